import type { Realm } from './realm.ts'
import { Native, Trouble } from './values.ts'

export type RegExpObj = Native<RegExp>

/** A regular expression. @throws Trouble for one that is not well formed */
export function makeRegExp(realm: Realm, source: string, flags: string): RegExpObj {
  let expression: RegExp
  try {
    expression = new RegExp(source, flags)
  } catch (error) {
    throw new Trouble('SyntaxError', error instanceof Error ? error.message : String(error))
  }
  const made = new Native(realm.proto('RegExp'), 'RegExp', expression)
  made.define('lastIndex', { value: 0, writable: true, enumerable: false, configurable: false })
  return made
}
