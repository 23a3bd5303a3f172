import type { Scope, ShellState } from '../state.ts'

/** Ends a scope, and what was opened within it and is not yet ended. */
export function dropScope(state: ShellState, scope: Scope): void {
  while (state.scopes.length > 0) {
    const top = state.scopes.at(-1)
    state.popScope()
    if (top === scope) return
  }
}
