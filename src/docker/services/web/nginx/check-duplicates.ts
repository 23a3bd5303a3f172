import { BadConfiguration, type Directive } from './configuration.ts'
import { all } from './servers.ts'

/** What a `listen` listens at, as nginx writes it. */
function addressOf([word = '']: readonly string[]): string {
  if (/^\d+$/.test(word)) return `0.0.0.0:${word}`
  const whole = word.replace(/^\*/, '0.0.0.0')
  return /:\d+$|^unix:/.test(whole) ? whole : `${whole}:80`
}

/** A location without a pattern: how it is told from others, and its path. */
function plainLocation({ words }: Directive): { readonly key: string; readonly path: string } | undefined {
  const [modifier = '', path = modifier] = words
  if (modifier.startsWith('~') || path.startsWith('@')) return undefined
  return { key: modifier === '=' ? `= ${path}` : path, path }
}

const placeOf = ({ file, line }: Directive): string => ` in ${file}:${line}`

/** Throws of the second of those that have one key. @throws BadConfiguration */
function checkOnce(
  directives: readonly Directive[],
  keyOf: (one: Directive) => string | undefined,
  problem: (one: Directive, key: string) => string,
): void {
  const given = new Set<string>()
  for (const one of directives) {
    const key = keyOf(one)
    if (key !== undefined && given.has(key)) throw new BadConfiguration(problem(one, key) + placeOf(one))
    if (key !== undefined) given.add(key)
  }
}

/** The locations of a block must differ, and those in a location lie within its path. @throws BadConfiguration */
function checkLocations(directives: readonly Directive[], outer: string | undefined): void {
  const locations = all(directives, 'location')
  for (const one of locations) {
    const plain = plainLocation(one)
    if (plain && outer !== undefined && !plain.path.startsWith(outer))
      throw new BadConfiguration(`location "${plain.path}" is outside location "${outer}"${placeOf(one)}`)
    checkLocations(one.block ?? [], plain?.path)
  }
  checkOnce(
    locations,
    (one) => plainLocation(one)?.key,
    (one) => `duplicate location "${plainLocation(one)?.path ?? ''}"`,
  )
}

/** What may stand in a configuration only once. @throws BadConfiguration */
export function checkDuplicates(directives: readonly Directive[]): void {
  for (const { block = [] } of all(directives, 'http')) {
    const formats = all(block, 'log_format')
    const combined = formats.find(({ words }) => words[0] === 'combined')
    if (combined) throw new BadConfiguration(`duplicate "log_format" name "combined"${placeOf(combined)}`)
    checkOnce(
      formats,
      ({ words }) => words[0],
      (_one, name) => `duplicate "log_format" name "${name}"`,
    )
    for (const { block: server = [] } of all(block, 'server')) {
      checkOnce(
        all(server, 'listen'),
        ({ words }) => addressOf(words),
        (_one, address) => `a duplicate listen ${address}`,
      )
      checkLocations(server, undefined)
    }
  }
}
