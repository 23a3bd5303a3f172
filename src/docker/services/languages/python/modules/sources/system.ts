/** The modules os, sys, time, socket, signal and what belongs to them: what of them is Python. */
export const source = String.raw`@os
import _os
environ = _os.environ()
name = 'posix'
sep = '/'
linesep = '\n'
error = OSError
getcwd = _os.getcwd
chdir = _os.chdir
listdir = _os.listdir
rmdir = _os.rmdir
remove = _os.remove
unlink = _os.remove
rename = _os.rename
getpid = _os.getpid
getppid = _os.getppid
getuid = _os.getuid
chmod = _os.chmod
replace = _os.rename
class PathLike:
    pass
def fspath(path):
    if isinstance(path, (str, bytes)):
        return path
    if hasattr(path, '__fspath__'):
        return path.__fspath__()
    raise TypeError(f'expected str, bytes or os.PathLike object, not {type(path).__name__}')
class stat_result(tuple):
    def __init__(self, fields):
        self.st_mode, self.st_size, self.st_uid, self.st_gid, self.st_atime, self.st_mtime = fields
def stat(path):
    return stat_result(_os.stat(path))
def mkdir(path, mode=0o777):
    _os.mkdir(path)
def makedirs(path, mode=0o777, exist_ok=False):
    if _os.isdir(path):
        if exist_ok:
            return
        raise FileExistsError(17, 'File exists', path)
    _os.makedirs(path)
def getenv(key, default=None):
    return environ.get(key, default)
def getlogin():
    return _os.username()
def system(command):
    import subprocess
    status = subprocess.call(command, shell=True)
    return status << 8 if status >= 0 else -status
def waitstatus_to_exitcode(status):
    return -(status & 127) if status & 127 else status >> 8
def cpu_count():
    return 2
def urandom(size):
    import random
    return bytes([random.randrange(256) for _ in range(size)])
class _Uname:
    sysname = 'Linux'
    machine = 'x86_64'
    nodename = _os.hostname()
def uname():
    return _Uname()
def walk(top):
    top = fspath(top)
    names = sorted(listdir(top))
    dirs = [n for n in names if _os.isdir(path.join(top, n))]
    yield top, dirs, [n for n in names if n not in dirs]
    for one in dirs:
        yield from walk(path.join(top, one))
import os.path as path
@os.path
import _os
sep = '/'
exists = _os.exists
isdir = _os.isdir
def abspath(path):
    return normpath(_os.abspath(path))
realpath = _os.abspath
getsize = _os.size
islink = _os.islink
def getmtime(path):
    return _os.stat(path)[5]
def isfile(path):
    return _os.exists(path) and not _os.isdir(path)
def _text(path):
    import os
    return os.fspath(path)
def isabs(path):
    return _text(path).startswith('/')
def join(first, *rest):
    path = _text(first)
    for part in rest:
        part = _text(part)
        if part.startswith('/'):
            path = part
        elif path == '' or path.endswith('/'):
            path += part
        else:
            path += '/' + part
    return path
def split(path):
    head, slash, tail = _text(path).rpartition('/')
    return (head.rstrip('/') or head or slash, tail)
def basename(path):
    return split(path)[1]
def dirname(path):
    return split(path)[0]
def splitext(path):
    path = _text(path)
    at = path.rfind('.')
    if at <= path.rfind('/') + 1:
        return (path, '')
    return (path[:at], path[at:])
def expanduser(path):
    import os
    path = _text(path)
    return os.environ.get('HOME', '/root') + path[1:] if path == '~' or path.startswith('~/') else path
def normpath(path):
    path = _text(path)
    kept = []
    for part in path.split('/'):
        if part == '..' and kept and kept[-1] != '..':
            kept.pop()
        elif part not in ('', '.') and not (part == '..' and path.startswith('/')):
            kept.append(part)
    return ('/' if path.startswith('/') else '') + '/'.join(kept) or '.'
def relpath(path, start='.'):
    own, other = abspath(path).split('/')[1:], abspath(start).split('/')[1:]
    own, other = [one for one in own if one], [one for one in other if one]
    same = 0
    while same < min(len(own), len(other)) and own[same] == other[same]:
        same += 1
    return '/'.join(['..'] * (len(other) - same) + own[same:]) or '.'
@sys
import _sys
argv = _sys.argv
path = _sys.path
version = _sys.version
platform = _sys.platform
executable = _sys.executable
maxsize = _sys.maxsize
byteorder = _sys.byteorder
exit = _sys.exit
getrecursionlimit = _sys.getrecursionlimit
setrecursionlimit = _sys.setrecursionlimit
getsizeof = _sys.getsizeof
modules = {}
class _Version(tuple):
    major = _sys._version[0]
    minor = _sys._version[1]
    micro = _sys._version[2]
version_info = _Version(_sys._version)
class _Output:
    encoding = 'utf-8'
    def __init__(self, fd):
        self._fd = fd
    def write(self, text):
        return _sys._write(self._fd, text)
    def writelines(self, lines):
        for line in lines:
            self.write(line)
    def flush(self):
        pass
    def isatty(self):
        return False
    def fileno(self):
        return self._fd
class _Input:
    def readline(self):
        try:
            return input() + '\n'
        except EOFError:
            return ''
    def read(self):
        return ''.join(self)
    def readlines(self):
        return list(self)
    def __iter__(self):
        while True:
            line = self.readline()
            if not line:
                return
            yield line
    def isatty(self):
        return False
stdout = __stdout__ = _Output(1)
stderr = __stderr__ = _Output(2)
stdin = _Input()
__stdout__, __stderr__, __stdin__ = stdout, stderr, stdin
def exc_info():
    import _traceback
    caught = _traceback.caught()
    return (None, None, None) if caught is None else (type(caught), caught, None)
@time
import _time
time = _time.time
time_ns = _time.time_ns
monotonic = _time.monotonic
perf_counter = _time.perf_counter
process_time = _time.process_time
sleep = _time.sleep
timezone = 0
tzname = ('UTC', 'UTC')
class struct_time:
    def __init__(self, fields):
        self.tm_year, self.tm_mon, self.tm_mday, self.tm_hour, self.tm_min, self.tm_sec, self.tm_wday, self.tm_yday = fields
        self.tm_isdst = 0
    def __getitem__(self, at):
        return (self.tm_year, self.tm_mon, self.tm_mday, self.tm_hour, self.tm_min, self.tm_sec, self.tm_wday, self.tm_yday, 0)[at]
def gmtime(seconds=None):
    return struct_time(_time._fields(_time.time() if seconds is None else seconds))
localtime = gmtime
def mktime(t):
    return float(_time._seconds(t[0], t[1], t[2], t[3], t[4], t[5]))
_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
_MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
def _iso_week(c, t):
    import datetime
    year, week, _ = datetime.date(t.tm_year, t.tm_mon, t.tm_mday).isocalendar()
    return f'{year:04}' if c == 'G' else f'{week:02}'
def _format(format, t, micro=0, zone='', offset=''):
    out = ''
    at = 0
    while at < len(format):
        c = format[at]
        at += 1
        if c != '%' or at == len(format):
            out += c
            continue
        c = format[at]
        at += 1
        out += _field(c, t, micro, zone, offset)
    return out
def _field(c, t, micro, zone, offset):
    if c == 'Y': return str(t.tm_year)
    if c == 'm': return f'{t.tm_mon:02}'
    if c == 'd': return f'{t.tm_mday:02}'
    if c == 'e': return f'{t.tm_mday:2}'
    if c == 'H': return f'{t.tm_hour:02}'
    if c == 'I': return f'{(t.tm_hour + 11) % 12 + 1:02}'
    if c == 'M': return f'{t.tm_min:02}'
    if c == 'S': return f'{t.tm_sec:02}'
    if c == 'f': return f'{micro:06}'
    if c == 'p': return 'AM' if t.tm_hour < 12 else 'PM'
    if c == 'y': return f'{t.tm_year % 100:02}'
    if c == 'j': return f'{t.tm_yday:03}'
    if c == 'A': return _DAYS[t.tm_wday]
    if c == 'a': return _DAYS[t.tm_wday][:3]
    if c == 'B': return _MONTHS[t.tm_mon - 1]
    if c == 'b': return _MONTHS[t.tm_mon - 1][:3]
    if c == 'u': return str(t.tm_wday + 1)
    if c == 'U': return f'{(t.tm_yday + 6 - (t.tm_wday + 1) % 7) // 7:02}'
    if c == 'W': return f'{(t.tm_yday + 6 - t.tm_wday) // 7:02}'
    if c == 'w': return str((t.tm_wday + 1) % 7)
    if c == 'Z': return zone
    if c == 'z': return offset
    if c == 'h': return _format('%b', t)
    if c == 'R': return _format('%H:%M', t)
    if c == 'G' or c == 'V': return _iso_week(c, t)
    if c == 'F': return _format('%Y-%m-%d', t)
    if c == 'T' or c == 'X': return _format('%H:%M:%S', t)
    if c == 'D' or c == 'x': return _format('%m/%d/%y', t)
    if c == 'c': return _format('%a %b %e %H:%M:%S %Y', t)
    if c == '%': return '%'
    raise ValueError(f'%{c} is not simulated')
def strftime(format, t=None):
    return _format(format, gmtime() if t is None else t, 0, 'UTC', '+0000')
def ctime(seconds=None):
    return _format('%a %b %e %H:%M:%S %Y', gmtime(seconds))
def asctime(t=None):
    return _format('%a %b %e %H:%M:%S %Y', gmtime() if t is None else t)
@socket
import _os
def gethostname():
    return _os.hostname()
def getfqdn(name=''):
    return name or _os.hostname()
error = OSError
timeout = TimeoutError
class gaierror(OSError):
    pass
@platform
import os
import sys
def system():
    return 'Linux'
def node():
    return os.uname().nodename
def machine():
    return 'x86_64'
def python_version():
    return sys.version.split(' ')[0]
@getpass
import _os
def getuser():
    return _os.username()
def getpass(prompt='Password: '):
    return input(prompt)
@signal
import _signal
from _signal import *
SIG_DFL = 0
SIG_IGN = 1
def signal(number, handler):
    return _signal.set(number, handler)
@shutil
import _os
def rmtree(path, ignore_errors=False):
    _os.removetree(path)
def copy(source, target):
    _os.write(target, _os.read(source))
    return target
copyfile = copy
move = _os.rename
@json
import _json
class JSONDecodeError(ValueError):
    def __init__(self, msg, doc, pos):
        self.msg, self.doc, self.pos = msg, doc, pos
        self.lineno = doc.count('\n', 0, pos) + 1
        self.colno = pos - doc.rfind('\n', 0, pos)
        super().__init__(f'{msg}: line {self.lineno} column {self.colno} (char {pos})')
class JSONEncoder:
    def __init__(self, **options):
        self._options = options
    def default(self, o):
        raise TypeError(f'Object of type {type(o).__name__} is not JSON serializable')
    def encode(self, o):
        return _json.dumps(o, default=self.default, **self._options)
def dumps(obj, *, cls=None, default=None, **options):
    if cls is not None:
        return cls(**options).encode(obj)
    return _json.dumps(obj, default=default, **options) if default else _json.dumps(obj, **options)
class JSONDecoder:
    def __init__(self, **options):
        self._options = options
    def decode(self, s):
        return loads(s, **self._options)
def loads(s, *, cls=None, object_hook=None, object_pairs_hook=None, strict=True, **options):
    for name, value in options.items():
        if name not in ('parse_float', 'parse_int', 'parse_constant'):
            raise TypeError(f"JSONDecoder.__init__() got an unexpected keyword argument '{name}'")
        if value is not None:
            raise NotImplementedError(f'{name}= of json is not simulated')
    if not strict:
        raise NotImplementedError('strict= of json is not simulated')
    if cls is not None:
        return cls(object_hook=object_hook, object_pairs_hook=object_pairs_hook, **options).decode(s)
    text = s.decode() if isinstance(s, (bytes, bytearray)) else s
    try:
        found = _json.loads(text)
    except ValueError as error:
        reason, place = error.args
        raise JSONDecodeError(reason, text, place) from None
    hook = object_pairs_hook or (object_hook and (lambda pairs: object_hook(dict(pairs))))
    return _json.loads(text, hook) if hook else found
def dump(value, file, **options):
    file.write(dumps(value, **options))
def load(file, **options):
    return loads(file.read(), **options)
@_files
import _os
class File:
    def __init__(self, path, mode, newline=None):
        self.name = path
        self.mode = mode
        self.closed = False
        self._binary = 'b' in mode
        self._at = 0
        self._changed = False
        kind = mode.replace('b', '').replace('t', '').replace('+', '')
        if kind not in ('r', 'w', 'a', 'x'):
            raise ValueError(f"invalid mode: '{mode}'")
        if kind == 'x' and _os.exists(path):
            raise FileExistsError(17, 'File exists', path)
        self._readable = kind == 'r' or '+' in mode
        self._writable = kind != 'r' or '+' in mode
        self._text = _os.read(path) if kind == 'r' or (kind == 'a' and _os.exists(path)) else ''
        if newline is None and not self._binary and not self._writable:
            self._text = self._text.replace('\r\n', '\n').replace('\r', '\n')
        if kind == 'a':
            self._at = len(self._text)
        if kind != 'r':
            _os.write(path, self._text)
    def _check(self, allowed, what):
        if self.closed:
            raise ValueError('I/O operation on closed file.')
        if not allowed:
            raise OSError('not ' + what)
    def _given(self, text):
        return text.encode() if self._binary else text
    def read(self, size=-1):
        if self.closed and self._binary:
            raise ValueError('read of closed file')
        self._check(self._readable, 'readable')
        end = len(self._text) if size is None or size < 0 else self._at + size
        text = self._text[self._at:end]
        self._at += len(text)
        return self._given(text)
    def readline(self):
        self._check(self._readable, 'readable')
        end = self._text.find('\n', self._at)
        end = len(self._text) if end < 0 else end + 1
        text = self._text[self._at:end]
        self._at = end
        return self._given(text)
    def readlines(self):
        return list(self)
    def __iter__(self):
        while True:
            line = self.readline()
            if not line:
                return
            yield line
    def write(self, text):
        self._check(self._writable, 'writable')
        if isinstance(text, bytes) != self._binary:
            raise TypeError(f"a bytes-like object is required, not '{type(text).__name__}'" if self._binary else f"write() argument must be str, not {type(text).__name__}")
        plain = text.decode() if self._binary else text
        self._text = self._text[:self._at] + plain + self._text[self._at + len(plain):]
        self._at += len(plain)
        self._changed = True
        return len(text)
    def writelines(self, lines):
        for line in lines:
            self.write(line)
    def seek(self, at, whence=0):
        self._at = at if whence == 0 else len(self._text) + at
        return self._at
    def tell(self):
        return self._at
    def truncate(self):
        self._text = self._text[:self._at]
        self._changed = True
    def flush(self):
        if self._changed:
            _os.write(self.name, self._text)
            self._changed = False
    def close(self):
        if not self.closed:
            self.flush()
            self.closed = True
    def __enter__(self):
        return self
    def __exit__(self, *about):
        self.close()
`
