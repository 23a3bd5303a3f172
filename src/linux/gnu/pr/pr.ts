import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { timeOf } from '../../../shell/posix/file-time.ts'
import { openFile, resolvePath } from '../../../shell/posix/open.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { formatDate } from '../library/date-format.ts'
import { awaitsValue } from '../fold/old-form.ts'
import { isReadError, plainSentence } from '../library/each-input.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { octetInput } from '../library/octets.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { Pages } from './pages.ts'
import { pageRange, type Settings, settingsOf } from './settings.ts'
import { Source } from './source.ts'

/** `-3t` is `--columns=3 -t`: digits count wherever they are no value. */
function withColumns(words: readonly string[], declaration: ProgramDeclaration): readonly string[] {
  const valued = new Set((declaration.options ?? []).flatMap(({ short, value }) => (short && value ? [short] : [])))
  let [digits, isValue] = ['', false]
  const out: string[] = []
  for (const [at, word] of words.entries()) {
    const letters = !isValue && /^-[^-]/.test(word) ? Array.from(word.slice(1)) : []
    if (!isValue && word === '--') return [...out, ...columnsWord(digits), ...words.slice(at)]
    isValue = !isValue && awaitsValue(word, declaration)
    const end = letters.findIndex((letter) => valued.has(letter))
    const head = (end < 0 ? letters : letters.slice(0, end)).join('')
    digits += head.replace(/\D/g, '')
    const rest = head.replace(/\d/g, '') + (end < 0 ? '' : letters.slice(end).join(''))
    if (letters.length === 0) out.push(word)
    else if (rest !== '') out.push(`-${rest}`)
  }
  return [...out, ...columnsWord(digits)]
}

const columnsWord = (digits: string): readonly string[] => (digits === '' ? [] : [`--columns=${digits}`])

/** The files, and the pages that an operand `+FIRST[:LAST]` asks for. @throws Failure */
function filesOf({ operands, has }: Arguments): { readonly files: readonly string[]; readonly range?: string } {
  const at = has('pages')
    ? -1
    : operands.findIndex((operand) => pageRange(operand.replace(/^\+/, '')) && operand.startsWith('+'))
  const word = operands[at]
  return word === undefined ? { files: operands } : { files: operands.toSpliced(at, 1), range: word.slice(1) }
}

/** The date of a header: that of the file, or now. */
function dateOf(process: GnuProcess, format: string, name?: string): string {
  const { fs } = process.system
  const time = name === undefined ? process.kernel.clock.now() : timeOf(fs.stat(resolvePath(process, name)), 'mtime')
  return formatDate(format, time, zoneOf(process))
}

/** Prints files together: one, or several side by side. Gives the status. */
class Printing {
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #settings: Settings

  constructor(process: GnuProcess, args: Arguments, settings: Settings) {
    this.#process = process
    this.#args = args
    this.#settings = settings
  }

  /** Opens a file; undefined, once it is said why, where it cannot be. */
  async #open(name: string): Promise<OpenFile | undefined> {
    try {
      return retain(name === '-' ? this.#process.file(0) : openFile(this.#process, name, { read: true }))
    } catch (error) {
      if (!isReadError(error)) throw error
      if (!this.#args.has('r')) await this.#process.complain(plainSentence(name, error))
      return undefined
    }
  }

  /** @throws Failure */
  async print(names: readonly string[]): Promise<number> {
    const files: OpenFile[] = []
    for (const name of names) {
      const file = await this.#open(name)
      if (file) files.push(file)
    }
    try {
      if (files.length > 0) await this.#printOpen(files, names)
    } catch (error) {
      if (!(error instanceof FileSystemError) || !isReadError(error)) throw error
      throw new Failure(plainSentence(names[0] ?? '-', error))
    } finally {
      for (const file of files) release(file)
    }
    return files.length === names.length ? 0 : 1
  }

  async #printOpen(files: readonly OpenFile[], [name = '-']: readonly string[]): Promise<void> {
    const { value } = this.#args
    const own = this.#settings.filling === 'files' || name === '-' ? undefined : name
    const heading = {
      date: dateOf(this.#process, value('D') ?? '%Y-%m-%d %H:%M', own),
      name: value('h') ?? own ?? '',
    }
    const [first, ...others] = files.map((file) => new Source(octetInput(this.#process, file)))
    if (first) await new Pages(this.#process, this.#settings, [first, ...others], heading).print()
  }
}

/** pr(1): text in pages. */
export const pr = gnu({
  name: 'pr',
  options: [
    ...optionList('pages=RANGE columns=NUM a,across b c,show-control-chars d,double-space D,date-format=FORMAT'),
    ...optionList('e,expand-tabs[=STOPS] f,form-feed F h,header=TEXT i,output-tabs[=STOPS] J,join-lines l,length=NUM'),
    ...optionList('m,merge n,number-lines[=STOPS] N,first-line-number=NUM o,indent=NUM r,no-file-warnings'),
    ...optionList('s,separator[=CHAR] S,sep-string[=TEXT] t,omit-header T,omit-pagination v,show-nonprinting'),
    ...optionList('w,width=NUM W,page-width=NUM'),
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  rewrite: withColumns,
  async run(process, args) {
    const { files, range } = filesOf(args)
    const settings = settingsOf(args, files.length, range)
    const printing = new Printing(process, args, settings)
    if (files.length === 0) return printing.print(['-'])
    if (args.has('m')) return printing.print(files)
    let status = 0
    for (const file of files) status = Math.max(status, await printing.print([file]))
    return status
  },
})
