import { expandPrompt } from '../prompt-expansion.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import { refused } from './finish.ts'

/**
 * A prompt's text, expanded (bash(1), PROMPTING). Where that fails, it is said why, and the text stays as the escapes left it.
 * @param isNext it is that of a command that is still to come
 */
export function* prompt(shell: Shell, text: string, isNext = false): Steps<string> {
  const { process, state, jobs, expander } = shell
  const prompted = { process, state, jobs: jobs.all.length, isNext }
  const expanded = yield* settle(expandPrompt(text, prompted))
  if (!state.shopt.has('promptvars')) return expanded
  try {
    return yield* settle(expander.quotedText(expanded))
  } catch (error) {
    if (!refused(shell, error)) throw error
    return expanded
  }
}
