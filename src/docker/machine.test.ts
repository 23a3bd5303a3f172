import { describe, expect, test } from 'vitest'
import { createChance } from '../base/chance.ts'
import { createAbort } from '../base/signal.ts'
import { withoutColour } from '../base/color.ts'
import type { Streams } from '../shell/command.ts'
import { UnreadableWorld } from '../shell/machine.ts'
import { createStringTerminal, instantClock } from '../testing/run-line.ts'
import { createDocker } from './docker.ts'
import { createDockerMachine } from './machine.ts'

const options = (world?: unknown): Parameters<typeof createDocker>[0] => ({
  clock: instantClock(),
  chance: createChance(1),
  ...(world === undefined ? {} : { world }),
})

interface Screen {
  readonly streams: Streams
  readonly text: () => string
  readonly abort: () => void
}

function screen(): Screen {
  const { signal, abort } = createAbort()
  let text = ''
  const output = { write: (chunk: string | Uint8Array) => void (text += String(chunk)) }
  return {
    streams: { stdin: { readLine: () => Promise.resolve(undefined) }, stdout: output, stderr: output, signal },
    text: () => withoutColour(text),
    abort,
  }
}

describe('the terminal', () => {
  test('prompt and welcome line', () => {
    const { session } = createDockerMachine(options())
    expect(withoutColour(session.prompt())).toBe('user@docker-host:~$ ')
    expect(withoutColour(session.welcome)).toBe(
      'Welcome to the Docker host. Type docker --help, or start with a lesson.',
    )
  })
  test('clear leaves the welcome line', async () => {
    const { shell } = createDocker(options())
    const terminal = createStringTerminal(shell)
    await terminal.run('clear')
    expect(terminal.clears).toEqual([true])
  })
  test('history and help', async () => {
    const terminal = createStringTerminal(createDocker(options()).shell)
    await terminal.run('docker ps')
    expect((await terminal.run('history')).stdout).toBe('    1  docker ps\n    2  history\n')
    expect((await terminal.run('help')).stdout).toContain('docker run')
  })
})

describe('docker exec -it', () => {
  test("opens a shell over the container's own files, until exit", async () => {
    const { session, world } = createDockerMachine(options())
    const { streams, text } = screen()
    const id = world
      .get()
      .engine.containers.find(({ name }) => name === 'my-nginx')
      ?.id.slice(0, 12)
    await session.submit('docker exec -it my-nginx bash', streams)
    expect(withoutColour(session.prompt())).toBe(`root@${id}:/# `)
    for (const line of ['pwd', 'cd /tmp', 'touch here', 'ls', 'docker ps', 'whoami'])
      await session.submit(line, streams)
    expect(withoutColour(session.prompt())).toBe(`root@${id}:/tmp# `)
    expect(session.state.get()).toMatchObject({ inside: 'my-nginx', where: '/tmp' })
    expect(session.endOfFile()).toBe('exit')
    expect(await session.submit('exit', streams)).toBe(0)
    expect(withoutColour(session.prompt())).toBe('user@docker-host:~$ ')
    expect(session.state.get().inside).toBeUndefined()
    expect(text()).toBe('/\nhere\ndocker: command not found\nroot\nexit\n')
    await session.submit('docker exec my-nginx ls /tmp', streams)
    expect(text()).toMatch(/here\n$/)
  })
  test('gives the status of exit, and run -it ends the container', async () => {
    const { session, world } = createDockerMachine(options())
    const { streams } = screen()
    await session.submit('docker run -it --name box ubuntu', streams)
    expect(await session.submit('exit 3', streams)).toBe(3)
    expect(world.get().engine.containers.at(-1)?.state).toMatchObject({ type: 'exited', code: 3 })
  })
  test('run -it --rm leaves nothing behind', async () => {
    const { session, world } = createDockerMachine(options())
    const { streams } = screen()
    const before = world.get().engine.containers
    await session.submit('docker run -it --rm alpine', streams)
    await session.submit('exit', streams)
    expect(world.get().engine.containers).toEqual(before)
  })
  test('an image without bash says so', async () => {
    const terminal = createStringTerminal(createDocker(options()).shell)
    await terminal.run('docker run -d --name cache redis:alpine')
    expect((await terminal.run('docker exec -it cache bash')).status).toBe(126)
  })
})

