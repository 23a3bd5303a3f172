import { recall } from '../interactive/history-expansion.ts'
import { rememberCommand } from '../history/remember.ts'
import { PendingCommand } from '../interactive/pending-command.ts'
import { prefixOf, tell } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import { readScript } from '../syntax/script.ts'
import { unfinishedWithin } from '../syntax/unfinished.ts'

/** A command of a script with its history expanded, and how many lines of the script it is. */
export interface RecalledCommand {
  /** '' where nothing is to be run. */
  readonly text: string
  readonly lines: number
}

/** Puts a command of a script into its history, as a shell does that reads it line by line. */
export function rememberLines(shell: Shell, text: string): Promise<void> {
  const pending = new PendingCommand((source) => unfinishedWithin(readScript(source)))
  for (const line of text.split('\n')) pending.add(line)
  return rememberCommand(shell.state, pending)
}

/** Reads the first command of a script as a shell with `set -o history -o histexpand` does: line by line, each with its history expansion. */
export function* recalledCommand(shell: Shell, text: string): Steps<RecalledCommand> {
  const { state } = shell
  const pending = new PendingCommand((source) => unfinishedWithin(readScript(source)))
  const first = state.line
  let lines = 0
  for (const line of text.split('\n')) {
    lines += 1
    const { line: meant, shown, error } = recall(line, state, pending.within)
    state.line = first + lines - 1
    if (error !== undefined) yield* settle(tell(shell, `${prefixOf(shell)}${error}\n`))
    if (shown !== undefined) yield* settle(tell(shell, `${shown}\n`))
    if (meant === undefined) return { text: '', lines }
    pending.add(meant)
    if (!pending.within) break
  }
  return { text: pending.source, lines }
}
