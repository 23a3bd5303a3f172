import { type Assignment, parseCommand } from '../syntax/parser.ts'
import { AssociativeArray, IndexedArray } from '../arrays.ts'
import { ArithmeticFailure } from '../expand/expansion.ts'
import { complain } from '../messages.ts'
import { assignArray } from '../run/assign-array.ts'
import { assign } from '../run/assign.ts'
import { show, shownWord } from '../run/tracing.ts'
import type { Builtin, Shell } from '../shell.ts'
import {
  declarationOf,
  declarationText,
  attributeLetters,
  everythingText,
  listedValue,
  markedText,
} from '../text/declaration-text.ts'
import { ShellError, type ShellFunction, type ShellState } from '../state.ts'
import { type Attributes, isName } from '../value.ts'
import { settle, type Steps } from '../steps.ts'
import { functionText } from '../syntax/print.ts'
import { type Context, usage } from './library/define.ts'

const LETTERS: Readonly<Record<string, keyof Attributes>> = {
  c: 'capitalized',
  i: 'integer',
  l: 'lowercase',
  n: 'nameref',
  r: 'readonly',
  t: 'traced',
  u: 'uppercase',
  x: 'exported',
}
const KNOWN: Readonly<Record<string, string>> = { export: 'aAfnp', readonly: 'aAfnp' }
/** Attributes of which a variable has one at most: each turns the others off. */
const CASES: readonly (keyof Attributes)[] = ['capitalized', 'lowercase', 'uppercase']
interface Given {
  readonly on: Set<string>
  readonly off: Set<string>
  readonly words: readonly (string | Assignment)[]
}

type Word = string | Assignment

/** declare, typeset, local, export and readonly: their words may be assignments of arrays. */
function* run(words: readonly Word[], context: Context): Steps<number> {
  const { name, state } = context
  const given = options(name, words)
  if (typeof given === 'string') return yield* settle(usage(context, `${given}: invalid option`))
  const { on } = given
  if (name === 'local' && !state.scopes.some(({ type }) => type === 'function')) {
    yield* settle(context.complain('can only be used in a function'))
    return 1
  }
  if (name === 'export') (on.has('n') && given.words.length > 0 ? given.off : on).add('x')
  if (name === 'export') on.delete('n')
  if (name === 'readonly' && !on.delete('n')) on.add('r')
  // with names, theirs prints nothing (setattr.def)
  if (name === 'export' || name === 'readonly') if (given.words.length > 0) on.delete('p')
  if (on.has('f') || on.has('F')) return yield* functions(context, given)
  if (given.words.length === 0) return yield* listing(context, on)
  let status = 0
  for (const word of given.words) {
    const failed = on.has('p') ? yield* print(context, word) : yield* declare(context, { ...given, word })
    const shows = (name === 'export' || name === 'readonly') && state.options.has('xtrace')
    if (shows && typeof word === 'string' && word.includes('='))
      yield* show(
        context.shell,
        word.replace(/=([^]*)$/, (_all, value: string) => `=${value && shownWord(value)}`),
      )
    if (failed !== 0) status = failed
    const due = context.process.due()
    if (due) yield due
  }
  return status
}

function options(name: string, words: readonly Word[]): Given | string {
  const [on, off] = [new Set<string>(), new Set<string>()]
  const known = KNOWN[name] ?? 'aAcfFgiIlnprtux'
  for (const [at, word] of words.entries()) {
    if (typeof word !== 'string' || !/^[-+]./.test(word)) return { on, off, words: words.slice(at) }
    if (word === '--') return { on, off, words: words.slice(at + 1) }
    for (const letter of word.slice(1)) {
      if (!known.includes(letter)) return `${word[0]}${letter}`
      if (word.startsWith('-')) on.add(letter)
      else off.add(letter)
    }
  }
  return { on, off, words: [] }
}

const isKind = (letter: string): boolean => letter === 'a' || letter === 'A'

/** What no function can be, in the order in which it is refused. */
const NOT_OF_FUNCTIONS = ['i', 'a', 'A', 'n']
/** What a function may be; all but the first three mean nothing. */
const OF_FUNCTIONS = ['x', 'r', 't', 'l', 'u', 'c']

/** Whether functions get other attributes, and are not shown. */
const changesFunctions = ({ on, off }: Pick<Given, 'on' | 'off'>): boolean =>
  OF_FUNCTIONS.some((letter) => on.has(letter)) || [...off].some((letter) => letter in LETTERS || isKind(letter))

