import { accountsOf } from '../../linux/accounts.ts'
import { strftime } from '../../linux/time.ts'
import { root } from '../../linux/users.ts'
import type { Invocation } from '../../shell/command.ts'
import type { HostProcess } from '../container/container-runtime.ts'
import type { DockerHost } from '../docker-host.ts'
import { findRunning } from '../engine/containers.ts'
import type { Container } from '../engine/model.ts'
import { mainProgram } from '../engine/server.ts'
import { formatTable } from './table.ts'
import { found, type ListedSubcommand } from './subcommand.ts'

/** docker top pads every cell, the last one too, to this width. */
const CELL_WIDTH = 20
/** Process numbers on the host, well above its own. */
const FIRST_PID = 2000

const HEADERS = ['UID', 'PID', 'PPID', 'C', 'STIME', 'TTY', 'TIME', 'CMD']

/** The host's numbers of a container's processes lie above those of the one that started it. */
const numbersFrom = (at: number): number => FIRST_PID + (at + 1) * 100

/** What the specified terminal shows: the main program, and nginx's worker. */
function specifiedRows(container: Container, at: number): readonly (readonly string[])[] {
  const startedAt = container.state.type === 'running' ? container.state.startedAt : 0
  const parent = numbersFrom(at)
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
  return [row(parent + 20, parent, line), ...worker]
}

const twoDigits = (amount: number): string => String(Math.floor(amount)).padStart(2, '0')

/** A process as ps on the host tells of it. */
function liveRow(one: HostProcess, at: number, { system }: Invocation<DockerHost>): readonly string[] {
  const base = numbersFrom(at) + 19
  const seconds = one.cpuTime / 1000
  return [
    accountsOf(system.fs, root).nameOf(one.uid),
    String(base + one.pid),
    String(one.ppid === 0 ? numbersFrom(at) : base + one.ppid),
    '0',
    strftime('%H:%M', one.startedAt),
    one.tty ?? '?',
    [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(twoDigits).join(':'),
    one.command,
  ]
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
    if (operands.length > 1) {
      await process.stderr.write('docker top: options for ps are not simulated.\n')
      return 1
    }
    const { runtime } = process.system
    const rows = runtime
      ? (await runtime.processes(container)).map((one) => liveRow(one, engine.containers.indexOf(container), process))
      : specifiedRows(container, engine.containers.indexOf(container))
    await process.stdout.write(formatTable({ headers: HEADERS, rows }, CELL_WIDTH))
    return 0
  },
}
