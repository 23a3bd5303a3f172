import {
  type AndOr,
  type Assignment,
  type CommandNode,
  type CompoundList,
  type Function as FunctionNode,
  type HereDoc,
  type If,
  type ParsedScript,
  type PipelineNode,
  type Redirection,
  type Statement,
  type SyntaxNode,
  type TestExpression,
  type Word,
  walk,
} from './parser.ts'
import { documentText } from './document-text.ts'
import { FOR_HEADER } from './inspection.ts'
import type { Source } from './source.ts'
import type { ShellFunction } from '../state.ts'
import { wordText } from './word-text.ts'

/** How deep lines are set in: `base` blanks, and `step` more for each level. */
interface Layout {
  readonly base: number
  readonly step: number
}

const LISTED: Layout = { base: 0, step: 4 }
/** As functions stand in the environment. */
const EXPORTED: Layout = { base: 1, step: 0 }

type Substitution = Extract<
  SyntaxNode,
  { readonly type: 'CommandExpansion' | 'ProcessSubstitution' | 'ArithmeticCommandExpansion' }
>

const SUBSTITUTIONS: ReadonlySet<string> = new Set([
  'CommandExpansion',
  'ProcessSubstitution',
  'ArithmeticCommandExpansion',
])

const substitutes = (node: SyntaxNode): node is Substitution => SUBSTITUTIONS.has(node.type)

type Printed = PipelineNode | AndOr | CompoundList

/** Prints commands as bash does, in a form of its own: `declare -f`, `type`, `jobs`. */
class Printer {
  readonly #text: string
  readonly #layout: Layout
  #depth = 0
  #inFunction = 0
  #documents: HereDoc[] = []
  /** A here-document was printed: the next semicolon is left out. */
  #documented = false
  /** Whether it is what a substitution runs: there commands that stand on lines of their own stay there. */
  readonly #isSubstitution: boolean

  constructor(text: string, layout = LISTED, isSubstitution = false) {
    this.#text = text
    this.#layout = layout
    this.#isSubstitution = isSubstitution
  }

  definition({ name, body }: FunctionNode): string {
    const pad = this.#pad()
    const { commands, redirects } = this.#body(body)
    return `${name.text} () \n${pad}{ \n${commands}\n${pad}}${redirects}`
  }

  /** What the environment has of a function. */
  exported({ body }: FunctionNode): string {
    const { commands, redirects } = this.#body(body)
    return `() { ${commands}\n}${redirects}`
  }

