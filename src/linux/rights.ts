import { type Credentials, isCapable, MAY_EXECUTE } from '../shell/posix/posix-system.ts'
import type { Inode, Owner } from './inode.ts'

type Owned = Pick<Inode, 'type' | 'mode' | 'uid' | 'gid'>

/** Whether somebody is in a group. */
export function isMember({ gid, groups }: Credentials, group: number): boolean {
  return gid === group || groups.includes(group)
}

/** Whether a file is somebody's own, or they may do as if it were. */
export function isOwner(who: Credentials, node: Owned): boolean {
  return who.uid === node.uid || isCapable(who, 'FOWNER')
}

/** Whether somebody may do with a file what `mode` asks, a sum of MAY_READ, MAY_WRITE and MAY_EXECUTE: path_resolution(7). */
export function permits(who: Credentials, node: Owned, mode: number): boolean {
  if (isCapable(who, 'DAC_OVERRIDE'))
    return (mode & MAY_EXECUTE) === 0 || node.type === 'directory' || (node.mode & 0o111) !== 0
  const shift = who.uid === node.uid ? 6 : isMember(who, node.gid) ? 3 : 0
  return ((node.mode >> shift) & mode) === mode
}

/** Whether the sticky bit of a directory keeps somebody from removing a file in it. */
export function sticks(who: Credentials, directory: Owned, file: Owner): boolean {
  return (directory.mode & 0o1000) !== 0 && !isOwner(who, directory) && who.uid !== file.uid
}

/** Bits that chown(2) takes away from a file, so that nobody gets another's rights. */
export function withoutSetId({ type, mode }: Owned): number {
  if (type !== 'file') return mode
  return mode & ~(mode & 0o010 ? 0o6000 : 0o4000)
}
