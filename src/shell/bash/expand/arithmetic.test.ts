import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/work.ts'
import { runReal } from '../../../testing/real.ts'
import { ArithmeticError, type ArithmeticScope, evaluateArithmetic, evaluatingArithmetic } from './arithmetic.ts'

const variables = { a: '5', b: '7', e: '', x: 'a+1', neg: '-3', big: '9223372036854775807', loop: 'loop', bad: '1+' }

function scopeOf(): ArithmeticScope {
  const map = new Map<string, string>(Object.entries(variables))
  const key = (name: string, subscript?: string): string => (subscript === undefined ? name : `${name}[${subscript}]`)
  return {
    get: (name, subscript) => map.get(key(name, subscript)),
    set: (name, value, subscript) => void map.set(key(name, subscript), value),
    isAssociative: (name) => name === 'map',
  }
}

function ours(text: string): string {
  try {
    return `${evaluateArithmetic(text, scopeOf())}\n`
  } catch (error) {
    if (error instanceof ArithmeticError) return `bash: line 1: ${error.message}\n`
    throw error
  }
}

const assignments = Object.entries(variables)
  .map(([name, value]) => `${name}='${value}'`)
  .join(' ')

const lines = [
  '',
  '  ',
  '1',
  ' 42 ',
  '1+2*3',
  '(1+2)*3',
  '2**10',
  '2**3**2',
  '-2**2',
  '2**0',
  '2**63',
  '2**64',
  '2**-1',
  '7/2',
  '-7/2',
  '7%3',
  '-7%3',
  '1/0',
  '1%0',
  '5 / ( 1 - 1 ) + 2',
  '1 / 0 + 3',
  'a/0',
  '0x1F',
  '0XfF',
  '010',
  '08',
  '09+1',
  '16#ff',
  '16#FF',
  '2#101',
  '2#102',
  '36#zZ',
  '64#@_',
  '37#A',
  '1#1',
  '65#1',
  '0#1',
  '08#1',
  '2#',
  '5#',
  '10#08',
  '0x',
  '3#1#1',
  '16#',
  '1a',
  '12abc',
  '9223372036854775807',
  '9223372036854775808',
  '9223372036854775807+1',
  '-9223372036854775808-1',
  '99999999999999999999',
  `0x${'a1'.repeat(40)}`,
  `16#${'C'.repeat(70)}`,
  `0${'71'.repeat(40)}`,
  `${'12'.repeat(40)}9`,
  `0x${'a'.repeat(70)}g`,
  `${'9'.repeat(70)}a`,
  `3#${'12'.repeat(40)}`,
  '4611686018427387904*2',
  '9007199254740991+2',
  '9007199254740993',
  '9007199254740993*3',
  '1<<62',
  '1<<63',
  '1<<64',
  '1<<65',
  '-1>>1',
  '-1<<3',
  '1<<-1',
  '256>>4',
  '5&3',
  '5|3',
  '5^3',
  '~5',
  '~0',
  '!5',
  '!0',
  '!!7',
  '- -5',
  '-+-5',
  '--5',
  '++5',
  '-- 5',
  '5--3',
  '5++3',
  '5 - -3',
  '4294967296&4294967297',
  '1<2',
  '2<1',
  '1<=1',
  '1>=2',
  '1==1',
  '1!=1',
  '3>2>1',
  '1<2<3',
  '1&&0',
  '1||0',
  '0||0',
  '1&&2',
  '0&&1/0',
  '1||1/0',
  '1?2:3',
  '0?2:3',
  '1?2:0?3:4',
  '0?1:0?3:4',
  '1?1/1:1/0',
  '1,2',
  '(1,2),3',
  'a',
  'a+b',
  'x',
  'x*2',
  'neg',
  'neg-1',
  '-neg',
  'e',
  'e+1',
  'unset',
  'unset+1',
  'big+1',
  'big*2',
  'a=3',
  'a=b=4',
  'a+=2',
  'a-=2',
  'a*=2',
  'a/=2',
  'a%=2',
  'a<<=2',
  'a>>=1',
  'a&=4',
  'a|=8',
  'a^=1',
  'a/=0',
  'a%=0',
  'a++',
  'a--',
  '++a',
  '--a',
  'a++ + ++a',
  'a+++b',
  'a---b',
  'a++ + a',
  'a=1, a++, a',
  'c[1]=5, c[1]',
  'c[a]=5, c[5]',
  'c[a+1]=2,c[6]++,c[6]',
  'c[2]+=4',
  'c[',
  'c[1',
  'arr[0]',
  '1+',
  '+',
  '*3',
  '1 2',
  'a b',
  '1 +* 2',
  '()',
  '1?',
  '1?2',
  '1?2:',
  '1?:3',
  '1:2',
  '1=2',
  'a+b=3',
  '(a)=3',
  '1?a:b=3',
  '-a=3',
  'a++=3',
  '++a=3',
  'a++ ++',
  '++a++',
  '--a--',
  '1.5',
  '3.0+1',
  'a.b',
  '@',
  '1 @ 2',
  '#',
  '1;2',
  '$',
  'a$',
  '1+$',
  '{1}',
  '1 + {',
  'a=',
  'a+=',
  ',',
  '1,',
  ',1',
  '1,,2',
  'loop',
  'bad',
  'bad+1',
  '1 || loop',
  '3 & & 4',
  '3 && && 4',
  '1 ==',
  '!',
  '~',
  '-',
  '1 << ',
  '1 ? 2 : 3 : 4',
  '  1 + ',
  ' 7 +  x y',
  'é',
  'a é',
  '1==1==1',
  '2*3%4',
  '10-2-3',
  '100/10/5',
  '1 + 2 ',
  'a = 3',
  'a ++',
  '++ a',
  'a< b',
  '5>=  5',
  '1 < < 2',
  '1 > = 2',
  '1 = = 1',
  '01',
  '00',
  '0',
  '-0',
  '0x10+010',
  '0xg',
  '0b1',
  '1e3',
  '1_000',
  'a?b:c',
  'a ? b , 1 : 2',
  '1 ? a = 2 : 3',
  '0 ? 1 : a = 2',
  '1<<2<<3',
  '~-1',
  '!a',
  '! e',
  '1- -1',
  '1 - - 1',
  '1 -- 1',
  '1 ++ 1',
  '-(-(3))',
  '((((3))))',
  '2 ** 3 * 2',
  '2 * 3 ** 2',
  '-3 ** 2',
  '1+1 1',
  '5 5 +',
  'a[',
  'a[1]]',
]

