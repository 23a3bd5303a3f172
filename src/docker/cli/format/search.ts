import { ellipsis } from '../table.ts'
import { RowContext } from '../template/value.ts'
import type { Headings } from './rows.ts'

const DESCRIPTION_LENGTH = 45

export const SEARCH_TABLE = 'table {{.Name}}\t{{.Description}}\t{{.StarCount}}\t{{.IsOfficial}}\t{{.IsAutomated}}'

export const searchHeadings: Headings = {
  Name: 'NAME',
  Description: 'DESCRIPTION',
  StarCount: 'STARS',
  IsOfficial: 'OFFICIAL',
  IsAutomated: 'AUTOMATED',
}

/** A row of `GET /images/search`. */
export interface SearchResult {
  readonly name: string
  readonly description: string
  readonly star_count: number
  readonly is_official: boolean
  readonly is_automated: boolean
}

const mark = (holds: boolean): string => (holds ? '[OK]' : '')

/** A repository of a registry as a row of `docker search`. Only JSON tells `true` and `false`; elsewhere `[OK]` stands for true. */
export function searchRow(result: SearchResult, trunc: boolean): RowContext {
  const description = result.description.replaceAll(/[\r\n]/g, ' ')
  const shown = trunc ? ellipsis(description, DESCRIPTION_LENGTH) : description
  const fields = {
    Name: () => result.name,
    Description: () => shown,
    StarCount: () => String(result.star_count),
    IsOfficial: () => mark(result.is_official),
    IsAutomated: () => mark(result.is_automated),
  }
  return new RowContext('*formatter.searchContext', fields, {
    Description: shown,
    IsAutomated: String(result.is_automated),
    IsOfficial: String(result.is_official),
    Name: result.name,
    StarCount: String(result.star_count),
  })
}
