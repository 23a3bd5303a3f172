import { all, any, labelled, printed, ran } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const systemCommands: Exercises = {
  lesson: 'system-commands',
  challenge: {
    id: 'system-commands',
    brief:
      'Get to know the program `sort`. Find out in which file it is kept on the disk, and open its page in the manual. Then show which processes run now.',
    world: {},
    goal: all(
      labelled('The file of `sort` was shown', printed('^(sort is |sort: )?/(usr/)?bin/sort')),
      labelled('The manual page of `sort` was opened', {
        type: 'ran',
        program: 'man',
        operands: ['sort'],
        status: 'any',
      }),
      labelled('The processes were shown', any(ran('ps', 'top', 'pstree'))),
    ),
    par: { commands: 3 },
    hint: 'Which program answers the question “which”? The manual has a page for each program.',
    solutions: [
      ['which sort', 'man sort', 'ps'],
      ['man sort', 'top', 'which sort'],
      ['type -p sort; ps aux', 'man 1 sort', 'man sort'],
    ],
    wrong: [
      ['which sort', 'help sort', 'ps'],
      ['which ls', 'man sort', 'ps'],
      ['which sort', 'man sort'],
      ['echo /usr/bin/ls', 'man sort', 'ps'],
    ],
    others: [{ cwd: '/usr/share/playground' }],
  },
  predictions: [
    {
      id: 'system-commands-1',
      line: 'which cd',
      outputs: ['', '/usr/bin/cd', 'which: cd: not found'],
      because: '`cd` is no program: the shell does it itself, so there is no file to be found.',
    },
  ],
  arrangements: [
    {
      id: 'system-commands-1',
      task: 'Find out which file the program `ls` is.',
      line: 'which ls',
      extra: ['file', '-l'],
    },
  ],
}
