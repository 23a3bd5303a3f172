import { pickHex } from '../../base/chance.ts'
import { root } from '../../linux/users.ts'
import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import type { DockerHost } from '../docker-host.ts'
import { findContainer } from '../engine/lookup.ts'
import type { Engine, Image, Mount } from '../engine/model.ts'
import { isPropagation, parseMount } from '../engine/mounts.ts'
import { createVolume } from '../engine/volumes.ts'
import { refusedBecause, refusedWith } from './answer.ts'
import type { ContainerCreateBody, MountSpec } from './api.ts'
import { found, Refusing } from './refusing.ts'
import type { Client } from './request.ts'

const ID_DIGITS = 64

/** Whose mounts are put together. */
interface Asked {
  readonly client: Client
  readonly engine: Engine
  readonly body: ContainerCreateBody
  readonly image: Image
}

function addVolume({ system, clock }: Client, name: string, anonymous: boolean): void {
  const outcome = createVolume(system.engine.get(), { name, anonymous }, clock.now())
  found(outcome)
  if (outcome.type === 'done') system.engine.set(outcome.engine)
}

/** A directory that is to be mounted is made if it is missing: by the daemon, so that it is root's. */
function makeSource({ fs }: DockerHost, source: string): void {
  const made = attempt(() => void (fs.exists(source) || fs.mkdirAll(source, { owner: root })))
  if (!(made instanceof FileSystemError)) return
  const reason = `mkdir ${source}: ${made.message.toLowerCase()}`
  throw new Refusing(refusedWith(`error while creating mount source path '${source}': ${reason}`))
}

function boundTo(client: Client, text: string): Mount {
  const request = parseMount(text)
  if (request.type !== 'mount') throw new Refusing(refusedBecause(request))
  const { kind, target, readOnly, noCopy, propagation } = request
  const source = request.source ?? pickHex(client.chance, ID_DIGITS)
  if (kind === 'bind') makeSource(client.system, source)
  else addVolume(client, source, request.source === undefined)
  return {
    type: kind,
    source,
    target,
    readOnly,
    ...(noCopy && { noCopy }),
    ...(propagation !== undefined && { propagation }),
  }
}

const wrongMount = ({ Type }: MountSpec, reason: string): Refusing =>
  new Refusing(refusedWith(`invalid mount config for type "${Type}": ${reason}`))

/** What `--mount` asks for; places in memory are no mounts of this kind. */
function mounted(client: Client, spec: MountSpec): Mount | undefined {
  const { Type, Source = '', Target, ReadOnly: readOnly = false, NoCopy: noCopy, BindOptions } = spec
  const propagation = BindOptions?.Propagation
  const target = Target.replace(/(?<=.)\/+$/, '')
  if (!['bind', 'volume', 'tmpfs'].includes(Type)) throw wrongMount(spec, 'mount type unknown')
  if (!target.startsWith('/')) throw wrongMount(spec, `invalid mount path: '${Target}' mount path must be absolute`)
  if (target === '/') throw wrongMount(spec, `invalid specification: destination can't be '/'`)
  if (Type === 'tmpfs' && Source !== '') throw wrongMount(spec, 'field Source must not be specified')
  if (Type === 'tmpfs') return undefined
  if (Type === 'volume') {
    const name = Source === '' ? pickHex(client.chance, ID_DIGITS) : Source
    addVolume(client, name, Source === '')
    return { type: 'volume', source: name, target, readOnly, long: true, ...(noCopy && { noCopy }) }
  }
  if (Source === '') throw wrongMount(spec, 'field Source must not be empty')
  if (propagation !== undefined && !isPropagation(propagation))
    throw wrongMount(spec, `invalid propagation mode: ${propagation}`)
  if (!Source.startsWith('/')) throw wrongMount(spec, `invalid mount path: '${Source}' mount path must be absolute`)
  if (!client.system.fs.exists(Source)) throw wrongMount(spec, `bind source path does not exist: ${Source}`)
  return {
    type: 'bind',
    source: Source,
    target,
    readOnly,
    long: true,
    ...(propagation !== undefined && { propagation }),
  }
}

/** What other containers have mounted: `NAME[:ro]`. */
function borrowed(engine: Engine, text: string): readonly Mount[] {
  const [name = '', mode = 'rw'] = text.split(':')
  if (mode !== 'ro' && mode !== 'rw') throw new Refusing(refusedBecause({ type: 'invalid-mount-mode', mode }))
  const { mounts } = found(findContainer(engine, name))
  return mounts.map((mount) => ({ ...mount, readOnly: mount.readOnly || mode === 'ro' }))
}

/** Mounts as they are asked for; the volumes they need are made. @throws Refusing */
export function mountsOf({ client, engine, body, image }: Asked): readonly Mount[] {
  const { Binds = [], Mounts = [], VolumesFrom = [], Tmpfs = {} } = body.HostConfig ?? {}
  const own = [...Binds.map((text) => boundTo(client, text)), ...Mounts.flatMap((spec) => mounted(client, spec) ?? [])]
  const given = new Set(own.map(({ target }) => target))
  const others = VolumesFrom.flatMap((text) => borrowed(engine, text)).filter(({ target }) => !given.has(target))
  const mounts = [...others, ...own]
  const inMemory = Mounts.filter(({ Type }) => Type === 'tmpfs').map(({ Target }) => Target)
  const taken = new Set([...mounts.map(({ target }) => target), ...Object.keys(Tmpfs), ...inMemory])
  const missing = image.config.volumes.filter((target) => !taken.has(target))
  return [...mounts, ...missing.map((target) => boundTo(client, target))]
}
