import type { ParameterOperation } from '../syntax/parser.ts'
import { type Expansion, FatalError, MOST_TEXT, refuseHuge, TOO_LONG } from './expansion.ts'
import { badSubstitution } from './found.ts'
import { type Pattern, patternOf } from './pattern.ts'
import { charsetOf, localText, wholeText } from '../../posix/locale.ts'
import { after, type Answer, type Steps } from '../steps.ts'
import { piecewise } from '../../../base/piecewise.ts'
import type { Parameter } from './words.ts'

/** How much of a text is changed before others have their turn. */
const PIECE = 65_536

/** What an operation does to each text that it is for. */
export type Change = (text: string) => Answer<string>

/** What `#`, `%`, `/`, `^` and `,` do to a text. */
export function changeOf(shell: Expansion, operation: ParameterOperation, parameter: Parameter): Answer<Change> {
  const { state } = shell
  return after(localChange(shell, operation, parameter), (change): Change => {
    if (charsetOf(state) === 'UTF-8') return change
    return (text) => after(change(localText(text, state)), wholeText)
  })
}

/** The same, for texts and to texts in the characters of the shell. */
function localChange(shell: Expansion, operation: ParameterOperation, parameter: Parameter): Answer<Change> {
  const extended = shell.state.shopt.has('extglob')
  if (operation.type === 'Remove') {
    const { operator, operand } = operation
    return after(shell.pattern(operand), (text) =>
      remover(shell, patternOf(localText(text, shell.state), { extended }), operator),
    )
  }
  if (operation.type === 'Replace') return replacer(shell, operation)
  // the parser knows no `~`, which turns capitals into small letters and these into capitals
  const [, turn = '', among = ''] =
    (operation.type === 'Unknown' && /^(~~?)([^$`'"\\]*)$/.exec(operation.operator)) || []
  if (operation.type !== 'CaseModification' && turn === '') throw badSubstitution(parameter)
  const operand = operation.type === 'CaseModification' ? operation.operand : undefined
  const operator = turn || ('operator' in operation ? operation.operator : '')
  const turned = (text: string): Change =>
    turner(shell, operator, patternOf(localText(text, shell.state) || '?', { extended }))
  return operand ? after(shell.pattern(operand), turned) : turned(among)
}

function remover(shell: Expansion, pattern: Pattern, operator: string): Change {
  const longest = operator.length === 2
  if (operator.startsWith('#'))
    return (text) => after(shell.inTurns(pattern.prefix(text, longest)), (length = 0) => text.slice(length))
  return (text) =>
    after(shell.inTurns(pattern.suffix(text, longest)), (length = 0) => text.slice(0, text.length - length))
}

/** `^`, `,` and `~`, once or twice. */
function turner(shell: Expansion, operator: string, pattern: Pattern): Change {
  const change = (char: string): string => {
    if (!pattern.matches(char)) return char
    const upper = char.toUpperCase()
    return operator.startsWith('^') || (operator.startsWith('~') && upper !== char) ? upper : char.toLowerCase()
  }
  const all = (piece: string): string => Array.from(piece, change).join('')
  if (operator.length === 2) return (value) => shell.inTurns(piecewise(value, all))
  return (value) => value.replace(/^./su, change)
}

function replacer(
  shell: Expansion,
  { operator, pattern, replacement }: ParameterOperation & { type: 'Replace' },
): Answer<Change> {
  return after(shell.pattern(pattern), (text) =>
    after(shell.replacement(replacement), (pieces) => replacing(shell, operator, text, pieces)),
  )
}

// oxlint-disable-next-line max-params
function replacing(shell: Expansion, operator: string, text: string, pieces: readonly (string | undefined)[]): Change {
  const { shopt } = shell.state
  const pattern = patternOf(localText(text, shell.state), {
    extended: shopt.has('extglob'),
    ignoreCase: shopt.has('nocasematch'),
  })
  const replace = (matched: string): string =>
    refuseHuge(pieces.map((piece) => (piece === undefined ? matched : piece)).join(''))
  const constant = pieces.every((piece) => piece !== undefined) ? pieces.join('') : undefined
  if (operator === '//' && constant !== undefined && pattern.literal) {
    const { literal } = pattern
    return (value) => replaceAll(shell, value, literal, constant)
  }
  if (text === '' && operator !== '/#' && operator !== '/%') return (value) => value
  if (operator === '/#')
    return (value) =>
      after(text === '' ? 0 : shell.inTurns(pattern.prefix(value, true)), (length) =>
        length === undefined ? value : replace(value.slice(0, length)) + value.slice(length),
      )
  if (operator === '/%')
    return (value) =>
      after(text === '' ? 0 : shell.inTurns(pattern.suffix(value, true)), (length) => {
        const at = value.length - (length ?? 0)
        return length === undefined ? value : value.slice(0, at) + replace(value.slice(at))
      })
  return (value) => shell.inTurns(pattern.replace(value, operator === '//', bounded(replace, value.length)))
}

/** The same replacement of parts of a text, until it gets too long. @throws FatalError then */
function bounded(replace: (matched: string) => string, length: number): (matched: string) => string {
  let size = length
  return (matched) => {
    const replaced = replace(matched)
    size += replaced.length - matched.length
    if (size > MOST_TEXT) throw new FatalError(TOO_LONG)
    return replaced
  }
}

/** Every `part` of a text replaced, others having their turn in between. @throws FatalError when that gets too long */
// oxlint-disable-next-line max-params
function replaceAll(shell: Expansion, text: string, part: string, replacement: string): Answer<string> {
  if (text.length > PIECE) return replaceInPieces(shell, text, part, replacement)
  const pieces = text.split(part)
  if (text.length + (pieces.length - 1) * (replacement.length - part.length) > MOST_TEXT) throw new FatalError(TOO_LONG)
  return pieces.join(replacement)
}

// oxlint-disable-next-line max-params
function* replaceInPieces(shell: Expansion, text: string, part: string, replacement: string): Steps<string> {
  let replaced = ''
  for (let at = 0; at < text.length;) {
    if (at > 0) yield* shell.pause(PIECE / 64)
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
