import type { LessonSource } from '../lesson.ts'

export const variables: LessonSource = {
  id: 'variables',
  title: 'Variables',
  description: 'Give a value a name, and use it as often as you like.',
  steps: [
    {
      words: [{ text: 'name=Ada', kind: 'variable', meaning: 'gets the value Ada' }],
      explanation:
        'Gives the variable name the value Ada. There are no blanks around the equals sign, or the shell would look for a command.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '"Hello, $name"', kind: 'text', meaning: 'with the value filled in' },
      ],
      explanation: 'A dollar sign before the name gives its value back.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        {
          text: '"${name}s book has ${#name} letters on it"',
          kind: 'text',
          meaning: 'with value and length filled in',
        },
      ],
      explanation: 'Braces tell where the name ends. A number sign in them asks for the length of the value.',
    },
    {
      words: [{ text: 'today=$(date +%A)', kind: 'variable', meaning: 'gets what date prints' }],
      explanation:
        'Command substitution runs a command and puts its output in its place. Here it becomes the value of a variable.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '"It is $today"', kind: 'text', meaning: 'with the value filled in' },
      ],
      explanation: 'The variable keeps the day that it was, even if you ask after midnight.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '$((6 * 7))', kind: 'value', meaning: 'becomes the result' },
      ],
      explanation: 'Two round brackets and a dollar sign count.',
    },
    {
      words: [
        { text: 'export', kind: 'command', meaning: 'hands variables to programs' },
        { text: 'EDITOR=nano', kind: 'variable', meaning: 'the program you like to write with' },
        { text: '&&', kind: 'operator', meaning: 'and if that worked' },
        { text: 'env', kind: 'program', meaning: 'prints the environment' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'grep', kind: 'program', meaning: 'keeps lines that match' },
        { text: 'EDITOR', kind: 'pattern', meaning: 'what to look for' },
      ],
      explanation: 'An exported variable is handed to every program that you start. env prints what programs get.',
    },
    {
      words: [
        { text: 'unset', kind: 'command', meaning: 'forgets variables' },
        { text: 'name', kind: 'variable', meaning: 'the first' },
        { text: 'today', kind: 'variable', meaning: 'the second' },
        { text: 'EDITOR', kind: 'variable', meaning: 'the third' },
      ],
      explanation: 'Forgets all three.',
    },
  ],
}
