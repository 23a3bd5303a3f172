import { AssociativeArray, IndexedArray } from '../arrays.ts'
import { type Compiled, compileWords } from '../expand/words.ts'
import { warn } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { after, type Answer, eachInTurns, settle, type Steps } from '../steps.ts'
import type { ArrayValue, Word } from '../syntax/parser.ts'
import { quoteSingle } from '../text/quote.ts'
import { closingBracket, keyOf } from '../expand/keys.ts'

/** `[key]=value` among the elements of an array. */
interface Element {
  readonly key: string
  readonly value: Compiled | undefined
  readonly append: boolean
}

/** After how many words others have their turn. */
const MANY = 1024

const elements = new WeakMap<Word, Element | false>()

/** How `name=(…)` is meant. */
interface Manner {
  /** `name+=(…)` */
  readonly append?: boolean | undefined
  /** Whether it is an argument of `declare`: words that are refused are told in quotes. */
  readonly declares?: boolean
}

/** `name=(…)` @throws ShellError */
// oxlint-disable-next-line max-params
export function assignArray(shell: Shell, name: string, { elements: words }: ArrayValue, manner: Manner): Answer<void> {
  const { state } = shell
  const { append = false } = manner
  const target = state.resolve(name)
  state.refuseReadonly(target)
  const old = state.value(target)
  const convert: Convert = (text, previous) => state.converted(target, text, previous)
  if (!append || !(old instanceof IndexedArray) || words.some(elementOf))
    return makeArray(shell, target, { name, words, convert, ...manner })
  const texts: string[] = []
  const expanded = eachInTurns(words, (word) => shell.expander.fields(word, texts), shell.expander.pause)
  return after(expanded, () =>
    state.append(
      target,
      texts.map((text) => convert(text)),
    ),
  )
}

function* makeArray(shell: Shell, target: string, filling: Filling): Steps<void> {
  const { state } = shell
  const { append } = filling
  const old = state.value(target)
  if (old instanceof AssociativeArray) {
    state.replace(target, yield* associative(shell, filling, old))
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

interface Filling extends Manner {
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
      const text = yield* valueOf(shell, element)
      const key = yield* settle(keyOf(shell.expander, element.key))
      const index = key === '' ? NaN : Number(state.evaluate(key))
      if (!(index >= -array.next)) {
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

/** @param old what the array holds already, which `+=` goes on from */
function* associative(shell: Shell, filling: Filling, old: AssociativeArray): Steps<AssociativeArray> {
  const array = filling.append ? old.copy() : new AssociativeArray()
  // the first word tells which of the two forms it is
  if (filling.words[0]?.text.startsWith('[')) yield* subscripted(shell, filling, array, filling.append ? array : old)
  else yield* paired(shell, filling, array)
  return array
}

/** `([key]=value…)` */
// oxlint-disable-next-line max-params
function* subscripted(shell: Shell, filling: Filling, array: AssociativeArray, old: AssociativeArray): Steps<void> {
  const { name: label, words, convert, declares } = filling
  for (const [at, word] of words.entries()) {
    if (at % MANY === MANY - 1) yield* shell.expander.pause(MANY / 2)
    const element = elementOf(word)
    if (!element) {
      const told = declares ? quoteSingle(word.text) : word.text
      warn(shell, `${label}: ${told}: must use subscript when assigning associative array`)
      continue
    }
    const text = yield* valueOf(shell, element)
    const key = yield* settle(keyOf(shell.expander, element.key))
    if (key === '') warn(shell, `${word.text}: bad array subscript`)
    else array.set(key, convert(text, element.append ? old.get(key) : undefined))
  }
}

/** `(key value…)` */
function* paired(shell: Shell, { words, convert }: Filling, array: AssociativeArray): Steps<void> {
  let key: string | undefined
  for (const [at, word] of words.entries()) {
    if (at % MANY === MANY - 1) yield* shell.expander.pause(MANY / 2)
    const text = yield* settle(shell.expander.text(word))
    if (key === undefined) key = text
    else {
      array.set(key, convert(text))
      key = undefined
    }
  }
  if (key !== undefined) array.set(key, convert(''))
}

/** The elements of an array that `declare` gets, all expansions done, each in quotes: an assignment of them gives the same array. */
export function* expandedElements(shell: Shell, { elements: words }: ArrayValue): Steps<string> {
  const { expander } = shell
  const shown: string[] = []
  for (const [at, word] of words.entries()) {
    if (at % MANY === MANY - 1) yield* expander.pause(MANY / 2)
    const element = elementOf(word)
    if (element) {
      const key = yield* settle(keyOf(shell.expander, element.key))
      const text = yield* valueOf(shell, element)
      shown.push(`[${quoteSingle(key)}]${element.append ? '+' : ''}=${quoteSingle(text)}`)
      continue
    }
    const texts: string[] = []
    yield* settle(expander.fields(word, texts))
    for (const text of texts) shown.push(quoteSingle(text))
  }
  return `(${shown.join(' ')})`
}

function* valueOf({ expander }: Shell, { value }: Element): Steps<string> {
  return value ? yield* settle(expander.compiledText(value, 'value')) : ''
}

function elementOf(word: Word): Element | undefined {
  if (!word.text.startsWith('[')) return undefined
  const known = elements.get(word)
  if (known !== undefined) return known || undefined
  const close = closingBracket(word.text)
  const [, operator, valueText = ''] = (close && /^(\+?=)([^]*)$/.exec(word.text.slice(close + 1))) || []
  const [value] = valueText === '' ? [] : compileWords([valueText])
  const element = operator ? { key: word.text.slice(1, close), value, append: operator === '+=' } : undefined
  elements.set(word, element ?? false)
  return element
}
