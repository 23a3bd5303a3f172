import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { normalizePath } from '../../path.ts'
import { root, type User } from '../../users.ts'
import { userFrom } from '../library/user.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { environmentOf, forRoot, runAs, type Switch, usersForRoot } from './switch.ts'

/** What a command run by sudo keeps of the environment, besides what is set for it. */
const KEPT = ['TERM', 'COLORTERM', 'LANG', 'LC_ALL', 'TZ', 'DISPLAY', 'LS_COLORS', 'COLUMNS', 'LINES']

/** Whether a line of /etc/sudoers names who asks, or a group (`%sudo`) that they are in. @throws Failure when there is no such file */
function maySudo(process: GnuProcess): boolean {
  const { fs, users } = forRoot(process)
  const { uid, gid, groups } = process.credentials
  if (uid === root.uid) return true
  const text = attempt(() => fs.readText('/etc/sudoers'))
  if (text instanceof FileSystemError)
    throw new Failure(`unable to open /etc/sudoers: ${text.message}\nsudo: no valid sudoers sources found, quitting`)
  const known = new Set([users.nameOf(uid), ...[gid, ...groups].map((group) => `%${users.groupOf(group)}`)])
  return text.split('\n').some((line) => known.has(line.split(/\s/)[0] ?? ''))
}

async function listRights(process: GnuProcess): Promise<number> {
  const { users, hostName } = process.system
  const name = users.nameOf(process.credentials.uid)
  await process.print(`User ${name} may run the following commands on ${hostName}:\n    (ALL : ALL) NOPASSWD: ALL\n`)
  return 0
}

/** The command line of a shell, given a command or to be typed into. */
function shellWords(user: User, words: readonly string[], login: boolean): readonly string[] {
  const command = words.length > 0 ? ['-c', words.map((word) => word.replace(/[^\w@%+=:,./-]/g, '\\$&')).join(' ')] : []
  return [user.shell, ...(login ? ['-l'] : []), ...command]
}

function switchOf(process: GnuProcess, user: User, { operands, has }: Arguments): Switch {
  const keepsAll = has('E') || has('preserve-env')
  const environment = environmentOf(process, user, (name) => keepsAll || KEPT.includes(name))
  const users = usersForRoot(process)
  const { uid, gid } = process.credentials
  environment.set('SUDO_USER', users.nameOf(uid)).set('SUDO_UID', String(uid)).set('SUDO_GID', String(gid))
  const words = [...operands]
  while (/^[A-Za-z_]\w*=/.test(words[0] ?? '')) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(words.shift() ?? '') ?? []
    environment.set(name, value)
  }
  environment.set('SUDO_COMMAND', words.join(' '))
  const shell = has('i') || has('s')
  return { argv: shell ? shellWords(user, words, has('i')) : words, user, environment, home: has('i') }
}

/** -D: the command begins in another directory. @throws Failure */
async function enter(process: GnuProcess, directory: string): Promise<void> {
  const at = resolvePath(process, directory)
  const { fs } = forRoot(process)
  if (!fs.isDirectory(at))
    throw new Failure(
      `unable to chdir to ${directory}: ${fs.exists(at) ? 'Not a directory' : 'No such file or directory'}`,
    )
  process.cwd = normalizePath(at)
}

export const sudo = gnu({
  name: 'sudo',
  options: [
    { short: 'u', long: 'user', value: { name: 'USER', kind: 'text' } },
    { short: 'i', long: 'login' },
    { short: 's', long: 'shell' },
    { short: 'l', long: 'list' },
    { short: 'E', long: 'preserve-env' },
    { short: 'H', long: 'set-home' },
    { short: 'n', long: 'non-interactive' },
    { short: 'k', long: 'reset-timestamp' },
    { short: 'v', long: 'validate' },
    { short: 'K', long: 'remove-timestamp' },
    { short: 'S', long: 'stdin' },
    { short: 'p', long: 'prompt', value: { name: 'PROMPT', kind: 'text' } },
    { short: 'B', long: 'bell' },
    { short: 'D', long: 'chdir', value: { name: 'DIR', kind: 'directory' } },
  ],
  refused: optionList(
    'A,askpass b,background C,close-from=NUM e,edit g,group=GROUP h,host=HOST P,preserve-groups R,chroot=DIR T,command-timeout=NUM ' +
      'U,other-user=USER N,no-update',
  ),
  operands: [
    { name: 'COMMAND', kind: 'command', optional: true },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  run: async (process, args) => {
    const users = usersForRoot(process)
    if (!users.user(process.credentials.uid)) throw new Failure('you do not exist in the passwd database')
    if (!maySudo(process)) throw new Failure(`${users.nameOf(process.credentials.uid)} is not in the sudoers file.`)
    const name = args.value('u') ?? 'root'
    const user = userFrom(users, name.replace(/^#/, ''))
    if (!user) {
      await process.complain(`unknown user ${name}`)
      await process.complain('error initializing audit plugin sudoers_audit')
      return 1
    }
    if (args.has('l')) return listRights(process)
    // no password is ever asked for, so there is nothing to remember or to forget
    if (args.operands.length === 0 && (args.has('v') || args.has('k') || args.has('K'))) return 0
    const directory = args.value('D')
    if (directory !== undefined) await enter(process, directory)
    const how = switchOf(process, user, args)
    if (how.argv.length > 0) return runAs(process, how)
    await process.write(
      2,
      'usage: sudo -h | -K | -k | -V\nusage: sudo -v [-n] [-u user]\nusage: sudo -l [-n] [-u user] [command]\n' +
        'usage: sudo [-bEHin] [-u user] [VAR=value] [-i | -s] [command [arg ...]]\n',
    )
    return 1
  },
})
