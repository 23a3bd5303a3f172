import { expect, test, vi } from 'vitest'
import { openBash } from '../../../testing/bash-session.ts'
import { createMachine } from '../../headless.ts'
import { atOnce } from '../../../base/work.ts'
import { parseSql } from './parse/statement.ts'
import { StatementLines, statementsOf } from './statements.ts'
import { SqlError } from './syntax.ts'
import { mysqlTable, psqlTable, psqlTableInTurns } from './tables-text.ts'
import { streams } from '../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const NOW = Date.UTC(2026, 10, 22)

/** What lines say, one after another, on a host with an image and some files. */
function host(image: string, files: Readonly<Record<string, string>> = {}) {
  const placed = Object.fromEntries(Object.entries(files).map(([path, text]) => [`/home/user/${path}`, text]))
  const machine = createMachine({ now: NOW, docker: { images: [image] }, files: placed })
  const said = async (line: string): Promise<string> => {
    return streams(await machine.bash.exec(line))
  }
  return { machine, said }
}

const POSTGRES = 'docker run -d --name db -e POSTGRES_PASSWORD=s -e POSTGRES_USER=app -e POSTGRES_DB=shop'
/** Waits for a server whose first start runs scripts. */
const READY =
  "until docker logs db 2>&1 | grep -qE '\\[1\\] LOG:  database system is ready|port: 3306'; do sleep 0.1; done"
const MYSQL = 'docker run -d --name db -e MYSQL_ROOT_PASSWORD=s -e MYSQL_DATABASE=shop'

test('postgres runs the scripts of its first start, in their order, once', async () => {
  const { said } = host('postgres', {
    'init/1.sql': "create table t (id serial primary key, name text);\ninsert into t (name) values ('ann');\n",
    'init/2.sh': 'psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" "$POSTGRES_DB" <<-EOSQL\n\tCREATE USER reader;\nEOSQL\n',
    'init/notes.txt': '',
  })
  await said(`${POSTGRES} -v $PWD/init:/docker-entrypoint-initdb.d -v data:/var/lib/postgresql/data postgres`)
  await said(READY)
  expect((await said('docker logs db 2>/dev/null')).replace(/^[^]* done\nserver started\n/, '')).toBe(
    [
      '',
      '/usr/local/bin/docker-entrypoint.sh: running /docker-entrypoint-initdb.d/1.sql',
      'CREATE TABLE',
      'INSERT 0 1',
      '',
      '/usr/local/bin/docker-entrypoint.sh: running /docker-entrypoint-initdb.d/2.sh',
      'CREATE ROLE',
      '',
      '/usr/local/bin/docker-entrypoint.sh: ignoring /docker-entrypoint-initdb.d/notes.txt',
      '',
      'waiting for server to shut down.... done',
      'server stopped',
      '',
      'PostgreSQL init process complete; ready for start up.',
      '',
      '',
    ].join('\n'),
  )
  await said('docker restart db')
  expect(await said('docker exec db psql -U app shop -tAc "select count(*) from t"')).toBe('1\n')
})

test('psql asks for the role of whoever runs it, where no other is named', async () => {
  const { said } = host('postgres')
  await said('docker run -d --name db -e POSTGRES_PASSWORD=s postgres')
  await said(READY)
  expect(await said("docker exec -u postgres db psql -tAc 'select current_user'")).toBe('postgres\n')
  expect(await said("docker exec db psql -tAc 'select 1'")).toMatch(/FATAL: {2}role "root" does not exist\n$/)
})

test('a script of the first start that fails ends it, and says where', async () => {
  const { said } = host('postgres', { 'init/a.sql': 'select 1;\nselec 2;\n' })
  await said(`${POSTGRES} -v $PWD/init:/docker-entrypoint-initdb.d postgres`)
  expect(await said('docker wait db')).toBe('3\n')
  expect(await said('docker logs db')).toContain(
    'psql:/docker-entrypoint-initdb.d/a.sql:2: ERROR:  syntax error at or near "selec"',
  )
})

