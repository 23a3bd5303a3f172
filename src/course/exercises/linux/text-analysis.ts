import type { Goal } from '../../goal.ts'
import { all, any, labelled, printed } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const ranked = (count: number, ...lines: readonly string[]): Goal =>
  all(
    labelled('The number of players was found out', any(printed(`^ *${count}( |$)`), printed(`^ *${count}[:\t]`))),
    labelled('They were shown with the most points first', { type: 'printed', text: { contains: lines.join('\n') } }),
  )

export const textAnalysis: Exercises = {
  lesson: 'text-analysis',
  challenge: {
    id: 'text-analysis',
    brief:
      '`Documents/game.txt` has one line for each player: points, then the name. Find out how many players there are, and show the lines in order, the most points first.',
    world: { files: { '~/Documents/game.txt': '64 Dennis\n91 Ada\n35 Linus\n78 Grace\n' } },
    goal: ranked(4, '91 Ada', '78 Grace', '64 Dennis', '35 Linus'),
    par: { commands: 2 },
    hint: 'One program counts, another one puts lines in order. Are 9 points more than 64? Only for somebody who compares numbers.',
    solutions: [
      ['wc -l Documents/game.txt', 'sort -nr Documents/game.txt'],
      ['cd Documents', 'sort -nr game.txt', 'wc -l game.txt'],
      ['wc -l < Documents/game.txt; true', 'sort -n Documents/game.txt | tac'],
      ['wc -l < Documents/game.txt; sort -rn Documents/game.txt'],
    ],
    wrong: [
      ['wc -l Documents/game.txt', 'sort Documents/game.txt'],
      ['wc -l Documents/game.txt', 'sort -n Documents/game.txt'],
      ['sort -nr Documents/game.txt'],
    ],
    only: [['wc -l Documents/game.txt', 'sort -r Documents/game.txt']],
    others: [
      {
        files: { '~/Documents/game.txt': '9 Linus\n64 Ada\n120 Grace\n' },
        goal: ranked(3, '120 Grace', '64 Ada', '9 Linus'),
      },
    ],
  },
  predictions: [
    {
      id: 'text-analysis-1',
      line: 'sort /usr/share/playground/scores.txt',
      outputs: [
        '7 Linus\n42 Ada\n64 Dennis\n100 Grace',
        '100 Grace\n42 Ada\n64 Dennis\n7 Linus',
        '42 Ada\n7 Linus\n100 Grace\n64 Dennis',
      ],
      because:
        'Without `-n`, `sort` compares character by character, as in a dictionary: 1 comes before 4, and 7 comes last.',
    },
  ],
  arrangements: [
    {
      id: 'text-analysis-1',
      task: 'Show the scores as numbers in order, the highest first.',
      line: 'sort -nr scores.txt',
      extra: ['-l', 'grep'],
      world: { cwd: '/usr/share/playground' },
    },
    {
      id: 'text-analysis-2',
      task: 'Find the lines with `ant` among the animals, each with its number.',
      line: 'grep -n ant animals.txt',
      extra: ['-i', 'wc'],
      world: { cwd: '/usr/share/playground' },
    },
  ],
}
