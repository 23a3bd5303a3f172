import { expect, test } from 'vitest'
import { streams } from '../../testing/streams.ts'
import { createMachine } from '../headless.ts'

function host(): (line: string) => Promise<string> {
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    docker: { images: ['nginx', 'alpine'], containers: ['my-nginx'] },
  })
  return async (line) => streams(await bash.exec(line))
}

test('a container keeps its numbers when another one goes', async () => {
  const said = host()
  await said('docker run -d --name site nginx; docker rm -f my-nginx')
  expect(await said('ps -eo pid,ppid,args | grep [n]ginx:')).toBe(
    '   2320    2300 nginx: master process nginx -g daemon off;\n   2348    2320 nginx: worker process\n',
  )
  expect(await said('docker top site | tail -n 2 | cut -c21-60')).toBe(
    '2320                2300                \n2348                2320                \n',
  )
  expect(await said("docker inspect -f '{{.State.Pid}}' site; docker restart site > site; pgrep -o nginx")).toBe(
    '2320\n2420\n',
  )
})

test('/proc has them by the numbers that docker inspect tells', async () => {
  const said = host()
  await said("docker rm -f my-nginx; docker run -d --name site nginx; p=$(docker inspect -f '{{.State.Pid}}' site)")
  expect(await said('cat /proc/$p/comm; tr "\\0" " " < /proc/$p/cmdline')).toBe(
    'nginx\nnginx: master process nginx -g daemon off; ',
  )
  expect(await said('id=$(docker ps -q --no-trunc); cut -d: -f3 /proc/$p/cgroup | sed s/$id/ID/')).toBe(
    '/system.slice/docker-ID.scope\n',
  )
})

test('what only stands in the list says that it stays', async () => {
  const said = host()
  const stays = 'it belongs to the simulated machine and stays'
  expect(await said('sudo kill -9 2200; pgrep -x containerd-shim')).toBe(`2200\nkill: (2200): ${stays}\n`)
  expect(await said('sudo bash -c "kill 2199"')).toBe(`bash: line 1: kill: (2199) - ${stays}\n`)
  expect(await said('docker run --rm --pid host alpine kill 655')).toContain(stays)
})

test('a container that is to be restarted begins anew where the host kills its program', async () => {
  const said = host()
  await said('docker run -d --restart always --name idle alpine sleep 1000')
  await said("sudo kill -9 $(docker inspect -f '{{.State.Pid}}' idle); sleep 1")
  expect(await said("docker inspect -f '{{.State.Status}} {{.RestartCount}}' idle")).toBe('running 1\n')
})

test('a container that nobody has looked into yet is listed and ended as well', async () => {
  const said = host()
  expect(await said('ps -C nginx -o pid,args')).toBe('    PID COMMAND\n   2220 nginx -g daemon off;\n')
  expect(
    await said('sudo kill -QUIT 2220; sleep 1; docker inspect -f "{{.State.Status}} {{.State.ExitCode}}" my-nginx'),
  ).toBe('exited 0\n')
})
