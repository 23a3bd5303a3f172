import type { Mount, Mounts } from './mounts.ts'

/** What mount(8) calls the usual ways, by the kind of file system. */
const usual: Readonly<Record<string, string>> = {
  proc: 'nosuid,nodev,noexec,relatime',
  devpts: 'nosuid,noexec,relatime,gid=5,mode=620,ptmxmode=000',
  tmpfs: 'nosuid,nodev',
}

/** How something is mounted, as mount(8) tells it: `rw,noatime`. */
export const mountOptions = ({ readOnly, fsType, options = usual[fsType] ?? 'noatime' }: Mount): string =>
  `${readOnly ? 'ro' : 'rw'},${options}`

/** A path in which what parts the fields is written in octal, getmntent(3). */
const escaped = (path: string): string =>
  path.replace(/[ \t\n\\]/g, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`)

/** The mounts as proc_pid_mounts(5) has them. */
export function mountsText({ list }: Mounts): string {
  return list
    .map((mount) => `${escaped(mount.source)} ${escaped(mount.on)} ${mount.fsType} ${mountOptions(mount)} 0 0\n`)
    .join('')
}

/** The mounts as mount(8) lists them. */
export function mountLines({ list }: Mounts): string {
  return list.map((mount) => `${mount.source} on ${mount.on} type ${mount.fsType} (${mountOptions(mount)})\n`).join('')
}
