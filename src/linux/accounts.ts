import { decodeUtf8 } from '../host.ts'
import { attempt, FileSystemError } from '../shell/posix/errno.ts'
import type { Credentials, Files } from '../shell/posix/posix-system.ts'
import { EMPTY } from './content.ts'
import type { User } from './users.ts'

/** A group, as a line of /etc/group tells it. */
export interface Group {
  readonly name: string
  readonly gid: number
  /** The names of those who are in it besides those whose own group it is. */
  readonly members: readonly string[]
}

/** The accounts that a file system's own /etc/passwd and /etc/group tell, and who sits at the machine. */
export interface Accounts {
  /** Who logs in at the machine, whatever its files say. */
  readonly current: User
  readonly all: readonly User[]
  readonly groups: readonly Group[]
  /** By name or by number. */
  user(asked: string | number): User | undefined
  group(asked: string | number): Group | undefined
  /** A user's name; the number where nobody has it, as ls shows it. */
  nameOf(uid: number): string
  groupOf(gid: number): string
  /** What somebody may do once they have logged in: their own group, and those that name them, initgroups(3). */
  credentialsOf(user: User): Credentials
}

/** The lines of a file that could be read, and where to find them. */
interface Table<Row> {
  readonly rows: readonly Row[]
  /** The first row with a name or a number. */
  readonly by: ReadonlyMap<string | number, Row>
}

/** Reads a line's fields; undefined for a line that is none. */
type Read<Row> = (fields: readonly string[]) => Row | undefined

/** What of a file system is needed to know its accounts. */
type Source = Pick<Files, 'readFile'>

const isNumber = (text: string | undefined): text is string => /^\d{1,10}$/.test(text ?? '')

/** A line of passwd(5). */
function userOf([name = '', , uid, gid, fullName = '', home = '', shell = '']: readonly string[]): User | undefined {
  if (name === '' || !isNumber(uid) || !isNumber(gid)) return undefined
  return { name, uid: Number(uid), gid: Number(gid), fullName, home, shell }
}

/** A line of group(5). */
function groupFrom([name = '', , gid, members = '']: readonly string[]): Group | undefined {
  if (name === '' || !isNumber(gid)) return undefined
  return { name, gid: Number(gid), members: members.split(',').filter((member) => member !== '') }
}

function tableOf<Row extends { readonly name: string }>(
  content: Uint8Array,
  read: Read<Row>,
  number: (row: Row) => number,
): Table<Row> {
  const lines = decodeUtf8(content).split('\n')
  const rows = lines.flatMap((line) => (line.startsWith('#') ? [] : (read(line.split(':')) ?? [])))
  const by = new Map<string | number, Row>()
  for (const row of rows.toReversed()) by.set(row.name, row).set(number(row), row)
  return { rows, by }
}

/** Reads a file of accounts: once for as long as its bytes are the same ones, for contents never change in place. */
function reader<Row extends { readonly name: string }>(path: string, read: Read<Row>, number: (row: Row) => number) {
  const known = new WeakMap<Uint8Array, Table<Row>>()
  return (fs: Source): Table<Row> => {
    const found = attempt(() => fs.readFile(path))
    // who may not read the file knows nobody, and neither does anybody where there is none
    const content = found instanceof FileSystemError ? EMPTY : found
    const table = known.get(content) ?? tableOf(content, read, number)
    known.set(content, table)
    return table
  }
}

const usersIn = reader('/etc/passwd', userOf, ({ uid }) => uid)
const groupsIn = reader('/etc/group', groupFrom, ({ gid }) => gid)

/** The accounts of a file system, looked up in its files at each question: what is changed there is so from then on. */
export function accountsOf(fs: Source, current: User): Accounts {
  return {
    current,
    get all() {
      return usersIn(fs).rows
    },
    get groups() {
      return groupsIn(fs).rows
    },
    user: (asked) => usersIn(fs).by.get(asked),
    group: (asked) => groupsIn(fs).by.get(asked),
    nameOf: (uid) => usersIn(fs).by.get(uid)?.name ?? String(uid),
    groupOf: (gid) => groupsIn(fs).by.get(gid)?.name ?? String(gid),
    credentialsOf: ({ name, uid, gid }) => {
      const others = groupsIn(fs).rows.filter((group) => group.gid !== gid && group.members.includes(name))
      return { uid, gid, groups: others.map((group) => group.gid) }
    },
  }
}
