import { part } from '../../later.ts'
import type { ShellState } from '../state.ts'

/** Loaded for the first line that HISTIGNORE may leave out. */
const ignoring = part(() => import('./ignoring.ts'))

/**
 * Puts a command into the history, as HISTCONTROL, HISTIGNORE and HISTSIZE want it (bash(1), Shell Variables): those two look at its first line,
 * which is all that bash knows when it asks them.
 */
export async function remember(state: ShellState, entry: string, [first = ''] = entry.split('\n')): Promise<void> {
  const { history, options } = state
  if (!history || !options.has('history')) return
  const controls = (state.get('HISTCONTROL') ?? '').split(':')
  const has = (control: string): boolean => controls.includes(control) || controls.includes('ignoreboth')
  const before = history.lines.at(-1)
  if ((has('ignorespace') && entry.startsWith(' ')) || (has('ignoredups') && first === before)) return
  if (state.get('HISTIGNORE') && (await ignoring()).isIgnored(state, first, before)) return
  if (controls.includes('erasedups'))
    for (let at = history.lines.length - 1; at >= 0; at -= 1)
      if (history.lines[at] === first) history.remove(history.first + at)
  history.add([entry])
  history.entered += 1
  limit(state)
}

/** Puts a command of several lines into the history: each of them by itself without `cmdhist`. */
export async function rememberCommand(state: ShellState, command: Command): Promise<void> {
  const entries = state.shopt.has('cmdhist') ? [command.entry(state.shopt.has('lithist'))] : command.source.split('\n')
  for (const entry of entries) await remember(state, entry, entries.length > 1 ? [entry] : command.source.split('\n'))
}

interface Command {
  readonly source: string
  entry(lithist: boolean): string
}

/** Leaves as many lines as HISTSIZE says; all where that is no number, or below zero. */
export function limit(state: ShellState): void {
  const { history } = state
  const most = state.get('HISTSIZE') ?? ''
  if (history && /^\d+$/.test(most)) history.drop(history.lines.length - Number(most))
}
