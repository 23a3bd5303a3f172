import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/work.ts'
import { runReal } from '../../../testing/real.ts'
import { quoted, quoteIfNeeded, quoteReusable, quoteSingle } from './quote.ts'

const ascii = Array.from({ length: 126 }, (_, index) => String.fromCharCode(index + 1))
const texts = [
  '',
  ...ascii.flatMap((char) => [char, `x${char}`, `x${char}y`]),
  'é',
  'a b',
  "it's",
  '$HOME "x" `y` \\',
  'a=~',
  'a:~/b',
  '~/x',
  '#x',
  'x#',
  "a'\n",
  '-n',
  'a\\b\n',
  "''",
  'x y\tz',
]
const literal = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const rows: readonly [string, (text: string) => string, string][] = [
  ['backslash', (text) => atOnce(quoted(text, 'backslash')), 'printf %q "$v"'],
  ['quoteReusable', quoteReusable, 'printf %s "${v@Q}"'],
  ['double', (text) => `declare -- v=${atOnce(quoted(text, 'double'))}\n`, 'declare -p v'],
  ['quoteSingle', (text) => `alias v=${quoteSingle(text)}\n`, 'alias v="$v"; alias v'],
  ['quoteIfNeeded', (text) => `v=${quoteIfNeeded(text)}\n`, 'set | grep ^v='],
]

describe('quoting', () => {
  it.each(rows)('%s', (name, quote, command) => {
    const some = name === 'quoteIfNeeded' ? texts.filter((text, index) => index % 2 === 0 || text.length > 3) : texts
    const script = some.map((text) => `v=${literal(text)}; ${command}; printf '|\\1'`).join('\n')
    const real = runReal(['bash', '-c', `set +B; ${script}`], { environment: { LC_ALL: 'C.UTF-8' } }).stdout.split(
      '|\u0001',
    )
    const compared = some.map((text, index) => ({
      text,
      ours: quote(text),
      real: real[index],
    }))
    expect(compared.filter((row) => row.ours !== row.real)).toEqual([])
  })

  it('quotes a long text as a short one where its pieces meet', () => {
    const many = 20_000
    const body = (times: number, text: string): string =>
      atOnce(quoted(text.repeat(times), 'backslash')).replaceAll(/^\$'|'$/g, '')
    for (const text of ['a:~=~b#c', "it's\n", 'a é', '"$', '~#']) {
      const first = body(1, text)
      const next = body(2, text).slice(first.length)
      expect(body(many, text) === first + next.repeat(many - 1)).toBe(true)
    }
  })
})
