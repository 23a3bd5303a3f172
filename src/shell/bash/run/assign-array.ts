import { AssociativeArray, IndexedArray } from '../arrays.ts'
import { type Compiled, compileWords } from '../expand/words.ts'
import { warn } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { after, type Answer, eachInTurns, settle, type Steps } from '../steps.ts'
import { join } from '../syntax/joined.ts'
import type { ArrayValue, Word } from '../syntax/parser.ts'
import { QUOTED } from '../syntax/quoted.ts'
import { quoteSingle } from '../text/quote.ts'
import { keyWord } from './subscript.ts'

/** `[key]=value` among the elements of an array. */
interface Element {
  readonly key: Compiled | undefined
  readonly keyText: string
  readonly value: Compiled | undefined
  readonly append: boolean
}

/** After how many words others have their turn. */
const MANY = 1024

const elements = new WeakMap<Word, Element | false>()
const wholes = new WeakMap<ArrayValue, readonly Word[]>()

/** `name=(…)` @throws ShellError */
export function assignArray(shell: Shell, name: string, value: ArrayValue, append = false): Answer<void> {
  const { state } = shell
  const words = wholeWords(value)
  const target = state.resolve(name)
  state.refuseReadonly(target)
  const old = state.value(target)
  const convert: Convert = (text, previous) => state.converted(target, text, previous)
  if (!append || !(old instanceof IndexedArray) || words.some(elementOf))
    return makeArray(shell, target, append, { name, words, convert })
  const texts: string[] = []
  const expanded = eachInTurns(words, (word) => shell.expander.fields(word, texts), shell.expander.pause)
  return after(expanded, () =>
    state.append(
      target,
      texts.map((text) => convert(text)),
    ),
  )
}

// oxlint-disable-next-line max-params
function* makeArray(shell: Shell, target: string, append: boolean, filling: Filling): Steps<void> {
  const { state } = shell
  const old = state.value(target)
  if (old instanceof AssociativeArray) {
    state.replace(target, yield* associative(shell, filling, append ? old.copy() : new AssociativeArray()))
    return
  }
  let array = new IndexedArray()
  if (append && old instanceof IndexedArray) array = old.copy()
  else if (append && typeof old === 'string') array.set(0, old)
  yield* fill(shell, array, filling)
  state.replace(target, array)
}

/** What attributes of the variable make of a value, or of one behind what is there. */
type Convert = (text: string, previous?: string) => string

interface Filling {
  readonly name: string
  readonly words: readonly Word[]
  readonly convert: Convert
}

function* fill(shell: Shell, array: IndexedArray, { name, words, convert }: Filling): Steps<void> {
  const { state, expander } = shell
  let { next } = array
  for (const [at, word] of words.entries()) {
    if (at % MANY === MANY - 1) yield* expander.pause(MANY / 2)
    const element = elementOf(word)
    if (element) {
      const text = element.value ? yield* settle(expander.compiledText(element.value, 'value')) : ''
      const key = element.key ? yield* settle(expander.compiledText(element.key)) : element.keyText
      const index = Number(state.evaluate(key))
      if (index < -array.next) {
        warn(shell, `${word.text}: bad array subscript`)
        continue
      }
      const place = state.index(name, array, index)
      array.set(place, convert(text, element.append ? array.get(place) : undefined))
      next = place + 1
      continue
    }
    const texts: string[] = []
    yield* settle(expander.fields(word, texts))
    const put = (text: string): void => {
      array.set(next, convert(text))
      next += 1
    }
    yield* settle(eachInTurns(texts, put, expander.pause))
  }
}

function* associative(
  shell: Shell,
  { name: label, words, convert }: Filling,
  array: AssociativeArray,
): Steps<AssociativeArray> {
  const { expander } = shell
  // the first word tells which of the two forms it is
  const subscripted = words[0] !== undefined && elementOf(words[0]) !== undefined
  let key: string | undefined
  for (const [at, word] of words.entries()) {
    if (at % MANY === MANY - 1) yield* expander.pause(MANY / 2)
    const element = elementOf(word)
    if (element) {
      const text = element.value ? yield* settle(expander.compiledText(element.value, 'value')) : ''
      const name = element.key ? yield* settle(expander.compiledText(element.key)) : element.keyText
      array.set(name, convert(text, element.append ? array.get(name) : undefined))
      continue
    }
    const text = yield* settle(expander.text(word))
    if (subscripted) warn(shell, `${label}: '${word.text}': must use subscript when assigning associative array`)
    else if (key === undefined) key = text
    else {
      array.set(key, convert(text))
      key = undefined
    }
  }
  if (key !== undefined) array.set(key, convert(''))
  return array
}

/** The elements of an array that `declare` gets, all expansions done, each in quotes: an assignment of them gives the same array. */
export function* expandedElements({ expander }: Shell, value: ArrayValue): Steps<string> {
  const shown: string[] = []
  for (const [at, word] of wholeWords(value).entries()) {
    if (at % MANY === MANY - 1) yield* expander.pause(MANY / 2)
    const element = elementOf(word)
    if (element) {
      const key = element.key ? yield* settle(expander.compiledText(element.key)) : element.keyText
      const text = element.value ? yield* settle(expander.compiledText(element.value, 'value')) : ''
      shown.push(`[${quoteSingle(key)}]${element.append ? '+' : ''}=${quoteSingle(text)}`)
      continue
    }
    const texts: string[] = []
    yield* settle(expander.fields(word, texts))
    for (const text of texts) shown.push(quoteSingle(text))
  }
  return `(${shown.join(' ')})`
}

const opensSubscript = ({ text }: Word): boolean => text.startsWith('[') && closingBracket(text) < 0

/** The words of an array: blanks between brackets at the beginning of a word belong to it, `[a b]=c`, which the parser does not know. */
function wholeWords(value: ArrayValue): readonly Word[] {
  if (!value.elements.some(opensSubscript)) return value.elements
  const known = wholes.get(value)
  if (known) return known
  const words: Word[] = []
  let open: Word[] = []
  for (const word of value.elements) {
    if (open.length === 0 && !opensSubscript(word)) words.push(word)
    else {
      open.push(word)
      if (!word.text.includes(']')) continue
      words.push(open.reduce(joinSpaced))
      open = []
    }
  }
  const whole = words.concat(open)
  wholes.set(value, whole)
  return whole
}

/** Two words and the blanks between them as one. */
function joinSpaced(first: Word, second: Word): Word {
  const blanks = ' '.repeat(second.pos - first.end)
  return join(join(first, { type: 'Word', pos: first.end, end: second.pos, text: blanks, value: blanks }), second)
}

const PIECE = new RegExp(`${QUOTED}|\`[^\`]*\`|[^]`, 'g')

/** Where the bracket is closed that a text begins with; -1 where it is not. */
function closingBracket(text: string): number {
  let depth = 0
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (piece === '[') depth += 1
    else if (piece === ']') depth -= 1
    if (depth === 0) return index
  }
  return -1
}

function elementOf(word: Word): Element | undefined {
  if (!word.text.startsWith('[')) return undefined
  const known = elements.get(word)
  if (known !== undefined) return known || undefined
  const end = closingBracket(word.text)
  const match = end > 1 ? /^\](\+?)=([^]*)$/.exec(word.text.slice(end)) : null
  const [, plus, valueText = ''] = match ?? []
  const keyText = word.text.slice(1, end)
  const key = match ? keyWord(keyText) : undefined
  const [value] = valueText === '' ? [] : compileWords([valueText])
  const element = match ? { key, keyText, value, append: plus === '+' } : undefined
  elements.set(word, element ?? false)
  return element
}
