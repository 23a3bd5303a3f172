import { describe, expect, test, vi } from 'vitest'
import { atOnce, type Work } from '../../base/work.ts'
import { Complaint } from './complaint.ts'
import { printYaml, withoutSilent } from './print.ts'
import { loadProject, type Project, type ProjectRequest } from './project.ts'
import { type Mapping, mappingOf } from './value.ts'

type Tree = Readonly<Record<string, string>>

function loading(tree: Tree, request: Partial<ProjectRequest>): Work<Project> {
  return loadProject({
    files: { read: (path) => tree[path] },
    workingDirectory: '/app',
    home: '/home/user',
    environment: () => undefined,
    paths: [],
    envFiles: [],
    profiles: [],
    warn: () => undefined,
    ...request,
  })
}

const project = (tree: Tree, request: Partial<ProjectRequest> = {}): Project => atOnce(loading(tree, request))

const services = (tree: Tree, request?: Partial<ProjectRequest>): Mapping =>
  mappingOf(project(tree, request).content['services'])

function complaint(text: string): string {
  try {
    project({ '/app/compose.yaml': text })
  } catch (error) {
    if (error instanceof Complaint) return error.message
    throw error
  }
  return ''
}

const web = (text: string): Mapping =>
  mappingOf(services({ '/app/compose.yaml': `services:\n  web:\n    image: nginx\n${text}` })['web'])

test('the name of a project is looked for once, however often its files ask for it', () => {
  const text = `name: shop\nservices:\n  web:\n    image: alpine\n    environment:\n${Array.from(
    { length: 50 },
    (_none, at) => `      V${at}: "\${COMPOSE_PROJECT_NAME}"\n`,
  ).join('')}`
  const read = vi.fn((path: string) => (path === '/app/compose.yaml' ? text : undefined))
  expect(services({}, { files: { read } })['web']).toMatchObject({ environment: { V0: 'shop', V49: 'shop' } })
  expect(read.mock.calls.filter(([path]) => path === '/app/compose.yaml').length).toBeLessThan(6)
})

describe('several files', () => {
  test('an override adds to lists and replaces commands', () => {
    const tree = {
      '/app/compose.yaml':
        'services:\n  web:\n    image: nginx\n    command: [a]\n    expose: [80]\n    volumes: ["./a:/data"]\n',
      '/app/compose.override.yaml':
        'services:\n  web:\n    image: httpd\n    command: b c\n    expose: [81]\n    volumes: ["./b:/data"]\n',
    }
    expect(services(tree)['web']).toMatchObject({
      image: 'httpd',
      command: ['b', 'c'],
      expose: ['80', '81'],
      volumes: [{ type: 'bind', source: '/app/b', target: '/data' }],
    })
  })

  test('extends takes a service of another file, with paths from there, without what it waits for', () => {
    const tree = {
      '/app/compose.yaml':
        'services:\n  web:\n    extends: {file: base/c.yaml, service: common}\n    environment: {B: 2}\n',
      '/app/base/c.yaml':
        'services:\n  common:\n    build: .\n    depends_on: [db]\n    environment: [A=1]\n  db:\n    image: redis\n',
    }
    const taken = mappingOf(services(tree)['web'])
    expect(taken).toMatchObject({ build: { context: '/app/base' }, environment: { A: '1', B: '2' } })
    expect(Object.keys(taken)).not.toContain('depends_on')
  })

  test('a file takes away what the one below has, or puts its own in the place of it', () => {
    const tree = {
      '/app/a.yaml': 'services:\n  web:\n    image: nginx\n    ports: ["80:80"]\n    environment: {A: "1", B: "2"}\n',
      '/app/b.yaml':
        'services:\n  web:\n    ports: !override ["81:80"]\n    environment:\n      A: !reset null\n    labels: !override {x: y}\n',
      '/app/c.yaml': 'services:\n  web:\n    ports: !reset []\n',
    }
    const files = (...names: string[]): Mapping => mappingOf(services(tree, { paths: names })['web'])
    expect(files('a.yaml', 'b.yaml')).toMatchObject({
      ports: [{ target: 80, published: '81' }],
      environment: { B: '2' },
      labels: { x: 'y' },
    })
    expect(Object.keys(mappingOf(files('a.yaml', 'b.yaml')['environment']))).toEqual(['B'])
    expect(Object.keys(files('a.yaml', 'c.yaml'))).not.toContain('ports')
  })

  test('include brings the services of a file', () => {
    const tree = {
      '/app/compose.yaml': 'include: [db/c.yaml]\nservices:\n  web:\n    image: nginx\n    depends_on: [db]\n',
      '/app/db/c.yaml': 'services:\n  db:\n    image: redis\n    volumes: ["./d:/data"]\n',
    }
    expect(services(tree)['db']).toMatchObject({ volumes: [{ source: '/app/db/d' }] })
  })

  test('the files of a directory above are found, and its .env', () => {
    const tree = { '/app/compose.yaml': 'services:\n  web:\n    image: nginx:${TAG}\n', '/app/.env': 'TAG=1\n' }
    expect(services(tree, { workingDirectory: '/app/src/deep' })['web']).toMatchObject({ image: 'nginx:1' })
  })
})

