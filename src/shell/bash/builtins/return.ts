import { Discarded } from '../ending.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, misuse, plain } from './library/define.ts'
import { numberOf, withoutDashes } from './library/number.ts'

function* run(words: readonly string[], context: Context): Steps<number> {
  const { state, shell } = context
  const given = yield* numberOf(withoutDashes(words), context)
  if (state.calls.length === 0) {
    yield* settle(context.complain("can only `return' from a function or sourced script"))
    return misuse(context)
  }
  if ('failed' in given && given.failed === 1) throw new Discarded('')
  const status = ('failed' in given ? given.failed : given.number) & 0xff
  shell.jump = { type: 'return', before: state.status }
  state.status = status
  return status
}

export const returnBuiltin = plain('return', run, { special: true })
