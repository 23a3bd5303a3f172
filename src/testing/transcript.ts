import { withoutColour } from '../base/color.ts'
import type { LineShell } from '../shell/command.ts'
import { createStringTerminal } from './run-line.ts'

/**
 * Types lines into a shell and gives what a reader of the screen would note down: each line after `$ `, its output, lines of
 * stderr after `! `, and the status in brackets where it is not 0. Colours are left out.
 */
export async function transcriptOf(shell: LineShell, lines: readonly string[]): Promise<string> {
  const terminal = createStringTerminal(shell)
  const noted: string[] = []
  for (const line of lines) {
    const { stdout, stderr, status } = await terminal.run(line)
    const failures = stderr.replace(/^(?=.)/gm, '! ')
    noted.push(`$ ${line}\n`, withoutColour(stdout), failures, status === 0 ? '' : `[${status}]\n`)
  }
  return noted.join('')
}
