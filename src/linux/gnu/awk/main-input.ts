import { FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { Failure } from '../library/program.ts'
import type { Machine } from './machine.ts'
import { Records } from './records.ts'
import { NEVER } from './syntax.ts'
import type { Waits } from './turns.ts'
import { InputText, toNumber, Untyped, type Value } from './values.ts'

/** The main input: the files that ARGV names, one after the other, or standard input where it names none. */
export class MainInput {
  readonly #machine: Machine
  readonly #hasOperands: boolean
  #records: Records | undefined
  #usedOperand = false
  #operandAt = 1

  constructor(machine: Machine, operands: readonly string[]) {
    this.#machine = machine
    this.#hasOperands = operands.length > 0
    const argv = ['awk', ...operands].map((text, index): [string, Value] => [String(index), new InputText(text)])
    machine.globals[machine.slotOf('ARGV')] = new Map(argv)
    machine.globals[machine.slotOf('ARGC')] = argv.length
  }

  /** Reads its input no more. */
  close(): void {
    this.#records?.close()
    this.#records = undefined
  }

  /** The next record of the main input, counted; undefined at the end. */
  *next(): Waits<string | undefined> {
    const machine = this.#machine
    for (;;) {
      if (!this.#records && !this.#openNext()) return undefined
      if (!this.#records) return undefined
      const record = yield* this.recordFrom(this.#records)
      if (record === undefined) {
        this.close()
        continue
      }
      machine.setSpecial('NR', toNumber(machine.special('NR')) + 1)
      machine.setSpecial('FNR', toNumber(machine.special('FNR')) + 1)
      return record
    }
  }

  /** The next record of any input; undefined at its end. */
  *recordFrom(records: Records): Waits<string | undefined> {
    for (;;) {
      const separator = this.#machine.recordSeparator
      const record = records.take(separator)
      if (record !== undefined || records.isEnd) return record
      if (this.#machine.files.isFull) yield this.#machine.files.flush()
      yield this.#machine.files.flush().then(() => records.fill(separator))
    }
  }

  /** Opens the next operand that is a file; assignments among them are made. */
  #openNext(): boolean {
    const machine = this.#machine
    const argv = machine.array({ type: 'name', name: 'ARGV', local: false, slot: machine.slotOf('ARGV'), waits: NEVER })
    const held = machine.globals[machine.slotOf('ARGC')]
    const count = held instanceof Map || held instanceof Untyped ? 0 : toNumber(held)
    while (this.#operandAt < count) {
      const operand = machine.text(argv.get(String(this.#operandAt)))
      this.#operandAt += 1
      const assignment = /^([A-Za-z_]\w*)=([^]*)$/.exec(operand)
      if (operand === '') continue
      if (assignment) {
        machine.assign(assignment[1] ?? '', inputValue(assignment[2] ?? ''))
        continue
      }
      this.#usedOperand = true
      this.#open(operand)
      return true
    }
    if (this.#usedOperand) return false
    this.#usedOperand = true
    this.#open('-')
    return true
  }

  #open(name: string): void {
    const machine = this.#machine
    try {
      const { process } = machine
      this.#records = new Records(process, name === '-' ? process.file(0) : openFile(process, name, { read: true }))
      machine.setSpecial('FILENAME', name === '-' && !this.#hasOperands ? '' : name)
      machine.setSpecial('FNR', 0)
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      throw new Failure(`cannot open ${name} (${error.message})`, 2)
    }
  }
}

/** Text of an assignment on the command line. */
export const inputValue = (text: string): Value => new InputText(text)