test('mysql runs SQL of its first start in the database that was asked for', async () => {
  const { said } = host('mysql', { 'init/a.sql': 'create table t (n int);\ninsert into t values (4);\n' })
  await said(`${MYSQL} -v $PWD/init:/docker-entrypoint-initdb.d mysql`)
  await said(READY)
  expect(await said('docker exec -e MYSQL_PWD=s db mysql -uroot -N -e "select n from shop.t"')).toBe('4\n')
})

test('pg_dump writes what psql makes the same tables of', async () => {
  const { said } = host('postgres')
  await said(`${POSTGRES} postgres`)
  const psql = (sql: string) => said(`docker exec db psql -U app shop -tA -c "${sql}"`)
  await psql('create table t (id serial primary key, name text not null, n int default 3)')
  await psql("insert into t (name, n) values ('it''s', null), (E'a', 5)")
  await said('docker exec db pg_dump -U app shop > dump.sql')
  // what pg_dump 15.18 writes
  const chosen = "grep -vE '^(--.*|SET .*|)$' dump.sql | tail -n +2"
  expect(await said(chosen)).toBe(
    [
      'CREATE TABLE public.t (',
      '    id integer NOT NULL,',
      '    name text NOT NULL,',
      '    n integer DEFAULT 3',
      ');',
      'ALTER TABLE public.t OWNER TO app;',
      'CREATE SEQUENCE public.t_id_seq',
      '    AS integer',
      '    START WITH 1',
      '    INCREMENT BY 1',
      '    NO MINVALUE',
      '    NO MAXVALUE',
      '    CACHE 1;',
      'ALTER TABLE public.t_id_seq OWNER TO app;',
      'ALTER SEQUENCE public.t_id_seq OWNED BY public.t.id;',
      "ALTER TABLE ONLY public.t ALTER COLUMN id SET DEFAULT nextval('public.t_id_seq'::regclass);",
      'COPY public.t (id, name, n) FROM stdin;',
      "1\tit's\t\\N",
      '2\ta\t5',
      '\\.',
      "SELECT pg_catalog.setval('public.t_id_seq', 2, true);",
      'ALTER TABLE ONLY public.t',
      '    ADD CONSTRAINT t_pkey PRIMARY KEY (id);',
      '',
    ].join('\n'),
  )
  await psql('drop table t')
  await said('docker exec -i db psql -q -U app shop < dump.sql')
  expect(await psql("insert into t (name) values ('new') returning id")).toBe('3\nINSERT 0 1\n')
  expect(await psql('select name, n from t where id < 3 order by id')).toBe("it's|\na|5\n")
  expect(await said('docker exec db pg_dump -U app nope')).toContain('FATAL:  database "nope" does not exist')
  expect(await said('docker exec db pg_dump -Fc -U app shop')).toContain('and not "c"')
})

