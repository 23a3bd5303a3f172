import type { Work } from '../../../base/work.ts'
import type { Word } from '../syntax/parser.ts'
import { mayHaveKeys, withKeys } from './keys.ts'
import { part } from '../../later.ts'
import type { Process } from '../../posix/process.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { ArithmeticError, evaluateArithmetic, evaluatingArithmetic, type Integer } from './arithmetic.ts'
import { BLANKS, type Field, Fields, type PatternMode } from './fields.ts'
import { ArithmeticFailure, type Expansion, FatalError, type Substitutions } from './expansion.ts'
import { parameterText } from './parameter-text.ts'
import { charsetOf } from '../../posix/locale.ts'
import { decodeEscapes } from '../text/ansi-c.ts'
import { expandParameter } from './parameter.ts'
import { escapePattern, isPattern, unescapePattern } from './pattern-text.ts'
import { readReplacement } from './replacement-text.ts'
import { ShellError, type ShellState } from '../state.ts'
import { firstOf, isAssigned } from '../value.ts'
import { IndexedArray, AssociativeArray } from '../arrays.ts'
import { after, type Answer, eachInTurns, eachOf, type Pause, settle, type Steps } from '../steps.ts'
import {
  type Compiled,
  compileText,
  compileWord,
  compileWords,
  compilingWord,
  isLongWord,
  type Item,
  PLAIN,
  plainText,
} from './words.ts'

/** Where tildes count besides the beginning: in the value of an assignment, and in a word that looks like one. */
export type Assigned = 'value' | 'word'

const TILDES = {
  none: /(^)(~[^/:]*)(?=([/:]|$))/g,
  value: /(^|:)(~[^/:]*)(?=([/:]|$))/g,
  word: /(^|[:=])(~[^/:]*)(?=([/:]|$))/g,
}

/** Loaded for the first braces. */
export const braces = part(() => import('./braces.ts'))

/** Loaded for the first word that is a pattern of paths. */
export const pathnames = part(() => import('./glob.ts'))

/** How much of an expansion is split at once, in characters. */
const PIECE = 65_536
/** The longest pattern of a path, in characters. */
const LONGEST = 65_536
/** The same of words that braces gave. */
const PIECE_WORDS = 512

const failureOf = (error: unknown): unknown =>
  error instanceof ArithmeticError ? new ArithmeticFailure(error.message) : error

/** Expands words for a shell (bash(1), EXPANSION). */
export class Expander implements Expansion {
  /** Whether the text of a here-document is expanded. */
  #inDocument = false
  readonly process: Process<PosixSystem>
  readonly state: ShellState
  readonly substitutions: Substitutions
  readonly pause: Pause = (work) => this.#pause(work)

  constructor(process: Process<PosixSystem>, state: ShellState, substitutions: Substitutions) {
    this.process = process
    this.state = state
    this.substitutions = substitutions
    state.evaluate = (text) => String(this.arithmetic(text))
    state.warn = (message) => substitutions.warn(message)
  }

  /** What splits unquoted expansions. */
  get separators(): string {
    return this.state.get('IFS') ?? BLANKS
  }

