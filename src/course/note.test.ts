import { expect, it } from 'vitest'
import type { LineFacts } from './facts.ts'
import type { Mistake } from './mistake.ts'
import { factsWith } from '../testing/facts.ts'
import { noteFor } from './note.ts'

const facts = { ...factsWith('trip'), names: () => ['trip'] }

const line = (typed: string, stderr = '', status = 1): LineFacts => {
  const argv = typed.split(' ')
  const [program = '', ...operands] = argv
  const ran = { argv, cwd: '/home/user', status, program, given: [], operands, place: undefined, redirections: [] }
  return { line: typed, ran: [ran], status, stdout: '', stderr }
}

const catalogue: readonly Mistake[] = [
  {
    id: 'cat-directory',
    when: [
      {
        program: 'cat',
        stderr: '^cat: (.+): Is a directory$',
        was: { type: 'file', path: '{1}', kind: 'directory' },
      },
    ],
    note: 'A directory is listed, not printed.',
    fix: 'ls {1}',
  },
  {
    id: 'glued',
    when: [{ line: '^cd([.]+)$', status: 127 }],
    note: 'cd and where to go are two words.',
    fix: 'cd {1}',
  },
  {
    id: 'misspelt',
    when: [{ misspelt: 'operand', stderr: 'No such file' }],
    note: 'There is one much like it.',
    fix: '{fixed}',
  },
]

it.each([
  ['a message', line('cat trip', 'cat: trip: Is a directory\n'), 'cat-directory', 'ls trip'],
  ['a message of another program', line('dog trip', 'cat: trip: Is a directory\n'), undefined, undefined],
  ['a message about what was otherwise before', line('cat x', 'cat: x: Is a directory\n'), undefined, undefined],
  ['what was typed', line('cd..', 'bash: cd..: command not found', 127), 'glued', 'cd ..'],
  ['another status', line('cd..', '', 0), undefined, undefined],
  ['a right line', line('ls', '', 0), undefined, undefined],
  ['a word that also stands in another', line('ls -ltirp tirp', 'No such file'), 'misspelt', 'ls -ltirp trip'],
  ['an operand like its program', line('tirp tirp', 'No such file'), 'misspelt', 'tirp trip'],
])('knows a mistake by %s', (_what, told, id, fix) => {
  const note = noteFor(catalogue, told, facts)
  expect([note?.mistake.id, note?.fix]).toEqual([id, fix])
})