test('pg_dump writes views as views, keys and indexes behind the rows, and what psql makes the same database of', async () => {
  const { said } = host('postgres')
  await said(`${POSTGRES} postgres`)
  const psql = (sql: string) => said(`docker exec db psql -q -U app shop -c "${sql}"`)
  await psql('create table kinds (id int primary key, name text not null unique)')
  await psql(
    "create table things (id int primary key, kind int references kinds on delete cascade, price numeric(6,2) default 9.5, note text default 'none')",
  )
  await psql('create index things_price on things (price)')
  await psql('create view cheap as select note from things where price < 10')
  await psql("insert into kinds values (1, 'a'); insert into things (id, kind) values (7, 1)")
  const [dump, again] = ['docker exec db pg_dump -U app shop', 'docker exec db pg_dump -U app two']
  // what pg_dump 15.18 writes, but for how a view is put
  const made = String.raw`grep -vE '^(--|SET|SELECT|COPY|ALTER TABLE public|\\.|[0-9]|$)' dump.sql`
  expect(await said(`${dump} > dump.sql; ${made}`)).toBe(
    [
      'CREATE TABLE public.kinds (',
      '    id integer NOT NULL,',
      '    name text NOT NULL',
      ');',
      'CREATE TABLE public.things (',
      '    id integer NOT NULL,',
      '    kind integer,',
      '    price numeric(6,2) DEFAULT 9.5,',
      "    note text DEFAULT 'none'::text",
      ');',
      'CREATE VIEW public.cheap AS',
      ' select note from things where price < 10;',
      'ALTER TABLE ONLY public.kinds',
      '    ADD CONSTRAINT kinds_name_key UNIQUE (name);',
      'ALTER TABLE ONLY public.kinds',
      '    ADD CONSTRAINT kinds_pkey PRIMARY KEY (id);',
      'ALTER TABLE ONLY public.things',
      '    ADD CONSTRAINT things_pkey PRIMARY KEY (id);',
      'CREATE INDEX things_price ON public.things USING btree (price);',
      'ALTER TABLE ONLY public.things',
      '    ADD CONSTRAINT things_kind_fkey FOREIGN KEY (kind) REFERENCES public.kinds(id) ON DELETE CASCADE;',
      '',
    ].join('\n'),
  )
  await said('docker exec db createdb -U app two; docker exec -i db psql -q -U app two < dump.sql')
  expect(await said(`${again} | diff - dump.sql; docker exec db psql -U app two -tAc 'table cheap'`)).toBe('none\n')
})

test('mysqldump writes what mysql makes the same databases of', async () => {
  const { said } = host('mysql')
  await said(`${MYSQL} mysql`)
  const mysql = (sql: string) => said(`docker exec -e MYSQL_PWD=s db mysql -uroot -N -e "${sql}"`)
  await mysql('create table shop.t (id int auto_increment primary key, name varchar(9), unique key name (name))')
  await mysql("insert into shop.t (name) values ('it''s'), (null)")
  await mysql('create table shop.p (price decimal(6,2)); insert into shop.p values (2.5)')
  await said('docker exec -e MYSQL_PWD=s db mysqldump -uroot --databases shop > dump.sql')
  expect(await said("grep -E '^(INSERT|USE|CREATE DATABASE)' dump.sql")).toBe(
    "CREATE DATABASE /*!32312 IF NOT EXISTS*/ `shop` /*!40100 DEFAULT CHARACTER SET utf8mb4 */;\nUSE `shop`;\nINSERT INTO `p` VALUES (2.50);\nINSERT INTO `t` VALUES (1,'it\\'s'),(2,NULL);\n",
  )
  await mysql('drop database shop')
  expect(await said('docker exec -i -e MYSQL_PWD=s db mysql -uroot < dump.sql')).toBe('')
  expect(await mysql('select * from shop.t')).toBe("1\tit's\n2\tNULL\n")
  expect(await mysql("insert into shop.t (name) values ('it''s')")).toContain("Duplicate entry 'it's' for key 't.name'")
  expect(await said('docker exec -e MYSQL_PWD=s db mysqldump -uroot --nope shop')).toContain("unknown option '--nope'")
})

