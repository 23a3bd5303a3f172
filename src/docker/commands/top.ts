import { strftime } from '../../linux/time.ts'
import { findRunning } from '../engine/containers.ts'
import { mainProgram } from '../engine/server.ts'
import { formatTable } from './table.ts'
import { found, type ListedSubcommand } from './subcommand.ts'

/** docker top pads every cell, the last one too, to this width. */
const CELL_WIDTH = 20
/** Process numbers on the host, well above its own. */
const FIRST_PID = 2000

const HEADERS = ['UID', 'PID', 'PPID', 'C', 'STIME', 'TTY', 'TIME', 'CMD']

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
    if (operands.length > 1) {
      await process.stderr.write('docker top: options for ps are not simulated.\n')
      return 1
    }
    const startedAt = container.state.type === 'running' ? container.state.startedAt : 0
    const parent = FIRST_PID + (engine.containers.indexOf(container) + 1) * 100
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
    const worker = command[0] === 'nginx' ? [row(parent + 48, parent + 20, 'nginx: worker process')] : []
    const rows = [row(parent + 20, parent, line), ...worker]
    await process.stdout.write(formatTable({ headers: HEADERS, rows }, CELL_WIDTH))
    return 0
  },
}
