/** What servers of pages share: fields of forms, and times. */
export const source = String.raw`@_page
import _time
import time as _t
def unquote(text):
    out, at = '', 0
    while at < len(text):
        if text[at] == '%':
            run = []
            while at + 2 < len(text) + 0 and text[at] == '%':
                run.append(int(text[at + 1:at + 3], 16))
                at += 3
                if at >= len(text):
                    break
            out += bytes(run).decode() if run else '%'
            if not run:
                at += 1
        else:
            out += text[at]
            at += 1
    return out
def fields(text):
    found = []
    for pair in text.split('&'):
        if pair:
            name, _, value = pair.partition('=')
            found.append((unquote(name.replace('+', ' ')), unquote(value.replace('+', ' '))))
    return found
def stamp():
    return _t.strftime('%d/%b/%Y %H:%M:%S', _t.gmtime())
def moment(seconds):
    return _t.strftime('%a, %d %b %Y %H:%M:%S GMT', _t.gmtime(int(seconds)))
class Fields(dict):
    def getlist(self, name):
        return [value for key, value in self._pairs if key == name]
    def get(self, name, default=None, type=None):
        value = super().get(name, default)
        if type is None or name not in self:
            return value
        try:
            return type(value)
        except (ValueError, TypeError):
            return default
    def to_dict(self):
        return dict(self)
def of(text):
    made = Fields()
    made._pairs = fields(text)
    for name, value in made._pairs:
        made.setdefault(name, value)
    return made
class Headers(dict):
    def get(self, name, default=None):
        for key, value in self.items():
            if key.lower() == name.lower():
                return value
        return default
    def __getitem__(self, name):
        value = self.get(name)
        if value is None:
            raise KeyError(name)
        return value
    def __contains__(self, name):
        return self.get(name) is not None
`
