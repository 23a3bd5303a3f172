import { playgroundHardware } from '../../linux/hardware.ts'
import { shortId } from '../engine/digest.ts'
import { findContainer } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import type { ProcessUsage } from '../runtime/container-runtime.ts'
import { switchOption, valueOption } from './flags.ts'
import { printRows } from './format/print.ts'
import { formatRows } from './format/rows.ts'
import { type Stats, STATS_TABLE, statsHeadings, statsRow } from './format/stats.ts'
import { type Call, found, type ListedSubcommand } from './subcommand.ts'
import type { RowContext } from './template/value.ts'

const KIB = 1024
const BILLION = 1e9
/** Between two samples, in milliseconds. */
const INTERVAL = 1000
/** The status of who was interrupted. */
const INTERRUPTED = 130
/** Clears a screen, as Docker does before each table where it does not draw in place. */
const CLEAR = '\x1b[2J\x1b[H'

const PRINTED = { table: STATS_TABLE, quiet: '{{.ID}}', headings: statsHeadings('linux') }
const NOTHING: ProcessUsage = { cpuTime: 0, memory: 0, processes: 0 }

/** A sample, and when it was taken. */
interface Sample {
  readonly time: number
  readonly usage: ReadonlyMap<string, ProcessUsage>
}

/** A container, and what it was asked for by. */
interface Chosen {
  readonly container: Container
  readonly asked: string
}

/** The containers that are shown now: those that are named, or all that run. */
function chosen({ operands, flags, process }: Call): readonly Chosen[] {
  const engine = process.system.engine.get()
  if (operands.length > 0)
    return operands.map((name) => ({ container: found(findContainer(engine, name)), asked: name }))
  return engine.containers
    .toReversed()
    .filter(({ state }) => flags.has('all') || state.type === 'running')
    .map((container) => ({ container, asked: shortId(container.id) }))
}

async function sampleOf({ process }: Call, containers: readonly Chosen[]): Promise<Sample> {
  const { runtime } = process.system
  const running = containers.map(({ container }) => container).filter(({ state }) => state.type === 'running')
  const usage = new Map<string, ProcessUsage>()
  for (const container of running) usage.set(container.id, (await runtime?.usage(container)) ?? NOTHING)
  return { time: process.clock.now(), usage }
}

/** The memory that a container may have, in bytes: all of the machine's where it is not limited. */
const limitOf = ({ settings }: Container): number => settings?.Memory || playgroundHardware.memory.total * KIB

function statsOf({ container, asked }: Chosen, before: Sample, now: Sample): Stats {
  const [was, is] = [before.usage.get(container.id), now.usage.get(container.id)]
  const span = now.time - before.time
  const most = 100 * ((container.settings?.NanoCpus ?? 0) / BILLION || playgroundHardware.processors)
  const limit = is ? limitOf(container) : 0
  const used = is && was && span > 0 ? (100 * (is.cpuTime - was.cpuTime)) / span : 0
  return {
    Container: asked,
    Name: container.name,
    ID: container.id,
    CPUPercentage: Math.min(most, used),
    Memory: is?.memory ?? 0,
    MemoryLimit: limit,
    MemoryPercentage: is ? (100 * is.memory) / limit : 0,
    // what networks and disks carry is not counted
    NetworkRx: 0,
    NetworkTx: 0,
    BlockRead: 0,
    BlockWrite: 0,
    PidsCurrent: is?.processes ?? 0,
    IsInvalid: false,
  }
}

/** Waits for the next sample; false once somebody has enough. */
async function isTime({ process }: Call): Promise<boolean> {
  return process.clock.wait(INTERVAL, process.signal).then(
    () => true,
    () => false,
  )
}

const rowsOf = ({ flags }: Call, containers: readonly Chosen[], before: Sample, now: Sample): readonly RowContext[] =>
  containers.map((one) => statsRow(statsOf(one, before, now), { trunc: !flags.has('no-trunc'), osType: 'linux' }))

/** Shows samples until somebody has enough; what was seen last stays. */
async function watch(call: Call): Promise<number> {
  const { system, stdout } = call.process
  const isDrawn = system.outputIsTerminal && system.animate && !call.flags.has('format')
  let before = await sampleOf(call, chosen(call))
  let shown: readonly RowContext[] = []
  const table = (): string => formatRows(STATS_TABLE, PRINTED.headings, shown)
  const stop = isDrawn ? system.animate?.(() => table().trimEnd().split('\n'), INTERVAL) : undefined
  let status = 0
  while (status === 0 && (await isTime(call))) {
    const containers = chosen(call)
    const now = await sampleOf(call, containers)
    shown = rowsOf(call, containers, before, now)
    before = now
    if (!stop) await stdout.write(CLEAR)
    if (!stop) status = await printRows(call, PRINTED, shown)
  }
  stop?.()
  if (stop) await stdout.write(table())
  return status || INTERRUPTED
}

/** `docker stats` where containers have processes. */
export const liveStats: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] [CONTAINER...]',
    takes: [0, Infinity],
    description: [
      'Shows what containers use of the processors, of memory and of networks, anew each second. Ctrl-C ends it.',
    ],
    options: [
      switchOption('a,all', 'show stopped containers too'),
      valueOption('format', { name: 'string', kind: 'text' }, 'print each after a template, such as {{.Name}}'),
      switchOption('no-stream', 'show what they use in one second, and end'),
      switchOption('no-trunc', 'do not cut ids short'),
    ],
    operands: [{ name: 'CONTAINER', kind: 'container', optional: true, repeated: true }],
  },
  async run(call) {
    if (!call.flags.has('no-stream')) return watch(call)
    const containers = chosen(call)
    const before = await sampleOf(call, containers)
    if (!(await isTime(call))) return INTERRUPTED
    return printRows(call, PRINTED, rowsOf(call, containers, before, await sampleOf(call, containers)))
  },
}
