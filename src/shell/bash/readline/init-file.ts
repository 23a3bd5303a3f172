import type { KeyAction, KeySettings } from '../../../base/key-settings.ts'
import { usualValue } from '../../../base/readline-variables.ts'
import { NOT_SIMULATED } from '../shell-options.ts'
import { functionOf, isFunction, type Keymap, keymapInUse, withKeys } from './keymaps.ts'
import { keyOfName, keysOf } from './notation.ts'
import { unsupported } from './unsupported.ts'
import { assignment } from './variables.ts'

/** What lines of an init file are read for. */
export interface InitFileHost {
  settings: KeySettings
  /** `editing-mode`. */
  vi: boolean
  /** The keymap that keys are bound in, where that is not the one in use. */
  readonly keymap?: Keymap | undefined
  /** TERM */
  readonly term: string
  /** The lines of a file that `$include` names; undefined where it cannot be read. */
  open(path: string): readonly string[] | undefined
  /** Says what is wrong, in the name of Readline. */
  complain(message: string): void
  /** Says that something is not simulated. */
  refuse(what: string): void
}

const VERSION = 8.2

/** `version >= 8.0` */
function compares(operator: string, other: number): boolean {
  switch (operator) {
    case '<':
      return VERSION < other
    case '<=':
      return VERSION <= other
    case '>':
      return VERSION > other
    case '>=':
      return VERSION >= other
    case '!=':
      return VERSION !== other
    default:
      return VERSION === other
  }
}

/** Reads lines of Readline's init file, or those that `bind` is given. */
export class InitFileReader {
  readonly #host: InitFileHost
  /** Whether the lines count that are read, for each `$if` around them. */
  readonly #conditions: boolean[] = []
  #file: string | undefined
  #line = 0

  constructor(host: InitFileHost) {
    this.#host = host
  }

  /** Reads a file. @param shown as it is named */
  readFile(shown: string, lines: readonly string[]): void {
    this.#file = shown
    lines.forEach((line, at) => {
      this.#line = at + 1
      if (!/^\s*(?:#|$)/.test(line)) this.read(line.trimStart())
    })
    // as Readline has it, also where another file goes on
    this.#file = undefined
  }

  /** Reads one line. */
  read(text: string): void {
    if (text.startsWith('$')) this.#direct(text.slice(1))
    else if (this.#conditions.includes(false) || text === '' || text.startsWith('#')) return
    else if (/^set\s/i.test(text)) this.#set(text)
    else this.#bind(text)
  }

  #complain(message: string): void {
    const place = this.#file === undefined ? '' : `${this.#file}: line ${this.#line}: `
    this.#host.complain(`${place}${message}`)
  }

  #refuse(what: string): void {
    if (this.#file === undefined) this.#host.refuse(what)
    else this.#complain(`${what}: ${NOT_SIMULATED}`)
  }

  #direct(text: string): void {
    const [directive = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(text)?.slice(1) ?? []
    switch (directive.toLowerCase()) {
      case 'if':
        this.#conditions.push(!this.#conditions.includes(false) && this.#holds(rest.trimEnd()))
        return
      case 'else': {
        const condition = this.#conditions.pop()
        if (condition === undefined) this.#complain('$else found without matching $if')
        else this.#conditions.push(!condition)
        return
      }
      case 'endif':
        if (this.#conditions.pop() === undefined) this.#complain('$endif without matching $if')
        return
      case 'include': {
        const lines = this.#conditions.includes(false) ? undefined : this.#host.open(rest.trimEnd())
        if (lines) this.readFile(rest.trimEnd(), lines)
        return
      }
      default:
        this.#complain(`${directive}: unknown parser directive`)
    }
  }

  #holds(condition: string): boolean {
    const { vi, term, settings } = this.#host
    const [, mode] = /^mode=(.*)$/i.exec(condition) ?? []
    if (mode !== undefined) return mode.toLowerCase() === (vi ? 'vi' : 'emacs')
    const [, wanted] = /^term=(.*)$/i.exec(condition) ?? []
    if (wanted !== undefined) return wanted.toLowerCase() === term.toLowerCase() || wanted === term.split('-')[0]
    const [, operator, version] = /^version\s*(==?|!=|<=?|>=?)\s*([\d.]+)/i.exec(condition) ?? []
    if (version !== undefined) return compares(operator ?? '=', Number(version))
    const [, name, equals, value = ''] = /^([\w-]+)\s*(==?|!=)\s*(\S*)$/.exec(condition) ?? []
    if (name === undefined) return condition.toLowerCase() === 'bash'
    const now = name === 'editing-mode' ? (vi ? 'vi' : 'emacs') : (settings.variables.get(name) ?? usualValue(name))
    return now !== undefined && (now === value) === (equals !== '!=')
  }

  #set(text: string): void {
    const [, name = '', rest = ''] = /^set\s+(\S*)\s*(.*)$/is.exec(text) ?? []
    const value = rest.trimEnd().replace(/^"(.*)"$|^'(.*)'$/s, '$1$2')
    const outcome = assignment(name, value)
    if (outcome.type === 'unknown') this.#complain(`${name}: unknown variable name`)
    else if (outcome.type === 'wrong') this.#complain(`${name}: could not set value to \`${value}'`)
    else if (outcome.type === 'refused') this.#refuse(name)
    else this.#keep(outcome.name, outcome.value)
  }

  #keep(name: string, value: string): void {
    const host = this.#host
    if (name === 'editing-mode') host.vi = value === 'vi'
    const variables = new Map(host.settings.variables).set(name, value)
    if (name === 'editing-mode') variables.delete('keymap')
    host.settings = { ...host.settings, variables }
  }

  #bind(text: string): void {
    const quoted = text.startsWith('"')
    const end = quoted ? (/^"(?:\\.|[^"\\])*"/s.exec(text)?.[0].length ?? 0) : text.length
    if (end === 0) return this.#complain(`${text}: no closing \`"' in key binding`)
    const separator = /[:\s]/.exec(text.slice(quoted ? end : 0))
    if (!separator) return this.#complain(`${text}: no key sequence terminator`)
    const at = (quoted ? end : 0) + separator.index
    const key = quoted ? keysOf(text.slice(1, end - 1)) : keyOfName(text.slice(0, at))
    const action = this.#action(text.slice(at + 1).replace(/^[\s:]+/, ''))
    const { settings, vi, keymap = keymapInUse(settings, vi) } = this.#host
    if (action && key !== '') this.#host.settings = withKeys(settings, keymap, key, action)
  }

  #action(text: string): KeyAction | undefined {
    if (/^["']/.test(text)) {
      const [, , keys] = /^(["'])((?:\\.|(?!\1)[^\\])*)\1/s.exec(text) ?? []
      if (keys !== undefined) return { type: 'macro', keys: keysOf(keys) }
      this.#complain(`\`${text}': missing closing quote for macro`)
      return undefined
    }
    const [name = ''] = /^\S*/.exec(text) ?? []
    const known = functionOf(name)
    if (!unsupported.has(known)) return isFunction(name) ? { type: 'function', name: known } : { type: 'nothing' }
    this.#refuse(name)
    return undefined
  }
}
