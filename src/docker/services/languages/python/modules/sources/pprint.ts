/** The module pprint of the standard library. */
export const source = String.raw`@pprint
import sys as _sys
def _sorted(items):
    try:
        return sorted(items)
    except TypeError:
        return sorted(items, key=lambda one: (str(type(one)), id(one)))
class PrettyPrinter:
    def __init__(self, indent=1, width=80, depth=None, stream=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
        self._indent, self._width, self._depth, self._stream = indent, width, depth, stream
        self._compact, self._sorts, self._underscores = compact, sort_dicts, underscore_numbers
        self._open = set()
    def pprint(self, object):
        print(self.pformat(object), file=self._stream or _sys.stdout)
    def pformat(self, object):
        return self._shown(object, 0, 0, 1)
    def _pairs(self, value):
        return [(key, value[key]) for key in _sorted(value)] if self._sorts else list(value.items())
    def _flat(self, value, level):
        if type(value) not in (dict, list, tuple):
            return self._plain(value, level)
        if id(value) in self._open:
            return f'<Recursion on {type(value).__name__} with id={id(value)}>'
        self._open.add(id(value))
        try:
            return self._plain(value, level)
        finally:
            self._open.discard(id(value))
    def _plain(self, value, level):
        if isinstance(value, (dict, list, tuple)) and value and self._depth is not None and level > self._depth:
            return '{...}' if isinstance(value, dict) else '[...]' if isinstance(value, list) else '(...)'
        if type(value) is dict:
            return '{' + ', '.join(f'{self._flat(key, level + 1)}: {self._flat(one, level + 1)}' for key, one in self._pairs(value)) + '}'
        if type(value) is list:
            return '[' + ', '.join(self._flat(one, level + 1) for one in value) + ']'
        if type(value) is tuple:
            return '(' + ', '.join(self._flat(one, level + 1) for one in value) + (',)' if len(value) == 1 else ')')
        return f'{value:_d}' if self._underscores and type(value) is int else repr(value)
    def _shown(self, value, at, after, level):
        flat = self._flat(value, level)
        if len(flat) <= self._width - at - after or (self._depth is not None and level > self._depth):
            return flat
        if id(value) in self._open:
            return f'<Recursion on {type(value).__name__} with id={id(value)}>'
        self._open.add(id(value))
        shown = self._long(value, flat, at, after, level)
        self._open.discard(id(value))
        return shown
    def _long(self, value, flat, at, after, level):
        if type(value) is dict:
            return '{' + ' ' * (self._indent - 1) + self._dict(value, at, after, level) + '}'
        if type(value) in (list, tuple, set, frozenset) and value:
            first, last = {list: '[]', tuple: '()', set: '{}', frozenset: ('frozenset({', '})')}[type(value)]
            last = ',)' if type(value) is tuple and len(value) == 1 else last
            inner = _sorted(value) if type(value) in (set, frozenset) else value
            return first + ' ' * (self._indent - 1) + self._items(inner, at + len(first) - 1, after + len(last), level) + last
        if type(value) is str and value:
            return self._text(value, at, after, level)
        if hasattr(value, '__dataclass_fields__') and not isinstance(value, type):
            return self._fields(value, at, after, level)
        return flat
    def _dict(self, value, at, after, level):
        at, parts, pairs = at + self._indent, [], self._pairs(value)
        for place, (key, one) in enumerate(pairs):
            shown = self._flat(key, level + 1)
            rest = after + 1 if place == len(pairs) - 1 else 1
            parts.append(f'{shown}: ' + self._shown(one, at + len(shown) + 2, rest, level + 1))
        return (',\n' + ' ' * at).join(parts)
    def _items(self, items, at, after, level):
        at, parts, items = at + self._indent, [], list(items)
        if not self._compact:
            for place, one in enumerate(items):
                parts.append(self._shown(one, at, after if place == len(items) - 1 else 1, level + 1))
            return (',\n' + ' ' * at).join(parts)
        text, room = '', self._width - at
        for place, one in enumerate(items):
            rest = after if place == len(items) - 1 else 1
            flat = self._flat(one, level + 1)
            if text and room >= len(flat) + 2 + (after - 1 if place == len(items) - 1 else 0):
                text, room = f'{text}, {flat}', room - len(flat) - 2
                continue
            room = self._width - at
            shown = self._shown(one, at, rest, level + 1)
            text += (',\n' + ' ' * at if text else '') + shown
            room -= len(shown)
        return text
    def _text(self, value, at, after, level):
        lines, pieces = value.splitlines(True), []
        if level == 1:
            at, after = at + 1, after + 1
        room = self._width - at
        for place, line in enumerate(lines):
            most = room - after if place == len(lines) - 1 else room
            if len(repr(line)) <= most:
                pieces.append(repr(line))
                continue
            current, words = '', _words(line)
            for number, word in enumerate(words):
                limit = room - after if number == len(words) - 1 and place == len(lines) - 1 else room
                if len(repr(current + word)) > limit and current:
                    pieces.append(repr(current))
                    current = ''
                current += word
            pieces.append(repr(current))
        if len(pieces) == 1:
            return pieces[0]
        text = ('\n' + ' ' * at).join(pieces)
        return f'({text})' if level == 1 else text
    def _fields(self, value, at, after, level):
        name = type(value).__qualname__
        at += len(name) + 1
        shown = [one for one in value.__dataclass_fields__.values() if one.repr]
        parts = [f'{one.name}=' + self._shown(getattr(value, one.name), at + len(one.name) + 1, after + 1 if one is shown[-1] else 1, level + 1) for one in shown]
        return f'{name}(' + (',\n' + ' ' * at).join(parts) + ')'
def _words(line):
    import re
    return re.findall(r'\S*\s*', line)[:-1] or [line]
def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    PrettyPrinter(indent, width, depth, stream, compact=compact, sort_dicts=sort_dicts, underscore_numbers=underscore_numbers).pprint(object)
def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    return PrettyPrinter(indent, width, depth, compact=compact, sort_dicts=sort_dicts, underscore_numbers=underscore_numbers).pformat(object)
def pp(object, *places, sort_dicts=False, **options):
    pprint(object, *places, sort_dicts=sort_dicts, **options)
def saferepr(object):
    return PrettyPrinter()._flat(object, 1)
`
