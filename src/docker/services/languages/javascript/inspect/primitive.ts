import { Obj, type Value } from '../values.ts'
import { type Showing, styled } from './look.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
}

/** A text in quotes, those that it does not hold itself. */
export function quoted(text: string): string {
  const quote = !text.includes("'")
    ? "'"
    : !text.includes('"')
      ? '"'
      : !text.includes('`') && !text.includes('${')
        ? '`'
        : "'"
  // eslint-disable-next-line no-control-regex -- those are shown by their numbers
  const escaped = text.replaceAll(
    /[\u0000-\u001F\u007F-\u009F\\]/g,
    (sign) => ESCAPES[sign] ?? `\\x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
  return quote + (quote === "'" ? escaped.replaceAll("'", String.raw`\'`) : escaped) + quote
}

export function primitive(showing: Showing, value: Exclude<Value, Obj>, isTop: boolean): string {
  if (typeof value === 'string') return styled(showing, isTop ? quoted(value) : longText(showing, value), 'string')
  if (typeof value === 'bigint') return styled(showing, `${value}n`, 'bigint')
  if (typeof value === 'symbol') return styled(showing, value.toString(), 'symbol')
  return styled(showing, Object.is(value, -0) ? '-0' : String(value), value === null ? 'null' : typeof value)
}

/** A long text within something is cut at the ends of its lines. */
function longText({ look, indent }: Showing, text: string): string {
  if (text.length <= 16 || text.length <= look.breakLength - indent - 4 || !text.includes('\n')) return quoted(text)
  return (text.match(/[^\n]*\n|[^\n]+$/g) ?? [text]).map(quoted).join(` +\n${' '.repeat(indent + 2)}`)
}
