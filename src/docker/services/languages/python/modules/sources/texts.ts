/** Modules of the standard library that are about texts: re, csv, argparse, textwrap. */
export const source = String.raw`@re
import _re
NOFLAG, IGNORECASE, MULTILINE, DOTALL, VERBOSE, ASCII = 0, 2, 8, 16, 64, 256
I, M, S, X, A = IGNORECASE, MULTILINE, DOTALL, VERBOSE, ASCII
U = UNICODE = 32
class error(Exception):
    def __init__(self, msg, pattern=None, pos=None):
        super().__init__(msg if pos is None else f'{msg} at position {pos}')
        what, found, place = msg.rpartition(' at position ')
        self.msg, self.pattern = what if found else msg, pattern
        self.pos = int(place) if found else pos
        self.lineno = self.colno = None
PatternError = error
_LETTERS = {'i': I, 'm': M, 's': S, 'x': X, 'a': A, 'u': 0}
class Match:
    def __init__(self, pattern, text, places):
        self.re, self.string, self._places = pattern, text, places
    @property
    def lastindex(self):
        ends = [(end, -at) for at, (start, end) in enumerate(self._places) if at and start >= 0]
        return -max(ends)[1] if ends else None
    @property
    def lastgroup(self):
        last = self.lastindex
        return next((name for name, number in self.re.groupindex.items() if number == last), None)
    @property
    def pos(self):
        return 0
    @property
    def endpos(self):
        return len(self.string)
    def _number(self, group):
        number = self.re.groupindex.get(group, -1) if isinstance(group, str) else group
        if not 0 <= number < len(self._places):
            raise IndexError('no such group')
        return number
    def _of(self, group, default=None):
        start, end = self._places[self._number(group)]
        return default if start < 0 else self.string[start:end]
    def group(self, *groups):
        if not groups:
            return self._of(0)
        return self._of(groups[0]) if len(groups) == 1 else tuple(self._of(group) for group in groups)
    def __getitem__(self, group):
        return self._of(group)
    def groups(self, default=None):
        return tuple(self._of(at, default) for at in range(1, len(self._places)))
    def groupdict(self, default=None):
        return {name: self._of(name, default) for name in self.re.groupindex}
    def start(self, group=0):
        return self._places[self._number(group)][0]
    def end(self, group=0):
        return self._places[self._number(group)][1]
    def span(self, group=0):
        return self._places[self._number(group)]
    def expand(self, template):
        return _expanded(template, self)
    def __bool__(self):
        return True
    def __repr__(self):
        return f'<re.Match object; span={self.span()}, match={self.group()!r}>'
def _expanded(template, match):
    found, at = '', 0
    while at < len(template):
        letter = template[at]
        at += 1
        if letter != '\\' or at == len(template):
            found += letter
            continue
        letter = template[at]
        at += 1
        if letter == 'g' and template[at:at + 1] == '<':
            end = template.find('>', at)
            name = template[at + 1:end]
            at = end + 1
            found += match._of(int(name) if name.isdigit() else name, '')
        elif letter.isdigit() and letter != '0':
            if template[at:at + 1].isdigit():
                letter += template[at]
                at += 1
            if int(letter) >= len(match._places):
                raise error(f'invalid group reference {letter} at position {at - len(letter)}')
            found += match._of(int(letter), '')
        elif letter in 'abfnrtv':
            found += {'a': '\a', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', 'v': '\v'}[letter]
        elif letter == '\\':
            found += letter
        elif letter.isalpha():
            raise error(f'bad escape \\{letter} at position {at - 2}')
        else:
            found += '\\' + letter
    return found
class Pattern:
    def __init__(self, pattern, flags):
        self.pattern, self._body = pattern, pattern
        if pattern.startswith('(?') and pattern[2:3] in tuple('aimsxu') and ')' in pattern:
            letters = pattern[2:pattern.index(')')]
            if letters.isalpha():
                for letter in letters:
                    flags |= _LETTERS[letter]
                self._body = pattern[len(letters) + 3:]
        self._flags = flags & ~32
        self.flags = flags if flags & ASCII else flags | 32
        reason = None
        try:
            self.groups, self.groupindex = _re.groups(self._body, self._flags)
        except ValueError as problem:
            reason = str(problem)
        if reason is not None:
            raise error(reason)
    def _at(self, text, at, extent, endpos=None):
        if not isinstance(text, str):
            raise TypeError(f"expected string or bytes-like object, got '{type(text).__name__}'")
        part = text if endpos is None else text[:endpos]
        if at > len(part):
            return None
        places = _re.places(self._body, self._flags, part, at, extent)
        return None if places is None else Match(self, text, places)
    def match(self, string, pos=0, endpos=None):
        return self._at(string, pos, 'match', endpos)
    def fullmatch(self, string, pos=0, endpos=None):
        return self._at(string, pos, 'fullmatch', endpos)
    def search(self, string, pos=0, endpos=None):
        return self._at(string, pos, 'search', endpos)
    def finditer(self, string, pos=0, endpos=None):
        at = pos
        while True:
            match = self._at(string, at, 'search', endpos)
            if match is None:
                return
            start, end = match.span()
            at = end if end > start else end + 1
            yield match
    def findall(self, string, pos=0, endpos=None):
        if self.groups > 1:
            return [match.groups('') for match in self.finditer(string, pos, endpos)]
        return [match._of(self.groups, '') for match in self.finditer(string, pos, endpos)]
    def subn(self, repl, string, count=0):
        found, at, times = [], 0, 0
        for match in self.finditer(string):
            if count and times >= count:
                break
            found += [string[at:match.start()], repl(match) if callable(repl) else _expanded(repl, match)]
            at = match.end()
            times += 1
        return ''.join(found) + string[at:], times
    def sub(self, repl, string, count=0):
        return self.subn(repl, string, count)[0]
    def split(self, string, maxsplit=0):
        found, at = [], 0
        for count, match in enumerate(self.finditer(string)):
            if maxsplit and count >= maxsplit:
                break
            found += [string[at:match.start()], *match.groups()]
            at = match.end()
        return found + [string[at:]]
    def __repr__(self):
        names = [name for name, flag in (('IGNORECASE', 2), ('MULTILINE', 8), ('DOTALL', 16), ('VERBOSE', 64), ('ASCII', 256)) if self._flags & flag]
        return f're.compile({self.pattern!r}' + (', ' + '|'.join('re.' + name for name in names) if names else '') + ')'
_known = {}
def compile(pattern, flags=0):
    if isinstance(pattern, Pattern):
        return pattern
    if not isinstance(pattern, str):
        if isinstance(pattern, bytes):
            raise NotImplementedError('a pattern of bytes is not simulated')
        raise TypeError('first argument must be string or compiled pattern')
    if (pattern, flags) not in _known:
        _known[pattern, flags] = Pattern(pattern, flags)
    return _known[pattern, flags]
def match(pattern, string, flags=0):
    return compile(pattern, flags).match(string)
def fullmatch(pattern, string, flags=0):
    return compile(pattern, flags).fullmatch(string)
def search(pattern, string, flags=0):
    return compile(pattern, flags).search(string)
def finditer(pattern, string, flags=0):
    return compile(pattern, flags).finditer(string)
def findall(pattern, string, flags=0):
    return compile(pattern, flags).findall(string)
def sub(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).sub(repl, string, count)
def subn(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).subn(repl, string, count)
def split(pattern, string, maxsplit=0, flags=0):
    return compile(pattern, flags).split(string, maxsplit)
def escape(pattern):
    return ''.join('\\' + letter if letter in '()[]{}?*+-|^$\\.&~# \t\n\r\v\f' else letter for letter in pattern)
def purge():
    _known.clear()
@csv
QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE = 0, 1, 2, 3
class Error(Exception):
    pass
class _Reader:
    def __init__(self, lines, delimiter=',', quotechar='"', skipinitialspace=False):
        self._lines, self._delimiter, self._quote, self._skips = iter(lines), delimiter, quotechar, skipinitialspace
        self.line_num = 0
    def __iter__(self):
        return self
    def __next__(self):
        fields, field, quoted, fresh, open_ = [], '', False, True, True
        while open_:
            try:
                line = next(self._lines)
            except StopIteration:
                if not quoted:
                    raise
                break
            self.line_num += 1
            at = 0
            while at < len(line):
                letter = line[at]
                at += 1
                if quoted:
                    if letter != self._quote:
                        field += letter
                    elif line[at:at + 1] == self._quote:
                        field += letter
                        at += 1
                    else:
                        quoted = False
                elif letter == self._quote and fresh:
                    quoted, fresh = True, False
                elif letter == self._delimiter:
                    fields.append(field)
                    field, fresh = '', True
                elif letter in '\r\n':
                    break
                elif not (letter == ' ' and fresh and self._skips):
                    field += letter
                    fresh = False
            open_ = quoted
            if not quoted and not fields and field == '' and fresh:
                return []
        return fields + [field]
class Dialect:
    delimiter, quotechar, skipinitialspace, lineterminator, quoting = ',', '"', False, '\r\n', QUOTE_MINIMAL
class excel(Dialect):
    pass
class excel_tab(excel):
    delimiter = '\t'
class unix_dialect(Dialect):
    lineterminator, quoting = '\n', QUOTE_ALL
_dialects = {'excel': excel, 'excel-tab': excel_tab, 'unix': unix_dialect}
def register_dialect(name, dialect=excel, **options):
    _dialects[name] = type('dialect', (get_dialect(dialect),), options)
def unregister_dialect(name):
    if _dialects.pop(name, None) is None:
        raise Error('unknown dialect')
def get_dialect(name):
    if isinstance(name, str) and name not in _dialects:
        raise Error('unknown dialect')
    return _dialects[name] if isinstance(name, str) else name
def list_dialects():
    return list(_dialects)
def _options(dialect, names, given):
    found = get_dialect(dialect)
    return {**{name: getattr(found, name) for name in names if hasattr(found, name)}, **given}
def reader(csvfile, dialect='excel', **options):
    options.pop('lineterminator', None)
    if options.pop('quoting', QUOTE_MINIMAL) in (QUOTE_NONNUMERIC, QUOTE_NONE):
        raise NotImplementedError('quoting= of csv.reader is not simulated')
    return _Reader(csvfile, **_options(dialect, ('delimiter', 'quotechar', 'skipinitialspace'), options))
class _Writer:
    def __init__(self, file, delimiter=',', quotechar='"', lineterminator='\r\n', quoting=QUOTE_MINIMAL, escapechar=None, doublequote=True):
        self._escape, self._doubles = escapechar, doublequote
        self._file, self._delimiter, self._quote, self._end, self._quoting = file, delimiter, quotechar, lineterminator, quoting
    def _shown(self, value, alone):
        text = '' if value is None else str(value)
        numeric = isinstance(value, (int, float))
        if self._quoting == QUOTE_NONE:
            if alone and text == '':
                raise Error('single empty field record must be quoted')
            return self._escaped(text, (self._delimiter, self._quote, '\n', '\r'))
        special = any(letter in text for letter in (self._delimiter, '\n', '\r')) or (self._doubles and self._quote in text)
        kept = self._escaped(text, () if self._doubles else (self._quote,))
        if special or self._quoting == QUOTE_ALL or (self._quoting == QUOTE_NONNUMERIC and not numeric) or (alone and text == ''):
            return self._quote + (kept.replace(self._quote, self._quote * 2) if self._doubles else kept) + self._quote
        return kept
    def _escaped(self, text, letters):
        if self._escape is None and any(letter in text for letter in letters):
            raise Error('need to escape, but no escapechar set')
        return ''.join(self._escape + letter if letter in letters or letter == self._escape else letter for letter in text)
    def writerow(self, row):
        row = list(row)
        return self._file.write(self._delimiter.join(self._shown(value, len(row) == 1) for value in row) + self._end)
    def writerows(self, rows):
        for row in rows:
            self.writerow(row)
def writer(csvfile, dialect='excel', **options):
    return _Writer(csvfile, **_options(dialect, ('delimiter', 'quotechar', 'lineterminator', 'quoting', 'escapechar', 'doublequote'), options))
class DictReader:
    def __init__(self, f, fieldnames=None, restkey=None, restval=None, **options):
        self._reader = reader(f, **options)
        self._names, self.restkey, self.restval = fieldnames, restkey, restval
    @property
    def line_num(self):
        return self._reader.line_num
    @property
    def fieldnames(self):
        if self._names is None:
            self._names = next(self._reader, None)
        return self._names
    def __iter__(self):
        return self
    def __next__(self):
        names = self.fieldnames
        row = next(self._reader)
        while row == []:
            row = next(self._reader)
        found = dict(zip(names, row))
        if len(row) > len(names):
            found[self.restkey] = row[len(names):]
        for name in names[len(row):]:
            found[name] = self.restval
        return found
class DictWriter:
    def __init__(self, f, fieldnames, restval='', extrasaction='raise', **options):
        self.fieldnames, self.restval, self.extrasaction = fieldnames, restval, extrasaction
        self._writer = writer(f, **options)
    def writeheader(self):
        return self._writer.writerow(self.fieldnames)
    def writerow(self, row):
        strange = [name for name in row if name not in self.fieldnames]
        if strange and self.extrasaction == 'raise':
            raise ValueError('dict contains fields not in fieldnames: ' + ', '.join(map(repr, strange)))
        return self._writer.writerow([row.get(name, self.restval) for name in self.fieldnames])
    def writerows(self, rows):
        for row in rows:
            self.writerow(row)
`
