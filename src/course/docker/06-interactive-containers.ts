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
      goal: { label: 'box runs nginx', type: 'container', where: { name: 'box', image: 'nginx', state: 'running' } },
      wrong: [
        'docker run -d nginx',
        'docker run -d --name bxo nginx',
        'docker create --name box nginx',
        'docker run -d --name box alpine',
      ],
      also: [
        'docker container run -d --name box nginx',
        'docker run --detach --name=box nginx:latest',
        'docker create --name box nginx && docker start box',
      ],
    },
    {
      words: [
        docker,
        { text: 'exec', kind: 'command', meaning: 'run a command in a container' },
        { text: 'box', kind: 'container', meaning: 'the container to run it in' },
        { text: 'hostname', kind: 'program', meaning: 'print the name of the machine' },
      ],
      explanation:
        'Runs one command inside the container and shows what it says. Inside, the name of the machine is the short id of the container.',
      goal: {
        label: 'The host name inside box was printed',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker exec', first: 'box' },
          { type: 'printed', on: 'stdout', text: { matches: '^[0-9a-f]{12}$' } },
        ],
      },
      wrong: [
        'docker exec box',
        'docker exec hostname box',
        'docker exec my-nginx hostname',
        'docker run --rm nginx hostname',
        'docker exec bxo hostname',
        'hostname',
      ],
      also: [
        'docker container exec box hostname',
        'docker exec box cat /etc/hostname',
        'docker exec -it box hostname',
        'docker exec box uname -n',
      ],
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
      goal: {
        label: 'A shell is open inside box',
        type: 'any',
        of: [
          { type: 'ran', program: 'docker exec', with: ['i', 't'], operands: ['box', 'bash'] },
          { type: 'ran', program: 'docker exec', with: ['i', 't'], operands: ['box', 'sh'] },
          { type: 'ran', program: 'docker exec', with: ['i', 't'], operands: ['box', '/bin/bash'] },
          { type: 'ran', program: 'docker exec', with: ['i', 't'], operands: ['box', '/bin/sh'] },
        ],
      },
      wrong: [
        'docker exec box bash',
        'docker exec -it box',
        'docker exec -it bash box',
        'docker exec -it bxo bash',
        'docker exec -it box ls',
        'docker exec -it box bahs',
      ],
      also: [
        'docker exec -ti box bash',
        'docker exec -i -t box bash',
        'docker exec --interactive --tty box bash',
        'docker container exec -it box bash',
        'docker exec -it box sh',
        'docker exec -it box /bin/bash',
      ],
    },
    {
      words: [{ text: 'ls', kind: 'command', meaning: 'list the files here' }],
      explanation:
        'You are inside now. List what is in the top directory: it looks like a Linux of its own, apart from the machine outside.',
      goal: {
        label: 'The files in the root directory of box were listed',
        type: 'all',
        of: [
          { type: 'printed', on: 'stdout', text: { contains: 'docker-entrypoint.sh' } },
          { type: 'printed', on: 'stdout', text: { contains: 'etc' } },
        ],
      },
      wrong: ['pwd', 'ls /etc', 'ls /nope', 'cd /etc', 'lss'],
      also: ['ls /', 'ls -l', 'ls -a', 'ls -1', 'ls -la /'],
      inside: 'container',
    },
    {
      words: [
        { text: 'cat', kind: 'command', meaning: 'print a file' },
        { text: '/etc/os-release', kind: 'file', meaning: 'what this system is called' },
      ],
      explanation:
        'This file says which Linux it is. The container brought its own along, whatever the machine outside runs.',
      goal: {
        label: 'The name of the Linux inside box was printed',
        type: 'any',
        of: [
          { type: 'printed', on: 'stdout', text: { contains: 'Debian GNU/Linux 12' } },
          {
            type: 'all',
            of: [
              { type: 'used', path: '/etc/os-release' },
              {
                type: 'any',
                of: [
                  { type: 'ran', program: 'less' },
                  { type: 'ran', program: 'more' },
                ],
              },
            ],
          },
        ],
      },
      wrong: ['ls /etc', 'cat', 'cat /etc/os-relase', 'cat os-release', 'cat /etc/hostname'],
      also: [
        'more /etc/os-release',
        'cat -n /etc/os-release',
        'cat /etc/../etc/os-release',
        'cat etc/os-release',
        'grep NAME /etc/os-release',
      ],
      inside: 'container',
    },
    {
      words: [{ text: 'exit', kind: 'command', meaning: 'leave the shell' }],
      explanation:
        'Leaves the shell, and you are back on the Docker host. The container goes on running, for its main program has not ended.',
      goal: {
        label: 'The shell inside box has ended',
        type: 'any',
        of: [
          { type: 'ran', program: 'exit', status: 'any' },
          {
            type: 'all',
            of: [
              // Ctrl-D is shown as what it stands for
              { type: 'printed', text: { matches: '^exit$' } },
              { type: 'not', of: { type: 'ran', program: 'echo' } },
            ],
          },
        ],
      },
      wrong: ['echo exit', 'ls', 'quit', 'exti', 'docker stop box'],
      also: ['exit 0'],
      inside: 'container',
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: '-f', kind: 'option', meaning: 'even if it is running' },
        { text: 'box', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Remove the container. You can do this one without help by now.',
      follows: true,
      goal: { label: 'There is no container box any more', type: 'container', where: { name: 'box' }, is: { most: 0 } },
      wrong: ['docker rm box', 'docker rm -f bxo', 'docker rm -f', 'docker stop box'],
      also: [
        'docker rm --force box',
        'docker container rm -f box',
        'docker rm box -f',
        'docker stop box && docker rm box',
      ],
    },
  ],
}
