import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const advancedOperations: LessonSource = {
  id: 'advanced-operations',
  title: 'Advanced Operations',
  description: 'Settings, files, filters and an emergency stop: what you need when containers become your daily work.',
  steps: [
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '-d', kind: 'option', meaning: 'in the background' },
        { text: '--name', kind: 'option', meaning: 'call the container' },
        { text: 'demo', kind: 'container', meaning: 'the name it gets' },
        { text: '-e', kind: 'option', meaning: 'set a variable (environment)' },
        { text: 'MODE=test', kind: 'value', meaning: 'the variable and its value' },
        { text: 'nginx', kind: 'image', meaning: 'a web server' },
      ],
      explanation:
        'Starts a container with a setting. Programs in containers get their settings as environment variables, so that one image fits many uses.',
    },
    {
      words: [
        docker,
        { text: 'exec', kind: 'command', meaning: 'run a command in a container' },
        { text: 'demo', kind: 'container', meaning: 'the container to run it in' },
        { text: 'env', kind: 'program', meaning: 'print the environment' },
      ],
      explanation: 'Prints the variables that programs inside see. Find MODE among them.',
    },
    {
      words: [
        docker,
        { text: 'cp', kind: 'command', meaning: 'copy files from or to a container' },
        { text: 'demo:/etc/nginx/nginx.conf', kind: 'path', meaning: 'the container, and the file in it' },
        { text: '.', kind: 'directory', meaning: 'where to: the directory you are in' },
      ],
      explanation:
        'Copies a file out of the container to your own directory. It works in both directions, also while the container is stopped.',
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '--format', kind: 'option', meaning: 'print each one after a template' },
        { text: '{{.Names}}', kind: 'pattern', meaning: 'the name of a container' },
      ],
      explanation: 'Prints only the names, one a line. Templates like this make lists that scripts can read.',
    },
    {
      words: [
        docker,
        { text: 'kill', kind: 'command', meaning: 'end a container at once' },
        { text: 'demo', kind: 'container', meaning: 'the one to end' },
      ],
      explanation:
        'Ends the program at once, without asking. Keep it for programs that hang; docker stop is the polite way.',
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '-a', kind: 'option', meaning: 'all of them, stopped ones too' },
        { text: '--filter', kind: 'option', meaning: 'only those that fit' },
        { text: 'name=demo', kind: 'value', meaning: 'whose name contains demo' },
      ],
      explanation: 'Finds the container among all of them. 137 in its status means that it was killed.',
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: 'demo', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Tidy up. That was the last lesson: you can look after containers now.',
    },
  ],
}
