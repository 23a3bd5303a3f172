import { describe, expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const PLACE = '/home/user/app/compose.yaml'

/** What `docker compose config` writes to both streams for a file, and its status. */
async function config(file: string, line = 'docker compose config', env = ''): Promise<readonly [string, number]> {
  const machine = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: { [PLACE]: file, '/home/user/app/.env': env },
    docker: { images: ['alpine'], containers: [] },
  })
  await machine.bash.exec('cd app')
  const { stdout, stderr, status } = await machine.bash.exec(line)
  return [stdout + stderr, status]
}

/** The lines of the one service `web`, without their indent. */
const webIn = (text: string): readonly string[] =>
  (/ {2}web:\n((?: {4}.*\n)*)/.exec(text)?.[1] ?? '').split('\n').map((line) => line.slice(4))

describe('docker compose config', () => {
  // the order is that of the fields of compose-go's types
  test('prints keys as the fields of their types stand', async () => {
    const [text] = await config(`services:
  web:
    healthcheck: { test: [CMD, "true"] }
    hostname: h
    command: ls
    cpus: 0.5
    image: alpine
    mem_limit: 64m
    mac_address: 02:42:ac:11:00:09
    build: { target: t, context: ., shm_size: 1m, platforms: [linux/amd64], tags: [a], network: host }
    ulimits: { nofile: { hard: 2, soft: 1 } }
    deploy: { update_config: { order: stop-first, parallelism: 1 } }
    networks: { back: { aliases: [x], priority: 3 } }
networks:
  back: { ipam: { config: [{ gateway: 10.5.0.1, subnet: 10.5.0.0/16 }] } }
`)
    const keys = webIn(text).flatMap((line) => /^\w+(?=:)/.exec(line)?.[0] ?? [])
    expect(keys.join(' ')).toBe(
      'build cpus command deploy hostname healthcheck image mem_limit mac_address networks ulimits',
    )
    expect(text).toMatch(/network: host\n +target: t\n +shm_size: .*\n +tags:\n +- a\n +platforms:/)
    expect(text).toMatch(/soft: 1\n +hard: 2\n/)
    expect(text).toMatch(/parallelism: 1\n +order: stop-first\n/)
    expect(text).toMatch(/priority: 3\n +aliases:/)
    expect(text).toMatch(/- subnet: 10.5.0.0\/16\n +gateway: 10.5.0.1\n/)
  })

  test('prints extensions by name, whatever their keys are called elsewhere', async () => {
    const [text] = await config('x-a: { logging: { options: 1, driver: 2 } }\nservices: { web: { image: alpine } }\n')
    expect(text).toContain('x-a:\n  logging:\n    driver: 2\n    options: 1\n')
  })

  test('--format json has sections by name, what Go always writes, and escapes what matters in HTML', async () => {
    const file = 'services: { web: { image: alpine, labels: { a: "<b>" } } }\n'
    const [text] = await config(file, 'docker compose config --format json')
    expect(text).toBe(`{
  "name": "app",
  "networks": {
    "default": {
      "name": "app_default",
      "ipam": {}
    }
  },
  "services": {
    "web": {
      "command": null,
      "entrypoint": null,
      "image": "alpine",
      "labels": {
        "a": "\\u003cb\\u003e"
      },
      "networks": {
        "default": null
      }
    }
  }
}
`)
  })

  test('--environment prints the variables of the shell, those of .env and the name of the project', async () => {
    const [text, status] = await config(
      'name: shop\nservices: { web: { image: alpine } }\n',
      'export B=2; docker compose config --environment',
      'A=1\nB=3\n',
    )
    expect(status).toBe(0)
    expect(text.split('\n').filter((line) => /^(?:A|B|COMPOSE_PROJECT_NAME)=/.test(line))).toEqual([
      'A=1',
      'B=2',
      'COMPOSE_PROJECT_NAME=shop',
    ])
  })

  test('the name of the project is a variable of its file', async () => {
    const [text] = await config('name: shop\nservices: { web: { image: "alpine:${COMPOSE_PROJECT_NAME}" } }\n')
    expect(webIn(text)).toContain('image: alpine:shop')
  })

  test.each([
    ['privileged: "true"', 'privileged: true'],
    ['init: "${ON:-true}"', 'init: true'],
    ['scale: "${N:-2}"', 'scale: 2'],
    ['cpus: "0.5"', 'cpus: 0.5'],
    ['healthcheck: { test: "true", retries: "3" }', '  retries: 3'],
    ['ports: [{ target: "80" }]', '    target: 80'],
  ])('reads texts as what their place holds: %s', async (given, printed) => {
    const [text] = await config(`services: { web: { image: alpine, ${given} } }\n`)
    expect(webIn(text)).toContain(printed)
  })

  test('warns of words that are booleans no more', async () => {
    const [text] = await config('services: { web: { image: alpine, tty: "yes" } }\n')
    expect(webIn(text)).toContain('tty: true')
    expect(text).toContain('msg="\\"yes\\" for boolean is not supported by YAML 1.2, please use `true`"')
  })

  test.each([
    ['scale: "${N}"', 'services.web.scale', 'strconv.Atoi: parsing "": invalid syntax'],
    ['ports: [{ target: abc }]', 'services.web.ports.[].target', 'strconv.Atoi: parsing "abc": invalid syntax'],
    ['pids_limit: x', 'services.web.pids_limit', 'strconv.ParseInt: parsing "x": invalid syntax'],
    ['tty: maybe', 'services.web.tty', 'invalid boolean: maybe'],
  ])('refuses texts that cannot be read so: %s', async (given, place, why) => {
    const [text, status] = await config(`services: { web: { image: alpine, ${given} } }\n`)
    expect(text).toContain(`error while interpolating ${place}: failed to cast to expected type: ${why}\n`)
    expect(status).toBe(15)
  })

  test('refuses a Dockerfile in the file beside one of its own', async () => {
    const build = '{ dockerfile: a, dockerfile_inline: FROM alpine }'
    expect(await config(`services: { web: { build: ${build} } }\n`)).toEqual([
      'service "web" declares mutualy exclusive dockerfile and dockerfile_inline: invalid compose project\n',
      15,
    ])
  })

  test('takes lists of mappings where anything may stand', async () => {
    const devices = 'devices: [{ driver: nvidia, count: 1, capabilities: [gpu] }]'
    const deploy = `deploy: { resources: { reservations: { ${devices} } } }`
    expect((await config(`services: { web: { image: alpine, ${deploy} } }\n`))[1]).toBe(0)
  })

  test('says nothing of an environment that holds nothing', async () => {
    const [text] = await config('services: { web: { image: alpine, env_file: [.env] } }\n')
    expect(text).not.toContain('environment')
  })
})

