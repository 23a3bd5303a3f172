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
      goal: {
        label: 'alpine printed hello, and its container is gone',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker run', with: ['rm'], first: 'alpine' },
          { type: 'printed', on: 'stdout', text: { matches: '^hello$' } },
        ],
      },
      wrong: [
        'docker run --rm alpine',
        'docker run --rm alpine hello',
        'docker run --rm echo hello',
        'docker run --rm nginx echo hello',
        'docker run --rm alpine echo',
        'echo hello',
      ],
      also: [
        'docker container run --rm alpine echo hello',
        'docker run --rm alpine:latest echo hello',
        'docker run -it --rm alpine echo hello',
        "docker run --rm alpine sh -c 'echo hello'",
      ],
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
      goal: {
        label: 'web runs nginx, and port 8080 leads to its port 80',
        type: 'container',
        where: { name: 'web', image: 'nginx', state: 'running', publishes: { host: 8080, container: 80 } },
      },
      wrong: [
        'docker run -d --name web nginx',
        'docker run -d --name web -p 80:8080 nginx',
        'docker run -d --name wbe -p 8080:80 nginx',
        'docker run -d -p 8080:80 nginx',
        'docker run -d --name web -p 8080:80 ngnix',
        'docker create --name web -p 8080:80 nginx',
        'docker run -d nginx --name web -p 8080:80',
      ],
      also: [
        'docker run -d --name web -p 8080:80 docker.io/library/nginx',
        'docker run --name web -d -p 8080:80 nginx',
        'docker run --detach --name=web --publish 8080:80 nginx',
        'docker container run -d --name web -p 8080:80 nginx',
        'docker run -dp 8080:80 --name web nginx:latest',
        'docker create --name web -p 8080:80 nginx && docker start web',
      ],
    },
    {
      words: [docker, { text: 'ps', kind: 'command', meaning: 'list containers' }],
      explanation: 'Is it running? Find web in the list, and in the PORTS column the way into it.',
      goal: {
        label: 'web was listed among the running containers',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker ps' },
          { type: 'printed', on: 'stdout', text: { matches: '(^|[ /])web( |$)' } },
        ],
      },
      wrong: ['docker images', 'docker ps -q', 'docker ps --filter name=wbe', 'docker port web', 'docker ps web'],
      also: [
        "docker ps --format '{{.Names}}'",
        'docker container ls',
        'docker ps -a',
        'docker ps --filter name=web',
        'docker ps | grep web',
      ],
    },
    {
      words: [
        docker,
        { text: 'port', kind: 'command', meaning: 'show the ports of a container' },
        { text: 'web', kind: 'container', meaning: 'the container to ask' },
      ],
      explanation:
        'Shows only where the ports of one container lead. Handy when you have forgotten which one you chose.',
      goal: {
        label: 'The port that leads to web was printed',
        type: 'all',
        of: [
          {
            type: 'any',
            of: [
              { type: 'ran', program: 'docker port', first: 'web' },
              { type: 'ran', program: 'docker inspect', first: 'web' },
              { type: 'ran', program: 'docker container inspect', first: 'web' },
              { type: 'ran', program: 'docker ps', with: ['format'] },
            ],
          },
          { type: 'printed', on: 'stdout', text: { contains: '8080' } },
        ],
      },
      wrong: ['docker port', 'docker port my-nginx', 'docker ps', 'docker ports web', 'docker port wbe'],
      also: [
        "docker ps --format '{{.Ports}}' --filter name=web",
        'docker container port web',
        'docker port web 80',
        'docker port web | cat',
      ],
    },
    {
      words: [
        docker,
        { text: 'stop', kind: 'command', meaning: 'stop a container' },
        { text: 'web', kind: 'container', meaning: 'the one to stop' },
      ],
      explanation: 'Asks the program in the container to end. The container stops, but all that is in it stays.',
      goal: { label: 'web is stopped', type: 'container', where: { name: 'web', state: 'exited' } },
      wrong: ['docker stop', 'docker stop wbe', 'docker stop nginx', 'docker stop my-nginx', 'docker pause web'],
      also: ['docker container stop web', 'docker stop -t 2 web', 'docker stop web | cat'],
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '-a', kind: 'option', meaning: 'all of them, stopped ones too' },
      ],
      explanation:
        'A stopped container is only shown with -a. Its status tells how it ended: 0 means that all went well.',
      goal: {
        label: 'The stopped container web was listed',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker ps' },
          { type: 'printed', on: 'stdout', text: { matches: '(^|[ ,])web$' } },
        ],
      },
      wrong: ['docker ps', 'docker ps -aq', 'docker ps --filter name=web', 'docker images -a', 'docker logs web'],
      also: [
        'docker ps --all',
        'docker container ls -a',
        'docker ps --filter status=exited',
        'docker ps -a | grep web',
        'docker ps -a --filter name=web',
      ],
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: 'web', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Removes the stopped container for good, so that its name is free again.',
      goal: { label: 'There is no container web any more', type: 'container', where: { name: 'web' }, is: { most: 0 } },
      wrong: ['docker rm', 'docker rm wbe', 'docker rmi web', 'docker rm nginx', 'docker stop web'],
      also: ['docker container rm web', 'docker rm -f web', 'docker container rm --force web', 'docker rm -v web'],
    },
  ],
}
