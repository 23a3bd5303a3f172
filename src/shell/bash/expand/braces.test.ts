import { describe, expect, it } from 'vitest'
import { runReal } from '../../../testing/real.ts'
import { ShellError } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import { expandBraces } from './braces.ts'

/** The words of a text, and how often others could have had their turn meanwhile. */
function expansionOf(text: string): { readonly words: readonly string[]; readonly pauses: number } {
  let pauses = 0
  const pause = (): Steps<void> => {
    pauses += 1
    return settle(undefined)
  }
  const stack: Steps<unknown>[] = []
  let words: readonly string[] = []
  stack.push(
    (function* (): Steps<void> {
      words = yield* expandBraces(text, pause)
    })(),
  )
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const { done, value } = top.next()
    if (done) stack.pop()
    else if (!(value instanceof Promise)) stack.push(value)
  }
  return { words, pauses }
}

const words =
  `a{b,c}d {a,b} {a,b}{1,2} {1..5} {5..1} {1..10..3} {10..1..3} {1..10..-2} {01..10} {1..010} {-5..5..5} {-05..5..5} {a..e} {e..a} {a..i..3} {Z..c} {a,b{1,2},c}
{{a,b},{c,d}} {a} {} {a {a, a} a,b} {a,b x{}y {,} {a,} x{a,}y {,a}{b,} {a,{b} {a,b}} {a,b{c,d} {a{b,c}} \\{a,b} {a\\,b,c} "{a,b}" '{a,b}' {'a,b',c} {"a b",c} {a,b}'{c,d}' \${x}{a,b} {a,\${x}}
{a,\${x:-b,c}} {1..a} {1..} {..1} {1...3} {1.5..2} {a..5} {aa..bb} {0x1..3} {1..3}{a..c} a{1..3}b {3..3} {a,b,c}{,,} {-1..-3} {+1..3} {1..2..0} {2..1..0} pre{a,b}{c,d}post {a,b}{ {a,b}} }{a,b} {{1..3},x} {a..c,d}
{1..3..a} {001..3} {1..-1} {-01..1} {a,,b} x{,}y \\{{a,b} {\\{,b} {a,b\\} {$'a,b',c} {00..2} {9..11} {09..11} {000..1}`.split(
    /\s+(?![^"']*b",c\})/,
  )

describe('braces', () => {
  const script = words.map((word) => `printf '<%s>' ${word}; echo`).join('\n')
  const real = runReal(['bash', '-c', `x=X\n${script}`])
    .stdout.trimEnd()
    .split('\n')
  // what comes out are words as they are written: the real one takes their quotes away
  const ours = words.map((word) => `printf '<%s>' ${expansionOf(word).words.join(' ')}; echo`).join('\n')
  const lines = runReal(['bash', '+B', '-c', `x=X\n${ours}`])
    .stdout.trimEnd()
    .split('\n')
  it.each(words.map((word, index) => [word, lines[index], real[index]]))('%s', (_, line, expected) => {
    expect(line).toBe(expected)
  })
})

describe('hostile braces', () => {
  it.each(['{1..1000000000}', '{1..2000}{1..2000}', '{a,b}'.repeat(40), '{{1..1000},{1..1000}}'.repeat(3)])(
    'refuses %s',
    (text) => {
      expect(() => expansionOf(text)).toThrow(ShellError)
    },
  )

  it.each(['{'.repeat(20_000), '{a,'.repeat(3000), '{}'.repeat(20_000), '$('.repeat(3000), '${'.repeat(3000)])(
    'comes to an end, case %#',
    (text) => {
      expect(expansionOf(text).words).toEqual([text])
    },
  )

  it('expands braces in each other, however deep', () => {
    const expansion = expansionOf('{a,'.repeat(20_000) + 'b' + '}'.repeat(20_000))
    expect(expansion.words.length).toBe(20_001)
    expect(expansion.words.slice(-2)).toEqual(['a', 'b'])
  })

  it.each(['{1..1000000}', '{1..1000}{1..1000}', '{1..1000000}x', '{x,{1..1000000}}'])(
    'lets others have their turn: %s',
    (text) => {
      expect(expansionOf(text).pauses).toBeGreaterThan(200)
    },
  )
})
