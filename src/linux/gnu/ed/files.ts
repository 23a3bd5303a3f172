import { byteLength } from '../../../shell/posix/bytes.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { createPipe } from '../../../shell/posix/pipe.ts'
import { BrokenPipe, release, retain } from '../../../shell/posix/stream.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { saveFile } from '../network/save.ts'
import { commandOutput } from '../sed/command-output.ts'
import { EdError } from './scanner.ts'

/** What was read: its lines, how many bytes they are, and whether the last one had no newline. */
export interface Text {
  readonly lines: readonly string[]
  readonly size: number
  readonly newlineAppended: boolean
}

function textOf(whole: string): Text {
  const newlineAppended = whole !== '' && !whole.endsWith('\n') && !whole.includes('\0')
  const text = newlineAppended ? `${whole}\n` : whole
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n')
  return { lines, size: byteLength(text), newlineAppended }
}

/** Reads a file whole, or after `!` what a command writes. @throws FileSystemError */
export async function readText(process: GnuProcess, name: string): Promise<Text> {
  if (name.startsWith('!')) return textOf(await commandOutput(process, name.slice(1)))
  return textOf(await withInput(process, name, (input) => input.whole()))
}

async function writeCommand(process: GnuProcess, command: string, text: string): Promise<void> {
  const { reader, writer } = createPipe()
  retain(writer)
  let child: GnuProcess
  try {
    const descriptors = new Map(process.descriptors).set(0, reader)
    child = spawnCommand(process, ['sh', '-c', command], { descriptors })
    await writer.write(text)
  } catch (error) {
    if (!(error instanceof BrokenPipe)) throw error
    return
  } finally {
    release(writer)
  }
  await process.wait(child)
}

/** Lines as a file has them. */
export const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** Writes lines to a file, or after `!` to a command; gives how many bytes they are. @throws EdError */
export async function writeText(
  process: GnuProcess,
  name: string,
  lines: readonly string[],
  append: boolean,
): Promise<number> {
  const text = joined(lines)
  if (name.startsWith('!')) await writeCommand(process, name.slice(1), text)
  else {
    const error = saveFile(process, name, text, append)
    if (error instanceof FileSystemError) {
      await process.write(2, `${name}: ${error.message}\n`)
      throw new EdError('Cannot open output file')
    }
  }
  return byteLength(text)
}
