/** Modules of the standard library that ask web servers: urllib.request and urllib.error. */
export const source = String.raw`@urllib.error
class URLError(OSError):
    def __init__(self, reason, filename=None):
        self.args, self.reason = (reason,), reason
    def __str__(self):
        return f'<urlopen error {self.reason}>'
class HTTPError(URLError):
    def __init__(self, url, code, msg, hdrs, fp):
        self.args = ()
        self.url, self.code, self.status, self.msg, self.reason, self.headers, self.fp = url, code, code, msg, msg, hdrs, fp
    def __str__(self):
        return f'HTTP Error {self.code}: {self.msg}'
    def __repr__(self):
        return f'<HTTPError {self.code}: {self.msg!r}>'
    def read(self):
        return self.fp.read()
@urllib.request
import _web
from _page import Headers
from urllib.error import HTTPError, URLError
from urllib.parse import urlparse
_REASONS = {400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 405: 'Method Not Allowed', 500: 'Internal Server Error', 502: 'Bad Gateway', 503: 'Service Unavailable'}
class Request:
    def __init__(self, url, data=None, headers={}, method=None):
        self.full_url, self.data, self.headers = url, data, dict(headers)
        self.method = method
    def add_header(self, key, value):
        self.headers[key.capitalize()] = value
    def get_method(self):
        return self.method or ('GET' if self.data is None else 'POST')
class _Answer:
    def __init__(self, url, status, headers, body):
        self.url, self.status, self.code, self.headers = url, status, status, Headers(headers)
        self._left = body.encode()
    def read(self, amt=None):
        end = len(self._left) if amt is None else amt
        part, self._left = self._left[:end], self._left[end:]
        return part
    def getcode(self):
        return self.status
    def geturl(self):
        return self.url
    def info(self):
        return self.headers
    def getheader(self, name, default=None):
        return self.headers.get(name, default)
    def close(self):
        pass
    def __enter__(self):
        return self
    def __exit__(self, *about):
        pass
    def __iter__(self):
        return iter(self.read().splitlines(True))
def urlopen(url, data=None, timeout=None):
    asked = url if isinstance(url, Request) else Request(url)
    body = asked.data if data is None else data
    if body is not None and not isinstance(body, bytes):
        raise TypeError('POST data should be bytes, an iterable of bytes, or a file object. It cannot be of type str.')
    parts = urlparse(asked.full_url)
    if not parts.scheme:
        raise ValueError(f'unknown url type: {asked.full_url!r}')
    if parts.scheme not in ('http', 'https'):
        raise URLError(f'unknown url type: {parts.scheme}')
    sent = {'Host': parts.netloc, **({'Content-Type': 'application/x-www-form-urlencoded'} if body is not None else {}), **asked.headers}
    method = asked.method or ('GET' if body is None else 'POST')
    path = (parts.path or '/') + ('?' + parts.query if parts.query else '')
    answer = _web.ask(parts.hostname, parts.port or (443 if parts.scheme == 'https' else 80), method, path, [f'{name}: {value}' for name, value in sent.items()], '' if body is None else body.decode())
    if isinstance(answer, str):
        raise URLError('[Errno -2] Name or service not known' if answer == 'unknown' else '[Errno 111] Connection refused')
    status, headers, text, _ = answer
    found = _Answer(asked.full_url, status, headers, text)
    if status >= 400:
        raise HTTPError(asked.full_url, status, _REASONS.get(status, ''), found.headers, found)
    return found
`
