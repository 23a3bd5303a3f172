import type { Port } from '../../daemon/api.ts'

/** Ports that follow one another and are shown as one range. */
interface Group {
  readonly first: number
  readonly last: number
}

const order = (one: Port, other: Port): number =>
  one.PrivatePort - other.PrivatePort ||
  compareText(one.IP ?? '', other.IP ?? '') ||
  (one.PublicPort ?? 0) - (other.PublicPort ?? 0) ||
  compareText(one.Type, other.Type)

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

function groupText(key: string, { first, last }: Group): string {
  const [address = '', protocol = ''] = key.split('/')
  const range = first === last ? String(first) : `${first}-${last}`
  return address === '' ? `${range}/${protocol}` : `${address}:${range}->${range}/${protocol}`
}

/**
 * The PORTS column. Ports that follow one another are shown as a range where they are not published, or published under their own
 * numbers; those with other numbers come last.
 */
export function displayablePorts(ports: readonly Port[]): string {
  const groups: [key: string, Group][] = []
  const others: string[] = []
  const current = new Map<string, Group>()
  for (const { IP = '', PrivatePort, PublicPort = 0, Type } of ports.toSorted(order)) {
    if (IP !== '' && PublicPort !== PrivatePort) {
      others.push(`${IP}:${PublicPort}->${PrivatePort}/${Type}`)
      continue
    }
    const key = `${IP}/${Type}`
    const group = current.get(key)
    if (group && PrivatePort === group.last + 1) {
      current.set(key, { first: group.first, last: PrivatePort })
      continue
    }
    if (group) groups.push([key, group])
    current.set(key, { first: PrivatePort, last: PrivatePort })
  }
  return [...[...groups, ...current].map(([key, group]) => groupText(key, group)), ...others].join(', ')
}