  /** What joins `$*`: in a here-document a blank, whatever IFS is. */
  get joiner(): string {
    if (this.#inDocument) return ' '
    return this.state.get('IFS')?.slice(0, 1) ?? ' '
  }

  /** The words that a command's word gives: all expansions. */
  fields(word: Word, into: string[]): Answer<void> {
    if (isLongWord(word)) return after(this.inTurns(compilingWord(word)), () => this.fields(word, into))
    const plain = plainText(word)
    const compiled = plain === undefined ? compileWord(word) : undefined
    const single = compiled ? (compiled.constant ?? this.#single(compiled)) : plain
    if (compiled && single === undefined) return this.compiledFields(compiled, into, word.text)
    if (single !== undefined) into.push(single)
    return undefined
  }

  /** The value of the variable that is all of a word, where nothing splits it and it is no pattern. */
  #single({ variable }: Compiled): string | undefined {
    if (!variable || this.state.variables.get(variable.name)?.nameref) return undefined
    const text = parameterText(this, variable.name)
    if (text === undefined || variable.quoted) return text
    return PLAIN.test(text) && this.separators === BLANKS ? text : undefined
  }

  compiledFields(compiled: Compiled, into: string[], text?: string): Answer<void> {
    if (compiled.braces && text !== undefined && this.state.options.has('braceexpand')) return this.#braced(text, into)
    const { items, assigns } = compiled
    const fields = new Fields('split', this.separators)
    const steps = this.items(items, fields, assigns ? 'word' : undefined)
    return steps ? after(steps, () => this.#finished(fields, into)) : this.#finished(fields, into)
  }

  *#braced(text: string, into: string[]): Steps<void> {
    const { expandBraces } = yield* settle(braces())
    const texts = yield* expandBraces(text, this.pause)
    for (let at = 0; at < texts.length; at += PIECE_WORDS) {
      const piece = texts.slice(at, at + PIECE_WORDS)
      if (piece.every((each) => /^[\w./:,%+=-]+$/.test(each))) for (const each of piece) into.push(each)
      else for (const each of compileWords(piece)) yield* settle(this.compiledFields(each, into))
      if (at > 0) yield* this.pause(piece.length / 4)
    }
  }

  #finished(fields: Fields, into: string[]): Answer<void> {
    return eachInTurns(fields.finish(), (field) => this.#pathnames(field, into), this.pause)
  }

  /** A word without splitting and pathname expansion: the value of an assignment, a here-string. */
  text(word: Word, assignment?: Assigned): Answer<string> {
    if (isLongWord(word)) return after(this.inTurns(compilingWord(word)), () => this.text(word, assignment))
    const plain = plainText(word)
    if (plain !== undefined) return plain
    const compiled = compileWord(word)
    return compiled.constant ?? this.compiledText(compiled, assignment)
  }

  compiledText({ items, variable }: Compiled, assignment?: Assigned): Answer<string> {
    const single = variable && parameterText(this, variable.name)
    if (single !== undefined) return single
    const fields = new Fields('text')
    const steps = this.items(items, fields, assignment)
    return steps ? after(steps, () => fields.text) : fields.text
  }

  /** The text of a here-document. */
  *documentText(compiled: Compiled): Steps<string> {
    this.#inDocument = true
    try {
      return yield* settle(this.compiledText(compiled))
    } finally {
      this.#inDocument = false
    }
  }

  /** A word as a pattern: what is quoted in it is escaped. */
  pattern(word: Word, mode: PatternMode = 'pattern'): Answer<string> {
    const plain = plainText(word)
    if (plain !== undefined) return mode === 'pattern' ? escapePattern(plain) : plain
    const compiled = compileWord(word)
    if (compiled.constant !== undefined && mode === 'pattern') return escapePattern(compiled.constant)
    const fields = new Fields(mode)
    const steps = this.items(compiled.items, fields)
    return steps ? after(steps, () => fields.pattern) : fields.pattern
  }

  /** A word as an extended regular expression: what is quoted in it stands for itself. */
  *regex(word: Word): Steps<string> {
    let text = ''
    for (const item of compileWord(word).items) {
      if (item.type === 'text' && item.backslash) text += item.text.replaceAll(/[^]/g, '\\$&')
      else {
        const piece = yield* settle(this.#piece(item))
        text += 'quoted' in item && item.quoted ? piece.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&') : piece
      }
    }
    return text
  }

  /** The replacement in `${x/pattern/word}`, in pieces; undefined stands for what was matched (an unquoted `&`). */
  replacement(word: Word): Answer<readonly (string | undefined)[]> {
    const compiled = compileWord(word)
    if (compiled.constant !== undefined && !compiled.constant.includes('&')) return [compiled.constant]
    return this.#replacements(compiled)
  }

  *#replacements({ items }: Compiled): Steps<readonly (string | undefined)[]> {
    const pieces: (string | undefined)[] = []
    const replaces = this.state.shopt.has('patsub_replacement')
    // what expansions that are not quoted give is read together: a backslash of one may stand before what another gave
    let read = ''
    for (const item of items) {
      const text = yield* settle(this.#piece(item))
      if (replaces && !('quoted' in item && item.quoted)) read += text
      else {
        pieces.push(...readReplacement(read), text)
        read = ''
      }
    }
    pieces.push(...readReplacement(read))
    return pieces
  }

  /** The text of one item of a word. */
  #piece(item: Item): Answer<string> {
    const fields = new Fields('text')
    return after(this.items([item], fields), () => fields.text)
  }

  /** Items of an operand in an expansion that is not quoted: text in it is split as well. */
  operandItems(items: readonly Item[], fields: Fields): Answer<void> {
    const expanded = (item: Item): Answer<void> => {
      if (item.type !== 'text' || item.quoted || item.text.startsWith('~')) return this.items([item], fields)
      return fields.expanded(item.text)
    }
    return eachOf(items, expanded)
  }

  /** Text as in double quotes: prompts, arithmetic, here-documents. */
  quotedText(text: string): Answer<string> {
    const compiled = compileText(text)
    return compiled.constant ?? this.compiledText(compiled)
  }

  items(items: readonly Item[], fields: Fields, assignment?: Assigned): Answer<void> {
    const expanded = (item: Item, at: number): Answer<void> => {
      if (item.type !== 'text') return this.#item(item, fields)
      return this.#literal(item, fields, { first: at === 0, last: at === items.length - 1, assignment })
    }
    return eachInTurns(items, expanded, this.pause)
  }

  /** Evaluates an expression whose expansions are done. @throws ShellError */
  arithmetic(text: string): Integer {
    try {
      return evaluateArithmetic(text, this)
    } catch (error) {
      throw failureOf(error)
    }
  }

  /** The value of `$((text))`, its expansions done first. @throws ShellError */
  arithmeticText(text: string): Answer<Integer> {
    return after(this.expandedArithmetic(text), (expanded) => this.evaluated(expanded))
  }

  /** An expression with its expansions done. @throws ShellError */
  expandedArithmetic(text: string): Answer<string> {
    if (!/[$`"\\']/.test(text)) return text
    const expand = (piece: string): Answer<string> =>
      after(this.quotedText(piece), (expanded) => expanded.replaceAll('"', ''))
    return mayHaveKeys(text) ? withKeys(this, text, expand) : expand(text)
  }

  /** An expression, in which no expansions are done but those of keys. @throws ShellError */
  keyed(text: string): Answer<string> {
    return mayHaveKeys(text) ? withKeys(this, text, (piece) => piece) : text
  }

  /** The value of an expression whose expansions are done; a long one is evaluated in turns. @throws ShellError */
  evaluated(text: string): Answer<Integer> {
    return text.length <= PIECE ? this.arithmetic(text) : this.inTurns(this.#evaluating(text))
  }

  *#evaluating(text: string): Work<Integer> {
    try {
      return yield* evaluatingArithmetic(text, this)
    } catch (error) {
      throw failureOf(error)
    }
  }

  /** A variable as arithmetic reads it (ArithmeticScope). */
  get(name: string, subscript?: string): string | undefined {
    const { state } = this
    const value = state.value(name)
    let text: string | undefined
    if (subscript === undefined) text = firstOf(value)
    else if (value instanceof AssociativeArray) text = value.get(subscript)
    else if (value instanceof IndexedArray) text = value.get(state.index(name, value, subscript))
    else text = Number(subscript) === 0 ? value : undefined
    // an element that an array lacks is 0
    if (!isAssigned(value) && state.options.has('nounset')) throw this.unbound(name)
    return text
  }

  set(name: string, value: string, subscript?: string): void {
    if (subscript === undefined) this.state.set(name, value)
    else this.state.assign(name, value, { subscript })
  }

  isAssociative(name: string): boolean {
    return this.state.value(name) instanceof AssociativeArray
  }

  unbound(name: string): FatalError {
    return new FatalError(`${name}: ${this.state.small ? 'parameter not set' : 'unbound variable'}`)
  }

  /** `~`, `~name`, `~+`, `~-` and `~1` as directories; undefined where it is just text. */
  tilde(prefix: string): string | undefined {
    const user = prefix.slice(1)
    if (user === '') return this.state.get('HOME') ?? this.#ownHome()
    if (user === '+') return this.state.get('PWD')
    if (user === '-') return this.state.get('OLDPWD')
    const place = /^([-+]?)(\d+)$/.exec(user)
    if (place) return this.#stacked(place[1] === '-', Number(place[2]))
    return this.process.system.accountOf(user)?.home
  }

  /** `~2` and `~+2`, a directory of the stack, and `~-2`, counted from its end. */
  #stacked(fromEnd: boolean, place: number): string | undefined {
    const stack = [this.process.cwd, ...this.state.directories]
    return stack[fromEnd ? stack.length - 1 - place : place]
  }

  #ownHome(): string {
    return this.process.system.accountOf(this.process.credentials.uid)?.home ?? '/'
  }

  #item(item: Exclude<Item, { type: 'text' }>, fields: Fields): Answer<void> {
    switch (item.type) {
      case 'quotes':
        return fields.open()
      case 'escapes':
        return fields.quoted(decodeEscapes(item.source, 'quotes', this.state.readAs ?? charsetOf(this.state)).text)
      case 'parameter':
        return expandParameter(this, item.parameter, { fields, quoted: item.quoted })
      case 'process':
        return after(this.substitutions.processSubstitution(item.operator, item.command), (path) =>
          fields.literal(path),
        )
      case 'arithmetic':
        return after(this.arithmeticText(item.text), (value) => this.#expanded(String(value), item.quoted, fields))
      case 'command':
        return after(this.substitutions.substitute(item.command), (text) => this.#expanded(text, item.quoted, fields))
    }
  }

  #expanded(text: string, quoted: boolean, fields: Fields): Answer<void> {
    if (quoted) return fields.quoted(text)
    return text.length <= PIECE ? fields.expanded(text) : this.long(text, fields)
  }

  *#pause(work: number): Steps<void> {
    const due = this.process.due(work)
    if (due) yield due
  }

  inTurns<T>(work: Work<T>): Answer<T> {
    return this.process.inTurns(work)
  }

  /** Splits a long text piece by piece: others have their turn in between. */
  *long(text: string, fields: Fields): Steps<void> {
    for (let [at, end] = [0, 0]; at < text.length; at = end) {
      yield* this.pause(PIECE / 64)
      end = at + PIECE
      // what opens a list stays together
      while ('@+!\\'.includes(text[end - 1] ?? ' ')) end += 1
      fields.expanded(text.slice(at, end))
    }
  }

  #literal(
    { text, quoted }: Item & { type: 'text' },
    fields: Fields,
    place: { readonly first: boolean; readonly last: boolean; readonly assignment: Assigned | undefined },
  ): void {
    if (quoted) return fields.quoted(text)
    if (!text.includes('~')) return fields.literal(text)
    const { first, last, assignment } = place
    const starts = TILDES[assignment ?? 'none']
    let at = 0
    for (const match of text.matchAll(starts)) {
      const [, before = '', prefix = '', behind] = match
      const begins = first || before !== ''
      const directory = begins && (behind !== '' || last) ? this.tilde(prefix) : undefined
      fields.literal(text.slice(at, match.index) + before)
      if (directory === undefined) fields.literal(prefix)
      else fields.quoted(directory)
      at = match.index + before.length + prefix.length
    }
    fields.literal(text.slice(at))
  }

  #pathnames(field: Field, into: string[]): Answer<void> {
    const { text, pattern = text, glob } = field
    const { options, shopt } = this.state
    if (glob && !options.has('noglob') && isPattern(pattern, shopt.has('extglob')))
      return after(pathnames(), ({ expandPathname }) =>
        // nothing is there with a name that has to be so long
        text.length > LONGEST
          ? this.#found([], field, into)
          : after(this.inTurns(expandPathname(this.process, pattern, shopt, this.state.get('GLOBIGNORE'))), (found) =>
              this.#found(found, field, into),
            ),
      )
    into.push(text)
    return undefined
  }

  /** Takes the paths that a pattern stands for; what becomes of one that nothing matches is for `shopt` to say. */
  #found(found: readonly string[], { text, pattern = text }: Field, into: string[]): void {
    const { shopt } = this.state
    if (found.length > 0) for (const path of found) into.push(path)
    else if (shopt.has('failglob')) throw new ShellError(`no match: ${unescapePattern(pattern)}`)
    else if (!shopt.has('nullglob')) into.push(text)
  }
}
