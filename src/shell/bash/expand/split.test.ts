import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/work.ts'
import { runReal } from '../../../testing/real.ts'
import { readFields } from './split.ts'

const lines = [
  '',
  'a',
  'a b',
  ' a  b ',
  'a b c d',
  'a:b:c',
  'a::b',
  ':a',
  'a:',
  'a:b:',
  'x:y:z:',
  ': a : b :',
  '  ',
  ':',
  '::',
  'a\\ b c',
  'a\\:b:c',
  '\\a',
  'a b\\ ',
  'a\tb',
  ' a b c ',
  'a b : ',
  'a b ::',
  'x,y z',
  'a b\\\\ ',
  'a : b : c ',
  ' : x',
  'a:b ',
  'a b:',
  'a :: b',
  'é:ü',
]
const cases = lines.flatMap((line) =>
  [' \t\n', ':', ': ', '', ' ,'].flatMap((separators) =>
    [1, 2, 3, Infinity].flatMap((most) => [true, false].map((raw) => ({ line, separators, most, raw }))),
  ),
)
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

describe('read', () => {
  it('splits as bash does', () => {
    const script = cases.map(({ line, separators, most, raw }) => {
      const names = ['a', 'b', 'c'].slice(0, most)
      const target = most === Infinity ? '-a f' : names.join(' ')
      const result = most === Infinity ? '"${f[@]}"' : names.map((name) => `"$${name}"`).join(' ')
      return `IFS=${quote(separators)} read ${raw ? '-r' : ''} ${target} <<< ${quote(line)}; printf '<%s>' ${result}; echo`
    })
    const real = runReal(['bash', '-c', script.join('\n')]).stdout.split('\n')
    const compared = cases.map(({ line, most, ...options }, index) => {
      const fields = atOnce(readFields(line, { ...options, most }))
      const shown = most === Infinity ? fields : Array.from({ length: most }, (_, at) => fields[at] ?? '')
      const ours = shown.length === 0 ? '<>' : shown.map((field) => `<${field}>`).join('')
      return { of: { line, most, ...options }, ours, real: real[index] }
    })
    expect(compared.filter((row) => row.ours !== row.real)).toEqual([])
  })
})

describe('a long line', () => {
  const rows = [
    { line: 'a b', separators: ' ' },
    { line: 'a:b', separators: ':' },
    { line: 'a\\ b ', separators: ' ' },
  ]
  it.each(rows)('is split as a short one, others having their turn: $line', ({ line, separators }) => {
    const options = { separators, raw: false }
    const fields = (times: number): string[] => atOnce(readFields(`${line}${separators}`.repeat(times), options))
    const short = fields(3)
    const period = (short.length - fields(1).length) / 2
    expect(fields(40_000)).toEqual(
      Array.from({ length: fields(1).length + 39_999 * period }, (_none, index) => short[index % (period || 1)]),
    )
    const pauses = [...readFields(`${line}${separators}`.repeat(40_000), options)]
    expect(pauses.length).toBeGreaterThan(50)
  })

  it('is one field where it has no separators', () => {
    const work = readFields(`${'a'.repeat(1_000_000)} b`, { separators: ' ', raw: true })
    expect([...work].length).toBeGreaterThan(20)
  })
})
