import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { type ListedProcess, listProcesses } from '../../../linux/gnu/library/process-list.ts'
import { Failure } from '../../../linux/gnu/library/program.ts'
import type { Applet, AppletCall } from './applet.ts'

interface Column {
  readonly heading: string
  readonly width: number
  readonly right?: true
  of(row: ListedProcess, process: GnuProcess): string
}

const userOf = ({ uid }: ListedProcess, { system }: GnuProcess): string => system.users.nameOf(uid)

/** Minutes and seconds of processor time. */
function timeOf({ cpuTime }: ListedProcess): string {
  const seconds = Math.floor(cpuTime / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const columns: Readonly<Record<string, Column>> = {
  pid: { heading: 'PID', width: 5, right: true, of: ({ pid }) => String(pid) },
  ppid: { heading: 'PPID', width: 5, right: true, of: ({ ppid }) => String(ppid) },
  pgid: { heading: 'PGID', width: 5, right: true, of: ({ group }) => String(group) },
  sid: { heading: 'SID', width: 5, right: true, of: ({ session }) => String(session) },
  user: { heading: 'USER', width: 8, of: userOf },
  time: { heading: 'TIME', width: 5, right: true, of: timeOf },
  stat: { heading: 'STAT', width: 4, of: ({ state }) => state.replace('+', '').slice(0, 4) },
  tty: { heading: 'TT', width: 6, of: ({ tty }) => tty ?? '?' },
  nice: { heading: 'NI', width: 5, right: true, of: ({ nice }) => String(nice) },
  vsz: { heading: 'VSZ', width: 4, right: true, of: ({ virtual }) => String(virtual) },
  rss: { heading: 'RSS', width: 4, right: true, of: ({ resident }) => String(resident) },
  comm: { heading: 'COMMAND', width: 16, of: ({ name }) => name },
  args: { heading: 'COMMAND', width: 27, of: ({ command }) => command },
}

/** The columns that are asked for. @throws Failure */
function chosen(text: string): readonly Column[] {
  return text.split(',').map((word) => {
    const [name = '', heading] = word.split('=')
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column) throw new Failure(`bad -o argument '${name}', supported arguments: ${Object.keys(columns).join(',')}`)
    return heading === undefined ? column : { ...column, heading, width: Math.max(column.width, heading.length) }
  })
}

async function run({ process, options }: AppletCall): Promise<number> {
  const wanted = chosen(options.get('o') ?? 'pid,user,time,args')
  const last = wanted.length - 1
  const line = (cells: readonly string[], isHeading: boolean): string =>
    cells
      .map((cell, at) => {
        const { width, right } = wanted[at] ?? { width: 0, right: undefined }
        if (at === last) return cell
        return right && !isHeading ? cell.padStart(width) : cell.padEnd(width)
      })
      .join(' ')
  const rows = listProcesses(process).map((row) =>
    line(
      wanted.map((column) => column.of(row, process)),
      false,
    ),
  )
  const heading = line(
    wanted.map((column) => column.heading),
    true,
  )
  await process.print([heading, ...rows].map((text) => `${text}\n`).join(''))
  return 0
}

/** Words without a dash, as in `ps aux`, are passed over. */
export const ps: Applet = {
  name: 'ps',
  usage: '[-o COL1,COL2=HEADER]',
  valued: ['o'],
  switches: ['a', 'u', 'x', 'w', 'e', 'f', 'A'],
  run,
}
