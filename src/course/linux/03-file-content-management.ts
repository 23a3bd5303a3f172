import type { LessonSource } from '../lesson.ts'

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
    },
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to read' },
      ],
      explanation: 'Prints a whole file. This is the quickest way to read a short one.',
    },
    {
      words: [
        { text: 'file', kind: 'program', meaning: 'tells kinds of files apart' },
        { text: 'welcome.txt', kind: 'file', meaning: 'one to look at' },
        { text: 'Documents', kind: 'directory', meaning: 'another one' },
      ],
      explanation:
        'Looks inside and tells what kind of data each one holds. Useful before you print a file that you do not know.',
    },
    {
      words: [
        { text: 'cp', kind: 'program', meaning: 'copies files' },
        { text: 'welcome.txt', kind: 'file', meaning: 'what to copy' },
        { text: 'notes.txt', kind: 'file', meaning: 'the name of the copy' },
      ],
      explanation: 'Makes a copy under another name, in the same directory. Do this before you try something risky.',
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
    },
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: '/etc/hostname', kind: 'file', meaning: 'this machine’s name' },
        { text: 'notes.txt', kind: 'file', meaning: 'the copy' },
      ],
      explanation:
        'Prints two files, one after the other. That is what its name comes from: it concatenates, which means it joins.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: 'notes.txt', kind: 'file', meaning: 'the file to remove' },
      ],
      explanation: 'Removes the copy again.',
    },
  ],
}
