import { playgroundHardware } from '../../linux/hardware.ts'
import { memoryOf } from '../../linux/memory.ts'
import type { MemoryLimit, ResourceLimit, ResourceLimits } from '../../shell/posix/resources.ts'
import { ulimitsOf } from '../daemon/describe-host-config.ts'
import type { HostSettings } from '../engine/settings.ts'

const KIB = 1024
const FREE_OF_LIMIT = -1

/** What the processes of a container may have, as it is now: `docker update` changes it while they run. */
export interface Resources {
  /** How many processes; undefined where they are not limited. */
  readonly mostProcesses: number | undefined
  readonly memory: MemoryLimit
  readonly limits: ResourceLimits
}

/** What a container has besides its settings. */
export interface Surrounding {
  settings(): HostSettings
  /** Bytes of its files in memory. */
  filesInMemory(): number
  /** Hears that a process was ended because there was not enough memory. */
  exceeded(): void
}

/** Memory and swap together; as much swap as the host has where that is not limited. */
function memoryBytes({ Memory = 0, MemorySwap = 2 * Memory }: HostSettings): number {
  if (Memory === 0) return Infinity
  const swap = playgroundHardware.swap.total * KIB
  return Math.min(Memory + swap, MemorySwap === FREE_OF_LIMIT ? Infinity : MemorySwap)
}

const asLimit = (value: number): number => (value === FREE_OF_LIMIT ? Infinity : value)

const limitsOf = (settings: HostSettings): ReadonlyMap<string, ResourceLimit> =>
  new Map(ulimitsOf(settings)?.map(({ Name, Soft, Hard }) => [Name, { soft: asLimit(Soft), hard: asLimit(Hard) }]))

/** Bytes that a program takes for itself alone: what it shares with others is not counted for each. */
export function ownBytes(program: string): number {
  const { resident, shared } = memoryOf(program)
  return (resident - shared) * KIB
}

export function resourcesOf({ settings, filesInMemory, exceeded }: Surrounding): Resources {
  return {
    get mostProcesses() {
      const { PidsLimit = 0 } = settings()
      return PidsLimit > 0 ? PidsLimit : undefined
    },
    memory: {
      get bytes() {
        return memoryBytes(settings())
      },
      get others() {
        return filesInMemory()
      },
      own: ownBytes,
      exceeded,
    },
    limits: limitsOf(settings()),
  }
}
