import type { Goal } from '../../goal.ts'
import { all, holds, labelled, printed } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const billed = (sum: number, ...names: readonly string[]): Goal =>
  all(
    labelled('The sum of the prices was found out', printed(`(^|[^0-9])${sum}$`)),
    labelled('`names.txt` has the names, and nothing but the names', holds('~/names.txt', ...names)),
  )

export const sedAndAwk: Exercises = {
  lesson: 'sed-and-awk',
  challenge: {
    id: 'sed-and-awk',
    brief:
      'Each line of `Downloads/bill.txt` has a name and a price. Print the sum of all prices. Then write the names, without their prices, into a file `names.txt` in your home directory.',
    world: { files: { '~/Downloads/bill.txt': 'tea 3\ncake 12\nsoup 8\n' } },
    goal: billed(23, 'tea', 'cake', 'soup'),
    par: { commands: 2 },
    hint: '`awk` knows the words of a line as `$1`, `$2` and so on, and has a block for the end of the text.',
    solutions: [
      ["awk '{ sum += $2 } END { print sum }' Downloads/bill.txt", "awk '{ print $1 }' Downloads/bill.txt > names.txt"],
      [
        "cut -d ' ' -f 1 Downloads/bill.txt > names.txt",
        'awk \'{ s += $2 } END { print "sum", s }\' Downloads/bill.txt',
      ],
      [
        'sum=0; while read -r name price; do sum=$((sum + price)); done < Downloads/bill.txt; echo $sum',
        "sed 's/ .*//' Downloads/bill.txt > names.txt",
      ],
    ],
    wrong: [
      ["awk '{ sum += $1 } END { print sum }' Downloads/bill.txt", "awk '{ print $1 }' Downloads/bill.txt > names.txt"],
      ["awk '{ sum += $2 } END { print sum }' Downloads/bill.txt", 'cp Downloads/bill.txt names.txt'],
      ["awk '{ sum += $2 } END { print sum }' Downloads/bill.txt", "awk '{ print $2 }' Downloads/bill.txt > names.txt"],
    ],
    only: [
      ['echo $((3 + 12 + 8))', "awk '{ print $1 }' Downloads/bill.txt > names.txt"],
      [
        "awk '{ sum += $2 } END { print sum }' Downloads/bill.txt",
        "sed 's/ [0-9][0-9]*$//; s/^/ /; s/ //' Downloads/bill.txt > names.txt",
        'printf "tea\\ncake\\nsoup\\n" > names.txt',
      ],
    ],
    others: [
      {
        files: { '~/Downloads/bill.txt': 'rice 5\nfish 40\nplum 1\nnut 4\n' },
        goal: billed(50, 'rice', 'fish', 'plum', 'nut'),
      },
    ],
  },
  predictions: [
    {
      id: 'sed-and-awk-1',
      line: 'echo one two one | sed "s/one/1/"',
      outputs: ['1 two one', '1 two 1', '1'],
      because: 'Without `g` at its end, `s` changes only the first place in each line.',
    },
    {
      id: 'sed-and-awk-2',
      line: "awk '$1 > 50 { print $2 }' /usr/share/playground/scores.txt",
      outputs: ['Grace\nDennis', '100 Grace\n64 Dennis', 'Ada\nLinus'],
      because: 'The condition chooses the lines, and the block says what is printed of them: the second word.',
    },
  ],
  arrangements: [
    {
      id: 'sed-and-awk-1',
      task: 'Print the second word of each score, in capital letters.',
      line: "cut -d ' ' -f 2 /usr/share/playground/scores.txt | tr a-z A-Z",
      extra: ['sort', '1'],
    },
  ],
}
