import type { KeyAction, KeyActions, KeymapName, KeySettings } from '../../../base/key-settings.ts'
import { commandKeys, emacsKeys, functionNames, insertKeys } from './default-keys.ts'
import { keysOf, written } from './notation.ts'

/** A keymap as `bind -m` names it: what comes behind the keys of `prefix`. */
export interface Keymap {
  readonly name: KeymapName
  readonly prefix: string
  /** As `bind -v` calls it. */
  readonly shown: string
}

const keymap = (name: KeymapName, shown: string, prefix = ''): Keymap => ({ name, prefix, shown })

export const keymaps: Readonly<Record<string, Keymap>> = {
  emacs: keymap('emacs', 'emacs'),
  'emacs-standard': keymap('emacs', 'emacs'),
  'emacs-meta': keymap('emacs', 'emacs-meta', '\x1b'),
  'emacs-ctlx': keymap('emacs', 'emacs-ctlx', '\x18'),
  vi: keymap('vi-command', 'vi'),
  'vi-move': keymap('vi-command', 'vi'),
  'vi-command': keymap('vi-command', 'vi'),
  'vi-insert': keymap('vi-insert', 'vi-insert'),
}

/** The keymap that is used where none is named: the one that was set, else where lines begin. */
export function keymapInUse({ variables }: KeySettings, vi: boolean): Keymap {
  const name = variables.get('keymap') ?? (vi ? 'vi-insert' : 'emacs')
  return Object.values(keymaps).find(({ shown }) => shown === name) ?? keymap('emacs', 'emacs')
}

const codes = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_none, at) => String.fromCharCode(from + at))

/** Functions that many keys have, where nothing else is on them. */
const RANGES: Readonly<Record<KeymapName, readonly (readonly [name: string, keys: readonly string[]])[]>> = {
  emacs: [
    ['digit-argument', [...'-0123456789'].map((digit) => `\x1b${digit}`)],
    ['do-lowercase-version', codes(65, 90).flatMap((letter) => [`\x18${letter}`, `\x1b${letter}`])],
    ['self-insert', [...codes(32, 126), ...codes(128, 255)]],
  ],
  'vi-insert': [['self-insert', [...codes(1, 26), ...codes(28, 126), ...codes(128, 255)]]],
  'vi-command': [['vi-arg-digit', [...'123456789']]],
}

const TABLES: Readonly<Record<KeymapName, string>> = {
  emacs: emacsKeys,
  'vi-insert': insertKeys,
  'vi-command': commandKeys,
}

const defaults = new Map<KeymapName, KeyActions>()

function tableOf(name: KeymapName): KeyActions {
  const table = new Map<string, KeyAction>()
  for (const line of TABLES[name].trim().split('\n')) {
    const [own = '', ...keys] = line.split(' ')
    for (const key of keys) table.set(keysOf(key), { type: 'function', name: own })
  }
  for (const [own, keys] of RANGES[name])
    for (const key of keys)
      // that begins the arrow keys
      if (!table.has(key) && key !== '\x1bO') table.set(key, { type: 'function', name: own })
  return table
}

/** What keys do by default. */
export function defaultsOf(name: KeymapName): KeyActions {
  const table = defaults.get(name) ?? tableOf(name)
  defaults.set(name, table)
  return table
}

const byKeys = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** What the keys of a keymap do now, in the order of their bytes. */
export function actionsIn(
  { keymaps: changed }: KeySettings,
  { name, prefix }: Keymap,
): readonly (readonly [string, KeyAction])[] {
  return [...new Map([...defaultsOf(name), ...changed[name]])]
    .filter(([keys, { type }]) => type !== 'nothing' && keys.startsWith(prefix) && keys !== prefix)
    .map(([keys, action]) => [keys.slice(prefix.length), action] as const)
    .toSorted(byKeys)
}

/** Functions that are one under two names. */
const SAME: Readonly<Record<string, string>> = { 'insert-last-argument': 'yank-last-arg' }

/** The function that a name means. */
export const functionOf = (name: string): string => SAME[name] ?? name

export const isFunction = (name: string): boolean => functionNames.includes(name)

/** The keys that each function is on, written as they are bound, by the names of `bind -l`. */
export function keysByFunction(
  settings: KeySettings,
  of: Keymap,
): readonly (readonly [name: string, keys: readonly string[]])[] {
  const found = new Map<string, string[]>()
  for (const [keys, action] of actionsIn(settings, of))
    if (action.type === 'function') found.set(action.name, [...(found.get(action.name) ?? []), written(keys)])
  return functionNames.map((name) => [name, found.get(functionOf(name)) ?? []])
}

/** The settings with something else on some keys; without an action those do what they do by default. */
export function withKeys(
  settings: KeySettings,
  { name, prefix }: Keymap,
  keys: string,
  action: KeyAction,
): KeySettings {
  const changed = new Map(settings.keymaps[name]).set(prefix + keys, action)
  return { ...settings, keymaps: { ...settings.keymaps, [name]: changed } }
}

/** The settings of a shell that has read none. */
export const usualKeys: KeySettings = {
  keymaps: { emacs: new Map(), 'vi-insert': new Map(), 'vi-command': new Map() },
  variables: new Map(),
}
