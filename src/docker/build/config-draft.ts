import type { ImageConfig } from '../engine/model.ts'

/** `NAME=value`s by their names; a later one takes the place of an earlier one. */
export function variablesOf(pairs: readonly string[]): Map<string, string> {
  return new Map(
    pairs.map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      return [name, value]
    }),
  )
}

export const pairsOfVariables = (variables: ReadonlyMap<string, string>): readonly string[] =>
  [...variables].map((pair) => pair.join('='))

/** What an instruction may set as a whole. */
type Settings = Omit<ImageConfig, 'env' | 'exposed' | 'labels' | 'onBuild' | 'volumes'>

/** An image's configuration while its instructions are read. */
export class ConfigDraft {
  /** Whether CMD was given here: an ENTRYPOINT takes away the base's. */
  ownCommand: boolean
  /** Whom MAINTAINER names. */
  author: string | undefined
  readonly #variables: Map<string, string>
  readonly #exposed: Set<string>
  readonly #labels: Map<string, string>
  readonly #volumes: Set<string>
  readonly #triggers: string[]
  #settings: Settings
  /** The variables as a list, until one is set. */
  #env: readonly string[] | undefined

  constructor(config: ImageConfig, ownCommand = false) {
    const { env, exposed, labels, volumes, onBuild, ...settings } = config
    this.ownCommand = ownCommand
    this.#variables = variablesOf(env)
    this.#env = env
    this.#exposed = new Set(exposed)
    this.#labels = new Map(Object.entries(labels))
    this.#volumes = new Set(volumes)
    this.#triggers = [...(onBuild ?? [])]
    this.#settings = settings
  }

  get variables(): ReadonlyMap<string, string> {
    return this.#variables
  }

  get settings(): Settings {
    return this.#settings
  }

  /** `NAME=value`. */
  get env(): readonly string[] {
    this.#env ??= pairsOfVariables(this.#variables)
    return this.#env
  }

  set(settings: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...settings }
  }

  setVariable(name: string, value: string): void {
    this.#variables.set(name, value)
    this.#env = undefined
  }

  setLabel(name: string, value: string): void {
    this.#labels.set(name, value)
  }

  expose(port: string): void {
    this.#exposed.add(port)
  }

  addVolume(path: string): void {
    this.#volumes.add(path)
  }

  /** Adds an instruction of ONBUILD. */
  addTrigger(instruction: string): void {
    this.#triggers.push(instruction)
  }

  config(): ImageConfig {
    return {
      ...this.#settings,
      env: this.env,
      exposed: [...this.#exposed],
      labels: Object.fromEntries(this.#labels),
      volumes: [...this.#volumes],
      onBuild: this.#triggers.length > 0 ? [...this.#triggers] : undefined,
    }
  }
}
