import { expandPrompt } from '../prompt-expansion.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'

/** A prompt's text, expanded (bash(1), PROMPTING). */
export function* prompt({ process, state, jobs, expander }: Shell, text: string): Steps<string> {
  const prompted = { process, state, jobs: jobs.all.length, command: state.commands }
  const expanded = yield* settle(expandPrompt(text, prompted))
  return state.shopt.has('promptvars') ? yield* settle(expander.quotedText(expanded)) : expanded
}
