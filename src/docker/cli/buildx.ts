import type { CacheRecord } from '../build/cache.ts'
import { matchesPattern } from '../daemon/summary.ts'
import { parseDuration } from '../engine/time.ts'
import { humanDuration, parseSize, sizeInWords } from '../engine/units.ts'
import { confirmed } from './confirm.ts'
import { filterOption, filtersOf, switchOption, valueOption } from './flags.ts'
import { type ChosenRecord, pruneBuildCacheOf, RECORD_DIGITS } from './prune.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'

/** Places of a tab, and what a cell has at its end at least: BuildKit's tables are aligned with tabs. */
const TAB = 8

/** Rows aligned with tabs, as Go's tabwriter does with them. */
function tabbed(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_none, at) => {
    const longest = Math.max(0, ...rows.map((row) => (at < row.length - 1 ? (row[at]?.length ?? 0) + 1 : 0)))
    return Math.ceil(longest / TAB) * TAB
  })
  const cell = (text: string, at: number, row: readonly string[]): string =>
    at === row.length - 1 ? text : text + '\t'.repeat(Math.ceil(((widths[at] ?? 0) - text.length) / TAB))
  return rows.map((row) => `${row.map((text, at) => cell(text, at, row)).join('')}\n`).join('')
}

const HEADERS = ['ID', 'RECLAIMABLE', 'SIZE', 'LAST ACCESSED']
const ID_WIDTH = 40

/** What is told of a record. A layer that an image has, too, is marked. */
function rowOf({ key, size, lastUsed }: CacheRecord, isShared: boolean, now: number): readonly string[] {
  const bytes = `${sizeInWords(size, 4)}${isShared ? '*' : ''}`
  return [
    key.slice(0, RECORD_DIGITS).padEnd(ID_WIDTH),
    'true ',
    bytes.padEnd(10),
    `${humanDuration(now - lastUsed)} ago`,
  ]
}

/** All that is known of a record. */
function wholeOf({ key, name, size, created, lastUsed, uses }: CacheRecord, isShared: boolean, now: number): string {
  return tabbed([
    ['ID:', key.slice(0, RECORD_DIGITS)],
    ['Created at:', `${new Date(created).toISOString().replace('T', ' ').replace('Z', '000000')} +0000 UTC`],
    ['Mutable:', 'false'],
    ['Reclaimable:', 'true'],
    ['Shared:', String(isShared)],
    ['Size:', sizeInWords(size, 4)],
    ['Description:', name],
    ['Usage count:', String(uses)],
    ['Last used:', `${humanDuration(now - lastUsed)} ago`],
    ['Type:', 'regular'],
  ])
}

function recordsOf({ engine }: Call): readonly { readonly record: CacheRecord; readonly isShared: boolean }[] {
  const used = new Set(engine.images.flatMap(({ layers }) => layers.map(({ id }) => id)))
  return (engine.buildCache?.records ?? []).map((record) => ({ record, isShared: used.has(record.key) })).toReversed()
}

async function refuse({ process }: Call, reason: string): Promise<number> {
  await process.stderr.write(`ERROR: ${reason}\n`)
  return 1
}

/** Bytes that a size means; 0 where none is told, undefined for what is none. */
const bytesOf = (text: string | undefined): number | undefined => (text === undefined ? 0 : parseSize(text, 1000))

/** What all records are: layers, which nothing else uses. */
const RECORD: Readonly<Record<string, readonly string[]>> = {
  type: ['regular'],
  inuse: ['false', '0'],
  mutable: ['false', '0'],
  immutable: ['true', '1'],
}

/** What `--filter` chooses of the records; the reason where it cannot be read. */
function recordsChosenBy(call: Call): ChosenRecord | string {
  const { until = [], 'unused-for': unused = [], id = [], description = [], ...others } = filtersOf(call.flags)
  const ages = [...until, ...unused].map((text) => [text, parseDuration(text)] as const)
  const bad = ages.find(([, age]) => age === undefined)
  if (bad) return `failed to parse duration: time: invalid duration ${JSON.stringify(bad[0])}`
  const unknown = Object.keys(others).find((name) => !Object.hasOwn(RECORD, name))
  if (unknown !== undefined) return `unsupported filter ${unknown}`
  const isSuch = Object.entries(others).every(([name, values]) => values.some((value) => RECORD[name]?.includes(value)))
  return ({ key, name, lastUsed }) =>
    isSuch &&
    ages.every(([, age = 0]) => call.now - lastUsed >= age) &&
    id.every((text) => key.slice(0, RECORD_DIGITS) === text) &&
    description.every((text) => matchesPattern(name, text.replace(/^~/, '')))
}

