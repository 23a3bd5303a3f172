import { expect, it } from 'vitest'
import type { Facts, LineFacts } from './facts.ts'
import type { Mistake } from './mistake.ts'
import { noteFor } from './note.ts'

const facts: Facts = {
  cwd: '/home/user',
  home: '/home/user',
  file: (path) =>
    path === 'trip'
      ? {
          kind: 'directory',
          mode: 0o755,
          owner: 'user',
          group: 'user',
          size: 0,
          text: () => '',
          bytes: () => new Uint8Array(),
        }
      : undefined,
  names: () => [],
  variable: () => undefined,
  exported: () => false,
  matches: (text, pattern) => new RegExp(pattern, 'm').test(text),
  groups: (text, pattern) => new RegExp(pattern, 'm').exec(text) ?? undefined,
  aliases: new Map(),
  functions: [],
  jobs: [],
}

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
]

it.each([
  ['a message', line('cat trip', 'cat: trip: Is a directory\n'), 'cat-directory', 'ls trip'],
  ['a message of another program', line('dog trip', 'cat: trip: Is a directory\n'), undefined, undefined],
  ['a message about what was otherwise before', line('cat x', 'cat: x: Is a directory\n'), undefined, undefined],
  ['what was typed', line('cd..', 'bash: cd..: command not found', 127), 'glued', 'cd ..'],
  ['another status', line('cd..', '', 0), undefined, undefined],
  ['a right line', line('ls', '', 0), undefined, undefined],
])('knows a mistake by %s', (_what, told, id, fix) => {
  const note = noteFor(catalogue, told, facts)
  expect([note?.mistake.id, note?.fix]).toEqual([id, fix])
})
