import type { LessonSource } from '../lesson.ts'

export const navigationBasics: LessonSource = {
  id: 'navigation-basics',
  title: 'Navigation Basics',
  description: 'Find out where you are, look around, and go from one directory to another.',
  steps: [
    {
      words: [{ text: 'pwd', kind: 'program', meaning: 'prints the working directory' }],
      explanation:
        'Prints the directory you are in, as a path from the very top of the system. Use it whenever you have lost your way.',
    },
    {
      words: [{ text: 'ls', kind: 'program', meaning: 'lists files and directories' }],
      explanation: 'Lists what is in this directory. It is the first thing to type in a new place.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '-l', kind: 'option', meaning: 'long: one a line, with details' },
      ],
      explanation:
        'The same list with details: permissions, owner, group, size in bytes, and the date of the last change. A line that starts with d is a directory.',
    },
    {
      words: [
        { text: 'cd', kind: 'command', meaning: 'changes the working directory' },
        { text: 'Documents', kind: 'directory', meaning: 'where to go' },
      ],
      explanation: 'Goes into the directory Documents. Watch the prompt: it always shows where you are.',
    },
    {
      words: [{ text: 'pwd', kind: 'program', meaning: 'prints the working directory' }],
      explanation:
        'Now the answer has one more part. A path is a list of directories, one inside the other, with slashes between them.',
    },
    {
      words: [
        { text: 'cd', kind: 'command', meaning: 'changes the working directory' },
        { text: '..', kind: 'directory', meaning: 'the directory above' },
      ],
      explanation: 'Goes back up. Two dots always mean the directory that holds this one.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '/', kind: 'directory', meaning: 'the root, which holds all the rest' },
      ],
      explanation:
        'Lists another directory without going there. A path that starts with a slash begins at the top of the system, wherever you are.',
    },
  ],
}
