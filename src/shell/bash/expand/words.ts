import {
  type CommandExpansionPart,
  type DoubleQuotedChild,
  emptyScript,
  type ParameterOperation,
  parseCommand,
  type ParsedScript,
  type Word,
  type WordPart,
} from '../syntax/parser.ts'
import { atOnce, type Work } from '../../../base/work.ts'
import { decodeEscapes } from '../text/ansi-c.ts'
import { Source } from '../syntax/source.ts'
import { remembered } from './memory.ts'

/** A parameter expansion, `$x` and `${x…}` alike. */
export interface Parameter {
  readonly name: string
  /** As it is written, for messages. */
  readonly text: string
  readonly prefix: '!' | '#' | undefined
  readonly index: Word | undefined
  readonly operation: ParameterOperation | undefined
  /** Whether it stands in double quotes: there `$'…'` means something in its operand, in a here-document it does not. */
  readonly inQuotes: boolean
}

/** A command substitution; `source` is there where its positions do not count in the text around it. */
export interface Substitution {
  readonly script: ParsedScript
  readonly text: string
  readonly source: Source | undefined
  readonly pos: number
}

/** A piece of a word that is expanded on its own. */
export type Item =
  /** `backslash`: each of its characters had one before it. */
  | { readonly type: 'text'; readonly text: string; readonly quoted: boolean; readonly backslash?: boolean }
  | { readonly type: 'parameter'; readonly parameter: Parameter; readonly quoted: boolean }
  | { readonly type: 'command'; readonly command: Substitution; readonly quoted: boolean }
  | { readonly type: 'arithmetic'; readonly text: string; readonly quoted: boolean }
  | { readonly type: 'process'; readonly operator: '<' | '>'; readonly command: Substitution }
  /** What `$'…'` holds, where it names characters that the shell's charset may lack. */
  | { readonly type: 'escapes'; readonly source: string }
  /** Quotes were here: the word is there even when it is empty. */
  | { readonly type: 'quotes' }

/** A word, ready to be expanded. */
export interface Compiled {
  readonly items: readonly Item[]
  /** What it comes to, when nothing in it has to be expanded. */
  readonly constant: string | undefined
  /** The variable that is all of it: `$x` or `"$x"`. */
  readonly variable: { readonly name: string; readonly quoted: boolean } | undefined
  readonly braces: boolean
  /** Whether it looks like an assignment: tildes count in it where they do in one. */
  readonly assigns: boolean
}

/** Characters that keep a text from being the same wherever it is expanded. */
const EXPANDED = /[*?[]|[@+!]\(|(^|[:=])~/

/** Splits text without expansions at its quotes: `a\*'b c'`. */
function* quotedPieces(text: string): Generator<Item> {
  for (const match of text.matchAll(/\\\n|((?:\\[^\n])+)|'([^']*)'|[^\\']+|\\$|'/g)) {
    const [whole, escaped, single] = match
    if (escaped !== undefined)
      yield { type: 'text', text: escaped.replaceAll(/\\([^])/g, '$1'), quoted: true, backslash: true }
    else if (single !== undefined) {
      yield { type: 'quotes' }
      if (single) yield { type: 'text', text: single, quoted: true }
    } else if (whole !== '\\\n') yield { type: 'text', text: whole, quoted: whole === '\\' }
  }
}

/** The operation of `${!…}` where the parser takes its first character for a name: what it is after a name that cannot be mistaken. */
function afterName(text: string): ParameterOperation | undefined {
  const part = parseCommand(text.replace('!', '_'))?.name?.parts?.[0]
  return part?.type === 'ParameterExpansion' ? part.operation : undefined
}

