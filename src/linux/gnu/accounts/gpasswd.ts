import { UsageError } from '../../../shell/posix/getopt.ts'
import { optionList } from '../library/options.ts'
import { Failure } from '../library/program.ts'
import { AccountFiles, MEMBERS, membersOf } from './account-files.ts'
import { accountProgram, status } from './account-values.ts'

const MISSING = 3

/** @throws Failure where there is no such user */
function check(files: AccountFiles, names: readonly string[]): void {
  const stranger = names.find((name) => !files.users.find(name))
  if (stranger !== undefined) throw new Failure(`user '${stranger}' does not exist`, MISSING)
}

/** gpasswd(1): who is in a group. */
export const gpasswd = accountProgram({
  name: 'gpasswd',
  helpLetter: 'h',
  refused: optionList('A,administrators=USERS Q,root=CHROOT_DIR r,remove-password R,restrict'),
  options: [
    { short: 'a', long: 'add', value: { name: 'USER', kind: 'text' } },
    { short: 'd', long: 'delete', value: { name: 'USER', kind: 'text' } },
    { short: 'M', long: 'members', value: { name: 'USERS', kind: 'text' } },
  ],
  operand: 'GROUP',
  async run(process, { given, value }, group) {
    if (given.length > 1) throw new UsageError('')
    const [added, removed, members] = [value('a'), value('d'), value('M')]
    if (given.length === 0) throw new Failure('setting passwords is not simulated here; no program asks for one')
    if (process.credentials.uid !== 0) throw new Failure('Permission denied.', 1)
    const files = new AccountFiles(process, { path: '/etc/group', status: status.missing })
    if (added !== undefined) check(files, [added])
    const entry = files.groups.find(group)
    if (!entry) throw new Failure(`group '${group}' does not exist in /etc/group`, MISSING)
    if (added !== undefined) {
      await process.print(`Adding user ${added} to group ${group}\n`)
      files.join(group, added)
    }
    if (removed !== undefined) {
      await process.print(`Removing user ${removed} from group ${group}\n`)
      if (!membersOf(entry).includes(removed))
        throw new Failure(`user '${removed}' is not a member of '${group}'`, MISSING)
      files.leave(group, removed)
    }
    if (members !== undefined) {
      const names = members.split(',').filter((name) => name !== '')
      check(files, names)
      entry[MEMBERS] = names.join(',')
    }
    files.save()
    return 0
  },
})
