import { sizeInWords } from '../../engine/units.ts'
import { ellipsis } from '../table.ts'
import { RowContext } from '../template/value.ts'
import type { RowStyle } from './containers.ts'
import type { Headings } from './rows.ts'
import { truncatedId, wholeRfc3339 } from './text.ts'

const SECOND = 1000
const CREATED_BY_LENGTH = 45

const REST = '{{.CreatedBy}}\t{{.Size}}\t{{.Comment}}'
export const HISTORY_TABLE = `table {{.ID}}\t{{.CreatedSince}}\t${REST}`
export const EXACT_HISTORY_TABLE = `table {{.ID}}\t{{.CreatedAt}}\t${REST}`

export const historyHeadings: Headings = {
  ID: 'IMAGE',
  CreatedSince: 'CREATED',
  CreatedAt: 'CREATED AT',
  CreatedBy: 'CREATED BY',
  Size: 'SIZE',
  Comment: 'COMMENT',
}

/** A row of `GET /images/NAME/history`. */
export interface HistoryItem {
  readonly Id: string
  /** Seconds since 1970. */
  readonly Created: number
  readonly CreatedBy: string
  readonly Size: number
  readonly Comment: string
}

/** A step of an image as a row of `docker history`. @param human whether sizes and times are in words */
export function historyRow(item: HistoryItem, { trunc, now, age }: RowStyle, human: boolean): RowContext {
  const by = item.CreatedBy.replaceAll('\t', ' ')
  return new RowContext('*image.historyContext', {
    ID: () => (trunc ? truncatedId(item.Id) : item.Id),
    CreatedAt: () => (item.Created <= 0 ? '' : wholeRfc3339(item.Created)),
    CreatedSince: () => {
      if (!human) return wholeRfc3339(item.Created)
      return item.Created <= 0 ? 'N/A' : `${age(now - item.Created * SECOND)} ago`
    },
    CreatedBy: () => (trunc ? ellipsis(by, CREATED_BY_LENGTH) : by),
    Size: () => (human ? sizeInWords(item.Size) : String(item.Size)),
    Comment: () => item.Comment,
  })
}