test('mysql lets a user do what was granted, and nothing else', async () => {
  const { said } = host('mysql')
  await said(`${MYSQL} mysql`)
  const root = (sql: string) => said(`docker exec -e MYSQL_PWD=s db mysql -uroot -N -e "${sql}"`)
  const ann = (sql: string) => said(`docker exec -e MYSQL_PWD=a db mysql -uann -N -e "${sql}"`)
  await root("create table shop.t (n int); create user 'ann'@'%' identified by 'a'")
  expect(await ann('select n from shop.t')).toBe(
    "ERROR 1142 (42000) at line 1: SELECT command denied to user 'ann'@'localhost' for table 't'\n",
  )
  expect(await ann('use shop')).toBe(
    "ERROR 1044 (42000) at line 1: Access denied for user 'ann'@'localhost' to database 'shop'\n",
  )
  await root("grant select, insert on shop.* to 'ann'@'%'; flush privileges")
  expect(await ann('insert into shop.t values (1); select n from shop.t')).toBe('1\n')
  expect(await ann('delete from shop.t')).toContain('DELETE command denied')
  expect(await ann("create user 'x'@'%'")).toContain('ERROR 1227 (42000)')
  const handOn = "grant insert on shop.* to 'eve'@'%'"
  await root("create user 'eve'@'%'")
  expect(await ann(handOn)).toContain("Access denied for user 'ann'@'localhost' to database 'shop'")
  await root("grant insert on shop.* to 'ann'@'%' with grant option")
  expect(await ann(handOn)).toBe('')
  expect(await ann(handOn.replace('insert', 'delete'))).toContain('Access denied')
  expect(await ann(handOn.replace('shop', '*'))).not.toBe('')
  expect(await root("create user 'ann'@'%'")).toBe(
    "ERROR 1396 (HY000) at line 1: Operation CREATE USER failed for 'ann'@'%'\n",
  )
  expect(await root("grant select on shop.* to 'bob'@'%'")).toBe(
    'ERROR 1410 (42000) at line 1: You are not allowed to create a user with GRANT\n',
  )
  await root("grant all privileges on shop.* to 'ann'@'%'; revoke delete on shop.* from 'ann'@'%'")
  expect(await ann('delete from shop.t')).toContain('DELETE command denied')
  expect(await ann('insert into shop.t values (2); drop table shop.t')).toBe('')
  expect(await root("revoke delete on shop.t from 'ann'@'%'")).toBe(
    "ERROR 1147 (42000) at line 1: There is no such grant defined for user 'ann' on host '%' on table 't'\n",
  )
  expect(await root("grant fly on shop.* to 'ann'@'%'")).toContain("near 'fly on shop.*")
  expect(await ann('show databases')).toBe('information_schema\nperformance_schema\nshop\n')
  expect(await said('docker exec db mysql -uann -pwrong -e "select 1"')).toContain('(using password: YES)')
})

test('postgres asks who owns a table', async () => {
  const { said } = host('postgres')
  await said(`${POSTGRES} postgres`)
  const as = (user: string, sql: string) => said(`docker exec db psql -U ${user} shop -tAc "${sql}"`)
  expect(await as('app', "create role ann login password 'x'")).toBe('CREATE ROLE\n')
  await as('app', 'create table t (n int)')
  expect(await as('ann', 'select n from t')).toBe('ERROR:  permission denied for table t\n')
  expect(await as('ann', 'create table u (n int)')).toBe('ERROR:  permission denied for schema public\n')
  expect(await as('app', 'grant select on t to ann')).toBe('GRANT\n')
  expect(await as('ann', 'select count(*) from t')).toBe('0\n')
  await as('app', 'grant all on t to ann')
  for (const line of ['drop table t', 'drop table if exists t', 'alter table t owner to ann'])
    expect(await as('ann', line)).toBe('ERROR:  must be owner of table t\n')
  expect(await as('ann', 'grant select on t to ann')).toBe('ERROR:  permission denied for table t\n')
  expect(await as('ann', 'grant connect on database shop to ann')).toBe('ERROR:  permission denied for database shop\n')
  expect(await as('ann', 'alter database shop owner to ann')).toBe('ERROR:  must be owner of database shop\n')
  expect(await as('app', 'grant select on t to ann with grant option')).toContain('WITH GRANT OPTION is not simulated')
  expect(await as('app', 'grant select on nope to ann')).toBe('ERROR:  relation "nope" does not exist\n')
  expect(await as('app', 'grant fly on t to ann')).toContain('ERROR:  unrecognized privilege type "fly"\n')
  expect(await as('app', 'revoke delete on t from ann')).toBe('REVOKE\n')
  expect(await as('ann', 'delete from t')).toBe('ERROR:  permission denied for table t\n')
  await as('app', 'grant all on all tables in schema public to ann')
  await as('app', 'revoke insert on t from ann')
  expect(await as('ann', 'insert into t values (1)')).toBe('ERROR:  permission denied for table t\n')
  expect(await as('ann', 'select count(*) from t')).toBe('0\n')
  expect(await as('app', 'alter table t owner to ann')).toBe('ALTER TABLE\n')
  expect(await as('ann', 'drop table t')).toBe('DROP TABLE\n')
  expect(await as('app', 'create role ann')).toBe('ERROR:  role "ann" already exists\n')
  expect(await as('nobody', 'select 1')).toContain('role "nobody" does not exist')
})