describe('attached containers', () => {
  test('a server holds the terminal until Ctrl-C, and then has stopped', async () => {
    const { session, world } = createDockerMachine(options())
    const { streams, text, abort } = screen()
    const running = session.submit('docker run --name web nginx', streams)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(text()).toContain('start worker process 29\n')
    abort()
    expect(await running).toBe(0)
    expect(text()).toContain('signal 2 (SIGINT) received, exiting\n')
    expect(world.get().engine.containers.at(-1)?.state).toMatchObject({ type: 'exited', code: 0 })
  })
  test('a server is killed where stop gives it no time', async () => {
    const { session, world } = createDockerMachine(options())
    await session.submit('docker stop -t 0 my-nginx', screen().streams)
    const container = world.get().engine.containers.find(({ name }) => name === 'my-nginx')
    expect(container?.state).toMatchObject({ type: 'exited', code: 137 })
    expect(container?.log.some(({ text }) => text.includes('shutting down'))).toBe(false)
  })
  test('logs -f ends with Ctrl-C', async () => {
    const { session } = createDockerMachine(options())
    const { streams, abort } = screen()
    const running = session.submit('docker logs -f my-nginx', streams)
    await new Promise((resolve) => setTimeout(resolve, 5))
    abort()
    expect(await running).toBe(0)
  })
  test('a pull that is interrupted leaves no image', async () => {
    const clock = instantClock()
    const docker = createDockerMachine({
      ...options(),
      clock: { now: () => clock.now(), wait: () => new Promise(() => undefined) },
    })
    void docker.session.submit('docker pull redis', screen().streams)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(docker.world.get().engine.images).toHaveLength(3)
  })
  test('what only waits ends by itself', async () => {
    const clock = instantClock()
    const terminal = createStringTerminal(createDocker({ clock, chance: createChance(1) }).shell)
    await terminal.run('docker run -d --name nap alpine sleep 60')
    expect((await terminal.run('docker ps')).stdout).toContain('nap')
    await clock.wait(61_000)
    expect((await terminal.run('docker ps')).stdout).not.toContain('nap')
    expect((await terminal.run('docker ps -a')).stdout).toContain('Exited (0) 1 second ago')
  })
  test('a database without a password does not start', async () => {
    const terminal = createStringTerminal(createDocker(options()).shell)
    expect(await terminal.run('docker run postgres:13')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('superuser password'),
    })
    expect((await terminal.run('docker run -d -e POSTGRES_PASSWORD=x postgres:13')).status).toBe(0)
  })
})

const newTerminal = (): ReturnType<typeof createStringTerminal> => createStringTerminal(createDocker(options()).shell)

describe('files', () => {
  test('a volume outlives its containers; two containers see the same', async () => {
    const host = newTerminal()
    await host.run('docker run --rm -v data:/data alpine touch /data/a')
    expect((await host.run('docker run --rm -v data:/other alpine ls /other')).stdout).toBe('a\n')
  })
  test('a new volume is filled with what the image has there', async () => {
    const host = newTerminal()
    await host.run('docker pull alpine')
    await host.run('docker run -d --name web -v pages:/usr/share/nginx/html nginx')
    expect((await host.run('docker run --rm -v pages:/p alpine ls /p')).stdout).toBe('50x.html\nindex.html\n')
  })
  test("a mounted directory is the host's own, in both directions", async () => {
    const docker = createDocker(options())
    const host = createStringTerminal(docker.shell)
    await host.run('docker run --rm -v /home/user/new:/in alpine touch /in/a')
    expect(docker.system.fs.names('/home/user/new')).toEqual(['a'])
  })
  test('what is mounted read-only is not written to, and says so', async () => {
    const docker = createDocker(options())
    const host = createStringTerminal(docker.shell)
    const { stderr } = await host.run('docker run --rm -v /home/user:/in:ro alpine touch /in/a')
    expect(stderr).toContain('Read-only file system')
    expect(docker.system.fs.exists('/home/user/a')).toBe(false)
  })
  test.each([
    'docker run -d -v data:/etc/passwd nginx',
    'docker run -v /home/user/Dockerfile/x:/y nginx',
    'docker run -v data:/usr/share/nginx/html/index.html nginx ls',
  ])('%s fails and leaves nothing running', async (line) => {
    const docker = createDocker(options())
    const { status, stderr } = await createStringTerminal(docker.shell).run(line)
    expect([status === 0, stderr.includes('playground failed')]).toEqual([false, false])
    expect(stderr).toContain('Error response from daemon')
    expect(docker.system.engine.get().containers.filter(({ state }) => state.type === 'running')).toHaveLength(1)
  })
  test.each(['constructor', '__proto__', 'x'.repeat(100_000), '{{'.repeat(5000), '-'.repeat(5000), '\u001b[2J'])(
    'hostile words do no harm',
    async (word) => {
      const docker = createDocker(options())
      const host = createStringTerminal(docker.shell)
      for (const start of [
        'docker',
        'docker run',
        'docker run --name',
        'docker pull',
        'docker exec my-nginx',
        'docker inspect -f',
        'docker network create',
        'docker volume create',
        'docker tag nginx',
        'docker build -t',
        'docker ps --filter',
        'docker ps --format',
        'docker run alpine echo',
      ]) {
        const { stderr } = await host.run(`${start} ${word}`)
        expect(stderr).not.toContain('playground failed')
      }
      expect(createDocker(options(docker.save())).save()).toEqual(docker.save())
    },
  )
  test('cp goes both ways', async () => {
    const docker = createDocker(options())
    const host = createStringTerminal(docker.shell)
    await host.run('docker cp index.html my-db:/tmp/')
    await host.run('docker cp my-db:/tmp/index.html copy.html')
    expect(docker.system.fs.readText('/home/user/copy.html')).toBe(docker.system.fs.readText('/home/user/index.html'))
  })
  test('an image that was built serves what it was built from', async () => {
    const docker = createDocker(options())
    const host = createStringTerminal(docker.shell)
    docker.system.fs.writeFile('/home/user/index.html', 'changed\n')
    await host.run('docker build -t mine .')
    await host.run('docker run -d --name site mine')
    expect((await host.run('docker exec site curl http://localhost')).stdout).toBe('changed\n')
  })
})

