/** Modules of the standard library about paths: pathlib, fnmatch, glob and tempfile. */
export const source = String.raw`@fnmatch
import re
def _pattern(pat):
    out, at = '', 0
    while at < len(pat):
        letter = pat[at]
        at += 1
        end = pat.find(']', at + 1) if letter == '[' else -1
        if letter == '*':
            out += '.*'
        elif letter == '?':
            out += '.'
        elif end > 0:
            inner = pat[at:end].replace('\\', '\\\\')
            out += '[' + ('^' + inner[1:] if inner.startswith('!') else inner) + ']'
            at = end + 1
        else:
            out += re.escape(letter)
    return out
def translate(pat):
    return f'(?s:{_pattern(pat)})\\Z'
def fnmatchcase(name, pat):
    return re.fullmatch(_pattern(pat), name, re.DOTALL) is not None
fnmatch = fnmatchcase
def filter(names, pat):
    return [name for name in names if fnmatchcase(name, pat)]
@glob
import os
import pathlib
def has_magic(text):
    return any(letter in text for letter in '*?[')
def _found(root, parts, recursive):
    if not parts:
        yield root
        return
    part, rest = parts[0], parts[1:]
    if part == '**' and recursive:
        yield from _found(root, rest, recursive)
        for name in sorted(os.listdir(root or '.')):
            path = os.path.join(root, name)
            if not name.startswith('.') and os.path.isdir(path):
                yield from _found(path, parts, recursive)
            elif not name.startswith('.') and not rest:
                yield path
    elif has_magic(part):
        if os.path.isdir(root or '.'):
            for name in pathlib._matching(root or '.', part):
                if not name.startswith('.') or part.startswith('.'):
                    yield from _found(os.path.join(root, name), rest, recursive)
    elif os.path.exists(os.path.join(root, part)):
        yield from _found(os.path.join(root, part), rest, recursive)
def iglob(pathname, *, root_dir=None, recursive=False):
    if root_dir is not None:
        raise NotImplementedError('root_dir= of glob is not simulated')
    parts = [part for part in pathname.split('/') if part]
    return iter([path for path in _found('/' if pathname.startswith('/') else '', parts, recursive) if path])
def glob(pathname, *, root_dir=None, recursive=False):
    return list(iglob(pathname, root_dir=root_dir, recursive=recursive))
@pathlib
import fnmatch
import os
def _matching(directory, pattern):
    return sorted(fnmatch.filter(os.listdir(directory), pattern))
class _Parents:
    def __init__(self, path):
        self._all = []
        while path.parent != path:
            path = path.parent
            self._all.append(path)
    def __len__(self):
        return len(self._all)
    def __getitem__(self, at):
        return tuple(self._all[at]) if isinstance(at, slice) else self._all[at]
    def __iter__(self):
        return iter(self._all)
class PurePath(os.PathLike):
    def __init__(self, *parts):
        text = os.path.join(*parts) if parts else ''
        names = [name for name in text.split('/') if name not in ('', '.')]
        self.root = '/' if text.startswith('/') else ''
        self.drive, self.anchor = '', self.root
        self._names = names
        self._text = self.root + '/'.join(names) or '.'
    def _of(self, names):
        return type(self)(self.root + '/'.join(names))
    def __str__(self):
        return self._text
    def __fspath__(self):
        return self._text
    def as_posix(self):
        return self._text
    def as_uri(self):
        if not self.root:
            raise ValueError("relative path can't be expressed as a file URI")
        return 'file://' + self._text
    def __repr__(self):
        return f'{type(self).__name__}({self._text!r})'
    def __hash__(self):
        return hash(self._text)
    def __eq__(self, other):
        return self._text == other._text if isinstance(other, PurePath) else NotImplemented
    def __lt__(self, other):
        return self.parts < other.parts if isinstance(other, PurePath) else NotImplemented
    def __le__(self, other):
        return self.parts <= other.parts if isinstance(other, PurePath) else NotImplemented
    def __gt__(self, other):
        return self.parts > other.parts if isinstance(other, PurePath) else NotImplemented
    def __ge__(self, other):
        return self.parts >= other.parts if isinstance(other, PurePath) else NotImplemented
    def __truediv__(self, other):
        return type(self)(self, other) if isinstance(other, (str, PurePath)) else NotImplemented
    def __rtruediv__(self, other):
        return type(self)(other, self) if isinstance(other, str) else NotImplemented
    def joinpath(self, *others):
        return type(self)(self, *others)
    @property
    def parts(self):
        return ((self.root,) if self.root else ()) + tuple(self._names)
    @property
    def parent(self):
        return self._of(self._names[:-1])
    @property
    def parents(self):
        return _Parents(self)
    @property
    def name(self):
        return self._names[-1] if self._names else ''
    @property
    def suffix(self):
        at = self.name.rfind('.')
        return self.name[at:] if 0 < at < len(self.name) - 1 else ''
    @property
    def suffixes(self):
        return [] if self.name.endswith('.') else ['.' + part for part in self.name.lstrip('.').split('.')[1:]]
    @property
    def stem(self):
        return self.name[:len(self.name) - len(self.suffix)]
    def with_name(self, name):
        if not self.name:
            raise ValueError(f'{self!r} has an empty name')
        if not name or '/' in name or name == '.':
            raise ValueError(f'Invalid name {name!r}')
        return self._of(self._names[:-1] + [name])
    def with_stem(self, stem):
        return self.with_name(stem + self.suffix)
    def with_suffix(self, suffix):
        if '/' in suffix or suffix and not suffix.startswith('.') or suffix == '.':
            raise ValueError(f'Invalid suffix {suffix!r}')
        if not self.name:
            raise ValueError(f'{self!r} has an empty name')
        return self.with_name(self.stem + suffix)
    def is_absolute(self):
        return bool(self.root)
    def is_relative_to(self, *other):
        other = type(self)(*other)
        return self.parts[:len(other.parts)] == other.parts
    def relative_to(self, *other):
        other = type(self)(*other)
        if not self.is_relative_to(other):
            raise ValueError(f"{str(self)!r} is not in the subpath of {str(other)!r} OR one path is relative and the other is absolute.")
        return type(self)('/'.join(self.parts[len(other.parts):]))
    def match(self, pattern):
        wanted = type(self)(pattern).parts
        if not wanted:
            raise ValueError('empty pattern')
        own = self.parts
        if len(own) < len(wanted) or (pattern.startswith('/') and len(own) != len(wanted)):
            return False
        return all(fnmatch.fnmatchcase(one, other) for one, other in zip(own[len(own) - len(wanted):], wanted))
class PurePosixPath(PurePath):
    pass
class Path(PurePath):
    def __new__(cls, *parts):
        return object.__new__(PosixPath if cls is Path else cls)
    @classmethod
    def cwd(cls):
        return cls(os.getcwd())
    @classmethod
    def home(cls):
        return cls(os.path.expanduser('~'))
    def expanduser(self):
        return type(self)(os.path.expanduser(self._text))
    def absolute(self):
        return self if self.root else type(self)(os.getcwd(), self)
    def resolve(self, strict=False):
        if strict:
            self.stat()
        return type(self)(os.path.realpath(self))
    def exists(self):
        return os.path.exists(self)
    def is_file(self):
        return os.path.isfile(self)
    def is_dir(self):
        return os.path.isdir(self)
    def is_symlink(self):
        return os.path.islink(self)
    def stat(self):
        return os.stat(self)
    def samefile(self, other):
        return self.resolve() == type(self)(other).resolve()
    def open(self, mode='r', buffering=-1, encoding=None, errors=None, newline=None):
        return open(self, mode, buffering, encoding, errors, newline)
    def read_text(self, encoding=None, errors=None):
        with self.open('r', encoding=encoding, errors=errors) as file:
            return file.read()
    def read_bytes(self):
        with self.open('rb') as file:
            return file.read()
    def write_text(self, data, encoding=None, errors=None, newline=None):
        if not isinstance(data, str):
            raise TypeError(f'data must be str, not {type(data).__name__}')
        with self.open('w', encoding=encoding, errors=errors, newline=newline) as file:
            return file.write(data)
    def write_bytes(self, data):
        with self.open('wb') as file:
            return file.write(data)
    def iterdir(self):
        return iter([self / name for name in os.listdir(self)])
    def _below(self):
        yield self
        for name in sorted(os.listdir(self)):
            if os.path.isdir(self / name):
                yield from (self / name)._below()
    def _glob(self, parts):
        if not parts:
            yield self
        elif parts[0] == '**':
            for directory in self._below():
                yield from directory._glob(parts[1:])
        elif self.is_dir():
            for name in _matching(self, parts[0]):
                yield from (self / name)._glob(parts[1:])
    def glob(self, pattern):
        if not pattern:
            raise ValueError(f'Unacceptable pattern: {pattern!r}')
        if pattern.startswith('/'):
            raise NotImplementedError('Non-relative patterns are unsupported')
        seen = set()
        for path in self._glob([part for part in pattern.split('/') if part not in ('', '.')]):
            if path not in seen:
                seen.add(path)
                yield path
    def rglob(self, pattern):
        return self.glob('**/' + pattern)
    def mkdir(self, mode=0o777, parents=False, exist_ok=False):
        if exist_ok and self.is_dir():
            return
        if parents and not self.parent.exists():
            self.parent.mkdir(parents=True, exist_ok=True)
        os.mkdir(self)
        if mode != 0o777:
            os.chmod(self, mode)
    def rmdir(self):
        os.rmdir(self)
    def unlink(self, missing_ok=False):
        if not (missing_ok and not self.exists()):
            os.unlink(self)
    def touch(self, mode=0o666, exist_ok=True):
        if not exist_ok and self.exists():
            raise FileExistsError(17, 'File exists', str(self))
        os._os.touch(self)
    def chmod(self, mode):
        os.chmod(self, mode)
    def rename(self, target):
        os.rename(self, target)
        return type(self)(target)
    replace = rename
class PosixPath(Path, PurePosixPath):
    pass
@tempfile
import os
import random
import shutil
_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_'
def gettempdir():
    return os.environ.get('TMPDIR', '/tmp')
def _name(suffix, prefix, dir):
    while True:
        word = ''.join(random.choice(_LETTERS) for _ in range(8))
        path = os.path.join(gettempdir() if dir is None else dir, ('tmp' if prefix is None else prefix) + word + (suffix or ''))
        if not os.path.exists(path):
            return path
def mkdtemp(suffix=None, prefix=None, dir=None):
    path = _name(suffix, prefix, dir)
    os.mkdir(path)
    os.chmod(path, 0o700)
    return path
class TemporaryDirectory:
    def __init__(self, suffix=None, prefix=None, dir=None):
        self.name = mkdtemp(suffix, prefix, dir)
    def __enter__(self):
        return self.name
    def __exit__(self, *about):
        self.cleanup()
    def cleanup(self):
        if os.path.exists(self.name):
            shutil.rmtree(self.name)
    def __repr__(self):
        return f'<TemporaryDirectory {self.name!r}>'
class _Temporary:
    def __init__(self, file, delete):
        self.file, self.name, self.delete = file, file.name, delete
    def __getattr__(self, name):
        return getattr(self.file, name)
    def __enter__(self):
        return self
    def __exit__(self, *about):
        self.close()
    def __iter__(self):
        return iter(self.file)
    def close(self):
        self.file.close()
        if self.delete and os.path.exists(self.name):
            os.unlink(self.name)
def NamedTemporaryFile(mode='w+b', buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, delete=True):
    path = _name(suffix, prefix, dir)
    file = open(path, mode, buffering, encoding, None, newline)
    os.chmod(path, 0o600)
    return _Temporary(file, delete)
TemporaryFile = NamedTemporaryFile
`
