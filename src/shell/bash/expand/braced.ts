import { localText } from '../../posix/locale.ts'
import type { ParameterOperation, Word } from '../syntax/parser.ts'
import { AssociativeArray, IndexedArray } from '../arrays.ts'
import { type Change, changeOf } from './change.ts'
import { type Expansion, FatalError } from './expansion.ts'
import { badSubstitution, emit, emitList, type Found, isAll, type Operation, type Sink } from './found.ts'
import { parameterText } from './parameter-text.ts'
import { slice } from './slice.ts'
import { transformValue, transformWhole } from './transform.ts'
import { decodeEscapes } from '../text/ansi-c.ts'
import { ShellError } from '../state.ts'
import { firstOf, isAssigned, isName, type Value } from '../value.ts'
import { after, type Answer, eachInTurns } from '../steps.ts'
import { compileText, compileWord, type Parameter } from './words.ts'

/** Length in characters. */
function lengthOf(text: string): number {
  return text.length - (/[\ud800-\udbff]/.test(text) ? (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0) : 0)
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
function subscriptText(shell: Expansion, name: string, index: Word): Answer<string> {
  if (shell.isAssociative(name)) return shell.text(index)
  if (!/[$`]/.test(index.text)) return index.text
  return after(shell.quotedText(index.text), (text) => text.replaceAll('"', ''))
}

/** What a parameter stands for; messages call a special one `$1`, but within braces `1`. */
// oxlint-disable-next-line max-params
function find(shell: Expansion, name: string, index: Word | undefined, braces = true): Answer<Found> {
  if (isAll(name)) {
    const { positional } = shell.state
    return { label: name, name, subscript: undefined, list: positional, star: name === '*', text: undefined }
  }
  const { state } = shell
  const variable = state.variables.get(name)
  const target = variable?.nameref ? state.resolve(name) : name
  if (target !== name) return findTarget(shell, target, index)
  if (variable?.nameref && variable.value && !index) {
    const text = firstOf(state.outermost(name)?.value)
    return { label: name, name, subscript: undefined, list: undefined, star: false, text }
  }
  if (!index) {
    const label = isName(name) || braces ? name : `$${name}`
    return { label, name, subscript: undefined, list: undefined, star: false, text: parameterText(shell, name) }
  }
  if (isAll(index.text)) return whole(shell, name, index.text === '*')
  return after(subscriptText(shell, name, index), (subscript) => {
    const text = element(shell, name, subscript)
    return { label: `${name}[${index.text}]`, name, subscript, list: undefined, star: false, text }
  })
}

/** What a name from outside stands for: `x`, `1`, `@`, `a[2]`, `a[@]`. @throws ShellError */
function findTarget(shell: Expansion, target: string, index?: Word): Answer<Found> {
  const parts = /^([A-Za-z_]\w*)\[(.*)\]$/s.exec(target)
  if (!parts) {
    if (!isName(target) && !/^(\d+|[@*#?$!-])$/.test(target)) throw new ShellError(`${target}: invalid variable name`)
    return find(shell, target, index)
  }
  const [, name = '', inner = ''] = parts
  if (isAll(inner)) return whole(shell, name, inner === '*')
  return after(shell.quotedText(inner), (subscript) => {
    const text = element(shell, name, subscript)
    return { label: target, name, subscript, list: undefined, star: false, text }
  })
}

/** `$#` with an operation and no operand: no other parameter refuses that. */
const BARE_COUNT = /^\$\{#(?:[=+:/%~^,]|\^\^)\}$/

/** Whether a parameter cannot be expanded, whatever it holds. */
const isBad = ({ name, index, operation, text }: Parameter): boolean =>
  (operation?.type === 'Unknown' && !operation.operator.startsWith('~')) ||
  name === '' ||
  index?.text === '' ||
  (name === '#' && BARE_COUNT.test(text))

/** Puts the value of a parameter into the words, whatever is said of it. @throws ShellError */
export function expandBraced(shell: Expansion, parameter: Parameter, sink: Sink): Answer<void> {
  const { name, prefix, index, operation } = parameter
  if (isBad(parameter))
    throw shell.state.small ? new FatalError(shell.state.small.badSubstitution) : badSubstitution(parameter)
  if (prefix === '!' && operation?.type === 'Names')
    return emitList(shell, shell.state.names(name), operation.operator === '*', sink)
  if (index && !operation && isAll(index.text)) {
    const value = shell.state.value(name)
    if (prefix === '!') return emitList(shell, keysOf(value), index.text === '*', sink)
    if (prefix === '#') return emit(shell, String(sizeOf(shell, name, value)), sink)
  }
  if (prefix === '!' && standsForItself(shell, name)) throw new ShellError(`${name}: invalid indirect expansion`)
  return after(find(shell, name, index, parameter.text.startsWith('${')), (direct) =>
    prefix === '!'
      ? after(indirect(shell, parameter, direct), (found) => emitParameter(shell, parameter, found, sink))
      : emitParameter(shell, parameter, direct, sink),
  )
}

/** Whether a `declare -n` means nothing but itself, not even a variable outside of all functions. */
const standsForItself = ({ state }: Expansion, name: string): boolean =>
  !!state.variables.get(name)?.nameref && state.referent(name) === undefined && !state.outermost(name)

function keysOf(value: Value): readonly string[] {
  if (typeof value === 'object') return value.keys()
  return value === undefined ? [] : ['0']
}

/** How many elements a value has; with `set -u` it has to be an array that was assigned, but a script goes on where it is none. @throws ShellError */
function sizeOf(shell: Expansion, name: string, value: Value): number {
  const isArray = typeof value === 'object' && isAssigned(value)
  if (!isArray && shell.state.options.has('nounset')) throw new ShellError(shell.unbound(name).message)
  if (typeof value === 'object') return value.size
  return value === undefined ? 0 : 1
}

// oxlint-disable-next-line max-params
function emitParameter(shell: Expansion, parameter: Parameter, found: Found, sink: Sink): Answer<void> {
  const { prefix, operation } = parameter
  if (prefix === '#') return emit(shell, String(measure(shell, found)), sink)
  if (operation) return operate(shell, { parameter, found, operation, sink })
  return emitFound(shell, found, sink)
}

function emitFound(shell: Expansion, found: Found, sink: Sink): Answer<void> {
  if (found.list) return emitList(shell, found.list, found.star, sink)
  if (found.text === undefined && shell.state.options.has('nounset')) throw shell.unbound(found.label)
  return emit(shell, found.text ?? '', sink)
}

function measure(shell: Expansion, found: Found): number {
  if (found.list) return found.list.length
  if (found.text === undefined && shell.state.options.has('nounset')) throw shell.unbound(found.name)
  return lengthOf(localText(found.text ?? '', shell.state))
}

function indirect(shell: Expansion, { name }: Parameter, { label, text, list }: Found): Answer<Found> {
  const variable = shell.state.variables.get(name)
  const referent = shell.state.referent(name)
  if (variable?.nameref && typeof variable.value === 'string' && referent !== undefined)
    return { label: name, name, subscript: undefined, list: undefined, star: false, text: referent }
  const target = list ? list.join(' ') : text
  // of no positional parameters there is nothing to look for
  if (list?.length === 0) return { label: name, name, subscript: undefined, list: undefined, star: false, text: '' }
  if (target === undefined || referent === undefined) throw new ShellError(`${label}: invalid indirect expansion`)
  return after(findTarget(shell, target), (found) => ({ ...found, label: `!${name}` }))
}

function operate(shell: Expansion, context: Operation): Answer<void> {
  const { found, operation, sink, parameter } = context
  if (operation.type === 'Default') return defaulted(shell, { ...context, operation })
  if (!found.list && found.text === undefined && shell.state.options.has('nounset')) throw shell.unbound(found.label)
  if (operation.type === 'Slice') return slice(shell, { ...context, operation })
  if (operation.type !== 'Transform')
    return after(changeOf(shell, operation, parameter), (change) => each(shell, found, sink, change))
  const kind = operation.operand.text
  const known = /^[QEPAaKkUuL]$/.test(kind)
  if (!known && found.text === undefined) return emit(shell, '', sink)
  if (!known) throw new FatalError(badSubstitution(parameter).message)
  return after(shell.inTurns(transformWhole(shell.state, kind, found)), (words) => {
    if (words) return emitList(shell, words, found.star, sink)
    if (kind === 'P') return each(shell, found, sink, (text) => shell.substitutions.prompt(text))
    return each(shell, found, sink, (text) => shell.inTurns(transformValue(shell.state, text, kind)))
  })
}

// oxlint-disable-next-line max-params
function each(shell: Expansion, { list, star, text }: Found, sink: Sink, change: Change): Answer<void> {
  if (!list)
    return text === undefined ? emit(shell, '', sink) : after(change(text), (changed) => emit(shell, changed, sink))
  const changed: string[] = []
  const changes = eachInTurns(list, (value) => after(change(value), (one) => void changed.push(one)), shell.pause)
  return after(changes, () => emitList(shell, changed, star, sink))
}

function isUnset({ joiner }: Expansion, { list, star, text }: Found, orEmpty: boolean): boolean {
  if (!list) return text === undefined || (orEmpty && text === '')
  return list.length === 0 || (orEmpty && list.join(star ? joiner : ' ') === '')
}

type Default = Operation<ParameterOperation & { type: 'Default' }>

function defaulted(shell: Expansion, context: Default): Answer<void> {
  const { found, operation, sink } = context
  const { operator, operand } = operation
  const orEmpty = operator.startsWith(':')
  const missing = isUnset(shell, found, orEmpty)
  switch (operator.at(-1)) {
    case '+':
      if (missing && sink.quoted && found.list && found.list.length > 0) sink.fields.open()
      return missing ? undefined : operandInto(shell, context)
    case '-':
      return missing ? operandInto(shell, context) : emitFound(shell, found, sink)
    case '=':
      if (!missing) return emitFound(shell, found, sink)
      return after(assignDefault(shell, context), (text) => emit(shell, text, sink))
    default:
      return missing ? refuseMissing(shell, operand, found.label, orEmpty) : emitFound(shell, found, sink)
  }
}

/** `${x?message}` */
// oxlint-disable-next-line max-params
function refuseMissing(shell: Expansion, operand: Word, label: string, orEmpty: boolean): Answer<void> {
  const refuse = (message: string): never => {
    throw new FatalError(`${label}: ${message}`)
  }
  if (operand.text === '') return refuse(orEmpty ? 'parameter null or not set' : 'parameter not set')
  return after(shell.text(operand), refuse)
}

function assignDefault(shell: Expansion, context: Default): Answer<string> {
  const { label, name, subscript, list } = context.found
  if (list && isName(name)) throw new ShellError(`${label}: bad array subscript`)
  const { operand } = context.operation
  const text = context.sink.quoted ? shell.quotedText(quotedOperand(operand, context.parameter)) : shell.text(operand)
  return after(text, (value) => {
    if (!isName(name)) throw new ShellError(`$${label}: cannot assign in this way`)
    shell.state.assign(name, value, subscript === undefined ? {} : { subscript })
    return shell.get(name, subscript) ?? ''
  })
}

/** What is told apart in an operand within double quotes. */
const OPERAND_PIECE = /"|\\[\s\S]|\$'(?<escapes>(?:\\[\s\S]|[^'\\])*)'|\$\((?:[^()]|\([^()]*\))*\)/g

/** An operand within double quotes: double quotes in it are taken away, single ones are nothing special. */
function quotedOperand({ text }: Word, { inQuotes }: Parameter): string {
  let within = false
  return text.replaceAll(OPERAND_PIECE, (found, escapes: string | undefined) => {
    if (found === '"') {
      within = !within
      return ''
    }
    if (escapes !== undefined && inQuotes && !within) return decodeEscapes(escapes, 'quotes').text
    return found === '\\"' || found === '\\}' ? found.slice(1) : found
  })
}

/** The operand of `-` or `+`: it is part of the word, as if it stood there. */
function operandInto(shell: Expansion, { operation: { operand }, parameter, sink }: Default): Answer<void> {
  const { fields, quoted } = sink
  if (quoted && /['\\]/.test(operand.text))
    return after(shell.compiledText(compileText(quotedOperand(operand, parameter))), (text) => fields.quoted(text))
  const { items } = compileWord(operand)
  if (!quoted) return shell.operandItems(items, fields)
  fields.open()
  const forced = items.map((item) => (item.type === 'process' || item.type === 'quotes' ? item : { ...item, quoted }))
  return shell.items(forced, fields)
}
