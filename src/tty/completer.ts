import { type Candidate, completed, type Completion, inColumns, inRows } from './completion.ts'
import { insert, type Line, remove } from './line.ts'

/** More candidates than this are listed only when asked for, as GNU Readline's completion-query-items has it. */
const QUERY_ITEMS = 100

/** What a request for completion comes to. */
export type Completed =
  | { readonly type: 'changed'; readonly line: Line }
  | { readonly type: 'list'; readonly text: string }
  | { readonly type: 'ask'; readonly question: string; readonly text: string }
  | { readonly type: 'nothing' }

function listing(candidates: readonly Candidate[], columns: number, rows: number): string {
  const described = candidates.some((candidate) => candidate.description !== undefined)
  return described && candidates.length < rows ? inRows(candidates, columns) : inColumns(candidates, columns)
}

/**
 * Completes the word before the caret by what its candidates have in common. `again` tells that the key was pressed twice
 * in a row; then, when nothing can be added, the candidates are listed.
 */
export function completeLine(
  line: Line,
  completion: Completion | undefined,
  again: boolean,
  screen: { readonly columns: number; readonly rows: number },
): Completed {
  if (!completion || completion.candidates.length === 0) return { type: 'nothing' }
  const { start, candidates } = completion
  const word = line.text.slice(start, line.caret)
  const text = completed(candidates)
  if (text.length > word.length) return { type: 'changed', line: insert(remove(line, start, line.caret), text) }
  if (!again) return { type: 'nothing' }
  const list = listing(candidates, screen.columns, screen.rows)
  if (candidates.length <= QUERY_ITEMS) return { type: 'list', text: list }
  return { type: 'ask', question: `Display all ${candidates.length} possibilities? (y or n)`, text: list }
}
