import { part } from '../../../later.ts'
import type { Builtin } from '../../shell.ts'
import { type Answer, settle, type Steps } from '../../steps.ts'

/** Does something with a builtin, once it is there. */
function whenThere(builtin: Builtin | Promise<Builtin>, act: (builtin: Builtin) => Answer<number>): Answer<number> {
  return builtin instanceof Promise ? first(builtin, act) : act(builtin)
}

function* first(loading: Promise<Builtin>, act: (builtin: Builtin) => Answer<number>): Steps<number> {
  return yield* settle(act(yield* settle(loading)))
}

/** What is said of builtins before they are there. */
interface Announced {
  /** Their words may be assignments. */
  readonly declare?: boolean
  /** Special builtins of POSIX. */
  readonly special?: boolean
}

/** Builtins that are loaded together when one of them is first run. */
export function builtinsLater(
  names: string,
  load: () => Promise<readonly Builtin[]>,
  { declare = false, special = false }: Announced = {},
): readonly Builtin[] {
  return names.split(' ').map((name) => {
    const whole = part(async () => {
      const found = (await load()).find(({ declaration }) => declaration.name === name)
      if (!found) throw new Error(`there is no builtin ${name}`)
      return found
    })
    return {
      declaration: { name },
      special,
      load: whole,
      run: (words, context) => whenThere(whole(), (builtin) => builtin.run(words, context)),
      ...(declare && {
        declare: (words, context) => settle(whenThere(whole(), (builtin) => builtin.declare?.(words, context) ?? 0)),
      }),
    }
  })
}
