import { Discarded } from '../ending.ts'
import type { Shell } from '../shell.ts'
import type { Steps } from '../steps.ts'
import type { Redirection } from '../syntax/parser.ts'
import { failed, finish } from './finish.ts'
import { Redirections } from './redirections.ts'
import { endSubstitutions } from './substitutions.ts'

/** Steps that say where redirections lead why they failed; what is thrown on says no more. */
function* sayingHere(shell: Shell, steps: Steps<number>): Steps<number> {
  try {
    return yield* steps
  } catch (error) {
    if (failed(shell, error) === undefined) throw error
    throw new Discarded('')
  }
}

/** Does something with redirections in force; when one fails, that is what it gives. */
export function* withRedirections(
  shell: Shell,
  redirects: readonly Redirection[],
  steps: () => Steps<number>,
): Steps<number> {
  const redirections = new Redirections(shell.expander)
  const open = shell.substitutions.descriptors.length
  const { around } = shell
  try {
    try {
      yield* redirections.apply(redirects)
    } catch (error) {
      const status = failed(shell, error)
      if (status === undefined) throw error
      yield* finish(shell, status)
      return status
    }
    shell.around = [...redirections.opened, ...around]
    return yield* sayingHere(shell, steps())
  } finally {
    shell.around = around
    redirections.undo()
    if (shell.substitutions.descriptors.length > open) endSubstitutions(shell, open)
  }
}
