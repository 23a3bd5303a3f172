import { UsageError } from '../../../shell/posix/getopt.ts'
import { optionList } from '../library/options.ts'
import { Failure } from '../library/program.ts'
import { AccountFiles, SHELL } from './account-files.ts'
import { shadowProgram } from './account-values.ts'

/** chsh(1): the shell that somebody logs in with. */
export const chsh = shadowProgram({
  name: 'chsh',
  helpLetter: 'h',
  options: [{ short: 's', long: 'shell', value: { name: 'SHELL', kind: 'path' } }],
  refused: optionList('R,root=CHROOT_DIR'),
  operands: [{ name: 'LOGIN', kind: 'text', optional: true }],
  async run(process, { operands, value }) {
    if (operands.length > 1) throw new UsageError('')
    const { users, fs } = process.system
    const [name = users.nameOf(process.credentials.uid)] = operands
    const shell = value('s')
    const user = users.user(name)
    if (!user) throw new Failure(`user '${name}' does not exist`)
    const isRoot = process.credentials.uid === 0
    if (!isRoot && user.uid !== process.credentials.uid)
      throw new Failure(`You may not change the shell for '${name}'.`)
    if (shell === undefined) throw new Failure('asking for the shell is not simulated here; name it with -s')
    // who is not root is asked for a password, and there is none that would be right
    if (!isRoot) throw new Failure('PAM: Authentication failure')
    const stat = fs.peek(shell.startsWith('/') ? shell : '/nonexistent')
    if (!stat) await process.complain(`Warning: ${shell} does not exist`)
    else if (stat.type !== 'file' || (stat.mode & 0o111) === 0)
      await process.complain(`Warning: ${shell} is not executable`)
    const files = new AccountFiles(process)
    const entry = files.users.find(name)
    if (entry) entry[SHELL] = shell
    files.save()
    return 0
  },
})