test('the password of a first start stays, whatever a later one is given', async () => {
  const { said } = host('postgres')
  const start = (password: string) =>
    said(`docker run -d --name db -e POSTGRES_PASSWORD=${password} -v data:/var/lib/postgresql/data postgres`)
  const come = (password: string) =>
    said(`docker exec -e PGPASSWORD=${password} db psql -h localhost -U postgres -tAc "select 1"`)
  await start('old')
  await said('docker rm -f db')
  await start('new')
  expect(await come('new')).toContain('password authentication failed for user "postgres"')
  expect(await come('old')).toBe('1\n')
})

test('settings that a server was started with are told', async () => {
  const { said } = host('postgres')
  await said(`${POSTGRES} postgres -c shared_buffers=256MB`)
  const show = (name: string) => said(`docker exec db psql -U app shop -tAc "show ${name}"`)
  expect(await show('shared_buffers')).toBe('256MB\n')
  expect(await show('max_connections')).toBe('100\n')
  expect(await show('nope')).toBe('ERROR:  unrecognized configuration parameter "nope"\n')
})

test('mysql shows rows upright where \\G ends a statement', async () => {
  const { machine } = host('mysql')
  const shell = await openBash(machine.session)
  await shell.run(`${MYSQL} mysql`)
  const { stdout } = await shell.run('docker exec -it db mysql -uroot -ps', ["select 1 as a, 'x' as bc\\G", 'exit'])
  expect(stdout).toContain(
    '*************************** 1. row ***************************\n a: 1\nbc: x\n1 row in set (0.00 sec)\n',
  )
})

test.each([
  [
    'postgres',
    `docker run -d --name db -e POSTGRES_PASSWORD="it's" -e POSTGRES_USER="o'app" -e POSTGRES_DB=shop -v $PWD/init:/docker-entrypoint-initdb.d postgres`,
    `docker exec db psql -U "o'app" shop -tAc 'select n from t'`,
  ],
  [
    'mysql',
    `docker run -d --name db -e MYSQL_ROOT_PASSWORD="it's" -e MYSQL_DATABASE=shop -v $PWD/init:/docker-entrypoint-initdb.d mysql`,
    `docker exec -e MYSQL_PWD="it's" db mysql -uroot -N -e 'select n from shop.t'`,
  ],
])('%s starts with quotes in a password and in the name of a script', async (image, start, asked) => {
  const { said } = host(image, { "init/it's 1.sql": 'create table t (n int);\ninsert into t values (4);\n' })
  await said(start)
  await said(READY)
  expect(await said(asked)).toBe('4\n')
})

test('a comment keeps its semicolon, brackets have a bound, and what is equal counts once', async () => {
  const { said } = host('postgres')
  await said(`${POSTGRES} postgres`)
  const psql = (sql: string) => said(`docker exec db psql -U app shop -tAc "${sql}"`)
  expect(statementsOf('select 1 /* a; b */; select 2').whole).toEqual(['select 1 /* a; b */;'])
  expect(() => atOnce(parseSql(`select ${'('.repeat(20_000)}1`, { folds: true, quotesText: false }))).toThrow(SqlError)
  await psql('create table t (n int); insert into t values (1), (1), (2)')
  expect(await psql('select count(distinct n), sum(distinct n), count(n) from t')).toBe('2|3|3\n')
})

