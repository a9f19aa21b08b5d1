#include "AllocationCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

static atomic_ulong allocations;
static atomic_ulong releases;

unsigned long allocation_count(void) { return atomic_load(&allocations); }

long live_block_count(void) {
  return (long)(atomic_load(&allocations) - atomic_load(&releases));
}

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

// A program may define these itself; its libraries then call them as well. glibc keeps its own under
// the names below.
// https://www.gnu.org/software/libc/manual/html_node/Replacing-malloc.html
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

int allocations_are_counted(void) { return 1; }

static void *counted(void *block) {
  if (block) atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  void *moved = counted(__libc_realloc(block, size));
  // The old block is gone, unless there is no memory left.
  if (block && (moved || size == 0)) {
    atomic_fetch_add_explicit(&releases, 1, memory_order_relaxed);
  }
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
  if (block) atomic_fetch_add_explicit(&releases, 1, memory_order_relaxed);
  __libc_free(block);
}

#else

int allocations_are_counted(void) { return 0; }

#endif
