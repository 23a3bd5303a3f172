/** A world at one moment, which only the machine that made it can read. It never changes, and may be put back often. */
export interface MachineSnapshot {
  readonly type: 'snapshot'
}

/** The worlds that a machine has given away. */
export class Snapshots<World> {
  readonly #worlds = new WeakMap<MachineSnapshot, World>()

  seal(world: World): MachineSnapshot {
    const snapshot: MachineSnapshot = Object.freeze({ type: 'snapshot' })
    this.#worlds.set(snapshot, world)
    return snapshot
  }

  /** The world of a snapshot. @throws TypeError when it was not made here: a copy of one is none */
  open(snapshot: MachineSnapshot): World {
    const world = this.#worlds.get(snapshot)
    if (world === undefined) throw new TypeError('restore: this is no snapshot that this machine made')
    return world
  }
}
