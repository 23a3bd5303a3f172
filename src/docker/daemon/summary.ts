import { FALSE, TRUE } from './truth.ts'
import { findContainer, imageById, imageByReference } from '../engine/lookup.ts'
import type { Container, Engine, Image } from '../engine/model.ts'
import { imageSize } from '../engine/images.ts'
import { DEFAULT_TAG, parseReference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { ageOf } from '../engine/units.ts'
import { stateName, statusText } from '../engine/views.ts'
import type { ContainerSummary, Filters, ImageSummary, Port } from './api.ts'
import type { Policy } from '../policy.ts'
import { endpointsOf, hostAddresses, mountPoint } from './describe.ts'
import { networkModeOf } from './describe-host-config.ts'
import { repoDigests } from '../engine/repo-digests.ts'

const SECOND = 1000

/** The image as it was typed, or its id when the name now means another image. */
function imageShown(engine: Engine, { image, imageId }: Container): string {
  // nearly always it is a name of its own image
  const names = imageById(engine, imageId)?.references ?? []
  if (names.includes(image) || names.includes(`${image}:${DEFAULT_TAG}`)) return image
  const reference = parseReference(image)
  if (reference.type === 'bad-reference') return image
  return imageByReference(engine, referenceText(reference))?.id === imageId ? image : `sha256:${imageId}`
}

function portsShown(
  { ports, exposed, state, networks }: Container,
  addresses: (address: string) => readonly string[],
): readonly Port[] {
  if (state.type !== 'running' || networks.some(({ network }) => network === 'host')) return []
  if (ports.length === 0 && exposed.length === 0) return []
  const published = ports.map(({ container, protocol }) => `${container}/${protocol}`)
  return [...new Set([...exposed, ...published])].flatMap((port): readonly Port[] => {
    const [number, Type = 'tcp'] = port.split('/')
    const PrivatePort = Number(number)
    const own = ports.filter(({ container, protocol }) => container === PrivatePort && protocol === Type)
    if (own.length === 0) return [{ PrivatePort, Type }]
    return own.flatMap(({ address, host }) =>
      addresses(address).map((IP) => ({ IP, PrivatePort, PublicPort: host, Type })),
    )
  })
}

const word = (text: string): string => (text.includes(' ') ? `'${text}'` : text)

/** When somebody looks, and at whose engine. */
export interface Viewed {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly policy: Policy
}

/** A container as `GET /containers/json` lists it. */
export function summaryOf(engine: Engine, container: Container, { now, policy }: Viewed): ContainerSummary {
  return {
    Id: container.id,
    Names: [`/${container.name}`],
    Image: imageShown(engine, container),
    ImageID: `sha256:${container.imageId}`,
    Command: container.argv.map(word).join(' '),
    Created: Math.floor(container.created / SECOND),
    Ports: portsShown(container, (address) => hostAddresses(policy, address)),
    Labels: container.labels,
    State: stateName(container),
    Status: statusText(container, now, ageOf(policy)),
    HostConfig: { NetworkMode: networkModeOf(container) },
    // worked out for those who ask: a table of containers does not
    get NetworkSettings() {
      return { Networks: endpointsOf(engine, container) }
    },
    Mounts: container.mounts.map((mount) => mountPoint(mount)),
  }
}

type Filter = (container: Container, value: string) => boolean

/** Whether labels have one, `NAME` or `NAME=value`. */
export function hasLabel(labels: Readonly<Record<string, string>>, wanted: string): boolean {
  const [name = '', ...value] = wanted.split('=')
  return Object.hasOwn(labels, name) && (value.length === 0 || labels[name] === value.join('='))
}

/** Whether a name has what a pattern asks for; one that is no pattern is taken literally. */
export function matchesPattern(name: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(name)
  } catch {
    return name.includes(pattern)
  }
}

const filters: Readonly<Record<string, Filter>> = {
  name: ({ name }, value) => matchesPattern(name, value) || matchesPattern(`/${name}`, value),
  id: ({ id }, value) => id.startsWith(value),
  label: ({ labels }, value) => hasLabel(labels, value),
  status: (container, value) => stateName(container) === value,
  health: ({ state }, value) => (state.type === 'running' ? (state.health?.status ?? 'none') : 'none') === value,
  exited: ({ state }, value) => state.type === 'exited' && String(state.code) === value,
  ancestor: ({ image, imageId }, value) =>
    image === value || image.split(':')[0] === value || `${image}:latest` === value || imageId.startsWith(value),
  network: ({ networks }, value) => networks.some(({ network }) => network === value),
  volume: ({ mounts }, value) => mounts.some(({ source, target }) => source === value || target === value),
  // what is a swarm's: nothing here
  'is-task': (_container, value) => FALSE.has(value),
  publish: ({ ports }, value) => ports.some(({ host, protocol }) => [`${host}`, `${host}/${protocol}`].includes(value)),
  expose: ({ exposed }, value) => exposed.some((port) => port === value || port === `${value}/tcp`),
}

/** What the values of a filter may be. */
const choices: Readonly<Record<string, ReadonlySet<string>>> = {
  status: new Set('created running paused restarting removing exited dead'.split(' ')),
  health: new Set('starting healthy unhealthy none'.split(' ')),
}

/** What is wrong with filters, in the daemon's words. */
export function refusedFilter(engine: Engine, wanted: Filters): string | undefined {
  for (const [name, values] of Object.entries(wanted)) {
    const isPlace = name === 'before' || name === 'since'
    if (!isPlace && !Object.hasOwn(filters, name)) return `invalid filter '${name}'`
    const bad = values.find((value) => choices[name]?.has(value) === false)
    if (bad !== undefined) return `invalid filter '${name}=${bad}'`
    const unsure = name === 'is-task' ? values.find((value) => !TRUE.has(value) && !FALSE.has(value)) : undefined
    if (unsure !== undefined) return `invalid filter 'is-task=[${unsure}]'`
    const noStatus = name === 'exited' ? values.find((value) => !/^[+-]?\d+$/.test(value)) : undefined
    if (noStatus !== undefined) return `strconv.Atoi: parsing ${JSON.stringify(noStatus)}: invalid syntax`
    const missing = isPlace ? values.find((value) => findContainer(engine, value).type === 'refused') : undefined
    if (missing !== undefined) return `No such container: ${missing}`
  }
  return undefined
}

/** Whether a container fits: one of the values of each filter. Filters that are not known fit nothing. */
export function matchesFilters(engine: Engine, container: Container, wanted: Filters): boolean {
  return Object.entries(wanted).every(([name, values]) =>
    values.some((value) =>
      name === 'before' || name === 'since'
        ? isBeside(engine, container, { name, value })
        : (filters[name]?.(container, value) ?? false),
    ),
  )
}

function isBeside(
  { containers }: Engine,
  container: Container,
  { name, value }: { name: string; value: string },
): boolean {
  const other = containers.findIndex((one) => one.name === value || one.id.startsWith(value))
  const own = containers.indexOf(container)
  return other >= 0 && (name === 'before' ? own < other : own > other)
}

/** An image as `GET /images/json` lists it. */
export function imageSummary(image: Image): ImageSummary {
  return {
    Id: `sha256:${image.id}`,
    RepoTags: image.references,
    RepoDigests: repoDigests(image),
    Created: Math.floor(image.created / SECOND),
    Size: imageSize(image),
    SharedSize: -1,
    Containers: -1,
    Labels: image.config.labels,
  }
}
