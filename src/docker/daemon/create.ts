import { pickHex } from '../../base/chance.ts'
import { createContainer, type NewContainer } from '../engine/containers.ts'
import { findImage, findNetwork } from '../engine/lookup.ts'
import type { Attachment, Container, Engine, Image } from '../engine/model.ts'
import { pickName } from '../engine/names.ts'
import type { PortMapping } from '../engine/port-mapping.ts'
import { publishPort } from '../engine/ports.ts'
import { sharedWith } from '../engine/shared-network.ts'
import { hostAndPath, parseReference } from '../engine/reference.ts'
import { arrival } from '../arrival.ts'
import { DOCKER_HOST_NAME } from '../world.ts'
import { type Answer, answerTo, type Refused, refusedBecause, refusedWith } from './answer.ts'
import type { ContainerCreateBody } from './api.ts'
import { mountsOf } from './create-mounts.ts'
import { wantedOf } from './endpoint.ts'
import { isPlain, settingsIn } from './create-settings.ts'
import { isOurPlatform, PLATFORM } from './platform.ts'
import { Refusing } from './refusing.ts'
import { type Client, engineNow } from './request.ts'
import { badRestartPolicy, restartPolicyText } from './restart-policy.ts'

const ID_DIGITS = 64

/** What is asked of the daemon. */
interface Asked {
  readonly client: Client
  readonly engine: Engine
  readonly body: ContainerCreateBody
  readonly image: Image
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

function environment({ body, image }: Asked): readonly string[] {
  const given = body.Env ?? []
  const names = new Set(given.map((variable) => variable.split('=')[0]))
  return [...given, ...image.config.env.filter((variable) => !names.has(variable.split('=')[0] ?? ''))]
}

/** One that is asked for, unless it is empty; the image's own otherwise. */
const entrypointOf = ({ body, image }: Asked): readonly string[] =>
  body.Entrypoint?.filter((word, at) => at > 0 || word !== '') ?? image.config.entrypoint

function argvOf(asked: Asked): readonly string[] {
  const { body, image } = asked
  const given = body.Cmd ?? []
  const command = given.length > 0 || body.Entrypoint ? given : image.config.command
  return [...entrypointOf(asked), ...command]
}

function networksOf({ body, engine }: Asked): readonly Attachment[] {
  const mode = body.HostConfig?.NetworkMode ?? 'default'
  if (sharedWith(mode) !== undefined) return []
  const first = mode === 'default' ? 'bridge' : mode
  const endpoints = body.NetworkingConfig?.EndpointsConfig ?? {}
  const names = new Set([first, ...Object.keys(endpoints)])
  return [...names].map((text) => {
    // one that is not there is found out when the container is started
    const network = findNetwork(engine, text)
    const { Aliases: aliases, IPAMConfig: own } = endpoints[text] ?? {}
    return {
      network: network.type === 'done' ? network.value.name : text,
      address: undefined,
      aliases,
      ...wantedOf(own),
    }
  })
}

/** Whether a container has the host's own name. */
const hasHostName = ({ HostConfig }: ContainerCreateBody): boolean =>
  HostConfig?.NetworkMode === 'host' || HostConfig?.UTSMode === 'host'

function newContainer(asked: Asked, givenName: string | undefined): NewContainer {
  const { client, engine, body, image } = asked
  const { chance, clock, system } = client
  const id = pickHex(chance, ID_DIGITS)
  const holderOf = (name: string): Container | undefined => engine.containers.find((other) => other.name === name)
  const isTaken = (name: string): boolean => holderOf(name) !== undefined
  const name = givenName ?? pickName({ chance, isTaken, style: system.policy.names }, id.slice(0, 12))
  const holder = holderOf(name)
  if (holder) throw new Refusing(refusedBecause({ type: 'container-name-taken', name, by: holder.id }))
  const { HostConfig } = body
  const ports = HostConfig?.NetworkMode === 'host' ? [] : portsOf(asked)
  const published = ports.map(({ container, protocol }) => `${container}/${protocol}`)
  return {
    id,
    name,
    image: body.Image,
    imageId: image.id,
    argv: argvOf(asked),
    entrypoint: entrypointOf(asked).length,
    env: environment(asked),
    ports,
    exposed: [...new Set([...image.config.exposed, ...Object.keys(body.ExposedPorts ?? {}), ...published])],
    mounts: mountsOf(asked),
    networks: networksOf(asked),
    hostname: body.Hostname ?? (hasHostName(body) ? DOCKER_HOST_NAME : id.slice(0, 12)),
    workingDirectory: body.WorkingDir ?? image.config.workingDirectory,
    tty: body.Tty ?? false,
    autoRemove: body.HostConfig?.AutoRemove ?? false,
    restartPolicy: restartPolicyText(body.HostConfig?.RestartPolicy ?? { Name: 'no' }),
    labels: { ...image.config.labels, ...body.Labels },
    stopSignal: body.StopSignal ?? image.config.stopSignal,
    settings: settingsIn(engine, body),
    created: clock.now(),
  }
}

function checked({ WorkingDir, HostConfig }: ContainerCreateBody): Refused | undefined {
  if (WorkingDir !== undefined && !WorkingDir.startsWith('/')) {
    return refusedWith(`the working directory '${WorkingDir}' is invalid, it needs to be an absolute path`)
  }
  const policy = HostConfig?.RestartPolicy && badRestartPolicy(HostConfig.RestartPolicy)
  return policy === undefined ? undefined : refusedWith(policy)
}

/** What is said of an image for another kind of machine than the one that is asked for. */
export function otherPlatform({ Platform = PLATFORM, Image: name }: ContainerCreateBody): string | undefined {
  if (isOurPlatform(Platform)) return undefined
  const reference = parseReference(name)
  const full = reference.type === 'reference' ? `${hostAndPath(reference).join('/')}:${reference.tag}` : name
  return `image with reference ${full} was found but does not match the specified platform: wanted ${Platform}, actual: ${PLATFORM}`
}

/** What the daemon does not take of what surrounds a program; most ask for nothing that it would not. */
async function unfitSettings(client: Client, body: ContainerCreateBody, image: Image): Promise<Refused | undefined> {
  if (isPlain(body)) return undefined
  const { refusedSettings } = await arrival(client.system, import('./refused-settings.ts'))
  return refusedSettings(engineNow(client), body, image)
}

/** Makes a container of an image that is there, and the volumes it needs; where it is refused nothing is left behind. */
export async function creating(client: Client, body: ContainerCreateBody, name?: string): Promise<Answer<Container>> {
  const bad = checked(body)
  if (bad) return bad
  const image = findImage(engineNow(client), body.Image)
  if (image.type === 'refused') return refusedBecause(image.refusal)
  const platform = otherPlatform(body)
  if (platform !== undefined) return refusedWith(platform)
  const unfit = await unfitSettings(client, body, image.value)
  if (unfit) return unfit
  const engine = engineNow(client)
  const store = client.system.engine
  try {
    const container = newContainer({ client, engine, body, image: image.value }, name)
    if (container.argv.length === 0) return refusedWith('no command specified')
    const outcome = createContainer(store.get(), container)
    store.set(outcome.type === 'done' ? outcome.engine : engine)
    return answerTo(outcome, (made) => made)
  } catch (error) {
    store.set(engine)
    if (!(error instanceof Refusing)) throw error
    return error.refused
  }
}
