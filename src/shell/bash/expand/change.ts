import type { ParameterOperation } from '../syntax/parser.ts'
import { type Expansion, FatalError, MOST_TEXT, refuseHuge, TOO_LONG } from './expansion.ts'
import { badSubstitution, immediate } from './found.ts'
import { patternOf } from './pattern.ts'
import type { Steps } from '../steps.ts'
import type { Parameter } from './words.ts'

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

/** What `#`, `%`, `/`, `^` and `,` do to a text. */
export function* changeOf(
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
