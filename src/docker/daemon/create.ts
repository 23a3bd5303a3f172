import { pickHex } from '../../base/chance.ts'
import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import type { DockerHost } from '../docker-host.ts'
import { createContainer, type NewContainer } from '../engine/containers.ts'
import { findImage, findNetwork } from '../engine/lookup.ts'
import type { Attachment, Container, Engine, Image, Mount, Outcome } from '../engine/model.ts'
import { parseMount } from '../engine/mounts.ts'
import { pickName } from '../engine/names.ts'
import type { PortMapping } from '../engine/port-mapping.ts'
import { publishPort } from '../engine/ports.ts'
import { createVolume } from '../engine/volumes.ts'
import { type Answer, answerTo, type Refused, refusedBecause, refusedWith } from './answer.ts'
import type { ContainerCreateBody } from './api.ts'
import { type Client, engineNow } from './request.ts'

const ID_DIGITS = 64

/** What is asked of the daemon. */
interface Asked {
  readonly client: Client
  readonly engine: Engine
  readonly body: ContainerCreateBody
  readonly image: Image
}

/** What is refused while a container is put together. */
class Refusing extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.message)
    this.refused = refused
  }
}

function found<Value>(outcome: Outcome<Value>): Value {
  if (outcome.type === 'refused') throw new Refusing(refusedBecause(outcome.refusal))
  return outcome.value
}

function portsOf({ body, engine, image }: Asked): readonly PortMapping[] {
  const used = engine.containers.flatMap(({ ports, state }) => (state.type === 'running' ? ports : []))
  const { PortBindings = {}, PublishAllPorts = false } = body.HostConfig ?? {}
  const all = PublishAllPorts ? [...image.config.exposed, ...Object.keys(body.ExposedPorts ?? {})] : []
  const mappings: PortMapping[] = []
  for (const [container, bindings] of Object.entries(PortBindings)) {
    for (const { HostIp: hostIp, HostPort: hostPort } of bindings ?? [])
      mappings.push(publishPort({ container, hostIp, hostPort }, [...used, ...mappings]))
  }
  for (const container of new Set(all)) {
    if (!Object.hasOwn(PortBindings, container))
      mappings.push(publishPort({ container, hostIp: '', hostPort: '' }, [...used, ...mappings]))
  }
  return mappings
}

function addVolume({ system, clock }: Client, name: string, anonymous: boolean): void {
  const outcome = createVolume(system.engine.get(), { name, anonymous }, clock.now())
  found(outcome)
  if (outcome.type === 'done') system.engine.set(outcome.engine)
}

/** A directory that is to be mounted is made if it is missing, as Docker does. */
function makeSource({ fs }: DockerHost, source: string): void {
  const made = attempt(() => void (fs.exists(source) || fs.mkdirAll(source)))
  if (!(made instanceof FileSystemError)) return
  const reason = `mkdir ${source}: ${made.message.toLowerCase()}`
  throw new Refusing(refusedWith(`error while creating mount source path '${source}': ${reason}`))
}

function boundTo(client: Client, text: string): Mount {
  const request = parseMount(text)
  if (request.type !== 'mount') throw new Refusing(refusedBecause(request))
  const { kind, target, readOnly } = request
  const source = request.source ?? pickHex(client.chance, ID_DIGITS)
  if (kind === 'bind') makeSource(client.system, source)
  else addVolume(client, source, request.source === undefined)
  return { type: kind, source, target, readOnly }
}

/** Mounts as they are asked for; the volumes they need are made. */
function mountsOf({ client, body, image }: Asked): readonly Mount[] {
  const mounts = (body.HostConfig?.Binds ?? []).map((text) => boundTo(client, text))
  const taken = new Set(mounts.map(({ target }) => target))
  const own = image.config.volumes.filter((target) => !taken.has(target))
  return [...mounts, ...own.map((target) => boundTo(client, target))]
}

function environment({ body, image }: Asked): readonly string[] {
  const given = body.Env ?? []
  const names = new Set(given.map((variable) => variable.split('=')[0]))
  return [...given, ...image.config.env.filter((variable) => !names.has(variable.split('=')[0] ?? ''))]
}

