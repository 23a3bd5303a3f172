import { phrase, type Quoted, quoted } from '../../../shell/posix/phrase.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { isReadError, plainSentence, type Sentence } from '../library/each-input.ts'
import { octetInput } from '../library/octets.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** The names of the two files that join and comm want; `extraName` quotes a third one. @throws UsageError */
export function twoNames(
  [first, second, extra]: readonly string[],
  extraName: (name: string) => string | Quoted = quoted,
): readonly [string, string] {
  if (first === undefined) throw new UsageError('missing operand')
  if (second === undefined) throw new UsageError(phrase`missing operand after ${quoted(first)}`)
  if (extra !== undefined) throw new UsageError(phrase`extra operand ${extraName(extra)}`)
  return [first, second]
}

/** All lines of a file, as octets. @throws Failure */
export async function allLines(
  process: GnuProcess,
  name: string,
  { separator, sentence = plainSentence }: { readonly separator: string; readonly sentence?: Sentence },
): Promise<readonly string[]> {
  try {
    return await withInput(process, name, (_, file) => octetInput(process, file).allLines(separator))
  } catch (error) {
    throw isReadError(error) ? new Failure(sentence(name, error)) : error
  }
}

/** What is wrong with the order of two files that should be sorted: told once for each, and once at the end. */
export class OrderCheck {
  /** When lines are looked at: always, once a line was found that has no partner, or never. */
  readonly #when: 'always' | 'unpaired' | 'never'
  readonly #sentence: (which: number, line: number, text: string) => string
  readonly #messages: string[] = []
  readonly #told = [false, false]
  unpaired = false

  constructor(has: (name: string) => boolean, sentence: (which: number, line: number, text: string) => string) {
    this.#when = has('check-order') ? 'always' : has('nocheck-order') ? 'never' : 'unpaired'
    this.#sentence = sentence
  }

  /** Whether the program ends here. */
  get stops(): boolean {
    return this.#when === 'always' && this.#told.includes(true)
  }

  /** Sees that a line does not come before the one above it. */
  see(which: number, line: number, text: string): void {
    if (this.#told[which] === true) return
    this.#told[which] = true
    this.#messages.push(this.#sentence(which, line, text))
  }

  get looks(): boolean {
    return this.#when === 'always' || (this.#when === 'unpaired' && this.unpaired)
  }

  /** Says what was found. @throws Failure */
  async end(process: GnuProcess): Promise<void> {
    const [first] = this.#messages
    if (this.stops && first !== undefined) throw new Failure(first)
    for (const message of this.#messages) await process.complain(message)
    if (first !== undefined) throw new Failure('input is not in sorted order')
  }
}
