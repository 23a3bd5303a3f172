/** A mode's world with what belongs to it. */
export interface KeptWorld {
  /** What the machine's `save` gave. */
  readonly world: unknown
  /** Tells this state of it from all others. */
  readonly stamp?: number
  /** How far chance was, when the address named a seed. */
  readonly chance?: KeptChance
}

export interface KeptChance {
  readonly seed: number
  readonly state: number
}
