import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const dockerBasics: LessonSource = {
  id: 'docker-basics',
  title: 'Docker Basics',
  description:
    'Meet Docker: programs that run in containers, each one packed with all that it needs. Nothing here can break.',
  steps: [
    {
      words: [docker, { text: '--version', kind: 'option', meaning: 'print the version and end' }],
      explanation:
        'Asks Docker which version it is. A good first command on any machine: if it answers, Docker is there.',
    },
    {
      words: [docker, { text: 'ps', kind: 'command', meaning: 'list containers' }],
      explanation:
        'Lists the containers that are running. A container is a program in a box of its own, made from an image; here a web server called my-nginx is already running. You will use this command all the time.',
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '-a', kind: 'option', meaning: 'all of them, stopped ones too' },
      ],
      explanation:
        'Lists the stopped containers too. Look at the STATUS column: my-db has ended, but it is still there and could be started again.',
    },
    {
      words: [docker, { text: 'images', kind: 'command', meaning: 'list images' }],
      explanation:
        'Lists the images on this machine. An image is the packed program that containers are made from, as a recipe is for cakes: one image can give you many containers.',
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--rm', kind: 'option', meaning: 'remove the container when it ends' },
        { text: 'hello-world', kind: 'image', meaning: 'a tiny program that prints a greeting' },
      ],
      explanation:
        'Runs a tiny program in a container, just to see that all works. Docker fetches the image first if it is not here yet. Read what the program tells you.',
    },
    {
      words: [
        docker,
        { text: 'stop', kind: 'command', meaning: 'the command to read about' },
        { text: '--help', kind: 'option', meaning: 'explain instead of doing' },
      ],
      explanation:
        'Every command can explain itself. Put --help after it whenever you have forgotten how it is written.',
    },
  ],
}
