/** Modules of the standard library about kinds of values: enum. */
export const source = String.raw`@enum
class auto:
    pass
class nonmember:
    def __init__(self, value):
        self.value = value
def _is_member(key, value):
    if key.startswith('_') or isinstance(value, (property, staticmethod, classmethod, nonmember)):
        return False
    return type(value).__name__ != 'function'
class EnumType(type):
    def __new__(meta, name, bases, space, **options):
        given = {key: space.pop(key) for key in list(space) if _is_member(key, space[key])}
        mixed = [base for base in bases if base in (str, int, float)]
        kept = tuple(base for base in bases if base not in mixed)
        if mixed:
            kept = (_Mixin,) + kept
        cls = super().__new__(meta, name, kept, space)
        cls._member_map_, cls._value2member_map_, cls._member_names_ = {}, {}, []
        values = []
        for key, value in given.items():
            if isinstance(value, auto):
                value = cls._generate_next_value_(key, 1, len(values), list(values))
            values.append(value)
            cls._add(key, value)
        return cls
    def _add(cls, key, value):
        for known in cls._member_map_.values():
            if known._given_ == value:
                cls._member_map_[key] = known
                type.__setattr__(cls, key, known)
                return
        made = object.__new__(cls)
        made._name_, made._given_, made._value_ = key, value, value
        start = cls.__dict__.get('__init__')
        for base in cls.__mro__:
            if start is None and base is not object and base is not Enum:
                start = base.__dict__.get('__init__')
        if start is not None:
            start(made, *(value if isinstance(value, tuple) else (value,)))
        cls._member_map_[key] = made
        cls._member_names_.append(key)
        type.__setattr__(cls, key, made)
    def __call__(cls, value, names=None, **options):
        if names is not None:
            words = names.replace(',', ' ').split() if isinstance(names, str) else names
            pairs = words.items() if isinstance(words, dict) else [one if isinstance(one, tuple) else (one, at) for at, one in enumerate(words, 1)]
            return EnumType(value, (cls,), dict(pairs))
        return cls._found(value)
    def _found(cls, value):
        if isinstance(value, cls):
            return value
        for member in cls._member_map_.values():
            if member._value_ == value:
                return member
        other = cls._missing_(value)
        if other is None:
            raise ValueError(f'{value!r} is not a valid {cls.__qualname__}')
        return other
    def __iter__(cls):
        return iter([cls._member_map_[name] for name in cls._member_names_])
    def __reversed__(cls):
        return reversed([cls._member_map_[name] for name in cls._member_names_])
    def __len__(cls):
        return len(cls._member_names_)
    def __bool__(cls):
        return True
    def __contains__(cls, value):
        return isinstance(value, cls) or any(member._value_ == value for member in cls._member_map_.values())
    def __getitem__(cls, name):
        return cls._member_map_[name]
    def __repr__(cls):
        return f'<enum {cls.__name__!r}>'
    def __setattr__(cls, name, value):
        if name in cls.__dict__.get('_member_map_', {}):
            raise AttributeError(f'cannot reassign member {name!r}')
        type.__setattr__(cls, name, value)
    @property
    def __members__(cls):
        return dict(cls._member_map_)
EnumMeta = EnumType
class Enum(metaclass=EnumType):
    def _generate_next_value_(name, start, count, last_values):
        numbers = [one for one in last_values if isinstance(one, int)]
        return max(numbers) + 1 if numbers else start
    @classmethod
    def _missing_(cls, value):
        return None
    @property
    def name(self):
        return self._name_
    @property
    def value(self):
        return self._value_
    def __repr__(self):
        return f'<{type(self).__name__}.{self._name_}: {self._value_!r}>'
    def __str__(self):
        return f'{type(self).__name__}.{self._name_}'
    def __format__(self, spec):
        return format(str(self), spec)
    def __hash__(self):
        return hash(self._name_)
    def __eq__(self, other):
        return self is other
class _Mixin:
    def _of(self, other):
        return other._value_ if isinstance(other, _Mixin) else other
    def __eq__(self, other):
        return self._value_ == self._of(other)
    def __hash__(self):
        return hash(self._value_)
    def __lt__(self, other):
        return self._value_ < self._of(other)
    def __le__(self, other):
        return self._value_ <= self._of(other)
    def __gt__(self, other):
        return self._value_ > self._of(other)
    def __ge__(self, other):
        return self._value_ >= self._of(other)
    def __add__(self, other):
        return self._value_ + self._of(other)
    def __radd__(self, other):
        return other + self._value_
    def __sub__(self, other):
        return self._value_ - self._of(other)
    def __rsub__(self, other):
        return other - self._value_
    def __mul__(self, other):
        return self._value_ * self._of(other)
    __rmul__ = __mul__
    def __truediv__(self, other):
        return self._value_ / self._of(other)
    def __floordiv__(self, other):
        return self._value_ // self._of(other)
    def __mod__(self, other):
        return self._value_ % self._of(other)
    def __bool__(self):
        return bool(self._value_)
    def __int__(self):
        return int(self._value_)
    def __index__(self):
        return self._value_
    def __len__(self):
        return len(self._value_)
    def __getitem__(self, at):
        return self._value_[at]
    def __contains__(self, part):
        return part in self._value_
    def __getattr__(self, name):
        if name.startswith('_'):
            raise AttributeError(name)
        return getattr(self._value_, name)
class IntEnum(_Mixin, Enum):
    def __str__(self):
        return str(self._value_)
    def __format__(self, spec):
        return format(self._value_, spec)
class StrEnum(_Mixin, Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name.lower()
    def __str__(self):
        return self._value_
    def __format__(self, spec):
        return format(self._value_, spec)
class Flag(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return 1 << max(one.bit_length() for one in last_values) if last_values else start
    @classmethod
    def _missing_(cls, value):
        if not isinstance(value, int):
            return None
        known = 0
        for member in cls:
            known |= member._value_
        if value < 0:
            value &= known
        if value & ~known:
            return None
        kept = cls.__dict__.get('_combined_')
        if kept is None:
            kept = {}
            type.__setattr__(cls, '_combined_', kept)
        if value not in kept:
            made = object.__new__(cls)
            parts = [member._name_ for member in cls if value & member._value_ == member._value_ and member._value_]
            made._name_, made._given_, made._value_ = '|'.join(parts) or None, value, value
            kept[value] = made
        return kept[value]
    def _number(self, other):
        return other._value_ if isinstance(other, Flag) else other
    def __or__(self, other):
        return type(self)(self._value_ | self._number(other))
    def __and__(self, other):
        return type(self)(self._value_ & self._number(other))
    def __xor__(self, other):
        return type(self)(self._value_ ^ self._number(other))
    def __invert__(self):
        return type(self)(~self._value_)
    def __contains__(self, other):
        return other._value_ & self._value_ == other._value_
    def __bool__(self):
        return bool(self._value_)
    def __iter__(self):
        return iter([member for member in type(self) if member._value_ & self._value_])
    def __len__(self):
        return len(list(iter(self)))
    def __hash__(self):
        return hash(self._value_)
    def __eq__(self, other):
        return type(other) is type(self) and other._value_ == self._value_
    def __repr__(self):
        title = type(self).__name__
        return f'<{title}.{self._name_}: {self._value_!r}>' if self._name_ else f'<{title}: {self._value_!r}>'
    def __str__(self):
        return f'{type(self).__name__}.{self._name_}' if self._name_ else f'{type(self).__name__}({self._value_})'
class IntFlag(_Mixin, Flag):
    def __str__(self):
        return str(self._value_)
    def __format__(self, spec):
        return format(self._value_, spec)
def unique(cls):
    alike = [f'{key} -> {one._name_}' for key, one in cls._member_map_.items() if key != one._name_]
    if alike:
        raise ValueError(f'duplicate values found in {cls!r}: ' + ', '.join(alike))
    return cls
`
