/** Packages that pip installs, as far as they are simulated: flask, redis, requests; and the servers of the standard library. */
export const source = String.raw`@_options
def check(name, options, inert, absent):
    for option in options:
        if option in inert.split():
            continue
        if option in absent.split():
            raise NotImplementedError(f'{option}= of {name} is not simulated')
        raise TypeError(f"{name}() got an unexpected keyword argument '{option}'")
def check_native(name, options, absent):
    # functions that are written in C say it in other words
    for option in options:
        if option in absent.split():
            raise NotImplementedError(f'{option}= of {name} is not simulated')
        raise TypeError(f"'{option}' is an invalid keyword argument for this function")
@redis
import _options
import _redis
from redis.exceptions import RedisError, ConnectionError, TimeoutError, AuthenticationError, ResponseError, DataError
import redis.exceptions as exceptions
def _word(value):
    if isinstance(value, bytes):
        return value
    if isinstance(value, bool) or value is None or isinstance(value, (list, dict, tuple)):
        raise DataError(f"Invalid input of type: '{type(value).__name__}'. Convert to a bytes, string, int or float first.")
    return repr(value) if isinstance(value, float) else str(value)
_INERT = 'socket_timeout socket_connect_timeout socket_keepalive socket_keepalive_options encoding errors encoding_errors retry_on_timeout max_connections single_connection_client health_check_interval client_name lib_name lib_version protocol'
_ABSENT = 'connection_pool unix_socket_path retry_on_error ssl ssl_keyfile ssl_certfile ssl_cert_reqs ssl_ca_certs ssl_ca_path ssl_ca_data ssl_check_hostname ssl_password username retry redis_connect_func credential_provider cache cache_config charset'
class Redis:
    def __init__(self, host='localhost', port=6379, db=0, password=None, decode_responses=False, **options):
        _options.check('Redis.__init__', options, _INERT, _ABSENT)
        if int(db) != 0:
            raise NotImplementedError('databases besides 0 are not simulated')
        self._host, self._port, self._password, self._decode = host, int(port), password, decode_responses
    @classmethod
    def from_url(cls, url, **options):
        place = url.split('://')[-1].split('/')[0]
        secret, _, place = place.rpartition('@')
        host, _, port = place.partition(':')
        return cls(host=host, port=port or 6379, password=secret.partition(':')[2] or None, **options)
    def execute_command(self, *words):
        answer = _redis.ask(self._host, self._port, self._password, *[_word(word) for word in words])
        if answer == 'unknown':
            raise ConnectionError(f'Error -2 connecting to {self._host}:{self._port}. Name or service not known.')
        if answer == 'refused':
            raise ConnectionError(f'Error 111 connecting to {self._host}:{self._port}. Connection refused.')
        return self._read(answer)
    def _read(self, answer):
        if isinstance(answer, tuple):
            kind, text = answer
            if kind == 'status':
                return True if text in ('OK', 'PONG') else text
            if text.startswith(('NOAUTH', 'WRONGPASS')):
                raise AuthenticationError(text.partition(' ')[2] if text.startswith('NOAUTH') else text)
            raise ResponseError(text.removeprefix('ERR '))
        if isinstance(answer, list):
            return [self._read(one) for one in answer]
        return answer.decode() if self._decode and isinstance(answer, bytes) else answer
    def ping(self):
        return self.execute_command('PING')
    def get(self, name):
        return self.execute_command('GET', name)
    def set(self, name, value, ex=None, px=None, nx=False, xx=False):
        words = ['SET', name, value]
        if ex is not None: words += ['EX', ex]
        if px is not None: words += ['PX', px]
        if nx: words.append('NX')
        if xx: words.append('XX')
        return self.execute_command(*words)
    def setex(self, name, time, value):
        return self.set(name, value, ex=time)
    def incr(self, name, amount=1):
        return self.execute_command('INCRBY', name, amount)
    incrby = incr
    def decr(self, name, amount=1):
        return self.execute_command('DECRBY', name, amount)
    def delete(self, *names):
        return self.execute_command('DEL', *names)
    def exists(self, *names):
        return self.execute_command('EXISTS', *names)
    def expire(self, name, time):
        return bool(self.execute_command('EXPIRE', name, time))
    def ttl(self, name):
        return self.execute_command('TTL', name)
    def keys(self, pattern='*'):
        return self.execute_command('KEYS', pattern)
    def lpush(self, name, *values):
        return self.execute_command('LPUSH', name, *values)
    def rpush(self, name, *values):
        return self.execute_command('RPUSH', name, *values)
    def lpop(self, name):
        return self.execute_command('LPOP', name)
    def rpop(self, name):
        return self.execute_command('RPOP', name)
    def llen(self, name):
        return self.execute_command('LLEN', name)
    def lrange(self, name, start, end):
        return self.execute_command('LRANGE', name, start, end)
    def hset(self, name, key=None, value=None, mapping=None):
        words = ['HSET', name] + ([] if key is None else [key, value])
        for field, item in (mapping or {}).items():
            words += [field, item]
        return self.execute_command(*words)
    def hget(self, name, key):
        return self.execute_command('HGET', name, key)
    def hgetall(self, name):
        items = self.execute_command('HGETALL', name)
        return dict(zip(items[::2], items[1::2]))
    def hincrby(self, name, key, amount=1):
        return self.execute_command('HINCRBY', name, key, amount)
    def sadd(self, name, *values):
        return self.execute_command('SADD', name, *values)
    def smembers(self, name):
        return set(self.execute_command('SMEMBERS', name))
    def flushall(self):
        return self.execute_command('FLUSHALL')
    flushdb = flushall
    def dbsize(self):
        return self.execute_command('DBSIZE')
    def close(self):
        pass
StrictRedis = Redis
from_url = Redis.from_url
@redis.exceptions
class RedisError(Exception):
    pass
class ConnectionError(RedisError):
    pass
class TimeoutError(RedisError):
    pass
class AuthenticationError(ConnectionError):
    pass
class ResponseError(RedisError):
    pass
class DataError(RedisError):
    pass
@_page
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
@urllib
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
@requests
import _web
import json as _json
from urllib.parse import urlparse, urlencode
from requests.exceptions import RequestException, ConnectionError, HTTPError, Timeout
import requests.exceptions as exceptions
class Response:
    def __init__(self, url, answer):
        from _page import Headers
        self.url = url
        self.status_code, headers, self.text, self.reason = answer
        self.headers = Headers(headers)
        self.content = self.text.encode()
        self.ok = self.status_code < 400
    def json(self):
        return _json.loads(self.text)
    def raise_for_status(self):
        if not self.ok:
            whose = 'Client' if self.status_code < 500 else 'Server'
            raise HTTPError(f'{self.status_code} {whose} Error: {self.reason} for url: {self.url}', response=self)
    def __repr__(self):
        return f'<Response [{self.status_code}]>'
def request(method, url, params=None, data=None, json=None, headers=None, timeout=None):
    if params:
        url += ('&' if '?' in url else '?') + urlencode(params)
    parts = urlparse(url)
    sent = dict(headers or {})
    body = ''
    if json is not None:
        body = _json.dumps(json)
        sent['Content-Type'] = 'application/json'
    elif isinstance(data, dict):
        body = urlencode(data)
        sent['Content-Type'] = 'application/x-www-form-urlencoded'
    elif data is not None:
        body = data
    port = parts.port or (443 if parts.scheme == 'https' else 80)
    path = (parts.path or '/') + ('?' + parts.query if parts.query else '')
    lines = [f'{name}: {value}' for name, value in {'Host': parts.netloc, **sent}.items()]
    answer = _web.ask(parts.hostname, port, method.upper(), path, lines, body)
    if isinstance(answer, str):
        reason = '[Errno -2] Name or service not known' if answer == 'unknown' else '[Errno 111] Connection refused'
        raise ConnectionError(f"HTTPConnectionPool(host='{parts.hostname}', port={port}): Max retries exceeded with url: {path} ({reason})")
    return Response(url, answer)
def get(url, params=None, **options):
    return request('GET', url, params=params, **options)
def post(url, data=None, json=None, **options):
    return request('POST', url, data=data, json=json, **options)
def put(url, data=None, **options):
    return request('PUT', url, data=data, **options)
def delete(url, **options):
    return request('DELETE', url, **options)
@requests.exceptions
class RequestException(IOError):
    def __init__(self, *about, request=None, response=None):
        super().__init__(*about)
        self.request, self.response = request, response
class ConnectionError(RequestException):
    pass
class HTTPError(RequestException):
    pass
class Timeout(RequestException):
    pass
@http
def __getattr__(name):
    if name != 'HTTPStatus':
        raise AttributeError(f"module 'http' has no attribute {name!r}")
    from http._status import HTTPStatus
    return HTTPStatus
@http._status
from enum import IntEnum
_ROWS = '''100 Continue|Request received, please continue
101 Switching Protocols|Switching to new protocol; obey Upgrade header
102 Processing|
103 Early Hints|
200 OK|Request fulfilled, document follows
201 Created|Document created, URL follows
202 Accepted|Request accepted, processing continues off-line
203 Non-Authoritative Information|Request fulfilled from cache
204 No Content|Request fulfilled, nothing follows
205 Reset Content|Clear input form for further input
206 Partial Content|Partial content follows
207 Multi-Status|
208 Already Reported|
226 IM Used|
300 Multiple Choices|Object has several resources -- see URI list
301 Moved Permanently|Object moved permanently -- see URI list
302 Found|Object moved temporarily -- see URI list
303 See Other|Object moved -- see Method and URL list
304 Not Modified|Document has not changed since given time
305 Use Proxy|You must use proxy specified in Location to access this resource
307 Temporary Redirect|Object moved temporarily -- see URI list
308 Permanent Redirect|Object moved permanently -- see URI list
400 Bad Request|Bad request syntax or unsupported method
401 Unauthorized|No permission -- see authorization schemes
402 Payment Required|No payment -- see charging schemes
403 Forbidden|Request forbidden -- authorization will not help
404 Not Found|Nothing matches the given URI
405 Method Not Allowed|Specified method is invalid for this resource
406 Not Acceptable|URI not available in preferred format
407 Proxy Authentication Required|You must authenticate with this proxy before proceeding
408 Request Timeout|Request timed out; try again later
409 Conflict|Request conflict
410 Gone|URI no longer exists and has been permanently removed
411 Length Required|Client must specify Content-Length
412 Precondition Failed|Precondition in headers is false
413 Request Entity Too Large|Entity is too large
414 Request-URI Too Long|URI is too long
415 Unsupported Media Type|Entity body in unsupported format
416 Requested Range Not Satisfiable|Cannot satisfy request range
417 Expectation Failed|Expect condition could not be satisfied
418 I'm a Teapot|Server refuses to brew coffee because it is a teapot.
421 Misdirected Request|Server is not able to produce a response
422 Unprocessable Entity|
423 Locked|
424 Failed Dependency|
425 Too Early|
426 Upgrade Required|
428 Precondition Required|The origin server requires the request to be conditional
429 Too Many Requests|The user has sent too many requests in a given amount of time ("rate limiting")
431 Request Header Fields Too Large|The server is unwilling to process the request because its header fields are too large
451 Unavailable For Legal Reasons|The server is denying access to the resource as a consequence of a legal demand
500 Internal Server Error|Server got itself in trouble
501 Not Implemented|Server does not support this operation
502 Bad Gateway|Invalid responses from another server/proxy
503 Service Unavailable|The server cannot process the request due to a high load
504 Gateway Timeout|The gateway server did not receive a timely response
505 HTTP Version Not Supported|Cannot fulfill request
506 Variant Also Negotiates|
507 Insufficient Storage|
508 Loop Detected|
510 Not Extended|
511 Network Authentication Required|The client needs to authenticate to gain network access'''
class HTTPStatus(IntEnum):
    CONTINUE = 100
    SWITCHING_PROTOCOLS = 101
    PROCESSING = 102
    EARLY_HINTS = 103
    OK = 200
    CREATED = 201
    ACCEPTED = 202
    NON_AUTHORITATIVE_INFORMATION = 203
    NO_CONTENT = 204
    RESET_CONTENT = 205
    PARTIAL_CONTENT = 206
    MULTI_STATUS = 207
    ALREADY_REPORTED = 208
    IM_USED = 226
    MULTIPLE_CHOICES = 300
    MOVED_PERMANENTLY = 301
    FOUND = 302
    SEE_OTHER = 303
    NOT_MODIFIED = 304
    USE_PROXY = 305
    TEMPORARY_REDIRECT = 307
    PERMANENT_REDIRECT = 308
    BAD_REQUEST = 400
    UNAUTHORIZED = 401
    PAYMENT_REQUIRED = 402
    FORBIDDEN = 403
    NOT_FOUND = 404
    METHOD_NOT_ALLOWED = 405
    NOT_ACCEPTABLE = 406
    PROXY_AUTHENTICATION_REQUIRED = 407
    REQUEST_TIMEOUT = 408
    CONFLICT = 409
    GONE = 410
    LENGTH_REQUIRED = 411
    PRECONDITION_FAILED = 412
    REQUEST_ENTITY_TOO_LARGE = 413
    REQUEST_URI_TOO_LONG = 414
    UNSUPPORTED_MEDIA_TYPE = 415
    REQUESTED_RANGE_NOT_SATISFIABLE = 416
    EXPECTATION_FAILED = 417
    IM_A_TEAPOT = 418
    MISDIRECTED_REQUEST = 421
    UNPROCESSABLE_ENTITY = 422
    LOCKED = 423
    FAILED_DEPENDENCY = 424
    TOO_EARLY = 425
    UPGRADE_REQUIRED = 426
    PRECONDITION_REQUIRED = 428
    TOO_MANY_REQUESTS = 429
    REQUEST_HEADER_FIELDS_TOO_LARGE = 431
    UNAVAILABLE_FOR_LEGAL_REASONS = 451
    INTERNAL_SERVER_ERROR = 500
    NOT_IMPLEMENTED = 501
    BAD_GATEWAY = 502
    SERVICE_UNAVAILABLE = 503
    GATEWAY_TIMEOUT = 504
    HTTP_VERSION_NOT_SUPPORTED = 505
    VARIANT_ALSO_NEGOTIATES = 506
    INSUFFICIENT_STORAGE = 507
    LOOP_DETECTED = 508
    NOT_EXTENDED = 510
    NETWORK_AUTHENTICATION_REQUIRED = 511
    @property
    def phrase(self):
        return self._told()[0]
    @property
    def description(self):
        return self._told()[1]
    def _told(self):
        return next(row[4:].split('|') for row in _ROWS.split('\n') if row.startswith(str(self.value)))
@http.server
import _web
import sys
import _page
class HTTPServer:
    def __init__(self, address, handler):
        self.server_address = address
        self.server_name, self.server_port = address[0], address[1]
        self._handler = handler
    def serve_forever(self):
        def answer(method, path, headers, body, client):
            handler = self._handler.__new__(self._handler)
            try:
                return handler._answer(self, method, path, headers, body, client)
            except Exception:
                self.handle_error(None, handler.client_address)
                return handler._sent()
        _web.serve(self.server_address[0], self.server_address[1], answer)
    def handle_error(self, request, client_address):
        import traceback
        line = '-' * 40
        print(f'{line}\nException occurred during processing of request from {client_address}', file=sys.stderr)
        traceback.print_exc()
        print(line, file=sys.stderr)
    def server_close(self):
        pass
    def shutdown(self):
        pass
    def __enter__(self):
        return self
    def __exit__(self, *about):
        pass
ThreadingHTTPServer = HTTPServer
class _Reader:
    def __init__(self, text):
        self._text = text.encode()
    def read(self, size=None):
        return self._text if size is None else self._text[:size]
class _Writer:
    def __init__(self):
        self._bytes = b''
    def write(self, data):
        if not isinstance(data, bytes):
            raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'")
        self._bytes += data
    def flush(self):
        pass
_ERROR_PAGE = """<!DOCTYPE HTML>
<html lang="en">
    <head>
        <meta charset="utf-8">
        <title>Error response</title>
    </head>
    <body>
        <h1>Error response</h1>
        <p>Error code: %(code)d</p>
        <p>Message: %(message)s.</p>
        <p>Error code explanation: %(code)s - %(explain)s.</p>
    </body>
</html>
"""
class BaseHTTPRequestHandler:
    server_version = 'BaseHTTP/0.6'
    protocol_version = 'HTTP/1.0'
    error_content_type = 'text/html;charset=utf-8'
    error_message_format = _ERROR_PAGE
    def _answer(self, server, method, path, headers, body, client):
        self.server, self.command, self.path = server, method, path
        self.headers = _page.Headers(headers)
        if body and 'Content-Length' not in self.headers:
            self.headers['Content-Length'] = str(len(body.encode()))
        self.client_address = (client, 50000)
        self.requestline = f'{method} {path} HTTP/1.1'
        self.rfile, self.wfile = _Reader(body), _Writer()
        self._status, self._headers, self._has_head = 200, [], False
        act = getattr(self, 'do_' + method, None)
        if act is None:
            self.send_error(501, f"Unsupported method ('{method}')")
        else:
            act()
        return (self._status, self._headers, self.wfile._bytes)
    def _sent(self):
        return (self._status, self._headers, self.wfile._bytes) if self._has_head else (0, [], b'')
    def send_response(self, code, message=None):
        self._status = int(code)
        self.log_request(code)
        self._headers.append(('Server', f"{self.server_version} Python/{sys.version.split(' ')[0]}"))
    def send_header(self, name, value):
        self._headers.append((name, str(value)))
    def end_headers(self):
        self._has_head = True
    def send_error(self, code, message=None, explain=None):
        from http._status import HTTPStatus
        from html import escape
        try:
            status = HTTPStatus(code)
            short, long = status.phrase, status.description
        except ValueError:
            short, long = '???', '???'
        message, explain = short if message is None else message, long if explain is None else explain
        self.log_error('code %d, message %s', code, message)
        self.send_response(code, message)
        self.send_header('Connection', 'close')
        body = b''
        if code >= 200 and code not in (204, 205, 304):
            body = (self.error_message_format % {'code': int(code), 'message': escape(message, quote=False), 'explain': escape(explain, quote=False)}).encode()
            self.send_header('Content-Type', self.error_content_type)
            self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def log_error(self, format, *args):
        self.log_message(format, *args)
    def log_request(self, code='-', size='-'):
        self.log_message('"%s" %s %s', self.requestline, str(int(code)), str(size))
    def address_string(self):
        return self.client_address[0]
    def date_time_string(self):
        return _page.stamp()
    def log_message(self, format, *args):
        print(f'{self.address_string()} - - [{_page.stamp()}] {format % args}', file=sys.stderr)
class SimpleHTTPRequestHandler(BaseHTTPRequestHandler):
    server_version = 'SimpleHTTP/0.6'
    _directory = '.'
    index_pages = ('index.html', 'index.htm')
    def do_GET(self):
        import os
        path = self.translate_path(self.path)
        if os.path.isdir(path):
            place = self.path.partition('#')[0]
            place, mark, query = place.partition('?')
            if not place.endswith('/'):
                self.send_response(301)
                self.send_header('Location', place + '/' + mark + query)
                self.send_header('Content-Length', '0')
                self.end_headers()
                return
            index = next((name for name in self.index_pages if os.path.isfile(os.path.join(path, name))), None)
            if index is None:
                self.list_directory(path)
                return
            path = os.path.join(path, index)
        found = None if path.endswith('/') else _web.file('/', path)
        if found is None:
            self.send_error(404, 'File not found')
            return
        modified = _page.moment(os.stat(path).st_mtime)
        if self.headers.get('If-Modified-Since') == modified and 'If-None-Match' not in self.headers:
            self.send_response(304)
            self.end_headers()
            return
        body = found[1].encode()
        self.send_response(200)
        self.send_header('Content-Type', self.guess_type(path) or found[0])
        self.send_header('Content-Length', str(len(body)))
        self.send_header('Last-Modified', modified)
        self.end_headers()
        self.wfile.write(body)
    def guess_type(self, path):
        return {'py': 'text/x-python', 'js': 'text/javascript', 'md': 'text/markdown', 'csv': 'text/csv', 'sh': 'application/x-sh', 'yaml': 'application/octet-stream', 'yml': 'application/octet-stream', 'ico': 'image/vnd.microsoft.icon', 'tar': 'application/x-tar'}.get(path.rpartition('/')[2].rpartition('.')[2])
    def translate_path(self, path):
        import os
        plain = _page.unquote(path.partition('#')[0].partition('?')[0])
        parts = []
        for part in plain.split('/'):
            if part == '..':
                parts = parts[:-1]
            elif part not in ('', '.'):
                parts.append(part)
        return '/'.join([os.path.abspath(self._directory).rstrip('/'), *parts]) + ('/' if plain.endswith('/') else '')
    def list_directory(self, path):
        import os
        from html import escape
        from urllib.parse import quote
        title = 'Directory listing for ' + escape(_page.unquote(self.path.partition('#')[0].partition('?')[0]), quote=False)
        rows = []
        for name in sorted(os.listdir(path), key=lambda name: name.lower()):
            full = os.path.join(path, name)
            mark = '/' if os.path.isdir(full) else ''
            shown = name + ('@' if os.path.islink(full) else mark)
            rows.append(f'<li><a href="{quote(name + mark)}">{escape(shown, quote=False)}</a></li>\n')
        body = f'<!DOCTYPE HTML>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n</head>\n<body>\n<h1>{title}</h1>\n<hr>\n<ul>\n{"".join(rows)}</ul>\n<hr>\n</body>\n</html>\n'.encode()
        self.send_response(200)
        self.send_header('Content-Type', 'text/html; charset=utf-8')
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    do_HEAD = do_GET
def _main(host, port, directory):
    if directory != '.':
        SimpleHTTPRequestHandler._directory = directory
    def answer(method, path, headers, body, client):
        handler = SimpleHTTPRequestHandler.__new__(SimpleHTTPRequestHandler)
        return handler._answer(None, method, path, headers, body, client)
    def started():
        print(f'Serving HTTP on {host} port {port} (http://{host}:{port}/) ...')
    try:
        _web.serve(host, port, answer, started)
    except KeyboardInterrupt:
        print('\nKeyboard interrupt received, exiting.')
@markupsafe
from html import escape
Markup = str
@werkzeug
@werkzeug.exceptions
from flask import HTTPException, NotFound
@flask
import _options
import _web
import _page
import sys
import json as _json
import os
import _os
from html import escape as _escape
_NAMES = {200: 'OK', 201: 'Created', 204: 'No Content', 301: 'Moved Permanently', 302: 'Found', 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 405: 'Method Not Allowed', 409: 'Conflict', 415: 'Unsupported Media Type', 418: "I'm a teapot", 422: 'Unprocessable Entity', 500: 'Internal Server Error', 503: 'Service Unavailable'}
_TEXTS = {
    400: 'The browser (or proxy) sent a request that this server could not understand.',
    401: 'The server could not verify that you are authorized to access the URL requested. You either supplied the wrong credentials (e.g. a bad password), or your browser doesn&#39;t understand how to supply the credentials required.',
    403: 'You don&#39;t have the permission to access the requested resource. It is either read-protected or not readable by the server.',
    404: 'The requested URL was not found on the server. If you entered the URL manually please check your spelling and try again.',
    405: 'The method is not allowed for the requested URL.',
    415: 'Did not attempt to load JSON data because the request Content-Type was not &#39;application/json&#39;.',
    500: 'The server encountered an internal error and was unable to complete your request. Either the server is overloaded or there is an error in the application.',
}
class HTTPException(Exception):
    def __init__(self, code=500, description=None):
        super().__init__(code)
        self.code, self.name = code, _NAMES.get(code, 'Unknown Error')
        self.description = description or _TEXTS.get(code, '')
    def __str__(self):
        return f'{self.code} {self.name}: {self.description}'
    def _page(self):
        return f'<!doctype html>\n<html lang=en>\n<title>{self.code} {self.name}</title>\n<h1>{self.name}</h1>\n<p>{self.description}</p>\n'
class NotFound(HTTPException):
    def __init__(self, description=None):
        super().__init__(404, description)
def abort(code, description=None):
    raise (NotFound(description) if code == 404 else HTTPException(code, description))
class Response:
    def __init__(self, response='', status=200, headers=None, mimetype=None, content_type=None):
        self.data = response.encode() if isinstance(response, str) else response
        self.status_code = int(str(status).split(' ')[0])
        self.headers = _page.Headers(headers or {})
        kind = content_type or (mimetype + ('; charset=utf-8' if mimetype.startswith('text/') else '') if mimetype else None)
        if kind or 'Content-Type' not in self.headers:
            self.headers['Content-Type'] = kind or 'text/html; charset=utf-8'
        self._cookies = []
    def get_data(self, as_text=False):
        return self.data.decode() if as_text else self.data
    def set_cookie(self, key, value='', max_age=None, path='/', httponly=False, **options):
        _options.check('Response.set_cookie', options, '', 'expires domain secure samesite partitioned')
        self._cookies.append(('Set-Cookie', f'{key}={value}' + (f'; Max-Age={max_age}' if max_age is not None else '') + f'; Path={path}' + ('; HttpOnly' if httponly else '')))
    def delete_cookie(self, key):
        self.set_cookie(key, '', max_age=0)
class _Local:
    def __getattr__(self, name):
        if not _requests:
            raise RuntimeError('Working outside of request context.')
        return getattr(_requests[-1], name)
class Request:
    def __init__(self, method, path, headers, body, client):
        self.method, self.full_path, self.remote_addr = method, path, client
        self.path, _, query = path.partition('?')
        self.path = _page.unquote(self.path)
        self.query_string = query.encode()
        self.headers = _page.Headers(headers)
        self.data = body.encode()
        self.args = _page.of(query)
        kind = self.headers.get('Content-Type', '')
        self.content_type = kind
        self.mimetype = kind.split(';')[0]
        self.is_json = self.mimetype == 'application/json'
        self.form = _page.of(body if self.mimetype == 'application/x-www-form-urlencoded' else '')
        self.values = self.form or self.args
        self.host = self.headers.get('Host', 'localhost')
        self.host_url = self.url_root = f'http://{self.host}/'
        self.url = f'http://{self.host}{path}'
        self.base_url = f'http://{self.host}{self.path}'
        self.user_agent = self.headers.get('User-Agent', '')
        self.cookies = dict(part.strip().split('=', 1) for part in self.headers.get('Cookie', '').split(';') if '=' in part)
        self.view_args, self.endpoint = {}, None
    def get_data(self, as_text=False):
        return self.data.decode() if as_text else self.data
    def get_json(self, force=False, silent=False):
        if not self.is_json and not force:
            if silent:
                return None
            abort(415)
        try:
            return _json.loads(self.data)
        except ValueError:
            if silent:
                return None
            abort(400)
    @property
    def json(self):
        return self.get_json()
_requests = []
request = _Local()
class _Globals:
    pass
g = _Globals()
session = {}
class _Rule:
    def __init__(self, rule, methods, endpoint, view):
        self.rule, self.methods, self.endpoint, self.view = rule, methods, endpoint, view
    def match(self, path):
        pattern, given = self.rule.strip('/').split('/'), path.strip('/').split('/')
        if self.rule.endswith('/') != path.endswith('/') and not (self.rule.endswith('/') and path + '/' == self.rule):
            return None
        values = {}
        for at, part in enumerate(pattern):
            if not (part.startswith('<') and part.endswith('>')):
                if at >= len(given) or part != given[at]:
                    return None
                continue
            kind, _, name = part[1:-1].rpartition(':')
            if kind == 'path':
                values[name] = '/'.join(given[at:])
                return values if values[name] else None
            if at >= len(given) or given[at] == '':
                return None
            value = given[at]
            if kind == 'int' and not value.isdigit():
                return None
            values[name] = int(value) if kind == 'int' else float(value) if kind == 'float' else value
        return values if len(pattern) == len(given) else None
class Blueprint:
    def __init__(self, name, import_name, url_prefix=''):
        self.name, self.url_prefix, self._todo = name, url_prefix or '', []
    def route(self, rule, **options):
        def decorate(view):
            self._todo.append((rule, view, options))
            return view
        return decorate
    def get(self, rule, **options):
        return self.route(rule, methods=['GET'], **options)
    def post(self, rule, **options):
        return self.route(rule, methods=['POST'], **options)
_apps = []
class _Config(dict):
    def from_mapping(self, *places, **named):
        self.update(*places, **named)
    def from_object(self, value):
        for name in dir(value):
            if name.isupper():
                self[name] = getattr(value, name)
class Flask:
    def __init__(self, import_name, static_folder='static', static_url_path=None, template_folder='templates', **options):
        _options.check('Flask.__init__', options, 'instance_path instance_relative_config', 'static_host host_matching subdomain_matching root_path')
        if static_url_path not in (None, '/static'):
            raise NotImplementedError('static_url_path= of Flask is not simulated')
        self.import_name = self.name = import_name
        self.config = _Config()
        _apps.append(self)
        self.debug = False
        self.secret_key = None
        self._rules, self._handlers, self._before, self._after, self._teardown = [], [], [], [], []
        self._static, self._templates = static_folder, template_folder
        import logging
        self.logger = logging.getLogger(import_name)
    def add_url_rule(self, rule, endpoint=None, view_func=None, methods=None, **options):
        _options.check('Rule.__init__', options, 'provide_automatic_options', 'defaults subdomain strict_slashes merge_slashes build_only redirect_to alias host websocket')
        methods = [m.upper() for m in (methods or ['GET'])]
        self._rules.append(_Rule(rule, methods + (['HEAD'] if 'GET' in methods else []), endpoint or view_func.__name__, view_func))
    def route(self, rule, **options):
        def decorate(view):
            self.add_url_rule(rule, options.pop('endpoint', None), view, **options)
            return view
        return decorate
    def get(self, rule, **options):
        return self.route(rule, methods=['GET'], **options)
    def post(self, rule, **options):
        return self.route(rule, methods=['POST'], **options)
    def put(self, rule, **options):
        return self.route(rule, methods=['PUT'], **options)
    def patch(self, rule, **options):
        return self.route(rule, methods=['PATCH'], **options)
    def delete(self, rule, **options):
        return self.route(rule, methods=['DELETE'], **options)
    def errorhandler(self, kind):
        def decorate(view):
            self._handlers.append((kind, view))
            return view
        return decorate
    def before_request(self, view):
        self._before.append(view)
        return view
    def after_request(self, view):
        self._after.append(view)
        return view
    def teardown_appcontext(self, view):
        self._teardown.append(view)
        return view
    def _torn(self):
        for view in reversed(self._teardown):
            view(None)
    def register_blueprint(self, blueprint, url_prefix=None):
        for rule, view, options in blueprint._todo:
            prefix = blueprint.url_prefix if url_prefix is None else url_prefix
            self.add_url_rule(prefix + rule, f'{blueprint.name}.{view.__name__}', view, **options)
    def app_context(self):
        return self
    def __enter__(self):
        return self
    def __exit__(self, *about):
        self._torn()
        return False
    def _find(self, request):
        allowed = []
        for rule in self._rules:
            values = rule.match(request.path)
            if values is None:
                continue
            if request.method in rule.methods:
                return rule, values
            allowed += rule.methods
        if self._static and request.path.startswith('/static/'):
            found = _web.file(self._static, request.path[len('/static'):])
            if found:
                return _Rule('', [], 'static', lambda: Response(found[1], content_type=found[0])), {}
        abort(405 if allowed else 404)
    def _error(self, error):
        for kind, view in reversed(self._handlers):
            code = error.code if isinstance(error, HTTPException) else 500
            if kind == code or (isinstance(kind, type) and isinstance(error, kind)):
                return make_response(view(error))
        return None
    def _dispatch(self, request):
        try:
            for view in self._before:
                answer = view()
                if answer is not None:
                    return make_response(answer)
            rule, values = self._find(request)
            request.view_args, request.endpoint = values, rule.endpoint
            answer = rule.view(**values)
            if answer is None:
                raise TypeError(f"The view function for '{rule.endpoint}' did not return a valid response. The function either returned None or ended without a return statement.")
            return make_response(answer)
        except HTTPException as error:
            return self._error(error) or Response(error._page(), error.code)
        except Exception as error:
            found = self._error(error)
            if found is None:
                _show(self.name, request)
                found = Response(HTTPException(500)._page(), 500)
            return found
    def _answer(self, method, path, headers, body, client):
        request = Request(method, path, headers, body, client)
        _requests.append(request)
        try:
            response = self._dispatch(request)
            for view in reversed(self._after):
                response = view(response)
        finally:
            _requests.remove(request)
            self._torn()
        return response
    def _serve(self, host, port, name, debug=None, server=''):
        if debug is not None:
            self.debug = debug
        def answer(method, path, headers, body, client):
            response = self._answer(method, path, headers, body, client)
            if not server:
                print(f'{client} - - [{_page.stamp()}] "{method} {path} HTTP/1.1" {response.status_code} -', file=sys.stderr)
            kind = server or f"Werkzeug Python/{sys.version.split(' ')[0]}"
            return (response.status_code, list(response.headers.items()) + response._cookies + [('Server', kind)], response.data)
        def started():
            if server:
                return
            print('WARNING: This is a development server. Do not use it in a production deployment. Use a production WSGI server instead.', file=sys.stderr)
            where = [host]
            if host in ('0.0.0.0', '::', ''):
                print(f' * Running on all addresses ({host or "0.0.0.0"})', file=sys.stderr)
                where = ['127.0.0.1', _os.address()]
            for one in where:
                print(f' * Running on http://{one}:{port}', file=sys.stderr)
            print('Press CTRL+C to quit', file=sys.stderr)
        if not server:
            print(f" * Serving Flask app '{name}'")
            print(f" * Debug mode: {'on' if self.debug else 'off'}")
            if self.debug:
                print(' * The reloader and the debugger are not simulated here', file=sys.stderr)
        try:
            _web.serve(host, port, answer, started)
        except KeyboardInterrupt:
            pass
        except OSError:
            print(f'Address already in use\nPort {port} is in use by another program. Either identify and stop that program, or start the server with a different port.', file=sys.stderr)
            sys.exit(1)
    def run(self, host=None, port=None, debug=None, **options):
        _options.check('run_simple', options, 'load_dotenv use_reloader use_debugger use_evalex threaded reloader_interval reloader_type extra_files exclude_patterns passthrough_errors', 'processes ssl_context static_files request_handler fd')
        if debug is not None:
            self.debug = bool(debug)
        name = sys.argv[0].rpartition('/')[2].removesuffix('.py')
        self._serve(host or '127.0.0.1', int(port or 5000), name)
    def test_client(self):
        return _Client(self)
class _Client:
    def __init__(self, app):
        self._app = app
    def get(self, path):
        return self._app._answer('GET', path, [], '', '127.0.0.1')
def _show(name, request):
    import traceback
    import _time
    import time
    now = time.strftime('%Y-%m-%d %H:%M:%S', time.gmtime())
    print(f'[{now},000] ERROR in app: Exception on {request.path} [{request.method}]', file=sys.stderr)
    traceback.print_exc()
def _located(module, name):
    app = getattr(module, name, None)
    if app is None and name in ('app', ''):
        app = getattr(module, 'application', None) or getattr(module, 'create_app', None) or getattr(module, 'make_app', None)
        if app is None:
            found = [one for one in vars(module).values() if isinstance(one, Flask)]
            app = found[0] if len(found) == 1 else None
    if app is not None and not isinstance(app, Flask) and callable(app):
        app = app()
    return app if isinstance(app, Flask) else None
def _serve(app, host, port, name, debug):
    app._serve(host, port, name, app.debug or debug)
def _gunicorn(module, name, host, port):
    import time
    def log(level, text):
        print(f"[{time.strftime('%Y-%m-%d %H:%M:%S')} +0000] [1] [{level}] {text}", file=sys.stderr)
    app = getattr(module, name, None)
    if app is None:
        print(f"Failed to find attribute '{name}' in '{module.__name__}'.", file=sys.stderr)
        sys.exit(4)
    if not isinstance(app, Flask) and not callable(app):
        print('Application object must be callable.', file=sys.stderr)
        sys.exit(4)
    app = app() if not isinstance(app, Flask) else app
    log('INFO', 'Starting gunicorn')
    log('INFO', f'Listening at: http://{host}:{port} (1)')
    log('INFO', 'Using worker: sync')
    app._serve(host, port, name, None, 'gunicorn')
def jsonify(*places, **named):
    value = named if named or not places else places[0] if len(places) == 1 else list(places)
    return Response(_json.dumps(value, sort_keys=True, separators=(',', ':')) + '\n', mimetype='application/json')
def make_response(*answer):
    value = answer[0] if len(answer) == 1 else answer
    status, headers = None, {}
    if isinstance(value, tuple):
        for more in value[1:]:
            if isinstance(more, (dict, list)):
                headers = dict(more)
            else:
                status = more
        value = value[0]
    if isinstance(value, (dict, list)):
        value = jsonify(value)
    elif isinstance(value, (str, bytes)):
        value = Response(value)
    elif not isinstance(value, Response):
        raise TypeError(f"The view function did not return a valid response. The return type must be a string, dict, list, tuple with headers or status, Response instance, or WSGI callable, but it was a {type(value).__name__}.")
    if status is not None:
        value.status_code = int(str(status).split(' ')[0])
    for name, item in headers.items():
        value.headers[name] = item
    return value
def redirect(location, code=302):
    page = f'<!doctype html>\n<html lang=en>\n<title>Redirecting...</title>\n<h1>Redirecting...</h1>\n<p>You should be redirected automatically to the target URL: <a href="{_escape(location)}">{_escape(location)}</a>. If not, click the link.\n'
    return Response(page, code, {'Location': location})
def url_for(endpoint, **values):
    if endpoint == 'static':
        return '/static/' + values['filename']
    for app in _apps:
        for rule in app._rules:
            if rule.endpoint == endpoint:
                path = rule.rule
                for name, value in values.items():
                    for kind in ('', 'int:', 'string:', 'float:', 'path:'):
                        path = path.replace(f'<{kind}{name}>', str(value))
                return path
    raise RuntimeError(f"Could not build url for endpoint '{endpoint}'.")
def send_from_directory(directory, path):
    found = _web.file(directory, '/' + path)
    if found is None:
        abort(404)
    return Response(found[1], content_type=found[0])
def flash(message, category='message'):
    session.setdefault('_flashes', []).append(message)
def get_flashed_messages():
    return session.pop('_flashes', [])
def render_template(template_name_or_list, **context):
    path = 'templates/' + template_name_or_list
    if not os.path.exists(path):
        raise TemplateNotFound(template_name_or_list)
    with open(path) as file:
        return render_template_string(file.read(), **context)
class TemplateNotFound(Exception):
    pass
def render_template_string(source, **context):
    import jinja2
    return jinja2.render(source, {'request': request, 'url_for': url_for, 'get_flashed_messages': get_flashed_messages, **context})
@jinja2
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
