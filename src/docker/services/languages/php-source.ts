/** What a page of PHP gives, or why it is not simulated. */
export type PhpResult =
  { readonly type: 'text'; readonly text: string } | { readonly type: 'unsimulated'; readonly reason: string }

/** A statement that does not only print and name texts and numbers. */
class Strange extends Error {}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', $: '$', '"': '"', '\\': '\\' }

/** A text, a number, a variable, a constant or a call, with the blanks before it. */
const WORD = /\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|(\d+(?:\.\d+)?)|\$(\w+)|(\w+(?:\(\s*\))?))/sy
const COMMENT = /\/\*[^]*?\*\/|(?:\/\/|#)[^\n]*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g
/** A statement: its texts may hold what else ends one. */
const STATEMENT = /(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[^;'"])+/gs

/** Runs what prints texts and numbers; remembers variables from one part of a page to the next. */
class PhpPage {
  readonly #variables = new Map<string, string>()
  readonly #version: string
  text = ''

  constructor(version: string) {
    this.#version = version
  }

  /** @throws Strange */
  run(code: string): void {
    const plain = code.replaceAll(COMMENT, (match) => (/^['"]/.test(match) ? match : ''))
    for (const [statement] of plain.matchAll(STATEMENT)) if (statement.trim() !== '') this.#statement(statement.trim())
  }

  /** @throws Strange */
  echo(list: string): void {
    this.text += this.#values(list, ',').join('')
  }

  #statement(statement: string): void {
    const [, name, value = ''] = /^\$(\w+)\s*=(?!=)\s*([^]+)$/.exec(statement) ?? []
    const [, printed] = /^(?:echo\b|print\b)\s*([^]+)$/.exec(statement) ?? []
    try {
      if (name !== undefined) this.#variables.set(name, this.#values(value).join(''))
      else if (printed !== undefined) this.echo(printed)
      else throw new Strange()
    } catch (error) {
      if (error instanceof Strange) throw new Strange(statement)
      throw error
    }
  }

  /** The values that stand between dots; and between commas, where those may stand. */
  #values(source: string, comma = '.'): readonly string[] {
    const values: string[] = []
    let at = 0
    do {
      WORD.lastIndex = at
      const match = WORD.exec(source)
      if (!match) throw new Strange()
      values.push(this.#value(match))
      at = WORD.lastIndex
      at += /^\s*/.exec(source.slice(at))?.[0].length ?? 0
      if (at === source.length) return values
    } while ([comma, '.'].includes(source.charAt(at++)))
    throw new Strange()
  }

  #value([, single, double, number, variable, name = '']: RegExpExecArray): string {
    if (single !== undefined) return single.replaceAll(/\\(['\\])/g, '$1')
    if (double !== undefined) return this.#filled(double)
    if (number !== undefined) return String(Number(number))
    if (variable !== undefined) return this.#variable(variable)
    if (name === 'PHP_EOL') return '\n'
    if (/^(?:PHP_VERSION|phpversion\(\s*\))$/.test(name)) return this.#version
    throw new Strange()
  }

  #variable(name: string): string {
    const value = this.#variables.get(name)
    if (value === undefined) throw new Strange()
    return value
  }

  /** A text between double quotes, with its escapes and variables. */
  #filled(text: string): string {
    return text.replaceAll(
      /\\([^])|\{?\$(\w+)(\}|(?:\[|->))?/g,
      (whole, escaped?: string, name?: string, end?: string) => {
        if (escaped !== undefined) return ESCAPES[escaped] ?? whole
        if (end !== undefined && end !== '}') throw new Strange()
        return this.#variable(name ?? '')
      },
    )
  }
}

/** The text before the first `<?php` and between `?>` and the next one is shown as it is. */
const PARTS = /([^]*?)(?:<\?(php\b|=)([^]*?)(?:\?>\n?|$)|$)/g

/** What a page gives: its own text, and what its programs print. @param isPage whether programs stand between `<?php` and `?>` */
export function phpText(source: string, { version, isPage }: { version: string; isPage: boolean }): PhpResult {
  const page = new PhpPage(version)
  try {
    if (!isPage) page.run(source)
    else
      for (const [, before = '', opening, code = ''] of source.matchAll(PARTS)) {
        page.text += before
        if (opening === '=') page.echo(code.trim().replace(/;$/, ''))
        else page.run(code)
      }
    return { type: 'text', text: page.text }
  } catch (error) {
    if (!(error instanceof Strange)) throw error
    const reason = `only programs that print texts and numbers are simulated here, and not: ${error.message}`
    return { type: 'unsimulated', reason }
  }
}
