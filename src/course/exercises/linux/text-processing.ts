import type { Goal } from '../../goal.ts'
import { all, labelled, printed } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

/** Just these lines with their numbers, whatever stands between them. */
const numbered = (...lines: readonly (readonly [number, string])[]): Goal =>
  all(
    { type: 'printed', text: { lines: lines.length } },
    ...lines.map(([number, line]) => printed(`^ *${number}[^0-9A-Za-z]+${line}$`)),
  )

const LETTER = 'Dear Ada,\nthe train leaves at nine.\nBring the tickets.\nThe tickets are blue.\nYours, Grace\n'

export const textProcessing: Exercises = {
  lesson: 'text-processing',
  challenge: {
    id: 'text-processing',
    brief: 'A letter lies in `Documents/letter.txt`. Show only the lines that speak of tickets, each with its number.',
    world: { files: { '~/Documents/letter.txt': LETTER } },
    goal: labelled(
      'The lines about tickets are shown, with their numbers',
      numbered([3, 'Bring the tickets.'], [4, 'The tickets are blue.']),
    ),
    par: { commands: 1 },
    hint: 'Which program finds lines? It has an option that puts numbers before them.',
    solutions: [
      ['grep -n tickets Documents/letter.txt'],
      ['cd Documents', 'grep -n tickets letter.txt'],
      ['cat -n Documents/letter.txt | grep tickets'],
      ['awk \'/tickets/ { print NR ":" $0 }\' Documents/letter.txt'],
      ['awk \'/tickets/ { print NR, "-", $0 }\' Documents/letter.txt'],
    ],
    wrong: [
      ['grep tickets Documents/letter.txt'],
      ['grep -n Tickets Documents/letter.txt'],
      ['cat Documents/letter.txt'],
      ['tail -n 3 Documents/letter.txt'],
    ],
    only: [['grep -n "he tickets" Documents/letter.txt']],
    others: [
      {
        files: { '~/Documents/letter.txt': 'No tickets today.\nThe office is shut.\nAsk for tickets tomorrow.\n' },
        goal: numbered([1, 'No tickets today.'], [3, 'Ask for tickets tomorrow.']),
      },
    ],
  },
  predictions: [
    {
      id: 'text-processing-2',
      line: 'wc -l welcome.txt',
      outputs: ['4 welcome.txt', '4', '87 welcome.txt'],
      because: '`-l` counts lines and nothing else; the name of the file comes after the number. 87 are its bytes.',
    },
    {
      id: 'text-processing-1',
      line: 'grep -n help welcome.txt',
      outputs: ['Type help to begin.', '2:Type help to begin.', '2'],
      because: '`-n` puts the number of the line and a colon before it; the line itself stays whole.',
    },
  ],
  arrangements: [
    {
      id: 'text-processing-1',
      task: 'Show the first two lines of the welcome text.',
      line: 'head -n 2 welcome.txt',
      extra: ['tail', '-l'],
    },
  ],
}
