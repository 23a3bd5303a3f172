import { type Problem, problemsIn, type SyntaxNode } from './parser.ts'
import { QUOTED } from './quoted.ts'

/** Texts without these have nothing that an inspection looks for. */
export const INSPECTED = /[(`]|<</
/** Arithmetic without these has no other text in it. */
const SUBSTITUTED = /\$\(|`/
/** The three expressions of `for ((…))`. */
export const FOR_HEADER = /^for\s*\(\(([\s\S]*)\)\)/

/** How far around a command is looked, in UTF-16 units. */
const NEAR = 80

/** An assignment or a redirection at the end of what stands before a command on its line. */
const BEFORE_COMMAND = new RegExp(
  `(?:^|[\\s;&|({])(?:[A-Za-z_]\\w*(?:\\[[^\\s\\]]*\\])?\\+?=|\\d*[<>]+[&|]?[ \\t]*)(?:${QUOTED}|\\$\\([^()]*\\)|[^\\s;&|()<>'"\`\\\\])*[ \\t]+$`,
)

/** What the parser lets pass, and bash does not. */
export class Inspection {
  readonly problems: Problem[] = []
  readonly extended: number[] = []
  openDocument = false
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** Looks at a node; gives whether those within it are to be looked at. */
  visit(node: SyntaxNode): boolean {
    switch (node.type) {
      case 'Script':
        for (const problem of problemsIn(node)) this.problems.push({ ...problem, substituted: true })
        break
      case 'CommandExpansion':
        // what is within backquotes is read when it is run
        return !node.text.startsWith('`')
      case 'Function':
        this.#definition(node.pos, node.name.end)
        break
      case 'TestCommand':
        return false
      case 'ExtendedGlob':
        this.extended.push(node.pos + 1)
        break
      case 'ArithmeticFor':
        this.#header(node.pos, this.#text.slice(node.pos, node.body.pos))
        break
      case 'HereDoc':
        if (!node.closing) this.openDocument = true
        break
      case 'HereDocBody':
        // what is in it is read when it is run
        return false
      case 'Word':
        // what is in it is read when it is asked for
        return INSPECTED.test(node.text)
      case 'ArithmeticCommand':
        // to find nothing in a long expression would take longer than to evaluate it
        return SUBSTITUTED.test(node.body)
      case 'Command':
        if (node.name) this.#call(node.name.end)
        break
      default:
    }
    return true
  }

  #header(pos: number, text: string): void {
    const single = /^for\s*\((?!\()/.exec(text)
    if (single) this.#unexpected(pos + single[0].length - 1)
    else if (!FOR_HEADER.test(text)) this.problems.push({ type: 'open for header', pos })
  }

  /** `name (word`: only a function's definition may go on so. */
  #call(end: number): void {
    const [whole = ''] = /^[ \t]*\([ \t]*(?=[^ \t)])/.exec(this.#text.slice(end, end + NEAR)) ?? []
    if (whole !== '') this.#unexpected(end + whole.length)
    else if (/^[ \t]*\([ \t]*$/.test(this.#text.slice(end))) this.#unexpected(this.#text.length)
  }

  /** `x=1 name()`, `>file name()`: a definition has nothing before it. */
  #definition(start: number, end: number): void {
    const [blanks] = /^[ \t]*(?=\()/.exec(this.#text.slice(end, end + NEAR)) ?? []
    const before = this.#text.slice(Math.max(0, start - NEAR), start)
    if (blanks !== undefined && BEFORE_COMMAND.test(before)) this.#unexpected(end + blanks.length)
  }

  #unexpected(pos: number): void {
    this.problems.push({ type: 'unexpected token', pos })
  }
}
