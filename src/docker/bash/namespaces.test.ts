import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { streamsAndFailure, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const images = ['alpine', 'nginx']
const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images, containers: [] } })

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndFailure(await bash.exec(line)))
}

const inspected = (field: string, name: string): string => `$(docker inspect -f '{{${field}}}' ${name})`
const pidOf = (name: string): string => inspected('.State.Pid', name)

// each line comes after those before it
test.each([
  ['docker run -d -p 8080:80 --name web nginx; docker run -d --name slow alpine sleep 1000; sleep 1', 'ID\nID\n'],
  ["ps -eo args | grep -c '^nginx: '; pgrep -x sleep; pgrep -c docker-proxy", '2\n2420\n2\n'],
  [
    "ps -eo pid,ppid,args | grep '[2]300' | sort -n | cut -c 1-45",
    '   2300       1 /usr/bin/containerd-shim-runc\n   2320    2300 nginx: master process nginx -\n',
  ],
  [`kill ${pidOf('slow')}`, 'bash: line 1: kill: (2420) - Operation not permitted\n[1]'],
  [
    `sudo kill -9 ${pidOf('slow')}; sleep 1; docker ps -a --filter name=slow --format '{{.Status}}'`,
    'Exited (137) 1 second ago\n',
  ],
  [`head -n 1 /proc/${pidOf('web')}/status`, 'Name:\tnginx\n'],
  [
    'docker run --rm --pid container:web alpine ps -o pid,args',
    'PID   COMMAND\n    1 nginx: master process nginx -g daemon off;\n   29 nginx: worker process\n   30 ps -o pid,args\n',
  ],
  ['docker run --rm --pid host alpine ps -o args | grep -cE "^(/usr/bin/dockerd|nginx: master)"', '2\n'],
  [
    `docker run -d --pid host --name seer alpine sleep 1000; echo ${pidOf('seer')}; docker exec seer pgrep sleep`,
    'ID\n2720\n2720\n',
  ],
  // it is not the first of all processes, so it hears what any process hears
  ["docker stop seer; docker ps -a --filter name=seer --format '{{.Status}}'", /^seer\nExited \(143\)/],
  [
    'docker run --rm --pid container:seer alpine true',
    'docker: Error response from daemon: container ID is not running.\n[125]',
  ],
  [
    'docker run --rm --pid container:none alpine true',
    'docker: Error response from daemon: cannot join PID of a non running container: none: No such container: none.\n[125]',
  ],
  [
    "docker run --rm --pid container:web alpine sh -c 'kill -QUIT 1'; sleep 1; docker ps -a --format '{{.Names}}' --filter exited=0",
    'web\n',
  ],
  ["docker run -d --name giver --ipc shareable alpine sh -c 'echo hi > /dev/shm/f; sleep 1000'", 'ID\n'],
  [
    "docker run --rm --ipc container:giver alpine sh -c 'cat /dev/shm/f; echo two > /dev/shm/g'; docker exec giver cat /dev/shm/g",
    'hi\ntwo\n',
  ],
  ["docker run --rm --ipc host alpine sh -c 'echo x > /dev/shm/mine'; cat /dev/shm/mine", 'x\n'],
  [
    'docker run -d --name private alpine sleep 1000; docker run --rm --ipc container:private alpine true',
    "ID\ndocker: Error response from daemon: can't join IPC of container private: non-shareable IPC (hint: use IpcMode:shareable for the donor container).\n[125]",
  ],
])('%s', async (line, expected) => {
  const text = await said(line)
  if (typeof expected === 'string') expect(text).toBe(expected)
  else expect(text).toMatch(expected)
})

test('a service of Compose sees the processes of another one', async () => {
  const file =
    'services: {a: {image: alpine, command: sleep 1d}, b: {image: alpine, command: ps -o args, pid: "service:a"}}'
  await said(`mkdir app; cd app; echo '${file}' > compose.yaml; docker compose up -d; sleep 1`)
  expect(await said('docker logs app-b-1')).toBe('COMMAND\nsleep 1d\nps -o args\n')
})
