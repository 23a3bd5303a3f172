import { Interrupted } from '../../base/signal.ts'
import { textOf } from '../posix/bytes.ts'
import type { Process } from '../posix/process.ts'
import type { PosixSystem } from '../posix/posix-system.ts'

/** One line of standard input; undefined at its end, and where a signal ends the shell: its EXIT trap comes first. */
export async function readLine(
  process: Process<PosixSystem>,
  shell: { readonly isEnding: boolean },
): Promise<string | undefined> {
  if (shell.isEnding) return undefined
  try {
    return await inputLine(process)
  } catch (error) {
    if (error instanceof Interrupted && shell.isEnding) return undefined
    throw error
  }
}

/** One line of standard input, leaving what comes after it to others. */
async function inputLine(process: Process<PosixSystem>): Promise<string | undefined> {
  const file = process.descriptors.get(0)
  let text = ''
  if (!file) return undefined
  for (;;) {
    const chunk = await process.readFrom(file)
    if (chunk === undefined) break
    const end = typeof chunk === 'string' ? chunk.indexOf('\n') : chunk.indexOf(10)
    if (end >= 0 && end + 1 < chunk.length) file.unread(chunk.slice(end + 1))
    text += textOf(end >= 0 ? chunk.slice(0, end + 1) : chunk)
    if (end >= 0) return text
  }
  return text === '' ? undefined : text
}