const marked = (definition: ShellFunction, { on, off }: Pick<Given, 'on' | 'off'>): ShellFunction => ({
  ...definition,
  ...((on.has('x') || off.has('x')) && { exported: on.has('x') }),
  ...(on.has('r') && { readonly: true }),
  ...((on.has('t') || off.has('t')) && { traced: on.has('t') }),
})

/** What is wrong with a function that is named, or listed, in a command; empty where nothing is said of it. */
// oxlint-disable-next-line max-params
function unfit(
  command: string,
  name: string,
  definition: ShellFunction | undefined,
  { on, off, words }: Given,
): string | undefined {
  if (!definition) {
    if (command === 'export' || command === 'readonly') return `${name}: not a function`
    return on.has('p') ? `${name}: not found` : ''
  }
  if (command === 'export' && /[/=]/.test(name)) return `${name}: cannot export`
  return words.length > 0 && definition.readonly && off.has('r') ? `${name}: readonly function` : undefined
}

function* functions({ name, state, process, complain: refuse }: Context, { on, off, words }: Given): Steps<number> {
  let status = 0
  const all = words.length === 0
  const onlyMarks = name === 'export' || name === 'readonly'
  const refused = all || onlyMarks ? undefined : NOT_OF_FUNCTIONS.find((letter) => on.has(letter))
  if (refused !== undefined) {
    yield* settle(refuse(`-${refused}: invalid option`))
    return 1
  }
  const names = all ? [...state.functions.keys()].toSorted() : words.map(String)
  for (const each of names) {
    if (!onlyMarks && !all && each.includes('=')) {
      yield* settle(refuse("cannot use `-f' to make functions"))
      return 1
    }
    const definition = state.functions.get(each)
    const wrong = unfit(name, each, definition, { on, off, words })
    if (!definition || wrong !== undefined) {
      if (wrong !== undefined && wrong !== '') yield* settle(refuse(wrong))
      status = 1
    } else if (!all && (onlyMarks || changesFunctions({ on, off }))) {
      state.functions.set(each, marked(definition, { on, off }))
    } else if (!all || isAmong(attributesAmong(on), (letter) => functionLetters(definition).includes(letter))) {
      const letters = functionLetters(definition)
      const place = on.has('F') && !all && state.shopt.has('extdebug')
      const { node, source } = definition.body
      const head = place
        ? `${each} ${source.lineAt(node.pos)} ${definition.file}\n`
        : all || on.has('p')
          ? `declare -f${letters} ${each}\n`
          : `${each}\n`
      const whole = on.has('F') ? '' : functionText(definition)
      yield* settle(process.print(whole && !(letters && (all || on.has('p'))) ? whole : whole + head))
    }
  }
  return status
}

/** The attributes of a function, as declare shows them. */
const functionLetters = ({ readonly, traced, exported }: ShellFunction): string =>
  `${readonly ? 'r' : ''}${traced ? 't' : ''}${exported ? 'x' : ''}`

/** The options of declare that are attributes. */
const attributesAmong = (on: ReadonlySet<string>): readonly string[] =>
  [...on].filter((letter) => letter in LETTERS || isKind(letter))

/** Whether `declare` lists what has some attributes: of arrays, where it is asked for such, those that have another one of them. */
function isAmong(wanted: readonly string[], has: (letter: string) => boolean): boolean {
  const others = wanted.filter((letter) => !isKind(letter))
  const kinds = wanted.filter(isKind)
  return (kinds.length === 0 || kinds.some(has)) && (others.length === 0 || others.some(has))
}

function* listing({ name, state, process }: Context, on: ReadonlySet<string>): Steps<number> {
  const wanted = attributesAmong(on)
  if (wanted.length === 0 && !on.has('p') && name !== 'local') {
    yield* settle(process.print(yield* settle(process.inTurns(everythingText(state)))))
    return 0
  }
  const marks = (name === 'export' || name === 'readonly') && state.options.has('posix')
  let text = ''
  for (const each of state.names()) {
    const variable = state.variables.get(each)
    const value = variable && listedValue(state, variable)
    if (!variable || (name === 'local' && !state.isLocal(each))) continue
    const letters = attributeLetters({ ...variable, value })
    // `declare -ri`: one of them is enough
    const has = (letter: string): boolean => letters.includes(letter)
    if (name === 'declare' || name === 'typeset' ? !isAmong(wanted, has) : !wanted.every(has)) continue
    const line = marks ? markedText(state, name, { name: each, value }) : declarationText(state, each, value)
    text += `${yield* settle(process.inTurns<string | undefined>(line))}\n`
    const due = process.due()
    if (due) yield due
  }
  if (name === 'local' && state.keepsOptions) text = `local -\n${text}`
  yield* settle(process.print(text))
  return 0
}

