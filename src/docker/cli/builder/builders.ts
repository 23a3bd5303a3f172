import { pickName } from '../../engine/names.ts'
import { ENGINE } from '../global-options.ts'
import { confirmed } from '../confirm.ts'
import { switchOption, valueOption } from '../flags.ts'
import type { Call, ListedSubcommand } from '../subcommand.ts'
import { alignColumns } from '../table.ts'
import {
  type Builder,
  currentBuilder,
  DEFAULT_BUILDER,
  dropBuilder,
  findBuilder,
  instancePath,
  keepBuilder,
  madeBuilders,
  NOT_STARTED,
  useBuilder,
} from './builder-store.ts'
import { BUILDKIT, PLATFORMS } from './buildkit.ts'

const TEXT = { name: 'string', kind: 'text' } as const
const TEXTS = { name: 'stringArray', kind: 'text' } as const
const CONTAINER = 'docker-container'
const DRIVERS: ReadonlySet<string> = new Set([CONTAINER, 'kubernetes', 'remote'])
const NAME = /^[a-zA-Z][a-zA-Z0-9._-]*$/

async function fail({ process }: Call, reason: string): Promise<number> {
  await process.stderr.write(`ERROR: ${reason}\n`)
  return 1
}

/** The name that a new builder gets; a reason where it cannot have that. */
function nameFor({ flags, process }: Call): { readonly name: string } | { readonly reason: string } {
  const { system } = process
  const isTaken = (name: string): boolean => findBuilder(system, name) !== undefined
  const given = flags.value('name')
  if (given === undefined) return { name: pickName({ chance: process.chance, isTaken, style: 'docker' }, 'builder') }
  if (given === DEFAULT_BUILDER)
    return { reason: 'default is a reserved name and cannot be used to identify builder instance' }
  if (!NAME.test(given))
    return {
      reason: `invalid name ${given}, name needs to start with a letter and may not contain symbols, except ._-`,
    }
  if (isTaken(given))
    return {
      reason: `existing instance for ${JSON.stringify(given)} but no append mode, specify the node name to make changes for existing instances`,
    }
  return { name: given.toLowerCase() }
}

/** The driver that is asked for; a reason where no builder can have it. */
function badDriver(driver: string): string | undefined {
  if (driver === 'docker')
    return 'failed to find driver "docker": additional instances of driver "docker" cannot be created'
  if (!DRIVERS.has(driver)) return `failed to find driver ${JSON.stringify(driver)}`
  return driver === CONTAINER ? undefined : `the driver ${driver} is not simulated by this playground`
}

/** `docker buildx create` */
export const buildxCreate: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] [CONTEXT|ENDPOINT]',
    takes: [0, 1],
    description: ['Makes a builder, and prints its name.'],
    options: [
      valueOption('name', TEXT, 'what it is called'),
      valueOption('driver', TEXT, 'where it builds: docker-container'),
      valueOption('node', TEXT, 'what its first node is called'),
      valueOption('platform', TEXTS, 'the platforms that the node is for'),
      switchOption('use', 'build with it from now on'),
      switchOption('bootstrap', 'start it, too'),
    ],
    unsimulated: ['append', 'leave', 'config', 'buildkitd-flags', 'driver-opt'],
    operands: [{ name: 'ENDPOINT', kind: 'text', optional: true }],
  },
  async run(call) {
    const { flags, operands, process } = call
    const driver = flags.value('driver') ?? CONTAINER
    const reason = badDriver(driver)
    if (reason !== undefined) return fail(call, reason)
    const named = nameFor(call)
    if ('reason' in named) return fail(call, named.reason)
    const { name } = named
    const [endpoint = ENGINE] = operands
    const platforms = flags.values('platform').flatMap((list) => list.split(','))
    keepBuilder(process.system, {
      name,
      driver,
      nodes: [{ name: flags.value('node') ?? `${name}0`, endpoint, platforms }],
    })
    if (flags.has('use')) useBuilder(process.system, name)
    if (flags.has('bootstrap')) return fail(call, NOT_STARTED)
    await process.stdout.write(`${name}\n`)
    return 0
  },
}

/** The node and builder that `docker buildx ls` lists: name, where it is, how it is, its release, its platforms. */
type Row = readonly [name: string, endpoint: string, status: string, release: string, platforms: string]

const rowsOf = ({ name, driver, nodes }: Builder, mark: string): readonly Row[] => [
  [`${name}${mark}`, driver, '', '', ''],
  ...nodes.map((node): Row => [
    `  ${node.name}`,
    node.endpoint,
    'inactive',
    '',
    node.platforms.map((one) => `${one}*`).join(', '),
  ]),
]

/** Rows with a blank between their columns. */
const aligned = (rows: readonly (readonly string[])[]): string =>
  alignColumns(
    rows.map((row) => row.join('\t')),
    0,
    1,
  )

