import { signalFrom } from '../../shell/posix/signals.ts'
import { isServerSoftware } from '../catalogue/official.ts'
import { signalNumber } from '../engine/server.ts'
import { findContainer } from '../engine/lookup.ts'
import type { Engine, Image } from '../engine/model.ts'
import { badMemoryOptions } from '../runtime/memory-mounts.ts'
import { type Refused, refusedWith } from './answer.ts'
import type { ContainerCreateBody, HostConfig } from './api.ts'
import { badConfinement } from './confinement.ts'
import { badLimit } from './limits.ts'
import { badLogOption } from './log-options.ts'
import { badNetworkMode } from './network-mode.ts'

const quoted = (text: string): string => JSON.stringify(text)

const LOG_DRIVERS: ReadonlySet<string> = new Set(['', 'json-file', 'local', 'none'])
/** Those that Docker has besides, which need a service that takes the log. */
const OTHER_DRIVERS: ReadonlySet<string> = new Set(
  'awslogs fluentd gcplogs gelf journald logentries splunk syslog'.split(' '),
)

/** A driver of logs that is not there. */
function refusedDriver(driver: string): string | undefined {
  if (LOG_DRIVERS.has(driver)) return undefined
  return OTHER_DRIVERS.has(driver)
    ? `the logging driver ${driver} is not simulated by this playground`
    : `error looking up logging plugin ${driver}: plugin ${quoted(driver)} not found`
}

const RUNTIMES: ReadonlySet<string> = new Set(['', 'runc', 'io.containerd.runc.v2'])

/** A link to a container that is not there. */
function missingLink(engine: Engine, { Links = [] }: HostConfig): string | undefined {
  const names = Links.map((text) => text.split(':')[0] ?? '')
  const missing = names.find((name) => findContainer(engine, name).type === 'refused')
  return missing === undefined ? undefined : `could not get container for ${missing}: No such container: ${missing}`
}

/** What the daemon does not take of what surrounds a program. */
export function refusedSettings(engine: Engine, body: ContainerCreateBody, image: Image): Refused | undefined {
  const { StopSignal, Hostname, HostConfig = {} } = body
  if (HostConfig.UTSMode === 'host' && Hostname !== undefined)
    return refusedWith('conflicting options: hostname and the UTS mode')
  const mode = badNetworkMode(body)
  if (mode !== undefined) return refusedWith(mode)
  const link = missingLink(engine, HostConfig)
  if (link !== undefined) return refusedWith(link)
  const {
    Isolation = '',
    OomScoreAdj = 0,
    Runtime = '',
    LogDriver = '',
    StorageOpt = [],
    VolumeDriver = '',
  } = HostConfig
  if (StopSignal !== undefined && !signalFrom(StopSignal) && signalNumber(StopSignal) === undefined)
    return refusedWith(`invalid signal: ${StopSignal}`)
  const limit = badLimit(HostConfig)
  if (limit !== undefined) return refusedWith(limit)
  const memory = Object.values(HostConfig.Tmpfs ?? {}).flatMap((options) => badMemoryOptions(options) ?? [])
  if (memory[0] !== undefined) return refusedWith(`tmpfs options are not simulated by this playground: ${memory[0]}`)
  const confinement = badConfinement(HostConfig, isServerSoftware(image.software))
  if (confinement !== undefined) return refusedWith(confinement)
  if (Isolation !== '' && Isolation !== 'default')
    return refusedWith(`Invalid isolation: ${quoted(Isolation)} - linux only supports 'default'`)
  if (OomScoreAdj < -1000 || OomScoreAdj > 1000)
    return refusedWith(`Invalid value ${OomScoreAdj}, range for oom score adj is [-1000, 1000]`)
  if (!RUNTIMES.has(Runtime)) return refusedWith(`unknown or invalid runtime name: ${Runtime}`)
  const driver = refusedDriver(LogDriver)
  if (driver !== undefined) return refusedWith(driver)
  const log = badLogOption(HostConfig)
  if (log !== undefined) return refusedWith(log)
  if (VolumeDriver !== '' && VolumeDriver !== 'local')
    return refusedWith(`error looking up volume plugin ${VolumeDriver}: plugin ${quoted(VolumeDriver)} not found`)
  if (StorageOpt.length > 0)
    return refusedWith("--storage-opt is supported only for overlay over xfs with 'pquota' mount option")
  return undefined
}
