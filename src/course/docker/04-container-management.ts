import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const containerManagement: LessonSource = {
  id: 'container-management',
  title: 'Container Management',
  description:
    'A container has a life: it is made, runs, stops, starts again and is removed. Take one through all of it.',
  steps: [
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '-d', kind: 'option', meaning: 'in the background' },
        { text: '--name', kind: 'option', meaning: 'call the container' },
        { text: 'worker', kind: 'container', meaning: 'the name it gets' },
        { text: 'nginx', kind: 'image', meaning: 'a web server' },
      ],
      explanation: 'Starts a web server in the background. The name worker is ours; without --name Docker invents one.',
    },
    {
      words: [
        docker,
        { text: 'rename', kind: 'command', meaning: 'change the name of a container' },
        { text: 'worker', kind: 'container', meaning: 'its name now' },
        { text: 'helper', kind: 'name', meaning: 'its new name' },
      ],
      explanation: 'Gives the container a better name. It goes on running meanwhile.',
    },
    {
      words: [
        docker,
        { text: 'stop', kind: 'command', meaning: 'stop a container' },
        { text: 'helper', kind: 'container', meaning: 'the one to stop' },
      ],
      explanation: 'Stops it. Whatever it has written inside is kept.',
    },
    {
      words: [
        docker,
        { text: 'start', kind: 'command', meaning: 'start a stopped container' },
        { text: 'helper', kind: 'container', meaning: 'the one to start' },
      ],
      explanation:
        'Starts the same container again, with the same files and settings. Note that run makes a new one each time, and start does not.',
    },
    {
      words: [
        docker,
        { text: 'restart', kind: 'command', meaning: 'stop and start a container' },
        { text: 'helper', kind: 'container', meaning: 'the one to restart' },
      ],
      explanation:
        'Stops and starts in one go. Programs often read their settings only at the start, so this is what you do after changing them.',
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: 'helper', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation:
        'This one fails on purpose: Docker does not remove a container that is running. The message tells you what to do about it.',
      fails: true,
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: '-f', kind: 'option', meaning: 'even if it is running (force)' },
        { text: 'helper', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation:
        'With -f the container is stopped and removed at once. Use it when you are sure that nothing in it is needed.',
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '-a', kind: 'option', meaning: 'all of them, stopped ones too' },
      ],
      explanation: 'It is gone from the list of all containers, too.',
    },
  ],
}
