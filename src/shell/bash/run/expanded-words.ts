import { ShellError } from '../state.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import { parseCommand } from '../syntax/parser.ts'

function* expanded(shell: Shell, text: string): Steps<readonly string[]> {
  const word = parseCommand(text)?.name
  if (!word) return [text]
  const into: string[] = []
  try {
    yield* settle(shell.expander.fields(word, into))
  } catch (error) {
    if (error instanceof ShellError) return [text]
    throw error
  }
  return into
}

/** Words as the command line has them, expanded; what is no word, or cannot be expanded, stays as it is. */
export function* expandedWords(shell: Shell, words: readonly string[]): Steps<readonly string[]> {
  const into: string[] = []
  for (const word of words) into.push(...(yield* expanded(shell, word)))
  return into
}
