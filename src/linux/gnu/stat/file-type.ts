import type { Stat } from '../../../shell/posix/posix-system.ts'

const names = {
  directory: 'directory',
  symlink: 'symbolic link',
  device: 'character special file',
  fifo: 'fifo',
} as const

/** What sort of file it is, as stat(1), rm(1) and others name it. */
export function typeName({ type, size }: Pick<Stat, 'type' | 'size'>): string {
  if (type === 'file') return size === 0 ? 'regular empty file' : 'regular file'
  return names[type]
}