function parameterOf(
  part: WordPart & { type: 'SimpleExpansion' | 'ParameterExpansion' },
  inQuotes: boolean,
): Parameter {
  if (part.type === 'SimpleExpansion') {
    const name = part.text.slice(1)
    return { name, text: part.text, prefix: undefined, index: undefined, operation: undefined, inQuotes }
  }
  const { parameter, text, prefix, index, operation } = part
  // `${!:+set}` and `${!-unset}` are about `$!`
  if (prefix === '!' && operation && (parameter === '' || (parameter === '-' && operation.type === 'Unknown')))
    return { name: '!', text, prefix: undefined, index, operation: parameter ? afterName(text) : operation, inQuotes }
  return { name: parameter, text, prefix, index, operation, inQuotes }
}

/** A parameter without a name, which no shell can expand. */
const nameless = (text: string): Parameter => ({
  name: '',
  text,
  prefix: undefined,
  index: undefined,
  operation: undefined,
  inQuotes: false,
})

/** Whether a part stands for several words even within quotes. */
function isList(part: DoubleQuotedChild): boolean {
  if (part.type === 'SimpleExpansion') return part.text === '$@'
  if (part.type !== 'ParameterExpansion' || part.prefix === '#') return false
  return part.parameter === '@' || part.index?.text === '@' || (part.prefix === '!' && part.operation?.type === 'Names')
}

/** The text between `$'` and `'`: the parser's own value has lost bytes that are no character. */
const escapedItem = (source: string): Item =>
  /\\[uU]/.test(source)
    ? { type: 'escapes', source }
    : { type: 'text', text: decodeEscapes(source, 'quotes').text, quoted: true }

/** A substitution in a word: it is parsed when it is to run, for a word may have very many. */
class PartSubstitution implements Substitution {
  readonly text: string
  readonly pos: number
  readonly #part: Pick<CommandExpansionPart, 'script' | 'text' | 'pos'>
  readonly #base: Source | undefined

  constructor(part: Pick<CommandExpansionPart, 'script' | 'text' | 'pos'>, base: Source | undefined) {
    this.text = part.text
    this.pos = part.pos
    this.#part = part
    this.#base = base
  }

  get script(): ParsedScript {
    return this.#part.script ?? emptyScript()
  }

  get source(): Source | undefined {
    const { source } = this.script
    return source === undefined ? this.#base : new Source(source)
  }
}

/** After how many parts of a word others may have their turn. */
const MANY_PARTS = 1024

/** Makes items of the parts of words. `base` is there where the parts' positions do not count in the text around them. */
class WordCompiler {
  readonly items: Item[] = []
  #parts = 0
  #inQuotes = false
  readonly #base: Source | undefined

  constructor(base: Source | undefined) {
    this.#base = base
  }

  *word({ text, parts }: Word): Work<void> {
    if (parts) yield* this.#all(parts)
    else this.#pieces(text)
  }

  /** What stands in double quotes, or in a here-document. */
  *quoted(children: readonly DoubleQuotedChild[]): Work<void> {
    for (const child of children) {
      if (this.#isTurn()) yield MANY_PARTS / 4
      if (child.type === 'Literal') this.items.push({ type: 'text', text: child.value, quoted: true })
      else this.#expansion(child, true)
    }
  }

  #isTurn(): boolean {
    this.#parts += 1
    return this.#parts % MANY_PARTS === 0
  }

  *#all(parts: readonly WordPart[]): Work<void> {
    for (const part of parts) {
      if (this.#isTurn()) yield MANY_PARTS / 4
      yield* this.#part(part)
    }
  }

  *#part(part: WordPart): Work<void> {
    switch (part.type) {
      case 'Literal':
        this.#pieces(part.text)
        return
      case 'AnsiCQuoted':
        this.items.push({ type: 'quotes' }, escapedItem(part.text.slice(2, -1)))
        return
      case 'SingleQuoted':
        this.items.push({ type: 'quotes' }, { type: 'text', text: part.value, quoted: true })
        return
      case 'DoubleQuoted':
      case 'LocaleString':
        // "$@" alone may be no word at all
        if (part.parts.length === 0 || !part.parts.every(isList)) this.items.push({ type: 'quotes' })
        this.#inQuotes = true
        yield* this.quoted(part.parts)
        this.#inQuotes = false
        return
      case 'Glob':
        yield* this.#glob(part)
        return
      case 'ExtendedGlob':
        yield* this.#extendedGlob(part)
        return
      case 'BraceExpansion':
        yield* this.#braces(part)
        return
      case 'ProcessSubstitution':
        this.items.push({ type: 'process', operator: part.operator, command: this.#substitution(part) })
        return
      default:
        this.#expansion(part, false)
    }
  }

  /** There may be more of them than a call can take. */
  #pieces(text: string): void {
    for (const item of quotedPieces(text)) this.items.push(item)
  }

