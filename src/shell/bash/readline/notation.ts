import { byteString } from '../../../base/key-settings.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  d: '\x7f',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const PART =
  /((?:\\(?:C|M)-)+)(\\[0-7]{1,3}|\\x[0-9a-fA-F]{1,2}|\\.|.)|\\([0-7]{1,3})|\\x([0-9a-fA-F]{1,2})|\\(.)|(.)/gsu

const control = (character: string): string =>
  character === '?' ? '\x7f' : String.fromCharCode(character.toUpperCase().charCodeAt(0) & 0x1f)

/** The eighth bit is set, as with `convert-meta off`. */
const meta = (character: string): string => String.fromCharCode(character.charCodeAt(0) | 0x80)

const withModifiers = (modifiers: string, character: string): string => {
  const controlled = modifiers.includes('C') ? control(character) : character
  return modifiers.includes('M') ? meta(controlled) : controlled
}

/** The bytes that a sequence of keys is written for: `\C-x\e[A`. */
export function keysOf(notation: string): string {
  return notation.replace(PART, (...[, modifiers, modified, octal, hex, escape, plain]: string[]) => {
    if (modifiers !== undefined) return withModifiers(modifiers, keysOf(modified ?? ''))
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16))
    if (escape !== undefined) return ESCAPES[escape] ?? byteString(escape)
    return byteString(plain ?? '')
  })
}

const NAMED: Readonly<Record<string, string>> = {
  del: '\x7f',
  esc: '\x1b',
  escape: '\x1b',
  lfd: '\n',
  newline: '\n',
  ret: '\r',
  return: '\r',
  rubout: '\x7f',
  space: ' ',
  spc: ' ',
  tab: '\t',
}

/** The byte of a key by its name: `Control-u`, `Meta-Rubout`. */
export function keyOfName(name: string): string {
  const [, modifiers = '', key = ''] = /^((?:(?:control|ctrl|c|meta|m)-)*)(.*)$/is.exec(name) ?? []
  const byte = NAMED[key.toLowerCase()] ?? key.charAt(0)
  const [isControl, isMeta] = [/c(?:ontrol|trl)?-/i.test(modifiers), /m(?:eta)?-/i.test(modifiers)]
  return withModifiers(`${isControl ? 'C' : ''}${isMeta ? 'M' : ''}`, byte)
}

/** Bytes as `bind -p` and `bind -s` write them. */
export function written(keys: string): string {
  return [...keys]
    .map((byte, at) => {
      const code = byte.charCodeAt(0)
      // whatever comes behind keys that are more than they begin
      if (code === 0 && at > 0) return '\\000'
      if (code === 27) return '\\e'
      if (code === 127) return '\\C-?'
      if (code < 32) return `\\C-${written(String.fromCharCode(code + 64).toLowerCase())}`
      if (code > 127) return `\\${code.toString(8)}`
      return byte === '"' || byte === '\\' ? `\\${byte}` : byte
    })
    .join('')
}
