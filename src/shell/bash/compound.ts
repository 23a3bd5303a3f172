import type {
  AndOr,
  ArithmeticFor,
  Case,
  CommandNode,
  CompoundList,
  For,
  Function as FunctionNode,
  If,
  Redirected,
  Redirection,
  Select,
  Statement,
  TestExpression,
  While,
  Word,
} from './syntax/parser.ts'
import { textWidth } from '../../base/width.ts'
import type { PosixSystem } from '../posix/system.ts'
import { Core, type Node } from './core.ts'
import { ArithmeticFailure, FatalError } from './expand/expansion.ts'
import { patternOf } from './expand/pattern.ts'
import { Redirections } from './redirect.ts'
import { FOR_HEADER } from './syntax/script.ts'
import { isName, ShellError } from './state.ts'
import { type Answer, isImmediate, settle, type Steps } from './steps.ts'
import { evaluateTest } from './test-command.ts'
import { compileWord } from './expand/words.ts'

/** Runs compound commands (bash(1), Compound Commands). */
export abstract class CompoundCommands<System extends PosixSystem> extends Core<System> {
  abstract background(statement: Statement): Steps<number>
  /** Runs a simple command without steps where it is one of the simplest; undefined where it is not. */
  abstract quick(node: Node | CommandNode): Answer<number> | undefined
  abstract trace(text: string): Steps<void>

  /** Runs commands one after another. */
  *list(statements: readonly Statement[]): Steps<number> {
    let status = 0
    for (const statement of statements) {
      const due = this.due()
      if (due) yield due
      if (this.disturbed) yield* this.attend()
      if (this.jump) return this.state.status
      if (this.state.options.has('noexec') && !this.interactive) return status
      const { command } = statement
      const answer = statement.background ? yield* this.background(statement) : this.quick(command)
      if (answer === undefined) {
        status = yield* this.node(command)
        this.state.status = status
      } else {
        status = isImmediate(answer) ? answer : yield* settle(answer)
        this.state.status = status
        if (status !== 0 && !statement.background && this.careful) yield* this.finish(status)
      }
      if (this.jump) return status
    }
    return status
  }

  *andOr({ commands, operators }: AndOr): Steps<number> {
    let status = 0
    for (const [at, command] of commands.entries()) {
      const operator = operators[at - 1]
      if (operator && (operator === '&&') !== (status === 0)) continue
      const last = at === commands.length - 1
      if (!last) this.conditions += 1
      try {
        status = yield* this.node(command)
      } finally {
        if (!last) this.conditions -= 1
      }
      if (this.jump) return status
    }
    return status
  }

  /** Runs commands whose status is only asked about. */
  *condition({ commands }: CompoundList): Steps<boolean> {
    this.conditions += 1
    try {
      return (yield* this.list(commands)) === 0
    } finally {
      this.conditions -= 1
    }
  }

  *ifCommand({ clause, then, elif, else: otherwise }: If): Steps<number> {
    const holds = yield* this.condition(clause)
    if (this.jump) return this.state.status
    if (holds) return yield* this.list(then.commands)
    for (const branch of elif) {
      const found = yield* this.condition(branch.clause)
      if (this.jump) return this.state.status
      if (found) return yield* this.list(branch.then.commands)
    }
    return otherwise ? yield* this.list(otherwise.commands) : 0
  }

  *whileLoop({ kind, clause, body }: While): Steps<number> {
    let status = 0
    this.loops += 1
    try {
      for (;;) {
        const holds = (yield* this.condition(clause)) === (kind === 'while')
        if (this.jump) {
          if (this.leaves()) return this.state.status === 0 ? status : this.state.status
          continue
        }
        if (!holds) return status
        status = yield* this.list(body.commands)
        if (this.jump && this.leaves()) return status
      }
    } finally {
      this.loops -= 1
    }
  }

  *forLoop({ name, wordlist, body, pos }: For): Steps<number> {
    this.state.line = this.source.lineAt(pos)
    if (this.#misnamed(name)) return 1
    const words = yield* this.words(wordlist)
    const traced = this.state.options.has('xtrace')
    let status = 0
    this.loops += 1
    try {
      for (const word of words) {
        yield* this.#debug('for', name, wordlist)
        if (traced) yield* this.trace(`for ${name.text} in ${(wordlist ?? []).map(({ text }) => text).join(' ')}`)
        try {
          this.state.set(name.text, word)
        } catch (error) {
          const failed = this.failed(error)
          if (failed === undefined) throw error
          return failed
        }
        status = yield* this.list(body.commands)
        if (this.jump && this.leaves()) return status
      }
    } finally {
      this.loops -= 1
    }
    return status
  }

  /** Whether a loop's variable cannot have its name, which is said then. */
  #misnamed({ text }: Word): boolean {
    if (!isName(text)) this.warn(`\`${text}': not a valid identifier`)
    return !isName(text)
  }

