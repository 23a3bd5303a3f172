import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { joinPath } from '../path.ts'
import { complain, forEachOperand, type LinuxInvocation, pathOf, simpleCommand } from './command.ts'
import { isIntoItself, isSameFile, type Transfer, transferOf } from './destination.ts'

function copyFile(process: LinuxInvocation, { from, to, target }: Transfer): number | Promise<number> {
  const { fs } = process.system
  const copied = attempt(() => fs.writeFile(to, fs.readFile(from)))
  return copied instanceof FileSystemError
    ? complain(process, `cannot create regular file '${target}': ${copied.message}`)
    : 0
}

async function copyDirectory(process: LinuxInvocation, transfer: Transfer): Promise<number> {
  const { fs } = process.system
  const { from, to, source, target } = transfer
  if (fs.exists(to) && !fs.isDirectory(to)) {
    return complain(process, `cannot overwrite non-directory '${target}' with directory '${source}'`)
  }
  const made = attempt(() => void (fs.exists(to) || fs.mkdir(to)))
  if (made instanceof FileSystemError) return complain(process, `cannot create directory '${target}': ${made.message}`)
  return forEachOperand(fs.names(from), (name) =>
    copy(process, {
      source: joinPath(source, name),
      from: joinPath(from, name),
      target: joinPath(target, name),
      to: joinPath(to, name),
    }),
  )
}

function copy(process: LinuxInvocation, transfer: Transfer): number | Promise<number> {
  if (process.system.fs.isDirectory(transfer.from)) return copyDirectory(process, transfer)
  if (process.system.fs.isDirectory(transfer.to)) {
    return complain(process, `cannot overwrite directory '${transfer.target}' with non-directory`)
  }
  return copyFile(process, transfer)
}

function copyOperand(process: LinuxInvocation, transfer: Transfer, recursive: boolean): number | Promise<number> {
  const { source, target } = transfer
  const stat = process.system.fs.peek(pathOf(process, source))
  if (!stat) return complain(process, `cannot stat '${source}': No such file or directory`)
  if (stat.type === 'directory' && !recursive) {
    return complain(process, `${source}: Is a directory (use -r for recursive copy)`)
  }
  if (isSameFile(process, transfer)) return complain(process, `'${source}' and '${target}' are the same file`)
  if (stat.type === 'directory' && isIntoItself(transfer)) {
    return complain(process, `cannot copy a directory, '${source}', into itself, '${target}'`)
  }
  return copy(process, transfer)
}

export const cp = simpleCommand({
  declaration: {
    options: [{ short: 'r', long: 'recursive', summary: 'copy directories with all they hold' }],
    operands: [
      { name: 'SOURCE', kind: 'path', repeated: true },
      { name: 'DESTINATION', kind: 'path' },
    ],
    description: [
      'Copies SOURCE to DESTINATION. If DESTINATION is a directory, the copy goes into it under the same name; a file that exists is replaced.',
      'Of several SOURCEs the DESTINATION must be a directory.',
    ],
    examples: [
      { line: 'cp welcome.txt copy.txt', meaning: 'make a copy named copy.txt' },
      { line: 'cp welcome.txt Documents', meaning: 'put a copy into Documents' },
      { line: 'cp -r Documents Backup', meaning: 'copy a whole directory' },
    ],
  },
  main: (process, { operands, has }) => {
    const [sources, destination] = [operands.slice(0, -1), operands.at(-1)]
    if (sources.length === 0 || destination === undefined) return complain(process, 'missing destination file operand')
    if (sources.length > 1 && !process.system.fs.isDirectory(pathOf(process, destination))) {
      return complain(process, `target '${destination}' is not a directory`)
    }
    return forEachOperand(sources, (source) => copyOperand(process, transferOf(process, source, destination), has('r')))
  },
})
