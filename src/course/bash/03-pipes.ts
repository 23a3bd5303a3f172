import type { LessonSource } from '../lesson.ts'

export const pipes: LessonSource = {
  id: 'pipes',
  title: 'Pipes',
  description:
    'Small programs do one thing each. A pipe lets one read what another prints, and together they answer big questions.',
  steps: [
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '/etc', kind: 'directory', meaning: 'what to list' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'head', kind: 'program', meaning: 'keeps the first lines' },
        { text: '-n', kind: 'option', meaning: 'how many' },
        { text: '3', kind: 'value', meaning: 'three lines' },
      ],
      explanation:
        'The bar joins two commands: what ls prints is what head reads. Only the first three lines come through.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '/etc', kind: 'directory', meaning: 'what to list' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'wc', kind: 'program', meaning: 'counts' },
        { text: '-l', kind: 'option', meaning: 'lines only' },
      ],
      explanation: 'How many are there in all? wc counts the lines that ls prints.',
    },
    {
      words: [
        { text: 'sort', kind: 'program', meaning: 'puts lines in order' },
        { text: '/usr/share/playground/animals.txt', kind: 'file', meaning: 'some animals, one a line' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'uniq', kind: 'program', meaning: 'makes equal lines one' },
        { text: '-c', kind: 'option', meaning: 'with their number before them' },
      ],
      explanation:
        'Lines that are the same are counted by uniq, but only when they follow one another. So sort them first.',
    },
    {
      words: [
        { text: 'sort', kind: 'program', meaning: 'puts lines in order' },
        { text: '/usr/share/playground/animals.txt', kind: 'file', meaning: 'some animals, one a line' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'uniq', kind: 'program', meaning: 'makes equal lines one' },
        { text: '-c', kind: 'option', meaning: 'with their number before them' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'sort', kind: 'program', meaning: 'puts lines in order' },
        { text: '-rn', kind: 'option', meaning: 'by number, greatest first' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'head', kind: 'program', meaning: 'keeps the first lines' },
        { text: '-n', kind: 'option', meaning: 'how many' },
        { text: '2', kind: 'value', meaning: 'two lines' },
      ],
      explanation:
        'The same once more, sorted by those numbers with the greatest first. Read such a line from left to right, one program at a time.',
    },
    {
      words: [
        { text: 'yes', kind: 'program', meaning: 'prints y again and again' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'head', kind: 'program', meaning: 'keeps the first lines' },
        { text: '-n', kind: 'option', meaning: 'how many' },
        { text: '3', kind: 'value', meaning: 'three lines' },
      ],
      explanation:
        'Left alone, yes would print for ever. All the programs of a pipe run at the same time, and when head has enough, yes is stopped.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '/usr/share/playground', kind: 'directory', meaning: 'what to list' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'tee', kind: 'program', meaning: 'prints it and keeps a copy' },
        { text: 'samples.txt', kind: 'file', meaning: 'where the copy goes' },
      ],
      explanation: 'What tee reads goes to the screen and into a file, like the letter T on its side.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: 'samples.txt', kind: 'file', meaning: 'what to remove' },
      ],
      explanation: 'Tidy up.',
    },
  ],
}
