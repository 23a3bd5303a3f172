import { type FileTime, timeOf } from '../../../shell/posix/file-time.ts'
import { joined, type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import { formatDate } from '../library/date-format.ts'
import { momentFromWords } from './words.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { zoneOf } from '../library/file-time.ts'
import { utc, type Zone } from '../library/zone.ts'

const ISO = { hours: '%FT%H%:z', minutes: '%FT%H:%M%:z', date: '%F', seconds: '%FT%T%:z', ns: '%FT%T,%N%:z' } as const
const RFC3339 = { date: '%F', seconds: '%F %T%:z', ns: '%F %T.%N%:z' } as const

/** The format that a word chooses, which may be shortened. @throws UsageError */
function chosen(option: string, forms: Readonly<Record<string, string>>, word: string): string {
  const names = Object.keys(forms)
  const name = names.find((known) => known === word) ?? names.find((known) => word !== '' && known.startsWith(word))
  if (name !== undefined) return forms[name] ?? ''
  const lines = names.map((known) => phrase`\n  - ${quoted(known)}`)
  throw new UsageError(
    phrase`invalid argument ${quoted(word)} for ${quoted(`--${option}`)}\nValid arguments are:${joined(lines, '')}`,
  )
}

function formatOf(args: Arguments): string {
  const formats = args.given.flatMap(({ name, value }) => {
    if (name === 'I') return [chosen('iso-8601', ISO, value ?? 'date')]
    if (name === 'rfc-3339') return [chosen('rfc-3339', RFC3339, value ?? '')]
    return name === 'R' ? ['%a, %d %b %Y %T %z'] : []
  })
  const [operand, extra] = args.operands
  if (extra !== undefined) throw new UsageError(phrase`extra operand ${quoted(extra)}`)
  if (operand?.startsWith('+')) formats.push(operand.slice(1))
  if (formats.length > 1) throw new UsageError('multiple output formats specified')
  return formats[0] ?? '%a %b %e %H:%M:%S %Z %Y'
}

/** The lines of a file, each a date. */
async function printFile(process: GnuProcess, file: string, show: (words: string) => Promise<number>): Promise<number> {
  try {
    let status = 0
    await withInput(process, file, async (input) => {
      for (let lines = await input.lines(); lines; lines = await input.lines())
        for (const line of lines) status = Math.max(status, await show(line))
    })
    return status
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    await process.complain(`${file}: ${error.message}`)
    return 1
  }
}

/** The time that the options ask for; a sentence where there is none. */
function timeAsked(process: GnuProcess, args: Arguments, zone: Zone): FileTime | Phrase {
  const now = { ms: process.kernel.clock.now(), nanos: 0 }
  const [reference, words] = [args.value('r'), args.value('d') ?? args.value('s')]
  if (reference !== undefined) {
    try {
      return timeOf(process.system.fs.stat(resolvePath(process, reference)), 'mtime')
    } catch (error) {
      if (error instanceof FileSystemError) return `${reference}: ${error.message}`
      throw error
    }
  }
  return words === undefined ? now : (momentFromWords(words, now, zone) ?? phrase`invalid date ${quoted(words)}`)
}

const isTime = (time: FileTime | Phrase): time is FileTime => typeof time === 'object' && 'ms' in time

async function run(process: GnuProcess, args: Arguments): Promise<number> {
  const zone = args.has('u') || args.has('universal') ? utc : zoneOf(process)
  const asked = ['d', 'r', 'f', 'resolution'].filter((name) => args.has(name)).length
  if (asked > 1) throw new UsageError('the options to specify dates for printing are mutually exclusive')
  if (asked > 0 && args.has('s')) throw new UsageError('the options to print and set the time may not be used together')
  if (args.has('resolution')) {
    await process.print('0.001000000\n')
    return 0
  }
  const format = formatOf(args)
  const show = async (time: FileTime | Phrase): Promise<number> => {
    const shown = isTime(time)
    if (shown) await process.print(`${formatDate(format, time, zone)}\n`)
    else await process.complain(time)
    return shown ? 0 : 1
  }
  const now = { ms: process.kernel.clock.now(), nanos: 0 }
  const file = args.value('f')
  if (file !== undefined)
    return printFile(process, file, (line) =>
      show(momentFromWords(line, now, zone) ?? phrase`invalid date ${quoted(line)}`),
    )
  const [operand] = args.operands
  if (operand !== undefined && !operand.startsWith('+') && (args.has('d') || args.has('r')))
    throw new UsageError(
      phrase`the argument ${quoted(operand)} lacks a leading '+';\nwhen using an option to specify date(s), any non-option\nargument must be a format string beginning with '+'`,
    )
  const sets = args.has('s') || (operand !== undefined && !operand.startsWith('+'))
  if (sets && !args.has('s') && !/^\d{8}(\d\d){0,2}(\.\d\d)?$/.test(operand ?? ''))
    return show(phrase`invalid date ${quoted(operand ?? '')}`)
  const time = timeAsked(process, args, zone)
  if (!sets || !isTime(time)) return show(time)
  // nobody may set the clock: it is the page's
  await process.complain('cannot set date: Operation not permitted')
  await show(time)
  return 1
}

export const date = gnu({
  name: 'date',
  options: [
    { short: 'd', long: 'date', value: { name: 'STRING', kind: 'text' } },
    { short: 'f', long: 'file', value: { name: 'DATEFILE', kind: 'file' } },
    { short: 'I', long: 'iso-8601', value: { name: 'FMT', kind: 'text', optional: true } },
    { long: 'resolution' },
    { short: 'R', long: 'rfc-email' },
    { long: 'rfc-3339', value: { name: 'FMT', kind: 'text' } },
    { short: 'r', long: 'reference', value: { name: 'FILE', kind: 'file' } },
    { short: 's', long: 'set', value: { name: 'STRING', kind: 'text' } },
    { short: 'u', long: 'utc' },
    { long: 'universal' },
  ],
  refused: [{ long: 'debug' }],
  operands: [{ name: '+FORMAT', kind: 'text', optional: true }],
  run,
})
