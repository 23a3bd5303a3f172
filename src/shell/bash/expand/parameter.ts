import { part as partOf } from '../../later.ts'
import type { ParameterOperation, Word } from '../syntax/parser.ts'
import { AssociativeArray, IndexedArray } from '../arrays.ts'
import { type Expansion, FatalError, MOST_TEXT, refuseHuge, TOO_LONG } from './expansion.ts'
import type { Fields } from './fields.ts'
import { patternOf } from './pattern.ts'
import { isName, ShellError } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import { compileText, compileWord, type Parameter } from './words.ts'

/** Loaded for the first `${x@Q}`. */
export const transforms = partOf(() => import('./transform.ts'))

/** Where the value of a parameter goes. */
export interface Sink {
  readonly fields: Fields
  readonly quoted: boolean
}

/** What a parameter stands for: one text, or several (`@`, `*`). */
interface Found {
  /** As messages name it. */
  readonly label: string
  readonly name: string
  readonly subscript: string | undefined
  readonly list: readonly string[] | undefined
  /** Several, as one text joined by IFS when quoted: `*`. */
  readonly star: boolean
  readonly text: string | undefined
}

const isAll = (text: string | undefined): boolean => text === '@' || text === '*'

function badSubstitution({ text }: Parameter): ShellError {
  return new ShellError(`${text}: bad substitution`)
}

/** Length in characters. */
function lengthOf(text: string): number {
  return text.length - (/[\ud800-\udbff]/.test(text) ? (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0) : 0)
}

/** `$#`, `$?` and the like; undefined where the name is none of these or has no value. */
function specialValue({ state }: Expansion, name: string): string | undefined {
  switch (name) {
    case '?':
      return String(state.status)
    case '#':
      return String(state.positional.length)
    case '$':
      return String(state.pid)
    case '!':
      return state.lastBackground === undefined ? undefined : String(state.lastBackground)
    case '-':
      return state.letters
    case '0':
      return state.name
    default:
      return /^\d+$/.test(name) ? state.positional[Number(name) - 1] : undefined
  }
}

function whole(shell: Expansion, name: string, star: boolean): Found {
  const value = shell.state.value(name)
  const list = value === undefined ? [] : typeof value === 'string' ? [value] : value.values()
  return { label: `${name}[${star ? '*' : '@'}]`, name, subscript: undefined, list, star, text: undefined }
}

/** The text of one element, `subscript` expanded already. */
function element(shell: Expansion, name: string, subscript: string): string | undefined {
  const { state } = shell
  const value = state.value(name)
  if (value instanceof AssociativeArray) return value.get(subscript)
  const index = Number(shell.arithmetic(subscript))
  if (value instanceof IndexedArray) {
    const at = index < 0 ? value.next + index : index
    if (at < 0) shell.substitutions.warn(`${name}: bad array subscript`)
    return value.get(at)
  }
  return index === 0 || index === -1 ? value : undefined
}

