import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { SMALLEST, type XzStream, xzRead } from './format.ts'
import { XzError } from './xz-error.ts'
import { sizeText } from './size-text.ts'

const CHECKS: Readonly<Record<number, string>> = { 0: 'None', 1: 'CRC32', 4: 'CRC64', 10: 'SHA-256' }
const MOST_RATIO = 9.999
const HEADING = 'Strms  Blocks   Compressed Uncompressed  Ratio  Check   Filename\n'
const LINE = `${'-'.repeat(79)}\n`

/** What files come to. */
interface Sizes {
  readonly streams: number
  readonly blocks: number
  readonly packed: number
  readonly whole: number
  readonly padding: number
  readonly checks: readonly number[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function sizesOf(streams: readonly XzStream[]): Sizes {
  const blocks = streams.flatMap((stream) => stream.blocks)
  return {
    streams: streams.length,
    blocks: blocks.length,
    packed: sum(streams.map(({ size, padding }) => size + padding)),
    whole: sum(blocks.map(({ whole }) => whole)),
    padding: sum(streams.map(({ padding }) => padding)),
    checks: [...new Set(streams.map(({ check }) => check))].toSorted((a, b) => a - b),
  }
}

function added(all: readonly Sizes[]): Sizes {
  const total = (pick: (sizes: Sizes) => number): number => sum(all.map(pick))
  return {
    streams: total(({ streams }) => streams),
    blocks: total(({ blocks }) => blocks),
    packed: total(({ packed }) => packed),
    whole: total(({ whole }) => whole),
    padding: total(({ padding }) => padding),
    checks: [...new Set(all.flatMap(({ checks }) => checks))].toSorted((a, b) => a - b),
  }
}

function ratio(packed: number, whole: number): string {
  const value = whole === 0 ? Infinity : packed / whole
  return value > MOST_RATIO ? '---' : value.toFixed(3)
}

const checkNames = (checks: readonly number[]): string =>
  checks.map((check) => CHECKS[check] ?? `Unknown-${check}`).join(',') || 'None'

function row(sizes: Sizes, name: string): string {
  const { streams, blocks, packed, whole, checks } = sizes
  const numbers = `${String(streams).padStart(5)}  ${String(blocks).padStart(6)}`
  const shown = `${sizeText(packed).padStart(11)}  ${sizeText(whole).padStart(11)}`
  return `${numbers}  ${shown}  ${ratio(packed, whole).padStart(5)}  ${checkNames(checks).padEnd(7)} ${name}\n`
}

/** A size in a unit, and in bytes where the unit is another. */
function exactly(bytes: number): string {
  const shown = sizeText(bytes)
  return shown.endsWith(' B') ? shown : `${shown} (${bytes} B)`
}

function details({ streams, blocks, packed, whole, padding, checks }: Sizes): string {
  return (
    `  Streams:           ${streams}\n  Blocks:            ${blocks}\n` +
    `  Compressed size:   ${exactly(packed)}\n  Uncompressed size: ${exactly(whole)}\n` +
    `  Ratio:             ${ratio(packed, whole)}\n  Check:             ${checkNames(checks)}\n` +
    `  Stream Padding:    ${exactly(padding)}\n`
  )
}

const wide = (numbers: readonly number[]): string => numbers.map((number) => String(number).padStart(16)).join('')

function streamRows(streams: readonly XzStream[]): string {
  let [rows, before] = ['', 0]
  for (const [at, stream] of streams.entries()) {
    const { whole } = sizesOf([stream])
    const counts = `${String(at + 1).padStart(10)}${String(stream.blocks.length).padStart(10)}`
    const sizes = wide([stream.start, before, stream.size, whole])
    const check = checkNames([stream.check]).padEnd(10)
    rows += `${counts}${sizes}  ${ratio(stream.size, whole).padStart(5)}  ${check}${String(stream.padding).padStart(8)}\n`
    before += whole
  }
  return rows
}

function blockRows(streams: readonly XzStream[]): string {
  let [rows, before, number] = ['', 0, 0]
  for (const [at, { blocks, check }] of streams.entries())
    for (const { start, size, whole } of blocks) {
      const total = size + ((4 - (size % 4)) % 4)
      number += 1
      const counts = `${String(at + 1).padStart(10)}${String(number).padStart(10)}`
      const sizes = wide([start, before, total, whole])
      rows += `${counts}${sizes}  ${ratio(total, whole).padStart(5)}  ${checkNames([check])}\n`
      before += whole
    }
  return rows
}

/** All about one file: what -lv shows. */
function described(name: string, streams: readonly XzStream[], place: string): string {
  const sizes = sizesOf(streams)
  const streamHeading =
    '    Stream    Blocks      CompOffset    UncompOffset        CompSize      UncompSize  Ratio  Check      Padding\n'
  const blockHeading =
    '    Stream     Block      CompOffset    UncompOffset       TotalSize      UncompSize  Ratio  Check\n'
  const blocks = sizes.blocks === 0 ? '' : `  Blocks:\n${blockHeading}${blockRows(streams)}`
  return `${name} (${place})\n${details(sizes)}  Streams:\n${streamHeading}${streamRows(streams)}${blocks}`
}

/** The streams of a file; undefined, and said, where it has none. */
async function streamsOf(process: GnuProcess, name: string): Promise<readonly XzStream[] | undefined> {
  const bytes = attempt(() => process.system.fs.readFile(resolvePath(process, name)))
  if (bytes instanceof FileSystemError) {
    await process.complain(`${name}: ${bytes.code === 'EISDIR' ? 'Is a directory, skipping' : bytes.message}`)
    return undefined
  }
  if (bytes.length < SMALLEST) {
    await process.complain(`${name}: Too small to be a valid .xz file`)
    return undefined
  }
  try {
    return (await process.inTurns(xzRead(bytes))).streams
  } catch (error) {
    if (!(error instanceof XzError)) throw error
    await process.complain(`${name}: ${error.message}`)
    return undefined
  }
}

/** Tells what is in files: `xz -l`. */
export async function listFiles(process: GnuProcess, { operands, has }: Arguments): Promise<number> {
  const all: Sizes[] = []
  let status = 0
  for (const [at, name] of (operands.length === 0 ? ['-'] : operands).entries()) {
    if (name === '-') {
      await process.complain('--list does not support reading from standard input')
      status = 1
      continue
    }
    const streams = await streamsOf(process, name)
    if (!streams) {
      status = 1
      continue
    }
    const sizes = sizesOf(streams)
    all.push(sizes)
    if (has('v'))
      await process.print(`${at > 0 ? '\n' : ''}${described(name, streams, `${at + 1}/${operands.length}`)}`)
    else await process.print(`${all.length === 1 ? HEADING : ''}${row(sizes, name)}`)
  }
  if (all.length < 2) return status
  const total = added(all)
  if (has('v')) await process.print(`\nTotals:\n  Number of files:   ${all.length}\n${details(total)}`)
  else await process.print(`${LINE}${row(total, `${all.length} files`)}`)
  return status
}
