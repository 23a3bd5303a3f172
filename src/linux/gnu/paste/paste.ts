import type { Arguments } from '../../../shell/posix/getopt.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { eachInput, isReadError } from '../library/each-input.ts'
import { LineReader } from './line-reader.ts'
import { chunkOf, octetInput, octetsOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How much is gathered before it is printed. */
const BATCH = 32_768
const ESCAPES: Readonly<Record<string, string>> = { '0': '', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

function delimitersOf({ value }: Arguments): readonly string[] {
  const list = octetsOf(value('d') ?? '\t')
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(list))
    throw new Failure(`delimiter list ends with an unescaped backslash: ${list}`)
  const found = list.match(/\\.|[^]/gs) ?? ['']
  return found.map((one) => (one.length > 1 ? (ESCAPES[one.charAt(1)] ?? one.charAt(1)) : one))
}

interface Job {
  readonly delimiters: readonly string[]
  readonly separator: string
}

interface Column {
  readonly name: string
  readonly file: OpenFile
  readonly reader: LineReader
}

/** Columns of files side by side. */
class Table {
  readonly #process: GnuProcess
  readonly #columns: readonly Column[]
  readonly #job: Job
  status = 0

  constructor(process: GnuProcess, files: readonly Pick<Column, 'name' | 'file'>[], job: Job) {
    this.#process = process
    this.#job = job
    // columns that read the same file share its lines
    const readers = new Map(files.map(({ file }) => [file, new LineReader(octetInput(process, file), job.separator)]))
    this.#columns = files.flatMap((one) => {
      const reader = readers.get(one.file)
      return reader ? [{ ...one, reader }] : []
    })
  }

  async print(): Promise<void> {
    let out = ''
    for (let row = await this.#row(); row !== undefined; row = await this.#row()) {
      out += row + this.#job.separator
      if (out.length < BATCH) continue
      await this.#process.print(chunkOf(out))
      out = ''
    }
    await this.#process.print(chunkOf(out))
  }

  /** The next line of each; undefined when none has one left. */
  async #row(): Promise<string | undefined> {
    const { delimiters } = this.#job
    let [row, any] = ['', false]
    for (const [index, { name, reader }] of this.#columns.entries()) {
      const wait = reader.advance()
      if (wait) await wait.catch((error: unknown) => this.#failed(name, error))
      any ||= reader.line !== undefined
      row += (index > 0 ? (delimiters[(index - 1) % delimiters.length] ?? '') : '') + (reader.line ?? '')
    }
    return any ? row : undefined
  }

  async #failed(name: string, error: unknown): Promise<void> {
    if (!isReadError(error)) throw error
    if (this.status === 0) await this.#process.complain(`${quoteName(name)}: ${error.message}`)
    this.status = 1
  }
}

function openAll(process: GnuProcess, names: readonly string[], files: Pick<Column, 'name' | 'file'>[]): void {
  for (const name of names) {
    try {
      files.push({ name, file: retain(name === '-' ? process.file(0) : openFile(process, name, { read: true })) })
    } catch (error) {
      throw isReadError(error) ? new Failure(`${quoteName(name)}: ${error.message}`) : error
    }
  }
}

async function oneAfterAnother(
  process: GnuProcess,
  names: readonly string[],
  { delimiters, separator }: Job,
): Promise<number> {
  return eachInput(process, names, async ({ input }) => {
    let [out, at] = ['', -1]
    for (let lines = await input.lines(separator); lines; lines = await input.lines(separator)) {
      for (const line of lines) {
        out += (at < 0 ? '' : (delimiters[at % delimiters.length] ?? '')) + line
        at += 1
      }
      await process.print(chunkOf(out))
      out = ''
    }
    await process.print(separator)
  })
}

/** paste(1): lines of files side by side. */
export const paste = gnu({
  name: 'paste',
  options: [
    { short: 'd', long: 'delimiters', value: { name: 'LIST', kind: 'text' } },
    { short: 's', long: 'serial' },
    { short: 'z', long: 'zero-terminated' },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  async run(process, args) {
    const job: Job = { delimiters: delimitersOf(args), separator: args.has('z') ? '\0' : '\n' }
    const names = args.operands.length > 0 ? args.operands : ['-']
    if (args.has('s')) return oneAfterAnother(process, names, job)
    const files: Pick<Column, 'name' | 'file'>[] = []
    try {
      openAll(process, names, files)
      const table = new Table(process, files, job)
      await table.print()
      return table.status
    } finally {
      for (const { file } of files) release(file)
    }
  },
})
