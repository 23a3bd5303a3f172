/** Modules of the standard library that are about the language itself: collections, functools, itertools, datetime and others. */
export const source = String.raw`@collections
class OrderedDict(dict):
    def move_to_end(self, key, last=True):
        value = self.pop(key)
        others = [] if last else list(self.items())
        if not last:
            self.clear()
        self[key] = value
        self.update(others)
    def popitem(self, last=True):
        if not self:
            raise KeyError('dictionary is empty')
        key = list(self)[-1 if last else 0]
        return key, self.pop(key)
    def __repr__(self):
        return f'OrderedDict({dict(self)!r})' if self else 'OrderedDict()'
class defaultdict(dict):
    def __init__(self, default_factory=None, *places, **named):
        self.default_factory = default_factory
        self.update(*places, **named)
    def __missing__(self, key):
        if self.default_factory is None:
            raise KeyError(key)
        value = self.default_factory()
        self[key] = value
        return value
    def __repr__(self):
        return f'defaultdict({self.default_factory!r}, {dict(self)!r})'
class Counter(dict):
    def __init__(self, items=(), **named):
        self.update(items, **named)
    def __missing__(self, key):
        return 0
    def update(self, items=(), **named):
        if isinstance(items, dict):
            for key, count in items.items():
                self[key] = self[key] + count
        else:
            for key in items:
                self[key] = self[key] + 1
        for key, count in named.items():
            self[key] = self[key] + count
    def subtract(self, items=(), **named):
        for key, count in Counter(items, **named).items():
            self[key] = self[key] - count
    def copy(self):
        return Counter(self)
    def _of(self, counts):
        made = Counter()
        for key, count in counts:
            if count > 0:
                made[key] = count
        return made
    def __add__(self, other):
        return self._of([(key, self[key] + other[key]) for key in {**self, **other}])
    def __sub__(self, other):
        return self._of([(key, self[key] - other[key]) for key in {**self, **other}])
    def __and__(self, other):
        return self._of([(key, min(self[key], other[key])) for key in self])
    def __or__(self, other):
        return self._of([(key, max(self[key], other[key])) for key in {**self, **other}])
    def __pos__(self):
        return self._of(self.items())
    def most_common(self, n=None):
        return sorted(self.items(), key=lambda pair: pair[1], reverse=True)[:n]
    def elements(self):
        for key, count in self.items():
            for _ in range(count):
                yield key
    def total(self):
        return sum(self.values())
    def __repr__(self):
        return 'Counter()' if not self else 'Counter({' + ', '.join(f'{k!r}: {v!r}' for k, v in self.most_common()) + '})'
class deque(list):
    def copy(self):
        return type(self)(list(self), self.maxlen)
    def __init__(self, items=(), maxlen=None):
        self.maxlen = maxlen
        for item in items:
            self.append(item)
    def append(self, item):
        super().append(item)
        if self.maxlen is not None and len(self) > self.maxlen:
            super().pop(0)
    def appendleft(self, item):
        self.insert(0, item)
        if self.maxlen is not None and len(self) > self.maxlen:
            super().pop()
    def pop(self):
        if not self:
            raise IndexError('pop from an empty deque')
        return super().pop()
    def popleft(self):
        if not self:
            raise IndexError('pop from an empty deque')
        return super().pop(0)
    def extend(self, items):
        for item in list(items):
            self.append(item)
    def extendleft(self, items):
        for item in list(items):
            self.appendleft(item)
    def rotate(self, n=1):
        items = list(self)
        if items:
            n %= len(items)
            self.clear()
            super().extend(items[-n:] + items[:-n] if n else items)
    def copy(self):
        return deque(self, self.maxlen)
    def __getitem__(self, at):
        if isinstance(at, slice):
            raise TypeError("sequence index must be integer, not 'slice'")
        if not -len(self) <= at < len(self):
            raise IndexError('deque index out of range')
        return list(self)[at]
    def __repr__(self):
        return f'deque({list(self)!r}' + (f', maxlen={self.maxlen})' if self.maxlen is not None else ')')
    def remove(self, value):
        if value not in self:
            raise ValueError(f'{value!r} is not in deque')
        super().pop(self.index(value))
class ChainMap:
    def __init__(self, *maps):
        self.maps = list(maps) or [{}]
    @property
    def parents(self):
        return ChainMap(*self.maps[1:])
    def new_child(self, m=None, **named):
        return ChainMap({**(m or {}), **named} if m is None or named else m, *self.maps)
    def _merged(self):
        merged = {}
        for one in reversed(self.maps):
            merged.update(one)
        return merged
    def __getitem__(self, key):
        for one in self.maps:
            if key in one:
                return one[key]
        raise KeyError(key)
    def get(self, key, default=None):
        return self[key] if key in self else default
    def __setitem__(self, key, value):
        self.maps[0][key] = value
    def __delitem__(self, key):
        if key not in self.maps[0]:
            raise KeyError(f'Key not found in the first mapping: {key!r}')
        del self.maps[0][key]
    def __contains__(self, key):
        return any(key in one for one in self.maps)
    def __iter__(self):
        return iter(self._merged())
    def __len__(self):
        return len(self._merged())
    def keys(self):
        return self._merged().keys()
    def values(self):
        return self._merged().values()
    def items(self):
        return self._merged().items()
    def __eq__(self, other):
        return self._merged() == (other._merged() if isinstance(other, ChainMap) else other)
    def __repr__(self):
        return 'ChainMap(' + ', '.join(map(repr, self.maps)) + ')'
def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    names = tuple(field_names.replace(',', ' ').split() if isinstance(field_names, str) else field_names)
    usual = dict(zip(names[len(names) - len(defaults):], defaults)) if defaults else {}
    def __new__(cls, *places, **named):
        if len(places) > len(names):
            raise TypeError(f'{typename}.__new__() takes {len(names) + 1} positional arguments but {len(places) + 1} were given')
        given = dict(zip(names, places))
        for name, value in named.items():
            if name not in names:
                raise TypeError(f"{typename}.__new__() got an unexpected keyword argument '{name}'")
            if name in given:
                raise TypeError(f"{typename}.__new__() got multiple values for argument '{name}'")
            given[name] = value
        lacking = [repr(name) for name in names if name not in given and name not in usual]
        if lacking:
            listed = ' and '.join(lacking) if len(lacking) < 3 else ', '.join(lacking[:-1]) + ', and ' + lacking[-1]
            raise TypeError(f"{typename}.__new__() missing {len(lacking)} required positional argument{'s' if len(lacking) > 1 else ''}: {listed}")
        return tuple.__new__(cls, [given[name] if name in given else usual[name] for name in names])
    def __repr__(self):
        return type(self).__name__ + '(' + ', '.join(f'{name}={self[at]!r}' for at, name in enumerate(names)) + ')'
    def _asdict(self):
        return dict(zip(names, self))
    def _replace(self, **changes):
        strange = [name for name in changes if name not in names]
        if strange:
            raise ValueError(f'Got unexpected field names: {strange!r}')
        return type(self)(*[changes.get(name, self[at]) for at, name in enumerate(names)])
    def _make(cls, items):
        return cls(*items)
    def field(at):
        def refuse(self, value):
            raise AttributeError("can't set attribute")
        return property(lambda self: self[at], refuse)
    members = {name: field(at) for at, name in enumerate(names)}
    members.update(__new__=__new__, __repr__=__repr__, _asdict=_asdict, _replace=_replace, _make=classmethod(_make), _fields=names, _field_defaults=usual)
    return type(typename, (tuple,), members)
@functools
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
@itertools
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
@operator
def itemgetter(*keys):
    return lambda value: value[keys[0]] if len(keys) == 1 else tuple(value[key] for key in keys)
def attrgetter(*names):
    def get(value, name):
        for part in name.split('.'):
            value = getattr(value, part)
        return value
    return lambda value: get(value, names[0]) if len(names) == 1 else tuple(get(value, name) for name in names)
def methodcaller(name, *places, **named):
    return lambda value: getattr(value, name)(*places, **named)
def add(a, b):
    return a + b
def sub(a, b):
    return a - b
def mul(a, b):
    return a * b
def truediv(a, b):
    return a / b
def floordiv(a, b):
    return a // b
def mod(a, b):
    return a % b
def pow(a, b):
    return a ** b
def neg(a):
    return -a
def eq(a, b):
    return a == b
def ne(a, b):
    return a != b
def lt(a, b):
    return a < b
def le(a, b):
    return a <= b
def gt(a, b):
    return a > b
def ge(a, b):
    return a >= b
def and_(a, b):
    return a & b
def or_(a, b):
    return a | b
def xor(a, b):
    return a ^ b
def contains(a, b):
    return b in a
def getitem(a, b):
    return a[b]
@string
ascii_lowercase = 'abcdefghijklmnopqrstuvwxyz'
ascii_uppercase = ascii_lowercase.upper()
ascii_letters = ascii_lowercase + ascii_uppercase
digits = '0123456789'
hexdigits = digits + 'abcdefABCDEF'
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_""" + chr(96) + '{|}~'
whitespace = ' \t\n\r\x0b\x0c'
printable = digits + ascii_letters + punctuation + whitespace
def capwords(s, sep=None):
    return (sep or ' ').join(word.capitalize() for word in s.split(sep))
class Template:
    delimiter = '$'
    def __init__(self, template):
        self.template = template
    def _filled(self, values, safe):
        import re
        def put(found):
            name = found.group(1) or found.group(2)
            if name is not None:
                if name in values:
                    return str(values[name])
                if safe:
                    return found.group(0)
                raise KeyError(name)
            if found.group(3) or safe:
                return found.group(3) or found.group(0)
            before = self.template[:found.start()]
            line, column = before.count('\n') + 1, found.start() - before.rfind('\n')
            raise ValueError(f'Invalid placeholder in string: line {line}, col {column}')
        return re.sub(r'\$(?:([_a-zA-Z][_a-zA-Z0-9]*)|\{([_a-zA-Z][_a-zA-Z0-9]*)\}|(\$)|)', put, self.template)
    def substitute(self, mapping={}, **named):
        return self._filled({**mapping, **named}, False)
    def safe_substitute(self, mapping={}, **named):
        return self._filled({**mapping, **named}, True)
@typing
class _Form:
    def __init__(self, name, origin=None, args=()):
        self._name, self.__origin__, self.__args__ = name, origin, args
    def __getitem__(self, item):
        args = item if isinstance(item, tuple) else (item,)
        return _Form(self._name, self._origin(), tuple(type(None) if one is None else one for one in args))
    def _origin(self):
        return _ORIGINS.get(self._name) or (Union if self._name == 'Optional' else self.__origin__ or self)
    def __call__(self, *places, **named):
        return places[-1] if places else self
    def __or__(self, other):
        if other is None:
            return _Form('Optional', Union, (self,))
        return _Form('Union', Union, (self, other))
    __ror__ = __or__
    def __repr__(self):
        shown = ', '.join(one.__name__ if isinstance(one, type) else repr(one) for one in self.__args__)
        return f'typing.{self._name}' + (f'[{shown}]' if shown else '')
_ORIGINS = {'List': list, 'Dict': dict, 'Tuple': tuple, 'Set': set}
Any, List, Dict, Tuple, Set, Optional, Union, Callable, Iterable, Iterator, Generator, Sequence, Mapping, Type, Literal, Final, ClassVar, Annotated, Awaitable, AsyncGenerator, AsyncIterator, Self = [
    _Form(name) for name in 'Any List Dict Tuple Set Optional Union Callable Iterable Iterator Generator Sequence Mapping Type Literal Final ClassVar Annotated Awaitable AsyncGenerator AsyncIterator Self'.split()]
def get_origin(kind):
    return getattr(kind, '__origin__', None)
def get_args(kind):
    return tuple(getattr(kind, '__args__', ()))
def get_type_hints(value):
    return dict(getattr(value, '__annotations__', {}))
class _NamedTupleMeta(type):
    def __new__(meta, name, bases, space):
        if not bases:
            return super().__new__(meta, name, bases, space)
        from collections import namedtuple
        names = list(space.get('__annotations__', {}))
        made = namedtuple(name, names, defaults=[space[one] for one in names if one in space])
        for key, member in space.items():
            if key not in names and key not in ('__doc__', '__annotations__', '__module__', '__qualname__'):
                setattr(made, key, member)
        made.__annotations__ = space.get('__annotations__', {})
        return made
class NamedTuple(metaclass=_NamedTupleMeta):
    pass
class _TypedDictMeta(type):
    def __new__(meta, name, bases, space, total=True):
        return super().__new__(meta, name, (), space)
    def __call__(cls, *places, **named):
        return dict(*places, **named)
class TypedDict(metaclass=_TypedDictMeta):
    pass
def NewType(name, of):
    return of
def overload(function):
    return function
def final(value):
    return value
def no_type_check(value):
    return value
def runtime_checkable(cls):
    return cls
class Protocol:
    pass
class Generic:
    pass
TYPE_CHECKING = False
def TypeVar(name, *places, **named):
    return _Form(name)
def cast(type, value):
    return value
@abc
class ABC:
    def __new__(cls, *places, **named):
        lacking = sorted(name for name in dir(cls) if getattr(getattr(cls, name, None), '__isabstractmethod__', False))
        if lacking:
            methods = 'methods' if len(lacking) > 1 else 'method'
            quoted = ', '.join(f"'{name}'" for name in lacking)
            raise TypeError(f"Can't instantiate abstract class {cls.__name__} without an implementation for abstract {methods} {quoted}")
        return super().__new__(cls, *places, **named)
class ABCMeta(type):
    _base = ABC
def abstractmethod(function):
    function.__isabstractmethod__ = True
    return function
@contextlib
import sys
def contextmanager(function):
    class Manager:
        def __init__(self, *places, **named):
            self._made = function(*places, **named)
        def __enter__(self):
            return next(self._made)
        def __exit__(self, kind, error, trace):
            if error is None:
                next(self._made, None)
                return False
            try:
                self._made.throw(error)
            except StopIteration:
                return True
            return False
    return Manager
def asynccontextmanager(function):
    class Manager:
        def __init__(self, *places, **named):
            self._made = function(*places, **named)
        async def __aenter__(self):
            return await self._made.__anext__()
        async def __aexit__(self, kind, error, trace):
            if error is None:
                try:
                    await self._made.__anext__()
                except StopAsyncIteration:
                    pass
                return False
            try:
                await self._made.athrow(error)
            except StopAsyncIteration:
                return True
            return False
    return Manager
class suppress:
    def __init__(self, *kinds):
        self._kinds = kinds
    def __enter__(self):
        return self
    def __exit__(self, kind, error, trace):
        return error is not None and isinstance(error, self._kinds)
class nullcontext:
    def __init__(self, enter_result=None):
        self.enter_result = enter_result
    def __enter__(self):
        return self.enter_result
    def __exit__(self, kind, error, trace):
        return None
class closing:
    def __init__(self, thing):
        self.thing = thing
    def __enter__(self):
        return self.thing
    def __exit__(self, kind, error, trace):
        self.thing.close()
class _Redirect:
    def __init__(self, new_target):
        self._new_target, self._old_targets = new_target, []
    def __enter__(self):
        self._old_targets.append(getattr(sys, self._stream))
        setattr(sys, self._stream, self._new_target)
        return self._new_target
    def __exit__(self, kind, error, trace):
        setattr(sys, self._stream, self._old_targets.pop())
class redirect_stdout(_Redirect):
    _stream = 'stdout'
class redirect_stderr(_Redirect):
    _stream = 'stderr'
class ExitStack:
    def __init__(self):
        self._exits = []
    def enter_context(self, manager):
        entered = manager.__enter__()
        self._exits.append(manager.__exit__)
        return entered
    def push(self, manager):
        self._exits.append(manager.__exit__ if hasattr(manager, '__exit__') else manager)
        return manager
    def callback(self, function, *places, **named):
        def leave(kind, error, trace):
            function(*places, **named)
        self._exits.append(leave)
        return function
    def pop_all(self):
        moved = ExitStack()
        moved._exits, self._exits = self._exits, []
        return moved
    def close(self):
        self.__exit__(None, None, None)
    def __enter__(self):
        return self
    def __exit__(self, kind, error, trace):
        given = error
        while self._exits:
            leave = self._exits.pop()
            try:
                if leave(None if error is None else type(error), error, trace):
                    error = None
            except BaseException as raised:
                error = raised
        if error is not None and error is not given:
            raise error
        return given is not None and error is None
@copy
_FUNCTIONS = (type(lambda: None), type(len), type([].append))
def _is_plain(value):
    return hasattr(value, '__dict__') and not isinstance(value, (type, BaseException)) and not type(value) in _FUNCTIONS
def _filled(value, attributes):
    made = object.__new__(type(value))
    for name, one in attributes:
        object.__setattr__(made, name, one)
    return made
def copy(value):
    if hasattr(type(value), '__copy__'):
        return value.__copy__()
    if isinstance(value, (list, dict, set)):
        return value.copy()
    return _filled(value, value.__dict__.items()) if _is_plain(value) else value
def _deep(value, memo):
    if hasattr(type(value), '__deepcopy__'):
        return value.__deepcopy__(memo)
    if isinstance(value, list):
        made = memo[id(value)] = value.copy()
        made.clear()
        for one in value:
            made.append(deepcopy(one, memo))
        return made
    if isinstance(value, dict):
        made = memo[id(value)] = value.copy()
        made.clear()
        for key, one in value.items():
            made[deepcopy(key, memo)] = deepcopy(one, memo)
        return made
    if isinstance(value, set):
        return {deepcopy(one, memo) for one in value}
    if type(value) is tuple:
        made = tuple([deepcopy(one, memo) for one in value])
        return value if all(one is other for one, other in zip(made, value)) else made
    if not _is_plain(value):
        return value
    made = memo[id(value)] = _filled(value, [])
    for name, one in value.__dict__.items():
        object.__setattr__(made, name, deepcopy(one, memo))
    return made
_ATOMS = (int, float, str, bool, bytes, type(None))
def deepcopy(value, memo=None):
    if type(value) in _ATOMS:
        return value
    memo = {} if memo is None else memo
    known = memo.get(id(value))
    if known is not None:
        return known
    made = _deep(value, memo)
    memo[id(value)] = made
    return made
@dataclasses
class _Missing:
    def __repr__(self):
        return '<dataclasses._MISSING_TYPE object>'
MISSING = _Missing()
class FrozenInstanceError(AttributeError):
    pass
class Field:
    def __init__(self, default, default_factory, init, repr, compare, kw_only):
        self.name, self.default, self.default_factory = None, default, default_factory
        self.init, self.repr, self.compare, self.kw_only = init, repr, compare, kw_only
    def _given(self):
        return self.default is not MISSING or self.default_factory is not MISSING
    def _value(self):
        return self.default if self.default_factory is MISSING else self.default_factory()
def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None, kw_only=False):
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError('cannot specify both default and default_factory')
    return Field(default, default_factory, init, repr, compare, kw_only)
def _own(cls, kw_only):
    for name in cls.__dict__.get('__annotations__', ()):
        value = cls.__dict__.get(name, MISSING)
        made = value if isinstance(value, Field) else Field(value, MISSING, True, True, True, kw_only)
        if isinstance(made.default, (list, dict, set)):
            raise ValueError(f'mutable default {type(made.default)} for field {name} is not allowed: use default_factory')
        made.name = name
        if isinstance(value, Field):
            if made.default is MISSING:
                delattr(cls, name)
            else:
                setattr(cls, name, made.default)
        yield made
def _check_order(found):
    last = None
    for one in found:
        if one.init and not one.kw_only:
            if one._given():
                last = one.name
            elif last is not None:
                raise TypeError(f"non-default argument '{one.name}' follows default argument '{last}'")
def _listed(names):
    quoted = [repr(name) for name in names]
    return ' and '.join(quoted) if len(quoted) < 3 else ', '.join(quoted[:-1]) + ', and ' + quoted[-1]
def _start(cls, found):
    title = cls.__qualname__ + '.__init__()'
    given = [one for one in found if one.init]
    plain = [one for one in given if not one.kw_only]
    def __init__(self, *places, **named):
        if len(places) > len(plain):
            least = 1 + len([one for one in plain if not one._given()])
            takes = f'from {least} to {len(plain) + 1}' if least <= len(plain) else f'{len(plain) + 1}'
            raise TypeError(f"{title} takes {takes} positional argument{'' if plain == [] else 's'} but {len(places) + 1} were given")
        values = {one.name: value for one, value in zip(plain, places)}
        known = [one.name for one in given]
        for name, value in named.items():
            if name not in known:
                raise TypeError(f"{title} got an unexpected keyword argument '{name}'")
            if name in values:
                raise TypeError(f"{title} got multiple values for argument '{name}'")
            values[name] = value
        lacking = [one.name for one in plain if one.name not in values and not one._given()]
        kind = 'positional'
        if not lacking:
            lacking = [one.name for one in given if one.name not in values and not one._given()]
            kind = 'keyword-only'
        if lacking:
            raise TypeError(f"{title} missing {len(lacking)} required {kind} argument{'s' if len(lacking) > 1 else ''}: {_listed(lacking)}")
        for one in found:
            if one.name in values:
                object.__setattr__(self, one.name, values[one.name])
            elif one._given():
                object.__setattr__(self, one.name, one._value())
        if hasattr(self, '__post_init__'):
            self.__post_init__()
    return __init__
def _orders(of):
    def made(compare):
        def method(self, other):
            return compare(of(self), of(other)) if type(other) is type(self) else NotImplemented
        return method
    return {'__lt__': made(lambda a, b: a < b), '__le__': made(lambda a, b: a <= b), '__gt__': made(lambda a, b: a > b), '__ge__': made(lambda a, b: a >= b)}
def _frozen():
    def __setattr__(self, name, value):
        raise FrozenInstanceError(f'cannot assign to field {name!r}')
    return {'__setattr__': __setattr__}
def dataclass(cls=None, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, kw_only=False, slots=False, match_args=True):
    if cls is None:
        return lambda one: dataclass(one, init=init, repr=repr, eq=eq, order=order, unsafe_hash=unsafe_hash, frozen=frozen, kw_only=kw_only, slots=slots, match_args=match_args)
    fields_ = {}
    for base in reversed(cls.__mro__[1:]):
        fields_.update(base.__dict__.get('__dataclass_fields__', {}))
    for one in _own(cls, kw_only):
        fields_[one.name] = one
    found = list(fields_.values())
    _check_order(found)
    shown = [one.name for one in found if one.repr]
    compared = [one.name for one in found if one.compare]
    def of(self):
        return tuple(getattr(self, name) for name in compared)
    def __repr__(self):
        return type(self).__qualname__ + '(' + ', '.join(f'{name}={getattr(self, name)!r}' for name in shown) + ')'
    def __eq__(self, other):
        return of(self) == of(other) if type(other) is type(self) else NotImplemented
    def __hash__(self):
        return hash(of(self))
    members = {}
    if match_args and '__match_args__' not in cls.__dict__:
        members['__match_args__'] = tuple(one.name for one in found if one.init and not one.kw_only)
    if init:
        members['__init__'] = _start(cls, found)
    if repr:
        members['__repr__'] = __repr__
    if eq:
        members['__eq__'] = __eq__
    if order:
        members.update(_orders(of))
    if unsafe_hash or (eq and frozen):
        members['__hash__'] = __hash__
    if frozen:
        members.update(_frozen())
    for name, member in members.items():
        if name not in cls.__dict__:
            setattr(cls, name, member)
    cls.__dataclass_fields__ = fields_
    return _slotted(cls, [one.name for one in found]) if slots else cls
def _slotted(cls, names):
    members = {key: member for key, member in cls.__dict__.items() if key not in names}
    above = [name for base in cls.__mro__[1:] for name in base.__dict__.get('__slots__', ())]
    made = type(cls)(cls.__name__, cls.__bases__, {**members, '__slots__': tuple(name for name in names if name not in above)})
    made.__module__ = cls.__module__
    return made
def is_dataclass(value):
    return hasattr(value, '__dataclass_fields__')
def fields(value):
    return tuple(value.__dataclass_fields__.values())
def _plain(value):
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    if isinstance(value, (list, tuple)):
        return type(value)([_plain(one) for one in value])
    return {_plain(key): _plain(one) for key, one in value.items()} if isinstance(value, dict) else value
def asdict(value):
    return {name: _plain(getattr(value, name)) for name in value.__dataclass_fields__}
def astuple(value):
    return tuple(astuple(getattr(value, name)) if is_dataclass(getattr(value, name)) else getattr(value, name) for name in value.__dataclass_fields__)
def replace(value, **changes):
    given = {one.name: getattr(value, one.name) for one in fields(value) if one.init}
    return type(value)(**{**given, **changes})
@datetime
import time as _t
import _time
class timedelta:
    def __init__(self, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0):
        total = round((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60_000_000 + seconds * 1_000_000 + milliseconds * 1000 + microseconds)
        self.days, rest = divmod(total, 86_400_000_000)
        self.seconds, self.microseconds = divmod(rest, 1_000_000)
    def _total(self):
        return self.days * 86_400_000_000 + self.seconds * 1_000_000 + self.microseconds
    def total_seconds(self):
        return self._total() / 1_000_000
    def __add__(self, other):
        return timedelta(microseconds=self._total() + other._total()) if isinstance(other, timedelta) else NotImplemented
    def __sub__(self, other):
        return timedelta(microseconds=self._total() - other._total()) if isinstance(other, timedelta) else NotImplemented
    def __mul__(self, n):
        return timedelta(microseconds=self._total() * n) if isinstance(n, (int, float)) else NotImplemented
    __rmul__ = __mul__
    def __truediv__(self, other):
        if isinstance(other, timedelta):
            return self._total() / other._total()
        if isinstance(other, float):
            return timedelta(microseconds=self._total() / other)
        if not isinstance(other, int):
            return NotImplemented
        total, other = (-self._total(), -other) if other < 0 else (self._total(), other)
        whole, rest = divmod(total, other)
        up = rest * 2 > other or rest * 2 == other and whole % 2 == 1
        return timedelta(microseconds=whole + up)
    def __floordiv__(self, other):
        if isinstance(other, timedelta):
            return self._total() // other._total()
        return timedelta(microseconds=self._total() // other) if isinstance(other, int) else NotImplemented
    def __mod__(self, other):
        return timedelta(microseconds=self._total() % other._total()) if isinstance(other, timedelta) else NotImplemented
    def __divmod__(self, other):
        return self // other, self % other
    def __neg__(self):
        return timedelta(microseconds=-self._total())
    def __pos__(self):
        return self
    def __abs__(self):
        return -self if self.days < 0 else self
    def __bool__(self):
        return self._total() != 0
    def __hash__(self):
        return hash(self._total())
    def __eq__(self, other):
        return isinstance(other, timedelta) and self._total() == other._total()
    def __lt__(self, other):
        return self._total() < other._total() if isinstance(other, timedelta) else NotImplemented
    def __le__(self, other):
        return self._total() <= other._total() if isinstance(other, timedelta) else NotImplemented
    def __str__(self):
        minutes, seconds = divmod(self.seconds, 60)
        hours, minutes = divmod(minutes, 60)
        text = f'{hours}:{minutes:02}:{seconds:02}'
        if self.microseconds:
            text += f'.{self.microseconds:06}'
        return f"{self.days} day{'' if abs(self.days) == 1 else 's'}, {text}" if self.days else text
    def __repr__(self):
        parts = [f'{name}={getattr(self, name)}' for name in ('days', 'seconds', 'microseconds') if getattr(self, name) != 0]
        return 'datetime.timedelta(' + (', '.join(parts) or '0') + ')'
class tzinfo:
    pass
class timezone(tzinfo):
    def __init__(self, offset):
        self._offset = offset
    def __str__(self):
        return 'UTC'
    def __repr__(self):
        return 'datetime.timezone.utc'
timezone.utc = timezone(timedelta(0))
UTC = timezone.utc
class date:
    def __init__(self, year, month, day):
        self.year, self.month, self.day = year, month, day
        self._check()
    def _check(self):
        if not 1 <= self.month <= 12:
            raise ValueError('month must be in 1..12')
        if self._fields().tm_mon != self.month or self.day < 1:
            raise ValueError('day is out of range for month')
    def _micro(self):
        return _time._seconds(self.year, self.month, self.day) * 1_000_000
    def _fields(self):
        return _t.gmtime(self._micro() // 1_000_000)
    @classmethod
    def today(cls):
        t = _t.gmtime()
        return date(t.tm_year, t.tm_mon, t.tm_mday)
    @classmethod
    def fromisoformat(cls, text):
        return date(*[int(part) for part in text.split('-')])
    def weekday(self):
        return self._fields().tm_wday
    def isoweekday(self):
        return self.weekday() + 1
    def __hash__(self):
        return hash(self._micro())
    def replace(self, **changes):
        return date(*[changes.get(name, getattr(self, name)) for name in ('year', 'month', 'day')])
    def timetuple(self):
        return self._fields()
    def strftime(self, format):
        return _t._format(format, self._fields())
    def __format__(self, spec):
        return self.strftime(spec) if spec else str(self)
    def isoformat(self):
        return f'{self.year:04}-{self.month:02}-{self.day:02}'
    def __str__(self):
        return self.isoformat()
    def __repr__(self):
        return f'datetime.date({self.year}, {self.month}, {self.day})'
    def _like(self, micro):
        t = _t.gmtime(micro // 1_000_000)
        return date(t.tm_year, t.tm_mon, t.tm_mday)
    def __add__(self, delta):
        return self._like(self._micro() + delta._total())
    def __sub__(self, other):
        if isinstance(other, timedelta):
            return self._like(self._micro() - other._total())
        return timedelta(microseconds=self._micro() - other._micro())
    def __eq__(self, other):
        return isinstance(other, date) and self._micro() == other._micro()
    def __lt__(self, other):
        return self._micro() < other._micro()
    def __le__(self, other):
        return self._micro() <= other._micro()
    def __gt__(self, other):
        return self._micro() > other._micro()
    def __ge__(self, other):
        return self._micro() >= other._micro()
class time:
    def __init__(self, hour=0, minute=0, second=0, microsecond=0):
        self.hour, self.minute, self.second, self.microsecond = hour, minute, second, microsecond
        for name, value, most in (('hour', hour, 23), ('minute', minute, 59), ('second', second, 59)):
            if not 0 <= value <= most:
                raise ValueError(f'{name} must be in 0..{most}')
    def _fields(self):
        return _t.gmtime(self.hour * 3600 + self.minute * 60 + self.second)
    def strftime(self, format):
        return _t._format(format, self._fields(), self.microsecond, '')
    def isoformat(self):
        return f'{self.hour:02}:{self.minute:02}:{self.second:02}' + (f'.{self.microsecond:06}' if self.microsecond else '')
    def __str__(self):
        return self.isoformat()
    def __repr__(self):
        rest = [self.second] if self.second or self.microsecond else []
        rest += [self.microsecond] if self.microsecond else []
        return 'datetime.time(' + ', '.join(map(str, [self.hour, self.minute, *rest])) + ')'
    def _order(self):
        return (self.hour, self.minute, self.second, self.microsecond)
    def __eq__(self, other):
        return isinstance(other, time) and self._order() == other._order()
    def __lt__(self, other):
        return self._order() < other._order()
    def __le__(self, other):
        return self._order() <= other._order()
    def __hash__(self):
        return hash(self._order())
_MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
_KINDS = {
    'Y': r'\d{4}', 'm': r'1[0-2]|0?[1-9]', 'd': r'3[01]|[12]\d|0?[1-9]', 'H': r'2[0-3]|[01]?\d', 'I': r'1[0-2]|0?[1-9]', 'M': r'[0-5]?\d', 'S': r'[0-5]?\d',
    'f': r'\d{1,6}', 'y': r'\d\d', 'p': 'am|pm', 'B': '|'.join(_MONTHS), 'b': '|'.join(name[:3] for name in _MONTHS), 'A': '|'.join(_DAYS), 'a': '|'.join(name[:3] for name in _DAYS),
}
def _parsed(text, format):
    import re
    pattern, at = '', 0
    while at < len(format):
        letter = format[at]
        at += 1
        if letter == '%':
            kind = format[at:at + 1]
            at += 1
            if kind == '%':
                pattern += '%'
            elif kind in _KINDS:
                pattern += f'(?P<{kind}>{_KINDS[kind]})'
            elif kind == '':
                raise ValueError(f"stray % in format '{format}'")
            else:
                raise NotImplementedError(f'%{kind} of strptime is not simulated')
        else:
            pattern += r'\s+' if letter.isspace() else re.escape(letter)
    match = re.compile(pattern, re.I).match(text)
    if match is None:
        raise ValueError(f'time data {text!r} does not match format {format!r}')
    if match.end() < len(text):
        raise ValueError(f'unconverted data remains: {text[match.end():]}')
    found = {name: value.lower() for name, value in match.groupdict().items()}
    year = int(found['Y']) if 'Y' in found else 1900
    if 'y' in found:
        year = int(found['y']) + (2000 if int(found['y']) < 69 else 1900)
    month = int(found.get('m', 1))
    if 'B' in found:
        month = _MONTHS.index(found['B']) + 1
    elif 'b' in found:
        month = [name[:3] for name in _MONTHS].index(found['b']) + 1
    hour = int(found.get('H', 0))
    if 'I' in found:
        hour = int(found['I']) % 12 + (12 if found.get('p') == 'pm' else 0)
    return year, month, int(found.get('d', 1)), hour, int(found.get('M', 0)), int(found.get('S', 0)), int(found.get('f', '0').ljust(6, '0'))
class datetime(date):
    def __init__(self, year, month, day, hour=0, minute=0, second=0, microsecond=0, tzinfo=None):
        self.year, self.month, self.day = year, month, day
        self.hour, self.minute, self.second, self.microsecond, self.tzinfo = hour, minute, second, microsecond, tzinfo
        self._check()
    def _micro(self):
        return _time._seconds(self.year, self.month, self.day, self.hour, self.minute, self.second) * 1_000_000 + self.microsecond
    @classmethod
    def fromtimestamp(cls, seconds, tz=None):
        micro = round(seconds * 1_000_000)
        t = _t.gmtime(micro // 1_000_000)
        return datetime(t.tm_year, t.tm_mon, t.tm_mday, t.tm_hour, t.tm_min, t.tm_sec, micro % 1_000_000, tz)
    @classmethod
    def now(cls, tz=None):
        return cls.fromtimestamp(_time.time(), tz)
    @classmethod
    def utcnow(cls):
        return cls.fromtimestamp(_time.time())
    @classmethod
    def today(cls):
        return cls.now()
    @classmethod
    def fromisoformat(cls, text):
        day, _, clock = text.replace('T', ' ').partition(' ')
        parts = [int(part) for part in day.split('-')]
        seconds, _, micro = clock.partition('.')
        parts += [int(part) for part in seconds.split(':') if part]
        return cls(*parts, microsecond=int(micro or 0))
    @classmethod
    def strptime(cls, text, format):
        return cls(*_parsed(text, format))
    def time(self):
        return time(self.hour, self.minute, self.second, self.microsecond)
    @classmethod
    def combine(cls, day, clock):
        return cls(day.year, day.month, day.day, clock.hour, clock.minute, clock.second, clock.microsecond)
    def timestamp(self):
        return self._micro() / 1_000_000
    def date(self):
        return date(self.year, self.month, self.day)
    def replace(self, **changes):
        parts = {name: changes.get(name, getattr(self, name)) for name in ('year', 'month', 'day', 'hour', 'minute', 'second', 'microsecond', 'tzinfo')}
        return datetime(**parts)
    def strftime(self, format):
        return _t._format(format, self._fields(), self.microsecond, 'UTC' if self.tzinfo else '')
    def isoformat(self, sep='T', timespec='auto'):
        text = f'{self.year:04}-{self.month:02}-{self.day:02}{sep}{self.hour:02}:{self.minute:02}:{self.second:02}'
        if self.microsecond and timespec == 'auto':
            text += f'.{self.microsecond:06}'
        return text + ('+00:00' if self.tzinfo else '')
    def __str__(self):
        return self.isoformat(' ')
    def __repr__(self):
        parts = [self.year, self.month, self.day, self.hour, self.minute]
        if self.second or self.microsecond:
            parts.append(self.second)
        if self.microsecond:
            parts.append(self.microsecond)
        return 'datetime.datetime(' + ', '.join(map(str, parts)) + (', tzinfo=datetime.timezone.utc)' if self.tzinfo else ')')
    def _like(self, micro):
        made = datetime.fromtimestamp(micro // 1_000_000, self.tzinfo)
        made.microsecond = micro % 1_000_000
        return made
@uuid
import random
def uuid4():
    text = ''.join(random.choice('0123456789abcdef') for _ in range(32))
    return f'{text[:8]}-{text[8:12]}-4{text[13:16]}-{"89ab"[random.randrange(4)]}{text[17:20]}-{text[20:]}'
@__future__
annotations = division = print_function = unicode_literals = True
@html
def escape(text, quote=True):
    text = text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')
    return text.replace('"', '&quot;').replace("'", '&#x27;') if quote else text
@statistics
import math as _math
class StatisticsError(ValueError):
    pass
def _all(name, items, least=1):
    items = list(items)
    if len(items) < least:
        raise StatisticsError(f'{name} requires at least {"one data point" if least == 1 else "two data points"}')
    return items
def _exact(total, count):
    if isinstance(total, int) and total % count == 0:
        return total // count
    return total / count
def mean(data):
    items = _all('mean', data)
    return _exact(_math.fsum(items) if any(isinstance(one, float) for one in items) else sum(items), len(items))
def fmean(data):
    items = _all('fmean', data)
    return _math.fsum(items) / len(items)
def _sorted(data):
    items = sorted(data)
    if not items:
        raise StatisticsError('no median for empty data')
    return items
def median(data):
    items = _sorted(data)
    half = len(items) // 2
    return items[half] if len(items) % 2 else (items[half - 1] + items[half]) / 2
def median_low(data):
    items = _sorted(data)
    return items[(len(items) - 1) // 2]
def median_high(data):
    items = _sorted(data)
    return items[len(items) // 2]
def _counts(data):
    counts = {}
    for one in data:
        counts[one] = counts.get(one, 0) + 1
    return counts
def mode(data):
    counts = _counts(data)
    if not counts:
        raise StatisticsError('no mode for empty data')
    return max(counts, key=counts.get)
def multimode(data):
    counts = _counts(data)
    most = max(counts.values(), default=0)
    return [one for one, count in counts.items() if count == most]
def _squares(items, middle=None):
    middle = mean(items) if middle is None else middle
    squares = [(one - middle) ** 2 for one in items]
    return sum(squares) if all(isinstance(one, int) for one in squares) else _math.fsum(squares)
def pvariance(data, mu=None):
    items = _all('pvariance', data)
    return _exact(_squares(items, mu), len(items))
def variance(data, xbar=None):
    items = _all('variance', data, 2)
    return _exact(_squares(items, xbar), len(items) - 1)
def stdev(data, xbar=None):
    items = _all('stdev', data, 2)
    return _math.sqrt(_squares(items, xbar) / (len(items) - 1))
def pstdev(data, mu=None):
    items = _all('pstdev', data)
    return _math.sqrt(_squares(items, mu) / len(items))
def quantiles(data, *, n=4, method='exclusive'):
    if n < 1:
        raise StatisticsError('n must be at least 1')
    items = sorted(data)
    if len(items) < 2:
        raise StatisticsError('must have at least two data points')
    cuts = []
    for at in range(1, n):
        if method == 'inclusive':
            j, delta = divmod(at * (len(items) - 1), n)
        else:
            j = at * (len(items) + 1) // n
            j = 1 if j < 1 else len(items) - 1 if j > len(items) - 1 else j
            delta = at * (len(items) + 1) - j * n
            j -= 1
        cuts.append((items[j] * (n - delta) + items[j + 1] * delta) / n)
    return cuts
`
