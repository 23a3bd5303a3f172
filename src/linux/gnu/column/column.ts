import type { Work } from '../../../base/work.ts'
import { optionList } from '../library/options.ts'
import { textWidth } from '../../../base/width.ts'
import { type Arguments } from '../../../shell/posix/getopt.ts'
import { Input } from '../../../shell/posix/input.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { isReadError } from '../library/each-input.ts'
import { fieldsOf, MANY } from '../../../base/fields.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const TAB = 8
/** After how many rows others may have their turn. */
const ROWS = 64
const list = (text: string | undefined): readonly string[] => (text === undefined ? [] : text.split(','))

/** How lines are parted into cells: at runs of blanks, or at each separator. */
function cellsOf({ value }: Arguments): (line: string) => Work<readonly string[]> {
  const separators = value('s')
  const most = Number(value('l') ?? Infinity)
  return function* (line) {
    const cells =
      separators === undefined ? yield* fieldsOf(line.trim(), /[ \t]+/g) : yield* splitAtAny(line, separators)
    if (cells.length <= most) return cells
    const [, rest = ''] = new RegExp(`^(?:[ \\t]*[^ \\t]+[ \\t]){${most - 1}}(.*)$`).exec(line) ?? []
    const tail = separators === undefined ? rest : line.slice(cells.slice(0, most - 1).join('x').length + 1)
    return [...cells.slice(0, most - 1), tail]
  }
}

function* splitAtAny(line: string, separators: string): Work<readonly string[]> {
  const cells: string[] = []
  let from = 0
  for (let at = 0; at <= line.length; at += 1) {
    if (at < line.length && !separators.includes(line.charAt(at))) continue
    if (cells.push(line.slice(from, at)) % MANY === 0) yield MANY / 8
    from = at + 1
  }
  return cells
}

/** Columns by the numbers or the names that an option gives; their case does not matter. */
function columnsOf(args: Arguments, option: string, names: readonly string[]): ReadonlySet<number> {
  const known = names.map((name) => name.toLowerCase())
  return new Set(
    list(args.value(option)).map((one) => {
      const number = /^\d+$/.test(one) ? Number(one) : known.indexOf(one.toLowerCase()) + 1
      if (number === 0) throw new Failure(`undefined column name '${one}'`)
      return number - 1
    }),
  )
}

/** The columns that are shown, as -O orders them: those that it does not name follow. */
function* shownColumns(args: Arguments, names: readonly string[], count: number): Work<readonly number[]> {
  const first = columnsOf(args, 'O', names)
  const hidden = columnsOf(args, 'H', names)
  const shown = [...first].filter((index) => index < count && !hidden.has(index))
  for (let index = 0; index < count; index += 1) {
    if (!first.has(index) && !hidden.has(index)) shown.push(index)
    if (index % MANY === MANY - 1) yield MANY / 8
  }
  return shown
}

type Rows = readonly (readonly string[])[]

function* rowsOf(lines: readonly string[], args: Arguments): Work<Rows> {
  const split = cellsOf(args)
  const names = list(args.value('N'))
  const rows: (readonly string[])[] = names.length > 0 && !args.has('d') && !args.has('J') ? [names] : []
  for (const line of lines) if (rows.push(line.trim() === '' ? [] : yield* split(line)) % MANY === 0) yield MANY
  return rows
}

/** How wide each column is: as its widest cell. */
function* widthsOf(rows: Rows): Work<readonly number[]> {
  const widths: number[] = []
  let cells = 0
  for (const row of rows)
    for (const [index, cell] of row.entries()) {
      widths[index] = Math.max(widths[index] ?? 0, textWidth(cell))
      if ((cells += 1) % MANY === 0) yield MANY
    }
  return widths
}

function* table(lines: readonly string[], args: Arguments): Work<string> {
  const rows = yield* rowsOf(lines, args)
  const widths = yield* widthsOf(rows)
  const names = list(args.value('N'))
  const right = columnsOf(args, 'R', names)
  const columns = yield* shownColumns(args, names, widths.length)
  const last = columns.at(-1)
  const between = args.value('o') ?? '  '
  let [out, parts]: [string, string[]] = ['', []]
  for (const row of rows) {
    for (const index of columns) {
      const cell = row[index] ?? ''
      const gap = ' '.repeat((widths[index] ?? 0) - textWidth(cell))
      const shown = right.has(index) ? gap + cell : index === last ? cell : cell + gap
      if (parts.push(shown, index === last ? '\n' : between) < MANY) continue
      out += parts.join('')
      parts = []
      yield MANY
    }
    if (last === undefined) parts.push('\n')
  }
  return out + parts.join('')
}

/** -J: an object for each line, with the names of -N in small letters. */
function* json(lines: readonly string[], args: Arguments): Work<string> {
  const names = list(args.value('N'))
  const rows = yield* rowsOf(lines, args)
  // the line of names counts, though it is not printed
  const unnamed = rows.findIndex(({ length }) => length > names.length)
  if (unnamed >= 0)
    throw new Failure(`line ${unnamed + 2}: for JSON the name of the column ${names.length + 1} is required`)
  if (rows.length === 0) return ''
  const columns = yield* shownColumns(args, names, names.length)
  const keys = columns.map((index) => JSON.stringify(names[index]?.toLowerCase()))
  const objects: string[] = []
  for (const row of rows) {
    const members = columns.map((index, at) => `         ${keys[at]}: ${JSON.stringify(row[index] ?? null)}`)
    if (objects.push(`{\n${members.join(',\n')}\n      }`) % ROWS === 0) yield ROWS * Math.min(columns.length, MANY)
  }
  const name = JSON.stringify((args.value('n') ?? 'table').toLowerCase())
  return `{\n   ${name}: [\n      ${objects.join(',')}\n   ]\n}\n`
}

