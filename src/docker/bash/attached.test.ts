import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { connect, type Connection } from '../../connect.ts'
import { instantClock } from '../../testing/run-line.ts'
import { createScreen, type Screen } from '../../testing/screen.ts'
import { createDockerMachine } from '../machine.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let screen: Screen
let connection: Connection

/** Types keys and waits until somebody reads a line again. */
async function type(keys: string): Promise<void> {
  await screen.type(keys)
  await connection.idle()
  await screen.parsed()
}

/** The last lines of the screen that are not empty, without trailing blanks. */
const last = (count: number): readonly string[] =>
  screen
    .rows()
    .filter((row) => row.trim() !== '')
    .slice(-count)
    .map((row) => row.replaceAll(/[0-9a-f]{12}/g, 'ID'))

beforeEach(async () => {
  const { session } = createDockerMachine({ clock: instantClock(), chance: createChance(1) })
  await session.choose('Bash')
  screen = createScreen(80, 40)
  connection = connect(screen.terminal, session)
  await type('docker pull -q alpine\r')
  await type('clear\r')
})

describe('a terminal that is attached to a container', () => {
  test('sends Ctrl-C to what runs inside, and the shell there goes on', async () => {
    await type('docker exec -it my-nginx bash\r')
    await type('cat\r')
    await type('one\r')
    await type('\x03')
    await type('echo $?\r')
    expect(last(6)).toEqual(['root@ID:/# cat', 'one', 'one', '^C', 'root@ID:/# echo $?', '130', 'root@ID:/#'].slice(1))
    await type('exit\r')
    expect(last(2)).toEqual(['exit', 'user@docker-host:~$'])
  })

  test('drops a line that is being typed there', async () => {
    await type('docker exec -it my-nginx bash\r')
    await type('echo lost\x03')
    await type('echo kept\r')
    expect(last(3)).toEqual(['root@ID:/# echo kept', 'kept', 'root@ID:/#'])
  })

  test('stops jobs there with Ctrl-Z', async () => {
    await type('docker exec -it my-nginx bash\r')
    await type('cat\r')
    await type('\x1a')
    await type('jobs\r')
    expect(last(3)).toEqual(['root@ID:/# jobs', '[1]+  Stopped                 cat', 'root@ID:/#'])
    await type('fg\r')
    await type('hello\r')
    expect(last(2)).toEqual(['hello', 'hello'])
  })

  test('completes by the files and programs of the container', async () => {
    await type('docker exec -it my-nginx bash\r')
    await type('cat /etc/ngi\tngin\t')
    expect(last(1)).toEqual(['root@ID:/# cat /etc/nginx/nginx.conf'])
    await type('\x15hostn\t')
    expect(last(1)).toEqual(['root@ID:/# hostname'])
  })

  test('leaves with Ctrl-P Ctrl-Q what goes on', async () => {
    await type('docker run -it --name box alpine\r')
    await type('x=1\r')
    await type('\x10')
    await type('\x11')
    expect(last(2)).toEqual(['/ # x=1', 'user@docker-host:~$'])
    await type('docker ps --format "{{.Names}} {{.State}}" --filter name=box\r')
    expect(last(2)[0]).toBe('box running')
    await type('docker top box | grep -c sh\r')
    expect(last(2)[0]).toBe('1')
    // whoever comes back finds it as it was
    await type('docker attach box\r')
    await type('echo $x\r')
    expect(last(2)).toEqual(['1', '/ #'])
    await type('\x10')
    await type('\x11')
    expect(last(2)).toEqual(['read escape sequence', 'user@docker-host:~$'])
    // at other times they are keys like any other
    await type('\x10')
    expect(last(1)).toEqual(['user@docker-host:~$ docker attach box'])
  })

  test('tells the events of its size, and of being left', async () => {
    await type('docker run -it --name sized alpine\r')
    await type('\x10\x11')
    await type('docker attach sized\r')
    await type('\x10\x11')
    await type(
      "docker events --since 1h --until 0s --filter container=sized --format '{{.Action}} {{.Actor.Attributes.height}}'\r",
    )
    expect(last(10)).toEqual([
      ...['create', 'attach', 'start', 'resize 40', 'detach', 'attach', 'resize 41', 'resize 40', 'detach'].map(
        (line) => (line.includes(' ') ? line : `${line} <no value>`),
      ),
      'user@docker-host:~$',
    ])
  })
})

test('who is attached without a terminal passes Ctrl-C on: to a server it is the end, pid 1 that does not listen goes on', async () => {
  await screen.type('docker run --name web nginx\r')
  await vi.waitUntil(() => screen.rows().some((row) => row.includes('start worker process 29')))
  await type('\x03')
  expect(last(2)[0]).toContain('[notice] 1#1: exit')
  await screen.type('docker run --name deaf -i alpine cat\r')
  await vi.waitUntil(() => connection.state.get() === 'running')
  await type('here\r')
  for (let press = 0; press < 3; press += 1) await type('\x03')
  expect(last(2)).toEqual(['got 3 SIGTERM/SIGINTs, forcefully exiting', 'user@docker-host:~$'])
  await type('docker ps -q --filter name=deaf | wc -l\r')
  expect(last(2)[0]).toBe('1')
})
