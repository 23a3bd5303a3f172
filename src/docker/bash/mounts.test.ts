import { beforeEach, expect, test, vi } from 'vitest'
import { createChance } from '../../base/chance.ts'
import type { Clock } from '../../base/clock.ts'
import { fileSystemToData } from '../../linux/fs-data.ts'
import { FileSystem } from '../../linux/fs.ts'
import { type BashSession, openBash } from '../../testing/bash-session.ts'
import { instantClock } from '../../testing/run-line.ts'
import { createDocker } from '../docker.ts'
import { createDockerMachine } from '../machine.ts'
import { streams } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let bash: BashSession
/** Ends what waits for four seconds. */
let wake: () => void

function clock(): Clock {
  const instant = instantClock()
  const four = new Promise<void>((resolve) => (wake = resolve))
  return { now: () => instant.now(), wait: (time, signal) => (time === 4000 ? four : instant.wait(time, signal)) }
}

const said = async (line: string): Promise<string> => {
  return streams(await bash.run(line))
}

beforeEach(async () => {
  bash = await openBash(createDockerMachine({ clock: clock(), chance: createChance(1) }).session)
  await said('docker pull alpine')
})

test('a process goes on in a container while all write into one bind and one volume: nothing is lost', async () => {
  await said('mkdir app; echo one > app/x')
  await said('docker run -d --name con -v $PWD/app:/app -v data:/data alpine sleep infinity')
  await said('docker exec con sleep 4 &')
  await said('echo two > app/x; echo host > app/host')
  await said('docker exec con touch /app/con /data/con /own')
  await said("sudo sh -c 'echo three > /var/lib/docker/volumes/data/_data/host'")
  expect(await said('docker run --rm -v data:/d alpine ls /d')).toBe('con\nhost\n')
  wake()
  await said('wait')
  expect(await said('cat app/x; ls -1 app')).toBe('two\ncon\nhost\nx\n')
  expect(await said('docker exec con cat /app/x /data/host')).toBe('two\nthree\n')
  expect(await said('docker exec con ls /data; docker exec con ls /own')).toBe('con\nhost\n/own\n')
  expect(await said('sudo ls -1 /var/lib/docker/volumes/data/_data')).toBe('con\nhost\n')
})

test('a directory that docker makes to mount it is root’s', async () => {
  await said('docker run --rm -v ~/made/here:/d alpine touch /d/x')
  expect(await said('stat -c %U ~/made ~/made/here ~/made/here/x; touch ~/made/here/y 2>&1')).toBe(
    "root\nroot\nroot\ntouch: cannot touch '/home/user/made/here/y': Permission denied\n",
  )
})

test('a volume is a directory of the host, which is root’s to see', async () => {
  expect(
    await said('docker volume create data; sudo ls -ld /var/lib/docker /var/lib/docker/volumes/data/_data'),
  ).toMatch(/^data\ndrwx--x--- \d+ root root .*\/docker\ndrwxr-xr-x 2 root root .*_data\n$/)
  expect(await said('ls /var/lib/docker')).toBe("ls: cannot open directory '/var/lib/docker': Permission denied\n")
  expect(await said("docker volume inspect -f '{{.Mountpoint}}' data")).toBe('/var/lib/docker/volumes/data/_data\n')
  await said('docker run -d --rm --name nap -v /anonymous alpine sleep infinity; docker volume rm data')
  expect(await said('sudo ls /var/lib/docker/volumes | wc -l')).toBe('1\n')
  await said('docker stop nap')
  expect(await said('sudo ls /var/lib/docker/volumes | wc -l')).toBe('0\n')
  await said('docker run -d --rm -v /anonymous alpine sleep 1; sleep 2; docker ps')
  expect(await said('sudo ls /var/lib/docker/volumes | wc -l')).toBe('0\n')
})

test('a new volume gets what the image has in its place, one that holds something keeps that', async () => {
  await said('docker run -d --name web -v pages:/usr/share/nginx/html nginx')
  expect(await said('sudo ls -1 /var/lib/docker/volumes/pages/_data')).toBe('50x.html\nindex.html\n')
  await said('docker volume create full; sudo touch /var/lib/docker/volumes/full/_data/mine')
  expect(await said('docker run --rm -v full:/usr/share/nginx/html nginx ls /usr/share/nginx/html')).toBe('mine\n')
})

test('one file may be mounted, to be read only', async () => {
  await said('echo one > conf; docker run -d --name con -v $PWD/conf:/etc/conf:ro alpine sleep infinity')
  expect(await said('docker exec con cat /etc/conf')).toBe('one\n')
  await said('echo two > conf')
  expect(await said('docker exec con cat /etc/conf')).toBe('two\n')
  expect(await said('docker exec con touch /etc/conf')).toContain('Read-only file system')
  expect(await said('docker exec con rm /etc/conf')).toBe("rm: can't remove '/etc/conf': Device or resource busy\n")
  expect(await said('docker cp Dockerfile con:/etc/conf')).toBe(
    'Error response from daemon: mounted volume is marked read-only\n',
  )
})

test('what moves between mounts is copied', async () => {
  await said('mkdir app; echo one > app/x; docker run -d --name con -v $PWD/app:/app alpine sleep infinity')
  await said('docker exec con mv /app/x /tmp')
  expect(await said('docker exec con cat /tmp/x; ls app')).toBe('one\n')
})

