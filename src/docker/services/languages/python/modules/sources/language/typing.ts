/** The module typing of the standard library. */
export const source = String.raw`@typing
def _shown(one):
    if isinstance(one, list):
        return '[' + ', '.join(_shown(each) for each in one) + ']'
    if one is ...:
        return '...'
    if one is type(None):
        return 'None'
    if isinstance(one, type):
        return one.__qualname__ if one.__module__ == 'builtins' else f'{one.__module__}.{one.__qualname__}'
    return repr(one)
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
        shown = ', '.join(_shown(one) for one in self.__args__)
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
class TypeVar(_Form):
    def __init__(self, name, *places, **named):
        super().__init__(name)
        self.__name__ = name
    def __repr__(self):
        return '~' + self.__name__
def cast(type, value):
    return value
`
