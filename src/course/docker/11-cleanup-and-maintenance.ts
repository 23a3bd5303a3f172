import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const cleanupAndMaintenance: LessonSource = {
  id: 'cleanup-and-maintenance',
  title: 'Cleanup and Maintenance',
  description: 'Docker keeps everything until you say so. See what takes up room, and tidy up.',
  steps: [
    {
      words: [
        docker,
        { text: 'system', kind: 'command', meaning: 'look after Docker itself' },
        { text: 'df', kind: 'command', meaning: 'show disk usage (disk free)' },
      ],
      explanation: 'Shows how much room Docker takes up, and how much of it you could have back (RECLAIMABLE).',
      goal: { label: 'The disk space that Docker uses was printed', type: 'ran', program: 'docker system df' },
      wrong: ['docker system', 'docker df', 'docker system prune', 'docker system info'],
      also: ['docker system df | cat'],
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--name', kind: 'option', meaning: 'call the container' },
        { text: 'once', kind: 'container', meaning: 'the name it gets' },
        { text: 'alpine', kind: 'image', meaning: 'a small Linux' },
        { text: 'echo', kind: 'program', meaning: 'the program to run inside' },
        { text: 'done', kind: 'text', meaning: 'what echo prints' },
      ],
      explanation:
        'Runs a program that ends at once. There is no --rm this time, so the stopped container stays behind.',
      goal: {
        label: 'once has printed its word and ended',
        type: 'all',
        of: [
          { type: 'container', where: { name: 'once', image: 'alpine', state: 'exited', code: 0 } },
          { type: 'printed', on: 'stdout', text: { matches: '(^|[^a-z])done([^a-z]|$)' } },
        ],
      },
      wrong: [
        'docker run --rm --name once alpine echo done',
        'docker run alpine echo done',
        'docker create --name once alpine echo done',
        'docker run --name onec alpine echo done',
        'docker run --name once alpine eco done',
        'docker run --name once alpine true',
        'docker run --name once alpine echo donex',
      ],
      also: [
        'docker container run --name once alpine echo done',
        'docker run --name=once alpine:latest echo done',
        'docker run -it --name once alpine echo done',
        'docker create --name once alpine echo done && docker start -a once',
      ],
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '-a', kind: 'option', meaning: 'all of them, stopped ones too' },
      ],
      explanation: 'There it is: Exited. Such leftovers pile up.',
      goal: {
        label: 'The container that has ended was listed',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker ps' },
          { type: 'printed', on: 'stdout', text: { matches: '(^|[ ,])once$' } },
        ],
      },
      wrong: ['docker ps', 'docker ps -aq', 'docker ps --filter name=once', 'docker images -a', 'docker container ls'],
      also: ['docker ps --all', 'docker container ls -a', 'docker ps --filter status=exited', 'docker ps -l'],
    },
    {
      words: [
        docker,
        { text: 'container', kind: 'command', meaning: 'look after containers' },
        { text: 'prune', kind: 'command', meaning: 'remove those that are stopped' },
      ],
      keys: ['y\r'],
      explanation:
        'Removes all stopped containers in one go, my-db too if it is stopped. On a real machine Docker asks you first; think before you say yes.',
      goal: { label: 'No stopped container is left', type: 'container', where: { state: 'exited' }, is: { most: 0 } },
      wrong: [
        'docker container',
        'docker prune',
        'docker rm once',
        'docker image prune',
        'docker network prune',
        'docker container rm',
      ],
      also: [
        'docker container prune -f',
        'docker container prune --force',
        'docker system prune -f',
        'docker rm once my-db',
        'docker rm $(docker ps -aq --filter status=exited)',
      ],
    },
    {
      words: [
        docker,
        { text: 'network', kind: 'command', meaning: 'look after networks' },
        { text: 'create', kind: 'command', meaning: 'make one' },
        { text: 'old-net', kind: 'network', meaning: 'the name it gets' },
      ],
      explanation: 'Makes a network that nobody uses, for the next step.',
      goal: { label: 'There is a network old-net', type: 'network', name: 'old-net' },
      wrong: [
        'docker network create',
        'docker network create oldnet',
        'docker network ls',
        'docker network rm old-net',
      ],
      also: ['docker network create --driver bridge old-net', 'docker network create -d bridge old-net'],
    },
    {
      words: [
        docker,
        { text: 'system', kind: 'command', meaning: 'look after Docker itself' },
        { text: 'prune', kind: 'command', meaning: 'remove what is not used' },
      ],
      keys: ['y\r'],
      explanation:
        'The big broom: stopped containers, unused networks and images without a name go together. Volumes and images with a name stay.',
      goal: {
        label: 'What nothing uses is gone, old-net too',
        type: 'all',
        of: [
          {
            type: 'any',
            of: [
              { type: 'ran', program: 'docker system prune' },
              {
                type: 'all',
                of: [
                  {
                    type: 'any',
                    of: [
                      { type: 'ran', program: 'docker network prune' },
                      { type: 'ran', program: 'docker network rm' },
                    ],
                  },
                  { type: 'ran', program: 'docker image prune' },
                ],
              },
            ],
          },
          { type: 'network', name: 'old-net', gone: true },
        ],
      },
      wrong: [
        'docker system',
        'docker prune',
        'docker container prune',
        'docker system df',
        'docker image prune',
        'docker network ls',
      ],
      also: [
        'docker network prune -f; docker image prune -f',

        'docker system prune -f',
        'docker system prune --force',
        'docker system prune -a -f',
        'docker system prune --volumes -f',
      ],
    },
    {
      words: [
        docker,
        { text: 'system', kind: 'command', meaning: 'look after Docker itself' },
        { text: 'df', kind: 'command', meaning: 'show disk usage' },
      ],
      explanation: 'Look again at what is left.',
      goal: { label: 'The disk space that Docker uses was printed', type: 'ran', program: 'docker system df' },
      wrong: ['docker system', 'docker df', 'docker images', 'docker system dff'],
      also: ['docker system df | cat'],
    },
  ],
}
