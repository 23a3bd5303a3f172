import { part } from '../../later.ts'
import type { ParameterOperation, Word } from '../syntax/parser.ts'
import { AssociativeArray, IndexedArray } from '../arrays.ts'
import { type Expansion, FatalError } from './expansion.ts'
import { badSubstitution, emit, emitList, type Found, immediate, isAll, type Operation, type Sink } from './found.ts'
import { isName, ShellError, type Value } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import { compileText, compileWord, type Parameter } from './words.ts'

/** Loaded for the first `${x#…}`, `${x:1}` and the like. */
export const operations = part(() => import('./operations.ts'))

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
  if (prefix === '#' && index && isAll(index.text) && !shell.state.variables.get(name)?.nameref) {
    emit(String(sizeOf(shell.state.value(name))), sink)
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

/** How many elements a value has. */
function sizeOf(value: Value): number {
  if (typeof value === 'object') return value.size
  return value === undefined ? 0 : 1
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

function* operate(shell: Expansion, context: Operation): Steps<void> {
  const { found, operation, sink, parameter } = context
  if (operation.type === 'Default') return yield* defaulted(shell, { ...context, operation })
  if (!found.list && found.text === undefined && shell.state.options.has('nounset')) throw shell.unbound(found.label)
  const { changeOf, slice, transformValue, transformWhole } = yield* settle(operations())
  if (operation.type === 'Slice') return yield* slice(shell, { ...context, operation })
  if (operation.type === 'Transform') {
    const kind = operation.operand.text
    const known = /^[QEPAaKkUuL]$/.test(kind)
    if (!known && found.text === undefined) return emit('', sink)
    if (!known) throw badSubstitution(parameter)
    const words = transformWhole(shell.state, kind, found)
    if (words) return emitList(shell, words, found.star, sink)
    if (kind === 'P') return yield* each(found, sink, shell, (text) => shell.substitutions.prompt(text))
    return yield* each(found, sink, shell, (text) => immediate(transformValue(text, kind)))
  }
  return yield* each(found, sink, shell, yield* changeOf(shell, operation, parameter))
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
