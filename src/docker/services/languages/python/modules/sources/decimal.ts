/** The module decimal of the standard library: finite numbers, exact to the digits of the context. */
export const source = String.raw`@decimal
import math as _math
class DecimalException(ArithmeticError):
    pass
class InvalidOperation(DecimalException):
    pass
class ConversionSyntax(InvalidOperation):
    pass
class DivisionUndefined(InvalidOperation, ZeroDivisionError):
    pass
class DivisionByZero(DecimalException, ZeroDivisionError):
    pass
class Inexact(DecimalException):
    pass
class Rounded(DecimalException):
    pass
def _refused(kind, of):
    return kind([of])
_ROUNDINGS = 'ROUND_DOWN ROUND_HALF_UP ROUND_HALF_EVEN ROUND_CEILING ROUND_FLOOR ROUND_UP ROUND_HALF_DOWN ROUND_05UP'.split()
ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_EVEN, ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_HALF_DOWN, ROUND_05UP = _ROUNDINGS
class Context:
    def __init__(self, prec=28, rounding=ROUND_HALF_EVEN):
        self.prec, self.rounding = prec, rounding
    def copy(self):
        return Context(self.prec, self.rounding)
    def create_decimal(self, value='0'):
        return Decimal(value)._fitted(self)
    def __repr__(self):
        return f'Context(prec={self.prec}, rounding={self.rounding}, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[InvalidOperation, DivisionByZero, Overflow])'
_current = [Context()]
def getcontext():
    return _current[0]
def setcontext(context):
    _current[0] = context
class localcontext:
    def __init__(self, ctx=None, **options):
        self._own = (ctx or getcontext()).copy()
        for name, value in options.items():
            setattr(self._own, name, value)
    def __enter__(self):
        self._before = getcontext()
        setcontext(self._own)
        return self._own
    def __exit__(self, *places):
        setcontext(self._before)
def _read(text):
    sign = -1 if text.startswith('-') else 1
    plain = text[1:] if text[:1] in ('+', '-') else text
    if plain.lower() in ('inf', 'infinity', 'nan', 'snan'):
        raise NotImplementedError(f'Decimal({text!r}) is not simulated')
    body, _, power = plain.lower().partition('e')
    whole, _, part = body.partition('.')
    digits = whole + part
    if not digits.isdecimal() or ('e' in plain.lower() and not power[power[:1] in ('+', '-'):].isdecimal()):
        raise _refused(InvalidOperation, ConversionSyntax)
    return sign, int(digits), int(power or 0) - len(part)
def _is_up(rounding, sign, whole, rest, unit):
    if rest == 0 or rounding == ROUND_DOWN:
        return False
    if rounding == ROUND_UP:
        return True
    if rounding in (ROUND_CEILING, ROUND_FLOOR):
        return (sign > 0) == (rounding == ROUND_CEILING)
    if rounding == ROUND_05UP:
        return whole % 5 == 0
    if rest * 2 != unit:
        return rest * 2 > unit
    return rounding == ROUND_HALF_UP or rounding == ROUND_HALF_EVEN and whole % 2 == 1
_ABSENT = '''canonical compare_signal compare_total compare_total_mag conjugate exp imag is_canonical is_normal is_qnan is_snan
is_subnormal ln log10 logb logical_and logical_invert logical_or logical_xor max_mag min_mag next_minus next_plus next_toward
number_class radix real remainder_near rotate shift to_eng_string'''.split()
class Decimal:
    def __init__(self, value='0', context=None):
        if isinstance(value, Decimal):
            self._sign, self._whole, self._exp = value._sign, value._whole, value._exp
        elif isinstance(value, int):
            self._sign, self._whole, self._exp = -1 if value < 0 else 1, abs(int(value)), 0
        elif isinstance(value, float):
            top, bottom = value.as_integer_ratio()
            places = bottom.bit_length() - 1
            self._sign, self._whole, self._exp = -1 if _math.copysign(1, value) < 0 else 1, abs(top) * 5 ** places, -places
        elif isinstance(value, str):
            self._sign, self._whole, self._exp = _read(value.strip().replace('_', ''))
        elif isinstance(value, (tuple, list)):
            sign, digits, exp = value
            self._sign, self._whole, self._exp = -1 if sign else 1, int(''.join(map(str, digits)) or '0'), exp
        else:
            raise TypeError(f'conversion from {type(value).__name__} to Decimal is not supported')
    @classmethod
    def from_float(cls, f):
        return cls(f)
    @staticmethod
    def _made(sign, whole, exp):
        made = Decimal()
        made._sign, made._whole, made._exp = sign, whole, exp
        return made
    @staticmethod
    def _signed(number, exp, sign=1):
        return Decimal._made(sign if number == 0 else -1 if number < 0 else 1, abs(number), exp)
    @property
    def _int(self):
        return self._sign * self._whole
    def _rounded(self, exp, rounding):
        if exp <= self._exp:
            return Decimal._made(self._sign, self._whole * 10 ** (self._exp - exp), exp)
        unit = 10 ** (exp - self._exp)
        whole, rest = divmod(self._whole, unit)
        return Decimal._made(self._sign, whole + _is_up(rounding, self._sign, whole, rest, unit), exp)
    def _fitted(self, context=None):
        context = context or getcontext()
        over = len(str(self._whole)) - context.prec
        if over <= 0:
            return self
        fitted = self._rounded(self._exp + over, context.rounding)
        return fitted if len(str(fitted._whole)) <= context.prec else fitted._rounded(fitted._exp + 1, context.rounding)
    def _with(self, other):
        other = _decimal(other)
        if other is None:
            return None
        low = min(self._exp, other._exp)
        return self._int * 10 ** (self._exp - low), other._int * 10 ** (other._exp - low), low
    def _significant(self, count):
        made = self._rounded(self.adjusted() - count + 1, getcontext().rounding)
        return made if len(str(made._whole)) <= count else made._rounded(made._exp + 1, getcontext().rounding)
    def _scientific(self):
        digits, sign = str(self._whole), '-' if self._sign < 0 else ''
        lead = digits[0] + ('.' + digits[1:] if len(digits) > 1 else '')
        return f'{sign}{lead}E{self._exp + len(digits) - 1:+}'
    def __str__(self):
        digits, sign = str(self._whole), '-' if self._sign < 0 else ''
        if self._exp > 0 or self._exp + len(digits) - 1 < -6:
            return self._scientific()
        if self._exp == 0:
            return sign + digits
        digits = digits.rjust(1 - self._exp, '0')
        return f'{sign}{digits[:self._exp]}.{digits[self._exp:]}'
    def __repr__(self):
        return f"Decimal('{self}')"
    def __format__(self, spec):
        if not spec:
            return str(self)
        head, kind = (spec[:-1], spec[-1]) if spec[-1] in 'fFeEgGn%' else (spec, '')
        body, point, places = head.partition('.')
        exact = self * 100 if kind == '%' else self
        if kind in ('e', 'E'):
            exact = exact._significant(int(places) + 1 if point else len(str(self._whole)))
        elif point and kind in ('g', 'G', 'n', ''):
            exact = exact if len(str(self._whole)) <= max(int(places), 1) else exact._significant(max(int(places), 1))
        elif point:
            exact = exact._rounded(-int(places), getcontext().rounding)
        elif kind in ('f', 'F', '%') and exact._exp > 0:
            exact = exact._rounded(0, getcontext().rounding)
        found = exact._scientific() if kind in ('e', 'E') else exact._plain() if kind in ('f', 'F', '%') else str(exact)
        found = found.lower() if kind in ('e', 'g', 'n') else found
        commas = ',' if ',' in body else '_' if '_' in body else ''
        body = body.replace(commas, '') if commas else body
        sign, found = ('-', found[1:]) if found.startswith('-') else ('', found)
        whole, dot, part = found.partition('.')
        shown = (f'{int(whole):{commas}}' if commas else whole) + dot + part + ('%' if kind == '%' else '')
        align, fill = '>', ' '
        if len(body) > 1 and body[1] in '<>^=':
            fill, align, body = body[0], body[1], body[2:]
        elif body[:1] in ('<', '>', '^', '='):
            align, body = body[0], body[1:]
        if body[:1] in ('+', ' ', '-'):
            sign, body = sign or body[0].replace('-', ''), body[1:]
        if body.startswith('0'):
            align, fill = '=', '0'
        width = int(body or 0)
        if align == '=':
            return sign + shown.rjust(width - len(sign), fill)
        return f'{sign + shown:{fill}{align}{width}}'
    def _plain(self):
        return str(self if self._exp <= 0 and self._exp + len(str(self._whole)) > -6 else self._unscaled())
    def _unscaled(self):
        if self._exp >= 0:
            return self._rounded(0, ROUND_DOWN)
        digits = str(self._whole).rjust(1 - self._exp, '0')
        return f"{'-' if self._sign < 0 else ''}{digits[:self._exp]}.{digits[self._exp:]}"
    def __float__(self):
        return float(str(self))
    def __int__(self):
        return self._sign * self._rounded(0, ROUND_DOWN)._whole
    __trunc__ = __int__
    def __floor__(self):
        return self._rounded(0, ROUND_FLOOR)._int
    def __ceil__(self):
        return self._rounded(0, ROUND_CEILING)._int
    def __round__(self, ndigits=None):
        if ndigits is None:
            return self._rounded(0, ROUND_HALF_EVEN)._int
        return self._rounded(-ndigits, ROUND_HALF_EVEN)
    def __bool__(self):
        return self._whole != 0
    def __hash__(self):
        return hash(int(self)) if self == int(self) else hash(float(self))
    def __neg__(self):
        return Decimal._made(1 if self._whole == 0 else -self._sign, self._whole, self._exp)._fitted()
    def __pos__(self):
        return self._fitted()
    def __abs__(self):
        return Decimal._made(1, self._whole, self._exp)._fitted()
    def __add__(self, other):
        pair = self._with(other)
        return NotImplemented if pair is None else Decimal._signed(pair[0] + pair[1], pair[2])._fitted()
    __radd__ = __add__
    def __sub__(self, other):
        pair = self._with(other)
        return NotImplemented if pair is None else Decimal._signed(pair[0] - pair[1], pair[2])._fitted()
    def __rsub__(self, other):
        other = _decimal(other)
        return NotImplemented if other is None else other - self
    def __mul__(self, other):
        other = _decimal(other)
        if other is None:
            return NotImplemented
        return Decimal._made(self._sign * other._sign, self._whole * other._whole, self._exp + other._exp)._fitted()
    __rmul__ = __mul__
    def __truediv__(self, other):
        other = _decimal(other)
        if other is None:
            return NotImplemented
        sign, ideal = self._sign * other._sign, self._exp - other._exp
        if other._whole == 0:
            raise _refused(DivisionByZero, DivisionByZero) if self._whole else _refused(InvalidOperation, DivisionUndefined)
        if self._whole == 0:
            return Decimal._made(sign, 0, ideal)
        shift = max(0, getcontext().prec + 1 + len(str(other._whole)) - len(str(self._whole)))
        whole, rest = divmod(self._whole * 10 ** shift, other._whole)
        exp = ideal - shift
        if rest:
            # what is cut off may not be taken for exactly one half
            return Decimal._made(sign, whole * 10 + 1, exp - 1)._fitted()
        while exp < ideal and whole % 10 == 0:
            whole, exp = whole // 10, exp + 1
        return Decimal._made(sign, whole, exp)._fitted()
    def __rtruediv__(self, other):
        other = _decimal(other)
        return NotImplemented if other is None else other / self
    def __divmod__(self, other):
        pair = self._with(other)
        if pair is None:
            return NotImplemented
        left, right, exp = pair
        if right == 0:
            raise _refused(DivisionByZero, DivisionByZero) if left else _refused(InvalidOperation, DivisionUndefined)
        whole, rest = divmod(abs(left), abs(right))
        sign = -1 if (left < 0) != (right < 0) else 1
        return Decimal._made(sign, whole, 0), Decimal._made(self._sign, rest, exp)
    def __rdivmod__(self, other):
        other = _decimal(other)
        return NotImplemented if other is None else divmod(other, self)
    def __floordiv__(self, other):
        found = self.__divmod__(other)
        return found if found is NotImplemented else found[0]
    def __rfloordiv__(self, other):
        other = _decimal(other)
        return NotImplemented if other is None else other // self
    def __mod__(self, other):
        found = self.__divmod__(other)
        return found if found is NotImplemented else found[1]
    def __rmod__(self, other):
        other = _decimal(other)
        return NotImplemented if other is None else other % self
    def __pow__(self, other, modulo=None):
        other = _decimal(other)
        if other is None:
            return NotImplemented
        if other != int(other):
            if other == Decimal('0.5'):
                return self.sqrt()
            raise NotImplementedError('a power of Decimal that is no integer is not simulated')
        times = int(other)
        if self._whole == 0 and times == 0:
            raise _refused(InvalidOperation, InvalidOperation)
        if self._whole == 0 and times < 0:
            raise NotImplementedError("Decimal('Infinity') is not simulated")
        if times >= 0:
            return Decimal._made(self._sign ** (times % 2), self._whole ** times, self._exp * times)._fitted()
        return Decimal(1) / Decimal._made(self._sign ** (-times % 2), self._whole ** -times, self._exp * -times)
    def __rpow__(self, other):
        other = _decimal(other)
        return NotImplemented if other is None else other ** self
    def sqrt(self, context=None):
        if self._int < 0:
            raise _refused(InvalidOperation, InvalidOperation)
        prec = (context or getcontext()).prec
        exp = self._exp // 2
        whole = self._whole * (10 if self._exp % 2 else 1)
        shift = max(0, prec + 1 - len(str(whole)) // 2)
        root = _math.isqrt(whole * 100 ** shift)
        if root * root == whole * 100 ** shift:
            made = Decimal._made(1, root, exp - shift)
            while made._exp < exp and made._whole % 10 == 0:
                made = Decimal._made(1, made._whole // 10, made._exp + 1)
            return made._fitted(context)
        return Decimal._made(1, root * 10 + 1, exp - shift - 1)._fitted(context)
    def quantize(self, exp, rounding=None, context=None):
        made = self._rounded(_decimal(exp)._exp, rounding or getcontext().rounding)
        if len(str(made._whole)) > getcontext().prec:
            raise _refused(InvalidOperation, InvalidOperation)
        return made
    def to_integral_value(self, rounding=None, context=None):
        return self if self._exp >= 0 else self._rounded(0, rounding or getcontext().rounding)
    to_integral = to_integral_exact = to_integral_value
    def normalize(self, context=None):
        made = self._fitted(context)
        if made._whole == 0:
            return Decimal._made(made._sign, 0, 0)
        digits = str(made._whole)
        cut = len(digits) - len(digits.rstrip('0'))
        return Decimal._made(made._sign, made._whole // 10 ** cut, made._exp + cut)
    def as_tuple(self):
        from collections import namedtuple
        return namedtuple('DecimalTuple', 'sign digits exponent')(0 if self._sign > 0 else 1, tuple(int(one) for one in str(self._whole)), self._exp)
    def as_integer_ratio(self):
        top, bottom = self._int * 10 ** max(self._exp, 0), 10 ** max(-self._exp, 0)
        common = _math.gcd(top, bottom)
        return top // common, bottom // common
    def adjusted(self):
        return self._exp + len(str(self._whole)) - 1
    def copy_abs(self):
        return Decimal._made(1, self._whole, self._exp)
    def copy_negate(self):
        return Decimal._made(-self._sign, self._whole, self._exp)
    def copy_sign(self, other):
        return Decimal._made(_decimal(other)._sign, self._whole, self._exp)
    def fma(self, other, third):
        other, third = _decimal(other), _decimal(third)
        pair = Decimal._made(self._sign * other._sign, self._whole * other._whole, self._exp + other._exp)._with(third)
        return Decimal._signed(pair[0] + pair[1], pair[2])._fitted()
    def scaleb(self, other):
        return Decimal._made(self._sign, self._whole, self._exp + int(other))._fitted()
    def same_quantum(self, other):
        return self._exp == _decimal(other)._exp
    def __getattr__(self, name):
        if name in _ABSENT:
            raise NotImplementedError(f'{name} of Decimal is not simulated')
        raise AttributeError(f"'decimal.Decimal' object has no attribute '{name}'")
    def is_signed(self):
        return self._sign < 0
    def is_zero(self):
        return self._whole == 0
    def is_nan(self):
        return False
    is_infinite = is_nan
    def is_finite(self):
        return True
    def compare(self, other):
        order = self._order(_decimal(other))
        return Decimal((order > 0) - (order < 0))
    def max(self, other):
        return self if self >= other else _decimal(other)
    def min(self, other):
        return self if self <= other else _decimal(other)
    def __eq__(self, other):
        pair = self._with(Decimal(other) if isinstance(other, float) else other)
        return NotImplemented if pair is None else pair[0] == pair[1]
    def _order(self, other):
        pair = self._with(Decimal(other) if isinstance(other, float) else other)
        if pair is None:
            raise TypeError(f"'<' not supported between instances of 'decimal.Decimal' and '{type(other).__name__}'")
        return pair[0] - pair[1]
    def __lt__(self, other):
        return self._order(other) < 0
    def __le__(self, other):
        return self._order(other) <= 0
    def __gt__(self, other):
        return self._order(other) > 0
    def __ge__(self, other):
        return self._order(other) >= 0
def _decimal(value):
    return value if isinstance(value, Decimal) else Decimal(value) if isinstance(value, int) else None
`
