import { FileSystemError } from '../../posix/errno.ts'
import { openFile } from '../../posix/open.ts'
import { MemoryOutput, release, retain } from '../../posix/stream.ts'
import { Abandoned } from '../ending.ts'
import { FatalError, MOST_TEXT } from '../expand/expansion.ts'
import type { Substitution } from '../expand/words.ts'
import { ofText, within } from '../frame.ts'
import { complain, warn } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { ShellError } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import type { ParsedScript, Statement } from '../syntax/parser.ts'
import { readScript } from '../syntax/script.ts'
import { Source } from '../syntax/source.ts'
import { spawn } from './fork.ts'
import { lastOf } from './list.ts'
import { runText, syntaxRefusal } from './text.ts'

/** How many steps a fork takes. */
const FORK = 32

/** What a command substitution prints. Background processes may write there after its shell has ended. */
class SubstitutionOutput extends MemoryOutput {
  #heard: (() => void) | undefined

  /** Waits until nobody can write here any more. */
  closed(): void | Promise<void> {
    if (this.references === 0) return
    return new Promise((resolve) => {
      this.#heard = resolve
    })
  }

  override close(): void {
    this.#heard?.()
  }
}

/** A command substitution's output, without the newlines at its end. */
export function* substitute(shell: Shell, substitution: Substitution): Steps<string> {
  const { script, text } = substitution
  const backquoted = text.startsWith('`') ? withinBackquotes(script, text) : undefined
  if (backquoted === undefined && (script.errors?.length || !text.endsWith(')'))) yield* refuseText(shell, text)
  const [only] = script.commands
  const read = only && script.commands.length === 1 ? yield* fileRead(shell, only) : undefined
  if (read !== undefined) return read
  // commands let others have their turn
  if (!only) yield* shell.expander.pause(FORK)
  const output = new SubstitutionOutput(MOST_TEXT, (bytes) => shell.process.hold(bytes))
  const descriptors = new Map(shell.process.descriptors)
  descriptors.set(1, output)
  const run = (forked: Shell): Steps<number> =>
    script.errors?.length && backquoted !== undefined
      ? misunderstood(forked, backquoted)
      : substituted(forked, substitution)
  const child = spawn(shell, run, { descriptors, seesJobs: true })
  const result = yield* settle(shell.process.wait(child))
  const isInterrupted = result.type === 'signaled' && result.signal === 'INT' && shell.interactive
  const open = isInterrupted ? undefined : output.closed()
  if (open) yield* settle(shell.process.blocked(open))
  shell.process.hold(-output.size)
  shell.substituted = result.status
  shell.state.status = result.status
  if (isInterrupted) throw new Abandoned()
  if (output.isFull)
    throw new FatalError('xrealloc: cannot allocate memory: a command substitution gave more than 64 MiB')
  return clean(shell, output.text())
}

/** Says why a substitution in a here-document cannot be understood: only now is it read. @throws ShellError */
function* refuseText(shell: Shell, text: string): Steps<never> {
  const { refuse } = yield* settle(syntaxRefusal())
  const inner = text.slice(2)
  const open = { type: 'unterminated', within: 'command substitution', pos: 0 } as const
  const error = text.endsWith(')') ? readScript(inner).error : undefined
  const source = new Source(error ? inner : text, shell.state.line + 1)
  yield* within(shell, ofText(shell.frame, source), refuse(shell, error ?? open, 'command substitution'))
  throw new ShellError('')
}

/** What stands within backquotes: it is read when it is run. @throws ShellError where they are not closed, as in a here-document */
function withinBackquotes({ source }: ParsedScript, text: string): string {
  if (text.length < 2 || !text.endsWith('`')) throw new ShellError(`bad substitution: no closing "\`" in ${text}`)
  return source ?? text.slice(1, -1)
}

/** What the forked shell does with a text that cannot be understood to its end. */
function misunderstood(shell: Shell, text: string): Steps<number> {
  shell.isSubstitution = true
  return runText(shell, new Source(text, shell.state.line), 'command substitution')
}

/** What the forked shell does. */
function substituted(shell: Shell, { script, source, text, pos }: Substitution): Steps<number> {
  const { frame, state } = shell
  shell.isSubstitution = true
  // bash prints what is within `$( )` anew, and reads that: its first command is in the line of the command around it
  const backquoted = script.source === undefined ? pos : 0
  const first = text.startsWith('`') ? backquoted : (script.commands[0]?.pos ?? 0)
  shell.frame = {
    ...frame,
    source: (source ?? frame.source).beginningAt(state.line, first),
    nesting: frame.nesting + 1,
  }
  if (!state.shopt.has('inherit_errexit')) state.options.delete('errexit')
  return lastOf(shell, script.commands)
}

/** The text of an output that stays. */
function clean(shell: Shell, text: string): string {
  if (text.includes('\0')) warn(shell, 'warning: command substitution: ignored null byte in input')
  return text.replaceAll('\0', '').replace(/\n+$/, '')
}

/** `$(<file)` */
function* fileRead(shell: Shell, { command, background }: Statement): Steps<string | undefined> {
  if (command.type !== 'Command' || background || command.name || command.prefix.length !== 1) return undefined
  const [redirection] = command.prefix
  if (redirection?.type !== 'Redirect' || redirection.operator !== '<' || !redirection.target) return undefined
  const words: string[] = []
  yield* settle(shell.expander.fields(redirection.target, words))
  const [path = ''] = words
  try {
    const text = yield* contentOf(shell, path)
    shell.substituted = 0
    return clean(shell, text)
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    shell.substituted = 1
    yield* settle(complain(shell, `${path}: ${error.message}`))
    return ''
  }
}

function* contentOf({ process }: Shell, path: string): Steps<string> {
  const file = retain(openFile(process, path, { read: true }))
  const content = new MemoryOutput(MOST_TEXT)
  try {
    for (;;) {
      const chunk = yield* settle(process.readFrom(file))
      if (chunk === undefined) return content.text()
      content.write(chunk)
    }
  } finally {
    release(file)
  }
}
