import type { ContainerFact, DockerFacts, ImageFact } from '../facts.ts'
import type { ContainerTest, Count, Goal, Reason } from '../goal.ts'
import { isEnough } from './count.ts'

type Part = keyof ContainerTest

/** What a part of a test wants, and what a container has there; undefined where it is right. */
type Difference = { readonly part: Part; readonly is: string; readonly wanted: string } | undefined

/** `nginx` and `docker.io/library/nginx` are `nginx:latest`. */
function tagged(image: string): string {
  const short = image.replace(/^(docker\.io\/)?(library\/)?/, '')
  return short.lastIndexOf(':') > short.lastIndexOf('/') ? short : `${short}:latest`
}

const differs = (part: Part, is: string, wanted: string | undefined): Difference =>
  wanted === undefined || is === wanted ? undefined : { part, is, wanted }

const lacks = (part: Part, has: readonly string[], wanted: string | undefined): Difference =>
  wanted === undefined || has.includes(wanted) ? undefined : { part, is: has.join(' '), wanted }

/** Whether an environment has a setting; one that is wanted by its name alone has to have some value. */
const isSet = (env: readonly string[], wanted: string): boolean =>
  wanted.includes('=')
    ? env.includes(wanted)
    : env.some((each) => each.startsWith(`${wanted}=`) && each !== `${wanted}=`)

const lacksSetting = (env: readonly string[], wanted: string | undefined): Difference =>
  wanted === undefined || isSet(env, wanted) ? undefined : { part: 'env', is: env.join(' '), wanted }

function published({ ports }: ContainerFact, wanted: ContainerTest['publishes']): Difference {
  if (!wanted || ports.some(({ host, container }) => host === wanted.host && container === wanted.container))
    return undefined
  const is = ports.map(({ host, container }) => `${host ?? ''}:${container}`).join(' ')
  return { part: 'publishes', is, wanted: `${wanted.host}:${wanted.container}` }
}

function mounted({ mounts }: ContainerFact, wanted: ContainerTest['mounts']): Difference {
  if (!wanted) return undefined
  const { source, target, readOnly } = wanted
  const fits = mounts.some(
    (mount) =>
      (source === undefined || source === mount.source) &&
      (target === undefined || target === mount.target) &&
      (readOnly === undefined || readOnly === mount.readOnly),
  )
  if (fits) return undefined
  const is = mounts.map((mount) => `${mount.source}:${mount.target}`).join(' ')
  return { part: 'mounts', is, wanted: `${source ?? ''}:${target ?? ''}` }
}

/** The first part of a test that a container does not pass. */
function difference(container: ContainerFact, where: ContainerTest): Difference {
  const { labels } = container
  const image = where.image === undefined ? undefined : tagged(where.image)
  return (
    differs('name', where.name === container.id ? container.id : container.name, where.name) ??
    differs('image', tagged(container.image), image) ??
    differs('state', container.state, where.state) ??
    differs('code', String(container.code ?? ''), where.code === undefined ? undefined : String(where.code)) ??
    published(container, where.publishes) ??
    lacks('network', container.networks, where.network) ??
    mounted(container, where.mounts) ??
    lacksSetting(container.env, where.env) ??
    lacks(
      'labelled',
      Object.entries(labels).map((pair) => pair.join('=')),
      where.labelled,
    ) ??
    differs('restarts', container.restartPolicy, where.restarts) ??
    lacks('runs', container.argv, where.runs)
  )
}

/** Why there are not as many containers of a kind as wanted. */
export function whyNotContainers(where: ContainerTest, is: Count, { containers }: DockerFacts): readonly Reason[] {
  const asked = where.newest ? containers.slice(-1) : containers
  const count = asked.filter((container) => !difference(container, where)).length
  if (isEnough(count, is)) return []
  const { name } = where
  if (count > 0 || name === undefined) return [{ type: 'containers', is: count, wanted: is }]
  const named = containers.find((container) => container.name === name)
  const other = named && difference(named, where)
  return other ? [{ type: 'other-container', name, ...other }] : [{ type: 'no-such-container', name }]
}

/** Whether two words name the same container, or the same image: each by a name or by the beginning of its id. */
export function nameTheSame(word: string, other: string, { containers, images }: DockerFacts): boolean {
  const named = (name: string, id: string): boolean =>
    [word, other].every((text) => name === text || startsId(id, text))
  return (
    containers.some(({ name, id }) => named(name, id)) ||
    images.some((image) => isNamed(image, word) && isNamed(image, other))
  )
}

const startsId = (id: string, text: string): boolean => text !== '' && id.startsWith(text)

type ThingGoal = Extract<Goal, { type: 'image' | 'network' | 'volume' }>

const isNamed = ({ references, id }: ImageFact, name: string): boolean =>
  references.includes(tagged(name)) || startsId(id, name)

function isThere({ type, name }: ThingGoal, docker: DockerFacts): boolean {
  if (type === 'image') return docker.images.some((image) => isNamed(image, name))
  return docker[`${type}s`].some((thing) => thing.name === name)
}

function uses({ type, name }: ThingGoal, container: ContainerFact, docker: DockerFacts): boolean {
  if (type === 'network') return container.networks.includes(name)
  if (type === 'volume') return container.mounts.some((mount) => mount.type === 'volume' && mount.source === name)
  return docker.images.some((image) => isNamed(image, name) && image.id === container.imageId)
}

/** Whether an image is one that was built here, and the one of another name. */
function whyNotImage(
  { name, built, same }: Extract<ThingGoal, { type: 'image' }>,
  docker: DockerFacts,
): Reason | undefined {
  const images = docker.images.filter((image) => isNamed(image, name))
  if (built && !images.some((image) => image.built)) return { type: 'not-built', name }
  if (same === undefined || images.some((image) => isNamed(image, same))) return undefined
  return { type: 'other-image', name, wanted: same }
}

const MISSING = { image: 'no-such-image', network: 'no-such-network', volume: 'no-such-volume' } as const
const LEFT = { image: 'image-still-there', network: 'network-still-there', volume: 'volume-still-there' } as const

/** Why an image, a network or a volume is not as wanted. */
export function whyNotThing(goal: ThingGoal, docker: DockerFacts): readonly Reason[] {
  const { type, name, gone, usedBy } = goal
  const there = isThere(goal, docker)
  if (gone) return there ? [{ type: LEFT[type], name }] : []
  if (!there) return [{ type: MISSING[type], name }]
  const other = goal.type === 'image' ? whyNotImage(goal, docker) : undefined
  if (other) return [other]
  if (usedBy === undefined) return []
  const user = docker.containers.find((container) => container.name === usedBy)
  return user && uses(goal, user, docker) ? [] : [{ type: 'not-used', name, by: usedBy }]
}
