import { RowContext } from '../template/value.ts'
import type { Headings } from './rows.ts'

export const CHANGE_LINES = '{{.Type}} {{.Path}}'

export const changeHeadings: Headings = { Type: 'CHANGE TYPE', Path: 'PATH' }

/** A row of `GET /containers/ID/changes`. */
export interface Change {
  /** 0 changed, 1 added, 2 removed. */
  readonly Kind: 0 | 1 | 2
  readonly Path: string
}

const LETTERS = ['C', 'A', 'D'] as const

/** A changed file as a row of `docker diff`. */
export function changeRow({ Kind, Path }: Change): RowContext {
  return new RowContext('*formatter.diffContext', { Type: () => LETTERS[Kind], Path: () => Path })
}
