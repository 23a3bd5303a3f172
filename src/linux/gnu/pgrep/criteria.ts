import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { ProgramOption } from '../../../shell/posix/declaration.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { optionList } from '../library/options.ts'
import type { ListedProcess } from '../library/process-list.ts'
import { Failure } from '../library/program.ts'
import { userFrom } from '../library/user.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** What chooses processes besides the pattern. */
export const criteriaOptions: readonly ProgramOption[] = optionList(
  'P,parent=PPID u,euid=USER U,uid=USER G,group=GROUP g,pgroup=PGID s,session=SID t,terminal=TTY O,older=SECONDS F,pidfile=FILE ' +
    'r,runstates=STATE',
)

type Criterion = (row: ListedProcess) => boolean

/** Numbers of a list with commas; 0 stands for `own`. @throws Failure */
function numbers(text: string, what: string, own: number): readonly number[] {
  return text.split(',').map((word) => {
    if (!/^-?\d*$/.test(word)) throw new Failure(`${what}: ${word}`, 2)
    return Number(word) || own
  })
}

/** The users of a list with commas. @throws Failure */
const uids = ({ system }: GnuProcess, text: string): readonly number[] =>
  text.split(',').map((word) => {
    const user = userFrom(system.users, word)
    if (!user) throw new Failure(`invalid user name: ${word}`, 2)
    return user.uid
  })

const gids = ({ system }: GnuProcess, text: string): readonly number[] =>
  text.split(',').map((word) => {
    const group = system.users.group(/^\d+$/.test(word) ? Number(word) : word)
    if (!group) throw new Failure(`invalid group name: ${word}`, 2)
    return group.gid
  })

function pidIn(process: GnuProcess, path: string): number {
  const text = attempt(() => process.system.fs.readText(resolvePath(process, path)))
  const pid = text instanceof FileSystemError ? undefined : /^\s*(\d+)/.exec(text)?.[1]
  if (pid === undefined) throw new Failure(`pidfile not valid\nTry \`${process.name} --help' for more information.`)
  return Number(pid)
}

/** The criterion of an option. */
const makers: Readonly<Record<string, (process: GnuProcess, text: string) => Criterion>> = {
  P: (_process, text) => {
    const parents = numbers(text, 'not a number', 0)
    return ({ ppid }) => parents.includes(ppid)
  },
  u: (process, text) => {
    const users = uids(process, text)
    return ({ uid }) => users.includes(uid)
  },
  // nobody runs under two names here
  U: (process, text) => {
    const users = uids(process, text)
    return ({ uid }) => users.includes(uid)
  },
  G: (process, text) => {
    const groups = gids(process, text)
    const { users } = process.system
    return ({ live, uid }) => groups.includes(live?.credentials.gid ?? users.user(uid)?.gid ?? -1)
  },
  g: (process, text) => {
    const groups = numbers(text, 'invalid process group', process.group)
    return ({ group }) => groups.includes(group)
  },
  s: (process, text) => {
    const sessions = numbers(text, 'invalid session id', process.session)
    return ({ session }) => sessions.includes(session)
  },
  t: (_process, text) => {
    const terminals = text.split(',')
    return ({ tty }) => terminals.includes(tty ?? '?')
  },
  O: (process, text) => {
    const before = process.kernel.clock.now() - (Number.parseFloat(text) || 0) * 1000
    return ({ startedAt }) => startedAt <= before
  },
  F: (process, text) => {
    const wanted = pidIn(process, text)
    return ({ pid }) => pid === wanted
  },
  r:
    (_process, text) =>
    ({ state }) =>
      text.split(',').includes(state.charAt(0)),
}

/** What the options ask of a process. @throws Failure */
export const criteriaOf = (process: GnuProcess, { given }: Arguments): readonly Criterion[] =>
  given.flatMap(({ name, value }) => makers[name]?.(process, value ?? '') ?? [])

/** Whether options choose processes, so that there need be no pattern. */
export const hasCriteria = ({ given }: Arguments): boolean => given.some(({ name }) => Object.hasOwn(makers, name))

/** The processes that this one descends from. */
export function ancestorsOf(process: GnuProcess, rows: readonly ListedProcess[]): ReadonlySet<number> {
  const parents = new Map(rows.map(({ pid, ppid }) => [pid, ppid]))
  const found = new Set<number>()
  for (let pid = parents.get(process.pid); pid && !found.has(pid); pid = parents.get(pid)) found.add(pid)
  return found
}
