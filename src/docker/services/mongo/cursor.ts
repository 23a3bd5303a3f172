import type { Worth } from '../languages/expression.ts'
import { type Document, unsimulated } from './documents.ts'
import { sortDocuments } from './order.ts'

/** What is done with the documents that were found: `.sort({ n: 1 })`. */
export interface CursorStep {
  readonly name: string
  readonly words: readonly Worth[]
}

const count = (step: CursorStep | undefined): number => {
  const [worth] = step?.words ?? []
  if (typeof worth !== 'number') throw unsimulated(`${step?.name ?? ''} with ${JSON.stringify(worth)}`)
  return worth
}

/** Methods that change nothing of what is shown. */
const INERT = new Set(['pretty', 'toArray'])
const KNOWN = new Set(['sort', 'skip', 'limit', 'count', 'size', ...INERT])

/** What a cursor gives: its documents are sorted, then skipped, then limited, in whatever order that is asked for. @throws Refused */
export function through(documents: readonly Document[], steps: readonly CursorStep[]): Worth {
  const unknown = steps.find(({ name }) => !KNOWN.has(name))
  if (unknown) throw unsimulated(`${unknown.name} of a cursor`)
  const last = (name: string): CursorStep | undefined => steps.findLast((step) => step.name === name)
  const order = last('sort')
  const [skip, limit] = [last('skip'), last('limit')]
  if (last('count')) return documents.length
  const sorted = order ? sortDocuments(documents, order.words[0] ?? null) : documents
  const start = skip ? count(skip) : 0
  const most = limit ? count(limit) : 0
  const shown = sorted.slice(start, most === 0 ? undefined : start + Math.abs(most))
  return last('size') ? shown.length : shown
}
