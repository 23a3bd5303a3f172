import { expect, test, vi } from 'vitest'
import { createMachine } from '../../../headless.ts'
import { streams } from '../../../../testing/streams.ts'
import { configuration, curlSession, pages, users } from './curl-session.recorded.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 120_000 })

test('curl and nginx say to each other what the real ones do', async () => {
  const files = {
    ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`/srv/html/${name}`, text])),
    '/srv/conf/default.conf': configuration,
    '/srv/conf/htpasswd': users,
  }
  const { bash } = createMachine({ docker: { images: ['nginx:1.22'], containers: [] }, files })
  const mounts = '-v /srv/html:/usr/share/nginx/html -v /srv/conf:/etc/nginx/conf.d'
  await bash.exec("sudo find /srv/html -exec touch -d '2024-01-02 03:04:05' {} +; mkdir ~/w; cd ~/w")
  await bash.exec(`docker run -d -p 8088:80 ${mounts} nginx:1.22; until curl -s localhost:8088; do sleep 0.1; done`)
  const said: (readonly [string, string, number])[] = []
  for (const [line] of curlSession) {
    const result = await bash.exec(line)
    said.push([line, streams(result), result.status])
  }
  expect(said).toEqual(curlSession)
})
