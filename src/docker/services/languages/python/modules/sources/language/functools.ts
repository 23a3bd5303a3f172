/** The module functools of the standard library. */
export const source = String.raw`@functools
def reduce(function, items, *initial):
    source = iter(items)
    value = initial[0] if initial else next(source)
    for item in source:
        value = function(value, item)
    return value
def update_wrapper(wrapper, wrapped, **options):
    wrapper.__wrapped__ = wrapped
    wrapper.__name__ = wrapped.__name__
    wrapper.__doc__ = wrapped.__doc__
    return wrapper
def wraps(wrapped, **options):
    return lambda wrapper: update_wrapper(wrapper, wrapped)
class partial:
    def __init__(self, func, *args, **keywords):
        self.func, self.args, self.keywords = func, args, keywords
    def __call__(self, *args, **keywords):
        return self.func(*self.args, *args, **{**self.keywords, **keywords})
    def __repr__(self):
        given = [repr(self.func), *map(repr, self.args), *[f'{name}={value!r}' for name, value in self.keywords.items()]]
        return 'functools.partial(' + ', '.join(given) + ')'
class _CacheInfo:
    def __init__(self, hits, misses, maxsize, currsize):
        self.hits, self.misses, self.maxsize, self.currsize = hits, misses, maxsize, currsize
    def __iter__(self):
        return iter((self.hits, self.misses, self.maxsize, self.currsize))
    def __repr__(self):
        return f'CacheInfo(hits={self.hits}, misses={self.misses}, maxsize={self.maxsize}, currsize={self.currsize})'
def lru_cache(maxsize=128, typed=False):
    if callable(maxsize):
        return lru_cache()(maxsize)
    def decorate(function):
        kept, counts = {}, [0, 0]
        def wrapper(*args, **named):
            key = (args, tuple(named.items()), tuple(map(type, args)) if typed else ())
            if key in kept:
                counts[0] += 1
                value = kept.pop(key)
            else:
                counts[1] += 1
                value = function(*args, **named)
            kept[key] = value
            if maxsize is not None and len(kept) > maxsize:
                del kept[next(iter(kept))]
            return value
        def cache_clear():
            kept.clear()
            counts[:] = [0, 0]
        wraps(function)(wrapper)
        wrapper.cache_clear = cache_clear
        wrapper.cache_info = lambda: _CacheInfo(counts[0], counts[1], maxsize, len(kept))
        return wrapper
    return decorate
def cache(function):
    return lru_cache(None)(function)
class cached_property:
    def __init__(self, func):
        self.func, self.attrname, self.__doc__ = func, func.__name__, func.__doc__
    def __set_name__(self, owner, name):
        self.attrname = name
    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        if self.attrname not in instance.__dict__:
            instance.__dict__[self.attrname] = self.func(instance)
        return instance.__dict__[self.attrname]
def singledispatch(function):
    registry = {object: function}
    def dispatch(cls):
        return next(registry[one] for one in cls.__mro__ if one in registry)
    def register(cls, func=None):
        if func is not None:
            registry[cls] = func
            return func
        if isinstance(cls, type):
            return lambda func: register(cls, func)
        return register(list(cls.__annotations__.values())[0], cls)
    def wrapper(*args, **named):
        if not args:
            raise TypeError(f'{function.__name__} requires at least 1 positional argument')
        return dispatch(type(args[0]))(*args, **named)
    update_wrapper(wrapper, function)
    wrapper.register, wrapper.dispatch, wrapper.registry = register, dispatch, registry
    return wrapper
def total_ordering(cls):
    own = cls.__dict__
    if '__lt__' in own:
        less = lambda one, other: one < other
    elif '__gt__' in own:
        less = lambda one, other: other > one
    elif '__le__' in own:
        less = lambda one, other: one <= other and one != other
    elif '__ge__' in own:
        less = lambda one, other: other >= one and one != other
    else:
        raise ValueError('must define at least one ordering operation: < > <= >=')
    for name, compare in (
        ('__lt__', lambda one, other: less(one, other)),
        ('__gt__', lambda one, other: not less(one, other) and one != other),
        ('__le__', lambda one, other: less(one, other) or one == other),
        ('__ge__', lambda one, other: not less(one, other)),
    ):
        if name not in own:
            setattr(cls, name, compare)
    return cls
def cmp_to_key(compare):
    class Key:
        def __init__(self, value):
            self.value = value
        def __lt__(self, other):
            return compare(self.value, other.value) < 0
    return Key
`
