/** FastAPI and the server that it is run with, as far as they are simulated. */
export const source = String.raw`@starlette
@starlette.responses
from fastapi.responses import *
@starlette.requests
from fastapi import Request
@starlette.middleware.cors
from fastapi.middleware.cors import CORSMiddleware
@fastapi
import _functions
import _options
import _page
import _web
import asyncio as _asyncio
import inspect as _inspect
import json as _json
import sys
import time as _time
import typing as _typing
import pydantic as _pydantic
from pydantic import BaseModel, FieldInfo, _Invalid, _error, _jsonable, _validate, _MISSING
__version__ = '0.121.0'
_NAMES = {200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No Content', 301: 'Moved Permanently', 302: 'Found', 303: 'See Other', 304: 'Not Modified', 307: 'Temporary Redirect', 308: 'Permanent Redirect', 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 405: 'Method Not Allowed', 409: 'Conflict', 418: "I'm a teapot", 422: 'Unprocessable Content', 429: 'Too Many Requests', 500: 'Internal Server Error', 503: 'Service Unavailable'}
class _Status:
    def __getattr__(self, name):
        if name.startswith('HTTP_'):
            return int(name.split('_')[1])
        raise AttributeError(f"module 'starlette.status' has no attribute '{name}'")
status = _Status()
class HTTPException(Exception):
    def __init__(self, status_code, detail=None, headers=None):
        super().__init__(status_code, detail)
        self.status_code, self.headers = status_code, headers
        self.detail = _NAMES.get(status_code, '') if detail is None else detail
    def __str__(self):
        return f'{self.status_code}: {self.detail}'
class RequestValidationError(Exception):
    def __init__(self, errors, body=None):
        super().__init__(errors)
        self._errors, self.body = errors, body
    def errors(self):
        return self._errors
class Response:
    media_type = None
    def __init__(self, content=None, status_code=200, headers=None, media_type=None, background=None):
        self.status_code, self.headers, self.background = status_code, _page.Headers(headers or {}), background
        self.media_type = media_type or self.media_type
        self._cookies = []
        self.body = self.render(content)
        if self.media_type and 'content-type' not in self.headers:
            self.headers['content-type'] = self.media_type + ('; charset=utf-8' if self.media_type.startswith('text/') else '')
    def render(self, content):
        return b'' if content is None else content if isinstance(content, bytes) else content.encode()
    def set_cookie(self, key, value='', max_age=None, path='/', httponly=False, secure=False, samesite='lax', **options):
        _options.check('Response.set_cookie', options, '', 'expires domain partitioned')
        parts = [f'{key}={value}', 'HttpOnly' if httponly else '', '' if max_age is None else f'Max-Age={max_age}', f'Path={path}', f'SameSite={samesite}' if samesite else '', 'Secure' if secure else '']
        self._cookies.append(('set-cookie', '; '.join(part for part in parts if part)))
    def delete_cookie(self, key, path='/', **options):
        self.set_cookie(key, '""', max_age=0, path=path, **options)
class JSONResponse(Response):
    media_type = 'application/json'
    def render(self, content):
        return _json.dumps(content, ensure_ascii=False, separators=(',', ':')).encode()
class HTMLResponse(Response):
    media_type = 'text/html'
class PlainTextResponse(Response):
    media_type = 'text/plain'
class RedirectResponse(Response):
    def __init__(self, url, status_code=307, headers=None):
        super().__init__(b'', status_code, {**(headers or {}), 'location': str(url)})
class FileResponse(Response):
    def __init__(self, path, status_code=200, headers=None, media_type=None, filename=None):
        directory, _, name = str(path).rpartition('/')
        found = _web.file(directory or '.', '/' + name)
        if found is None:
            raise RuntimeError(f'File at path {path} does not exist.')
        super().__init__(found[1], status_code, headers, media_type or found[0].partition(';')[0])
        if filename:
            self.headers['content-disposition'] = f'attachment; filename="{filename}"'
class _Address:
    def __init__(self, host):
        self.host, self.port = host, 50000
class _URL:
    def __init__(self, scheme, host, path, query):
        self.scheme, self.netloc, self.path, self.query = scheme, host, path, query
        self.hostname, self.port = host.partition(':')[0], int(host.partition(':')[2] or 80)
    def __str__(self):
        return f'{self.scheme}://{self.netloc}{self.path}' + ('?' + self.query if self.query else '')
    def __repr__(self):
        return f"URL('{self}')"
    def __eq__(self, other):
        return str(self) == str(other)
class Request:
    def __init__(self, method, path, headers, body, client, app=None):
        self.method, self.app = method, app
        self._path, _, query = path.partition('?')
        self._path = _page.unquote(self._path)
        self.headers = _page.Headers(headers)
        self.query_params = _page.of(query)
        self.path_params = {}
        self.client = _Address(client)
        self.cookies = dict(part.strip().split('=', 1) for part in self.headers.get('Cookie', '').split(';') if '=' in part)
        self.url = _URL('http', self.headers.get('Host', 'localhost'), self._path, query)
        self.base_url = 'http://' + self.headers.get('Host', 'localhost') + '/'
        self.state = _State()
        self._body = body
    async def body(self):
        return self._body.encode()
    async def json(self):
        return _json.loads(self._body)
    async def form(self):
        return _page.of(self._body)
class _State:
    pass
class BackgroundTasks:
    def __init__(self):
        self._tasks = []
    def add_task(self, act, *args, **named):
        self._tasks.append((act, args, named))
class _Param(FieldInfo):
    place = 'query'
class _Query(_Param):
    pass
class _Path(_Param):
    place = 'path'
class _Header(_Param):
    place = 'header'
    is_converted = True
class _Cookie(_Param):
    place = 'cookie'
class _Body(_Param):
    place = 'body'
class _Form(_Param):
    place = 'form'
def Query(default=_MISSING, **options):
    return _Query(default, **options)
def Path(default=_MISSING, **options):
    return _Path(default, **options)
def Header(default=_MISSING, *, convert_underscores=True, **options):
    made = _Header(default, **options)
    made.is_converted = convert_underscores
    return made
def Cookie(default=_MISSING, **options):
    return _Cookie(default, **options)
def Body(default=_MISSING, **options):
    return _Body(default, **options)
def Form(default=_MISSING, **options):
    return _Form(default, **options)
class _Depends:
    def __init__(self, dependency=None, use_cache=True):
        self.dependency, self.use_cache = dependency, use_cache
def Depends(dependency=None, *, use_cache=True):
    return _Depends(dependency, use_cache)
def _finish(value):
    if not _asyncio.iscoroutine(value):
        return value
    while _asyncio._state['loop'] is not None:
        _time.sleep(0.001)
    return _asyncio.run(value)
async def _awaited(value):
    return await value if _asyncio.iscoroutine(value) else value
def _is_model(kind):
    options = _pydantic._options(kind)
    if options is not None:
        return any(_is_model(one) for one in options)
    base = _pydantic._origin(kind) or kind
    if base in (list, _typing.List):
        return any(_is_model(one) for one in getattr(kind, '__args__', ()))
    return base is dict or (isinstance(base, type) and issubclass(base, BaseModel))
def _is_list(kind):
    options = _pydantic._options(kind) or (kind,)
    return any((_pydantic._origin(one) or one) in (list, set, tuple, _typing.List, _typing.Set) for one in options)
class _Argument:
    def __init__(self, name, kind, usual, path):
        self.name, self.kind, self.info, self.depends = name, kind, None, None
        notes = kind.__args__[1:] if getattr(kind, '_name', '') == 'Annotated' else ()
        if notes:
            self.kind = kind.__args__[0]
        for note in (*notes, usual):
            if isinstance(note, _Depends):
                self.depends = note
            elif isinstance(note, FieldInfo):
                self.info = note
        if self.depends is not None:
            return
        plain = usual if not isinstance(usual, FieldInfo) else _MISSING
        if self.info is None:
            kinds = _Path if '{' + name + '}' in path or '{' + name + ':path}' in path else _Body if _is_model(self.kind) else _Query
            self.info = kinds(plain)
        elif plain is not _MISSING:
            self.info.default = plain
        self.place = getattr(self.info, 'place', 'query')
        self.key = self.info.alias or (name.replace('_', '-') if self.place == 'header' and self.info.is_converted else name)
class _Call:
    def __init__(self, function, path):
        self.function, self.arguments = function, []
        target = function
        if isinstance(function, type):
            target = getattr(function, '__init__', None)
        elif not _inspect.isfunction(function) and not _inspect.ismethod(function):
            target = function.__call__
        notes = getattr(target, '__annotations__', {})
        listed = _functions.parameters(target)
        for name, kind, *usual in listed[1:] if isinstance(function, type) else listed:
            if kind in ('rest', 'named-rest'):
                continue
            self.arguments.append(_Argument(name, notes.get(name, _typing.Any), usual[0] if usual else _MISSING, path))
        self.inner = {one.name: _Call(one.depends.dependency or one.kind, path) for one in self.arguments if one.depends}
    def bodies(self):
        return [one for one in self.arguments if not one.depends and one.place in ('body', 'form') and one.kind not in _GIVEN]
    async def values(self, request, response, tasks, path, body, done, errors, embed):
        made = {}
        for one in self.arguments:
            if one.depends:
                made[one.name] = await self._depended(one, request, response, tasks, path, body, done, errors, embed)
            elif one.kind is Request:
                made[one.name] = request
            elif one.kind is Response:
                made[one.name] = response
            elif one.kind is BackgroundTasks:
                made[one.name] = tasks
            else:
                try:
                    made[one.name] = self._value(one, request, path, body, embed)
                except _Invalid as error:
                    errors += error.errors
        return made
    async def _depended(self, one, request, response, tasks, path, body, done, errors, embed):
        function = self.inner[one.name].function
        if one.depends.use_cache and function in done['cache']:
            return done['cache'][function]
        given = await self.inner[one.name].values(request, response, tasks, path, body, done, errors, embed)
        if errors:
            return None
        value = await _awaited(done['app'].dependency_overrides.get(function, function)(**given))
        if type(value).__name__ == 'generator':
            done['left'].append(value)
            value = next(value)
        elif type(value).__name__ == 'async_generator':
            done['left'].append(value)
            value = await value.__anext__()
        done['cache'][function] = value
        return value
    def _value(self, one, request, path, body, embed):
        info, place = one.info, one.place
        if place == 'body':
            if not embed and not info.embed:
                if body is None:
                    return self._absent(one, ('body',))
                return self._read(one, body, ('body',))
            source = body if isinstance(body, dict) else {}
        else:
            source = {'path': path, 'query': request.query_params, 'header': request.headers, 'cookie': request.cookies, 'form': request._form}[place]
        where = ('body' if place == 'form' else place, one.key)
        if one.key not in source:
            return self._absent(one, where)
        value = source[one.key]
        if place in ('query', 'form') and _is_list(one.kind):
            value = source.getlist(one.key)
        return self._read(one, value, where)
    def _absent(self, one, where):
        if one.info.is_required():
            raise _Invalid([_error('missing', 'Field required', None, where)])
        return one.info.usual()
    def _read(self, one, value, where):
        try:
            value = _validate(one.kind, value)
            return value if value is None else one.info.check(value)
        except _Invalid as error:
            raise _Invalid([{**own, 'loc': (*where, *own['loc'])} for own in error.errors])
_GIVEN = (Request, Response, BackgroundTasks)
class _Route:
    def __init__(self, path, methods, endpoint, options):
        self.path, self.methods, self.endpoint, self.options = path, methods, endpoint, options
        self.name = options.get('name') or endpoint.__name__
        self.call = _Call(endpoint, path)
        self.extra = [_Call(one.dependency, path) for one in options.get('dependencies') or []]
        bodies = self.call.bodies()
        self.embed = len(bodies) > 1 or any(not _is_model(one.kind) and one.place == 'body' and one.info.embed for one in bodies) or (len(bodies) == 1 and bodies[0].place == 'form')
        self.takes_body = [one for one in bodies if one.place == 'body']
        self.takes_form = any(one.place == 'form' for one in bodies)
    def match(self, path):
        pattern, given, values = self.path.split('/'), path.split('/'), {}
        for at, part in enumerate(pattern):
            if part.startswith('{') and part.endswith(':path}'):
                values[part[1:-6]] = '/'.join(given[at:])
                return values
            if at >= len(given):
                return None
            if part.startswith('{') and part.endswith('}'):
                if given[at] == '':
                    return None
                values[part[1:-1].partition(':')[0]] = given[at]
            elif part != given[at]:
                return None
        return values if len(pattern) == len(given) else None
_ROUTE_INERT = 'tags summary description response_description deprecated operation_id include_in_schema responses openapi_extra generate_unique_id_function'
class _Routes:
    def _add(self, path, methods, endpoint, options):
        _options.check('api_route', {name: one for name, one in options.items() if name not in _KNOWN}, _ROUTE_INERT, 'callbacks route_class_override')
        self.routes.append(_Route(path, methods, endpoint, options))
    def api_route(self, path, *, methods=None, **options):
        def decorate(endpoint):
            self._add(path, [one.upper() for one in methods or ['GET']], endpoint, options)
            return endpoint
        return decorate
    def get(self, path, **options):
        return self.api_route(path, methods=['GET'], **options)
    def post(self, path, **options):
        return self.api_route(path, methods=['POST'], **options)
    def put(self, path, **options):
        return self.api_route(path, methods=['PUT'], **options)
    def patch(self, path, **options):
        return self.api_route(path, methods=['PATCH'], **options)
    def delete(self, path, **options):
        return self.api_route(path, methods=['DELETE'], **options)
    def head(self, path, **options):
        return self.api_route(path, methods=['HEAD'], **options)
    def options(self, path, **options):
        return self.api_route(path, methods=['OPTIONS'], **options)
    def include_router(self, router, *, prefix='', tags=None, dependencies=None, responses=None):
        for route in router.routes:
            options = {**route.options, 'dependencies': [*(dependencies or []), *(route.options.get('dependencies') or [])]}
            self.routes.append(_Route(prefix + route.path, route.methods, route.endpoint, options))
_KNOWN = ('status_code', 'response_model', 'response_class', 'dependencies', 'name', 'response_model_exclude_unset', 'response_model_exclude_none', 'response_model_include', 'response_model_exclude', 'response_model_by_alias')
class APIRouter(_Routes):
    def __init__(self, *, prefix='', tags=None, dependencies=None, responses=None):
        self.prefix, self._dependencies, self.routes = prefix, dependencies or [], []
    def _add(self, path, methods, endpoint, options):
        super()._add(self.prefix + path, methods, endpoint, {**options, 'dependencies': [*self._dependencies, *(options.get('dependencies') or [])]})
class FastAPI(_Routes):
    def __init__(self, *, title='FastAPI', version='0.1.0', description='', docs_url='/docs', redoc_url='/redoc', openapi_url='/openapi.json', lifespan=None, debug=False, dependencies=None, summary=None, **options):
        _options.check('FastAPI.__init__', options, 'terms_of_service contact license_info openapi_tags servers swagger_ui_parameters separate_input_output_schemas', 'root_path root_path_in_servers redirect_slashes middleware routes default_response_class exception_handlers on_startup on_shutdown callbacks webhooks')
        self.title, self.version, self.description, self.summary, self.debug = title, version, description, summary, debug
        self.docs_url, self.openapi_url, self.redoc_url = docs_url, openapi_url, redoc_url
        self.state, self.dependency_overrides, self.routes = _State(), {}, []
        self._dependencies, self._lifespan = dependencies or [], lifespan
        self._handlers, self._middleware, self._mounts = {}, [], []
        self._events = {'startup': [], 'shutdown': []}
    def _add(self, path, methods, endpoint, options):
        super()._add(path, methods, endpoint, {**options, 'dependencies': [*self._dependencies, *(options.get('dependencies') or [])]})
    def exception_handler(self, kind):
        def decorate(act):
            self._handlers[kind] = act
            return act
        return decorate
    def middleware(self, kind):
        assert kind == 'http', 'Currently only middleware("http") is supported.'
        def decorate(act):
            self._middleware.append(act)
            return act
        return decorate
    def add_middleware(self, kind, **options):
        self._middleware.append(kind(**options)._act)
    def on_event(self, kind):
        def decorate(act):
            self._events[kind].append(act)
            return act
        return decorate
    def mount(self, path, app, name=None):
        self._mounts.append((path.rstrip('/'), app))
    def url_path_for(self, name, **values):
        for route in self.routes:
            if route.name == name:
                path = route.path
                for key, value in values.items():
                    path = path.replace('{' + key + '}', str(value))
                return path
        raise RuntimeError(f'No route exists for name "{name}" and params "{", ".join(values)}".')
    def openapi(self):
        paths = {}
        for route in self.routes:
            for method in route.methods:
                title = ' '.join(word.capitalize() for word in route.name.split('_'))
                parameters = [{'name': one.key, 'in': one.place, 'required': one.info.is_required()} for one in route.call.arguments if not one.depends and one.kind not in _GIVEN and one.place in ('path', 'query', 'header', 'cookie')]
                known = {'summary': title, 'operationId': route.name + route.path.replace('/', '_').replace('{', '_').replace('}', '_') + '_' + method.lower()}
                if parameters:
                    known['parameters'] = parameters
                known['responses'] = {str(route.options.get('status_code') or 200): {'description': 'Successful Response'}}
                paths.setdefault(route.path, {})[method.lower()] = known
        told = {'title': self.title, 'summary': self.summary, 'description': self.description, 'version': self.version}
        return {'openapi': '3.1.0', 'info': {name: one for name, one in told.items() if one}, 'paths': paths}
    def _own(self, path):
        if self.openapi_url and path == self.openapi_url:
            return JSONResponse(self.openapi())
        if self.openapi_url and path in (self.docs_url, self.redoc_url):
            kind = 'Swagger UI' if path == self.docs_url else 'ReDoc'
            rows = ''.join(f'<li><code>{method} {route.path}</code></li>\n' for route in self.routes for method in route.methods)
            return HTMLResponse(f'<!DOCTYPE html>\n<html>\n<head>\n<title>{self.title} - {kind}</title>\n</head>\n<body>\n<h1>{self.title} {self.version}</h1>\n<p>{kind} is fetched from the Internet, which is not there. These are the routes:</p>\n<ul>\n{rows}</ul>\n</body>\n</html>\n')
        return None
    def _find(self, request):
        allowed = []
        for route in self.routes:
            values = route.match(request._path)
            if values is None:
                continue
            if request.method in route.methods:
                return route, values
            allowed += route.methods
        for prefix, app in self._mounts:
            if request._path == prefix or request._path.startswith(prefix + '/'):
                return app, request._path[len(prefix):]
        if allowed:
            raise HTTPException(405, headers={'allow': ', '.join(allowed)})
        other = request._path[:-1] if request._path.endswith('/') else request._path + '/'
        if request._path != '/' and any(route.match(other) is not None for route in self.routes):
            return None, other
        raise HTTPException(404)
    def _body_of(self, route, request):
        request._form = _page.of(request._body) if route.takes_form else {}
        if not route.takes_body or request._body == '':
            return None
        if 'json' not in request.headers.get('Content-Type', 'application/json'):
            return request._body
        try:
            return _json.loads(request._body)
        except _json.JSONDecodeError as error:
            raise RequestValidationError([_error('json_invalid', 'JSON decode error', {}, ('body', error.pos), {'error': error.msg})])
    async def _endpoint(self, request):
        own = self._own(request._path) if request.method == 'GET' else None
        if own is not None:
            return own
        route, values = self._find(request)
        if route is None:
            return RedirectResponse('http://' + request.headers.get('Host', 'localhost') + values)
        if not isinstance(route, _Route):
            return route._answer_within(request, values)
        request.path_params = values
        response, tasks, errors = Response(), BackgroundTasks(), []
        done = {'cache': {}, 'left': [], 'app': self}
        body = self._body_of(route, request)
        try:
            for call in route.extra:
                given = await call.values(request, response, tasks, values, body, done, errors, route.embed)
                if not errors:
                    value = await _awaited(call.function(**given))
                    if type(value).__name__ == 'generator':
                        done['left'].append(value)
                        next(value)
            given = await route.call.values(request, response, tasks, values, body, done, errors, route.embed)
            if errors:
                raise RequestValidationError(errors, body)
            answer = self._answer_of(route, await _awaited(route.endpoint(**given)), response)
        finally:
            for generator in reversed(done['left']):
                if type(generator).__name__ == 'generator':
                    next(generator, None)
                else:
                    await generator.aclose()
        background = answer.background._tasks if answer.background else []
        for act, args, named in [*tasks._tasks, *background]:
            await _awaited(act(*args, **named))
        return answer
    def _answer_of(self, route, value, response):
        if isinstance(value, Response):
            return value
        options = route.options
        code = options.get('status_code') or 200
        model = options.get('response_model', getattr(route.endpoint, '__annotations__', {}).get('return'))
        if model is not None and _is_model(model) and not isinstance(model, str):
            value = _shaped(model, value, {name[len('response_model_'):]: one for name, one in options.items() if name.startswith('response_model_')})
        made = options.get('response_class') or JSONResponse
        if code == 204:
            found = Response(status_code=204)
        else:
            found = made(_jsonable(value) if issubclass(made, JSONResponse) else value, response.status_code if response.status_code != 200 else code)
        for name, one in response.headers.items():
            found.headers[name] = one
        found._cookies += response._cookies
        return found
    async def _handled(self, request):
        try:
            return await self._endpoint(request)
        except HTTPException as error:
            act = self._handlers.get(HTTPException) or self._handlers.get(error.status_code)
            if act is not None:
                return await _awaited(act(request, error))
            return JSONResponse({'detail': error.detail}, error.status_code, error.headers)
        except RequestValidationError as error:
            act = self._handlers.get(RequestValidationError) or self._handlers.get(422)
            if act is not None:
                return await _awaited(act(request, error))
            return JSONResponse({'detail': _jsonable(error.errors())}, 422)
        except Exception as error:
            for kind, act in self._handlers.items():
                if isinstance(kind, type) and isinstance(error, kind):
                    return await _awaited(act(request, error))
            raise
    async def _through(self, acts, request):
        if not acts:
            return await self._handled(request)
        async def go_on(request):
            return await self._through(acts[:-1], request)
        return await acts[-1](request, go_on)
    def _answer(self, method, path, headers, body, client):
        request = Request(method, path, headers, body, client, self)
        request._form = {}
        try:
            response = _finish(self._through(self._middleware, request))
        except Exception:
            response = _failed(self.debug)
        return response
def _failed(is_shown=False):
    import traceback
    print('ERROR:    Exception in ASGI application', file=sys.stderr)
    traceback.print_exc()
    return PlainTextResponse(traceback.format_exc() if is_shown else 'Internal Server Error', 500)
def _shaped(model, value, options):
    if value is None:
        return None
    args = getattr(model, '__args__', ())
    if isinstance(value, (list, tuple, set)):
        return [_shaped(args[0] if args else model, one, options) for one in value]
    shapes = [one for one in (_pydantic._options(model) or (model,)) if isinstance(one, type) and issubclass(one, BaseModel)]
    if not shapes:
        return value
    shape = shapes[0]
    source = value.model_dump(exclude_unset=bool(options.get('exclude_unset'))) if isinstance(value, BaseModel) else value
    if not isinstance(source, dict):
        source = {name: getattr(source, name) for name in shape.model_fields if hasattr(source, name)}
    try:
        made = shape._made_of(source)
    except _Invalid as error:
        raise ResponseValidationError(error.errors) from None
    return made.model_dump(exclude_unset=bool(options.get('exclude_unset')), exclude_none=bool(options.get('exclude_none')), include=options.get('include'), exclude=options.get('exclude'))
class ResponseValidationError(Exception):
    pass
def jsonable_encoder(value, exclude_unset=False, **options):
    _options.check('jsonable_encoder', options, '', 'include exclude by_alias exclude_defaults exclude_none custom_encoder sqlalchemy_safe')
    if isinstance(value, BaseModel):
        return _jsonable(value.model_dump(exclude_unset=exclude_unset))
    return _jsonable(value)
@fastapi.encoders
from fastapi import jsonable_encoder
@fastapi.exceptions
from fastapi import HTTPException, RequestValidationError, ResponseValidationError
@fastapi.responses
from fastapi import Response, JSONResponse, HTMLResponse, PlainTextResponse, RedirectResponse, FileResponse
ORJSONResponse = UJSONResponse = JSONResponse
@fastapi.requests
from fastapi import Request
@fastapi.params
from fastapi import Depends
@fastapi.middleware
@fastapi.middleware.cors
import re as _re
_SAFE_HEADERS = ('Accept', 'Accept-Language', 'Content-Language', 'Content-Type')
class CORSMiddleware:
    def __init__(self, allow_origins=(), allow_methods=('GET',), allow_headers=(), allow_credentials=False, allow_origin_regex=None, expose_headers=(), max_age=600):
        self._origins, self._pattern, self._credentials = allow_origins, allow_origin_regex, allow_credentials
        self._methods = ('DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT') if '*' in allow_methods else allow_methods
        self._headers = None if '*' in allow_headers else sorted({*_SAFE_HEADERS, *allow_headers})
        self._exposed, self._max_age = expose_headers, max_age
    def _is_allowed(self, origin):
        return '*' in self._origins or origin in self._origins or bool(self._pattern and _re.fullmatch(self._pattern, origin))
    def _preflight(self, request, origin):
        from fastapi import PlainTextResponse
        method, wanted = request.headers.get('Access-Control-Request-Method'), request.headers.get('Access-Control-Request-Headers')
        names = [name.strip().lower() for name in (wanted or '').split(',') if name.strip()]
        known = None if self._headers is None else [name.lower() for name in self._headers]
        wrong = [] if self._is_allowed(origin) else ['origin']
        wrong += [] if method in self._methods else ['method']
        wrong += [] if known is None or all(name in known for name in names) else ['headers']
        response = PlainTextResponse('Disallowed CORS ' + ', '.join(wrong) if wrong else 'OK', 400 if wrong else 200)
        response.headers['access-control-allow-methods'] = ', '.join(self._methods)
        response.headers['access-control-max-age'] = str(self._max_age)
        shown = wanted if self._headers is None else ', '.join(self._headers)
        if shown:
            response.headers['access-control-allow-headers'] = shown
        return response
    async def _act(self, request, call_next):
        origin = request.headers.get('Origin')
        if origin is None:
            return await call_next(request)
        if request.method == 'OPTIONS' and request.headers.get('Access-Control-Request-Method'):
            response = self._preflight(request, origin)
        else:
            response = await call_next(request)
            if self._exposed:
                response.headers['access-control-expose-headers'] = ', '.join(self._exposed)
        if self._credentials:
            response.headers['access-control-allow-credentials'] = 'true'
        is_any = '*' in self._origins and not self._credentials
        if self._is_allowed(origin):
            response.headers['access-control-allow-origin'] = '*' if is_any else origin
            if not is_any:
                response.headers['vary'] = 'Origin'
        return response
@fastapi.staticfiles
import _options
import _web
import os as _os
from fastapi import Response, HTTPException
class StaticFiles:
    def __init__(self, *, directory, html=False, check_dir=True, **options):
        _options.check('StaticFiles.__init__', options, '', 'packages follow_symlink')
        if check_dir and not _os.path.isdir(directory):
            raise RuntimeError(f"Directory '{directory}' does not exist")
        self._directory, self._html = directory, html
    def _answer_within(self, request, path):
        found = _web.file(self._directory, path or '/')
        if found is None or (path in ('', '/') and not self._html):
            raise HTTPException(404)
        return Response(found[1], media_type=found[0].partition(';')[0])
@fastapi.templating
import _options
import os
from fastapi import HTMLResponse
class Jinja2Templates:
    def __init__(self, directory, **options):
        _options.check('Jinja2Templates.__init__', options, '', 'context_processors env')
        self._directory = directory
    def TemplateResponse(self, *places, request=None, name=None, context=None, status_code=200, headers=None, **options):
        _options.check('TemplateResponse', options, '', 'media_type background')
        words = list(places)
        if words and isinstance(words[0], str):
            name, context = words[0], words[1] if len(words) > 1 else context
        elif words:
            request, name, context = [*words, None, None][:3]
        values = dict(context or {})
        values.setdefault('request', request)
        path = os.path.join(str(self._directory), name)
        if not os.path.exists(path):
            import jinja2
            raise jinja2.TemplateNotFound(name)
        import jinja2
        app = values['request'].app
        def url_for(name, **given):
            return app.url_path_for(name, **given)
        return HTMLResponse(jinja2.render(open(path).read(), {'url_for': url_for, **values}), status_code, headers)
@uvicorn
import importlib
import sys
import _web
import signal as _signal
import fastapi as _fastapi
__version__ = '0.38.0'
_LEVELS = {'trace': 5, 'debug': 10, 'info': 20, 'warning': 30, 'error': 40, 'critical': 50}
class _Style:
    def __init__(self, access=True, level=None):
        self._least = _LEVELS[level or 'info']
        self.access = access and self._least <= _LEVELS['info']
    def say(self, text, level='INFO'):
        if _LEVELS[level.lower()] >= self._least:
            print(f'{level + ":":<9} {text}', file=sys.stderr)
    def told(self, client, method, path, code):
        name = _fastapi._NAMES.get(code, '')
        if self.access:
            print(f'INFO:     {client}:{_port()} - "{method} {path} HTTP/1.1" {code} {name}'.rstrip())
class _Cli(_Style):
    def say(self, text, level='INFO'):
        print(f'{level:>10}   {text}')
    def told(self, client, method, path, code):
        if self.access:
            print(f'      INFO   {client}:{_port()} - "{method} {path} HTTP/1.1" {code}')
_ports = [50000]
def _port():
    _ports[0] += 2
    return _ports[0]
async def _asgi(app, place, method, path, headers, body, client):
    sent, location = [], path.partition('?')
    scope = {'type': 'http', 'asgi': {'version': '3.0', 'spec_version': '2.4'}, 'http_version': '1.1', 'method': method, 'scheme': 'http', 'path': location[0], 'raw_path': location[0].encode(), 'query_string': location[2].encode(), 'root_path': '', 'headers': [(name.lower().encode(), value.encode()) for name, value in headers], 'client': (client, _ports[0]), 'server': place}
    async def receive():
        return {'type': 'http.request', 'body': body.encode(), 'more_body': False}
    async def send(message):
        sent.append(message)
    await app(scope, receive, send)
    made = _fastapi.Response()
    for message in sent:
        if message['type'] == 'http.response.start':
            made.status_code = message['status']
            for name, value in message.get('headers', []):
                made.headers[name.decode()] = value.decode()
        else:
            made.body += message.get('body', b'')
    return made
def _serve(app, host, port, style, reload=False, workers=1):
    isown = isinstance(app, _fastapi.FastAPI)
    def answer(method, path, headers, body, client):
        if isown:
            response = app._answer(method, path, headers, body, client)
        else:
            try:
                response = _fastapi._finish(_asgi(app, (host, port), method, path, headers, body, client))
            except Exception:
                response = _fastapi._failed()
        style.told(client, method, path, response.status_code)
        return (response.status_code, list(response.headers.items()) + response._cookies + [('server', 'uvicorn')], response.body)
    held = []
    def stop(number, frame):
        raise KeyboardInterrupt
    _signal.signal(_signal.SIGTERM, stop)
    def started():
        style.say('Started server process [1]')
        style.say('Waiting for application startup.')
        if isown:
            if app._lifespan is not None:
                held.append(app._lifespan(app))
                _fastapi._finish(held[0].__aenter__())
            for act in app._events['startup']:
                _fastapi._finish(act())
        style.say('Application startup complete.')
        style.say(f'Uvicorn running on http://{host}:{port} (Press CTRL+C to quit)')
        if reload:
            style.say('Reloading at changes is not simulated here: start the server again instead.')
        if workers > 1:
            style.say('One worker runs: more of them are not simulated here.')
    try:
        _web.serve(host, port, answer, started)
    except KeyboardInterrupt:
        style.say('Shutting down')
        style.say('Waiting for application shutdown.')
        if isown:
            for act in app._events['shutdown']:
                _fastapi._finish(act())
            for one in held:
                _fastapi._finish(one.__aexit__(None, None, None))
        style.say('Application shutdown complete.')
        style.say('Finished server process [1]')
    except OSError:
        style.say(f"[Errno 98] error while attempting to bind on address ('{host}', {port}): address already in use", 'ERROR')
        sys.exit(1)
def _located(place, style):
    module, colon, name = place.partition(':')
    if not colon or not name:
        style.say(f'Error loading ASGI app. Import string "{place}" must be in format "<module>:<attribute>".', 'ERROR')
        sys.exit(1)
    try:
        loaded = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if getattr(error, 'name', module) not in (module, None):
            raise
        if str(error) != f"No module named '{module.partition('.')[0]}'" and str(error) != f"No module named '{module}'":
            raise
        style.say(f'Error loading ASGI app. Could not import module "{module}".', 'ERROR')
        sys.exit(1)
    for part in name.split('.'):
        if not hasattr(loaded, part):
            style.say(f'Error loading ASGI app. Attribute "{name}" not found in module "{module}".', 'ERROR')
            sys.exit(1)
        loaded = getattr(loaded, part)
    return loaded
def _main(place, host, port, reload, workers, factory, access, level):
    style = _Style(access, level)
    app = _located(place, style)
    _serve(app() if factory else app, host, port, style, reload, workers)
def _fastapi_main(place, host, port, reload, workers, lines):
    for line in lines:
        print(line)
    style = _Cli()
    _serve(_located(place, style), host, port, style, reload, workers)
def run(app, *, host='127.0.0.1', port=8000, reload=False, workers=None, factory=False, access_log=True, log_level=None, **options):
    from _options import check
    check('Config.__init__', options, 'loop http ws use_colors proxy_headers date_header timeout_keep_alive backlog reload_dirs reload_includes reload_excludes limit_concurrency forwarded_allow_ips', 'uds fd env_file log_config lifespan ssl_keyfile ssl_certfile ssl_keyfile_password root_path app_dir server_header')
    style = _Style(access_log, log_level)
    found = _located(app, style) if isinstance(app, str) else app
    _serve(found() if factory else found, host, int(port), style, reload, workers or 1)
`
