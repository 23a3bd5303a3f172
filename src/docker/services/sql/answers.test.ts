import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

/** What a client of a server that has been started says to a statement. */
async function started(image: 'postgres' | 'mysql'): Promise<(sql: string) => Promise<string>> {
  const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: [image] } })
  const client = image === 'postgres' ? 'psql -U postgres -tAc' : 'mysql -uroot -N shop -e'
  const settings = '-e POSTGRES_PASSWORD=s -e MYSQL_ROOT_PASSWORD=s -e MYSQL_DATABASE=shop'
  await bash.exec(`docker run -d --name db ${settings} ${image}`)
  await bash.exec("until docker logs db 2>&1 | grep -qE 'ready (to accept|for) connections'; do sleep 0.1; done")
  return async (sql) => {
    const { stdout, stderr } = await bash.exec(
      `docker exec -e MYSQL_PWD=s db ${client} '${sql.replaceAll("'", String.raw`'\''`)}'`,
    )
    return (stdout + stderr).trim()
  }
}

/** Statements, one after another, and what is said to each. */
type Rows = readonly (readonly [sql: string, said: string])[]

async function answersTo(image: 'postgres' | 'mysql', rows: Rows): Promise<Rows> {
  const ask = await started(image)
  const answers: (readonly [string, string])[] = []
  for (const [sql] of rows) answers.push([sql, await ask(sql)])
  return answers
}