describe('a project', () => {
  test('has the services whose profiles are active', () => {
    const tree = {
      '/app/compose.yaml': 'services:\n  web: {image: nginx}\n  tool: {image: alpine, profiles: [debug]}\n',
    }
    expect(Object.keys(services(tree))).toEqual(['web'])
    expect(Object.keys(services(tree, { profiles: ['debug'] }))).toEqual(['web', 'tool'])
    const environment = (name: string): string | undefined => (name === 'COMPOSE_PROFILES' ? 'debug' : undefined)
    expect(Object.keys(services(tree, { environment }))).toEqual(['web', 'tool'])
  })

  test.each([
    ['/srv/My App.v2', 'myappv2'],
    ['/srv/_x', 'x'],
  ])('in %s is named %s', (directory, name) => {
    const text = 'services:\n  web:\n    image: nginx\n'
    expect(project({ [`${directory}/compose.yaml`]: text }, { workingDirectory: directory }).name).toBe(name)
  })

  test('reads anchors, merge keys and extensions', () => {
    const text = 'x-base: &base\n  restart: always\nservices:\n  web:\n    <<: *base\n    image: nginx\n    x-note: 1\n'
    expect(services({ '/app/compose.yaml': text })['web']).toMatchObject({ restart: 'always', 'x-note': 1 })
  })
})

test.each<[string, Mapping]>([
  [
    '    ports: ["127.0.0.1:80:81/udp"]\n',
    { ports: [{ mode: 'ingress', host_ip: '127.0.0.1', target: 81, published: '80', protocol: 'udp' }] },
  ],
  [
    '    depends_on: {db: {condition: service_healthy}}\n  db: {image: redis}\n',
    { depends_on: { db: { condition: 'service_healthy', required: true } } },
  ],
  [
    '    healthcheck: {test: curl x, interval: 90s}\n',
    { healthcheck: { test: ['CMD-SHELL', 'curl x'], interval: '1m30s' } },
  ],
  ['    mem_limit: 50m\n', { mem_limit: '52428800' }],
  ['    network_mode: host\n', { network_mode: 'host' }],
])('the long form of %s', (text, wanted) => {
  expect(web(text)).toMatchObject(wanted)
})

test.each([
  ['a: [1\nb: 2\n', "yaml: line 1: did not find expected ',' or ']'"],
  ['a: b: c\n', 'yaml: mapping values are not allowed in this context'],
  ['a:\n\tb: 1\n', 'yaml: line 2: found character that cannot start any token'],
  [
    'services:\n  web:\n    image: nginx\n    ports: 80\n',
    'validating /app/compose.yaml: services.web.ports must be a list',
  ],
  [
    'services:\n  web:\n    image: nginx\n    environment: {A: [1]}\n',
    'validating /app/compose.yaml: services.web.environment.A must be a string, number, boolean or null',
  ],
  [
    'services:\n  web:\n    image: nginx\n    privileged: [1]\n',
    'validating /app/compose.yaml: services.web.privileged must be a boolean or string',
  ],
  [
    'services:\n  web:\n    image: nginx\n    cap_add: [1]\n',
    'validating /app/compose.yaml: services.web.cap_add.0 must be a string',
  ],
  [
    'services:\n  web:\n    image: nginx\n    secrets: [key]\n',
    'service "web" refers to undefined secret key: invalid compose project',
  ],
  [
    'services:\n  a:\n    image: x\n    depends_on: {b: {condition: up}}\n  b: {image: x}\n',
    'validating /app/compose.yaml: services.a.depends_on.b.condition must be one of the following: ' +
      '"service_started", "service_healthy", "service_completed_successfully"',
  ],
  [
    'services:\n  a: {image: x, pull_policy: often}\n',
    'validating /app/compose.yaml: services.a.pull_policy must be one of the following: ' +
      '"always", "never", "if_not_present", "build", "missing"',
  ],
  ['services:\n  a b: {image: x}\n', 'validating /app/compose.yaml: services Additional property a b is not allowed'],
  [
    'services:\n  a: {image: x, healthcheck: {test: [curl, x]}}\n',
    'healthcheck.test must start either by "CMD", "CMD-SHELL" or "NONE"',
  ],
  [
    'services:\n  a:\n    extends: {service: z}\n',
    'cannot extend service "a" in /app/compose.yaml: service "z" not found',
  ],
])('%j is refused', (text, message) => {
  expect(complaint(text)).toBe(message)
})