describe('the stored world', () => {
  test('comes back as it was', async () => {
    const docker = createDocker(options())
    const terminal = createStringTerminal(docker.shell)
    for (const line of [
      'docker run -d --name web -p 8080:80 -v data:/d nginx',
      'docker exec web touch /d/a',
      'docker build -t mine .',
      'docker network create n',
    ])
      await terminal.run(line)
    const again = createDocker(options(structuredClone(docker.save())))
    expect(again.save()).toEqual(docker.save())
    const other = createStringTerminal(again.shell)
    expect((await other.run('docker ps -a')).stdout).toBe((await terminal.run('docker ps -a')).stdout)
    expect((await other.run('docker exec web ls /d')).stdout).toBe('a\n')
  })
  test.each([[null], [1], ['x'], [[]], [{}], [{ version: 2 }], [{ version: 1, engine: {}, files: {} }]])(
    '%j is refused',
    (data) => {
      expect(() => createDocker(options(data))).toThrow(UnreadableWorld)
    },
  )
  test('damaged anywhere, it is refused or works', async () => {
    const docker = createDocker(options())
    await createStringTerminal(docker.shell).run('docker exec my-nginx touch /a')
    const whole = docker.save()
    const chance = createChance(3)
    const junk: readonly unknown[] = [null, undefined, -1, 1e99, 'x'.repeat(70), [], {}, Number.NaN, true]
    const damage = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || value instanceof Uint8Array || chance.next() < 0.05)
        return junk[Math.floor(chance.next() * junk.length)]
      const keys = Object.keys(value)
      const key = keys[Math.floor(chance.next() * keys.length)]
      if (key === undefined) return null
      const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
      Reflect.set(copy, key, damage(Reflect.get(value, key)))
      return copy
    }
    for (let round = 0; round < 300; round += 1) {
      try {
        const terminal = createStringTerminal(createDocker(options(damage(whole))).shell)
        for (const line of ['docker ps -a', 'docker images', 'docker exec my-nginx ls /']) await terminal.run(line)
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableWorld)
      }
    }
  })
})

describe('completion', () => {
  const { shell } = createDocker(options())
  test.each([
    ['docker ru', ['run']],
    ['docker stop my-', ['my-db', 'my-nginx']],
    ['docker run --net', ['--net', '--network', '--network-alias']],
    ['docker run --network b', ['bridge']],
    ['docker network c', ['connect', 'create']],
    ['docker rmi no', ['node:16-alpine']],
    ['docker pull hello', ['hello-world']],
    ['docker exec my-n', ['my-nginx']],
    ['docker logs --tail 5 my-n', ['my-nginx']],
    ['doc', ['docker']],
  ])('%s', async (line, texts) => {
    const { candidates } = await shell.complete(line, line.length)
    expect(candidates.map(({ text }) => text)).toEqual(texts)
  })
})