/** What PostgreSQL 15 says. */
const postgres: Readonly<Record<string, Rows>> = {
  'a number that a refused row was given is gone': [
    ['create table above (id int primary key)', 'CREATE TABLE'],
    ['create table below (id serial primary key, of int references above (id), n int check (n > 0))', 'CREATE TABLE'],
    [
      'insert into below (of) values (9)',
      'ERROR:  insert or update on table "below" violates foreign key constraint "below_of_fkey"\nDETAIL:  Key (of)=(9) is not present in table "above".',
    ],
    [
      'insert into below (n) values (-1)',
      'ERROR:  new row for relation "below" violates check constraint "below_n_check"\nDETAIL:  Failing row contains (2, null, -1).',
    ],
    ['insert into below (n) values (1) returning id', '3\nINSERT 0 1'],
  ],
  'names are looked for before rows are': [
    ['create table e (a int); create table f (a int, id int primary key, n int)', 'CREATE TABLE\nCREATE TABLE'],
    ['select nope from e', 'ERROR:  column "nope" does not exist\nLINE 1: select nope from e\n               ^'],
    [
      'select a from e where nope = 1',
      'ERROR:  column "nope" does not exist\nLINE 1: select a from e where nope = 1\n                              ^',
    ],
    [
      'select a from e order by nope',
      'ERROR:  column "nope" does not exist\nLINE 1: select a from e order by nope\n                                 ^',
    ],
    [
      'select x.a from e',
      'ERROR:  missing FROM-clause entry for table "x"\nLINE 1: select x.a from e\n               ^',
    ],
    [
      'select a from e cross join f',
      'ERROR:  column reference "a" is ambiguous\nLINE 1: select a from e cross join f\n               ^',
    ],
    ['select *', 'ERROR:  SELECT * with no tables specified is not valid\nLINE 1: select *\n               ^'],
    [
      'delete from e where nope = 1',
      'ERROR:  column "nope" does not exist\nLINE 1: delete from e where nope = 1\n                            ^',
    ],
    [
      'update e set a = nope',
      'ERROR:  column "nope" does not exist\nLINE 1: update e set a = nope\n                         ^',
    ],
    [
      'insert into e values (1) returning nope',
      'ERROR:  column "nope" does not exist\nLINE 1: insert into e values (1) returning nope\n                                           ^',
    ],
  ],
  'a group has one value of what is asked of it': [
    ['create table t (id int primary key, n int, k text)', 'CREATE TABLE'],
    ["insert into t values (1, 3, 'a'), (2, 4, 'a'), (3, 5, 'b')", 'INSERT 0 3'],
    [
      'select n, count(*) from t',
      'ERROR:  column "t.n" must appear in the GROUP BY clause or be used in an aggregate function\nLINE 1: select n, count(*) from t\n               ^',
    ],
    [
      'select k, n from t group by k',
      'ERROR:  column "t.n" must appear in the GROUP BY clause or be used in an aggregate function\nLINE 1: select k, n from t group by k\n                  ^',
    ],
    [
      'select n from t where count(*) > 1',
      'ERROR:  aggregate functions are not allowed in WHERE\nLINE 1: select n from t where count(*) > 1\n                              ^',
    ],
    ['select id, n from t group by id order by id', '1|3\n2|4\n3|5'],
    ['select k as kind, sum(n) from t group by kind order by sum(n) desc', 'a|7\nb|5'],
    ['select k, sum(n) from t group by 1 order by 1', 'a|7\nb|5'],
    ['select 1 from t having count(*) > 5', ''],
    ['select 1 from t having count(*) = 3', '1'],
  ],
  'what is unknown stays so': [
    ['select null and false, null or true, null and true, null or false, not null', 'f|t|||'],
    ["select 'a%b' like 'a\\%b', 'axb' like 'a\\%b', null like 'a'", 't|f|'],
    [
      "select lpad('7', 6, 'ab'), rpad('7', 4, 'ab'), lpad('7', 4, ''), length(repeat('ab', 1500000))",
      'ababa7|7aba|7|3000000',
    ],
    ["select lpad('x', 50000000)", 'ERROR:  a text of more than 4000000 characters is not simulated here'],
    ['select 1 in (1, 2), 3 not in (1, 2), 1 not in (1, 3000000000), null::int in (1, 2), -1 in (1, -1)', 't|t|f||t'],
    ['select 1 in (2, null), 1 not in (2, null), 1 in (1, null), null in (1)', '||t|'],
  ],
  'a column keeps what its type allows': [
    ['create table k (v varchar(3), s smallint, n int, b boolean, m numeric(5,1))', 'CREATE TABLE'],
    ["insert into k (v) values ('long')", 'ERROR:  value too long for type character varying(3)'],
    ['insert into k (s) values (40000)', 'ERROR:  smallint out of range'],
    ['insert into k (n) values (2147483648)', 'ERROR:  integer out of range'],
    [
      "insert into k (b) values ('abc')",
      'ERROR:  invalid input syntax for type boolean: "abc"\nLINE 1: insert into k (b) values (\'abc\')\n                                  ^',
    ],
    [
      'insert into k (n, n) values (1, 2)',
      'ERROR:  column "n" specified more than once\nLINE 1: insert into k (n, n) values (1, 2)\n                          ^',
    ],
    ['create table l (a int, a text)', 'ERROR:  column "a" specified more than once'],
    ["insert into k values ('abc ', 2.5, -2.5, 'on', 1.25) returning *", 'abc|3|-3|t|1.3\nINSERT 0 1'],
  ],
  'CASE takes the first branch that holds': [
    ["select case when null then 1 when 2 > 1 then 2 else 3 end, case 3 when 1 then 'a' else 'b' end", '2|b'],
    ["select case 'x' when 'y' then 1 end", ''],
    ['create table c (n int); insert into c values (1), (5), (null)', 'CREATE TABLE\nINSERT 0 3'],
    ["select sum(case when n > 2 then 1 else 0 end), case when count(*) > 2 then 'many' end from c", '1|many'],
    [
      'select case when 1 then 2',
      'ERROR:  syntax error at end of input\nLINE 1: select case when 1 then 2\n                                 ^',
    ],
  ],
  'what CASE looks at is reckoned once, what BETWEEN does twice': [
    ['create sequence s', 'CREATE SEQUENCE'],
    ["select case nextval('s') when 5 then 'a' when 6 then 'b' when 1 then 'c' end", 'c'],
    ["select nextval('s') between 2 and 2, nextval('s')", 'f|4'],
    ['select 3 between symmetric 5 and 1, 3 not between symmetric 5 and 1, 3 between asymmetric 5 and 1', 't|f|f'],
    ["select case 'x' when null then 1 else 2 end", '2'],
  ],
  'numbers of all types are found among each other': [
    ['select * from (values (5)) a(x) join (values (5.00)) b(y) on x = y', '5|5.00'],
    ['select 5 in (select 5.00), 5.00 in (select 5)', 't|t'],
  ],
  'patterns are those of their operator': [
    ["select 'abc' similar to 'a.c', 'abc' similar to '(a|b)%', 'a.c' similar to 'a.c'", 'f|t|t'],
    ["select '😀' like '_', 'x' similar to '[^a]'", 't|t'],
    ["select 'abc' ~ '('", 'ERROR:  invalid regular expression: parentheses () not balanced'],
    ["select 'abc' ~ '[a'", 'ERROR:  invalid regular expression: brackets [] not balanced'],
    ["select 'abc' ~ '*'", 'ERROR:  invalid regular expression: quantifier operand invalid'],
  ],
  'rows come one after the other by their first members': [
    [
      'select (1,2) < (1,3), (1,2) < (1,2), (1,2) <= (1,2), (1,null) < (1,3), (1,null) < (2,3), (2,1,1) > (1,9,9)',
      't|f|t||t|t',
    ],
  ],
  'aggregates take values in their order, and windows what they can': [
    ['select mode() within group (order by x) from (values (2),(1),(1)) t(x)', '1'],
    [
      'select count(distinct x) over () from (values (1)) t(x)',
      'ERROR:  DISTINCT is not implemented for window functions\nLINE 1: select count(distinct x) over () from (values (1)) t(x)\n               ^',
    ],
    [
      'select row_number() filter (where true) over () from (values (1)) t(x)',
      'ERROR:  FILTER is not implemented for non-aggregate window functions\nLINE 1: select row_number() filter (where true) over () from (values...\n               ^',
    ],
  ],
  'a schema that there is not has no tables': [
    ['create table t (a int); insert into public.t values (1)', 'CREATE TABLE\nINSERT 0 1'],
    [
      'insert into nosuch.t values (1)',
      'ERROR:  relation "nosuch.t" does not exist\nLINE 1: insert into nosuch.t values (1)\n                    ^',
    ],
    ['truncate zz.t', 'ERROR:  schema "zz" does not exist'],
    ['drop table zz.t', 'ERROR:  schema "zz" does not exist'],
    ['drop schema app', 'ERROR:  schema "app" does not exist'],
    ['drop schema if exists app', 'DROP SCHEMA\nNOTICE:  schema "app" does not exist, skipping'],
    ['select count(*) from t', '1'],
  ],
  'nothing that is said of a table or a transaction is taken silently': [
    ['create table i (id int generated always as identity (start with 100), n int)', 'CREATE TABLE'],
    ['insert into i (n) values (1), (2) returning id', '100\n101\nINSERT 0 2'],
    [
      'create table j (id int generated always as identity (start with 100',
      'ERROR:  syntax error at end of input\nLINE 1: ...table j (id int generated always as identity (start with 100\n                                                                       ^',
    ],
    [
      'create table j (id int) garbage here',
      'ERROR:  syntax error at or near "garbage"\nLINE 1: create table j (id int) garbage here\n                                ^',
    ],
    ['create table k (id int) with (fillfactor=70)', 'CREATE TABLE'],
    ['begin transaction isolation level serializable, read write', 'BEGIN'],
    ['begin garbage', 'ERROR:  syntax error at or near "garbage"\nLINE 1: begin garbage\n              ^'],
  ],
  'a join says what fits': [
    ['create table a (n int); create table b (n int)', 'CREATE TABLE\nCREATE TABLE'],
    [
      'select 1 from a join b',
      'ERROR:  syntax error at end of input\nLINE 1: select 1 from a join b\n                              ^',
    ],
    ['select 1 from a full join b on a.n = b.n', ''],
    ['select 1 from a natural join b', ''],
    ['create database constructor', 'CREATE DATABASE'],
  ],
  'numbers keep their digits': [
    ['create table p (id int, price numeric(6,2))', 'CREATE TABLE'],
    ['insert into p values (1, 5), (2, 2.5)', 'INSERT 0 2'],
    ['select * from p', '1|5.00\n2|2.50'],
    ['select sum(price), max(price), sum(id) from p', '7.50|5.00|3'],
    ['select 7/2, 7%3, 2.50*2, 1.10+1', '3|1|5.00|2.10'],
    ['select id from p where price / 2 = 2.5', '1'],
    ['select id from p where 7.0 / 2 = 3.5 and price > 10.0 / 4', '1'],
    [
      "select 'a' + 1",
      'ERROR:  invalid input syntax for type integer: "a"\nLINE 1: select \'a\' + 1\n               ^',
    ],
    ['select 1 / 0', 'ERROR:  division by zero'],
    ['select -null::int', ''],
  ],
}

