import type { Types } from '../files.ts'
import { type Directive } from './configuration.ts'
import { innermost, wordsOf } from './servers.ts'

/** The types that nginx knows where its configuration has no `types`. */
const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html'],
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
])

/** The types of files, as `types` and `default_type` give them. */
export function typesOf(levels: readonly (readonly Directive[])[]): Required<Types> {
  const tables = innermost(levels, 'types')
  const rows = tables.flatMap(({ block = [] }) => block)
  return {
    typeOf: (ending) =>
      tables.length === 0
        ? BUILT_IN.get(ending)
        : rows.findLast(({ words }) => words.some((word) => word.toLowerCase() === ending))?.name,
    usual: wordsOf(levels.flat(), 'default_type')?.[0] ?? 'text/plain',
  }
}
