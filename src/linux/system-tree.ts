import type { FileSystem } from './fs.ts'
import { ownGroupLine, passwdLine, root, type User } from './users.ts'

/** Programs that are needed to get a system going; by old custom they are in /bin, the others in /usr/bin. */
const ESSENTIAL = new Set(
  'cat chgrp chmod chown cp date df echo grep ls mkdir mv ping ps pwd rm tar touch uname'.split(' '),
)

/** What a system's directories are made from. */
export interface SystemTree {
  readonly hostName: string
  /** Its accounts, each with a group of their own. */
  readonly users: readonly User[]
  /** The names of the programs. */
  readonly programs: readonly string[]
  /** /etc/os-release, os-release(5). */
  readonly release: string
  /** When it was installed, in milliseconds since 1970. */
  readonly installed: number
}

/** Lays out the directories and files that every Linux has: programs, settings, places for data. All of it is root's. */
export function laySystemTree(fs: FileSystem, tree: SystemTree): void {
  const attributes = { owner: root, mtime: tree.installed }
  const directories = '/bin /etc /home /root /run /tmp /usr/bin /usr/local/bin /usr/share /var/log /var/tmp'.split(' ')
  for (const path of directories) fs.mkdirAll(path, attributes)
  for (const path of ['/tmp', '/var/tmp']) fs.chmod(path, 0o1777)
  fs.chmod('/root', 0o700)
  const settings: Readonly<Record<string, string>> = {
    hostname: `${tree.hostName}\n`,
    hosts: `127.0.0.1\tlocalhost\n127.0.1.1\t${tree.hostName}\n`,
    'os-release': tree.release,
    passwd: tree.users.map(passwdLine).join(''),
    group: tree.users.map(ownGroupLine).join(''),
    shells: '/bin/bash\n',
  }
  for (const [name, text] of Object.entries(settings)) fs.writeFile(`/etc/${name}`, text, attributes)
  for (const name of tree.programs) {
    const path = `${ESSENTIAL.has(name) ? '/bin' : '/usr/bin'}/${name}`
    fs.writeFile(path, `The program ${name}, simulated. Type "man ${name}" to read about it.\n`, {
      ...attributes,
      mode: 0o755,
    })
  }
}
