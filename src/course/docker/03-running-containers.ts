import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const runningContainers: LessonSource = {
  id: 'running-containers',
  title: 'Running Containers',
  description: 'Start programs in containers: one that ends by itself, and one that goes on in the background.',
  steps: [
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--rm', kind: 'option', meaning: 'remove it when it ends' },
        { text: 'alpine', kind: 'image', meaning: 'the image to make it of' },
        { text: 'echo', kind: 'program', meaning: 'the program to run inside' },
        { text: 'hello', kind: 'text', meaning: 'what echo prints' },
      ],
      explanation:
        'Makes a container from the alpine image, runs one command in it, and throws the container away. The word hello was printed by a Linux that existed for a moment only.',
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '-d', kind: 'option', meaning: 'in the background (detached)' },
        { text: '--name', kind: 'option', meaning: 'call the container' },
        { text: 'web', kind: 'container', meaning: 'the name it gets' },
        { text: '-p', kind: 'option', meaning: 'open a port of this machine' },
        { text: '8080:80', kind: 'value', meaning: 'port 8080 here leads to port 80 inside' },
        { text: 'nginx', kind: 'image', meaning: 'a web server' },
      ],
      explanation:
        'Starts a web server in the background. Docker prints the id of the new container and gives you the prompt back. This is how servers are run: with a name, and with a port that leads into the container.',
    },
    {
      words: [docker, { text: 'ps', kind: 'command', meaning: 'list containers' }],
      explanation: 'Is it running? Find web in the list, and in the PORTS column the way into it.',
    },
    {
      words: [
        docker,
        { text: 'port', kind: 'command', meaning: 'show the ports of a container' },
        { text: 'web', kind: 'container', meaning: 'the container to ask' },
      ],
      explanation:
        'Shows only where the ports of one container lead. Handy when you have forgotten which one you chose.',
    },
    {
      words: [
        docker,
        { text: 'stop', kind: 'command', meaning: 'stop a container' },
        { text: 'web', kind: 'container', meaning: 'the one to stop' },
      ],
      explanation: 'Asks the program in the container to end. The container stops, but all that is in it stays.',
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '-a', kind: 'option', meaning: 'all of them, stopped ones too' },
      ],
      explanation:
        'A stopped container is only shown with -a. Its status tells how it ended: 0 means that all went well.',
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: 'web', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Removes the stopped container for good, so that its name is free again.',
    },
  ],
}