test.each(Object.entries(postgres))('postgres: %s', async (_what, rows) => {
  expect(await answersTo('postgres', rows)).toEqual(rows)
})

test.each([
  ['create table j (n int) inherits (k)', 'CREATE TABLE with INHERITS'],
  ['create table j (n int) partition by range (n)', 'CREATE TABLE with PARTITION'],
  ['create table j (n int generated always as identity (increment by 5))', 'an identity with other steps'],
  ['drop schema public cascade', 'DROP SCHEMA public'],
  ['start transaction read only', 'a transaction that is READ ONLY'],
  ['select percentile_cont(array[0.5]) within group (order by 1)', 'percentile_cont of what is not a number'],
  [`select 1${' + 1'.repeat(1000)}`, 'more than 500 operators in a row'],
  [`select 1${' union all select 1'.repeat(1000)}`, 'more than 500 queries in a row'],
  [`select ${'('.repeat(1000)}1${')'.repeat(1000)}`, 'more than 200 expressions within one another'],
])('postgres: %.60s… is refused in plain words', async (sql, what) => {
  const ask = await started('postgres')
  expect(await ask(sql)).toBe(`ERROR:  ${what} is not simulated here`)
})

test('thousands of conditions are joined by OR and AND', async () => {
  const ask = await started('postgres')
  const many = (word: string) => Array.from({ length: 4000 }, (_none, at) => `n <> ${at}`).join(` ${word} `)
  expect(await ask(`select n from (values (5)) t(n) where ${many('or')}`)).toBe('5')
  expect(await ask(`select n from (values (5), (5000)) t(n) where ${many('and')}`)).toBe('5000')
})

