import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { streamsAndStatus } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: ['alpine'], containers: [] } })

async function said(line: string): Promise<string> {
  return streamsAndStatus(await bash.exec(line))
}

const FOUND = 'busybox: 0\n[0]'

test.each([
  ['', FOUND],
  ['--filter is-official=true', FOUND],
  ['--filter is-official=false', '[0]'],
  ['--filter is-automated=true', '[0]'],
  // nobody gives stars here
  ['--filter stars=3', '[0]'],
  ['--filter stars=0', FOUND],
  ['--filter stars=x', "Error response from daemon: invalid filter 'stars=[x]'\n[1]"],
  ['--filter nope=1', "Error response from daemon: invalid filter 'nope'\n[1]"],
])('docker search %s', async (options, answer) => {
  expect(await said(`docker search --format '{{.Name}}: {{.StarCount}}' ${options} busybox`)).toBe(answer)
})

test.each([
  ['maybe', "Error response from daemon: invalid filter 'is-task=[maybe]'\n[1]"],
  ['true', '[0]'],
  ['false', 'idle\n[0]'],
])('docker ps --filter is-task=%s', async (value, answer) => {
  await said('docker create --name idle alpine')
  expect(await said(`docker ps -a --filter is-task=${value} --format '{{.Names}}'`)).toBe(answer)
  await said('docker rm idle')
})

test('docker stats names a container as it was asked for, or by its short id', async () => {
  await bash.exec('docker run -d --name one alpine sleep 1000')
  const stats = "docker stats --no-stream --format '{{.Container}}'"
  expect(await said(`${stats} one`)).toBe('one\n[0]')
  expect(await said(stats)).toMatch(/^[\da-f]{12}\n\[0\]$/)
})

test('docker logs follows until a time has come, which may be over', async () => {
  await bash.exec("docker run -d --name clock alpine sh -c 'while sleep 1; do date +%s; done'")
  const lines = Number((await bash.exec('sleep 5; docker logs -f --until=2s clock | wc -l')).stdout)
  expect(lines).toBeGreaterThanOrEqual(1)
  expect(lines).toBeLessThan(5)
  expect(await said('docker logs -f --until $(( $(date +%s) + 9 )) clock | wc -l')).toMatch(/^1[1-5]\n\[0\]$/)
  expect(await said('docker rm -f clock')).toBe('clock\n[0]')
})

test.each([
  [
    'docker create --name sized alpine > /dev/null; docker ps -al --format json | grep -o \'"Size":"[^"]*"\'',
    '"Size":"0B"\n[0]',
  ],
  ["docker ps -al --format '{{json .}}' | grep -c 'Size\":\"0B (virtual'", '1\n[0]'],
  ["docker ps -a --filter 'name=^/size' --format '{{.Names}}'; docker ps -aq --filter 'name=^/ize'", 'sized\n[0]'],
  ['docker pull -q scratch', "Error response from daemon: 'scratch' is a reserved name\n[1]"],
  ['docker ps --filter exited=ten', 'Error response from daemon: strconv.Atoi: parsing "ten": invalid syntax\n[1]'],
  [
    'docker network create own > /dev/null; docker create --name apart --network own alpine > /dev/null; docker network connect --alias other bridge apart',
    'Error response from daemon: network-scoped alias is supported only for containers in user defined networks\n[1]',
  ],
  [
    'docker network connect --ip 172.17.0.9 bridge apart',
    'Error response from daemon: user specified IP address is supported on user defined networks only\n[1]',
  ],
  ['docker exec --env-file nosuch sized env', 'open nosuch: no such file or directory\n[1]'],
  [
    'docker pull -q docker.elastic.co/elasticsearch/elasticsearch:7.17.0',
    'docker.elastic.co/elasticsearch/elasticsearch:7.17.0\n[0]',
  ],
  [
    'docker run -q -d -p 80:80 -e AUTHOR=Ann prakhar1989/static-site > /dev/null; sleep 1; curl -s localhost | grep h1',
    '<h1>Hello Ann!</h1>\n[0]',
  ],
  ["docker ps -al --format '{{ json . }}' | grep -c 'Size\":\"[^\"]*B (virtual'", '1\n[0]'],
  ["docker ps -al --format '{{with .}}{{.Size}}{{end}}' | grep -c virtual", '1\n[0]'],
  ["docker rm '' sized", 'sized\nContainer name cannot be empty\n[1]'],
  [
    "docker rm -f '' nosuch",
    'Container name cannot be empty\nError response from daemon: No such container: nosuch\n[1]',
  ],
])('%s', async (line, answer) => {
  expect(await said(line)).toBe(answer)
})
