import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure, gnu } from '../library/program.ts'
import { logins } from '../who/logins.ts'
import { careful } from './careful.ts'

/** What is said to all: the operands, a file that is the only one (root's may be read), or standard input. @throws Failure */
async function messageOf(process: GnuProcess, [first, ...more]: readonly string[]): Promise<string> {
  const path = first === undefined ? '-' : first
  const isFile = more.length === 0 && process.system.fs.peek(resolvePath(process, path))?.type === 'file'
  if (isFile && process.credentials.uid !== 0) throw new Failure(`will not read ${path} - use stdin.`)
  if (first !== undefined && !isFile) return `${[first, ...more].join(' ')}\n`
  const text = await withInput(process, path, (input) => input.whole())
  return text === '' || text.endsWith('\n') ? text : `${text}\n`
}

function banner(process: GnuProcess): string {
  const { system, credentials, kernel, terminal } = process
  const time = formatDate('%a %b %e %T %Y', kernel.clock.now(), zoneOf(process))
  const where = terminal?.name ?? 'somewhere'
  return `Broadcast message from ${system.users.nameOf(credentials.uid)}@${system.hostName} (${where}) (${time}):\n\n`
}

/** The members of a group. @throws Failure where there is none */
function membersOf({ system: { users } }: GnuProcess, name: string): (user: string) => boolean {
  const group = users.group(name)
  if (!group) throw new Failure(`invalid group argument: '${name}'`)
  return (user) => users.user(user)?.gid === group.gid || group.members.includes(user)
}

/** @throws Failure */
function checkTimeout({ value }: Arguments): void {
  const timeout = value('t')
  if (timeout === undefined) return
  if (!/^[+-]?\d+$/.test(timeout)) throw new Failure(`invalid timeout argument: '${timeout}'`)
  if (Number(timeout) < 1) throw new Failure(`invalid timeout argument: ${timeout}`)
}

/** wall(1): a message on the terminals of all who are logged in. */
export const wall = gnu({
  name: 'wall',
  helpLetter: 'h',
  versionLetter: 'V',
  options: [
    { short: 'g', long: 'group', value: { name: 'GROUP', kind: 'text' } },
    { short: 'n', long: 'nobanner' },
    { short: 't', long: 'timeout', value: { name: 'SECONDS', kind: 'text' } },
  ],
  operands: [{ name: 'MESSAGE', kind: 'text', optional: true, repeated: true }],
  run: async (process, args) => {
    const isRoot = process.credentials.uid === 0
    checkTimeout(args)
    const group = args.value('g')
    const isMeant = group === undefined ? (): boolean => true : membersOf(process, group)
    const bare = args.has('nobanner') && isRoot
    if (args.has('nobanner') && !isRoot) await process.complain('--nobanner is available only for root')
    const text = await messageOf(process, args.operands)
    const said = `\n${bare ? '' : banner(process)}${careful(text)}\n`
    for (const { name, terminal } of logins(process))
      if (isMeant(name) && (isRoot || !terminal.refusesMessages)) await process.writeTo(terminal, said)
    return 0
  },
})
