import { largest } from '../../../base/largest.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { ListeningSocket } from '../../network.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { ssDeclaration } from './declaration.ts'
import { ownerFor, portText, socketsFor } from './sockets.ts'

/** A column: its heading, whether its cells stand at the right, and what parts it from the one before. */
interface Column {
  readonly heading: string
  readonly right: boolean
  readonly parted: string
}

const column = (heading: string, parted = ' ', right = false): Column => ({ heading, right, parted })

/** Address and port are two columns, so that the colons stand one below the other. */
const COLUMNS = [
  column('Netid', ''),
  column('State'),
  column('Recv-Q'),
  column('Send-Q'),
  column('Local Address:', ' ', true),
  column('Port', ''),
  column('Peer Address:', ' ', true),
  column('Port', ''),
  column('Process', ''),
]

/** Where the processes stand. */
const LAST = COLUMNS.length - 1

function cellsOf(process: GnuProcess, args: Arguments, socket: ListeningSocket): readonly string[] {
  const owner = args.has('p') ? ownerFor(process, socket) : undefined
  const { address = '0.0.0.0', port, backlog } = socket
  const users = owner ? ` users:(("${owner.name}",pid=${owner.pid},fd=${owner.fd}))` : ''
  const local = [`${address}:`, portText(port, args.has('n'))]
  return ['tcp', 'LISTEN', '0'.padEnd(6), String(backlog).padEnd(6), ...local, '0.0.0.0:', '*', users]
}

/** The widths of columns, each with what parts it from the one before; what has nothing to show has no width. */
function measured(rows: readonly (readonly string[])[]): readonly number[] {
  let first = true
  return COLUMNS.map(({ parted }, at) => {
    const most = largest(rows.map((row) => row[at]?.length ?? 0))
    const width = most === 0 ? 0 : first ? most : most + parted.length
    if (most > 0) first = false
    return width
  })
}

/** The columns of one line of the screen, made wider until they fill it: what is left over goes to the last of them, but not to processes. */
function spread(widths: readonly number[], screen: number): readonly number[] {
  const shown = widths.filter((width) => width > 0).length
  const left = screen - widths.reduce((sum, width) => sum + width, 0)
  const named = widths.length > LAST ? widths.length - 1 : widths.length
  const wider = named - (left % shown)
  return widths.map((width, at) =>
    width === 0 ? 0 : width + Math.floor(left / shown) + (at >= wider && at < named ? 1 : 0),
  )
}

/** Fills a screen's lines with columns; those that do not fit stand on a line of their own. */
function filled(widths: readonly number[], screen: number): readonly number[] {
  let [from, length] = [0, 0]
  const result: number[] = []
  for (const [at, width] of widths.entries()) {
    if (length > 0 && length + width > screen) {
      result.push(...spread(widths.slice(from, at), screen))
      ;[from, length] = [at, 0]
    }
    length += width
  }
  return [...result, ...spread(widths.slice(from), screen)]
}

function line(row: readonly string[], widths: readonly number[]): string {
  const cells = COLUMNS.map(({ parted, right }, at) => {
    const [text = '', width = 0] = [row[at], widths[at]]
    if (width === 0) return ''
    const gap = at === widths.findIndex((one) => one > 0) ? '' : parted
    const rest = width - gap.length
    return gap + (right ? text.padStart(rest) : text.padEnd(rest))
  })
  return `${cells.join('')}\n`
}

export const ss = gnu({
  ...ssDeclaration,
  hint: () => 'Usage: ss [ OPTIONS ]\n       ss [ OPTIONS ] [ FILTER ]\n',
  async run(process, args) {
    if (args.operands.length > 0) throw new Failure('filters are not simulated here; grep finds a port')
    const rows = socketsFor(process, args).map((socket) => cellsOf(process, args, socket))
    const all = args.has('H') ? rows : [COLUMNS.map(({ heading }) => heading), ...rows]
    // of one kind of socket nobody needs to be told which it is
    const shown = args.has('t') !== args.has('u') ? all.map(([, ...cells]) => ['', ...cells]) : all
    const widths = measured(shown)
    const screen = process.file(1).type === 'terminal' ? process.terminal?.screen.cols : undefined
    const columns = screen === undefined ? widths : filled(widths, screen)
    await process.print(shown.map((row) => line(row, columns)).join(''))
    return 0
  },
})
