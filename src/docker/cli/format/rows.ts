import { alignColumns } from '../table.ts'
import type { RowContext } from '../template/value.ts'
import { fillHeader, fillTemplate, parseTemplate } from '../template/template.ts'

/** Headings by field; a field that takes a word makes its heading from that. */
export type Headings = Readonly<Record<string, string | ((word: unknown) => string)>>

const TABLE = 'table'

/** The heading of a label: the last part of its name. */
export const labelHeading = (word: unknown): string => (String(word).split('.').at(-1) ?? '').replaceAll(/[-_]/g, ' ')

/**
 * Rows after a format: a Go template, or `table` and one, whose cells are separated by tabs and get headings.
 * @throws TemplateError
 */
export function formatRows(format: string, headings: Headings, rows: readonly RowContext[]): string {
  const isTable = format.startsWith(TABLE)
  const source = (isTable ? format.slice(TABLE.length) : format)
    .replace(/^ +| +$/g, '')
    .replaceAll('\\t', '\t')
    .replaceAll('\\n', '\n')
  const template = parseTemplate(source)
  const lines = rows.map((row) => `${fillTemplate(template, row)}\n`)
  if (!isTable) return lines.join('')
  const text = [`${fillHeader(template, headings)}\n`, ...lines].join('')
  return alignColumns(text.slice(0, -1).split('\n'))
}
