import { isSlip } from '../../../base/slip.ts'

/** What Debian's command-not-found says of a name that is nearly a command's; undefined when there is none like it. */
export function didYouMean(typed: string, names: Iterable<string>): string | undefined {
  if (typed.length < 2 || typed.includes('/')) return undefined
  const similar = [...names].filter((name) => /^\w/.test(name) && isSlip(typed, name)).toSorted()
  if (similar.length === 0) return undefined
  return `Command '${typed}' not found, did you mean:\n${similar.map((name) => `  command '${name}'\n`).join('')}`
}
