import type { WordCompletion } from '../../base/edited-shell.ts'
import { textWidth } from '../../base/width.ts'
import type { ScreenSize } from '../../base/screen-size.ts'
import { type Candidate, candidateOf, completed, listed } from '../completion.ts'
import { change, type Editor } from '../editor.ts'
import { insert, type Line, remove } from '../line.ts'

/** The value of a variable of Readline. */
export type Variable = (name: string) => string

export const isOn = (variable: Variable, name: string): boolean => variable(name) === 'on'

/** Candidates that are asked for, in order. */
export interface Found {
  readonly start: number
  readonly candidates: readonly Candidate[]
}

export const found = ({ start, candidates }: WordCompletion): Found => ({
  start,
  candidates: candidates.map(candidateOf),
})

/** What the word becomes: what all candidates begin with, whatever the case of their letters if that does not count. */
function commonPart(candidates: readonly Candidate[], typed: string, ignoresCase: boolean): string {
  const [first] = candidates
  if (!first || candidates.length === 1 || !ignoresCase) return completed(candidates)
  let length = first.text.length
  for (const { text } of candidates)
    while (text.slice(0, length).toLowerCase() !== first.text.slice(0, length).toLowerCase()) length -= 1
  // the letters are as they were typed, where that can be
  if (length < typed.length) return typed.slice(0, length)
  const { text } = candidates.find((candidate) => candidate.text.startsWith(typed)) ?? first
  return text.slice(0, length)
}

/** What is behind the caret already is not typed once more. */
function skipped({ text, caret }: Line, longer: string, start: number): number {
  const word = longer.trimEnd()
  const rest = word.slice(caret - start)
  return rest !== '' && text.startsWith(rest, caret) ? rest.length : 0
}

/** The editor with the word completed by what the candidates have in common. */
export function withCompletion(editor: Editor, { start, candidates }: Found, variable: Variable): Editor {
  const { line } = editor
  const ignoresCase = isOn(variable, 'completion-ignore-case')
  const typed = line.text.slice(start, line.caret)
  const text = commonPart(candidates, typed, ignoresCase)
  // where letters of either case begin alike it may be less than was typed
  if (text === typed || text === '' || (text.length <= typed.length && !ignoresCase)) return editor
  const skips = isOn(variable, 'skip-completed-text') ? skipped(line, text, start) : 0
  const rest = remove(line, start, line.caret + skips)
  // nothing is put behind a word within a line; this one has become its end
  const isEnd = skips > 0 && rest.caret === rest.text.length && candidates.length === 1 && !text.endsWith('/')
  return change(editor, insert(rest, isEnd ? `${text} ` : text))
}

interface Cell {
  readonly text: string
  readonly mark: string
  readonly width: number
}

/** Colours of kinds of files, as LS_COLORS has them by default. */
const DIRECTORY = '\x1b[01;34m'

function cellOf({ label, text }: Candidate, variable: Variable, common: number): Cell {
  const name = label ?? text
  const isDirectory = name.endsWith('/')
  const mark = isDirectory && (isOn(variable, 'mark-directories') || isOn(variable, 'visible-stats')) ? '/' : ''
  const bare = isDirectory ? name.slice(0, -1) : name
  const most = Number(variable('completion-prefix-display-length'))
  const shown = most > 0 && common > most && bare.length > common ? `...${bare.slice(common)}` : bare
  // the mark of a directory stands in the gap
  const width = textWidth(shown)
  if (isOn(variable, 'colored-stats') && isDirectory) return { text: `${DIRECTORY}${shown}\x1b[0m${mark}`, mark, width }
  if (isOn(variable, 'colored-completion-prefix') && common > 0)
    return { text: `\x1b[1;35m${shown.slice(0, common)}\x1b[0m${shown.slice(common)}${mark}`, mark, width }
  return { text: shown + mark, mark, width }
}

/** Variables that change how candidates are listed, and what they are by default. */
const LAYOUT: Readonly<Record<string, string>> = {
  'print-completions-horizontally': 'off',
  'completion-display-width': '-1',
  'completion-prefix-display-length': '0',
  'colored-stats': 'off',
  'colored-completion-prefix': 'off',
  'visible-stats': 'off',
}

function commonLength(candidates: readonly Candidate[]): number {
  const names = candidates.map(({ label, text }) => ({ text: label ?? text }))
  return names.length > 1 ? completed(names).length : 0
}

/** The rows of a list of candidates. */
export function rowsOf(candidates: readonly Candidate[], screen: ScreenSize, variable: Variable): readonly string[] {
  if (Object.entries(LAYOUT).every(([name, usual]) => variable(name) === usual))
    return listed(candidates, screen).trimEnd().split('\n')
  const cells = candidates.map((candidate) => cellOf(candidate, variable, commonLength(candidates)))
  const width = Math.max(...cells.map((cell) => cell.width)) + 2
  const most = Number(variable('completion-display-width'))
  const columns = most >= 0 && most < screen.cols ? most : screen.cols
  const across = Math.max(1, Math.floor((columns - 1) / width))
  const down = Math.ceil(cells.length / across)
  const horizontally = isOn(variable, 'print-completions-horizontally')
  return Array.from({ length: down }, (_none, row) =>
    Array.from(
      { length: across },
      (_nothing, column) => cells[horizontally ? row * across + column : column * down + row],
    )
      .map((cell) => (cell ? cell.text + ' '.repeat(width - cell.width - cell.mark.length) : ''))
      .join('')
      .trimEnd(),
  )
}