describe('docker compose up', () => {
  test('secrets may be variables of .env', async () => {
    const file = `services: { web: { image: alpine, command: sleep 100, secrets: [pw] } }
secrets: { pw: { environment: PW } }
`
    const line = 'docker compose up -d 2>/dev/null; docker compose exec web cat /run/secrets/pw'
    expect(await config(file, line, 'PW=hidden\n')).toEqual(['hidden', 0])
  })

  test('a file of a secret has to be there', async () => {
    const file = `services: { web: { image: alpine, secrets: [pw] } }
secrets: { pw: { file: pw.txt } }
`
    const [text, status] = await config(file, 'docker compose up -d')
    const source = '/home/user/app/pw.txt'
    expect(text).toContain(
      `Error response from daemon: invalid mount config for type "bind": bind source path does not exist: ${source}\n`,
    )
    expect(status).toBe(1)
  })

  test("options of a network are its driver's", async () => {
    const file = `services: { web: { image: alpine, command: sleep 100 } }
networks: { default: { driver_opts: { com.docker.network.bridge.name: br9 } } }
`
    const asked = 'docker network inspect -f "{{json .Options}}" app_default'
    const [text] = await config(file, `docker compose up -d 2> /dev/null; ${asked}`)
    expect(text).toBe('{"com.docker.network.bridge.name":"br9"}\n')
  })

  test('a network that is refused is named', async () => {
    const file = `services: { web: { image: alpine } }
networks: { default: { ipam: { config: [{ subnet: 10.9.0.0/16 }] } } }
`
    const line = 'docker network create --subnet 10.9.0.0/16 other > /dev/null; docker compose up -d'
    const why = 'Error response from daemon: Pool overlaps with other one on this address space'
    expect(await config(file, line)).toEqual([
      ` Network app_default  Creating\n Network app_default  Error\nfailed to create network app_default: ${why}\n`,
      1,
    ])
  })

  test('--pull never leaves an image that is not there to the daemon', async () => {
    const [text, status] = await config(
      'services: { web: { image: "redis:6" } }\n',
      'docker compose up -d --pull never',
    )
    expect(text).not.toContain('Pulling')
    expect(text).toContain('Error response from daemon: No such image: redis:6\n')
    expect(status).toBe(1)
  })

  test('--build and --no-build are refused', async () => {
    const line = 'docker compose up -d --build --no-build'
    const said = '--build and --no-build are incompatible\n'
    expect(await config('services: { web: { image: alpine } }\n', line)).toEqual([said, 1])
  })

  test('what a profile has left is no orphan', async () => {
    const file = `services:
  web: { image: alpine, command: sleep 100 }
  tool: { image: alpine, command: sleep 100, profiles: [tools] }
`
    const line = 'docker compose --profile tools up -d 2>/dev/null; docker compose up -d'
    expect(await config(file, line)).toEqual([' Container app-web-1  Running\n', 0])
  })
})

describe('docker compose start', () => {
  const FILE = `services:
  a: { image: alpine, command: sleep 100 }
  b: { image: alpine, command: sleep 100, depends_on: [a] }
`

  test('says which service has no container, once those before it are started', async () => {
    const line = 'docker compose up -d a 2> /dev/null; docker compose stop -t 0 2> /dev/null; docker compose start'
    expect(await config(FILE, line)).toEqual([
      ' Container app-a-1  Starting\n Container app-a-1  Started\nservice "b" has no container to start\n',
      1,
    ])
  })

  test('a service that is to have none is passed over', async () => {
    const file = 'services: { a: { image: alpine, scale: 0 } }\n'
    expect(await config(file, 'docker compose start')).toEqual(['', 0])
  })
})
