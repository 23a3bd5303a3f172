import type { ProgramDeclaration } from '../../posix/declaration.ts'
import { loadedDeclaration } from '../../posix/loaded.ts'
import type { Redirected } from '../../watch.ts'
import type { Shell } from '../shell.ts'
import { settle, type Answer, type Steps } from '../steps.ts'
import type { Command } from '../syntax/parser.ts'

/** Whether somebody watches who still has room for a command of this line. */
export const isWatched = ({ process }: Shell): boolean => process.watch?.hasRoom() ?? false

/** Tells who watches that a command begins; what it gives is called with its status. Undefined where nobody does. */
export function watched(
  shell: Shell,
  node: Command,
  argv: readonly string[],
  redirections: readonly Redirected[] = [],
): ((status: number) => void) | undefined {
  const { process, frame, stage, state, around } = shell
  const { watch } = process
  if (!watch?.hasRoom()) return undefined
  const place = { text: frame.source.text, start: node.pos, end: node.end, stage }
  const declaration = (): ProgramDeclaration | undefined => loadedDeclaration(programOf(shell, argv[0] ?? ''))
  const { cwd } = process
  const files = around.length === 0 ? redirections : [...redirections, ...around]
  return watch.command({ argv, cwd, redirections: files, declaration, ...(state.calls.length === 0 && { place }) })
}

/** The same of a command that another one runs in its own name: what stands after `command` and `builtin`. */
export function watchedInner(shell: Shell, argv: readonly string[]): ((status: number) => void) | undefined {
  const { watch, cwd } = shell.process
  if (!watch?.hasRoom()) return undefined
  const declaration = (): ProgramDeclaration | undefined => loadedDeclaration(programOf(shell, argv[0] ?? ''))
  return watch.command({ argv, cwd, redirections: shell.around, declaration })
}

const programOf = (shell: Shell, name: string) =>
  shell.builtin(name) ?? shell.process.kernel.program(name.slice(name.lastIndexOf('/') + 1))

/** The same answer, of which who watches is told. */
export function telling(answer: Answer<number>, ended: (status: number) => void): Answer<number> {
  if (typeof answer !== 'number') return tellingLater(answer, ended)
  ended(answer)
  return answer
}

function* tellingLater(answer: Answer<number>, ended: (status: number) => void): Steps<number> {
  const status = yield* settle(answer)
  ended(status)
  return status
}
