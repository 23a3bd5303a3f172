/** Complex numbers, and the module cmath of the standard library. */
export const source = String.raw`@_complex
import math as _math
__name__ = 'builtins'
def _parsed(text):
    import re
    number = r'(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?|inf|nan'
    plain = text.strip().strip('()').lower() if text.strip().startswith('(') else text.strip().lower()
    found = re.fullmatch(rf'([+-]?(?:{number}))?(?:([+-]?(?:{number})?)j)?', plain)
    if plain in ('', '+', '-') or found is None or found.group(1) and found.group(2) is not None and found.group(2)[:1] not in ('+', '-'):
        whole = re.fullmatch(rf'([+-]?(?:{number}))j', plain)
        if whole is None:
            raise ValueError('complex() arg is a malformed string')
        return 0.0, float(whole.group(1))
    real, imag = found.groups()
    return float(real or 0), 0.0 if imag is None else float(imag + '1') if imag in ('', '+', '-') else float(imag)
def _text(value):
    text = repr(value)
    return text[:-2] if text.endswith('.0') else text
def _signed(text):
    return text if text[0] in '+-' else '+' + text
def _of(value):
    if isinstance(value, complex):
        return value
    return complex(value) if isinstance(value, (int, float)) else None
class complex:
    def __init__(self, real=0, imag=0):
        if isinstance(real, str):
            real, imag = _parsed(real)
        for name, value in (('first', real), ('second', imag)):
            if not isinstance(value, (int, float, complex)) and not hasattr(value, '__float__') and not hasattr(value, '__complex__'):
                raise TypeError(f"complex() {name} argument must be a {'string or a ' if name == 'first' else ''}number, not '{type(value).__name__}'")
        if hasattr(real, '__complex__') and not isinstance(real, complex):
            real = real.__complex__()
        own, other = (real._real, real._imag) if isinstance(real, complex) else (float(real), 0.0)
        if isinstance(imag, complex):
            own, imag = own - imag._imag, imag._real
        self._real, self._imag = own, other + float(imag)
    @property
    def real(self):
        return self._real
    @property
    def imag(self):
        return self._imag
    def conjugate(self):
        return complex(self._real, -self._imag)
    def __complex__(self):
        return self
    def __repr__(self):
        imag = _text(self._imag) + 'j'
        if self._real == 0 and _math.copysign(1, self._real) > 0:
            return imag
        return f'({_text(self._real)}{_signed(imag)})'
    __str__ = __repr__
    def __format__(self, spec):
        if not spec:
            return str(self)
        return f"{format(self._real, spec)}{_signed(format(self._imag, spec))}j"
    def __bool__(self):
        return self._real != 0 or self._imag != 0
    def __hash__(self):
        return hash(self._real) if self._imag == 0 else hash((self._real, self._imag))
    def __eq__(self, other):
        other = _of(other)
        return NotImplemented if other is None else self._real == other._real and self._imag == other._imag
    def __abs__(self):
        return _math.hypot(self._real, self._imag)
    def __neg__(self):
        return complex(-self._real, -self._imag)
    def __pos__(self):
        return self
    def __add__(self, other):
        other = _of(other)
        return NotImplemented if other is None else complex(self._real + other._real, self._imag + other._imag)
    __radd__ = __add__
    def __sub__(self, other):
        other = _of(other)
        return NotImplemented if other is None else complex(self._real - other._real, self._imag - other._imag)
    def __rsub__(self, other):
        other = _of(other)
        return NotImplemented if other is None else other - self
    def __mul__(self, other):
        other = _of(other)
        if other is None:
            return NotImplemented
        return complex(self._real * other._real - self._imag * other._imag, self._real * other._imag + self._imag * other._real)
    __rmul__ = __mul__
    def __truediv__(self, other):
        other = _of(other)
        if other is None:
            return NotImplemented
        if not other:
            raise ZeroDivisionError('complex division by zero')
        a, b, c, d = self._real, self._imag, other._real, other._imag
        if abs(c) >= abs(d):
            ratio = d / c
            below = c + d * ratio
            return complex((a + b * ratio) / below, (b - a * ratio) / below)
        ratio = c / d
        below = c * ratio + d
        return complex((a * ratio + b) / below, (b * ratio - a) / below)
    def __rtruediv__(self, other):
        other = _of(other)
        return NotImplemented if other is None else other / self
    def __floordiv__(self, other):
        raise TypeError("unsupported operand type(s) for //: 'complex' and '" + type(other).__name__ + "'")
    def __pow__(self, other):
        other = _of(other)
        return NotImplemented if other is None else _power(self, other)
    def __rpow__(self, other):
        other = _of(other)
        return NotImplemented if other is None else _power(other, self)
def _repeated(base, times):
    made, mask = complex(1), 1
    while mask <= times:
        if times & mask:
            made = made * base
        mask <<= 1
        base = base * base
    return made
def _power(base, exponent):
    if exponent._imag == 0 and exponent._real.is_integer() and abs(exponent._real) <= 100:
        times = int(exponent._real)
        return _repeated(base, times) if times >= 0 else complex(1) / _repeated(base, -times)
    if not base:
        if exponent._imag != 0 or exponent._real < 0:
            raise ZeroDivisionError('0.0 to a negative or complex power')
        return complex(0)
    size, angle = abs(base), _math.atan2(base._imag, base._real)
    length, phase = size ** exponent._real, angle * exponent._real
    if exponent._imag != 0:
        length /= _math.exp(angle * exponent._imag)
        phase += exponent._imag * _math.log(size)
    return complex(length * _math.cos(phase), length * _math.sin(phase))
@cmath
import math as _math
pi, e, tau, inf, nan = _math.pi, _math.e, _math.tau, _math.inf, _math.nan
def phase(z):
    z = complex(z)
    return _math.atan2(z.imag, z.real)
def polar(z):
    return abs(complex(z)), phase(z)
def rect(r, phi):
    return complex(r * _math.cos(phi), r * _math.sin(phi))
def sqrt(z):
    z = complex(z)
    if z.real == 0 and z.imag == 0:
        return complex(0, z.imag)
    real = abs(z.real) / 8
    size = 2 * _math.sqrt(real + _math.hypot(real, abs(z.imag) / 8))
    other = abs(z.imag) / (2 * size)
    if z.real >= 0:
        return complex(size, _math.copysign(other, z.imag))
    return complex(other, _math.copysign(size, z.imag))
def exp(z):
    z = complex(z)
    return rect(_math.exp(z.real), z.imag)
def log(z, base=None):
    z = complex(z)
    found = complex(_math.log(abs(z)), phase(z))
    return found if base is None else found / log(base)
def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    return a == b or abs(a - b) <= max(rel_tol * max(abs(a), abs(b)), abs_tol)
def isnan(z):
    z = complex(z)
    return _math.isnan(z.real) or _math.isnan(z.imag)
def isinf(z):
    z = complex(z)
    return _math.isinf(z.real) or _math.isinf(z.imag)
def isfinite(z):
    return not isnan(z) and not isinf(z)
`
