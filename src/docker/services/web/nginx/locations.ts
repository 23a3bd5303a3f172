import type { Directive } from './configuration.ts'
import { all } from './servers.ts'
import { foundIn } from './pattern.ts'
import type { Captures } from './variables.ts'

export interface Location {
  readonly prefix: string
  readonly directives: readonly Directive[]
  /** What its pattern found in the path, and its groups. */
  readonly captures?: Captures
}

/** The location that a path falls into, by nginx's order: `=`, `^~`, patterns, the longest prefix. */
export function locationOf(directives: readonly Directive[], path: string): Location | undefined {
  const locations = all(directives, 'location').map(({ words, block = [] }) => {
    const [modifier, pattern] = words.length > 1 ? [words[0], words[1]] : ['', words[0]]
    return { modifier, prefix: pattern ?? '', directives: block }
  })
  const exact = locations.find(({ modifier, prefix }) => modifier === '=' && prefix === path)
  if (exact) return exact
  const prefixes = locations.filter(
    ({ modifier, prefix }) => ['', '^~'].includes(modifier ?? '') && path.startsWith(prefix),
  )
  const longest = prefixes.toSorted((one, other) => other.prefix.length - one.prefix.length)[0]
  if (longest?.modifier === '^~') return longest
  for (const location of locations) {
    const { modifier, prefix } = location
    const captures = modifier?.startsWith('~') && foundIn(path, prefix, modifier === '~*')
    if (captures) return { ...location, captures }
  }
  return longest
}

/** A location that only others name: `location @name`. */
export function namedLocation(directives: readonly Directive[], name: string): Location | undefined {
  const found = all(directives, 'location').find(({ words }) => words[0] === name)
  return found && { prefix: '', directives: found.block ?? [] }
}