test('statements are found in lines as they come, with quotes and comments that go on', () => {
  const lines = new StatementLines()
  const found = ['insert into t values', "(1, 'a;", "b'), -- c; d", '(2, $$;', '$$);  select', '/* ; */ 1; x'].map(
    (line) => lines.take(`${line}\n`),
  )
  expect(found.flat()).toEqual(["insert into t values\n(1, 'a;\nb'), -- c; d\n(2, $$;\n$$);", 'select\n/* ; */ 1;'])
  expect([lines.rest, lines.isBlank]).toEqual([' x\n', false])
})

test('rows without columns take no lines', () => {
  expect(psqlTable({ columns: [], numeric: [], rows: [[], []] })).toBe('\n\n')
})

test('others have their turn while a table of many rows is drawn', () => {
  const cells = { columns: ['n'], numeric: [true], rows: Array.from({ length: 20_000 }, (_none, at) => [String(at)]) }
  expect([...psqlTableInTurns(cells)].length).toBeGreaterThan(50)
  expect([...mysqlTable(cells)].length).toBeGreaterThan(50)
})

test('others have their turn while a long list of literals is read', () => {
  const list = Array.from({ length: 100_000 }, (_none, at) => at).join(', ')
  const dialect = { folds: true, quotesText: false }
  const turns = (sql: string): number => [...parseSql(sql, dialect)].length
  expect(turns(`select 1 where 5 in (${list})`)).toBeGreaterThan(600)
  expect(turns(`select array[${list}], coalesce(${list})`)).toBeGreaterThan(1200)
})

test('a table of very many rows is as wide as its widest cell', () => {
  const rows = Array.from({ length: 200_000 }, (_none, at) => [String(at)])
  const lines = psqlTable({ columns: ['n'], numeric: [true], rows }).split('\n')
  expect([lines.length, lines[0], lines[2]]).toEqual([200_003, '   n    ', '      0'])
})

/** What the real programs of PostgreSQL 15, MySQL 8.0 and MariaDB 10.11 say. */
const wrongOptions: readonly (readonly [image: string, line: string, said: string, status: number])[] = [
  [
    'postgres',
    'psql --foo',
    `psql: unrecognized option '--foo'\npsql: hint: Try "psql --help" for more information.\n`,
    1,
  ],
  ['postgres', 'psql -g', `psql: invalid option -- 'g'\npsql: hint: Try "psql --help" for more information.\n`, 1],
  [
    'postgres',
    'psql -h',
    `psql: option requires an argument -- 'h'\npsql: hint: Try "psql --help" for more information.\n`,
    1,
  ],
  ['postgres', 'psql --html -c "select 1"', 'psql: error: option --html is not simulated here\n', 1],
  [
    'postgres',
    'pg_dump --foo',
    `pg_dump: unrecognized option '--foo'\npg_dump: hint: Try "pg_dump --help" for more information.\n`,
    1,
  ],
  ['postgres', 'pg_dump -C', 'pg_dump: error: option -C is not simulated here\n', 1],
  [
    'postgres',
    'pg_isready --foo',
    `pg_isready: unrecognized option '--foo'\npg_isready: hint: Try "pg_isready --help" for more information.\n`,
    3,
  ],
  ['mysql', 'mysql --foo', `mysql: [ERROR] unknown option '--foo'.\n`, 2],
  ['mysql', 'mysql --foo=1', `mysql: [ERROR] unknown variable 'foo=1'.\n`, 7],
  ['mysql', 'mysql -X', `mysql: [ERROR] option '-X' is not simulated here.\n`, 2],
  ['mysql', 'mysqldump --foo', `mysqldump: [ERROR] unknown option '--foo'.\n`, 2],
  ['mysql', 'mysqldump --where=1 shop', `mysqldump: [ERROR] option '--where' is not simulated here.\n`, 2],
  ['mariadb', 'mariadb --foo', `mariadb: unknown option '--foo'\n`, 2],
  ['mariadb', 'mariadb --foo=1', `mariadb: unknown variable 'foo=1'\n`, 7],
  ['mariadb', 'mariadb -P', `mariadb: option '-P' requires an argument\n`, 5],
]

