import type { Goal } from '../../goal.ts'
import { all, file, labelled, printed, ran } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const collected = (...logs: readonly string[]): Goal =>
  all(
    labelled('`logs.tar.gz` is there', file('~/logs.tar.gz')),
    labelled(
      'It was listed: it holds all logs, and nothing else',
      all(ran('tar'), ...logs.map((log) => printed(`${log}$`)), { type: 'printed', text: { lines: logs.length } }),
    ),
  )

const files = (...logs: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries([...logs, 'web/index.html', 'readme.txt'].map((name) => [`~/Downloads/${name}`, `${name}\n`]))

export const findingAndArchives: Exercises = {
  lesson: 'finding-and-archives',
  challenge: {
    id: 'finding-and-archives',
    brief:
      'Somewhere below `Downloads` there are files that end in `.log`. Pack all of them, wherever they are, and nothing else into `logs.tar.gz` in your home directory. Then list what it holds.',
    world: { files: files('boot.log', 'web/access.log') },
    goal: collected('boot.log', 'access.log'),
    par: { commands: 2 },
    hint: 'What one command prints can be the arguments of another one: `$( )`. Which command prints the paths?',
    solutions: [
      ["tar -czf logs.tar.gz $(find Downloads -name '*.log')", 'tar -tzf logs.tar.gz'],
      ["find Downloads -name '*.log' | tar -czf logs.tar.gz -T -", 'tar -tf logs.tar.gz'],
      ["find Downloads -name '*.log' -exec tar -czf logs.tar.gz {} +", 'tar -tzf logs.tar.gz'],
    ],
    wrong: [
      ['tar -czf logs.tar.gz Downloads', 'tar -tzf logs.tar.gz'],
      ['tar -czf logs.tar.gz Downloads/*.log', 'tar -tzf logs.tar.gz'],
      ["find Downloads -name '*.log' > logs.tar.gz", 'cat logs.tar.gz'],
    ],
    only: [
      ['tar -czf logs.tar.gz Downloads/boot.log Downloads/web/access.log', 'tar -tzf logs.tar.gz'],
      ['tar -czf logs.tar.gz Downloads/*.log Downloads/*/*.log', 'tar -tzf logs.tar.gz'],
    ],
    others: [
      {
        files: files('web/old/access.log', 'mail.log', 'web/error.log'),
        goal: collected('old/access.log', 'mail.log', 'web/error.log'),
      },
    ],
  },
  predictions: [
    {
      id: 'finding-and-archives-1',
      world: { lines: ['mkdir -p Documents/notes', 'touch Documents/a.txt Documents/notes/b.txt'] },
      line: 'find Documents -type d',
      outputs: ['Documents\nDocuments/notes', 'Documents/notes', 'Documents/a.txt\nDocuments/notes/b.txt'],
      because: '`-type d` means directories, and the one where the search begins is one of them.',
    },
  ],
  arrangements: [
    {
      id: 'finding-and-archives-1',
      task: 'Print the names of the files below `/usr/share/playground` in which the word Earth stands.',
      line: 'grep -rl Earth /usr/share/playground',
      extra: ['find', '-name'],
    },
  ],
}
