import { part } from '../../../later.ts'
import type { Builtin, BuiltinContext } from '../../shell.ts'
import { settle, type Steps } from '../../steps.ts'

function* first(loading: Promise<Builtin>, words: readonly string[], context: BuiltinContext): Steps<number> {
  const builtin = yield* settle(loading)
  return yield* settle(builtin.run(words, context))
}

/** Builtins that are loaded together when one of them is first run. */
export function builtinsLater(names: string, load: () => Promise<readonly Builtin[]>): readonly Builtin[] {
  return names.split(' ').map((name) => {
    const whole = part(async () => {
      const found = (await load()).find(({ declaration }) => declaration.name === name)
      if (!found) throw new Error(`there is no builtin ${name}`)
      return found
    })
    return {
      declaration: { name },
      load: whole,
      run: (words, context) => {
        const builtin = whole()
        return builtin instanceof Promise ? first(builtin, words, context) : builtin.run(words, context)
      },
    }
  })
}
