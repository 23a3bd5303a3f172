import { findCommand } from '../../posix/exec.ts'
import { watchedInner } from '../run/watched.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, define, type Options } from './library/define.ts'
import { meaningsOf } from './type.ts'

/** Where `-p` looks. */
const STANDARD_PATH = '/bin:/usr/bin:/sbin:/usr/sbin:/etc:/usr/etc'

function* run(options: Options, context: Context): Steps<number> {
  const { operands, has } = options
  const { shell, process } = context
  const [name] = operands
  if (name === undefined) return 0
  if (has('v') || has('V')) return yield* describe(options, context)
  const path = has('p') ? findCommand(process, name, STANDARD_PATH) : undefined
  const ended = watchedInner(shell, operands)
  const status = yield* shell.runWords(operands, { noFunctions: true, ...(path !== undefined && { path }) })
  ended?.(status)
  return status
}

function* describe({ operands, has }: Options, context: Context): Steps<number> {
  let status = 1
  for (const name of operands) {
    const [meaning] = meaningsOf(name, context, has('p') ? { path: STANDARD_PATH } : {})
    if (meaning) {
      yield* settle(context.process.print(has('V') ? meaning.sentence : `${meaning.short}\n`))
      status = 0
    } else if (has('V')) yield* settle(context.complain(`${name}: not found`))
  }
  return status
}

export const command = define('command', 'pvV', run)
