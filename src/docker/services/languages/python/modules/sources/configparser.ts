/** The module configparser of the standard library. */
export const source = String.raw`@configparser
import re as _re
DEFAULTSECT = 'DEFAULT'
MAX_INTERPOLATION_DEPTH = 10
class Error(Exception):
    def __init__(self, msg=''):
        self.message = msg
        super().__init__(msg)
class NoSectionError(Error):
    def __init__(self, section):
        super().__init__(f'No section: {section!r}')
        self.section = section
class DuplicateSectionError(Error):
    def __init__(self, section, source=None, lineno=None):
        place = '' if source is None else f'While reading from {source!r} [line {lineno:2d}]: section '
        super().__init__(f'{place}{section!r} already exists' if source is not None else f'Section {section!r} already exists')
        self.section, self.source, self.lineno = section, source, lineno
class DuplicateOptionError(Error):
    def __init__(self, section, option, source=None, lineno=None):
        super().__init__(f'While reading from {source!r} [line {lineno:2d}]: option {option!r} in section {section!r} already exists')
        self.section, self.option, self.source, self.lineno = section, option, source, lineno
class NoOptionError(Error):
    def __init__(self, option, section):
        super().__init__(f'No option {option!r} in section: {section!r}')
        self.option, self.section = option, section
class InterpolationError(Error):
    pass
class InterpolationMissingOptionError(InterpolationError):
    def __init__(self, option, section, rawval, reference):
        super().__init__(f'Bad value substitution: option {option!r} in section {section!r} contains an interpolation key {reference!r} which is not a valid option name. Raw value: {rawval!r}')
class InterpolationSyntaxError(InterpolationError):
    pass
class InterpolationDepthError(InterpolationError):
    def __init__(self, option, section, rawval):
        super().__init__(f'Recursion limit exceeded in value substitution: option {option!r} in section {section!r} contains an interpolation key which cannot be substituted in {MAX_INTERPOLATION_DEPTH} steps. Raw value: {rawval!r}')
class ParsingError(Error):
    def __init__(self, source):
        super().__init__(f'Source contains parsing errors: {source!r}')
        self.source, self.errors = source, []
    def append(self, lineno, line):
        self.errors.append((lineno, line))
        self.message += f'\n\t[line {lineno:2d}]: {line}'
        self.args = (self.message,)
class MissingSectionHeaderError(ParsingError):
    def __init__(self, filename, lineno, line):
        Error.__init__(self, f'File contains no section headers.\nfile: {filename!r}, line: {lineno}\n{line!r}')
        self.source, self.lineno, self.line = filename, lineno, line
class BasicInterpolation:
    def value(self, parser, section, option, raw, known, depth=1):
        if depth > MAX_INTERPOLATION_DEPTH:
            raise InterpolationDepthError(option, section, raw)
        def put(found):
            if found.group(0) == '%%':
                return '%'
            if found.group(1) is None:
                raise InterpolationSyntaxError(f"'%' must be followed by '%' or '(', found: {raw[found.start():]!r}")
            name = parser.optionxform(found.group(1))
            if name not in known:
                raise InterpolationMissingOptionError(option, section, raw, name)
            return self.value(parser, section, name, known[name], known, depth + 1)
        return _re.sub(r'%%|%\(([^)]+)\)s|%', put, raw)
    def check(self, value):
        if '%' in _re.sub(r'%%|%\([^)]+\)s', '', value):
            raise ValueError(f'invalid interpolation syntax in {value!r} at position {value.index("%")}')
class ExtendedInterpolation:
    def value(self, parser, section, option, raw, known, depth=1):
        if depth > MAX_INTERPOLATION_DEPTH:
            raise InterpolationDepthError(option, section, raw)
        def put(found):
            if found.group(0) == '$$':
                return '$'
            if found.group(1) is None:
                raise InterpolationSyntaxError(f"'$' must be followed by '$' or '{{', found: {raw[found.start():]!r}")
            path = found.group(1).split(':')
            other, name = (section, parser.optionxform(path[0])) if len(path) == 1 else (path[0], parser.optionxform(path[1]))
            values = known if len(path) == 1 else parser._known(other)
            if name not in values:
                raise InterpolationMissingOptionError(option, section, raw, ':'.join(path))
            return self.value(parser, other, name, values[name], values, depth + 1)
        return _re.sub(r'\$\$|\$\{([^}]+)\}|\$', put, raw)
    def check(self, value):
        if '$' in _re.sub(r'\$\$|\$\{[^}]+\}', '', value):
            raise ValueError(f'invalid interpolation syntax in {value!r} at position {value.index("$")}')
class Interpolation:
    def value(self, parser, section, option, raw, known):
        return raw
    def check(self, value):
        pass
_UNSET = object()
_TRUTHS = {'1': True, 'yes': True, 'true': True, 'on': True, '0': False, 'no': False, 'false': False, 'off': False}
class _Mapping:
    def pop(self, key, default=_UNSET):
        if key not in self:
            if default is _UNSET:
                raise KeyError(key)
            return default
        value = self[key]
        del self[key]
        return value
    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]
    def update(self, other=(), **named):
        for key, value in {**dict(other), **named}.items():
            self[key] = value
class RawConfigParser(_Mapping):
    BOOLEAN_STATES = _TRUTHS
    _usual = Interpolation
    def __init__(self, defaults=None, dict_type=dict, allow_no_value=False, *, delimiters=('=', ':'), comment_prefixes=('#', ';'),
                 inline_comment_prefixes=None, strict=True, empty_lines_in_values=True, default_section=DEFAULTSECT,
                 interpolation=_UNSET, converters=None):
        if converters:
            raise NotImplementedError('converters= of configparser is not simulated')
        self._bare, self._delimiters, self._comments = allow_no_value, tuple(delimiters), tuple(comment_prefixes)
        self._inline, self._strict, self._blanks = tuple(inline_comment_prefixes or ()), strict, empty_lines_in_values
        self.default_section = default_section
        self._interpolation = self._usual() if interpolation is _UNSET else interpolation or Interpolation()
        self._defaults, self._sections = {}, {}
        if defaults:
            self._put(default_section, defaults)
    def optionxform(self, optionstr):
        return optionstr.lower()
    def defaults(self):
        return self._defaults
    def sections(self):
        return list(self._sections)
    def add_section(self, section):
        if section in self._sections:
            raise DuplicateSectionError(section)
        if section == self.default_section:
            raise ValueError(f'Invalid section name: {section!r}')
        self._sections[section] = {}
    def has_section(self, section):
        return section in self._sections
    def _own(self, section):
        if section == self.default_section:
            return self._defaults
        if section not in self._sections:
            raise NoSectionError(section)
        return self._sections[section]
    def _known(self, section, vars=None):
        more = {self.optionxform(key): str(value) for key, value in (vars or {}).items()}
        return {**self._defaults, **self._own(section), **more}
    def options(self, section):
        if section not in self._sections:
            raise NoSectionError(section)
        return list({**self._sections[section], **self._defaults})
    def has_option(self, section, option):
        if not section or section == self.default_section:
            return self.optionxform(option) in self._defaults
        return section in self._sections and self.optionxform(option) in self._known(section)
    def get(self, section, option, *, raw=False, vars=None, fallback=_UNSET):
        try:
            known = self._known(section, vars)
        except NoSectionError:
            if fallback is _UNSET:
                raise
            return fallback
        name = self.optionxform(option)
        if name not in known:
            if fallback is _UNSET:
                raise NoOptionError(option, section)
            return fallback
        return known[name] if raw or known[name] is None else self._interpolation.value(self, section, name, known[name], known)
    def _converted(self, convert, section, option, options):
        fallback = options.pop('fallback', _UNSET)
        try:
            value = self.get(section, option, **options)
        except (NoSectionError, NoOptionError):
            if fallback is _UNSET:
                raise
            return fallback
        return convert(value)
    def getint(self, section, option, **options):
        return self._converted(int, section, option, options)
    def getfloat(self, section, option, **options):
        return self._converted(float, section, option, options)
    def getboolean(self, section, option, **options):
        return self._converted(self._boolean, section, option, options)
    def _boolean(self, value):
        if value.lower() not in self.BOOLEAN_STATES:
            raise ValueError(f'Not a boolean: {value}')
        return self.BOOLEAN_STATES[value.lower()]
    def items(self, section=_UNSET, raw=False, vars=None):
        if section is _UNSET:
            return [(name, self[name]) for name in self]
        own, more = self._own(section), {self.optionxform(key): value for key, value in (vars or {}).items()}
        return [(name, self.get(section, name, raw=raw, vars=vars)) for name in {**self._defaults, **own, **more}]
    def set(self, section, option, value=None):
        self._own(section or self.default_section)[self.optionxform(option)] = value
    def remove_option(self, section, option):
        return self._own(section).pop(self.optionxform(option), _UNSET) is not _UNSET
    def remove_section(self, section):
        return self._sections.pop(section, None) is not None
    def read(self, filenames, encoding=None):
        names, done = [filenames] if isinstance(filenames, str) or hasattr(filenames, '__fspath__') else filenames, []
        for name in names:
            try:
                with open(name) as file:
                    self._read(file, str(name))
            except OSError:
                continue
            done.append(str(name))
        return done
    def read_file(self, f, source=None):
        self._read(f, source or getattr(f, 'name', '<???>'))
    def read_string(self, string, source='<string>'):
        self._read(string.splitlines(True), source)
    def read_dict(self, dictionary, source='<dict>'):
        for section, values in dictionary.items():
            self._put(section, values)
    def _put(self, section, values):
        if section != self.default_section and section not in self._sections:
            self.add_section(section)
        for key, value in values.items():
            self.set(section, str(key), None if value is None else str(value))
    def _split(self, line):
        places = [(line.index(one), one) for one in self._delimiters if one in line]
        if not places:
            return line.strip(), None
        at, delimiter = min(places)
        return line[:at].strip(), line[at + len(delimiter):].strip()
    def _without_comment(self, line):
        if line.strip().startswith(self._comments):
            return None
        for prefix in self._inline:
            found = _re.search(r'(^|\s)' + _re.escape(prefix), line)
            line = line[:found.start()] if found else line
        return line
    def _read(self, lines, source):
        section = name = trouble = None
        depth, seen, kept = 0, set(), {}
        for lineno, full in enumerate(lines, 1):
            line = self._without_comment(full.rstrip('\n'))
            if line is None or not line.strip():
                if line is not None and self._blanks and name and kept.get((section, name)):
                    kept[section, name].append('')
                continue
            inner = len(line) - len(line.lstrip())
            if section is not None and name and inner > depth:
                kept[section, name].append(line.strip())
                continue
            depth, header = inner, _re.match(r'\[(.+)\]', line.strip())
            if header:
                section, name = header.group(1), None
                if self._strict and section in seen:
                    raise DuplicateSectionError(section, source, lineno)
                seen.add(section)
                if section != self.default_section:
                    self._sections.setdefault(section, {})
                continue
            if section is None:
                raise MissingSectionHeaderError(source, lineno, full)
            key, value = self._split(line)
            if not key or (value is None and not self._bare):
                trouble = trouble or ParsingError(source)
                trouble.append(lineno, repr(full))
                continue
            name = self.optionxform(key)
            if self._strict and (section, name) in seen:
                raise DuplicateOptionError(section, name, source, lineno)
            seen.add((section, name))
            kept[section, name] = None if value is None else [value]
        if trouble:
            raise trouble
        for (section, name), parts in kept.items():
            self._own(section)[name] = None if parts is None else '\n'.join(parts).rstrip()
    def write(self, fp, space_around_delimiters=True):
        sign = f' {self._delimiters[0]} ' if space_around_delimiters else self._delimiters[0]
        rows = [(self.default_section, self._defaults)] if self._defaults else []
        for section, values in rows + list(self._sections.items()):
            fp.write(f'[{section}]\n')
            for key, value in values.items():
                shown = '' if value is None and self._bare else sign + str(value).replace('\n', '\n\t')
                fp.write(f'{key}{shown}\n')
            fp.write('\n')
    def __getitem__(self, key):
        if key != self.default_section and key not in self._sections:
            raise KeyError(key)
        return SectionProxy(self, key)
    def __setitem__(self, key, value):
        if key in self._sections:
            self._sections[key].clear()
        self._put(key, dict(value.items()))
    def __delitem__(self, key):
        if not self.remove_section(key):
            raise KeyError(key)
    def __contains__(self, key):
        return key == self.default_section or key in self._sections
    def __len__(self):
        return len(self._sections) + 1
    def __iter__(self):
        return iter([self.default_section, *self._sections])
    def keys(self):
        return list(self)
    def values(self):
        return [self[name] for name in self]
class ConfigParser(RawConfigParser):
    _usual = BasicInterpolation
    def set(self, section, option, value=None):
        if not isinstance(value, str) and not (value is None and self._bare):
            raise TypeError('option values must be strings')
        if value:
            self._interpolation.check(value)
        super().set(section, option, value)
class SectionProxy(_Mapping):
    def __init__(self, parser, name):
        self.parser, self.name = parser, name
    def __repr__(self):
        return f'<Section: {self.name}>'
    def _names(self):
        return list({**self.parser._own(self.name), **self.parser._defaults})
    def __getitem__(self, key):
        if not self.parser.has_option(self.name, key):
            raise KeyError(key)
        return self.parser.get(self.name, key)
    def __setitem__(self, key, value):
        self.parser.set(self.name, key, value)
    def __delitem__(self, key):
        if not self.parser.remove_option(self.name, key):
            raise KeyError(key)
    def __contains__(self, key):
        return self.parser.has_option(self.name, key)
    def __len__(self):
        return len(self._names())
    def __iter__(self):
        return iter(self._names())
    def keys(self):
        return self._names()
    def values(self):
        return [self[name] for name in self._names()]
    def items(self):
        return [(name, self[name]) for name in self._names()]
    def get(self, option, fallback=None, **options):
        return self.parser.get(self.name, option, fallback=fallback, **options)
    def getint(self, option, fallback=None, **options):
        return self.parser.getint(self.name, option, fallback=fallback, **options)
    def getfloat(self, option, fallback=None, **options):
        return self.parser.getfloat(self.name, option, fallback=fallback, **options)
    def getboolean(self, option, fallback=None, **options):
        return self.parser.getboolean(self.name, option, fallback=fallback, **options)
`
