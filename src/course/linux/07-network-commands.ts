import type { LessonSource } from '../lesson.ts'

export const networkCommands: LessonSource = {
  id: 'network-commands',
  title: 'Network Commands',
  description:
    'See whether a host answers, which way your packets take, and fetch pages and files. The network here is simulated.',
  steps: [
    {
      words: [
        { text: 'ping', kind: 'program', meaning: 'asks a host whether it is there' },
        { text: '-c', kind: 'option', meaning: 'count: ask this many times' },
        { text: '2', kind: 'value', meaning: 'for -c: two times' },
        { text: 'example.com', kind: 'host', meaning: 'the host to ask' },
      ],
      explanation:
        'Sends two small packets to example.com and prints how long each takes there and back. This is the first test when a page does not load.',
    },
    {
      words: [
        { text: 'ping', kind: 'program', meaning: 'asks a host whether it is there' },
        { text: 'nowhere.invalid', kind: 'host', meaning: 'a name that nobody has' },
      ],
      explanation:
        'This one fails, and is meant to: no host has this name. Read the message from the left: which program, about what, and why.',
      fails: true,
    },
    {
      words: [
        { text: 'traceroute', kind: 'program', meaning: 'prints the way to a host' },
        { text: 'example.com', kind: 'host', meaning: 'where the way leads' },
      ],
      explanation:
        'Prints the routers between you and the host, nearest first. It shows where on the way things get slow.',
    },
    {
      words: [
        { text: 'curl', kind: 'program', meaning: 'prints what a server answers' },
        { text: 'http://example.com/hello.txt', kind: 'address', meaning: 'the page to ask for' },
      ],
      explanation:
        'Asks a web server for a page and prints it. Programmers use it all day to see what a server really answers.',
    },
    {
      words: [
        { text: 'wget', kind: 'program', meaning: 'downloads files' },
        { text: 'http://files.example.com/fruits.txt', kind: 'address', meaning: 'the file to download' },
      ],
      explanation: 'Downloads a file and saves it here, under the last part of its address.',
    },
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'fruits.txt', kind: 'file', meaning: 'the file to read' },
      ],
      explanation: 'Reads what has arrived.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: 'fruits.txt', kind: 'file', meaning: 'the file to remove' },
      ],
      explanation: 'Removes the download again.',
    },
  ],
}
