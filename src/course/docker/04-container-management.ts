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
      goal: {
        label: 'worker runs nginx',
        type: 'container',
        where: { name: 'worker', image: 'nginx', state: 'running' },
      },
      wrong: [
        'docker run -d nginx',
        'docker run -d --name wroker nginx',
        'docker create --name worker nginx',
        'docker run -d --name worker alpine',
        'docker run -d nginx --name worker',
      ],
      also: [
        'docker container run -d --name worker nginx',
        'docker run --detach --name=worker nginx:latest',
        'docker create --name worker nginx && docker start worker',
        'docker run --name worker -d -p 8090:80 nginx',
      ],
    },
    {
      words: [
        docker,
        { text: 'rename', kind: 'command', meaning: 'change the name of a container' },
        { text: 'worker', kind: 'container', meaning: 'its name now' },
        { text: 'helper', kind: 'name', meaning: 'its new name' },
      ],
      explanation: 'Gives the container a better name. It goes on running meanwhile.',
      goal: {
        label: 'The container is called helper, and still runs',
        type: 'all',
        of: [
          { type: 'container', where: { name: 'helper', image: 'nginx', state: 'running' } },
          { type: 'container', where: { name: 'worker' }, is: { most: 0 } },
        ],
      },
      wrong: [
        'docker rename helper worker',
        'docker rename worker',
        'docker rename worker hepler',
        'docker rename wroker helper',
        'docker tag worker helper',
      ],
      also: ['docker container rename worker helper', 'docker rename /worker helper'],
    },
    {
      words: [
        docker,
        { text: 'stop', kind: 'command', meaning: 'stop a container' },
        { text: 'helper', kind: 'container', meaning: 'the one to stop' },
      ],
      explanation: 'Stops it. Whatever it has written inside is kept.',
      goal: { label: 'helper is stopped', type: 'container', where: { name: 'helper', state: 'exited' } },
      wrong: ['docker stop', 'docker stop worker', 'docker stop nginx', 'docker restart helper'],
      also: ['docker container stop helper', 'docker stop --time 3 helper'],
    },
    {
      words: [
        docker,
        { text: 'start', kind: 'command', meaning: 'start a stopped container' },
        { text: 'helper', kind: 'container', meaning: 'the one to start' },
      ],
      explanation:
        'Starts the same container again, with the same files and settings. Note that run makes a new one each time, and start does not.',
      goal: {
        label: 'helper runs again',
        type: 'container',
        where: { name: 'helper', image: 'nginx', state: 'running' },
      },
      wrong: [
        'docker start',
        'docker start worker',
        'docker run helper',
        'docker run -d --name helper nginx',
        'docker ps -a',
      ],
      also: ['docker container start helper', 'docker restart helper'],
    },
    {
      words: [
        docker,
        { text: 'restart', kind: 'command', meaning: 'stop and start a container' },
        { text: 'helper', kind: 'container', meaning: 'the one to restart' },
      ],
      explanation:
        'Stops and starts in one go. Programs often read their settings only at the start, so this is what you do after changing them.',
      goal: {
        label: 'helper was stopped and started again',
        type: 'any',
        of: [
          { type: 'ran', program: 'docker restart', first: 'helper' },
          {
            type: 'all',
            of: [
              {
                type: 'any',
                label: 'stopped',
                of: [
                  { type: 'ran', program: 'docker stop', first: 'helper' },
                  { type: 'ran', program: 'docker kill', first: 'helper' },
                ],
              },
              { type: 'ran', program: 'docker start', first: 'helper', label: 'started again' },
            ],
          },
        ],
      },
      wrong: ['docker restart', 'docker restart worker', 'docker start helper', 'docker stop helper'],
      also: [
        'docker kill helper && docker start helper',

        'docker container restart helper',
        'docker restart -t 1 helper',
        'docker stop helper && docker start helper',
      ],
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
      goal: {
        label: 'Docker refused to remove helper while it runs',
        type: 'ran',
        program: 'docker rm',
        operands: ['helper'],
        status: 'failure',
      },
      wrong: ['docker rm', 'docker rm -f helper', 'docker rm worker', 'docker stop helper'],
      also: ['docker container rm helper', 'docker rm -v helper', 'docker container remove helper'],
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
      goal: {
        label: 'There is no container helper any more',
        type: 'container',
        where: { name: 'helper' },
        is: { most: 0 },
      },
      wrong: ['docker rm helper', 'docker rm -f worker', 'docker rm -f', 'docker kill helper', 'docker rmi -f helper'],
      also: [
        'docker rm --force helper',
        'docker container rm -f helper',
        'docker rm helper -f',
        'docker stop helper && docker rm helper',
      ],
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '-a', kind: 'option', meaning: 'all of them, stopped ones too' },
      ],
      explanation: 'It is gone from the list of all containers, too.',
      goal: {
        label: 'All containers were listed, stopped ones too',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker ps' },
          {
            type: 'any',
            of: [
              { type: 'printed', on: 'stdout', text: { contains: 'my-db' } },
              // none of this name
              { type: 'ran', program: 'docker ps', with: ['a', 'f=name=helper'] },
            ],
          },
        ],
      },
      wrong: [
        'docker ps',
        'docker ps -aq',
        'docker ps --filter name=helper',
        'docker images -a',
        'docker container ls',
      ],
      also: [
        'docker ps --all',
        'docker container ls -a',
        'docker container ls --all',
        'docker ps -a --filter name=helper',
      ],
    },
  ],
}
