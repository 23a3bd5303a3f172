import { everythingText } from '../text/declaration-text.ts'
import { loadHistory } from '../history/file.ts'
import { followPosix, mayTurn, NOT_SIMULATED, setOptions } from '../shell-options.ts'
import type { ShellState } from '../state.ts'
import { type Context, misuse, plain, refuse, say, usage } from './library/define.ts'

/** `set -o` and `set +o` without a name. */
function listing({ state }: Context, plus: boolean): string {
  return Object.keys(setOptions)
    .map((name) => {
      const on = state.options.has(name)
      return plus ? `set ${on ? '-' : '+'}o ${name}\n` : `${name.padEnd(15)}\t${on ? 'on' : 'off'}\n`
    })
    .join('')
}

function turn({ state, process }: Context, name: string, on: boolean): void {
  if (on) state.options.add(name)
  else state.options.delete(name)
  if (name === 'posix') {
    followPosix(state.shopt, on, state.interactive)
    if (on) state.set('POSIXLY_CORRECT', 'y')
    else state.unset('POSIXLY_CORRECT')
  }
  if (name === 'monitor') state.monitored = false
  if (name === 'ignoreeof') {
    if (on) state.set('IGNOREEOF', '10')
    else state.unset('IGNOREEOF')
  }
  // line editing is one or the other
  if (on && name === 'vi') state.options.delete('emacs')
  if (on && name === 'emacs') state.options.delete('vi')
  // a script that begins a history reads its file
  if (on && name === 'history' && !state.interactive) loadHistory({ process, state })
}

const nameOf = (letter: string): string | undefined =>
  Object.entries(setOptions).find(([, known]) => known === letter)?.[0]

function setPositional(state: ShellState, words: readonly string[]): void {
  state.positional = words
  state.timesSet += 1
}

async function run(words: readonly string[], context: Context): Promise<number> {
  const { state } = context
  let at = 0
  let text = ''
  for (; /^[-+]/.test(words[at] ?? ''); at += 1) {
    const word = words[at] ?? ''
    const on = word.startsWith('-')
    if (word === '-' || word === '--') {
      if (word === '-') for (const name of ['xtrace', 'verbose']) state.options.delete(name)
      if (word === '--' || at + 1 < words.length) setPositional(state, words.slice(at + 1))
      return say(context, text)
    }
    for (const letter of word.slice(1)) {
      if (letter === 'o') {
        const name = words[at + 1]
        if (name === undefined) text += listing(context, !on)
        else if (name in setOptions && !mayTurn(name, on)) return refuse(context, `${name}: ${NOT_SIMULATED}`, 2)
        else if (name in setOptions) turn(context, name, on)
        else {
          await context.complain(`${name}: invalid option name`)
          return misuse(context)
        }
        at += 1
        continue
      }
      const name = nameOf(letter)
      const isRefused = (letter === 'r' && on) || (name !== undefined && !mayTurn(name, on))
      if (isRefused) return refuse(context, `${word[0]}${letter}: ${NOT_SIMULATED}`, 2)
      if (name === undefined) return usage(context, `${word[0]}${letter}: invalid option`)
      turn(context, name, on)
    }
  }
  if (at < words.length) setPositional(state, words.slice(at))
  return say(context, text)
}

async function sayAll(context: Context): Promise<number> {
  return say(context, await context.process.inTurns(everythingText(context.state)))
}

export const set = plain('set', (words, context) => (words.length === 0 ? sayAll(context) : run(words, context)), {
  special: true,
})
