import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import { Input } from '../../shell/posix/input.ts'
import { isTerminal } from '../../shell/posix/terminal.ts'

/** Reads lines until the input or `read` ends: asked for with a prompt on a terminal, otherwise from what standard input gives. */
export async function eachLine(
  process: GnuProcess,
  prompt: () => string,
  read: (line: string) => Promise<'more' | 'end'>,
): Promise<void> {
  const terminal = process.descriptors.get(0)
  if (isTerminal(terminal)) {
    for (
      let line = await process.readLine(terminal, prompt());
      line !== undefined;
      line = await process.readLine(terminal, prompt())
    )
      if ((await read(line)) === 'end') return
    return
  }
  const input = new Input(process, process.file(0))
  for (let lines = await input.lines(); lines !== undefined; lines = await input.lines())
    for (const line of lines) if ((await read(line)) === 'end') return
}