test('strings that YAML would read as something else are quoted', () => {
  const text = printYaml({
    services: { web: { labels: { a: 'true', b: '1.5', c: 'x: y', d: 'plain', e: 'two\nlines' } } },
  })
  expect(text).toContain(
    'a: "true"\n      b: "1.5"\n      c: \'x: y\'\n      d: plain\n      e: |-\n        two\n        lines\n',
  )
})

describe('files that belong together', () => {
  test('what is included must not be there already, unless it is the same', () => {
    const tree = (image: string): Tree => ({
      '/app/compose.yaml': `include: [inc/c.yaml]\nservices:\n  cache: {image: ${image}}\n`,
      '/app/inc/c.yaml': 'services:\n  cache: {image: redis}\n',
    })
    expect(() => services(tree('other'))).toThrow('services.cache conflicts with imported resource')
    expect(services(tree('redis'))['cache']).toMatchObject({ image: 'redis' })
  })

  test('services that extend each other are told of with their files', () => {
    expect(complaint('services:\n  a:\n    extends: {service: b}\n  b:\n    extends: a\n')).toBe(
      'Circular reference:\n  a in /app/compose.yaml\n  extends b in /app/compose.yaml\n  extends a in /app/compose.yaml',
    )
  })

  test('a label of SELinux is one of two', () => {
    const volume = '{type: bind, source: ., target: /x, bind: {selinux: q}}'
    expect(complaint(`services:\n  a: {image: x, volumes: [${volume}]}\n`)).toBe(
      'validating /app/compose.yaml: services.a.volumes.0.bind.selinux must be one of the following: "z", "Z"',
    )
  })
})

describe('where the files are', () => {
  const tree: Tree = {
    '/app/one.yaml': 'services:\n  a: {image: x}\n',
    '/app/two.yaml': 'services:\n  b: {image: x}\n',
    '/app/other/compose.yaml': 'services:\n  c: {image: x}\n',
  }
  const variables =
    (values: Readonly<Record<string, string>>) =>
    (name: string): string | undefined =>
      values[name]

  test('COMPOSE_FILE names them, parted by colons or by what is asked for', () => {
    expect(Object.keys(services(tree, { environment: variables({ COMPOSE_FILE: 'one.yaml:two.yaml' }) }))).toEqual([
      'a',
      'b',
    ])
    const parted = variables({ COMPOSE_FILE: 'one.yaml;two.yaml', COMPOSE_PATH_SEPARATOR: ';' })
    expect(Object.keys(services(tree, { environment: parted }))).toEqual(['a', 'b'])
    expect(Object.keys(services({ ...tree, '/app/.env': 'COMPOSE_FILE=two.yaml\n' }))).toEqual(['b'])
  })

  test('they are looked for in the directory of the project', () => {
    expect(Object.keys(services(tree, { directory: 'other' }))).toEqual(['c'])
  })

  test('a file of variables that is not there is told of', () => {
    expect(() => services(tree, { paths: ['one.yaml'], envFiles: ['no.env'] })).toThrow(
      "couldn't find env file: /app/no.env",
    )
  })
})

describe('files of variables', () => {
  const read = (files: string): Mapping =>
    services({
      '/app/compose.yaml': `services:\n  web:\n    image: nginx\n    env_file: ${files}\n`,
      '/app/a.env': 'A=1\nB=1\n',
      '/app/b.env': 'B=2\n',
    })

  test('those that are not needed may be missing', () => {
    const wanted = { web: { environment: { A: '1', B: '2' } } }
    expect(read('[{path: a.env}, {path: ./no.env, required: false}, b.env]')).toMatchObject(wanted)
    expect(() => read('[{path: no.env, required: true}]')).toThrow('env file /app/no.env not found')
  })
})

test('a variable that is needed is told of without a reason, too', () => {
  expect(complaint('services:\n  a: {image: "${NO?}"}\n')).toBe(
    'error while interpolating services.a.image: required variable NO is missing a value',
  )
})

test('config leaves out what is false anyway, but not what may be so by default', () => {
  const text = 'services:\n  a: {image: x, tty: false, init: false, privileged: false, x-own: {tty: false}}\n'
  const { content } = project({ '/app/compose.yaml': text })
  expect(withoutSilent(mappingOf(content['services']))).toMatchObject({
    a: expect.not.objectContaining({ tty: false, privileged: false }),
  })
  expect(mappingOf(withoutSilent(content)['services'])['a']).toMatchObject({ init: false, 'x-own': { tty: false } })
})

test('a project of many services is loaded in turns', () => {
  const text = `services:\n${Array.from({ length: 100 }, (_none, at) => `  s${at}:\n    image: a\n`).join('')}`
  const work = loading({ '/app/compose.yaml': text }, {})
  let turns = 0
  for (let next = work.next(); !next.done; next = work.next()) turns += 1
  expect(turns).toBeGreaterThan(100)
})
