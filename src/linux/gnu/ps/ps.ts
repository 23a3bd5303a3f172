import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { helpText } from '../library/program.ts'
import { ownWords } from '../library/own-words.ts'
import { type Column, columnOf, forms } from './columns.ts'
import { listProcesses, type ListedProcess } from '../library/process-list.ts'
import { userFrom } from '../library/user.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const USAGE = `
Usage:
 ps [options]

 Try 'ps --help <simple|list|output|threads|misc|all>'
  or 'ps --help <s|l|o|t|m|a>'
 for additional help text.

For more details see ps(1).
`

/** A command line that ps refuses. */
class Refusal extends Error {}

const refuse = (sentence: string): never => {
  throw new Refusal(sentence)
}

type Test = (row: ListedProcess) => boolean

/** What was asked for. */
interface Request {
  /** Processes that fit any of these are shown; those of this terminal when there are none. */
  readonly tests: Test[]
  form: string
  readonly columns: Column[]
  readonly sort: { readonly column: Column; readonly down: boolean }[]
  headings: boolean
  forest: boolean
  wide: boolean
  /** Those that no test fits, -N. */
  others: boolean
  onlyRunning: boolean
}

const itemsOf = (list: string): readonly string[] => list.split(/[\s,]+/).filter((item) => item !== '')

/** Numbers of processes, as a list of several options has them. */
function pidsOf(list: string): readonly string[] {
  const pids = itemsOf(list)
  if (pids.length === 0 || pids.some((pid) => !/^\d+$/.test(pid))) refuse('process ID list syntax error')
  return pids
}

function pidTest(list: string): Test {
  const pids = pidsOf(list)
  return ({ pid }) => pids.includes(String(pid))
}

/** Those whose user is in one of some groups. @param unknown what is said of a group that nobody knows */
function groupTest(list: string, { system: { users } }: GnuProcess, unknown: string): Test {
  const gids = itemsOf(list).map((word) =>
    /^\d+$/.test(word) ? Number(word) : (users.group(word)?.gid ?? refuse(unknown)),
  )
  return ({ uid }) => gids.includes(users.user(uid)?.gid ?? -1)
}

/** The tests of options that take a list. */
const selections: Readonly<Record<string, (list: string, process: GnuProcess) => Test>> = {
  p: pidTest,
  q: pidTest,
  ppid: (list) => {
    const parents = pidsOf(list)
    return ({ ppid }) => parents.includes(String(ppid))
  },
  u: (list, process) => {
    const uids = itemsOf(list).map(
      (word) => (userFrom(process.system.users, word) ?? refuse('user name does not exist')).uid,
    )
    return ({ uid }) => uids.includes(uid)
  },
  C: (list) => {
    const names = itemsOf(list)
    return ({ name }) => names.includes(name)
  },
  t: (list, process) => {
    const names = itemsOf(list).map((word) => word.replace(/^\/dev\//, ''))
    const known = listProcesses(process).map(({ tty }) => tty)
    if (names.some((word) => !known.includes(word))) refuse('TTY could not be found')
    return ({ tty }) => tty !== undefined && names.includes(tty)
  },
  g: (list, process) => {
    const words = itemsOf(list)
    if (words.some((word) => !/^\d+$/.test(word)))
      return groupTest(list, process, 'list of session leaders OR effective group IDs was invalid')
    return ({ session }) => words.includes(String(session))
  },
  s: (list) => {
    const sessions = pidsOf(list)
    return ({ session }) => sessions.includes(String(session))
  },
  G: (list, process) => groupTest(list, process, 'group name does not exist'),
}
const longSelections: Readonly<Record<string, string>> = {
  pid: 'p',
  user: 'u',
  User: 'u',
  tty: 't',
  ppid: 'ppid',
  sid: 's',
  group: 'G',
  Group: 'G',
}
/** What the real ps has besides: threads, labels of SELinux, classes of scheduling, another processor's column. */
const REFUSED_LETTERS = 'LmTMcPZ'
const REFUSED_NAMES: ReadonlySet<string> = new Set(['context', 'cumulative', 'signames'])

const notSimulated = (option: string): never => refuse(`option '${option}' is not simulated here`)
/** What has to follow an option that takes a list. */
const LISTS: Readonly<Record<string, string>> = {
  p: 'list of process IDs',
  pid: 'list of process IDs',
  ppid: 'list of process IDs',
  u: 'list of users',
  user: 'list of effective users',
  U: 'list of real users',
  User: 'list of real users',
  G: 'list of real groups',
  Group: 'list of real groups',
  group: 'list of effective groups',
  C: 'list of command names',
  t: 'list of ttys',
  tty: 'list of ttys',
  sid: 'some sid thing(s)',
  sort: 'long sort specification',
  format: 'format specification',
}
const mustFollow = (letter: string): string =>
  letter === 'q' ? 'List of process IDs must follow -q.' : `${LISTS[letter] ?? 'a list'} must follow -${letter}`

/** Sizes of the screen, which are read and have no effect: lines are as long as they are. */
const SIZES: Readonly<Record<string, string>> = {
  cols: 'columns must follow --cols, --width, or --columns',
  width: 'columns must follow --cols, --width, or --columns',
  columns: 'columns must follow --cols, --width, or --columns',
  rows: 'rows must follow --rows or --lines',
  lines: 'rows must follow --rows or --lines',
}
/** Parts of the help. */
const TOPICS = new Set('simple list output threads misc all s l o t m a'.split(' '))

/** Adds the columns of a `-o` list; `=` gives the last one a heading of its own. */
function addColumns(request: Request, list: string): void {
  const [plain = '', ...heading] = list.split('=')
  const names = itemsOf(plain)
  for (const [at, name] of names.entries()) {
    const column = columnOf(name) ?? refuse(`unknown user-defined format specifier "${name}"`)
    const own = heading.length > 0 && at === names.length - 1
    // a heading may be followed by further columns: pid=,comm=
    const [text = '', ...rest] = own ? heading.join('=').split(',') : [column.heading]
    request.columns.push({ ...column, heading: text, width: own ? Math.max(column.width, text.length) : column.width })
    if (rest.length > 0) addColumns(request, rest.join(','))
  }
}

function addSort(request: Request, list: string): void {
  for (const item of itemsOf(list)) {
    const [, sign, name = ''] = /^([+-]?)(.*)$/.exec(item) ?? []
    request.sort.push({ column: columnOf(name) ?? refuse('unknown sort specifier'), down: sign === '-' })
  }
}

/** Reads the words of ps: three styles of options at once. */
class Reader {
  readonly request: Request = {
    tests: [],
    form: forms.plain,
    columns: [],
    sort: [],
    headings: true,
    forest: false,
    wide: false,
    others: false,
    onlyRunning: false,
  }
  readonly #process: GnuProcess
  readonly #words: string[]
  /** The letters of BSD's a and x. */
  #bsd = ''

  constructor(process: GnuProcess, words: readonly string[]) {
    this.#process = process
    this.#words = words.toReversed()
  }

  read(): Request {
    for (let word = this.#words.pop(); word !== undefined; word = this.#words.pop()) {
      if (word.startsWith('--')) this.#long(word.slice(2))
      else if (/^\d+(,\d+)*$/.test(word)) this.#pick(pidTest(word), forms.bsd)
      else if (word.startsWith('-')) this.#letters(word.slice(1), (letter, rest) => this.#unix(letter, rest))
      else this.#letters(word, (letter, rest) => this.#bsdLetter(letter, rest))
    }
    if (this.#bsd !== '') this.#selectBsd()
    return this.request
  }

  #letters(word: string, take: (letter: string, rest: string) => boolean): void {
    for (let at = 0; at < word.length; at += 1) {
      if (take(word.charAt(at), word.slice(at + 1))) return
    }
  }

  #pick(test: Test, form?: string): void {
    this.request.tests.push(test)
    if (form !== undefined && this.request.form === forms.plain) this.request.form = form
  }

  /** The value of an option: what follows it in its word, else the next word. */
  #value(rest: string, sentence: string): string {
    return rest || this.#words.pop() || refuse(sentence)
  }

  #long(word: string): void {
    const [name = '', inline] = word.split(/=(.*)/s)
    const value = (): string =>
      inline ?? this.#words.pop() ?? refuse(`${LISTS[name] ?? 'a list'} must follow --${name}`)
    const selection = selections[longSelections[name] ?? '']
    if (selection) this.#pick(selection(value(), this.#process))
    else if (name === 'sort') addSort(this.request, value())
    else if (name === 'format') addColumns(this.request, value())
    else if (name === 'forest') this.request.forest = true
    else if (name === 'deselect') this.request.others = true
    else if (REFUSED_NAMES.has(name)) notSimulated(`--${name}`)
    else if (/^no-?head(er|ers|ing|ings)?$/.test(name)) this.request.headings = false
    else if (SIZES[name] !== undefined) {
      if (!/^\s*\+?0*[1-9]\d*$/.test(inline ?? this.#words.pop() ?? '')) refuse(`number of ${SIZES[name]}`)
    } else if (!/^headers?$/.test(name)) refuse('unknown gnu long option')
  }

  #unix(letter: string, rest: string): boolean {
    const { request } = this
    const form = { f: forms.full, F: forms.extraFull, l: forms.long, j: forms.jobs, y: request.form }[letter]
    const selection = selections[letter === 'U' ? 'u' : letter]
    if (form !== undefined) request.form = form
    else if (letter === 'e' || letter === 'A') this.#pick(() => true)
    else if (letter === 'a') this.#pick(({ tty, pid, session }) => tty !== undefined && pid !== session)
    else if (letter === 'd') this.#pick(({ pid, session }) => pid !== session)
    else if (letter === 'H') request.forest = true
    else if (letter === 'w') request.wide = true
    else if (letter === 'N') request.others = true
    else if (letter === 'o' || letter === 'O') {
      const list = this.#value(
        rest,
        `${letter === 'o' ? 'format specification' : 'format or sort specification'} must follow -${letter}`,
      )
      addColumns(request, letter === 'o' ? list : `pid,${list},s,tname,time,args`)
      return true
    } else if (selection) {
      this.#pick(selection(this.#value(rest, mustFollow(letter)), this.#process))
      return true
    } else if (REFUSED_LETTERS.includes(letter)) notSimulated(`-${letter}`)
    else refuse('unsupported SysV option')
    return false
  }

  #bsdLetter(letter: string, rest: string): boolean {
    const { request } = this
    if (letter === 'a' || letter === 'x' || letter === 'g') this.#bsd += letter
    else if (letter === 'u') request.form = forms.user
    else if (letter === 'l') request.form = forms.bsdLong
    else if (letter === 'f') request.forest = true
    else if (letter === 'h') request.headings = false
    else if (letter === 'w') request.wide = true
    else if (letter === 'r') request.onlyRunning = true
    else if (letter === 'o' || letter === 'k' || letter === 'p' || letter === 'U' || letter === 't') {
      const value = this.#value(rest, 'a list must follow')
      if (letter === 'o') addColumns(request, value)
      else if (letter === 'k') addSort(request, value)
      else this.#pick((selections[letter.toLowerCase()] ?? pidTest)(value, this.#process), forms.bsd)
      return true
    } else if (letter === 'T') this.#pick(({ tty }) => tty === this.#process.terminal?.name)
    else if (/[ceSnLmMZ]/.test(letter)) notSimulated(letter)
    else refuse('unsupported option (BSD syntax)')
    if (request.form === forms.plain) request.form = forms.bsd
    return false
  }

  #selectBsd(): void {
    const { uid } = this.#process.credentials
    const [all, without] = [this.#bsd.includes('a'), this.#bsd.includes('x')]
    this.#pick((row) => (all || row.uid === uid) && (without || row.tty !== undefined), forms.bsd)
  }
}

/** Whether a word looks like BSD's letters with a dash before them: the x of `-aux` is no option of the other style. */
const isDashedBsd = (word: string): boolean => /^-[^-]*x/.test(word)

/** Reads the words; those of `ps -aux`, of which the x would be somebody's name, as `ps aux`, as procps does. */
function readWords(process: GnuProcess, words: readonly string[]): Request {
  try {
    return new Reader(process, words).read()
  } catch (error) {
    if (!(error instanceof Refusal) || !words.some(isDashedBsd)) throw error
    return new Reader(
      process,
      words.map((word) => word.replace(/^-(?!-)/, '')),
    ).read()
  }
}

function chosen(process: GnuProcess, request: Request): readonly ListedProcess[] {
  const { uid } = process.credentials
  const tty = process.terminal?.name
  const tests =
    request.tests.length > 0
      ? request.tests
      : [(row: ListedProcess) => row.uid === uid && row.tty === tty && (tty !== undefined || row.live !== undefined)]
  const rows = listProcesses(process).filter((row) => tests.some((test) => test(row)) !== request.others)
  return request.onlyRunning ? rows.filter(({ state }) => state.startsWith('R')) : rows
}

function sorted(rows: readonly ListedProcess[], { sort }: Request, process: GnuProcess): readonly ListedProcess[] {
  const compare = (a: ListedProcess, b: ListedProcess): number => {
    for (const { column, down } of sort) {
      const [x, y] = [column.value(a, process), column.value(b, process)]
      const numeric = !column.left && !Number.isNaN(Number(x)) && !Number.isNaN(Number(y))
      const order = numeric ? Number(x) - Number(y) : String(x) < String(y) ? -1 : String(x) > String(y) ? 1 : 0
      if (order !== 0) return down ? -order : order
    }
    return 0
  }
  return rows.toSorted(compare)
}

/** Rows below their parents, with the branches that lead to them. */
function asForest(rows: readonly ListedProcess[]): readonly (readonly [ListedProcess, string])[] {
  const shown = new Set(rows.map(({ pid }) => pid))
  const below = (parent: number | undefined): readonly ListedProcess[] =>
    rows.filter(({ ppid }) => (parent === undefined ? !shown.has(ppid) : ppid === parent))
  const grow = (row: ListedProcess, lead: string, branch: string): (readonly [ListedProcess, string])[] => {
    const children = below(row.pid)
    return [
      [row, branch],
      ...children.flatMap((child, at) =>
        grow(child, `${lead}${at === children.length - 1 ? '    ' : ' |  '}`, `${lead} \\_ `),
      ),
    ]
  }
  return below(undefined).flatMap((row) => grow(row, '', ''))
}

function cell(text: string, { width, left }: Column, last: boolean): string {
  if (last && left) return text
  return left ? text.padEnd(width) : text.padStart(width)
}

/** The lines that are printed, headings first. */
function lines(process: GnuProcess, request: Request): readonly string[] {
  if (request.columns.length === 0) addColumnsOfForm(request)
  const { columns } = request
  const rows = sorted(chosen(process, request), request, process)
  const pairs = request.forest ? asForest(rows) : rows.map((row) => [row, ''] as const)
  const line = (texts: readonly string[]): string =>
    columns.map((column, at) => cell(texts[at] ?? '', column, at === columns.length - 1)).join(' ')
  const body = pairs.map(([row, branch]) =>
    line(
      columns.map((column, at) => {
        const text = (/^(CMD|COMMAND)$/.test(column.heading) ? branch : '') + String(column.value(row, process))
        return at === columns.length - 1 || !column.left ? text : text.slice(0, column.width)
      }),
    ),
  )
  const headed = request.headings && columns.some(({ heading }) => heading !== '')
  return headed ? [line(columns.map(({ heading }) => heading)), ...body] : body
}

function addColumnsOfForm(request: Request): void {
  for (const part of request.form.split(',')) addColumns(request, part)
}

const declaration: ProgramDeclaration = {
  name: 'ps',
  versionLetter: 'V',
  options: [
    { short: 'e' },
    { short: 'f' },
    { short: 'l' },
    { short: 'p', value: { name: 'PIDS', kind: 'number' } },
    { short: 'u', value: { name: 'USERS', kind: 'text' } },
    { short: 'C', value: { name: 'NAMES', kind: 'text' } },
    { short: 'o', value: { name: 'COLUMNS', kind: 'text' } },
    { long: 'sort', value: { name: 'COLUMNS', kind: 'text' } },
    { long: 'forest' },
    { long: 'no-headers' },
  ],
  operands: [{ name: 'aux', kind: 'text', optional: true }],
}

export const ps = ownWords(declaration, async (process, words) => {
  const [first = '', topic = ''] = words.flatMap((word) => word.split(/=(.*)/s))
  if (first === '--help') {
    await process.print(TOPICS.has(topic) ? await helpText(process, declaration) : USAGE)
    return 0
  }
  try {
    const request = readWords(process, words)
    const width = process.file(1).type === 'terminal' && !request.wide ? process.terminal?.screen.cols : undefined
    const all = lines(process, request)
    await process.print(all.map((line) => `${line.slice(0, width)}\n`).join(''))
    return all.length > (request.headings ? 1 : 0) ? 0 : 1
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await process.write(2, `error: ${error.message}\n${USAGE}`)
    return 1
  }
})
