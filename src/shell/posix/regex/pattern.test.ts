import { describe, expect, it, test } from 'vitest'
import { compile } from './pattern.ts'
import { PatternError, type PatternOptions } from './syntax.ts'

type SyntaxName = PatternOptions['syntax']

function found(pattern: string, text: string, options: Partial<PatternOptions> = {}): readonly string[] | undefined {
  const match = compile(pattern, { syntax: 'extended', ...options }).find(text)
  return match?.map((span) => (span ? text.slice(...span) : '-'))
}

describe('finds what POSIX says', () => {
  test.each<[string, string, readonly string[] | undefined]>([
    ['a|ab|abc', 'xabcd', ['abc']],
    ['(a|ab)(c|bcd)(d*)', 'abcd', ['abcd', 'a', 'bcd', '']],
    ['((a)|b)*', 'ab', ['ab', 'b', 'a']],
    ['(a*)*', 'b', ['', '']],
    ['(a)|b', 'b', ['b', '-']],
    ['(.)(.)\\2\\1', 'xabbay', ['abba', 'a', 'b']],
    ['(a*)\\1$', 'aaaaa', ['aaaa', 'aa']],
    ['x*', 'aaa', ['']],
    ['^$', '', ['']],
    ['b$', 'abab', ['b']],
    ['\\<b\\w+\\>', 'abc bcd', ['bcd']],
    ['\\bfoo\\B', 'foo food', ['foo']],
    ['\\s\\S', 'ab c', [' c']],
    ['[]a]+', 'x]a]', [']a]']],
    ['[^]a]+', ']axy]', ['xy']],
    ['[a-]+', 'x-a', ['-a']],
    ['[[:digit:][:upper:]]+', 'abC9d', ['C9']],
    ['[[.-.]x]+', 'a-x', ['-x']],
    ['[[=e=]]', 'hey', ['e']],
    ['a{2,3}', 'aaaa', ['aaa']],
    ['a{,2}b', 'aaab', ['aab']],
    ['(ab){2}', 'ababab', ['abab', 'ab']],
    ['é.', 'aé😀b', ['é😀']],
    ['[à-ü]+', 'xéèy', ['éè']],
    ['.', '\udcff', undefined],
    ['a)', 'a)', ['a)']],
    ['', 'abc', ['']],
    ['a||b', 'b', ['b']],
  ])('%s in "%s"', (pattern, text, expected) => expect(found(pattern, text)).toEqual(expected))

  test.each<[string, string, readonly string[] | undefined]>([
    ['a\\+b\\?', 'caab', ['aab']],
    ['a\\|b', 'cb', ['b']],
    ['a|b', 'a|b', ['a|b']],
    ['*a', 'b*a', ['*a']],
    ['\\(*a\\)', '*a', ['*a', '*a']],
    ['a^b$c', 'a^b$c', ['a^b$c']],
    ['x\\(^a\\)', 'xa', undefined],
    ['\\(^a\\|b$\\)', 'cb', ['b', 'b']],
    ['a\\{2\\}', 'aaa', ['aa']],
    ['a{2}', 'aa{2}', ['a{2}']],
    ['^*b', 'x*b', undefined],
  ])('basic: %s in "%s"', (pattern, text, expected) =>
    expect(found(pattern, text, { syntax: 'basic' })).toEqual(expected),
  )

  test('without regard to case', () => {
    expect(found('É[a-c](X)\\1', 'éBxX', { ignoreCase: true })).toEqual(['éBxX', 'x'])
    expect(found('[^a]', 'Ab', { ignoreCase: true })).toEqual(['b'])
  })

  test('with lines in the text', () => {
    expect(found('^b.*$', 'a\nbc\nd', { multiline: true })).toEqual(['bc'])
    expect(found('^b', 'a\nb')).toBeUndefined()
    expect(found('a.b', 'a\nb')).toEqual(['a\nb'])
    expect(found('a.b|a[^x]b', 'a\nb', { multiline: true })).toBeUndefined()
    expect(found("\\`b|b\\'", 'b\nb', { multiline: true })).toEqual(['b'])
  })

  test('whole words and whole texts', () => {
    expect(found('fo*', 'foo_ fo', { whole: 'word' })).toEqual(['fo'])
    expect(found('a|ab', 'ab', { whole: 'text' })).toEqual(['ab'])
    expect(found('a', 'ab', { whole: 'text' })).toBeUndefined()
  })

  test('from a place on, knowing what stands before', () => {
    const pattern = compile('^a|\\<b|c', { syntax: 'extended' })
    expect(pattern.locate('aa', 1)).toBeUndefined()
    expect(pattern.locate('ab', 1)).toBeUndefined()
    expect(pattern.locate('a b', 1)).toEqual([2, 3])
    expect(pattern.locate('ccc', 2)).toEqual([2, 3])
  })

  test('any of several patterns, each with back-references of its own', () => {
    const pattern = compile(['(a)\\1', '(b)\\1'], { syntax: 'egrep' })
    expect(pattern.test('ab')).toBe(false)
    expect(pattern.locate('abb')).toEqual([1, 3])
  })
})

