/** The module fractions of the standard library. */
export const source = String.raw`@fractions
import math as _math
import re as _re
_FORM = _re.compile(r'\s*([-+]?)(?:(\d+)/(\d+)|(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?)\s*')
def _read(text):
    found = _FORM.fullmatch(text)
    if found is None or not any(found.group(2, 4, 5)):
        raise ValueError(f'Invalid literal for Fraction: {text!r}')
    sign, top, bottom, whole, part, power = found.groups()
    if top is None:
        top, bottom = int((whole or '') + (part or '')), 10 ** len(part or '')
        top, bottom = top * 10 ** max(int(power or 0), 0), bottom * 10 ** max(-int(power or 0), 0)
    return (-int(top) if sign == '-' else int(top)), int(bottom)
class Fraction:
    def __init__(self, numerator=0, denominator=None):
        top, bottom = numerator, 1
        if isinstance(numerator, str) and denominator is None:
            top, bottom = _read(numerator)
        elif isinstance(numerator, Fraction):
            top, bottom = numerator.numerator, numerator.denominator
        elif denominator is None and hasattr(numerator, 'as_integer_ratio'):
            top, bottom = numerator.as_integer_ratio()
        elif not isinstance(numerator, int):
            raise TypeError('both arguments should be Rational instances' if denominator is not None else 'argument should be a string or a Rational instance')
        if isinstance(denominator, Fraction):
            top, bottom = top * denominator.denominator, bottom * denominator.numerator
        elif denominator is not None:
            bottom = bottom * denominator
        if bottom == 0:
            raise ZeroDivisionError(f'Fraction({top}, 0)')
        common = _math.gcd(top, bottom) * (-1 if bottom < 0 else 1)
        self.numerator, self.denominator = top // common, bottom // common
    @classmethod
    def from_float(cls, f):
        return cls(f)
    from_decimal = from_float
    def as_integer_ratio(self):
        return self.numerator, self.denominator
    def limit_denominator(self, max_denominator=1000000):
        if self.denominator <= max_denominator:
            return Fraction(self)
        # the convergents of its continued fraction, and the last one that still fits
        before, now, rest = (0, 1), (1, 0), (self.numerator, self.denominator)
        while True:
            step = rest[0] // rest[1]
            bottom = before[1] + step * now[1]
            if bottom > max_denominator:
                break
            before, now = now, (before[0] + step * now[0], bottom)
            rest = rest[1], rest[0] - step * rest[1]
        step = (max_denominator - before[1]) // now[1]
        near, other = Fraction(before[0] + step * now[0], before[1] + step * now[1]), Fraction(*now)
        return other if abs(other - self) <= abs(near - self) else near
    def __repr__(self):
        return f'Fraction({self.numerator}, {self.denominator})'
    def __str__(self):
        return str(self.numerator) if self.denominator == 1 else f'{self.numerator}/{self.denominator}'
    def __format__(self, spec):
        if spec:
            raise TypeError('unsupported format string passed to Fraction.__format__')
        return str(self)
    def __hash__(self):
        return hash(self.numerator) if self.denominator == 1 else hash((self.numerator, self.denominator))
    def __bool__(self):
        return self.numerator != 0
    def __float__(self):
        return self.numerator / self.denominator
    def __int__(self):
        return int(abs(self.numerator) // self.denominator) * (-1 if self.numerator < 0 else 1)
    __trunc__ = __int__
    def __floor__(self):
        return self.numerator // self.denominator
    def __ceil__(self):
        return -(-self.numerator // self.denominator)
    def __round__(self, ndigits=None):
        if ndigits is not None:
            unit = Fraction(10) ** ndigits
            return Fraction(round(self * unit)) / unit
        whole, rest = divmod(self.numerator, self.denominator)
        up = rest * 2 > self.denominator or rest * 2 == self.denominator and whole % 2 == 1
        return whole + 1 if up else whole
    def __neg__(self):
        return Fraction(-self.numerator, self.denominator)
    def __pos__(self):
        return Fraction(self)
    def __abs__(self):
        return Fraction(abs(self.numerator), self.denominator)
    def __pow__(self, other):
        if isinstance(other, Fraction) and other.denominator == 1:
            other = other.numerator
        if not isinstance(other, int):
            return float(self) ** float(other)
        if other < 0:
            return Fraction(self.denominator ** -other, self.numerator ** -other)
        return Fraction(self.numerator ** other, self.denominator ** other)
    def __rpow__(self, other):
        return other ** self.numerator if self.denominator == 1 else other ** float(self)
def _operators(name, exact, approximate):
    def both(left, right):
        if isinstance(left, float) or isinstance(right, float):
            return approximate(float(left), float(right))
        if not isinstance(left, (int, Fraction)) or not isinstance(right, (int, Fraction)):
            return NotImplemented
        return exact(Fraction(left), Fraction(right))
    setattr(Fraction, f'__{name}__', lambda self, other: both(self, other))
    setattr(Fraction, f'__r{name}__', lambda self, other: both(other, self))
_operators('add', lambda a, b: Fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator), lambda a, b: a + b)
_operators('sub', lambda a, b: Fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator), lambda a, b: a - b)
_operators('mul', lambda a, b: Fraction(a.numerator * b.numerator, a.denominator * b.denominator), lambda a, b: a * b)
_operators('truediv', lambda a, b: Fraction(a.numerator * b.denominator, a.denominator * b.numerator), lambda a, b: a / b)
_operators('floordiv', lambda a, b: (a.numerator * b.denominator) // (a.denominator * b.numerator), lambda a, b: a // b)
_operators('mod', lambda a, b: a - b * (a // b), lambda a, b: a % b)
_operators('divmod', lambda a, b: (a // b, a % b), divmod)
def _comparison(name, decide):
    def compare(self, other):
        if isinstance(other, float):
            return decide(float(self), other)
        if not isinstance(other, (int, Fraction)):
            return NotImplemented
        other = Fraction(other)
        return decide(self.numerator * other.denominator, other.numerator * self.denominator)
    setattr(Fraction, f'__{name}__', compare)
_comparison('eq', lambda a, b: a == b)
_comparison('lt', lambda a, b: a < b)
_comparison('le', lambda a, b: a <= b)
_comparison('gt', lambda a, b: a > b)
_comparison('ge', lambda a, b: a >= b)
`
