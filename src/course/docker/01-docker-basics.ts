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
      goal: {
        label: 'Docker’s version was printed',
        type: 'any',
        of: [
          { type: 'ran', program: 'docker', operands: ['--version'] },
          { type: 'ran', program: 'docker', operands: ['-v'] },
          { type: 'ran', program: 'docker version' },
        ],
      },
      wrong: ['docker version --help', 'docker --help', 'docker'],
      also: ['docker -v', 'docker version'],
    },
    {
      words: [docker, { text: 'ps', kind: 'command', meaning: 'list containers' }],
      explanation:
        'Lists the containers that are running. A container is a program in a box of its own, made from an image; here a web server called my-nginx is already running. You will use this command all the time.',
      goal: {
        label: 'The running containers were listed, and only those',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker ps' },
          { type: 'printed', on: 'stdout', text: { contains: 'my-nginx' } },
          { type: 'not', of: { type: 'ran', program: 'docker ps', with: ['a'] } },
        ],
      },
      wrong: ['docker ps -q', 'docker', 'docker images', 'docker ps -a', 'docker container', 'docker sp'],
      also: ['docker container ls', 'docker container ps', 'docker ps --no-trunc', 'docker ps | cat'],
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '-a', kind: 'option', meaning: 'all of them, stopped ones too' },
      ],
      explanation:
        'Lists the stopped containers too. Look at the STATUS column: my-db has ended, but it is still there and could be started again.',
      goal: {
        label: 'All containers were listed, my-db too',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker ps' },
          { type: 'printed', on: 'stdout', text: { contains: 'my-db' } },
        ],
      },
      wrong: ['docker ps', 'docker ps -aq', 'docker images -a', 'docker ps a', 'docker container ls'],
      also: [
        'docker ps --all',
        'docker container ls -a',
        'docker container ls --all',
        'docker ps --filter status=exited',
        'docker ps -n 5',
        'docker ps -a | cat',
      ],
    },
    {
      words: [docker, { text: 'images', kind: 'command', meaning: 'list images' }],
      explanation:
        'Lists the images on this machine. An image is a program packed with all its files, and it never changes. A container is a running copy of one, so one image can give you many containers.',
      goal: {
        label: 'The images were listed',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker images', operands: [] },
          { type: 'printed', on: 'stdout', text: { contains: 'nginx' } },
        ],
      },
      wrong: ['docker images -q', 'docker ps', 'docker image', 'docker images nope', 'docker image prune'],
      also: ['docker image ls', 'docker image list', 'docker images --no-trunc', 'docker images -a'],
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
      goal: {
        label: 'hello-world ran and left no container behind',
        type: 'all',
        of: [
          {
            type: 'any',
            of: [
              { type: 'ran', program: 'docker run' },
              { type: 'ran', program: 'docker start' },
              { type: 'ran', program: 'docker logs' },
            ],
          },
          { type: 'printed', on: 'stdout', text: { contains: 'Docker is working' } },
        ],
      },
      wrong: [
        'docker run --rm hello',
        'docker pull hello-world',
        'docker run -d hello-world',
        'docker hello-world',
        'docker images hello-world',
      ],
      also: [
        'docker run hello-world',
        'docker container run --rm hello-world',
        'docker run --rm hello-world:latest',
        'docker create --name hello hello-world && docker start -a hello',
      ],
    },
    {
      words: [
        docker,
        { text: 'stop', kind: 'command', meaning: 'the command to read about' },
        { text: '--help', kind: 'option', meaning: 'explain instead of doing' },
      ],
      explanation:
        'Every command can explain itself. Put --help after it whenever you have forgotten how it is written.',
      goal: {
        label: 'The help of docker stop was printed',
        type: 'printed',
        on: 'stdout',
        text: { matches: '^Usage: +docker (container )?stop' },
      },
      wrong: ['docker stop', 'docker --help', 'docker start --help', 'docker help', 'stop --help'],
      also: ['docker help stop', 'docker container stop --help', 'docker stop --help | head'],
    },
  ],
}
