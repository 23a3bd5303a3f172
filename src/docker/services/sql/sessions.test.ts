import { expect, test, vi } from 'vitest'
import { openBash } from '../../../testing/bash-session.ts'
import { createMachine } from '../../headless.ts'
import { streams } from '../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

async function started(image: 'postgres' | 'mysql') {
  const machine = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: [image] } })
  const shell = await openBash(machine.session, { cols: 80, rows: 24, echoes: true })
  await shell.run(
    `docker run -d --name db -e POSTGRES_PASSWORD=s -e MYSQL_ROOT_PASSWORD=s -e MYSQL_DATABASE=shop ${image}`,
  )
  await shell.run("until docker logs db 2>&1 | grep -qE 'ready (to accept|for) connections'; do sleep 0.1; done")
  return { shell, machine }
}

test('the prompt of psql tells how a transaction stands', async () => {
  const { shell } = await started('postgres')
  const { stdout } = await shell.run('docker exec -it db psql -U postgres', [
    'create table t (n int);',
    'begin;',
    'insert into t values (1);',
    'savepoint a;',
    'insert into t values (2);',
    'rollback to a;',
    'selec;',
    'select 1;',
    'rollback;',
    'select count(*) from t;',
    'select (',
    '1);',
    '\\q',
  ])
  expect(stdout).toContain('postgres=*# insert into t values (1);')
  expect(stdout).toContain(
    'postgres=!# select 1;\nERROR:  current transaction is aborted, commands ignored until end of transaction block\npostgres=!# rollback;\nROLLBACK\npostgres=# ',
  )
  expect(stdout).toContain(' count \n-------\n     0\n(1 row)')
  expect(stdout).toContain('postgres=# select (\npostgres(# 1);')
})

test('what psql -c is given at once is done whole or not at all', async () => {
  const { machine } = await started('postgres')
  const psql = async (sql: string): Promise<string> => {
    return streams(await machine.bash.exec(`docker exec db psql -U postgres -tAc "${sql}"`))
  }
  expect(await psql('create table t (n int); insert into t values (1); select 1/0; select 2')).toBe(
    'CREATE TABLE\nINSERT 0 1\nERROR:  division by zero\n',
  )
  expect(await psql('select * from t')).toContain('relation "t" does not exist')
})

test('psql describes tables, and what they refer to', async () => {
  const { machine } = await started('postgres')
  const psql = async (sql: string): Promise<string> => {
    return streams(await machine.bash.exec(`docker exec db psql -U postgres -c '${sql}'`))
  }
  await psql('create table a (id serial primary key, name varchar(20) not null unique, n int default 3 check (n > 0))')
  await psql(
    'create table b (id int primary key, a_id int references a(id) on delete cascade); create index on b (a_id)',
  )
  expect(await psql('\\d a')).toBe(
    [
      '                                   Table "public.a"',
      ' Column |         Type          | Collation | Nullable |            Default            ',
      '--------+-----------------------+-----------+----------+-------------------------------',
      " id     | integer               |           | not null | nextval('a_id_seq'::regclass)",
      ' name   | character varying(20) |           | not null | ',
      ' n      | integer               |           |          | 3',
      'Indexes:',
      '    "a_pkey" PRIMARY KEY, btree (id)',
      '    "a_name_key" UNIQUE CONSTRAINT, btree (name)',
      'Check constraints:',
      '    "a_n_check" CHECK (n > 0)',
      'Referenced by:',
      '    TABLE "b" CONSTRAINT "b_a_id_fkey" FOREIGN KEY (a_id) REFERENCES a(id) ON DELETE CASCADE',
      '',
      '',
    ].join('\n'),
  )
  expect(await psql('\\d b')).toContain(
    'Indexes:\n    "b_pkey" PRIMARY KEY, btree (id)\n    "b_a_id_idx" btree (a_id)\nForeign-key constraints:\n    "b_a_id_fkey" FOREIGN KEY (a_id) REFERENCES a(id) ON DELETE CASCADE\n',
  )
})

test('copy reads and writes rows of files', async () => {
  const { machine } = await started('postgres')
  const run = async (line: string): Promise<string> => {
    return streams(await machine.bash.exec(`docker exec db sh -c ${JSON.stringify(line)}`))
  }
  await run("psql -U postgres -c 'create table t (id int, name text)'")
  await run("printf 'id,name\\n1,ann\\n2,\\n' > /tmp/t.csv")
  expect(await run("psql -U postgres -c '\\copy t from /tmp/t.csv csv header'")).toBe('COPY 2\n')
  expect(await run("psql -U postgres -c 'copy t to stdout with (format csv, header)'")).toBe('id,name\n1,ann\n2,\n')
  expect(await run("psql -U postgres -c 'copy t to stdout'")).toBe('1\tann\n2\t\\N\n')
})

test('mysql undoes what is rolled back, and counts on', async () => {
  const { machine } = await started('mysql')
  const mysql = async (sql: string): Promise<string> => {
    return streams(await machine.bash.exec(`docker exec -e MYSQL_PWD=s db mysql -uroot -N shop -e "${sql}"`))
  }
  await mysql('create table t (id int auto_increment primary key, n int)')
  expect(await mysql('start transaction; insert into t (n) values (1); rollback; select count(*) from t')).toBe('0\n')
  expect(await mysql('insert into t (n) values (2); select last_insert_id()')).toBe('2\n')
  expect(await mysql('set autocommit=0; delete from t; rollback; select count(*) from t')).toBe('1\n')
})
