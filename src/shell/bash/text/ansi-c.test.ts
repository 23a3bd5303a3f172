import { describe, expect, it } from 'vitest'
import { runReal } from '../../../testing/real.ts'
import { decodeEscapes, type EscapeDialect } from './ansi-c.ts'

const texts = [
  'plain',
  'a\\nb',
  '\\a\\b\\e\\E\\f\\r\\t\\v\\\\',
  '\\x41',
  '\\x4',
  '\\x4g',
  '\\xg',
  '\\x',
  '\\101',
  '\\1019',
  '\\0101',
  '\\01019',
  '\\1',
  '\\08',
  '\\777',
  '\\0777',
  '\\u41',
  '\\u00e9',
  '\\u20ac',
  '\\U1F600',
  '\\U0001F6001',
  '\\uz',
  '\\u',
  '\\xc3\\xa9',
  '\\xc3x',
  '\\377',
  '\\0377',
  '\\q',
  '\\"',
  "\\'",
  '\\?',
  'a\\',
  '\\cA',
  '\\c?',
  'a\\cbc',
  '\\c',
  '\\0',
  'a\\0b',
  'é\\t',
  '\\ca\\cz',
  '\\x00b',
  '\\8',
  '\\ ',
  '\\\\n',
  '\\e[1m',
  '\\z\\y\\n',
]
const bytes = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
const dialects: readonly [EscapeDialect, (text: string) => string][] = [
  ['quotes', (text) => `printf %s $'${text.replaceAll(/(?<!\\)'/g, "\\'")}'`],
  ['echo', (text) => `echo -ne ${bytes(text)}`],
  ['%b', (text) => `printf %b ${bytes(text)}`],
  ['format', (text) => `printf ${bytes(text)}`],
]

describe('escapes', () => {
  it.each(dialects)('%s', (dialect, command) => {
    const usable = texts.filter((text) => dialect !== 'quotes' || !/(^|[^\\])\\$|\\c$/.test(text))
    const script = usable.map((text) => `${command(text)} 2>&1; printf '|\\1'`).join('\n')
    const real = runReal(['bash', '-c', script], { environment: { LC_ALL: 'C.UTF-8' } }).stdout.split('|\u0001')
    const compared = usable.map((text, index) => {
      const { text: decoded, complaints } = decodeEscapes(text, dialect)
      const said = dialect === 'echo' || dialect === 'quotes' ? [] : complaints
      return {
        text,
        ours: said.map((line) => `bash: line ${index + 1}: printf: ${line}\n`).join('') + decoded,
        real: real[index],
      }
    })
    expect(compared.filter((row) => row.ours !== row.real)).toEqual([])
  })

  it('tells that nothing may follow', () => {
    expect(decodeEscapes('a\\cb', 'echo')).toEqual({ text: 'a', ended: true, complaints: [] })
  })
})
