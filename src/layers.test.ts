import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const source = dirname(fileURLToPath(import.meta.url))

/** What each folder of `src` may import from; a single file stands for itself. */
const walls: Readonly<Record<string, readonly string[]>> = {
  base: [],
  'host.ts': ['base'],
  'steady-host.ts': ['base', 'host.ts'],
  skipping: ['host.ts'],
  tty: ['base', 'host.ts'],
  shell: ['base', 'host.ts'],
  linux: ['base', 'host.ts', 'steady-host.ts', 'shell'],
  docker: ['base', 'host.ts', 'shell', 'linux'],
  jq: ['base'],
  course: ['base'],
  trial: ['base', 'host.ts', 'steady-host.ts', 'shell', 'linux', 'docker', 'course'],
  'connect.ts': ['base', 'host.ts', 'tty', 'shell'],
  'index.ts': ['base', 'host.ts', 'steady-host.ts', 'tty', 'shell', 'linux', 'docker', 'course', 'connect.ts'],
  view: ['base', 'host.ts', 'tty', 'shell', 'connect.ts'],
  react: ['tty', 'shell', 'view'],
  'custom-element': ['tty', 'shell', 'connect.ts', 'view'],
  app: [
    'base',
    'host.ts',
    'steady-host.ts',
    'skipping',
    'tty',
    'shell',
    'linux',
    'docker',
    'course',
    'trial',
    'connect.ts',
    'react',
    'jq',
  ],
}

/** Walls inside rooms: what a folder may import of another. */
const inside: readonly { readonly from: string; readonly to: string; readonly what: 'nothing' | 'only types' }[] = [
  { from: 'linux/gnu', to: 'linux/simple', what: 'nothing' },
  { from: 'linux/simple', to: 'linux/gnu', what: 'nothing' },
  { from: 'shell/posix', to: 'shell/bash', what: 'nothing' },
  { from: 'docker/engine', to: 'linux', what: 'only types' },
  { from: 'docker/runtime', to: 'docker/simple', what: 'nothing' },
]

/** Rooms that need a page; the others are the core. */
const page: readonly string[] = ['app', 'react', 'view', 'custom-element']

/** Packages that core code may use; the page may use any dependency. */
const corePackages: readonly string[] = ['unbash', 'js-yaml', 'acorn', 'just-bash']

interface Import {
  readonly from: string
  readonly to: string
  readonly typesOnly: boolean
  /** Loaded when it is asked for. */
  readonly isLater: boolean
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .filter((file) => !file.startsWith(`testing${sep}`))

const text = (file: string): string => readFileSync(join(source, file), 'utf8')
const roomOf = (file: string): string => file.split(sep)[0] ?? ''

const imports: readonly Import[] = files.flatMap((file) =>
  [
    ...text(file).matchAll(/^(?:import|export)\s[^'"`;=]*\sfrom '([^']+)'|\bimport\(\s*'([^']+)'|^import '([^']+)'/gm),
  ].map((match) => ({
    from: file,
    to: match[1] ?? match[2] ?? match[3] ?? '',
    typesOnly: /^(?:import|export) type\b/.test(match[0]),
    isLater: match[2] !== undefined,
  })),
)

const inner = imports
  .filter(({ to }) => to.startsWith('.'))
  .map((one) => ({ ...one, to: relative(source, join(source, dirname(one.from), one.to)).replace(/\?.*$/, '') }))

const importedBy = new Map(files.map((file) => [file, inner.filter(({ from }) => from === file)]))

function cycleFrom(start: string): readonly string[] | undefined {
  const seen = new Set<string>()
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    for (const { to } of importedBy.get(file) ?? []) {
      if (to === start) return [...path, to]
      if (seen.has(to)) continue
      seen.add(to)
      const found = visit(to, [...path, to])
      if (found) return found
    }
    return undefined
  }
  return visit(start, [start])
}

/** All that is loaded with a file. */
function loadedWith(start: string): ReadonlySet<string> {
  const seen = new Set([start])
  for (const file of seen)
    for (const { to, typesOnly, isLater } of importedBy.get(file) ?? []) if (!typesOnly && !isLater) seen.add(to)
  return seen
}

describe('the walls of the house', () => {
  test.each(Object.keys(walls))('%s imports only what it may', (room) => {
    const allowed = [room, ...(walls[room] ?? [])]
    const through = inner.filter(({ from }) => roomOf(from) === room).filter(({ to }) => !allowed.includes(roomOf(to)))
    // package.json is where the repository's address is kept; only the page reads it
    const broken = through.filter(({ from, to }) => !(roomOf(from) === 'app' && to.endsWith('package.json')))
    expect(broken).toEqual([])
  })

  test.each(inside)('$from imports $what of $to', ({ from, to, what }) => {
    const through = inner
      .filter((one) => one.from.startsWith(`${from}/`) && one.to.startsWith(`${to}/`))
      .filter(({ typesOnly }) => what === 'nothing' || !typesOnly)
    expect(through).toEqual([])
  })

  test('what plays a line loads Docker and Linux only when their mode is played', () => {
    const machines = [...loadedWith(join('trial', 'world.ts'))].filter((file) => file.endsWith('machine.ts'))
    expect(machines.map((file) => file.split(sep).join('/'))).toEqual([])
  })

  test('every file is in a room that has walls', () => {
    expect(files.map(roomOf).filter((room) => !Object.hasOwn(walls, room))).toEqual([])
  })

  test('core code uses no packages but the ones it may', () => {
    const outer = imports.filter(({ from, to }) => !to.startsWith('.') && !page.includes(roomOf(from)))
    expect(outer.filter(({ to }) => !corePackages.includes(to))).toEqual([])
  })

  test('only one file imports the parser of Bash', () => {
    const doors = imports.filter(({ to }) => to === 'unbash').map(({ from }) => from.split(sep).join('/'))
    expect([...new Set(doors)]).toEqual(['shell/bash/syntax/parser.ts'])
  })

  test('only one file imports just-bash', () => {
    const doors = imports.filter(({ to }) => to === 'just-bash').map(({ from }) => from.split(sep).join('/'))
    expect([...new Set(doors)]).toEqual(['jq/jq.ts'])
  })

  test('no file imports itself in a circle', () => {
    expect(files.map(cycleFrom).filter(Boolean)).toEqual([])
  })

  test('core code never asks the platform for the time', () => {
    const asking = files
      .filter((file) => !['app', 'react'].includes(roomOf(file)))
      .filter((file) => /new Date\(\)|\bDate\(\)/.test(text(file)))
    expect(asking).toEqual([])
  })
})
