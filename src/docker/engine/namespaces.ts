import { findContainer } from './lookup.ts'
import type { Container, Engine, Refusal } from './model.ts'
import { sharedWith } from './shared-network.ts'

/** The container that a mode of `--pid` or `--ipc` names; undefined for all other modes, and where there is none. */
export function sharer(engine: Engine, mode: string | undefined): Container | undefined {
  const found = findContainer(engine, sharedWith(mode) ?? '')
  return found.type === 'done' ? found.value : undefined
}

/** Why a container cannot see another one's processes. */
function badPid(engine: Engine, mode: string | undefined): Refusal | undefined {
  const name = sharedWith(mode)
  if (name === undefined) return undefined
  const other = sharer(engine, mode)
  if (!other) return { type: 'processes-of-missing', container: name }
  return other.state.type === 'running' ? undefined : { type: 'processes-of-stopped', id: other.id }
}

/** Why a container cannot have another one's memory. */
function badIpc(engine: Engine, mode: string | undefined): Refusal | undefined {
  const name = sharedWith(mode)
  if (name === undefined) return undefined
  const other = sharer(engine, mode)
  if (!other) return { type: 'memory-of-missing', container: name }
  if (other.state.type !== 'running') return { type: 'memory-of-stopped', container: name, id: other.id }
  return other.settings?.IpcMode === 'shareable' ? undefined : { type: 'memory-not-shared', container: name }
}

/** Why a container cannot share what it is to share with another one. */
export const badNamespace = (engine: Engine, { settings }: Container): Refusal | undefined =>
  badPid(engine, settings?.PidMode) ?? badIpc(engine, settings?.IpcMode)
