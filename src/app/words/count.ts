import { say } from './language.ts'

/** What is counted on the page, one and many. */
const forms = {
  line: ['1 line', '{count} lines'],
  byte: ['1 byte', '{count} bytes'],
  entry: ['1 entry', '{count} entries'],
} as const

/** `1 line`, `12 lines`. */
export function countOf(count: number, what: keyof typeof forms): string {
  const [one, many] = forms[what]
  return count === 1 ? say(one) : say(many, { count })
}
