import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { UserFiles } from '../../user-files.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { parseSize } from '../library/size.ts'
import { resize } from './resize.ts'

/** What may be cut out of a file or put into it: whole blocks of ext4, in bytes. */
const BLOCK = 4096

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB']

/** What is done, and what is said of it when it is done. */
const TOLD = {
  a: 'allocated.',
  c: 'removed.',
  d: 'converted to sparse holes.',
  i: 'inserted.',
  p: 'hole created.',
  z: 'zeroed.',
} as const

type Action = keyof typeof TOLD

/** A part of a file, in bytes. */
interface Range {
  readonly offset: number
  readonly length: number
}

/** A size as util-linux shows it to people: `1.5 MiB`. */
function sizeText(bytes: number): string {
  let [value, unit] = [bytes, 0]
  for (; value >= 1024; value /= 1024) unit += 1
  return `${Number(value.toFixed(1))} ${UNITS[unit] ?? ''}`
}

/** The one thing that is asked for. @throws Failure */
function actionOf({ has }: Arguments): Action {
  const asked = (['c', 'd', 'i', 'p', 'z'] as const).filter(has)
  if (asked.includes('i') && asked.length > 1)
    throw new Failure(
      'mutually exclusive arguments: --collapse-range --dig-holes --insert-range --punch-hole --zero-range',
    )
  if (asked.length > 1)
    throw new Failure('mutually exclusive arguments: --collapse-range --dig-holes --punch-hole --zero-range')
  return asked[0] ?? 'a'
}

/** A number with a unit perhaps, as util-linux reads it: `10`, `2K`, `1.5MiB`, `1kB`; undefined when it is none. */
function numberOf(text: string): number | undefined {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)([a-z]*)$/i.exec(text) ?? []
  const factor = unit === 'b' ? undefined : parseSize(`1${unit.toUpperCase().replace('IB', 'iB')}`)
  return number === undefined || factor === undefined ? undefined : Math.floor(Number(number) * factor)
}

/** @throws Failure */
function rangeOf({ value }: Arguments, action: Action): Range {
  const [lengthText, offsetText] = [value('l'), value('o')]
  const length = lengthText === undefined ? 0 : numberOf(lengthText)
  if (length === undefined) throw new Failure('invalid length value specified')
  const offset = offsetText === undefined ? 0 : numberOf(offsetText)
  if (offset === undefined) throw new Failure('invalid offset value specified')
  if (action === 'd') return { offset, length }
  if (lengthText === undefined) throw new Failure('no length argument specified')
  if (length === 0) throw new Failure('invalid length value specified')
  return { offset, length }
}

/** Cuts whole blocks out of a file, or puts them in. @throws FileSystemError EINVAL for what is no whole blocks of it */
function shift(fs: UserFiles, at: string, { offset, length }: Range, removes: boolean): void {
  const content = fs.readFile(at)
  const end = removes ? offset + length : offset
  if (offset % BLOCK !== 0 || length % BLOCK !== 0 || end >= content.length) throw new FileSystemError('EINVAL', at)
  const [before, after] = [content.slice(0, offset), content.slice(end)]
  resize(fs, at, removes ? content.length - length : content.length + length)
  const bytes = new Uint8Array(before.length + (removes ? 0 : length) + after.length)
  bytes.set(before)
  bytes.set(after, bytes.length - after.length)
  fs.writeFile(at, bytes)
}

/** Puts zeros in a part of a file, as far as it goes. */
function clear(fs: UserFiles, at: string, { offset, length }: Range): void {
  fs.writeFile(
    at,
    fs
      .readFile(at)
      .slice()
      .fill(0, offset, offset + length),
  )
}

/** Does to an existing file what is asked, fallocate(2). @throws FileSystemError */
function act(fs: UserFiles, at: string, range: Range, { action, keeps }: { action: Action; keeps: boolean }): void {
  const end = range.offset + range.length
  if (action === 'c' || action === 'i') return shift(fs, at, range, action === 'c')
  if (action === 'p' || action === 'z') clear(fs, at, range)
  if ((action === 'a' || action === 'z') && !keeps && end > fs.stat(at).size) resize(fs, at, end)
}

/** fallocate(1) of util-linux. The disk here knows no holes: all of a file has its place. */
export const fallocate = gnu({
  name: 'fallocate',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList(
    'c,collapse-range d,dig-holes i,insert-range l,length=SIZE n,keep-size o,offset=SIZE p,punch-hole z,zero-range x,posix v,verbose',
  ),
  operands: [{ name: 'FILE', kind: 'file' }],
  async run(process, args) {
    const { operands, has } = args
    const action = actionOf(args)
    const [path, more] = operands
    if (path === undefined) throw new Failure('no filename specified')
    if (more !== undefined) throw new Failure('unexpected number of arguments')
    const range = rangeOf(args, action)
    const { fs } = process.system
    const at = resolvePath(process, path)
    const keeps = has('n') || action === 'p'
    const opened = attempt(() => {
      const creates = action === 'a' && !has('n')
      if (creates && !fs.peek(at)) fs.writeFile(at, '', { mode: 0o666 & ~process.umask })
      fs.readFile(at)
    })
    if (opened instanceof FileSystemError) throw new Failure(`cannot open ${path}: ${opened.message}`)
    const failed = attempt(() => act(fs, at, range, { action, keeps }))
    if (failed instanceof FileSystemError) throw new Failure(`fallocate failed: ${failed.message}`)
    const bytes = action === 'd' ? 0 : range.length
    if (has('v')) await process.print(`${path}: ${sizeText(bytes)} (${bytes} bytes) ${TOLD[action]}\n`)
    return 0
  },
})
