const SPACE = /\s/

/** One by one, with what quotes and escapes made of them left as it is. */
class Splitter {
  readonly #words: string[] = []
  #word = ''
  #quote: string | undefined
  readonly #escape: string

  constructor(text: string, escape: string) {
    this.#escape = escape
    const chars = [...text]
    for (let at = 0; at < chars.length; at += 1) at += this.#take(chars[at] ?? '', chars[at + 1])
    this.#end()
  }

  get words(): readonly string[] {
    return this.#words
  }

  /** Takes a character; gives how many more it took. */
  #take(char: string, next: string | undefined): 0 | 1 {
    if (this.#quote === undefined && SPACE.test(char)) {
      this.#end()
      return 0
    }
    const quoted = this.#quote
    if (quoted === undefined && (char === "'" || char === '"')) this.#quote = char
    else if (char === quoted) this.#quote = undefined
    if (char === this.#escape && quoted !== "'") {
      if (next === undefined) return 0
      this.#word += char + next
      return 1
    }
    this.#word += char
    return 0
  }

  #end(): void {
    if (this.#word !== '') this.#words.push(this.#word)
    this.#word = ''
  }
}

/** The words of ENV, LABEL and ARG, quotes and escapes still in them. */
export function splitWords(text: string, escape: string): readonly string[] {
  return new Splitter(text, escape).words
}

/** The flags at the beginning, `--name=value`, without their quotes, and what follows them. */
export function splitFlags(text: string): { readonly flags: readonly string[]; readonly rest: string } {
  const flags: string[] = []
  let rest = text.trimStart()
  while (rest.startsWith('--')) {
    const word = /^(?:\\[^]|"(?:\\[^]|[^"\\])*"?|'(?:\\[^]|[^'\\])*'?|[^\s"'\\])+/.exec(rest)?.[0] ?? rest
    rest = rest.slice(word.length)
    if (word === '--') return { flags, rest: rest.trim() }
    flags.push(word.replace(/\\([^])|["']/g, (_all, escaped: string | undefined) => escaped ?? ''))
    rest = rest.trimStart()
  }
  return { flags, rest: rest.trim() }
}
