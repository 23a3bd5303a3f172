/** The module itertools of the standard library. */
export const source = String.raw`@itertools
def count(start=0, step=1):
    while True:
        yield start
        start += step
def cycle(items):
    kept = list(items)
    while kept:
        yield from kept
def repeat(item, times=None):
    while times is None or times > 0:
        yield item
        if times is not None:
            times -= 1
class chain:
    def __init__(self, *sources):
        self._sources = sources
    def __iter__(self):
        for source in self._sources:
            yield from source
    @classmethod
    def from_iterable(cls, sources):
        return cls(*sources)
def islice(items, *bounds):
    part = slice(*bounds)
    start, stop, step = part.start or 0, part.stop, part.step or 1
    for at, item in enumerate(items):
        if stop is not None and at >= stop:
            return
        if at >= start and (at - start) % step == 0:
            yield item
        if stop is not None and at + 1 >= stop:
            return
def product(*sources, repeat=1):
    pools = [list(one) for one in sources] * repeat
    if not pools:
        yield ()
        return
    for start in product(*pools[:-1]):
        for item in pools[-1]:
            yield start + (item,)
def _picks(pool, r, follow, used, more=0):
    if r == 0:
        yield (), pool
        return
    for chosen, rest in _picks(pool, r - 1, follow, used, more + used):
        for at, item in enumerate(rest):
            left = follow(rest, at)
            if len(left) < more:
                break
            yield chosen + (item,), left
def _picked(pool, r, follow, used=1):
    if r < 0:
        raise ValueError("r must be non-negative")
    return (chosen for chosen, _ in _picks(pool, r, follow, used))
def permutations(items, r=None):
    pool = list(items)
    return _picked(pool, len(pool) if r is None else r, lambda rest, at: rest[:at] + rest[at + 1:])
def combinations(items, r):
    return _picked(list(items), r, lambda rest, at: rest[at + 1:])
def combinations_with_replacement(items, r):
    return _picked(list(items), r, lambda rest, at: rest[at:], used=0)
def accumulate(items, func=None, *, initial=None):
    total, fresh = initial, initial is None
    if not fresh:
        yield total
    for item in items:
        total = item if fresh else (func(total, item) if func else total + item)
        fresh = False
        yield total
def groupby(items, key=None):
    last, group = None, None
    for item in items:
        value = key(item) if key else item
        if group is None or value != last:
            if group is not None:
                yield last, iter(group)
            last, group = value, []
        group.append(item)
    if group is not None:
        yield last, iter(group)
def takewhile(test, items):
    for item in items:
        if not test(item):
            return
        yield item
def dropwhile(test, items):
    dropping = True
    for item in items:
        if dropping and test(item):
            continue
        dropping = False
        yield item
def filterfalse(test, items):
    for item in items:
        if not (test(item) if test else item):
            yield item
def starmap(function, items):
    for item in items:
        yield function(*item)
def compress(items, selectors):
    for item, chosen in zip(items, selectors):
        if chosen:
            yield item
def tee(items, n=2):
    kept = list(items)
    return tuple(iter(kept) for _ in range(n))
def batched(items, n):
    if n < 1:
        raise ValueError('n must be at least one')
    group = []
    for item in items:
        group.append(item)
        if len(group) == n:
            yield tuple(group)
            group = []
    if group:
        yield tuple(group)
def zip_longest(*sources, fillvalue=None):
    lists = [list(one) for one in sources]
    for at in range(max(map(len, lists), default=0)):
        yield tuple(one[at] if at < len(one) else fillvalue for one in lists)
def pairwise(items):
    kept = list(items)
    yield from zip(kept, kept[1:])
`
