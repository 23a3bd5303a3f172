import { playgroundHardware } from '../../linux/hardware.ts'
import { processorSet } from '../engine/processor-set.ts'
import type { HostSettings } from '../engine/settings.ts'

/** The least memory that a container may be given, in bytes. */
const LEAST_MEMORY = 6 * 1024 * 1024
const BILLION = 1e9

/** What is wrong with the processors that are asked for. */
function badProcessors(text: string, processors: number): string | undefined {
  if (text === '') return undefined
  const asked = processorSet(text)
  if (!asked) return `Invalid value ${text} for cpuset cpus`
  return [...asked].some((number) => number >= processors)
    ? `Requested CPUs are not available - requested ${text}, available: 0-${processors - 1}`
    : undefined
}

/** What the daemon does not take of how much a container may use. */
export function badLimit(settings: HostSettings): string | undefined {
  const { Memory = 0, MemorySwap = 0, MemoryReservation = 0, NanoCpus = 0, CpusetCpus = '' } = settings
  const { processors } = playgroundHardware
  if (Memory !== 0 && Memory < LEAST_MEMORY) return 'Minimum memory limit allowed is 6MB'
  if (Memory === 0 && MemorySwap > 0)
    return 'You should always set the Memory limit when using Memoryswap limit, see usage'
  if (MemorySwap > 0 && MemorySwap < Memory)
    return 'Minimum memoryswap limit should be larger than memory limit, see usage'
  if (MemoryReservation !== 0 && MemoryReservation < LEAST_MEMORY) return 'Minimum memory reservation allowed is 6MB'
  if (Memory > 0 && MemoryReservation > Memory)
    return 'Minimum memory limit can not be less than memory reservation limit, see usage'
  if (NanoCpus < 0 || NanoCpus > processors * BILLION)
    return `Range of CPUs is from 0.01 to ${processors.toFixed(2)}, as there are only ${processors} CPUs available`
  return badProcessors(CpusetCpus, processors)
}
