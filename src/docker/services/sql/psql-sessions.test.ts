import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'
import { streams } from '../../../testing/streams.ts'
import { psqlSessions } from './psql-sessions.recorded.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 120_000 })

test.each(Object.entries(psqlSessions))('psql says what the real one does: %s', async (_name, rows) => {
  const { bash } = createMachine({ docker: { images: ['postgres:15'], containers: [] } })
  await bash.exec('docker run -d --name db -e POSTGRES_PASSWORD=x -e POSTGRES_DB=shop postgres:15')
  await bash.exec("until docker logs db 2>&1 | grep -q 'init process complete'; do sleep 0.1; done")
  const said: (readonly [string, string])[] = []
  for (const [given] of rows) {
    const line = given.startsWith('$') ? given.slice(1) : `psql -U postgres shop <<'IT_ENDS'\n${given}\nIT_ENDS`
    const quoted = `export PGUSER=postgres; ${line}`.replaceAll("'", String.raw`'\''`)
    said.push([given, streams(await bash.exec(`docker exec -i db sh -c '${quoted}'`))])
  }
  expect(said).toEqual(rows)
})
