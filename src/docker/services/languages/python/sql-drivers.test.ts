import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'
import { streams } from '../../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const PSYCOPG2 = `import datetime
import psycopg2
from psycopg2.extras import RealDictCursor, execute_values
at = dict(host='pg', dbname='app', user='postgres', password='s')
conn = psycopg2.connect(**at)
cur = conn.cursor()
cur.execute('CREATE TABLE t (id serial PRIMARY KEY, name text UNIQUE, n numeric(6,2), day date, a int[], j jsonb)')
cur.execute("INSERT INTO t (name, n, day, a, j) VALUES (%s, %s, %s, %s, %s) RETURNING id", ("it's", 1.5, datetime.date(2026, 1, 2), [1, 2], '{"x": 1}'))
print(cur.fetchone(), cur.rowcount)
conn.commit()
cur.execute('SELECT name, n, day, a, j, id > 0 FROM t WHERE name LIKE %(like)s', {'like': '%s'})
print(cur.fetchall(), [one.name for one in cur.description])
cur.execute('DELETE FROM t')
conn.rollback()
with psycopg2.connect('postgresql://postgres:s@pg:5432/app') as other, other.cursor(cursor_factory=RealDictCursor) as c:
    execute_values(c, 'INSERT INTO t (name) VALUES %s', [('b',), ('c',)])
    c.execute('SELECT id, name FROM t ORDER BY id')
    print(c.fetchone(), c.fetchmany(1), [row['name'] for row in c])
for wrong in ("INSERT INTO t (name) VALUES ('b')", 'SELECT 1', 'SELEC 1'):
    try:
        cur.execute(wrong)
    except psycopg2.Error as error:
        print(type(error).__module__, type(error).__name__, error.pgcode, str(error))
    if wrong == 'SELECT 1':
        conn.rollback()
print(issubclass(psycopg2.errors.UniqueViolation, psycopg2.IntegrityError))
`

const PSYCOPG2_SAID = `(1,) 1
[("it's", Decimal('1.50'), datetime.date(2026, 1, 2), [1, 2], {'x': 1}, True)] ['name', 'n', 'day', 'a', 'j', '?column?']
RealDictRow({'id': 1, 'name': "it's"}) [RealDictRow({'id': 2, 'name': 'b'})] ['c']
psycopg2.errors UniqueViolation 23505 duplicate key value violates unique constraint "t_name_key"
DETAIL:  Key (name)=(b) already exists.

psycopg2.errors InFailedSqlTransaction 25P02 current transaction is aborted, commands ignored until end of transaction block

psycopg2.errors SyntaxError 42601 syntax error at or near "SELEC"
LINE 1: SELEC 1
        ^

True
`

const PSYCOPG = `import psycopg
from psycopg.rows import dict_row
with psycopg.connect('host=pg dbname=app user=postgres password=s', row_factory=dict_row) as conn:
    conn.execute('CREATE TABLE p (id serial PRIMARY KEY, data text)')
    with conn.cursor() as cur:
        cur.executemany('INSERT INTO p (data) VALUES (%s)', [('a',), ('b',)])
        print(cur.rowcount)
    print(conn.execute('SELECT * FROM p').fetchall())
try:
    with psycopg.connect('host=pg dbname=app user=postgres password=s') as conn:
        conn.execute('DELETE FROM p')
        conn.execute('SELECT * FROM nowhere')
except psycopg.errors.UndefinedTable as error:
    print(error.sqlstate)
with psycopg.connect('host=pg dbname=app user=postgres password=s', autocommit=True) as conn:
    print(conn.execute('SELECT count(*) FROM p').fetchone(), conn.closed)
`

const MYSQL = `import mysql.connector
from mysql.connector import errorcode
conn = mysql.connector.connect(host='my', user='root', password='s', database='app')
cur = conn.cursor()
cur.execute('CREATE TABLE t (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(20) UNIQUE, at DATETIME, p DECIMAL(5,2))')
cur.execute('INSERT INTO t (name, at, p) VALUES (%s, %s, %s)', ("it's", '2026-01-02 03:04:05', 2))
print(cur.lastrowid, cur.rowcount)
conn.commit()
cur.execute('DELETE FROM t')
conn.rollback()
rows = conn.cursor(dictionary=True)
rows.execute('SELECT * FROM t')
print(rows.fetchall(), rows.column_names)
try:
    cur.execute("INSERT INTO t (name) VALUES ('it''s')")
except mysql.connector.IntegrityError as error:
    print(error.errno == errorcode.ER_DUP_ENTRY, error.sqlstate, error)
