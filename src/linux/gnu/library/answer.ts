import { textOf } from '../../../shell/posix/bytes.ts'
import type { GnuProcess } from './gnu-system.ts'

/** How a question is asked. */
interface Asking {
  /** The descriptor that it is written to: 2 where nothing is said. */
  readonly fd?: number
  /** What is written behind it where no answer comes. */
  readonly unanswered?: string
}

/** Asks a question; true when the answer begins with a y. Not a byte after the answer's line is read. */
export async function agrees(
  process: GnuProcess,
  question: string,
  { fd = 2, unanswered }: Asking = {},
): Promise<boolean> {
  await process.write(fd, question)
  let line = ''
  while (!line.endsWith('\n')) {
    const chunk = await process.read(0, 1)
    if (chunk === undefined) break
    line += textOf(chunk)
  }
  if (line === '' && unanswered !== undefined) await process.write(fd, unanswered)
  return /^[yY]/.test(line)
}
