/** The module http.server of the standard library. */
export const source = String.raw`@http.server
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
`
