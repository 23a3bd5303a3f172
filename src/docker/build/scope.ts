import { variablesOf } from './config-draft.ts'
import type { Expansion } from './config-steps.ts'
import type { Step } from './instructions.ts'
import { expandWord, expandWords, type Variables } from './words.ts'

/** Values of --build-arg, by name. */
export type BuildArguments = ReadonlyMap<string, string>

/** ARGs that every stage may ask for, and FROM knows without asking. */
const PLATFORM: ReadonlyMap<string, string> = variablesOf([
  'BUILDPLATFORM=linux/amd64',
  'BUILDOS=linux',
  'BUILDARCH=amd64',
  'BUILDVARIANT=',
  'TARGETPLATFORM=linux/amd64',
  'TARGETOS=linux',
  'TARGETARCH=amd64',
  'TARGETVARIANT=',
])

/** ARGs that RUN sees without asking; they make no other step. */
const PROXIES: ReadonlySet<string> = new Set(
  ['HTTP', 'HTTPS', 'FTP', 'NO', 'ALL'].flatMap((name) => [`${name}_PROXY`, `${name.toLowerCase()}_proxy`]),
)

/** Variables of the environment. */
type Environment = ReadonlyMap<string, string>

export const NO_VARIABLES: Environment = new Map()

/** Values of ARG and ENV at one place of a Dockerfile. */
export class Scope {
  readonly #escape: string
  readonly #given: BuildArguments
  /** What an ARG without a value takes. */
  readonly #outer: Environment
  readonly #arguments = new Map<string, string>()

  constructor(escape: string, given: BuildArguments, outer: Environment) {
    this.#escape = escape
    this.#given = given
    this.#outer = outer
  }

  /** The scope before the first FROM, with the ARGs that stand there. @throws BadWord */
  static global(globals: readonly Step[], escape: string, given: BuildArguments): Scope {
    const scope = new Scope(escape, given, PLATFORM)
    for (const [name, value] of PLATFORM) scope.#arguments.set(name, value)
    for (const { node } of globals) scope.declare(node.words, NO_VARIABLES)
    return scope
  }

  /** A stage's own scope. */
  inner(): Scope {
    return new Scope(this.#escape, this.#given, this.#arguments)
  }

  /** Takes the words of an ARG; gives them as the history has them. @throws BadWord */
  declare(words: readonly string[], env: Environment): string {
    const { word } = this.expansion(env)
    const shown = words.map((text) => {
      const [typed = '', fallback] = text.split(/=(.*)/s)
      const name = word(typed)
      const own = fallback === undefined ? this.#outer.get(name) : word(fallback)
      const value = this.#given.get(name) ?? own
      if (value !== undefined) this.#arguments.set(name, value)
      return value === undefined ? name : `${name}=${value}`
    })
    return shown.join(' ')
  }

  /** How words are read: ENV goes before ARG. */
  expansion(env: Environment): Expansion {
    const variables = this.variables(env)
    return {
      word: (text) => expandWord(text, variables, this.#escape),
      words: (text) => expandWords(text, variables, this.#escape),
    }
  }

  variables(env: Environment): Variables {
    return (name) => env.get(name) ?? this.#arguments.get(name)
  }

  /** The ARGs that a RUN sees besides the environment. */
  runArguments(env: Environment): readonly string[] {
    return [...this.#arguments].flatMap(([name, value]) => (env.has(name) ? [] : [`${name}=${value}`]))
  }

  /** Proxies that were given: RUN sees them, and nothing depends on them. */
  get proxies(): readonly string[] {
    return [...this.#given].filter(([name]) => PROXIES.has(name)).map((pair) => pair.join('='))
  }

  get escape(): string {
    return this.#escape
  }
}
