import { describe, expect, it } from 'vitest'
import { atOnce, type Work } from '../../../base/work.ts'
import { runReal } from '../../../testing/real.ts'
import { Pattern, patternOf } from './pattern.ts'
import { escapePattern, isPattern, unescapePattern } from './pattern-text.ts'

const words = [
  '',
  'a',
  'b',
  'abc',
  'aab',
  'abab',
  'file.txt',
  'README',
  'a/b/c',
  'x-y',
  '[a]',
  ']',
  '5',
  '-',
  '*',
  'a*b',
  '\\',
  'foo.bar.baz',
  'ab12',
  'A B',
  '^',
  '!',
]
const patterns = [
  '',
  '*',
  '?',
  'a',
  '*a',
  'a*',
  '*a*',
  '?b*',
  'a*b',
  '*.txt',
  '*.*',
  '[ab]',
  '[!ab]',
  '[^ab]*',
  '[a-c]*',
  '[]]',
  '[]a]',
  '[a',
  '[-a]',
  '[a-]',
  '[[:upper:]]*',
  '[[:digit:]]',
  '*[[:digit:]]',
  '[[:alpha:][:digit:]]*',
  '[z-a]',
  '\\*',
  'a\\*b',
  '\\\\',
  '[\\]]',
  '[*]',
  '**',
  '*a*b*',
  '*/*',
  '*/',
  '[[.-.]]',
  '[\\!a]',
  '[a\\-c]',
  '[[:foo:]]',
  'a?c',
  '??',
  '???',
  'x[+--]y',
  '[!a]',
  '[^]',
  '@(a|b)',
  '*(ab)',
  '+(a|b)',
  '?(a)b',
  '!(a)',
  '!(*.txt)',
  '*(a|b)c',
  'a!(b)c',
  '@(foo|foo.bar)*',
  '+([0-9])',
  '*.@(txt|md)',
  '@(a|@(b|abc))',
  '!(@(a|b))',
  '@(a',
  '+(a)+(b)',
  'ab+([[:digit:]])',
  '!(*)',
  '@()',
  '@(|a)',
  '*([!.]).*',
  '!(a|b)!(c)',
  '+(*)',
]
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const uses: readonly [string, (pattern: Pattern, text: string) => string, (word: string) => string][] = [
  ['matches', (p, t) => String(p.matches(t)), () => '[[ $w == $p ]] && echo true || echo false'],
  ['#', (p, t) => t.slice(atOnce(p.prefix(t, false)) ?? 0), () => 'echo "${w#$p}"'],
  ['##', (p, t) => t.slice(atOnce(p.prefix(t, true)) ?? 0), () => 'echo "${w##$p}"'],
  ['%', (p, t) => t.slice(0, t.length - (atOnce(p.suffix(t, false)) ?? 0)), () => 'echo "${w%$p}"'],
  ['%%', (p, t) => t.slice(0, t.length - (atOnce(p.suffix(t, true)) ?? 0)), () => 'echo "${w%%$p}"'],
  ['/', (p, t) => atOnce(p.replace(t, false, (m) => `<${m}>`)), () => 'echo "${w/$p/<&>}"'],
  ['//', (p, t) => atOnce(p.replace(t, true, (m) => `<${m}>`)), () => 'echo "${w//$p/<&>}"'],
]

describe('patterns as bash has them', () => {
  it.each(uses)('%s', (_, ours, theirs) => {
    const rows = patterns.flatMap((pattern) => words.map((word) => ({ pattern, word })))
    const script = rows.map(({ pattern, word }) => `p=${quote(pattern)} w=${quote(word)}; ${theirs(word)}`)
    const real = runReal(['bash', '-c', `shopt -s extglob\n${script.join('\n')}`]).stdout.split('\n')
    const compared = rows.map(({ pattern, word }, index) => ({
      of: `${pattern}   ${word}`,
      ours: ours(patternOf(pattern, { extended: true }), word),
      real: real[index],
    }))
    expect(compared.filter((row) => row.ours !== row.real)).toEqual([])
  })

  it('ignores case', () => {
    const all = ['ABC', 'a[B-C]c', '[[:upper:]]bc', 'A*', 'x', '[^A]bc', 'É']
    const script = all.map((pattern) => `[[ abc == ${pattern} ]] && echo true || echo false`).join('\n')
    const real = runReal(['bash', '-c', `shopt -s nocasematch\n${script}`])
      .stdout.trim()
      .split('\n')
    expect(all.map((text) => String(patternOf(text, { ignoreCase: true }).matches('abc')))).toEqual(real)
  })
})

