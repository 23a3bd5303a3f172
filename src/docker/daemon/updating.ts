import { changeContainer } from '../engine/containers.ts'
import { findContainer } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import type { HostSettings } from '../engine/settings.ts'
import { type Answer, done, refusedBecause, refusedWith } from './answer.ts'
import type { RestartPolicy } from './api.ts'
import { swapOf } from './describe-host-config.ts'
import { badLimit } from './limits.ts'
import { badRestartPolicy, restartPolicyText } from './restart-policy.ts'
import { containerEvent } from './events.ts'
import { type Client, engineNow } from './request.ts'

/** What `POST /containers/ID/update` takes. */
export interface UpdateBody extends Pick<
  HostSettings,
  | 'Memory'
  | 'MemorySwap'
  | 'MemoryReservation'
  | 'NanoCpus'
  | 'CpuShares'
  | 'CpuPeriod'
  | 'CpuQuota'
  | 'CpusetCpus'
  | 'CpusetMems'
  | 'PidsLimit'
> {
  readonly RestartPolicy?: RestartPolicy
}

const SWAP_TOO_SMALL =
  'Memory limit should be smaller than already set memoryswap limit, update the memoryswap at the same time'

/** What the daemon does not take of a change. */
function badUpdate({ settings = {}, autoRemove }: Container, body: UpdateBody): string | undefined {
  const { RestartPolicy, ...limits } = body
  const { Memory = 0, MemorySwap = 0 } = limits
  const swap = swapOf(settings)
  if (Memory > 0 && MemorySwap === 0 && swap !== -1 && Memory > swap) return SWAP_TOO_SMALL
  if (RestartPolicy && autoRemove)
    return 'Restart policy cannot be updated because AutoRemove is enabled for the container'
  const policy = RestartPolicy && badRestartPolicy(RestartPolicy)
  return policy ?? badLimit({ ...settings, MemorySwap: Memory > 0 || MemorySwap !== 0 ? swap : undefined, ...limits })
}

/** Changes what a container may use, and who starts it again. */
export function updating(client: Client, name: string, body: UpdateBody): Answer<undefined> {
  const found = findContainer(engineNow(client), name)
  if (found.type === 'refused') return refusedBecause(found.refusal)
  const { id } = found.value
  const bad = badUpdate(found.value, body)
  if (bad !== undefined) return refusedWith(`Cannot update container ${id}: ${bad}`)
  const { RestartPolicy, ...limits } = body
  client.system.engine.update((engine) =>
    changeContainer(engine, id, (container) => ({
      ...container,
      ...(RestartPolicy && { restartPolicy: restartPolicyText(RestartPolicy) }),
      settings: { ...container.settings, ...limits },
    })),
  )
  client.system.journal?.record(containerEvent('update', found.value))
  return done(undefined)
}
