import type { Arguments } from '../../../shell/posix/getopt.ts'
import { modeText } from '../../permissions.ts'
import { formatDate } from '../library/date-format.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { matcher } from '../library/wildcard.ts'
import { utc } from '../library/zone.ts'
import { savedPercent, type ZipMember } from '../zip/format.ts'
import { openZip, separatePatterns, type ZipFile } from './archive.ts'

const NO_ARCHIVE = 9
const USAGE = 10
const NO_MATCH = 11
const TYPE_MASK = 0o170000
const LINK = 0o120000
const FORMATS = ['1', '2', 's', 'm', 'l'] as const

type Format = (typeof FORMATS)[number]

/** What is shown: names alone (1, 2), or lines with more and more (s, m, l); a heading; totals. */
interface Listing {
  readonly format: Format
  readonly heading: boolean
  readonly totals: boolean
}

/** Heading and totals come with whole lists of lines, or are asked for. */
function listingOf({ given, has, operands }: Arguments): Listing {
  const found = given.findLast(({ name }) => FORMATS.some((format) => format === name))?.name
  const asked = has('h') || has('t')
  const format = FORMATS.find((one) => one === found) ?? (asked ? '2' : 's')
  const isWhole = !asked && operands.length === 1 && !has('x') && format !== '1' && format !== '2'
  return { format, heading: format !== '1' && (has('h') || isWhole), totals: format !== '1' && (has('t') || isWhole) }
}

function lineOf(member: ZipMember, format: Format, decimal: boolean): string {
  const { name, mode, size, packed, method, isText, hasExtra, localTime } = member
  if (format === '1' || format === '2') return `${name}\n`
  const isLink = (mode & TYPE_MASK) === LINK
  const letters = modeText(name.endsWith('/') ? 'directory' : isLink ? 'symlink' : 'file', mode & 0o7777)
  const kind = `${isText ? 't' : 'b'}${hasExtra ? 'x' : '-'}`
  const more = {
    m: ` ${String(savedPercent(size, packed.length)).padStart(2)}%`,
    l: ` ${String(packed.length).padStart(8)}`,
    s: '',
  }
  const time = formatDate(decimal ? '%Y%m%d.%H%M%S' : '%y-%b-%d %H:%M', localTime, utc)
  const how = method === 'deflated' ? 'defN' : 'stor'
  return `${letters}  3.0 unx ${String(size).padStart(8)} ${kind}${more[format]} ${how} ${time} ${name}\n`
}

function totalsOf(members: readonly ZipMember[]): string {
  const size = members.reduce((sum, member) => sum + member.size, 0)
  const packed = members.reduce((sum, member) => sum + member.packed.length, 0)
  const saved = size === 0 ? 0 : (100 * (size - packed)) / size
  const count = `${members.length} file${members.length === 1 ? '' : 's'}`
  return `${count}, ${size} bytes uncompressed, ${packed} bytes compressed:  ${saved.toFixed(1)}%\n`
}

/** The members that patterns choose, and those of the patterns that choose none. */
function chosen({ members }: ZipFile, { operands, values, has }: Arguments) {
  const options = { ignoreCase: has('C') }
  const patterns = operands.slice(1).map((pattern) => ({ pattern, fits: matcher(pattern, options) }))
  const unwanted = values('x').map((pattern) => matcher(pattern, options))
  const wanted = members.filter(({ name }) => patterns.length === 0 || patterns.some(({ fits }) => fits(name)))
  return {
    shown: wanted.filter(({ name }) => !unwanted.some((fits) => fits(name))),
    missing: patterns.filter(({ fits }) => !members.some(({ name }) => fits(name))).map(({ pattern }) => pattern),
  }
}

/** Lists an archive: `zipinfo`, and `unzip -Z`. */
export async function listZip(process: GnuProcess, args: Arguments): Promise<number> {
  const archive = await openZip(process, args.operands[0] ?? '', 1)
  if (!archive) return NO_ARCHIVE
  const { format, heading, totals } = listingOf(args)
  const { shown, missing } = chosen(archive, args)
  if (heading) {
    const count = `number of entries: ${archive.members.length}`
    await process.print(`Archive:  ${archive.name}\nZip file size: ${archive.size} bytes, ${count}\n`)
  }
  const onlyTotals = args.has('t') && !args.has('2')
  const onlyHeading = args.has('h') && !args.has('2')
  if (!onlyTotals && !onlyHeading)
    await process.print(shown.map((member) => lineOf(member, format, args.has('T'))).join(''))
  if (totals) await process.print(totalsOf(shown))
  for (const pattern of missing) await process.write(2, `caution: filename not matched:  ${pattern}\n`)
  return missing.length > 0 ? NO_MATCH : 0
}

/** zipinfo(1), Info-ZIP's */
export const zipinfo = gnu({
  name: 'zipinfo',
  options: optionList('1 2 s m l h t x=PATTERN T C'),
  refused: optionList('v z M'),
  operands: [
    { name: 'ARCHIVE', kind: 'file' },
    { name: 'FILE', kind: 'text', optional: true, repeated: true },
  ],
  usageStatus: USAGE,
  rewrite: separatePatterns,
  async run(process, args) {
    if (args.operands.length > 0) return listZip(process, args)
    await process.print('usage: zipinfo [-12smlChtT] file[.zip] [list...] [-x xlist...]\n')
    return USAGE
  },
})
