import { parseSize } from '../../engine/units.ts'

const LONGEST_SUFFIX = 3

/** What is wrong with a number of bytes, such as `64m` (docker/go-units, `parseSize`). */
export function sizeReason(text: string): string | undefined {
  if (parseSize(text, 1024) !== undefined) return undefined
  const [, number = '', suffix = ''] = /^(.*[\d.])? ?([^\d. ]*)$/s.exec(text) ?? []
  if (number === '') return `invalid size: '${text}'`
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(number))
    return `strconv.ParseFloat: parsing ${JSON.stringify(number)}: invalid syntax`
  if (number.startsWith('-')) return `invalid size: '${text}'`
  return `invalid suffix: '${suffix.length > LONGEST_SUFFIX ? suffix : suffix.toLowerCase()}'`
}

/** The greatest number of 16 bits. */
const GREATEST = 65_535n

/** What is wrong with a number without a sign, as Go's strconv says it. @param greatest the greatest number that it may be */
export function unsignedReason(text: string, greatest: bigint): string | undefined {
  const of = `strconv.ParseUint: parsing ${JSON.stringify(text)}`
  if (!/^\d+$/.test(text)) return `${of}: invalid syntax`
  return BigInt(text) > greatest ? `${of}: value out of range` : undefined
}

/** What is wrong with a number of 16 bits without a sign. */
export const uint16Reason = (text: string): string | undefined => unsignedReason(text, GREATEST)

/** How many characters a domain has at most. */
const LONGEST_DOMAIN = 254

const DOMAIN = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.?$/i

/** What is wrong with a domain of `--dns-search`; `.` stands for none. */
export function domainReason(text: string): string | undefined {
  const name = text.trim()
  const isDomain = name.replace(/\.$/, '').length <= LONGEST_DOMAIN && DOMAIN.test(name) && /[a-z]/i.test(name)
  return name === '.' || isDomain ? undefined : `${name} is not a valid domain`
}

const GPU_KEYS: ReadonlySet<string> = new Set(['count', 'device', 'driver', 'capabilities', 'options'])

/** What is wrong with one field of a request for graphics cards; a field without a key is their count. */
function gpuFieldReason(field: string): string | undefined {
  const [key = '', value] = field.replaceAll('"', '').split('=')
  if (value !== undefined && !GPU_KEYS.has(key)) return `unexpected key '${key}' in '${field}'`
  const count = value === undefined ? key : key === 'count' ? value : 'all'
  return count === 'all' || /^[+-]?\d+$/.test(count) ? undefined : 'count must be an integer: invalid syntax'
}

/** What is wrong with a request for graphics cards: `all`, `2`, `device=0,"capabilities=compute"`. */
export function gpusReason(text: string): string | undefined {
  if (text === '') return 'EOF'
  // a quoted field may hold commas of its own
  const fields = text.match(/(?:"[^"]*"|[^,"])+/g) ?? []
  return fields.map(gpuFieldReason).find((reason) => reason !== undefined)
}
