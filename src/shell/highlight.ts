/** A part of a line, from `start` to before `end`, in a colour: SGR parameters. */
export interface HighlightSpan {
  readonly start: number
  readonly end: number
  readonly style: string
}

/** What is known of the words that may stand in a line. */
export interface Vocabulary {
  /** Whether a name is that of a command. */
  isKnown(name: string): boolean
  /** Whether the word behind these is a command too, of theirs: behind `docker`, and behind `docker container`. None is when absent. */
  hasCommands?(path: readonly string[]): boolean
  /** The style of commands; green when absent. */
  readonly command?: string
}

const STYLES = { command: '32', unknown: '31', option: '33', argument: '35', keyword: '1' } as const

/** The words of one command, as they come. */
class Command {
  readonly #known: Vocabulary
  /** The names so far; undefined once another word has come. */
  #path: readonly string[] | undefined = []

  constructor(known: Vocabulary) {
    this.#known = known
  }

  styleOf(word: string): string {
    const path = this.#path
    const { command = STYLES.command } = this.#known
    if (path?.length === 0) {
      this.#path = [word]
      return this.#known.isKnown(word) ? command : STYLES.unknown
    }
    if (/^-./.test(word)) return STYLES.option
    if (path && this.#known.hasCommands?.(path)) {
      this.#path = [...path, word]
      return command
    }
    this.#path = undefined
    return STYLES.argument
  }
}

/** Colours for a line of words between blanks: the command, its options, and all others. */
export function highlightWords(line: string, known: Vocabulary): readonly HighlightSpan[] {
  const command = new Command(known)
  return Array.from(line.matchAll(/[^ ]+/g), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    style: command.styleOf(word),
  }))
}

/** Comments, operators (a redirection with its descriptor), and words, whose quotes may be open, as a shell tells them apart. */
const PARTS =
  /(?<![^\s;&|()])#.*|(?<operator>\d*(?:<<<|<<-?|[<>]&|>[>|]|[<>])|&>>?|[;&|]{1,2}|[()\n])|(?<word>(?:\\[^]?|'[^']*'?|"(?:\\[^]|[^"\\])*"?|`(?:\\[^]|[^`\\])*`?|\$'(?:\\[^]|[^'\\])*'?|\$\((?:[^()]|\([^()]*\))*\)?|[^\s'"`\\$|&;<>()]+|\$)+)/g

/** Behind these another command stands. */
const OPENING: ReadonlySet<string> = new Set('! { do elif else if then time until while'.split(' '))
/** Behind these a name stands, or what is looked at. */
const NAMING: ReadonlySet<string> = new Set(['case', 'for', 'select', 'function'])
const CLOSING: ReadonlySet<string> = new Set(['}', 'done', 'esac', 'fi'])

const ASSIGNMENT = /^[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=/

/** What may come next: a command, the name behind a keyword, the `in` behind that, a pattern of `case`, a file, or more words. */
type Expected = 'command' | 'name' | 'in' | 'pattern' | 'words'

/** A line of a POSIX shell, read word by word. */
class Line {
  readonly #known: Vocabulary
  #command: Command
  #expected: Expected = 'command'
  /** What comes behind the file that a redirection names. */
  #behind: Expected | undefined
  #isCase = false

  constructor(known: Vocabulary) {
    this.#known = known
    this.#command = new Command(known)
  }

  operator(text: string): void {
    if (/[<>]/.test(text)) this.#behind ??= this.#expected
    else this.#begin(this.#isCase && (text.startsWith(';;') || (this.#expected === 'pattern' && text !== ')')))
  }

  styleOf(word: string, isFunction: boolean): string {
    if (this.#behind !== undefined) {
      this.#expected = this.#behind
      this.#behind = undefined
      return STYLES.argument
    }
    switch (this.#expected) {
      case 'command':
        return this.#first(word, isFunction)
      case 'name':
        this.#expected = 'in'
        return STYLES.argument
      case 'in':
        return this.#in(word)
      case 'pattern':
        return word === 'esac' ? this.#keyword(word) : STYLES.argument
      case 'words':
        return this.#command.styleOf(word)
    }
  }

  #begin(isPattern: boolean): void {
    this.#expected = isPattern ? 'pattern' : 'command'
    this.#behind = undefined
    this.#command = new Command(this.#known)
  }

  #first(word: string, isFunction: boolean): string {
    if (OPENING.has(word) || NAMING.has(word) || CLOSING.has(word)) return this.#keyword(word)
    if (isFunction || ASSIGNMENT.test(word)) return STYLES.argument
    this.#expected = 'words'
    return this.#command.styleOf(word.replaceAll(/['"\\]/g, ''))
  }

  #keyword(word: string): string {
    if (word === 'case' || word === 'esac') this.#isCase = word === 'case'
    this.#expected = NAMING.has(word) ? 'name' : OPENING.has(word) ? 'command' : 'words'
    return STYLES.keyword
  }

  #in(word: string): string {
    if (word !== 'in') return this.#first(word, false)
    if (this.#isCase) this.#expected = 'pattern'
    else {
      this.#expected = 'words'
      this.#command.styleOf(word)
    }
    return STYLES.keyword
  }
}

/**
 * Colours for a line of a POSIX shell while it is typed: each command green when `isKnown` has it and red when not, options yellow,
 * other words magenta, keywords bold. For the `highlight` option of a Tty.
 */
export function highlightCommands(
  line: string,
  isKnown: (name: string) => boolean,
  more: Omit<Vocabulary, 'isKnown'> = {},
): readonly HighlightSpan[] {
  const spans: HighlightSpan[] = []
  const read = new Line({ ...more, isKnown })
  for (const { index: start, 0: text, groups } of line.matchAll(PARTS)) {
    const end = start + text.length
    if (groups?.['operator'] !== undefined) read.operator(text)
    else if (groups?.['word'] !== undefined)
      spans.push({ start, end, style: read.styleOf(text, /^\s*\(\s*\)/.test(line.slice(end, end + 8))) })
  }
  return spans
}