  /** What a function runs: its commands, set in, and where they lead. */
  #body(body: FunctionNode['body']): { readonly commands: string; readonly redirects: string } {
    this.#inFunction += 1
    const inner = body.type === 'Redirected' ? body.command : body
    const list = inner.type === 'BraceGroup' ? inner.body : undefined
    this.#depth += 1
    const commands = this.#pad() + (list ? this.list(list.commands) : this.node(inner))
    this.#depth -= 1
    const redirects = body.type === 'Redirected' ? this.#redirects(body.redirects) : ''
    this.#inFunction -= 1
    return { commands, redirects }
  }

  node(node: Printed): string {
    switch (node.type) {
      case 'Command':
        return this.#simple(node)
      case 'Pipeline': {
        const prefix = node.prefixes.map((each) =>
          each.type === 'Negation' ? '! ' : each.posix ? 'time -p ' : 'time ',
        )
        return prefix.join('') + this.#joined(node)
      }
      case 'AndOr':
        return this.#joined(node)
      case 'CompoundList':
        return this.list(node.commands)
      case 'Redirected':
        return this.node(node.command) + this.#redirects(node.redirects)
      default:
        return this.#compound(node)
    }
  }

  list(statements: readonly Statement[]): string {
    let text = ''
    for (const [at, { command, background }] of statements.entries()) {
      text += this.node(command)
      if (background) text += ' &'
      const last = at === statements.length - 1
      const documents = this.#heredocs()
      text += documents
      if (last) break
      const sign = documents || this.#documented ? '' : ';'
      this.#documented = documents !== '' && at === 0 && !('operators' in command && command.operators.length > 0)
      if (this.#isSubstitution && !background && !documents && this.#onNextLine(statements, at)) text += '\n'
      else text += background ? ' ' : this.#inFunction > 0 || documents ? `${sign}\n${this.#pad()}` : '; '
    }
    return text
  }

  /** Whether nothing but the end of a line stands between a command and the next one. */
  #onNextLine(statements: readonly Statement[], at: number): boolean {
    const between = this.#slice(statements[at]?.end ?? 0, statements[at + 1]?.pos ?? 0)
    return !between.replaceAll(/#.*/g, '').includes(';')
  }

  /** A word as bash keeps it: what its substitutions run was printed when it was read. */
  #word(word: Word | Assignment): string {
    if (!/[$<>]\(/.test(word.text) || this.#slice(word.pos, word.end) !== word.text) return wordText(word)
    let text = ''
    let at = word.pos
    walk([word], (part) => {
      if (!substitutes(part)) return true
      if (part.script && this.#slice(part.pos + 1, part.pos + 2) === '(') {
        text += this.#slice(at, part.pos + 2) + this.#substituted(part.script)
        at = part.end - 1
      }
      return false
    })
    return wordText({ text: text + this.#slice(at, word.end) })
  }

  /** The commands of a substitution; a blank keeps a subshell from being taken for arithmetic. */
  #substituted({ commands }: ParsedScript): string {
    const text = new Printer(this.#text, LISTED, true).list(commands)
    return text.startsWith('(') ? ` ${text}` : text
  }

  /** Commands with operators between them; here-documents come behind these. */
  #joined(node: Extract<Printed, { type: 'Pipeline' | 'AndOr' }>): string {
    let text = ''
    for (const [at, command] of node.commands.entries()) {
      const operator = node.operators[at - 1]
      if (operator) {
        const sign = operator === '|&' ? '2>&1 |' : operator
        const documents = this.#heredocs()
        text +=
          documents && node.type === 'Pipeline' ? ` ${sign}${documents}  ` : ` ${sign} ${documents && `${documents} `}`
      }
      text += this.node(command)
    }
    return text
  }

  #compound(node: Exclude<CommandNode, { type: 'Command' | 'Redirected' }>): string {
    switch (node.type) {
      case 'If':
        return this.#if(node, 0)
      case 'While':
        return `${node.kind} ${this.#ended(node.clause)} do\n${this.#block(node.body)}${this.#pad()}done`
      case 'For':
      case 'Select': {
        const keyword = node.type === 'For' ? 'for' : 'select'
        const words = node.wordlist ? node.wordlist.map((each) => this.#word(each)).join(' ') : '"$@"'
        return `${keyword} ${node.name.text} in ${words};\n${this.#pad()}do\n${this.#block(node.body)}${this.#pad()}done`
      }
      case 'ArithmeticFor': {
        const head = FOR_HEADER.exec(this.#slice(node.pos, node.body.pos))?.[1] ?? ''
        const parts = head.split(';').map((part) => part.trimStart() || '1')
        return `for ((${parts.join('; ')}))\n${this.#pad()}do\n${this.#block(node.body)}${this.#pad()}done`
      }
      case 'Case':
        return this.#case(node)
      case 'Subshell':
        return `( ${this.list(node.body.commands)} )`
      case 'BraceGroup':
        return this.#group(node.body)
      case 'TestCommand':
        return `[[ ${this.#test(node.expression)} ]]`
      case 'ArithmeticCommand':
        return `((${node.body}))`
      case 'Function':
        return `function ${this.definition(node)}`
      case 'Coproc':
        return `coproc ${node.name?.text ?? 'COPROC'} ${this.node(node.body)}`
    }
  }

  #group({ commands }: CompoundList): string {
    if (this.#inFunction === 0) return `{ ${this.list(commands)}; }`
    this.#depth += 1
    const body = `${this.#pad()}${this.list(commands)}`
    this.#depth -= 1
    return `{ \n${body}\n${this.#pad()}}`
  }

  #if(node: If, skipped: number): string {
    const { elif, else: otherwise } = node
    const branch = elif[skipped - 1] ?? node
    let text = `if ${this.#ended(branch.clause)} then\n${this.#block(branch.then)}`
    if (skipped < elif.length) {
      this.#depth += 1
      const nested = this.#if(node, skipped + 1)
      text += `${this.#outer()}else\n${this.#pad()}${nested};\n`
      this.#depth -= 1
    } else if (otherwise) text += `${this.#pad()}else\n${this.#block(otherwise)}`
    return `${text}${this.#pad()}fi`
  }

  #case({ word, items }: CommandNode & { type: 'Case' }): string {
    let text = `case ${this.#word(word)} in `
    this.#depth += 1
    for (const { pattern, body, terminator } of items) {
      text += `\n${this.#pad()}${pattern.map((each) => this.#word(each)).join(' | ')})\n`
      this.#depth += 1
      if (body.commands.length > 0) text += `${this.#pad()}${this.list(body.commands)}`
      this.#depth -= 1
      text += `\n${this.#pad()}${terminator ?? ';;'}`
    }
    this.#depth -= 1
    return `${text}\n${this.#pad()}esac`
  }

  /** The commands within a loop or a branch, with the newline after them. */
  #block({ commands }: CompoundList): string {
    this.#depth += 1
    const body = this.#pad() + this.#ended({ commands })
    this.#depth -= 1
    return `${body}\n`
  }

  /** Commands with what ends the last of them. */
  #ended({ commands }: Pick<CompoundList, 'commands'>): string {
    const text = this.list(commands)
    return text.endsWith('\n') || commands.at(-1)?.background ? text : `${text};`
  }

  #simple(node: CommandNode & { type: 'Command' }): string {
    const words: string[] = []
    const redirects: Redirection[] = []
    for (const item of [...node.prefix, ...(node.name ? [node.name] : []), ...node.suffix]) {
      if (item.type === 'Word') words.push(this.#word(item))
      else if (item.type === 'Assignment') words.push(this.#assignment(item))
      else redirects.push(item)
    }
    return words.join(' ') + this.#redirects(redirects).slice(words.length === 0 ? 1 : 0)
  }

  /** An assignment; the elements of an array are kept without what stands between them. */
  #assignment(assignment: Assignment): string {
    const { value } = assignment
    if (value.type === 'Word') return this.#word(assignment)
    const elements = value.elements.map((element) => this.#word(element))
    return `${this.#slice(assignment.pos, value.pos)}(${elements.join(' ')})`
  }

  #redirects(redirects: readonly Redirection[]): string {
    if (redirects.length > 0) this.#documented = false
    return redirects.map((redirection) => ` ${this.#redirect(redirection)}`).join('')
  }

  #redirect(redirection: Redirection): string {
    const { descriptor, operator } = redirection
    const number = descriptor?.type === 'FileDescriptorVariable' ? `{${descriptor.name}}` : descriptor?.value
    if (redirection.type === 'HereDoc') {
      this.#documents.push(redirection)
      return `${number ?? ''}${operator}${redirection.delimiter?.quoted ? `'${redirection.delimiter.value}'` : (redirection.delimiter?.text ?? '')}`
    }
    const target = redirection.target ? this.#word(redirection.target) : ''
    if ((operator === '<&' || operator === '>&') && target === '-') return `${number ?? (operator === '<&' ? 0 : 1)}>&-`
    if (operator === '>&' && /^[\d-]/.test(target)) return `${number ?? 1}>&${target}`
    if (operator === '<&' && /^[\d-]/.test(target)) return `${number ?? 0}<&${target}`
    if (operator === '<&' || operator === '>&') {
      const moved = target.endsWith('-') ? Number(operator === '>&') : ''
      return `${number ?? moved}${operator}${target}`
    }
    const usual = operator === '<' || operator === '<>' || operator === '<<<' ? 0 : 1
    return `${number === undefined || number === usual ? '' : number}${operator} ${target}`
  }

  #heredocs(): string {
    const texts = this.#documents.map((document) => `\n${documentText(document)}${document.delimiter?.value ?? ''}`)
    this.#documents = []
    if (texts.length === 0) return ''
    this.#documented = true
    return `${texts.join('')}\n`
  }

  #test(expression: TestExpression): string {
    switch (expression.type) {
      case 'TestUnary':
        return `${expression.operator} ${this.#word(expression.operand)}`
      case 'TestBinary':
        return `${this.#word(expression.left)} ${expression.operator} ${this.#word(expression.right)}`
      case 'TestLogical':
        return expression.operands.map((operand) => this.#test(operand)).join(` ${expression.operator} `)
      case 'TestNot':
        return `${expression.negations.map(() => '! ').join('')}${this.#test(expression.operand)}`
      case 'TestGroup':
        return `( ${this.#test(expression.expression)} )`
    }
  }

  #slice(from: number, to: number): string {
    return this.#text.slice(from, to)
  }

  #pad(): string {
    return this.#indent(this.#depth)
  }

  #indent(depth: number): string {
    return ' '.repeat(this.#layout.base + depth * this.#layout.step)
  }

  #outer(): string {
    return this.#indent(this.#depth - 1)
  }
}

/** A function as `declare -f` prints it, with a newline. */
export function functionText({ body: { node, source } }: ShellFunction): string {
  return `${new Printer(source.text).definition(node)}\n`
}

/** A function as the environment has it, for shells that are started. */
export function exportedText({ body: { node, source } }: ShellFunction): string {
  return new Printer(source.text, EXPORTED).exported(node)
}

/** Functions one after the other, by their names. */
export function functionsText(functions: Iterable<ShellFunction>): string {
  const sorted = [...functions].toSorted((first, second) => (first.name < second.name ? -1 : 1))
  return sorted.map(functionText).join('')
}

/** A command as `jobs` names it. */
export function commandText(node: (SyntaxNode & Printed) | string, source: Source): string {
  if (typeof node === 'string') return node
  return new Printer(source.text).node(node)
}
