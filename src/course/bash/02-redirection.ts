import type { LessonSource } from '../lesson.ts'

export const redirection: LessonSource = {
  id: 'redirection',
  title: 'Redirection',
  description: 'Send what a command prints into a file, and let it read from one.',
  steps: [
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: 'milk', kind: 'text', meaning: 'what to write' },
        { text: '>', kind: 'operator', meaning: 'into the file that follows' },
        { text: 'list.txt', kind: 'file', meaning: 'made if it is missing' },
      ],
      explanation:
        'The arrow sends the output into a file instead of onto the screen. A file that was there is emptied first.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: 'bread', kind: 'text', meaning: 'what to add' },
        { text: '>>', kind: 'operator', meaning: 'to the end of the file that follows' },
        { text: 'list.txt', kind: 'file', meaning: 'the file to add to' },
      ],
      explanation: 'Two arrows add to the end and keep what is there.',
    },
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'list.txt', kind: 'file', meaning: 'what to print' },
      ],
      explanation: 'Both lines are in the file now.',
    },
    {
      words: [
        { text: 'sort', kind: 'program', meaning: 'puts lines in order' },
        { text: '<', kind: 'operator', meaning: 'reads from the file that follows' },
        { text: 'list.txt', kind: 'file', meaning: 'what is read' },
      ],
      explanation:
        'The arrow the other way lets a command read from a file as if you had typed it. sort knows nothing of the name; it reads its input.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: 'nowhere', kind: 'path', meaning: 'what is not there' },
        { text: '2>', kind: 'operator', meaning: 'messages into the file that follows' },
        { text: 'problems.txt', kind: 'file', meaning: 'takes the message' },
      ],
      explanation:
        'Messages go out on a stream of their own, number 2. The command fails, but its message lands in the file.',
      fails: true,
    },
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'problems.txt', kind: 'file', meaning: 'what to print' },
      ],
      explanation:
        'Here is the message. Programs that run at night write such files, and people read them in the morning.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: 'nowhere', kind: 'path', meaning: 'what is not there' },
        { text: '&>', kind: 'operator', meaning: 'output and messages into what follows' },
        { text: '/dev/null', kind: 'path', meaning: 'the device that forgets all' },
        { text: '||', kind: 'operator', meaning: 'and if that fails' },
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '"nothing there"', kind: 'text', meaning: 'what to say' },
      ],
      explanation:
        'What is sent to /dev/null is gone. This line asks only whether ls succeeds, and says something of its own if it does not.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: 'list.txt', kind: 'file', meaning: 'the first file' },
        { text: 'problems.txt', kind: 'file', meaning: 'the second file' },
      ],
      explanation: 'Tidy up.',
    },
  ],
}
