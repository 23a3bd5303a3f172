import type { Inode } from './inode.ts'

const TYPE_LETTER: Readonly<Record<Inode['type'], string>> = {
  file: '-',
  directory: 'd',
  symlink: 'l',
  device: 'c',
  fifo: 'p',
}

/** The bits of st_mode that tell a file's type, inode(7). */
export const typeBits: Readonly<Record<Inode['type'], number>> = {
  file: 0o100000,
  directory: 0o040000,
  symlink: 0o120000,
  device: 0o020000,
  fifo: 0o010000,
}

/** The last letter of a group of three: set-user-ID, set-group-ID and sticky share it with execute. */
function executeLetter(executable: boolean, special: boolean, letter: string): string {
  if (special) return executable ? letter : letter.toUpperCase()
  return executable ? 'x' : '-'
}

/** Permission bits as nine letters, `rwxr-xr-x`, as ls shows them (POSIX ls, STDOUT). */
export function permissionLetters(mode: number): string {
  const group = (shift: number, special: boolean, letter: string): string =>
    ((mode >> shift) & 4 ? 'r' : '-') +
    ((mode >> shift) & 2 ? 'w' : '-') +
    executeLetter(((mode >> shift) & 1) === 1, special, letter)
  return (
    group(6, (mode & 0o4000) !== 0, 's') + group(3, (mode & 0o2000) !== 0, 's') + group(0, (mode & 0o1000) !== 0, 't')
  )
}

/** A file's type and permissions as ten letters: `drwxr-xr-x`. */
export function modeText(type: Inode['type'], mode: number): string {
  return TYPE_LETTER[type] + permissionLetters(mode)
}
