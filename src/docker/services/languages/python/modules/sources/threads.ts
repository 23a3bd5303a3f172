/** Modules of the standard library about threads: threading, queue, concurrent.futures. */
export const source = String.raw`@threading
import _threads
import sys as _sys
import time as _time
ThreadError = RuntimeError
TIMEOUT_MAX = 9223372036.0
# a clock tells times as floats: one that is this near has come
_RESOLUTION = 1e-6
class Lock:
    def __init__(self):
        self._key = _threads.lock()
    def acquire(self, blocking=True, timeout=-1):
        if not blocking and timeout != -1:
            raise ValueError("can't specify a timeout for a non-blocking call")
        return _threads.acquire(self._key, 0 if not blocking else None if timeout < 0 else timeout)
    def release(self):
        _threads.release(self._key)
    def locked(self):
        return _threads.locked(self._key)
    def __enter__(self):
        return _threads.acquire(self._key)
    def __exit__(self, *about):
        _threads.release(self._key)
    def __repr__(self):
        return f"<{'locked' if self.locked() else 'unlocked'} _thread.lock object at 0x7f5c1a2b3c40>"
class RLock:
    def __init__(self):
        self._lock, self._owner, self._count = Lock(), None, 0
    def acquire(self, blocking=True, timeout=-1):
        if self._owner == get_ident():
            self._count += 1
            return True
        got = self._lock.acquire(blocking, timeout)
        if got:
            self._owner, self._count = get_ident(), 1
        return got
    def release(self):
        if self._owner != get_ident():
            raise RuntimeError('cannot release un-acquired lock')
        self._count -= 1
        if not self._count:
            self._owner = None
            self._lock.release()
    def __enter__(self):
        return self.acquire()
    def __exit__(self, *about):
        self.release()
class Condition:
    def __init__(self, lock=None):
        self._lock = lock or RLock()
        self._waiters = []
        self.acquire, self.release = self._lock.acquire, self._lock.release
    def __enter__(self):
        return self._lock.__enter__()
    def __exit__(self, *about):
        return self._lock.__exit__(*about)
    def wait(self, timeout=None):
        mine = Lock()
        mine.acquire()
        self._waiters.append(mine)
        self._lock.release()
        got = False
        try:
            got = mine.acquire(timeout=-1 if timeout is None else max(timeout, 0))
            return got
        finally:
            if not got and mine in self._waiters:
                self._waiters.remove(mine)
            self._lock.acquire()
    def wait_for(self, predicate, timeout=None):
        end = None if timeout is None else _time.monotonic() + timeout
        while not predicate():
            left = None if end is None else end - _time.monotonic()
            if left is not None and left <= _RESOLUTION:
                return predicate()
            self.wait(left)
        return predicate()
    def notify(self, n=1):
        woken, self._waiters = self._waiters[:n], self._waiters[n:]
        for one in woken:
            one.release()
    def notify_all(self):
        self.notify(len(self._waiters))
class Event:
    def __init__(self):
        self._condition, self._flag = Condition(Lock()), False
    def is_set(self):
        return self._flag
    def set(self):
        with self._condition:
            self._flag = True
            self._condition.notify_all()
    def clear(self):
        self._flag = False
    def wait(self, timeout=None):
        with self._condition:
            if not self._flag:
                self._condition.wait(timeout)
            return self._flag
    def __repr__(self):
        return f"<threading.Event at 0x7f5c1a2b3c40: {'set' if self._flag else 'unset'}>"
class Semaphore:
    def __init__(self, value=1):
        if value < 0:
            raise ValueError('semaphore initial value must be >= 0')
        self._condition, self._value = Condition(Lock()), value
    def acquire(self, blocking=True, timeout=None):
        with self._condition:
            if not blocking and not self._value:
                return False
            if not self._condition.wait_for(lambda: self._value > 0, timeout):
                return False
            self._value -= 1
            return True
    def release(self, n=1):
        with self._condition:
            self._value += n
            self._condition.notify(n)
    def __enter__(self):
        return self.acquire()
    def __exit__(self, *about):
        self.release()
class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        super().__init__(value)
        self._most = value
    def release(self, n=1):
        if self._value + n > self._most:
            raise ValueError('Semaphore released too many times')
        super().release(n)
class BrokenBarrierError(RuntimeError):
    pass
class Barrier:
    def __init__(self, parties, action=None, timeout=None):
        self.parties, self._action, self._timeout = parties, action, timeout
        self._condition, self.n_waiting, self._round = Condition(Lock()), 0, 0
    def wait(self, timeout=None):
        with self._condition:
            at, this = self.n_waiting, self._round
            self.n_waiting += 1
            if self.n_waiting == self.parties:
                if self._action:
                    self._action()
                self.n_waiting = 0
                self._round += 1
                self._condition.notify_all()
            elif not self._condition.wait_for(lambda: self._round != this, self._timeout if timeout is None else timeout):
                raise BrokenBarrierError
            return at
class local:
    def __getattr__(self, name):
        mine = self.__dict__.get(_threads.current(), {})
        if name in mine:
            return mine[name]
        raise AttributeError(f"'_thread._local' object has no attribute '{name}'")
    def __setattr__(self, name, value):
        self.__dict__.setdefault(_threads.current(), {})[name] = value
_IDENT = 140230000000000
_threads_by_number = {}
_count = {'next': 1}
class Thread:
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        if group is not None:
            raise AssertionError('group argument must be None for now')
        if name is None:
            name = f"Thread-{_count['next']}" + (f' ({target.__name__})' if hasattr(target, '__name__') else '')
            _count['next'] += 1
        self.name, self._target, self._args, self._kwargs = str(name), target, args, kwargs or {}
        self.daemon = current_thread().daemon if daemon is None else daemon
        self.ident = self._number = None
        self._state, self._ended = 'initial', Event()
    @property
    def native_id(self):
        return self.ident
    def run(self):
        if self._target is not None:
            self._target(*self._args, **self._kwargs)
    def start(self):
        if self._state != 'initial':
            raise RuntimeError('threads can only be started once')
        self._state = 'started'
        self._number = _threads.number()
        self.ident = _IDENT + self._number
        _threads_by_number[self._number] = self
        _threads.start(self._number, self._bootstrap)
    def _bootstrap(self):
        try:
            self.run()
        except SystemExit:
            pass
        except BaseException as error:
            excepthook(ExceptHookArgs((type(error), error, None, self)))
        self._state = 'stopped'
        _threads_by_number.pop(self._number, None)
        self._ended.set()
    def join(self, timeout=None):
        if self._state == 'initial':
            raise RuntimeError('cannot join thread before it is started')
        if current_thread() is self:
            raise RuntimeError('cannot join current thread')
        self._ended.wait(timeout)
    def is_alive(self):
        return self._state == 'started'
    def getName(self):
        return self.name
    def setName(self, name):
        self.name = name
    def isDaemon(self):
        return self.daemon
    def setDaemon(self, daemonic):
        self.daemon = daemonic
    def __repr__(self):
        ident = '' if self.ident is None else f' {self.ident}'
        return f"<{type(self).__name__}({self.name}, {self._state}{' daemon' if self.daemon else ''}{ident})>"
class Timer(Thread):
    def __init__(self, interval, function, args=None, kwargs=None):
        super().__init__()
        self.interval, self.function, self.args, self.kwargs = interval, function, args or [], kwargs or {}
        self.finished = Event()
    def cancel(self):
        self.finished.set()
    def run(self):
        self.finished.wait(self.interval)
        if not self.finished.is_set():
            self.function(*self.args, **self.kwargs)
        self.finished.set()
class _MainThread(Thread):
    def __init__(self):
        self.name, self.daemon, self._state = 'MainThread', False, 'started'
        self.ident, self._number, self._ended = _IDENT, 0, Event()
_main = _threads_by_number[0] = _MainThread()
class ExceptHookArgs:
    def __init__(self, given):
        self.exc_type, self.exc_value, self.exc_traceback, self.thread = given
def excepthook(args):
    import traceback
    _sys.stderr.write(f'Exception in thread {args.thread.name}:\n' + ''.join(traceback.format_exception(args.exc_value)))
def current_thread():
    return _threads_by_number[_threads.current()]
currentThread = current_thread
def main_thread():
    return _main
def get_ident():
    return _IDENT + _threads.current()
get_native_id = get_ident
def enumerate():
    return list(_threads_by_number.values())
def active_count():
    return len(_threads_by_number)
activeCount = active_count
def _shutdown():
    for one in enumerate():
        if one is not _main and not one.daemon:
            one.join()
@queue
import threading
import time as _time
from collections import deque
from heapq import heappush, heappop
class Empty(Exception):
    pass
class Full(Exception):
    pass
class Queue:
    def __init__(self, maxsize=0):
        self.maxsize, self.unfinished_tasks = maxsize, 0
        self.mutex = threading.Lock()
        self.not_empty, self.not_full, self.all_tasks_done = [threading.Condition(self.mutex) for _ in range(3)]
        self._init()
    def _init(self):
        self.queue = deque()
    def _put(self, item):
        self.queue.append(item)
    def _get(self):
        return self.queue.popleft()
    def qsize(self):
        return len(self.queue)
    def empty(self):
        return not self.queue
    def full(self):
        return 0 < self.maxsize <= len(self.queue)
    def put(self, item, block=True, timeout=None):
        if timeout is not None and timeout < 0:
            raise ValueError("'timeout' must be a non-negative number")
        with self.mutex:
            if not self.not_full.wait_for(lambda: not self.full(), timeout if block else 0):
                raise Full
            self._put(item)
            self.unfinished_tasks += 1
            self.not_empty.notify()
    def get(self, block=True, timeout=None):
        if timeout is not None and timeout < 0:
            raise ValueError("'timeout' must be a non-negative number")
        with self.mutex:
            if not self.not_empty.wait_for(lambda: self.queue, timeout if block else 0):
                raise Empty
            item = self._get()
            self.not_full.notify()
            return item
    def put_nowait(self, item):
        self.put(item, False)
    def get_nowait(self):
        return self.get(False)
    def task_done(self):
        with self.mutex:
            if not self.unfinished_tasks:
                raise ValueError('task_done() called too many times')
            self.unfinished_tasks -= 1
            if not self.unfinished_tasks:
                self.all_tasks_done.notify_all()
    def join(self):
        with self.mutex:
            self.all_tasks_done.wait_for(lambda: not self.unfinished_tasks)
class LifoQueue(Queue):
    def _init(self):
        self.queue = []
    def _get(self):
        return self.queue.pop()
class PriorityQueue(Queue):
    def _init(self):
        self.queue = []
    def _put(self, item):
        heappush(self.queue, item)
    def _get(self):
        return heappop(self.queue)
class SimpleQueue(Queue):
    pass
@concurrent
@concurrent.futures
import threading as _threading
import time as _time
import queue as _queue
FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = 'FIRST_COMPLETED', 'FIRST_EXCEPTION', 'ALL_COMPLETED'
TimeoutError = TimeoutError
class Error(Exception):
    pass
class CancelledError(Error):
    pass
class InvalidStateError(Error):
    pass
class Future:
    def __init__(self):
        self._state, self._result, self._exception = 'PENDING', None, None
        self._ended, self._callbacks = _threading.Event(), []
    def cancel(self):
        if self._state in ('RUNNING', 'FINISHED'):
            return False
        self._end('CANCELLED')
        return True
    def cancelled(self):
        return self._state == 'CANCELLED'
    def running(self):
        return self._state == 'RUNNING'
    def done(self):
        return self._state in ('CANCELLED', 'FINISHED')
    def _end(self, state):
        self._state = state
        self._ended.set()
        callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback(self)
    def _wait(self, timeout):
        if not self.done() and not self._ended.wait(timeout):
            raise TimeoutError()
        if self._state == 'CANCELLED':
            raise CancelledError()
    def result(self, timeout=None):
        self._wait(timeout)
        if self._exception is not None:
            raise self._exception
        return self._result
    def exception(self, timeout=None):
        self._wait(timeout)
        return self._exception
    def add_done_callback(self, fn):
        if self.done():
            fn(self)
        else:
            self._callbacks.append(fn)
    def set_result(self, result):
        self._result = result
        self._end('FINISHED')
    def set_exception(self, exception):
        self._exception = exception
        self._end('FINISHED')
    def __repr__(self):
        state = self._state.lower()
        if state == 'finished':
            what = f'raised {type(self._exception).__name__}' if self._exception else f'returned {type(self._result).__name__}'
            return f'<Future at 0x7f5c1a2b3c40 state=finished {what}>'
        return f'<Future at 0x7f5c1a2b3c40 state={state}>'
class Executor:
    def __enter__(self):
        return self
    def __exit__(self, *about):
        self.shutdown(wait=True)
        return False
    def map(self, fn, *iterables, timeout=None, chunksize=1):
        futures = [self.submit(fn, *args) for args in zip(*iterables)]
        def results():
            for one in futures:
                yield one.result(timeout)
        return results()
_pools = {'next': 0}
class ThreadPoolExecutor(Executor):
    def __init__(self, max_workers=None, thread_name_prefix='', initializer=None, initargs=()):
        if max_workers is not None and max_workers <= 0:
            raise ValueError('max_workers must be greater than 0')
        self._max_workers = max_workers or 6
        self._name = thread_name_prefix or f"ThreadPoolExecutor-{_pools['next']}"
        _pools['next'] += 1
        self._initializer, self._initargs = initializer, initargs
        self._work, self._workers, self._idle, self._shut = _queue.SimpleQueue(), [], 0, False
    def submit(self, fn, /, *args, **kwargs):
        if self._shut:
            raise RuntimeError('cannot schedule new futures after shutdown')
        future = Future()
        self._work.put((future, fn, args, kwargs))
        if self._idle:
            self._idle -= 1
        elif len(self._workers) < self._max_workers:
            worker = _threading.Thread(name=f'{self._name}_{len(self._workers)}', target=self._run)
            self._workers.append(worker)
            worker.start()
        return future
    def _run(self):
        if self._initializer:
            self._initializer(*self._initargs)
        while True:
            work = self._work.get()
            if work is None:
                return
            future, fn, args, kwargs = work
            if not future.cancelled():
                future._state = 'RUNNING'
                try:
                    result = fn(*args, **kwargs)
                except BaseException as error:
                    future.set_exception(error)
                else:
                    future.set_result(result)
            if self._work.empty():
                self._idle += 1
    def shutdown(self, wait=True, *, cancel_futures=False):
        if cancel_futures:
            while not self._work.empty():
                self._work.get()[0].cancel()
        if not self._shut:
            for _ in self._workers:
                self._work.put(None)
        self._shut = True
        if wait:
            for one in self._workers:
                one.join()
def as_completed(fs, timeout=None):
    ended = _queue.SimpleQueue()
    fs = list(dict.fromkeys(fs))
    end = None if timeout is None else _time.monotonic() + timeout
    for one in fs:
        one.add_done_callback(ended.put)
    for at in range(len(fs)):
        try:
            one = ended.get(timeout=None if end is None else max(0, end - _time.monotonic()))
        except _queue.Empty:
            raise TimeoutError(f'{len(fs) - at} (of {len(fs)}) futures unfinished') from None
        yield one
class DoneAndNotDoneFutures(tuple):
    @property
    def done(self):
        return self[0]
    @property
    def not_done(self):
        return self[1]
def wait(fs, timeout=None, return_when=ALL_COMPLETED):
    fs, done = set(fs), set()
    try:
        for one in as_completed(fs, timeout):
            done.add(one)
            if return_when == FIRST_COMPLETED or (return_when == FIRST_EXCEPTION and one.exception()):
                break
    except TimeoutError:
        pass
    return DoneAndNotDoneFutures((done, fs - done))
`
