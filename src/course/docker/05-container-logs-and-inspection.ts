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
      goal: { label: 'site runs nginx', type: 'container', where: { name: 'site', image: 'nginx', state: 'running' } },
      wrong: [
        'docker run -d nginx',
        'docker run -d --name stie nginx',
        'docker create --name site nginx',
        'docker run -d --name site alpine',
      ],
      also: [
        'docker container run -d --name site nginx',
        'docker run --detach --name=site nginx:latest',
        'docker create --name site nginx && docker start site',
      ],
    },
    {
      words: [
        docker,
        { text: 'logs', kind: 'command', meaning: 'show what a container has written' },
        { text: 'site', kind: 'container', meaning: 'the container to read' },
      ],
      explanation:
        'Shows everything that the program in the container has written. It is the first thing to read when a container does not do what you want.',
      goal: {
        label: 'What site wrote to its log was printed',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker logs', first: 'site' },
          { type: 'printed', text: { contains: 'Configuration complete' } },
        ],
      },
      wrong: [
        'docker logs',
        'docker logs stie',
        'docker log site',
        'docker logs my-nginx',
        'docker logs --tail 2 site',
      ],
      also: [
        'docker container logs site',
        'docker logs -t site',
        'docker logs --tail all site',
        'docker logs site 2>&1 | cat',
      ],
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
      goal: {
        label: 'Only the last two lines of the log were printed',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker logs', first: 'site' },
          { type: 'printed', text: { lines: 2 } },
        ],
      },
      wrong: [
        'docker logs site',
        'docker logs --tail site 2',
        'docker logs --tail 2 my-nginx',
        'docker logs --tail 3 site',
        'docker logs --tail 2',
      ],
      also: [
        'docker logs -n 2 site',
        'docker logs --tail=2 site',
        'docker logs site --tail 2',
        'docker container logs -n2 site',
        'docker logs site 2>&1 | tail -n 2',
      ],
    },
    {
      words: [
        docker,
        { text: 'top', kind: 'command', meaning: 'list the processes in a container' },
        { text: 'site', kind: 'container', meaning: 'the container to look into' },
      ],
      explanation: 'Lists the programs that run inside the container. Here nginx has a master and a worker.',
      goal: {
        label: 'The processes inside site were listed',
        type: 'any',
        of: [
          { type: 'ran', program: 'docker top', first: 'site' },
          {
            type: 'all',
            of: [
              { type: 'ran', program: 'docker exec', first: 'site' },
              { type: 'printed', on: 'stdout', text: { contains: 'nginx: master' } },
            ],
          },
        ],
      },
      wrong: ['docker top', 'docker top stie', 'top site', 'docker top my-nginx', 'docker ps site'],
      also: ['docker container top site', 'docker top site | cat'],
    },
    {
      words: [
        docker,
        { text: 'stats', kind: 'command', meaning: 'show what containers use' },
        { text: '--no-stream', kind: 'option', meaning: 'one sample only' },
        { text: 'site', kind: 'container', meaning: 'the container to measure' },
      ],
      explanation: 'Shows how much of the machine the container uses. Ask this when the machine feels slow.',
      goal: {
        label: 'The use of resources by site was printed once',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker stats', with: ['no-stream'] },
          { type: 'printed', on: 'stdout', text: { contains: 'site' } },
        ],
      },
      wrong: [
        'docker stats --no-stream my-nginx',
        'docker stats --no-stream stie',
        'docker top site',
        'docker stat --no-stream site',
      ],
      also: ['docker stats site --no-stream', 'docker container stats --no-stream site', 'docker stats --no-stream'],
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '--format', kind: 'option', meaning: 'print each one after a template' },
        { text: '{{.Names}}', kind: 'pattern', meaning: 'a template: here comes the name' },
      ],
      explanation:
        'A template says what to print. What stands in double braces is replaced by a fact about each container, and here that is its name. The list is short now, and easy to read for scripts, too.',
      goal: {
        label: 'Only the names of the running containers were printed',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker ps' },
          { type: 'printed', on: 'stdout', text: { matches: '^site$' } },
        ],
      },
      wrong: [
        'docker ps',
        'docker ps -q',
        'docker ps --format {{.Name}}',
        'docker ps --format {{.Image}}',
        'docker ps --format Names',
        'docker ps --format',
      ],
      also: [
        'docker container ls --format {{.Names}}',
        'docker ps --format={{.Names}}',
        "docker ps --format '{{.Names}}'",
        'docker ps -a --format {{.Names}}',
        'docker ps --format "{{.Names}}"',
      ],
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
        'Docker knows hundreds of facts about a container, and inspect prints them all. With a template you ask for one of them only: is it running? Try the command without -f and the template as well, to see what else there is.',
      goal: {
        label: 'The state of site was printed, and nothing else',
        type: 'all',
        of: [
          {
            type: 'any',
            of: [
              { type: 'ran', program: 'docker inspect', first: 'site' },
              { type: 'ran', program: 'docker container inspect', first: 'site' },
              { type: 'ran', program: 'docker ps' },
            ],
          },
          { type: 'printed', on: 'stdout', text: { matches: '^"?running"?$' } },
        ],
      },
      wrong: [
        'docker inspect site',
        'docker inspect -f {{.State.Status}}',
        'docker inspect -f {{.State.Status}} my-db',
        'docker inspect -f {{.Status}} site',
        'docker ps',
        'docker inspect -f {{.Name}} site',
      ],
      also: [
        'docker inspect --format {{.State.Status}} site',
        'docker container inspect -f {{.State.Status}} site',
        'docker inspect --format={{.State.Status}} site',
        'docker inspect site -f {{.State.Status}}',
        "docker inspect -f '{{.State.Status}}' site",
        'docker ps --filter name=site --format {{.State}}',
      ],
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: '-f', kind: 'option', meaning: 'even if it is running' },
        { text: 'site', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Stops and removes the container, now that we have seen enough.',
      goal: {
        label: 'There is no container site any more',
        type: 'container',
        where: { name: 'site' },
        is: { most: 0 },
      },
      wrong: ['docker rm site', 'docker rm -f stie', 'docker rm -f', 'docker stop site'],
      also: [
        'docker rm --force site',
        'docker container rm -f site',
        'docker rm site -f',
        'docker stop site && docker rm site',
      ],
    },
  ],
}
