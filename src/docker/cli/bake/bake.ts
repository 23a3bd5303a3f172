import { fromDirectory } from '../../../linux/path.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { buildCommand } from '../build.ts'
import { callSubcommand } from '../dispatch.ts'
import { switchOption, valueOption } from '../flags.ts'
import { reading } from '../standard-input.ts'
import type { Call, ListedSubcommand } from '../subcommand.ts'
import {
  BakeError,
  type BakeFile,
  type BakeTarget,
  isMap,
  readBakeFile,
  targetsOf,
  textsIn,
  wholeTarget,
} from './bake-file.ts'
import { HclError, type HclValue } from './hcl.ts'

const TEXT = { name: 'string', kind: 'text' } as const
const TEXTS = { name: 'stringArray', kind: 'text' } as const

const FILES = ['docker-bake.json', 'docker-bake.override.json', 'docker-bake.hcl', 'docker-bake.override.hcl']
const COMPOSE_FILES = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml']

/** Attributes of a target, in the order in which --print tells them, and the options of `docker build` that they are. */
const OPTIONS: Readonly<Record<string, string | undefined>> = {
  contexts: '--build-context',
  args: '--build-arg',
  labels: '--label',
  tags: '--tag',
  'cache-from': '--cache-from',
  'cache-to': '--cache-to',
  target: '--target',
  secret: '--secret',
  ssh: '--ssh',
  platforms: '--platform',
  output: '--output',
  pull: '--pull',
  'no-cache': '--no-cache',
  network: '--network',
  'no-cache-filter': '--no-cache-filter',
}
/** Those that are told before these. */
const PLACES = ['context', 'dockerfile', 'dockerfile-inline']
const LISTS: ReadonlySet<string> = new Set(
  'tags cache-from cache-to secret ssh platforms output no-cache-filter'.split(' '),
)

const pairsOf = (value: HclValue | undefined): readonly string[] =>
  isMap(value) ? Object.entries(value).map(([name, text]) => `${name}=${String(text)}`) : textsIn(value)

/** What `docker build` is called with for a target. @throws BakeError */
function wordsOf(target: BakeTarget): readonly string[] {
  const unknown = Object.keys(target).find((key) => !Object.hasOwn(OPTIONS, key) && !PLACES.includes(key))
  if (unknown !== undefined) throw new BakeError(`the attribute ${unknown} is not simulated by this playground`)
  const options = Object.entries(OPTIONS).flatMap(([key, option = '']) => {
    const value = target[key]
    if (value === true) return [option]
    return value === false ? [] : pairsOf(value).flatMap((text) => [option, text])
  })
  const context = String(target['context'] ?? '.')
  const file = String(target['dockerfile'] ?? 'Dockerfile')
  const inline = target['dockerfile-inline']
  return [
    ...options,
    '--file',
    inline === undefined ? (file.startsWith('/') ? file : `${context}/${file}`) : '-',
    context,
  ]
}

/** Files that are read, each over those before it. @throws BakeError, FileSystemError, HclError, SyntaxError */
function readFiles({ flags, process }: Call): BakeFile {
  const { fs, environment } = process.system
  const here = (name: string): boolean => fs.exists(fromDirectory(process.cwd, name))
  const given = flags.values('file')
  const names = given.length > 0 ? given : FILES.filter(here)
  const compose = [
    ...given.filter((name) => /\.ya?ml$/.test(name)),
    ...(names.length > 0 ? [] : COMPOSE_FILES.filter(here)),
  ]
  if (compose[0] !== undefined)
    throw new BakeError(`to bake from a Compose file is not simulated by this playground: ${compose[0]}`)
  if (names.length === 0) throw new BakeError("couldn't find a bake definition")
  const read = names.map((name) => {
    try {
      return readBakeFile(name, fs.readText(fromDirectory(process.cwd, name)), (variable) => environment?.(variable))
    } catch (error) {
      if (error instanceof HclError) throw new BakeError(`${name}:${error.line}: ${error.message}`)
      throw error instanceof SyntaxError ? new BakeError(`${name}: ${error.message}`) : error
    }
  })
  const targets = new Map<string, BakeTarget>()
  for (const file of read) for (const [name, own] of file.targets) targets.set(name, { ...targets.get(name), ...own })
  return { groups: new Map(read.flatMap(({ groups }) => [...groups])), targets }
}

