/** The package Jinja2. */
export const source = String.raw`@jinja2
import _template
from html import escape as _escape
class UndefinedError(Exception):
    pass
def render(text, values):
    nodes, _ = _parse(_pieces(text), 0, ())
    return _show(nodes, dict(values))
def _pieces(text):
    found, at = [], 0
    while True:
        starts = [start for start in (text.find('{{', at), text.find('{%', at), text.find('{#', at)) if start >= 0]
        if not starts:
            found.append(('text', text[at:]))
            return found
        start = min(starts)
        found.append(('text', text[at:start]))
        kind = text[start:start + 2]
        close = {'{{': '}}', '{%': '%}', '{#': '#}'}[kind]
        end = text.index(close, start)
        if kind != '{#':
            found.append(('value' if kind == '{{' else 'tag', text[start + 2:end].strip().strip('-').strip()))
        at = end + 2
        if kind == '{%' and text[at:at + 1] == '\n':
            pass
def _parse(pieces, at, ends):
    nodes = []
    while at < len(pieces):
        kind, text = pieces[at]
        at += 1
        if kind != 'tag':
            nodes.append((kind, text))
            continue
        word, _, rest = text.partition(' ')
        if word in ends:
            return nodes, (at, word, rest)
        if word == 'for':
            body, (at, word, _) = _parse(pieces, at, ('endfor', 'else'))
            other = []
            if word == 'else':
                other, (at, word, _) = _parse(pieces, at, ('endfor',))
            names, _, items = rest.partition(' in ')
            nodes.append(('for', [name.strip() for name in names.split(',')], items, body, other))
        elif word == 'if':
            arms, test = [], rest
            while True:
                body, (at, word, rest) = _parse(pieces, at, ('elif', 'else', 'endif'))
                arms.append((test, body))
                if word == 'endif':
                    break
                test = rest if word == 'elif' else 'True'
            nodes.append(('if', arms))
        elif word == 'set':
            name, _, source = rest.partition('=')
            nodes.append(('set', name.strip(), source))
        else:
            raise NotImplementedError(f'the tag {word} of templates is not simulated')
    return nodes, (at, '', '')
class _Dict(dict):
    def __getattr__(self, name):
        return _wrap(self.get(name))
def _wrap(value):
    return _Dict(value) if type(value) is dict else value
def _value(source, values):
    expression, *filters = [part.strip() for part in source.split('|')]
    try:
        value = _template.evaluate(expression, {name: _wrap(one) for name, one in values.items()})
    except NameError:
        value = None
    safe = False
    for one in filters:
        name, _, words = one.partition('(')
        given = _template.evaluate('(' + words[:-1] + ',)', values) if words.strip(') ') else ()
        if name == 'safe': safe = True
        elif name == 'upper': value = str(value).upper()
        elif name == 'lower': value = str(value).lower()
        elif name == 'title': value = str(value).title()
        elif name == 'capitalize': value = str(value).capitalize()
        elif name in ('length', 'count'): value = len(value)
        elif name == 'join': value = (given[0] if given else '').join(str(one) for one in value)
        elif name == 'default': value = given[0] if value is None or value == '' else value
        elif name == 'int': value = int(value)
        elif name == 'round': value = round(value, *given)
        elif name == 'tojson': value, safe = _json_text(value), True
        else: raise NotImplementedError(f'the filter {name} of templates is not simulated')
    return value, safe
def _json_text(value):
    import json
    return json.dumps(value)
def _show(nodes, values):
    out = ''
    for node in nodes:
        kind = node[0]
        if kind == 'text':
            out += node[1]
        elif kind == 'value':
            value, safe = _value(node[1], values)
            out += str(value) if safe else '' if value is None else _escape(str(value)).replace('&quot;', '&#34;').replace('&#x27;', '&#39;')
        elif kind == 'set':
            values[node[1]] = _value(node[2], values)[0]
        elif kind == 'if':
            for test, body in node[1]:
                if _value(test, values)[0]:
                    out += _show(body, values)
                    break
        else:
            _, names, items, body, other = node
            all = list(_value(items, values)[0] or [])
            for at, item in enumerate(all):
                inner = dict(values)
                inner.update(zip(names, item) if len(names) > 1 else [(names[0], _wrap(item))])
                inner['loop'] = _Loop(at, len(all))
                out += _show(body, inner)
            if not all:
                out += _show(other, values)
    return out
class _Loop:
    def __init__(self, at, length):
        self.index, self.index0, self.first, self.last, self.length = at + 1, at, at == 0, at == length - 1, length
`
