import type { KeySettings } from '../../../base/key-settings.ts'
import { readlineFlags, readlineTexts, usualValue } from '../../../base/readline-variables.ts'
import { keymaps } from './keymaps.ts'

/**
 * Variables that nothing here obeys, and that would be seen: they stay as they are. What is in neither this list nor the sources has no effect by
 * nature: there is no keypad to enable and no region that is highlighted, Meta comes as Escape, HISTSIZE has the last word on the size of
 * the history, and on a terminal of UTF-8 characters beyond ASCII are neither taken nor shown by the eighth bit of a byte, whatever
 * input-meta, meta-flag and output-meta say.
 */
const REFUSED: ReadonlySet<string> = new Set(
  (
    'bind-tty-special-chars blink-matching-paren byte-oriented convert-meta echo-control-characters enable-bracketed-paste horizontal-scroll-mode ' +
    'mark-modified-lines prefer-visible-bell revert-all-at-newline show-mode-in-prompt isearch-terminators active-region-start-color ' +
    'active-region-end-color'
  ).split(' '),
)

/** What comes of a `set` of a variable. */
export type SetOutcome =
  | { readonly type: 'set'; readonly name: string; readonly value: string }
  | { readonly type: 'unknown' }
  | { readonly type: 'wrong' }
  /** It would be seen, and is not simulated. */
  | { readonly type: 'refused' }

const NUMBERS: Readonly<Record<string, (value: number) => number>> = {
  'completion-display-width': (value) => value,
  'completion-prefix-display-length': (value) => Math.max(0, value),
  'completion-query-items': (value) => Math.max(0, value),
  'history-size': (value) => value,
  'keyseq-timeout': (value) => Math.max(0, value),
}

const CHOICES: Readonly<Record<string, RegExp>> = {
  'bell-style': /^(?:none|off|audible|on|visible)$/i,
  'editing-mode': /^(?:vi|emacs)$/i,
}

const BELLS: Readonly<Record<string, string>> = { off: 'none', on: 'audible' }

function meant(name: string, value: string): string | undefined {
  if (name === 'keymap') return keymaps[value]?.shown
  if (CHOICES[name]?.test(value) === false) return undefined
  if (name === 'bell-style') return BELLS[value.toLowerCase()] ?? value.toLowerCase()
  if (name === 'editing-mode') return value.toLowerCase()
  const number = NUMBERS[name]
  return number ? String(number(Number.parseInt(value, 10) || 0)) : value
}

/** Looks at what a variable is to be; without a value that is `on`. */
export function assignment(written: string, value: string): SetOutcome {
  const name = written.toLowerCase()
  if (!readlineFlags.has(name) && !readlineTexts.has(name)) return { type: 'unknown' }
  const next = readlineFlags.has(name) ? (/^(?:on|1|)$/i.test(value) ? 'on' : 'off') : meant(name, value)
  if (next === undefined) return { type: 'wrong' }
  const isSeen = REFUSED.has(name) || (name === 'bell-style' && next === 'visible')
  return isSeen && next !== usualValue(name) ? { type: 'refused' } : { type: 'set', name, value: next }
}

/** All variables and their values, in the order of `bind -v`. `known` are those that follow the shell. */
export function variablesIn(
  { variables }: KeySettings,
  known: Readonly<Record<string, string>>,
): readonly (readonly [name: string, value: string])[] {
  return [...readlineFlags.keys(), ...readlineTexts.keys()].flatMap((name) => {
    const value = known[name] ?? variables.get(name) ?? usualValue(name)
    return value === undefined ? [] : [[name, value] as const]
  })
}
