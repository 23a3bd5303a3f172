import type { Goal } from '../../goal.ts'
import { all, copied, directory, file, gone, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const COPY = '~/backup/2026/project'

const kept = (...more: readonly string[]): Goal =>
  all(
    labelled('`backup/2026` is there', directory('~/backup/2026')),
    labelled(
      'The whole project is in it',
      all(...['plan.txt', ...more].map((name) => copied(`~/Documents/project/${name}`, `${COPY}/${name}`))),
    ),
    labelled('`old` is in the copy, too', file(`${COPY}/old/draft.txt`)),
    labelled(
      '`old` is gone from the project itself',
      all(gone('~/Documents/project/old'), file('~/Documents/project/plan.txt')),
    ),
  )

const project = {
  '~/Documents/project/plan.txt': 'build it\n',
  '~/Documents/project/old/draft.txt': 'think about it\n',
}

export const advancedFileOperations: Exercises = {
  lesson: 'advanced-file-operations',
  challenge: {
    id: 'advanced-file-operations',
    brief:
      'Put a copy of the directory `Documents/project`, with all that is in it, into a new directory `backup/2026`. After that, remove `old` from the project, but not from the copy.',
    world: { files: project },
    goal: kept(),
    par: { commands: 3 },
    hint: 'Directories within directories that are not there yet, copies and removals of whole directories: each takes an option.',
    solutions: [
      ['mkdir -p backup/2026', 'cp -r Documents/project backup/2026', 'rm -r Documents/project/old'],
      [
        'mkdir backup',
        'mkdir backup/2026',
        'cp -r Documents/project backup/2026/project',
        'rm -r Documents/project/old',
      ],
      ['mkdir -p backup/2026 && cp -a Documents/project backup/2026 && rm -rf Documents/project/old'],
    ],
    wrong: [
      ['mkdir -p backup/2026', 'rm -r Documents/project/old', 'cp -r Documents/project backup/2026'],
      ['mkdir -p backup/2026', 'mv Documents/project backup/2026', 'rm -r backup/2026/project/old'],
      ['mkdir -p backup/2026', 'cp Documents/project backup/2026', 'rm -r Documents/project/old'],
    ],
    only: [
      [
        'mkdir -p backup/2026/project/old',
        'cp Documents/project/plan.txt backup/2026/project',
        'cp Documents/project/old/draft.txt backup/2026/project/old',
        'rm -r Documents/project/old',
      ],
    ],
    others: [{ files: { ...project, '~/Documents/project/people.txt': 'Ada\nLinus\n' }, goal: kept('people.txt') }],
  },
  predictions: [
    {
      id: 'advanced-file-operations-1',
      world: { files: { '~/Documents/trip/plan.txt': 'go\n' } },
      line: 'find Documents -name plan.txt',
      outputs: ['Documents/trip/plan.txt', 'plan.txt', '/home/user/Documents/trip/plan.txt'],
      because: '`find` prints each path from the place where it began to look, written as you wrote it: `Documents`.',
    },
  ],
  arrangements: [
    {
      id: 'advanced-file-operations-1',
      task: 'Make a copy of the directory `project` with all that is in it, and call it `backup`.',
      line: 'cp -r project backup',
      extra: ['-p', 'mv'],
      world: { lines: ['mkdir -p project/notes/old', 'cp /usr/share/playground/planets.txt project/notes'] },
    },
  ],
}
