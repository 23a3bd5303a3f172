import { graphemes, textWidth } from '../../../base/width.ts'
import type { FullScreen } from '../library/full-screen.ts'
import { type Hint, PROMPT_HINTS, REPLACE_HINTS, YES_NO_HINTS } from './hints.ts'
import { inverse } from './layout.ts'

/** A question, as the screen shows it. */
export interface Prompt {
  readonly row: string
  readonly hints: readonly Hint[]
  /** The column of the caret, from 0; undefined where it stays in the text. */
  readonly caret?: number
}

/** The row above the hints: what is said there, and what is asked. */
export class Bar {
  readonly #screen: FullScreen
  readonly #draw: (prompt: Prompt) => void
  message = ''

  constructor(screen: FullScreen, draw: (prompt: Prompt) => void) {
    this.#screen = screen
    this.#draw = draw
  }

  /** What it says, in the middle. */
  row(): string {
    if (this.message === '') return ''
    const text = `[ ${this.message} ]`
    return ' '.repeat(Math.max(0, Math.floor((this.#screen.columns - textWidth(text)) / 2))) + inverse(text)
  }

  /** Asks for a line in the bar above the hints; undefined when it is given up. */
  async ask(label: string, answer = ''): Promise<string | undefined> {
    let text = answer
    for (;;) {
      const shown = `${label}: ${text}`
      const { columns } = this.#screen
      const cut = textWidth(shown) >= columns ? shown.slice(textWidth(shown) - columns + 1) : shown
      const row = inverse(cut + ' '.repeat(columns - textWidth(cut)))
      this.#draw({ row, hints: PROMPT_HINTS, caret: textWidth(cut) })
      const key = await this.#screen.key()
      if (key === 'Enter') return text
      if (key === '^C' || key === 'Escape') {
        this.message = 'Cancelled'
        return undefined
      }
      if (key === 'Backspace') text = graphemes(text).slice(0, -1).join('')
      else if (key === '^K' || key === '^U') text = ''
      else if (isText(key)) text += key
    }
  }

  /** Asks a question; undefined when it is given up. */
  async confirm(question: string): Promise<boolean | undefined> {
    for (;;) {
      const row = inverse(`${question} `.padEnd(this.#screen.columns))
      this.#draw({ row, hints: YES_NO_HINTS, caret: question.length + 1 })
      const key = await this.#screen.key()
      if (/^y$/i.test(key) || /^n$/i.test(key)) return /^y$/i.test(key)
      if (key === '^C' || key === 'Escape') {
        this.message = 'Cancelled'
        return undefined
      }
    }
  }

  /** Asks what is to be done with one of several places; undefined when it is given up. */
  async choice(question: string): Promise<'y' | 'n' | 'a' | undefined> {
    for (;;) {
      this.#draw({ row: inverse(`${question} `.padEnd(this.#screen.columns)), hints: REPLACE_HINTS })
      const key = (await this.#screen.key()).toLowerCase()
      if (key === 'y' || key === 'n' || key === 'a') return key
      if (key === '^c' || key === 'escape') return undefined
    }
  }
}

/** Whether a key is a character to put in. */
export const isText = (key: string): boolean => !/^(\^.|[MC]-.+|[A-Z][A-Za-z0-9]+)$/.test(key) && key !== ''