test.each(wrongOptions)('%s: %s', async (image, line, text, status) => {
  const { machine } = host(image)
  const ran = await machine.bash.exec(`docker run --rm --entrypoint sh ${image} -c '${line}'`)
  expect([ran.stdout + ran.stderr, ran.status]).toEqual([text, status])
})

test('pg_dump writes the tables that it is asked for, with the names of their columns where it is to', async () => {
  const { said } = host('postgres')
  await said(`${POSTGRES} postgres`)
  await said(
    'docker exec db psql -U app shop -c "create table a (n int, m int)" -c "create table b (n int)" -c "create table c (n int)"',
  )
  await said('docker exec db psql -U app shop -c "insert into a values (1, 2)"')
  const dump = (options: string) =>
    said(`docker exec db pg_dump -U app ${options} shop | grep -E "^(CREATE|INSERT|pg)"`)
  expect(await dump('-t a -t public.c -s')).toBe('CREATE TABLE public.a (\nCREATE TABLE public.c (\n')
  expect(await dump('-a --column-inserts')).toBe('INSERT INTO public.a (n, m) VALUES (1, 2);\n')
  expect(await dump('-a --inserts -n public')).toBe('INSERT INTO public.a VALUES (1, 2);\n')
  expect(await said('docker exec db pg_dump -U app -n other shop')).toBe(
    'pg_dump: error: no matching schemas were found\n',
  )
})

test('programs of MySQL warn of a password that all can see', async () => {
  const { bash } = host('mysql').machine
  await bash.exec(`${MYSQL} mysql; ${READY}`)
  const stderrOf = async (line: string): Promise<string> => (await bash.exec(line)).stderr
  const warning = '[Warning] Using a password on the command line interface can be insecure.\n'
  expect(await stderrOf('docker exec db mysql -uroot -ps -e "select 1"')).toBe(`mysql: ${warning}`)
  expect(await stderrOf('docker exec db mysqldump -uroot --password=s shop')).toBe(`mysqldump: ${warning}`)
  expect(await stderrOf('docker exec db mysqladmin ping -ps')).toBe(`mysqladmin: ${warning}`)
  expect(await stderrOf('docker exec -e MYSQL_PWD=s db mysql -uroot -e "select 1"')).toBe('')
})

test('mysql prints plainly, or each value on a line of its own', async () => {
  const { said } = host('mysql')
  await said(`${MYSQL} mysql`)
  await said(READY)
  const mysql = (options: string) => said(`docker exec -e MYSQL_PWD=s db mysql -uroot ${options} -e "select 1 as a"`)
  expect(await mysql('-t')).toBe('+---+\n| a |\n+---+\n| 1 |\n+---+\n')
  expect(await mysql('-B')).toBe('a\n1\n')
  expect(await mysql('--vertical')).toBe('*************************** 1. row ***************************\na: 1\n')
})

