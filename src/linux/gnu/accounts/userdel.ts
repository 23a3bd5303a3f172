import { optionList } from '../library/options.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { AccountFiles, type Entry, GID, HOME, membersOf, UID } from './account-files.ts'
import { accountProgram, status } from './account-values.ts'

/** Takes somebody out of all files; the group of their own goes too, unless others are in it. */
export async function removeAccount(process: GnuProcess, files: AccountFiles, name: string): Promise<void> {
  files.users.remove(name)
  files.shadow.remove(name)
  for (const [group = ''] of files.groups.entries) files.leave(group, name)
  const own = files.groups.find(name)
  if (own && files.users.entries.some((entry) => entry[GID] === own[UID]))
    await process.complain(`group ${name} is the primary group of another user and is not removed.`)
  else if (own && membersOf(own).length > 0)
    await process.complain(`group ${name} not removed because it has other members.`)
  else if (own) files.groups.remove(name)
  files.save()
}

/** Removes a home and a mail box; a status other than 0 when the home is somebody else's. */
async function removeFiles(process: GnuProcess, name: string, user: Entry, force: boolean): Promise<number> {
  const { fs } = process.system
  const [mail, home] = [`/var/mail/${name}`, user[HOME] ?? '']
  if (fs.exists(mail)) fs.removeTree(mail)
  else await process.complain(`${name} mail spool (${mail}) not found`)
  const stat = fs.peek(home)
  if (!stat) await process.complain(`${name} home directory (${home}) not found`)
  else if (!force && String(stat.uid) !== user[UID]) {
    await process.complain(`${home} not owned by ${name}, not removing`)
    return status.home
  } else fs.removeTree(home)
  return 0
}

export const userdel = accountProgram({
  name: 'userdel',
  helpLetter: 'h',
  refused: optionList('R,root=CHROOT_DIR P,prefix=PREFIX_DIR Z,selinux-user'),
  options: [
    { short: 'f', long: 'force' },
    { short: 'r', long: 'remove' },
  ],
  operand: 'LOGIN',
  run: async (process, args, name) => {
    const account = process.system.users.user(name)
    if (!account) throw new Failure(`user '${name}' does not exist`, status.missing)
    const busy = process.kernel.processes.find(
      ({ credentials, state }) => credentials.uid === account.uid && state !== 'ended',
    )
    if (busy) {
      await process.complain(`user ${name} is currently used by process ${busy.pid}`)
      if (!args.has('f')) return status.busy
    }
    const files = new AccountFiles(process)
    const user = files.users.find(name)
    await removeAccount(process, files, name)
    return user && args.has('r') ? removeFiles(process, name, user, args.has('f')) : 0
  },
})
