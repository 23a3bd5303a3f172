import type { RecordedProgram } from './recorded-program.ts'

/** Programs with what Python 3.12.1 wrote of them, and the status that it gave. */
export const recorded: readonly RecordedProgram[] = [
  {
    source:
      'import datetime as dt\nd = dt.date(2024, 2, 29)\nprint(d.isocalendar(), d.strftime("%U %W"), d.timetuple()[:3], d.toordinal(), dt.date.fromordinal(5), d.ctime())\n',
    output:
      'datetime.IsoCalendarDate(year=2024, week=9, weekday=4) 08 09 (2024, 2, 29) 738945 0001-01-05 Thu Feb 29 00:00:00 2024\n',
    status: 0,
  },
  {
    source:
      'import datetime as dt\nt = dt.datetime(2024, 1, 15, 9, 5, 7, 123456)\nprint(t.isoformat(sep=" ", timespec="minutes"), t.strftime("%x|%X|%c"))\nprint(abs(dt.timedelta(days=-2)), dt.timedelta(hours=5) // dt.timedelta(hours=2), dt.timedelta(hours=5) / 2)\n',
    output: '2024-01-15 09:05 01/15/24|09:05:07|Mon Jan 15 09:05:07 2024\n2 days, 0:00:00 2 2:30:00\n',
    status: 0,
  },
  {
    source:
      'import datetime as dt\nu = dt.datetime(2024,1,1,12,tzinfo=dt.timezone(dt.timedelta(hours=5, minutes=30), "IST")); print(u, u.astimezone(dt.timezone.utc), u.tzname(), u.utcoffset(), repr(u))\nprint(dt.datetime.fromisoformat("2024-05-06T07:08:09+02:00"), repr(dt.timezone.utc), dt.datetime.max, dt.date.min)\n',
    output:
      "2024-01-01 12:00:00+05:30 2024-01-01 06:30:00+00:00 IST 5:30:00 datetime.datetime(2024, 1, 1, 12, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=19800), 'IST'))\n2024-05-06 07:08:09+02:00 datetime.timezone.utc 9999-12-31 23:59:59.999999 0001-01-01\n",
    status: 0,
  },
  {
    source: 'import datetime as dt\ntry: dt.date(2023, 2, 29)\nexcept ValueError as e: print(e)\n',
    output: 'day is out of range for month\n',
    status: 0,
  },
  {
    source: "print({1: 'a', True: 'b', 1.0: 'c'}, {0: 1, False: 2}, {True: 1}[1], {1, True, 1.0})\n",
    output: "{1: 'c'} {0: 2} 1 {1}\n",
    status: 0,
  },
  {
    source:
      'import traceback, sys\ndef f(): g()\ndef g(): raise KeyError("missing")\ntry: f()\nexcept KeyError: traceback.print_exc(file=sys.stdout); print(traceback.format_exc().splitlines()[-1]); print(repr(sys.exc_info()[1]), sys.exc_info()[0])\n',
    output:
      'Traceback (most recent call last):\n  File "/app/5.py", line 4, in <module>\n    try: f()\n         ^^^\n  File "/app/5.py", line 2, in f\n    def f(): g()\n             ^^^\n  File "/app/5.py", line 3, in g\n    def g(): raise KeyError("missing")\n             ^^^^^^^^^^^^^^^^^^^^^^^^^\nKeyError: \'missing\'\nKeyError: \'missing\'\nKeyError(\'missing\') <class \'KeyError\'>\n',
    status: 0,
  },
  {
    source:
      'import operator\nprint(operator.itemgetter(1, 0)("ab"), operator.attrgetter("real")(3), operator.methodcaller("upper")("a"))\n',
    output: "('b', 'a') 3 A\n",
    status: 0,
  },
  {
    source:
      'import functools\nclass C:\n    @functools.cached_property\n    def v(self): print("calc"); return 1\nc = C(); c.v; c.v\n@functools.total_ordering\nclass N:\n    def __init__(s, v): s.v = v\n    def __eq__(s, o): return s.v == o.v\n    def __lt__(s, o): return s.v < o.v\nprint(N(1) <= N(1), N(2) > N(1))\ndef add(a, b=2): return a + b\nadd()\n',
    output:
      'calc\nTrue True\nTraceback (most recent call last):\n  File "/app/7.py", line 13, in <module>\n    add()\nTypeError: add() missing 1 required positional argument: \'a\'\n',
    status: 1,
  },
  { source: 'import pathlib\nd = pathlib.Path("demo")\n', output: '', status: 0 },
  {
    source:
      'class M(type):\n    def __new__(m, n, b, d): return super().__new__(m, n, b, d)\nclass B(metaclass=M): pass\nclass C(B, opt=1): pass\n',
    output:
      'Traceback (most recent call last):\n  File "/app/9.py", line 4, in <module>\n    class C(B, opt=1): pass\nTypeError: M.__new__() got an unexpected keyword argument \'opt\'\n',
    status: 1,
  },
  {
    source:
      'print((x for x in []).__class__, [y := 5, y**2], [[0]*2 for _ in range(2)])\nm = map(str, [1,2]); print(m.__class__.__name__, list(m), list(filter(None, [0,1,"",2])), list(zip(*[(1,2),(3,4)])), any([]), all([]), min([3,1], key=lambda x: -x), sum([[1],[2]], []))\nnext(iter([]))\n',
    output:
      "<class 'generator'> [5, 25] [[0, 0], [0, 0]]\nmap ['1', '2'] [1, 2] [(1, 3), (2, 4)] False True 3 [1, 2]\nTraceback (most recent call last):\n  File \"/app/10.py\", line 3, in <module>\n    next(iter([]))\nStopIteration\n",
    status: 1,
  },
  {
    source:
      'from dataclasses import dataclass, field, fields\n@dataclass(frozen=True)\nclass F: x: int = 1\ntry: F().x = 2\nexcept Exception as e: print(type(e).__name__, e)\n@dataclass\nclass Item:\n    name: str\n    tags: list = field(default_factory=list)\ntry: Item()\nexcept TypeError as e: print(e)\n@dataclass(slots=True, kw_only=True)\nclass K: a: int; b: int = 2\nprint(K(a=1), [(f.name, f.type) for f in fields(Item)])\nK(1)\n',
    output:
      "FrozenInstanceError cannot assign to field 'x'\nItem.__init__() missing 1 required positional argument: 'name'\nK(a=1, b=2) [('name', <class 'str'>), ('tags', <class 'list'>)]\nTraceback (most recent call last):\n  File \"/app/11.py\", line 15, in <module>\n    K(1)\nTypeError: K.__init__() takes 1 positional argument but 2 were given\n",
    status: 1,
  },
  {
    source:
      'a = 3 + 4j\nprint(a, type(a), a.real, a.imag, abs(a), a.conjugate(), -a, a * 2, 2 * a, a + 1, 1 - a, a / 2, a ** 2, a == 3 + 4j, a != 1, bool(0j), complex(1, 2), complex("1+2j"), complex(" -2j "), complex("3"), complex(), 1j * 1j, [1j, 2 - 3j], {1j: 2}, f"{a}", f"{a:.2f}", isinstance(a, complex), a.__class__.__name__, hash(2+0j) == hash(2), 2 + 0j == 2, (1+2j)/(3-4j), 1/(1+1j), sum([1j, 2]), 1e20j, -0.5j, round(2.5), str(1j), repr(1.5-2.5j), (2+3j)*(4-1j), complex("nan"), 2j**0.5, (1+1j)**10, 2**(1j))\nfor v in (42, 3.14, 2+3j, "hi", True, None, [1], (1,), {1}, {"a": 1}, b"x", range(3)): print(type(v), v)\nimport cmath\nprint(cmath.sqrt(-4), cmath.phase(-1), cmath.polar(1+1j), cmath.exp(1j*cmath.pi), cmath.sqrt(3-4j))\nd = (5**2) - (4*1*6); print((-5 - cmath.sqrt(d)) / 2, (-5 + cmath.sqrt(d)) / 2)\ntry: a < 1j\nexcept TypeError as e: print(e)\ntry: complex("x")\nexcept ValueError as e: print(e)\ntry: a // 2\nexcept TypeError as e: print(e)\ntry: float(a)\nexcept TypeError as e: print(e)\ntry: a / 0\nexcept ZeroDivisionError as e: print(e)\ncomplex = 5; print(complex)\nint(1j)\n',
    output:
      "(3+4j) <class 'complex'> 3.0 4.0 5.0 (3-4j) (-3-4j) (6+8j) (6+8j) (4+4j) (-2-4j) (1.5+2j) (-7+24j) True True False (1+2j) (1+2j) -2j (3+0j) 0j (-1+0j) [1j, (2-3j)] {1j: 2} (3+4j) 3.00+4.00j True complex True True (-0.2+0.4j) (0.5-0.5j) (2+1j) 1e+20j (-0-0.5j) 2 1j (1.5-2.5j) (11+10j) (nan+0j) (1.0000000000000002+1j) 32j (0.7692389013639721+0.6389612763136348j)\n<class 'int'> 42\n<class 'float'> 3.14\n<class 'complex'> (2+3j)\n<class 'str'> hi\n<class 'bool'> True\n<class 'NoneType'> None\n<class 'list'> [1]\n<class 'tuple'> (1,)\n<class 'set'> {1}\n<class 'dict'> {'a': 1}\n<class 'bytes'> b'x'\n<class 'range'> range(0, 3)\n2j 3.141592653589793 (1.4142135623730951, 0.7853981633974483) (-1+1.2246467991473532e-16j) (2-1j)\n(-3+0j) (-2+0j)\n'<' not supported between instances of 'complex' and 'complex'\ncomplex() arg is a malformed string\nunsupported operand type(s) for //: 'complex' and 'int'\nfloat() argument must be a string or a real number, not 'complex'\ncomplex division by zero\n5\nTraceback (most recent call last):\n  File \"/app/12.py\", line 18, in <module>\n    int(1j)\nTypeError: int() argument must be a string, a bytes-like object or a real number, not 'complex'\n",
    status: 1,
  },
  {
    source:
      'import datetime as dt\nfrom zoneinfo import ZoneInfo\na = dt.datetime(2024, 3, 10, 1, 30, tzinfo=ZoneInfo("America/New_York")); print(a, a.tzname(), a.dst(), a + dt.timedelta(hours=2), a.astimezone(ZoneInfo("Europe/Berlin")), repr(a.tzinfo), a.tzinfo, a.strftime("%Z %z"))\nu = dt.datetime(2024, 1, 1, tzinfo=dt.timezone.utc); print(u.astimezone(ZoneInfo("Asia/Tokyo")), u == u.astimezone(ZoneInfo("Asia/Tokyo")), u - dt.datetime(2023,12,31,tzinfo=dt.timezone(dt.timedelta(hours=-5))), dt.datetime.fromtimestamp(1700000000, tz=ZoneInfo("Europe/London")), dt.datetime.fromtimestamp(1700000000, dt.timezone.utc).isoformat())\nprint(dt.datetime.strptime("2024-01-02 03:04:05 +0530", "%Y-%m-%d %H:%M:%S %z"), dt.datetime.strptime("2024 060", "%Y %j"), dt.datetime.fromisoformat("2024-01-02"), dt.datetime.fromisoformat("2024-01-02T03:04:05.123Z"), dt.date.fromisoformat("2024-01-02").isocalendar().week, dt.time.fromisoformat("10:20"), dt.datetime.combine(dt.date(2024,1,2), dt.time(3,4)), dt.date.today() >= dt.date(2020,1,1))\ntry: u < dt.datetime(2024,1,1)\nexcept TypeError as e: print(e)\ntry: dt.date.fromisoformat("2024-1-2")\nexcept ValueError as e: print(e)\ntry: ZoneInfo("Nope/Zone")\nexcept Exception as e: print(type(e).__name__, e)\nprint(dt.timedelta(days=5, seconds=3) * 2, dt.timedelta.max, sorted([dt.date(2024,1,2), dt.date(2023,1,1)]), min(dt.datetime(2024,1,1), dt.datetime(2023,1,1)), dt.datetime(2024,1,31).replace(month=3), (dt.datetime(2024,12,25) - dt.datetime(2024,1,1)).days)\nu - dt.datetime(2024,1,1)\n',
    output:
      "2024-03-10 01:30:00-05:00 EST 0:00:00 2024-03-10 03:30:00-04:00 2024-03-10 07:30:00+01:00 zoneinfo.ZoneInfo(key='America/New_York') America/New_York EST -0500\n2024-01-01 09:00:00+09:00 True 19:00:00 2023-11-14 22:13:20+00:00 2023-11-14T22:13:20+00:00\n2024-01-02 03:04:05+05:30 2024-02-29 00:00:00 2024-01-02 00:00:00 2024-01-02 03:04:05.123000+00:00 1 10:20:00 2024-01-02 03:04:00 True\ncan't compare offset-naive and offset-aware datetimes\nInvalid isoformat string: '2024-1-2'\nZoneInfoNotFoundError 'No time zone found with key Nope/Zone'\n10 days, 0:00:06 999999999 days, 23:59:59.999999 [datetime.date(2023, 1, 1), datetime.date(2024, 1, 2)] 2023-01-01 00:00:00 2024-03-31 00:00:00 359\nTraceback (most recent call last):\n  File \"/app/13.py\", line 13, in <module>\n    u - dt.datetime(2024,1,1)\n    ~~^~~~~~~~~~~~~~~~~~~~~~~\nTypeError: can't subtract offset-naive and offset-aware datetimes\n",
    status: 1,
  },
]
