import { watchedInner } from '../run/watched.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, define, type Options } from './library/define.ts'

function* run({ operands: rest }: Options, { shell, complain }: Context): Steps<number> {
  const [name] = rest
  if (name === undefined) return 0
  if (!shell.builtin(name)) {
    yield* settle(complain(`${name}: not a shell builtin`))
    return 1
  }
  const ended = watchedInner(shell, rest)
  const status = yield* shell.runWords(rest, { onlyBuiltins: true, noFunctions: true })
  ended?.(status)
  return status
}

export const builtin = define('builtin', '', run)
