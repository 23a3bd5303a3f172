import { baseName, isWithin, joinPath, normalizePath } from '../path.ts'
import { type LinuxInvocation, pathOf } from './command.ts'

/** One file to copy or move: operands as typed, for messages, and paths. */
export interface Transfer {
  readonly source: string
  readonly from: string
  readonly target: string
  readonly to: string
}

/** Where a source goes: into the destination if that is a directory, else it becomes the destination. */
export function transferOf(process: LinuxInvocation, source: string, destination: string): Transfer {
  const from = normalizePath(pathOf(process, source))
  const to = pathOf(process, destination)
  if (!process.system.fs.isDirectory(to)) return { source, from, target: destination, to }
  const name = from === '/' ? '' : baseName(from)
  return { source, from, target: joinPath(destination, name), to: joinPath(to, name) }
}

/** Whether the target lies in the source itself. */
export function isIntoItself({ from, to }: Transfer): boolean {
  return isWithin(normalizePath(to), from)
}

/** Whether source and target are one file. */
export function isSameFile(process: LinuxInvocation, { from, to }: Transfer): boolean {
  const { fs } = process.system
  const source = fs.peek(from)
  return source !== undefined && source.ino === fs.peek(to)?.ino
}
