/** A world at one moment, which only the machine that made it can read. It never changes, and may be put back often. */
export interface MachineSnapshot {
  readonly type: 'snapshot'
}

/** The worlds that a machine has given away: nobody else can look into them, and a copy of one has nothing in it. */
export class Snapshots<World> {
  readonly #Sealed = sealedClass<World>()

  seal(world: World): MachineSnapshot {
    return new this.#Sealed(world)
  }

  /** The world of a snapshot. @throws TypeError when it was not made here: a copy of one is none */
  open(snapshot: MachineSnapshot): World {
    return this.#Sealed.open(snapshot)
  }
}

interface SealedClass<World> {
  new (world: World): MachineSnapshot
  open(snapshot: MachineSnapshot): World
}

/** Each machine has a class of its own: its private field tells its snapshots from all others. */
function sealedClass<World>(): SealedClass<World> {
  return class Sealed implements MachineSnapshot {
    readonly type = 'snapshot'
    readonly #world: World

    constructor(world: World) {
      this.#world = world
      Object.freeze(this)
    }

    static open(snapshot: MachineSnapshot): World {
      if (typeof snapshot === 'object' && snapshot !== null && #world in snapshot) return snapshot.#world
      throw new TypeError('restore: this is no snapshot that this machine made')
    }
  }
}
