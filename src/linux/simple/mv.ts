import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import type { FileSystem } from '../fs.ts'
import { complain, forEachOperand, type LinuxInvocation, pathOf, simpleCommand } from './command.ts'
import { isSameFile, type Transfer, transferOf } from './destination.ts'

/** Moves to another mount of a container, where a new name is not enough. */
async function moveAcross(fs: FileSystem, from: string, to: string): Promise<void | FileSystemError> {
  const { copyTree } = await import('../copy-tree.ts')
  return attempt(() => {
    if (fs.isDirectory(to)) fs.rmdir(to)
    else if (fs.exists(to)) fs.unlink(to)
    copyTree({ fs, path: from }, { fs, path: to })
    fs.removeTree(from)
  })
}

async function move(process: LinuxInvocation, transfer: Transfer): Promise<number> {
  const { fs } = process.system
  const { source, target, to } = transfer
  const from = pathOf(process, source)
  if (!fs.exists(from)) {
    return complain(process, `cannot stat '${source}': No such file or directory`)
  }
  if (isSameFile(process, transfer)) return complain(process, `'${source}' and '${target}' are the same file`)
  const renamed = attempt(() => fs.rename(from, to))
  const across = renamed instanceof FileSystemError && renamed.code === 'EXDEV'
  const moved = across ? await moveAcross(fs, from, to) : renamed
  return moved instanceof FileSystemError
    ? complain(process, `cannot move '${source}' to '${target}': Operation failed`)
    : 0
}

export const mv = simpleCommand({
  declaration: {
    operands: [
      { name: 'SOURCE', kind: 'path', repeated: true },
      { name: 'DESTINATION', kind: 'path' },
    ],
    description: [
      'Gives SOURCE the name DESTINATION. If DESTINATION is a directory, SOURCE goes into it under its own name; a file that exists is replaced.',
      'Of several SOURCEs the DESTINATION must be a directory.',
    ],
    examples: [
      { line: 'mv draft.txt final.txt', meaning: 'rename a file' },
      { line: 'mv final.txt Documents', meaning: 'move a file into Documents' },
    ],
  },
  main: (process, { operands }) => {
    const [sources, destination] = [operands.slice(0, -1), operands.at(-1)]
    if (sources.length === 0 || destination === undefined) return complain(process, 'missing destination file operand')
    if (sources.length > 1 && !process.system.fs.isDirectory(pathOf(process, destination))) {
      return complain(process, `target '${destination}' is not a directory`)
    }
    return forEachOperand(sources, (source) => move(process, transferOf(process, source, destination)))
  },
})
