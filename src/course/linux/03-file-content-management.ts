import type { LessonSource } from '../lesson.ts'
import {
  all,
  any,
  copied,
  gone,
  labelled,
  printed,
  printedOnly,
  ran,
  read,
  shown,
  typed,
  unharmed,
  used,
} from './goals.ts'

export const fileContentManagement: LessonSource = {
  id: 'file-content-management',
  title: 'File Content Management',
  description: 'Read files, tell what kind they are, and keep a copy before you change anything.',
  steps: [
    {
      words: [
        { text: 'echo', kind: 'program', meaning: 'prints words' },
        { text: 'Hello', kind: 'text', meaning: 'the first word' },
        { text: 'there', kind: 'text', meaning: 'the second' },
      ],
      explanation:
        'Prints its words, nothing more. Scripts use it to speak to people, and you can use it to try things out.',
      goal: labelled(
        'The words Hello there were printed',
        all(printed('^Hello there *$'), ran('echo', 'printf', 'cat')),
      ),
      wrong: [
        'echo Hello',
        'echo hello there',
        'Hello there',
        'echo there Hello',
        'ehco Hello there',
        'echo echo Hello there',
      ],
      also: [
        'echo Hello   there',
        'echo "Hello there"',
        "printf 'Hello there\\n'",
        "printf '%s %s\\n' Hello there",
        'cat <<< "Hello there"',
      ],
    },
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to read' },
      ],
      explanation: 'Prints a whole file. This is the quickest way to read a short one.',
      goal: labelled('The text of welcome.txt was printed', shown('~/welcome.txt')),
      wrong: [
        'ls welcome.txt',
        'cat Welcome.txt',
        'echo welcome.txt',
        'cat welcome',
        'echo cat welcome.txt',
        'head -n 1 welcome.txt',
        'cat',
      ],
      also: [
        'cat ./welcome.txt',
        'cat /home/user/welcome.txt',
        'head welcome.txt',
        'cat < welcome.txt',
        'less "welcome.txt"',
        'cat -n "welcome.txt"',
        'cat welcome.*',
        'echo "$(< welcome.txt)"',
      ],
    },
    {
      words: [
        { text: 'file', kind: 'program', meaning: 'tells kinds of files apart' },
        { text: 'welcome.txt', kind: 'file', meaning: 'one to look at' },
        { text: 'Documents', kind: 'directory', meaning: 'another one' },
      ],
      explanation:
        'Looks inside and tells what kind of data each one holds. Useful before you print a file that you do not know.',
      goal: all(
        labelled(
          'The kind of welcome.txt was told',
          all(ran('file'), used('~/welcome.txt'), printed('ASCII text|text/plain')),
        ),
        labelled('The kind of Documents was told', all(ran('file'), used('~/Documents'), printed('directory'))),
      ),
      wrong: [
        'file welcome.txt',
        'file Documents',
        'ls -l welcome.txt Documents',
        'echo file welcome.txt Documents',
        'file welcome Documents',
      ],
      also: [
        'file Documents welcome.txt',
        'file ./welcome.txt ./Documents',
        'file *',
        'file -i welcome.txt Documents | cat',
        'file welcome.txt; file Documents',
        'file /home/user/welcome.txt /home/user/Documents',
      ],
    },
    {
      words: [
        { text: 'cp', kind: 'program', meaning: 'copies files' },
        { text: 'welcome.txt', kind: 'file', meaning: 'what to copy' },
        { text: 'notes.txt', kind: 'file', meaning: 'the name of the copy' },
      ],
      explanation: 'Makes a copy under another name, in the same directory. Do this before you try something risky.',
      goal: labelled('notes.txt is a copy of welcome.txt', copied('~/welcome.txt', '~/notes.txt')),
      wrong: [
        'mv welcome.txt notes.txt',
        'touch notes.txt',
        'cp notes.txt welcome.txt',
        'cp welcome.txt note.txt',
        'cp welcome.txt Documents',
        'echo cp welcome.txt notes.txt',
      ],
      also: [
        'cp ./welcome.txt ./notes.txt',
        'cp welcome.txt /home/user/notes.txt',
        'cat welcome.txt > notes.txt',
        'cp -p "welcome.txt" notes.txt',
        'tee notes.txt < welcome.txt',
      ],
    },
    {
      words: [
        { text: 'tail', kind: 'program', meaning: 'shows how a file ends' },
        { text: '-n', kind: 'option', meaning: 'this many lines, not ten' },
        { text: '1', kind: 'value', meaning: 'for -n: one line' },
        { text: 'notes.txt', kind: 'file', meaning: 'the file to read' },
      ],
      explanation:
        'Prints only the last line of the copy. The end of a file is often what matters, in a log for example.',
      goal: labelled(
        'The last line of notes.txt was printed',
        all(read('~/notes.txt'), printedOnly('Each command is safe to try here.')),
      ),
      wrong: [
        'tail notes.txt',
        'tail -n 1 welcome.txt',
        'head -n 1 notes.txt',
        'tail -n 2 notes.txt',
        'cat notes.txt',
        'echo tail -n 1 notes.txt',
        'echo "Each command is safe to try here."',
      ],
      also: [
        'tail -n 1 ./notes.txt',
        'tail -n1 "notes.txt"',
        'tail -1 "notes.txt"',
        'tail -n 1 < notes.txt',
        'cat notes.txt | tail -n 1',
        "sed -n '$p' notes.txt",
        "awk 'END { print }' notes.txt",
        'tail --lines=1 "notes.txt"',
      ],
    },
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: '/etc/hostname', kind: 'file', meaning: 'this machine’s name' },
        { text: 'notes.txt', kind: 'file', meaning: 'the copy' },
      ],
      explanation:
        'Prints two files, one after the other. That is what its name comes from: it concatenates, which means it joins.',
      goal: labelled(
        'Both files were printed, one after the other',
        all(
          read('/etc/hostname'),
          read('~/notes.txt'),
          any(
            printedOnly(
              'linux-playground',
              'Welcome!',
              'Type help to begin.',
              'Nothing here can break.',
              'Each command is safe to try here.',
            ),
            // with numbers, or with a heading above each
            all(
              ran('cat', 'head', 'tail', 'nl', 'more'),
              typed('hostname.*notes'),
              printed('linux-playground$'),
              printed('Welcome!$'),
              printed('Each command is safe to try here[.]$'),
            ),
          ),
        ),
      ),
      wrong: [
        'cat notes.txt',
        'cat /etc/hostname',
        'cat notes.txt /etc/hostname',
        'ls /etc/hostname notes.txt',
        'cat etc/hostname notes.txt',
        'echo cat /etc/hostname notes.txt',
      ],
      also: [
        'cat -n /etc/hostname "notes.txt"',
        'head /etc/hostname "notes.txt"',

        'cat /etc/hostname ./notes.txt',
        'cat /etc/hostname /home/user/notes.txt',
        'cat /etc/hostname; cat notes.txt',
        'cat /etc/hostname - < notes.txt',
      ],
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: 'notes.txt', kind: 'file', meaning: 'the file to remove' },
      ],
      explanation: 'Removes the copy again.',
      goal: labelled('notes.txt is gone, and the rest is there', all(gone('~/notes.txt'), unharmed)),
      wrong: ['rm welcome.txt', 'rm Notes.txt', 'rm', 'cat notes.txt', 'echo rm notes.txt', 'rm -f *'],
      also: ['rm ./notes.txt', 'rm -f notes.txt', 'rm /home/user/notes.txt', 'rm n*', 'unlink "notes.txt"'],
    },
  ],
}
