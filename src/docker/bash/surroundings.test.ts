import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streamsAndStatus, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndStatus(await machine.bash.exec(line)))
}

beforeAll(async () => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine'], containers: [] } })
  await said('docker run -d --init --name box alpine sleep 1000')
})

test('an init of its own hands on signals, and ends as its child does', async () => {
  expect(await said('docker exec box ps -o pid,args | grep -v ps')).toBe(
    'PID   COMMAND\n    1 /sbin/docker-init -- sleep 1000\n    2 sleep 1000\n[0]',
  )
  expect(await said("docker stop box; docker inspect -f '{{.State.ExitCode}} {{.HostConfig.Init}}' box")).toBe(
    'box\n143 true\n[0]',
  )
  expect(await said('docker run --rm --init alpine sh -c "exit 5"')).toBe('[5]')
  expect(await said('docker run --rm --init alpine nosuch')).toBe(
    '[FATAL tini (1)] exec nosuch failed: No such file or directory\n[127]',
  )
  // who is adopted ends for the init alone
  const orphan = `(sleep 0.2 &); trap "echo child" CHLD; sleep 1; :`
  expect(await said(`docker run --rm --init alpine sh -c '${orphan}'`)).toBe('child\n[0]')
})

test.each([
  [
    '--cpus 0.5 -m 64m --memory-reservation 32m --pids-limit 9 -c 512 --cpuset-cpus 1',
    'cpu.max:50000 100000 cpu.weight:20 cpuset.cpus:1 memory.low:33554432 memory.max:67108864 memory.swap.max:67108864 pids.max:9',
  ],
  ['', 'cpu.max:max 100000 cpu.weight:100 cpuset.cpus: memory.low:0 memory.max:max memory.swap.max:max pids.max:max'],
  [
    '-m 64m --memory-swap -1',
    'cpu.max:max 100000 cpu.weight:100 cpuset.cpus: memory.low:0 memory.max:67108864 memory.swap.max:max pids.max:max',
  ],
])('a control group tells of limits: %s', async (options, files) => {
  const names = files.split(' ').filter((word) => word.includes(':'))
  const shown = names.map((word) => word.split(':')[0]).join(' ')
  expect(await said(`docker run --rm ${options} -w /sys/fs/cgroup alpine grep '' ${shown} | tr '\\n' ' '`)).toBe(
    `${files} [0]`,
  )
})

test('it tells of what runs, and of limits that are changed', async () => {
  await said('docker run -d --name busy -m 64m alpine sleep 1000; docker update -m 128m --memory-swap 128m busy')
  expect(
    await said("docker exec busy sh -c 'cd /sys/fs/cgroup; cat memory.max pids.current; grep -c . cgroup.procs'"),
  ).toBe('134217728\n3\n3\n[0]')
  expect(await said("docker exec busy sh -c 'echo 1 > /sys/fs/cgroup/pids.max' 2> /dev/null")).toBe('[1]')
})

test.each([
  ['--device /dev/zero:/dev/nothing', 'head -c 2 /dev/nothing | wc -c', '2\n[0]'],
  ['--device /dev/zero:rw', 'test -c /dev/zero', '[0]'],
  ['--privileged', 'test -c /dev/console', '[0]'],
  ['', 'test -e /dev/console', '[1]'],
  ['--device /dev/null:foo', 'true', "docker: foo is not an absolute path.\nSee 'docker run --help'.\n[125]"],
  ['--device /dev/null:/a:q', 'true', "docker: bad mode specified: q.\nSee 'docker run --help'.\n[125]"],
  ['--device :/a', 'true', "docker: bad format for path: :/a.\nSee 'docker run --help'.\n[125]"],
  [
    '--device /dev/null:/a:r',
    'true',
    "docker: devices that are not both read and written are not simulated by this playground: /dev/null:/a:r.\nSee 'docker run --help'.\n[125]",
  ],
  [
    '--device /etc/passwd',
    'true',
    'docker: Error response from daemon: error gathering device information while adding custom device "/etc/passwd": not a device node.\n[125]',
  ],
])('devices of the host: %s, %s', async (options, command, answer) => {
  expect(await said(`docker run --rm ${options} alpine sh -c '${command}'`)).toBe(answer)
})

test.each([
  ['--sysctl net.core.somaxconn=1024', 'cat /proc/sys/net/core/somaxconn', '1024\n[0]'],
  ['', 'cat /proc/sys/net/ipv4/ip_forward', '1\n[0]'],
  ['--oom-score-adj 500', 'cat /proc/1/oom_score_adj', '500\n[0]'],
  ['', 'ls /proc/sys/net', 'core\nipv4\n[0]'],
])('parameters of the kernel in a container: docker run %s alpine %s', async (options, command, output) =>
  expect(await said(`docker run --rm ${options} alpine ${command}`)).toBe(output),
)
