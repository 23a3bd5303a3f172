import { digestOf, shortId } from '../engine/digest.ts'
import { findContainer } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import { isServer } from '../engine/server.ts'
import { playgroundHardware } from '../../linux/hardware.ts'
import { switchOption } from './flags.ts'
import { formatTable } from './table.ts'
import { type Call, found, type ListedSubcommand } from './subcommand.ts'

const HEADERS = ['CONTAINER ID', 'NAME', 'CPU %', 'MEM USAGE / LIMIT', 'MEM %', 'NET I/O', 'BLOCK I/O', 'PIDS']
const KIB_PER_MIB = 1024

/** A steady number for a container, 0 to 255, so that two samples tell the same story. */
const trait = (container: Container, name: string): number =>
  Number.parseInt(digestOf(name + container.id).slice(0, 2), 16)

function sample(container: Container): readonly string[] {
  const start = [shortId(container.id), container.name]
  if (container.state.type !== 'running') return [...start, '0.00%', '0B / 0B', '0.00%', '0B / 0B', '0B / 0B', '0']
  const limit = playgroundHardware.memory.total / KIB_PER_MIB
  const server = isServer(container)
  const memory = server ? 4 + trait(container, 'memory') / 32 : 0.5 + trait(container, 'memory') / 512
  const amount = `${Number(memory.toPrecision(4))}MiB / ${Number((limit / KIB_PER_MIB).toPrecision(4))}GiB`
  return [
    ...start,
    `${(server ? trait(container, 'cpu') / 1000 : 0).toFixed(2)}%`,
    amount,
    `${((memory / limit) * 100).toFixed(2)}%`,
    // no bytes of networks and disks are counted
    '0B / 0B',
    '0B / 0B',
    server ? '2' : '1',
  ]
}

const formatSample = (containers: readonly Container[]): string =>
  formatTable({ headers: HEADERS, rows: containers.map(sample) })

function chosen({ operands, engine, flags }: Call): readonly Container[] {
  if (operands.length > 0) return operands.map((name) => found(findContainer(engine, name)))
  return engine.containers.toReversed().filter(({ state }) => flags.has('all') || state.type === 'running')
}

export const stats: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] [CONTAINER...]',
    takes: [0, Infinity],
    description: [
      'Prints one sample of processor, memory and network use. The live display of Docker is not simulated.',
    ],
    options: [
      switchOption('a,all', 'show stopped containers too'),
      switchOption('no-stream', 'one sample only; here this is always so'),
    ],
    unsimulated: ['format', 'no-trunc'],
    operands: [{ name: 'CONTAINER', kind: 'container', optional: true, repeated: true }],
  },
  async run(call) {
    await call.process.stdout.write(formatSample(chosen(call)))
    if (call.flags.has('no-stream')) return 0
    await call.process.stdout.write('(one sample: the live display of docker stats is not simulated)\n')
    return 0
  },
}
