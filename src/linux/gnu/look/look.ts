import { FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { withInput } from '../../../shell/posix/open.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { chunkOf, octetInput, octetsOf } from '../library/octets.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'

const WORDS = '/usr/share/dict/words'
const OTHER_WORDS = '/usr/share/dict/web2'
/** How many lines are printed at a time. */
const BATCH = 1024

/** How lines are compared. */
interface Order {
  readonly alphanumeric: boolean
  readonly folds: boolean
}

function keyOf(text: string, { alphanumeric, folds }: Order): string {
  const kept = alphanumeric ? text.replace(/[^A-Za-z0-9 \t]/g, '') : text
  return folds ? kept.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : kept
}

/** Finds text in sorted lines. */
class Search {
  readonly #text: string
  readonly #order: Order
  readonly #lines: readonly string[]

  constructor(lines: readonly string[], text: string, order: Order) {
    this.#lines = lines
    this.#order = order
    this.#text = keyOf(text, order)
  }

  /** The lines that begin with the text: those that stand together. */
  *found(): Generator<string, void> {
    for (let at = this.#first(); at < this.#lines.length; at += 1) {
      const line = this.#lines[at] ?? ''
      if (this.#beginning(line) !== this.#text) return
      yield line
    }
  }

  #beginning(line: string): string {
    return keyOf(line, this.#order).slice(0, this.#text.length)
  }

  #first(): number {
    let [low, high] = [0, this.#lines.length]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (this.#beginning(this.#lines[middle] ?? '') < this.#text) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The lines of a file with their newlines. @throws Failure */
async function linesOf(process: GnuProcess, name: string): Promise<readonly string[]> {
  const lines: string[] = []
  try {
    await withInput(process, name, async (_, file) => {
      // it is mapped into memory, as a directory or an empty file cannot be
      if (file.type === 'directory') throw new Failure(`${name}: No such device`)
      const input = octetInput(process, file)
      for (let some = await input.lines(); some; some = await input.lines())
        for (const [at, line] of some.entries())
          lines.push(at === some.length - 1 && !input.endsInNewline ? line : `${line}\n`)
    })
  } catch (error) {
    if (error instanceof FileSystemError) throw new Failure(`${name}: ${error.message}`)
    throw error
  }
  if (lines.length === 0) throw new Failure(`${name}: Invalid argument`)
  return lines
}

/** The text that is looked for: up to a character that ends it. */
function wanted(text: string, end: string): string {
  const at = end === '' ? -1 : text.indexOf(end)
  return at < 0 ? text : text.slice(0, at + 1)
}

function fileOf({ has, operands }: Arguments, process: GnuProcess): string {
  const usual = has('a') ? OTHER_WORDS : process.environment.get('WORDLIST') || WORDS
  return operands[1] ?? usual
}

/** look(1): lines that begin with a text. */
export const look = gnu({
  name: 'look',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('a,alternative d,alphanum f,ignore-case t,terminate=CHAR'),
  operands: [
    { name: 'STRING', kind: 'text' },
    { name: 'FILE', kind: 'file', optional: true },
  ],
  async run(process, args) {
    const { operands, has, value } = args
    const [text, named, extra] = operands
    if (text === undefined || extra !== undefined) throw new UsageError('bad usage')
    const order = { alphanumeric: has('d') || named === undefined, folds: has('f') || named === undefined }
    const lines = await linesOf(process, fileOf(args, process))
    const search = new Search(lines, octetsOf(wanted(text, (value('t') ?? '').slice(0, 1))), order)
    let [out, count, status] = ['', 0, 1]
    for (const line of search.found()) {
      status = 0
      out += line
      count += 1
      if (count % BATCH > 0) continue
      await process.print(chunkOf(out))
      out = ''
    }
    await process.print(chunkOf(out))
    return status
  },
})
