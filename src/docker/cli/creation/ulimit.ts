const NAMES: ReadonlySet<string> = new Set(
  'core cpu data fsize locks memlock msgqueue nice nofile nproc rss rtprio rttime sigpending stack'.split(' '),
)

/** What would end a program, and what this playground does not count. */
const UNSIMULATED: ReadonlySet<string> = new Set(['cpu', 'data', 'fsize'])

/** What is wrong with `nofile=1024:2048`, in the words of go-units' ParseUlimit. */
export function ulimitReason(text: string): string | undefined {
  const at = text.indexOf('=')
  if (at < 0) return `invalid ulimit argument: ${text}`
  const [name, limits] = [text.slice(0, at), text.slice(at + 1).split(':')]
  if (!NAMES.has(name)) return `invalid ulimit type: ${name}`
  if (UNSIMULATED.has(name)) return `the limit ${name} is not simulated by this playground`
  if (limits.length > 2)
    return `too many limit value arguments - ${limits.join(':')}, can only have up to two, \`soft[:hard]\``
  const bad = limits.find((limit) => !/^[+-]?\d+$/.test(limit))
  if (bad !== undefined) return `strconv.ParseInt: parsing ${JSON.stringify(bad)}: invalid syntax`
  const [soft = 0, hard = soft] = limits.map(Number)
  if (hard === -1 || (soft <= hard && soft !== -1)) return undefined
  return `ulimit soft limit must be less than or equal to hard limit: ${soft} > ${hard}`
}
