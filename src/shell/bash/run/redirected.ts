import type { Shell } from '../shell.ts'
import type { Steps } from '../steps.ts'
import type { Redirection } from '../syntax/parser.ts'
import { failed, finish } from './finish.ts'
import { Redirections } from './redirections.ts'
import { endSubstitutions } from './substitutions.ts'

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
    return yield* steps()
  } finally {
    shell.around = around
    redirections.undo()
    if (shell.substitutions.descriptors.length > open) endSubstitutions(shell, open)
  }
}
