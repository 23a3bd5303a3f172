import type { LessonSource } from '../lesson.ts'

export const conditions: LessonSource = {
  id: 'conditions',
  title: 'Conditions',
  description: 'Every command says whether it succeeded. Let the next one depend on it.',
  steps: [
    {
      words: [
        { text: 'test', kind: 'command', meaning: 'checks something' },
        { text: '-f', kind: 'option', meaning: 'is there a file' },
        { text: 'welcome.txt', kind: 'file', meaning: 'with this name' },
      ],
      explanation: 'Asks whether welcome.txt is a file. It prints nothing; the answer is its status.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '$?', kind: 'variable', meaning: 'the status of the command before' },
      ],
      explanation: 'The status of the last command is kept here: 0 means success, anything else means that it failed.',
    },
    {
      words: [
        { text: 'test', kind: 'command', meaning: 'checks something' },
        { text: '-d', kind: 'option', meaning: 'is there a directory' },
        { text: 'nowhere', kind: 'directory', meaning: 'with this name' },
      ],
      explanation: 'There is no such directory, so this fails, with the status 1 and without a word.',
      fails: true,
    },
    {
      words: [
        { text: '[', kind: 'command', meaning: 'checks something' },
        { text: '3', kind: 'value', meaning: 'a number' },
        { text: '-gt', kind: 'operator', meaning: 'greater than' },
        { text: '2', kind: 'value', meaning: 'another number' },
        { text: ']', kind: 'command', meaning: 'ends the check' },
        { text: '&&', kind: 'operator', meaning: 'and if that is true' },
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: 'yes', kind: 'text', meaning: 'what to say' },
      ],
      explanation: 'A bracket is test by another name. What follows && runs only if it succeeded.',
    },
    {
      words: [
        { text: 'grep', kind: 'program', meaning: 'looks for a pattern' },
        { text: '-q', kind: 'option', meaning: 'quietly' },
        { text: 'dragon', kind: 'pattern', meaning: 'what to look for' },
        { text: 'welcome.txt', kind: 'file', meaning: 'where to look' },
        { text: '||', kind: 'operator', meaning: 'and if that fails' },
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '"no dragons"', kind: 'text', meaning: 'what to say' },
      ],
      explanation: 'What follows || runs only if the command before it failed. grep -q just looks and prints nothing.',
    },
    {
      words: [
        { text: 'if', kind: 'keyword', meaning: 'begins the condition' },
        { text: '[', kind: 'command', meaning: 'checks something' },
        { text: '-d', kind: 'option', meaning: 'is there a directory' },
        { text: 'Documents', kind: 'directory', meaning: 'with this name' },
        { text: '];', kind: 'command', meaning: 'ends the check' },
        { text: 'then', kind: 'keyword', meaning: 'if it is true' },
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: 'found;', kind: 'text', meaning: 'what to say' },
        { text: 'else', kind: 'keyword', meaning: 'if it is not' },
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: 'missing;', kind: 'text', meaning: 'what to say then' },
        { text: 'fi', kind: 'keyword', meaning: 'ends the if' },
      ],
      explanation:
        'The word if runs one list of commands or the other. On one line its parts are kept apart by semicolons.',
    },
    {
      words: [
        { text: '[[', kind: 'keyword', meaning: "begins a check of the shell's own" },
        { text: 'welcome.txt', kind: 'text', meaning: 'a word' },
        { text: '==', kind: 'operator', meaning: 'fits the pattern' },
        { text: '*.txt', kind: 'pattern', meaning: 'anything that ends in .txt' },
        { text: ']]', kind: 'keyword', meaning: 'ends the check' },
        { text: '&&', kind: 'operator', meaning: 'and if that is true' },
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: 'text', kind: 'text', meaning: 'what to say' },
      ],
      explanation:
        'Double brackets belong to Bash. In them a pattern on the right is compared with the word on the left.',
    },
    {
      words: [
        { text: 'case', kind: 'keyword', meaning: 'begins the choice' },
        { text: '$USER', kind: 'variable', meaning: 'the word to compare' },
        { text: 'in', kind: 'keyword', meaning: 'with these patterns' },
        { text: 'root)', kind: 'pattern', meaning: 'the user root' },
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: 'administrator;;', kind: 'text', meaning: 'what to say to root' },
        { text: '*)', kind: 'pattern', meaning: 'anybody else' },
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: 'learner;;', kind: 'text', meaning: 'what to say to the others' },
        { text: 'esac', kind: 'keyword', meaning: 'ends the case' },
      ],
      explanation:
        'The word case compares a word with one pattern after the other, and runs what belongs to the first that fits.',
    },
  ],
}
