import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { NOT_EXECUTABLE, NOT_FOUND } from '../library/delegate.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { userFrom } from '../library/user.ts'
import type { User } from '../../users.ts'
import { environmentOf, forRoot, runAs, usersForRoot } from './switch.ts'

/** Whether somebody's password has been deleted (passwd -d): then anybody may become them. */
function hasEmptyPassword(process: GnuProcess, { name }: User): boolean {
  const text = attempt(() => forRoot(process).fs.readText('/etc/shadow'))
  return !(text instanceof FileSystemError) && text.split('\n').some((line) => line.startsWith(`${name}::`))
}

/** @throws Failure where there is no such user */
function known(process: GnuProcess, name: string): User {
  const user = userFrom(usersForRoot(process), name)
  if (user) return user
  throw new Failure(`user ${name} does not exist or the user entry does not contain all the required fields`)
}

/** The environment of a user who is not root has their name in it, that of root whatever it was. */
const namesOf = ({ uid, name }: User): readonly [string, string][] =>
  uid === 0
    ? []
    : [
        ['USER', name],
        ['LOGNAME', name],
      ]

/** The environment for somebody who logs in (`-l`), who becomes another, or who does so with what there was (`-m`). */
function environmentFor(
  process: GnuProcess,
  user: User,
  { has }: Pick<Arguments, 'has'>,
  login: boolean,
): ReadonlyMap<string, string> {
  if (login) return environmentOf(process, user, (kept) => kept === 'TERM' || kept === 'TZ')
  if (has('m') || has('p')) return process.environment
  return new Map([...process.environment, ['HOME', user.home], ['SHELL', user.shell], ...namesOf(user)])
}

/** Whether a login begins at home; where there is none, it is said and begins here. */
async function beginsAtHome(process: GnuProcess, { home }: User): Promise<boolean> {
  const error = attempt(() => forRoot(process).fs.stat(home))
  if (!(error instanceof FileSystemError)) return true
  await process.complain(`warning: cannot change directory to ${home}: ${error.message}`)
  return false
}

/** Runs a user's shell, with a command or to be typed into; gives its status. */
async function runShell(process: GnuProcess, args: Arguments): Promise<number> {
  const { operands, value, has } = args
  const login = has('l') || operands[0] === '-'
  const [name = 'root', ...words] = operands[0] === '-' ? operands.slice(1) : operands
  const user = known(process, name)
  // there is no password that would be right, but there may be none
  if (process.credentials.uid !== 0 && !hasEmptyPassword(process, user)) throw new Failure('Authentication failure')
  const command = value('c') ?? value('session-command')
  const shell = value('s') ?? user.shell
  const argv = [shell, ...(login ? ['-l'] : []), ...(command === undefined ? [] : ['-c', command]), ...words]
  const environment = new Map([...environmentFor(process, user, args, login), ['SHELL', shell]])
  return runAs(process, {
    argv,
    user,
    environment,
    home: login && (await beginsAtHome(process, user)),
    notStarted: noShell,
  })
}

type Fault = readonly [sentence: string, status: number]

const sentenceOf = (name: string, { message }: FileSystemError): string => `failed to execute ${name}: ${message}`

const noShell = (name: string, error: FileSystemError): Fault => [
  sentenceOf(name, error),
  error.code === 'ENOENT' ? NOT_FOUND : NOT_EXECUTABLE,
]

const noCommand = (name: string, error: FileSystemError): Fault => [sentenceOf(name, error), 1]

const OPTIONS = optionList('c,command=COMMAND l,login m,preserve-environment p session-command=COMMAND s,shell=SHELL')
const REFUSED = optionList('f,fast g,group=GROUP G,supp-group=GROUP P,pty w,whitelist-environment=LIST')

/** su(1): a shell as somebody else. */
export const su = gnu({
  name: 'su',
  helpLetter: 'h',
  versionLetter: 'V',
  options: OPTIONS,
  refused: REFUSED,
  operands: [{ name: 'USER', kind: 'text', optional: true }],
  run: runShell,
})

const SHELL_OPTIONS = ['s', 'c', 'session-command', 'l']

/** runuser(1): a shell or a command as somebody else, for root, who is asked nothing. */
export const runuser = gnu({
  name: 'runuser',
  helpLetter: 'h',
  versionLetter: 'V',
  options: [...OPTIONS, ...optionList('u,user=USER')],
  refused: REFUSED,
  operands: [{ name: 'USER', kind: 'text', optional: true, repeated: true }],
  async run(process, args) {
    const { operands, has, value } = args
    if (process.credentials.uid !== 0) throw new Failure('may not be used by non-root users')
    const name = value('u')
    if (name === undefined) return runShell(process, args)
    if (SHELL_OPTIONS.some(has))
      throw new Failure('options --{shell,fast,command,session-command,login} and --user are mutually exclusive')
    if (operands.length === 0) throw new Failure('no command was specified')
    const user = known(process, name)
    const environment =
      has('m') || has('p')
        ? process.environment
        : new Map([...process.environment, ['HOME', user.home], ...namesOf(user)])
    return runAs(process, { argv: operands, user, environment, home: false, notStarted: noCommand })
  },
})
