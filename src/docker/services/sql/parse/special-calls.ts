import type { Expression } from '../syntax.ts'
import type { ExpressionReader } from './reader.ts'

const SUM = 7

const call = (name: string, words: readonly Expression[], at: number): Expression => ({
  type: 'call',
  name,
  words,
  star: false,
  at,
})

const text = (value: string): Expression => ({ type: 'value', value, kind: 'text' })

/** `CAST(… AS …)` */
function cast(parser: ExpressionReader, at: number): Expression {
  const of = parser.read()
  parser.tokens.need('as')
  const kind = parser.kind()
  parser.tokens.need(')')
  return { type: 'cast', of, kind, at }
}

/** `EXTRACT(YEAR FROM …)` */
function extract(
  { tokens, ...parser }: Pick<ExpressionReader, 'tokens'> & { readonly read: () => Expression },
  at: number,
): Expression {
  const field = tokens.current.type === 'text' ? tokens.text() : tokens.label().toLowerCase()
  tokens.need('from')
  const of = parser.read()
  tokens.need(')')
  return call('extract', [text(field), of], at)
}

/** `SUBSTRING(x FROM 1 FOR 2)`; undefined where its words stand between commas. */
const substring =
  (name: string) =>
  (parser: ExpressionReader, at: number): Expression => {
    const { tokens } = parser
    const words = [parser.read()]
    if (tokens.take('from')) words.push(parser.read())
    if (tokens.take('for'))
      words.push(...(words.length === 1 ? [{ type: 'value', value: 1, kind: 'integer' } as const] : []), parser.read())
    while (tokens.take(',')) words.push(parser.read())
    tokens.need(')')
    return call(name, words, at)
  }

/** `TRIM(BOTH 'x' FROM y)` */
function trim(parser: ExpressionReader, at: number): Expression {
  const { tokens } = parser
  const side = tokens.takeOne('both', 'leading', 'trailing') ?? 'both'
  const name = { both: 'btrim', leading: 'ltrim', trailing: 'rtrim' }[side] ?? 'btrim'
  const first = tokens.take('from') ? undefined : parser.read()
  const words =
    first === undefined
      ? [parser.read()]
      : tokens.take('from')
        ? [parser.read(), first]
        : tokens.take(',')
          ? [first, parser.read()]
          : [first]
  tokens.need(')')
  return call(name, words, at)
}

/** `POSITION('x' IN y)` */
function position(parser: ExpressionReader, at: number): Expression {
  const sought = parser.operation(SUM)
  parser.tokens.need('in')
  const within = parser.read()
  parser.tokens.need(')')
  return call('position', [within, sought], at)
}

/** MySQL's CONVERT, to a type or to a set of characters. */
function convert(parser: ExpressionReader, at: number): Expression {
  const of = parser.read()
  if (parser.tokens.take('using')) {
    parser.tokens.label()
    parser.tokens.need(')')
    return of
  }
  parser.tokens.need(',')
  const kind = parser.kind()
  parser.tokens.need(')')
  return { type: 'cast', of, kind, at }
}

/** MySQL's functions whose first word is a unit of time. */
const unitFirst =
  (name: string) =>
  (parser: ExpressionReader, at: number): Expression => {
    const unit = parser.tokens.label().toLowerCase()
    parser.tokens.need(',')
    const words = parser.tokens.many(() => parser.read())
    parser.tokens.need(')')
    return call(name, [text(unit), ...words], at)
  }

/** Calls whose words are not simply set apart by commas; each is read from behind its bracket. */
export const SPECIAL: Readonly<Record<string, (parser: ExpressionReader, at: number) => Expression | undefined>> = {
  cast,
  extract: (parser, at) => extract({ tokens: parser.tokens, read: () => parser.read() }, at),
  substring: substring('substring'),
  substr: substring('substr'),
  mid: substring('mid'),
  trim,
  position,
  convert,
  timestampdiff: unitFirst('timestampdiff'),
  timestampadd: unitFirst('timestampadd'),
}