  /** The DEBUG trap of a loop over words. */
  *#debug(keyword: string, name: Word, wordlist: readonly Word[] | undefined): Steps<void> {
    if (!this.state.traps.has('DEBUG')) return
    yield* this.begins(`${keyword} ${name.text} in ${(wordlist ?? []).map(({ text }) => text).join(' ') || '"$@"'}`)
  }

  *arithmeticFor(node: ArithmeticFor): Steps<number> {
    this.state.line = this.source.lineAt(node.pos)
    const texts = this.#forParts(node)
    const value = function* (shell: CompoundCommands<System>, text: string): Steps<boolean> {
      if (text.trim() === '') return true
      if (shell.state.traps.has('DEBUG')) yield* shell.begins(`((${text.trim()}))`)
      return Number(yield* shell.expander.arithmeticText(text)) !== 0
    }
    let status = 0
    this.loops += 1
    try {
      yield* value(this, texts[0])
      while (yield* value(this, texts[1])) {
        status = yield* this.list(node.body.commands)
        if (this.jump && this.leaves()) return status
        yield* value(this, texts[2])
        const due = this.due()
        if (due) yield due
      }
    } catch (error) {
      return this.#arithmeticFailed(error)
    } finally {
      this.loops -= 1
    }
    return status
  }

  *caseCommand({ word, items, pos }: Case): Steps<number> {
    this.state.line = this.source.lineAt(pos)
    if (this.state.traps.has('DEBUG')) yield* this.begins(`case ${word.text} in `)
    if (this.state.options.has('xtrace')) yield* this.trace(`case ${word.text} in`)
    const text = yield* this.expander.text(word)
    let status = 0
    let through = false
    for (const { pattern, body, terminator } of items) {
      if (!through && !(yield* this.#matches(text, pattern))) continue
      status = yield* this.list(body.commands)
      if (this.jump || !terminator || terminator === ';;') return status
      through = terminator === ';&'
    }
    return status
  }

  *select({ name, wordlist, body, pos }: Select): Steps<number> {
    this.state.line = this.source.lineAt(pos)
    if (this.#misnamed(name)) return 1
    yield* this.#debug('select', name, wordlist)
    const words = yield* this.words(wordlist)
    if (words.length === 0) return 0
    const menu = this.#menu(words)
    let [status, shown] = [0, false]
    this.loops += 1
    try {
      for (;;) {
        if (!shown || this.state.get('REPLY') === '') yield* settle(this.tell(menu))
        shown = true
        yield* settle(this.tell(yield* this.prompt(this.state.get('PS3') ?? '#? ')))
        if ((yield* this.runWords(['read', 'REPLY'])) !== 0) {
          yield* settle(this.process.print('\n'))
          return 1
        }
        const reply = this.state.get('REPLY') ?? ''
        if (reply === '') continue
        this.state.set(name.text, /^\d+$/.test(reply) ? (words[Number(reply) - 1] ?? '') : '')
        status = yield* this.list(body.commands)
        if (this.jump && this.leaves()) return status
      }
    } finally {
      this.loops -= 1
    }
  }

  *redirected({ command, redirects }: Redirected): Steps<number> {
    return yield* this.withRedirections(redirects, () => this.node(command))
  }

  /** Does something with redirections in force; when one fails, that is what it gives. */
  *withRedirections(redirects: readonly Redirection[], steps: () => Steps<number>): Steps<number> {
    const redirections = new Redirections(this.expander)
    try {
      try {
        yield* redirections.apply(redirects)
      } catch (error) {
        const status = this.failed(error)
        if (status === undefined) throw error
        yield* this.finish(status)
        return status
      }
      return yield* steps()
    } finally {
      redirections.undo()
    }
  }

  define(node: FunctionNode): number {
    const { state } = this
    const name = node.name.text
    if (/[$`'"\\<>&;|()]/.test(name)) throw new ShellError(`\`${name}': not a valid identifier`)
    if (state.functions.get(name)?.readonly) {
      this.warn(`${name}: readonly function`)
      return 1
    }
    const file = state.frames.at(-1)?.file ?? (this.commandString ? 'environment' : this.scriptName)
    state.functions.set(name, { name, body: { node, source: this.source }, file })
    return 0
  }

  /** BASH_SOURCE of what is defined outside of functions. */
  get scriptName(): string {
    return 'main'
  }

  *test(expression: TestExpression, pos: number): Steps<number> {
    this.state.line = this.source.lineAt(pos)
    try {
      return (yield* evaluateTest(this, expression)) ? 0 : 1
    } catch (error) {
      if (!(error instanceof ShellError) || error instanceof FatalError) throw error
      if (error.message !== '') this.warn(error.message)
      return error.message.startsWith('[[: ') ? 1 : 2
    }
  }

  *arithmeticCommand(body: string, pos: number): Steps<number> {
    this.state.line = this.source.lineAt(pos)
    if (this.state.options.has('xtrace')) yield* this.trace(`(( ${body.trim()} ))`)
    try {
      return Number(yield* this.expander.arithmeticText(body)) === 0 ? 1 : 0
    } catch (error) {
      return this.#arithmeticFailed(error)
    }
  }

  #arithmeticFailed(error: unknown): number {
    if (!(error instanceof ShellError) || error instanceof FatalError) throw error
    this.warn(`${error instanceof ArithmeticFailure ? '((: ' : ''}${error.message}`)
    return 1
  }

  /** The words that a loop goes over. */
  *words(wordlist: readonly Word[] | undefined): Steps<readonly string[]> {
    if (!wordlist) return this.state.positional
    const words: string[] = []
    for (const word of wordlist) yield* this.expander.fields(word, words)
    return words
  }

  /** Whether a loop ends at the jump that was made; a `continue` that is meant for it is over. */
  leaves(): boolean {
    const { jump } = this
    if (!jump || jump.type === 'return') return jump !== undefined
    if (jump.levels > 1 && this.loops > 1) {
      this.jump = { ...jump, levels: jump.levels - 1 }
      return true
    }
    this.jump = undefined
    return jump.type === 'break'
  }

  *#matches(text: string, words: readonly Word[]): Steps<boolean> {
    const { shopt } = this.state
    for (const word of words) {
      const { constant } = compileWord(word)
      const ignoreCase = shopt.has('nocasematch')
      if (constant !== undefined && !ignoreCase) {
        if (constant === text) return true
        continue
      }
      const pattern = patternOf(yield* this.expander.pattern(word), { extended: shopt.has('extglob'), ignoreCase })
      if (pattern.matches(text)) return true
    }
    return false
  }

  /** The three expressions of `for ((…))`, as text. */
  #forParts({ pos, body }: ArithmeticFor): readonly [string, string, string] {
    const head = this.source.text.slice(pos, body.pos)
    const inner = FOR_HEADER.exec(head)?.[1] ?? ''
    const [first = '', second = '', ...rest] = inner.split(';')
    return [first, second, rest.join(';')]
  }

  /** The choices in columns, tabs between them; the first column's numbers are only as wide as its own. */
  #menu(words: readonly string[]): string {
    const digits = String(words.length).length
    const longest = Math.max(...words.map(textWidth)) + digits + 4
    const fitting = Math.max(1, Math.floor(Number(this.state.get('COLUMNS') ?? 80) / longest))
    const needed = Math.ceil(words.length / fitting)
    const rows = needed === 1 ? words.length : needed
    let menu = ''
    for (let row = 0; row < rows; row += 1) {
      for (let [at, column] = [row, 0]; at < words.length; at += rows, column += longest) {
        const number = String(at + 1).padStart(column === 0 ? String(rows).length : digits)
        const cell = `${number}) ${words[at] ?? ''}`
        menu += at + rows < words.length ? cell + indent(column + textWidth(cell), column + longest) : `${cell}\n`
      }
    }
    return menu
  }
}

/** Tabs and blanks that lead from one column to another. */
function indent(from: number, to: number): string {
  const stop = Math.floor(to / 8) * 8
  if (stop <= from) return ' '.repeat(to - from)
  return '\t'.repeat(stop / 8 - Math.floor(from / 8)) + ' '.repeat(to - stop)
}
