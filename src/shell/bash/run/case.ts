import { localText } from '../../posix/locale.ts'
import { part } from '../../later.ts'
import { compileWord, plainText } from '../expand/words.ts'
import type { Shell } from '../shell.ts'
import { isImmediate, settle, type Steps } from '../steps.ts'
import type { Case, Word } from '../syntax/parser.ts'
import { wordText } from '../syntax/word-text.ts'
import { commands } from './list.ts'
import { trace } from './trace.ts'
import { begins } from './trap.ts'

/** After how many patterns others have their turn. */
const MANY = 256

/** Loaded for the first pattern of a `case`. */
export const patterns = part(() => import('../expand/pattern.ts'))

export function* caseCommand(shell: Shell, { word, items, pos }: Case): Steps<number> {
  const { state } = shell
  state.line = shell.frame.source.lineAt(pos)
  if (state.traps.has('DEBUG')) yield* begins(shell, `case ${word.text} in `)
  if (state.options.has('xtrace')) yield* trace(shell, `case ${wordText(word)} in`)
  const text = yield* settle(shell.expander.text(word))
  let status = 0
  let through = false
  for (const { pattern, body, terminator } of items) {
    if (!through && !(yield* matches(shell, text, pattern))) continue
    const answer = commands(shell, body.commands)
    status = isImmediate(answer) ? answer : yield* settle(answer)
    if (shell.jump || !terminator || terminator === ';;') return status
    through = terminator === ';&'
  }
  return status
}

function* matches({ state, expander }: Shell, text: string, words: readonly Word[]): Steps<boolean> {
  const { shopt } = state
  const ignoreCase = shopt.has('nocasematch')
  for (const [at, word] of words.entries()) {
    if (at % MANY === MANY - 1) yield* expander.pause(MANY)
    const constant = plainText(word) ?? compileWord(word).constant
    if (constant !== undefined && !ignoreCase) {
      if (constant === text) return true
      continue
    }
    const { patternOf } = yield* settle(patterns())
    const local = localText(yield* settle(expander.pattern(word)), state)
    const pattern = patternOf(local, { extended: shopt.has('extglob'), ignoreCase })
    if (yield* settle(expander.inTurns(pattern.whole(localText(text, state))))) return true
  }
  return false
}
