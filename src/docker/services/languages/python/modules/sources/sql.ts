/** The errors of PEP 249, beneath an `Error` of the module's own. */
const ERRORS = `class InterfaceError(Error):
    pass
class DatabaseError(Error):
    pass
class DataError(DatabaseError):
    pass
class OperationalError(DatabaseError):
    pass
class IntegrityError(DatabaseError):
    pass
class InternalError(DatabaseError):
    pass
class ProgrammingError(DatabaseError):
    pass
class NotSupportedError(DatabaseError):
    pass
_BASE = {one.__name__: one for one in (InterfaceError, DatabaseError, DataError, OperationalError, IntegrityError, InternalError, ProgrammingError, NotSupportedError)}
`

/** SQLSTATEs of PostgreSQL, the names that its drivers have for them, and the errors of PEP 249 that these belong to. */
const STATES = [
  '23505 UniqueViolation IntegrityError',
  '23503 ForeignKeyViolation IntegrityError',
  '23502 NotNullViolation IntegrityError',
  '23514 CheckViolation IntegrityError',
  '42P01 UndefinedTable ProgrammingError',
  '42703 UndefinedColumn ProgrammingError',
  '42601 SyntaxError ProgrammingError',
  '42P07 DuplicateTable ProgrammingError',
  '42P04 DuplicateDatabase ProgrammingError',
  '42710 DuplicateObject ProgrammingError',
  '42883 UndefinedFunction ProgrammingError',
  '42501 InsufficientPrivilege ProgrammingError',
  '42804 DatatypeMismatch ProgrammingError',
  '22P02 InvalidTextRepresentation DataError',
  '22001 StringDataRightTruncation DataError',
  '22003 NumericValueOutOfRange DataError',
  '22012 DivisionByZero DataError',
  '25P02 InFailedSqlTransaction InternalError',
  '3D000 InvalidCatalogName ProgrammingError',
  '40001 SerializationFailure OperationalError',
].map((row) => row.split(' '))

/** The errors that drivers of PostgreSQL raise for SQLSTATEs. */
const CONDITIONS = `${STATES.map(([state = '', name = '', above = '']) => `class ${name}(${above}):\n    sqlstate = '${state}'\n`).join('')}_KINDS = {one.sqlstate: one for one in (${STATES.map(([, name = '']) => name).join(', ')})}
def lookup(code):
    return _KINDS[code]
`

