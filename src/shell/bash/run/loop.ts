import { warn } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { isName } from '../value.ts'
import { settle, type Steps } from '../steps.ts'
import type { Word } from '../syntax/parser.ts'
import { wordText } from '../syntax/word-text.ts'
import { begins } from './trap.ts'

/** Whether a loop ends at the jump that was made; a `continue` that is meant for it is over. */
export function leaves(shell: Shell): boolean {
  const { jump } = shell
  if (!jump || jump.type === 'return') return jump !== undefined
  if (jump.levels > 1 && shell.frame.loops > 1) {
    shell.jump = { ...jump, levels: jump.levels - 1 }
    return true
  }
  shell.jump = undefined
  return jump.type === 'break'
}

/** The words that a loop goes over. */
export function* loopWords(shell: Shell, wordlist: readonly Word[] | undefined): Steps<readonly string[]> {
  if (!wordlist) return shell.state.positional
  const words: string[] = []
  for (const word of wordlist) yield* settle(shell.expander.fields(word, words))
  return words
}

/** Whether a loop's variable cannot have its name, which is said then. */
export function isMisnamed(shell: Shell, { text }: Word): boolean {
  if (!isName(text)) warn(shell, `\`${text}': not a valid identifier`)
  return !isName(text)
}

/** A loop over words, up to its body. */
export const loopHead = (
  keyword: 'for' | 'select',
  { name, wordlist }: { readonly name: Word; readonly wordlist?: readonly Word[] | undefined },
): string => `${keyword} ${name.text} in ${(wordlist ?? []).map(wordText).join(' ') || '"$@"'}`

/** The DEBUG trap of a loop over words. */
export function* loopBegins(
  shell: Shell,
  keyword: 'for' | 'select',
  loop: Parameters<typeof loopHead>[1],
): Steps<void> {
  if (!shell.state.traps.has('DEBUG')) return
  yield* begins(shell, loopHead(keyword, loop))
}
