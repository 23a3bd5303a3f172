import { type Problem, problemsIn, type SyntaxNode, type TestExpression, walk, type Word } from './parser.ts'
import { QUOTED } from './quoted.ts'

/** Texts without these have nothing that an inspection looks for. */
export const INSPECTED = /[(`]|<<|\[\[/
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

/** An end of a line, where a condition goes on: not one that a backslash takes away. */
const LINE_END = /^(?:[ \t]|\\\n)*\n/
/** What is no word, though the parser takes it for an operand; `<(…)` is one. */
const NO_OPERAND = /^(?:[;&|()]|[<>](?!\())/

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
        this.#condition(node.expression)
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

  /** `[[ a⏎== b ]]`, `[[ a == ( ]]`: a test is on one line, and its operands are words. */
  #condition(expression: TestExpression): void {
    walk([expression], (node) => {
      if (node.type === 'TestUnary') this.#unaryTest(node.pos, node.operator, node.operand)
      if (node.type === 'TestBinary') {
        this.#operand(node.left.end, node.operator, node.right)
        if (LINE_END.test(this.#text.slice(node.left.end, node.right.pos))) this.#unexpected(node.left.end)
      }
      return node.type !== 'Word'
    })
  }

  #unaryTest(pos: number, operator: string, operand: Word): void {
    // a word alone is a test, too: an operator would have to follow it on its line
    if (operand.pos === pos) {
      if (LINE_END.test(this.#text.slice(operand.end, operand.end + NEAR))) this.#unexpected(operand.end)
    } else this.#operand(pos, operator, operand)
  }

  #operand(from: number, operator: string, { pos, text }: Word): void {
    const start = this.#text.indexOf(operator, from) + operator.length
    const isRegex = operator === '=~'
    if (LINE_END.test(this.#text.slice(start, pos)) || (!isRegex && NO_OPERAND.test(text))) this.#unexpected(start)
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
