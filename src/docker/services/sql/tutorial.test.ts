import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 120_000 })

/** What somebody who learns types, one after another, and what psql of PostgreSQL 15 shows. */
const POSTGRES: readonly (readonly [sql: string, shown: string])[] = [
  [
    "create table users (id serial primary key, name varchar(50) not null, email text unique, age int check (age >= 0), active boolean default true, created_at timestamp default '2026-01-01 00:00:00')",
    'CREATE TABLE',
  ],
  [
    'create table posts (id serial primary key, user_id int not null references users(id) on delete cascade, title text not null, body text, views int default 0, price numeric(8,2), published date)',
    'CREATE TABLE',
  ],
  [
    'create table tags (id int primary key, label text); create table post_tags (post_id int references posts(id), tag_id int references tags(id), primary key (post_id, tag_id))',
    'CREATE TABLE\nCREATE TABLE',
  ],
  [
    "insert into users (name, email, age) values ('Ann','ann@x.org',30),('Bob','bob@x.org',25),('Cy',null,41) returning id, name",
    ' id | name \n----+------\n  1 | Ann\n  2 | Bob\n  3 | Cy\n(3 rows)\n\nINSERT 0 3',
  ],
  [
    "insert into posts (user_id,title,body,views,price,published) values (1,'Hello','First',10,9.99,'2026-01-05'),(1,'Again',null,5,19.50,'2026-02-10'),(2,'Bobs','x',7,null,'2026-02-11'),(2,'More','y',0,5,null)",
    'INSERT 0 4',
  ],
  [
    "insert into tags values (1,'sql'),(2,'docker'); insert into post_tags values (1,1),(1,2),(3,1)",
    'INSERT 0 2\nINSERT 0 3',
  ],
  [
    'select * from users',
    ' id | name |   email   | age | active |     created_at      \n----+------+-----------+-----+--------+---------------------\n  1 | Ann  | ann@x.org |  30 | t      | 2026-01-01 00:00:00\n  2 | Bob  | bob@x.org |  25 | t      | 2026-01-01 00:00:00\n  3 | Cy   |           |  41 | t      | 2026-01-01 00:00:00\n(3 rows)',
  ],
  [
    'select * from posts order by id',
    ' id | user_id | title | body  | views | price | published  \n----+---------+-------+-------+-------+-------+------------\n  1 |       1 | Hello | First |    10 |  9.99 | 2026-01-05\n  2 |       1 | Again |       |     5 | 19.50 | 2026-02-10\n  3 |       2 | Bobs  | x     |     7 |       | 2026-02-11\n  4 |       2 | More  | y     |     0 |  5.00 | \n(4 rows)',
  ],
  [
    'select u.name, p.title from users u join posts p on p.user_id = u.id order by p.id',
    ' name | title \n------+-------\n Ann  | Hello\n Ann  | Again\n Bob  | Bobs\n Bob  | More\n(4 rows)',
  ],
  [
    'select u.name, count(p.id) as posts from users u left join posts p on p.user_id = u.id group by u.id, u.name order by posts desc, u.name',
    ' name | posts \n------+-------\n Ann  |     2\n Bob  |     2\n Cy   |     0\n(3 rows)',
  ],
  [
    'select name from users where id in (select user_id from posts where views > 5)',
    ' name \n------\n Ann\n Bob\n(2 rows)',
  ],
  [
    'select name from users u where exists (select 1 from posts p where p.user_id = u.id and p.views > 8)',
    ' name \n------\n Ann\n(1 row)',
  ],
  [
    'select name from users u where not exists (select 1 from posts p where p.user_id = u.id)',
    ' name \n------\n Cy\n(1 row)',
  ],
  [
    'select name, (select count(*) from posts p where p.user_id = u.id) as n from users u order by 1',
    ' name | n \n------+---\n Ann  | 2\n Bob  | 2\n Cy   | 0\n(3 rows)',
  ],
  ['select title from posts where views = (select max(views) from posts)', ' title \n-------\n Hello\n(1 row)'],
  [
    'select avg(age), sum(age), min(age), max(age), count(*) from users',
    '         avg         | sum | min | max | count \n---------------------+-----+-----+-----+-------\n 32.0000000000000000 |  96 |  25 |  41 |     3\n(1 row)',
  ],
  ['select round(avg(age), 2) from users', ' round \n-------\n 32.00\n(1 row)'],
  [
    'select avg(price), sum(price) from posts',
    '         avg         |  sum  \n---------------------+-------\n 11.4966666666666667 | 34.49\n(1 row)',
  ],
  [
    'select user_id, sum(views) total from posts group by user_id having sum(views) > 7 order by 1',
    ' user_id | total \n---------+-------\n       1 |    15\n(1 row)',
  ],
  [
    'select t.total from (select user_id, sum(views) as total from posts group by user_id) t order by total',
    ' total \n-------\n     7\n    15\n(2 rows)',
  ],
  [
    'select * from (select 1)',
    'ERROR:  subquery in FROM must have an alias\nLINE 1: select * from (select 1)\n                      ^\nHINT:  For example, FROM (SELECT ...) [AS] foo.',
  ],
  [
    'select * from posts p join users u using (id)',
    ' id | user_id | title | body  | views | price | published  | name |   email   | age | active |     created_at      \n----+---------+-------+-------+-------+-------+------------+------+-----------+-----+--------+---------------------\n  1 |       1 | Hello | First |    10 |  9.99 | 2026-01-05 | Ann  | ann@x.org |  30 | t      | 2026-01-01 00:00:00\n  2 |       1 | Again |       |     5 | 19.50 | 2026-02-10 | Bob  | bob@x.org |  25 | t      | 2026-01-01 00:00:00\n  3 |       2 | Bobs  | x     |     7 |       | 2026-02-11 | Cy   |           |  41 | t      | 2026-01-01 00:00:00\n(3 rows)',
  ],
  ['select * from tags natural join (select 1 as id) x', ' id | label \n----+-------\n  1 | sql\n(1 row)'],
  [
    'select u.name, t.label from users u cross join tags t order by 1,2 limit 3',
    ' name | label  \n------+--------\n Ann  | docker\n Ann  | sql\n Bob  | docker\n(3 rows)',
  ],
  [
    'select u.name, p.title from users u full join posts p on p.user_id = u.id and p.views > 6 order by 1,2',
    ' name | title \n------+-------\n Ann  | Hello\n Bob  | Bobs\n Cy   | \n      | Again\n      | More\n(5 rows)',
  ],
  [
    'select u.name, p.title from posts p right join users u on p.user_id = u.id order by 1,2',
    ' name | title \n------+-------\n Ann  | Again\n Ann  | Hello\n Bob  | Bobs\n Bob  | More\n Cy   | \n(5 rows)',
  ],
  [
    'select name from users union select label from tags order by 1',
    '  name  \n--------\n Ann\n Bob\n Cy\n docker\n sql\n(5 rows)',
  ],
  ['select 1 union all select 1', ' ?column? \n----------\n        1\n        1\n(2 rows)'],
  [
    'select 1, 2 union select 1',
    'ERROR:  each UNION query must have the same number of columns\nLINE 1: select 1, 2 union select 1\n                                 ^',
  ],
  ['select id from users intersect select id from tags order by id', ' id \n----\n  1\n  2\n(2 rows)'],
  ['select id from users except select id from tags', ' id \n----\n  3\n(1 row)'],
  [
    'with big as (select * from posts where views > 5) select title from big order by title',
    ' title \n-------\n Bobs\n Hello\n(2 rows)',
  ],
  [
    'with recursive n(x) as (select 1 union all select x + 1 from n where x < 5) select * from n',
    ' x \n---\n 1\n 2\n 3\n 4\n 5\n(5 rows)',
  ],
  [
    'with recursive t as (select 1 as n union all select n+1 from t where n < 100) select sum(n) from t',
    ' sum  \n------\n 5050\n(1 row)',
  ],
  [
    "insert into users (name,email) values ('Dup','ann@x.org')",
    'ERROR:  duplicate key value violates unique constraint "users_email_key"\nDETAIL:  Key (email)=(ann@x.org) already exists.',
  ],
  ["insert into users (name,email) values ('Dup','ann@x.org') on conflict do nothing", 'INSERT 0 0'],
  [
    "insert into users (name,email) values ('Ann B','ann@x.org') on conflict (email) do update set name = excluded.name returning id, name",
    ' id | name  \n----+-------\n  1 | Ann B\n(1 row)\n\nINSERT 0 1',
  ],
  [
    "insert into users (name,email) values ('x','y') on conflict (name) do nothing",
    'ERROR:  there is no unique or exclusion constraint matching the ON CONFLICT specification',
  ],
  [
    "insert into users (email) values ('z')",
    'ERROR:  null value in column "name" of relation "users" violates not-null constraint\nDETAIL:  Failing row contains (7, null, z, null, t, 2026-01-01 00:00:00).',
  ],
  [
    "insert into users (name, age) values ('Neg', -1)",
    'ERROR:  new row for relation "users" violates check constraint "users_age_check"\nDETAIL:  Failing row contains (8, Neg, null, -1, t, 2026-01-01 00:00:00).',
  ],
  [
    "insert into posts (user_id, title) values (99, 'none')",
    'ERROR:  insert or update on table "posts" violates foreign key constraint "posts_user_id_fkey"\nDETAIL:  Key (user_id)=(99) is not present in table "users".',
  ],
  [
    "insert into users (id, name) values (1, 'again')",
    'ERROR:  duplicate key value violates unique constraint "users_pkey"\nDETAIL:  Key (id)=(1) already exists.',
  ],
  [
    "update users set age = age + 1 where name = 'Bob' returning name, age",
    ' name | age \n------+-----\n Bob  |  26\n(1 row)\n\nUPDATE 1',
  ],
  ["update posts set views = views + 1 from users u where u.id = posts.user_id and u.name = 'Bob'", 'UPDATE 2'],
  [
    'delete from tags where id = 1',
    'ERROR:  update or delete on table "tags" violates foreign key constraint "post_tags_tag_id_fkey" on table "post_tags"\nDETAIL:  Key (id)=(1) is still referenced from table "post_tags".',
  ],
  [
    'delete from post_tags where tag_id = 2 returning *',
    ' post_id | tag_id \n---------+--------\n       1 |      2\n(1 row)\n\nDELETE 1',
  ],
  [
    'select title, views, rank() over (order by views desc) from posts',
    ' title | views | rank \n-------+-------+------\n Hello |    10 |    1\n Bobs  |     8 |    2\n Again |     5 |    3\n More  |     1 |    4\n(4 rows)',
  ],
  [
    'select title, user_id, row_number() over (partition by user_id order by views desc) as rn from posts order by user_id, rn',
    ' title | user_id | rn \n-------+---------+----\n Hello |       1 |  1\n Again |       1 |  2\n Bobs  |       2 |  1\n More  |       2 |  2\n(4 rows)',
  ],
  [
    'select title, views, sum(views) over (order by id) as running from posts',
    ' title | views | running \n-------+-------+---------\n Hello |    10 |      10\n Again |     5 |      15\n Bobs  |     8 |      23\n More  |     1 |      24\n(4 rows)',
  ],
  [
    'select title, lag(views) over (order by id), lead(views, 1, -1) over (order by id) from posts',
    ' title | lag | lead \n-------+-----+------\n Hello |     |    5\n Again |  10 |    8\n Bobs  |   5 |    1\n More  |   8 |   -1\n(4 rows)',
  ],
  [
    'select user_id, views, round(avg(views) over (partition by user_id), 1) from posts order by id',
    ' user_id | views | round \n---------+-------+-------\n       1 |    10 |   7.5\n       1 |     5 |   7.5\n       2 |     8 |   4.5\n       2 |     1 |   4.5\n(4 rows)',
  ],
  ['select distinct user_id from posts order by user_id', ' user_id \n---------\n       1\n       2\n(2 rows)'],
  [
    'select distinct on (user_id) user_id, title, views from posts order by user_id, views desc',
    ' user_id | title | views \n---------+-------+-------\n       1 | Hello |    10\n       2 | Bobs  |     8\n(2 rows)',
  ],
  [
    'select * from users order by name limit 2 offset 1',
    ' id | name |   email   | age | active |     created_at      \n----+------+-----------+-----+--------+---------------------\n  2 | Bob  | bob@x.org |  26 | t      | 2026-01-01 00:00:00\n  3 | Cy   |           |  41 | t      | 2026-01-01 00:00:00\n(2 rows)',
  ],
  [
    "select string_agg(name, ', ' order by name) from users",
    '   string_agg   \n----------------\n Ann B, Bob, Cy\n(1 row)',
  ],
  ['select array_agg(id order by id) from posts', ' array_agg \n-----------\n {1,2,3,4}\n(1 row)'],
  [
    'select user_id, array_agg(title order by title) from posts group by user_id order by 1',
    ' user_id |   array_agg   \n---------+---------------\n       1 | {Again,Hello}\n       2 | {Bobs,More}\n(2 rows)',
  ],
  [
    'select generate_series(1, 3)',
    ' generate_series \n-----------------\n               1\n               2\n               3\n(3 rows)',
  ],
  ['select * from generate_series(1, 10, 3) as g', ' g  \n----\n  1\n  4\n  7\n 10\n(4 rows)'],
  [
    "select d::date from generate_series('2026-01-01'::date, '2026-01-03'::date, '1 day') as d",
    '     d      \n------------\n 2026-01-01\n 2026-01-02\n 2026-01-03\n(3 rows)',
  ],
  [
    "select date '2026-01-31' + 1, date '2026-03-01' - date '2026-02-01'",
    '  ?column?  | ?column? \n------------+----------\n 2026-02-01 |       28\n(1 row)',
  ],
  [
    "select '2026-01-31'::date + interval '1 month'",
    '      ?column?       \n---------------------\n 2026-02-28 00:00:00\n(1 row)',
  ],
  [
    "select extract(year from published), date_part('month', published) from posts where published is not null order by id",
    ' extract | date_part \n---------+-----------\n    2026 |         1\n    2026 |         2\n    2026 |         2\n(3 rows)',
  ],
  [
    "select date_trunc('month', timestamp '2026-02-17 10:30:00')",
    '     date_trunc      \n---------------------\n 2026-02-01 00:00:00\n(1 row)',
  ],
  [
    "select to_char(timestamp '2026-02-07 15:04:05', 'YYYY-MM-DD HH24:MI:SS'), to_char(date '2026-02-07', 'FMDay, DD Mon YYYY')",
    '       to_char       |        to_char        \n---------------------+-----------------------\n 2026-02-07 15:04:05 | Saturday, 07 Feb 2026\n(1 row)',
  ],
  [
    "select age(timestamp '2026-03-01', timestamp '2025-01-15')",
    '         age          \n----------------------\n 1 year 1 mon 17 days\n(1 row)',
  ],
  [
    "select timestamp '2026-01-02 03:04:05' - timestamp '2026-01-01 00:00:00'",
    '    ?column?    \n----------------\n 1 day 03:04:05\n(1 row)',
  ],
  [
    "select interval '90 minutes', interval '1 year 2 months 3 days', interval '1 day' * 2",
    ' interval |       interval       | ?column? \n----------+----------------------+----------\n 01:30:00 | 1 year 2 mons 3 days | 2 days\n(1 row)',
  ],
  [
    'select \'{"b":1,"aa":2}\'::jsonb, \'{"b":1}\'::json',
    '       jsonb       |  json   \n-------------------+---------\n {"b": 1, "aa": 2} | {"b":1}\n(1 row)',
  ],
  [
    'create table docs (id serial, data jsonb); insert into docs (data) values (\'{"name":"x","tags":["a","b"]}\'), (\'{"name":"y"}\')',
    'CREATE TABLE\nINSERT 0 2',
  ],
  [
    "select data->>'name' as name, data->'tags'->>0 from docs order by id",
    ' name | ?column? \n------+----------\n x    | a\n y    | \n(2 rows)',
  ],
  [
    'select * from docs where data @> \'{"name":"x"}\'',
    ' id |               data                \n----+-----------------------------------\n  1 | {"name": "x", "tags": ["a", "b"]}\n(1 row)',
  ],
  [
    "select jsonb_array_elements_text(data->'tags') from docs",
    ' jsonb_array_elements_text \n---------------------------\n a\n b\n(2 rows)',
  ],
  ['select count(*) filter (where active) from users', ' count \n-------\n     3\n(1 row)'],
  [
    "select coalesce(email, 'none') from users order by id",
    ' coalesce  \n-----------\n ann@x.org\n bob@x.org\n none\n(3 rows)',
  ],
  [
    "select case when age > 29 then 'old' when age is null then 'unknown' else 'young' end as kind, count(*) from users group by 1 order by 1",
    ' kind  | count \n-------+-------\n old   |     2\n young |     1\n(2 rows)',
  ],
  [
    "select upper(name), lower(name), length(name), substring(name from 1 for 2), name || '!' from users where id < 3 order by id",
    ' upper | lower | length | substring | ?column? \n-------+-------+--------+-----------+----------\n ANN B | ann b |      5 | An        | Ann B!\n BOB   | bob   |      3 | Bo        | Bob!\n(2 rows)',
  ],
  [
    "select concat(name, ' ', age), left(name,1), right(name,1), reverse(name), repeat('ab',3), lpad('7',3,'0') from users where id = 1",
    '  concat  | left | right | reverse | repeat | lpad \n----------+------+-------+---------+--------+------\n Ann B 30 | A    | B     | B nnA   | ababab | 007\n(1 row)',
  ],
  [
    "select trim('  x  '), replace('abc','b','x'), split_part('a,b,c', ',', 2), position('b' in 'abc'), initcap('hello world')",
    ' btrim | replace | split_part | position |   initcap   \n-------+---------+------------+----------+-------------\n x     | axc     | b          |        2 | Hello World\n(1 row)',
  ],
  [
    'select 7/2, 7%2, 7.0/2, 2^10, sqrt(16), abs(-5), round(3.14159, 2), ceil(1.2), floor(1.8), power(2,3), mod(10,3)',
    ' ?column? | ?column? |      ?column?      | ?column? | sqrt | abs | round | ceil | floor | power | mod \n----------+----------+--------------------+----------+------+-----+-------+------+-------+-------+-----\n        3 |        1 | 3.5000000000000000 |     1024 |    4 |   5 |  3.14 |    2 |     1 |     8 |   1\n(1 row)',
  ],
  [
    'select 10/3.0, 1/3::numeric, 2/3::float, 100*1.1',
    '      ?column?      |        ?column?        |      ?column?      | ?column? \n--------------------+------------------------+--------------------+----------\n 3.3333333333333333 | 0.33333333333333333333 | 0.6666666666666666 |    110.0\n(1 row)',
  ],
  [
    "select 1 = 1, 'a' < 'b', not true, null is null, 1 is distinct from null",
    ' ?column? | ?column? | ?column? | ?column? | ?column? \n----------+----------+----------+----------+----------\n t        | t        | f        | t        | t\n(1 row)',
  ],
  [
    "select * from users where name like 'A%'",
    ' id | name  |   email   | age | active |     created_at      \n----+-------+-----------+-----+--------+---------------------\n  1 | Ann B | ann@x.org |  30 | t      | 2026-01-01 00:00:00\n(1 row)',
  ],
  [
    "select * from users where name ilike '%b' and age between 20 and 40",
    ' id | name  |   email   | age | active |     created_at      \n----+-------+-----------+-----+--------+---------------------\n  1 | Ann B | ann@x.org |  30 | t      | 2026-01-01 00:00:00\n  2 | Bob   | bob@x.org |  26 | t      | 2026-01-01 00:00:00\n(2 rows)',
  ],
  [
    'select name from users where email is not null and (age > 20 or active = false) order by name desc',
    ' name  \n-------\n Bob\n Ann B\n(2 rows)',
  ],
  [
    "select 'abc' ~ '^a', 'ABC' ~* 'b', 'x' !~ 'y'",
    ' ?column? | ?column? | ?column? \n----------+----------+----------\n t        | t        | t\n(1 row)',
  ],
  ['select foo from users', 'ERROR:  column "foo" does not exist\nLINE 1: select foo from users\n               ^'],
  ['select * from nope', 'ERROR:  relation "nope" does not exist\nLINE 1: select * from nope\n                      ^'],
  [
    'select nme from users',
    'ERROR:  column "nme" does not exist\nLINE 1: select nme from users\n               ^\nHINT:  Perhaps you meant to reference the column "users.name".',
  ],
  ['selec 1', 'ERROR:  syntax error at or near "selec"\nLINE 1: selec 1\n        ^'],
  ['select * form users', 'ERROR:  syntax error at or near "form"\nLINE 1: select * form users\n                 ^'],
  [
    'select upper(1)',
    'ERROR:  function upper(integer) does not exist\nLINE 1: select upper(1)\n               ^\nHINT:  No function matches the given name and argument types. You might need to add explicit type casts.',
  ],
  [
    'select nofunc(1)',
    'ERROR:  function nofunc(integer) does not exist\nLINE 1: select nofunc(1)\n               ^\nHINT:  No function matches the given name and argument types. You might need to add explicit type casts.',
  ],
  [
    "select 1 + 'a'",
    'ERROR:  invalid input syntax for type integer: "a"\nLINE 1: select 1 + \'a\'\n                   ^',
  ],
  [
    "select 'a' + 'b'",
    "ERROR:  operator is not unique: unknown + unknown\nLINE 1: select 'a' + 'b'\n                   ^\nHINT:  Could not choose a best candidate operator. You might need to add explicit type casts.",
  ],
  [
    'select name + 1 from users',
    'ERROR:  operator does not exist: character varying + integer\nLINE 1: select name + 1 from users\n                    ^\nHINT:  No operator matches the given name and argument types. You might need to add explicit type casts.',
  ],
  [
    "select * from users where id = 'abc'",
    'ERROR:  invalid input syntax for type integer: "abc"\nLINE 1: select * from users where id = \'abc\'\n                                       ^',
  ],
  [
    'select * from users where name = 5',
    'ERROR:  operator does not exist: character varying = integer\nLINE 1: select * from users where name = 5\n                                       ^\nHINT:  No operator matches the given name and argument types. You might need to add explicit type casts.',
  ],
  [
    'select * from users where age',
    'ERROR:  argument of WHERE must be type boolean, not type integer\nLINE 1: select * from users where age\n                                  ^',
  ],
  [
    "insert into users (name, age) values ('x', 'abc')",
    "ERROR:  invalid input syntax for type integer: \"abc\"\nLINE 1: insert into users (name, age) values ('x', 'abc')\n                                                   ^",
  ],
  [
    "insert into posts (user_id,title,published) values (1,'t','2026-13-45')",
    'ERROR:  date/time field value out of range: "2026-13-45"\nLINE 1: ...nto posts (user_id,title,published) values (1,\'t\',\'2026-13-4...\n                                                             ^\nHINT:  Perhaps you need a different "datestyle" setting.',
  ],
  [
    "insert into posts (user_id,title,published) values (1,'t','yesterdayx')",
    "ERROR:  invalid input syntax for type date: \"yesterdayx\"\nLINE 1: ...nto posts (user_id,title,published) values (1,'t','yesterday...\n                                                             ^",
  ],
  [
    'insert into users (nope) values (1)',
    'ERROR:  column "nope" of relation "users" does not exist\nLINE 1: insert into users (nope) values (1)\n                           ^',
  ],
  [
    "insert into users (name) values ('a','b')",
    "ERROR:  INSERT has more expressions than target columns\nLINE 1: insert into users (name) values ('a','b')\n                                             ^",
  ],
  [
    "insert into users (name, age) values ('a')",
    "ERROR:  INSERT has more target columns than expressions\nLINE 1: insert into users (name, age) values ('a')\n                                 ^",
  ],
  [
    "insert into users (name, name) values ('a','b')",
    "ERROR:  column \"name\" specified more than once\nLINE 1: insert into users (name, name) values ('a','b')\n                                 ^",
  ],
  [
    'select name, count(*) from users',
    'ERROR:  column "users.name" must appear in the GROUP BY clause or be used in an aggregate function\nLINE 1: select name, count(*) from users\n               ^',
  ],
  [
    'select name, age from users group by name',
    'ERROR:  column "users.age" must appear in the GROUP BY clause or be used in an aggregate function\nLINE 1: select name, age from users group by name\n                     ^',
  ],
  [
    'select name from users where count(*) > 1',
    'ERROR:  aggregate functions are not allowed in WHERE\nLINE 1: select name from users where count(*) > 1\n                                     ^',
  ],
  [
    'select sum(count(*)) from users',
    'ERROR:  aggregate function calls cannot be nested\nLINE 1: select sum(count(*)) from users\n                   ^',
  ],
  [
    'select row_number() over () from users where row_number() over () > 1',
    'ERROR:  window functions are not allowed in WHERE\nLINE 1: select row_number() over () from users where row_number() ov...\n                                                     ^',
  ],
  [
    'select id from users where id = (select id from users)',
    'ERROR:  more than one row returned by a subquery used as an expression',
  ],
  [
    'select id from users where id = (select id, name from users)',
    'ERROR:  subquery must return only one column\nLINE 1: select id from users where id = (select id, name from users)\n                                        ^',
  ],
  ['create table users (id int)', 'ERROR:  relation "users" already exists'],
  ['create table if not exists users (id int)', 'CREATE TABLE\nNOTICE:  relation "users" already exists, skipping'],
  ['create table bad (id int, foreign key (id) references nope(id))', 'ERROR:  relation "nope" does not exist'],
  ['drop table nope', 'ERROR:  table "nope" does not exist'],
  ['drop table if exists nope', 'DROP TABLE\nNOTICE:  table "nope" does not exist, skipping'],
  [
    'drop table users',
    'ERROR:  cannot drop table users because other objects depend on it\nDETAIL:  constraint posts_user_id_fkey on table posts depends on table users\nHINT:  Use DROP ... CASCADE to drop the dependent objects too.',
  ],
  ['alter table users add column bio text', 'ALTER TABLE'],
  ['alter table users add column bio text', 'ERROR:  column "bio" of relation "users" already exists'],
  ['alter table users rename column bio to about', 'ALTER TABLE'],
  ["alter table users alter column about set default 'hi'", 'ALTER TABLE'],
  ['alter table users alter column age set not null', 'ALTER TABLE'],
  ['alter table users drop column about', 'ALTER TABLE'],
  ['alter table users drop column about', 'ERROR:  column "about" of relation "users" does not exist'],
  ['alter table users add constraint name_len check (length(name) > 1)', 'ALTER TABLE'],
  ['alter table users add constraint uq unique (name)', 'ALTER TABLE'],
  ['alter table posts alter column views type bigint', 'ALTER TABLE'],
  [
    'alter table users alter column name type int',
    'ERROR:  column "name" cannot be cast automatically to type integer\nHINT:  You might need to specify "USING name::integer".',
  ],
  ['alter table tags rename to labels', 'ALTER TABLE'],
  ['select * from labels order by id', ' id | label  \n----+--------\n  1 | sql\n  2 | docker\n(2 rows)'],
  ['create view active_users as select id, name from users where active', 'CREATE VIEW'],
  ['select * from active_users order by id', ' id | name  \n----+-------\n  1 | Ann B\n  2 | Bob\n  3 | Cy\n(3 rows)'],
  ['create view active_users as select 1', 'ERROR:  relation "active_users" already exists'],
  ['create or replace view active_users as select id, name from users', 'CREATE VIEW'],
  ['drop view active_users', 'DROP VIEW'],
  ['create index on posts (user_id)', 'CREATE INDEX'],
  ['create index idx_title on posts (title)', 'CREATE INDEX'],
  ['create index idx_title on posts (title)', 'ERROR:  relation "idx_title" already exists'],
  ['create unique index uq_title on posts (title)', 'CREATE INDEX'],
  ['drop index idx_title', 'DROP INDEX'],
  ["create type mood as enum ('sad','ok','happy')", 'CREATE TYPE'],
  ['create table person (name text, m mood)', 'CREATE TABLE'],
  ["insert into person values ('a','happy'),('b','sad')", 'INSERT 0 2'],
  [
    "insert into person values ('c','angry')",
    "ERROR:  invalid input value for enum mood: \"angry\"\nLINE 1: insert into person values ('c','angry')\n                                       ^",
  ],
  ['select * from person order by m', ' name |   m   \n------+-------\n b    | sad\n a    | happy\n(2 rows)'],
  ["select * from person where m > 'sad'", ' name |   m   \n------+-------\n a    | happy\n(1 row)'],
  [
    'drop type mood',
    'ERROR:  cannot drop type mood because other objects depend on it\nDETAIL:  column m of table person depends on type mood\nHINT:  Use DROP ... CASCADE to drop the dependent objects too.',
  ],
  [
    'truncate posts',
    'ERROR:  cannot truncate a table referenced in a foreign key constraint\nDETAIL:  Table "post_tags" references "posts".\nHINT:  Truncate table "post_tags" at the same time, or use TRUNCATE ... CASCADE.',
  ],
  ['truncate post_tags', 'TRUNCATE TABLE'],
  ['begin; update users set age = 99; rollback', 'BEGIN\nUPDATE 3\nROLLBACK'],
  ['select age from users order by id', ' age \n-----\n  30\n  26\n  41\n(3 rows)'],
  [
    'begin; insert into tags2 values (1); commit',
    'BEGIN\nERROR:  relation "tags2" does not exist\nLINE 1: begin; insert into tags2 values (1); commit\n                           ^',
  ],
  ['savepoint x', 'ERROR:  SAVEPOINT can only be used in transaction blocks'],
  ['commit', 'COMMIT\nWARNING:  there is no transaction in progress'],
  ['rollback', 'ROLLBACK\nWARNING:  there is no transaction in progress'],
  ['select 1 as "Total Count", 2 as two', ' Total Count | two \n-------------+-----\n           1 |   2\n(1 row)'],
  ["values (1,'a'),(2,'b')", ' column1 | column2 \n---------+---------\n       1 | a\n       2 | b\n(2 rows)'],
  ["select * from (values (1,'a'),(2,'b')) as t(id, label)", ' id | label \n----+-------\n  1 | a\n  2 | b\n(2 rows)'],
  ['table labels', ' id | label  \n----+--------\n  1 | sql\n  2 | docker\n(2 rows)'],
  [
    "select current_date > '2000-01-01', now() > '2000-01-01'",
    ' ?column? | ?column? \n----------+----------\n t        | t\n(1 row)',
  ],
  [
    "select pg_typeof(1), pg_typeof('a'), pg_typeof(1.5), pg_typeof(now()), pg_typeof(null)",
    ' pg_typeof | pg_typeof | pg_typeof |        pg_typeof         | pg_typeof \n-----------+-----------+-----------+--------------------------+-----------\n integer   | unknown   | numeric   | timestamp with time zone | unknown\n(1 row)',
  ],
  [
    "select cast('123' as int), '5'::int + 1, 'true'::boolean, '1.5'::numeric(5,1), 12::text",
    ' int4 | ?column? | bool | numeric | text \n------+----------+------+---------+------\n  123 |        6 | t    |     1.5 | 12\n(1 row)',
  ],
  [
    'select nullif(1,1), greatest(1,5,3), least(2,1)',
    ' nullif | greatest | least \n--------+----------+-------\n        |        5 |     1\n(1 row)',
  ],
  [
    'select u.* from users u limit 1',
    ' id | name | email | age | active |     created_at      \n----+------+-------+-----+--------+---------------------\n  3 | Cy   |       |  41 | t      | 2026-01-01 00:00:00\n(1 row)',
  ],
  ['select count(distinct user_id) from posts', ' count \n-------\n     2\n(1 row)'],
  ['select name as n from users order by n limit 1', '   n   \n-------\n Ann B\n(1 row)'],
  [
    'select x.id from users',
    'ERROR:  missing FROM-clause entry for table "x"\nLINE 1: select x.id from users\n               ^',
  ],
  [
    'select id from users, posts',
    'ERROR:  column reference "id" is ambiguous\nLINE 1: select id from users, posts\n               ^',
  ],
  [
    'select users.id from users u',
    'ERROR:  invalid reference to FROM-clause entry for table "users"\nLINE 1: select users.id from users u\n               ^\nHINT:  Perhaps you meant to reference the table alias "u".',
  ],
  ['select * from users u, users u', 'ERROR:  table name "u" specified more than once'],
  ['select 1/0', 'ERROR:  division by zero'],
  [
    "select 'it''s', E'a\\nb', $$dollar$$",
    " ?column? | ?column? | ?column? \n----------+----------+----------\n it's     | a       +| dollar\n          | b        | \n(1 row)",
  ],
  [
    "select '2026-02-30'::date",
    'ERROR:  date/time field value out of range: "2026-02-30"\nLINE 1: select \'2026-02-30\'::date\n               ^',
  ],
  [
    "select 'abc'::int",
    'ERROR:  invalid input syntax for type integer: "abc"\nLINE 1: select \'abc\'::int\n               ^',
  ],
  ['select 99999999999::int', 'ERROR:  integer out of range'],
  ['select 2147483647 + 1', 'ERROR:  integer out of range'],
  ['select true and null, false or null', ' ?column? | ?column? \n----------+----------\n          | \n(1 row)'],
  [
    'select count(*), user_id from posts group by user_id order by count(*) desc, user_id',
    ' count | user_id \n-------+---------\n     2 |       1\n     2 |       2\n(2 rows)',
  ],
  [
    "select date_trunc('month', published) as m, sum(views) from posts group by m order by m",
    '           m            | sum \n------------------------+-----\n 2026-01-01 00:00:00+00 |  10\n 2026-02-01 00:00:00+00 |  13\n                        |   1\n(3 rows)',
  ],
  [
    'select * from users order by 9',
    'ERROR:  ORDER BY position 9 is not in select list\nLINE 1: select * from users order by 9\n                                     ^',
  ],
  ['select * from users limit -1', 'ERROR:  LIMIT must not be negative'],
  [
    'select * from users offset 1 limit 1',
    ' id | name  |   email   | age | active |     created_at      \n----+-------+-----------+-----+--------+---------------------\n  1 | Ann B | ann@x.org |  30 | t      | 2026-01-01 00:00:00\n(1 row)',
  ],
  [
    'select title, price, price * 2, price / 3, round(price) from posts where price is not null order by id',
    ' title | price | ?column? |      ?column?      | round \n-------+-------+----------+--------------------+-------\n Hello |  9.99 |    19.98 | 3.3300000000000000 |    10\n Again | 19.50 |    39.00 | 6.5000000000000000 |    20\n More  |  5.00 |    10.00 | 1.6666666666666667 |     5\n(3 rows)',
  ],
  ['select sum(views)::float / count(*) from posts', ' ?column? \n----------\n        6\n(1 row)'],
  ["comment on table users is 'people'", 'COMMENT'],
  [
    "select table_name from information_schema.tables where table_schema = 'public' order by table_name",
    ' table_name \n------------\n docs\n labels\n person\n post_tags\n posts\n users\n(6 rows)',
  ],
  [
    "select column_name, data_type, is_nullable from information_schema.columns where table_name = 'users' order by ordinal_position",
    ' column_name |          data_type          | is_nullable \n-------------+-----------------------------+-------------\n id          | integer                     | NO\n name        | character varying           | NO\n email       | text                        | YES\n age         | integer                     | NO\n active      | boolean                     | YES\n created_at  | timestamp without time zone | YES\n(6 rows)',
  ],
  ['select min(name), max(name) from users', '  min  | max \n-------+-----\n Ann B | Cy\n(1 row)'],
  [
    'select name, age, ntile(2) over (order by age), percent_rank() over (order by age) from users where age is not null',
    ' name  | age | ntile | percent_rank \n-------+-----+-------+--------------\n Bob   |  26 |     1 |            0\n Ann B |  30 |     1 |          0.5\n Cy    |  41 |     2 |            1\n(3 rows)',
  ],
  [
    'select name, first_value(name) over (order by age), last_value(name) over (order by age rows between unbounded preceding and unbounded following) from users',
    ' name  | first_value | last_value \n-------+-------------+------------\n Bob   | Bob         | Cy\n Ann B | Bob         | Cy\n Cy    | Bob         | Cy\n(3 rows)',
  ],
  [
    "select extract(dow from date '2026-11-22'), extract(epoch from timestamp '2026-01-01')",
    ' extract |      extract      \n---------+-------------------\n       0 | 1767225600.000000\n(1 row)',
  ],
  ['delete from users where id = 1', 'DELETE 1'],
  ['select count(*) from posts', ' count \n-------\n     2\n(1 row)'],
  [
    'update users set nope = 1',
    'ERROR:  column "nope" of relation "users" does not exist\nLINE 1: update users set nope = 1\n                         ^',
  ],
  ['delete from nope', 'ERROR:  relation "nope" does not exist\nLINE 1: delete from nope\n                    ^'],
  ['select max(id) from users where false', ' max \n-----\n    \n(1 row)'],
  ['select sum(age) from users where false', ' sum \n-----\n    \n(1 row)'],
  ['select json_agg(name order by id) from users', '   json_agg    \n---------------\n ["Bob", "Cy"]\n(1 row)'],
  [
    'select row_to_json(u) from users u limit 1',
    '                                         row_to_json                                         \n---------------------------------------------------------------------------------------------\n {"id":3,"name":"Cy","email":null,"age":41,"active":true,"created_at":"2026-01-01T00:00:00"}\n(1 row)',
  ],
  [
    "select json_build_object('id', id, 'name', name) from users order by id limit 1",
    '     json_build_object      \n----------------------------\n {"id" : 2, "name" : "Bob"}\n(1 row)',
  ],
  ['create table t2 as select id, name from users', 'SELECT 2'],
  ['select * from t2 order by id', ' id | name \n----+------\n  2 | Bob\n  3 | Cy\n(2 rows)'],
  ['insert into t2 select id + 100, name from users', 'INSERT 0 2'],
  ['insert into t2 default values returning *', ' id | name \n----+------\n    | \n(1 row)\n\nINSERT 0 1'],
  ['select name from users order by age desc nulls last, name', ' name \n------\n Cy\n Bob\n(2 rows)'],
  [
    "select 'a' || 1 || true, 1::boolean, 'a' || null",
    ' ?column? | bool | ?column? \n----------+------+----------\n a1true   | t    | \n(1 row)',
  ],
  [
    "select to_char(1234567.891, 'FM9,999,999.00'), to_char(5, '000'), to_char(0.5, '0.99')",
    '   to_char    | to_char | to_char \n--------------+---------+---------\n 1,234,567.89 |  005    |  0.50\n(1 row)',
  ],
  [
    'select 0.1 + 0.2, 1e3, 1.0, .5',
    ' ?column? | ?column? | ?column? | ?column? \n----------+----------+----------+----------\n      0.3 |     1000 |      1.0 |      0.5\n(1 row)',
  ],
  [
    "select substr('hello', 2, 3), strpos('hello','l'), char_length('héllo'), md5('a')",
    ' substr | strpos | char_length |               md5                \n--------+--------+-------------+----------------------------------\n ell    |      3 |           5 | 0cc175b9c0f1b6a831c399e269772661\n(1 row)',
  ],
  [
    'select "Name" from users',
    'ERROR:  column "Name" does not exist\nLINE 1: select "Name" from users\n               ^\nHINT:  Perhaps you meant to reference the column "users.name".',
  ],
  [
    'select u.name from users as u where u.nope = 1',
    'ERROR:  column u.nope does not exist\nLINE 1: select u.name from users as u where u.nope = 1\n                                            ^\nHINT:  Perhaps you meant to reference the column "u.name".',
  ],
]

