import Foundation

for line in Report().lines { print(line) }
