/** pydantic, as far as it is simulated, and what asks functions for their parameters. */
export const source = String.raw`@inspect
import _functions
_empty = type('_empty', (), {})
class Parameter:
    empty = _empty
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = range(5)
    def __init__(self, name, kind, default=_empty, annotation=_empty):
        self.name, self.kind, self.default, self.annotation = name, kind, default, annotation
    def __str__(self):
        text = {2: '*', 4: '**'}.get(self.kind, '') + self.name
        typed = self.annotation is not _empty
        if typed:
            text += ': ' + _shown(self.annotation)
        if self.default is not _empty:
            text += (' = ' if typed else '=') + repr(self.default)
        return text
    def __repr__(self):
        return f'<Parameter "{self}">'
_KINDS = {'positional': 0, 'plain': 1, 'rest': 2, 'keyword': 3, 'named-rest': 4}
def _shown(kind):
    return kind.__name__ if isinstance(kind, type) else repr(kind).replace('typing.', '')
class Signature:
    empty = _empty
    def __init__(self, parameters, return_annotation=_empty):
        self.parameters, self.return_annotation = {one.name: one for one in parameters}, return_annotation
    def __str__(self):
        parts, starred, positional = [], False, False
        for one in self.parameters.values():
            if positional and one.kind != 0:
                parts.append('/')
            positional = one.kind == 0
            if one.kind == 3 and not starred:
                parts.append('*')
            starred = starred or one.kind in (2, 3)
            parts.append(str(one))
        if positional:
            parts.append('/')
        back = '' if self.return_annotation is _empty else ' -> ' + _shown(self.return_annotation)
        return '(' + ', '.join(parts) + ')' + back
    def __repr__(self):
        return f'<Signature {self}>'
def signature(function):
    notes = getattr(function, '__annotations__', {})
    found = [Parameter(name, _KINDS[kind], usual[0] if usual else _empty, notes.get(name, _empty)) for name, kind, *usual in _functions.parameters(function)]
    return Signature(found, notes.get('return', _empty))
def isclass(value):
    return isinstance(value, type)
def isfunction(value):
    return type(value).__name__ == 'function'
def ismethod(value):
    return type(value).__name__ == 'method'
def iscoroutinefunction(value):
    return _functions.is_async(value)
def iscoroutine(value):
    return type(value).__name__ == 'coroutine'
def getdoc(value):
    return value.__doc__
@annotated_types
@typing_extensions
from typing import *
@pydantic_core
from pydantic import ValidationError
@pydantic
import _options as _checking
import json as _json
import typing as _typing
from enum import Enum as _Enum
_NONE = type(None)
class _Missing:
    def __repr__(self):
        return 'PydanticUndefined'
_MISSING = _Missing()
class PydanticUserError(TypeError):
    pass
class _Invalid(Exception):
    def __init__(self, errors):
        self.errors = errors
def _error(kind, msg, value, loc=(), ctx=None):
    made = {'type': kind, 'loc': tuple(loc), 'msg': msg, 'input': value}
    if ctx is not None:
        made['ctx'] = ctx
    return made
def _refuse(kind, msg, value, ctx=None):
    raise _Invalid([_error(kind, msg, value, (), ctx)])
class ValidationError(ValueError):
    def __init__(self, title, errors):
        self.title, self._errors = title, errors
        super().__init__(title)
    def errors(self, *, include_url=True, include_context=True, include_input=True):
        left_out = [name for name, is_shown in (('ctx', include_context), ('input', include_input)) if not is_shown]
        made = [{name: value for name, value in one.items() if name not in left_out} for one in self._errors]
        return [{**one, 'url': f"https://errors.pydantic.dev/2.12/v/{one['type']}"} for one in made] if include_url else made
    def error_count(self):
        return len(self._errors)
    def json(self, *, indent=None, **options):
        return _json.dumps(_jsonable(self.errors(**options)), indent=indent, separators=None if indent else (',', ':'))
    def __str__(self):
        count = len(self._errors)
        lines = [f"{count} validation error{'' if count == 1 else 's'} for {self.title}"]
        for one in self._errors:
            if one['loc']:
                lines.append('.'.join(str(part) for part in one['loc']))
            lines.append(f"  {one['msg']} [type={one['type']}, input_value={one['input']!r}, input_type={type(one['input']).__name__}]")
            lines.append(f"    For further information visit https://errors.pydantic.dev/2.12/v/{one['type']}")
        return '\n'.join(lines)
    __repr__ = __str__
_BOUNDS = [
    ('gt', lambda value, bound: value > bound, 'greater_than', 'Input should be greater than {}'),
    ('ge', lambda value, bound: value >= bound, 'greater_than_equal', 'Input should be greater than or equal to {}'),
    ('lt', lambda value, bound: value < bound, 'less_than', 'Input should be less than {}'),
    ('le', lambda value, bound: value <= bound, 'less_than_equal', 'Input should be less than or equal to {}'),
]
class FieldInfo:
    def __init__(self, default=_MISSING, *, default_factory=None, alias=None, title=None, description=None, examples=None, example=None, deprecated=None, embed=False, include_in_schema=True, gt=None, ge=None, lt=None, le=None, min_length=None, max_length=None, pattern=None, regex=None):
        self.default = _MISSING if default is ... else default
        self.default_factory, self.alias, self.title, self.description, self.embed = default_factory, alias, title, description, embed
        self.bounds = {'gt': gt, 'ge': ge, 'lt': lt, 'le': le}
        self.min_length, self.max_length, self.pattern = min_length, max_length, pattern or regex
        self.annotation, self.name = _MISSING, ''
    def is_required(self):
        return self.default is _MISSING and self.default_factory is None
    def usual(self):
        if self.default_factory is not None:
            return self.default_factory()
        return self.default.copy() if isinstance(self.default, (list, dict, set)) else self.default
    def check(self, value):
        for name, holds, kind, msg in _BOUNDS:
            bound = self.bounds[name]
            if bound is not None and not holds(value, bound):
                _refuse(kind, msg.format(bound), value, {name: bound})
        if self.min_length is not None and len(value) < self.min_length:
            self._length(value, 'short', 'min_length', 'at least', self.min_length)
        if self.max_length is not None and len(value) > self.max_length:
            self._length(value, 'long', 'max_length', 'at most', self.max_length)
        if self.pattern is not None:
            import re
            if not re.search(self.pattern, value):
                _refuse('string_pattern_mismatch', f"String should match pattern '{self.pattern}'", value, {'pattern': self.pattern})
        return value
    def _length(self, value, end, name, how, bound):
        if isinstance(value, str):
            _refuse('string_too_' + end, f"String should have {how} {bound} character{'' if bound == 1 else 's'}", value, {name: bound})
        _refuse('too_' + end, f"List should have {how} {bound} item{'' if bound == 1 else 's'} after validation, not {len(value)}", value, {'field_type': 'List', name: bound, 'actual_length': len(value)})
def Field(default=_MISSING, **options):
    return FieldInfo(default, **options)
class ConfigDict(dict):
    pass
class EmailStr(str):
    pass
class HttpUrl(str):
    pass
AnyUrl = AnyHttpUrl = HttpUrl
class SecretStr:
    def __init__(self, value):
        self._value = value
    def get_secret_value(self):
        return self._value
    def __repr__(self):
        return f"SecretStr('{self}')"
    def __str__(self):
        return '**********' if self._value else ''
def _origin(kind):
    return getattr(kind, '__origin__', None)
def _options(kind):
    name = getattr(kind, '_name', None)
    if name == 'Optional':
        return (*kind.__args__, _NONE)
    if name == 'Union' or type(kind).__name__ == 'UnionType':
        return kind.__args__
    return None
def _each(values, act):
    made, errors = [], []
    for at, value in values:
        try:
            made.append((at, act(value)))
        except _Invalid as error:
            errors += [{**one, 'loc': (at, *one['loc'])} for one in error.errors]
    if errors:
        raise _Invalid(errors)
    return made
def _within(kind, value, sequence, made):
    if not isinstance(value, sequence):
        _refuse(f'{made.__name__}_type', f"Input should be a valid {'dictionary' if made is dict else made.__name__}", value)
    args = kind.__args__ if _origin(kind) is not None else ()
    inner = args[0] if args else _typing.Any
    if made is tuple and args and not (len(args) == 2 and args[1] is ...):
        if len(value) != len(args):
            _refuse('missing' if len(value) < len(args) else 'too_long', 'Field required' if len(value) < len(args) else f'Tuple should have at most {len(args)} items after validation, not {len(value)}', value)
        return tuple(one for _, one in _each(enumerate(value), lambda item: item)) if not args else tuple(_validate(own, item) for own, item in zip(args, value))
    return made(one for _, one in _each(enumerate(value), lambda item: _validate(inner, item)))
def _whole(value):
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value
    if isinstance(value, float):
        if value != int(value):
            _refuse('int_from_float', 'Input should be a valid integer, got a number with a fractional part', value)
        return int(value)
    if isinstance(value, str):
        try:
            return int(value)
        except ValueError:
            _refuse('int_parsing', 'Input should be a valid integer, unable to parse string as an integer', value)
    _refuse('int_type', 'Input should be a valid integer', value)
def _real(value):
    if isinstance(value, (int, float)):
        return float(value)
    if isinstance(value, str):
        try:
            return float(value)
        except ValueError:
            _refuse('float_parsing', 'Input should be a valid number, unable to parse string as a number', value)
    _refuse('float_type', 'Input should be a valid number', value)
def _truth(value):
    if isinstance(value, bool):
        return value
    word = str(value).lower()
    if isinstance(value, (int, str)) and word in ('1', 'true', 't', 'yes', 'y', 'on'):
        return True
    if isinstance(value, (int, str)) and word in ('0', 'false', 'f', 'no', 'n', 'off'):
        return False
    if isinstance(value, (int, str)):
        _refuse('bool_parsing', 'Input should be a valid boolean, unable to interpret input', value)
    _refuse('bool_type', 'Input should be a valid boolean', value)
def _text(value):
    if isinstance(value, _Enum):
        value = value.value
    if not isinstance(value, str):
        _refuse('string_type', 'Input should be a valid string', value)
    return value
def _email(value):
    if '@' not in _text(value):
        _refuse('value_error', 'value is not a valid email address: An email address must have an @-sign.', value, {'reason': 'An email address must have an @-sign.'})
    return value
def _url(value):
    if '://' not in _text(value):
        _refuse('url_parsing', 'Input should be a valid URL, relative URL without a base', value, {'error': 'relative URL without a base'})
    return value
def _moment(kind, value):
    if isinstance(value, kind):
        return value
    try:
        return kind.fromisoformat(value.replace('Z', '+00:00'))
    except Exception:
        name = kind.__name__
        _refuse(f'{name}_from_date_parsing' if name == 'datetime' else f'{name}_from_datetime_parsing', f'Input should be a valid {name} or ' + ('date' if name == 'datetime' else 'datetime') + ', input is too short', value, {'error': 'input is too short'})
def _any_of(options, value):
    if value is None and _NONE in options:
        return None
    for one in options:
        if isinstance(one, type) and type(value) is one:
            return value
    errors = []
    for one in options:
        if one is _NONE:
            continue
        try:
            return _validate(one, value)
        except _Invalid as error:
            name = _origin(one).__name__ if _origin(one) else getattr(one, '__name__', str(one))
            errors += error.errors if sum(other is not _NONE for other in options) == 1 else [{**own, 'loc': (name, *own['loc'])} for own in error.errors]
    raise _Invalid(errors)
def _one_of(values, kind, value, msg):
    if value in values:
        return value
    quoted = [repr(one) for one in values]
    shown = quoted[0] if len(quoted) == 1 else ', '.join(quoted[:-1]) + ' or ' + quoted[-1]
    _refuse(kind, msg + shown, value, {'expected': shown})
def _mapping(kind, value):
    if not isinstance(value, dict):
        _refuse('dict_type', 'Input should be a valid dictionary', value)
    args = kind.__args__ if _origin(kind) is not None else ()
    keys, values = args if len(args) == 2 else (_typing.Any, _typing.Any)
    return {_validate(keys, key): one for key, one in _each(value.items(), lambda item: _validate(values, item))}
def _annotated(kind, value):
    base, *notes = kind.__args__
    value = _validate(base, value)
    for note in notes:
        if isinstance(note, FieldInfo):
            value = note.check(value)
    return value
def _validate(kind, value):
    name = getattr(kind, '_name', None)
    options = _options(kind)
    if options is not None:
        return _any_of(options, value)
    if name == 'Annotated':
        return _annotated(kind, value)
    if name == 'Literal':
        return _one_of(kind.__args__, 'literal_error', value, 'Input should be ')
    if kind is _NONE or kind is None:
        return None if value is None else _refuse('none_required', 'Input should be None', value)
    base = _origin(kind) or kind
    if base in (dict, _typing.Dict):
        return _mapping(kind, value)
    if base in (list, tuple, set, _typing.List, _typing.Tuple, _typing.Set):
        made = {_typing.List: list, _typing.Tuple: tuple, _typing.Set: set}.get(base, base)
        return _within(kind, value, (list, tuple, set), made)
    if not isinstance(base, type):
        return value
    for known, act in ((bool, _truth), (int, _whole), (float, _real), (EmailStr, _email), (HttpUrl, _url), (str, _text)):
        if base is known:
            return act(value)
    if issubclass(base, BaseModel):
        return base._made_of(value)
    if issubclass(base, _Enum):
        if isinstance(value, base):
            return value
        return base(_one_of([one.value for one in base], 'enum', value, 'Input should be '))
    if base.__name__ in ('datetime', 'date') and hasattr(base, 'fromisoformat'):
        return _moment(base, value)
    if base is SecretStr:
        return value if isinstance(value, SecretStr) else SecretStr(_text(value))
    if isinstance(value, base):
        return value
    if base.__name__ in ('UUID', 'Decimal', 'Path', 'PosixPath'):
        return base(value)
    _refuse('is_instance_of', f'Input should be an instance of {base.__name__}', value, {'class': base.__name__})
def _jsonable(value):
    if isinstance(value, BaseModel):
        return {name: _jsonable(one) for name, one in value.model_dump().items()}
    if isinstance(value, dict):
        return {(key.value if isinstance(key, _Enum) else key): _jsonable(one) for key, one in value.items()}
    if isinstance(value, (list, tuple, set)):
        return [_jsonable(one) for one in value]
    if isinstance(value, _Enum):
        return value.value
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    if hasattr(value, '__dataclass_fields__'):
        from dataclasses import asdict
        return _jsonable(asdict(value))
    if hasattr(value, 'isoformat'):
        return value.isoformat()
    if isinstance(value, bytes):
        return value.decode()
    return str(value) if not hasattr(value, '__dict__') else _jsonable({name: one for name, one in vars(value).items() if not name.startswith('_')})
def _simulated_mode(name, mode, simulated):
    if mode not in simulated:
        raise NotImplementedError(f"mode='{mode}' of {name} is not simulated")
def field_validator(*fields, mode='after', check_fields=None):
    _simulated_mode('field_validator', mode, ('before', 'after'))
    def decorate(act):
        act = getattr(act, '__func__', act)
        act._checks = (fields, mode)
        return act
    return decorate
def validator(*fields, pre=False, **options):
    _checking.check('validator', options, 'allow_reuse check_fields', 'always each_item')
    return field_validator(*fields, mode='before' if pre else 'after')
def model_validator(*, mode):
    _simulated_mode('model_validator', mode, ('before', 'after'))
    def decorate(act):
        act = getattr(act, '__func__', act)
        act._checks_model = mode
        return act
    return decorate
def computed_field(act=None, **options):
    _checking.check('computed_field', options, 'title description deprecated examples json_schema_extra', 'alias alias_priority repr return_type')
    if act is None:
        return computed_field
    made = act if isinstance(act, property) else property(act)
    made.fget._is_computed = True
    return made
_CONFIG = ('extra', 'frozen', 'populate_by_name', 'validate_by_name', 'from_attributes', 'orm_mode', 'str_strip_whitespace', 'validate_assignment', 'use_enum_values', 'env_prefix', 'env_file')
_CONFIG_INERT = 'arbitrary_types_allowed title json_schema_extra protected_namespaces env_file_encoding'
_CONFIG_ABSENT = 'alias_generator strict str_to_lower str_to_upper str_min_length str_max_length validate_default allow_inf_nan json_encoders ser_json_bytes ser_json_timedelta revalidate_instances coerce_numbers_to_str use_attribute_docstrings hide_input_in_errors regex_engine defer_build loc_by_alias validate_by_alias serialize_by_alias ignored_types case_sensitive env_nested_delimiter env_ignore_empty secrets_dir nested_model_default_partial_update cli_parse_args'
def _asked(act, value, *words):
    try:
        return act(*words)
    except ValidationError:
        raise
    except ValueError as error:
        _refuse('value_error', f'Value error, {error}', value, {'error': str(error)})
    except AssertionError as error:
        _refuse('assertion_error', f'Assertion failed, {error}', value, {'error': str(error)})
class BaseModel:
    model_config = {}
    model_fields = {}
    model_computed_fields = {}
    _checkers = ()
    def __init_subclass__(cls, **options):
        fields, checkers, computed = {}, [], {}
        for base in reversed(cls.__mro__):
            if base is object or base is BaseModel:
                continue
            own = base.__dict__
            for name, kind in own.get('__annotations__', {}).items():
                if name.startswith('_') or name == 'model_config' or getattr(kind, '_name', '') == 'ClassVar':
                    continue
                given = own.get(name, _MISSING)
                if getattr(kind, '_name', '') == 'Annotated' and not isinstance(given, FieldInfo):
                    notes = [note for note in kind.__args__[1:] if isinstance(note, FieldInfo)]
                    if notes and given is not _MISSING:
                        notes[0].default = given
                    given = notes[0] if notes else given
                info = given if isinstance(given, FieldInfo) else FieldInfo(given)
                info.annotation, info.name = kind, name
                fields[name] = info
            computed.update({name: one for name, one in own.items() if isinstance(one, property) and hasattr(one.fget, '_is_computed')})
            checkers += [act for act in own.values() if hasattr(act, '_checks') or hasattr(act, '_checks_model')]
        cls.model_fields, cls._checkers = fields, tuple(checkers)
        cls.model_computed_fields = computed
        older = cls.__dict__.get('Config')
        cls.model_config = {**cls.model_config, **{name: one for name, one in (older.__dict__.items() if older else ()) if not name.startswith('_')}, **options}
        _checking.check('ConfigDict', [name for name in cls.model_config if name not in _CONFIG], _CONFIG_INERT, _CONFIG_ABSENT)
    @classmethod
    def _made_of(cls, value):
        if isinstance(value, cls):
            return value
        if not isinstance(value, dict):
            if cls.model_config.get('from_attributes') or cls.model_config.get('orm_mode'):
                value = {name: getattr(value, name) for name in cls.model_fields if hasattr(value, name)}
            else:
                _refuse('model_type', f'Input should be a valid dictionary or instance of {cls.__name__}', value, {'class_name': cls.__name__})
        made = cls.__new__(cls)
        made._fill(value)
        return made
    def __init__(self, **data):
        try:
            self._fill(data)
        except _Invalid as error:
            raise ValidationError(type(self).__name__, error.errors) from None
    def _fill(self, data):
        cls, values, errors, given = type(self), {}, [], set()
        for act in cls._checkers:
            if getattr(act, '_checks_model', None) == 'before':
                data = _asked(act, data, cls, data)
        for name, info in cls.model_fields.items():
            key = info.alias if info.alias and info.alias in data else name
            if key not in data or (info.alias and key == name and not (cls.model_config.get('populate_by_name') or cls.model_config.get('validate_by_name'))):
                if info.is_required():
                    errors.append(_error('missing', 'Field required', data, (info.alias or name,)))
                else:
                    values[name] = info.usual()
                continue
            given.add(name)
            try:
                values[name] = self._checked(name, info, data[key], values)
            except _Invalid as error:
                errors += [{**one, 'loc': (key, *one['loc'])} for one in error.errors]
        known = {info.alias or name for name, info in cls.model_fields.items()} | set(cls.model_fields)
        extra = [name for name in data if name not in known]
        if cls.model_config.get('extra') == 'forbid':
            errors += [_error('extra_forbidden', 'Extra inputs are not permitted', data[name], (name,)) for name in extra]
        if errors:
            raise _Invalid(errors)
        if cls.model_config.get('extra') == 'allow':
            values.update({name: data[name] for name in extra})
        for name, value in values.items():
            object.__setattr__(self, name, value)
        object.__setattr__(self, '_given', given)
        for act in cls._checkers:
            if getattr(act, '_checks_model', None) == 'after':
                _asked(act, data, self)
    def _checked(self, name, info, value, values):
        cls = type(self)
        acts = [act for act in cls._checkers if hasattr(act, '_checks') and (name in act._checks[0] or '*' in act._checks[0])]
        for act in acts:
            if act._checks[1] == 'before':
                value = _asked(act, value, cls, value)
        if cls.model_config.get('str_strip_whitespace') and isinstance(value, str):
            value = value.strip()
        value = info.check(_validate(info.annotation, value))
        for act in acts:
            if act._checks[1] == 'after':
                value = _asked(act, value, cls, value)
        return value.value if cls.model_config.get('use_enum_values') and isinstance(value, _Enum) else value
    def __setattr__(self, name, value):
        cls = type(self)
        if cls.model_config.get('frozen'):
            raise ValidationError(cls.__name__, [_error('frozen_instance', 'Instance is frozen', value, (name,))])
        if name not in cls.model_fields and not name.startswith('_') and cls.model_config.get('extra') != 'allow':
            raise ValueError(f'"{cls.__name__}" object has no field "{name}"')
        if cls.model_config.get('validate_assignment') and name in cls.model_fields:
            try:
                value = self._checked(name, cls.model_fields[name], value, self._values())
            except _Invalid as error:
                raise ValidationError(cls.__name__, [{**one, 'loc': (name, *one['loc'])} for one in error.errors]) from None
        object.__setattr__(self, name, value)
    def _values(self):
        return {name: one for name, one in self.__dict__.items() if not name.startswith('_')}
    def _told(self):
        return {**self._values(), **{name: getattr(self, name) for name in type(self).model_computed_fields}}
    def model_dump(self, *, mode='python', include=None, exclude=None, by_alias=False, exclude_unset=False, exclude_none=False, exclude_defaults=False, **options):
        _checking.check('BaseModel.model_dump', options, 'round_trip warnings serialize_as_any', 'context fallback exclude_computed_fields')
        made = {}
        for name, value in self._told().items():
            info = type(self).model_fields.get(name)
            if (include is not None and name not in include) or (exclude is not None and name in exclude):
                continue
            if (exclude_unset and info is not None and name not in self._given) or (exclude_none and value is None):
                continue
            if exclude_defaults and info is not None and not info.is_required() and value == info.usual():
                continue
            made[info.alias if by_alias and info is not None and info.alias else name] = _dumped(value, exclude_unset, exclude_none)
        return _jsonable(made) if mode == 'json' else made
    def dict(self, **options):
        return self.model_dump(**options)
    def model_dump_json(self, *, indent=None, **options):
        return _json.dumps(_jsonable(self.model_dump(**options)), indent=indent, ensure_ascii=False, separators=None if indent else (',', ':'))
    def json(self, **options):
        return self.model_dump_json(**options)
    @classmethod
    def model_validate(cls, value, *, from_attributes=None):
        try:
            if from_attributes and not isinstance(value, (dict, cls)):
                value = {name: getattr(value, name) for name in cls.model_fields if hasattr(value, name)}
            return cls._made_of(value)
        except _Invalid as error:
            raise ValidationError(cls.__name__, error.errors) from None
    parse_obj = model_validate
    @classmethod
    def model_validate_json(cls, text):
        return cls.model_validate(_json.loads(text))
    def model_copy(self, *, update=None, deep=False):
        made = type(self).__new__(type(self))
        for name, value in {**self.__dict__, **(update or {})}.items():
            object.__setattr__(made, name, value)
        return made
    def copy(self, *, update=None):
        return self.model_copy(update=update)
    def __eq__(self, other):
        return type(self) is type(other) and self._values() == other._values()
    def __iter__(self):
        return iter(self._values().items())
    def __str__(self):
        return ' '.join(f'{name}={value!r}' for name, value in self._told().items())
    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._told().items())})"
def _dumped(value, unset=False, none=False):
    if isinstance(value, BaseModel):
        return value.model_dump(exclude_unset=unset, exclude_none=none)
    if isinstance(value, dict):
        return {key: _dumped(one, unset, none) for key, one in value.items()}
    if isinstance(value, (list, tuple, set)):
        return type(value)(_dumped(one, unset, none) for one in value)
    return value
class TypeAdapter:
    def __init__(self, kind):
        self._kind = kind
    def validate_python(self, value):
        try:
            return _validate(self._kind, value)
        except _Invalid as error:
            raise ValidationError(getattr(self._kind, '__name__', str(self._kind)), error.errors) from None
@pydantic_settings
import os as _os
from pydantic import BaseModel
class SettingsConfigDict(dict):
    pass
class BaseSettings(BaseModel):
    def __init__(self, **data):
        cls = type(self)
        prefix = cls.model_config.get('env_prefix', '')
        found = {}
        path = cls.model_config.get('env_file')
        if path and _os.path.exists(path):
            for line in open(path).read().splitlines():
                if '=' in line and not line.startswith('#'):
                    name, _, value = line.partition('=')
                    found[name.strip().lower()] = value.strip().strip('"').strip("'")
        found.update({name.lower(): value for name, value in _os.environ.items()})
        given = {name: found[(prefix + name).lower()] for name in cls.model_fields if (prefix + name).lower() in found}
        super().__init__(**{**given, **data})
`
