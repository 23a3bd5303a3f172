import { findContainer } from './lookup.ts'
import type { Container, Engine, Refusal } from './model.ts'

/** Another container that one was given a link to (`--link NAME:ALIAS`). */
export interface Link {
  readonly container: Container
  readonly alias: string
}

/** The only network whose links are told of in files and variables: elsewhere names resolve. */
const LINKING = 'bridge'

const addressOf = ({ networks }: Container): string | undefined =>
  networks.find(({ network }) => network === LINKING)?.address

/** The two names of `NAME[:ALIAS]`. */
export function linkNames(text: string): readonly [name: string, alias: string] {
  const [name = '', alias = name] = text.split(':')
  return [name, alias]
}

/** The containers that a container has links to on the default bridge. */
export function linksOf(engine: Engine, { settings = {}, networks }: Container): readonly Link[] {
  if (!networks.some(({ network }) => network === LINKING)) return []
  return (settings.Links ?? []).flatMap((text) => {
    const [name, alias] = linkNames(text)
    const found = findContainer(engine, name)
    return found.type === 'done' ? [{ container: found.value, alias }] : []
  })
}

/** Why a container cannot be started with the links that it has. */
export function badLink(engine: Engine, { name: own, ...rest }: Container): Refusal | undefined {
  for (const { container, alias } of linksOf(engine, { name: own, ...rest })) {
    const { name, state, networks } = container
    if (state.type !== 'running') return { type: 'link-to-stopped', name, alias: `/${own}/${alias}` }
    if (!networks.some(({ network }) => network === LINKING)) return { type: 'link-elsewhere', name }
  }
  return undefined
}

/** The rows of /etc/hosts for a container's links: each by its alias, its host name and its own name. */
export function linkHosts(
  engine: Engine,
  container: Container,
): readonly (readonly [address: string, names: string])[] {
  return linksOf(engine, container).flatMap(({ container: other, alias }) => {
    const address = addressOf(other)
    const names = [alias, other.hostname, ...(alias === other.name ? [] : [other.name])]
    return address === undefined ? [] : [[address, names.join(' ')] as const]
  })
}

interface Port {
  readonly number: number
  readonly protocol: string
}

const portOf = (text: string): Port => {
  const [number = '', protocol = 'tcp'] = text.split('/')
  return { number: Number(number), protocol }
}

/** Those of a container that a link tells of: the lowest first. */
const portsOf = ({ exposed }: Container): readonly Port[] =>
  exposed.map(portOf).toSorted((one, other) => one.number - other.number || (one.protocol === 'tcp' ? -1 : 1))

/** Variables of the image's own build, which tell nothing of a server. */
const UNTOLD: ReadonlySet<string> = new Set(['HOME', 'PATH'])

function variablesOf({ container, alias }: Link, own: string): readonly string[] {
  const address = addressOf(container) ?? ''
  const prefix = alias.toUpperCase().replaceAll('-', '_')
  const ports = portsOf(container)
  const [first] = ports
  const url = ({ number, protocol }: Port): string => `${protocol}://${address}:${number}`
  const told = container.env.filter((text) => text.includes('=') && !UNTOLD.has(text.split('=')[0] ?? ''))
  return [
    ...(first ? [`${prefix}_PORT=${url(first)}`] : []),
    ...ports.flatMap((port) => {
      const name = `${prefix}_PORT_${port.number}_${port.protocol.toUpperCase()}`
      return [
        `${name}=${url(port)}`,
        `${name}_ADDR=${address}`,
        `${name}_PORT=${port.number}`,
        `${name}_PROTO=${port.protocol}`,
      ]
    }),
    `${prefix}_NAME=/${own}/${alias}`,
    ...told.map((text) => `${prefix}_ENV_${text}`),
  ]
}

/** What the environment of a container tells of its links (Docker's documentation, "Legacy container links"). */
export const linkVariables = (engine: Engine, container: Container): readonly string[] =>
  linksOf(engine, container).flatMap((link) => variablesOf(link, container.name))
