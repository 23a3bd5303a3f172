import type { Shell, WordsOptions } from '../shell.ts'
import { call, isImmediate, settle, type Steps } from '../steps.ts'
import type { Assignment } from '../syntax/parser.ts'
import { orEnd, runBuiltin, runDeclaring } from './builtin.ts'
import { callFunction } from './function.ts'
import { runProgram } from './program.ts'

/** The words of a simple command, all their expansions done. */
export interface Prepared {
  readonly words: readonly string[]
  /** Arguments of `declare` and the like, assignments as they are written. */
  readonly arguments: readonly (string | Assignment)[]
}

/** Runs a command whose words are expanded. */
export function* runPrepared(shell: Shell, { words, arguments: list }: Prepared, last: boolean): Steps<number> {
  const [name = ''] = words
  const definition = shell.calledFunction(name)
  if (definition) return yield* call(callFunction(shell, definition, words.slice(1)))
  if (name.startsWith('%') && shell.jobControl) return yield* runWords(shell, ['fg', ...words])
  const builtin = shell.builtin(name)
  if (!builtin) return yield* runProgram(shell, words, { last, ...(shell.place && { place: shell.place }) })
  const declaring = runDeclaring(shell, builtin, name, list)
  if (declaring) return yield* orEnd(declaring)
  const answer = runBuiltin(shell, builtin, name, words.slice(1))
  return isImmediate(answer) ? answer : yield* orEnd(settle(answer))
}

/** Runs words as a command: a function, a builtin or a program. */
export function* runWords(shell: Shell, words: readonly string[], options: WordsOptions = {}): Steps<number> {
  const [name = '', ...rest] = words
  const definition = options.noFunctions || options.onlyBuiltins ? undefined : shell.calledFunction(name)
  if (definition) return yield* call(callFunction(shell, definition, rest))
  const builtin = shell.builtin(name)
  if (!builtin) return yield* runProgram(shell, words, options)
  const steps = runDeclaring(shell, builtin, name, rest) ?? settle(runBuiltin(shell, builtin, name, rest))
  return yield* orEnd(steps, options.noFunctions ?? options.onlyBuiltins ?? false)
}
