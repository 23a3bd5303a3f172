import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { Accounts } from '../../accounts.ts'
import { normalizePath } from '../../path.ts'
import { root, type User } from '../../users.ts'
import { userFrom } from '../library/user.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'

/** What sudo sets PATH to, sudoers(5) secure_path. */
const SECURE_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
/** What a command run by sudo keeps of the environment, besides what is set for it. */
const KEPT = ['TERM', 'COLORTERM', 'LANG', 'LC_ALL', 'TZ', 'DISPLAY', 'LS_COLORS', 'COLUMNS', 'LINES']

/** The machine as root sees it: sudo and su are set-user-ID programs. */
const forRoot = ({ kernel }: GnuProcess): GnuSystem => kernel.systemFor({ ...root, groups: [] })

const usersForRoot = (process: GnuProcess): Accounts => forRoot(process).users

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

/** Whether somebody's password has been deleted (passwd -d): then anybody may become them. */
function hasEmptyPassword(process: GnuProcess, { name }: User): boolean {
  const text = attempt(() => forRoot(process).fs.readText('/etc/shadow'))
  return !(text instanceof FileSystemError) && text.split('\n').some((line) => line.startsWith(`${name}::`))
}

/** The environment of a fresh login, or of one who only becomes somebody else. */
function environmentOf(process: GnuProcess, user: User, keeps: (name: string) => boolean): Map<string, string> {
  const kept = [...process.environment].filter(([name]) => keeps(name))
  return new Map([
    ...kept,
    ['PATH', SECURE_PATH],
    ['HOME', user.home],
    ['SHELL', user.shell],
    ['LOGNAME', user.name],
    ['USER', user.name],
  ])
}

/** How a command is run as somebody else. */
interface Switch {
  readonly argv: readonly string[]
  readonly user: User
  readonly environment: ReadonlyMap<string, string>
  /** Goes to the user's home first. */
  readonly home: boolean
}

/** Runs a command as somebody else and waits for it; gives its status. @throws FileSystemError when it cannot be started */
async function runAs(process: GnuProcess, { argv, user, environment, home }: Switch): Promise<number> {
  const { lacks } = process.credentials
  if (lacks?.includes('SETUID') || lacks?.includes('SETGID')) {
    await process.complain('cannot set groups: Operation not permitted')
    return 1
  }
  // the new one may find what the old one may not, so it is looked for with the new one's rights
  const child = process.spawn({
    argv: process.argv,
    credentials: { ...usersForRoot(process).credentialsOf(user), ...(lacks && { lacks }) },
    environment,
    ...(home && { cwd: user.home }),
    image: async (inner) => {
      try {
        const grandchild = spawnCommand(inner, argv)
        return (await inner.wait(grandchild)).status
      } catch (error) {
        if (!(error instanceof FileSystemError)) throw error
        const [name = ''] = argv
        const missing = error.code === 'ENOENT'
        await inner.complain(missing ? `${name}: command not found` : `unable to execute ${name}: ${error.message}`)
        return missing ? 1 : 126
      }
    },
  })
  return (await process.wait(child)).status
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

export const su = gnu({
  name: 'su',
  helpLetter: 'h',
  versionLetter: 'V',
  options: [
    { short: 'c', long: 'command', value: { name: 'COMMAND', kind: 'text' } },
    { short: 'l', long: 'login' },
    { short: 'm', long: 'preserve-environment' },
    { short: 'p' },
    { long: 'session-command', value: { name: 'COMMAND', kind: 'text' } },
    { short: 's', long: 'shell', value: { name: 'SHELL', kind: 'path' } },
  ],
  refused: optionList('f,fast g,group=GROUP G,supp-group=GROUP P,pty w,whitelist-environment=LIST'),
  operands: [{ name: 'USER', kind: 'text', optional: true }],
  run: async (process, { operands, value, has }) => {
    const login = has('l') || operands[0] === '-'
    const [name = 'root', ...words] = operands[0] === '-' ? operands.slice(1) : operands
    const user = userFrom(usersForRoot(process), name)
    if (!user) {
      await process.complain(`user ${name} does not exist or the user entry does not contain all the required fields`)
      return 1
    }
    // there is no password that would be right, but there may be none
    if (process.credentials.uid !== 0 && !hasEmptyPassword(process, user)) {
      await process.complain('Authentication failure')
      return 1
    }
    const command = value('c') ?? value('session-command')
    const argv = [
      value('s') ?? user.shell,
      ...(login ? ['-l'] : []),
      ...(command === undefined ? [] : ['-c', command]),
      ...words,
    ]
    const environment = login
      ? environmentOf(process, user, (kept) => kept === 'TERM' || kept === 'TZ')
      : has('m') || has('p')
        ? process.environment
        : new Map([
            ...process.environment,
            ['HOME', user.home],
            ['SHELL', user.shell],
            ['USER', user.name],
            ['LOGNAME', user.name],
          ])
    return runAs(process, { argv, user, environment, home: login })
  },
})
