/** An account, as a line of /etc/passwd tells it. */
export interface User {
  readonly name: string
  readonly uid: number
  readonly gid: number
  readonly fullName: string
  readonly home: string
  readonly shell: string
}

/** The accounts of a machine, and who sits at it. Each user has a group of their own name. */
export interface Users {
  readonly current: User
  readonly all: readonly User[]
  /** A user's name; the number where nobody has it, as ls shows it. */
  nameOf(uid: number): string
  groupOf(gid: number): string
}

/** Makes the accounts of a machine. */
export function createUsers(all: readonly User[], current: User): Users {
  return {
    current,
    all,
    nameOf: (uid) => all.find((user) => user.uid === uid)?.name ?? String(uid),
    groupOf: (gid) => all.find((user) => user.gid === gid)?.name ?? String(gid),
  }
}

export const root: User = { name: 'root', uid: 0, gid: 0, fullName: 'root', home: '/root', shell: '/bin/bash' }

/** Whose account the learner has, on every machine of the playground. */
export const learner: User = {
  name: 'user',
  uid: 1000,
  gid: 1000,
  fullName: 'Playground user',
  home: '/home/user',
  shell: '/bin/bash',
}

/** /etc/passwd, passwd(5). */
export function passwdFile(users: Users): string {
  return users.all
    .map(({ name, uid, gid, fullName, home, shell }) => `${name}:x:${uid}:${gid}:${fullName}:${home}:${shell}\n`)
    .join('')
}

/** /etc/group, group(5). */
export function groupFile(users: Users): string {
  return users.all.map(({ name, gid }) => `${name}:x:${gid}:\n`).join('')
}
