/** All that the specified terminal does otherwise than Docker. */
export interface Policy {
  /** Whose sentences are said when something is wrong. */
  readonly wording: 'specified' | 'docker'
  /** Names of containers that were given none: `confident_` and a surname, or Docker's own. */
  readonly names: 'confident' | 'docker'
  /** Digits of the id that is printed for a container that was made. */
  readonly idLength: 12 | 64
  /** Whether a port that another container has is refused. */
  readonly portConflicts: boolean
  /** Whether a published port is one of IPv6, too: not on the page's host, so that its tables fit. */
  readonly publishesIPv6: boolean
  /** Whether `-p` may stand without a value. */
  readonly bareP: boolean
  /** What `docker system prune` says it has given back; undefined where that is counted. */
  readonly reclaimed: string | undefined
}

/** The specification's own, in the Simple shell. */
export const specified: Policy = {
  wording: 'specified',
  names: 'confident',
  idLength: 12,
  portConflicts: false,
  publishesIPv6: false,
  bareP: true,
  reclaimed: '1.234GB',
}

/** Docker's, in Bash. */
export const genuine: Policy = {
  wording: 'docker',
  names: 'docker',
  idLength: 64,
  portConflicts: true,
  publishesIPv6: true,
  bareP: false,
  reclaimed: undefined,
}