  #expansion(part: Exclude<DoubleQuotedChild, { type: 'Literal' }>, quoted: boolean): void {
    switch (part.type) {
      case 'CommandExpansion':
        // `${ command; }`, which the simulated Bash does not have yet
        if (part.text.startsWith('${'))
          return void this.items.push({ type: 'parameter', parameter: nameless(part.text), quoted })
        this.items.push({ type: 'command', command: this.#substitution(part), quoted })
        return
      case 'ArithmeticExpansion':
        this.items.push({ type: 'arithmetic', text: part.text.replace(/^\$(?:\(\(|\[)|(?:\)\)|\])$/g, ''), quoted })
        return
      default:
        this.items.push({ type: 'parameter', parameter: parameterOf(part, this.#inQuotes), quoted })
    }
  }

  #substitution(part: Pick<CommandExpansionPart, 'script' | 'text' | 'pos'>): Substitution {
    return new PartSubstitution(part, this.#base)
  }

  *#glob(part: WordPart & { type: 'Glob' }): Work<void> {
    if (part.kind !== 'bracket') {
      this.items.push({ type: 'text', text: part.text, quoted: false })
      return
    }
    this.items.push({ type: 'text', text: '[', quoted: false })
    yield* this.#all(part.parts)
    this.items.push({ type: 'text', text: ']', quoted: false })
  }

  /** Braces that give no words stay, and what is in them is expanded. */
  *#braces({ text, parts }: WordPart & { type: 'BraceExpansion' }): Work<void> {
    if (!parts) {
      this.#pieces(text)
      return
    }
    this.items.push({ type: 'text', text: '{', quoted: false })
    yield* this.#all(parts)
    this.items.push({ type: 'text', text: '}', quoted: false })
  }

  *#extendedGlob(part: WordPart & { type: 'ExtendedGlob' }): Work<void> {
    this.items.push({ type: 'text', text: `${part.operator}(`, quoted: false })
    if (part.parts) yield* this.#all(part.parts)
    else this.#pieces(part.pattern)
    this.items.push({ type: 'text', text: ')', quoted: false })
  }
}

function constantOf(items: readonly Item[], braces: boolean): string | undefined {
  if (braces || items.length === 0) return undefined
  let text = ''
  for (const item of items) {
    if (item.type === 'quotes') continue
    if (item.type !== 'text') return undefined
    if (!item.quoted && EXPANDED.test(item.text)) return undefined
    text += item.text
  }
  return text
}

function variableOf(items: readonly Item[]): Compiled['variable'] {
  const [first, second] = items
  const item = first?.type === 'quotes' ? second : first
  if (item?.type !== 'parameter' || items.length !== (item === first ? 1 : 2)) return undefined
  const { name, index, operation, prefix } = item.parameter
  if (index ?? operation ?? prefix) return undefined
  return name === '@' || name === '*' ? undefined : { name, quoted: item.quoted }
}

function finished(items: readonly Item[], braces: boolean): Compiled {
  const [first] = items
  const assigns = first?.type === 'text' && !first.quoted && /^[A-Za-z_]\w*\+?=/.test(first.text)
  return { items, constant: constantOf(items, braces), variable: variableOf(items), braces, assigns }
}

/** Text that neither splitting nor pathname expansion changes, whatever IFS is usually. */
export const PLAIN = /^[\w./:=,+-]+$/
/** How long a word may be that is looked through each time. */
const MOST_PLAIN = 32

/** What a word comes to in which nothing is to be expanded, as in most: nothing is kept of it, for there may be half a million in a line. */
export const plainText = ({ text }: Word): string | undefined =>
  text.length <= MOST_PLAIN && PLAIN.test(text) ? text : undefined

const compiledWords = new WeakMap<Word, Compiled>()

/** How long a word may be that is made ready at once, in characters. */
const LONG = 32_768

/** Whether a word is so long that it is to be made ready in turns (`compilingWord`), and is not yet. */
export const isLongWord = (word: Word): boolean => word.text.length > LONG && !compiledWords.has(word)

/** A word of a parsed text, ready to be expanded. */
export function* compilingWord(word: Word): Work<Compiled> {
  const known = compiledWords.get(word)
  if (known) return known
  // the parser finds the parts of a word when they are asked for
  const { parts } = word
  if (word.text.length > LONG) yield word.text.length / 4
  const compiler = new WordCompiler(undefined)
  yield* compiler.word(word)
  const compiled = finished(compiler.items, parts?.some(({ type }) => type === 'BraceExpansion') ?? false)
  compiledWords.set(word, compiled)
  return compiled
}

/** The same at once. */
export const compileWord = (word: Word): Compiled => compiledWords.get(word) ?? atOnce(compilingWord(word))

const compiledParts = new WeakMap<readonly WordPart[], Compiled>()

/** What backslashes mean in a here-document. */
const unescaped = (text: string): string => text.replaceAll(/\\([$`\\])|\\\n/g, '$1')

/** The body of a here-document: everything in it is as in double quotes. */
export function* compilingBody(text: string, parts: readonly WordPart[] | undefined, quoted: boolean): Work<Compiled> {
  if (!parts)
    return finished([{ type: 'quotes' }, { type: 'text', text: quoted ? text : unescaped(text), quoted: true }], false)
  const known = compiledParts.get(parts)
  if (known) return known
  const compiler = new WordCompiler(undefined)
  if (text.length > LONG) yield text.length / 4
  yield* compiler.quoted(parts as readonly DoubleQuotedChild[])
  const compiled = finished([{ type: 'quotes' }, ...compiler.items], false)
  compiledParts.set(parts, compiled)
  return compiled
}

/** Text whose expansions are as in double quotes, but in which a quote is nothing special: prompts, arithmetic. */
export function compileText(text: string): Compiled {
  if (!/[$`\\]/.test(text)) return finished([{ type: 'quotes' }, { type: 'text', text, quoted: true }], false)
  return compiledText(text)
}

const compiledText = remembered((text): Compiled => {
  let end = 'E'
  while (text.includes(end)) end += 'E'
  const source = `: <<${end}\n${text}\n${end}\n`
  const body = parseCommand(source)?.redirects[0]
  if (body?.type !== 'HereDoc') return finished([{ type: 'text', text, quoted: true }], false)
  const compiler = new WordCompiler(new Source(source))
  atOnce(compiler.quoted((body.body.parts ?? []) as readonly DoubleQuotedChild[]))
  if (!body.body.parts) compiler.items.push({ type: 'text', text: unescaped(body.body.text), quoted: true })
  const last = compiler.items.pop()
  // the newline is the here-document's, not the text's
  if (last) compiler.items.push(last.type === 'text' ? { ...last, text: last.text.replace(/\n$/, '') } : last)
  return finished([{ type: 'quotes' }, ...compiler.items], false)
})

/** Words that stand in a text on their own: what a brace expansion gives. */
export function compileWords(texts: readonly string[]): readonly Compiled[] {
  const source = `: ${texts.join(' ')}`
  return (parseCommand(source)?.args ?? []).map((word) => {
    const compiler = new WordCompiler(new Source(source))
    if (word.type === 'Word') atOnce(compiler.word(word))
    return finished(compiler.items, false)
  })
}
