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

/** The shortest and the longest period of a processor's time, and the least of it, in microseconds. */
const PERIOD = { least: 1000, most: 1_000_000 } as const

/** What is wrong with how a processor's time is shared out. */
function badPeriod({ NanoCpus = 0, CpuPeriod = 0, CpuQuota = 0 }: HostSettings): string | undefined {
  if (NanoCpus > 0 && CpuPeriod > 0) return 'Conflicting options: Nano CPUs and CPU Period cannot both be set.'
  if (NanoCpus > 0 && CpuQuota > 0) return 'Conflicting options: Nano CPUs and CPU Quota cannot both be set.'
  if (CpuPeriod !== 0 && (CpuPeriod < PERIOD.least || CpuPeriod > PERIOD.most))
    return 'CPU cfs period can not be less than 1ms (i.e. 1000) or larger than 1s (i.e. 1000000)'
  return CpuQuota > 0 && CpuQuota < PERIOD.least ? 'CPU cfs quota can not be less than 1ms (i.e. 1000)' : undefined
}

/** The machine has one part of memory only, number 0. */
function badMemoryNodes({ CpusetMems = '' }: HostSettings): string | undefined {
  if (CpusetMems === '') return undefined
  const asked = processorSet(CpusetMems)
  if (!asked) return `Invalid value ${CpusetMems} for cpuset mems`
  return [...asked].some((number) => number > 0)
    ? `Requested memory nodes are not available - requested ${CpusetMems}, available: 0`
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
  return badPeriod(settings) ?? badMemoryNodes(settings) ?? badProcessors(CpusetCpus, processors)
}