/** The key or expression between the brackets. */
function* subscriptText(shell: Expansion, name: string, index: Word): Steps<string> {
  if (shell.isAssociative(name)) return yield* shell.text(index)
  return /[$`]/.test(index.text) ? (yield* shell.quotedText(index.text)).replaceAll('"', '') : index.text
}

function* find(shell: Expansion, name: string, index: Word | undefined): Steps<Found> {
  if (isAll(name)) {
    const { positional } = shell.state
    return { label: name, name, subscript: undefined, list: positional, star: name === '*', text: undefined }
  }
  const target = shell.state.variables.get(name)?.nameref ? shell.state.resolve(name) : name
  if (target !== name) return yield* findTarget(shell, target, index)
  if (!index) {
    const text = isName(name) ? shell.state.get(name) : specialValue(shell, name)
    return { label: isName(name) ? name : `$${name}`, name, subscript: undefined, list: undefined, star: false, text }
  }
  if (isAll(index.text)) return whole(shell, name, index.text === '*')
  const subscript = yield* subscriptText(shell, name, index)
  const text = element(shell, name, subscript)
  return { label: `${name}[${index.text}]`, name, subscript, list: undefined, star: false, text }
}

/** What a name from outside stands for: `x`, `1`, `@`, `a[2]`, `a[@]`. @throws ShellError */
function* findTarget(shell: Expansion, target: string, index?: Word): Steps<Found> {
  const parts = /^([A-Za-z_]\w*)\[(.*)\]$/s.exec(target)
  if (!parts) {
    if (!isName(target) && !/^(\d+|[@*#?$!-])$/.test(target)) throw new ShellError(`${target}: invalid variable name`)
    return yield* find(shell, target, index)
  }
  const [, name = '', inner = ''] = parts
  if (isAll(inner)) return whole(shell, name, inner === '*')
  const subscript = yield* shell.quotedText(inner)
  return { label: target, name, subscript, list: undefined, star: false, text: element(shell, name, subscript) }
}

function emit(text: string, { fields, quoted }: Sink): void {
  refuseHuge(text)
  if (quoted) fields.quoted(text)
  else fields.expanded(text)
}

function emitList(shell: Expansion, list: readonly string[], star: boolean, { fields, quoted }: Sink): void {
  if (star && (quoted || !fields.split)) {
    fields.quoted(refuseHuge(list.join(shell.joiner)))
    return
  }
  let first = true
  for (const text of list) {
    if (!first) fields.separate()
    first = false
    if (quoted) fields.quoted(text)
    else fields.expanded(text)
  }
}

/** Puts the value of `$x` or `${x…}` into the words. @throws ShellError */
export function* expandParameter(shell: Expansion, parameter: Parameter, sink: Sink): Steps<void> {
  const { name, prefix, index, operation } = parameter
  if ((operation?.type === 'Unknown' && !operation.operator.startsWith('~')) || name === '')
    throw badSubstitution(parameter)
  if (prefix === '!' && operation?.type === 'Names') {
    emitList(shell, shell.state.names(name), operation.operator === '*', sink)
    return
  }
  if (prefix === '!' && index && isAll(index.text) && !operation) {
    const value = shell.state.value(name)
    const keys = typeof value === 'object' ? value.keys() : value === undefined ? [] : ['0']
    emitList(shell, keys, index.text === '*', sink)
    return
  }
  const direct = yield* find(shell, name, index)
  const found = prefix === '!' ? yield* indirect(shell, parameter, direct) : direct
  if (prefix === '#') emit(String(measure(shell, found)), sink)
  else if (operation) yield* operate(shell, { parameter, found, operation, sink })
  else emitFound(shell, found, sink)
}

function emitFound(shell: Expansion, found: Found, sink: Sink): void {
  if (found.list) return emitList(shell, found.list, found.star, sink)
  if (found.text === undefined && shell.state.options.has('nounset')) throw shell.unbound(found.label)
  emit(found.text ?? '', sink)
}

function measure(shell: Expansion, found: Found): number {
  if (found.list) return found.list.length
  if (found.text === undefined && shell.state.options.has('nounset')) throw shell.unbound(found.label)
  return lengthOf(found.text ?? '')
}

function* indirect(shell: Expansion, { name, operation }: Parameter, { text, list }: Found): Steps<Found> {
  const variable = shell.state.variables.get(name)
  if (variable?.nameref && typeof variable.value === 'string')
    return { label: name, name, subscript: undefined, list: undefined, star: false, text: variable.value }
  const target = list ? list.join(' ') : text
  if (target === undefined && operation?.type === 'Default')
    return { label: name, name, subscript: undefined, list: undefined, star: false, text: undefined }
  if (target === undefined) throw new ShellError(`${name}: invalid indirect expansion`)
  return yield* findTarget(shell, target)
}

interface Operation<Type extends ParameterOperation = ParameterOperation> {
  readonly parameter: Parameter
  readonly found: Found
  readonly operation: Type
  readonly sink: Sink
}

function* operate(shell: Expansion, context: Operation): Steps<void> {
  const { found, operation, sink, parameter } = context
  if (operation.type === 'Default') return yield* defaulted(shell, { ...context, operation })
  if (!found.list && found.text === undefined && shell.state.options.has('nounset')) throw shell.unbound(found.label)
  if (operation.type === 'Slice') return yield* slice(shell, { ...context, operation })
  if (operation.type === 'Transform') {
    const kind = operation.operand.text
    const known = /^[QEPAaKkUuL]$/.test(kind)
    if (!known && found.text === undefined) return emit('', sink)
    if (!known) throw badSubstitution(parameter)
    const { transformValue, transformWhole } = yield* settle(transforms())
    const words = transformWhole(shell.state, kind, found)
    if (words) return emitList(shell, words, found.star, sink)
    if (kind === 'P') return yield* each(found, sink, shell, (text) => shell.substitutions.prompt(text))
    return yield* each(found, sink, shell, (text) => immediate(transformValue(text, kind)))
  }
  return yield* each(found, sink, shell, yield* changeOf(shell, operation, parameter))
}

/** How much of a text is changed before others have their turn. */
const PIECE = 65_536

/** Changes a text character by character, others having their turn in between. */
function* byPieces(shell: Expansion, text: string, change: (piece: string) => string): Steps<string> {
  if (text.length <= PIECE) return change(text)
  let changed = ''
  for (let [at, end] = [0, 0]; at < text.length; at = end) {
    yield* shell.pause()
    // both halves of a character stay together
    end = at + PIECE + (/[\ud800-\udbff]/.test(text[at + PIECE - 1] ?? '') ? 1 : 0)
    changed += change(text.slice(at, end))
  }
  return changed
}

// oxlint-disable-next-line require-yield -- an answer that is there at once, where steps are wanted
function* immediate(text: string): Steps<string> {
  return text
}

// oxlint-disable-next-line max-params
function* each(
  { list, star, text }: Found,
  sink: Sink,
  shell: Expansion,
  change: (text: string) => Steps<string>,
): Steps<void> {
  if (!list) {
    emit(text === undefined ? '' : yield* change(text), sink)
    return
  }
  const changed: string[] = []
  for (const value of list) changed.push(yield* change(value))
  emitList(shell, changed, star, sink)
}

/** What `#`, `%`, `/`, `^` and `,` do to a text. */
function* changeOf(
  shell: Expansion,
  operation: ParameterOperation,
  parameter: Parameter,
): Steps<(text: string) => Steps<string>> {
  const { shopt } = shell.state
  const extended = shopt.has('extglob')
  if (operation.type === 'Remove') {
    const pattern = patternOf(yield* shell.pattern(operation.operand), { extended })
    const longest = operation.operator.length === 2
    if (operation.operator.startsWith('#')) return (text) => immediate(text.slice(pattern.prefix(text, longest) ?? 0))
    return (text) => immediate(text.slice(0, text.length - (pattern.suffix(text, longest) ?? 0)))
  }
  if (operation.type === 'Replace') return yield* replacer(shell, operation)
  // the parser knows no `~`, which turns capitals into small letters and these into capitals
  const [, turn = '', among = ''] =
    (operation.type === 'Unknown' && /^(~~?)([^$`'"\\]*)$/.exec(operation.operator)) || []
  if (operation.type === 'CaseModification' || turn !== '') {
    const operand = operation.type === 'CaseModification' ? operation.operand : undefined
    const text = operand ? yield* shell.pattern(operand) : among
    const operator = turn || operation.operator
    const pattern = patternOf(text === '' ? '?' : text, { extended })
    const change = (char: string): string => {
      if (!pattern.matches(char)) return char
      const upper = char.toUpperCase()
      return operator.startsWith('^') || (turn && upper !== char) ? upper : char.toLowerCase()
    }
    const all = (piece: string): string => Array.from(piece, change).join('')
    if (operator.length === 2) return (value) => byPieces(shell, value, all)
    return (value) => immediate(value.replace(/^./su, change))
  }
  throw badSubstitution(parameter)
}

function* replacer(
  shell: Expansion,
  { operator, pattern: word, replacement }: ParameterOperation & { type: 'Replace' },
): Steps<(text: string) => Steps<string>> {
  const { shopt } = shell.state
  const text = yield* shell.pattern(word)
  const pattern = patternOf(text, { extended: shopt.has('extglob'), ignoreCase: shopt.has('nocasematch') })
  const pieces = yield* shell.replacement(replacement)
  const replace = (matched: string): string =>
    refuseHuge(pieces.map((piece) => (piece === undefined ? matched : piece)).join(''))
  const constant = pieces.every((piece) => piece !== undefined) ? pieces.join('') : undefined
  if (operator === '//' && constant !== undefined && pattern.literal) {
    const { literal } = pattern
    return (value) => replaceAll(shell, value, literal, constant)
  }
  const changed = (value: string): string => {
    if (text === '' && operator !== '/#' && operator !== '/%') return value
    if (operator === '/#') {
      const length = text === '' ? 0 : pattern.prefix(value, true)
      return length === undefined ? value : replace(value.slice(0, length)) + value.slice(length)
    }
    if (operator === '/%') {
      const length = text === '' ? 0 : pattern.suffix(value, true)
      const at = value.length - (length ?? 0)
      return length === undefined ? value : value.slice(0, at) + replace(value.slice(at))
    }
    return pattern.replace(value, operator === '//', replace)
  }
  return (value) => immediate(changed(value))
}

/** Every `part` of a text replaced, others having their turn in between. @throws FatalError when that gets too long */
// oxlint-disable-next-line max-params
function* replaceAll(shell: Expansion, text: string, part: string, replacement: string): Steps<string> {
  let replaced = ''
  for (let at = 0; at < text.length;) {
    if (at > 0) yield* shell.pause()
    const window = text.slice(at, at + PIECE + part.length)
    const pieces = window.split(part)
    const last = pieces.pop() ?? ''
    // a part may begin at the end of this window
    const kept = at + window.length < text.length ? Math.min(last.length, part.length - 1) : 0
    const end = last.slice(0, last.length - kept)
    const length = replaced.length + window.length + pieces.length * (replacement.length - part.length)
    if (length > MOST_TEXT) throw new FatalError(TOO_LONG)
    replaced += [...pieces, end].join(replacement)
    at += window.length - kept
  }
  return replaced
}

function isUnset({ list, text }: Found, orEmpty: boolean): boolean {
  if (!list) return text === undefined || (orEmpty && text === '')
  return list.length === 0 || (orEmpty && list.every((value) => value === ''))
}

function* defaulted(
  shell: Expansion,
  { found, operation, sink }: Operation<ParameterOperation & { type: 'Default' }>,
): Steps<void> {
  const { operator, operand } = operation
  const orEmpty = operator.startsWith(':')
  const missing = isUnset(found, orEmpty)
  switch (operator.at(-1)) {
    case '+':
      if (!missing) yield* operandInto(shell, operand, sink)
      return
    case '-':
      if (missing) yield* operandInto(shell, operand, sink)
      else emitFound(shell, found, sink)
      return
    case '=':
      if (missing) emit(yield* assignDefault(shell, operand, found, sink.quoted), sink)
      else emitFound(shell, found, sink)
      return
    default: {
      if (!missing) return emitFound(shell, found, sink)
      const message = operand.text === '' ? undefined : yield* shell.text(operand)
      const label = found.label.replace(/^\$/, '')
      throw new FatalError(`${label}: ${message ?? (orEmpty ? 'parameter null or not set' : 'parameter not set')}`)
    }
  }
}

// oxlint-disable-next-line max-params
function* assignDefault(
  shell: Expansion,
  operand: Word,
  { label, name, subscript }: Found,
  quoted: boolean,
): Steps<string> {
  const value = quoted ? yield* shell.quotedText(quotedOperand(operand.text)) : yield* shell.text(operand)
  if (!isName(name)) throw new ShellError(`${label}: cannot assign in this way`)
  shell.state.assign(name, value, subscript === undefined ? {} : { subscript })
  return shell.get(name, subscript) ?? ''
}

/** An operand within double quotes: double quotes in it are taken away, single ones are nothing special. */
function quotedOperand(text: string): string {
  return text.replaceAll(/\\"|"|\\[\s\S]|\$'[^']*'/g, (found) => (found === '"' ? '' : found === '\\"' ? '"' : found))
}

/** The operand of `-` or `+`: it is part of the word, as if it stood there. */
function* operandInto(shell: Expansion, operand: Word, sink: Sink): Steps<void> {
  const { fields, quoted } = sink
  if (quoted && /['\\]/.test(operand.text)) {
    fields.quoted(yield* shell.compiledText(compileText(quotedOperand(operand.text))))
    return
  }
  const { items } = compileWord(operand)
  if (quoted) {
    fields.open()
    const forced = items.map((item) => (item.type === 'process' || item.type === 'quotes' ? item : { ...item, quoted }))
    yield* shell.items(forced, fields)
  } else yield* shell.operandItems(items, fields)
}

function* slice(
  shell: Expansion,
  { found, operation, sink }: Operation<ParameterOperation & { type: 'Slice' }>,
): Steps<void> {
  if (!found.list && (found.text ?? '') === '') return emit('', sink)
  const offset = Number(yield* shell.arithmeticText(operation.offset.text))
  const length = operation.length && Number(yield* shell.arithmeticText(operation.length.text))
  const failed = (): ShellError => new ShellError(`${operation.length?.text.trim()}: substring expression < 0`)
  if (!found.list) {
    emit(sliceText(found.text ?? '', offset, length, failed), sink)
    return
  }
  if (length !== undefined && length < 0) throw failed()
  emitList(shell, sliceList(shell, found, offset, length), found.star, sink)
}

// oxlint-disable-next-line max-params
function sliceText(text: string, offset: number, length: number | undefined, failed: () => ShellError): string {
  const chars = /[\ud800-\udbff]/.test(text) ? Array.from(text) : text
  const from = offset < 0 ? chars.length + offset : offset
  if (from < 0 || from > chars.length) return ''
  const to = length === undefined ? chars.length : length < 0 ? chars.length + length : from + length
  if (to < from) throw failed()
  const part = chars.slice(from, to)
  return typeof part === 'string' ? part : part.join('')
}

// oxlint-disable-next-line max-params
function sliceList(
  { state }: Expansion,
  { name, list = [] }: Found,
  offset: number,
  length: number | undefined,
): readonly string[] {
  const to = (from: number): number => (length === undefined ? Infinity : from + length)
  if (isAll(name)) {
    const all = [state.name, ...list]
    const from = offset < 0 ? all.length + offset : offset
    return from < 0 ? [] : all.slice(from, to(from))
  }
  const value = state.value(name)
  if (!(value instanceof IndexedArray)) {
    const from = value instanceof AssociativeArray ? Math.max(0, offset - 1) : offset
    return from < 0 ? list.slice(list.length + from).slice(0, length) : list.slice(from, to(from))
  }
  const from = offset < 0 ? value.next + offset : offset
  if (from < 0) return []
  const rest = [...value.entries()].filter(([index]) => index >= from)
  return rest.slice(0, length).map(([, text]) => text)
}
