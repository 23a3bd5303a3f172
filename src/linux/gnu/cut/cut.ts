import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import type { Work } from '../../../base/work.ts'
import { eachInput } from '../library/each-input.ts'
import { fieldsOf, MANY } from '../../../base/fields.ts'
import { chunkOf, octetsOf } from '../library/octets.ts'
import { gnu } from '../library/program.ts'

export type Range = readonly [first: number, last: number]

/** Reads a list such as `1,3-5,7-`, of fields or of bytes. @throws UsageError */
export function parseList(list: string, fields: boolean): readonly Range[] {
  const ranges = list.split(/[, \t]/).map((part): Range => {
    if (part === '-') throw new UsageError('invalid range with no endpoint: -')
    const [whole, first = '', dash, last = ''] = /^(\d*)(-?)(\d*)$/.exec(part) ?? []
    if (whole === undefined) {
      if (/^\d*-\d*-/.test(part)) throw new UsageError(`invalid ${fields ? 'field' : 'byte or character'} range`)
      const bad = /[^\d-].*/s.exec(part)?.[0] ?? part
      throw new UsageError(phrase`invalid ${fields ? 'field value' : 'byte/character position'} ${quoted(bad)}`)
    }
    if ((first === '' && !dash) || Number(first || 1) === 0)
      throw new UsageError(`${fields ? 'fields' : 'byte/character positions'} are numbered from 1`)
    const range: Range = [Number(first || 1), dash ? Number(last || Infinity) : Number(first)]
    if (dash && range[0] > range[1]) throw new UsageError('invalid decreasing range')
    return range
  })
  return merged(ranges)
}

/** In order, those that overlap made one. */
function merged(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = []
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = result.at(-1)
    if (before && first <= before[1]) result[result.length - 1] = [before[0], Math.max(before[1], last)]
    else result.push([first, last])
  }
  return result
}

/** What the ranges leave out. */
function complement(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = []
  let next = 1
  for (const [first, last] of ranges) {
    if (first > next) result.push([next, first - 1])
    next = last + 1
  }
  return next === Infinity ? result : [...result, [next, Infinity]]
}

/** How a line is cut; undefined for one that is left out. Where the delimiter ends lines, a file is cut as one line with its end. */
type Cut = (line: string) => Work<string | undefined>

function fieldCut(ranges: readonly Range[], delimiter: string, { has, value }: Arguments): Cut {
  const output = (value('output-delimiter') ?? delimiter) || '\0'
  const whole = delimiter === separatorOf(has)
  // of a file of one line -s leaves out what was not asked for
  const alone = whole && has('s') ? undefined : ''
  const [only] = ranges
  const single = only && ranges.length === 1 && only[0] === only[1] ? only[0] - 1 : -1
  return function* (line) {
    if (!line.includes(delimiter)) return has('s') ? undefined : line
    const fields = yield* fieldsOf(whole && line.endsWith(delimiter) ? line.slice(0, -1) : line, delimiter)
    if (single >= 0) return fields[single] ?? (fields.length === 1 ? alone : '')
    const parts: string[] = []
    for (const [first, last] of ranges) {
      const end = Math.min(last, fields.length)
      for (let from = first - 1; from < end; from += MANY) {
        parts.push(fields.slice(from, Math.min(end, from + MANY)).join(output))
        if (from + MANY < end) yield MANY / 8
      }
    }
    return parts.length > 0 ? parts.join(output) : fields.length === 1 ? alone : ''
  }
}

const separatorOf = (has: Arguments['has']): string => (has('z') ? '\0' : '\n')

function byteCut(ranges: readonly Range[], between: string): Cut {
  // oxlint-disable-next-line require-yield
  return function* (line) {
    const parts = ranges.flatMap(([first, last]) => (first <= line.length ? [line.slice(first - 1, last)] : []))
    return parts.join(between)
  }
}

/** Reads the command line. @throws UsageError */
function cutOf(args: Arguments): Cut {
  const { given, has, value } = args
  const lists = given.filter(({ name }) => 'bcf'.includes(name))
  const [list] = lists
  const delimiter = value('d')
  if (delimiter !== undefined && octetsOf(delimiter).length > 1)
    throw new UsageError('the delimiter must be a single character')
  if (!list) throw new UsageError('you must specify a list of bytes, characters, or fields')
  if (lists.length > 1) throw new UsageError('only one list may be specified')
  const fields = list.name === 'f'
  if (!fields && delimiter !== undefined)
    throw new UsageError('an input delimiter may be specified only when operating on fields')
  if (!fields && has('s'))
    throw new UsageError('suppressing non-delimited lines makes sense\n\tonly when operating on fields')
  const ranges = parseList(list.value ?? '', fields)
  const wanted = has('complement') ? complement(ranges) : ranges
  return fields ? fieldCut(wanted, delimiterOf(args), args) : byteCut(wanted, value('output-delimiter') ?? '')
}

const delimiterOf = ({ value }: Arguments): string => octetsOf(value('d') ?? '\t') || '\0'

function* cutLines(lines: readonly string[], take: Cut, separator: string): Work<string> {
  let out = ''
  for (const line of lines) {
    const part = yield* take(line)
    if (part !== undefined) out += part + separator
  }
  return out
}

/** cut(1): parts of each line. */
export const cut = gnu({
  name: 'cut',
  options: [
    { short: 'b', long: 'bytes', value: { name: 'LIST', kind: 'text' } },
    { short: 'c', long: 'characters', value: { name: 'LIST', kind: 'text' } },
    { short: 'd', long: 'delimiter', value: { name: 'DELIM', kind: 'text' } },
    { short: 'f', long: 'fields', value: { name: 'LIST', kind: 'text' } },
    { short: 'n' },
    { long: 'complement' },
    { short: 's', long: 'only-delimited' },
    { long: 'output-delimiter', value: { name: 'STRING', kind: 'text' } },
    { short: 'z', long: 'zero-terminated' },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  run(process, args) {
    const take = cutOf(args)
    const separator = separatorOf(args.has)
    const whole = args.has('f') && delimiterOf(args) === separator
    return eachInput(process, args.operands, async ({ input }) => {
      if (whole) {
        const text = await input.whole()
        const out = text === '' ? '' : await process.inTurns(cutLines([text], take, separator))
        return process.print(chunkOf(out))
      }
      for (let lines = await input.lines(separator); lines; lines = await input.lines(separator)) {
        const out = await process.inTurns(cutLines(lines, take, separator))
        if (out !== '') await process.print(chunkOf(out))
      }
    })
  },
})
