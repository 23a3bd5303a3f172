/** The module abc of the standard library. */
export const source = String.raw`@abc
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
`
