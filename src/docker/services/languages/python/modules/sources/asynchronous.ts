/** Modules of the standard library about what goes on side by side: asyncio. */
export const source = String.raw`@asyncio
import time as _time
class CancelledError(BaseException):
    pass
class InvalidStateError(Exception):
    pass
class QueueEmpty(Exception):
    pass
class QueueFull(Exception):
    pass
TimeoutError = TimeoutError
FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = 'FIRST_COMPLETED', 'FIRST_EXCEPTION', 'ALL_COMPLETED'
class Handle:
    def __init__(self, when, act, args):
        self._when, self._act, self._args, self._cancelled = when, act, args, False
    def cancel(self):
        self._cancelled = True
    def cancelled(self):
        return self._cancelled
    def when(self):
        return self._when
# a clock tells times as floats: one that is this near has come
_RESOLUTION = 1e-6
class _Loop:
    def __init__(self):
        self._ready, self._timers, self._tasks, self._current, self._closed = [], [], [], None, False
    def time(self):
        return _time.monotonic()
    def call_soon(self, act, *args):
        handle = Handle(0, act, args)
        self._ready.append(handle)
        return handle
    call_soon_threadsafe = call_soon
    def call_later(self, delay, act, *args):
        return self.call_at(self.time() + delay, act, *args)
    def call_at(self, when, act, *args):
        handle = Handle(when, act, args)
        self._timers.append(handle)
        self._timers.sort(key=lambda one: one._when)
        return handle
    def create_future(self):
        return Future()
    def create_task(self, coro, *, name=None):
        return Task(coro, name=name)
    def is_running(self):
        return _state['loop'] is self
    def is_closed(self):
        return self._closed
    def close(self):
        self._closed = True
    def run_until_complete(self, main):
        if _state['loop'] is not None:
            raise RuntimeError('This event loop is already running')
        _state['loop'] = self
        try:
            task = ensure_future(main)
            while not task.done():
                self._turn()
            return task.result()
        finally:
            for one in list(self._tasks):
                if not one.done():
                    one.cancel()
            for _ in range(3):
                if self._ready:
                    self._turn()
            _state['loop'] = None
    def run_in_executor(self, executor, act, *args):
        return ensure_future(to_thread(act, *args))
    def _turn(self):
        while self._timers and self._timers[0]._cancelled:
            self._timers.pop(0)
        if not self._ready:
            wait = self._timers[0]._when - self.time() if self._timers else 3600
            if wait > 0:
                _time.sleep(wait)
        now = self.time() + _RESOLUTION
        while self._timers and self._timers[0]._when <= now:
            self._ready.append(self._timers.pop(0))
        batch, self._ready = self._ready, []
        for handle in batch:
            if not handle._cancelled:
                handle._act(*handle._args)
_state = {'loop': None, 'tasks': 0}
def get_running_loop():
    if _state['loop'] is None:
        raise RuntimeError('no running event loop')
    return _state['loop']
def new_event_loop():
    return _Loop()
_known = []
def get_event_loop():
    if _state['loop'] is not None:
        return _state['loop']
    if not _known:
        _known.append(_Loop())
    return _known[0]
def set_event_loop(loop):
    _known[:] = [loop] if loop is not None else []
class Future:
    def __init__(self, *, loop=None):
        self._loop, self._is_done, self._value, self._error, self._after = get_running_loop(), False, None, None, []
    def done(self):
        return self._is_done
    def cancelled(self):
        return self._is_done and isinstance(self._error, CancelledError)
    def result(self):
        if not self._is_done:
            raise InvalidStateError('Result is not set.')
        if self._error is not None:
            raise self._error
        return self._value
    def exception(self):
        if not self._is_done:
            raise InvalidStateError('Exception is not set.')
        if isinstance(self._error, CancelledError):
            raise self._error
        return self._error
    def _settle(self, value, error):
        if self._is_done:
            raise InvalidStateError('invalid state')
        self._is_done, self._value, self._error = True, value, error
        for act in self._after:
            self._loop.call_soon(act, self)
        self._after = []
    def set_result(self, value):
        self._settle(value, None)
    def set_exception(self, error):
        self._settle(None, error() if isinstance(error, type) else error)
    def cancel(self, msg=None):
        if self._is_done:
            return False
        self._settle(None, CancelledError(msg) if msg is not None else CancelledError())
        return True
    def add_done_callback(self, act):
        if self._is_done:
            self._loop.call_soon(act, self)
        else:
            self._after.append(act)
    def remove_done_callback(self, act):
        count = self._after.count(act)
        self._after = [one for one in self._after if one != act]
        return count
    def __await__(self):
        if not self._is_done:
            yield self
        return self.result()
    __iter__ = __await__
class Task(Future):
    def __init__(self, coro, *, name=None, loop=None):
        super().__init__()
        _state['tasks'] += 1
        self._coro, self._name, self._waits, self._cancels = coro, name or f"Task-{_state['tasks']}", None, False
        self._loop._tasks.append(self)
        self._loop.call_soon(self._step)
    def get_name(self):
        return self._name
    def set_name(self, name):
        self._name = str(name)
    def get_coro(self):
        return self._coro
    def cancel(self, msg=None):
        if self._is_done:
            return False
        if self._waits is None or not self._waits.cancel():
            self._cancels = True
        return True
    def _step(self, error=None):
        if self._is_done:
            return
        if self._cancels:
            error, self._cancels = CancelledError(), False
        self._waits, before, self._loop._current = None, self._loop._current, self
        try:
            waits = self._coro.send(None) if error is None else self._coro.throw(error)
        except StopIteration as end:
            self._ended(end.value, None)
        except (KeyboardInterrupt, SystemExit) as end:
            self._ended(None, end)
            raise
        except BaseException as end:
            self._ended(None, end)
        else:
            if waits is None:
                self._loop.call_soon(self._step)
            else:
                self._waits = waits
                waits.add_done_callback(self._wake)
                if self._cancels and waits.cancel():
                    self._cancels = False
        finally:
            self._loop._current = before
    def _ended(self, value, error):
        self._loop._tasks.remove(self)
        self._settle(value, error)
    def _wake(self, waited):
        self._step(waited._error)
def iscoroutine(value):
    return hasattr(value, 'send') and hasattr(value, '__await__')
def iscoroutinefunction(value):
    code = getattr(value, '__code__', None)
    return bool(code and code.co_flags & 128)
def ensure_future(value):
    if isinstance(value, Future):
        return value
    if iscoroutine(value):
        return Task(value)
    if hasattr(value, '__await__'):
        async def wait():
            return await value
        return Task(wait())
    raise TypeError('An asyncio.Future, a coroutine or an awaitable is required')
def create_task(coro, *, name=None):
    get_running_loop()
    if not iscoroutine(coro):
        raise TypeError(f'a coroutine was expected, got {coro!r}')
    return Task(coro, name=name)
def current_task():
    return get_running_loop()._current
def all_tasks():
    return set(get_running_loop()._tasks)
def run(main, *, debug=None):
    if _state['loop'] is not None:
        raise RuntimeError('asyncio.run() cannot be called from a running event loop')
    if not iscoroutine(main):
        raise ValueError(f'a coroutine was expected, got {main!r}')
    return _Loop().run_until_complete(main)
async def sleep(delay, result=None):
    if delay <= 0:
        await _Pass()
        return result
    future = Future()
    handle = future._loop.call_later(delay, lambda: None if future.done() else future.set_result(result))
    try:
        return await future
    finally:
        handle.cancel()
class _Pass:
    def __await__(self):
        yield None
async def to_thread(act, *args, **named):
    await _Pass()
    return act(*args, **named)
def gather(*awaited, return_exceptions=False):
    futures = [ensure_future(one) for one in awaited]
    whole = Future()
    left = [len(futures)]
    def done(future):
        left[0] -= 1
        if whole.done():
            return
        if future._error is not None and not return_exceptions:
            whole.set_exception(future._error)
        elif left[0] == 0:
            whole.set_result([one._value if one._error is None else one._error for one in futures])
    if not futures:
        whole.set_result([])
    for future in futures:
        future.add_done_callback(done)
    plain = whole.cancel
    def cancel(msg=None):
        found = [one.cancel() for one in futures if not one.done()]
        return bool(found)
    if not whole.done():
        whole.cancel = cancel
    return whole
async def wait_for(awaited, timeout):
    future = ensure_future(awaited)
    if timeout is None:
        return await future
    late = []
    def expire():
        if not future.done():
            late.append(True)
            future.cancel()
    handle = get_running_loop().call_later(timeout, expire)
    try:
        return await future
    except CancelledError:
        if late:
            raise TimeoutError() from None
        future.cancel()
        raise
    finally:
        handle.cancel()
async def wait(awaited, *, timeout=None, return_when=ALL_COMPLETED):
    futures = [ensure_future(one) for one in awaited]
    signal = Future()
    def done(_):
        over = [one for one in futures if one.done()]
        enough = len(over) == len(futures) or (over and return_when == FIRST_COMPLETED)
        enough = enough or (return_when == FIRST_EXCEPTION and any(one._error is not None for one in over))
        if enough and not signal.done():
            signal.set_result(None)
    for future in futures:
        future.add_done_callback(done)
    if timeout is not None:
        get_running_loop().call_later(timeout, lambda: None if signal.done() else signal.set_result(None))
    await signal
    return {one for one in futures if one.done()}, {one for one in futures if not one.done()}
def as_completed(awaited, *, timeout=None):
    futures = [ensure_future(one) for one in awaited]
    finished = Queue()
    for future in futures:
        future.add_done_callback(finished.put_nowait)
    async def take():
        return (await finished.get()).result()
    for _ in futures:
        yield take()
def shield(awaited):
    inner = ensure_future(awaited)
    outer = Future()
    def done(_):
        if not outer.done():
            outer._settle(inner._value, inner._error)
    inner.add_done_callback(done)
    return outer
class timeout:
    def __init__(self, delay):
        self._delay, self._late = delay, False
    def expired(self):
        return self._late
    async def __aenter__(self):
        task = current_task()
        def expire():
            self._late = True
            task.cancel()
        self._handle = get_running_loop().call_later(self._delay, expire) if self._delay is not None else None
        return self
    async def __aexit__(self, kind, value, trace):
        if self._handle is not None:
            self._handle.cancel()
        if self._late and kind is CancelledError:
            raise TimeoutError() from value
class TaskGroup:
    def __init__(self):
        self._tasks, self._errors = [], []
    def create_task(self, coro, *, name=None):
        task = create_task(coro, name=name)
        self._tasks.append(task)
        def done(one):
            if one._error is not None and not isinstance(one._error, CancelledError):
                self._errors.append(one._error)
                for other in self._tasks:
                    other.cancel()
        task.add_done_callback(done)
        return task
    async def __aenter__(self):
        return self
    async def __aexit__(self, kind, value, trace):
        if kind is not None:
            for task in self._tasks:
                task.cancel()
        while any(not task.done() for task in self._tasks):
            await wait(self._tasks)
        await _Pass()
        if self._errors:
            raise ExceptionGroup('unhandled errors in a TaskGroup', self._errors)
class _Waiters:
    def __init__(self):
        self._waiting = []
    async def _wait(self):
        future = Future()
        self._waiting.append(future)
        try:
            await future
        finally:
            if future in self._waiting:
                self._waiting.remove(future)
    def _wake(self):
        for future in list(self._waiting):
            if not future.done():
                future.set_result(None)
                return
class _Held(_Waiters):
    async def __aenter__(self):
        await self.acquire()
    async def __aexit__(self, kind, value, trace):
        self.release()
class Lock(_Held):
    def __init__(self):
        super().__init__()
        self._locked = False
    def locked(self):
        return self._locked
    async def acquire(self):
        while self._locked:
            await self._wait()
        self._locked = True
        return True
    def release(self):
        if not self._locked:
            raise RuntimeError('Lock is not acquired.')
        self._locked = False
        self._wake()
class Semaphore(_Held):
    def __init__(self, value=1):
        super().__init__()
        self._value = value
    def locked(self):
        return self._value == 0
    async def acquire(self):
        while self._value <= 0:
            await self._wait()
        self._value -= 1
        return True
    def release(self):
        self._value += 1
        self._wake()
class BoundedSemaphore(Semaphore):
    pass
class Event(_Waiters):
    def __init__(self):
        super().__init__()
        self._is_set = False
    def is_set(self):
        return self._is_set
    def set(self):
        self._is_set = True
        for future in list(self._waiting):
            if not future.done():
                future.set_result(None)
    def clear(self):
        self._is_set = False
    async def wait(self):
        if not self._is_set:
            await self._wait()
        return True
class Condition(_Held):
    def __init__(self, lock=None):
        super().__init__()
        self._lock = lock or Lock()
    async def acquire(self):
        return await self._lock.acquire()
    def release(self):
        self._lock.release()
    async def wait(self):
        self._lock.release()
        try:
            await self._wait()
        finally:
            await self._lock.acquire()
        return True
    def notify(self, n=1):
        for _ in range(n):
            self._wake()
    def notify_all(self):
        self.notify(len(self._waiting))
class Queue(_Waiters):
    def __init__(self, maxsize=0):
        super().__init__()
        self._items, self.maxsize, self._unfinished, self._joined, self._putting = [], maxsize, 0, Event(), _Waiters()
        self._joined._is_set = True
    def qsize(self):
        return len(self._items)
    def empty(self):
        return not self._items
    def full(self):
        return 0 < self.maxsize <= len(self._items)
    def _take(self):
        return self._items.pop(0)
    def _add(self, item):
        self._items.append(item)
    def put_nowait(self, item):
        if self.full():
            raise QueueFull()
        self._add(item)
        self._unfinished += 1
        self._joined.clear()
        self._wake()
    async def put(self, item):
        while self.full():
            await self._putting._wait()
        self.put_nowait(item)
    def get_nowait(self):
        if not self._items:
            raise QueueEmpty()
        item = self._take()
        self._putting._wake()
        return item
    async def get(self):
        while not self._items:
            await self._wait()
        return self.get_nowait()
    def task_done(self):
        if self._unfinished <= 0:
            raise ValueError('task_done() called too many times')
        self._unfinished -= 1
        if self._unfinished == 0:
            self._joined.set()
    async def join(self):
        await self._joined.wait()
class LifoQueue(Queue):
    def _take(self):
        return self._items.pop()
class PriorityQueue(Queue):
    def _add(self, item):
        self._items.append(item)
        self._items.sort()
`