describe('says what is wrong', () => {
  test.each<[SyntaxName, string, string]>([
    ['extended', '(a', 'Unmatched ( or \\('],
    ['sed-extended', 'a)', 'Unmatched ) or \\)'],
    ['extended', '[a', 'Unmatched [, [^, [:, [., or [='],
    ['extended', '[^', 'Invalid regular expression'],
    ['grep', '[:space:]', 'character class syntax is [[:space:]], not [:space:]'],
    ['extended', '[[:alpha:', 'Unmatched [, [^, [:, [., or [='],
    ['extended', '*a', 'Invalid preceding regular expression'],
    ['extended', 'a|*b', 'Invalid preceding regular expression'],
    ['basic', '\\{1\\}', 'Invalid preceding regular expression'],
    ['basic', 'a**', 'Invalid preceding regular expression'],
    ['extended', 'a{2,1}', 'Invalid content of \\{\\}'],
    ['extended', 'a{x}', 'Invalid content of \\{\\}'],
    ['extended', 'a{1', 'Unmatched \\{'],
    ['basic', 'a\\{1,', 'Unmatched \\{'],
    ['extended', 'a{99999}', 'Regular expression too big'],
    ['extended', '((a{999}){999})', 'Regular expression too big'],
    ['extended', '[b-a]', 'Invalid range end'],
    ['extended', '[[:foo:]]', 'Invalid character class name'],
    ['extended', '[[.xy.]]', 'Invalid collation character'],
    ['extended', '\\1(a)', 'Invalid back reference'],
    ['extended', 'a\\', 'Trailing backslash'],
  ])('%s: %s', (syntax, pattern, message) =>
    expect(() => compile(pattern, { syntax })).toThrow(new PatternError(message)),
  )

  test('what grep warns of', () => {
    expect(compile('*a|{2}b', { syntax: 'egrep' }).warnings).toEqual([
      '* at start of expression',
      '{...} at start of expression',
    ])
  })
})

describe('takes no time that explodes', () => {
  const many = 'a'.repeat(20_000)
  it.each<[string, string, boolean]>([
    ['(a|aa)+$', `${many}b`, false],
    ['(a*)*b', many, false],
    ['(x+x+)+y', 'x'.repeat(20_000), false],
    ['a*b|c', `${many}c`, true],
    ['(a|b)*a(a|b){12}', 'ab'.repeat(5000), true],
  ])('%s', (pattern, text, expected) => {
    const compiled = compile(pattern, { syntax: 'extended' })
    expect(compiled.test(text)).toBe(expected)
    expect(compiled.find(text) !== undefined).toBe(expected)
  })

  it('gives up where back-references make it costly', () => {
    const pattern = compile('^(a*)*(a*)*(a*)\\1\\2\\3b', { syntax: 'extended' })
    expect(() => pattern.test('a'.repeat(3000))).toThrow(new PatternError('Memory exhausted'))
  })
})