/** Drivers of PostgreSQL and MySQL that pip installs, by PEP 249: https://peps.python.org/pep-0249/ */
export const source = String.raw`@_sqlvalues
import re
import json
import datetime
from decimal import Decimal
def moment(text):
    text = text.replace(' ', 'T')
    if re.search(r'[+-]\d\d$', text):
        text += ':00'
    return datetime.datetime.fromisoformat(text)
def clock(text):
    parts = text.split(':')
    whole, _, part = parts[2].partition('.') if len(parts) > 2 else ('0', '', '')
    return datetime.time(int(parts[0]), int(parts[1]), int(whole), int(part.ljust(6, '0') or 0) if part else 0)
def span(text):
    found = re.match(r'^(?:(-?\d+) days? ?)?(?:(-?)(\d+):(\d\d):(\d\d(?:\.\d+)?))?$', text)
    if found is None:
        raise NotImplementedError(f'the interval {text} is not simulated')
    days, sign, hours, minutes, seconds = found.groups()
    total = int(hours or 0) * 3600 + int(minutes or 0) * 60 + float(seconds or 0)
    return datetime.timedelta(days=int(days or 0), seconds=-total if sign else total)
def items(text, family):
    read = POSTGRES.get(family, lambda one: int(one) if family == 'integer' else float(one) if family == 'float' else one == 't' if family == 'boolean' else one)
    found = []
    for quoted, bare in re.findall(r'"((?:\\.|[^"\\])*)"|([^,{}]+)', text):
        found.append(None if bare == 'NULL' else read(bare if bare else re.sub(r'\\(.)', r'\1', quoted)))
    return found
POSTGRES = {'numeric': lambda value: Decimal(str(value)), 'date': datetime.date.fromisoformat, 'timestamp': moment, 'timestamptz': moment, 'time': clock, 'interval': span, 'json': lambda text: json.loads(text) if isinstance(text, str) else text}
MYSQL = {'numeric': POSTGRES['numeric'], 'date': datetime.date.fromisoformat, 'timestamp': moment, 'timestamptz': moment, 'time': span, 'boolean': int}
def converted(rows, types, readers):
    used = []
    for at, (family, name, of) in enumerate(types):
        if family == 'array':
            used.append((at, lambda text, of=of: items(text, of)))
        elif family in readers:
            used.append((at, readers[family]))
    if not used:
        return rows
    made = []
    for row in rows:
        cells = list(row)
        for at, read in used:
            if cells[at] is not None:
                cells[at] = read(cells[at])
        made.append(tuple(cells))
    return made
def text_of(value):
    return "'" + value.replace("'", "''") + "'"
class Cannot(Exception):
    pass
def literal(value, is_mysql=False):
    if value is None:
        return 'NULL'
    if isinstance(value, bool):
        return 'true' if value else 'false'
    if isinstance(value, (int, float, Decimal)):
        return str(value)
    if isinstance(value, str):
        return text_of(value.replace('\\', '\\\\') if is_mysql else value)
    if isinstance(value, datetime.datetime):
        text = text_of(value.isoformat(sep=' '))
        return text if is_mysql else text + ('::timestamp' if value.tzinfo is None else '::timestamptz')
    if isinstance(value, datetime.date):
        return text_of(value.isoformat()) + ('' if is_mysql else '::date')
    if isinstance(value, (datetime.time, datetime.timedelta)):
        return text_of(str(value))
    if isinstance(value, tuple) or isinstance(value, list) and is_mysql:
        return '(' + ', '.join([literal(one, is_mysql) for one in value]) + ')'
    if isinstance(value, list):
        return "'{}'" if not value else 'ARRAY[' + ', '.join([literal(one) for one in value]) + ']'
    own = getattr(value, '_sql', None)
    if own is None:
        raise Cannot(type(value).__name__)
    return own()
def filled(query, args, is_mysql=False):
    if args is None:
        return query
    if not isinstance(args, (tuple, list, dict)):
        if not is_mysql:
            raise TypeError('not all arguments converted during string formatting')
        args = (args,)
    at = [0]
    def one(found):
        sign, name = found.group(0), found.group(1)
        if sign == '%%':
            return '%'
        if name is not None:
            return literal(args[name], is_mysql)
        if at[0] >= len(args):
            raise IndexError('tuple index out of range')
        at[0] += 1
        return literal(args[at[0] - 1], is_mysql)
    text = re.sub(r'%%|%\((\w+)\)s|%s', one, query)
    if not isinstance(args, dict) and at[0] < len(args):
        raise TypeError('not all arguments converted during string formatting')
    return text
class Cursor:
    """What the cursors of all drivers do."""
    arraysize = 1
    def __init__(self, connection, shape=None):
        self.connection, self._shape = connection, shape
        self.description, self.rowcount, self.lastrowid, self._rows, self._at = None, -1, None, [], 0
        self.closed, self.query, self.statusmessage = False, None, None
    def _took(self, answer):
        columns = answer['columns']
        self._at = 0
        if columns is None:
            self.description, self._rows = None, []
        else:
            self.description = [Column(name, kind[1]) for name, kind in zip(columns, answer['types'])]
            self._rows = converted(answer['rows'], answer['types'], self.connection._readers)
        self.rowcount = self.connection._count(answer)
    def _shaped(self, row):
        return row if self._shape is None else self._shape(self.description, row)
    def _none(self):
        raise self.connection._errors['ProgrammingError']('no results to fetch')
    def fetchone(self):
        if self.description is None:
            return self._none()
        if self._at >= len(self._rows):
            return None
        self._at += 1
        return self._shaped(self._rows[self._at - 1])
    def fetchmany(self, size=None):
        if self.description is None:
            return self._none()
        before, self._at = self._at, min(len(self._rows), self._at + (size or self.arraysize))
        return [self._shaped(row) for row in self._rows[before:self._at]]
    def fetchall(self):
        if self.description is None:
            return self._none()
        before, self._at = self._at, len(self._rows)
        return [self._shaped(row) for row in self._rows[before:]]
    def __iter__(self):
        while True:
            row = self.fetchone()
            if row is None:
                return
            yield row
    def close(self):
        self.closed = True
    def __enter__(self):
        return self
    def __exit__(self, *about):
        self.close()
class Json:
    def __init__(self, adapted, dumps=None):
        self.adapted, self._dumps = adapted, dumps or json.dumps
    def _sql(self):
        return text_of(self._dumps(self.adapted))
class Column(tuple):
    def __new__(cls, name, kind):
        return tuple.__new__(cls, (name, kind, None, None, None, None, None))
    @property
    def name(self):
        return self[0]
def as_dict(description, row):
    return dict(zip([one[0] for one in description], row))
def address(url):
    from urllib.parse import urlparse, unquote, parse_qs
    scheme, _, rest = url.partition('://')
    who, at, place = rest.rpartition('@')
    user, colon, password = who.partition(':')
    place, _, query = place.partition('?')
    host, _, database = place.partition('/')
    host, _, port = host.partition(':')
    found = {'host': host, 'port': port, 'user': unquote(user), 'password': unquote(password) if colon else '', 'dbname': unquote(database)}
    found = {name: value for name, value in found.items() if value != ''}
    for name, values in parse_qs(query).items():
        found[name] = values[0]
    return found
@_libpq
import os
import re
import getpass
import _sql
import _options
import _sqlvalues
_KNOWN = 'host hostaddr port user password dbname'
_INERT = 'connect_timeout application_name client_encoding keepalives keepalives_idle keepalives_interval keepalives_count fallback_application_name gssencmode target_session_attrs'
def parameters(dsn, named):
    found = {}
    if dsn and re.match('postgres(ql)?://', dsn):
        found = _sqlvalues.address(dsn)
    elif dsn:
        for name, quoted, bare in re.findall(r"(\w+)\s*=\s*(?:'((?:\\.|[^'\\])*)'|(\S*))", dsn):
            found[name] = re.sub(r'\\(.)', r'\1', quoted) if quoted else bare
    for name, value in named.items():
        if value is not None:
            found['dbname' if name == 'database' else name] = str(value)
    return found
def problem(found):
    for name, value in found.items():
        if name == 'sslmode' and value in ('disable', 'allow', 'prefer') or name in _KNOWN.split() or name in _INERT.split():
            continue
        if name.startswith('ssl') or name in ('options', 'service', 'passfile', 'channel_binding', 'require_auth'):
            raise NotImplementedError(f'the connection option {name}={value} is not simulated')
        return f'invalid connection option "{name}"'
    return None
def place(found):
    env = os.environ
    user = found.get('user') or env.get('PGUSER') or getpass.getuser()
    host = found.get('host') or found.get('hostaddr') or env.get('PGHOST')
    if host is not None and host.startswith('/'):
        host = None
    password = found.get('password') or env.get('PGPASSWORD')
    return [host, int(found.get('port') or env.get('PGPORT') or 5432), user, password, found.get('dbname') or env.get('PGDATABASE') or user]
class Connection:
    """What connections of psycopg2 and psycopg have in common: a transaction begins with the first statement."""
    _readers = _sqlvalues.POSTGRES
    def _open(self, found):
        self._place, self._session, self.closed, self._autocommit, self._is_open, self._failed = place(found), None, 0, False, False, False
        answer = _sql.ask('postgres', None, *self._place, None)
        if answer['type'] == 'unconnected':
            raise self._errors['OperationalError'](self._unreached + answer['text'] + self._unreached_end)
        self._session, self._version = answer['session'], answer['version']
    def _count(self, answer):
        return answer['count'] if answer['command'] in ('INSERT', 'UPDATE', 'DELETE', '', 'SELECT') or answer['columns'] is not None else -1
    def _say(self, text):
        if self.closed:
            raise self._errors['InterfaceError']('connection already closed')
        answer = _sql.ask('postgres', text, *self._place, self._session)
        if answer['type'] == 'unconnected':
            self.closed = 2
            raise self._errors['OperationalError'](self._broken)
        if answer['type'] == 'failed':
            self._failed = True
            raise self._refused(answer, text)
        return answer
    def _ask(self, text):
        if not self._autocommit and not self._is_open and not self._failed:
            self._say('BEGIN')
            self._is_open = True
        return self._say(text)
    def _end(self, word):
        if self._is_open:
            self._is_open, self._failed = False, False
            self._say(word)
        self._failed = False
    def commit(self):
        self._end('COMMIT')
    def rollback(self):
        self._end('ROLLBACK')
    def close(self):
        if not self.closed:
            if self._is_open:
                self.rollback()
            self.closed = 1
    @property
    def autocommit(self):
        return self._autocommit
    @autocommit.setter
    def autocommit(self, value):
        self._autocommit = bool(value)
    def set_session(self, autocommit=None, **options):
        _options.check_native('set_session', options, 'isolation_level readonly deferrable')
        if autocommit is not None:
            self._autocommit = autocommit
def caret(answer, text):
    said = answer['text']
    at = answer.get('at')
    if at is not None:
        before = text[:at]
        line = text.split('\n')[before.count('\n')]
        lead = f'LINE {before.count(chr(10)) + 1}: '
        said += f'\n{lead}{line}\n{" " * (len(lead) + at - (before.rfind(chr(10)) + 1))}^'
    for name in ('detail', 'hint'):
        if answer.get(name):
            said += f'\n{name.upper()}:  {answer[name]}'
    return said
class Diagnostics:
    def __init__(self, answer):
        self.severity, self.sqlstate, self.message_primary = 'ERROR', answer['state'], answer['text']
        self.message_detail, self.message_hint = answer.get('detail'), answer.get('hint')
        self.constraint_name, self.table_name, self.column_name = answer.get('constraint'), answer.get('table'), answer.get('column')
CLASSES = {'22': 'DataError', '23': 'IntegrityError', '25': 'InternalError', '40': 'OperationalError', '0A': 'NotSupportedError', '53': 'OperationalError', '57': 'OperationalError'}
@psycopg2
import _options
import _libpq
import _sqlvalues
class Warning(Exception):
    pass
class Error(Exception):
    pgcode = pgerror = None
${ERRORS}import psycopg2.errors as errors
import psycopg2.extensions as extensions
apilevel, threadsafety, paramstyle = '2.0', 2, 'pyformat'
class connection(_libpq.Connection):
    _errors, _unreached, _unreached_end = _BASE, '', '\n'
    _broken = 'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally\n\tbefore or while processing the request.\n'
    def __init__(self, found, shape):
        self.cursor_factory = shape
        wrong = _libpq.problem(found)
        if wrong:
            raise ProgrammingError('invalid dsn: ' + wrong + '\n')
        self._open(found)
        self.dsn = ' '.join([f'{name}={"xxx" if name == "password" else value}' for name, value in found.items()])
    def _refused(self, answer, text):
        kind = errors._KINDS.get(answer['state']) or _BASE[_libpq.CLASSES.get(answer['state'][:2], 'ProgrammingError')]
        made = kind(_libpq.caret(answer, text) + '\n')
        made.pgcode, made.pgerror, made.diag = answer['state'], 'ERROR:  ' + _libpq.caret(answer, text) + '\n', _libpq.Diagnostics(answer)
        return made
    def cursor(self, name=None, cursor_factory=None, **options):
        if name is not None:
            raise NotImplementedError('named cursors are not simulated')
        _options.check_native('cursor', options, 'withhold scrollable')
        if self.closed:
            raise InterfaceError('connection already closed')
        return (cursor_factory or self.cursor_factory or cursor)(self)
    @property
    def status(self):
        return 2 if self._is_open else 1
    def set_isolation_level(self, level):
        if level not in (0, 1):
            raise NotImplementedError('other isolation levels than READ COMMITTED are not simulated')
        self._autocommit = level == 0
    def __enter__(self):
        return self
    def __exit__(self, kind, *about):
        if kind is None:
            self.commit()
        else:
            self.rollback()
class cursor(_sqlvalues.Cursor):
    _shape_of = None
    def __init__(self, connection):
        super().__init__(connection, self._shape_of)
    def mogrify(self, query, vars=None):
        return self._filled(query, vars).encode()
    def _filled(self, query, vars):
        try:
            return _sqlvalues.filled(query, vars)
        except _sqlvalues.Cannot as error:
            raise ProgrammingError(f"can't adapt type '{error}'") from None
    def execute(self, query, vars=None):
        if self.closed:
            raise InterfaceError('cursor already closed')
        text = self._filled(query, vars)
        if not text.strip():
            raise ProgrammingError("can't execute an empty query")
        self.query = text.encode()
        self._took(self.connection._ask(text))
    def executemany(self, query, vars_list):
        count = 0
        for one in vars_list:
            self.execute(query, one)
            count += self.rowcount
        self.rowcount = count
    def callproc(self, *about):
        raise NotImplementedError('callproc() is not simulated')
    copy_expert = copy_from = copy_to = callproc
def connect(dsn=None, connection_factory=None, cursor_factory=None, **options):
    found = _libpq.parameters(dsn, options)
    if not found:
        raise TypeError('missing dsn and no parameters')
    return connection(found, cursor_factory)
@psycopg2.errors
from psycopg2 import Warning, Error, InterfaceError, DatabaseError, DataError, OperationalError, IntegrityError, InternalError, ProgrammingError, NotSupportedError
${CONDITIONS}@psycopg2.extensions
ISOLATION_LEVEL_AUTOCOMMIT, ISOLATION_LEVEL_READ_COMMITTED = 0, 1
STATUS_READY, STATUS_BEGIN = 1, 2
@psycopg2.extras
import psycopg2
from _sqlvalues import Json
class RealDictRow(dict):
    def __repr__(self):
        return f'RealDictRow({dict(self)!r})'
def _real(description, row):
    return RealDictRow(zip([one[0] for one in description], row))
class RealDictCursor(psycopg2.cursor):
    _shape_of = staticmethod(_real)
class DictRow(list):
    def __init__(self, names, row):
        super().__init__(row)
        self._names = names
    def __getitem__(self, at):
        return super().__getitem__(self._names.index(at) if isinstance(at, str) else at)
    def keys(self):
        return iter(self._names)
    def items(self):
        return iter(list(zip(self._names, self)))
    def get(self, name, default=None):
        return self[name] if name in self._names else default
def _both(description, row):
    return DictRow([one[0] for one in description], row)
class DictCursor(psycopg2.cursor):
    _shape_of = staticmethod(_both)
def _named(description, row):
    from collections import namedtuple
    return namedtuple('Record', [one[0] for one in description])(*row)
class NamedTupleCursor(psycopg2.cursor):
    _shape_of = staticmethod(_named)
def execute_values(cur, sql, argslist, template=None, page_size=100, fetch=False):
    rows = [cur._filled(template or '(' + ', '.join(['%s'] * len(args)) + ')', args) for args in argslist]
    cur.execute(sql.replace('%s', ', '.join(rows)))
    return cur.fetchall() if fetch else None
def execute_batch(cur, sql, argslist, page_size=100):
    cur.executemany(sql, argslist)
@psycopg2.pool
import psycopg2
class PoolError(psycopg2.Error):
    pass
class SimpleConnectionPool:
    def __init__(self, minconn, maxconn, *args, **kwargs):
        self._given, self._most, self._idle, self._used, self.closed = (args, kwargs), maxconn, [], [], False
        for _ in range(minconn):
            self._idle.append(psycopg2.connect(*args, **kwargs))
    def getconn(self, key=None):
        if self._idle:
            one = self._idle.pop()
        elif len(self._used) >= self._most:
            raise PoolError('connection pool exhausted')
        else:
            one = psycopg2.connect(*self._given[0], **self._given[1])
        self._used.append(one)
        return one
    def putconn(self, conn, key=None, close=False):
        self._used.remove(conn)
        conn.rollback()
        if not close:
            self._idle.append(conn)
    def closeall(self):
        for one in self._idle + self._used:
            one.close()
        self.closed = True
ThreadedConnectionPool = SimpleConnectionPool
@psycopg
import _options
import _libpq
import _sql
import _sqlvalues
class Warning(Exception):
    pass
class Error(Exception):
    sqlstate = None
${ERRORS}import psycopg.errors as errors
import psycopg.rows as rows
apilevel, threadsafety, paramstyle = '2.0', 2, 'pyformat'
class Connection(_libpq.Connection):
    _errors, _unreached, _unreached_end = _BASE, 'connection failed: ', ''
    _broken = 'consuming input failed: server closed the connection unexpectedly'
    def __init__(self, found, shape, autocommit):
        self.row_factory = shape
        wrong = _libpq.problem(found)
        if wrong:
            raise ProgrammingError(wrong)
        host = found.get('host')
        if host and not host.startswith('/'):
            found['host'] = _sql.address(host)
            if found['host'] is None:
                raise OperationalError(f"failed to resolve host '{host}': [Errno -2] Name or service not known")
        self._open(found)
        self._autocommit = autocommit
    @classmethod
    def connect(cls, conninfo='', autocommit=False, row_factory=None, prepare_threshold=5, **options):
        return cls(_libpq.parameters(conninfo, options), row_factory, autocommit)
    def _refused(self, answer, text):
        kind = errors._KINDS.get(answer['state']) or _BASE[_libpq.CLASSES.get(answer['state'][:2], 'ProgrammingError')]
        made = kind(_libpq.caret(answer, text))
        made.sqlstate, made.diag = answer['state'], _libpq.Diagnostics(answer)
        return made
    def cursor(self, row_factory=None, **options):
        _options.check('Connection.cursor', options, '', 'name binary scrollable withhold')
        return Cursor(self, row_factory or self.row_factory)
    def execute(self, query, params=None):
        return self.cursor().execute(query, params)
    def transaction(self):
        raise NotImplementedError('transaction() of psycopg is not simulated')
    def __enter__(self):
        return self
    def __exit__(self, kind, *about):
        if not self.closed:
            if kind is None:
                self.commit()
            else:
                self.rollback()
            self.close()
class Cursor(_sqlvalues.Cursor):
    def _none(self):
        raise ProgrammingError("the last operation didn't produce records (command status: " + str(self.statusmessage) + ')')
    def execute(self, query, params=None):
        try:
            text = _sqlvalues.filled(query, params)
        except _sqlvalues.Cannot as error:
            raise ProgrammingError(f"cannot adapt type '{error}' using placeholder '%s' (format: AUTO)") from None
        answer = self.connection._ask(text)
        self.statusmessage = answer['command'] or 'SELECT'
        self._took(answer)
        return self
    def executemany(self, query, params_seq):
        count = 0
        for one in params_seq:
            self.execute(query, one)
            count += self.rowcount
        self.rowcount, self.description = count, None
    def copy(self, *about):
        raise NotImplementedError('COPY by psycopg is not simulated')
connect = Connection.connect
@psycopg.errors
from psycopg import Warning, Error, InterfaceError, DatabaseError, DataError, OperationalError, IntegrityError, InternalError, ProgrammingError, NotSupportedError
${CONDITIONS}@psycopg.rows
from _sqlvalues import as_dict as dict_row
tuple_row = None
def namedtuple_row(description, row):
    from collections import namedtuple
    return namedtuple('Row', [one[0] for one in description])(*row)
def scalar_row(description, row):
    return row[0]
@psycopg.types
@psycopg.types.json
from _sqlvalues import Json
Jsonb = Json
@_mysqlclient
import _sql
import _sqlvalues
GROUPS = {'IntegrityError': (1022, 1048, 1062, 1169, 1215, 1216, 1217, 1364, 1451, 1452, 3819), 'ProgrammingError': (1007, 1008, 1044, 1045, 1049, 1050, 1051, 1054, 1060, 1064, 1065, 1091, 1102, 1103, 1109, 1110, 1142, 1146), 'DataError': (1264, 1265, 1292, 1366, 1406), 'NotSupportedError': (1196, 1235)}
class Connection:
    """What connections of MySQL's drivers have in common."""
    _readers = _sqlvalues.MYSQL
    def _open(self, host, port, user, password, database, autocommit):
        self._place = [host, int(port or 3306), user or '', password or None, database or '']
        self._session, self._autocommit, self._closed = None, bool(autocommit), False
        answer = _sql.ask('mysql', None, *self._place, None)
        if answer['type'] == 'unconnected':
            raise self._refused(answer)
        self._session, self._version = answer['session'], answer['version']
        if not self._autocommit:
            self._ask('SET autocommit = 0')
    def _count(self, answer):
        return answer['count']
    def _ask(self, text):
        if self._closed:
            raise self._gone()
        answer = _sql.ask('mysql', text, *self._place, self._session)
        if answer['type'] == 'unconnected':
            raise self._lost()
        if answer['type'] == 'failed':
            raise self._refused(answer)
        if answer['used'] is not None:
            self._place[4] = answer['used']
        return answer
    def commit(self):
        self._ask('COMMIT')
    def rollback(self):
        self._ask('ROLLBACK')
    def close(self):
        if not self._closed:
            _sql.ask('mysql', 'ROLLBACK', *self._place, self._session)
        self._closed = True
@mysql
@mysql.connector
import _mysqlclient
import _sqlvalues
import _options
from mysql.connector.errors import Error, Warning, InterfaceError, DatabaseError, DataError, OperationalError, IntegrityError, InternalError, ProgrammingError, NotSupportedError, PoolError
from mysql.connector.errors import _BASE
from mysql.connector.errorcode import errorcode
import mysql.connector.errors as errors
apilevel, threadsafety, paramstyle = '2.0', 1, 'pyformat'
class MySQLConnection(_mysqlclient.Connection):
    _errors = _BASE
    def __init__(self, host='127.0.0.1', port=3306, user='', password='', database='', autocommit=False, **options):
        names = {'username': 'user', 'passwd': 'password', 'db': 'database'}
        given = {names[name]: options.pop(name) for name in list(options) if name in names}
        _options.check('MySQLConnection', options, 'auth_plugin charset use_unicode collation connection_timeout connect_timeout use_pure ssl_disabled pool_reset_session', 'get_warnings raise_on_warnings time_zone sql_mode pool_name pool_size ssl_ca ssl_cert ssl_key ssl_verify_cert unix_socket buffered raw failover option_files')
        self._open(given.get('host', host), port, given.get('user', user), given.get('password', password), given.get('database', database), autocommit)
    def _refused(self, answer):
        number = answer['code']
        name = next((name for name, numbers in _mysqlclient.GROUPS.items() if number in numbers), 'DatabaseError')
        return _BASE[name](msg=answer['text'], errno=number, sqlstate=answer['state'])
    def _lost(self):
        return OperationalError(msg='Lost connection to MySQL server during query', errno=2013, sqlstate='HY000')
    def _gone(self):
        return OperationalError(msg='MySQL Connection not available.', errno=-1)
    def cursor(self, dictionary=False, buffered=None, named_tuple=None, prepared=None, **options):
        if named_tuple:
            raise NotImplementedError('cursors of named tuples are not simulated')
        _options.check('MySQLConnection.cursor', options, '', 'raw cursor_class')
        if self._closed:
            raise self._gone()
        return MySQLCursor(self, _sqlvalues.as_dict if dictionary else None)
    def is_connected(self):
        if self._closed:
            return False
        import _sql
        return _sql.ask('mysql', 'SELECT 1', *self._place, self._session)['type'] == 'result'
    def ping(self, reconnect=False, attempts=1, delay=0):
        self._ask('SELECT 1')
    def start_transaction(self, **options):
        _options.check('MySQLConnectionAbstract.start_transaction', options, '', 'consistent_snapshot isolation_level readonly')
        self._ask('START TRANSACTION')
    @property
    def autocommit(self):
        return self._autocommit
    @autocommit.setter
    def autocommit(self, value):
        self._autocommit = bool(value)
        self._ask(f'SET autocommit = {int(self._autocommit)}')
    @property
    def database(self):
        return self._place[4]
    def get_server_info(self):
        return self._version
    @property
    def server_info(self):
        return self._version
    def __enter__(self):
        return self
    def __exit__(self, *about):
        self.close()
class MySQLCursor(_sqlvalues.Cursor):
    def _none(self):
        raise InterfaceError(msg='No result set to fetch from', errno=-1)
    @property
    def column_names(self):
        return tuple([one[0] for one in self.description or []])
    @property
    def with_rows(self):
        return self.description is not None
    def execute(self, operation, params=None, multi=False):
        if multi:
            raise NotImplementedError('execute(multi=True) is not simulated')
        try:
            text = _sqlvalues.filled(operation, params or None, True)
        except (IndexError, TypeError):
            raise ProgrammingError(msg='Not all parameters were used in the SQL statement', errno=-1)
        except _sqlvalues.Cannot as error:
            raise ProgrammingError(msg=f"Failed processing format-parameters; Python '{str(error).lower()}' cannot be converted to a MySQL type", errno=-1)
        answer = self.connection._ask(text.strip().rstrip(';'))
        self.statement, self.lastrowid = text, answer['insert_id']
        self._took(answer)
    def executemany(self, operation, seq_params):
        count = 0
        for one in seq_params:
            self.execute(operation, one)
            count += self.rowcount
        self.rowcount = count
def connect(**options):
    return MySQLConnection(**options)
@mysql.connector.errors
class Error(Exception):
    def __init__(self, msg=None, errno=None, values=None, sqlstate=None):
        self.msg, self.errno, self.sqlstate = msg, -1 if errno is None else errno, sqlstate
        super().__init__(self.errno, str(self), sqlstate)
    def __str__(self):
        if self.errno == -1:
            return str(self.msg)
        return f'{self.errno} ({self.sqlstate}): {self.msg}' if self.sqlstate else f'{self.errno}: {self.msg}'
class Warning(Exception):
    pass
${ERRORS}class PoolError(Error):
    pass
@mysql.connector.errorcode
class errorcode:
    ER_ACCESS_DENIED_ERROR, ER_BAD_DB_ERROR, ER_TABLE_EXISTS_ERROR, ER_BAD_FIELD_ERROR = 1045, 1049, 1050, 1054
    ER_DUP_ENTRY, ER_PARSE_ERROR, ER_NO_SUCH_TABLE, ER_DBACCESS_DENIED_ERROR, CR_CONN_HOST_ERROR, CR_UNKNOWN_HOST = 1062, 1064, 1146, 1044, 2003, 2005
@pymysql
import _mysqlclient
import _sqlvalues
import pymysql.converters as converters
import _options
from pymysql.err import MySQLError, Error, Warning, InterfaceError, DatabaseError, DataError, OperationalError, IntegrityError, InternalError, ProgrammingError, NotSupportedError, _BASE
import pymysql.err as err
import pymysql.cursors as cursors
apilevel, threadsafety, paramstyle = '2.0', 1, 'pyformat'
def install_as_MySQLdb():
    raise NotImplementedError('install_as_MySQLdb() is not simulated')
class Connection(_mysqlclient.Connection):
    _errors = _BASE
    def __init__(self, *, user=None, password='', host=None, database=None, port=3306, autocommit=False, cursorclass=None, **options):
        names = {'passwd': 'password', 'db': 'database'}
        given = {names[name]: options.pop(name) for name in list(options) if name in names}
        _options.check('Connection.__init__', options, 'charset connect_timeout read_timeout write_timeout use_unicode collation program_name auth_plugin_map ssl_disabled max_allowed_packet named_pipe compress', 'unix_socket ssl ssl_ca ssl_cert ssl_key ssl_verify_cert ssl_verify_identity init_command sql_mode client_flag local_infile read_default_file read_default_group conv defer_connect bind_address binary_prefix server_public_key')
        self.cursorclass = cursorclass or cursors.Cursor
        self.host, self.port, self.user = host or 'localhost', port, user
        self._open(self.host, port, user, given.get('password', password), given.get('database', database), autocommit)
    def _refused(self, answer):
        number, text = answer['code'], answer['text']
        if number in (2003, 2005):
            why = '[Errno -2] Name or service not known' if answer['reason'] == 'unknown-host' else '[Errno 111] Connection refused'
            return OperationalError(2003, f"Can't connect to MySQL server on '{self.host}' ({why})")
        name = next((name for name, numbers in _mysqlclient.GROUPS.items() if number in numbers and number not in (1044, 1045, 1049, 1050, 1051, 1054, 1060, 1091)), 'OperationalError')
        return _BASE[name](number, text)
    def _lost(self):
        return OperationalError(2013, 'Lost connection to MySQL server during query')
    def _gone(self):
        return InterfaceError(0, '')
    def cursor(self, cursor=None):
        return (cursor or self.cursorclass)(self)
    @property
    def open(self):
        return not self._closed
    def ping(self, reconnect=True):
        self._ask('SELECT 1')
    def begin(self):
        self._ask('BEGIN')
    def autocommit(self, value):
        self._autocommit = bool(value)
        self._ask(f'SET autocommit = {int(self._autocommit)}')
    def select_db(self, name):
        self._ask('USE ' + name)
    def get_server_info(self):
        return self._version
    def get_autocommit(self):
        return self._autocommit
    def get_host_info(self):
        return f'socket {self.host}:{self.port}'
    def character_set_name(self):
        return 'utf8mb4'
    def escape(self, value, mapping=None):
        return _sqlvalues.filled('%s', (value,), True)
    literal = escape
    def escape_string(self, text):
        return self.escape(text)[1:-1]
    def _absent(self, *about, **options):
        raise NotImplementedError('insert_id(), affected_rows(), kill(), query(), next_result(), show_warnings(), thread_id() and set_charset() of pymysql are not simulated')
    insert_id = affected_rows = kill = query = next_result = show_warnings = thread_id = set_charset = _absent
    def close(self):
        if self._closed:
            raise err.Error('Already closed')
        super().close()
    def __enter__(self):
        return self
    def __exit__(self, *about):
        self.close()
NULL = 'NULL'
connect = Connect = Connection
@pymysql.converters
def escape_string(value, mapping=None):
    import _sqlvalues
    return _sqlvalues.filled('%s', (value,), True)[1:-1]
@pymysql.cursors
import _sqlvalues
from pymysql.err import ProgrammingError
class Cursor(_sqlvalues.Cursor):
    _shape_of = None
    def __init__(self, connection):
        super().__init__(connection, self._shape_of)
    def _none(self):
        return None
    @property
    def rownumber(self):
        return self._at
    def mogrify(self, query, args=None):
        try:
            return _sqlvalues.filled(query, args, True)
        except IndexError:
            raise TypeError('not enough arguments for format string')
        except _sqlvalues.Cannot as error:
            raise TypeError(f'{error} can not be used as parameter')
    def nextset(self):
        return None
    def scroll(self, value, mode='relative'):
        at = self._at + value if mode == 'relative' else value
        if mode not in ('relative', 'absolute'):
            raise ProgrammingError('unknown scroll mode %s' % mode)
        if not 0 <= at < len(self._rows):
            raise IndexError('out of range')
        self._at = at
    def callproc(self, procname, args=()):
        raise NotImplementedError('callproc() is not simulated')
    def execute(self, query, args=None):
        if self.closed:
            raise ProgrammingError('Cursor closed')
        text = self.mogrify(query, args)
        answer = self.connection._ask(text.strip().rstrip(';'))
        self.lastrowid = answer['insert_id']
        self._took(answer)
        return self.rowcount
    def executemany(self, query, args):
        count = 0
        for one in args:
            count += self.execute(query, one)
        self.rowcount = count
        return count
class DictCursor(Cursor):
    _shape_of = staticmethod(_sqlvalues.as_dict)
class SSCursor(Cursor):
    def __init__(self, connection):
        raise NotImplementedError('SSCursor of pymysql is not simulated')
SSDictCursor = SSCursor
@pymysql.err
class MySQLError(Exception):
    pass
class Warning(Exception):
    pass
class Error(MySQLError):
    pass
${ERRORS}`
