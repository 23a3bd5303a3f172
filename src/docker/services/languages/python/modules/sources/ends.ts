/** Modules of the standard library about how a program runs and ends: atexit, timeit and warnings. */
export const source = String.raw`@atexit
_calls = []
def register(func, *args, **kwargs):
    _calls.append((func, args, kwargs))
    return func
def unregister(func):
    _calls[:] = [call for call in _calls if call[0] != func]
def _run():
    while _calls:
        func, args, kwargs = _calls.pop()
        func(*args, **kwargs)
@timeit
import _template
import time
default_timer = time.perf_counter
class Timer:
    def __init__(self, stmt='pass', setup='pass', timer=default_timer, globals=None):
        self._space = {} if globals is None else dict(globals)
        self._stmt, self._setup, self._timer = stmt, setup, timer
    def _do(self, what):
        if callable(what):
            what()
        else:
            _template.execute(what, self._space)
    def timeit(self, number=1000000):
        self._do(self._setup)
        start = self._timer()
        for _ in range(number):
            self._do(self._stmt)
        return self._timer() - start
    def repeat(self, repeat=5, number=1000000):
        return [self.timeit(number) for _ in range(repeat)]
def timeit(stmt='pass', setup='pass', timer=default_timer, number=1000000, globals=None):
    return Timer(stmt, setup, timer, globals).timeit(number)
def repeat(stmt='pass', setup='pass', timer=default_timer, repeat=5, number=1000000, globals=None):
    return Timer(stmt, setup, timer, globals).repeat(repeat, number)
@warnings
import re
import sys
_filters = []
_caught = []
class WarningMessage:
    def __init__(self, message, category):
        self.message, self.category = message, category
def filterwarnings(action, message='', category=Warning, module='', lineno=0, append=False):
    if action not in ('error', 'ignore', 'always', 'default', 'module', 'once'):
        raise ValueError(f'invalid action: {action!r}')
    if module or lineno:
        raise NotImplementedError('module= and lineno= of filterwarnings are not simulated')
    _filters.insert(len(_filters) if append else 0, (action, message, category))
def simplefilter(action, category=Warning, lineno=0, append=False):
    filterwarnings(action, '', category, '', lineno, append)
def resetwarnings():
    _filters.clear()
class catch_warnings:
    def __init__(self, *, record=False):
        self._record = record
    def __enter__(self):
        self._kept = list(_filters)
        if self._record:
            _caught.append([])
            return _caught[-1]
    def __exit__(self, *about):
        _filters[:] = self._kept
        if self._record:
            _caught.pop()
def _action(text, category):
    for action, pattern, kind in _filters:
        if issubclass(category, kind) and (not pattern or re.match(pattern, text, re.IGNORECASE)):
            return action
    return 'default'
def warn(message, category=None, stacklevel=1):
    if isinstance(message, Warning):
        category = type(message)
    category = category or UserWarning
    made = message if isinstance(message, Warning) else category(message)
    action = _action(str(message), category)
    if action == 'error':
        raise made
    if action == 'ignore':
        return
    if _caught:
        _caught[-1].append(WarningMessage(made, category))
        return
    raise NotImplementedError('a warning that is shown with its line is not simulated')
`
