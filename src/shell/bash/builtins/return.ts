import { Discarded } from '../ending.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, misuse, plain, withHelp } from './library/define.ts'
import { numberOf, withoutDashes } from './library/number.ts'

/** What a trap gives that returns without a number: the status from before it, unless it is that of DEBUG. */
function beforeTrap(words: readonly string[], { frame }: Shell): number | undefined {
  const { names, statusBefore } = frame.traps
  const isTrap = [...names].some((name) => name !== 'DEBUG')
  return isTrap && withoutDashes(words).length === 0 ? statusBefore : undefined
}

function* run(words: readonly string[], context: Context): Steps<number> {
  const { state, shell } = context
  const given = yield* numberOf(withoutDashes(words), context)
  if (state.calls.length === 0) {
    yield* settle(context.complain("can only `return' from a function or sourced script"))
    return misuse(context)
  }
  if ('failed' in given && given.failed === 1) throw new Discarded('')
  const status = ('failed' in given ? given.failed : (beforeTrap(words, shell) ?? given.number)) & 0xff
  shell.jump = { type: 'return', before: state.status }
  state.status = status
  return status
}

export const returnBuiltin = withHelp(plain('return', run, { special: true }))
