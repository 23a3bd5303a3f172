import { optionList } from '../library/options.ts'
import { Failure } from '../library/program.ts'
import { AccountFiles, GID, nextNumber, UID } from './account-files.ts'
import { isName, readNumber, refuseAlone, accountProgram, status } from './account-values.ts'

/** Who may not change groups is told so with a status of its own, groupadd(8). */
const refusal = { path: '/etc/group', status: 10 }

export const groupadd = accountProgram({
  name: 'groupadd',
  helpLetter: 'h',
  refused: optionList('K,key=KEY R,root=CHROOT_DIR P,prefix=PREFIX_DIR'),
  options: [
    { short: 'f', long: 'force' },
    { short: 'g', long: 'gid', value: { name: 'GID', kind: 'number' } },
    { short: 'o', long: 'non-unique' },
    { short: 'p', long: 'password', value: { name: 'PASSWORD', kind: 'text' } },
    { short: 'r', long: 'system' },
    { short: 'U', long: 'users', value: { name: 'USERS', kind: 'text' } },
  ],
  operand: 'GROUP',
  run: async (process, args, name) => {
    const { has, value } = args
    refuseAlone(args, [['o', 'g']])
    const wanted = readNumber(value('g'), 'group')
    if (!isName(name)) throw new Failure(`'${name}' is not a valid group name`, status.argument)
    const files = new AccountFiles(process, refusal)
    if (files.groups.find(name)) {
      if (has('f')) return 0
      throw new Failure(`group '${name}' already exists`, status.exists)
    }
    const taken = !has('o') && files.groups.entries.some((entry) => entry[UID] === String(wanted))
    if (taken && !has('f')) throw new Failure(`GID '${wanted}' already exists`, status.number)
    const gid = taken ? undefined : wanted
    const users = value('U')?.split(',') ?? []
    const stranger = users.find((user) => !files.users.find(user))
    if (stranger !== undefined) {
      await process.write(2, `Invalid member username ${stranger}\n`)
      return refusal.status
    }
    files.groups.entries.push([
      name,
      value('p') ?? 'x',
      String(gid ?? nextNumber(files.groups, has('r'))),
      users.join(','),
    ])
    files.save()
    return 0
  },
})

export const groupdel = accountProgram({
  name: 'groupdel',
  helpLetter: 'h',
  refused: optionList('R,root=CHROOT_DIR P,prefix=PREFIX_DIR'),
  options: [{ short: 'f', long: 'force' }],
  operand: 'GROUP',
  run: (process, args, name) => {
    if (!process.system.users.group(name)) throw new Failure(`group '${name}' does not exist`, status.missing)
    const files = new AccountFiles(process, refusal)
    const gid = files.groups.find(name)?.[UID]
    const user = files.users.entries.find((entry) => entry[GID] === gid)
    if (user && !args.has('f')) throw new Failure(`cannot remove the primary group of user '${user[0]}'`, status.busy)
    files.groups.remove(name)
    files.save()
    return 0
  },
})