describe('patterns', () => {
  it('takes a character outside the basic plane for one', () => {
    expect(new Pattern('?').matches('😀')).toBe(true)
    expect(atOnce(new Pattern('?').prefix('😀b', true))).toBe(2)
    expect(atOnce(new Pattern('?').suffix('b😀', true))).toBe(2)
    expect(atOnce(new Pattern('[a-😀]').replace('x😀y', true, () => '-'))).toBe('---')
  })

  it('quotes and unquotes', () => {
    const text = 'a*b[!c]?(d|e)\\-'
    expect(new Pattern(escapePattern(text), { extended: true }).matches(text)).toBe(true)
    expect(unescapePattern(escapePattern(text))).toBe(text)
    expect(isPattern(escapePattern(text), true)).toBe(false)
  })

  it('tells what pathname expansion has to look at', () => {
    expect(['a', '*', 'a?', '[a]', '[a', '\\*', '@(a)'].map((text) => isPattern(text))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(isPattern('@(a)', true)).toBe(true)
  })

  it.each([
    ['*a*a*a*a*a*a*a*a*a*a*a*b', {}],
    ['*(a|aa|aaa)b', { extended: true }],
    ['+(+(+(a)))b', { extended: true }],
    ['*(*(*(a|b)|a)|*(a))c', { extended: true }],
    ['!(!(!(a)))b', { extended: true }],
    [`${'?(a)'.repeat(40)}b`, { extended: true }],
    [`${'+('.repeat(1000)}a`, { extended: true }],
  ])('is not led astray, case %#', (text, options) => {
    const pattern = new Pattern(text, options)
    expect(pattern.matches('a'.repeat(500))).toBe(false)
    expect(atOnce(pattern.replace('a'.repeat(500), true, () => ''))).toBe('a'.repeat(500))
  })

  it.each([
    ['a*b*a', (pattern: Pattern, text: string) => pattern.whole(text)],
    ['a*b', (pattern: Pattern, text: string) => pattern.prefix(text, false)],
    ['*[!a]', (pattern: Pattern, text: string) => pattern.prefix(text, true)],
    ['[!a]*', (pattern: Pattern, text: string) => pattern.suffix(text, true)],
    ['b*', (pattern: Pattern, text: string) => pattern.suffix(text, false)],
    ['a?', (pattern: Pattern, text: string) => pattern.replace(text, true, () => 'b')],
    ['+(a|aa)b', (pattern: Pattern, text: string) => pattern.replace(text, true, () => 'b')],
  ])(
    'lets others have their turn in a long text: %s, case %#',
    (text, match: (pattern: Pattern, text: string) => Work<unknown>) => {
      const pauses = [...match(new Pattern(text, { extended: true }), 'a'.repeat(2_000_000))]
      expect(pauses.length).toBeGreaterThan(20)
    },
  )

  const long = 'abc'.repeat(70_000) + 'ab'.repeat(65_536) + 'cca'

  it.each([
    ['ca', /ca/g],
    ['[c]a', /ca/g],
    ['c?', /c./g],
    ['[bc][ca]', /[bc][ca]/g],
    ['bc?[b]', /bc.b/g],
  ])('replaces %s where the pieces of a long text meet', (text, regex) => {
    const replaced = atOnce(new Pattern(text).replace(long, true, () => '-'))
    expect(replaced === long.replaceAll(regex, '-')).toBe(true)
  })

  it.each(['ba', 'b[a]', 'cc', '[c]c', 'b?b'])('finds the first and the last %s in a long text', (text) => {
    const regex = new RegExp(`${text.replace('?', '.')}`, 'g')
    const places = Array.from(long.matchAll(regex), ({ index }) => index)
    const last = long.startsWith('bab', (places.at(-1) ?? 0) + 2) ? (places.at(-1) ?? 0) + 2 : (places.at(-1) ?? 0)
    const [ending, beginning] = [new Pattern(`*${text}`), new Pattern(`${text}*`)]
    const size = text === 'b?b' ? 3 : 2
    expect(atOnce(ending.prefix(long, false))).toBe((places[0] ?? 0) + size)
    expect(atOnce(ending.prefix(long, true))).toBe(last + size)
    expect(atOnce(beginning.suffix(long, false))).toBe(long.length - last)
    expect(atOnce(beginning.suffix(long, true))).toBe(long.length - (places[0] ?? 0))
  })

  it('refuses what would take all memory', () => {
    expect(() => new Pattern('a'.repeat(2 ** 20 + 1))).toThrow('cannot allocate memory')
  })
})
