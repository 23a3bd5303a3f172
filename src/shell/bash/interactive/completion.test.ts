import { expect, test } from 'vitest'
import { gnuPrograms } from '../../../linux/gnu/index.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { createGnuFixture } from '../../../testing/gnu-fixture.ts'
import { Bash } from '../bash.ts'
import { completeInBash } from './completion.ts'

const known: GnuProgram = {
  declaration: { name: 'ferry', operands: [{ name: 'PORT', kind: 'text' }] },
  run: () => 0,
  complete: (words) =>
    ['harwich', 'hoek'].filter((port) => port.startsWith(words.at(-1) ?? '')).map((text) => ({ text, suffix: ' ' })),
}

const ls = gnuPrograms.filter(({ declaration }) => declaration.name === 'ls')

function start(): { readonly bash: Bash; complete(line: string): Promise<readonly string[]> } {
  const { kernel } = createGnuFixture([...ls, known], {
    files: { 'my file.txt': '', "it's": '', '.hidden': '', 'music/': '', 'run.sh': '' },
    user: 'root',
  })
  const process = kernel.start({
    argv: ['bash'],
    image: () => new Promise<number>(() => undefined),
    environment: new Map([
      ['PATH', '/usr/bin:/bin'],
      ['HOME', '/root'],
    ]),
    cwd: '/tmp/case',
    credentials: { uid: 0, gid: 0, groups: [] },
    descriptors: new Map(),
  })
  const bash = new Bash({ process, interactive: true })
  return {
    bash,
    async complete(line) {
      const { start: from, candidates } = await completeInBash({ process, shell: bash }, line)
      return candidates.map(({ text, suffix }) => line.slice(0, from) + text + suffix)
    },
  }
}

test.each<[string, readonly string[]]>([
  ['ls m', ['ls music/', String.raw`ls my\ file.txt `]],
  ['ls "my', ['ls "my file.txt" ']],
  ["ls 'my", ["ls 'my file.txt' "]],
  ['ls it', [String.raw`ls it\'s `]],
  ['ls .h', ['ls .hidden ']],
  ['cd m', ['cd music/']],
  ['ls nowhere/x', []],
  ['ls -l > mu', ['ls -l > music/']],
  ['ls ~/', []],
  ['echo ~use', ['echo ~user/']],
  ['echo $HOM', ['echo $HOME/']],
  ['echo "${HOM', ['echo "${HOME}"/']],
  ["echo '$HOM", []],
  ['fer', ['ferry ']],
  ['true && fer', ['true && ferry ']],
  ['echo $(fer', ['echo $(ferry ']],
  ['x=1 fer', ['x=1 ferry ']],
  ['sudo fer', ['sudo ferry ']],
  ['ferry h', ['ferry harwich ', 'ferry hoek ']],
  ['ls --rev', ['ls --reverse ']],
  ['umask -', ['umask -S ', 'umask -p ', 'umask --help ']],
  ['./run', []],
  ['whil', ['while ']],
  ['pus', ['pushd ']],
])('%s', async (line, lines) => {
  expect(await start().complete(line)).toEqual(lines)
})

test('what `complete` says of a command is what its words become', async () => {
  const { bash, complete } = start()
  const define = [
    'complete -W "apple apricot" fruit',
    '_two() { COMPREPLY=("$2-$COMP_CWORD" "$3"); }',
    'complete -o nospace -F _two two',
  ]
  await bash.execute(define.join('\n'))
  expect(await complete('fruit ap')).toEqual(['fruit apple ', 'fruit apricot '])
  expect(await complete('two x y')).toEqual(['two x x', 'two x y-2'])
})

test('functions, aliases and variables of the shell are known', async () => {
  const { bash, complete } = start()
  await bash.execute('harbour() { :; }; alias harvest=ls; haze=1')
  expect(await complete('harb')).toEqual(['harbour '])
  expect(await complete('harv')).toEqual(['harvest '])
  expect(await complete('harvest --rev')).toEqual(['harvest --reverse '])
  expect(await complete('echo $haz')).toEqual(['echo $haze '])
})
