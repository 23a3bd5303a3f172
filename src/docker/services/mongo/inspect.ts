import type { Worth } from '../languages/expression.ts'

/** How wide a line of mongosh may be. */
const WIDTH = 80

const isMapping = (worth: Worth): worth is { readonly [key: string]: Worth } =>
  typeof worth === 'object' && worth !== null && !Array.isArray(worth)

const scalar = (worth: null | boolean | number | string): string =>
  typeof worth === 'string'
    ? `'${worth.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`
    : String(worth)

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : scalar(key))

/** A value as mongosh shows it: Node's util.inspect, with ids as they are typed. */
export function inspect(worth: Worth, indent = 0): string {
  if (worth === null || typeof worth !== 'object') return scalar(worth)
  if (isMapping(worth) && typeof worth['$oid'] === 'string') return `ObjectId('${worth['$oid']}')`
  const items = isMapping(worth)
    ? Object.entries(worth).map(([key, item]) => `${keyOf(key)}: ${inspect(item, indent + 2)}`)
    : [...(Array.isArray(worth) ? (worth satisfies readonly Worth[]) : [])].map((item) => inspect(item, indent + 2))
  const [open, close] = isMapping(worth) ? '{}' : '[]'
  if (items.length === 0) return `${open}${close}`
  // Node's own measure of what fits into a line
  const total = 2 * items.length + indent + 11 + items.reduce((sum, { length }) => sum + length, 0)
  if (total <= WIDTH && !items.some((item) => item.includes('\n'))) return `${open} ${items.join(', ')} ${close}`
  const space = ' '.repeat(indent + 2)
  return `${open}\n${items.map((item) => space + item).join(',\n')}\n${' '.repeat(indent)}${close}`
}
