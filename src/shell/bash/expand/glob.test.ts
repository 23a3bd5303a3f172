import { describe, expect, it } from 'vitest'
import { createGnuFixture } from '../../../testing/gnu-fixture.ts'
import { runReal } from '../../../testing/real.ts'
import { gnu } from '../../../linux/gnu/library/program.ts'
import { atOnce } from '../../../base/work.ts'
import { expandPathname } from './glob.ts'

const files = {
  'a.txt': '',
  'b.txt': '',
  'B.txt': '',
  '.hidden': '',
  'dir/one.txt': '',
  'dir/two.md': '',
  'dir/.dot': '',
  'dir/sub/deep.txt': '',
  'dir/sub/x/y.txt': '',
  'empty/': '',
  'with space.txt': '',
  '[x].txt': '',
  'star*': '',
  z: '',
  '-n': '',
  '.config/rc': '',
  'ü.txt': '',
  'dir2/one.txt': '',
}

/** Prints what a pattern expands to, with the `shopt` names that come first. */
const expand = gnu({
  name: 'expand',
  optionsFirst: true,
  run: async (process, { operands: [names = '', pattern = ''] }) => {
    const paths = atOnce(expandPathname(process, pattern, new Set([...names.split(' '), 'globskipdots'])))
    await process.print(paths.map((path) => `${path}\n`).join(''))
    return 0
  },
})

const rows: readonly [string, readonly string[]][] = [
  [
    '',
    [
      '*',
      '*.txt',
      '?',
      '??*',
      '[ab]*',
      '[!ab]*',
      '.*',
      '.[!.]*',
      '*/',
      '*/*',
      'dir/*',
      './*',
      'dir/*/',
      'dir/*/*',
      '*/one.txt',
      '*/*.txt',
      'd*/s*/d*',
      'nothing*',
      'dir/nothing*',
      'dir//*',
      '*//one.txt',
      '\\[x\\].txt',
      '\\[x*',
      'star\\*',
      'st*\\*',
      '*\\ *',
      '[[]*',
      'z*/',
      'a.txt/*',
      '/etc/host[n]ame',
      '/et[c]/passwd',
      '/usr/[b]in/../',
      '*.[tm]*',
      '..*',
      'dir/.*',
      '[.]*',
      '*/.*',
      '**',
      '**/*.txt',
      '*é*',
      '?.txt',
      '{a}*',
    ],
  ],
  ['dotglob', ['*', '*/*', '?*', '[!a]*']],
  ['nocaseglob', ['b*', '*.TXT', 'B.txt', 'DIR/*', '[A-B]*']],
  [
    'globstar',
    [
      '**',
      '**/',
      '**/*.txt',
      'dir/**',
      'dir/**/',
      '**/**',
      '**/x/*',
      'd**',
      'nothing/**',
      '**/one.txt',
      './**/y.txt',
      'dir/**/*.txt',
    ],
  ],
  ['globstar dotglob', ['**', '**/*.txt', '**/.dot']],
  ['extglob', ['!(*.txt)', '*.@(txt|md)', '@(a|b).txt', '+([a-z])', '?(a|z)', '!(.*)', '@(.hidden|z)', 'dir/!(one*)']],
]

describe('pathname expansion', () => {
  it.each(rows.flatMap(([names, patterns]) => patterns.map((pattern) => [names, pattern])))(
    '%s %s',
    async (names = '', pattern = '') => {
      const script = `${names === '' ? '' : `shopt -s ${names}\n`}shopt -s nullglob\nprintf '%s\\n' ${pattern}`
      const { stdout } = runReal(['bash', '-c', script], { files, environment: { LC_ALL: 'C.UTF-8' } })
      const fixture = createGnuFixture([expand], { files })
      expect((await fixture.run(['--', names, pattern])).stdout).toBe(stdout === '\n' ? '' : stdout)
    },
  )

  it('looks among ten thousand files', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`file${index}.txt`, '']))
    const fixture = createGnuFixture([expand], { files: many })
    expect((await fixture.run(['', '*9.t*t'])).stdout.split('\n')).toHaveLength(1001)
  })
})
