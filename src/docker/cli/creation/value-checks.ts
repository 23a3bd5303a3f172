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

/** What is wrong with a request for graphics cards: `all`, `2`, `device=0,"capabilities=compute"`. */
export function gpusReason(text: string): string | undefined {
  if (text === '') return 'EOF'
  const field = text
    .split(',')
    .find((one) => one.includes('=') && !/^"?(?:count|device|driver|capabilities|options)=/.test(one))
  return field === undefined ? undefined : `unexpected key '${field.split('=')[0] ?? ''}' in '${field}'`
}
