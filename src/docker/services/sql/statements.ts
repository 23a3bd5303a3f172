const BREAKS = {
  plain:
    /\$(\w*)\$.*?(?:\$\1\$|$)|'(?:''|[^'])*'?|"[^"]*"?|--[^\n]*|\/\*.*?(?:\*\/|$)|(?<end>;|\\(?:gx?|gset|gexec|gdesc|watch|crosstabview)\b[^\n]*)/gs,
  escaped: /'(?:''|\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?|-- [^\n]*|\/\*.*?(?:\*\/|$)|(?<end>;|\\[gG])/gs,
} as const

/** Finds the statements of a text that comes line by line. What has been looked through is not looked through again, but for quotes and comments that are still open. */
export class StatementLines {
  readonly #breaks: RegExp
  /** What belongs to no whole statement yet. */
  #parts: string[] = []
  /** The end of that from where on a quote or a comment is open. */
  #open = ''
  #blank = true

  constructor(quotes: keyof typeof BREAKS = 'plain') {
    this.#breaks = BREAKS[quotes]
  }

  /** Whether nothing but blanks stands behind the last statement. */
  get isBlank(): boolean {
    return this.#blank
  }

  /** What stands behind the last statement. */
  get rest(): string {
    return this.#parts.join('') + this.#open
  }

  /** Takes more text; gives the statements that end in it, each with its semicolon. */
  take(more: string): readonly string[] {
    const text = this.#open + more
    const whole: string[] = []
    let [start, open] = [0, text.length]
    for (const match of text.matchAll(this.#breaks)) {
      const end = match.index + match[0].length
      if (match.groups?.['end'] !== undefined) {
        whole.push((this.#parts.join('') + text.slice(start, end)).trim())
        this.#parts = []
        this.#blank = true
        start = end
      } else if (end === text.length) open = match.index
    }
    this.#parts.push(text.slice(start, open))
    this.#open = text.slice(open)
    this.#blank &&= text.slice(start).trim() === ''
    return whole
  }
}

/** The statements of a text, each with its semicolon, and what is left behind the last one. */
export function statementsOf(
  text: string,
  quotes: keyof typeof BREAKS = 'plain',
): { readonly whole: readonly string[]; readonly rest: string } {
  const lines = new StatementLines(quotes)
  const whole = lines.take(text)
  return { whole, rest: lines.rest }
}
