/**
 * Marks what was made since the last snapshot: only what is of the current epoch may be written in place. An object and not a
 * number, so that those who share a snapshot can never take each other's parts for their own.
 */
export interface Epoch {
  readonly started: 'epoch'
}

/** Starts an epoch that equals no other. */
export function newEpoch(): Epoch {
  return { started: 'epoch' }
}
