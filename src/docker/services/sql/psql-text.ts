import { textWidth } from '../../../base/width.ts'
import { postgresError } from './postgres-errors.ts'
import type { Notice } from './step.ts'
import type { Refusal } from './syntax.ts'

/** How much of a line is shown, and how much of it at least behind the place. */
const WIDEST = 60
const NEAREST = 10

/** The line of a statement that an error is about, with a sign below the place. */
function pointed(at: number, statement: string): string {
  const before = statement.slice(0, at).split('\n')
  const line = `LINE ${before.length}: `
  const place = before.at(-1)?.length ?? 0
  const whole = statement.split('\n')[before.length - 1] ?? ''
  let [begin, end] = [0, whole.length]
  if (end > WIDEST) {
    end = WIDEST >= place + NEAREST ? WIDEST : Math.min(place + NEAREST, end)
    begin = Math.max(end - WIDEST, 0)
  }
  const [cutBefore, cutBehind] = [begin > 0 ? '...' : '', end < whole.length ? '...' : '']
  const caret = ' '.repeat(line.length + cutBefore.length + textWidth(whole.slice(begin, place)))
  return `\n${line}${cutBefore}${whole.slice(begin, end)}${cutBehind}\n${caret}^`
}

/** A refusal as psql shows it. */
export function refusalText(refusal: Refusal, statement: string): string {
  const { text, at, detail, hint } = postgresError(refusal)
  return (
    text +
    (at === undefined ? '' : pointed(at, statement)) +
    (detail === undefined ? '' : `\nDETAIL:  ${detail}`) +
    (hint === undefined ? '' : `\nHINT:  ${hint}`)
  )
}

/** What psql shows besides the result. */
export function noticeText(notice: Notice): string {
  switch (notice.type) {
    case 'exists':
      return `NOTICE:  ${notice.kind} "${notice.name}" already exists, skipping`
    case 'absent':
      return `NOTICE:  ${notice.kind} "${notice.name}" does not exist, skipping`
    case 'no-transaction':
      return 'WARNING:  there is no transaction in progress'
    case 'in-transaction':
      return 'WARNING:  there is already a transaction in progress'
    case 'alone':
      return `WARNING:  ${notice.what} can only be used in transaction blocks`
    case 'truncates':
      return `NOTICE:  truncate cascades to table "${notice.name}"`
    case 'cascades':
      return notice.names.length === 1
        ? `NOTICE:  drop cascades to ${notice.names[0] ?? ''}`
        : `NOTICE:  drop cascades to ${notice.names.length} other objects\nDETAIL:  ${notice.names.map((name) => `drop cascades to ${name}`).join('\n')}`
  }
}
