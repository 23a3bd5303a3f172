/** FastAPI with what comes with it: models of pydantic, and the server uvicorn. */
export const source = String.raw`@pydantic
import _signature
import typing as _typing
import json as _json
from enum import Enum as _Enum
_MISSING = object()
_NUMBERS = (('gt', 'greater_than', 'greater than'), ('ge', 'greater_than_equal', 'greater than or equal to'), ('lt', 'less_than', 'less than'), ('le', 'less_than_equal', 'less than or equal to'))
_HINTS = 'title description examples example alias deprecated include_in_schema json_schema_extra repr'
class FieldInfo:
    def __init__(self, default, default_factory, limits):
        self.default, self.default_factory, self.limits = default, default_factory, limits
    def value(self):
        return self.default_factory() if self.default_factory else self.default
def _limits(function, named):
    import _options
    known = 'gt ge lt le min_length max_length'.split()
    _options.check(function, {name: value for name, value in named.items() if name not in known}, _HINTS, 'pattern regex multiple_of strict discriminator frozen')
    return {name: named[name] for name in known if named.get(name) is not None}
def Field(default=..., *, default_factory=None, **named):
    return FieldInfo(_MISSING if default is ... else default, default_factory, _limits('Field', named))
def _plural(count, what):
    return f'{count} {what}' if count == 1 else f'{count} {what}s'
class ValidationError(ValueError):
    def __init__(self, title, errors):
        self.title, self._errors = title, errors
        super().__init__(title)
    def errors(self):
        return self._errors
    def error_count(self):
        return len(self._errors)
    def __str__(self):
        text = f"{_plural(len(self._errors), 'validation error')} for {self.title}"
        for one in self._errors:
            text += f"\n{'.'.join(str(part) for part in one['loc'])}\n  {one['msg']} [type={one['type']}, input_value={one['input']!r}, input_type={type(one['input']).__name__}]\n    For further information visit https://errors.pydantic.dev/2.14/v/{one['type']}"
        return text
def _error(kind, loc, message, given, **ctx):
    return {'type': kind, 'loc': list(loc), 'msg': message, 'input': given, **({'ctx': ctx} if ctx else {})}
def _number(kind, value, loc, errors):
    name = 'integer' if kind is int else 'number'
    if isinstance(value, str):
        try:
            return kind(value)
        except ValueError:
            errors.append(_error('int_parsing' if kind is int else 'float_parsing', loc, f'Input should be a valid {name}, unable to parse string as {"an" if kind is int else "a"} {name}', value))
            return None
    if isinstance(value, (int, float)):
        if kind is float or value == int(value):
            return kind(value)
        errors.append(_error('int_from_float', loc, 'Input should be a valid integer, got a number with a fractional part', value))
        return None
    errors.append(_error('int_type' if kind is int else 'float_type', loc, f'Input should be a valid {name}', value))
_TRUTHS = {'true': True, '1': True, 'on': True, 'yes': True, 't': True, 'y': True, 'false': False, '0': False, 'off': False, 'no': False, 'f': False, 'n': False}
def _truth(value, loc, errors):
    if isinstance(value, bool):
        return value
    if str(value).lower() in _TRUTHS and isinstance(value, (str, int)):
        return _TRUTHS[str(value).lower()]
    errors.append(_error('bool_parsing', loc, 'Input should be a valid boolean, unable to interpret input', value) if isinstance(value, (str, int)) else _error('bool_type', loc, 'Input should be a valid boolean', value))
def _listed(words):
    quoted = [repr(word) for word in words]
    return quoted[0] if len(quoted) == 1 else ', '.join(quoted[:-1]) + ' or ' + quoted[-1]
def _of_union(kinds, value, loc, errors):
    if value is None and type(None) in kinds:
        return None
    kinds = [kind for kind in kinds if kind is not type(None)]
    found = []
    for kind in kinds:
        own = []
        read = _read(kind, value, loc, own)
        if not own:
            return read
        found += own
    errors += found
def _read(kind, value, loc, errors):
    origin, args = _typing.get_origin(kind), _typing.get_args(kind)
    if origin is _typing.Annotated:
        return _read(args[0], value, loc, errors)
    if origin is _typing.Union:
        return _of_union(args, value, loc, errors)
    if origin is _typing.Literal:
        if value not in args:
            errors.append(_error('literal_error', loc, f'Input should be {_listed(args)}', value, expected=_listed(args)))
        return value
    if kind is bool:
        return _truth(value, loc, errors)
    if kind in (int, float):
        return _number(kind, value, loc, errors)
    if kind is str:
        if not isinstance(value, str):
            errors.append(_error('string_type', loc, 'Input should be a valid string', value))
        return value
    if kind is list or origin is list:
        if not isinstance(value, list):
            errors.append(_error('list_type', loc, 'Input should be a valid list', value))
            return value
        return [_read(args[0], one, [*loc, at], errors) for at, one in enumerate(value)] if args else value
    if kind is dict or origin is dict:
        if not isinstance(value, dict):
            errors.append(_error('dict_type', loc, 'Input should be a valid dictionary', value))
        return value
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return value if isinstance(value, kind) else _model(kind, value, loc, errors)
    if isinstance(kind, type) and issubclass(kind, _Enum):
        words = [one.value for one in kind]
        if value in words:
            return kind(value)
        errors.append(_error('enum', loc, f'Input should be {_listed(words)}', value, expected=_listed(words)))
    return value
def _bounded(limits, value, loc, errors):
    for name, kind, words in _NUMBERS:
        if name in limits and value is not None:
            bound = limits[name]
            fits = value > bound if name == 'gt' else value >= bound if name == 'ge' else value < bound if name == 'lt' else value <= bound
            if not fits:
                errors.append(_error(kind, loc, f'Input should be {words} {bound}', value, **{name: bound}))
    if isinstance(value, str):
        least, most = limits.get('min_length'), limits.get('max_length')
        if least is not None and len(value) < least:
            errors.append(_error('string_too_short', loc, f"String should have at least {_plural(least, 'character')}", value, min_length=least))
        if most is not None and len(value) > most:
            errors.append(_error('string_too_long', loc, f"String should have at most {_plural(most, 'character')}", value, max_length=most))
def _checked(kind, info, value, loc, errors):
    before = len(errors)
    read = _read(kind, value, loc, errors)
    if len(errors) == before:
        for one in _typing.get_args(kind)[1:] if _typing.get_origin(kind) is _typing.Annotated else [info]:
            if isinstance(one, FieldInfo):
                _bounded(one.limits, read, loc, errors)
    return read
def _fields(cls):
    found = {}
    for base in reversed(cls.__mro__):
        members = base.__dict__
        for name, kind in members.get('__annotations__', {}).items():
            usual = members.get(name, _MISSING)
            found[name] = (kind, usual if isinstance(usual, FieldInfo) else FieldInfo(usual, None, {}))
    return found
def _values(cls, data, loc, errors):
    values, given = {}, []
    for name, (kind, info) in _fields(cls).items():
        if name in data:
            given.append(name)
            isNone = data[name] is None and info.default is None
            values[name] = None if isNone else _checked(kind, info, data[name], [*loc, name], errors)
        elif info.default_factory or info.default is not _MISSING:
            values[name] = info.value()
        else:
            errors.append(_error('missing', [*loc, name], 'Field required', data))
    return values, given
def _model(cls, data, loc, errors):
    if not isinstance(data, dict):
        errors.append(_error('model_attributes_type', loc, 'Input should be a valid dictionary or object to extract fields from', data))
        return None
    before = len(errors)
    values, given = _values(cls, data, loc, errors)
    return cls._made(values, given) if len(errors) == before else None
def _plain(value, **options):
    if isinstance(value, BaseModel):
        return value.model_dump(**options)
    if isinstance(value, dict):
        return {key: _plain(one, **options) for key, one in value.items()}
    if isinstance(value, (list, tuple, set)):
        return [_plain(one, **options) for one in value]
    return value.value if isinstance(value, _Enum) else value
class BaseModel:
    def __init__(self, **data):
        errors = []
        values, given = _values(type(self), data, [], errors)
        if errors:
            raise ValidationError(type(self).__name__, errors)
        self._fill(values, given)
    def _fill(self, values, given):
        for name, value in values.items():
            setattr(self, name, value)
        self._given = given
    @classmethod
    def _made(cls, values, given):
        made = cls.__new__(cls)
        made._fill(values, given)
        return made
    @classmethod
    def model_validate(cls, data):
        return data if isinstance(data, cls) else cls(**data)
    def model_dump(self, exclude_unset=False, exclude_none=False):
        found = {}
        for name in _fields(type(self)):
            value = getattr(self, name)
            if not (exclude_unset and name not in self._given) and not (exclude_none and value is None):
                found[name] = _plain(value, exclude_unset=exclude_unset, exclude_none=exclude_none)
        return found
    def dict(self, **options):
        return self.model_dump(**options)
    def model_dump_json(self, **options):
        return _json.dumps(self.model_dump(**options), separators=(',', ':'), ensure_ascii=False)
    def json(self, **options):
        return self.model_dump_json(**options)
    def model_copy(self, update={}):
        return type(self)._made({**{name: getattr(self, name) for name in _fields(type(self))}, **update}, [*self._given, *update])
    def __eq__(self, other):
        return type(self) is type(other) and self.model_dump() == other.model_dump()
    def __str__(self):
        return ' '.join(f'{name}={getattr(self, name)!r}' for name in _fields(type(self)))
    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in _fields(type(self)))})"
EmailStr = HttpUrl = str
@fastapi
import _options
import _page
import _signature
import asyncio as _asyncio
import json as _json
import sys
import typing as _typing
from pydantic import BaseModel, FieldInfo, _MISSING, _checked, _error, _limits, _plain
from fastapi.responses import Response, JSONResponse, HTMLResponse, _PHRASES
from fastapi import status
class HTTPException(Exception):
    def __init__(self, status_code, detail=None, headers=None):
        self.status_code, self.detail, self.headers = status_code, _PHRASES.get(status_code, '') if detail is None else detail, headers
        super().__init__(status_code, self.detail)
    def __str__(self):
        return f'{self.status_code}: {self.detail}'
class _Place(FieldInfo):
    def __init__(self, where, default, named):
        super().__init__(_MISSING if default is ... else default, None, _limits(where.capitalize(), named))
        self.where = where
def Query(default=..., **named):
    return _Place('query', default, named)
def Path(default=..., **named):
    return _Place('path', default, named)
def Body(default=..., **named):
    embed = named.pop('embed', False)
    made = _Place('body', default, named)
    made.embed = embed
    return made
def Header(default=..., **named):
    return _Place('header', default, named)
class Depends:
    def __init__(self, dependency=None, use_cache=True):
        self.dependency = dependency
class BackgroundTasks:
    def __init__(self):
        self._todo = []
    def add_task(self, task, *places, **named):
        self._todo.append((task, places, named))
class _Client:
    def __init__(self, host):
        self.host = host
class _Address:
    def __init__(self, text, path):
        self._text, self.path = text, path
    def __str__(self):
        return self._text
class Request:
    def __init__(self, method, path, headers, body, client):
        self.method, self._body, self.client = method, body, _Client(client)
        plain, _, query = path.partition('?')
        self.path, self.headers, self.query_params = _page.unquote(plain), _page.Headers(headers), _page.of(query)
        self.url = _Address(f"http://{self.headers.get('Host', 'localhost')}{path}", self.path)
        self.path_params = {}
    async def body(self):
        return self._body.encode()
    async def json(self):
        return _json.loads(self._body)
def _parameters(function):
    if isinstance(function, type):
        function = function.__dict__.get('__init__')
        return _signature.parameters(function, _MISSING)[1:] if function else []
    return _signature.parameters(function, _MISSING)
def _settled(value):
    return _asyncio.run(value) if _asyncio.iscoroutine(value) else value
class _Invalid(Exception):
    def __init__(self, errors):
        self.errors = errors
class _Asked:
    """A request while it is answered: its body is read once, and its dependencies end with it."""
    def __init__(self, request, values):
        self.request, self.values, self.errors, self.ends, self.tasks = request, values, [], [], BackgroundTasks()
        self.response = Response()
    def body(self):
        if not self.request._body:
            return None
        try:
            return _json.loads(self.request._body)
        except ValueError as error:
            raise _Invalid([_error('json_invalid', ['body', error.pos], 'JSON decode error', {}, error=error.msg)])
    def call(self, function):
        return _settled(function(**self.arguments(function)))
    def depended(self, function):
        made = self.call(function)
        if hasattr(made, '__next__'):
            value = next(made)
            self.ends.append(made)
            return value
        return made
    def arguments(self, function):
        parameters = _parameters(function)
        bodies = [one for one in parameters if _where(one, self.values) == 'body']
        alone = len(bodies) == 1 and not getattr(_info(bodies[0]), 'embed', False)
        found = {}
        for one in parameters:
            found[one[0]] = self.value(one, alone)
        if self.errors:
            raise _Invalid(self.errors)
        return found
    def value(self, parameter, alone):
        name, kind, usual = parameter
        if kind is Request:
            return self.request
        if kind is BackgroundTasks:
            return self.tasks
        if kind is Response:
            return self.response
        info = _info(parameter)
        if isinstance(info, Depends):
            return self.depended(info.dependency or kind)
        where, given = _where(parameter, self.values), _MISSING
        if where == 'path':
            given = self.values[name]
        elif where == 'header':
            given = self.request.headers.get(name.replace('_', '-'), _MISSING)
        elif where == 'query':
            bare = _typing.get_args(kind)[0] if _typing.get_origin(kind) is _typing.Annotated else kind
            if bare is list or _typing.get_origin(bare) is list:
                given = self.request.query_params.getlist(name) or _MISSING
            else:
                given = self.request.query_params.get(name, _MISSING)
        else:
            body = self.body()
            given = body if alone and body is not None else (body or {}).get(name, _MISSING)
        loc = ['body'] if where == 'body' and alone else [where, name]
        default = info.default if isinstance(info, FieldInfo) else usual
        if given is _MISSING:
            if isinstance(usual, FieldInfo) or usual is _MISSING and isinstance(info, FieldInfo):
                default = info.default
            elif usual is not _MISSING:
                default = usual
            if default is _MISSING:
                self.errors.append(_error('missing', loc, 'Field required', None))
            return default
        return _checked(kind, info, given, loc, self.errors)
def _info(parameter):
    name, kind, usual = parameter
    if isinstance(usual, (FieldInfo, Depends)):
        return usual
    if _typing.get_origin(kind) is _typing.Annotated:
        for one in _typing.get_args(kind)[1:]:
            if isinstance(one, (FieldInfo, Depends)):
                return one
    return None
def _where(parameter, values):
    name, kind, usual = parameter
    if name in values:
        return 'path'
    info = _info(parameter)
    if isinstance(info, _Place):
        return info.where
    if isinstance(info, Depends) or kind in (Request, BackgroundTasks, Response):
        return None
    kinds = [kind, *_typing.get_args(kind)]
    isModel = any(isinstance(one, type) and issubclass(one, BaseModel) for one in kinds)
    return 'body' if isModel or kind is dict or _typing.get_origin(kind) is dict else 'query'
class _Route:
    def __init__(self, method, path, view, options):
        self.method, self.path, self.view = method, path, view
        self.status = options.pop('status_code', None) or 200
        self.kind = options.pop('response_class', None)
        self.model = options.pop('response_model', None)
        self.shown = options.pop('include_in_schema', True)
        self.depends = options.pop('dependencies', None) or []
        _options.check('FastAPI.' + method.lower(), options, 'tags summary description name responses operation_id deprecated response_description', 'response_model_exclude_unset response_model_exclude_none response_model_include response_model_exclude openapi_extra')
    def match(self, path):
        pattern, given, values = self.path.split('/'), path.split('/'), {}
        for at, part in enumerate(pattern):
            if part.startswith('{') and part.endswith(':path}'):
                values[part[1:-6]] = '/'.join(given[at:])
                return values if len(given) > at else None
            if at >= len(given):
                return None
            if part.startswith('{') and part.endswith('}'):
                if given[at] == '':
                    return None
                values[part[1:-1]] = given[at]
            elif part != given[at]:
                return None
        return values if len(pattern) == len(given) else None
    def answer(self, request, values):
        asked = _Asked(request, values)
        try:
            for one in self.depends:
                asked.depended(one.dependency)
            value = asked.call(self.view)
        finally:
            for one in reversed(asked.ends):
                next(one, None)
        if not isinstance(value, Response):
            value = self.answered(value)
            value.headers.update(asked.response.headers)
        for task, places, named in asked.tasks._todo:
            _settled(task(*places, **named))
        return value
    def answered(self, value):
        if self.kind and self.kind is not JSONResponse:
            return self.kind(value, status_code=self.status)
        if self.status in (204, 304):
            return Response(status_code=self.status)
        return JSONResponse(_shaped(self.model, _plain(value)), status_code=self.status)
def _shaped(model, value):
    if _typing.get_origin(model) is list and isinstance(value, list):
        return [_shaped(_typing.get_args(model)[0], one) for one in value]
    if isinstance(model, type) and issubclass(model, BaseModel) and isinstance(value, dict):
        return model(**value).model_dump()
    return value
class APIRouter:
    def __init__(self, prefix='', tags=None, dependencies=None, responses=None):
        self.prefix, self._routes, self._dependencies = prefix, [], dependencies or []
    def api_route(self, path, methods=['GET'], **options):
        def decorate(view):
            for method in methods:
                self._routes.append(_Route(method, self.prefix + path, view, dict(options)))
            return view
        return decorate
    def get(self, path, **options):
        return self.api_route(path, ['GET'], **options)
    def post(self, path, **options):
        return self.api_route(path, ['POST'], **options)
    def put(self, path, **options):
        return self.api_route(path, ['PUT'], **options)
    def patch(self, path, **options):
        return self.api_route(path, ['PATCH'], **options)
    def delete(self, path, **options):
        return self.api_route(path, ['DELETE'], **options)
    def include_router(self, router, prefix='', tags=None, dependencies=None, responses=None):
        for one in router._routes:
            one.path = self.prefix + prefix + one.path
            one.depends = [*(dependencies or []), *router._dependencies, *one.depends]
            self._routes.append(one)
class FastAPI(APIRouter):
    def __init__(self, title='FastAPI', version='0.1.0', description='', docs_url='/docs', openapi_url='/openapi.json', lifespan=None, **options):
        _options.check('FastAPI', options, 'debug summary contact license_info terms_of_service openapi_tags redoc_url', 'root_path dependencies default_response_class middleware exception_handlers servers')
        super().__init__()
        self.title, self.version, self.docs_url, self.openapi_url = title, version, docs_url, openapi_url
        self._lifespan, self._events, self._handlers, self._around = lifespan, {'startup': [], 'shutdown': []}, [], []
        self.state = Depends()
    def add_middleware(self, kind, **options):
        if not hasattr(kind, 'around'):
            raise NotImplementedError('middleware but CORSMiddleware is not simulated')
        self._around.append(kind(**options))
    def on_event(self, name):
        def decorate(view):
            self._events[name].append(view)
            return view
        return decorate
    def exception_handler(self, kind):
        def decorate(view):
            self._handlers.append((kind, view))
            return view
        return decorate
    def _begin(self):
        if self._lifespan:
            self._open = self._lifespan(self)
            _asyncio.run(self._open.__aenter__())
        for one in self._events['startup']:
            _settled(one())
    def _end(self):
        if self._lifespan:
            _asyncio.run(self._open.__aexit__(None, None, None))
        for one in self._events['shutdown']:
            _settled(one())
    def openapi(self):
        paths = {}
        for one in self._routes:
            if one.shown:
                paths.setdefault(one.path, {})[one.method.lower()] = _operation(one)
        return {'openapi': '3.1.0', 'info': {'title': self.title, 'version': self.version}, 'paths': paths}
    def _find(self, request):
        if request.method in ('GET', 'HEAD'):
            if request.path == self.docs_url:
                return HTMLResponse(_DOCS.replace('TITLE', self.title))
            if request.path == self.openapi_url:
                return JSONResponse(self.openapi())
        others = False
        for one in self._routes:
            values = one.match(request.path)
            if values is not None:
                if one.method == request.method:
                    request.path_params = values
                    return one.answer(request, values)
                others = True
        other = request.path[:-1] if request.path.endswith('/') else request.path + '/'
        if not others and other and any(one.match(other) is not None for one in self._routes):
            return Response(status_code=307, headers={'location': f"http://{request.headers.get('Host', 'localhost')}{other}"})
        raise HTTPException(405 if others else 404)
    def _answer(self, request):
        answer = self._handled
        for one in self._around:
            answer = _within(one, answer)
        return answer(request)
    def _handled(self, request):
        try:
            return self._find(request)
        except Exception as error:
            for kind, view in reversed(self._handlers):
                if isinstance(error, kind):
                    return _settled(view(request, error))
            if isinstance(error, HTTPException):
                return JSONResponse({'detail': error.detail}, status_code=error.status_code, headers=error.headers)
            if isinstance(error, _Invalid):
                return JSONResponse({'detail': error.errors}, status_code=422)
            import traceback
            print('ERROR:    Exception in ASGI application', file=sys.stderr)
            traceback.print_exc()
            return Response('Internal Server Error', 500, media_type='text/plain')
def _within(middleware, answer):
    return lambda request: middleware.around(request, answer)
_KINDS = {int: 'integer', float: 'number', bool: 'boolean', str: 'string', list: 'array', dict: 'object'}
def _operation(route):
    named = route.view.__name__
    flat = ''.join(sign if sign.isalnum() else '_' for sign in named + route.path)
    told = {'summary': ' '.join(word.capitalize() for word in named.split('_')), 'operationId': f'{flat}_{route.method.lower()}'}
    if route.view.__doc__:
        told['description'] = route.view.__doc__.strip()
    values = [part[1:-1] for part in route.path.split('/') if part.startswith('{')]
    found = []
    for one in _parameters(route.view):
        where = _where(one, values)
        if where in ('path', 'query', 'header'):
            title = ' '.join(word.capitalize() for word in one[0].split('_'))
            found.append({'name': one[0], 'in': where, 'required': where == 'path' or one[2] is _MISSING, 'schema': {**({'type': _KINDS[one[1]]} if one[1] in _KINDS else {}), 'title': title}})
    if found:
        told['parameters'] = found
    told['responses'] = {str(route.status): {'description': 'Successful Response', 'content': {'application/json': {'schema': {}}}}}
    return told
_DOCS = '''
    <!DOCTYPE html>
    <html>
    <head>
    <title>TITLE - Swagger UI</title>
    </head>
    <body>
    <div id="swagger-ui">
    </div>
    <p>Swagger UI itself is not simulated here: <a href="/openapi.json">/openapi.json</a> says what it would show.</p>
    </body>
    </html>
    '''
@fastapi.status
HTTP_200_OK, HTTP_201_CREATED, HTTP_202_ACCEPTED, HTTP_204_NO_CONTENT = 200, 201, 202, 204
HTTP_400_BAD_REQUEST, HTTP_401_UNAUTHORIZED, HTTP_403_FORBIDDEN, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT = 400, 401, 403, 404, 409
HTTP_422_UNPROCESSABLE_ENTITY, HTTP_500_INTERNAL_SERVER_ERROR, HTTP_503_SERVICE_UNAVAILABLE = 422, 500, 503
@fastapi.responses
import json as _json
_PHRASES = {200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No Content', 301: 'Moved Permanently', 302: 'Found', 303: 'See Other', 307: 'Temporary Redirect', 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 405: 'Method Not Allowed', 409: 'Conflict', 418: "I'm a Teapot", 422: 'Unprocessable Content', 429: 'Too Many Requests', 500: 'Internal Server Error', 503: 'Service Unavailable'}
class Response:
    media_type = ''
    def __init__(self, content='', status_code=200, headers=None, media_type=None):
        self.status_code, self.headers = status_code, dict(headers or {})
        kind = media_type or self.media_type
        if kind:
            self.headers.setdefault('content-type', kind + ('; charset=utf-8' if kind.startswith('text/') else ''))
        self.body = self.render(content)
    def render(self, content):
        return '' if content is None else content
class JSONResponse(Response):
    media_type = 'application/json'
    def render(self, content):
        return _json.dumps(content, separators=(',', ':'), ensure_ascii=False)
class HTMLResponse(Response):
    media_type = 'text/html'
class PlainTextResponse(Response):
    media_type = 'text/plain'
class RedirectResponse(Response):
    def __init__(self, url, status_code=307, headers=None):
        super().__init__('', status_code, {**(headers or {}), 'location': str(url)})
@fastapi.middleware
@fastapi.middleware.cors
from fastapi.responses import PlainTextResponse
class CORSMiddleware:
    def __init__(self, allow_origins=(), allow_methods=('GET',), allow_headers=(), allow_credentials=False, expose_headers=(), max_age=600):
        self._origins, self._methods, self._headers = allow_origins, allow_methods, allow_headers
        self._credentials, self._exposed, self._age = allow_credentials, expose_headers, max_age
    def _told(self, origin):
        if '*' not in self._origins and origin not in self._origins:
            return {}
        told = {'access-control-allow-origin': '*' if '*' in self._origins and not self._credentials else origin}
        return {**told, 'access-control-allow-credentials': 'true'} if self._credentials else told
    def around(self, request, answer):
        origin = request.headers.get('Origin')
        if origin is None:
            return answer(request)
        if request.method != 'OPTIONS' or 'Access-Control-Request-Method' not in request.headers:
            response = answer(request)
            response.headers.update(self._told(origin))
            if self._exposed:
                response.headers['access-control-expose-headers'] = ', '.join(self._exposed)
            return response
        methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] if '*' in self._methods else self._methods
        headers = {**self._told(origin), 'access-control-allow-methods': ', '.join(methods), 'access-control-max-age': str(self._age)}
        asked = request.headers.get('Access-Control-Request-Headers')
        if asked:
            headers['access-control-allow-headers'] = asked if '*' in self._headers else ', '.join(self._headers)
        fits = 'access-control-allow-origin' in headers
        return PlainTextResponse('OK' if fits else 'Disallowed CORS origin', 200 if fits else 400, headers)
@uvicorn
import importlib
import _web
import signal
import sys
from fastapi.responses import _PHRASES
def _say(text, file=None):
    print('INFO:     ' + text, file=file or sys.stderr)
def _stop(number, frame):
    raise KeyboardInterrupt
def _serve(app, host, port, log=True):
    asked = [40000]
    def answer(method, path, headers, body, client):
        from fastapi import Request
        response = app._answer(Request(method, path, headers, body, client))
        asked[0] += 2
        phrase = _PHRASES.get(response.status_code, '')
        if log:
            _say(f'{client}:{asked[0]} - "{method} {path} HTTP/1.1" {response.status_code} {phrase}', sys.stdout)
        return (response.status_code, [*response.headers.items(), ('server', 'uvicorn')], response.body, phrase)
    import os
    _say(f'Started server process [{os.getpid()}]')
    _say('Waiting for application startup.')
    app._begin()
    _say('Application startup complete.')
    signal.signal(signal.SIGTERM, _stop)
    try:
        _web.serve(host, port, answer, lambda: _say(f'Uvicorn running on http://{host}:{port} (Press CTRL+C to quit)'))
    except OSError:
        print(f"ERROR:    [Errno 98] error while attempting to bind on address ('{host}', {port}): address already in use", file=sys.stderr)
    except KeyboardInterrupt:
        pass
    _say('Shutting down')
    _say('Waiting for application shutdown.')
    app._end()
    _say('Application shutdown complete.')
    _say(f'Finished server process [{os.getpid()}]')
def _named(module, name, host, port, log):
    app = module
    for part in name.split('.'):
        app = getattr(app, part, None)
        if app is None:
            print(f'ERROR:    Error loading ASGI app. Attribute "{name}" not found in module "{module.__name__}".', file=sys.stderr)
            sys.exit(1)
    _serve(app, host, port, log)
def run(app, host='127.0.0.1', port=8000, reload=False, log_level='info', **options):
    import _options
    _options.check('run', options, 'proxy_headers access_log timeout_keep_alive', 'workers uds ssl_keyfile ssl_certfile root_path factory loop http')
    if isinstance(app, str):
        name, _, attribute = app.partition(':')
        app = getattr(importlib.import_module(name), attribute or 'app')
    if reload:
        print('WARNING:  The reloader is not simulated here.', file=sys.stderr)
    _serve(app, host, int(port))
`
