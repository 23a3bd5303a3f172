import type { StepSettings } from '../build/step-runner.ts'
import { parseSize } from '../engine/units.ts'
import { hostReason } from './creation/host-options.ts'
import type { Flags } from './flags.ts'

/** Names and addresses, several between commas. */
const hostsOf = (flags: Flags): readonly string[] =>
  flags.values('add-host').flatMap((list) => list.split(',').map((text) => text.replace('=', ':')))

/** The first of `--add-host` that is no name with an address. */
export const badHost = (flags: Flags): string | undefined =>
  hostsOf(flags).find((text) => hostReason(text) !== undefined)

/** What the commands of a build get besides; what is not asked for is not there, so that it changes no step's key. */
export function settingsOf(flags: Flags): StepSettings {
  const [hosts, size, limits] = [hostsOf(flags), flags.value('shm-size'), flags.values('ulimit')]
  return {
    ...(hosts.length > 0 && { ExtraHosts: hosts }),
    ...(size !== undefined && { ShmSize: parseSize(size, 1024) }),
    ...(limits.length > 0 && { Ulimits: limits }),
  }
}
