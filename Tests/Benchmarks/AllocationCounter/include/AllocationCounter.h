#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// True with glibc and without a sanitizer, which would replace malloc itself.
int allocations_are_counted(void);

/// The blocks that this thread has allocated.
unsigned long allocation_count(void);

/// The blocks that this thread has allocated, less those that it has freed.
long live_block_count(void);

#endif