describe('arithmetic', () => {
  const script = lines
    .map(
      (line) =>
        `bash -c '${assignments.replaceAll("'", "'\\''")}; echo $((${line.replaceAll("'", "'\\''")}))' 2>&1; printf '\\1'`,
    )
    .join('\n')
  const real = runReal(['bash', '-c', script]).stdout.split('\u0001')
  it.each(lines.map((line, index) => [line, real[index] ?? '']))('%s', (line, expected) => {
    expect(ours(line)).toBe(expected)
  })
})

describe('hostile arithmetic', () => {
  it('adds up ten thousand numbers', () => {
    expect(evaluateArithmetic(Array.from({ length: 10_000 }, (_, index) => index + 1).join('+'), scopeOf())).toBe(
      50_005_000,
    )
  })

  it('evaluates what commas part in turns', () => {
    const scope = scopeOf()
    const work = evaluatingArithmetic(`${'a+=1,'.repeat(10_000)}a`, scope)
    let pieces = 0
    let step = work.next()
    for (; !step.done; step = work.next()) pieces += 1
    expect(pieces).toBe(20_001)
    expect(step.value).toBe(10_005)
    expect(scope.get('a')).toBe('10005')
  })

  it('evaluates nothing of a long expression that has an error', () => {
    const scope = scopeOf()
    expect(() => atOnce(evaluatingArithmetic(`${'a+=1,'.repeat(100)}1+`, scope))).toThrow(
      'syntax error: operand expected',
    )
    expect(scope.get('a')).toBe('5')
  })

  it('refuses what is nested without end', () => {
    expect(() => evaluateArithmetic('('.repeat(100_000), scopeOf())).toThrow(ArithmeticError)
    expect(() => evaluateArithmetic('-'.repeat(100_000), scopeOf())).toThrow(ArithmeticError)
  })

  it('takes 1023 subscripts in each other, as bash does', () => {
    const within = (text: string, times: number): string => 'q['.repeat(times) + text + ']'.repeat(times)
    expect(evaluateArithmetic(within('1', 1023), scopeOf())).toBe(0)
    const said = (text: string, token: string): string =>
      `bash: line 1: ${text}: expression recursion level exceeded (error token is "${token}")\n`
    expect(ours(within('q[1]', 1023))).toBe(said('q[1]', 'q[1]'))
    expect(ours(within('3+q[1]', 1023))).toBe(said('3+q[1]', 'q[1]'))
    expect(ours(within('q[q[1]]', 1023))).toBe(said('q[q[1]]', 'q[q[1]]'))
    expect(ours(within('q[1]', 200_000))).toContain('expression recursion level exceeded')
  })

  it('evaluates a subscript once', () => {
    const scope = scopeOf()
    evaluateArithmetic('c[a++] += 2', scope)
    expect(scope.get('a')).toBe('6')
    expect(scope.get('c', '5')).toBe('2')
  })

  it('leaves the keys of associative arrays alone', () => {
    const scope = scopeOf()
    evaluateArithmetic('map[some key] = 3', scope)
    expect(scope.get('map', 'some key')).toBe('3')
  })
})
