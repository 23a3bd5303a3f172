import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'
import { streams } from '../../../testing/streams.ts'
import { mariadbSession } from './mariadb-sessions.recorded.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 120_000 })

test('MariaDB and its clients say what the real ones do', async () => {
  const { bash } = createMachine({ docker: { images: ['mariadb:10.11'], containers: [] } })
  const settings = '-e MARIADB_ALLOW_EMPTY_ROOT_PASSWORD=1 -e MARIADB_DATABASE=shop'
  await bash.exec(`docker run -d --name db ${settings} mariadb:10.11`)
  await bash.exec("until docker logs db 2>&1 | grep -q 'port: 3306'; do sleep 0.1; done")
  const said: (readonly [string, string])[] = []
  for (const [given] of mariadbSession) {
    const line = given.startsWith('$') ? given.slice(1) : `mariadb -uroot -t shop <<'IT_ENDS'\n${given}\nIT_ENDS`
    said.push([given, streams(await bash.exec(`docker exec -i db sh -c '${line.replaceAll("'", String.raw`'\''`)}'`))])
  }
  expect(said).toEqual(mariadbSession)
})
