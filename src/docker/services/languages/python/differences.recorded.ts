import type { RecordedProgram } from './recorded-program.ts'

/** Programs about how things differ, and about where an exception came from, with what Python 3.11.2 printed, on both streams, and the status that it gave. */
export const recorded: readonly RecordedProgram[] = [
  {
    source:
      'import difflib\na = "one two three four".split(); b = "one two tree four five".split()\nprint("\\n".join(difflib.unified_diff(a, b, "old", "new", lineterm="")))\nprint("\\n".join(difflib.context_diff(a, b, "old", "new", lineterm="")))\nprint("".join(difflib.ndiff(["abc\\n", "def\\n", "same\\n", "x\\n"], ["abc\\n", "deg\\n", "same\\n", "long line\\n", "y\\n"])))\nprint(difflib.get_close_matches("appel", ["ape", "apple", "peach", "puppy"]), difflib.get_close_matches("wheel", ["while", "for"], n=1, cutoff=0.5))\nprint(difflib.SequenceMatcher(None, "abcd", "bcde").ratio(), difflib.SequenceMatcher(lambda x: x == " ", "private Thread currentThread;", "private volatile Thread currentThread;").get_matching_blocks())\nprint(difflib.SequenceMatcher(None, "qabxcd", "abycdf").get_opcodes(), difflib.SequenceMatcher(None, "abc", "").ratio())\nt1 = [str(i) for i in range(40)]; t2 = t1[:5] + ["new"] + t1[6:30] + t1[32:]\nprint("\\n".join(difflib.unified_diff(t1, t2, lineterm="", n=2)))\nprint(list(difflib.restore(difflib.ndiff(["a", "b"], ["a", "c"]), 2)))\n',
    output:
      "--- old\n+++ new\n@@ -1,4 +1,5 @@\n one\n two\n-three\n+tree\n four\n+five\n*** old\n--- new\n***************\n*** 1,4 ****\n  one\n  two\n! three\n  four\n--- 1,5 ----\n  one\n  two\n! tree\n  four\n+ five\n  abc\n- def\n?   ^\n+ deg\n?   ^\n  same\n- x\n+ long line\n+ y\n\n['apple', 'ape'] ['while']\n0.75 [Match(a=0, b=0, size=8), Match(a=8, b=17, size=21), Match(a=29, b=38, size=0)]\n[('delete', 0, 1, 0, 0), ('equal', 1, 3, 0, 2), ('replace', 3, 4, 2, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)] 0.0\n--- \n+++ \n@@ -4,5 +4,5 @@\n 3\n 4\n-5\n+new\n 6\n 7\n@@ -29,6 +29,4 @@\n 28\n 29\n-30\n-31\n 32\n 33\n['a', 'c']\n",
    status: 0,
  },
  {
    source:
      'import unittest\nclass T(unittest.TestCase):\n    def test_list(self): self.assertEqual([1, 2, 3], [1, 2, 4])\n    def test_longer(self): self.assertEqual([1, 2, 3, 4], [1, 2])\n    def test_tuple(self): self.assertEqual((1,), (1, 2))\n    def test_dict(self): self.assertEqual({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3], "c": 0})\n    def test_str(self): self.assertEqual("hello world", "hello there")\n    def test_lines(self): self.assertEqual("one\\ntwo\\nthree\\n", "one\\n2\\nthree\\n")\n    def test_set(self): self.assertEqual({1, 2}, {2, 3})\n    def test_kinds(self): self.assertEqual("1", 1)\n    def test_msg(self): self.assertEqual([1], [2], "not the same")\n    def test_named(self): self.assertListEqual([], [1])\n    def test_one(self): self.assertEqual("a", "b")\nfor name in sorted(n for n in dir(T) if n.startswith("test_")):\n    try: getattr(T(name), name)()\n    except AssertionError as e: print(name, e)\n',
    output:
      "test_dict {'a': 1, 'b': [1, 2]} != {'a': 1, 'b': [1, 3], 'c': 0}\n- {'a': 1, 'b': [1, 2]}\n?                   ^\n\n+ {'a': 1, 'b': [1, 3], 'c': 0}\n?                   ^ ++++++++\n\ntest_kinds '1' != 1\ntest_lines 'one\\ntwo\\nthree\\n' != 'one\\n2\\nthree\\n'\n  one\n- two\n+ 2\n  three\n\ntest_list Lists differ: [1, 2, 3] != [1, 2, 4]\n\nFirst differing element 2:\n3\n4\n\n- [1, 2, 3]\n?        ^\n\n+ [1, 2, 4]\n?        ^\n\ntest_longer Lists differ: [1, 2, 3, 4] != [1, 2]\n\nFirst list contains 2 additional elements.\nFirst extra element 2:\n3\n\n- [1, 2, 3, 4]\n+ [1, 2]\ntest_msg Lists differ: [1] != [2]\n\nFirst differing element 0:\n1\n2\n\n- [1]\n+ [2] : not the same\ntest_named Lists differ: [] != [1]\n\nSecond list contains 1 additional elements.\nFirst extra element 0:\n1\n\n- []\n+ [1]\n?  +\n\ntest_one 'a' != 'b'\n- a\n+ b\n\ntest_set Items in the first set but not the second:\n1\nItems in the second set but not the first:\n3\ntest_str 'hello world' != 'hello there'\n- hello world\n+ hello there\n\ntest_tuple Tuples differ: (1,) != (1, 2)\n\nSecond tuple contains 1 additional elements.\nFirst extra element 1:\n2\n\n- (1,)\n+ (1, 2)\n?    ++\n\n",
    status: 0,
  },
  {
    source:
      'print(f"{3.14159:.2f} {1234567:,} {\'a\':>5}|{5:+d}")\nw = 8; v = 3.14159; name = "bob"; d = {"a": 1}\nprint(f"{v:{w}.{2}f}|{name=}|{v=:.1f}|{ {\'a\': 1}[\'a\'] }|{\'{\'}|{{}}|{v!s}|{1+1 = }|{\'}\'}|{d[\'a\']}|{\'it\' + \'}\'}")\nprint(f\'{"a" if d else "b"} {d["a"]} {{x}} {"{" * 2}\')\nprint(f"""{\n    v\n:.1f} {\'"\'} {d[\'a\']}""")\n',
    output: "3.14 1,234,567     a|+5\n    3.14|name='bob'|v=3.1|1|{|{}|3.14159|1+1 = 2|}|1|it}\na 1 {x} {{\n3.1 \" 1\n",
    status: 0,
  },
  {
    source:
      'import re\nfor p in ("(a", "a**", "[a", "*a", "(?P<n>a)(?P<n>b)", "\\\\"):\n    try: re.compile(p)\n    except re.error as e: print(e, "|", e.msg, "|", e.pos)\n',
    output:
      "missing ), unterminated subpattern at position 0 | missing ), unterminated subpattern | 0\nmultiple repeat at position 2 | multiple repeat | 2\nunterminated character set at position 0 | unterminated character set | 0\nnothing to repeat at position 0 | nothing to repeat | 0\nredefinition of group name 'n' as group 2; was group 1 at position 12 | redefinition of group name 'n' as group 2; was group 1 | 12\nbad escape (end of pattern) at position 0 | bad escape (end of pattern) | 0\n",
    status: 0,
  },
  {
    source:
      'def f(n):\n    if n == 0:\n        raise ValueError("deep")\n    f(n - 1)\ntry:\n    f(1)\nexcept ValueError as e:\n    print("cleanup")\n    raise\n',
    output:
      'cleanup\nTraceback (most recent call last):\n  File "/app/4.py", line 6, in <module>\n    f(1)\n  File "/app/4.py", line 4, in f\n    f(n - 1)\n  File "/app/4.py", line 3, in f\n    raise ValueError("deep")\nValueError: deep\n',
    status: 1,
  },
  {
    source:
      'def g():\n    try:\n        int("x")\n    except ValueError as e:\n        print("log")\n        raise e\ng()\n',
    output:
      'log\nTraceback (most recent call last):\n  File "/app/5.py", line 7, in <module>\n    g()\n  File "/app/5.py", line 6, in g\n    raise e\n  File "/app/5.py", line 3, in g\n    int("x")\nValueError: invalid literal for int() with base 10: \'x\'\n',
    status: 1,
  },
  {
    source:
      'def g():\n    try:\n        int("x")\n    except ValueError:\n        try: int("y")\n        except ValueError: print("inner")\n        raise\ntry:\n    g()\nfinally:\n    print("bye")\n',
    output:
      'inner\nbye\nTraceback (most recent call last):\n  File "/app/6.py", line 9, in <module>\n    g()\n  File "/app/6.py", line 3, in g\n    int("x")\nValueError: invalid literal for int() with base 10: \'x\'\n',
    status: 1,
  },
  {
    source:
      'print(list[int], dict[str, int], int | None, list[int] | None, tuple[int, ...], set[str])\nprint(repr(int | str), int | str == str | int, type(int | None), type(list[int]))\ndef f(x: list[int], y: dict[str, int] | None = None) -> int | None:\n    return None\nprint(f.__annotations__)\nfrom typing import Optional, Union, List, Dict, Any, Callable, Tuple\nprint(Optional[int], Union[int, str], List[int], Dict[str, Any], Callable[[int], str], Tuple[int, ...])\nprint(isinstance(3, int | str), isinstance(None, int | None), isinstance(3, (int, str)))\nprint(list[int]([1, 2]), list[int].__origin__, list[int].__args__, (int | str).__args__)\nclass A: pass\nprint(A | None, list[A], Optional[A])\nprint(list[list[int]], dict[str, list[int]])\n',
    output:
      "list[int] dict[str, int] int | None list[int] | None tuple[int, ...] set[str]\nint | str True <class 'types.UnionType'> <class 'types.GenericAlias'>\n{'x': list[int], 'y': dict[str, int] | None, 'return': int | None}\ntyping.Optional[int] typing.Union[int, str] typing.List[int] typing.Dict[str, typing.Any] typing.Callable[[int], str] typing.Tuple[int, ...]\nTrue True True\n[1, 2] <class 'list'> (<class 'int'>,) (<class 'int'>, <class 'str'>)\n__main__.A | None list[__main__.A] typing.Optional[__main__.A]\nlist[list[int]] dict[str, list[int]]\n",
    status: 0,
  },
  {
    source:
      "import re\nfor p in ['a{2,1}', 'a{,0}', 'a{3,}', '[z-a]', '[a\\\\-z]', '[\\\\n-a]', '[a-c-e]', '[--/]', 'x[9-0]y', '(a{3,2})']:\n    try: print(p, re.compile(p).pattern == p)\n    except re.error as e: print(p, '->', e, '|', e.msg, e.pos)\nclass MyErr(Exception):\n    def __init__(self, code, msg): super().__init__(msg); self.code = code\n    def __str__(self): return f'[{self.code}] {super().__str__()}'\ntry: raise MyErr(4, 'bad')\nexcept MyErr as e: print(e, repr(e), e.args, e.code)\nclass Shown(Exception):\n    def __repr__(self): return 'Shown!'\nprint(Shown('a'), [Shown('a')], str(Shown()) == '', str(Shown(1, 2)))\nclass Own:\n    def __str__(self): return 'own ' + super().__str__()[:17]\n    def __repr__(self): return '<Own repr of it all>'\nprint(Own())\nfrom collections import OrderedDict\nprint(OrderedDict(a=1, b=[2]), OrderedDict())\nwith open('f.txt', 'w') as f: f.write('x')\nfor act in (f.read, f.readline, f.readlines, lambda: f.write('y'), lambda: list(f)):\n    try: act()\n    except ValueError as e: print(e)\nwith open('f.txt', 'rb') as f: pass\ntry: f.read()\nexcept ValueError as e: print(e)\nfrom pathlib import Path\ntry: Path('/usr').relative_to('/etc')\nexcept ValueError as e: print(e)\nraise MyErr(5, 'end')\n",
    output:
      "a{2,1} -> min repeat greater than max repeat at position 2 | min repeat greater than max repeat 2\na{,0} True\na{3,} True\n[z-a] -> bad character range z-a at position 1 | bad character range z-a 1\n[a\\-z] True\n[\\n-a] True\n[a-c-e] True\n[--/] True\nx[9-0]y -> bad character range 9-0 at position 2 | bad character range 9-0 2\n(a{3,2}) -> min repeat greater than max repeat at position 3 | min repeat greater than max repeat 3\n[4] bad MyErr('bad') ('bad',) 4\na [Shown!] True (1, 2)\nown <Own repr of it a\nOrderedDict([('a', 1), ('b', [2])]) OrderedDict()\nI/O operation on closed file.\nI/O operation on closed file.\nI/O operation on closed file.\nI/O operation on closed file.\nI/O operation on closed file.\nread of closed file\n'/usr' is not in the subpath of '/etc' OR one path is relative and the other is absolute.\nTraceback (most recent call last):\n  File \"/app/8.py\", line 29, in <module>\n    raise MyErr(5, 'end')\nMyErr: [5] end\n",
    status: 1,
  },
]
