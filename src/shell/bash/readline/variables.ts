import type { KeySettings } from '../../../base/key-settings.ts'
import { keymaps } from './keymaps.ts'

const FLAGS =
  'bind-tty-special-chars:on blink-matching-paren byte-oriented colored-completion-prefix colored-stats completion-ignore-case ' +
  'completion-map-case convert-meta disable-completion echo-control-characters:on enable-active-region:on ' +
  'enable-bracketed-paste:on enable-keypad enable-meta-key:on expand-tilde history-preserve-point horizontal-scroll-mode ' +
  'input-meta:on mark-directories:on mark-modified-lines mark-symlinked-directories match-hidden-files:on ' +
  'menu-complete-display-prefix meta-flag:on output-meta:on page-completions:on prefer-visible-bell:on ' +
  'print-completions-horizontally revert-all-at-newline show-all-if-ambiguous show-all-if-unmodified show-mode-in-prompt ' +
  'skip-completed-text visible-stats'

/** Variables that are on or off, in the order of `bind -v`. */
const flags: ReadonlyMap<string, string> = new Map(
  FLAGS.split(' ').map((each) => {
    const [name = '', value = 'off'] = each.split(':')
    return [name, value]
  }),
)

/** The others; what may be set later is not listed before. */
const texts: ReadonlyMap<string, string | undefined> = new Map([
  ['active-region-end-color', undefined],
  ['active-region-start-color', undefined],
  ['bell-style', 'audible'],
  ['comment-begin', '#'],
  ['completion-display-width', '-1'],
  ['completion-prefix-display-length', '0'],
  ['completion-query-items', '100'],
  ['editing-mode', 'emacs'],
  ['emacs-mode-string', '@'],
  ['history-size', '500'],
  ['isearch-terminators', undefined],
  ['keymap', 'emacs'],
  ['keyseq-timeout', '500'],
  ['vi-cmd-mode-string', '(cmd)'],
  ['vi-ins-mode-string', '(ins)'],
])

/**
 * Variables that nothing here obeys, and that would be seen: they stay as they are. What is in neither this list nor the sources has no effect by
 * nature: there is no keypad to enable and no region that is highlighted, Meta comes as Escape, and HISTSIZE has the last word on the size of
 * the history.
 */
const REFUSED: ReadonlySet<string> = new Set(
  (
    'blink-matching-paren byte-oriented convert-meta echo-control-characters enable-bracketed-paste horizontal-scroll-mode ' +
    'mark-modified-lines revert-all-at-newline show-mode-in-prompt isearch-terminators active-region-start-color ' +
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

/** The value that a variable has by default; undefined where it has none. */
export const usualValue = (name: string): string | undefined => flags.get(name) ?? texts.get(name)

/** Looks at what a variable is to be; without a value that is `on`. */
export function assignment(written: string, value: string): SetOutcome {
  const name = written.toLowerCase()
  if (!flags.has(name) && !texts.has(name)) return { type: 'unknown' }
  const next = flags.has(name) ? (/^(?:on|1|)$/i.test(value) ? 'on' : 'off') : meant(name, value)
  if (next === undefined) return { type: 'wrong' }
  const isSeen = REFUSED.has(name) || (name === 'bell-style' && next === 'visible')
  return isSeen && next !== usualValue(name) ? { type: 'refused' } : { type: 'set', name, value: next }
}

/** All variables and their values, in the order of `bind -v`. `known` are those that follow the shell. */
export function variablesIn(
  { variables }: KeySettings,
  known: Readonly<Record<string, string>>,
): readonly (readonly [name: string, value: string])[] {
  return [...flags.keys(), ...texts.keys()].flatMap((name) => {
    const value = known[name] ?? variables.get(name) ?? usualValue(name)
    return value === undefined ? [] : [[name, value] as const]
  })
}