const builderOption = valueOption('builder', { name: 'string', kind: 'text' }, 'the builder; there is one, default')

/** Says so where another builder is named than there is. Gives whether it did. */
async function isOther({ flags, operands, process }: Call): Promise<boolean> {
  const name = flags.value('builder') ?? operands[0] ?? 'default'
  if (name === 'default') return false
  await process.stderr.write(`ERROR: no builder ${JSON.stringify(name)} found\n`)
  return true
}

/** `docker buildx du` */
export const buildxDu: ListedSubcommand = {
  declaration: {
    usage: '',
    takes: [0, 0],
    description: ['Lists what builds have left for later ones.'],
    options: [
      builderOption,
      filterOption('list only what matches, such as type=regular'),
      switchOption('verbose', 'tell all of each record, also why it was done anew'),
    ],
  },
  async run(call) {
    const { flags, process, now } = call
    if (await isOther(call)) return 1
    const chosen = recordsChosenBy(call)
    if (typeof chosen === 'string') return refuse(call, chosen)
    const records = recordsOf(call).filter(({ record }) => chosen(record))
    const text = flags.has('verbose')
      ? records.map(({ record, isShared }) => `${wholeOf(record, isShared, now)}\n`).join('')
      : tabbed([HEADERS, ...records.map(({ record, isShared }) => rowOf(record, isShared, now))])
    const bytes = (shared: boolean): number =>
      records.filter(({ isShared }) => isShared === shared).reduce((sum, { record }) => sum + record.size, 0)
    const parts =
      bytes(true) > 0
        ? [
            ['Shared:', sizeInWords(bytes(true), 4)],
            ['Private:', sizeInWords(bytes(false), 4)],
          ]
        : []
    const all = sizeInWords(bytes(true) + bytes(false), 4)
    await process.stdout.write(text + tabbed([...parts, ['Reclaimable:', all], ['Total:', all]]))
    return 0
  },
}

/** `docker buildx version` */
export const buildxVersion: ListedSubcommand = {
  declaration: { usage: '', takes: [0, 0], description: ['Tells the version of buildx.'], options: [] },
  async run({ process }) {
    await process.stdout.write('github.com/docker/buildx v0.11.2 9872040b6626fb7d87ef7296fd5b832e8cc2ad17\n')
    return 0
  },
}

/** `docker buildx prune`, `docker builder prune` */
export const builderPrune: ListedSubcommand = {
  declaration: {
    usage: '',
    takes: [0, 0],
    description: ['Removes what builds have left; with --all also that which is in images.'],
    options: [
      builderOption,
      switchOption('a,all', 'remove all of it'),
      switchOption('f,force', 'do not ask'),
      filterOption('remove only what matches, such as until=24h'),
      valueOption('keep-storage', { name: 'bytes', kind: 'text' }, 'how much may stay'),
    ],
    unsimulated: ['verbose'],
  },
  async run(call) {
    const { flags, process, now } = call
    if (await isOther(call)) return 1
    const chosen = recordsChosenBy(call)
    if (typeof chosen === 'string') return refuse(call, chosen)
    const keep = bytesOf(flags.value('keep-storage'))
    if (keep === undefined) return refuse(call, `invalid size: '${flags.value('keep-storage') ?? ''}'`)
    const what = flags.has('all') ? 'build cache' : 'dangling build cache'
    const question = `WARNING! This will remove all ${what}. Are you sure you want to continue? [y/N] `
    if (!(await confirmed(call, '', question))) return 0
    const before = recordsOf(call)
    const { bytes } = pruneBuildCacheOf(call, flags.has('all'), { chosen, keep })
    const left = new Set(process.system.engine.get().buildCache?.records.map(({ key }) => key))
    const gone = before.filter(({ record }) => !left.has(record.key))
    const [first, ...rest] = gone.map(({ record, isShared }) => rowOf(record, isShared, now))
    // each row is aligned by itself but the first, which comes with the headers
    const table = tabbed(first ? [HEADERS, first] : []) + rest.map((row) => tabbed([row])).join('')
    await process.stdout.write(`${table}Total:\t${sizeInWords(bytes, 4)}\n`)
    return 0
  },
}
