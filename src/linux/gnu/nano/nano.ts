import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile, resolvePath, withInput } from '../../../shell/posix/open.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { MAY_WRITE } from '../../../shell/posix/posix-system.ts'
import { directoryName } from '../../path.ts'
import { FullScreen } from '../library/full-screen.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { nanoDeclaration } from './declaration.ts'
import { Editor, type Files } from './editor.ts'

/** The files of a process as the editor needs them. */
function filesOf(process: GnuProcess): Files {
  const { fs } = process.system
  const read = async (name: string): Promise<{ readonly text: string } | { readonly refused: string }> => {
    const path = resolvePath(process, name)
    const stat = fs.peek(path)
    if (!stat) {
      const directory = directoryName(path)
      return {
        refused:
          fs.peek(directory)?.type === 'directory' ? 'New File' : `Directory '${directoryName(name)}' does not exist`,
      }
    }
    if (stat.type === 'directory') return { refused: `"${name}" is a directory` }
    if (stat.type === 'device') return { refused: `"${name}" is a device file` }
    try {
      return { text: await withInput(process, name, (input) => input.whole()) }
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      return { refused: `Error reading ${name}: ${error.message}` }
    }
  }
  const write = async (name: string, text: string): Promise<string | undefined> => {
    const file = attempt(() => openFile(process, name, { write: true, create: true, truncate: true }))
    if (file instanceof FileSystemError) return file.message
    retain(file)
    try {
      await file.write(text)
      return undefined
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      return error.message
    } finally {
      release(file)
    }
  }
  return { read, write, exists: (name) => fs.peek(resolvePath(process, name)) !== undefined }
}

/** Says that a file can be read but not changed. */
function isUnwritable(process: GnuProcess, name: string): boolean {
  const path = resolvePath(process, name)
  return (
    process.system.fs.peek(path)?.type === 'file' &&
    attempt(() => process.system.fs.access(path, MAY_WRITE)) instanceof FileSystemError
  )
}

export const nano = gnu({
  ...nanoDeclaration,
  run: async (process, { operands, has }) => {
    const { terminal } = process
    if (!terminal || !isTerminal(process.file(0)) || !isTerminal(process.file(1))) {
      await process.write(2, 'Standard input is not a terminal\n')
      return 1
    }
    const place = /^\+(\d+)?(?:,(\d+))?$/.exec(operands[0] ?? '')
    const name = operands[place ? 1 : 0] ?? ''
    const screen = new FullScreen(process, terminal)
    try {
      const options = { numbers: has('l'), viewOnly: has('v'), unwritable: name !== '' && isUnwritable(process, name) }
      await new Editor(screen, filesOf(process), name, options).run(Number(place?.[1] ?? 1), Number(place?.[2] ?? 1))
    } finally {
      screen.end()
    }
    return 0
  },
})
