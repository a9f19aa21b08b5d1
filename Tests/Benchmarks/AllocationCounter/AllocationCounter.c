#include "AllocationCounter.h"

#include <errno.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

static _Thread_local unsigned long allocations;
static _Thread_local unsigned long releases;

unsigned long allocation_count(void) { return allocations; }

long live_block_count(void) { return (long)(allocations - releases); }

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

// A program may define these functions; its libraries then call them too. glibc keeps its own under
// the names below.
// https://www.gnu.org/software/libc/manual/html_node/Replacing-malloc.html
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

int allocations_are_counted(void) { return 1; }

static void *counted(void *block) {
  if (block) allocations += 1;
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  void *moved = counted(__libc_realloc(block, size));
  // The old block is gone, unless there is no memory left.
  if (block && (moved || size == 0)) releases += 1;
  return moved;
}

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block || size == 0 ? 0 : ENOMEM;
}

void free(void *block) {
  if (block) releases += 1;
  __libc_free(block);
}

#else

int allocations_are_counted(void) { return 0; }

#endif
