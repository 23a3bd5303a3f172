/** An account, as a line of /etc/passwd tells it. */
export interface User {
  readonly name: string
  readonly uid: number
  readonly gid: number
  readonly fullName: string
  readonly home: string
  readonly shell: string
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

/** A line of /etc/passwd, passwd(5). */
export function passwdLine({ name, uid, gid, fullName, home, shell }: User): string {
  return `${name}:x:${uid}:${gid}:${fullName}:${home}:${shell}\n`
}

/** A line of /etc/group for a user's own group, group(5). */
export function ownGroupLine({ name, gid }: User): string {
  return `${name}:x:${gid}:\n`
}

/** Whose terminals' devices are besides who is logged in there: the group tty's. */
export const tty = { uid: 0, gid: 5 } as const
