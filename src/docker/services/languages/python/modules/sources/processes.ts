/** Modules of the standard library about other programs: subprocess. */
export const source = String.raw`@subprocess
import _processes
import os
PIPE, STDOUT, DEVNULL = -1, -2, -3
class SubprocessError(Exception):
    pass
class CalledProcessError(SubprocessError):
    def __init__(self, returncode, cmd, output=None, stderr=None):
        super().__init__(returncode, cmd)
        self.returncode, self.cmd, self.output, self.stderr = returncode, cmd, output, stderr
    @property
    def stdout(self):
        return self.output
    def __str__(self):
        if self.returncode < 0:
            import signal
            names = [name for name in dir(signal) if name.startswith('SIG') and getattr(signal, name) == -self.returncode and name not in ('SIG_DFL', 'SIG_IGN')]
            return f"Command '{self.cmd}' died with <Signals.{names[0]}: {-self.returncode}>." if names else f"Command '{self.cmd}' died with unknown signal {-self.returncode}."
        return f"Command '{self.cmd}' returned non-zero exit status {self.returncode}."
class TimeoutExpired(SubprocessError):
    def __init__(self, cmd, timeout, output=None, stderr=None):
        super().__init__(cmd, timeout)
        self.cmd, self.timeout, self.output, self.stderr = cmd, timeout, output, stderr
    @property
    def stdout(self):
        return self.output
    def __str__(self):
        return f"Command '{self.cmd}' timed out after {self.timeout} seconds"
class CompletedProcess:
    def __init__(self, args, returncode, stdout=None, stderr=None):
        self.args, self.returncode, self.stdout, self.stderr = args, returncode, stdout, stderr
    def __repr__(self):
        told = [f'args={self.args!r}', f'returncode={self.returncode!r}']
        if self.stdout is not None:
            told.append(f'stdout={self.stdout!r}')
        if self.stderr is not None:
            told.append(f'stderr={self.stderr!r}')
        return f"CompletedProcess({', '.join(told)})"
    def check_returncode(self):
        if self.returncode:
            raise CalledProcessError(self.returncode, self.args, self.stdout, self.stderr)
class _Writing:
    def __init__(self, child):
        self._child, self.closed = child, False
    def write(self, data):
        _processes.write(self._child.pid, self._child._plain(data))
        return len(data)
    def flush(self):
        pass
    def close(self):
        if not self.closed:
            self.closed = True
            _processes.close(self._child.pid)
    def __enter__(self):
        return self
    def __exit__(self, *about):
        self.close()
class _Reading:
    def __init__(self, child, descriptor):
        self._child, self._descriptor, self._kept = child, descriptor, ''
    def read(self):
        text, part = self._kept, _processes.read(self._child.pid, self._descriptor)
        while part:
            text += part
            part = _processes.read(self._child.pid, self._descriptor)
        self._kept = ''
        return self._child._given(text)
    def readline(self):
        while '\n' not in self._kept:
            part = _processes.read(self._child.pid, self._descriptor)
            if not part:
                break
            self._kept += part
        end = self._kept.find('\n') + 1 or len(self._kept)
        line, self._kept = self._kept[:end], self._kept[end:]
        return self._child._given(line)
    def readlines(self):
        return list(self)
    def __iter__(self):
        return self
    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line
    def close(self):
        pass
def _kind(stream, descriptor):
    if stream is None:
        return 'inherit'
    if stream == PIPE:
        return 'pipe'
    if stream == DEVNULL:
        return 'null'
    if stream == STDOUT and descriptor == 2:
        return 'stdout'
    if hasattr(stream, 'fileno') and stream.fileno() == descriptor:
        return 'inherit'
    if hasattr(stream, 'read' if descriptor == 0 else 'write') and not hasattr(stream, 'fileno'):
        return 'pipe'
    raise NotImplementedError('a stream of subprocess that is neither None, PIPE, DEVNULL, STDOUT nor a file is not simulated')
class Popen:
    def __init__(self, args, bufsize=-1, executable=None, stdin=None, stdout=None, stderr=None, *, shell=False, cwd=None, env=None, universal_newlines=None, text=None, encoding=None, errors=None, **others):
        if executable is not None or others:
            raise NotImplementedError(f"{'executable' if executable is not None else list(others)[0]}= of subprocess is not simulated")
        words = [args] if isinstance(args, (str, os.PathLike)) else list(args)
        for word in words:
            if not isinstance(word, (str, os.PathLike)):
                raise TypeError(f'expected str, bytes or os.PathLike object, not {type(word).__name__}')
        words = [os.fspath(word) for word in words]
        self.args, self.returncode = args, None
        self._texts = bool(text or universal_newlines or encoding or errors)
        kinds = tuple(_kind(stream, at) for at, stream in enumerate((stdin, stdout, stderr)))
        self._files = [(stream, at) for at, stream in enumerate((stdout, stderr)) if hasattr(stream, 'write') and kinds[at + 1] == 'pipe']
        self.pid = _processes.start(['/bin/sh', '-c', *words] if shell else words, kinds, None if cwd is None else os.fspath(cwd), dict(os.environ) if env is None else env)
        self.stdin = _Writing(self) if stdin == PIPE else None
        self.stdout = _Reading(self, 1) if stdout == PIPE else None
        self.stderr = _Reading(self, 2) if stderr == PIPE else None
        if kinds[0] == 'pipe' and stdin != PIPE:
            given = stdin.read()
            _processes.write(self.pid, given if isinstance(given, str) else given.decode())
            _processes.close(self.pid)
    def _plain(self, data):
        if isinstance(data, str) != self._texts:
            raise TypeError(f"{'write() argument must be str' if self._texts else 'a bytes-like object is required'}, not {type(data).__name__ if self._texts else repr(type(data).__name__)}")
        return data if self._texts else data.decode()
    def _given(self, text):
        return text if self._texts else text.encode()
    def communicate(self, input=None, timeout=None):
        kept = [pipe._kept if pipe else '' for pipe in (self.stdout, self.stderr)]
        found = _processes.communicate(self.pid, '' if input is None else self._plain(input), timeout)
        if found is None:
            raise TimeoutExpired(self.args, timeout)
        for file, at in self._files:
            file.write(found[at].encode() if 'b' in getattr(file, 'mode', '') else found[at])
        self._files = []
        self.returncode = _processes.wait(self.pid)
        return tuple(None if pipe is None else self._given(kept[at] + found[at]) for at, pipe in enumerate((self.stdout, self.stderr)))
    def poll(self):
        if self.returncode is None:
            self.returncode = _processes.poll(self.pid)
        return self.returncode
    def wait(self, timeout=None):
        if self._files:
            self.communicate(None, timeout)
        self.returncode = _processes.wait(self.pid, timeout)
        if self.returncode is None:
            raise TimeoutExpired(self.args, timeout)
        return self.returncode
    def send_signal(self, number):
        if self.poll() is None:
            _processes.signal(self.pid, number)
    def terminate(self):
        self.send_signal(15)
    def kill(self):
        self.send_signal(9)
    def __enter__(self):
        return self
    def __exit__(self, *about):
        if self.stdin:
            self.stdin.close()
        self.wait()
    def __repr__(self):
        return f'<Popen: returncode: {self.returncode} args: {self.args!r}>'
def run(*popenargs, input=None, capture_output=False, timeout=None, check=False, **named):
    if input is not None:
        if named.get('stdin') is not None:
            raise ValueError('stdin and input arguments may not both be used.')
        named['stdin'] = PIPE
    if capture_output:
        if named.get('stdout') is not None or named.get('stderr') is not None:
            raise ValueError('stdout and stderr arguments may not be used with capture_output.')
        named['stdout'] = named['stderr'] = PIPE
    child = Popen(*popenargs, **named)
    try:
        out, err = child.communicate(input, timeout)
    except TimeoutExpired:
        child.kill()
        child.wait()
        raise
    if check and child.returncode:
        raise CalledProcessError(child.returncode, child.args, out, err)
    return CompletedProcess(child.args, child.returncode, out, err)
def call(*popenargs, timeout=None, **named):
    return run(*popenargs, timeout=timeout, **named).returncode
def check_call(*popenargs, **named):
    status = call(*popenargs, **named)
    if status:
        raise CalledProcessError(status, named.get('args', popenargs[0] if popenargs else None))
    return 0
def check_output(*popenargs, timeout=None, **named):
    if 'stdout' in named:
        raise ValueError('stdout argument not allowed, it will be overridden.')
    return run(*popenargs, stdout=PIPE, timeout=timeout, check=True, **named).stdout
def getstatusoutput(cmd):
    done = run(cmd, shell=True, text=True, stdout=PIPE, stderr=STDOUT)
    return done.returncode, done.stdout[:-1] if done.stdout[-1:] == '\n' else done.stdout
def getoutput(cmd):
    return getstatusoutput(cmd)[1]
`