function argvOf({ body, image }: Asked): readonly string[] {
  const given = body.Cmd ?? []
  if (body.Entrypoint) return [...body.Entrypoint, ...given].filter((word, at) => at > 0 || word !== '')
  return [...image.config.entrypoint, ...(given.length > 0 ? given : image.config.command)]
}

function networksOf({ body, engine }: Asked): readonly Attachment[] {
  const mode = body.HostConfig?.NetworkMode ?? 'default'
  const first = mode === 'default' ? 'bridge' : mode
  const endpoints = body.NetworkingConfig?.EndpointsConfig ?? {}
  const names = new Set([first, ...Object.keys(endpoints)])
  return [...names].map((text) => {
    const { name } = found(findNetwork(engine, text))
    return { network: name, address: undefined, aliases: endpoints[text]?.Aliases }
  })
}

function restartPolicy({ HostConfig }: ContainerCreateBody): string {
  const { Name = 'no', MaximumRetryCount = 0 } = HostConfig?.RestartPolicy ?? {}
  return MaximumRetryCount > 0 ? `${Name}:${MaximumRetryCount}` : Name || 'no'
}

function newContainer(asked: Asked, givenName: string | undefined): NewContainer {
  const { client, engine, body, image } = asked
  const { chance, clock, system } = client
  const id = pickHex(chance, ID_DIGITS)
  const holderOf = (name: string): Container | undefined => engine.containers.find((other) => other.name === name)
  const isTaken = (name: string): boolean => holderOf(name) !== undefined
  const name = givenName ?? pickName({ chance, isTaken, style: system.policy.names }, id.slice(0, 12))
  const holder = holderOf(name)
  if (holder) throw new Refusing(refusedBecause({ type: 'container-name-taken', name, by: holder.id }))
  const ports = portsOf(asked)
  const published = ports.map(({ container, protocol }) => `${container}/${protocol}`)
  return {
    id,
    name,
    image: body.Image,
    imageId: image.id,
    argv: argvOf(asked),
    env: environment(asked),
    ports,
    exposed: [...new Set([...image.config.exposed, ...Object.keys(body.ExposedPorts ?? {}), ...published])],
    mounts: mountsOf(asked),
    networks: networksOf(asked),
    hostname: body.Hostname ?? id.slice(0, 12),
    workingDirectory: body.WorkingDir ?? image.config.workingDirectory,
    tty: body.Tty ?? false,
    autoRemove: body.HostConfig?.AutoRemove ?? false,
    restartPolicy: restartPolicy(body),
    labels: { ...image.config.labels, ...body.Labels },
    stopSignal: body.StopSignal ?? image.config.stopSignal,
    created: clock.now(),
  }
}

function checked({ WorkingDir, HostConfig }: ContainerCreateBody): Refused | undefined {
  if (WorkingDir !== undefined && !WorkingDir.startsWith('/')) {
    return refusedWith(`the working directory '${WorkingDir}' is invalid, it needs to be an absolute path`)
  }
  const policy = HostConfig?.RestartPolicy?.Name ?? 'no'
  if (!['', 'no', 'always', 'unless-stopped', 'on-failure'].includes(policy)) {
    return refusedWith(`invalid restart policy '${policy}'`)
  }
  if (policy !== 'on-failure' && (HostConfig?.RestartPolicy?.MaximumRetryCount ?? 0) > 0) {
    return refusedWith(`maximum retry count cannot be used with restart policy '${policy}'`)
  }
  return undefined
}

/** Makes a container of an image that is there, and the volumes it needs; where it is refused nothing is left behind. */
export function creating(client: Client, body: ContainerCreateBody, name?: string): Answer<Container> {
  const bad = checked(body)
  if (bad) return bad
  const engine = engineNow(client)
  const image = findImage(engine, body.Image)
  if (image.type === 'refused') return refusedBecause(image.refusal)
  const store = client.system.engine
  try {
    const container = newContainer({ client, engine, body, image: image.value }, name)
    const outcome = createContainer(store.get(), container)
    store.set(outcome.type === 'done' ? outcome.engine : engine)
    return answerTo(outcome, (made) => made)
  } catch (error) {
    store.set(engine)
    if (!(error instanceof Refusing)) throw error
    return error.refused
  }
}
