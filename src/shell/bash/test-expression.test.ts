import { describe, expect, it, vi } from 'vitest'
import { gnu } from '../../linux/gnu/library/program.ts'
import { createGnuFixture } from '../../testing/gnu-fixture.ts'
import { runReal } from '../../testing/real.ts'
import { evaluateTestWords, TestError } from './test-expression.ts'

const files = { empty: '', full: 'x', 'dir/': '' }
/** The words of each line are split at blanks; '' is the empty word. */
const lines =
  `|''|a|! a|! ''|-n|-z|-z ''|-n a|a = a|a = b|a == a|a != b|a < b|a > b|1 -eq 1|1 -eq a|a -eq 1|'' -eq 0|1 -lt 2|0x10 -eq 16|010 -eq 10|1.5 -gt 1|2 -ge 2|1 -ne 1|3 -le 2
-e full|-d full|-f full|-s full|-s empty|-d dir|-f dir|-e nope|-r full|-w full|-x dir|-L full|-h full|-O full|-G full|-u full|-k full|-b full|-c full|-p full|-S full|-a full|-e|-x|-e ''
-foo bar|-q x|a b|a b c|a -foo b|1 -eq|! ! a|! 1 -eq 2|( a )|( '' )|( a = a )|a -a b|a -a ''|'' -o b|'' -o ''|! a -o b|a = a -a b = b|a = b -o b = b|a = a -a|a = a b|( a = a|( a -a b )|-z a -o -n a|! ( a = b )
a = a -o b = c -a d = e|-t 0|-t a|-v x|-v HOME|-o errexit|-o foo|full -nt nope|nope -nt full|nope -ot full|full -ef full|full -ef empty|= |= = =|( )|( ( a ) )|a b c d|a b c d e|-n a b|5 -gt 4 -a 3 -lt 2|!|(|-e full -a -d dir
9999999999999999999 -eq 1|-R x|1 -eq 1 -a|- = -|-- a|-n -n|-n = -n|! = !|! -a !|( = (|x -a|a -nt|-5 -lt 3|+5 -eq 5|( a b|( a = b c )|! a b c|( -n a )|( ! a )|! -z a|! ( a )|a -o b -a c|'' -o '' -o x|-f full -a ! -d full|-f full -o|( a ) -a ( b )`.split(
    /[|\n]/,
  )

/** Says what `test` would, with its status. */
const program = gnu({
  name: 'try',
  run: async (process) => {
    for (const line of lines) {
      const words = line.split(' ').flatMap((word) => (word === '' ? [] : [word.replace("''", '')]))
      try {
        await process.print(`${evaluateTestWords(words, { process }) ? 0 : 1}\n`)
      } catch (error) {
        if (!(error instanceof TestError)) throw error
        await process.print(`test: ${error.message}\n2\n`)
      }
    }
    return 0
  },
})

describe('test', () => {
  it('decides as bash does', async () => {
    // the fixture has no variables of a shell
    const script = lines
      .map(
        (line) => `test ${line.replaceAll(/[()<>!]/g, '\\$&').replace('HOME', 'NOHOME')} 2>&1; echo $?; printf '\\1'`,
      )
      .join('\n')
    const real = runReal(['bash', '-c', script], { files })
      .stdout.replaceAll(/bash: line \d+: /g, '')
      .split('\u0001')
    const { stdout } = await createGnuFixture([program], { files }).run([])
    const ours = stdout.match(/(test: .*\n)?\d\n/g) ?? []
    expect(lines.map((line, index) => [line, ours[index]])).toEqual(lines.map((line, index) => [line, real[index]]))
  })

  it('looks at no more than the next words behind a bracket', async () => {
    const words = [...Array<string>(500).fill('('), 'a', '=', 'a', ...Array<string>(500).fill(')')]
    const slice = vi.spyOn(words, 'slice')
    const deep = gnu({
      name: 'deep',
      operands: [],
      run: (process) => Promise.resolve(evaluateTestWords(words, { process, coreutils: true }) ? 0 : 1),
    })
    expect(await createGnuFixture([deep], { files }).run([])).toMatchObject({ status: 0 })
    expect(slice.mock.results.every(({ value }) => (value as readonly string[]).length <= 4)).toBe(true)
  })
})
