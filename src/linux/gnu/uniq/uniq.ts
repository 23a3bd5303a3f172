import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { matchArgument } from '../library/argument-match.ts'
import { oldForm } from '../fold/old-form.ts'
import { eachInput, type Sentence } from '../library/each-input.ts'
import { chunkOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** What is compared of a line. */
function keyOf({ value, has }: Arguments): (line: string) => string {
  const number = (option: string, what: string): number => {
    const text = value(option)
    if (text !== undefined && !/^\s*\+?\d+$/.test(text)) throw new Failure(`${text}: invalid number of ${what}`)
    return text === undefined ? 0 : Number(text)
  }
  const [fields, characters] = [number('f', 'fields to skip'), number('s', 'bytes to skip')]
  const width = has('w') ? number('w', 'bytes to compare') : Infinity
  if (fields + characters === 0 && width === Infinity && !has('i')) return (line) => line
  const skipped = new RegExp(`^(?:[ \\t]*[^ \\t]*){0,${Math.min(fields, 65_535)}}`)
  return (line) => {
    const from = (fields > 0 ? (skipped.exec(line)?.[0].length ?? 0) : 0) + characters
    const key = line.slice(from, from + width)
    return has('i') ? key.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : key
  }
}

/** Where empty lines part the groups that `-D` and `--group` print. */
const REPEATED = ['none', 'prepend', 'separate'] as const
const GROUPED = ['prepend', 'append', 'separate', 'both'] as const
type Parting = (typeof REPEATED)[number] | (typeof GROUPED)[number]

/** Gathers equal lines that follow each other, and gives what is to be printed of them. */
class Groups {
  readonly #has: Arguments['has']
  readonly #repeated: boolean
  readonly #end: string
  readonly #key: (line: string) => string
  readonly #parting: Parting
  /** All lines of a group are printed. */
  readonly #all: boolean
  readonly #immediate: boolean
  #lines: string[] = []
  #count = 0
  #lastKey: string | undefined
  #printed = false

  constructor(args: Arguments) {
    const { has, value } = args
    const repeated = has('D') || has('all-repeated')
    this.#has = has
    this.#repeated = repeated
    this.#end = has('z') ? '\0' : '\n'
    this.#key = keyOf(args)
    this.#all = repeated || has('group')
    this.#parting = has('group')
      ? matchArgument({ program: 'uniq', option: 'group', possible: GROUPED }, value('group') ?? 'separate')
      : matchArgument({ program: 'uniq', option: 'all-repeated', possible: REPEATED }, value('all-repeated') ?? 'none')
    this.#immediate = !this.#all && !['c', 'd', 'u'].some((name) => has(name))
    if (has('group') && (repeated || ['c', 'd', 'u'].some((name) => has(name))))
      throw new UsageError('--group is mutually exclusive with -c/-d/-D/-u')
    if (has('c') && repeated) throw new UsageError('printing all duplicated lines and repeat counts is meaningless')
  }

  take(lines: readonly string[]): string {
    let out = ''
    for (const line of lines) {
      const key = this.#key(line)
      if (key !== this.#lastKey) {
        out += this.#flush()
        if (this.#immediate) out += line + this.#end
        this.#lastKey = key
        this.#lines = [line]
        this.#count = 1
      } else {
        this.#count += 1
        if (this.#all) this.#lines.push(line)
      }
    }
    return out
  }

  end(): string {
    const rest = this.#flush()
    const closes = this.#parting === 'append' || this.#parting === 'both'
    return rest + (closes && this.#printed ? this.#end : '')
  }

  #flush(): string {
    const has = this.#has
    if (this.#count === 0 || this.#immediate) return ''
    const many = this.#count > 1
    const wanted = has('group') || (many ? !has('u') : !has('d') && !this.#repeated)
    if (!wanted) return ''
    const before =
      this.#parting === 'prepend' || this.#parting === 'both' || (this.#printed && this.#parting !== 'none')
    this.#printed = true
    const number = has('c') ? `${String(this.#count).padStart(7)} ` : ''
    return (before ? this.#end : '') + this.#lines.map((line) => number + line + this.#end).join('')
  }
}

const sentence: Sentence = (name, { code, message }) =>
  code === 'EISDIR' ? `error reading '${name}'` : `${quoteName(name)}: ${message}`

async function filter(process: GnuProcess, args: Arguments): Promise<number> {
  const groups = new Groups(args)
  return eachInput(
    process,
    args.operands.slice(0, 1),
    async ({ input }) => {
      const separator = args.has('z') ? '\0' : '\n'
      for (let lines = await input.lines(separator); lines; lines = await input.lines(separator)) {
        const out = groups.take(lines)
        if (out !== '') await process.print(chunkOf(out))
      }
      await process.print(chunkOf(groups.end()))
    },
    sentence,
  )
}

const oldFields = oldForm('f')
const oldCharacters = oldForm('s', /^\+\d+$/)

/** uniq(1): leaves out lines that repeat the one before. */
export const uniq = gnu({
  name: 'uniq',
  options: [
    { short: 'c', long: 'count' },
    { short: 'd', long: 'repeated' },
    { short: 'D' },
    { long: 'all-repeated', value: { name: 'METHOD', kind: 'text', optional: true } },
    { short: 'f', long: 'skip-fields', value: { name: 'N', kind: 'number' } },
    { long: 'group', value: { name: 'METHOD', kind: 'text', optional: true } },
    { short: 'i', long: 'ignore-case' },
    { short: 's', long: 'skip-chars', value: { name: 'N', kind: 'number' } },
    { short: 'u', long: 'unique' },
    { short: 'z', long: 'zero-terminated' },
    { short: 'w', long: 'check-chars', value: { name: 'N', kind: 'number' } },
  ],
  operands: [
    { name: 'INPUT', kind: 'file', optional: true },
    { name: 'OUTPUT', kind: 'file', optional: true },
  ],
  rewrite: (words, declaration) => oldCharacters(oldFields(words, declaration), declaration),
  async run(process, args) {
    const [, output, extra] = args.operands
    if (extra !== undefined) throw new UsageError(phrase`extra operand ${quoted(extra)}`)
    if (output !== undefined && output !== '-')
      process.assign(1, openFile(process, output, { write: true, create: true, truncate: true }))
    return filter(process, args)
  },
})