test('a join has a bound', async () => {
  const ask = await started('postgres')
  await ask(`create table j (n int); insert into j values ${Array.from({ length: 500 }, () => '(1)').join(', ')}`)
  expect(await ask('select count(*) from j a, j b')).toBe('250000')
  expect(await ask('select count(*) from j a, j b, j c')).toBe(
    'ERROR:  a join of more than 1000000 rows is not simulated here',
  )
})

/** What MySQL 8.0 says. */
const mysql: Readonly<Record<string, Rows>> = {
  'names are looked for before rows are': [
    ['create table e (a int)', ''],
    ['select nope from e', "ERROR 1054 (42S22) at line 1: Unknown column 'nope' in 'field list'"],
    ['select a from e where nope = 1', "ERROR 1054 (42S22) at line 1: Unknown column 'nope' in 'where clause'"],
    ['select a from e order by nope', "ERROR 1054 (42S22) at line 1: Unknown column 'nope' in 'order clause'"],
    ['select x.a from e', "ERROR 1054 (42S22) at line 1: Unknown column 'x.a' in 'field list'"],
    ['select a from e where count(*) > 1', 'ERROR 1111 (HY000) at line 1: Invalid use of group function'],
    ['select *', 'ERROR 1096 (HY000) at line 1: No tables used'],
  ],
  'LIMIT skips rows by two numbers': [
    ['create table n (n int); insert into n values (1), (2), (3)', ''],
    ['select n from n limit 1, 1', '2'],
    ['select n from n limit 1 offset 2', '3'],
    ['select * from constructor.n', "ERROR 1049 (42000) at line 1: Unknown database 'constructor'"],
    ['create table __proto__.n (a int)', "ERROR 1049 (42000) at line 1: Unknown database '__proto__'"],
  ],
  'quotients have digits behind their point': [
    ['select 7/2, 7 div 2, 7 mod 3, 7%3, 7.5/2, 10/3, 2.50*2', '3.5000\t3\t1\t1\t3.75000\t3.3333\t5.00'],
    ['select 1/0, 1 div 0, 5 % 0', 'NULL\tNULL\tNULL'],
    ["select 'a' + 1, '3x' * 2", '1\t6'],
    ['create table p (id int, price decimal(6,2))', ''],
    ['insert into p values (1, 2.5)', ''],
    ['select sum(price), avg(price), avg(id), sum(id) from p', '2.50\t2.500000\t1.0000\t1'],
    ['select price, price/2, id/2, price*2 from p', '2.50\t1.250000\t0.5000\t5.00'],
    [
      'select price, sum(price) from p',
      "ERROR 1140 (42000) at line 1: In aggregated query without GROUP BY, expression #1 of SELECT list contains nonaggregated column 'shop.p.price'; this is incompatible with sql_mode=only_full_group_by",
    ],
  ],
  'a column keeps what its type allows': [
    ['create table k (v varchar(3), n tinyint, m int unsigned)', ''],
    ["insert into k (v) values ('long')", "ERROR 1406 (22001) at line 1: Data too long for column 'v' at row 1"],
    ['insert into k (n) values (300)', "ERROR 1264 (22003) at line 1: Out of range value for column 'n' at row 1"],
    ['insert into k (m) values (-1)', "ERROR 1264 (22003) at line 1: Out of range value for column 'm' at row 1"],
    ['insert into k (n, n) values (1, 2)', "ERROR 1110 (42000) at line 1: Column 'n' specified twice"],
    ['create table l (a int, a text)', "ERROR 1060 (42S21) at line 1: Duplicate column name 'a'"],
  ],
  'a value that is set sees those that were set before it': [
    ['create table a (id int primary key, x int, y int); insert into a values (1, 1, 1)', ''],
    ['update a set x = x + 1, y = x', ''],
    ['select * from a', '1\t2\t2'],
    ['replace into a values (1, 7, 7), (2, 8, 8)', ''],
    ['select sum(x) from a', '15'],
    ['select 1 + 1 from dual', '2'],
  ],
  'what is said of a table is known': [
    ["create table a (n int) engine=InnoDB default charset=utf8mb4 collate=utf8mb4_bin comment='x'", ''],
    [
      'create table b (n int) garbage',
      "ERROR 1064 (42000) at line 1: You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near 'garbage' at line 1",
    ],
    ["select 'abc' regexp '('", 'ERROR 3691 (HY000) at line 1: Mismatched parenthesis in regular expression.'],
  ],
  'capitals make no difference, and NULL comes first': [
    ["select 'a' || 'b', 1 || 0, 'a' = 'A', 'abc' like 'AB%', 'B' > 'a'", '0\t1\t1\t1\t1'],
    ['create table c (name varchar(9) unique)', ''],
    ["insert into c values ('b'), ('A'), (null)", ''],
    ['select name from c order by name', 'NULL\nA\nb'],
    ["insert into c values ('B')", "ERROR 1062 (23000) at line 1: Duplicate entry 'B' for key 'c.name'"],
  ],
}

test.each(Object.entries(mysql))('mysql: %s', async (_what, rows) => {
  expect(await answersTo('mysql', rows)).toEqual(rows)
})
