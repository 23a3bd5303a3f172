/** Modules of the standard library that are about the language itself: collections, functools, itertools, datetime and others. */
export const source = String.raw`@collections
class OrderedDict(dict):
    def move_to_end(self, key, last=True):
        value = self.pop(key)
        self[key] = value
    def __repr__(self):
        return f'OrderedDict({dict(self)!r})'
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
    def popleft(self):
        if not self:
            raise IndexError('pop from an empty deque')
        return super().pop(0)
    def rotate(self, n=1):
        for _ in range(n):
            self.insert(0, super().pop())
    def __repr__(self):
        return f'deque({list(self)!r}' + (f', maxlen={self.maxlen})' if self.maxlen is not None else ')')
def namedtuple(typename, fields):
    names = tuple(fields.replace(',', ' ').split() if isinstance(fields, str) else fields)
    class made(tuple):
        def __new__(cls, *places, **named):
            values = list(places) + [named[n] for n in names[len(places):]]
            return _of(cls, values)
        def __getattr__(self, name):
            if name in names:
                return self[names.index(name)]
            raise AttributeError(f"'{typename}' object has no attribute '{name}'")
        def __repr__(self):
            return typename + '(' + ', '.join(f'{n}={self[i]!r}' for i, n in enumerate(names)) + ')'
        def _asdict(self):
            return dict(zip(names, self))
    made._fields = names
    return made
def _of(cls, values):
    return tuple.__new__(cls, values)
@functools
def reduce(function, items, *initial):
    source = iter(items)
    value = initial[0] if initial else next(source)
    for item in source:
        value = function(value, item)
    return value
def wraps(wrapped, **options):
    def decorate(wrapper):
        wrapper.__wrapped__ = wrapped
        wrapper.__name__ = wrapped.__name__
        return wrapper
    return decorate
class partial:
    def __init__(self, func, *args, **keywords):
        self.func, self.args, self.keywords = func, args, keywords
    def __call__(self, *args, **keywords):
        return self.func(*self.args, *args, **{**self.keywords, **keywords})
def lru_cache(maxsize=128, typed=False):
    def decorate(function):
        kept = {}
        def wrapper(*args, **named):
            key = (args, tuple(named.items()))
            if key not in kept:
                kept[key] = function(*args, **named)
            return kept[key]
        wrapper.__name__ = function.__name__
        wrapper.__wrapped__ = function
        wrapper.cache_clear = kept.clear
        return wrapper
    if callable(maxsize):
        return decorate(maxsize)
    return decorate
cache = lru_cache
def cached_property(function):
    def get(self):
        name = '_cached_' + function.__name__
        if name not in self.__dict__:
            setattr(self, name, function(self))
        return getattr(self, name)
    return property(get)
def total_ordering(cls):
    own = cls.__dict__
    if '__lt__' in own:
        less = lambda one, other: one < other
    elif '__gt__' in own:
        less = lambda one, other: other > one
    elif '__le__' in own:
        less = lambda one, other: one <= other and one != other
    elif '__ge__' in own:
        less = lambda one, other: other >= one and one != other
    else:
        raise ValueError('must define at least one ordering operation: < > <= >=')
    for name, compare in (
        ('__lt__', lambda one, other: less(one, other)),
        ('__gt__', lambda one, other: not less(one, other) and one != other),
        ('__le__', lambda one, other: less(one, other) or one == other),
        ('__ge__', lambda one, other: not less(one, other)),
    ):
        if name not in own:
            setattr(cls, name, compare)
    return cls
def cmp_to_key(compare):
    class Key:
        def __init__(self, value):
            self.value = value
        def __lt__(self, other):
            return compare(self.value, other.value) < 0
    return Key
@itertools
def count(start=0, step=1):
    while True:
        yield start
        start += step
def cycle(items):
    kept = list(items)
    while kept:
        yield from kept
def repeat(item, times=None):
    while times is None or times > 0:
        yield item
        if times is not None:
            times -= 1
class chain:
    def __init__(self, *sources):
        self._sources = sources
    def __iter__(self):
        for source in self._sources:
            yield from source
    @classmethod
    def from_iterable(cls, sources):
        return cls(*sources)
def islice(items, *bounds):
    part = slice(*bounds)
    start, stop, step = part.start or 0, part.stop, part.step or 1
    for at, item in enumerate(items):
        if stop is not None and at >= stop:
            return
        if at >= start and (at - start) % step == 0:
            yield item
        if stop is not None and at + 1 >= stop:
            return
def product(*sources, repeat=1):
    pools = [list(one) for one in sources] * repeat
    found = [()]
    for pool in pools:
        found = [one + (item,) for one in found for item in pool]
    yield from found
def permutations(items, r=None):
    pool = list(items)
    r = len(pool) if r is None else r
    for places in product(range(len(pool)), repeat=r):
        if len(set(places)) == r:
            yield tuple(pool[i] for i in places)
def combinations(items, r):
    pool = list(items)
    for places in product(range(len(pool)), repeat=r):
        if sorted(set(places)) == list(places):
            yield tuple(pool[i] for i in places)
def accumulate(items, function=None):
    total = None
    for at, item in enumerate(items):
        total = item if at == 0 else (function(total, item) if function else total + item)
        yield total
def groupby(items, key=None):
    last, group = None, None
    for item in items:
        value = key(item) if key else item
        if group is None or value != last:
            if group is not None:
                yield last, iter(group)
            last, group = value, []
        group.append(item)
    if group is not None:
        yield last, iter(group)
def takewhile(test, items):
    for item in items:
        if not test(item):
            return
        yield item
def dropwhile(test, items):
    dropping = True
    for item in items:
        if dropping and test(item):
            continue
        dropping = False
        yield item
def zip_longest(*sources, fillvalue=None):
    lists = [list(one) for one in sources]
    for at in range(max(map(len, lists), default=0)):
        yield tuple(one[at] if at < len(one) else fillvalue for one in lists)
def pairwise(items):
    kept = list(items)
    yield from zip(kept, kept[1:])
@operator
def itemgetter(*keys):
    return lambda value: value[keys[0]] if len(keys) == 1 else tuple(value[key] for key in keys)
def attrgetter(name):
    return lambda value: getattr(value, name)
def add(a, b):
    return a + b
def mul(a, b):
    return a * b
@string
ascii_lowercase = 'abcdefghijklmnopqrstuvwxyz'
ascii_uppercase = ascii_lowercase.upper()
ascii_letters = ascii_lowercase + ascii_uppercase
digits = '0123456789'
hexdigits = digits + 'abcdefABCDEF'
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_""" + chr(96) + '{|}~'
whitespace = ' \t\n\r\x0b\x0c'
printable = digits + ascii_letters + punctuation + whitespace
@typing
class _Any:
    def __getitem__(self, item):
        return self
    def __call__(self, *places, **named):
        return places[-1] if places else self
    def __or__(self, other):
        return self
Any = List = Dict = Tuple = Set = Optional = Union = Callable = Iterable = Iterator = Generator = Sequence = Mapping = Type = Literal = Final = ClassVar = Annotated = _Any()
class NamedTuple:
    pass
class Protocol:
    pass
class Generic:
    pass
TYPE_CHECKING = False
def TypeVar(name, *places, **named):
    return Any
def cast(type, value):
    return value
@abc
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
@contextlib
def contextmanager(function):
    class Manager:
        def __init__(self, *places, **named):
            self._made = function(*places, **named)
        def __enter__(self):
            return next(self._made)
        def __exit__(self, kind, error, trace):
            if error is None:
                next(self._made, None)
                return False
            try:
                self._made.throw(error)
            except StopIteration:
                return True
            return False
    return Manager
class suppress:
    def __init__(self, *kinds):
        self._kinds = kinds
    def __enter__(self):
        return self
    def __exit__(self, kind, error, trace):
        return error is not None and isinstance(error, self._kinds)
@copy
def copy(value):
    return value.copy() if hasattr(value, 'copy') else value
def deepcopy(value):
    if isinstance(value, list):
        return [deepcopy(one) for one in value]
    if isinstance(value, dict):
        return {key: deepcopy(one) for key, one in value.items()}
    return value
@dataclasses
class _Missing:
    def __init__(self, default_factory):
        self.default_factory = default_factory
def field(default=None, default_factory=None):
    return _Missing(default_factory) if default_factory else default
def dataclass(cls=None, **options):
    if cls is None:
        return lambda one: dataclass(one, **options)
    names = []
    for base in reversed(cls.__mro__):
        for name in base.__dict__.get('__annotations__', ()):
            if name not in names:
                names.append(name)
    def __init__(self, *places, **named):
        if len(places) > len(names):
            raise TypeError(f"{cls.__name__}.__init__() takes {len(names) + 1} positional arguments but {len(places) + 1} were given")
        given = dict(zip(names, places))
        for name, value in named.items():
            if name not in names:
                raise TypeError(f"{cls.__name__}.__init__() got an unexpected keyword argument '{name}'")
            given[name] = value
        missing = [name for name in names if name not in given and not hasattr(cls, name)]
        if missing:
            quoted = ' and '.join(repr(name) for name in missing)
            raise TypeError(f"{cls.__name__}.__init__() missing {len(missing)} required positional argument{'s' if len(missing) > 1 else ''}: {quoted}")
        for name in names:
            value = given[name] if name in given else getattr(cls, name)
            setattr(self, name, value.default_factory() if isinstance(value, _Missing) else value)
        if hasattr(self, '__post_init__'):
            self.__post_init__()
    def __repr__(self):
        return cls.__name__ + '(' + ', '.join(f'{name}={getattr(self, name)!r}' for name in names) + ')'
    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in names)
    if '__init__' not in cls.__dict__:
        cls.__init__ = __init__
    if '__repr__' not in cls.__dict__:
        cls.__repr__ = __repr__
    if '__eq__' not in cls.__dict__:
        cls.__eq__ = __eq__
    cls.__dataclass_fields__ = names
    return cls
def asdict(value):
    return {name: getattr(value, name) for name in value.__dataclass_fields__}
@logging
import sys
import time
DEBUG, INFO, WARNING, ERROR, CRITICAL = 10, 20, 30, 40, 50
_NAMES = {10: 'DEBUG', 20: 'INFO', 30: 'WARNING', 40: 'ERROR', 50: 'CRITICAL'}
_setup = {'format': '%(levelname)s:%(name)s:%(message)s', 'stream': sys.stderr, 'datefmt': None, 'configured': False}
class Logger:
    def __init__(self, name, parent=None):
        self.name, self.parent, self.level, self.handlers = name, parent, 0, []
    def setLevel(self, level):
        self.level = getattr(sys.modules, level, None) or ({v: k for k, v in _NAMES.items()}[level] if isinstance(level, str) else level)
    def getEffectiveLevel(self):
        return self.level or (self.parent.getEffectiveLevel() if self.parent else WARNING)
    def log(self, level, message, *args):
        if level < self.getEffectiveLevel():
            return
        text = str(message) % args if args else str(message)
        if not _setup['configured'] and self.name != 'werkzeug':
            print(text, file=sys.stderr)
            return
        now = time.time()
        stamp = time.strftime(_setup['datefmt'] or '%Y-%m-%d %H:%M:%S', time.gmtime(now))
        if not _setup['datefmt']:
            stamp += f',{int(now * 1000) % 1000:03}'
        print(_setup['format'] % {'levelname': _NAMES[level], 'name': self.name, 'message': text, 'asctime': stamp}, file=_setup['stream'])
    def debug(self, message, *args):
        self.log(DEBUG, message, *args)
    def info(self, message, *args):
        self.log(INFO, message, *args)
    def warning(self, message, *args):
        self.log(WARNING, message, *args)
    def error(self, message, *args, **named):
        self.log(ERROR, message, *args)
    def exception(self, message, *args):
        self.log(ERROR, message, *args)
    def critical(self, message, *args):
        self.log(CRITICAL, message, *args)
root = Logger('root')
root.level = WARNING
_loggers = {}
def getLogger(name=None):
    if not name:
        return root
    if name not in _loggers:
        _loggers[name] = Logger(name, root)
    return _loggers[name]
def basicConfig(level=None, format=None, datefmt=None, stream=None, **others):
    for name in others:
        if name not in ('force', 'style'):
            raise NotImplementedError(f'{name}= of basicConfig is not simulated')
    if level is not None:
        root.setLevel(level)
    if format is not None:
        _setup['format'] = format
    if stream is not None:
        _setup['stream'] = stream
    _setup['datefmt'] = datefmt
    _setup['configured'] = True
debug, info, warning, error, exception, critical = root.debug, root.info, root.warning, root.error, root.exception, root.critical
@datetime
import time as _t
import _time
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
        return timedelta(microseconds=self._total() - other._total())
    def __mul__(self, n):
        return timedelta(microseconds=self._total() * n)
    def __neg__(self):
        return timedelta(microseconds=-self._total())
    def __eq__(self, other):
        return isinstance(other, timedelta) and self._total() == other._total()
    def __lt__(self, other):
        return self._total() < other._total()
    def __le__(self, other):
        return self._total() <= other._total()
    def __str__(self):
        minutes, seconds = divmod(self.seconds, 60)
        hours, minutes = divmod(minutes, 60)
        text = f'{hours}:{minutes:02}:{seconds:02}'
        if self.microseconds:
            text += f'.{self.microseconds:06}'
        return f"{self.days} day{'' if abs(self.days) == 1 else 's'}, {text}" if self.days else text
    def __repr__(self):
        parts = [f'{name}={getattr(self, name)}' for name in ('days', 'seconds', 'microseconds') if getattr(self, name)]
        return 'datetime.timedelta(' + (', '.join(parts) or '0') + ')'
class tzinfo:
    pass
class timezone(tzinfo):
    def __init__(self, offset):
        self._offset = offset
    def __str__(self):
        return 'UTC'
    def __repr__(self):
        return 'datetime.timezone.utc'
timezone.utc = timezone(timedelta(0))
UTC = timezone.utc
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
        return date(*[int(part) for part in text.split('-')])
    def weekday(self):
        return self._fields().tm_wday
    def isoweekday(self):
        return self.weekday() + 1
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
        return datetime(t.tm_year, t.tm_mon, t.tm_mday, t.tm_hour, t.tm_min, t.tm_sec, micro % 1_000_000, tz)
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
        day, _, clock = text.replace('T', ' ').partition(' ')
        parts = [int(part) for part in day.split('-')]
        seconds, _, micro = clock.partition('.')
        parts += [int(part) for part in seconds.split(':') if part]
        return cls(*parts, microsecond=int(micro or 0))
    @classmethod
    def strptime(cls, text, format):
        raise NotImplementedError('strptime is not simulated')
    def timestamp(self):
        return self._micro() / 1_000_000
    def date(self):
        return date(self.year, self.month, self.day)
    def replace(self, **changes):
        parts = {name: changes.get(name, getattr(self, name)) for name in ('year', 'month', 'day', 'hour', 'minute', 'second', 'microsecond', 'tzinfo')}
        return datetime(**parts)
    def strftime(self, format):
        return _t._format(format, self._fields(), self.microsecond, 'UTC' if self.tzinfo else '')
    def isoformat(self, sep='T', timespec='auto'):
        text = f'{self.year:04}-{self.month:02}-{self.day:02}{sep}{self.hour:02}:{self.minute:02}:{self.second:02}'
        if self.microsecond and timespec == 'auto':
            text += f'.{self.microsecond:06}'
        return text + ('+00:00' if self.tzinfo else '')
    def __str__(self):
        return self.isoformat(' ')
    def __repr__(self):
        parts = [self.year, self.month, self.day, self.hour, self.minute]
        if self.second or self.microsecond:
            parts.append(self.second)
        if self.microsecond:
            parts.append(self.microsecond)
        return 'datetime.datetime(' + ', '.join(map(str, parts)) + (', tzinfo=datetime.timezone.utc)' if self.tzinfo else ')')
    def _like(self, micro):
        made = datetime.fromtimestamp(micro // 1_000_000, self.tzinfo)
        made.microsecond = micro % 1_000_000
        return made
@uuid
import random
def uuid4():
    text = ''.join(random.choice('0123456789abcdef') for _ in range(32))
    return f'{text[:8]}-{text[8:12]}-4{text[13:16]}-{"89ab"[random.randrange(4)]}{text[17:20]}-{text[20:]}'
@pprint
def pprint(value):
    print(repr(value))
@__future__
annotations = division = print_function = unicode_literals = True
@html
def escape(text, quote=True):
    text = text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')
    return text.replace('"', '&quot;').replace("'", '&#x27;') if quote else text
@statistics
def mean(items):
    items = list(items)
    return sum(items) / len(items)
def median(items):
    items = sorted(items)
    half = len(items) // 2
    return items[half] if len(items) % 2 else (items[half - 1] + items[half]) / 2
`
