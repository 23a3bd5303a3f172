import { neutralise } from '../../../base/color.ts'
import type { EditedLine, EditedShell } from '../../../base/edited-shell.ts'
import { Interrupted } from '../../../base/signal.ts'
import type { Process } from '../../posix/process.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import type { CompleteLine, Terminal } from '../../posix/terminal.ts'
import { promptFor } from '../../prompt.ts'
import { loadHistory } from '../history/file.ts'
import { readLine } from '../input-line.ts'
import { rememberCommand } from '../history/remember.ts'
import { recall } from './history-expansion.ts'
import { editedShell, hasInitFile } from './edited-shell.ts'
import type { InteractiveShell } from './interactive-shell.ts'
import { PendingCommand } from './pending-command.ts'
import { promptCommands } from './prompt-commands.ts'

/** PS1 where no file of settings sets it. */
export const BARE_PROMPT = '\\s-\\v\\$ '

/** A shell in a process that is not the terminal's own. */
interface Nested {
  readonly process: Process<PosixSystem>
  readonly shell: InteractiveShell
}

/** Puts the shell into a process group of its own, in the foreground until it ends: Ctrl-C is not for who started it (`sudo -i`). */
export function takeTerminal(process: Process<PosixSystem>, terminal: Terminal): void {
  const { foreground } = terminal
  process.group = process.pid
  terminal.foreground = process.group
  process.atEnd.push(() => (terminal.foreground = foreground))
}

/**
 * Reads commands and runs them until the shell ends, and gives its status; from standard input where there is no terminal.
 * `own` is PS1 where nobody has set it.
 */
export async function talk(nested: Nested, terminal: Terminal | undefined, own: string): Promise<number> {
  const { shell } = nested
  if (shell.state.get('PS1') === undefined) shell.state.set('PS1', terminal ? own : BARE_PROMPT)
  if (shell.state.get('PS2') === undefined) shell.state.set('PS2', '> ')
  if (terminal && !shell.state.small && hasInitFile(nested.process, shell)) {
    const { readInitFile } = await nested.process.outside(import('../readline/start.ts'))
    await nested.process.write(2, readInitFile({ process: nested.process, state: shell.state }))
  }
  if (!shell.state.small) loadHistory({ process: nested.process, state: shell.state })
  const next = terminal ? typed(nested, terminal, own) : unseen(nested)
  let status = 0
  while (!shell.ended) {
    const { text, isLast } = await readCommand(nested, next)
    if (shell.isEnding) break
    if (text !== undefined) status = await run(nested, text)
    if (isLast && !shell.ended && !shell.isEnding) status = await shell.leaveAtEnd()
  }
  return status
}

/** Runs a command: PS0 is shown before. */
async function run({ process, shell }: Nested, text: string): Promise<number> {
  if (text.trim() === '') return shell.state.status
  if (shell.state.get('PS0') && shell.isCommand(text)) await process.write(2, neutralise(await shell.promptText('PS0')))
  return shell.execute(text)
}

/** Reads a line after a prompt; undefined at the end of the input. @param pending it goes on with a command */
type ReadLine = (pending: boolean) => Promise<string | undefined>

async function runKey({ process, shell }: Nested, command: string, line: EditedLine): Promise<EditedLine> {
  const { runKeyCommand } = await process.outside(import('./key-command.ts'))
  return runKeyCommand(shell.state, line, async () => shell.execute(command))
}

/** Lines of a terminal, which edits them. */
function typed({ process, shell }: Nested, terminal: Terminal, own: string): ReadLine {
  const complete: CompleteLine = async (line, caret) => {
    const { completeInBash } = await process.outside(import('./completion.ts'))
    return completeInBash({ process, shell }, line, caret)
  }
  const edited: EditedShell = Object.assign(
    editedShell(() => ({ process, shell })),
    { run: (command: string, line: EditedLine) => runKey({ process, shell }, command, line) },
  )
  return async (pending) => {
    if (!pending) await process.write(2, shell.jobReports())
    const text = neutralise(await shell.promptText(pending ? 'PS2' : 'PS1'))
    const prompt = shell.state.get('PS1') === own ? promptFor(text, terminal.screen.cols) : text
    const line = await process.readLine(terminal, prompt, {
      complete,
      history: shell.state.history?.lines,
      edited,
    })
    // Readline leaves the prompt where it stands, and goes on below
    if (line === undefined && !shell.isEnding && !shell.state.small) await terminal.write(`${prompt}\n`)
    return line
  }
}

/** Lines of whoever is at the other end of a pipe: what comes from there is shown. */
function unseen({ process, shell }: Nested): ReadLine {
  let isOver = false
  return async (pending) => {
    // an unfinished command has met the end already
    if (isOver) return undefined
    await process.write(2, neutralise(await shell.promptText(pending ? 'PS2' : 'PS1')))
    const line = await readLine(process, shell)
    isOver = line === undefined
    if (!shell.isEnding) await process.write(2, line ?? '')
    return line
  }
}

/** What is to be run next. */
interface Command {
  /** Nothing at the end of the input, and where a signal ends the shell. */
  readonly text?: string
  /** Whether the input has ended before it, or between its parts: an end within a here-document, or quotes, ends no more than those. */
  readonly isLast: boolean
}

/** The next whole command, over several lines perhaps. Ctrl-C drops what there is. */
async function readCommand(nested: Nested, next: ReadLine): Promise<Command> {
  const { shell } = nested
  const pending = new PendingCommand((source) => shell.unfinished(source))
  while (!shell.isEnding) {
    try {
      if (pending.isEmpty) await runPromptCommand(shell)
      const line = await next(!pending.isEmpty)
      if (shell.isEnding || (line === undefined && pending.isEmpty)) return { isLast: true }
      const meant = line === undefined ? undefined : await recalled(nested, line.replace(/\n$/, ''), pending)
      if (line !== undefined && meant === undefined) continue
      if (meant !== undefined) pending.add(meant)
      if (meant !== undefined && pending.within) continue
      if (pending.source !== '') await rememberCommand(shell.state, pending)
      const breaksOff = line === undefined && pending.within === 'command' && !shell.state.small
      return { text: `${pending.source}\n`, isLast: breaksOff }
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
      pending.clear()
    }
  }
  return { isLast: true }
}

/** PROMPT_COMMAND, which counts for no command. */
async function runPromptCommand(shell: InteractiveShell): Promise<void> {
  const { status, commands } = shell.state
  for (const command of promptCommands(shell.state)) {
    await shell.execute(command)
    Object.assign(shell.state, { status, commands })
  }
}

/** A line with its history expanded, which is shown; undefined where there is nothing to run. */
async function recalled(
  { process, shell }: Nested,
  line: string,
  pending: PendingCommand,
): Promise<string | undefined> {
  if (!/[!^]/.test(line)) return line
  const { line: meant, shown, error } = recall(line, shell.state, pending.within)
  if (error !== undefined) await process.write(2, `bash: ${error}\n`)
  if (shown !== undefined) await process.write(2, `${shown}\n`)
  return meant
}
