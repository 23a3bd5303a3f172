import { imageByReference } from '../engine/lookup.ts'
import type { Container, Engine, Image } from '../engine/model.ts'
import { imageSize, imageUsers } from '../engine/images.ts'
import { parseReference, referenceText } from '../engine/reference.ts'
import { statusText } from '../engine/views.ts'
import type { ContainerSummary, Filters, ImageSummary, Port } from './api.ts'
import { digestsOf, endpointsOf, mountPoint } from './describe.ts'

const SECOND = 1000

/** The image as it was typed, or its id when the name now means another image. */
function imageShown(engine: Engine, { image, imageId }: Container): string {
  const reference = parseReference(image)
  if (reference.type === 'bad-reference') return image
  return imageByReference(engine, referenceText(reference))?.id === imageId ? image : `sha256:${imageId}`
}

function portsShown({ ports, exposed, state, networks }: Container): readonly Port[] {
  if (state.type !== 'running' || networks.some(({ network }) => network === 'host')) return []
  return exposed.flatMap((port): readonly Port[] => {
    const [number, Type = 'tcp'] = port.split('/')
    const PrivatePort = Number(number)
    const published = ports.filter(({ container, protocol }) => container === PrivatePort && protocol === Type)
    if (published.length === 0) return [{ PrivatePort, Type }]
    return published.map(({ address, host }) => ({ IP: address, PrivatePort, PublicPort: host, Type }))
  })
}

const word = (text: string): string => (text.includes(' ') ? `'${text}'` : text)

/** A container as `GET /containers/json` lists it. */
export function summaryOf(engine: Engine, container: Container, now: number): ContainerSummary {
  return {
    Id: container.id,
    Names: [`/${container.name}`],
    Image: imageShown(engine, container),
    ImageID: `sha256:${container.imageId}`,
    Command: container.argv.map(word).join(' '),
    Created: Math.floor(container.created / SECOND),
    Ports: portsShown(container),
    Labels: container.labels,
    State: container.state.type,
    Status: statusText(container, now),
    HostConfig: { NetworkMode: container.networks[0]?.network ?? 'none' },
    NetworkSettings: { Networks: endpointsOf(engine, container) },
    Mounts: container.mounts.map(mountPoint),
  }
}

type Filter = (container: Container, value: string) => boolean

/** Whether labels have one, `NAME` or `NAME=value`. */
export function hasLabel(labels: Readonly<Record<string, string>>, wanted: string): boolean {
  const [name = '', ...value] = wanted.split('=')
  return Object.hasOwn(labels, name) && (value.length === 0 || labels[name] === value.join('='))
}

/** Whether a name has what a pattern asks for; one that is no pattern is taken literally. */
function matchesPattern(name: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(name)
  } catch {
    return name.includes(pattern)
  }
}

const filters: Readonly<Record<string, Filter>> = {
  name: ({ name }, value) => matchesPattern(name, value),
  id: ({ id }, value) => id.startsWith(value),
  label: ({ labels }, value) => hasLabel(labels, value),
  status: ({ state }, value) => state.type === value,
  exited: ({ state }, value) => state.type === 'exited' && String(state.code) === value,
  ancestor: ({ image, imageId }, value) =>
    image === value || image.split(':')[0] === value || `${image}:latest` === value || imageId.startsWith(value),
  network: ({ networks }, value) => networks.some(({ network }) => network === value),
  volume: ({ mounts }, value) => mounts.some(({ source, target }) => source === value || target === value),
  publish: ({ ports }, value) => ports.some(({ host, protocol }) => [`${host}`, `${host}/${protocol}`].includes(value)),
  expose: ({ exposed }, value) => exposed.some((port) => port === value || port === `${value}/tcp`),
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
export function imageSummary(engine: Engine, image: Image): ImageSummary {
  return {
    Id: `sha256:${image.id}`,
    RepoTags: image.references,
    RepoDigests: digestsOf(image),
    Created: Math.floor(image.created / SECOND),
    Size: imageSize(image),
    SharedSize: -1,
    Containers: imageUsers(engine, image).length,
    Labels: image.config.labels,
  }
}
