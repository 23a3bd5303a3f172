import type { LessonSource } from '../lesson.ts'

export const textAnalysis: LessonSource = {
  id: 'text-analysis',
  title: 'Text Analysis',
  description: 'Count, search and sort small lists to find out what is in them.',
  steps: [
    {
      words: [
        { text: 'cd', kind: 'command', meaning: 'changes the working directory' },
        { text: '/usr/share/playground', kind: 'directory', meaning: 'where to go' },
      ],
      explanation:
        'Goes to a directory with texts to practise on. The path starts with a slash, so it works from anywhere.',
    },
    {
      words: [{ text: 'ls', kind: 'program', meaning: 'lists files and directories' }],
      explanation: 'Three lists are there.',
    },
    {
      words: [
        { text: 'wc', kind: 'program', meaning: 'counts lines, words and bytes' },
        { text: '-l', kind: 'option', meaning: 'only the lines' },
        { text: 'animals.txt', kind: 'file', meaning: 'the file to count' },
      ],
      explanation:
        'Counts the animals: one on each line. Is the list worth reading, or too long? Ask before you print it.',
    },
    {
      words: [
        { text: 'grep', kind: 'program', meaning: 'finds lines' },
        { text: '-n', kind: 'option', meaning: 'number the lines' },
        { text: 'ant', kind: 'pattern', meaning: 'the text to look for' },
        { text: 'animals.txt', kind: 'file', meaning: 'where to look' },
      ],
      explanation: 'Finds every ant, with the numbers of the lines. How often does it occur?',
    },
    {
      words: [
        { text: 'grep', kind: 'program', meaning: 'finds lines' },
        { text: '-i', kind: 'option', meaning: 'ignore case: A and a are the same' },
        { text: 'earth', kind: 'pattern', meaning: 'the text to look for' },
        { text: 'planets.txt', kind: 'file', meaning: 'where to look' },
      ],
      explanation:
        'Looks for a planet without minding capital letters. Real texts are rarely consistent, so -i is used a lot.',
    },
    {
      words: [
        { text: 'sort', kind: 'program', meaning: 'puts lines in order' },
        { text: 'scores.txt', kind: 'file', meaning: 'the file to sort' },
      ],
      explanation:
        'Sorts the scores, but as words: 100 comes before 42, because 1 comes before 4. That is not what we want.',
    },
    {
      words: [
        { text: 'sort', kind: 'program', meaning: 'puts lines in order' },
        { text: '-nr', kind: 'option', meaning: 'n as numbers, r in reverse' },
        { text: 'scores.txt', kind: 'file', meaning: 'the file to sort' },
      ],
      explanation: 'Now they are sorted as numbers, and the highest comes first.',
    },
    {
      words: [{ text: 'cd', kind: 'command', meaning: 'goes home when no directory is given' }],
      explanation: 'Alone, it takes you home, wherever you are.',
    },
  ],
}