test('a mounted directory that is removed on the host is empty, until the container is started again', async () => {
  await said('mkdir app; touch app/x; docker run -d --name con -v $PWD/app:/app alpine sleep infinity')
  await said('rm -r app; mkdir app; touch app/y')
  expect(await said('docker exec con ls /app')).toBe('')
  expect(await said('docker exec con ls / | \\grep app')).toBe('app\n')
  expect(await said('docker exec con touch /app/z')).toContain('No such file or directory')
  await said('docker restart con')
  expect(await said('docker exec con ls /app')).toBe('y\n')
})

test('two who look into a container at once write into one tree', async () => {
  await said('docker run -d --name con alpine sleep infinity')
  await said('docker exec con sleep 4 &')
  await said('docker exec con touch /a')
  wake()
  await said('wait; docker exec con touch /b')
  expect(await said('docker exec con ls /a /b')).toBe('/a\n/b\n')
})

test('another world has its own volumes and trees', async () => {
  const docker = createDocker({ clock: clock(), chance: createChance(1) })
  const machine = createDockerMachine({ clock: clock(), chance: createChance(1) })
  bash = await openBash(machine.session)
  await said('docker run -d --name con -v data:/data alpine sleep infinity; docker exec con touch /data/a /own')
  docker.restore(machine.world.get())
  expect(docker.system.fs.names('/var/lib/docker/volumes/data/_data')).toEqual(['a'])
  const again = createDocker({ clock: clock(), chance: createChance(1), world: structuredClone(docker.save()) })
  expect(again.save()).toEqual(docker.save())
})

test('what is in memory comes back with its world, stored or not, and is gone when the container is started again', async () => {
  const options = { clock: clock(), chance: createChance(1) }
  const machine = createDockerMachine(options)
  bash = await openBash(machine.session)
  await said('docker run -d --name con --tmpfs /t alpine sleep infinity')
  await said("docker exec con sh -c 'echo hi > /t/x; echo shm > /dev/shm/y; chmod 700 /t'")
  const before = machine.snapshot()
  const stored = structuredClone(machine.save())
  await said('docker exec con rm /t/x')
  const look = "docker exec con sh -c 'cat /t/x /dev/shm/y; stat -c %a /t'"
  machine.restore(before)
  expect(await said(look)).toBe('hi\nshm\n700\n')
  bash = await openBash(createDockerMachine({ ...options, world: stored }).session)
  expect(await said(look)).toBe('hi\nshm\n700\n')
  await said('sleep 1; docker restart -t 0 con')
  expect(await said('docker exec con ls /t /dev/shm')).toBe('/dev/shm:\n\n/t:\n')
})

test.each([
  ['--tmpfs /t', 'noexec,relatime'],
  ['--tmpfs /t:rw,exec,size=64m,mode=700', 'relatime,size=65536k,mode=700'],
  ['--mount type=tmpfs,target=/t,tmpfs-size=1m,tmpfs-mode=0770', 'noexec,relatime,size=1024k,mode=770'],
  ['--tmpfs /t:noatime,mode=1777', 'noexec,noatime'],
])('%s is mounted as the kernel says it', async (words, options) => {
  expect(await said(`docker run --rm ${words} alpine mount | fgrep --color=never ' /t '`)).toBe(
    `tmpfs on /t type tmpfs (rw,nosuid,nodev,${options})\n`,
  )
})

test('what 0.1.0 stored in volumes becomes files of the host', async () => {
  const stored = structuredClone(createDocker({ clock: clock(), chance: createChance(1) }).save())
  const files = new FileSystem({ clock: clock(), owner: { uid: 0, gid: 0 } })
  files.mkdir('/sub')
  files.writeFile('/sub/f', 'kept\n', { mode: 0o640 })
  const volume = { name: 'data', anonymous: false, created: 0, files: fileSystemToData(files.snapshot()) }
  const empty = { name: 'none', anonymous: false, created: 0, files: undefined }
  expect(stored).toMatchObject({ version: 1, engine: { version: 1, volumes: [] } })
  Object.assign(Object(stored).engine, { volumes: [volume, empty] })
  bash = await openBash(createDockerMachine({ clock: clock(), chance: createChance(1), world: stored }).session)
  expect(await said('docker run --rm -v data:/d -v none:/n alpine cat /d/sub/f')).toContain('kept\n')
  expect(await said('sudo stat -c "%a %U" /var/lib/docker/volumes/data/_data/sub/f')).toBe('640 root\n')
})

test('a bind says how mounts within it are seen on its other side, and nothing but what there is', async () => {
  const bind = 'type=bind,src=/tmp,target=/x'
  expect(await said(`docker run --rm --mount ${bind},bind-propagation=foo alpine true`)).toContain(
    'invalid mount config for type "bind": invalid propagation mode: foo',
  )
  await said(`docker create --name seen --mount ${bind},bind-propagation=rshared alpine`)
  expect(await said("docker inspect -f '{{json .HostConfig.Mounts}} {{(index .Mounts 0).Propagation}}' seen")).toBe(
    '[{"Type":"bind","Source":"/tmp","Target":"/x","BindOptions":{"Propagation":"rshared"}}] rshared\n',
  )
  await said(
    "printf 'services:\\n a: {image: alpine, volumes: [{type: bind, source: /tmp, target: /x, bind: {propagation: foo}}]}' > c.yaml",
  )
  expect(await said('docker compose -f c.yaml up -d')).toContain('invalid propagation mode: foo')
})
