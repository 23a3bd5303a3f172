import type { RecordedProgram } from './recorded-program.ts'

/** Programs with what Python 3.12.1 wrote of them, and the status that it gave. */
export const recorded: readonly RecordedProgram[] = [
  {
    source:
      'print("Hello", 1, 2.5, None, True, [1, "a"], (1,), {"k": [1.0, 1e20]}, {1}, set(), sep="|")\nprint(f"{3.14159:.2f} {42:05d} {\'x\':>5} {\'y\':<5}| {\'z\':^5} {1234567:,} {0.256:.1%} {255:#x} {255:b} {1e10:g} {2.0!r} {\'q\'!r} {3:+d}")\n',
    output:
      "Hello|1|2.5|None|True|[1, 'a']|(1,)|{'k': [1.0, 1e+20]}|{1}|set()\n3.14 00042     x y    |   z   1,234,567 25.6% 0xff 11111111 1e+10 2.0 'q' +3\n",
    status: 0,
  },
  {
    source:
      'x = 10\nwhile x > 0:\n    x -= 3\n    if x == 4:\n        continue\n    print(x)\nelse:\n    print("done")\nfor i, c in enumerate("abc", 1):\n    print(i, c, end=" ")\nprint()\n',
    output: '7\n1\n-2\ndone\n1 a 2 b 3 c \n',
    status: 0,
  },
  {
    source:
      'def fib(n, memo={}):\n    if n in memo: return memo[n]\n    if n < 2: return n\n    memo[n] = fib(n - 1) + fib(n - 2)\n    return memo[n]\nprint(fib(100), 2 ** 100, -7 // 2, -7 % 3, 7 / 2, 10 ** -1)\ndef f(a, b=2, *args, c, d=4, **kw):\n    return a, b, args, c, d, kw\nprint(f(1, c=3), f(1, 2, 3, 4, c=5, e=6))\nprint(f(*[1, 2], **{"c": 3}))\n',
    output:
      "354224848179261915075 1267650600228229401496703205376 -4 2 3.5 0.1\n(1, 2, (), 3, 4, {}) (1, 2, (3, 4), 5, 4, {'e': 6})\n(1, 2, (), 3, 4, {})\n",
    status: 0,
  },
  {
    source:
      'class Animal:\n    count = 0\n    def __init__(self, name):\n        self.name = name\n        Animal.count += 1\n    def speak(self):\n        return "..."\n    def __repr__(self):\n        return f"{type(self).__name__}({self.name!r})"\n    @property\n    def upper(self):\n        return self.name.upper()\n    @staticmethod\n    def make(n): return Animal(n)\n    @classmethod\n    def named(cls, n): return cls(n)\nclass Dog(Animal):\n    def __init__(self, name):\n        super().__init__(name)\n        self.tricks = []\n    def speak(self):\n        return super().speak() + "Woof"\nd = Dog.named("Rex")\nprint(d, d.speak(), d.upper, Animal.count, isinstance(d, Animal), issubclass(Dog, Animal), Animal.make("x"))\nprint([d, d], Dog.__mro__[0].__name__, hasattr(d, "tricks"), getattr(d, "no", "none"))\n',
    output: "Dog('Rex') ...Woof REX 1 True True Animal('x')\n[Dog('Rex'), Dog('Rex')] Dog True none\n",
    status: 0,
  },
  {
    source:
      'def gen():\n    try:\n        yield 1\n        x = yield 2\n        print("got", x)\n        yield 3\n    finally:\n        print("cleanup")\ng = gen()\nprint(next(g), next(g), g.send("hi"), list(g))\nprint(sum(x * x for x in range(10)), [x for x in range(20) if x % 3 == 0], {k: v for k, v in zip("ab", (1, 2))}, {c for c in "a"})\ndef outer():\n    yield from range(3)\n    return 5\nprint(list(outer()), [[j for j in range(i)] for i in range(3)])\n',
    output:
      "got hi\ncleanup\n1 2 3 []\n285 [0, 3, 6, 9, 12, 15, 18] {'a': 1, 'b': 2} {'a'}\n[0, 1, 2] [[], [0], [0, 1]]\n",
    status: 0,
  },
  {
    source:
      'try:\n    1 / 0\nexcept ZeroDivisionError as e:\n    print("caught", e, type(e).__name__)\nelse:\n    print("no")\nfinally:\n    print("finally")\ntry:\n    try:\n        {}["k"]\n    except KeyError as e:\n        raise ValueError("bad") from e\nexcept ValueError as e:\n    print(repr(e), repr(e.__cause__))\nclass MyError(Exception):\n    pass\ntry:\n    raise MyError("a", 1)\nexcept (MyError, KeyError) as e:\n    print(e, e.args)\n',
    output: "caught division by zero ZeroDivisionError\nfinally\nValueError('bad') KeyError('k')\n('a', 1) ('a', 1)\n",
    status: 0,
  },
  {
    source: 'def f(x):\n    return g(x) + 1\ndef g(x):\n    return 10 / x\nprint(f(0))\n',
    output:
      'Traceback (most recent call last):\n  File "/app/6.py", line 5, in <module>\n    print(f(0))\n          ^^^^\n  File "/app/6.py", line 2, in f\n    return g(x) + 1\n           ^^^^\n  File "/app/6.py", line 4, in g\n    return 10 / x\n           ~~~^~~\nZeroDivisionError: division by zero\n',
    status: 1,
  },
  {
    source: 'x = {"a": 1}\nprint(x["b"])\n',
    output:
      'Traceback (most recent call last):\n  File "/app/7.py", line 2, in <module>\n    print(x["b"])\n          ~^^^^^\nKeyError: \'b\'\n',
    status: 1,
  },
  {
    source:
      'class E(Exception): pass\ndef a():\n    try:\n        int("zz")\n    except ValueError:\n        raise E("second")\na()\n',
    output:
      'Traceback (most recent call last):\n  File "/app/8.py", line 4, in a\n    int("zz")\nValueError: invalid literal for int() with base 10: \'zz\'\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "/app/8.py", line 7, in <module>\n    a()\n  File "/app/8.py", line 6, in a\n    raise E("second")\nE: second\n',
    status: 1,
  },
  {
    source: 'import nosuchmodule\n',
    output:
      'Traceback (most recent call last):\n  File "/app/9.py", line 1, in <module>\n    import nosuchmodule\nModuleNotFoundError: No module named \'nosuchmodule\'\n',
    status: 1,
  },
  {
    source: 'print("a" + 1)\n',
    output:
      'Traceback (most recent call last):\n  File "/app/10.py", line 1, in <module>\n    print("a" + 1)\n          ~~~~^~~\nTypeError: can only concatenate str (not "int") to str\n',
    status: 1,
  },
  {
    source: 'print(undefined_name)\n',
    output:
      'Traceback (most recent call last):\n  File "/app/11.py", line 1, in <module>\n    print(undefined_name)\n          ^^^^^^^^^^^^^^\nNameError: name \'undefined_name\' is not defined\n',
    status: 1,
  },
  {
    source: 'x = [1, 2, 3]\nprint(x[10])\n',
    output:
      'Traceback (most recent call last):\n  File "/app/12.py", line 2, in <module>\n    print(x[10])\n          ~^^^^\nIndexError: list index out of range\n',
    status: 1,
  },
  {
    source: 'def f(a, b): pass\nf(1)\n',
    output:
      'Traceback (most recent call last):\n  File "/app/13.py", line 2, in <module>\n    f(1)\nTypeError: f() missing 1 required positional argument: \'b\'\n',
    status: 1,
  },
  {
    source: 'print("hi"\n',
    output: '  File "/app/14.py", line 1\n    print("hi"\n         ^\nSyntaxError: \'(\' was never closed\n',
    status: 1,
  },
  {
    source: 'if True:\nprint(1)\n',
    output:
      '  File "/app/15.py", line 2\n    print(1)\n    ^\nIndentationError: expected an indented block after \'if\' statement on line 1\n',
    status: 1,
  },
  {
    source: 'import sys\nprint("err", file=sys.stderr)\nsys.exit(3)\n',
    output: 'err\n',
    status: 3,
  },
  {
    source: 'import sys\nsys.exit("fatal message")\n',
    output: 'fatal message\n',
    status: 1,
  },
  {
    source:
      'a, *b, c = range(6)\nprint(a, b, c)\na, b = b, a\n(x, y), z = (1, 2), 3\nprint(a, x, y, z)\ns = "Hello, World"\nprint(s[::-1], s[7:], s[-5:-1], s.lower().split(", "), "-".join("abc"), s.replace("l", "L", 2), s.find("W"), s.count("o"), s.title(), s.center(20, "*"))\nl = [5, 3, 8, 1]\nl.sort(); print(l, sorted(l, reverse=True), sorted(["bb", "a", "ccc"], key=len), l[1:3], l + [9], l * 2, 3 in l, l.index(8), min(l), max(l))\nl[1:3] = [7, 7, 7]; del l[0]; print(l, len(l), l.pop(), l)\nd = {"x": 1, "y": 2}\nd.update(z=3); d.setdefault("w", 0)\nprint(d, list(d), d.items(), d.keys(), d.get("q"), d.pop("x"), "y" in d)\nfor k, v in d.items(): print(k, v)\nprint("%s is %d years and %.2f %5s|%-5s|" % ("Bob", 42, 1.5, "a", "b"), "{} {1}".format if False else "{0} {name}".format("A", name="B"))\n',
    output:
      "0 [1, 2, 3, 4] 5\n[1, 2, 3, 4] 1 2 3\ndlroW ,olleH World Worl ['hello', 'world'] a-b-c HeLLo, World 7 2 Hello, World ****Hello, World****\n[1, 3, 5, 8] [8, 5, 3, 1] ['a', 'bb', 'ccc'] [3, 5] [1, 3, 5, 8, 9] [1, 3, 5, 8, 1, 3, 5, 8] True 3 1 8\n[7, 7, 7] 4 8 [7, 7, 7]\n{'y': 2, 'z': 3, 'w': 0} ['x', 'y', 'z', 'w'] dict_items([('y', 2), ('z', 3), ('w', 0)]) dict_keys(['y', 'z', 'w']) None 1 True\ny 2\nz 3\nw 0\nBob is 42 years and 1.50     a|b    | A B\n",
    status: 0,
  },
  {
    source:
      'import math, random, json, os, time, datetime\nprint(math.sqrt(16), math.pi, math.floor(2.7), math.gcd(12, 18), math.factorial(20))\nprint(json.dumps({"a": [1, 2.0, None, True, "é"]}), json.loads(\'{"x": [1, 2.5, null]}\'), json.dumps({"b": 1, "a": {}}, indent=2, sort_keys=True))\nprint(os.path.join("/a", "b", "c.txt"), os.path.basename("/x/y.py"), os.path.splitext("a.tar.gz"), os.environ.get("NOPE", "default"))\nprint(datetime.timedelta(days=1, hours=2), datetime.date(2024, 2, 29) + datetime.timedelta(days=1), datetime.datetime(2024, 1, 5, 13, 4).strftime("%d/%m/%Y %H:%M %A %B"))\n',
    output:
      '4.0 3.141592653589793 2 6 2432902008176640000\n{"a": [1, 2.0, null, true, "\\u00e9"]} {\'x\': [1, 2.5, None]} {\n  "a": {},\n  "b": 1\n}\n/a/b/c.txt y.py (\'a.tar\', \'.gz\') default\n1 day, 2:00:00 2024-03-01 05/01/2024 13:04 Friday January\n',
    status: 0,
  },
  {
    source:
      'from collections import Counter, defaultdict, namedtuple, deque\nprint(Counter("mississippi").most_common(2), Counter("aab"))\nd = defaultdict(list); d["a"].append(1); print(dict(d), d["z"])\nP = namedtuple("P", "x y"); p = P(1, y=2); print(p, p.x + p.y, tuple(p))\nq = deque([1, 2, 3], maxlen=3); q.append(4); print(q, q.popleft())\nfrom functools import reduce, lru_cache, wraps\nprint(reduce(lambda a, b: a * b, range(1, 6)))\n@lru_cache(maxsize=None)\ndef fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)\nprint(fib(60))\ndef deco(f):\n    @wraps(f)\n    def w(*a, **k):\n        print("call", f.__name__)\n        return f(*a, **k)\n    return w\n@deco\ndef hi(n="x"): return "hi " + n\nprint(hi(), hi.__name__)\nimport itertools\nprint(list(itertools.islice(itertools.count(5), 3)), list(itertools.chain([1], [2])), list(itertools.permutations("abc", 2))[:3])\n',
    output:
      "[('i', 4), ('s', 4)] Counter({'a': 2, 'b': 1})\n{'a': [1]} []\nP(x=1, y=2) 3 (1, 2)\ndeque([3, 4], maxlen=3) 2\n120\n1548008755920\ncall hi\nhi x hi\n[5, 6, 7] [1, 2] [('a', 'b'), ('a', 'c'), ('b', 'a')]\n",
    status: 0,
  },
  {
    source:
      'with open("/tmp/out.txt", "w") as f:\n    f.write("one\\ntwo\\n")\n    f.write("three\\n")\nwith open("/tmp/out.txt") as f:\n    for line in f:\n        print(line.strip().upper())\ntry:\n    open("/nope/x")\nexcept FileNotFoundError as e:\n    print(e, e.errno)\nopen("/nope/x")\n',
    output:
      'ONE\nTWO\nTHREE\n[Errno 2] No such file or directory: \'/nope/x\' 2\nTraceback (most recent call last):\n  File "/app/21.py", line 11, in <module>\n    open("/nope/x")\nFileNotFoundError: [Errno 2] No such file or directory: \'/nope/x\'\n',
    status: 1,
  },
  {
    source:
      'class Ctx:\n    def __enter__(self):\n        print("enter"); return self\n    def __exit__(self, t, v, tb):\n        print("exit", t.__name__ if t else None); return True\nwith Ctx() as c, Ctx():\n    raise RuntimeError("x")\nprint("after")\n',
    output: 'enter\nenter\nexit RuntimeError\nexit None\nafter\n',
    status: 0,
  },
  {
    source:
      'from dataclasses import dataclass, field\n@dataclass\nclass Point:\n    x: int\n    y: int = 0\n    tags: list = field(default_factory=list)\n    def dist(self): return (self.x ** 2 + self.y ** 2) ** 0.5\nprint(Point(3, 4), Point(3, 4).dist(), Point(1) == Point(1), Point(1) == Point(2))\nclass V:\n    def __init__(self, x): self.x = x\n    def __add__(self, o): return V(self.x + o.x)\n    def __eq__(self, o): return self.x == o.x\n    def __lt__(self, o): return self.x < o.x\n    def __len__(self): return self.x\n    def __getitem__(self, i): return i * 2\n    def __call__(self, y): return self.x + y\n    def __str__(self): return f"V<{self.x}>"\n    def __contains__(self, y): return y == self.x\n    def __iter__(self): return iter([self.x, self.x])\n    def __bool__(self): return self.x > 0\nprint(V(1) + V(2), V(1) == V(1), V(1) != V(2), len(V(3)), V(0)[4], V(1)(2), sorted([V(2), V(1)])[0], 5 in V(5), list(V(7)), bool(V(0)))\n',
    output: 'Point(x=3, y=4, tags=[]) 5.0 True False\nV<3> True True 3 8 3 V<1> True [7, 7] False\n',
    status: 0,
  },
  {
    source:
      'def counter():\n    n = 0\n    def inc():\n        nonlocal n\n        n += 1\n        return n\n    return inc\nc = counter(); c(); print(c())\ntotal = 0\ndef add(k):\n    global total\n    total += k\nadd(5); print(total)\nfs = [lambda x, i=i: x + i for i in range(3)]\nprint([f(10) for f in fs])\nprint((lambda *a, **k: (a, k))(1, b=2))\nif (n := 10) > 5: print(n)\nprint(1 < 2 < 3, 1 < 2 > 3, not [], 5 if [] else 6, [] or "x", None is None, "a" "b")\nprint(int("0b11", 2) if False else int("ff", 16), float("1.5"), str(12), list("ab"), tuple([1]), bool(""), round(2.5), round(3.14159, 2), abs(-3), divmod(17, 5), pow(2, 10, 1000), chr(97), ord("a"), hex(255), bin(5))\nprint(bytes([104, 105]), b"hi".decode(), "é".encode(), 0.1 + 0.2, 1e16, 1e-5, 100000000000000000000.0, float("inf"), -0.0)\n',
    output:
      "2\n5\n[10, 11, 12]\n((1,), {'b': 2})\n10\nTrue False True 6 x True ab\n255 1.5 12 ['a', 'b'] (1,) False 2 3.14 3 (3, 2) 24 a 97 0xff 0b101\nb'hi' hi b'\\xc3\\xa9' 0.30000000000000004 1e+16 1e-05 1e+20 inf -0.0\n",
    status: 0,
  },
  {
    source:
      'def recurse(n):\n    return recurse(n + 1)\ntry:\n    recurse(0)\nexcept RecursionError as e:\n    print(e)\n',
    output: 'maximum recursion depth exceeded\n',
    status: 0,
  },
  {
    source: 'assert 1 == 2, "numbers differ"\n',
    output:
      'Traceback (most recent call last):\n  File "/app/26.py", line 1, in <module>\n    assert 1 == 2, "numbers differ"\nAssertionError: numbers differ\n',
    status: 1,
  },
  {
    source: 'x = 5\nx.foo\n',
    output:
      "Traceback (most recent call last):\n  File \"/app/27.py\", line 2, in <module>\n    x.foo\nAttributeError: 'int' object has no attribute 'foo'\n",
    status: 1,
  },
  {
    source: 'for i in 5:\n    pass\n',
    output:
      'Traceback (most recent call last):\n  File "/app/28.py", line 1, in <module>\n    for i in 5:\nTypeError: \'int\' object is not iterable\n',
    status: 1,
  },
  {
    source: 'int("abc")\n',
    output:
      'Traceback (most recent call last):\n  File "/app/29.py", line 1, in <module>\n    int("abc")\nValueError: invalid literal for int() with base 10: \'abc\'\n',
    status: 1,
  },
  {
    source: 'raise SystemExit\n',
    output: '',
    status: 0,
  },
  {
    source: 'class A:\n    def m(self):\n        raise NotImplementedError\nA().m()\n',
    output:
      'Traceback (most recent call last):\n  File "/app/31.py", line 4, in <module>\n    A().m()\n  File "/app/31.py", line 3, in m\n    raise NotImplementedError\nNotImplementedError\n',
    status: 1,
  },
  {
    source:
      'def f():\n    raise ValueError("inner")\ntry:\n    f()\nexcept ValueError as e:\n    print("handling")\n    raise RuntimeError("outer") from e\n',
    output:
      'handling\nTraceback (most recent call last):\n  File "/app/32.py", line 4, in <module>\n    f()\n  File "/app/32.py", line 2, in f\n    raise ValueError("inner")\nValueError: inner\n\nThe above exception was the direct cause of the following exception:\n\nTraceback (most recent call last):\n  File "/app/32.py", line 7, in <module>\n    raise RuntimeError("outer") from e\nRuntimeError: outer\n',
    status: 1,
  },
  {
    source:
      'name = "World"\nitems = [{"n": 1}, {"n": 2}]\nprint(f"Hi {name.upper()} {items[0][\'n\']} {[i[\'n\'] for i in items]} {name!r:>10} {10 / 4:.{2}f} {{x}} {name=}")\nprint("""a\n  b"""  , r"\\n", "tab\\tx", "\\x41\\u00e9")\n',
    output: "Hi WORLD 1 [1, 2]    'World' 2.50 {x} name='World'\na\n  b \\n tab\tx Aé\n",
    status: 0,
  },
  {
    source:
      'from abc import ABC, abstractmethod\nclass Shape(ABC):\n    @abstractmethod\n    def area(self): ...\n    @property\n    @abstractmethod\n    def name(self): ...\n    def describe(self):\n        return f"{self.name} with area {self.area():.2f}"\nclass Circle(Shape):\n    def __init__(self, r):\n        self.r = r\n    def area(self):\n        return 3.14159 * self.r ** 2\n    @property\n    def name(self):\n        return "circle"\nclass Half(Shape):\n    def area(self): return 0\nprint(Circle(2).describe())\nfor kind in (Half, Shape):\n    try:\n        kind()\n    except TypeError as e:\n        print(type(e).__name__, \'abstract class\' in str(e))\ndef gen():\n    try:\n        yield 1\n        yield 2\n    except GeneratorExit:\n        print("exit")\n        raise\n    finally:\n        print("closing")\ng = gen()\nprint(next(g))\ng.close()\nprint(list(g))\nimport sys\nprint(sys.getrecursionlimit())\nsys.setrecursionlimit(100)\nprint(sys.getrecursionlimit())\ndef deep(n):\n    return deep(n + 1)\ntry:\n    deep(0)\nexcept RecursionError as e:\n    print("too deep")\nx = 5\ntry:\n    x += "a"\nexcept TypeError as e:\n    print(e)\nl = [1]\ntry:\n    l -= [1]\nexcept TypeError as e:\n    print(e)\nl += l\nprint(l)\ntry:\n    l += 5\nexcept TypeError as e:\n    print(e)\nclass V:\n    def __iadd__(self, o): return NotImplemented\n    def __add__(self, o): return "added"\nv = V()\nv += 1\nprint(v)\nclass MyKey(KeyError): pass\ntry:\n    raise MyKey("k")\nexcept KeyError as e:\n    print(e, repr(e))\n',
    output:
      "circle with area 12.57\nTypeError True\nTypeError True\n1\nexit\nclosing\n[]\n1000\n100\ntoo deep\nunsupported operand type(s) for +=: 'int' and 'str'\nunsupported operand type(s) for -=: 'list' and 'list'\n[1, 1]\n'int' object is not iterable\nadded\n'k' MyKey('k')\n",
    status: 0,
  },
  {
    source:
      'import csv, json, os\nrows = [{"name": "Ann", "age": 31}, {"name": "Bob, Jr.", "age": 25}]\nwith open("people.csv", "w", newline="") as f:\n    w = csv.DictWriter(f, fieldnames=["name", "age"])\n    w.writeheader()\n    w.writerows(rows)\nprint(open("people.csv").read())\nwith open("people.csv") as f:\n    for row in csv.DictReader(f):\n        print(row, row["name"], int(row["age"]) + 1)\nwith open("people.csv") as f:\n    for row in csv.reader(f):\n        print(row)\nwith open("d.json", "w") as f:\n    json.dump({"people": rows, "ok": True, "none": None, "pi": 3.14}, f, indent=2)\nwith open("d.json") as f:\n    data = json.load(f)\nprint(data["people"][0]["name"], json.dumps(data, sort_keys=True))\ntry:\n    json.loads("{bad}")\nexcept json.JSONDecodeError as e:\n    print(e)\nprint(os.path.exists("d.json"), os.path.basename("/a/b.txt"), os.path.splitext("x.tar.gz"), os.path.join("a", "b"))\nos.remove("d.json")\nos.remove("people.csv")\n',
    output:
      "name,age\nAnn,31\n\"Bob, Jr.\",25\n\n{'name': 'Ann', 'age': '31'} Ann 32\n{'name': 'Bob, Jr.', 'age': '25'} Bob, Jr. 26\n['name', 'age']\n['Ann', '31']\n['Bob, Jr.', '25']\nAnn {\"none\": null, \"ok\": true, \"people\": [{\"age\": 31, \"name\": \"Ann\"}, {\"age\": 25, \"name\": \"Bob, Jr.\"}], \"pi\": 3.14}\nExpecting property name enclosed in double quotes: line 1 column 2 (char 1)\nTrue b.txt ('x.tar', '.gz') a/b\n",
    status: 0,
  },
  {
    source:
      'import re\nprint(re.findall(r"\\d+", "a1b22c333"), re.sub(r"\\s+", " ", "a   b \\n c"), re.split(r"[,;]\\s*", "a, b;c"))\nm = re.match(r"(?P<user>\\w+)@(?P<host>[\\w.]+)", "ann@example.com rest")\nprint(m.group(0), m.group(1), m["host"], m.groups(), m.groupdict(), m.start(), m.end(), m.span("host"))\nprint(re.search(r"z", "abc"), bool(re.fullmatch(r"\\d{3}", "123")))\np = re.compile(r"^(\\w+):\\s*(.*)$", re.MULTILINE | re.IGNORECASE)\nfor m in p.finditer("a: 1\\nb: two"):\n    print(m.groups(), m)\nprint(re.sub(r"(\\w+) (\\w+)", r"\\2 \\1", "hello world"), re.sub(r"\\d", lambda m: str(int(m.group()) * 2), "a1b2"), re.escape("a.b*c"))\nprint(re.findall(r"(\\w)(\\d)", "a1 b2"), re.subn("a", "b", "aaa"), re.sub("a", "b", "aaa", count=2))\ntry:\n    re.compile("(")\nexcept re.error as e:\n    print(e)\nprint(re.findall(r"(?i)ab", "abAB"), re.match(r"a.c", "a\\nc", re.S) is not None, re.findall(r"(?<=\\$)\\d+", "$5 $66"))\nprint(p.pattern, re.split(r"(-)", "a-b-c", maxsplit=1), re.findall(r"\\bfoo\\b", "foo food foo"))\nprint(re.compile(r"""\n  \\d+   # digits\n  \\s*   # space\n""", re.X).findall("1 22 "))\n',
    output:
      "['1', '22', '333'] a b c ['a', 'b', 'c']\nann@example.com ann example.com ('ann', 'example.com') {'user': 'ann', 'host': 'example.com'} 0 15 (4, 15)\nNone True\n('a', '1') <re.Match object; span=(0, 4), match='a: 1'>\n('b', 'two') <re.Match object; span=(5, 11), match='b: two'>\nworld hello a2b4 a\\.b\\*c\n[('a', '1'), ('b', '2')] ('bbb', 3) bba\nmissing ), unterminated subpattern at position 0\n['ab', 'AB'] True ['5', '66']\n^(\\w+):\\s*(.*)$ ['a', '-', 'b-c'] ['foo', 'foo']\n['1 ', '22 ']\n",
    status: 0,
  },
  {
    source:
      'import re\ntests = [r"[a-z\\d_-]+", r"[\\w.-]+@[\\w-]+\\.\\w{2,}", r"[^\\s,]+", r"[]a]", r"[a\\]]+", r"a{2}", r"a{,2}b", r"x{", r"\\/\\-\\.", r"[.\\-+*]+", r"(a|b)*c", r"(?:ab)+?", r"(?i)HELLO", r"\\Ahe", r"o\\Z", r"(\\w)\\1", r"(?P<q>[\'\\"]).*?(?P=q)", r"[\\d\\-]{3,}", r"\\$\\d+\\.\\d\\d", r"^\\s*$", r"[^\\W\\d]+", r"\\D+", r"[\\D]+", r"#\\w+", r"[A-Z][a-z]+", r"\\u00e9", r"(", r")", r"*a", r"a**", r"[a", r"\\q", r"(?P<1>a)", r"(?P<n>a)(?P<n>b)", r"\\2(a)", r"(?z)", r"a(?#comment)b", r"colou?r", r"(?=ab)a", r"(?<!a)b", r"é+", r"\\bé", r"[€-₿]", "\\\\\\\\", r"a|", r""]\ntexts = ["hello world", "ann@ex-am.com aabbb", "x{ a-b_c 12-34 $5.00", "", "\'q\' \\"r\\" é café\\n", "abab #tag a,b/-. color HELLO", "a]b\\\\"]\nfor t in tests:\n    try:\n        p = re.compile(t)\n    except re.error as e:\n        print(t, "error", e)\n        continue\n    print(t, [[m.group() for m in p.finditer(s)] for s in texts], p.split(texts[5]), p.sub("<>", texts[1]), p.match(texts[2]), p.fullmatch(texts[3]))\nprint(re.sub(r"(?P<a>\\w+)", r"[\\g<a>]", "x y"), re.sub("x*", "-", "abxd"), re.findall(r"a|(b)", "ab"), re.compile("a", re.I | re.M), re.sub(r"(a)(b)?", r"\\2\\1", "ac"))\nprint(re.findall("(.)", "😀a"), re.search("a", "😀a").span(), re.split("", "ab"))\ntry: re.sub("a", r"\\1", "a")\nexcept re.error as e: print(e)\ntry: re.match("(a)", "a").group(3)\nexcept IndexError as e: print(e)\ntry: re.match("a", 5)\nexcept TypeError as e: print(e)\n',
    output:
      "[a-z\\d_-]+ [['hello', 'world'], ['ann', 'ex-am', 'com', 'aabbb'], ['x', 'a-b_c', '12-34', '5', '00'], [], ['q', 'r', 'caf'], ['abab', 'tag', 'a', 'b', '-', 'color'], ['a', 'b']] ['', ' #', ' ', ',', '/', '. ', ' HELLO'] <>@<>.<> <> <re.Match object; span=(0, 1), match='x'> None\n[\\w.-]+@[\\w-]+\\.\\w{2,} [[], ['ann@ex-am.com'], [], [], [], [], []] ['abab #tag a,b/-. color HELLO'] <> aabbb None None\n[^\\s,]+ [['hello', 'world'], ['ann@ex-am.com', 'aabbb'], ['x{', 'a-b_c', '12-34', '$5.00'], [], [\"'q'\", '\"r\"', 'é', 'café'], ['abab', '#tag', 'a', 'b/-.', 'color', 'HELLO'], ['a]b\\\\']] ['', ' ', ' ', ',', ' ', ' ', ''] <> <> <re.Match object; span=(0, 2), match='x{'> None\n[]a] [[], ['a', 'a', 'a', 'a'], ['a'], [], ['a'], ['a', 'a', 'a', 'a'], ['a', ']']] ['', 'b', 'b #t', 'g ', ',b/-. color HELLO'] <>nn@ex-<>m.com <><>bbb None None\n[a\\]]+ [[], ['a', 'a', 'aa'], ['a'], [], ['a'], ['a', 'a', 'a', 'a'], ['a]']] ['', 'b', 'b #t', 'g ', ',b/-. color HELLO'] <>nn@ex-<>m.com <>bbb None None\na{2} [[], ['aa'], [], [], [], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com <>bbb None None\na{,2}b [[], ['aab', 'b', 'b'], ['b'], [], [], ['ab', 'ab', 'b'], ['b']] ['', '', ' #tag a,', '/-. color HELLO'] ann@ex-am.com <><><> None None\nx{ [[], [], ['x{'], [], [], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb <re.Match object; span=(0, 2), match='x{'> None\n\\/\\-\\. [[], [], [], [], [], ['/-.'], []] ['abab #tag a,b', ' color HELLO'] ann@ex-am.com aabbb None None\n[.\\-+*]+ [[], ['-', '.'], ['-', '-', '.'], [], [], ['-.'], []] ['abab #tag a,b/', ' color HELLO'] ann@ex<>am<>com aabbb None None\n(a|b)*c [[], ['c'], ['c'], [], ['c'], ['c'], []] ['abab #tag a,b/-. ', None, 'olor HELLO'] ann@ex-am.<>om aabbb None None\n(?:ab)+? [[], ['ab'], [], [], [], ['ab', 'ab'], []] ['', '', ' #tag a,b/-. color HELLO'] ann@ex-am.com a<>bb None None\n(?i)HELLO [['hello'], [], [], [], [], ['HELLO'], []] ['abab #tag a,b/-. color ', ''] ann@ex-am.com aabbb None None\n\\Ahe [['he'], [], [], [], [], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None None\no\\Z [[], [], [], [], [], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None None\n(\\w)\\1 [['ll'], ['nn', 'aa', 'bb'], ['00'], [], [], ['LL'], []] ['abab #tag a,b/-. color HE', 'L', 'O'] a<>@ex-am.com <><>b None None\n(?P<q>['\\\"]).*?(?P=q) [[], [], [], [], [\"'q'\", '\"r\"'], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None None\n[\\d\\-]{3,} [[], [], ['12-34'], [], [], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None None\n\\$\\d+\\.\\d\\d [[], [], ['$5.00'], [], [], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None None\n^\\s*$ [[], [], [], [''], [], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None <re.Match object; span=(0, 0), match=''>\n[^\\W\\d]+ [['hello', 'world'], ['ann', 'ex', 'am', 'com', 'aabbb'], ['x', 'a', 'b_c'], [], ['q', 'r', 'é', 'café'], ['abab', 'tag', 'a', 'b', 'color', 'HELLO'], ['a', 'b']] ['', ' #', ' ', ',', '/-. ', ' ', ''] <>@<>-<>.<> <> <re.Match object; span=(0, 1), match='x'> None\n\\D+ [['hello world'], ['ann@ex-am.com aabbb'], ['x{ a-b_c ', '-', ' $', '.'], [], ['\\'q\\' \"r\" é café\\n'], ['abab #tag a,b/-. color HELLO'], ['a]b\\\\']] ['', ''] <> <re.Match object; span=(0, 9), match='x{ a-b_c '> None\n[\\D]+ [['hello world'], ['ann@ex-am.com aabbb'], ['x{ a-b_c ', '-', ' $', '.'], [], ['\\'q\\' \"r\" é café\\n'], ['abab #tag a,b/-. color HELLO'], ['a]b\\\\']] ['', ''] <> <re.Match object; span=(0, 9), match='x{ a-b_c '> None\n#\\w+ [[], [], [], [], [], ['#tag'], []] ['abab ', ' a,b/-. color HELLO'] ann@ex-am.com aabbb None None\n[A-Z][a-z]+ [[], [], [], [], [], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None None\n\\u00e9 [[], [], [], [], ['é', 'é'], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None None\n( error missing ), unterminated subpattern at position 0\n) error unbalanced parenthesis at position 0\n*a error nothing to repeat at position 0\na** error multiple repeat at position 2\n[a error unterminated character set at position 0\n\\q error bad escape \\q at position 0\n(?P<1>a) error bad character in group name '1' at position 4\n(?P<n>a)(?P<n>b) error redefinition of group name 'n' as group 2; was group 1 at position 12\n\\2(a) error invalid group reference 2 at position 1\n(?z) error unknown extension ?z at position 1\na(?#comment)b [[], ['ab'], [], [], [], ['ab', 'ab'], []] ['', '', ' #tag a,b/-. color HELLO'] ann@ex-am.com a<>bb None None\ncolou?r [[], [], [], [], [], ['color'], []] ['abab #tag a,b/-. ', ' HELLO'] ann@ex-am.com aabbb None None\n(?=ab)a [[], ['a'], [], [], [], ['a', 'a'], []] ['', 'b', 'b #tag a,b/-. color HELLO'] ann@ex-am.com a<>bbb None None\n(?<!a)b [[], ['b', 'b'], ['b'], [], [], ['b'], ['b']] ['abab #tag a,', '/-. color HELLO'] ann@ex-am.com aab<><> None None\né+ [[], [], [], [], ['é', 'é'], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None None\n\\bé [[], [], [], [], ['é'], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None None\n[€-₿] [[], [], [], [], [], [], []] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None None\n\\\\ [[], [], [], [], [], [], ['\\\\']] ['abab #tag a,b/-. color HELLO'] ann@ex-am.com aabbb None None\na| [['', '', '', '', '', '', '', '', '', '', '', ''], ['a', '', '', '', '', '', '', 'a', '', '', '', '', '', '', 'a', 'a', '', '', '', ''], ['', '', '', 'a', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''], [''], ['', '', '', '', '', '', '', '', '', '', '', 'a', '', '', '', ''], ['a', '', 'a', '', '', '', '', 'a', '', '', 'a', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''], ['a', '', '', '', '']] ['', '', 'b', '', 'b', ' ', '#', 't', '', 'g', ' ', '', ',', 'b', '/', '-', '.', ' ', 'c', 'o', 'l', 'o', 'r', ' ', 'H', 'E', 'L', 'L', 'O', ''] <><>n<>n<>@<>e<>x<>-<><>m<>.<>c<>o<>m<> <><><>b<>b<>b<> <re.Match object; span=(0, 0), match=''> <re.Match object; span=(0, 0), match=''>\n [['', '', '', '', '', '', '', '', '', '', '', ''], ['', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''], ['', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''], [''], ['', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''], ['', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''], ['', '', '', '', '']] ['', 'a', 'b', 'a', 'b', ' ', '#', 't', 'a', 'g', ' ', 'a', ',', 'b', '/', '-', '.', ' ', 'c', 'o', 'l', 'o', 'r', ' ', 'H', 'E', 'L', 'L', 'O', ''] <>a<>n<>n<>@<>e<>x<>-<>a<>m<>.<>c<>o<>m<> <>a<>a<>b<>b<>b<> <re.Match object; span=(0, 0), match=''> <re.Match object; span=(0, 0), match=''>\n[x] [y] -a-b--d- ['', 'b'] re.compile('a', re.IGNORECASE|re.MULTILINE) ac\n['😀', 'a'] (1, 2) ['', 'a', 'b', '']\ninvalid group reference 1 at position 1\nno such group\nexpected string or bytes-like object, got 'int'\n",
    status: 0,
  },
  {
    source:
      'from dataclasses import dataclass, field, asdict, replace\nfrom typing import List, Optional, Dict\n@dataclass(order=True)\nclass Item:\n    name: str\n    price: float\n    quantity: int = 0\n    tags: List[str] = field(default_factory=list)\n    def total(self) -> float:\n        return self.price * self.quantity\n@dataclass(frozen=True)\nclass Point:\n    x: int\n    y: int = 0\nitems = [Item("Pen", 1.5, 10), Item("Book", 12.0, 2, ["paper"]), Item("Bag", 30.0)]\nfor item in sorted(items, key=lambda i: i.total(), reverse=True):\n    print(item, item.total())\nprint(sorted(items)[0].name)\nprint(asdict(items[1]))\np = Point(1, 2)\ntry:\n    p.x = 5\nexcept Exception as e:\n    print(type(e).__name__, e)\nprint(replace(p, y=9), p == Point(1, 2), hash(p) == hash(Point(1, 2)))\nprint({p: "a"}[Point(1, 2)])\ntry:\n    Item()\nexcept TypeError as e:\n    print(e)\n',
    output:
      "Item(name='Book', price=12.0, quantity=2, tags=['paper']) 24.0\nItem(name='Pen', price=1.5, quantity=10, tags=[]) 15.0\nItem(name='Bag', price=30.0, quantity=0, tags=[]) 0.0\nBag\n{'name': 'Book', 'price': 12.0, 'quantity': 2, 'tags': ['paper']}\nFrozenInstanceError cannot assign to field 'x'\nPoint(x=1, y=9) True True\na\nItem.__init__() missing 2 required positional arguments: 'name' and 'price'\n",
    status: 0,
  },
  {
    source:
      'from datetime import datetime, date, timedelta\nd = date(2024, 2, 28)\nprint(d + timedelta(days=2), (date(2024, 12, 25) - d).days, d.strftime("%d/%m/%Y %A"), d.weekday(), d.isoformat())\nt = datetime(2024, 1, 31, 13, 45, 10)\nprint(t, t.strftime("%Y-%m-%d %H:%M:%S %p %I %B %b %a %j"), t.date(), t.time())\nprint(datetime.strptime("2023-05-06 07:08", "%Y-%m-%d %H:%M"))\nprint(timedelta(hours=50, minutes=3), timedelta(days=1, seconds=5).total_seconds())\nprint(t > datetime(2023, 1, 1), t.replace(year=2020), repr(d), repr(t))\nprint(datetime.fromisoformat("2024-03-04T05:06:07"), t.isoformat())\nprint(max([date(2020,1,1), date(2021,1,1)]))\nprint(repr(timedelta(days=1, hours=2)))\ntry:\n    datetime.strptime("x", "%Y")\nexcept ValueError as e:\n    print(e)\n',
    output:
      "2024-03-01 301 28/02/2024 Wednesday 2 2024-02-28\n2024-01-31 13:45:10 2024-01-31 13:45:10 PM 01 January Jan Wed 031 2024-01-31 13:45:10\n2023-05-06 07:08:00\n2 days, 2:03:00 86405.0\nTrue 2020-01-31 13:45:10 datetime.date(2024, 2, 28) datetime.datetime(2024, 1, 31, 13, 45, 10)\n2024-03-04 05:06:07 2024-01-31T13:45:10\n2021-01-01\ndatetime.timedelta(days=1, seconds=7200)\ntime data 'x' does not match format '%Y'\n",
    status: 0,
  },
  {
    source:
      'from collections import Counter, defaultdict, deque, namedtuple, OrderedDict\nc = Counter("mississippi")\nprint(c, c.most_common(2), c["z"], sum(c.values()))\nc.update("miss")\nprint(c - Counter("ss"), c + Counter(a=1), sorted(c.elements())[:5])\nc.subtract("m")\nprint(c)\nd = defaultdict(list)\nfor w in "the quick brown fox jumps over the lazy dog".split():\n    d[len(w)].append(w)\nprint(dict(d), d)\nq = deque([1, 2, 3], maxlen=3)\nq.append(4); q.appendleft(0)\nprint(q, q.pop(), q.popleft(), len(q))\nq.extend([7, 8]); q.rotate(1); q.extendleft([5])\nprint(q, list(q))\nP = namedtuple("P", ["x", "y"])\np = P(1, y=2)\nprint(p, p.x + p.y, p._asdict(), p._replace(x=5), P._fields, *p)\nx, y = p\nprint(x, y, p == (1, 2), isinstance(p, tuple))\ntry:\n    p.x = 3\nexcept AttributeError as e:\n    print(e)\no = OrderedDict(a=1, b=2)\no.move_to_end("a")\nprint(list(o))\nprint(o.popitem(last=False))\n',
    output:
      "Counter({'i': 4, 's': 4, 'p': 2, 'm': 1}) [('i', 4), ('s', 4)] 0 11\nCounter({'i': 5, 's': 4, 'm': 2, 'p': 2}) Counter({'s': 6, 'i': 5, 'm': 2, 'p': 2, 'a': 1}) ['i', 'i', 'i', 'i', 'i']\nCounter({'s': 6, 'i': 5, 'p': 2, 'm': 1})\n{3: ['the', 'fox', 'the', 'dog'], 5: ['quick', 'brown', 'jumps'], 4: ['over', 'lazy']} defaultdict(<class 'list'>, {3: ['the', 'fox', 'the', 'dog'], 5: ['quick', 'brown', 'jumps'], 4: ['over', 'lazy']})\ndeque([2], maxlen=3) 3 0 1\ndeque([5, 8, 2], maxlen=3) [5, 8, 2]\nP(x=1, y=2) 3 {'x': 1, 'y': 2} P(x=5, y=2) ('x', 'y') 1 2\n1 2 True True\ncan't set attribute\n['b', 'a']\n('b', 2)\n",
    status: 0,
  },
  {
    source:
      'import itertools, functools, operator\nprint(list(itertools.permutations("abc", 2))[:3], list(itertools.combinations([1,2,3], 2)), list(itertools.product("ab", [1, 2])))\nprint(list(itertools.chain([1], [2, 3])), list(itertools.islice(itertools.count(10, 5), 3)), list(itertools.accumulate([1,2,3,4], operator.mul)))\nfor k, g in itertools.groupby(sorted(["apple", "avocado", "bean", "cherry", "corn"]), key=lambda s: s[0]):\n    print(k, list(g))\nprint(list(itertools.zip_longest([1,2,3], "ab", fillvalue="-")), list(itertools.takewhile(lambda x: x < 3, [1,2,3,1])), list(itertools.repeat(7, 3)))\nprint(list(itertools.combinations_with_replacement("AB", 2)), list(itertools.starmap(pow, [(2, 3), (3, 2)])), list(itertools.compress("ABC", [1, 0, 1])))\nprint(list(itertools.filterfalse(lambda x: x % 2, range(6))), list(itertools.pairwise([1,2,3])))\na, b = itertools.tee([1, 2, 3])\nprint(list(a), list(b))\n@functools.lru_cache(maxsize=None)\ndef fib(n): return n if n < 2 else fib(n-1) + fib(n-2)\nprint(fib(80), fib.cache_info())\nprint(functools.reduce(lambda a, b: a * b, range(1, 6)), functools.partial(int, base=2)("101"))\ndef deco(f):\n    @functools.wraps(f)\n    def inner(*a, **k):\n        """inner doc"""\n        print("calling", f.__name__, a, k)\n        return f(*a, **k)\n    return inner\n@deco\ndef add(a, b=2):\n    "adds"\n    return a + b\nprint(add(1, b=3), add.__name__, add.__doc__)\nprint(sorted([{"n": "b", "a": 2}, {"n": "a", "a": 2}], key=operator.itemgetter("a", "n")))\nprint(operator.attrgetter("__class__.__name__")(3), operator.methodcaller("upper")("x"), operator.sub(5, 2), operator.truediv(1, 2))\n',
    output:
      "[('a', 'b'), ('a', 'c'), ('b', 'a')] [(1, 2), (1, 3), (2, 3)] [('a', 1), ('a', 2), ('b', 1), ('b', 2)]\n[1, 2, 3] [10, 15, 20] [1, 2, 6, 24]\na ['apple', 'avocado']\nb ['bean']\nc ['cherry', 'corn']\n[(1, 'a'), (2, 'b'), (3, '-')] [1, 2] [7, 7, 7]\n[('A', 'A'), ('A', 'B'), ('B', 'B')] [8, 9] ['A', 'C']\n[0, 2, 4] [(1, 2), (2, 3)]\n[1, 2, 3] [1, 2, 3]\n23416728348467685 CacheInfo(hits=78, misses=81, maxsize=None, currsize=81)\n120 5\ncalling add (1,) {'b': 3}\n4 add adds\n[{'n': 'a', 'a': 2}, {'n': 'b', 'a': 2}]\nint X 3 0.5\n",
    status: 0,
  },
  {
    source:
      's = "  Hello, World!  "\nprint(s.strip().lower().replace("o", "0"), s.title(), s.swapcase(), len(s), s.find("World"), s.count("l"))\nprint("a,b,,c".split(","), "a b  c".split(), "a-b-c".rsplit("-", 1), "x=1;y=2".partition(";"), "line1\\nline2\\n".splitlines())\nprint("abc"[::-1], "abcdef"[1:4], "abcdef"[-3:], "abcdef"[::2], "abc" * 2, "b" in "abc", "abc" < "abd")\nprint("{:>10}|{:<10}|{:^10}|".format("r", "l", "c"), "%s is %d years and %.1f%%" % ("Ann", 30, 99.5))\nprint("abc".center(9, "*"), "7".zfill(3), "-7".zfill(4), "abc".ljust(5, ".") + "|", "abc".rjust(5) + "|")\nprint("Hello".startswith(("He", "x")), "a1".isalnum(), "12".isdigit(), "ab".isalpha(), " ".isspace(), "Ab".istitle(), "ß".upper(), "it\'s ok".title())\nprint("hello world".capitalize(), "a\\tb".expandtabs(4), "xxabcxx".strip("x"), "prefix-a".removeprefix("prefix-"), "abc".index("c"))\nprint("abc".translate(str.maketrans("ab", "xy")), "abc".translate(str.maketrans({"a": "1", "b": None})), ",".join(str(i) for i in range(4)), "é".encode(), b"\\xc3\\xa9".decode(), ord("a"), chr(98))\nn, name, price = 42, "Tom", 1234.5678\nprint(f"{name!r:>8} {n:08b} {n:x} {price:,.2f} {price:e} {n=} {price:>12.1f} {\'nested \' + name} {n:+} {n/100:.1%} {name:*^9}")\nprint(f"{\'a\' if n > 40 else \'b\'} {{braces}} {[i*2 for i in range(3)]} {dict(a=1)[\'a\']}")\nprint("a" "b", r"\\n", """multi\nline""", "tab\\there", \'it\\\'s\', "\\u00e9")\nfor ch in "hi": print(ch, end="-")\nprint()\nprint("caf\\u00e9".encode("ascii", "ignore"), "abc".encode().hex(), bytes([65, 66]), "a,b".split(",", maxsplit=1), "Abc".casefold())\nprint(max("hello"), sorted("hello"), list("abc"), set("aab") == {"a", "b"}, "abc".isupper(), "hello"[1], "a".join("xyz"))\ntry:\n    "abc"[10]\nexcept IndexError as e:\n    print(e)\ntry:\n    "abc"[0] = "x"\nexcept TypeError as e:\n    print(e)\nprint("a.b.c".rpartition("."), "aXbX".replace("X", "-", 1), "hello".find("z"), "hello".rfind("l"), "Mississippi".count("ss"), "abcabc".count("a", 1), "x".isidentifier())\n',
    output:
      "hell0, w0rld!   Hello, World!     hELLO, wORLD!   17 9 3\n['a', 'b', '', 'c'] ['a', 'b', 'c'] ['a-b', 'c'] ('x=1', ';', 'y=2') ['line1', 'line2']\ncba bcd def ace abcabc True True\n         r|l         |    c     | Ann is 30 years and 99.5%\n***abc*** 007 -007 abc..|   abc|\nTrue True True True True True SS It'S Ok\nHello world a   b abc a 2\nxyc 1c 0,1,2,3 b'\\xc3\\xa9' é 97 b\n   'Tom' 00101010 2a 1,234.57 1.234568e+03 n=42       1234.6 nested Tom +42 42.0% ***Tom***\na {braces} [0, 2, 4] 1\nab \\n multi\nline tab\there it's é\nh-i-\nb'caf' 616263 b'AB' ['a', 'b'] abc\no ['e', 'h', 'l', 'l', 'o'] ['a', 'b', 'c'] True False e xayaz\nstring index out of range\n'str' object does not support item assignment\n('a.b', '.', 'c') a-bX -1 3 2 1 True\n",
    status: 0,
  },
  {
    source:
      'def http_error(status):\n    match status:\n        case 400:\n            return "Bad request"\n        case 404:\n            return "Not found"\n        case 418:\n            return "I\'m a teapot"\n        case 401 | 403:\n            return "Not allowed"\n        case _:\n            return "Something\'s wrong with the internet"\nfor s in (400, 404, 418, 403, 500):\n    print(s, http_error(s))\n',
    output:
      "400 Bad request\n404 Not found\n418 I'm a teapot\n403 Not allowed\n500 Something's wrong with the internet\n",
    status: 0,
  },
  {
    source:
      'from dataclasses import dataclass\n@dataclass\nclass Point:\n    x: int\n    y: int\ndef where(p):\n    match p:\n        case Point(x=0, y=0):\n            return "Origin"\n        case Point(0, y):\n            return f"Y={y}"\n        case Point(x=x, y=0):\n            return f"X={x}"\n        case Point(x, y) if x == y:\n            return f"diagonal {x}"\n        case Point():\n            return "elsewhere"\n        case _:\n            return "not a point"\nfor p in [Point(0,0), Point(0,3), Point(4,0), Point(2,2), Point(1,2), 5]:\n    print(where(p))\n',
    output: 'Origin\nY=3\nX=4\ndiagonal 2\nelsewhere\nnot a point\n',
    status: 0,
  },
  {
    source:
      'def act(cmd):\n    match cmd.split():\n        case ["quit"]:\n            return "bye"\n        case ["go", ("north" | "south") as direction]:\n            return f"going {direction}"\n        case ["drop", *objects]:\n            return f"dropping {objects}"\n        case [first, *_, last]:\n            return f"{first}..{last}"\n        case []:\n            return "nothing"\n        case _:\n            return "??"\nfor c in ["quit", "go north", "drop a b c", "x y z", "", "hm"]:\n    print(act(c))\ndef conf(d):\n    match d:\n        case {"name": str(name), "age": int(age), **rest}:\n            return name, age, rest\n        case {"name": name}:\n            return name\n        case None:\n            return "none"\n        case -1 | 3.5 | "lit":\n            return "literal"\n        case (a, b):\n            return a + b\nprint(conf({"name": "A", "age": 3, "z": 1}), conf({"name": 1}), conf(None), conf(-1), conf("lit"), conf((1, 2)), conf(9))\n',
    output:
      "bye\ngoing north\ndropping ['a', 'b', 'c']\nx..z\nnothing\n??\n('A', 3, {'z': 1}) 1 none literal literal 3 None\n",
    status: 0,
  },
  {
    source:
      "import asyncio\nasync def say(delay, what):\n    await asyncio.sleep(delay)\n    print(what)\n    return what.upper()\nasync def main():\n    print('started')\n    await say(0.02, 'hello')\n    await say(0.01, 'world')\n    r = await asyncio.gather(say(0.02, 'a'), say(0.01, 'b'))\n    print(r)\n    task = asyncio.create_task(say(0.01, 'task'))\n    print(await task, task.done(), task.result())\nasyncio.run(main())\n",
    output: "started\nhello\nworld\nb\na\n['A', 'B']\ntask\nTASK True TASK\n",
    status: 0,
  },
  {
    source:
      "import asyncio\nasync def agen(n):\n    for i in range(n):\n        await asyncio.sleep(0)\n        yield i\nclass Ctx:\n    async def __aenter__(self):\n        print('enter'); return self\n    async def __aexit__(self, *a):\n        print('exit', a[0]); return True\nasync def worker(name, queue):\n    while True:\n        item = await queue.get()\n        print(name, 'got', item)\n        queue.task_done()\nasync def main():\n    async for i in agen(3):\n        print(i)\n    print([x async for x in agen(4) if x % 2])\n    async with Ctx() as c:\n        raise ValueError('no')\n    q = asyncio.Queue()\n    for i in range(4): q.put_nowait(i)\n    tasks = [asyncio.create_task(worker(f'w{i}', q)) for i in range(2)]\n    await q.join()\n    for t in tasks: t.cancel()\n    res = await asyncio.gather(*tasks, return_exceptions=True)\n    print([type(r).__name__ for r in res])\n    try:\n        await asyncio.wait_for(asyncio.sleep(10), timeout=0.01)\n    except asyncio.TimeoutError:\n        print('timeout')\n    lock = asyncio.Lock()\n    async with lock:\n        print('locked', lock.locked())\nasyncio.run(main())\n",
    output:
      "0\n1\n2\n[1, 3]\nenter\nexit <class 'ValueError'>\nw0 got 0\nw0 got 1\nw0 got 2\nw0 got 3\n['CancelledError', 'CancelledError']\ntimeout\nlocked True\n",
    status: 0,
  },
  {
    source:
      "import argparse\np = argparse.ArgumentParser(prog='todo', epilog='And that is how.')\np.add_argument('--count', '-c', type=int, default=1, metavar='N', help='how many (default: %(default)s)')\np.add_argument('--color', choices=['red', 'green'], required=True)\np.add_argument('names', nargs='*', help='names')\np.add_argument('--version', action='version', version='%(prog)s 1.0')\na = p.parse_args(['--color', 'red', 'x', 'y', '-c', '3'])\nprint(vars(a))\nprint(p.format_usage())\ntry:\n    p.parse_args(['--color', 'blue'])\nexcept SystemExit as e:\n    print('exit', e.code)\ntry:\n    p.parse_args(['--count', 'x', '--color=red'])\nexcept SystemExit as e:\n    print('exit', e.code)\ntry: p.parse_args(['--version'])\nexcept SystemExit as e: print('exit', e.code)\np.parse_args(['-h'])\n",
    output:
      "{'count': 3, 'color': 'red', 'names': ['x', 'y']}\nusage: todo [-h] [--count N] --color {red,green} [--version] [names ...]\n\nusage: todo [-h] [--count N] --color {red,green} [--version] [names ...]\ntodo: error: argument --color: invalid choice: 'blue' (choose from 'red', 'green')\nexit 2\nusage: todo [-h] [--count N] --color {red,green} [--version] [names ...]\ntodo: error: argument --count/-c: invalid int value: 'x'\nexit 2\ntodo 1.0\nexit 0\nusage: todo [-h] [--count N] --color {red,green} [--version] [names ...]\n\npositional arguments:\n  names                names\n\noptions:\n  -h, --help           show this help message and exit\n  --count N, -c N      how many (default: 1)\n  --color {red,green}\n  --version            show program's version number and exit\n\nAnd that is how.\n",
    status: 0,
  },
  {
    source:
      "import argparse\nparser = argparse.ArgumentParser(prog='git')\nsub = parser.add_subparsers(dest='command', help='sub-command help')\nadd = sub.add_parser('add', help='add files')\nadd.add_argument('files', nargs='+')\ncommit = sub.add_parser('commit', help='record changes')\ncommit.add_argument('-m', '--message', required=True)\ncommit.add_argument('-n', action='append', type=int)\ncommit.set_defaults(func=lambda a: print('committing', a.message, a.n))\nprint(parser.parse_args(['add', 'a', 'b']))\na = parser.parse_args(['commit', '-m', 'hi', '-n', '1', '-n', '2'])\na.func(a)\nparser.print_help()\nparser.parse_args(['push'])\n",
    output:
      "Namespace(command='add', files=['a', 'b'])\ncommitting hi [1, 2]\nusage: git [-h] {add,commit} ...\n\npositional arguments:\n  {add,commit}  sub-command help\n    add         add files\n    commit      record changes\n\noptions:\n  -h, --help    show this help message and exit\nusage: git [-h] {add,commit} ...\ngit: error: argument command: invalid choice: 'push' (choose from 'add', 'commit')\n",
    status: 2,
  },
  {
    source:
      "from enum import Enum, IntEnum, auto, Flag, unique\nclass Color(Enum):\n    RED = 1\n    GREEN = 2\n    BLUE = 3\nclass Prio(IntEnum):\n    LOW = auto()\n    HIGH = auto()\nclass Perm(Flag):\n    R = 4\n    W = 2\n    X = 1\nprint(Color.RED, repr(Color.RED), Color.RED.name, Color.RED.value)\nprint(Color(2), Color['BLUE'], list(Color), Color.RED is Color.RED, Color.RED == 1)\nprint(Prio.LOW < Prio.HIGH, Prio.HIGH + 1, Prio.LOW, f'{Prio.LOW}')\nprint(Perm.R | Perm.W, Perm.R in (Perm.R | Perm.X), bool(Perm.R & Perm.W))\nfor c in Color: print(c.name, c.value)\nprint(isinstance(Color.RED, Color), len(Color), Color.RED in Color)\ntry:\n    Color(9)\nexcept ValueError as e:\n    print(e)\nclass Planet(Enum):\n    EARTH = (5.97, 6.37)\n    def __init__(self, mass, radius):\n        self.mass = mass; self.radius = radius\n    @property\n    def ratio(self): return round(self.mass / self.radius, 3)\nprint(Planet.EARTH.ratio, Planet.EARTH.value)\nd = {Color.RED: 'r'}\nprint(d)\n",
    output:
      "Color.RED <Color.RED: 1> RED 1\nColor.GREEN Color.BLUE [<Color.RED: 1>, <Color.GREEN: 2>, <Color.BLUE: 3>] True False\nTrue 3 1 1\nPerm.R|W True False\nRED 1\nGREEN 2\nBLUE 3\nTrue 3 True\n9 is not a valid Color\n0.937 (5.97, 6.37)\n{<Color.RED: 1>: 'r'}\n",
    status: 0,
  },
  {
    source:
      "data = [1, 5, 8, 12]\nif (n := len(data)) > 3: print(f'{n} items')\nprint([y for x in data if (y := x * 2) > 10], y)\nwhile (x := data.pop()) > 1: print(x, end=' ')\nprint()\nimport re\nif m := re.search(r'(\\d+)-(\\d+)', 'tel 555-1234'): print(m.group(1), m.groups(), m.span())\nprint((lambda: (z := 3) + z)())\n",
    output: "4 items\n[16, 24] 24\n12 8 5 \n555 ('555', '1234') (4, 12)\n6\n",
    status: 0,
  },
  {
    source:
      "import random\nrandom.seed(42)\nprint(random.random(), random.randint(1, 6), random.choice(['a', 'b', 'c']), random.uniform(1, 2))\nl = list(range(10)); random.shuffle(l); print(l, random.sample(range(100), 5), random.choices('abc', k=4), random.randrange(0, 100, 5))\nrandom.seed('hello'); print(random.random(), random.gauss(0, 1), random.getrandbits(16), random.getrandbits(70))\nr = random.Random(1); print(r.random(), r.randint(1, 100), random.Random(2.5).random(), random.Random(-3).random(), random.Random(10**30).random())\nprint(random.choices([1, 2, 3], weights=[10, 1, 1], k=5), random.triangular(0, 1), random.normalvariate(0, 1), random.sample(range(1000), 8))\n",
    output:
      "0.6394267984578837 1 c 1.2750293183691193\n[9, 7, 8, 0, 4, 6, 5, 1, 2, 3] [4, 3, 11, 27, 29] ['b', 'a', 'a', 'b'] 85\n0.3537754404730722 -0.6533794003395967 8575 849492610454618143871\n0.13436424411240122 98 0.41877545666909954 0.23796462709189137 0.9341508484568806\n[1, 2, 1, 1, 1] 0.3171574807225641 -1.1494306515056165 [961, 480, 637, 898, 980, 256, 180, 18]\n",
    status: 0,
  },
  {
    source:
      "class Account:\n    __count = 0\n    def __init__(self, balance):\n        self.__balance = balance\n        Account.__count += 1\n    def __secret(self):\n        return f'{self.__balance} of {Account.__count}'\n    def show(self):\n        return self.__secret()\na = Account(5)\nprint(a.show(), a._Account__balance, hasattr(a, '__balance'), a._Account__secret())\ntry:\n    print(a.__balance)\nexcept AttributeError as error:\n    print(error)\nclass Base:\n    names = []\n    def __init_subclass__(cls, **options):\n        super().__init_subclass__(**options)\n        Base.names.append(cls.__name__)\nclass One(Base): pass\nclass Two(One): pass\nprint(Base.names)\nimport functools\nclass Counted:\n    def __init__(self, function):\n        functools.update_wrapper(self, function)\n        self.function, self.calls = function, 0\n    def __call__(self, *places):\n        self.calls += 1\n        return self.function(*places)\n@Counted\ndef double(n):\n    \"Doubles.\"\n    return n * 2\nprint(double(2), double(3), double.calls, double.__name__, double.__doc__)\nclass Meta(type):\n    def __new__(meta, name, bases, space):\n        space['tag'] = name.lower()\n        return super().__new__(meta, name, bases, space)\n    def __len__(cls):\n        return 3\nclass Tagged(metaclass=Meta): pass\nprint(Tagged.tag, type(Tagged).__name__, len(Tagged), Tagged().tag)\n",
    output:
      "5 of 1 5 False 5 of 1\n'Account' object has no attribute '__balance'\n['One', 'Two']\n4 6 2 double Doubles.\ntagged Meta 3 tagged\n",
    status: 0,
  },
  {
    source:
      "from pathlib import Path, PurePosixPath\np = Path('docs') / 'a' / 'note.tar.gz'\nprint(p, repr(p), p.name, p.stem, p.suffix, p.suffixes, p.parts, p.parent, list(p.parents))\nprint(p.with_suffix('.txt'), p.with_name('x.y'), p.with_stem('z'), p.is_absolute(), Path('/etc') / '/usr', 'pre' / p, Path(), Path('/'), Path('./a//b/../c/'))\np.parent.mkdir(parents=True, exist_ok=True)\nprint(p.exists(), p.write_text('one\\ntwo\\n'), p.read_text().splitlines(), p.is_file(), p.parent.is_dir(), p.stat().st_size)\nwith p.open('a') as f:\n    f.write('three\\n')\nprint(open(p).read().count('\\n'), p.read_bytes()[:3])\n(Path('docs') / 'b.txt').touch()\nprint(sorted(x.name for x in Path('docs').iterdir()), sorted(str(x) for x in Path('.').glob('docs/*')), sorted(map(str, Path('docs').rglob('*.gz'))))\nprint(p.relative_to('docs'), p.is_relative_to('docs/a'), p.match('*.gz'), p.match('a/*'), Path('b.txt').match('a.txt'))\ntry:\n    p.relative_to('other')\nexcept ValueError as error:\n    print(type(error).__name__)\ntry:\n    Path('none.txt').read_text()\nexcept FileNotFoundError as error:\n    print(error, error.filename)\ntry:\n    Path('docs').mkdir()\nexcept FileExistsError as error:\n    print(error.errno, error.strerror)\nq = p.rename('docs/moved')\nprint(q, p.exists(), sorted([Path('b'), Path('a/c'), Path('a')]), Path('a') == Path('a/'), {Path('a'): 1}[Path('a')], Path('a') == 'a')\nq.unlink()\nq.unlink(missing_ok=True)\ntry:\n    q.unlink()\nexcept FileNotFoundError:\n    print('gone')\np.parent.rmdir()\nimport os\nprint(os.listdir('docs'), os.path.exists(Path('docs')), os.path.join(Path('a'), 'b'), os.fspath(Path('x')), os.path.normpath('a/./b/../c//d'), os.path.relpath('/a/b', '/a/c/d'), os.path.split('a/b/'))\nprint(Path.cwd() == Path(os.getcwd()), Path('docs').resolve() == Path.cwd() / 'docs', PurePosixPath('a', 'b'), Path('~/x').expanduser() == Path.home() / 'x', isinstance(Path('a'), PurePosixPath), isinstance(p, Path), isinstance(p, os.PathLike))\nPath('docs/b.txt').unlink()\nPath('docs').rmdir()\nprint(Path('a') / 5)\n",
    output:
      "docs/a/note.tar.gz PosixPath('docs/a/note.tar.gz') note.tar.gz note.tar .gz ['.tar', '.gz'] ('docs', 'a', 'note.tar.gz') docs/a [PosixPath('docs/a'), PosixPath('docs'), PosixPath('.')]\ndocs/a/note.tar.txt docs/a/x.y docs/a/z.gz False /usr pre/docs/a/note.tar.gz . / a/b/../c\nFalse 8 ['one', 'two'] True True 8\n3 b'one'\n['a', 'b.txt'] ['docs/a', 'docs/b.txt'] ['docs/a/note.tar.gz']\na/note.tar.gz True True True False\nValueError\n[Errno 2] No such file or directory: 'none.txt' none.txt\n17 File exists\ndocs/moved False [PosixPath('a'), PosixPath('a/c'), PosixPath('b')] True 1 False\ngone\n['b.txt'] True a/b x a/c/d ../../b ('a/b', '')\nTrue True a/b True True True True\nTraceback (most recent call last):\n  File \"/app/54.py\", line 39, in <module>\n    print(Path('a') / 5)\n          ~~~~~~~~~~^~~\nTypeError: unsupported operand type(s) for /: 'PosixPath' and 'int'\n",
    status: 1,
  },
  {
    source:
      "import fnmatch, glob, os, tempfile\nfrom pathlib import Path\nprint(fnmatch.fnmatch('a.py', '*.py'), fnmatch.filter(['a1', 'b2', 'ab'], '[!b]?'), fnmatch.fnmatch('x', '[a-c]'))\nwith tempfile.TemporaryDirectory() as name:\n    print(os.path.isdir(name), name.startswith('/tmp/tmp'))\n    for one in ['a.txt', 'b.txt', 'c.md', 'sub/d.txt', '.hidden.txt']:\n        path = Path(name) / one\n        path.parent.mkdir(exist_ok=True)\n        path.write_text(one)\n    os.chdir(name)\n    print(sorted(glob.glob('*.txt')), sorted(glob.glob('**/*.txt', recursive=True)), glob.glob('nope/*'), sorted(glob.glob('sub/?.txt')), sorted(glob.glob(os.path.join(name, '*.md'))) == [os.path.join(name, 'c.md')])\n    os.chdir('/')\nprint(os.path.exists(name))\nwith tempfile.NamedTemporaryFile('w+', suffix='.txt') as file:\n    file.write('hello')\n    file.flush()\n    file.seek(0)\n    print(file.read(), os.path.exists(file.name), file.name.endswith('.txt'))\nprint(os.path.exists(file.name), tempfile.gettempdir())\n",
    output:
      "True ['a1', 'ab'] False\nTrue True\n['a.txt', 'b.txt'] ['a.txt', 'b.txt', 'sub/d.txt'] [] ['sub/d.txt'] True\nFalse\nhello True True\nFalse /tmp\n",
    status: 0,
  },
  {
    source:
      "import subprocess\ndone = subprocess.run(['echo', 'hello'], capture_output=True, text=True)\nprint(done.returncode, repr(done.stdout), repr(done.stderr), done.args)\nprint(subprocess.run('echo a; echo b >&2; exit 3', shell=True, capture_output=True))\nprint(subprocess.check_output(['printf', 'x y']), subprocess.check_output('pwd', shell=True, text=True, cwd='/tmp'))\nprint(subprocess.run(['cat'], input='given\\n', capture_output=True, text=True).stdout, end='')\nprint(subprocess.run(['sh', '-c', 'echo $NAME'], env={'NAME': 'Ada', 'PATH': '/usr/bin:/bin'}, stdout=subprocess.PIPE, encoding='utf-8').stdout, end='')\nprint(subprocess.call(['sh', '-c', 'exit 4']), subprocess.getoutput('echo out; echo err >&2'), subprocess.getstatusoutput('exit 2'))\ntry:\n    subprocess.run(['sh', '-c', 'echo no; exit 5'], check=True, capture_output=True, text=True)\nexcept subprocess.CalledProcessError as error:\n    print(error, error.returncode, error.cmd, repr(error.output), repr(error.stderr))\ntry:\n    subprocess.run(['no-such-program'])\nexcept FileNotFoundError as error:\n    print(error)\ntry:\n    subprocess.run(['sleep', '5'], timeout=0.1)\nexcept subprocess.TimeoutExpired as error:\n    print(error.cmd)\nprint(len(subprocess.run('cat; seq 1 20000', shell=True, input='x', text=True, capture_output=True, timeout=60).stdout))\nboth = subprocess.run('echo one; echo two >&2', shell=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)\nprint(repr(both.stdout), both.stderr)\nprint(subprocess.run('echo quiet; echo hush >&2', shell=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).stdout)\nchild = subprocess.Popen(['tr', 'a-z', 'A-Z'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)\nout, err = child.communicate('shout\\n')\nprint(out, err, child.returncode, child.poll())\nwith subprocess.Popen(['printf', '1\\n2\\n'], stdout=subprocess.PIPE, text=True) as child:\n    for line in child.stdout:\n        print('line', line.strip())\nprint(child.wait(), type(child.pid).__name__)\nwith open('/tmp/out.txt', 'w') as file:\n    subprocess.run(['echo', 'in a file'], stdout=file)\nprint(open('/tmp/out.txt').read(), end='')\ndone.check_returncode()\ntry:\n    done = subprocess.CompletedProcess(['x'], 1)\n    done.check_returncode()\nexcept subprocess.CalledProcessError as error:\n    print(error)\nprint(subprocess.run(['sh', '-c', 'kill -9 $$']).returncode)\ntry:\n    subprocess.check_call(['sh', '-c', 'kill -15 $$'])\nexcept subprocess.CalledProcessError as error:\n    print(error)\n",
    output:
      "0 'hello\\n' '' ['echo', 'hello']\nCompletedProcess(args='echo a; echo b >&2; exit 3', returncode=3, stdout=b'a\\n', stderr=b'b\\n')\nb'x y' /tmp\n\ngiven\nAda\n4 out\nerr (2, '')\nCommand '['sh', '-c', 'echo no; exit 5']' returned non-zero exit status 5. 5 ['sh', '-c', 'echo no; exit 5'] 'no\\n' ''\n[Errno 2] No such file or directory: 'no-such-program'\n['sleep', '5']\n108895\n'one\\ntwo\\n' None\nNone\nSHOUT\n None 0 0\nline 1\nline 2\n0 int\nin a file\nCommand '['x']' returned non-zero exit status 1.\n-9\nCommand '['sh', '-c', 'kill -15 $$']' died with <Signals.SIGTERM: 15>.\n",
    status: 0,
  },
  {
    source:
      "import logging\nlogger = logging.getLogger('app')\nlogger.warning('plain %d', 1)\nlogger.info('unseen')\nlogging.info('unseen')\nlogging.warning('prefixed %s', 'x')\nlogger.error('prefixed too')\n",
    output: 'plain 1\nWARNING:root:prefixed x\nERROR:app:prefixed too\n',
    status: 0,
  },
  {
    source:
      "import atexit, timeit, warnings\n@atexit.register\ndef last():\n    print('last')\natexit.register(print, 'first', end='!\\n')\ndef gone():\n    print('never')\natexit.register(gone)\natexit.unregister(gone)\nprint(timeit.timeit('x = 1', number=10) >= 0, timeit.timeit(lambda: None, number=3) >= 0, len(timeit.repeat('y = z', setup='z = 2', repeat=2, number=1)), timeit.default_timer() >= 0)\nwith warnings.catch_warnings(record=True) as caught:\n    warnings.simplefilter('always')\n    warnings.warn('old', DeprecationWarning)\n    print(len(caught), caught[0].category.__name__, caught[0].message)\nwith warnings.catch_warnings():\n    warnings.simplefilter('error')\n    try:\n        warnings.warn('strict')\n    except UserWarning as error:\n        print(repr(error))\nwarnings.filterwarnings('ignore')\nwarnings.warn('unseen')\nraise SystemExit(3)\n",
    output: "True True 2 True\n1 DeprecationWarning old\nUserWarning('strict')\nfirst!\nlast\n",
    status: 3,
  },
  {
    source:
      'import math\nprint(math.factorial(0), math.factorial(1), math.factorial(40), math.factorial(5000) % 1000003)\n',
    output: '1 1 815915283247897734345611269596115894272000000000 473520\n',
    status: 0,
  },
  {
    source:
      "import inspect\nfrom typing import Optional, List, Dict, Union, get_type_hints, get_origin, get_args\ndef plain(a, b=2, /, c=3, *rest, d, e='x', **more):\n    pass\ndef typed(a: int, b: str = 'x', *args: float, c: Optional[int] = None) -> list[int]:\n    pass\nprint(inspect.signature(plain), inspect.signature(typed))\nprint(typed.__annotations__, plain.__annotations__)\nclass Point:\n    x: int\n    y: 'float' = 0\n    names: List[str] | None = None\n    def move(self, by: int) -> 'Point':\n        return self\nprint(Point.__annotations__)\nprint(list(inspect.signature(Point().move).parameters), inspect.signature(Point.move))\ncount: int = 5\nprint(__annotations__)\nprint(get_origin(List[int]), get_args(Dict[str, int]), get_origin(Optional[int]) is Union)\nfor name, one in inspect.signature(typed).parameters.items():\n    print(name, one.default is inspect.Parameter.empty, one)\nasync def soon(): pass\nprint(inspect.iscoroutinefunction(soon), inspect.iscoroutinefunction(plain), inspect.isclass(Point), inspect.isfunction(plain))\ndef check(function):\n    def inner(*places):\n        for (name, kind), value in zip(function.__annotations__.items(), places):\n            if not isinstance(value, kind):\n                raise TypeError(f'{name} must be {kind.__name__}, not {type(value).__name__}')\n        return function(*places)\n    return inner\n@check\ndef double(n: int):\n    return n * 2\nprint(double(4))\ntry:\n    double('a')\nexcept TypeError as error:\n    print(error)\n",
    output:
      "(a, b=2, /, c=3, *rest, d, e='x', **more) (a: int, b: str = 'x', *args: float, c: Optional[int] = None) -> list[int]\n{'a': <class 'int'>, 'b': <class 'str'>, 'args': <class 'float'>, 'c': typing.Optional[int], 'return': list[int]} {}\n{'x': <class 'int'>, 'y': 'float', 'names': typing.Optional[typing.List[str]]}\n['by'] (self, by: int) -> 'Point'\n{'count': <class 'int'>}\n<class 'list'> (<class 'str'>, <class 'int'>) True\na True a: int\nb False b: str = 'x'\nargs True *args: float\nc False c: Optional[int] = None\nTrue False True True\n8\nn must be int, not str\n",
    status: 0,
  },
  {
    source:
      '# what annotations say, and managers of coroutines\nfrom typing import Callable, Dict, List, Optional, Union, get_args, get_origin\nimport asyncio\nimport importlib\nimport json\nfrom contextlib import asynccontextmanager\nprint(Optional[int], List[str], Union[int, str], Dict[str, int], get_origin(List[int]), get_args(Union[int, None]))\ndef f(a: int, *, b: "str" = 1) -> bool:\n    pass\nprint(f.__annotations__)\nclass A:\n    x: int\n    y: str = ""\nprint(A.__annotations__)\n@asynccontextmanager\nasync def door(name):\n    print("opens", name)\n    try:\n        yield name\n    finally:\n        print("closes", name)\nasync def main():\n    async with door(1) as one:\n        print(one)\n    try:\n        async with door(2):\n            raise ValueError("no")\n    except ValueError as error:\n        print(repr(error))\nasyncio.run(main())\ntry:\n    json.loads("{bad")\nexcept json.JSONDecodeError as error:\n    print(error.pos, error.msg, error.doc)\nprint(importlib.import_module("json").dumps([1]))\n',
    output:
      "typing.Optional[int] typing.List[str] typing.Union[int, str] typing.Dict[str, int] <class 'list'> (<class 'int'>, <class 'NoneType'>)\n{'a': <class 'int'>, 'b': 'str', 'return': <class 'bool'>}\n{'x': <class 'int'>, 'y': <class 'str'>}\nopens 1\n1\ncloses 1\nopens 2\ncloses 2\nValueError('no')\n1 Expecting property name enclosed in double quotes {bad\n[1]\n",
    status: 0,
  },
  {
    source:
      'from itertools import permutations, combinations, product, combinations_with_replacement as repeated\nprint(list(permutations("abc")), list(permutations([1, 2, 3], 2)), list(permutations("ab", 3)), list(permutations([], 0)))\nprint(list(combinations("abcd", 2)), list(combinations(range(3), 3)), list(combinations("ab", 3)), list(combinations("ab", 0)))\nprint(list(product("ab", [1, 2])), list(product([0, 1], repeat=3))[-2:], list(product()), list(product("ab", [])))\nprint(sum(1 for _ in permutations(range(7))), sum(1 for _ in combinations(range(30), 3)), len(list(combinations(range(20), 19))))\nprint(list(repeated(\'abc\', 2)), list(repeated(\'ab\', 3)), list(repeated(\'\', 1)), sum(1 for _ in repeated(range(20), 3)))\nfor wrong in permutations, combinations, repeated:\n    try: wrong("ab", -1)\n    except ValueError as e: print(e)\nprint(next(product(range(1000), repeat=3)), next(permutations(range(100))), list(permutations("aab", 2)))\n',
    output:
      "[('a', 'b', 'c'), ('a', 'c', 'b'), ('b', 'a', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b'), ('c', 'b', 'a')] [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)] [] [()]\n[('a', 'b'), ('a', 'c'), ('a', 'd'), ('b', 'c'), ('b', 'd'), ('c', 'd')] [(0, 1, 2)] [] [()]\n[('a', 1), ('a', 2), ('b', 1), ('b', 2)] [(1, 1, 0), (1, 1, 1)] [()] []\n5040 4060 20\n[('a', 'a'), ('a', 'b'), ('a', 'c'), ('b', 'b'), ('b', 'c'), ('c', 'c')] [('a', 'a', 'a'), ('a', 'a', 'b'), ('a', 'b', 'b'), ('b', 'b', 'b')] [] 1540\nr must be non-negative\nr must be non-negative\nr must be non-negative\n(0, 0, 0) (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99) [('a', 'a'), ('a', 'b'), ('a', 'a'), ('a', 'b'), ('b', 'a'), ('b', 'a')]\n",
    status: 0,
  },
  {
    source:
      "from decimal import Decimal, ROUND_HALF_UP, InvalidOperation\nprice = Decimal('19.99')\nprint(price * 3, price + 1, price - Decimal('0.5'), -price, abs(Decimal('-2.50')))\nprint(repr(price), float(price), int(price), f'{price:.1f}', f'{price}', bool(Decimal('0.00')))\nprint(price > 19, price == Decimal('19.990'), price < Decimal('20'), sum([price, price]), max(Decimal('1.5'), Decimal(2)))\nprint(price.quantize(Decimal('0.1')), Decimal('2.345').quantize(Decimal('0.01'), rounding=ROUND_HALF_UP), Decimal('2.5').quantize(Decimal('1')))\nprint(Decimal('1e3'), Decimal('-0.001'), Decimal('0.10') + Decimal('0.2'))\ntry:\n    Decimal('abc')\nexcept InvalidOperation as error:\n    print('invalid', error)\n",
    output:
      "59.97 20.99 19.49 -19.99 2.50\nDecimal('19.99') 19.99 19 20.0 19.99 False\nTrue True True 39.98 2\n20.0 2.35 2\n1E+3 -0.001 0.30\ninvalid [<class 'decimal.ConversionSyntax'>]\n",
    status: 0,
  },
  {
    source:
      "class Term:\n    def __init__(self, text):\n        self.text = text\n    def __eq__(self, other):\n        return f'{self.text} = {other}' if other else NotImplemented\n    def __hash__(self):\n        return 1\nterm = Term('x')\nprint(term == 5, 5 == term, term == 0, term == term.text, 0 == term, [term] == [5], term in [1])\n",
    output: 'x = 5 x = 5 False x = x False True True\n',
    status: 0,
  },
  {
    source:
      "import copy\nclass A:\n    def __init__(self): self.x=[1]; self.me=self\na=A(); b=copy.copy(a); c=copy.deepcopy(a)\nprint(copy.copy([1]), copy.deepcopy({'k': {1, 2}}), b.x is a.x, c.x is a.x, c.me is c, type(c).__name__)\nt=([1],{2:[3]},{4}); d=copy.deepcopy(t); print(d==t, d[0] is t[0], d[2] is t[2], type(d).__name__)\nu=(1,2); print(copy.deepcopy(u) is u)\nl=[]; l.append(l); m=copy.deepcopy(l); print(m is l, m[0] is m)\ns=[1]; x=copy.deepcopy([s,s]); print(x[0] is x[1])\nclass B:\n    def __copy__(self): return 'c'\n    def __deepcopy__(self, memo): return 'd'\nprint(copy.copy(B()), copy.deepcopy([B()]))\nn=A.__new__(A); print(hasattr(n,'x'))\n",
    output: "[1] {'k': {1, 2}} True False True A\nTrue False False tuple\nTrue\nFalse True\nTrue\nc ['d']\nFalse\n",
    status: 0,
  },
  {
    source:
      "import json\nfor t in ['\"\\\\u12x4\"','\"a\\\\q\"','\"a\\\\','\"a\\nb\"','{\"a\":1,\\n \"b\" 2}','{\"a\":}','{,}','[,]','{\"a\":1 \"b\":2}','  ','{\"a\": tru}','[1]]','\"\\\\u','01','-','{\"a\": 1,}','[1, 2,]',\"{'a': 1}\",'[1 2]','[{\"x\": [1, {\"y\": \"z}]}]']:\n    try:\n        print(json.loads(t))\n    except json.JSONDecodeError as e:\n        print(repr(t), e, e.pos, e.lineno, e.colno)\nclass Sets(json.JSONEncoder):\n    def default(self, o):\n        return sorted(o) if isinstance(o, set) else super().default(o)\nprint(json.dumps({'a': {3, 1}}, cls=Sets, indent=2), Sets().encode([{1}]))\ntry:\n    json.dumps(object, cls=Sets)\nexcept TypeError as e:\n    print(e)\n",
    output:
      "'\"\\\\u12x4\"' Invalid \\uXXXX escape: line 1 column 3 (char 2) 2 1 3\n'\"a\\\\q\"' Invalid \\escape: line 1 column 3 (char 2) 2 1 3\n'\"a\\\\' Unterminated string starting at: line 1 column 1 (char 0) 0 1 1\n'\"a\\nb\"' Invalid control character at: line 1 column 3 (char 2) 2 1 3\n'{\"a\":1,\\n \"b\" 2}' Expecting ':' delimiter: line 2 column 6 (char 13) 13 2 6\n'{\"a\":}' Expecting value: line 1 column 6 (char 5) 5 1 6\n'{,}' Expecting property name enclosed in double quotes: line 1 column 2 (char 1) 1 1 2\n'[,]' Expecting value: line 1 column 2 (char 1) 1 1 2\n'{\"a\":1 \"b\":2}' Expecting ',' delimiter: line 1 column 8 (char 7) 7 1 8\n'  ' Expecting value: line 1 column 3 (char 2) 2 1 3\n'{\"a\": tru}' Expecting value: line 1 column 7 (char 6) 6 1 7\n'[1]]' Extra data: line 1 column 4 (char 3) 3 1 4\n'\"\\\\u' Invalid \\uXXXX escape: line 1 column 3 (char 2) 2 1 3\n'01' Extra data: line 1 column 2 (char 1) 1 1 2\n'-' Expecting value: line 1 column 1 (char 0) 0 1 1\n'{\"a\": 1,}' Expecting property name enclosed in double quotes: line 1 column 9 (char 8) 8 1 9\n'[1, 2,]' Expecting value: line 1 column 7 (char 6) 6 1 7\n\"{'a': 1}\" Expecting property name enclosed in double quotes: line 1 column 2 (char 1) 1 1 2\n'[1 2]' Expecting ',' delimiter: line 1 column 4 (char 3) 3 1 4\n'[{\"x\": [1, {\"y\": \"z}]}]' Unterminated string starting at: line 1 column 18 (char 17) 17 1 18\n{\n  \"a\": [\n    1,\n    3\n  ]\n} [[1]]\nObject of type type is not JSON serializable\n",
    status: 0,
  },
  {
    source:
      "import copy\nfrom collections import deque\nclass A:\n    def __init__(self): self.x=[1]\n    def __call__(self): return 1\n    def copy(self): return copy.copy(self)\na=A(); b=a.copy(); c=copy.deepcopy(a)\nprint(b is a, b.x is a.x, c is a, c.x is a.x, copy.deepcopy(len) is len, copy.copy(A) is A)\nq=deque([[1]], 2); r=copy.deepcopy({'q': q})['q']; r.append(2); r.append(3)\nprint(copy.copy(q), r, q, q.copy()[0] is q[0], r.maxlen)\n",
    output:
      'False True False False True True\ndeque([[1]], maxlen=2) deque([2, 3], maxlen=2) deque([[1]], maxlen=2) True 2\n',
    status: 0,
  },
  {
    source:
      "from functools import cached_property, partial, singledispatch\nfrom collections import ChainMap, deque\n@singledispatch\ndef show(value):\n    return 'object'\n@show.register\ndef _(value: int):\n    return 'int'\n@show.register(list)\ndef of_list(value):\n    return 'list'\nprint(show(1), show(True), show([]), show('x'), show.dispatch(bool)(0), show.__name__)\nclass Circle:\n    @cached_property\n    def area(self):\n        print('reckoned')\n        return 5\nc = Circle(); print(c.area, c.area); print(partial(int, '7', base=2).keywords, partial(print, 1, sep='-'))\nm = ChainMap({'a': 1}, {'a': 2, 'b': 3}); n = m.new_child({'z': 0}); n['q'] = 9\nprint(m['a'], m['b'], m, dict(m), len(n), 'b' in n, n.maps[0], n.parents == m or n.parents, m.get('zz', 'no'))\ntry:\n    del m['b']\nexcept KeyError as e:\n    print(e)\nq = deque([1, 2]); q.remove(1); print(q)\n",
    output:
      "int int list object int show\nreckoned\n5 5\n{'base': 2} functools.partial(<built-in function print>, 1, sep='-')\n1 3 ChainMap({'a': 1}, {'a': 2, 'b': 3}) {'a': 1, 'b': 3} 4 True {'z': 0, 'q': 9} True no\n\"Key not found in the first mapping: 'b'\"\ndeque([2])\n",
    status: 0,
  },
  {
    source:
      "import contextlib, io\nwith contextlib.nullcontext(3) as n, contextlib.closing(io.StringIO('one\\ntwo')) as f:\n    print(n, f.readline(), f.read(1), f.tell(), f.seek(0), list(f))\nprint(f.closed)\nclass Door:\n    def __init__(self, name, hides=False):\n        self.name, self.hides = name, hides\n    def __enter__(self):\n        print('open', self.name); return self\n    def __exit__(self, kind, error, trace):\n        print('close', self.name, kind, error); return self.hides\nwith contextlib.ExitStack() as stack:\n    stack.callback(print, 'called', sep='!')\n    for name in ('a', 'b'):\n        stack.enter_context(Door(name, name == 'a'))\n    raise ValueError('hidden')\ng = io.StringIO(); g.write('abc'); g.seek(1); g.write('X'); print(g.getvalue(), g.truncate(), g.getvalue(), g.tell())\nwith contextlib.redirect_stdout(g) as same:\n    print('caught', 1)\nprint(repr(g.getvalue()), same is g); g.close()\ntry:\n    g.write('x')\nexcept ValueError as e:\n    print(e)\n",
    output:
      "3 one\n t 5 0 ['one\\n', 'two']\nTrue\nopen a\nopen b\nclose b <class 'ValueError'> hidden\nclose a <class 'ValueError'> hidden\ncalled\naXc 2 aX 2\n'aXcaught 1\\n' True\nI/O operation on closed file\n",
    status: 0,
  },
  {
    source:
      "from statistics import mean, median, mode, multimode, stdev, pstdev, variance, pvariance, fmean, StatisticsError\nprint(mean([1, 2, 3, 4]), mean([1, 2, 3]), mean([1.0, 3]), median([1, 3, 2]), mode('aab'), multimode('aabb'), stdev([1, 2, 3, 4]), pstdev([1, 3]), variance([2, 4, 6]), pvariance([1, 2]), fmean([1, 2]))\nfor f in (mean, median, mode, stdev, variance, pvariance, fmean, pstdev):\n    try:\n        print(f([]))\n    except StatisticsError as e:\n        print(e)\n",
    output:
      "2.5 2 2.0 2 a ['a', 'b'] 1.2909944487358056 1.0 4 0.25 1.5\nmean requires at least one data point\nno median for empty data\nno mode for empty data\nstdev requires at least two data points\nvariance requires at least two data points\npvariance requires at least one data point\nfmean requires at least one data point\npstdev requires at least one data point\n",
    status: 0,
  },
  {
    source:
      "from collections import deque\nq = deque([1, 2]); print(q, len(q)); q = deque('ab'); print(q)\nq = deque([1, 2], maxlen=3); print(q); q = deque([1, 2], 3); print(q, deque(), deque((1,)))\nclass Q(list):\n    def __init__(self, items=()):\n        for i in items: self.append(i)\nprint(Q([1, 2]))\nclass R(list):\n    def __init__(self, *items):\n        super().__init__(items)\n        self.name = 'r'\nclass S(list): pass\nprint(R(1, 2), R(), S([1, 2]), S(), R(3).name, list((1, 2)), sorted(R(2, 1)))\ngraph = {'a': ['b', 'c'], 'b': ['d'], 'c': ['d'], 'd': []}\nqueue, seen, steps = deque(['a']), ['a'], 0\nwhile queue:\n    node = queue.popleft(); steps += 1\n    for n in graph[node]:\n        if n not in seen:\n            seen.append(n); queue.append(n)\nprint(seen, steps)\n",
    output:
      "deque([1, 2]) 2\ndeque(['a', 'b'])\ndeque([1, 2], maxlen=3)\ndeque([1, 2], maxlen=3) deque([]) deque([1])\n[1, 2]\n[1, 2] [] [1, 2] [] r [1, 2] [1, 2]\n['a', 'b', 'c', 'd'] 4\n",
    status: 0,
  },
  {
    source:
      "import hashlib\nfor name in ('md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'):\n    h = getattr(hashlib, name)(b'hello'); print(h.name, h.digest_size, h.hexdigest())\nh = hashlib.new('sha256'); h.update('é'.encode()); c = h.copy(); h.update(b'x'); print(h.hexdigest() != c.hexdigest(), c.digest()[:4])\nprint(hashlib.sha256(b'a' * 200000).hexdigest()[:16], hashlib.md5(usedforsecurity=False).hexdigest())\ntry:\n    hashlib.sha256('text')\nexcept TypeError as e:\n    print(e)\ntry:\n    hashlib.new('none')\nexcept ValueError as e:\n    print(e)\n",
    output:
      "md5 16 5d41402abc4b2a76b9719d911017c592\nsha1 20 aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d\nsha224 28 ea09ae9cc6768c50fcee903ed054556e5bfc8347907f12598aa24193\nsha256 32 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\nsha384 48 59e1748777448c69de6b800d7a33bbfb9ff1b463e44354c3553bcdb9c666fa90125a3c79f90397bdf5f6a13de828684f\nsha512 64 9b71d224bd62f3785d96d46ad3ea3d73319bfbc2890caadae2dff72519673ca72323c3d99ba5c11d7c7acc6e14b8c5da0c4663475c2e5c3adef46f73bcdec043\nTrue b'J\\x99U~'\n2287d207f24a941f d41d8cd98f00b204e9800998ecf8427e\nStrings must be encoded before hashing\nunsupported hash type none\n",
    status: 0,
  },
  {
    source:
      "from collections import deque\nprint(deque([1]), deque([1,2],5), deque([1], maxlen=2), deque('ab'), len(deque([0])))\nclass L(list):\n    def __init__(self, items):\n        for i in items: self.append(i)\nclass M(list):\n    def __init__(self, items, x): super().__init__(items); self.x = x\nclass S(set):\n    def __init__(self, items): pass\nclass T(set):\n    def __init__(self, items): super().__init__(items); self.add(3)\nclass N(list): pass\nprint(L([1]), M([1], 2), M([1], 2).x, len(S([1])), sorted(T([1])), N((1, 2)), list((1, 2)), set([1]), L([1]).copy())\n",
    output:
      "deque([1]) deque([1, 2], maxlen=5) deque([1], maxlen=2) deque(['a', 'b']) 1\n[1] [1] 2 0 [1, 3] [1, 2] [1, 2] {1} [1]\n",
    status: 0,
  },
]
