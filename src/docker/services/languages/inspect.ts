import { isMapping, type Worth } from './expression.ts'

/** How wide a line may be. */
const WIDTH = 80

function scalar(worth: null | boolean | number | string): string {
  if (typeof worth !== 'string') return String(worth)
  const quote = worth.includes("'") && !worth.includes('"') ? '"' : "'"
  const escaped = worth.replaceAll('\\', String.raw`\\`).replaceAll(quote, `\\${quote}`)
  return `${quote}${escaped.replaceAll('\n', String.raw`\n`).replaceAll('\t', String.raw`\t`)}${quote}`
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : scalar(key))

/** How a program shows a value in a way of its own; undefined for any other. */
export type OwnForm = (worth: Worth) => string | undefined

/** A value as Node's util.inspect shows it. */
export function inspect(worth: Worth, own: OwnForm, indent = 0): string {
  const form = own(worth)
  if (form !== undefined) return form
  if (worth === null || typeof worth !== 'object') return scalar(worth)
  const items = isMapping(worth)
    ? Object.entries(worth).map(([key, item]) => `${keyOf(key)}: ${inspect(item, own, indent + 2)}`)
    : worth.map((item) => inspect(item, own, indent + 2))
  const [open, close] = isMapping(worth) ? '{}' : '[]'
  if (items.length === 0) return `${open}${close}`
  // Node's own measure of what fits into a line
  const total = 2 * items.length + indent + 11 + items.reduce((sum, { length }) => sum + length, 0)
  if (total <= WIDTH && !items.some((item) => item.includes('\n'))) return `${open} ${items.join(', ')} ${close}`
  const space = ' '.repeat(indent + 2)
  return `${open}\n${items.map((item) => space + item).join(',\n')}\n${' '.repeat(indent)}${close}`
}
