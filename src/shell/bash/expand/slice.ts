import { localText, wholeText } from '../../posix/locale.ts'
import { AssociativeArray, IndexedArray } from '../arrays.ts'
import type { ParameterOperation } from '../syntax/parser.ts'
import { ShellError } from '../state.ts'
import { type Answer, settle, type Steps } from '../steps.ts'
import { ArithmeticFailure, type Expansion } from './expansion.ts'
import { badSubstitution, emit, emitList, type Found, isAll, type Operation } from './found.ts'
import type { Parameter } from './words.ts'

/** `${x:offset:length}` */
export function slice(shell: Expansion, context: Operation<ParameterOperation & { type: 'Slice' }>): Answer<void> {
  const { found, operation, sink } = context
  const { offset, length } = operation
  if (offset.text === '' && !length) throw badSubstitution(context.parameter)
  if (!found.list && (found.text ?? '') === '') return emit(shell, '', sink)
  return cutting(shell, context)
}

function* cutting(shell: Expansion, context: Operation<ParameterOperation & { type: 'Slice' }>): Steps<void> {
  const { offset, length } = context.operation
  const from = yield* place(shell, context.parameter, offset.text)
  const count = length && (yield* place(shell, context.parameter, length.text))
  yield* settle(cut(shell, context, from, count))
}

/** An offset or a length. @throws ArithmeticFailure that names the parameter, as bash's messages do */
function* place(shell: Expansion, { prefix, name, index }: Parameter, text: string): Steps<number> {
  try {
    return Number(yield* settle(shell.arithmeticText(text)))
  } catch (error) {
    if (!(error instanceof ArithmeticFailure)) throw error
    throw new ArithmeticFailure(`${prefix ?? ''}${name}${index ? `[${index.text}]` : ''}: ${error.message}`)
  }
}

// oxlint-disable-next-line max-params
function cut(
  shell: Expansion,
  { found, operation, sink }: Operation<ParameterOperation & { type: 'Slice' }>,
  offset: number,
  length: number | undefined,
): Answer<void> {
  const failed = (): ShellError => new ShellError(`${operation.length?.text.trim()}: substring expression < 0`)
  if (!found.list) {
    const text = localText(found.text ?? '', shell.state)
    return emit(shell, wholeText(sliceText(text, offset, length, failed)), sink)
  }
  if (length !== undefined && length < 0) throw failed()
  return emitList(shell, sliceList(shell, found, offset, length), found.star, sink)
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
  const taken: string[] = []
  for (const [index, text] of value.entries()) {
    if (taken.length === length) break
    if (index >= from) taken.push(text)
  }
  return taken
}
