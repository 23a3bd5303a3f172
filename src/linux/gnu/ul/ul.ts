import { codePointWidth } from '../../../base/width.ts'
import type { Work } from '../../../base/work.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { plainSentence, isReadError } from '../library/each-input.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { type Terminal, terminals } from './terminals.ts'

const TAB = 8
/** After how many lines others may have their turn. */
const MANY_LINES = 512

/** How a character is shown: a bit for each way. */
const PLAIN = 0
const OTHER_SET = 1
const RAISED = 2
const LOWERED = 4
const UNDERLINED = 8
const BOLD = 16

interface Cell {
  character: string
  mode: number
}

/** What -i puts below a character. */
const signs: Readonly<Record<number, string>> = {
  [PLAIN]: ' ',
  [OTHER_SET]: 'g',
  [RAISED]: '^',
  [LOWERED]: 'v',
  [UNDERLINED]: '_',
  [BOLD]: '!',
}

/** A line as it is overstruck. */
class Line {
  #cells: (Cell | undefined)[] = []
  #column = 0
  /** How much of it is printed: up to where it was last gone on, as the real one does. */
  #length = 0
  /** What SO, SI and half line feeds have chosen. */
  #mode = PLAIN

  get isEmpty(): boolean {
    return this.#length === 0
  }

  /** Puts a character, or moves. @param next the character after an escape. @throws Failure */
  take(character: string, next = ''): void {
    if (character === '\b') this.#column = Math.max(0, this.#column - 1)
    else if (character === '\t') this.#moveTo(this.#column + TAB - (this.#column % TAB))
    else if (character === '\r') this.#column = 0
    else if (character === '\u000e') this.#mode |= OTHER_SET
    else if (character === '\u000f') this.#mode &= ~OTHER_SET
    else if (character === '\u001b') this.#shift(next)
    else if (character === ' ') this.#moveTo(this.#column + 1)
    else if (character > ' ' && character !== '\u007f') this.#put(character)
  }

  #moveTo(column: number): void {
    this.#column = column
    this.#length = column
  }

  #shift(next: string): void {
    if (next !== '8' && next !== '9')
      throw new Failure(
        `unknown escape sequence in input: 33, ${next === '' ? '37777777777' : next.charCodeAt(0).toString(8)}`,
      )
    const [undone, made] = next === '9' ? [RAISED, LOWERED] : [LOWERED, RAISED]
    if (this.#mode & undone) this.#mode &= ~undone
    else this.#mode |= made
  }

  #put(character: string): void {
    const at = this.#column
    const cell = this.#cells[at]
    if (!cell) this.#cells[at] = { character, mode: this.#mode }
    else if (character === '_') cell.mode |= UNDERLINED | this.#mode
    else if (cell.character === '_') Object.assign(cell, { character, mode: this.#mode | UNDERLINED })
    else if (cell.character === character) cell.mode |= BOLD | this.#mode
    else cell.mode = this.#mode
    this.#moveTo(at + Math.max(1, codePointWidth(character.codePointAt(0) ?? 0)))
  }

  /** The line as a terminal is told of it; with `apart`, how it is shown stands in a line below. */
  end({ starts, ends, usualEnd }: Terminal, apart: boolean): string {
    let [out, mode] = ['', PLAIN]
    const change = (next: number): void => {
      if (apart || next === mode) return
      if (mode !== PLAIN) out += ends[mode] ?? usualEnd
      if (next !== PLAIN) out += starts[next] ?? starts[0] ?? ''
      mode = next
    }
    for (let at = 0; at < this.#length; at += 1) {
      const cell = this.#cells[at]
      change(cell?.mode ?? PLAIN)
      out += cell?.character ?? ' '
      at += Math.max(1, codePointWidth(cell?.character.codePointAt(0) ?? 32)) - 1
    }
    change(PLAIN)
    const cells = Array.from({ length: this.#length }, (_, at) => this.#cells[at])
    const below = cells.map((cell) => signs[cell?.mode ?? PLAIN] ?? 'X').join('')
    this.#cells = []
    this.#column = 0
    this.#length = 0
    return `${out}\n${apart && below.trim() !== '' ? `${below.trimEnd()}\n` : ''}`
  }
}

function* shown(text: string, terminal: Terminal, apart: boolean): Work<string> {
  const line = new Line()
  let [out, lines] = ['', 0]
  for (const [piece, escaped] of text.matchAll(/\u001b([^]?)|[^]/gu)) {
    const character = piece.charAt(0) === '\u001b' ? '\u001b' : piece
    if (character !== '\n' && character !== '\f') {
      line.take(character, escaped)
      continue
    }
    out += line.end(terminal, apart) + (character === '\f' ? '\f' : '')
    lines += 1
    if (lines % MANY_LINES === 0) yield MANY_LINES
  }
  return line.isEmpty ? out : out + line.end(terminal, apart)
}

async function terminalOf(process: GnuProcess, name: string): Promise<Terminal> {
  const known = terminals.find(({ names }) => names.test(name))
  if (known) return known.terminal
  await process.write(2, `ul: terminal \`${name}' is not known, defaulting to \`dumb'\n`)
  return terminalOf(process, 'dumb')
}

/** ul(1) of util-linux: text that is overstruck, underlined and bold as the terminal can. */
export const ul = gnu({
  name: 'ul',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('t,terminal=TERMINAL i,indicated'),
  refused: optionList('T'),
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  async run(process, { operands, has, value }) {
    const name = value('t') ?? process.environment.get('TERM') ?? 'dumb'
    const terminal = await terminalOf(process, name)
    for (const path of operands.length > 0 ? operands : ['-'])
      try {
        const text = await withInput(process, path, (input) => input.whole())
        await process.print(await process.inTurns(shown(text, terminal, has('i'))))
      } catch (error) {
        if (!isReadError(error)) throw error
        throw new Failure(`cannot open ${plainSentence(path, error)}`)
      }
    return 0
  },
})
