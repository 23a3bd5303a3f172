import { paint } from '../../base/color.ts'
import type { Stat } from '../fs.ts'
import { statOfShown } from '../merged-usr.ts'
import { joinPath } from '../path.ts'
import { modeText } from '../permissions.ts'
import { strftime } from '../time.ts'
import { type Cell, inColumns, inTable } from './columns.ts'
import { complain, type LinuxInvocation, pathOf, simpleCommand } from './command.ts'

interface Listed {
  readonly name: string
  readonly stat: Stat
}

/** Half a Gregorian year, the age from which ls shows the year and not the time of day. */
const HALF_YEAR = (365.2425 / 2) * 86_400_000

function dateOf(mtime: number, now: number): string {
  const recent = mtime <= now && mtime > now - HALF_YEAR
  return strftime(recent ? '%b %e %H:%M' : '%b %e  %Y', mtime)
}

/** A name as a terminal may show it: control characters as question marks. */
const shownName = (name: string): string => name.replace(/[\x00-\x1f\x7f-\x9f]/g, '?')

function cellOf(process: LinuxInvocation, { name, stat }: Listed): Cell {
  const text = shownName(name)
  return stat.type === 'directory' && process.screen ? { text, painted: paint(text, 'blue') } : { text }
}

function longLines(process: LinuxInvocation, files: readonly Listed[]): readonly string[] {
  const { users } = process.system
  const rows = files.map((file) => {
    const { type, mode, nlink, uid, gid, size, mtime } = file.stat
    const cell = cellOf(process, file)
    const date = dateOf(mtime, process.clock.now())
    const [owner, group] = [users.nameOf(uid), users.groupOf(gid)]
    return [modeText(type, mode), String(nlink), owner, group, String(size), date, cell.painted ?? cell.text]
  })
  return inTable(rows, ['left', 'right', 'left', 'left', 'right', 'left', 'left'])
}

function shortLines(process: LinuxInvocation, files: readonly Listed[]): readonly string[] {
  const cells = files.map((file) => cellOf(process, file))
  return process.screen ? inColumns(cells, process.screen.cols) : cells.map((cell) => cell.text)
}

/** A directory's files as ls lists them: sorted, those whose names start with a dot only when asked for. */
function listDirectory(process: LinuxInvocation, path: string, all: boolean): readonly Listed[] {
  const { fs } = process.system
  const names = fs.names(path).filter((name) => all || !name.startsWith('.'))
  const listed = [...(all ? ['.', '..'] : []), ...names]
  return listed.map((name) => ({ name, stat: statOfShown(fs, joinPath(path, name)) }))
}

const byName = (one: Listed, other: Listed): number => (one.name < other.name ? -1 : 1)

export const ls = simpleCommand({
  declaration: {
    options: [
      { short: 'l', summary: 'one file a line, with permissions, owner, group, size in bytes and date' },
      { short: 'a', summary: 'also files whose names start with a dot' },
    ],
    operands: [{ name: 'FILE', kind: 'path', optional: true, repeated: true }],
    description: [
      'Lists the files in each directory given, or in the working directory, in the order of their names. Of a file it lists the name itself.',
      'In the long form the first letter tells the kind of file: d for a directory, - for a plain file.',
    ],
    examples: [
      { line: 'ls', meaning: 'list this directory' },
      { line: 'ls -l Documents', meaning: 'list Documents, with details' },
      { line: 'ls -la', meaning: 'list this directory with details, hidden files too' },
    ],
  },
  misuseStatus: 2,
  main: async (process, { operands, has }) => {
    const lines = has('l') ? longLines : shortLines
    const asked = operands.length > 0 ? operands : ['.']
    const [files, directories]: [Listed[], string[]] = [[], []]
    let status = 0
    for (const name of asked) {
      const stat = process.system.fs.peek(pathOf(process, name))
      if (!stat) status = await complain(process, `cannot access '${name}': No such file or directory`, 2)
      else if (stat.type === 'directory') directories.push(name)
      else files.push({ name, stat })
    }
    const blocks = files.length > 0 ? [lines(process, files.toSorted(byName))] : []
    for (const name of directories.toSorted()) {
      const listed = lines(process, listDirectory(process, pathOf(process, name), has('a')))
      blocks.push(asked.length > 1 ? [`${shownName(name)}:`, ...listed] : listed)
    }
    const text = blocks.map((block) => block.map((line) => `${line}\n`).join('')).join('\n')
    if (text !== '') await process.stdout.write(text)
    return status
  },
})
