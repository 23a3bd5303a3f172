import type { Arguments } from '../../../shell/posix/getopt.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { AccountFiles, GID, HOME, membersOf, UID } from './account-files.ts'
import { removeAccount } from './userdel.ts'

/** Statuses of deluser(8), RETURN VALUES. */
const status = { missing: 2, noGroup: 3, notEmpty: 5, notMember: 6, firstGroup: 7, root: 9 } as const

const ROOT_WARNING =
  'WARNING: You are just about to delete the root account (uid 0)\n' +
  'Usually this is never required as it may render the whole system unusable\n' +
  'If you really want this, call deluser with parameter --no-preserve-root\n' +
  'Stopping now without having performed any action\n'

type Say = (line: string) => void | Promise<void>

async function removeGroup(files: AccountFiles, name: string, { has }: Arguments, say: Say): Promise<void> {
  const group = files.groups.find(name)
  if (!group) throw new Failure(`The group \`${name}' does not exist.`, status.noGroup)
  if (has('only-if-empty') && membersOf(group).length > 0)
    throw new Failure(`The group \`${name}' is not empty!`, status.notEmpty)
  await say(`Removing group \`${name}' ...`)
  const user = files.users.entries.find((entry) => entry[GID] === group[UID])
  if (user)
    throw new Failure(
      `groupdel: cannot remove the primary group of user '${user[0]}'\n` +
        `delgroup: \`/sbin/groupdel ${name}' returned error code 8. Exiting.`,
    )
  files.groups.remove(name)
  files.save()
  await say('Done.')
}

async function leaveGroup(files: AccountFiles, [name = '', group = '']: readonly string[], say: Say): Promise<void> {
  const user = files.users.find(name)
  if (!user) throw new Failure(`The user \`${name}' does not exist.`, status.missing)
  const entry = files.groups.find(group)
  if (!entry) throw new Failure(`The group \`${group}' does not exist.`, status.noGroup)
  if (user[GID] === entry[UID])
    throw new Failure('You may not remove the user from their primary group.', status.firstGroup)
  if (!membersOf(entry).includes(name))
    throw new Failure(`The user \`${name}' is not a member of group \`${group}'.`, status.notMember)
  files.leave(group, name)
  files.save()
  await say(`Removing user \`${name}' from group \`${group}' ...\nDone.`)
}

async function removeUser(process: GnuProcess, name: string, { has }: Arguments, say: Say): Promise<number> {
  const { fs, users } = process.system
  const files = new AccountFiles(process)
  const user = files.users.find(name)
  if (!user) throw new Failure(`The user \`${name}' does not exist.`, status.missing)
  if (users.user(name)?.uid === 0) {
    await process.print(ROOT_WARNING)
    return status.root
  }
  if (has('remove-home')) {
    await say('Looking for files to backup/remove ...\nRemoving files ...')
    const home = user[HOME] ?? ''
    if (home !== '/' && fs.exists(home)) fs.removeTree(home)
  }
  await say(`Removing user \`${name}' ...`)
  await removeAccount(process, files, name)
  await say('Done.')
  return 0
}

/** --system: leaves alone who does not belong to the system. @throws Failure */
function mustBeSystem(id: number | undefined, name: string, what: 'user' | 'group'): void {
  if (id === undefined || (id >= 100 && id < 1000)) return
  throw new Failure(`The ${what} \`${name}' is not a system ${what}. Exiting.`, what === 'user' ? 1 : status.noGroup)
}

const refused = optionList('backup backup-to=DIR backup-suffix=TEXT remove-all-files conf=FILE verbose debug')
const options = [{ long: 'system' }, { long: 'quiet' }, { long: 'only-if-empty' }]

/** What deluser and delgroup check alike; gives the way they speak. */
function prepare(process: GnuProcess, { operands, has }: Arguments): Say {
  if (operands.length === 0 || operands.length > 2) throw new Failure('Only one or two names allowed.')
  if (process.credentials.uid !== 0) throw new Failure('Only root may remove a user or group from the system.')
  return (line) => (has('quiet') ? undefined : process.print(`${line}\n`))
}

export const deluser = gnu({
  name: 'deluser',
  options: [...options, { long: 'group' }, { long: 'remove-home' }],
  refused,
  operands: [
    { name: 'USER', kind: 'text' },
    { name: 'GROUP', kind: 'text', optional: true },
  ],
  run: async (process, args) => {
    const say = prepare(process, args)
    const [name = ''] = args.operands
    if (args.has('system') && !args.has('group')) mustBeSystem(process.system.users.user(name)?.uid, name, 'user')
    if (args.operands.length === 2) await leaveGroup(new AccountFiles(process), args.operands, say)
    else if (args.has('group')) await removeGroup(new AccountFiles(process), name, args, say)
    else return removeUser(process, name, args, say)
    return 0
  },
})

export const delgroup = gnu({
  name: 'delgroup',
  options,
  refused,
  operands: [{ name: 'GROUP', kind: 'text' }],
  run: async (process, args) => {
    const say = prepare(process, args)
    const files = new AccountFiles(process)
    const [group = ''] = args.operands
    if (args.has('system')) mustBeSystem(process.system.users.group(group)?.gid, group, 'group')
    if (args.operands.length === 2) await leaveGroup(files, args.operands, say)
    else await removeGroup(files, args.operands[0] ?? '', args, say)
    return 0
  },
})
