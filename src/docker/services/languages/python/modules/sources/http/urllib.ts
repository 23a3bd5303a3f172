/** The module urllib of the standard library, but for its requests. */
export const source = String.raw`@urllib
@urllib.parse
from _page import unquote
def quote(text, safe='/'):
    out = ''
    for byte in str(text).encode():
        c = chr(byte)
        out += c if byte < 128 and (c.isalnum() or c in '_.-~' + safe) else f'%{byte:02X}'
    return out
def urlencode(fields):
    pairs = fields.items() if isinstance(fields, dict) else fields
    return '&'.join(quote(k, '').replace('%20', '+') + '=' + quote(v, '').replace('%20', '+') for k, v in pairs)
def unquote_plus(text):
    return unquote(text.replace('+', ' '))
def parse_qs(text):
    from _page import fields
    found = {}
    for name, value in fields(text):
        found.setdefault(name, []).append(value)
    return found
class _Parts:
    pass
def urlparse(url):
    parts = _Parts()
    rest, _, parts.fragment = url.partition('#')
    rest, _, parts.query = rest.partition('?')
    parts.scheme, sep, rest2 = rest.partition('://')
    if not sep:
        parts.scheme, parts.netloc, parts.path = '', '', rest
    else:
        parts.netloc, slash, path = rest2.partition('/')
        parts.path = slash + path
    parts.hostname, _, port = parts.netloc.partition(':')
    parts.port = int(port) if port else None
    return parts
`
