import { expect, test, vi } from 'vitest'
import { streamsAndFailure } from '../../testing/streams.ts'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({ now: 0, docker: { images: ['nginx', 'redis', 'node'], containers: [] } })

test.each([
  // the image's script is there, runs, and does not find it
  ['docker run --rm nginx nosuch', /^\/docker-entrypoint\.sh: \d+: exec: nosuch: not found\n\[127\]$/],
  ['docker run --rm redis nosuch', /^\/usr\/local\/bin\/docker-entrypoint\.sh: \d+: exec: nosuch: not found\n\[127\]$/],
  ['docker run --name gone nginx nosuch 2> /dev/null; docker inspect -f "{{.State.Status}}" gone', /^exited\n$/],
  [
    'docker run --rm --entrypoint nosuch nginx',
    /unable to start container process: exec: "nosuch": executable file not found in \$PATH: unknown\.\n\[127\]$/,
  ],
  // what is no program is one of Node's
  ["echo 'console.log(1 + 1)' > a.js; docker run --rm -v .:/app -w /app node a.js", /^2\n$/],
  ['docker run --rm node echo hi', /^hi\n$/],
  ['docker run --rm node nosuch 2>&1 | grep Cannot', /^Error: Cannot find module '\/nosuch'\n$/],
])('%s', async (line, expected) => {
  expect(streamsAndFailure(await bash.exec(line))).toMatch(expected)
})
