import { textWidth } from '../base/width.ts'

/** Something the word before the caret may become. */
export interface Candidate {
  readonly text: string
  /** What a list shows; `text` when absent. */
  readonly label?: string
  readonly description?: string
  /** What follows when it is the only one. */
  readonly suffix: string
}

/** Candidates for the text from offset `start` to the caret. */
export interface Completion {
  readonly start: number
  readonly candidates: readonly Candidate[]
}

function commonPrefix(texts: readonly string[]): string {
  const [first = '', ...others] = texts
  let length = first.length
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length -= 1
  }
  return first.slice(0, length)
}

/** What the word is replaced by: the only candidate with its suffix, or what all candidates begin with. */
export function completed(candidates: readonly Candidate[]): string {
  const [only] = candidates
  if (only && candidates.length === 1) return only.text + only.suffix
  return commonPrefix(candidates.map((candidate) => candidate.text))
}

const GAP = 2

const labelOf = ({ label, text }: Candidate): string => label ?? text

/** Candidates one a row, their descriptions dim behind them, cut at the edge of the screen; lines end with a newline. */
export function inRows(candidates: readonly Candidate[], columns: number): string {
  const width = Math.max(...candidates.map((candidate) => textWidth(labelOf(candidate)))) + GAP
  const row = (candidate: Candidate): string => {
    const label = labelOf(candidate)
    const description = (candidate.description ?? '').slice(0, Math.max(0, columns - width - 1))
    return description === '' ? label : `${label}${' '.repeat(width - textWidth(label))}\x1b[2m${description}\x1b[m`
  }
  return candidates.map((candidate) => `${row(candidate)}\n`).join('')
}

/** Candidates in columns, filled downwards, as GNU Readline and `ls` list them; lines end with a newline. */
export function inColumns(candidates: readonly Candidate[], columns: number): string {
  const labels = candidates.map(labelOf)
  const width = Math.max(...labels.map(textWidth)) + GAP
  const across = Math.max(1, Math.floor(columns / width))
  const down = Math.ceil(labels.length / across)
  let list = ''
  for (let row = 0; row < down; row += 1) {
    const cells = labels.filter((_label, index) => index % down === row)
    list += `${cells
      .map((cell) => cell + ' '.repeat(width - textWidth(cell)))
      .join('')
      .trimEnd()}\n`
  }
  return list
}
