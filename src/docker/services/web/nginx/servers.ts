import type { Directive } from './configuration.ts'

/** A server block, and the port of each of its `listen`. */
export interface VirtualServer {
  readonly ports: readonly number[]
  /** Those of them at which it listens on the loopback only. */
  readonly inside: readonly number[]
  /** Those of them whose requests it answers where no name fits. */
  readonly usual: readonly number[]
  readonly names: readonly string[]
  readonly directives: readonly Directive[]
  /** What it has from the blocks around it. */
  readonly outer: readonly Directive[]
  readonly upstreams: readonly Directive[]
  readonly maps: readonly Directive[]
  /** The places, with their ports, that are known without a resolver. */
  readonly fixedPlaces: ReadonlySet<string>
}

/** Whether a `listen` makes its server the one for names that no server has. */
const isUsual = ({ words }: Directive): boolean => words.includes('default_server') || words.includes('default')

/** The directives of a name. */
export const all = (directives: readonly Directive[], name: string): readonly Directive[] =>
  directives.filter((one) => one.name === name)

/** The words of the last directive of a name; undefined where there is none. */
export const wordsOf = (directives: readonly Directive[], name: string): readonly string[] | undefined =>
  all(directives, name).at(-1)?.words

/** Directives that a block inherits only as long as it has none of its own: the innermost ones of a name. */
export const innermost = (levels: readonly (readonly Directive[])[], name: string): readonly Directive[] =>
  levels.map((level) => all(level, name)).findLast((found) => found.length > 0) ?? []

/** The words of the last of them; undefined where there is none. */
export const innermostWords = (
  levels: readonly (readonly Directive[])[],
  name: string,
): readonly string[] | undefined => wordsOf(innermost(levels, name), name)

/** The port of a `listen`: `80`, `[::]:8080`, `127.0.0.1:81 ssl`. */
const portOf = ([word = '80']: readonly string[]): number => Number(/(?:^|:)(\d+)$/.exec(word)?.[1] ?? 80)

const isInside = ([word = '']: readonly string[]): boolean => /^(?:127\.|localhost|\[::1\])/.test(word)

/** Directives, and those in their blocks. The lines of tables are none. */
export function* everyOne(directives: readonly Directive[]): Generator<Directive, void> {
  for (const directive of directives) {
    yield directive
    if (directive.block && directive.name !== 'map' && directive.name !== 'types') yield* everyOne(directive.block)
  }
}

/** The places that a `proxy_pass` names without variables: nginx finds them when it starts. */
const fixedPlaces = (directives: readonly Directive[]): ReadonlySet<string> =>
  new Set(
    [...everyOne(directives)].flatMap(({ name, words: [address = ''] }) => {
      const place = name === 'proxy_pass' ? /^http:\/\/([^/$]+)(?:\/|$)/.exec(address)?.[1] : undefined
      return place === undefined ? [] : [withPort(place)]
    }),
  )

/** A place with its port, also where that is the usual one. */
export const withPort = (place: string): string => (place.includes(':') ? place : `${place}:80`)

/** The server blocks of a configuration. */
export function serversOf(configuration: readonly Directive[]): readonly VirtualServer[] {
  const http = all(configuration, 'http').flatMap(({ block = [] }) => block)
  const outer = http.filter(({ name, block }) => !block || name === 'types')
  // of the directives around `http`, this one is in force within it
  const logs = all(outer, 'error_log').length > 0 ? [] : all(configuration, 'error_log')
  const outside = {
    outer: [...logs, ...outer],
    upstreams: all(http, 'upstream'),
    maps: all(http, 'map'),
    fixedPlaces: fixedPlaces(http),
  }
  return all(http, 'server').map(({ block = [] }) => {
    const listens = all(block, 'listen')
    return {
      ports: listens.length === 0 ? [80] : [...new Set(listens.map(({ words }) => portOf(words)))],
      inside: listens.filter(({ words }) => isInside(words)).map(({ words }) => portOf(words)),
      usual: listens.filter(isUsual).map(({ words }) => portOf(words)),
      names: all(block, 'server_name').flatMap(({ words }) => words),
      directives: block,
      ...outside,
    }
  })
}
