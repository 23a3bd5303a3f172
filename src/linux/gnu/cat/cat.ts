import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { OpenFile } from '../../../shell/posix/stream.ts'
import { openFailure } from '../library/wording.ts'
import { eachInput, type OperandInput, plainSentence } from '../library/each-input.ts'
import { chunkOf, octetsOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const control = (code: number): string => (code < 32 ? `^${String.fromCharCode(code + 64)}` : '^?')

/** How `cat -v` shows a byte that is not printable. */
export function visible(octet: string): string {
  const code = octet.charCodeAt(0)
  if (code < 128) return control(code)
  const low = code - 128
  return `M-${low < 32 || low === 127 ? control(low) : String.fromCharCode(low)}`
}

/** Shows the lines of several files as one text. */
class Display {
  readonly #numbers: 'all' | 'filled' | 'none'
  readonly #squeeze: boolean
  readonly #ends: boolean
  readonly #tabs: boolean
  readonly #controls: boolean
  #number = 0
  #blanks = 0
  #atStart = true

  constructor({ given, has }: Arguments) {
    const any = (letters: string): boolean => given.some(({ name }) => letters.includes(name))
    this.#numbers = has('b') ? 'filled' : has('n') ? 'all' : 'none'
    this.#squeeze = has('s')
    this.#ends = any('AeE')
    this.#tabs = any('AtT')
    this.#controls = any('Aetv')
  }

  get changes(): boolean {
    return this.#numbers !== 'none' || this.#squeeze || this.#ends || this.#tabs || this.#controls
  }

  show(text: string): string {
    let shown = ''
    const parts = text.split('\n')
    for (const [index, part] of parts.entries()) {
      const last = index === parts.length - 1
      if (last && part === '') break
      const blank = this.#atStart && part === ''
      this.#blanks = blank ? this.#blanks + 1 : 0
      if (blank && this.#squeeze && this.#blanks > 1) continue
      if (this.#atStart && (this.#numbers === 'all' || (this.#numbers === 'filled' && !blank)))
        shown += `${String((this.#number += 1)).padStart(6)}\t`
      this.#atStart = !last
      shown += this.#content(part, !last)
    }
    return shown
  }

  #content(part: string, ended: boolean): string {
    let text = part
    if (this.#controls) text = text.replace(/[^\t -~]/g, visible)
    else if (this.#ends && ended) text = text.replace(/\r$/, '^M')
    if (this.#tabs) text = text.replaceAll('\t', '^I')
    if (!ended) return text
    return this.#ends ? `${text}$\n` : `${text}\n`
  }
}

/** Whether what is written would be read again, without an end: not when all of the file has been read. */
function feedsItself({ system }: GnuProcess, file: OpenFile, out: OpenFile | undefined): boolean {
  if (file.type !== 'file' || out?.type !== 'file' || file.ino !== out.ino || file.path === undefined) return false
  return (file.position ?? 0) < (system.fs.peek(file.path)?.size ?? 0)
}

async function copy(process: GnuProcess, { name, input, file }: OperandInput, display: Display): Promise<void> {
  if (feedsItself(process, file, process.descriptors.get(1)))
    throw new Failure(`${quoteName(name)}: input file is output file`)
  for (let chunk = await input.chunk(); chunk !== undefined; chunk = await input.chunk())
    await process.print(display.changes ? chunkOf(display.show(octetsOf(chunk))) : chunk)
}

/** cat(1): puts files one after another. */
export const cat = gnu({
  name: 'cat',
  options: [
    { short: 'A', long: 'show-all' },
    { short: 'b', long: 'number-nonblank' },
    { short: 'e' },
    { short: 'E', long: 'show-ends' },
    { short: 'n', long: 'number' },
    { short: 's', long: 'squeeze-blank' },
    { short: 't' },
    { short: 'T', long: 'show-tabs' },
    { short: 'u' },
    { short: 'v', long: 'show-nonprinting' },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  run(process, args) {
    const display = new Display(args)
    const sentence = openFailure(process, plainSentence)
    return eachInput(process, args.operands, (operand) => copy(process, operand, display), sentence)
  },
})
