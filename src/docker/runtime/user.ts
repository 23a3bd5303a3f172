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

/** Whom a process is, that is to run as `user:group`, by names or numbers of the container's own files. @throws NotStarted */
export function credentialsIn(files: FileSystemReader, text: string): Credentials {
  if (text === '') return { uid: 0, gid: 0, groups: [] }
  const [name = '', groupName] = text.split(':')
  const accounts = accountsOf(files, root)
  const user = accounts.user(asked(name))
  if (!user && !NUMBER.test(name)) throw unknown('user', name)
  const own = user ? accounts.credentialsOf(user) : { uid: Number(name), gid: 0, groups: [] }
  if (groupName === undefined) return own
  const group = accounts.group(asked(groupName))
  if (!group && !NUMBER.test(groupName)) throw unknown('group', groupName)
  return { ...own, gid: group?.gid ?? Number(groupName), groups: [] }
}