print(conn.is_connected())
conn.close()
print(conn.is_connected())
`

const PYMYSQL = `import pymysql
conn = pymysql.connect(host='my', user='root', password='s', database='app', cursorclass=pymysql.cursors.DictCursor)
with conn:
    with conn.cursor() as cur:
        cur.execute('CREATE TABLE u (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(20))')
        print(cur.executemany('INSERT INTO u (name) VALUES (%s)', ['a', 'b']), cur.lastrowid)
        cur.execute('SELECT * FROM u WHERE name IN %s', (['a', 'b'],))
        print(cur.fetchall())
        try:
            cur.execute('SELECT * FROM nowhere')
        except pymysql.err.ProgrammingError as error:
            print(error.args)
print(conn.open)
`

/** What each says where it is not let in, or finds no server. */
const LOST = `import psycopg2, psycopg, pymysql, mysql.connector
def told(connect, *places, **given):
    try:
        connect(*places, **given)
    except Exception as error:
        print(f'{type(error).__module__}.{type(error).__name__}: {error}')
told(psycopg2.connect, 'host=pg user=postgres password=wrong')
told(psycopg2.connect, 'host=nohost user=postgres')
told(psycopg2.connect, 'host=pg port=5433 user=postgres')
told(psycopg2.connect, 'host=pg colour=red')
told(psycopg2.connect, 'host=pg user=postgres password=s sslmode=require')
told(psycopg.connect, 'host=pg user=postgres password=s dbname=none')
told(psycopg.connect, 'host=nohost user=postgres')
told(mysql.connector.connect, host='my', user='root', password='wrong')
told(mysql.connector.connect, host='nohost', user='root')
told(pymysql.connect, host='my', port=3307, user='root', password='s')
told(pymysql.connect, host='my', user='root', password='s', database='none')
told(pymysql.connect, host='my', user='root', password='s', colour='red')
`

const LOST_SAID = `psycopg2.OperationalError: connection to server at "pg" (172.18.0.2), port 5432 failed: FATAL:  password authentication failed for user "postgres"

psycopg2.OperationalError: could not translate host name "nohost" to address: Name or service not known

psycopg2.OperationalError: connection to server at "pg" (172.18.0.2), port 5433 failed: Connection refused
	Is the server running on that host and accepting TCP/IP connections?

psycopg2.ProgrammingError: invalid dsn: invalid connection option "colour"

