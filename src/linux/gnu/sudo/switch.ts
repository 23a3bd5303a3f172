import { FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import type { Accounts } from '../../accounts.ts'
import { root, type User } from '../../users.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'

/** What sudo sets PATH to, sudoers(5) secure_path. */
const SECURE_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** The machine as root sees it: sudo and su are set-user-ID programs. */
export const forRoot = ({ kernel }: GnuProcess): GnuSystem => kernel.systemFor({ ...root, groups: [] })

export const usersForRoot = (process: GnuProcess): Accounts => forRoot(process).users

/** The environment of a fresh login, or of one who only becomes somebody else. */
export function environmentOf(process: GnuProcess, user: User, keeps: (name: string) => boolean): Map<string, string> {
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
export interface Switch {
  readonly argv: readonly string[]
  readonly user: User
  readonly environment: ReadonlyMap<string, string>
  /** Goes to the user's home first. */
  readonly home: boolean
  /** What is said where the command cannot be started, and the status of that; sudo's words where absent. */
  notStarted?(name: string, error: FileSystemError): readonly [sentence: string, status: number]
}

/** What sudo says of a command that it cannot start. */
const inWordsOfSudo: Required<Switch>['notStarted'] = (name, { code, message }) =>
  code === 'ENOENT' ? [`${name}: command not found`, 1] : [`unable to execute ${name}: ${message}`, 126]

/** Runs a command as somebody else and waits for it; gives its status. @throws FileSystemError when it cannot be started */
export async function runAs(process: GnuProcess, how: Switch): Promise<number> {
  const { argv, user, environment, home, notStarted = inWordsOfSudo } = how
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
        const [sentence, status] = notStarted(argv[0] ?? '', error)
        await inner.complain(sentence)
        return status
      }
    },
  })
  return (await process.wait(child)).status
}
