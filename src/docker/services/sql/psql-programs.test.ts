import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../linux/headless.ts'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 1),
    docker: { images: ['postgres:15', 'postgres:16'], containers: [] },
  })
  await machine.bash.exec('docker run -d --name db -e POSTGRES_PASSWORD=x postgres:15; sleep 3')
  const schema =
    'create table t (id serial primary key, e text unique, g bigint generated always as identity);' +
    'create index t_e on t (e, g); create unique index tu on t (g)'
  await machine.bash.exec(`docker exec db psql -qU postgres -c "create database lists"`)
  await machine.bash.exec(`docker exec db psql -qU postgres lists -c "${schema}"`)
})

const HINT = (program: string): string => `${program}: hint: Try "${program} --help" for more information.\n`
const PATH = "SELECT pg_catalog.set_config('search_path', '', false);\n"
const NO_DATABASE =
  '\\connect: connection to server on socket "/var/run/postgresql/.s.PGSQL.5432" failed: FATAL:  database "nodb" does not exist\n'

/** What PostgreSQL 15 writes to each line, standard error behind standard output. */
test.each([
  ['createdb a1; echo $?', '0\n'],
  ['createdb a1; echo $?', '1\ncreatedb: error: database creation failed: ERROR:  database "a1" already exists\n'],
  ['createdb', 'createdb: error: database creation failed: ERROR:  database "postgres" already exists\n'],
  ['dropdb', `dropdb: error: missing required argument database name\n${HINT('dropdb')}`],
  ['createdb a b c', `createdb: error: too many command-line arguments (first is "c")\n${HINT('createdb')}`],
  ['createdb -z', `createdb: invalid option -- 'z'\n${HINT('createdb')}`],
  ['dropdb --if-exists nodb', 'NOTICE:  database "nodb" does not exist, skipping\n'],
  ['dropdb -e a1', `${PATH}DROP DATABASE a1;\n`],
  ['dropdb a1', 'dropdb: error: database removal failed: ERROR:  database "a1" does not exist\n'],
  ['createdb -O nosuch zz', 'createdb: error: database creation failed: ERROR:  role "nosuch" does not exist\n'],
  ['createdb -e -T template0 -E UTF8 yy', `${PATH}CREATE DATABASE yy ENCODING 'UTF8' TEMPLATE template0;\n`],
  ['createdb -T lists copy; psql copy -Atc "select count(*) from t"', '0\n'],
  [
    'createdb -T none x',
    'createdb: error: database creation failed: ERROR:  template database "none" does not exist\n',
  ],
  ['createuser postgres', 'createuser: error: creation of new role failed: ERROR:  role "postgres" already exists\n'],
  ['createuser -e bob', `${PATH}CREATE ROLE bob NOSUPERUSER NOCREATEDB NOCREATEROLE INHERIT LOGIN;\n`],
  ['createuser -e -d -r al', `${PATH}CREATE ROLE al NOSUPERUSER CREATEDB CREATEROLE INHERIT LOGIN;\n`],
  [
    'dropuser bob; dropuser al; dropuser bob',
    'dropuser: error: removal of role "bob" failed: ERROR:  role "bob" does not exist\n',
  ],
  [
    `psql lists -c '\\d t_id_seq'`,
    '                      Sequence "public.t_id_seq"\n  Type   | Start | Minimum |  Maximum   | Increment | Cycles? | Cache \n---------+-------+---------+------------+-----------+---------+-------\n integer |     1 |       1 | 2147483647 |         1 | no      |     1\nOwned by: public.t.id\n\n',
  ],
  [
    `psql lists -c '\\d t_g_seq'`,
    '                          Sequence "public.t_g_seq"\n  Type  | Start | Minimum |       Maximum       | Increment | Cycles? | Cache \n--------+-------+---------+---------------------+-----------+---------+-------\n bigint |     1 |       1 | 9223372036854775807 |         1 | no      |     1\nSequence for identity column: public.t.g\n\n',
  ],
  [
    `psql lists -c '\\d t_e' -c '\\d tu' -c '\\d t_pkey'`,
    '         Index "public.t_e"\n Column |  Type  | Key? | Definition \n--------+--------+------+------------\n e      | text   | yes  | e\n g      | bigint | yes  | g\nbtree, for table "public.t"\n\n          Index "public.tu"\n Column |  Type  | Key? | Definition \n--------+--------+------+------------\n g      | bigint | yes  | g\nunique, btree, for table "public.t"\n\n        Index "public.t_pkey"\n Column |  Type   | Key? | Definition \n--------+---------+------+------------\n id     | integer | yes  | id\nprimary key, btree, for table "public.t"\n\n',
  ],
  [
    `psql lists -c '\\du'`,
    '                                   List of roles\n Role name |                         Attributes                         | Member of \n-----------+------------------------------------------------------------+-----------\n postgres  | Superuser, Create role, Create DB, Replication, Bypass RLS | {}\n\n',
  ],
  [
    `psql lists -c '\\dn+'`,
    '                                       List of schemas\n  Name  |       Owner       |           Access privileges            |      Description       \n--------+-------------------+----------------------------------------+------------------------\n public | pg_database_owner | pg_database_owner=UC/pg_database_owner+| standard public schema\n        |                   | =U/pg_database_owner                   | \n(1 row)\n\n',
  ],
  [
    `psql lists -c '\\dx' -c '\\df'`,
    '                 List of installed extensions\n  Name   | Version |   Schema   |         Description          \n---------+---------+------------+------------------------------\n plpgsql | 1.0     | pg_catalog | PL/pgSQL procedural language\n(1 row)\n\n                       List of functions\n Schema | Name | Result data type | Argument data types | Type \n--------+------+------------------+---------------------+------\n(0 rows)\n\n',
  ],
  [
    String.raw`printf '%s\n' '\set who Ann' '\set both a b' '\echo hi :who :both :nope' '\! echo from shell' '\nope' '\i /none' '\c nodb' '\echo never' | psql lists; echo $?`,
    `hi Ann ab :nope\nfrom shell\n2\ninvalid command \\nope\n/none: No such file or directory\n${NO_DATABASE}`,
  ],
  ['psql lists -f /none; echo $?', '1\npsql: error: /none: No such file or directory\n'],
  [
    'psql lists -Atc "select nope" -c "select 1"; echo $?',
    '1\n0\nERROR:  column "nope" does not exist\nLINE 1: select nope\n               ^\n',
  ],
  [
    String.raw`printf '%s\n' '\pset border 2' "select 1 as a, 'x' as bc;" '\t' 'select 2;' | psql lists`,
    'Border style is 2.\n+---+----+\n| a | bc |\n+---+----+\n| 1 | x  |\n+---+----+\n(1 row)\n\nTuples only is on.\n|        2 |\n+----------+\n\n',
  ],
  [
    `psql lists -c '\\copy (select 1, 2) to stdout' -Atc "select json_agg(v) from (values (1),(2)) x(v)" -c "select json_agg(x) from (values (1),(2)) x(v)"`,
    '1\t2\n[1, 2]\n[{"v":1}, \n {"v":2}]\n',
  ],
  [`psql lists -qc '\\dt+' > /dev/null; echo $?`, '1\n\\dt+: the additional detail is not simulated here\n'],
])('%s', async (line, said) => {
  machine.fs.writeFile('/home/user/line', line)
  await machine.bash.exec('docker cp -q line db:/tmp/line')
  const { stdout, stderr } = await machine.bash.exec('docker exec -u postgres db bash /tmp/line')
  expect(stdout + stderr).toBe(said)
})

test('the list of databases has the columns of its release', async () => {
  const titles = async (name: string): Promise<string | undefined> => {
    const { stdout } = await machine.bash.exec(`docker exec ${name} psql -U postgres -l`)
    return stdout.split('\n')[1]?.replaceAll(/ +/g, ' ').trim()
  }
  expect(await titles('db')).toBe(
    'Name | Owner | Encoding | Collate | Ctype | ICU Locale | Locale Provider | Access privileges',
  )
  await machine.bash.exec('docker run -d --name new -e POSTGRES_PASSWORD=x postgres:16; sleep 3')
  expect(await titles('new')).toBe(
    'Name | Owner | Encoding | Locale Provider | Collate | Ctype | ICU Locale | ICU Rules | Access privileges',
  )
})
