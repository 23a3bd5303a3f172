import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const containerLogsAndInspection: LessonSource = {
  id: 'container-logs-and-inspection',
  title: 'Container Logs and Inspection',
  description:
    'When something does not work, look before you guess: what did the program write, and how was it set up?',
  steps: [
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '-d', kind: 'option', meaning: 'in the background' },
        { text: '--name', kind: 'option', meaning: 'call the container' },
        { text: 'site', kind: 'container', meaning: 'the name it gets' },
        { text: 'nginx', kind: 'image', meaning: 'a web server' },
      ],
      explanation: 'Starts a web server that we can look at.',
    },
    {
      words: [
        docker,
        { text: 'logs', kind: 'command', meaning: 'show what a container has written' },
        { text: 'site', kind: 'container', meaning: 'the container to read' },
      ],
      explanation:
        'Shows everything that the program in the container has written. It is the first thing to read when a container does not do what you want.',
    },
    {
      words: [
        docker,
        { text: 'logs', kind: 'command', meaning: 'show what a container has written' },
        { text: '--tail', kind: 'option', meaning: 'only the end of it' },
        { text: '2', kind: 'value', meaning: 'how many lines' },
        { text: 'site', kind: 'container', meaning: 'the container to read' },
      ],
      explanation: 'Logs grow long. This shows only the last lines.',
    },
    {
      words: [
        docker,
        { text: 'top', kind: 'command', meaning: 'list the processes in a container' },
        { text: 'site', kind: 'container', meaning: 'the container to look into' },
      ],
      explanation: 'Lists the programs that run inside the container. Here nginx has a master and a worker.',
    },
    {
      words: [
        docker,
        { text: 'stats', kind: 'command', meaning: 'show what containers use' },
        { text: '--no-stream', kind: 'option', meaning: 'one sample only' },
        { text: 'site', kind: 'container', meaning: 'the container to measure' },
      ],
      explanation: 'Shows how much of the machine the container uses. Ask this when the machine feels slow.',
    },
    {
      words: [
        docker,
        { text: 'inspect', kind: 'command', meaning: 'show facts about a container' },
        { text: '-f', kind: 'option', meaning: 'print only what a template asks for (format)' },
        { text: '{{.State.Status}}', kind: 'pattern', meaning: 'the status, a part of the state' },
        { text: 'site', kind: 'container', meaning: 'the container to ask' },
      ],
      explanation:
        'Docker knows hundreds of facts about a container, and inspect prints them all. With a template you ask for one of them only: is it running?',
    },
    {
      words: [
        docker,
        { text: 'inspect', kind: 'command', meaning: 'show facts about a container' },
        { text: '-f', kind: 'option', meaning: 'print only what a template asks for' },
        {
          text: '{{.NetworkSettings.IPAddress}}',
          kind: 'pattern',
          meaning: 'the address, a part of the network settings',
        },
        { text: 'site', kind: 'container', meaning: 'the container to ask' },
      ],
      explanation:
        'The same for its address in the network of the containers. Try the command without -f as well, to see what else there is.',
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: '-f', kind: 'option', meaning: 'even if it is running' },
        { text: 'site', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Stops and removes the container, now that we have seen enough.',
    },
  ],
}
