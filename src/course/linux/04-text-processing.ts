import type { LessonSource } from '../lesson.ts'

export const textProcessing: LessonSource = {
  id: 'text-processing',
  title: 'Text Processing',
  description: 'Look at parts of a file, find lines in it, count and sort them.',
  steps: [
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to read' },
      ],
      explanation: 'Prints the whole file, so that you can check what the next commands say about it.',
    },
    {
      words: [
        { text: 'head', kind: 'program', meaning: 'shows how a file begins' },
        { text: '-n', kind: 'option', meaning: 'this many lines, not ten' },
        { text: '2', kind: 'value', meaning: 'for -n: two lines' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to read' },
      ],
      explanation:
        'Prints the first two lines of welcome.txt. With a long file, this is how you get a first idea of it.',
    },
    {
      words: [
        { text: 'grep', kind: 'program', meaning: 'finds lines' },
        { text: 'here', kind: 'pattern', meaning: 'the text to look for' },
        { text: 'welcome.txt', kind: 'file', meaning: 'where to look' },
      ],
      explanation:
        'Prints the lines that hold the word here. Use it when you know what you are looking for, but not where it is.',
    },
    {
      words: [
        { text: 'grep', kind: 'program', meaning: 'finds lines' },
        { text: '-n', kind: 'option', meaning: 'number the lines' },
        { text: 'help', kind: 'pattern', meaning: 'the text to look for' },
        { text: 'welcome.txt', kind: 'file', meaning: 'where to look' },
      ],
      explanation:
        'Finds a line and prints its number before it. People say “look at line 2”, and so do many programs.',
    },
    {
      words: [
        { text: 'wc', kind: 'program', meaning: 'counts lines, words and bytes' },
        { text: '-l', kind: 'option', meaning: 'only the lines' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to count' },
      ],
      explanation: 'Counts the lines of the file.',
    },
    {
      words: [
        { text: 'sort', kind: 'program', meaning: 'puts lines in order' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to sort' },
      ],
      explanation: 'Prints the lines in alphabetical order. The file itself does not change.',
    },
  ],
}
