import { accountsOf } from '../../linux/accounts.ts'
import type { FileSystemReader } from '../../linux/fs-reader.ts'
import { root } from '../../linux/users.ts'
import type { Credentials } from '../../shell/posix/posix-system.ts'
import { NotStarted } from './container-runtime.ts'

/** The status of docker run where no process was made. */
const NOT_MADE = 125
const NUMBER = /^\d+$/

const asked = (text: string): string | number => (NUMBER.test(text) ? Number(text) : text)

const unknown = (what: 'user' | 'group', name: string): NotStarted =>
  new NotStarted(
    `unable to find ${what} ${name}: no matching entries in ${what === 'user' ? 'passwd' : 'group'} file`,
    NOT_MADE,
    false,
  )

/** Where somebody is at home whom a process runs as. */
export function homeOf(files: FileSystemReader, { uid }: Credentials): string {
  return accountsOf(files, root).user(uid)?.home ?? '/'
}

/** Who `user:group` is; root and the user's own groups where one of the two is left out. @throws NotStarted */
function userIn(files: FileSystemReader, text: string): Credentials {
  const [givenUser = '', groupName = ''] = text.split(':')
  const name = givenUser || '0'
  const accounts = accountsOf(files, root)
  const user = accounts.user(asked(name))
  if (!user && !NUMBER.test(name)) throw unknown('user', name)
  const own = user ? accounts.credentialsOf(user) : { uid: Number(name), gid: 0, groups: [] }
  if (groupName === '') return own
  const group = accounts.group(asked(groupName))
  if (!group && !NUMBER.test(groupName)) throw unknown('group', groupName)
  return { ...own, gid: group?.gid ?? Number(groupName), groups: [] }
}

/** The number of a group that is asked for besides. @throws NotStarted */
function groupIn(files: FileSystemReader, name: string): number {
  const group = accountsOf(files, root).group(asked(name))
  if (!group && !NUMBER.test(name)) throw new NotStarted(`Unable to find group ${name}`, NOT_MADE, false)
  return group?.gid ?? Number(name)
}

/**
 * Whom a process is, that is to run as `user:group`, and is in more groups besides: by names or numbers of the container's own files.
 * @throws NotStarted
 */
export function credentialsIn(files: FileSystemReader, text: string, more: readonly string[] = []): Credentials {
  const own = userIn(files, text)
  if (more.length === 0) return own
  return { ...own, groups: [...new Set([...own.groups, ...more.map((name) => groupIn(files, name))])] }
}
