import { type CopyFormat, type Query, SqlError, type Statement } from '../syntax.ts'
import type { QueryParser } from './query.ts'
import type { Tokens } from './tokens.ts'

const all = (table: string, columns: readonly string[], at: number): Query => ({
  with: undefined,
  body: {
    type: 'select',
    distinct: false,
    items:
      columns.length === 0
        ? [{ type: 'all', at }]
        : columns.map((name) => ({
            type: 'item',
            value: { type: 'column', table: undefined, name, at },
            name: undefined,
            text: name,
          })),
    from: [{ type: 'table', table, within: undefined, alias: undefined, names: [], at }],
    where: undefined,
    group: [],
    having: undefined,
    windows: {},
  },
  order: [],
  limit: undefined,
  offset: undefined,
})

/** The settings of COPY, in brackets or as they were written before. */
function formatOf(tokens: Tokens): CopyFormat {
  const format = {
    csv: false,
    header: false,
    delimiter: undefined as string | undefined,
    null: undefined as string | undefined,
  }
  tokens.take('with')
  const isBracketed = tokens.take('(')
  while (!tokens.endsHere && !tokens.take(')')) {
    if (tokens.take('format')) {
      const name = tokens.label()
      if (name !== 'csv' && name !== 'text')
        throw new SqlError({ type: 'not-simulated', what: `COPY's format "${name}"` })
      format.csv = name === 'csv'
    } else if (tokens.take('csv')) format.csv = true
    else if (tokens.take('header')) format.header = !tokens.take('false') && (tokens.take('true'), true)
    else if (tokens.take('delimiter')) format.delimiter = (tokens.take('as'), tokens.text())
    else if (tokens.take('null')) format.null = (tokens.take('as'), tokens.text())
    else tokens.fail()
    if (isBracketed) tokens.take(',')
  }
  const { csv, header, delimiter = csv ? ',' : '\t', null: none = csv ? '' : String.raw`\N` } = format
  return { csv, header, delimiter, null: none }
}

/** What follows COPY. Files are the client's here: those of the server are not read. */
export function readCopy(tokens: Tokens, queries: QueryParser): Statement {
  const { at } = tokens
  if (tokens.take('(')) {
    const query = queries.read()
    tokens.need(')', 'to')
    if (!tokens.take('stdout')) throw new SqlError({ type: 'not-simulated', what: 'COPY to a file of the server' })
    return { type: 'copy-out', query, format: formatOf(tokens) }
  }
  const table = tokens.table()
  const columns = tokens.is('(') ? tokens.names() : []
  const isOut = tokens.takeOne('to', 'from') ?? tokens.fail()
  if (!tokens.takeOne('stdin', 'stdout'))
    throw new SqlError({ type: 'not-simulated', what: 'COPY with a file of the server' })
  const format = formatOf(tokens)
  return isOut === 'to'
    ? { type: 'copy-out', query: all(table, columns, at), format }
    : { type: 'copy-in', table, columns, format }
}
