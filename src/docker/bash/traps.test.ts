import { beforeEach, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streams, withoutIds } from '../../testing/streams.ts'

// what people fall over when they begin with Docker: each has to happen here as it does at home

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return withoutIds(streams(await machine.bash.exec(line)))
}

beforeEach(() => {
  machine = createMachine({
    now: Date.UTC(2026, 10, 21, 12),
    docker: { images: ['alpine', 'nginx', 'ubuntu', 'postgres:16', 'busybox'], containers: [] },
  })
})

test('localhost in a container is the container, not the host', async () => {
  await said('docker run -d --name web -p 8080:80 nginx; docker run -d --name box nginx sleep 1d')
  expect(await said("curl -s -o /dev/null -w '%{http_code}\\n' localhost:8080")).toBe('200\n')
  expect(await said('docker exec box curl -s -o /dev/null localhost:8080; echo $?')).toBe('7\n')
})

test('a bind mount hides what the image has there, node_modules too', async () => {
  await said("mkdir app; echo 'console.log(1)' > app/main.js")
  await said(
    "printf 'FROM alpine\\nRUN mkdir -p /app/node_modules/left-pad\\nCMD ls /app\\n' | docker build -q -t app -",
  )
  expect(await said('docker run --rm app')).toBe('node_modules\n')
  expect(await said('docker run --rm -v ./app:/app app')).toBe('main.js\n')
  expect(await said('docker run --rm -v ./app:/app -v /app/node_modules app')).toBe('main.js\nnode_modules\n')
})

test('depends_on waits for a start, not for somebody who is ready', async () => {
  await said('mkdir shop')
  const service = (more: string): string =>
    `services:\\n  db:\\n    image: postgres:16\\n    environment: [POSTGRES_PASSWORD=x]\\n${more}`
  const asks = '  ask:\\n    image: postgres:16\\n    command: pg_isready -h db\\n    entrypoint: []\\n'
  await said(`printf '${service('')}${asks}    depends_on: [db]\\n' > ~/shop/compose.yaml`)
  await said('cd ~/shop; docker compose up -d')
  // it had been started before, whatever it was by then
  const [db = '', ask = ''] = (await said("docker inspect -f '{{.State.StartedAt}}' shop-db-1 shop-ask-1")).split('\n')
  expect(db <= ask).toBe(true)
  expect(await said('cd ~/shop; docker compose ps --services --status running')).toBe('db\n')
})

test('a container whose main program ends has ended', async () => {
  await said('docker run -d --name once ubuntu; docker run -d --name shell ubuntu bash')
  expect(
    await said("docker ps -aq | wc -l; docker ps -q | wc -l; docker inspect -f '{{.State.ExitCode}}' once shell"),
  ).toBe('2\n0\n0\n0\n')
})

test('what an earlier step left is in the way of the next one', async () => {
  await said('docker run -d --name web -p 8080:80 nginx')
  expect(await said('docker run -d --name web nginx')).toContain(
    'Conflict. The container name "/web" is already in use',
  )
  await said(
    'mkdir shop; printf \'services:\\n  web:\\n    image: nginx\\n    ports: ["8080:80"]\\n\' > ~/shop/compose.yaml',
  )
  expect(await said('cd ~/shop; docker compose up -d')).toContain(
    'Bind for 0.0.0.0:8080 failed: port is already allocated',
  )
})

test('stop keeps what was written, rm loses it, and volumes go with down -v only', async () => {
  await said('docker run --name box alpine sh -c "echo kept > /note"')
  expect(await said('docker start box > /dev/null; docker cp box:/note - | tar -xO')).toBe('kept\n')
  expect(await said('docker rm box; docker run --rm --name box alpine cat /note')).toContain(
    'No such file or directory',
  )
  await said(
    'mkdir shop; printf \'services:\\n  a:\\n    image: alpine\\n    command: touch /d/x\\n    volumes: ["d:/d"]\\nvolumes:\\n  d:\\n\' > ~/shop/compose.yaml',
  )
  await said('cd ~/shop; docker compose up -d; docker compose down')
  expect(await said('docker volume ls -q')).toBe('shop_d\n')
  await said('cd ~/shop; docker compose up -d; docker compose down -v')
  expect(await said('docker volume ls -q')).toBe('')
})

test('a file that changes early in a Dockerfile does all later steps again', async () => {
  await said('mkdir app; cd ~/app; echo 1 > early; echo 1 > late')
  await said(
    "cd ~/app; printf 'FROM alpine\\nCOPY early /\\nRUN true\\nCOPY late /\\n' > Dockerfile; docker build -q .",
  )
  const cached = (): Promise<string> =>
    said('cd ~/app; docker build --progress=plain . 2>&1 | grep -A 1 "[[][234]/4" | grep -c CACHED')
  expect(await cached()).toBe('3\n')
  await said('echo 2 > ~/app/late')
  expect(await cached()).toBe('2\n')
  await said('echo 2 > ~/app/early')
  expect(await cached()).toBe('0\n')
})

test('EXPOSE publishes nothing', async () => {
  await said('docker run -d --name web nginx')
  expect(await said('docker port web; curl -s localhost:80; echo $?')).toBe('7\n')
})

test('names are known on a network of one’s own, not on the default bridge', async () => {
  await said(
    'docker network create own; docker run -d --name a1 --network own alpine sleep 1d; docker run -d --name b1 alpine sleep 1d',
  )
  expect(await said('docker run --rm --network own alpine ping -c 1 a1 | head -1')).toContain('172.18.0.2')
  expect(await said('docker run --rm alpine ping -c 1 b1; echo $?')).toMatch(/^[12]\n.*b1/)
})

test('a port of the host is taken once', async () => {
  await said('docker run -d --name one -p 8080:80 nginx')
  expect(await said('docker run -d --name two -p 8080:80 nginx')).toContain('port is already allocated')
  await said('docker stop one')
  expect(await said('docker start two')).toBe('two\n')
})

test('two containers and the host write one volume at once, and nothing is lost', async () => {
  await said('docker volume create shared')
  const lines = 200
  const write = (who: string, where: string): string =>
    `for i in $(seq ${lines}); do echo ${who} $i >> ${where}/all; echo $i > ${where}/${who}.$i; [ $((i % 20)) = 0 ] && sleep 0.01; done`
  await said(`docker run -d --name one -v shared:/data alpine sh -c '${write('one', '/data')}'`)
  await said(`docker run -d --name two -v shared:/data ubuntu bash -c '${write('two', '/data')}'`)
  await said(`sudo bash -c '${write('host', '/var/lib/docker/volumes/shared/_data')}'; docker wait one two`)
  const counted =
    'cd /data; wc -l < all; sort -u all | wc -l; ls | wc -l; for who in one two host; do grep -c "^$who" all; done'
  const all = `${3 * lines}\n${3 * lines}\n${3 * lines + 1}\n${lines}\n${lines}\n${lines}\n`
  expect(await said(`docker run --rm -v shared:/data:ro ubuntu bash -c '${counted}'`)).toBe(all)
  expect(await said('docker run --rm -v shared:/data:ro alpine touch /data/x')).toContain('Read-only file system\n')
})
