/** The module dataclasses of the standard library. */
export const source = String.raw`@dataclasses
class _Missing:
    def __repr__(self):
        return '<dataclasses._MISSING_TYPE object>'
MISSING = _Missing()
class FrozenInstanceError(AttributeError):
    pass
class Field:
    def __init__(self, default, default_factory, init, repr, compare, kw_only):
        self.name, self.type, self.default, self.default_factory = None, None, default, default_factory
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
    for name, kind in cls.__dict__.get('__annotations__', {}).items():
        if getattr(kind, '_name', None) == 'ClassVar':
            continue
        value = cls.__dict__.get(name, MISSING)
        made = value if isinstance(value, Field) else Field(value, MISSING, True, True, True, kw_only)
        if isinstance(made.default, (list, dict, set)):
            raise ValueError(f'mutable default {type(made.default)} for field {name} is not allowed: use default_factory')
        made.name, made.type = name, kind
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
`
