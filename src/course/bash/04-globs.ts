import type { LessonSource } from '../lesson.ts'

export const globs: LessonSource = {
  id: 'globs',
  title: 'Patterns for Names',
  description: 'Write one pattern for many files. The shell puts the names in its place before the command starts.',
  steps: [
    {
      words: [
        { text: 'touch', kind: 'program', meaning: 'makes empty files' },
        { text: 'jan.log', kind: 'file', meaning: 'the first' },
        { text: 'feb.log', kind: 'file', meaning: 'the second' },
        { text: 'feb.txt', kind: 'file', meaning: 'the third' },
      ],
      explanation: 'Makes three empty files to practise on.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '*.log', kind: 'pattern', meaning: 'all names that end in .log' },
      ],
      explanation:
        'A star stands for any characters, or none. ls never sees the star: the shell gives it the names that fit.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: 'feb.*', kind: 'pattern', meaning: 'all names that begin with feb and a dot' },
      ],
      explanation: 'The star may stand anywhere.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '???.log', kind: 'pattern', meaning: 'three characters, then .log' },
      ],
      explanation: 'A question mark stands for exactly one character.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '[a-h]*.log', kind: 'pattern', meaning: 'begins with a letter from a to h' },
      ],
      explanation: 'Brackets stand for one of the characters in them.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '*.txt', kind: 'pattern', meaning: 'all names that end in .txt' },
      ],
      explanation: 'With echo you see what a pattern becomes. Try it before you give a pattern to rm.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '{jan,feb,mar}.log', kind: 'pattern', meaning: 'three words' },
      ],
      explanation: 'Braces make words from a list, whether such files are there or not.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: 'jan.log', kind: 'file', meaning: 'the first' },
        { text: 'feb.*', kind: 'pattern', meaning: 'the other two' },
      ],
      explanation: 'Tidy up. Patterns work with every command.',
    },
  ],
}
