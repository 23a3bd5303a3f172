import { beforeEach, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streams, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

const said = async (line: string): Promise<string> => {
  return withoutIds(streams(await machine.bash.exec(line)))
}

beforeEach(() => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine', 'nginx'], containers: [] } })
})

test('what is paused stands still, and goes on where it was', async () => {
  await said("docker run -d --name box alpine sh -c 'while sleep 1; do echo tick; done'")
  await said('sleep 2.5; docker pause box; sleep 5')
  expect(await said('docker logs box | wc -l')).toBe('2\n')
  expect(await said("docker ps --format '{{.Status}} {{.State}}'")).toBe('Up 7 seconds (Paused) paused\n')
  await said('docker unpause box; sleep 1.1')
  expect(await said('docker logs box | wc -l')).toBe('4\n')
})

test('what is paused takes no program, no second pause and no start, and is not removed', async () => {
  await said('docker run -d --name web nginx; docker pause web')
  expect(await said('docker exec web ls')).toBe(
    'Error response from daemon: Container web is paused, unpause the container before exec\n',
  )
  expect(await said('docker pause web')).toBe('Error response from daemon: Container ID is already paused\n')
  expect(await said('docker start web; echo $?')).toBe(
    '1\nError response from daemon: cannot start a paused container, try unpause instead\nError: failed to start containers: web\n',
  )
  expect(await said('docker rm web')).toMatch('You cannot remove a paused container ID. Unpause and then stop')
  expect(await said('docker unpause web; docker unpause web')).toBe(
    'web\nError response from daemon: Container ID is not paused\n',
  )
})

test('a paused container that is stopped or killed hears it', async () => {
  await said('docker run -d --name web nginx; docker pause web; docker stop web')
  expect(await said("docker ps -a --format '{{.Status}}'")).toBe('Exited (0) Less than a second ago\n')
  await said('docker start web; docker pause web; docker kill web')
  expect(await said("docker ps -a --format '{{.Status}}'")).toBe('Exited (137) Less than a second ago\n')
})

test('a signal that was sent meanwhile comes afterwards', async () => {
  await said('docker run -d --name box alpine sh -c \'trap "echo heard" USR1; while sleep 1; do :; done\'')
  await said('docker pause box; docker kill -s USR1 box; sleep 3')
  expect(await said('docker logs box')).toBe('')
  await said('docker unpause box; sleep 2')
  expect(await said('docker logs box')).toBe('heard\n')
})