/** What PostgreSQL 15 answers. */
const casts: readonly (readonly [sql: string, said: string])[] = [
  ["select '12'::int + 1", '13'],
  [
    "select 'abc'::int",
    'ERROR:  invalid input syntax for type integer: "abc"\nLINE 1: select \'abc\'::int\n               ^',
  ],
  [
    "select '1.5'::int",
    'ERROR:  invalid input syntax for type integer: "1.5"\nLINE 1: select \'1.5\'::int\n               ^',
  ],
  ['select 2.5::int, 3.5::int, -2.5::int', '3|4|-3'],
  ['select 5::text || 1', '51'],
  ["select '2026-01-05 10:00'::date", '2026-01-05'],
  ["select 'x'::date", 'ERROR:  invalid input syntax for type date: "x"\nLINE 1: select \'x\'::date\n               ^'],
  ["select '2026-01-05'::timestamp", '2026-01-05 00:00:00'],
  ['select 3.14159::numeric(10,2), cast(7 as numeric(5,1))', '3.14|7.0'],
  ["select 'yes'::boolean, 0::boolean", 't|f'],
  [
    "select 'q'::boolean",
    'ERROR:  invalid input syntax for type boolean: "q"\nLINE 1: select \'q\'::boolean\n               ^',
  ],
  ["select 'abcdef'::varchar(3), '1e3'::float, null::int", 'abc|1000|'],
  ["select cast('5' as integer)*2, 7::float/2, 7/2", '10|3.5|3'],
  ['select 1::uuid', 'ERROR:  cannot cast type integer to uuid\nLINE 1: select 1::uuid\n                ^'],
]

test('postgres casts', async () => {
  const { said } = host('postgres')
  await said(`${POSTGRES} postgres`)
  const answers: string[] = []
  for (const [sql] of casts) answers.push((await said(`docker exec db psql -U app shop -tAc "${sql}"`)).trim())
  expect(answers).toEqual(casts.map(([, text]) => text))
})

test('mysql casts what a text begins with', async () => {
  const { said } = host('mysql')
  await said(`${MYSQL} mysql`)
  await said(READY)
  const sql =
    "select cast('12ab' as signed) as a, cast('x' as unsigned) as b, cast(2.5 as char) as c, cast('x' as date) as d"
  expect(await said(`docker exec -e MYSQL_PWD=s db mysql -uroot -N -e "${sql}"`)).toBe('12\t0\t2.5\tNULL\n')
})

/** What the server of PostgreSQL 15 says; its log counts in GMT until its settings are read. */
const wrongServers: readonly (readonly [words: string, said: string])[] = [
  ['--foo=1', 'unrecognized configuration parameter "foo"'],
  ['-c foo=1', 'unrecognized configuration parameter "foo"'],
  ['-c foo', '-c foo requires a value'],
  ['-c max_connections=abc', 'invalid value for parameter "max_connections": "abc"'],
  ['--max-connections=abc', 'invalid value for parameter "max_connections": "abc"'],
  ['-c fsync=maybe', 'parameter "fsync" requires a Boolean value'],
]

test.each(wrongServers)('postgres %s', async (words, text) => {
  const { said } = host('postgres')
  const whole = await said(`docker run --rm -e POSTGRES_PASSWORD=s postgres ${words} 2>&1; echo $?`)
  expect(whole.replace(/^\S+ \S+ GMT \[1\] /, '')).toBe(`FATAL:  ${text}\n1\n`)
})

test.each([
  ['-g', `postgres: invalid option -- 'g'\nTry "postgres --help" for more information.\n`],
  ['postgres bar', `postgres: invalid argument: "bar"\nTry "postgres --help" for more information.\n`],
  ['-s', 'postgres: option -s is not simulated here\n'],
])('postgres %s', async (words, text) => {
  const { said } = host('postgres')
  expect(await said(`docker run --rm -e POSTGRES_PASSWORD=s postgres ${words}`)).toBe(text)
})

test('postgres keeps its data where -D says, and takes parameters by letters and names', async () => {
  const { said } = host('postgres')
  await said(`${POSTGRES} postgres -D /srv/data -N 20 -c work_mem=8MB --log-statement=all -c pg_stat_statements.max=10`)
  const psql = (sql: string) => said(`docker exec db psql -U app shop -tAc "${sql}"`)
  expect(
    (await psql('show data_directory')) + (await psql('show max_connections')) + (await psql('show work_mem')),
  ).toBe('/srv/data\n20\n8MB\n')
})
