import { describe, expect, test } from 'vitest'
import { createGnuFixture, runGnu } from '../../../testing/gnu-fixture.ts'
import { runReal } from '../../../testing/real.ts'
import { bc } from './bc.ts'

const programs = [
  'x=5; x*2\n1/0\n10/0\nx/0\n1/(2-2)\n',
  'scale=5; 2/3\n-1/3\n7 % 3\nscale=2; 7.555 % 2\n',
  'a[2]=4; a[2]+1\n5;6\nif (1) 3\n(x=4)\nx+=2\nx\nx++\n++x\n',
  'obase=2; 5\nobase=16; 255; 0.5\nobase=20; 399\n',
  'ibase=16; FF\nibase=A\n10\n',
  '2^-2\n1.50*1.5\n2^300\n2^10; 7%3; sqrt(16)\nscale=4; sqrt(2)\n',
  '1+\n',
  'foo(\n',
  '2 $ 3\n',
  'sqrt(-1)\n5\n',
  'f(2)\n',
  'define f(x) {\n  return x*2\n}\nf(4)\n',
  'define f(n) {\n if (n <= 1) return (1)\n return (n * f(n-1))\n}\nf(30)\n',
  'define g(a[]) { a[0]=9; return a[0] }\nb[0]=1; g(b[]); b[0]\n',
  'define h(x) {\nauto y\ny = x + 1\nreturn (y)\n}\ny=5\nh(1)\ny\n',
  'length(123.45);scale(1.23)\n"hi"\nprint "a", 1, "\\n"\n',
  '3 > 2; 1 == 2; !0; 1 && 0; 1 || 0\n',
  'for(i=0;i<3;i++) i\nwhile (i > 0) {\n i -= 1\n if (i == 1) break\n i\n}\n',
  'if (0) 1 else 2\n',
  '/* a comment\nover lines */ 3 # and this\n',
  '-2^2\n2^-2\n-2*3^2\n3-2^2\n- -2^2^2\n2^-1^2\na=3; -a^2\n-(1+1)^2\n!0^2\n',
  'last\n7\n. + 1\n-0.5\n.5\n100\n1.10\n',
  '1\nquit\n2\n',
  '1;quit\n2\n',
  '1\n{2;quit}\n3\n',
  'if (0) quit\n2\n',
  'define f() { quit }\n3\n',
  '1;halt;2\n',
  'x = 3 * (2 + 1\n4\n',
]

describe('bc is as the real one', () => {
  test.each(programs)('%j', async (stdin) => {
    expect(await runGnu(bc, [], { stdin })).toEqual(runReal(['bc'], { stdin }))
  })

  test.each(['e(1)', 'e(-2.5)', 's(1)', 's(10)', 'c(0)', 'c(2)', 'a(1)', 'a(0.5)', 'a(7)', 'l(2)', 'l(100)', '4*a(1)'])(
    '-l: %s',
    async (line) => {
      expect(await runGnu(bc, ['-l'], { stdin: `${line}\n` })).toEqual(runReal(['bc', '-l'], { stdin: `${line}\n` }))
    },
  )

  test('files', async () => {
    const setup = { files: { 'a.bc': '1+1\n' } }
    expect(await runGnu(bc, ['a.bc'], setup)).toEqual(runReal(['bc', 'a.bc'], setup))
    expect(await runGnu(bc, ['nowhere'])).toEqual(runReal(['bc', 'nowhere']))
  })
})

test('an endless loop ends with a signal', async () => {
  const { kernel, run } = createGnuFixture([bc])
  const running = run([], { stdin: 'while (1) x = x + 1\n' })
  setTimeout(() => kernel.processes[0]?.receive('INT'), 20)
  expect((await running).status).toBe(130)
})

test('a power that nobody could wait for is refused', async () => {
  expect((await runGnu(bc, [], { stdin: '9^9^9\n' })).stderr).toContain('exponent too large in raise')
})

test('functions that call themselves without end are stopped', async () => {
  const { stderr } = await runGnu(bc, [], { stdin: 'define f(x) { return f(x) }\nf(1)\n' })
  expect(stderr).toContain('Function stack overflow')
})
