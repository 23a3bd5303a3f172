import { textOf } from '../../../shell/posix/bytes.ts'
import type { GnuProcess } from './gnu-system.ts'

/** Asks a question on standard error; true when the answer begins with a y. Not a byte after the answer's line is read. */
export async function agrees(process: GnuProcess, question: string): Promise<boolean> {
  await process.write(2, question)
  let line = ''
  while (!line.endsWith('\n')) {
    const chunk = await process.read(0, 1)
    if (chunk === undefined) break
    line += textOf(chunk)
  }
  return /^[yY]/.test(line)
}
