/** Modules of the standard library about sorted lists: heapq, bisect. */
export const source = String.raw`@heapq
def _up(heap, at, start=0):
    item = heap[at]
    while at > start:
        parent = (at - 1) >> 1
        if not item < heap[parent]:
            break
        heap[at] = heap[parent]
        at = parent
    heap[at] = item
def _down(heap, at):
    # as in CPython, the smaller child always moves up first: equal items come out in the same order
    start, end, item = at, len(heap), heap[at]
    child = 2 * at + 1
    while child < end:
        if child + 1 < end and not heap[child] < heap[child + 1]:
            child += 1
        heap[at] = heap[child]
        at, child = child, 2 * child + 1
    heap[at] = item
    _up(heap, at, start)
def heappush(heap, item):
    heap.append(item)
    _up(heap, len(heap) - 1)
def heappop(heap):
    if not heap:
        raise IndexError('index out of range')
    last = heap.pop()
    if not heap:
        return last
    first, heap[0] = heap[0], last
    _down(heap, 0)
    return first
def heapify(x):
    for at in reversed(range(len(x) // 2)):
        _down(x, at)
def heapreplace(heap, item):
    if not heap:
        raise IndexError('index out of range')
    first, heap[0] = heap[0], item
    _down(heap, 0)
    return first
def heappushpop(heap, item):
    if heap and heap[0] < item:
        return heapreplace(heap, item)
    return item
def nlargest(n, iterable, key=None):
    return sorted(iterable, key=key, reverse=True)[:max(n, 0)]
def nsmallest(n, iterable, key=None):
    return sorted(iterable, key=key)[:max(n, 0)]
def merge(*iterables, key=None, reverse=False):
    waiting = []
    for number, one in enumerate(iterables):
        one = iter(one)
        for item in one:
            waiting.append((item, number, one))
            break
    if reverse:
        yield from sorted([item for one in waiting for item in (one[0], *one[2])], key=key, reverse=True)
        return
    heap = [(item if key is None else key(item), number, item, one) for item, number, one in waiting]
    heapify(heap)
    while heap:
        _, number, item, one = heap[0]
        yield item
        item = next(one, heap)
        if item is heap:
            heappop(heap)
        else:
            heapreplace(heap, (item if key is None else key(item), number, item, one))
@bisect
def bisect_left(a, x, lo=0, hi=None, *, key=None):
    if lo < 0:
        raise ValueError('lo must be non-negative')
    hi = len(a) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        if (a[middle] if key is None else key(a[middle])) < x:
            lo = middle + 1
        else:
            hi = middle
    return lo
def bisect_right(a, x, lo=0, hi=None, *, key=None):
    if lo < 0:
        raise ValueError('lo must be non-negative')
    hi = len(a) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        if x < (a[middle] if key is None else key(a[middle])):
            hi = middle
        else:
            lo = middle + 1
    return lo
def insort_left(a, x, lo=0, hi=None, *, key=None):
    a.insert(bisect_left(a, x if key is None else key(x), lo, hi, key=key), x)
def insort_right(a, x, lo=0, hi=None, *, key=None):
    a.insert(bisect_right(a, x if key is None else key(x), lo, hi, key=key), x)
bisect, insort = bisect_right, insort_right
`
