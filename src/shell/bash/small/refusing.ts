import { FatalError } from '../expand/expansion.ts'
import { builtins } from '../builtins/index.ts'
import { findCommand } from '../../posix/exec.ts'
import { resolvePath } from '../../posix/open.ts'
import type { Builtin, BuiltinContext } from '../shell.ts'
import type { Answer } from '../steps.ts'

/** Says what is wrong with the words of a builtin before that runs; undefined where nothing is. @throws FatalError */
type Check = (words: readonly string[], context: BuiltinContext) => Answer<number> | undefined

/** A builtin of Bash, which refuses some words first. */
export function refusing(name: string, check: Check): Builtin {
  const whole = builtins.get(name)
  if (!whole) throw new Error(`there is no builtin ${name}`)
  const { declare } = whole
  return {
    ...whole,
    run: (words, context) => check(words, context) ?? whole.run(words, context),
    ...(declare && {
      declare(words, context) {
        check(
          words.filter((word) => typeof word === 'string'),
          context,
        )
        return declare(words, context)
      },
    }),
  }
}

/** `set -o pipefail` where there is no such option. */
export const refusingOptions = (options: ReadonlySet<string>, sentence: (name: string) => string): Builtin =>
  refusing('set', (words) => {
    for (const [at, word] of words.entries()) {
      if (!/^[-+]/.test(word) || word === '--') return undefined
      const name = words[at + 1]
      if (/^[-+]\w*o$/.test(word) && name !== undefined) {
        if (!options.has(name)) throw new FatalError(`set: ${sentence(name)}`)
        return undefined
      }
    }
    return undefined
  })

/** `.`, which looks for a mere name along PATH alone, and ends the shell where it finds nothing. */
export const sourcing = (unopened: (path: string) => string, label: (context: BuiltinContext) => string): Builtin =>
  refusing('.', ([path], context) => {
    if (path === undefined) return 0
    const { process, state } = context
    const isPath = path.includes('/')
    const there = isPath
      ? process.system.fs.peek(resolvePath(process, path)) !== undefined
      : findCommand(process, path, state.get('PATH') ?? '') !== undefined
    if (there) return undefined
    throw new FatalError(`${label(context)}${isPath ? unopened(path) : `${path}: not found`}`)
  })
