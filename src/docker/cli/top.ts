import { strftime } from '../../linux/time.ts'
import { firstPid, shimPid } from '../daemon/host-pids.ts'
import { PROCESS_TITLES, processesOf } from '../daemon/top.ts'
import { findRunning } from '../engine/containers.ts'
import type { Container, Engine } from '../engine/model.ts'
import { mainProgram } from '../engine/server.ts'
import { refusedText } from './refusals.ts'
import { formatTable } from './table.ts'
import { type Call, found, type ListedSubcommand } from './subcommand.ts'

/** docker top pads every cell, the last one too, to this width. */
const CELL_WIDTH = 20
/** What the specified terminal shows: the main program, and nginx's worker. */
function specifiedRows(engine: Engine, container: Container): readonly (readonly string[])[] {
  const startedAt = container.state.type === 'running' ? container.state.startedAt : 0
  const main = firstPid(engine, container)
  const terminal = container.tty ? 'pts/0' : '?'
  const command = mainProgram(container.argv)
  const line = command[0] === 'nginx' ? `nginx: master process ${command.join(' ')}` : command.join(' ')
  const row = (pid: number, ppid: number, what: string): readonly string[] => [
    'root',
    String(pid),
    String(ppid),
    '0',
    strftime('%H:%M', startedAt),
    terminal,
    '00:00:00',
    what,
  ]
  const worker = command[0] === 'nginx' ? [row(main + 28, main, 'nginx: worker process')] : []
  return [row(main, shimPid(engine, container), line), ...worker]
}

async function say({ stderr }: Call['process'], text: string): Promise<number> {
  await stderr.write(`${text}\n`)
  return 1
}

export const top: ListedSubcommand = {
  declaration: {
    usage: 'CONTAINER [ps OPTIONS]',
    takes: [1, Infinity],
    optionsFirst: true,
    description: ['Lists the processes of a container as the host numbers them.'],
    options: [],
    operands: [{ name: 'CONTAINER', kind: 'container' }],
  },
  async run({ operands, engine, process }) {
    const container = found(findRunning(engine, operands[0] ?? ''))
    const answer = await processesOf(process, container, operands.slice(1))
    if (answer?.type === 'refused') return say(process, refusedText(process.system, answer))
    if (!answer && operands.length > 1) return say(process, 'docker top: options for ps are not simulated.')
    const rows = answer?.value.Processes ?? specifiedRows(engine, container)
    const headers = answer?.value.Titles ?? PROCESS_TITLES
    await process.stdout.write(formatTable({ headers, rows }, CELL_WIDTH))
    return 0
  },
}