function* print({ state, process, complain: refuse }: Context, word: Word): Steps<number> {
  const variable = typeof word === 'string' ? word : word.name
  const text = yield* settle(process.inTurns(declarationOf(state, variable)))
  if (text !== undefined) yield* settle(process.print(`${text}\n`))
  else yield* settle(refuse(`${variable}: not found`))
  return text === undefined ? 1 : 0
}

interface One extends Given {
  readonly word: Word
}

/** `name=value` in a word that was put together by expansions. */
function split(word: string): { readonly name: string; readonly value?: string; readonly append: boolean } {
  const match = /^((?:[^=[]|\[.*?\](?=\+?=|$))*?)(\+?)=([\s\S]*)$/s.exec(word)
  if (!match) return { name: word, append: false }
  return { name: match[1] ?? '', value: match[3] ?? '', append: match[2] === '+' }
}

function* declare(context: Context, one: One): Steps<number> {
  const { name: command, shell, state } = context
  const { word, on } = one
  const { name: target } = typeof word === 'string' ? split(word) : word
  if (command === 'local' && word === '-') {
    state.keepOptions()
    return 0
  }
  const name = target.replace(/\[.*\]$/s, '')
  if (!isName(name)) {
    yield* settle(context.complain(`\`${typeof word === 'string' ? word : word.text}': not a valid identifier`))
    return 1
  }
  const scope = command !== 'export' && command !== 'readonly'
  if (!scope && target !== name) {
    yield* settle(context.complain(`\`${target}': not a valid identifier`))
    return 1
  }
  const inFunction = state.scopes.some(({ type }) => type === 'function')
  try {
    const given = takesGiven(one, scope && !inFunction) ? state.takeGiven(name, command) : undefined
    if (scope && inFunction && !on.has('g')) {
      state.makeLocal(name, { inherit: on.has('I') || state.shopt.has('localvar_inherit') })
    }
    if (given !== undefined) state.set(name, given)
    if (inFunction && on.has('n') && typeof word === 'string' && split(word).value === name)
      yield* settle(context.complain(`warning: ${name}: circular name reference`))
    const steps = (): Steps<number> => change(shell, name, { ...one, literal: !scope && !on.has('a') && !on.has('A') })
    return yield* scope && inFunction && on.has('g') ? globally(state, name, steps) : steps()
  } catch (error) {
    if (!(error instanceof ShellError)) throw error
    if (error instanceof ArithmeticFailure) throw new ArithmeticFailure(`${command}: ${error.message}`)
    yield* settle(
      scope || on.has('a') || on.has('A') ? context.complain(error.message) : complain(shell, error.message),
    )
    return 1
  }
}

/** Whether a name keeps the value that was given to this command alone: `x=1 export x`; `declare` at the top level asks for a reason. */
const takesGiven = ({ on }: One, plain: boolean): boolean => !plain || on.has('x') || on.has('r')

function* globally(state: ShellState, name: string, steps: () => Steps<number>): Steps<number> {
  const scope = state.scopes.find(({ hidden }) => hidden.has(name))
  if (!scope) return yield* steps()
  const local = state.variables.get(name)
  const outer = scope.hidden.get(name)
  if (outer) state.variables.set(name, outer)
  else state.variables.delete(name)
  try {
    return yield* steps()
  } finally {
    scope.hidden.set(name, state.variables.get(name))
    if (local) state.variables.set(name, local)
    else state.variables.delete(name)
  }
}

function attributesOf(letters: ReadonlySet<string>, on: boolean, only: string): Partial<Attributes> {
  return Object.fromEntries(
    [...letters].flatMap((letter) => {
      const attribute = only.includes(letter) ? LETTERS[letter] : undefined
      return attribute ? [[attribute, on] as const] : []
    }),
  )
}

/** The attributes that those of `letters` turn off: of two that exclude each other, both. */
function otherCases(letters: ReadonlySet<string>): Partial<Attributes> {
  const wanted = CASES.filter((attribute) => [...letters].some((letter) => LETTERS[letter] === attribute))
  const others = CASES.filter((attribute) => wanted.some((each) => each !== attribute))
  return Object.fromEntries(others.map((attribute) => [attribute, false]))
}

function* change(shell: Shell, name: string, one: One & { readonly literal: boolean }): Steps<number> {
  const { word, on, off, literal } = one
  const { state } = shell
  if (off.has('r') && state.variables.get(name)?.readonly) throw new ShellError(`${name}: readonly variable`)
  if (on.has('n')) {
    return nameref(state, name, typeof word === 'string' ? split(word).value : undefined, typeof word !== 'string')
  }
  const old = state.variables.get(name)
  if (old?.nameref && off.has('n')) {
    yield* assignValue(shell, name, word, literal)
    state.declare(name, { nameref: false })
    return 0
  }
  const real = old?.nameref ? state.resolve(name) : name
  if ((off.has('a') && old?.value instanceof IndexedArray) || (off.has('A') && old?.value instanceof AssociativeArray))
    throw new ShellError(`${name}: cannot destroy array variables in this way`)
  const before = {
    ...attributesOf(on, true, 'ciltu'),
    ...otherCases(on),
    ...attributesOf(off, false, 'ciltunx'),
  }
  if (!state.variables.has(real) || Object.keys(before).length > 0) state.declare(real, before)
  if (on.has('a') || on.has('A')) makeArray(state, real, on.has('A'))
  yield* assignValue(shell, name, word, literal)
  const after = attributesOf(on, true, 'rx')
  if (Object.keys(after).length > 0) state.declare(real, after)
  return 0
}

function nameref(state: ShellState, name: string, target: string | undefined, isArray: boolean): number {
  if (isArray || typeof state.variables.get(name)?.value === 'object')
    throw new ShellError(`${name}: reference variable cannot be an array`)
  if (target === undefined) state.becomeNameref(name)
  else state.refer(name, target)
  return 0
}

function makeArray(state: ShellState, name: string, associative: boolean): void {
  const { value: old } = state.variables.get(name) ?? {}
  if (associative && old instanceof IndexedArray && old.size > 0)
    throw new ShellError(`${name}: cannot convert indexed to associative array`)
  if (!associative && old instanceof AssociativeArray)
    throw new ShellError(`${name}: cannot convert associative to indexed array`)
  if (typeof old === 'object' && associative === old instanceof AssociativeArray) return
  const text = typeof old === 'string' ? old : undefined
  const array = associative
    ? new AssociativeArray(text === undefined ? [] : [['0', text]])
    : new IndexedArray(text === undefined ? [] : [text])
  array.blank = true
  state.replace(name, array)
}

/** @param literal whether parentheses in a word that is no assignment by itself are part of the value */
// oxlint-disable-next-line max-params
function* assignValue(shell: Shell, name: string, word: Word, literal: boolean): Steps<void> {
  if (typeof word !== 'string') {
    const { value, index, append } = word
    // what `set -x` has shown is in quotes already
    const declares = !shell.state.options.has('xtrace')
    const isArray = value.type === 'ArrayValue' && !index
    yield* settle(isArray ? assignArray(shell, word.name, value, { append, declares }) : assign(shell, word))
    return
  }
  const { name: target, value: text, append } = split(word)
  if (text === undefined) return
  const { state } = shell
  const subscript = /\[(.*)\]$/s.exec(target)?.[1]
  if (subscript !== undefined) return state.assign(name, text, { subscript, append })
  if (!literal && /^\([\s\S]*\)$/.test(text) && typeof state.value(name) === 'object') {
    const [assignment] = parseCommand(`x=${text}`)?.prefix ?? []
    if (assignment?.type === 'Assignment' && assignment.value.type === 'ArrayValue')
      return yield* settle(assignArray(shell, name, assignment.value, { append, declares: true }))
  }
  state.assign(name, text, { append })
}

const declaring = (name: string, special = false): Builtin => ({ declaration: { name }, run, declare: run, special })

export const declareBuiltin = declaring('declare')
export const typeset = declaring('typeset')
export const local = declaring('local')
export const exportBuiltin = declaring('export', true)
export const readonlyBuiltin = declaring('readonly', true)
