/** The package requests. */
export const source = String.raw`@requests
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
`