builtins.NotImplementedError: the connection option sslmode=require is not simulated
psycopg.OperationalError: connection failed: connection to server at "172.18.0.2", port 5432 failed: FATAL:  database "none" does not exist
psycopg.OperationalError: failed to resolve host 'nohost': [Errno -2] Name or service not known
mysql.connector.errors.ProgrammingError: 1045 (28000): Access denied for user 'root'@'172.18.0.4' (using password: YES)
mysql.connector.errors.DatabaseError: 2005 (HY000): Unknown MySQL server host 'nohost' (-2)
pymysql.err.OperationalError: (2003, "Can't connect to MySQL server on 'my' ([Errno 111] Connection refused)")
pymysql.err.OperationalError: (1049, "Unknown database 'none'")
builtins.TypeError: Connection.__init__() got an unexpected keyword argument 'colour'
`

const files = {
  'psycopg2.txt': PSYCOPG2,
  'psycopg.txt': PSYCOPG,
  'mysql.txt': MYSQL,
  'pymysql.txt': PYMYSQL,
  'lost.txt': LOST,
  Dockerfile:
    'FROM python:3.12-slim\nWORKDIR /app\nRUN pip install psycopg2-binary "psycopg[binary]" mysql-connector-python PyMySQL\nCOPY . .\n',
}

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 10, 22),
    docker: { images: ['python:3.12-slim', 'postgres', 'mysql'] },
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`/home/user/${name}`, text])),
  })
  await run('docker network create n; docker build -q -t app .')
  await run('docker run -d --name pg --network n -e POSTGRES_PASSWORD=s -e POSTGRES_DB=app postgres')
  await run('docker run -d --name my --network n -e MYSQL_ROOT_PASSWORD=s -e MYSQL_DATABASE=app mysql')
  for (const name of ['pg', 'my'])
    await run(`until docker logs ${name} 2>&1 | grep -qE 'ready (to accept|for) connections'; do sleep 0.1; done`)
})

describe('drivers of SQL in Python', () => {
  test.each([
    ['psycopg2', PSYCOPG2_SAID],
    ['psycopg', "2\n[{'id': 1, 'data': 'a'}, {'id': 2, 'data': 'b'}]\n42P01\n(2,) 0\n"],
    [
      'mysql',
      "1 1\n[{'id': 1, 'name': \"it's\", 'at': datetime.datetime(2026, 1, 2, 3, 4, 5), 'p': Decimal('2.00')}] ('id', 'name', 'at', 'p')\nTrue 23000 1062 (23000): Duplicate entry 'it's' for key 't.name'\nTrue\nFalse\n",
    ],
    [
      'pymysql',
      "2 2\n[{'id': 1, 'name': 'a'}, {'id': 2, 'name': 'b'}]\n(1146, \"Table 'app.nowhere' doesn't exist\")\nFalse\n",
    ],
    ['lost', LOST_SAID],
  ])('%s', async (name, said) => {
    expect(await run(`docker run --rm --network n app python ${name}.txt`)).toBe(said)
  })

  test.each([
    [
      "psycopg2.connect(**pg, options='-c search_path=x')",
      'the connection option options=-c search_path=x is not simulated',
    ],
    ['psycopg2.connect(**pg, connect_args={})', 'invalid dsn: invalid connection option "connect_args"'],
    ["mysql.connector.connect(**my, sql_mode='ANSI')", 'sql_mode= of MySQLConnection is not simulated'],
    ["pymysql.connect(**my, sql_mode='ANSI')", 'sql_mode= of Connection.__init__ is not simulated'],
    // PyMySQL 1.0.2 of Debian
    [
      "pymysql.connect('my', 'root', 's', 'app')",
      'TypeError: Connection.__init__() takes 1 positional argument but 5 were given',
    ],
    ['pymysql.connect(**my, fo=1)', "TypeError: Connection.__init__() got an unexpected keyword argument 'fo'"],
    ['c = pymysql.connect(**my); c.close(); c.close()', 'pymysql.err.Error: Already closed'],
    ['c = pymysql.connect(**my).cursor(); c.close(); c.execute(1)', 'pymysql.err.ProgrammingError: Cursor closed'],
    [
      "c = pymysql.connect(**my); k = c.cursor(); print(c.get_autocommit(), c.character_set_name(), k.execute('SELECT 1'), k.fetchone(), k.rownumber, k.nextset(), c.escape(3), k.mogrify('SELECT %s, %s', (1, None)))",
      'False utf8mb4 1 (1,) 1 None 3 SELECT 1, NULL\n',
    ],
    ["pymysql.connect(**my).cursor().mogrify('%s %s', (1,))", 'TypeError: not enough arguments for format string'],
    ['pymysql.connect(**my).thread_id()', 'thread_id() and set_charset() of pymysql are not simulated'],
    [
      'mysql.connector.connect(**my).start_transaction(readonly=True)',
      'readonly= of MySQLConnectionAbstract.start_transaction is not simulated',
    ],
    [
      'mysql.connector.connect(**my).start_transaction(readnly=True)',
      "TypeError: MySQLConnectionAbstract.start_transaction() got an unexpected keyword argument 'readnly'",
    ],
    ['psycopg2.connect(**pg).set_session(readonly=True)', 'readonly= of set_session is not simulated'],
    // psycopg2 2.9.5 and psycopg 3.1.7 of Debian
    [
      'psycopg2.connect(**pg).set_session(readnly=True)',
      "TypeError: 'readnly' is an invalid keyword argument for this function",
    ],
    ['psycopg2.connect(**pg).cursor(fo=1)', "TypeError: 'fo' is an invalid keyword argument for this function"],
    [
      'import psycopg; psycopg.connect(**pg).cursor(fo=1)',
      "TypeError: Connection.cursor() got an unexpected keyword argument 'fo'",
    ],
  ])('%s is refused', async (call, said) => {
    const lines = [
      'import psycopg2, mysql.connector, pymysql',
      "pg = dict(host='pg', user='postgres', password='s')",
      "my = dict(host='my', user='root', password='s')",
      call,
    ]
    machine.fs.writeFile('/home/user/refused.py', lines.join('\n'))
    expect(await run('docker run --rm --network n -v ./refused.py:/refused.py app python /refused.py')).toContain(said)
  })

  test('psycopg has JSON without psycopg2', async () => {
    const line = "pip install -q psycopg; python -c 'from psycopg.types.json import Jsonb; print(Jsonb(1).adapted)'"
    expect(await run(`docker run --rm python:3.12-slim sh -c "${line.replaceAll('"', '')}"`)).toContain('1\n')
  })

  test('are there once pip has brought them', async () => {
    const told = await run("docker run --rm python:3.12-slim python -c 'import psycopg2'")
    expect(told).toContain("ModuleNotFoundError: No module named 'psycopg2'")
  })
})
