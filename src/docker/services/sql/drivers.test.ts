import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 120_000 })

const PG = `const { Client } = require('pg')
async function main() {
  const c = new Client({ host: 'db', user: 'postgres', password: 's' })
  await c.connect()
  await c.query('create table u (id serial primary key, n numeric, j jsonb, a int[], e text unique)')
  console.log(JSON.stringify((await c.query('insert into u (n, j, a, e) values ($1, $2, $3, $4) returning *', [1.5, { x: 1 }, '{1,2}', 'q'])).rows))
  try { await c.query("insert into u (e) values ('q')") } catch (e) { console.log(e.code, e.constraint, e.detail) }
  await c.query('BEGIN'); await c.query('delete from u'); await c.query('ROLLBACK')
  console.log(JSON.stringify((await c.query('select count(*) from u')).rows))
  try { await c.query('select nope from u') } catch (e) { console.log(e.code, e.position) }
}
main()`

const MYSQL = `const mysql = require('mysql2/promise')
async function main() {
  const c = await mysql.createConnection({ host: 'db', user: 'root', password: 's', database: 'shop' })
  await c.query('create table u (id int auto_increment primary key, e varchar(20) unique, p decimal(6,2))')
  const [made] = await c.execute('insert into u (e, p) values (?, ?), (?, ?)', ['a', 1, 'b', 2])
  console.log(made.insertId, made.affectedRows)
  try { await c.query("insert into u (e) values ('a')") } catch (e) { console.log(e.code, e.errno, e.sqlState) }
  const [changed] = await c.query('update u set p = 1')
  console.log(changed.affectedRows, changed.changedRows)
  await c.beginTransaction(); await c.query('delete from u'); await c.rollback()
  console.log(JSON.stringify((await c.query('select * from u'))[0]))
}
main()`

test.each([
  [
    'pg',
    'postgres',
    PG,
    '[{"id":1,"n":"1.5","j":{"x":1},"a":[1,2],"e":"q"}]\n23505 u_e_key Key (e)=(q) already exists.\n[{"count":"1"}]\n42703 8\n',
  ],
  [
    'mysql2',
    'mysql',
    MYSQL,
    '1 2\nER_DUP_ENTRY 1062 23000\n2 1\n[{"id":1,"e":"a","p":"1.00"},{"id":2,"e":"b","p":"1.00"}]\n',
  ],
])('%s gets types, numbers of errors and of rows', async (name, image, source, said) => {
  const files = { '/home/user/main.js': source }
  const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: [image, 'node'] }, files })
  const settings = '-e POSTGRES_PASSWORD=s -e MYSQL_ROOT_PASSWORD=s -e MYSQL_DATABASE=shop'
  await bash.exec(`docker network create n; docker run -d --name db --network n ${settings} ${image}`)
  await bash.exec("until docker logs db 2>&1 | grep -qE 'ready (to accept|for) connections'; do sleep 0.1; done")
  const run = `npm i ${name} >/dev/null 2>&1; node main.js`
  const { stdout, stderr } = await bash.exec(`docker run --rm --network n -v $PWD:/w -w /w node sh -c '${run}'`)
  expect(stdout + stderr).toBe(said)
})
