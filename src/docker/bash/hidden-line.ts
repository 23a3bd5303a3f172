import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import { readKeys } from '../../shell/bash/builtins/library/key-input.ts'
import { isTerminal } from '../../shell/posix/terminal.ts'

/** Asks on the terminal for a line that is not shown: a password. Undefined at the end of the input, and where there is no terminal. */
export async function hiddenLine(process: GnuProcess, prompt: string): Promise<string | undefined> {
  const terminal = process.descriptors.get(0)
  if (!isTerminal(terminal)) return undefined
  const { text, complete } = await readKeys(process, terminal, {
    prompt,
    silent: true,
    delimiter: '\n',
    count: undefined,
    timeout: undefined,
  })
  await process.write(1, '\n')
  return complete ? text : undefined
}
