/** The module datetime of the standard library. */
export const source = String.raw`@datetime
import time as _t
import _time
from collections import namedtuple as _namedtuple
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
timedelta.min, timedelta.max = timedelta(-999999999), timedelta(days=999999999, hours=23, minutes=59, seconds=59, microseconds=999999)
timedelta.resolution = timedelta(microseconds=1)
class tzinfo:
    pass
def _offset_text(delta, colon=':'):
    total = delta._total() // 1_000_000
    sign, total = ('-', -total) if total < 0 else ('+', total)
    text = f'{sign}{total // 3600:02}{colon}{total // 60 % 60:02}'
    return text + f'{colon}{total % 60:02}' if total % 60 else text
class timezone(tzinfo):
    def __init__(self, offset, name=None):
        if not isinstance(offset, timedelta):
            raise TypeError(f'timezone() argument 1 must be datetime.timedelta, not {type(offset).__name__}')
        if not abs(offset) < timedelta(days=1):
            raise ValueError(f'offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not {offset!r}.')
        self._offset, self._name = offset, name
    def utcoffset(self, moment):
        return self._offset
    def dst(self, moment):
        return None
    def tzname(self, moment):
        return self._name or ('UTC' + _offset_text(self._offset) if self._offset else 'UTC')
    def fromutc(self, moment):
        return moment + self._offset
    def __str__(self):
        return self.tzname(None)
    def __eq__(self, other):
        return isinstance(other, timezone) and self._offset == other._offset
    def __hash__(self):
        return hash(self._offset)
    def __repr__(self):
        if self is timezone.utc:
            return 'datetime.timezone.utc'
        return f'datetime.timezone({self._offset!r}, {self._name!r})' if self._name else f'datetime.timezone({self._offset!r})'
timezone.utc = timezone(timedelta(0))
UTC = timezone.utc
IsoCalendarDate = _namedtuple('IsoCalendarDate', 'year week weekday')
IsoCalendarDate.__repr__ = lambda self: f'datetime.IsoCalendarDate(year={self.year}, week={self.week}, weekday={self.weekday})'
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
        parts = text.split('-')
        if len(parts) != 3 or [len(part) for part in parts] != [4, 2, 2] or not all(part.isdigit() for part in parts):
            raise ValueError(f'Invalid isoformat string: {text!r}')
        return date(*[int(part) for part in parts])
    def weekday(self):
        return self._fields().tm_wday
    def isoweekday(self):
        return self.weekday() + 1
    def toordinal(self):
        return _time._seconds(self.year, self.month, self.day) // 86_400 + 719_163
    @classmethod
    def fromordinal(cls, ordinal):
        return cls(1970, 1, 1)._like((ordinal - 719_163) * 86_400_000_000)
    @classmethod
    def fromtimestamp(cls, seconds):
        return cls(1970, 1, 1)._like(int(seconds * 1_000_000))
    def isocalendar(self):
        thursday = date(self.year, self.month, self.day) + timedelta(days=4 - self.isoweekday())
        return IsoCalendarDate(thursday.year, (thursday.timetuple().tm_yday - 1) // 7 + 1, self.isoweekday())
    def ctime(self):
        return self.strftime('%a %b %e %H:%M:%S %Y')
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
def _clock_text(one, timespec):
    if timespec == 'auto':
        timespec = 'microseconds' if one.microsecond else 'seconds'
    if timespec == 'hours': return f'{one.hour:02}'
    if timespec == 'minutes': return f'{one.hour:02}:{one.minute:02}'
    if timespec == 'seconds': return f'{one.hour:02}:{one.minute:02}:{one.second:02}'
    if timespec == 'milliseconds': return f'{one.hour:02}:{one.minute:02}:{one.second:02}.{one.microsecond // 1000:03}'
    if timespec == 'microseconds': return f'{one.hour:02}:{one.minute:02}:{one.second:02}.{one.microsecond:06}'
    raise ValueError('Unknown timespec value')
date.min, date.max, date.resolution = date(1, 1, 1), date(9999, 12, 31), timedelta(days=1)
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
    def replace(self, **changes):
        return time(*[changes.get(name, getattr(self, name)) for name in ('hour', 'minute', 'second', 'microsecond')])
    @classmethod
    def fromisoformat(cls, text):
        hours, _, micro = text.partition('.')
        return cls(*[int(part) for part in hours.split(':')], microsecond=int(micro.ljust(6, '0')[:6] or 0))
    def isoformat(self, timespec='auto'):
        return _clock_text(self, timespec)
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
time.min, time.max = time(), time(23, 59, 59, 999999)
_MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
_KINDS = {
    'Y': r'\d{4}', 'm': r'1[0-2]|0?[1-9]', 'd': r'3[01]|[12]\d|0?[1-9]', 'H': r'2[0-3]|[01]?\d', 'I': r'1[0-2]|0?[1-9]', 'M': r'[0-5]?\d', 'S': r'[0-5]?\d',
    'z': r'[+-]\d\d:?[0-5]\d|z', 'j': r'\d{1,3}', 'f': r'\d{1,6}', 'y': r'\d\d', 'p': 'am|pm', 'B': '|'.join(_MONTHS), 'b': '|'.join(name[:3] for name in _MONTHS), 'A': '|'.join(_DAYS), 'a': '|'.join(name[:3] for name in _DAYS),
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
    day = int(found.get('d', 1))
    if 'j' in found:
        whole = date(year, 1, 1) + timedelta(days=int(found['j']) - 1)
        month, day = whole.month, whole.day
    hour = int(found.get('H', 0))
    if 'I' in found:
        hour = int(found['I']) % 12 + (12 if found.get('p') == 'pm' else 0)
    zone = _zone_of(found['z']) if 'z' in found else None
    return year, month, day, hour, int(found.get('M', 0)), int(found.get('S', 0)), int(found.get('f', '0').ljust(6, '0')), zone
def _zone_of(text):
    if text in 'zZ':
        return timezone.utc
    digits = text[1:].replace(':', '')
    delta = timedelta(hours=int(digits[:2]), minutes=int(digits[2:4] or 0))
    return timezone(-delta if text[0] == '-' else delta) if delta else timezone.utc
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
        made = cls(t.tm_year, t.tm_mon, t.tm_mday, t.tm_hour, t.tm_min, t.tm_sec, micro % 1_000_000)
        return made if tz is None else tz.fromutc(made).replace(tzinfo=tz)
    @classmethod
    def utcfromtimestamp(cls, seconds):
        return cls.fromtimestamp(seconds)
    def utcoffset(self):
        return None if self.tzinfo is None else self.tzinfo.utcoffset(self)
    def dst(self):
        return None if self.tzinfo is None else self.tzinfo.dst(self)
    def tzname(self):
        return None if self.tzinfo is None else self.tzinfo.tzname(self)
    def _utc(self):
        offset = self.utcoffset()
        return self._micro() - (offset._total() if offset else 0)
    def astimezone(self, tz=None):
        tz = tz or timezone.utc
        return tz.fromutc(datetime(1970, 1, 1)._like(self._utc())).replace(tzinfo=tz)
    def timetz(self):
        return self.time()
    def utctimetuple(self):
        return self.astimezone(timezone.utc)._fields() if self.tzinfo else self._fields()
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
        import re
        found = re.fullmatch(r'(\d{4})-(\d\d)-(\d\d)(?:.(\d\d)(?::(\d\d)(?::(\d\d)(?:[.,](\d+))?)?)?(Z|[+-]\d\d:?\d\d)?)?', text)
        if found is None:
            raise ValueError(f'Invalid isoformat string: {text!r}')
        parts = [int(part or 0) for part in found.groups()[:6]]
        return cls(*parts, int((found.group(7) or '0').ljust(6, '0')[:6]), _zone_of(found.group(8)) if found.group(8) else None)
    @classmethod
    def strptime(cls, text, format):
        return cls(*_parsed(text, format))
    def time(self):
        return time(self.hour, self.minute, self.second, self.microsecond)
    @classmethod
    def combine(cls, day, clock, tzinfo=None):
        return cls(day.year, day.month, day.day, clock.hour, clock.minute, clock.second, clock.microsecond, tzinfo)
    def timestamp(self):
        return self._utc() / 1_000_000
    def date(self):
        return date(self.year, self.month, self.day)
    def replace(self, **changes):
        parts = {name: changes.get(name, getattr(self, name)) for name in ('year', 'month', 'day', 'hour', 'minute', 'second', 'microsecond', 'tzinfo')}
        return datetime(**parts)
    def strftime(self, format):
        return _t._format(format, self._fields(), self.microsecond, self.tzname() or '', _offset_text(self.utcoffset(), '') if self.tzinfo else '')
    def isoformat(self, sep='T', timespec='auto'):
        text = f'{self.year:04}-{self.month:02}-{self.day:02}{sep}{_clock_text(self, timespec)}'
        return text + _offset_text(self.utcoffset()) if self.tzinfo else text
    def __str__(self):
        return self.isoformat(' ')
    def __repr__(self):
        parts = [self.year, self.month, self.day, self.hour, self.minute]
        if self.second or self.microsecond:
            parts.append(self.second)
        if self.microsecond:
            parts.append(self.microsecond)
        return 'datetime.datetime(' + ', '.join(map(str, parts)) + (f', tzinfo={self.tzinfo!r})' if self.tzinfo else ')')
    def _like(self, micro):
        made = datetime.fromtimestamp(micro // 1_000_000)
        made.microsecond, made.tzinfo = micro % 1_000_000, self.tzinfo
        return made
    def __sub__(self, other):
        if isinstance(other, timedelta):
            return self._like(self._micro() - other._total())
        if not isinstance(other, datetime):
            return NotImplemented
        self._comparable(other, "can't subtract offset-naive and offset-aware datetimes")
        return timedelta(microseconds=self._utc() - other._utc())
    def _comparable(self, other, reason="can't compare offset-naive and offset-aware datetimes"):
        if isinstance(other, datetime) and (self.tzinfo is None) != (other.tzinfo is None):
            raise TypeError(reason)
    def _order(self, other):
        if not isinstance(other, datetime):
            raise TypeError(f"can't compare {type(self).__module__}.{type(self).__name__} to {type(other).__module__}.{type(other).__name__}")
        self._comparable(other)
        return self._utc() - other._utc()
    def __hash__(self):
        return hash(self._utc())
    def __eq__(self, other):
        return isinstance(other, datetime) and (self.tzinfo is None) == (other.tzinfo is None) and self._utc() == other._utc()
    def __lt__(self, other):
        return self._order(other) < 0
    def __le__(self, other):
        return self._order(other) <= 0
    def __gt__(self, other):
        return self._order(other) > 0
    def __ge__(self, other):
        return self._order(other) >= 0
datetime.min, datetime.max = datetime(1, 1, 1), datetime(9999, 12, 31, 23, 59, 59, 999999)
datetime.resolution = timedelta(microseconds=1)
`
