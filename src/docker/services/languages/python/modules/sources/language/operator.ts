/** The module operator of the standard library. */
export const source = String.raw`@operator
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
`
