import { signalFrom, signalNumbers } from '../../posix/signals.ts'
import { settle, type Steps } from '../steps.ts'
import { quoteSingle } from '../text/quote.ts'
import { type Context, define, type Options, usage } from './library/define.ts'
import { signalTable } from './library/signal-table.ts'

/** A trap's name from what a user writes; undefined where there is none. */
function trapName(word: string): string | undefined {
  const upper = word.toUpperCase().replace(/^SIG/, '')
  if (word === '0' || upper === 'EXIT') return 'EXIT'
  if (['ERR', 'DEBUG', 'RETURN'].includes(upper)) return upper
  return signalFrom(word)
}

const trapOrder = (name: string): number => {
  const signal = signalFrom(name)
  if (name === 'EXIT') return 0
  return signal ? signalNumbers[signal] : 100
}

function trapLine(name: string, text: string, posix: boolean): string {
  const prefix = signalFrom(name) && !posix ? 'SIG' : ''
  return `trap -- ${quoteSingle(text)} ${prefix}${name}\n`
}

function* run({ operands: given, has }: Options, context: Context): Steps<number> {
  const { state, process } = context
  if (has('l')) {
    yield* settle(process.print(signalTable()))
    return 0
  }
  if (has('p') || given.length === 0) return yield* printTraps(context, given)
  const only = given.length === 1
  const resets = only || (/^\d+$/.test(given[0] ?? '') && trapName(given[0] ?? '') !== undefined)
  const [action = '', ...rest] = resets ? ['-', ...given] : given
  if (only && trapName(given[0] ?? '') === undefined) return yield* settle(usage(context))
  let status = 0
  state.parentTraps = undefined
  for (const word of rest) {
    const name = trapName(word)
    if (name === undefined) {
      yield* settle(context.complain(`${word}: invalid signal specification`))
      status = 1
    } else if (action === '-') state.traps.delete(name)
    else state.traps.set(name, action)
    const signal = name === undefined ? undefined : signalFrom(name)
    if (signal && action === '') process.ignored.add(signal)
    else if (signal) process.ignored.delete(signal)
  }
  return status
}

function* printTraps({ state, process, complain }: Context, words: readonly string[]): Steps<number> {
  let status = 0
  const traps = state.parentTraps ?? state.traps
  const names = words.length > 0 ? words : [...traps.keys()].toSorted((a, b) => trapOrder(a) - trapOrder(b))
  for (const word of names) {
    const name = trapName(word)
    const text = name === undefined ? undefined : traps.get(name)
    if (name === undefined) {
      yield* settle(complain(`${word}: invalid signal specification`))
      status = 1
    } else if (text !== undefined) yield* settle(process.print(trapLine(name, text, state.options.has('posix'))))
  }
  return status
}

export const trap = define('trap', 'lp', run, { special: true })
