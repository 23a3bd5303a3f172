import { FatalError } from '../expand/expansion.ts'
import { inLoop, within } from '../frame.ts'
import type { Shell } from '../shell.ts'
import { ShellError } from '../state.ts'
import { isName } from '../value.ts'
import { isImmediate, settle, type Steps } from '../steps.ts'
import type { For } from '../syntax/parser.ts'
import { failed } from './finish.ts'
import { commands } from './list.ts'
import { isMisnamed, leaves, loopBegins, loopHead, loopWords } from './loop.ts'
import { misnamed } from './misnamed.ts'
import { trace } from './trace.ts'

/** `for name in word…` */
export function* forLoop(shell: Shell, node: For): Steps<number> {
  if (isMisnamed(shell, node.name)) return misnamed(shell, 1)
  const words = yield* loopWords(shell, node.wordlist)
  return yield* within(shell, inLoop(shell.frame), rounds(shell, node, words))
}

function* rounds(shell: Shell, node: For, words: readonly string[]): Steps<number> {
  const { name, body } = node
  const { state } = shell
  const traced = state.options.has('xtrace')
  const line = shell.frame.source.lineAt(node.pos)
  let status = 0
  for (const word of words) {
    state.line = line
    if (state.traps.has('DEBUG')) yield* loopBegins(shell, 'for', node)
    if (traced) yield* trace(shell, loopHead('for', node))
    try {
      if (state.variables.get(name.text)?.nameref) {
        if (!isName(word)) throw new ShellError(`\`${word}': not a valid identifier`)
        state.refer(name.text, word)
      } else state.set(name.text, word)
    } catch (error) {
      const refused = failed(shell, state.options.has('posix') ? fatal(error) : error)
      if (refused === undefined) throw error
      return refused
    }
    const answer = commands(shell, body.commands)
    status = isImmediate(answer) ? answer : yield* settle(answer)
    if (shell.jump && leaves(shell)) return status
  }
  return status
}

/** POSIX lets a shell end where the variable of a loop cannot be set. */
const fatal = (error: unknown): unknown => (error instanceof ShellError ? new FatalError(error.message) : error)
