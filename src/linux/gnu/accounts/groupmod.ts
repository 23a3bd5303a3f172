import { UsageError } from '../../../shell/posix/getopt.ts'
import { optionList } from '../library/options.ts'
import { Failure } from '../library/program.ts'
import { AccountFiles, GID, MEMBERS, UID } from './account-files.ts'
import { accountProgram, isName, readNumber, status } from './account-values.ts'

/** groupmod(8): another name or number of a group. */
export const groupmod = accountProgram({
  name: 'groupmod',
  helpLetter: 'h',
  refused: optionList('R,root=CHROOT_DIR P,prefix=PREFIX_DIR'),
  options: [
    { short: 'a', long: 'append' },
    { short: 'g', long: 'gid', value: { name: 'GID', kind: 'number' } },
    { short: 'n', long: 'new-name', value: { name: 'NEW_GROUP', kind: 'text' } },
    { short: 'o', long: 'non-unique' },
    { short: 'p', long: 'password', value: { name: 'PASSWORD', kind: 'text' } },
    { short: 'U', long: 'users', value: { name: 'USERS', kind: 'text' } },
  ],
  operand: 'GROUP',
  run(process, { has, value }, name) {
    if (has('o') && !has('g')) throw new UsageError('')
    const gid = readNumber(value('g'), 'group')
    const [next, users, password] = [value('n'), value('U'), value('p')]
    const files = new AccountFiles(process, { path: '/etc/group', status: 10 })
    const entry = files.groups.find(name)
    if (!entry) throw new Failure(`group '${name}' does not exist`, status.missing)
    if (next !== undefined && next !== name) {
      if (!isName(next)) throw new Failure(`invalid group name '${next}'`, status.argument)
      if (files.groups.find(next)) throw new Failure(`group '${next}' already exists`, status.exists)
    }
    const before = entry[UID]
    if (gid !== undefined && String(gid) !== before) {
      if (!has('o') && files.groups.entries.some((one) => one[UID] === String(gid)))
        throw new Failure(`GID '${gid}' already exists`, status.number)
      entry[UID] = String(gid)
      // those whose first group it is stay in it
      for (const user of files.users.entries) if (user[GID] === before) user[GID] = String(gid)
    }
    if (next !== undefined) entry[0] = next
    if (password !== undefined) entry[1] = password
    if (users !== undefined) {
      if (!has('a')) entry[MEMBERS] = ''
      for (const user of users.split(',').filter((one) => one !== '')) files.join(entry[0] ?? '', user)
    }
    files.save()
    return 0
  },
})
