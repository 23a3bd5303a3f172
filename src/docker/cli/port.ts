import { findContainer } from '../engine/lookup.ts'
import type { PortMapping } from '../engine/port-mapping.ts'
import { found, type ListedSubcommand } from './subcommand.ts'

const inside = ({ container, protocol }: PortMapping): string => `${container}/${protocol}`

export const port: ListedSubcommand = {
  declaration: {
    usage: 'CONTAINER [PRIVATE_PORT[/PROTO]]',
    takes: [1, 2],
    description: ['Shows which ports of the host lead to which ports of the container.'],
    options: [],
    operands: [
      { name: 'CONTAINER', kind: 'container' },
      { name: 'PORT', kind: 'number', optional: true },
    ],
  },
  async run({ operands, engine, process }) {
    const [name = '', asked] = operands
    const container = found(findContainer(engine, name))
    const open = container.state.type === 'running' ? container.ports : []
    if (asked === undefined) {
      const lines = open.map((mapping) => `${inside(mapping)} -> ${mapping.address}:${mapping.host}\n`)
      await process.stdout.write(lines.join(''))
      return 0
    }
    const wanted = asked.includes('/') ? asked : `${asked}/tcp`
    const matches = open.filter((mapping) => inside(mapping) === wanted)
    if (matches.length === 0) {
      await process.stderr.write(`Error: No public port '${asked}' published for ${name}\n`)
      return 1
    }
    await process.stdout.write(matches.map((mapping) => `${mapping.address}:${mapping.host}\n`).join(''))
    return 0
  },
}
