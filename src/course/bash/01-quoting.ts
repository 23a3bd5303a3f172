import type { LessonSource } from '../lesson.ts'

export const quoting: LessonSource = {
  id: 'quoting',
  title: 'Quoting',
  description:
    'Blanks part the words of a line, and some characters mean more than themselves. Quotes decide what the shell may touch.',
  steps: [
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: 'one', kind: 'text', meaning: 'the first word' },
        { text: 'two', kind: 'text', meaning: 'the second word' },
      ],
      explanation:
        'Before a command starts, the shell takes its line apart at the blanks. So echo gets two words, and prints them with one blank between them, however many you type.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '"one   two"', kind: 'text', meaning: 'one word, blanks and all' },
      ],
      explanation:
        'Between double quotes blanks are only blanks. Now echo gets a single word, and all three blanks stay.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '"I am $USER"', kind: 'text', meaning: 'with your user name filled in' },
      ],
      explanation:
        'Double quotes leave the dollar sign its power: the shell puts the value of a variable in its place.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: "'It costs $5'", kind: 'text', meaning: 'just as it stands' },
      ],
      explanation: 'Between single quotes nothing is special. What you type is what the command gets.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: "It\\'s", kind: 'text', meaning: 'with a quote that is only a quote' },
        { text: '\\$5', kind: 'text', meaning: 'with a dollar that is only a dollar' },
      ],
      explanation:
        'A backslash takes the special meaning from the one character behind it. It is the way to write a single quote, which single quotes cannot hold.',
    },
    {
      words: [
        { text: 'touch', kind: 'program', meaning: 'makes empty files' },
        { text: '"my notes.txt"', kind: 'file', meaning: 'one name of two words' },
      ],
      explanation: 'A name with a blank in it has to be quoted. Without the quotes this would make two files.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: '"my notes.txt"', kind: 'file', meaning: 'the same single name' },
      ],
      explanation:
        'When the shell writes such a name in a list, it shows the quotes that you would need. Remove the file by its quoted name.',
    },
  ],
}
