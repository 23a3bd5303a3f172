import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const interactiveContainers: LessonSource = {
  id: 'interactive-containers',
  title: 'Interactive Containers',
  description: 'Step into a running container, look around in it as in any Linux, and come back out.',
  steps: [
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '-d', kind: 'option', meaning: 'in the background' },
        { text: '--name', kind: 'option', meaning: 'call the container' },
        { text: 'box', kind: 'container', meaning: 'the name it gets' },
        { text: 'nginx', kind: 'image', meaning: 'a web server, with a small Linux around it' },
      ],
      explanation: 'Starts a container to look into.',
    },
    {
      words: [
        docker,
        { text: 'exec', kind: 'command', meaning: 'run a command in a container' },
        { text: 'box', kind: 'container', meaning: 'the container to run it in' },
        { text: 'hostname', kind: 'program', meaning: 'print the name of the machine' },
      ],
      explanation:
        'Runs one command inside the container and shows what it says. Inside, the machine is called by the short id of the container.',
    },
    {
      words: [
        docker,
        { text: 'exec', kind: 'command', meaning: 'run a command in a container' },
        { text: '-it', kind: 'option', meaning: 'with your keyboard (i) and a terminal (t)' },
        { text: 'box', kind: 'container', meaning: 'the container to step into' },
        { text: 'bash', kind: 'program', meaning: 'a shell, which takes commands from you' },
      ],
      explanation:
        'Opens a shell inside. Watch the prompt: it now says root and the id of the container, so what you type from here on happens in there.',
    },
    {
      words: [{ text: 'ls', kind: 'command', meaning: 'list the files here' }],
      explanation:
        'You are inside now. List what is in the top directory: it looks like a Linux of its own, apart from the machine outside.',
    },
    {
      words: [
        { text: 'cat', kind: 'command', meaning: 'print a file' },
        { text: '/etc/os-release', kind: 'file', meaning: 'what this system is called' },
      ],
      explanation:
        'This file says which Linux it is. The container brought its own along, whatever the machine outside runs.',
    },
    {
      words: [{ text: 'exit', kind: 'command', meaning: 'leave the shell' }],
      explanation:
        'Leaves the shell, and you are back on the Docker host. The container goes on running, for its main program has not ended.',
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: '-f', kind: 'option', meaning: 'even if it is running' },
        { text: 'box', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Remove the container. You can do this one without help by now.',
    },
  ],
}
