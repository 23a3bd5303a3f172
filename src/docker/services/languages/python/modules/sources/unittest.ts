/** A module of the standard library about tests: unittest. */
export const source = String.raw`@unittest
import sys
import time
import re as _re
import traceback as _traceback
class SkipTest(Exception):
    pass
def _marked(reason, condition=True):
    def mark(test):
        if condition:
            test.__unittest_skip__, test.__unittest_skip_why__ = True, reason
        return test
    return mark
def skip(reason=''):
    if callable(reason):
        return _marked('')(reason)
    return _marked(reason)
def skipIf(condition, reason):
    return _marked(reason, condition)
def skipUnless(condition, reason):
    return _marked(reason, not condition)
def expectedFailure(test):
    test.__unittest_expecting_failure__ = True
    return test
def _plural(count):
    return '' if count == 1 else 's'
def _short(value):
    text = repr(value)
    return text if len(text) <= 80 else text[:59] + f'[{len(text) - 59 - 12} chars]' + text[-12:]
class _Raises:
    def __init__(self, test, expected, pattern, msg):
        self._test, self._expected, self._pattern, self._msg = test, expected, pattern, msg
    def __enter__(self):
        return self
    def __exit__(self, kind, value, trace):
        names = self._expected if isinstance(self._expected, tuple) else (self._expected,)
        if kind is None:
            name = names[0].__name__ if len(names) == 1 else str(self._expected)
            self._test._fail(self._msg, f'{name} not raised')
        if not issubclass(kind, self._expected):
            return False
        self.exception = value
        if self._pattern is not None and not _re.search(self._pattern, str(value)):
            pattern = self._pattern if isinstance(self._pattern, str) else self._pattern.pattern
            self._test._fail(self._msg, f'"{pattern}" does not match "{value}"')
        return True
class _SubTest:
    def __init__(self, test, message, params):
        self._test, self._message, self._params = test, message, params
    def __enter__(self):
        return self
    def __exit__(self, kind, value, trace):
        if kind is None or issubclass(kind, SkipTest):
            return False
        named = ', '.join([f'{name}={value!r}' for name, value in self._params.items()])
        words = ' '.join([part for part in ('' if self._message is None else f'[{self._message}]', f'({named})' if named else '') if part])
        self._test._problems.append((words or '(<subtest>)', value))
        return True
class TestCase:
    failureException = AssertionError
    maxDiff, longMessage = 640, True
    def __init__(self, methodName='runTest'):
        self._testMethodName, self._problems, self._cleanups = methodName, [], []
    def setUp(self):
        pass
    def tearDown(self):
        pass
    @classmethod
    def setUpClass(cls):
        pass
    @classmethod
    def tearDownClass(cls):
        pass
    def id(self):
        return f'{type(self).__module__}.{type(self).__name__}.{self._testMethodName}'
    def shortDescription(self):
        doc = getattr(self, self._testMethodName).__doc__
        return doc.strip().split('\n')[0].strip() if doc else None
    def __str__(self):
        return f'{self._testMethodName} ({self.id()})'
    def addCleanup(self, function, /, *args, **kwargs):
        self._cleanups.append((function, args, kwargs))
    def doCleanups(self):
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            function(*args, **kwargs)
    def skipTest(self, reason):
        raise SkipTest(reason)
    def subTest(self, msg=None, **params):
        return _SubTest(self, msg, params)
    def fail(self, msg=None):
        raise self.failureException(msg)
    def _fail(self, msg, standard):
        raise self.failureException(standard if msg is None else f'{standard} : {msg}')
    def _check(self, holds, msg, standard):
        if not holds:
            self._fail(msg, standard())
    def assertEqual(self, first, second, msg=None):
        if first == second:
            return
        named = {list: 'Lists', tuple: 'Tuples'}.get(type(first))
        if type(first) is not type(second):
            self._fail(msg, f'{_short(first)} != {_short(second)}')
        if named:
            self._sequences(first, second, msg, named)
        if isinstance(first, str):
            self.assertMultiLineEqual(first, second, msg)
        if isinstance(first, dict):
            self.assertDictEqual(first, second, msg)
        if isinstance(first, (set, frozenset)):
            self.assertSetEqual(first, second, msg)
        self._fail(msg, f'{_short(first)} != {_short(second)}')
    def _differ(self, msg, head, lines):
        diff = '\n' + lines
        isLong = self.maxDiff is not None and len(diff) > self.maxDiff
        self._fail(msg, head + (f'\nDiff is {len(diff)} characters long. Set self.maxDiff to None to see it.' if isLong else diff))
    def _sequences(self, first, second, msg, named):
        if first == second:
            return
        import difflib, pprint
        head = f'{named} differ: {_short(first)} != {_short(second)}\n'
        one, common = named.lower()[:-1], min(len(first), len(second))
        for at in range(common):
            if first[at] != second[at]:
                head += f'\nFirst differing element {at}:\n{_short(first[at])}\n{_short(second[at])}\n'
                break
        for which, more, fewer in (('First', first, second), ('Second', second, first)):
            if len(more) > len(fewer):
                head += f'\n{which} {one} contains {len(more) - len(fewer)} additional elements.\nFirst extra element {len(fewer)}:\n{_short(more[len(fewer)])}\n'
        lines = [pprint.pformat(each).splitlines() for each in (first, second)]
        self._differ(msg, head, '\n'.join(difflib.ndiff(*lines)))
    def assertListEqual(self, list1, list2, msg=None):
        self._sequences(list1, list2, msg, 'Lists')
    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        self._sequences(tuple1, tuple2, msg, 'Tuples')
    def assertSequenceEqual(self, seq1, seq2, msg=None, seq_type=None):
        self._sequences(seq1, seq2, msg, 'Sequences')
    def assertDictEqual(self, d1, d2, msg=None):
        if d1 == d2:
            return
        import difflib, pprint
        lines = [pprint.pformat(each).splitlines() for each in (d1, d2)]
        self._differ(msg, f'{_short(d1)} != {_short(d2)}', '\n'.join(difflib.ndiff(*lines)))
    def assertMultiLineEqual(self, first, second, msg=None):
        if first == second:
            return
        import difflib
        head = f'{_short(first)} != {_short(second)}'
        isOne = len(first.splitlines()) <= 1 and first.strip('\r\n') == first
        lines = [[text + '\n'] if isOne else text.splitlines(keepends=True) for text in (first, second)]
        self._differ(msg, head, ''.join(difflib.ndiff(*lines)))
    def assertSetEqual(self, set1, set2, msg=None):
        if set1 == set2:
            return
        lines = []
        for name, one, other in (('first', set1, set2), ('second', set2, set1)):
            if one - other:
                lines.append(f"Items in the {name} set but not the {'second' if name == 'first' else 'first'}:")
                lines.extend([repr(item) for item in one - other])
        self._fail(msg, '\n'.join(lines))
    def assertNotEqual(self, first, second, msg=None):
        self._check(first != second, msg, lambda: f'{_short(first)} == {_short(second)}')
    def assertTrue(self, expr, msg=None):
        self._check(expr, msg, lambda: f'{_short(expr)} is not true')
    def assertFalse(self, expr, msg=None):
        self._check(not expr, msg, lambda: f'{_short(expr)} is not false')
    def assertIs(self, expr1, expr2, msg=None):
        self._check(expr1 is expr2, msg, lambda: f'{_short(expr1)} is not {_short(expr2)}')
    def assertIsNot(self, expr1, expr2, msg=None):
        self._check(expr1 is not expr2, msg, lambda: f'unexpectedly identical: {_short(expr1)}')
    def assertIsNone(self, obj, msg=None):
        self._check(obj is None, msg, lambda: f'{_short(obj)} is not None')
    def assertIsNotNone(self, obj, msg=None):
        self._check(obj is not None, msg, lambda: 'unexpectedly None')
    def assertIn(self, member, container, msg=None):
        self._check(member in container, msg, lambda: f'{_short(member)} not found in {_short(container)}')
    def assertNotIn(self, member, container, msg=None):
        self._check(member not in container, msg, lambda: f'{_short(member)} unexpectedly found in {_short(container)}')
    def assertIsInstance(self, obj, cls, msg=None):
        self._check(isinstance(obj, cls), msg, lambda: f'{_short(obj)} is not an instance of {cls!r}')
    def assertNotIsInstance(self, obj, cls, msg=None):
        self._check(not isinstance(obj, cls), msg, lambda: f'{_short(obj)} is an instance of {cls!r}')
    def assertGreater(self, a, b, msg=None):
        self._check(a > b, msg, lambda: f'{_short(a)} not greater than {_short(b)}')
    def assertGreaterEqual(self, a, b, msg=None):
        self._check(a >= b, msg, lambda: f'{_short(a)} not greater than or equal to {_short(b)}')
    def assertLess(self, a, b, msg=None):
        self._check(a < b, msg, lambda: f'{_short(a)} not less than {_short(b)}')
    def assertLessEqual(self, a, b, msg=None):
        self._check(a <= b, msg, lambda: f'{_short(a)} not less than or equal to {_short(b)}')
    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if first == second:
            return
        apart = abs(first - second)
        if delta is not None:
            self._check(apart <= delta, msg, lambda: f'{_short(first)} != {_short(second)} within {_short(delta)} delta ({_short(apart)} difference)')
            return
        places = 7 if places is None else places
        self._check(round(apart, places) == 0, msg, lambda: f'{_short(first)} != {_short(second)} within {places} places ({_short(apart)} difference)')
    def assertNotAlmostEqual(self, first, second, places=7, msg=None):
        self._check(first != second and round(abs(first - second), places) != 0, msg, lambda: f'{_short(first)} == {_short(second)} within {places} places')
    def assertRegex(self, text, expected_regex, msg=None):
        self._check(_re.search(expected_regex, text), msg, lambda: f"Regex didn't match: {expected_regex!r} not found in {text!r}")
    def assertCountEqual(self, first, second, msg=None):
        left = list(second)
        for one in first:
            if one not in left:
                self._fail(msg, 'Element counts were not equal:')
            left.remove(one)
        self._check(not left, msg, lambda: 'Element counts were not equal:')
    def assertRaises(self, expected_exception, *args, **kwargs):
        return self._raises(expected_exception, None, args, kwargs)
    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        return self._raises(expected_exception, expected_regex, args, kwargs)
    def _raises(self, expected, pattern, args, kwargs):
        context = _Raises(self, expected, pattern, kwargs.pop('msg', None) if not args else None)
        if not args:
            return context
        with context:
            args[0](*args[1:], **kwargs)
    def countTestCases(self):
        return 1
    def run(self, result=None):
        result = TestResult() if result is None else result
        result.startTest(self)
        method = getattr(self, self._testMethodName)
        for one in (type(self), method):
            if getattr(one, '__unittest_skip__', False):
                result.addSkip(self, one.__unittest_skip_why__)
                return result
        problem = self._attempt(self.setUp)
        if problem is None:
            problem = self._attempt(method)
            ending = self._attempt(self.tearDown)
            problem = ending if problem is None else problem
        ending = self._attempt(self.doCleanups)
        problem = ending if problem is None else problem
        for at, (words, error) in enumerate(self._problems):
            result.startSubTest(f'{self} {words}', at == 0)
            result.addProblem(f'{self} {words}', error)
        if isinstance(problem, SkipTest):
            result.addSkip(self, str(problem))
        elif getattr(method, '__unittest_expecting_failure__', False):
            if problem is None:
                result.addUnexpectedSuccess(self)
            else:
                result.addExpectedFailure(self, problem)
        elif problem is not None:
            result.addProblem(self, problem)
        elif not self._problems:
            result.addSuccess(self)
        return result
    def _attempt(self, act):
        try:
            act()
        except (Exception, SkipTest) as error:
            return error
        return None
class TestResult:
    def __init__(self, stream=None, descriptions=True, verbosity=1):
        self.stream, self.verbosity = stream, verbosity
        self.testsRun, self.failures, self.errors, self.skipped = 0, [], [], []
        self.expectedFailures, self.unexpectedSuccesses, self.failfast, self.shouldStop = [], [], False, False
    def wasSuccessful(self):
        return not self.failures and not self.errors and not self.unexpectedSuccesses
    def _say(self, letter, word):
        if self.stream is not None and self.verbosity > 0:
            self.stream.write(letter if self.verbosity == 1 else word + '\n')
    def _title(self, test):
        described = test.shortDescription() if isinstance(test, TestCase) else None
        return f'{test}\n{described}' if described else str(test)
    def startTest(self, test):
        self.testsRun += 1
        if self.stream is not None and self.verbosity > 1:
            self.stream.write(f'{self._title(test)} ... ')
    def startSubTest(self, title, is_first):
        if self.stream is not None and self.verbosity > 1:
            self.stream.write('\n' * is_first + f'  {title} ... ')
    def addSuccess(self, test):
        self._say('.', 'ok')
    def addSkip(self, test, reason):
        self.skipped.append((test, reason))
        self._say('s', f'skipped {reason!r}')
    def addProblem(self, test, error):
        told = ''.join(_traceback.format_exception(error))
        is_failure = isinstance(error, TestCase.failureException)
        (self.failures if is_failure else self.errors).append((test, told))
        self._say('F' if is_failure else 'E', 'FAIL' if is_failure else 'ERROR')
        self.shouldStop = self.failfast
    def addExpectedFailure(self, test, error):
        self.expectedFailures.append((test, ''.join(_traceback.format_exception(error))))
        self._say('x', 'expected failure')
    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)
        self._say('u', 'unexpected success')
    def __repr__(self):
        kind = 'runner.TextTestResult' if self.stream is not None else 'result.TestResult'
        return f'<unittest.{kind} run={self.testsRun} errors={len(self.errors)} failures={len(self.failures)}>'
class TestSuite:
    def __init__(self, tests=()):
        self._tests = list(tests)
    def addTest(self, test):
        self._tests.append(test)
    def addTests(self, tests):
        self._tests.extend(tests)
    def __iter__(self):
        return iter(self._tests)
    def countTestCases(self):
        return sum(one.countTestCases() for one in self._tests)
    def run(self, result):
        before = None
        for test in _flat(self):
            if result.shouldStop:
                break
            kind = type(test)
            if kind is not before:
                if before is not None:
                    before.tearDownClass()
                kind.setUpClass()
                before = kind
            test.run(result)
        if before is not None:
            before.tearDownClass()
        return result
def _flat(suite):
    for one in suite:
        if isinstance(one, TestSuite):
            yield from _flat(one)
        else:
            yield one
class TestLoader:
    testMethodPrefix = 'test'
    def getTestCaseNames(self, testCaseClass):
        return sorted(name for name in dir(testCaseClass) if name.startswith('test') and callable(getattr(testCaseClass, name)))
    def loadTestsFromTestCase(self, testCaseClass):
        return TestSuite([testCaseClass(name) for name in self.getTestCaseNames(testCaseClass)])
    def loadTestsFromModule(self, module):
        kinds = [one for _, one in sorted(vars(module).items()) if isinstance(one, type) and issubclass(one, TestCase) and one is not TestCase]
        return TestSuite([self.loadTestsFromTestCase(kind) for kind in kinds])
    def loadTestsFromName(self, name, module):
        kind, _, method = name.partition('.')
        kind = getattr(module, kind)
        return TestSuite([kind(method)]) if method else self.loadTestsFromTestCase(kind)
defaultTestLoader = TestLoader()
class TextTestRunner:
    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False):
        self.stream, self.verbosity, self.failfast = sys.stderr if stream is None else stream, verbosity, failfast
    def run(self, test):
        result = TestResult(self.stream, True, self.verbosity)
        result.failfast = self.failfast
        start = time.perf_counter()
        test.run(result)
        taken = time.perf_counter() - start
        if self.verbosity > 0:
            self.stream.write('\n')
        for flavour, problems in (('ERROR', result.errors), ('FAIL', result.failures)):
            for one, told in problems:
                self.stream.write(f"{'=' * 70}\n{flavour}: {result._title(one)}\n{'-' * 70}\n{told}\n")
        self.stream.write(f"{'-' * 70}\nRan {result.testsRun} test{_plural(result.testsRun)} in {taken:.3f}s\n\n")
        counts = [('failures', result.failures), ('errors', result.errors), ('skipped', result.skipped),
                  ('expected failures', result.expectedFailures), ('unexpected successes', result.unexpectedSuccesses)]
        more = ', '.join([f'{name}={len(found)}' for name, found in counts if found])
        self.stream.write(('OK' if result.wasSuccessful() else 'FAILED') + (f' ({more})' if more else '') + '\n')
        return result
def _discovered():
    import os
    return [name for name in sorted(os.listdir('.')) if name.startswith('test') and name.endswith('.py')]
def _imported(name):
    # a module, or behind it a class and a method
    import importlib
    parts, within = (name[:-3].replace('/', '.') if name.endswith('.py') else name).split('.'), []
    while True:
        try:
            module = importlib.import_module('.'.join(parts))
            break
        except ModuleNotFoundError:
            if len(parts) == 1:
                raise
            within.insert(0, parts.pop())
    return defaultTestLoader.loadTestsFromName('.'.join(within), module) if within else defaultTestLoader.loadTestsFromModule(module)
def main(module='__main__', argv=None, exit=True, verbosity=1):
    import importlib
    module = importlib.import_module(module) if isinstance(module, str) else module
    names, failfast = [], False
    for word in (sys.argv if argv is None else argv)[1:]:
        if word in ('-v', '--verbose'):
            verbosity = 2
        elif word in ('-q', '--quiet'):
            verbosity = 0
        elif word in ('-f', '--failfast'):
            failfast = True
        elif word.startswith('-'):
            raise NotImplementedError(f'the option {word} of unittest is not simulated')
        else:
            names.append(word)
    if module is None:
        suite = TestSuite(map(_imported, _discovered() if names in ([], ['discover']) else names))
    elif names:
        suite = TestSuite([defaultTestLoader.loadTestsFromName(name, module) for name in names])
    else:
        suite = defaultTestLoader.loadTestsFromModule(module)
    result = TextTestRunner(verbosity=verbosity, failfast=failfast).run(suite)
    if exit:
        sys.exit(not result.wasSuccessful())
`
