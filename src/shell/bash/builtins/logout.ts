import { call, settle, type Steps } from '../steps.ts'
import { type Context, plain, withHelp } from './library/define.ts'

function* run(words: readonly string[], { shell, state, complain }: Context): Steps<number> {
  if (state.shopt.has('login_shell')) return yield* call(shell.runWords(['exit', ...words]))
  yield* settle(complain("not login shell: use `exit'"))
  return 1
}

export const logout = withHelp(plain('logout', run))
