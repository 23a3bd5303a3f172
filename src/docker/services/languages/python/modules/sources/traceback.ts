/** The module traceback of the standard library. */
export const source = String.raw`@traceback
import sys
import _traceback
def _given(exc, value):
    return exc if value is None or isinstance(exc, BaseException) else value
def _whole(limit, chain):
    if limit is not None or not chain:
        raise NotImplementedError('limit and chain of traceback are not simulated')
def format_exception(exc, value=None, tb=None, limit=None, chain=True):
    _whole(limit, chain)
    return _traceback.text(_given(exc, value)).splitlines(keepends=True)
def format_exception_only(exc, value=None):
    exc = _given(exc, value)
    text, name = str(exc), type(exc).__qualname__
    if type(exc).__module__ not in ('builtins', '__main__'):
        name = f'{type(exc).__module__}.{name}'
    return [f'{name}: {text}\n' if text else f'{name}\n']
def print_exception(exc, value=None, tb=None, limit=None, file=None, chain=True):
    _whole(limit, chain)
    (sys.stderr if file is None else file).write(_traceback.text(_given(exc, value)))
def format_exc(limit=None, chain=True):
    _whole(limit, chain)
    return _traceback.text(_traceback.caught())
def print_exc(limit=None, file=None, chain=True):
    _whole(limit, chain)
    (sys.stderr if file is None else file).write(format_exc())
`
