import { sameBytes } from '../../base/same-bytes.ts'
import type { Facts } from '../facts.ts'
import type { TextTest } from '../goal.ts'

/** A text that is looked at, and where all of it is to be had. */
export interface Looked {
  readonly text: string
  bytes?(): Uint8Array
}

const NEWLINE = 10

const trimmed = (text: string): string => (text.endsWith('\n') ? text.slice(0, -1) : text)

function linesOf(looked: Looked): number {
  const bytes = looked.bytes?.()
  if (!bytes) return looked.text === '' ? 0 : trimmed(looked.text).split('\n').length
  let lines = bytes.length > 0 && bytes.at(-1) !== NEWLINE ? 1 : 0
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1
  return lines
}

function sameAs(looked: Looked, path: string, facts: Facts): boolean {
  const other = facts.file(path)
  if (!other || other.kind === 'directory') return false
  const bytes = looked.bytes?.()
  return bytes ? sameBytes(bytes, other.bytes()) : trimmed(looked.text) === trimmed(other.text())
}

/** Whether a text passes a test. */
export function passes(looked: Looked, test: TextTest, facts: Facts): boolean {
  if ('equals' in test) return trimmed(looked.text) === trimmed(test.equals)
  if ('matches' in test) return facts.matches(looked.text, test.matches)
  if ('contains' in test) return looked.text.includes(test.contains)
  if ('lines' in test) return linesOf(looked) === test.lines
  return sameAs(looked, test.sameAs, facts)
}