/** The width of the widest line. */
function* longestOf(lines: readonly string[]): Work<number> {
  let longest = 0
  for (const [at, line] of lines.entries()) {
    longest = Math.max(longest, textWidth(line))
    if (at % MANY === MANY - 1) yield MANY
  }
  return longest
}

/** Entries side by side: down the columns, or along the rows. */
function* filled(lines: readonly string[], columns: number, across: boolean): Work<string> {
  const longest = yield* longestOf(lines)
  const cell = longest + TAB - (longest % TAB)
  if (cell >= columns) return lines.map((line) => `${line}\n`).join('')
  const perRow = Math.max(1, Math.floor(columns / cell))
  const rows = Math.ceil(lines.length / perRow)
  let out = ''
  for (let row = 0; row < rows; row += 1) {
    for (let at = 0; at < perRow; at += 1) {
      const [index, next] = across
        ? [row * perRow + at, row * perRow + at + 1]
        : [at * rows + row, (at + 1) * rows + row]
      const line = lines[index] ?? ''
      const last = at === perRow - 1 || next >= lines.length
      out += line + (last ? '\n' : '\t'.repeat(Math.ceil((cell - textWidth(line)) / TAB)))
      if (last) break
    }
    // as many steps as the row has entries
    if (row % ROWS === ROWS - 1) yield ROWS * Math.min(perRow, MANY)
  }
  return out
}

function widthOf(process: GnuProcess, { value }: Arguments): number {
  const given = value('c')
  if (given === 'unlimited') return Infinity
  if (given !== undefined && !/^\d+$/.test(given)) throw new Failure(`invalid columns argument: '${given}'`)
  return Number(given ?? process.terminal?.screen.cols ?? (process.environment.get('COLUMNS') || 80))
}

async function readLines(
  process: GnuProcess,
  names: readonly string[],
  keepEmpty: boolean,
): Promise<{ lines: string[]; status: number }> {
  const lines: string[] = []
  let status = 0
  for (const name of names.length > 0 ? names : ['-']) {
    try {
      await withInput(process, name, async (_, file) => {
        const input = new Input(process, file)
        for (const line of await input.allLines()) if (keepEmpty || /\S/.test(line)) lines.push(line)
      })
    } catch (error) {
      if (!isReadError(error)) throw error
      if (error.code === 'EISDIR') throw new Failure(`read failed: ${error.message}`)
      await process.complain(`${name}: ${error.message}`)
      status = 1
    }
  }
  return { lines, status }
}

const LIST = { name: 'COLUMNS', kind: 'text' } as const

/** column(1) of util-linux: lines in columns, or as a table. */
export const column = gnu({
  name: 'column',
  helpLetter: 'h',
  versionLetter: 'V',
  refused: optionList(
    'e E W T r S table-header-repeat m table-noextreme=TEXT table-truncate=TEXT table-wrap=TEXT tree=TEXT i,tree-id=TEXT p,tree-parent=TEXT',
  ),
  options: [
    { short: 't', long: 'table' },
    { short: 'N', long: 'table-columns', value: { name: 'NAMES', kind: 'text' } },
    { short: 'l', long: 'table-columns-limit', value: { name: 'NUM', kind: 'number' } },
    { short: 'd', long: 'table-noheadings' },
    { short: 'R', long: 'table-right', value: LIST },
    { short: 'H', long: 'table-hide', value: LIST },
    { short: 'L', long: 'keep-empty-lines' },
    { short: 'c', long: 'output-width', value: { name: 'WIDTH', kind: 'number' } },
    { short: 'o', long: 'output-separator', value: { name: 'STRING', kind: 'text' } },
    { short: 's', long: 'separator', value: { name: 'STRING', kind: 'text' } },
    { short: 'x', long: 'fillrows' },
    { short: 'J', long: 'json' },
    { short: 'n', long: 'table-name', value: { name: 'NAME', kind: 'text' } },
    { short: 'O', long: 'table-order', value: LIST },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  async run(process, args) {
    const { has, operands } = args
    const other = has('J') ? 'json' : has('t') ? 'table' : undefined
    if (other && has('x')) throw new Failure(`mutually exclusive arguments: --${other} --fillrows`)
    const limit = args.value('l') ?? '1'
    if (!/^\d+$/.test(limit)) throw new Failure(`invalid columns limit argument: '${limit}'`)
    if (Number(limit) === 0) throw new Failure('columns limit must be greater than zero')
    if (!has('t') && !has('J') && [...'NdRHlnO'].some((letter) => has(letter)))
      throw new Failure('option --table required for all --table-*')
    if (has('J') && !has('N')) throw new Failure('option --table-columns required for --json')
    const columns = widthOf(process, args)
    const { lines, status } = await readLines(process, operands, has('L'))
    const shown = has('J') ? json(lines, args) : has('t') ? table(lines, args) : filled(lines, columns, has('x'))
    await process.print(await process.inTurns(shown))
    return status
  },
})
