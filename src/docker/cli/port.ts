import { hostAddresses } from '../daemon/describe.ts'
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
    const outside = ({ address, host }: PortMapping): readonly string[] =>
      hostAddresses(process.system.policy, address).map((one) =>
        one.includes(':') ? `[${one}]:${host}` : `${one}:${host}`,
      )
    const open = container.state.type === 'running' ? container.ports : []
    if (asked === undefined) {
      const lines = open.flatMap((mapping) => outside(mapping).map((text) => `${inside(mapping)} -> ${text}\n`))
      await process.stdout.write(lines.join(''))
      return 0
    }
    const wanted = asked.includes('/') ? asked : `${asked}/tcp`
    const matches = open.filter((mapping) => inside(mapping) === wanted)
    if (matches.length === 0) {
      await process.stderr.write(`Error: No public port '${asked}' published for ${name}\n`)
      return 1
    }
    await process.stdout.write(matches.flatMap((mapping) => outside(mapping).map((text) => `${text}\n`)).join(''))
    return 0
  },
}