/** A target with what `--set NAME.KEY=value` says of it. @throws BakeError */
function withSettings(name: string, target: BakeTarget, settings: readonly string[]): BakeTarget {
  const changed: Record<string, HclValue> = { ...target }
  const replaced = new Set<string>()
  for (const setting of settings) {
    const [, pattern = '', path = '', value = ''] = /^([^.=]+)\.([^=]+)=(.*)$/s.exec(setting) ?? []
    if (pattern === '') throw new BakeError(`invalid override ${setting}, expected target.name=value`)
    if (pattern !== '*' && pattern !== name) continue
    const [key = '', inner] = path.split(/\.(.*)/s)
    const before = changed[key]
    if (inner !== undefined) {
      const map = isMap(before) ? before : {}
      changed[key] = { ...map, [inner]: value }
    } else if (LISTS.has(key) || key === 'platform') {
      const list = key === 'platform' ? 'platforms' : key
      changed[list] = [...(replaced.has(list) ? textsIn(changed[list]) : []), value]
      replaced.add(list)
    } else changed[key] = value === 'true' || value === 'false' ? value === 'true' : value
  }
  return changed
}

/** What the flags of bake itself say of every target. */
const settingsOf = ({ flags }: Call): readonly string[] => [
  ...flags.values('set'),
  ...['no-cache', 'pull'].filter((name) => flags.has(name)).map((name) => `*.${name}=true`),
  ...(flags.has('push') ? ['*.output=type=registry'] : []),
]

/** What is to be built, as --print tells it. */
function printed(names: readonly string[], targets: ReadonlyMap<string, BakeTarget>): string {
  const told = [...targets].map(([name, target]) => {
    const whole: BakeTarget = { context: '.', dockerfile: 'Dockerfile', ...target }
    const keys = [...PLACES, ...Object.keys(OPTIONS)].filter((key) => whole[key] !== undefined)
    return [
      name,
      Object.fromEntries(keys.map((key) => [key, LISTS.has(key) ? textsIn(whole[key]) : whole[key]])),
    ] as const
  })
  return `${JSON.stringify({ group: { default: { targets: names } }, target: Object.fromEntries(told) }, null, 2)}\n`
}

async function bake(call: Call): Promise<number> {
  const { flags, operands, process } = call
  const file = readFiles(call)
  const names = targetsOf(file, operands.length > 0 ? operands : ['default'])
  const targets = new Map(
    names.map((name) => [name, withSettings(name, wholeTarget(file, name), settingsOf(call))] as const),
  )
  if (flags.has('print')) {
    await process.stdout.write(printed(names, targets))
    return 0
  }
  const shown = flags.has('progress') ? ['--progress', flags.value('progress') ?? ''] : []
  for (const target of targets.values()) {
    const [inline] = textsIn(target['dockerfile-inline'])
    const words = [...shown, ...wordsOf(target)]
    const status = await callSubcommand(LISTED, 'docker buildx build', words, reading(process, inline))
    if (status !== 0) return status
  }
  return 0
}

const LISTED = {
  ...buildCommand,
  declaration: { paths: ['buildx build'], summary: 'Start a build', ...buildCommand.declaration },
}

/** `docker buildx bake` */
export const buildxBake: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] [TARGET...]',
    takes: [0, Infinity],
    description: [
      'Builds what a file describes, docker-bake.hcl or docker-bake.json: its group or target default, or those that are named.',
    ],
    options: [
      valueOption('f,file', TEXTS, 'the file'),
      switchOption('print', 'tell what would be built, and build nothing'),
      valueOption('set', TEXTS, 'change a target: NAME.KEY=value'),
      switchOption('no-cache', 'do all steps anew'),
      switchOption('pull', 'ask for newer images to build from'),
      switchOption('push', 'send what is built to its registry'),
      switchOption('load', 'keep what is built on the host, as is usual'),
      valueOption('progress', TEXT, 'how it is told: auto, plain or tty'),
    ],
    unsimulated: ['builder', 'metadata-file', 'provenance', 'sbom'],
    operands: [{ name: 'TARGET', kind: 'text', optional: true, repeated: true }],
  },
  async run(call) {
    try {
      return await bake(call)
    } catch (error) {
      const { path = '', message } = error instanceof FileSystemError ? error : { message: String(error) }
      if (!(error instanceof BakeError || error instanceof FileSystemError)) throw error
      const reason = error instanceof BakeError ? error.message : `open ${path}: ${message.toLowerCase()}`
      await call.process.stderr.write(`ERROR: ${reason}\n`)
      return 1
    }
  },
}