/** `docker buildx ls` */
export const buildxLs: ListedSubcommand = {
  declaration: { usage: '', takes: [0, 0], description: ['Lists builders.'], options: [] },
  async run({ process }) {
    const current = currentBuilder(process.system)
    const mark = (name: string): string => (name === current ? ' *' : '')
    const made = madeBuilders(process.system).map((builder) => rowsOf(builder, mark(builder.name)))
    const own: readonly Row[] = [
      [`${DEFAULT_BUILDER}${mark(DEFAULT_BUILDER)}`, 'docker', '', '', ''],
      [`  ${DEFAULT_BUILDER}`, DEFAULT_BUILDER, 'running', BUILDKIT, PLATFORMS],
    ]
    // the one that builds comes first
    const all = [...made, own].toSorted(
      (one, other) => Number(other[0]?.[0].endsWith(' *')) - Number(one[0]?.[0].endsWith(' *')),
    )
    const headers: Row = ['NAME/NODE', 'DRIVER/ENDPOINT', 'STATUS', 'BUILDKIT', 'PLATFORMS']
    await process.stdout.write(aligned([headers, ...all.flat()]))
    return 0
  },
}

const nodeText = ({ name, endpoint, platforms }: Builder['nodes'][number]): string =>
  aligned([
    ['Name:', name],
    ['Endpoint:', endpoint],
    ['Status:', 'inactive'],
    ['Platforms:', platforms.map((one) => `${one}*`).join(', ')],
  ])

const builderOption = valueOption('builder', TEXT, 'which builder')

/** `docker buildx inspect` */
export const buildxInspect: ListedSubcommand = {
  declaration: {
    usage: '[NAME]',
    takes: [0, 1],
    description: ['Tells of a builder.'],
    options: [builderOption, switchOption('bootstrap', 'start it first')],
    operands: [{ name: 'NAME', kind: 'text', optional: true }],
  },
  async run(call) {
    const { flags, operands, process } = call
    const name = operands[0] ?? flags.value('builder') ?? currentBuilder(process.system)
    if (name === DEFAULT_BUILDER) {
      await process.stdout.write(
        `Name:   default\nDriver: docker\n\nNodes:\nName:      default\nEndpoint:  default\nStatus:    running\nBuildkit:  ${BUILDKIT}\nPlatforms: ${PLATFORMS}\n`,
      )
      return 0
    }
    const builder = findBuilder(process.system, name)
    if (!builder) return fail(call, `no builder ${JSON.stringify(name)} found`)
    if (flags.has('bootstrap')) return fail(call, NOT_STARTED)
    const head = aligned([
      ['Name:', builder.name],
      ['Driver:', builder.driver],
    ])
    await process.stdout.write(`${head}\nNodes:\n${builder.nodes.map(nodeText).join('\n')}`)
    return 0
  },
}

/** `docker buildx use` */
export const buildxUse: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NAME',
    takes: [1, 1],
    description: ['Builds with another builder from now on.'],
    options: [builderOption],
    unsimulated: ['global', 'default'],
    operands: [{ name: 'NAME', kind: 'text' }],
  },
  async run(call) {
    const { system } = call.process
    const [name = ''] = call.operands
    if (name !== DEFAULT_BUILDER && !findBuilder(system, name))
      return fail(
        call,
        `failed to find instance ${JSON.stringify(name)}: open ${instancePath(system, name)}: no such file or directory`,
      )
    useBuilder(system, name)
    return 0
  },
}

/** The builders that are named, or the one that builds; a reason where one is not there. */
function chosen({ flags, operands, process }: Call): Builder | string {
  const name = operands[0] ?? flags.value('builder') ?? currentBuilder(process.system)
  return findBuilder(process.system, name) ?? name
}

const INACTIVE_QUESTION =
  'WARNING! This will remove all builders that are not in running state. Are you sure you want to continue? [y/N] '

/** `docker buildx rm` */
export const buildxRm: ListedSubcommand = {
  declaration: {
    usage: '[NAME]',
    takes: [0, 1],
    description: ['Removes a builder.'],
    options: [
      builderOption,
      switchOption('f,force', 'do not ask'),
      switchOption('all-inactive', 'remove all that do not run'),
    ],
    unsimulated: ['keep-daemon', 'keep-state'],
    operands: [{ name: 'NAME', kind: 'text', optional: true }],
  },
  async run(call) {
    const { flags, process } = call
    if (flags.has('all-inactive')) {
      if (!(await confirmed(call, '', INACTIVE_QUESTION))) return 0
      for (const { name } of madeBuilders(process.system)) {
        dropBuilder(process.system, name)
        await process.stderr.write(`${name} removed\n`)
      }
      return 0
    }
    const builder = chosen(call)
    if (builder === DEFAULT_BUILDER)
      return fail(call, 'context builder cannot be removed, run `docker context rm default` to remove this context')
    if (typeof builder === 'string') return fail(call, `no builder ${JSON.stringify(builder)} found`)
    dropBuilder(process.system, builder.name)
    await process.stderr.write(`${builder.name} removed\n`)
    return 0
  },
}

/** `docker buildx stop` */
export const buildxStop: ListedSubcommand = {
  declaration: {
    usage: '[NAME]',
    takes: [0, 1],
    description: ["Stops a builder; none runs but the daemon's, which cannot be stopped."],
    options: [builderOption],
    operands: [{ name: 'NAME', kind: 'text', optional: true }],
  },
  async run(call) {
    const builder = chosen(call)
    if (typeof builder === 'string' && builder !== DEFAULT_BUILDER)
      return fail(call, `no builder ${JSON.stringify(builder)} found`)
    return 0
  },
}
