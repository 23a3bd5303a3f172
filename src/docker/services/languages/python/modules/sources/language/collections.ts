/** The module collections of the standard library. */
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
        return f'OrderedDict({list(self.items())!r})' if self else 'OrderedDict()'
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
`
