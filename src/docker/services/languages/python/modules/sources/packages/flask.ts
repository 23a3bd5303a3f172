/** The package Flask, with what it shows of markupsafe and Werkzeug. */
export const source = String.raw`@markupsafe
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
`
