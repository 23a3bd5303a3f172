import { isException } from './exceptions.ts'
import { tracesOf } from './execute.ts'
import { type Span, SyntaxTrouble } from './syntax.ts'
import { str } from './text.ts'
import { type Class, type Instance, type Steps, type Trace, List } from './values.ts'

/** The lines of a file that runs; undefined where they are not shown. */
export type SourceOf = (file: string) => readonly string[] | undefined

/** How tracebacks look: newer versions point at calls, too. */
export interface Look {
  readonly sources: SourceOf
  readonly marksCalls: boolean
}

function pointer(
  line: string,
  { column, line: first, endLine, endColumn, mark }: Span,
  marksCalls: boolean,
): string | undefined {
  const stripped = line.trim()
  const indent = line.length - line.trimStart().length
  const end = first === endLine ? endColumn : line.trimEnd().length
  const shown = mark && first === endLine && (mark.kind !== 'call' || marksCalls) ? mark : undefined
  if (!shown && end - column >= stripped.length) return undefined
  const before = ' '.repeat(column - indent)
  if (!shown || shown.column < column) return before + '^'.repeat(Math.max(1, end - column))
  return (
    before +
    '~'.repeat(shown.column - column) +
    '^'.repeat(shown.endColumn - shown.column) +
    '~'.repeat(Math.max(0, end - shown.endColumn))
  )
}

function traceText({ file, name, span }: Trace, { sources, marksCalls }: Look): string {
  const head = `  File "${file}", line ${span.line}, in ${name}\n`
  const line = sources(file)?.[span.line - 1]
  if (line === undefined) return head
  const marks = pointer(line, span, marksCalls)
  return `${head}    ${line.trim()}\n${marks === undefined ? '' : `    ${marks}\n`}`
}

/** How often a line is shown that calls itself. */
const REPEATS = 3

function tracesText(traces: readonly Trace[], look: Look): string {
  let text = ''
  let [last, count] = ['', 0]
  const flush = (): void => {
    if (count > REPEATS)
      text += `  [Previous line repeated ${count - REPEATS} more time${count - REPEATS === 1 ? '' : 's'}]\n`
  }
  // modules that come with the language are other ones than the real ones
  for (const trace of traces.toReversed().filter(({ file }) => !file.startsWith('<frozen'))) {
    const shown = traceText(trace, look)
    if (shown !== last) {
      flush()
      ;[last, count] = [shown, 0]
    }
    count += 1
    if (count <= REPEATS) text += shown
  }
  flush()
  return text
}

const titleOf = ({ module, name }: Class): string =>
  module === 'builtins' || module === '__main__'
    ? module === '__main__'
      ? `__main__.${name}`
      : name
    : `${module}.${name}`

/** An exception as its last line tells it. */
export function* lastLine(value: Instance): Steps<string> {
  const text = yield* str(value)
  const title = titleOf(value.own).replace(/^__main__\./, '')
  const notes = value.attributes.get('__notes__')
  const more = notes instanceof List ? notes.items.map((note) => `${String(note)}\n`).join('') : ''
  return `${title}${text === '' ? '' : `: ${text}`}\n${more}`
}

/** A traceback, with those of the exceptions that led to it. */
export function* tracebackText(value: Instance, traces: readonly Trace[], look: Look): Steps<string> {
  const [cause, context, isHidden] = ['__cause__', '__context__', '__suppress_context__'].map(
    (name) => value.attributes.get(name) ?? null,
  )
  const before = cause ?? (isHidden === true ? null : context) ?? null
  let head = ''
  if (isException(before)) {
    const why =
      cause === null
        ? 'During handling of the above exception, another exception occurred:'
        : 'The above exception was the direct cause of the following exception:'
    head = `${yield* tracebackText(before, tracesOf(before), look)}\n${why}\n\n`
  }
  const last = yield* lastLine(value)
  const shown = tracesText(traces, look)
  return head + (shown === '' ? last : `Traceback (most recent call last):\n${shown}${last}`)
}

/** What is said of a source that cannot be read. */
export function troubleText({ span, kind, message }: SyntaxTrouble, file: string, source: string): string {
  const line = source.split('\n')[span.line - 1] ?? ''
  const indent = line.length - line.trimStart().length
  const isWide = kind === 'SyntaxError' && span.endLine === span.line
  const width = isWide ? Math.max(1, span.endColumn - span.column) : 1
  const shown =
    line.trim() === ''
      ? ''
      : `    ${line.trim()}\n    ${' '.repeat(Math.max(0, span.column - indent))}${'^'.repeat(width)}\n`
  return `  File "${file}", line ${span.line}\n${shown}${kind}: ${message}\n`
}
