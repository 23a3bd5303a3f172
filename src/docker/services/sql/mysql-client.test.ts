import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../linux/headless.ts'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

const SCHEMA = `CREATE TABLE users (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(50) NOT NULL, email VARCHAR(100) UNIQUE);
INSERT INTO users (name, email) VALUES ('Ann', 'a@x.com'), ('Bob', NULL), ('C\\td', 'c\\nx\\\\y');
`

beforeAll(async () => {
  machine = createMachine({
    files: { '/home/user/s.sql': SCHEMA, '/home/user/more.sql': "SELECT 'from source' AS s;\n" },
    docker: { images: ['mariadb:10.11'], containers: [] },
  })
  const start = 'docker run -d --name db -e MARIADB_ALLOW_EMPTY_ROOT_PASSWORD=1 -e MARIADB_DATABASE=shop'
  await machine.bash.exec(`${start} -v /home/user:/sql -w /sql mariadb:10.11; sleep 20`)
  await machine.bash.exec('docker exec -i db mariadb -uroot shop < s.sql')
})

/** What MariaDB 10.11 writes to each line, standard error behind standard output. */
test.each([
  [
    'mariadb -uroot -B shop -e "SELECT * FROM users"',
    'id\tname\temail\n1\tAnn\ta@x.com\n2\tBob\tNULL\n3\tC\\td\tc\\nx\\\\y\n',
  ],
  ['mariadb -uroot -r -N shop -e "SELECT name, email FROM users WHERE id = 3"', 'C\td\tc\nx\\y\n'],
  ['mariadb -uroot -s shop -e "SELECT id, name FROM users LIMIT 1"', '1\tAnn\n'],
  ['mariadb -uroot -ss shop -e "SELECT id, name FROM users LIMIT 1"', '1\tAnn\n'],
  ['mariadb -uroot -v shop -e "SELECT 1 AS a"', '--------------\nSELECT 1 AS a\n--------------\n\na\n1\n'],
  ['mariadb -uroot shop -e "source more.sql"', 's\nfrom source\n'],
  [
    "printf 'source more.sql\\n\\\\. more.sql\\nSELECT 2;' | mariadb -uroot shop",
    's\nfrom source\ns\nfrom source\n2\n2\n',
  ],
  ['mariadb -uroot shop -e "source none.sql"', "ERROR at line 1: Failed to open file 'none.sql', error: 2\n"],
  [
    'mariadb -uroot shop -e "SELEC 1"',
    "ERROR 1064 (42000) at line 1: You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near 'SELEC 1' at line 1\n",
  ],
  [
    `mariadb -uroot shop -e "INSERT INTO users (name, email) VALUES ('Z', 'a@x.com')"`,
    "ERROR 1062 (23000) at line 1: Duplicate entry 'a@x.com' for key 'email'\n",
  ],
  [
    'mariadb -uroot -vvv shop -e "SELECT 1"',
    '--------------\nSELECT 1\n--------------\n\n+---+\n| 1 |\n+---+\n| 1 |\n+---+\n1 row in set (0.000 sec)\n\nBye\n',
  ],
])('%s', async (line, said) => {
  const { stdout, stderr } = await machine.bash.exec(`docker exec -i db bash -c '${line.replaceAll("'", `'\\''`)}'`)
  expect(stdout + stderr).toBe(said)
})
