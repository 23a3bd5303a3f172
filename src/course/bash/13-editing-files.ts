import type { LessonSource } from '../lesson.ts'
import { all, holds, holdsLine, labelled, not, shown, succeeded, used } from '../linux/goals.ts'

export const editingFiles: LessonSource = {
  id: 'editing-files',
  title: 'Editing a File',
  description: 'Write into a file and change it, in an editor that runs in the terminal.',
  steps: [
    {
      words: [
        { text: 'nano', kind: 'program', meaning: 'edits files' },
        { text: 'plans.txt', kind: 'file', meaning: 'made when it is saved' },
      ],
      explanation:
        'Opens the editor nano with an empty file. Type learn Bash, save with Ctrl-O and Enter, and leave with Ctrl-X. What the keys do is written at the bottom: there ^X stands for Ctrl-X.',
      keys: ['learn Bash\x0f\r\x18'],
      goal: labelled('plans.txt holds the line learn Bash', holdsLine('~/plans.txt', '^ *learn Bash *$')),
      wrong: [
        'touch plans.txt',
        'echo learn Bash',
        'echo learn > plans.txt',
        'echo learn Bash > plan.txt; rm plan.txt',
        'nano',
        'cat plans.txt',
      ],
      also: [
        'echo learn Bash > plans.txt',
        'printf "learn Bash\\n" | tee plans.txt',
        'cat <<< "learn Bash" > plans.txt',
      ],
    },
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'plans.txt', kind: 'file', meaning: 'what to print' },
      ],
      explanation: 'The line is in the file, as you typed it.',
      follows: true,
      goal: labelled('The text of plans.txt was printed', shown('~/plans.txt')),
      wrong: ['ls plans.txt', 'cat plan.txt', 'echo cat plans.txt', 'cat Plans.txt', 'wc plans.txt'],
      also: [
        'cat ./plans.txt',
        'head plans.txt',
        'cat < plans.txt',
        'less plans.txt',
        'tail plans.txt',
        'cat ~/plans.txt',
      ],
    },
    {
      words: [
        { text: 'nano', kind: 'program', meaning: 'edits files' },
        { text: 'plans.txt', kind: 'file', meaning: 'the file to edit' },
      ],
      explanation:
        'Opens the same file again. Press the arrow down, type write a script, and save and leave as before.',
      keys: ['\x1b[Bwrite a script\x0f\r\x18'],
      follows: true,
      goal: labelled(
        'plans.txt holds both lines',
        all(holdsLine('~/plans.txt', '^ *learn Bash *$'), holdsLine('~/plans.txt', '^ *write a script *$')),
      ),
      wrong: [
        'echo write a script > plans.txt',
        'echo write a script',
        'echo write >> plans.txt',
        'echo write a script >> plan.txt; rm plan.txt',
        'cat plans.txt',
      ],
      also: [
        'echo write a script >> plans.txt',
        'printf "learn Bash\\nwrite a script\\n" > plans.txt',
        "sed -i '$a write a script' plans.txt",
      ],
    },
    {
      words: [
        { text: 'nano', kind: 'program', meaning: 'edits files' },
        { text: '+2', kind: 'option', meaning: 'begin at line 2' },
        { text: 'plans.txt', kind: 'file', meaning: 'the file to edit' },
      ],
      explanation:
        'Opens the file with the caret on its second line. Ctrl-K cuts a whole line, and Ctrl-U would put it back. Save and leave.',
      keys: ['\x0b\x0f\r\x18'],
      follows: true,
      goal: labelled(
        'Only the first line is left in plans.txt',
        all(holdsLine('~/plans.txt', '^ *learn Bash *$'), not(holdsLine('~/plans.txt', 'script'))),
      ),
      wrong: [
        'rm plans.txt',
        '> plans.txt',
        "sed -i '1d' plans.txt",
        "sed '2d' plans.txt",
        'head -n 1 plans.txt',
        'cat plans.txt',
      ],
      also: ["sed -i '2d' plans.txt", 'echo learn Bash > plans.txt', "sed -i '/script/d' plans.txt"],
    },
    {
      words: [
        { text: 'nano', kind: 'program', meaning: 'edits files' },
        { text: 'plans.txt', kind: 'file', meaning: 'the file to edit' },
      ],
      explanation:
        'Type anything, then press Ctrl-X. nano asks whether to save: press n for no, and the file stays as it was. Other editors are vi and emacs; nano is the one that tells you its keys.',
      keys: ['oops\x18n'],
      follows: true,
      goal: labelled(
        'You left nano, and plans.txt is as it was',
        all(succeeded('nano'), used('~/plans.txt'), holds('~/plans.txt', 'learn Bash')),
      ),
      wrong: ['nano Plans.txt', 'echo nano plans.txt', 'cat plans.txt', 'nanoo plans.txt', 'ls', 'which nano'],
      also: [],
    },
  ],
  leaves: ['~/plans.txt'],
}
