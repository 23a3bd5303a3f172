/** The module contextlib of the standard library. */
export const source = String.raw`@contextlib
import sys
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
def asynccontextmanager(function):
    class Manager:
        def __init__(self, *places, **named):
            self._made = function(*places, **named)
        async def __aenter__(self):
            return await self._made.__anext__()
        async def __aexit__(self, kind, error, trace):
            if error is None:
                try:
                    await self._made.__anext__()
                except StopAsyncIteration:
                    pass
                return False
            try:
                await self._made.athrow(error)
            except StopAsyncIteration:
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
class nullcontext:
    def __init__(self, enter_result=None):
        self.enter_result = enter_result
    def __enter__(self):
        return self.enter_result
    def __exit__(self, kind, error, trace):
        return None
class closing:
    def __init__(self, thing):
        self.thing = thing
    def __enter__(self):
        return self.thing
    def __exit__(self, kind, error, trace):
        self.thing.close()
class _Redirect:
    def __init__(self, new_target):
        self._new_target, self._old_targets = new_target, []
    def __enter__(self):
        self._old_targets.append(getattr(sys, self._stream))
        setattr(sys, self._stream, self._new_target)
        return self._new_target
    def __exit__(self, kind, error, trace):
        setattr(sys, self._stream, self._old_targets.pop())
class redirect_stdout(_Redirect):
    _stream = 'stdout'
class redirect_stderr(_Redirect):
    _stream = 'stderr'
class ExitStack:
    def __init__(self):
        self._exits = []
    def enter_context(self, manager):
        entered = manager.__enter__()
        self._exits.append(manager.__exit__)
        return entered
    def push(self, manager):
        self._exits.append(manager.__exit__ if hasattr(manager, '__exit__') else manager)
        return manager
    def callback(self, function, *places, **named):
        def leave(kind, error, trace):
            function(*places, **named)
        self._exits.append(leave)
        return function
    def pop_all(self):
        moved = ExitStack()
        moved._exits, self._exits = self._exits, []
        return moved
    def close(self):
        self.__exit__(None, None, None)
    def __enter__(self):
        return self
    def __exit__(self, kind, error, trace):
        given = error
        while self._exits:
            leave = self._exits.pop()
            try:
                if leave(None if error is None else type(error), error, trace):
                    error = None
            except BaseException as raised:
                error = raised
        if error is not None and error is not given:
            raise error
        return given is not None and error is None
`
