/** SQLAlchemy over PostgreSQL and MySQL, as far as it is simulated: text, tables of mapped classes, sessions; and Flask-SQLAlchemy. */
export const source = String.raw`@sqlalchemy
from sqlalchemy.engine import create_engine, text
from sqlalchemy.schema import Column, ForeignKey, MetaData, Integer, BigInteger, SmallInteger, String, Text, Boolean, Float, Numeric, DateTime, Date, JSON, select, func, and_, or_, not_, desc, asc
import sqlalchemy.exc as exc
@sqlalchemy.exc
class SQLAlchemyError(Exception):
    pass
class ArgumentError(SQLAlchemyError):
    pass
class InvalidRequestError(SQLAlchemyError):
    pass
class NoResultFound(InvalidRequestError):
    pass
class MultipleResultsFound(InvalidRequestError):
    pass
class StatementError(SQLAlchemyError):
    pass
class DBAPIError(StatementError):
    _code = 'dbapi'
    def __init__(self, orig, statement=None, params=None):
        self.orig, self.statement, self.params = orig, statement, params
        name = f'{type(orig).__module__}.{type(orig).__name__}'
        said = f'({name}) {orig}'
        if statement is not None:
            said += f'\n[SQL: {statement}]'
        if params:
            said += f'\n[parameters: {params!r}]'
        super().__init__(f'{said}\n(Background on this error at: https://sqlalche.me/e/20/{self._code})')
class InterfaceError(DBAPIError):
    _code = 'rvf5'
class DatabaseError(DBAPIError):
    _code = '4xp6'
class DataError(DatabaseError):
    _code = '9h9h'
class OperationalError(DatabaseError):
    _code = 'e3q8'
class IntegrityError(DatabaseError):
    _code = 'gkpj'
class InternalError(DatabaseError):
    _code = '2j85'
class ProgrammingError(DatabaseError):
    _code = 'f405'
class NotSupportedError(DatabaseError):
    _code = 'tw8g'
_KINDS = (IntegrityError, OperationalError, ProgrammingError, DataError, InternalError, NotSupportedError, InterfaceError, DatabaseError)
def wrapped(error, base, statement=None, params=None):
    for kind in _KINDS:
        if isinstance(error, base[kind.__name__]):
            return kind(error, statement, params)
    return error
@sqlalchemy.engine
import re
import importlib
import _sqlvalues
from sqlalchemy.exc import wrapped, ArgumentError, NoResultFound, MultipleResultsFound, InvalidRequestError
class Row(tuple):
    def __new__(cls, names, values):
        made = tuple.__new__(cls, values)
        made._names = names
        return made
    def __getattr__(self, name):
        if name in self._names:
            return self[self._names.index(name)]
        raise AttributeError(f'Could not locate column in row for column {name!r}')
    @property
    def _mapping(self):
        return self._asdict()
    def _asdict(self):
        return dict(zip(self._names, self))
class Result:
    def __init__(self, names, rows, rowcount=-1, lastrowid=None):
        self._names, self._rows, self.rowcount, self.lastrowid = names, iter(rows), rowcount, lastrowid
    def keys(self):
        return list(self._names)
    def __iter__(self):
        return self._rows
    def __next__(self):
        return next(self._rows)
    def all(self):
        return list(self._rows)
    fetchall = all
    def fetchone(self):
        return next(self._rows, None)
    first = fetchone
    def one_or_none(self):
        rows = self.all()
        if len(rows) > 1:
            raise MultipleResultsFound('Multiple rows were found when one or none was required')
        return rows[0] if rows else None
    def one(self):
        row = self.one_or_none()
        if row is None:
            raise NoResultFound('No row was found when one was required')
        return row
    def scalar(self):
        row = self.first()
        return None if row is None else row[0]
    def scalar_one(self):
        return self.one()[0]
    def scalar_one_or_none(self):
        row = self.one_or_none()
        return None if row is None else row[0]
    def scalars(self):
        return Result(self._names[:1], [row[0] for row in self._rows])
    def mappings(self):
        return Result(self._names, [row._asdict() for row in self._rows])
class Text:
    def __init__(self, text):
        self.text = text
    def bindparams(self, **params):
        raise NotImplementedError('bindparams() is not simulated')
    def __str__(self):
        return self.text
def text(text):
    return Text(text)
def _pyformat(text):
    return re.sub(r"'(?:[^']|'')*'|::|:(\w+)|%", lambda found: '%%' if found.group(0) == '%' else found.group(0).replace('%', '%%') if found.group(1) is None else f'%({found.group(1)})s', text)
_DRIVERS = {'postgresql': 'psycopg2', 'postgresql+psycopg2': 'psycopg2', 'postgresql+psycopg': 'psycopg', 'mysql+pymysql': 'pymysql', 'mysql+mysqlconnector': 'mysql.connector', 'mariadb+pymysql': 'pymysql'}
class Engine:
    def __init__(self, url, echo=False, connect_args=None, **options):
        import _options
        _options.check('create_engine', options, 'future pool_pre_ping pool_size max_overflow pool_recycle pool_timeout', 'poolclass isolation_level execution_options')
        if echo:
            raise NotImplementedError('create_engine(echo=True) is not simulated')
        scheme, sep, _ = str(url).partition('://')
        if not sep:
            raise ArgumentError(f'Could not parse SQLAlchemy URL from given URL string')
        if scheme == 'postgres':
            raise ArgumentError("Can't load plugin: sqlalchemy.dialects:postgres")
        if scheme not in _DRIVERS:
            raise NotImplementedError(f'the dialect {scheme} of SQLAlchemy is not simulated')
        name = _DRIVERS[scheme]
        self.url, self.name, self._driver = url, scheme.partition('+')[0], importlib.import_module(name)
        found = _sqlvalues.address(str(url))
        if self.name != 'postgresql' and 'dbname' in found:
            found['database'] = found.pop('dbname')
        if 'port' in found:
            found['port'] = int(found['port'])
        found.pop('charset', None)
        found.update(connect_args or {})
        self._place, self._idle, self._quote = found, [], '"' if self.name == 'postgresql' else chr(96)
    def _base(self):
        return self._driver._BASE
    def _take(self):
        while self._idle:
            one = self._idle.pop()
            if not self._is_lost(one):
                return one
        try:
            return self._driver.connect(**self._place)
        except self._driver.Error as error:
            raise wrapped(error, self._base()) from error
    def _is_lost(self, one):
        return bool(getattr(one, 'closed', False))
    def _give(self, one):
        try:
            one.rollback()
            self._idle.append(one)
        except self._driver.Error:
            pass
    def connect(self):
        return Connection(self)
    def begin(self):
        return Connection(self, True)
    def dispose(self):
        self._idle = []
class Connection:
    def __init__(self, engine, commits=False):
        self.engine, self._commits, self._own, self.closed = engine, commits, engine._take(), False
    def _run(self, statement, params=None):
        if self.closed:
            raise InvalidRequestError('This Connection is closed')
        statement = statement.replace('\x01', self.engine._quote)
        cursor = self._own.cursor()
        try:
            for one in params if isinstance(params, list) else [params]:
                cursor.execute(_pyformat(statement), one or {})
        except self.engine._driver.Error as error:
            raise wrapped(error, self.engine._base(), statement, params) from error
        names = [one[0] for one in cursor.description or []]
        return Result(names, [Row(names, row) for row in cursor.fetchall()] if names else [], cursor.rowcount, cursor.lastrowid)
    def execute(self, statement, parameters=None):
        if isinstance(statement, str):
            raise ArgumentError(f"Textual SQL expression {statement[:30]!r} should be explicitly declared as text({statement[:30]!r})")
        if isinstance(statement, Text):
            return self._run(statement.text, parameters)
        return self._run(*statement._compiled())
    def scalar(self, statement, parameters=None):
        return self.execute(statement, parameters).scalar()
    def commit(self):
        self._own.commit()
    def rollback(self):
        self._own.rollback()
    def close(self):
        if not self.closed:
            self.engine._give(self._own)
        self.closed = True
    def __enter__(self):
        return self
    def __exit__(self, kind, *about):
        if self._commits and kind is None:
            self.commit()
        self.close()
def create_engine(url, **options):
    return Engine(url, **options)
@sqlalchemy.schema
from sqlalchemy.exc import ArgumentError
_RESERVED = 'all and as asc by case check column constraint create cross default desc distinct end except exists false for foreign from full group having in index inner into is join key keys left like limit natural not null offset on or order outer primary rank references right select set table then to true union unique user using values when where with'.split()
def quoted(name):
    """A name, between signs that the engine makes its own quotes of where it is a reserved word."""
    return f'\x01{name}\x01' if name.lower() in _RESERVED or not name.islower() or '-' in name or ' ' in name else name
class _Type:
    def __init__(self, *args, **options):
        self._args = args
        if options and (type(self) is not DateTime or list(options) != ['timezone']):
            raise NotImplementedError(f'{type(self).__name__}({list(options)[0]}=) is not simulated')
        self._options = options
    def _ddl(self, dialect):
        return self._name + (f'({", ".join([str(one) for one in self._args])})' if self._args else '')
class Integer(_Type):
    _name = 'INTEGER'
class BigInteger(_Type):
    _name = 'BIGINT'
class SmallInteger(_Type):
    _name = 'SMALLINT'
class String(_Type):
    _name = 'VARCHAR'
class Text(_Type):
    _name = 'TEXT'
class Boolean(_Type):
    _name = 'BOOLEAN'
class Float(_Type):
    _name = 'FLOAT'
class Numeric(_Type):
    _name = 'NUMERIC'
class Date(_Type):
    _name = 'DATE'
class JSON(_Type):
    _name = 'JSON'
class DateTime(_Type):
    def _ddl(self, dialect):
        if dialect != 'postgresql':
            return 'DATETIME'
        return 'TIMESTAMP WITH TIME ZONE' if self._options.get('timezone') else 'TIMESTAMP WITHOUT TIME ZONE'
class ForeignKey:
    def __init__(self, target, ondelete=None):
        self.target, self.ondelete = target, ondelete
class Clause:
    """A part of SQL: its text, with {} for each of its values."""
    def __init__(self, text, *values):
        self._text, self._values = text, list(values)
    def _with(self, sign, other):
        if isinstance(other, Clause):
            return Clause(f'{self._text} {sign} {other._text}', *self._values, *other._values)
        return Clause(f'{self._text} {sign} {{}}', *self._values, other)
    def __eq__(self, other):
        return Clause(f'{self._text} IS NULL', *self._values) if other is None else self._with('=', other)
    def __ne__(self, other):
        return Clause(f'{self._text} IS NOT NULL', *self._values) if other is None else self._with('!=', other)
    def __lt__(self, other):
        return self._with('<', other)
    def __le__(self, other):
        return self._with('<=', other)
    def __gt__(self, other):
        return self._with('>', other)
    def __ge__(self, other):
        return self._with('>=', other)
    def __add__(self, other):
        return self._with('+', other)
    def __sub__(self, other):
        return self._with('-', other)
    def __mul__(self, other):
        return self._with('*', other)
    def __and__(self, other):
        return and_(self, other)
    def __or__(self, other):
        return or_(self, other)
    def __invert__(self):
        return not_(self)
    def __hash__(self):
        return id(self)
    def __bool__(self):
        raise TypeError('Boolean value of this clause is not defined')
    def in_(self, values):
        values = list(values)
        if not values:
            return Clause('1 != 1')
        return Clause(f'{self._text} IN ({", ".join(["{}"] * len(values))})', *self._values, *values)
    def like(self, pattern):
        return self._with('LIKE', pattern)
    def ilike(self, pattern):
        return Clause(f'lower({self._text}) LIKE lower({{}})', *self._values, pattern)
    def contains(self, part):
        return self.like(f'%{part}%')
    def startswith(self, part):
        return self.like(f'{part}%')
    def endswith(self, part):
        return self.like(f'%{part}')
    def is_(self, value):
        return self == value
    def is_not(self, value):
        return self != value
    isnot = is_not
    def desc(self):
        return desc(self)
    def asc(self):
        return asc(self)
    def label(self, name):
        made = Clause(f'{self._text} AS {name}', *self._values)
        return made
def _joined(word, clauses):
    return Clause('(' + f' {word} '.join([one._text for one in clauses]) + ')', *[value for one in clauses for value in one._values])
def and_(*clauses):
    return _joined('AND', clauses)
def or_(*clauses):
    return _joined('OR', clauses)
def not_(clause):
    return Clause(f'NOT ({clause._text})', *clause._values)
def desc(clause):
    return Clause(f'{clause._text} DESC', *clause._values)
def asc(clause):
    return Clause(f'{clause._text} ASC', *clause._values)
class _Functions:
    def __getattr__(self, name):
        def made(*args):
            parts = [one if isinstance(one, Clause) else Clause('{}', one) for one in args]
            inner = ', '.join([one._text for one in parts]) or ('*' if name == 'count' else '')
            return Clause(f'{name}({inner})', *[value for one in parts for value in one._values])
        return made
func = _Functions()
_ABSENT = object()
class Column(Clause):
    def __init__(self, *args, primary_key=False, nullable=None, unique=False, index=False, default=_ABSENT, server_default=None, autoincrement='auto', onupdate=_ABSENT, name=None, comment=None):
        self.name, self.type, self.foreign = name, None, None
        for one in args:
            if isinstance(one, str):
                self.name = one
            elif isinstance(one, ForeignKey):
                self.foreign = one
            else:
                self.type = one() if isinstance(one, type) else one
        self.primary_key, self.unique, self.index, self.default, self.server_default, self.onupdate = primary_key, unique, index, default, server_default, onupdate
        self.nullable, self.key, self.table, self._values = nullable, None, None, []
    def _bound(self, table, key):
        self.table, self.key, self.name = table, key, self.name or key
        self.sql = quoted(self.name)
        self._text = f'{quoted(table)}.{self.sql}'
        if self.nullable is None:
            self.nullable = not self.primary_key
        if self.type is None:
            self.type = Integer()
    def _ddl(self, dialect, is_only):
        kind = self.type._ddl(dialect)
        if self.primary_key and is_only and isinstance(self.type, (Integer, BigInteger)) and self.foreign is None:
            if dialect == 'postgresql':
                return f'{self.sql} {"BIGSERIAL" if isinstance(self.type, BigInteger) else "SERIAL"} NOT NULL'
            return f'{self.sql} {kind} NOT NULL AUTO_INCREMENT'
        usual = self.server_default
        if usual is not None:
            text = getattr(usual, '_text', None) or getattr(usual, 'text', None) or "'" + str(usual).replace("'", "''") + "'"
            kind += ' DEFAULT ' + ('CURRENT_TIMESTAMP' if text == 'now()' else text)
        return f'{self.sql} {kind}' + ('' if self.nullable else ' NOT NULL')
class Table:
    def __init__(self, name, columns):
        self.name, self.columns, self.sql = name, columns, quoted(name)
    def _ddl(self, dialect):
        keys = [one for one in self.columns if one.primary_key]
        lines = [one._ddl(dialect, len(keys) == 1) for one in self.columns]
        lines.append(f'PRIMARY KEY ({", ".join([one.sql for one in keys])})')
        lines += [f'UNIQUE ({one.sql})' for one in self.columns if one.unique]
        for one in self.columns:
            if one.foreign is not None:
                table, _, column = one.foreign.target.rpartition('.')
                lines.append(f'FOREIGN KEY({one.sql}) REFERENCES {quoted(table)} ({quoted(column)})' + (f' ON DELETE {one.foreign.ondelete}' if one.foreign.ondelete else ''))
        inner = ',\n\t'.join(lines)
        return f'CREATE TABLE IF NOT EXISTS {self.sql} (\n\t{inner}\n)'
class MetaData:
    def __init__(self):
        self.tables = {}
    def _sorted(self):
        made, left = [], list(self.tables.values())
        while left:
            names = [one.name for one in left]
            free = [one for one in left if not any([c.foreign is not None and c.foreign.target.rpartition('.')[0] in names and c.foreign.target.rpartition('.')[0] != one.name for c in one.columns])] or left[:1]
            made += free
            left = [one for one in left if one not in free]
        return made
    def create_all(self, bind):
        with bind.begin() as conn:
            for table in self._sorted():
                conn._run(table._ddl(bind.name))
                for column in table.columns:
                    if column.index and not column.unique:
                        conn._run(f'CREATE INDEX {"IF NOT EXISTS " if bind.name == "postgresql" else ""}ix_{table.name}_{column.name} ON {table.sql} ({column.sql})')
    def drop_all(self, bind):
        with bind.begin() as conn:
            for table in reversed(self._sorted()):
                conn._run(f'DROP TABLE IF EXISTS {table.sql}')
class Select:
    def __init__(self, *what):
        self._what, self._where, self._order, self._most, self._from = what, [], [], None, None
        self._start, self._session = None, None
        self._entity = what[0] if len(what) == 1 and isinstance(what[0], type) else None
    def _like(self, **changes):
        made = type(self)(*self._what)
        for name in ('_where', '_order', '_most', '_start', '_session', '_entity', '_from'):
            setattr(made, name, changes.get(name, getattr(self, name)))
        return made
    def where(self, *clauses):
        return self._like(_where=self._where + list(clauses))
    filter = where
    def filter_by(self, **fields):
        return self.where(*[getattr(self._entity, name) == value for name, value in fields.items()])
    def order_by(self, *clauses):
        return self._like(_order=self._order + [one if isinstance(one, Clause) else Clause(str(one)) for one in clauses])
    def limit(self, count):
        return self._like(_most=count)
    def offset(self, count):
        return self._like(_start=count)
    def select_from(self, entity):
        return self._like(_from=entity.__table__.name)
    def join(self, *about, **options):
        raise NotImplementedError('join() of SQLAlchemy is not simulated')
    outerjoin = options = group_by = having = distinct = join
    def _tail(self):
        text, values = '', []
        if self._where:
            text += ' WHERE ' + ' AND '.join([one._text for one in self._where])
            values += [value for one in self._where for value in one._values]
        return text, values
    def _compiled(self, what=None):
        parts = []
        for one in self._what:
            parts += list(one.__table__.columns) if isinstance(one, type) else [one]
        tables = []
        for one in parts:
            table = getattr(one, 'table', None)
            if table is not None and table not in tables:
                tables.append(table)
        if self._from:
            tables = [self._from]
        names = what or ', '.join([one._text for one in parts])
        values = [] if what else [value for one in parts for value in one._values]
        tail, more = self._tail()
        text = f'SELECT {names}' + (' FROM ' + ', '.join([quoted(one) for one in tables]) if tables else '') + tail
        if self._order and not what:
            text += ' ORDER BY ' + ', '.join([one._text for one in self._order])
        if self._most is not None:
            text += f' LIMIT {int(self._most)}'
        if self._start is not None:
            text += f' OFFSET {int(self._start)}'
        return _named(text, values + more)
def _named(text, values):
    out, params = '', {}
    pieces = text.split('{}')
    for at, piece in enumerate(pieces):
        out += piece
        if at < len(pieces) - 1:
            params[f'param_{at + 1}'] = values[at]
            out += f':param_{at + 1}'
    return out, params
def select(*what):
    return Select(*what)
@sqlalchemy.sql
from sqlalchemy.schema import func
from sqlalchemy.engine import text
@sqlalchemy.ext
@sqlalchemy.ext.declarative
from sqlalchemy.orm import declarative_base
@sqlalchemy.orm
import typing
import datetime
import decimal
import re
from sqlalchemy.engine import Result, Row, Connection, Text as _Words
from sqlalchemy.exc import ArgumentError, InvalidRequestError
from sqlalchemy.schema import Column, Table, MetaData, Select, Clause, quoted, _named, _ABSENT, Integer, String, Float, Boolean, DateTime, Date, Numeric
_KINDS = {int: Integer, str: String, float: Float, bool: Boolean, datetime.datetime: DateTime, datetime.date: Date, decimal.Decimal: Numeric}
class Mapped:
    pass
def _is_mapped(note):
    return typing.get_origin(note) is Mapped
def mapped_column(*args, **options):
    return Column(*args, **options)
def relationship(*about, **options):
    raise NotImplementedError('relationship() of SQLAlchemy is not simulated')
backref = relationship
def _of_note(column, note):
    kind, optional = typing.get_args(note)[0], False
    args = [one for one in getattr(kind, '__args__', ()) if one is not type(None) and one is not None]
    if args and len(args) < len(kind.__args__) or getattr(kind, '_name', '') == 'Optional':
        kind, optional = args[0], True
    if column.nullable is None:
        column.nullable = optional and not column.primary_key
    if column.type is None:
        if kind not in _KINDS:
            raise ArgumentError(f'Could not locate SQLAlchemy Core type for Python type {kind}')
        column.type = _KINDS[kind]()
class _Mapped:
    def __init_subclass__(cls, **options):
        own = cls.__dict__
        if '_is_base' in own:
            return
        if '__tablename__' not in own:
            if not getattr(cls, '_named_by_class', False):
                cls._is_base, cls.metadata = True, own.get('metadata') or MetaData()
                return
            cls.__tablename__ = re.sub(r'(?<!^)(?=[A-Z])', '_', cls.__name__).lower()
        columns = []
        notes = own.get('__annotations__', {})
        for name, note in notes.items():
            if _is_mapped(note) and name not in own:
                setattr(cls, name, Column())
        for name in list(notes) + [one for one in own if one not in notes]:
            column = own.get(name) if name in own else getattr(cls, name, None)
            if isinstance(column, Column):
                if _is_mapped(notes.get(name)):
                    _of_note(column, notes[name])
                column._bound(cls.__tablename__, name)
                columns.append(column)
        if not any([one.primary_key for one in columns]):
            raise ArgumentError(f'Mapper Mapper[{cls.__name__}({cls.__tablename__})] could not assemble any primary key columns for mapped table {cls.__tablename__!r}')
        cls.__table__ = cls.metadata.tables[cls.__tablename__] = Table(cls.__tablename__, columns)
        cls._mapped()
    @classmethod
    def _mapped(cls):
        pass
    def __init__(self, **fields):
        for column in self.__table__.columns:
            setattr(self, column.key, None)
        for name, value in fields.items():
            if not isinstance(getattr(type(self), name, None), Column):
                raise TypeError(f'{name!r} is an invalid keyword argument for {type(self).__name__}')
            setattr(self, name, value)
class DeclarativeBase(_Mapped):
    _is_base = True
def declarative_base():
    class Base(_Mapped):
        _is_base, metadata = True, MetaData()
    return Base
def _loaded(kind, row):
    made = kind.__new__(kind)
    _fill(made, row)
    return made
def _fill(one, row):
    for column, value in zip(one.__table__.columns, row):
        setattr(one, column.key, value)
def _state(one):
    return [getattr(one, column.key) for column in one.__table__.columns]
def _part(value):
    """What stands in SQL for a value, and the values in it."""
    return (value._text, value._values) if isinstance(value, Clause) else ('{}', [value])
def _assigned(pairs):
    """What SET gives to columns, and the values in it."""
    sets, values = [], []
    for name, value in pairs:
        part, found = _part(value)
        sets.append(f'{name}={part}')
        values += found
    return ', '.join(sets), values
class Query(Select):
    """A select of a session: what it finds is asked for at its end."""
    def _found(self):
        return self._session.execute(self)
    def all(self):
        result = self._found()
        return result.scalars().all() if self._entity else result.all()
    def __iter__(self):
        return iter(self.all())
    def first(self):
        found = self.limit(1).all()
        return found[0] if found else None
    def one_or_none(self):
        result = self._found()
        return result.scalar_one_or_none() if self._entity else result.one_or_none()
    def one(self):
        result = self._found()
        return result.scalar_one() if self._entity else result.one()
    def scalar(self):
        return self._found().scalar()
    def get(self, key):
        return self._session.get(self._entity, key)
    def count(self):
        self._session.flush()
        return self._session._run(*self._compiled('count(*) AS count_1')).scalar()
    def delete(self, synchronize_session=None):
        tail, values = self._tail()
        return self._session._changed(*_named(f'DELETE FROM {self._entity.__table__.sql}{tail}', values)).rowcount
    def update(self, fields, synchronize_session=None):
        tail, values = self._tail()
        pairs = [(name.sql if isinstance(name, Column) else quoted(name), value) for name, value in fields.items()]
        sets, given = _assigned(pairs)
        return self._session._changed(*_named(f'UPDATE {self._entity.__table__.sql} SET {sets}{tail}', given + values)).rowcount
class Session:
    def __init__(self, bind=None, autoflush=True, autocommit=False, expire_on_commit=True, future=True):
        self.bind, self._autoflush, self._expire_on_commit, self._own = bind, autoflush, expire_on_commit, None
        self._forget()
    def _changed(self, text, params=None):
        """Runs what changes rows of objects that may be known: they are read anew when they are found again."""
        self._expired = set(self._identities)
        return self._run(text, params)
    def _forget(self):
        self._new, self._known, self._gone = {}, {}, []
        # the objects by their classes and keys, and those whose columns are read anew when they are found again
        self._identities, self._expired = {}, set()
    def _run(self, text, params=None):
        if self._own is None:
            self._own = Connection(self.bind)
        return self._own._run(text, params)
    def add(self, one):
        if not isinstance(one, _Mapped):
            raise InvalidRequestError(f"Class 'builtins.{type(one).__name__}' is not mapped")
        if id(one) not in self._known:
            self._new[id(one)] = one
    def add_all(self, all):
        for one in all:
            self.add(one)
    def delete(self, one):
        if id(one) not in self._known:
            raise InvalidRequestError(f'Instance {one!r} is not persisted')
        self._gone.append(one)
    def _keep(self, one):
        self._known[id(one)] = (one, _state(one))
        self._identities[self._identity(one)] = one
        return one
    def _identity(self, one):
        return (type(one), *[getattr(one, column.key) for column in one.__table__.columns if column.primary_key])
    def _found(self, kind, row):
        """The object of a row: the one that is known already, where there is one."""
        made = _loaded(kind, row)
        identity = self._identity(made)
        known = self._identities.get(identity)
        if known is None:
            return self._keep(made)
        if identity in self._expired:
            self._expired.discard(identity)
            _fill(known, row)
            self._keep(known)
        return known
    def _key(self, one, state=None):
        columns = one.__table__.columns
        pairs = [(column, value) for column, value in zip(columns, state or _state(one)) if column.primary_key]
        return ' AND '.join([f'{column.sql} = {{}}' for column, _ in pairs]), [value for _, value in pairs]
    def _insert(self, one):
        table, names, values, parts = one.__table__, [], [], []
        for column in table.columns:
            value = getattr(one, column.key)
            if value is None and column.default is not _ABSENT:
                value = column.default() if callable(column.default) else column.default
                if not isinstance(value, Clause):
                    setattr(one, column.key, value)
            if value is None and (column.primary_key or column.server_default is not None):
                continue
            names.append(column.sql)
            part, found = _part(value)
            parts.append(part)
            values += found
        text = f'INSERT INTO {table.sql} ({", ".join(names)}) VALUES ({", ".join(parts)})' if names else f'INSERT INTO {table.sql} DEFAULT VALUES'
        keys = [column for column in table.columns if column.primary_key]
        if self.bind.name == 'postgresql':
            row = self._run(*_named(text + ' RETURNING ' + ', '.join([column.sql for column in table.columns]), values)).first()
            _fill(one, row)
        else:
            done = self._run(*_named(text, values))
            if len(keys) == 1 and getattr(one, keys[0].key) is None:
                setattr(one, keys[0].key, done.lastrowid)
            self._reload(one)
        self._keep(one)
    def _reload(self, one):
        where, values = self._key(one)
        table = one.__table__
        row = self._run(*_named(f'SELECT {", ".join([column.sql for column in table.columns])} FROM {table.sql} WHERE {where}', values)).first()
        if row is None:
            raise InvalidRequestError(f"Could not refresh instance '{one!r}'")
        _fill(one, row)
    def flush(self):
        waiting, self._new = self._new, {}
        for one in waiting.values():
            self._insert(one)
        for one, before in list(self._known.values()):
            now = _state(one)
            changed = [(column, value) for column, value, old in zip(one.__table__.columns, now, before) if value is not old and not (type(value) is type(old) and value == old)]
            if not changed:
                continue
            for column in one.__table__.columns:
                if column.onupdate is not _ABSENT:
                    changed.append((column, column.onupdate() if callable(column.onupdate) else column.onupdate))
            where, keys = self._key(one, before)
            sets, given = _assigned([(column.sql, value) for column, value in changed])
            self._run(*_named(f'UPDATE {one.__table__.sql} SET {sets} WHERE {where}', given + keys))
            self._reload(one)
            self._keep(one)
        leaving, self._gone = self._gone, []
        for one in leaving:
            where, values = self._key(one)
            self._run(*_named(f'DELETE FROM {one.__table__.sql} WHERE {where}', values))
            self._known.pop(id(one), None)
            self._identities.pop(self._identity(one), None)
    def commit(self):
        self.flush()
        if self._own is not None:
            self._own.commit()
        if self._expire_on_commit:
            self._expired = set(self._identities)
    def rollback(self):
        if self._own is not None:
            self._own.rollback()
        self._forget()
    def refresh(self, one):
        self._reload(one)
        self._keep(one)
    def expunge_all(self):
        self._forget()
    def close(self):
        self.expunge_all()
        if self._own is not None:
            self._own.close()
        self._own = None
    remove = close
    def get(self, kind, key):
        columns = [column for column in kind.__table__.columns if column.primary_key]
        keys = tuple(key) if isinstance(key, (tuple, list)) else (key,)
        known = self._identities.get((kind, *keys))
        if known is not None and (kind, *keys) not in self._expired:
            return known
        return self.query(kind).filter(*[column == one for column, one in zip(columns, keys)]).one_or_none()
    def query(self, *what):
        made = Query(*what)
        made._session = self
        return made
    def execute(self, statement, params=None):
        if isinstance(statement, str):
            raise ArgumentError(f"Textual SQL expression {statement[:30]!r} should be explicitly declared as text({statement[:30]!r})")
        if self._autoflush:
            self.flush()
        if isinstance(statement, _Words):
            return self._run(statement.text, params)
        result = (self._run if isinstance(statement, Select) else self._changed)(*statement._compiled())
        kind = statement._entity
        return result if kind is None else Result([kind.__name__], [Row([kind.__name__], (self._found(kind, row),)) for row in result])
    def scalars(self, statement, params=None):
        return self.execute(statement, params).scalars()
    def scalar(self, statement, params=None):
        return self.execute(statement, params).scalar()
    def __enter__(self):
        return self
    def __exit__(self, *about):
        self.close()
def sessionmaker(bind=None, class_=Session, **options):
    def made(**more):
        return class_(**{'bind': bind, **options, **more})
    return made
def scoped_session(maker):
    return maker()
@flask_sqlalchemy
import sqlalchemy
import flask
from sqlalchemy import create_engine, Column, ForeignKey, Integer, BigInteger, SmallInteger, String, Text, Boolean, Float, Numeric, DateTime, Date, JSON, func, select, text, and_, or_, not_, desc, asc
from sqlalchemy.orm import Session, Query, MetaData, _Mapped, relationship
class _Query(Query):
    def get_or_404(self, key, description=None):
        return self.get(key) or flask.abort(404, description)
    def first_or_404(self, description=None):
        return self.first() or flask.abort(404, description)
class SQLAlchemy:
    Column, ForeignKey, Integer, BigInteger, SmallInteger, String, Text, Boolean, Float, Numeric, DateTime, Date, JSON = Column, ForeignKey, Integer, BigInteger, SmallInteger, String, Text, Boolean, Float, Numeric, DateTime, Date, JSON
    func, relationship = func, staticmethod(relationship)
    select, text, and_, or_, not_, desc, asc = staticmethod(select), staticmethod(text), staticmethod(and_), staticmethod(or_), staticmethod(not_), staticmethod(desc), staticmethod(asc)
    def __init__(self, app=None, model_class=None):
        self.session, self.metadata, self.engine = Session(), MetaData(), None
        session = self.session
        class Model(_Mapped):
            _is_base, _named_by_class, metadata = True, True, self.metadata
            @classmethod
            def _mapped(cls):
                cls.query = _Query(cls)
                cls.query._session = session
        if model_class is not None:
            raise NotImplementedError('SQLAlchemy(model_class=) is not simulated')
        self.Model = Model
        if app is not None:
            self.init_app(app)
    def init_app(self, app):
        place = app.config.get('SQLALCHEMY_DATABASE_URI')
        if not place:
            raise RuntimeError("Either 'SQLALCHEMY_DATABASE_URI' or 'SQLALCHEMY_BINDS' must be set.")
        self.engine = self.session.bind = create_engine(place)
        app.teardown_appcontext(lambda error=None: self.session.close())
    def create_all(self):
        self.metadata.create_all(self.engine)
    def drop_all(self):
        self.metadata.drop_all(self.engine)
    def get_or_404(self, kind, key, description=None):
        return self.session.get(kind, key) or flask.abort(404, description)
`
