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

/** A repository of a registry as a row of `docker search`. In a table true is shown as `[OK]`. */
export function searchRow(result: SearchResult, { trunc, table }: { trunc: boolean; table: boolean }): RowContext {
  const shown = (holds: boolean): string => (table ? (holds ? '[OK]' : '') : String(holds))
  const description = result.description.replaceAll(/[\r\n]/g, ' ')
  return new RowContext('*formatter.searchContext', {
    Name: () => result.name,
    Description: () => (trunc ? ellipsis(description, DESCRIPTION_LENGTH) : description),
    StarCount: () => String(result.star_count),
    IsOfficial: () => shown(result.is_official),
    IsAutomated: () => shown(result.is_automated),
  })
}
