/** A module of the standard library about texts and bytes that are read and written as files are: io. */
export const source = String.raw`@io
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
open = open
class UnsupportedOperation(OSError, ValueError):
    pass
class _Stream:
    def __init__(self, given):
        # what is written at the end waits in a list until it is asked for
        self._whole, self._added, self._at, self.closed = given, [], 0, False
    def _content(self):
        if self._added:
            self._whole += type(self._whole)().join(self._added)
            self._added = []
        return self._whole
    def _check(self):
        if self.closed:
            raise ValueError('I/O operation on closed file' + ('' if isinstance(self._whole, str) else '.'))
    def getvalue(self):
        self._check()
        return self._content()
    def _write(self, given):
        self._check()
        if self._at is None:
            self._added.append(given)
        else:
            whole = self._content()
            if self._at > len(whole):
                whole += ('\0' if isinstance(whole, str) else b'\0') * (self._at - len(whole))
            end = self._at + len(given)
            self._whole = whole[:self._at] + given + whole[end:]
            # None stands for the end
            self._at = None if end >= len(self._whole) else end
        return len(given)
    def _place(self):
        return len(self._content()) if self._at is None else self._at
    def _until(self, end):
        whole, start = self._content(), self._place()
        self._at = max(start, end)
        return whole[start:end]
    def read(self, size=-1):
        self._check()
        whole = self._content()
        return self._until(len(whole) if size is None or size < 0 else min(len(whole), self._place() + size))
    def readline(self, size=-1):
        self._check()
        whole = self._content()
        found = whole.find('\n' if isinstance(whole, str) else b'\n', self._place())
        end = len(whole) if found < 0 else found + 1
        return self._until(end if size is None or size < 0 else min(end, self._place() + size))
    def readlines(self, hint=-1):
        return list(self)
    def __iter__(self):
        return self
    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line
    def writelines(self, lines):
        for line in lines:
            self.write(line)
    def seek(self, offset, whence=0):
        self._check()
        self._at = offset if whence == 0 else (self._place() if whence == 1 else len(self._content())) + offset
        return self._at
    def tell(self):
        self._check()
        return self._place()
    def truncate(self, size=None):
        self._check()
        size = self._place() if size is None else size
        self._whole = self._content()[:size]
        return size
    def flush(self):
        self._check()
    def close(self):
        self.closed = True
    def readable(self):
        return True
    writable = seekable = readable
    def isatty(self):
        return False
    def fileno(self):
        raise UnsupportedOperation('fileno')
    def __enter__(self):
        self._check()
        return self
    def __exit__(self, *about):
        self.close()
class StringIO(_Stream):
    def __init__(self, initial_value='', newline='\n'):
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f'initial_value must be str or None, not {type(initial_value).__name__}')
        super().__init__(initial_value or '')
    def write(self, s):
        if not isinstance(s, str):
            raise TypeError(f"string argument expected, got '{type(s).__name__}'")
        return self._write(s)
class BytesIO(_Stream):
    def __init__(self, initial_bytes=b''):
        if isinstance(initial_bytes, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        super().__init__(bytes(initial_bytes or b''))
    def write(self, b):
        if isinstance(b, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        return self._write(bytes(b))
`
