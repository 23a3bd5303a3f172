import { BadConfiguration, type Directive } from './configuration.ts'
import { everyOne } from './servers.ts'
import { isKnownVariable, isVariableBeyond } from './variables.ts'

/** The words of a directive that may hold variables. */
const EXPANDED: Readonly<Record<string, (words: readonly string[]) => readonly string[]>> = {
  access_log: (words) => words,
  add_header: (words) => words.slice(1, 2),
  alias: (words) => words,
  error_page: (words) => words.slice(-1),
  fastcgi_param: (words) => words.slice(1),
  if: ([subject = '', , value = '', ...rest]) => (rest.length === 0 ? [subject, value.replace(/\)$/, '')] : [subject]),
  limit_conn_zone: (words) => words.slice(0, 1),
  limit_req_zone: (words) => words.slice(0, 1),
  log_format: (words) => words.slice(1),
  map: (words) => words.slice(0, 1),
  proxy_cache_bypass: (words) => words,
  proxy_cache_key: (words) => words,
  proxy_no_cache: (words) => words,
  proxy_pass: (words) => words,
  proxy_set_header: (words) => words.slice(1),
  return: (words) => words,
  rewrite: (words) => words.slice(1, 2),
  root: (words) => words,
  set: (words) => words.slice(1),
  try_files: (words) => words,
}

const GROUP = /\(\?P?<(\w+)>/g

/** The variables that a configuration makes: with `set` and `map`, and by the groups of patterns. */
function madeBy({ name, words, block = [] }: Directive): readonly string[] {
  const groups = [...words, ...(name === 'map' ? block.map((one) => one.name) : [])].flatMap((word) =>
    [...word.matchAll(GROUP)].map(([, group = '']) => group),
  )
  if (name === 'set') return [...groups, (words[0] ?? '').slice(1)]
  return name === 'map' ? [...groups, (words[1] ?? '').slice(1)] : groups
}

/** The names of the zones, by the directive that makes them. */
const zonesOf = (directives: readonly Directive[], maker: string, parameter: string): ReadonlySet<string> =>
  new Set(
    directives
      .filter(({ name }) => name === maker)
      .flatMap(({ words }) => words.filter((word) => word.startsWith(`${parameter}=`)))
      .map((word) => word.slice(parameter.length + 1).split(':')[0] ?? ''),
  )

/** Every variable, zone and format that a configuration names has to be there. @throws BadConfiguration */
export function checkNames(directives: readonly Directive[]): void {
  const every = [...everyOne(directives)]
  const formats = new Set([
    'combined',
    ...every.filter(({ name }) => name === 'log_format').map(({ words }) => words[0]),
  ])
  const rates = zonesOf(every, 'limit_req_zone', 'zone')
  const counts = zonesOf(every, 'limit_conn_zone', 'zone')
  const caches = zonesOf(every, 'proxy_cache_path', 'keys_zone')
  for (const { name, words, file, line } of every) {
    const [first = '', second] = words
    const place = ` in ${file}:${line}`
    if (name === 'access_log' && second !== undefined && !second.includes('=') && !formats.has(second))
      throw new BadConfiguration(`unknown log format "${second}"${place}`)
    if (name === 'proxy_cache' && first !== 'off' && !caches.has(first))
      throw new BadConfiguration(`"proxy_cache" zone "${first}" is unknown${place}`)
    const zone = words.find((word) => word.startsWith('zone='))?.slice('zone='.length)
    if (name === 'limit_req' && zone === undefined)
      throw new BadConfiguration(`"limit_req" must have "zone" parameter${place}`)
    const missing =
      name === 'limit_req' && !rates.has(zone ?? '')
        ? zone
        : name === 'limit_conn' && !counts.has(first)
          ? first
          : undefined
    if (missing !== undefined) throw new BadConfiguration(`zero size shared memory zone "${missing}"`)
  }
  const made = new Set(every.flatMap(madeBy))
  for (const { name, words } of every)
    for (const word of Object.hasOwn(EXPANDED, name) ? (EXPANDED[name]?.(words) ?? []) : [])
      for (const [, variable = ''] of word.matchAll(/\$\{?(\w+)\}?/g))
        if (!made.has(variable) && !isKnownVariable(variable))
          throw new BadConfiguration(
            isVariableBeyond(variable)
              ? `the variable "${variable}" is not simulated here`
              : `unknown "${variable}" variable`,
          )
}