/** The same for MariaDB 10.11. */
const MARIADB: readonly (readonly [sql: string, shown: string])[] = [
  [
    'create table users (id int auto_increment primary key, name varchar(50) not null, email varchar(100) unique, age int, active boolean default true, created_at datetime default current_timestamp)',
    '',
  ],
  [
    'create table posts (id int auto_increment primary key, user_id int not null, title varchar(100) not null, views int default 0, price decimal(8,2), published date, foreign key (user_id) references users(id) on delete cascade)',
    '',
  ],
  [
    "insert into users (name,email,age,created_at) values ('Ann','ann@x.org',30,'2026-01-01'),('Bob','bob@x.org',25,'2026-01-02'),('Cy',null,41,'2026-01-03')",
    '',
  ],
  [
    "insert into posts (user_id,title,views,price,published) values (1,'Hello',10,9.99,'2026-01-05'),(1,'Again',5,19.50,'2026-02-10'),(2,'Bobs',7,null,'2026-02-11')",
    '',
  ],
  [
    'select * from users',
    '+----+------+-----------+------+--------+---------------------+\n| id | name | email     | age  | active | created_at          |\n+----+------+-----------+------+--------+---------------------+\n|  1 | Ann  | ann@x.org |   30 |      1 | 2026-01-01 00:00:00 |\n|  2 | Bob  | bob@x.org |   25 |      1 | 2026-01-02 00:00:00 |\n|  3 | Cy   | NULL      |   41 |      1 | 2026-01-03 00:00:00 |\n+----+------+-----------+------+--------+---------------------+',
  ],
  [
    'select * from posts where views > 5',
    '+----+---------+-------+-------+-------+------------+\n| id | user_id | title | views | price | published  |\n+----+---------+-------+-------+-------+------------+\n|  1 |       1 | Hello |    10 |  9.99 | 2026-01-05 |\n|  3 |       2 | Bobs  |     7 |  NULL | 2026-02-11 |\n+----+---------+-------+-------+-------+------------+',
  ],
  [
    'show tables',
    '+----------------+\n| Tables_in_shop |\n+----------------+\n| posts          |\n| users          |\n+----------------+',
  ],
  [
    'select u.name, p.title from users u join posts p on p.user_id = u.id order by p.id',
    '+------+-------+\n| name | title |\n+------+-------+\n| Ann  | Hello |\n| Ann  | Again |\n| Bob  | Bobs  |\n+------+-------+',
  ],
  [
    'select u.name, count(p.id) as n from users u left join posts p on p.user_id = u.id group by u.id order by n desc, u.name',
    '+------+---+\n| name | n |\n+------+---+\n| Ann  | 2 |\n| Bob  | 1 |\n| Cy   | 0 |\n+------+---+',
  ],
  [
    'select name from users where id in (select user_id from posts)',
    '+------+\n| name |\n+------+\n| Ann  |\n| Bob  |\n+------+',
  ],
  [
    'select name, (select count(*) from posts p where p.user_id = u.id) as n from users u',
    '+------+------+\n| name | n    |\n+------+------+\n| Ann  |    2 |\n| Bob  |    1 |\n| Cy   |    0 |\n+------+------+',
  ],
  [
    'select avg(age), sum(age), min(age), max(age), count(*) from users',
    '+----------+----------+----------+----------+----------+\n| avg(age) | sum(age) | min(age) | max(age) | count(*) |\n+----------+----------+----------+----------+----------+\n|  32.0000 |       96 |       25 |       41 |        3 |\n+----------+----------+----------+----------+----------+',
  ],
  [
    'select user_id, sum(views) total from posts group by user_id having total > 7',
    '+---------+-------+\n| user_id | total |\n+---------+-------+\n|       1 |    15 |\n+---------+-------+',
  ],
  ['select * from (select 1 as a) t', '+---+\n| a |\n+---+\n| 1 |\n+---+'],
  [
    'select name from users union select title from posts order by name',
    '+-------+\n| name  |\n+-------+\n| Again |\n| Ann   |\n| Bob   |\n| Bobs  |\n| Cy    |\n| Hello |\n+-------+',
  ],
  [
    'with big as (select * from posts where views > 5) select title from big',
    '+-------+\n| title |\n+-------+\n| Hello |\n| Bobs  |\n+-------+',
  ],
  ["insert ignore into users (name,email) values ('Dup','ann@x.org')", ''],
  ["insert into users (id,name,email) values (1,'Ann','ann@x.org') on duplicate key update name = 'Ann B'", ''],
  ["insert into users (name,email) values ('Ann C','ann@x.org') on duplicate key update name = values(name)", ''],
  ["replace into users (id,name) values (3,'Cyril')", ''],
  [
    'select id, name, email from users order by id',
    '+----+-------+-----------+\n| id | name  | email     |\n+----+-------+-----------+\n|  1 | Ann C | ann@x.org |\n|  2 | Bob   | bob@x.org |\n|  3 | Cyril | NULL      |\n+----+-------+-----------+',
  ],
  ["insert into users (email) values ('z')", "ERROR 1364 (HY000) at line 1: Field 'name' doesn't have a default value"],
  [
    "insert into posts (user_id,title) values (99,'x')",
    'ERROR 1452 (23000) at line 1: Cannot add or update a child row: a foreign key constraint fails (`shop`.`posts`, CONSTRAINT `posts_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE)',
  ],
  ['delete from users where id = 99', ''],
  ["update users set age = age + 1 where name = 'Bob'", ''],
  [
    'select name, age from users where age is not null order by age',
    '+-------+------+\n| name  | age  |\n+-------+------+\n| Bob   |   26 |\n| Ann C |   30 |\n+-------+------+',
  ],
  [
    "select group_concat(name order by name separator '; ') from users",
    "+-------------------------------------------------+\n| group_concat(name order by name separator '; ') |\n+-------------------------------------------------+\n| Ann C; Bob; Cyril                               |\n+-------------------------------------------------+",
  ],
  [
    "select concat(name, '-', id), upper(name), length(name), substring(name,1,2) from users where id = 1",
    "+-----------------------+-------------+--------------+---------------------+\n| concat(name, '-', id) | upper(name) | length(name) | substring(name,1,2) |\n+-----------------------+-------------+--------------+---------------------+\n| Ann C-1               | ANN C       |            5 | An                  |\n+-----------------------+-------------+--------------+---------------------+",
  ],
  [
    "select ifnull(email,'none'), if(age > 30,'old','young') from users where id = 2",
    "+----------------------+----------------------------+\n| ifnull(email,'none') | if(age > 30,'old','young') |\n+----------------------+----------------------------+\n| bob@x.org            | young                      |\n+----------------------+----------------------------+",
  ],
  [
    "select date_format('2026-02-07 15:04:05', '%Y-%m-%d %H:%i'), year('2026-02-07'), month('2026-02-07'), datediff('2026-02-07','2026-02-01')",
    "+------------------------------------------------------+--------------------+---------------------+-------------------------------------+\n| date_format('2026-02-07 15:04:05', '%Y-%m-%d %H:%i') | year('2026-02-07') | month('2026-02-07') | datediff('2026-02-07','2026-02-01') |\n+------------------------------------------------------+--------------------+---------------------+-------------------------------------+\n| 2026-02-07 15:04                                     |               2026 |                   2 |                                   6 |\n+------------------------------------------------------+--------------------+---------------------+-------------------------------------+",
  ],
  [
    "select date_add('2026-01-31', interval 1 month), '2026-01-01' + interval 2 day, date_sub('2026-01-01', interval 1 year)",
    "+------------------------------------------+-------------------------------+-----------------------------------------+\n| date_add('2026-01-31', interval 1 month) | '2026-01-01' + interval 2 day | date_sub('2026-01-01', interval 1 year) |\n+------------------------------------------+-------------------------------+-----------------------------------------+\n| 2026-02-28                               | 2026-01-03                    | 2025-01-01                              |\n+------------------------------------------+-------------------------------+-----------------------------------------+",
  ],
  [
    "select now() > '2020-01-01', curdate() > '2020-01-01'",
    "+----------------------+--------------------------+\n| now() > '2020-01-01' | curdate() > '2020-01-01' |\n+----------------------+--------------------------+\n|                    1 |                        1 |\n+----------------------+--------------------------+",
  ],
  [
    "select json_extract('{\"a\": 1}', '$.a')",
    "+---------------------------------+\n| json_extract('{\"a\": 1}', '$.a') |\n+---------------------------------+\n| 1                               |\n+---------------------------------+",
  ],
  [
    'select 10/3, 10 div 3, 10 % 3, 5/0, round(2.567, 1), ceil(1.2), floor(1.8), truncate(2.567,2), mod(7,3)',
    '+--------+----------+--------+------+-----------------+-----------+------------+-------------------+----------+\n| 10/3   | 10 div 3 | 10 % 3 | 5/0  | round(2.567, 1) | ceil(1.2) | floor(1.8) | truncate(2.567,2) | mod(7,3) |\n+--------+----------+--------+------+-----------------+-----------+------------+-------------------+----------+\n| 3.3333 |        3 |      1 | NULL |             2.6 |         2 |          1 |              2.56 |        1 |\n+--------+----------+--------+------+-----------------+-----------+------------+-------------------+----------+',
  ],
  [
    "select 'a' like 'A%', 'abc' regexp '^a', 3 between 1 and 5, 2 in (1,2)",
    "+---------------+-------------------+-------------------+------------+\n| 'a' like 'A%' | 'abc' regexp '^a' | 3 between 1 and 5 | 2 in (1,2) |\n+---------------+-------------------+-------------------+------------+\n|             1 |                 1 |                 1 |          1 |\n+---------------+-------------------+-------------------+------------+",
  ],
  [
    "select 1 + '2', '3 apples' + 1, concat('a', null)",
    "+---------+----------------+-------------------+\n| 1 + '2' | '3 apples' + 1 | concat('a', null) |\n+---------+----------------+-------------------+\n|       3 |              4 | NULL              |\n+---------+----------------+-------------------+",
  ],
  ['select * from nope', "ERROR 1146 (42S02) at line 1: Table 'shop.nope' doesn't exist"],
  [
    "insert into users (name) values ('a','b')",
    "ERROR 1136 (21S01) at line 1: Column count doesn't match value count at row 1",
  ],
  ['insert into users values (1,2)', "ERROR 1136 (21S01) at line 1: Column count doesn't match value count at row 1"],
  ['create table users (id int)', "ERROR 1050 (42S01) at line 1: Table 'users' already exists"],
  ['create table if not exists users (id int)', ''],
  ['drop table nope', "ERROR 1051 (42S02) at line 1: Unknown table 'shop.nope'"],
  ['drop table if exists nope', ''],
  ['alter table users add column bio text', ''],
  ['alter table users add column bio text', "ERROR 1060 (42S21) at line 1: Duplicate column name 'bio'"],
  ["alter table users modify column bio varchar(200) default 'x'", ''],
  ['alter table users change bio about varchar(100)', ''],
  ['alter table users drop column about', ''],
  ['alter table users add index idx_age (age)', ''],
  ['create index idx_name on users (name)', ''],
  ['create index idx_name on users (name)', "ERROR 1061 (42000) at line 1: Duplicate key name 'idx_name'"],
  ['drop index idx_name on users', ''],
  ['alter table users rename to people', ''],
  ['rename table people to users', ''],
  [
    "create table shirts (id int auto_increment primary key, size enum('s','m','l') default 'm', tags set('a','b'))",
    '',
  ],
  ["insert into shirts (size) values ('l'),('s')", ''],
  [
    "insert into shirts (size) values ('xxl')",
    "ERROR 1265 (01000) at line 1: Data truncated for column 'size' at row 1",
  ],
  [
    'select * from shirts order by size',
    '+----+------+------+\n| id | size | tags |\n+----+------+------+\n|  2 | s    | NULL |\n|  1 | l    | NULL |\n+----+------+------+',
  ],
  ['create view v as select name from users', ''],
  ['select * from v order by name', '+-------+\n| name  |\n+-------+\n| Ann C |\n| Bob   |\n| Cyril |\n+-------+'],
  [
    'show full tables',
    '+----------------+------------+\n| Tables_in_shop | Table_type |\n+----------------+------------+\n| posts          | BASE TABLE |\n| shirts         | BASE TABLE |\n| users          | BASE TABLE |\n| v              | VIEW       |\n+----------------+------------+',
  ],
  ['drop view v', ''],
  [
    'begin; update users set age = 1; rollback; select age from users order by id',
    '+------+\n| age  |\n+------+\n|   30 |\n|   26 |\n| NULL |\n+------+',
  ],
  [
    "start transaction; insert into shirts (size) values ('m'); commit; select count(*) from shirts",
    '+----------+\n| count(*) |\n+----------+\n|        3 |\n+----------+',
  ],
  [
    'select last_insert_id()',
    '+------------------+\n| last_insert_id() |\n+------------------+\n|                0 |\n+------------------+',
  ],
  [
    "insert into shirts (size) values ('s'); select last_insert_id()",
    '+------------------+\n| last_insert_id() |\n+------------------+\n|                4 |\n+------------------+',
  ],
  ['truncate table shirts', ''],
  ['select count(*) from shirts', '+----------+\n| count(*) |\n+----------+\n|        0 |\n+----------+'],
  [
    'select distinct user_id from posts',
    '+---------+\n| user_id |\n+---------+\n|       1 |\n|       2 |\n+---------+',
  ],
  [
    'select * from users limit 1 offset 1',
    '+----+------+-----------+------+--------+---------------------+\n| id | name | email     | age  | active | created_at          |\n+----+------+-----------+------+--------+---------------------+\n|  2 | Bob  | bob@x.org |   26 |      1 | 2026-01-02 00:00:00 |\n+----+------+-----------+------+--------+---------------------+',
  ],
  [
    'select * from users limit 1, 1',
    '+----+------+-----------+------+--------+---------------------+\n| id | name | email     | age  | active | created_at          |\n+----+------+-----------+------+--------+---------------------+\n|  2 | Bob  | bob@x.org |   26 |      1 | 2026-01-02 00:00:00 |\n+----+------+-----------+------+--------+---------------------+',
  ],
  [
    'select count(distinct user_id) from posts',
    '+-------------------------+\n| count(distinct user_id) |\n+-------------------------+\n|                       2 |\n+-------------------------+',
  ],
  [
    'select user_id, title from posts order by views desc limit 1',
    '+---------+-------+\n| user_id | title |\n+---------+-------+\n|       1 | Hello |\n+---------+-------+',
  ],
  [
    "select p.*, u.name from posts p, users u where p.user_id = u.id and u.name like 'b%'",
    '+----+---------+-------+-------+-------+------------+------+\n| id | user_id | title | views | price | published  | name |\n+----+---------+-------+-------+-------+------------+------+\n|  3 |       2 | Bobs  |     7 |  NULL | 2026-02-11 | Bob  |\n+----+---------+-------+-------+-------+------------+------+',
  ],
  [
    "select case when age > 26 then 'a' else 'b' end as k, count(*) from users group by k order by k",
    '+------+----------+\n| k    | count(*) |\n+------+----------+\n| a    |        1 |\n| b    |        2 |\n+------+----------+',
  ],
  [
    'select id from users where id = (select id from users)',
    'ERROR 1242 (21000) at line 1: Subquery returns more than 1 row',
  ],
  ['select * from users u, users u', "ERROR 1066 (42000) at line 1: Not unique table/alias: 'u'"],
  [
    'select max(name), min(name) from users',
    '+-----------+-----------+\n| max(name) | min(name) |\n+-----------+-----------+\n| Cyril     | Ann C     |\n+-----------+-----------+',
  ],
  ["select 1 as `a b`, 'x' as y", '+-----+---+\n| a b | y |\n+-----+---+\n|   1 | x |\n+-----+---+'],
  ['set @a = 5; select @a + 1', '+--------+\n| @a + 1 |\n+--------+\n|      6 |\n+--------+'],
  [
    'select database(), user()',
    '+------------+----------------+\n| database() | user()         |\n+------------+----------------+\n| shop       | root@localhost |\n+------------+----------------+',
  ],
  ['delete from posts order by id desc limit 1', ''],
  ['select count(*) from posts', '+----------+\n| count(*) |\n+----------+\n|        2 |\n+----------+'],
  ['update users u join posts p on p.user_id = u.id set u.age = 50', ''],
  ['select age from users order by id', '+------+\n| age  |\n+------+\n|   50 |\n|   26 |\n| NULL |\n+------+'],
  ['select name from users order by rand() limit 0', ''],
  [
    'select coalesce(null, 2), nullif(1,1), greatest(1,3), least(2,1)',
    '+-------------------+-------------+---------------+------------+\n| coalesce(null, 2) | nullif(1,1) | greatest(1,3) | least(2,1) |\n+-------------------+-------------+---------------+------------+\n|                 2 |        NULL |             3 |          1 |\n+-------------------+-------------+---------------+------------+',
  ],
  [
    "select trim('  x '), replace('abc','b','x'), lpad('7',3,'0'), locate('b','abc'), instr('abc','c'), left('abc',2), reverse('abc')",
    "+--------------+------------------------+-----------------+-------------------+------------------+---------------+----------------+\n| trim('  x ') | replace('abc','b','x') | lpad('7',3,'0') | locate('b','abc') | instr('abc','c') | left('abc',2) | reverse('abc') |\n+--------------+------------------------+-----------------+-------------------+------------------+---------------+----------------+\n| x            | axc                    | 007             |                 2 |                3 | ab            | cba            |\n+--------------+------------------------+-----------------+-------------------+------------------+---------------+----------------+",
  ],
  [
    "select cast('12' as unsigned), cast(1.5 as char), convert('5', signed), cast('2026-01-02' as date)",
    "+------------------------+-------------------+----------------------+----------------------------+\n| cast('12' as unsigned) | cast(1.5 as char) | convert('5', signed) | cast('2026-01-02' as date) |\n+------------------------+-------------------+----------------------+----------------------------+\n|                     12 | 1.5               |                    5 | 2026-01-02                 |\n+------------------------+-------------------+----------------------+----------------------------+",
  ],
  ['select upper()', "ERROR 1582 (42000) at line 1: Incorrect parameter count in the call to native function 'upper'"],
  ['select nofunc(1)', 'ERROR 1305 (42000) at line 1: FUNCTION shop.nofunc does not exist'],
  ['use nope', "ERROR 1049 (42000) at line 1: Unknown database 'nope'"],
  ['create database shop', "ERROR 1007 (HY000) at line 1: Can't create database 'shop'; database exists"],
  ['create database if not exists shop', ''],
  ['drop database nope', "ERROR 1008 (HY000) at line 1: Can't drop database 'nope'; database doesn't exist"],
  [
    'select sum(price), avg(price) from posts',
    '+------------+------------+\n| sum(price) | avg(price) |\n+------------+------------+\n|      29.49 |  14.745000 |\n+------------+------------+',
  ],
  [
    'select title, price * 2, price / 3 from posts where price is not null',
    '+-------+-----------+-----------+\n| title | price * 2 | price / 3 |\n+-------+-----------+-----------+\n| Hello |     19.98 |  3.330000 |\n| Again |     39.00 |  6.500000 |\n+-------+-----------+-----------+',
  ],
  ['insert into users (name) select title from posts', ''],
  ['select count(*) from users', '+----------+\n| count(*) |\n+----------+\n|        5 |\n+----------+'],
  [
    "select table_name from information_schema.tables where table_schema = 'shop' order by 1",
    '+------------+\n| table_name |\n+------------+\n| posts      |\n| shirts     |\n| users      |\n+------------+',
  ],
  [
    "select dayname('2026-11-22'), monthname('2026-11-22'), last_day('2026-02-10'), str_to_date('07/02/2026','%d/%m/%Y'), timestampdiff(day,'2026-01-01','2026-02-01')",
    "+-----------------------+-------------------------+------------------------+--------------------------------------+----------------------------------------------+\n| dayname('2026-11-22') | monthname('2026-11-22') | last_day('2026-02-10') | str_to_date('07/02/2026','%d/%m/%Y') | timestampdiff(day,'2026-01-01','2026-02-01') |\n+-----------------------+-------------------------+------------------------+--------------------------------------+----------------------------------------------+\n| Sunday                | November                | 2026-02-28             | 2026-02-07                           |                                           31 |\n+-----------------------+-------------------------+------------------------+--------------------------------------+----------------------------------------------+",
  ],
  [
    'create table ch (n int check (n > 0), u int unsigned, t tinyint(1), f float, d double, ts timestamp default current_timestamp on update current_timestamp)',
    '',
  ],
  ["insert into ch (n,u,t,f,d,ts) values (1,2,1,1.5,2.25,'2026-01-01 00:00:00')", ''],
  [
    'select * from ch',
    '+------+------+------+------+------+---------------------+\n| n    | u    | t    | f    | d    | ts                  |\n+------+------+------+------+------+---------------------+\n|    1 |    2 |    1 |  1.5 | 2.25 | 2026-01-01 00:00:00 |\n+------+------+------+------+------+---------------------+',
  ],
  ["select name from users where name = 'ANN B'", ''],
]

const CLIENTS = { postgres: 'psql -U postgres -c', mariadb: 'mysql -uroot -ps -t shop -e' } as const

test.each([
  ['postgres', POSTGRES],
  ['mariadb', MARIADB],
] as const)('%s shows what a tutorial has', async (image, rows) => {
  const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: [image] } })
  await bash.exec(
    `docker run -d --name db -e POSTGRES_PASSWORD=s -e MYSQL_ROOT_PASSWORD=s -e MYSQL_DATABASE=shop ${image}`,
  )
  await bash.exec("until docker logs db 2>&1 | grep -qE 'ready (to accept|for) connections'; do sleep 0.1; done")
  const shown: (readonly [string, string])[] = []
  for (const [sql] of rows) {
    const { stdout, stderr } = await bash.exec(
      `docker exec db ${CLIENTS[image]} '${sql.replaceAll("'", String.raw`'\''`)}'`,
    )
    shown.push([sql, (stdout + stderr).trimEnd()])
  }
  expect(shown).toEqual(rows)
})
