import { bytesOf } from '../../../shell/posix/bytes.ts'

/** What a Redis server answers, RESP's kinds. */
export type Reply =
  | { readonly type: 'status'; readonly text: string }
  | { readonly type: 'error'; readonly text: string }
  | { readonly type: 'integer'; readonly value: number }
  | { readonly type: 'string'; readonly text: string }
  | { readonly type: 'nil' }
  | { readonly type: 'list'; readonly items: readonly Reply[] }
  | Blocked

/** The client is to ask again, for so long (milliseconds; 0 for ever), until there is something for it. */
export interface Blocked {
  readonly type: 'blocked'
  readonly ms: number
  /** What it asks then. */
  readonly again: readonly string[]
}

export const OK: Reply = { type: 'status', text: 'OK' }
export const NIL: Reply = { type: 'nil' }
export const status = (text: string): Reply => ({ type: 'status', text })
export const failure = (text: string): Reply => ({ type: 'error', text })
export const integer = (value: number): Reply => ({ type: 'integer', value })
export const text = (value: string | undefined): Reply => (value === undefined ? NIL : { type: 'string', text: value })
export const list = (values: readonly (string | undefined)[]): Reply => ({ type: 'list', items: values.map(text) })

const LETTERS: Readonly<Record<number, string>> = { 7: 'a', 8: 'b', 9: 't', 10: 'n', 13: 'r', 34: '"', 92: '\\' }

/** A byte as it stands in a quoted reply. */
function byteText(byte: number): string {
  const letter = LETTERS[byte]
  if (letter !== undefined) return `\\${letter}`
  return byte < 0x20 || byte > 0x7e ? `\\x${byte.toString(16).padStart(2, '0')}` : String.fromCharCode(byte)
}

const quoted = (value: string): string => `"${Array.from(bytesOf(value), byteText).join('')}"`

/** A reply as redis-cli shows it on a terminal. */
export function shown(reply: Reply, indent = ''): string {
  switch (reply.type) {
    case 'status':
      return reply.text
    case 'error':
      return `(error) ${reply.text}`
    case 'integer':
      return `(integer) ${reply.value}`
    case 'string':
      return quoted(reply.text)
    case 'nil':
    case 'blocked':
      return '(nil)'
    case 'list': {
      if (reply.items.length === 0) return '(empty array)'
      const width = String(reply.items.length).length
      const rows = reply.items.map((item, at) => {
        const number = `${String(at + 1).padStart(width)}) `
        return number + shown(item, indent + ' '.repeat(number.length))
      })
      return rows.join(`\n${indent}`)
    }
  }
}

/** A reply as redis-cli writes it into a pipe or a file. */
export function raw(reply: Reply): string {
  switch (reply.type) {
    case 'status':
    case 'error':
    case 'string':
      return reply.text
    case 'integer':
      return String(reply.value)
    case 'nil':
    case 'blocked':
      return ''
    case 'list':
      return reply.items.map(raw).join('\n')
  }
}
