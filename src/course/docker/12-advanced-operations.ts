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
      goal: {
        label: 'demo runs nginx, and MODE is test inside',
        type: 'container',
        where: { name: 'demo', image: 'nginx', state: 'running', env: 'MODE=test' },
      },
      wrong: [
        'docker run -d --name demo nginx',
        'docker run -d --name demo -e MODE nginx',
        'docker run -d --name demo -e MODE=prod nginx',
        'docker run -d --name dmeo -e MODE=test nginx',
        'docker run -d --name demo nginx -e MODE=test',
        'docker run -d --name demo -e mode=test nginx',
      ],
      also: [
        'docker run -d --name demo --env MODE=test nginx',
        'docker run -d -e MODE=test --name=demo nginx:latest',
        'docker container run --detach --name demo --env=MODE=test nginx',
        'docker create --name demo -e MODE=test nginx && docker start demo',
      ],
    },
    {
      words: [
        docker,
        { text: 'exec', kind: 'command', meaning: 'run a command in a container' },
        { text: 'demo', kind: 'container', meaning: 'the container to run it in' },
        { text: 'env', kind: 'program', meaning: 'print the environment' },
      ],
      explanation: 'Prints the variables that programs inside see. Find MODE among them.',
      goal: {
        label: 'The environment inside demo was printed',
        type: 'all',
        of: [
          {
            type: 'any',
            of: [
              { type: 'ran', program: 'docker exec', first: 'demo' },
              { type: 'ran', program: 'docker inspect', first: 'demo' },
              { type: 'ran', program: 'docker container inspect', first: 'demo' },
            ],
          },
          { type: 'printed', on: 'stdout', text: { matches: 'MODE=test|^test$' } },
        ],
      },
      wrong: [
        'docker exec demo',
        'docker exec my-nginx env',
        'docker exec env demo',
        'docker exec demo evn',
        'docker run --rm nginx env',
        'env',
      ],
      also: [
        'docker container exec demo env',
        'docker exec demo printenv',
        'docker exec demo printenv MODE',
        'docker exec demo env | grep MODE',
      ],
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
      goal: {
        label: 'nginx.conf was copied out of demo',
        type: 'file',
        path: '~/nginx.conf',
        kind: 'file',
        content: { contains: 'http {' },
      },
      wrong: [
        'touch nginx.conf',
        'docker cp demo:/etc/nginx/nginx.conf',
        'docker cp demo:/etc/nginx.conf .',
        'docker cp . demo:/etc/nginx',
        'docker cp dmeo:/etc/nginx/nginx.conf .',
        'docker cp /etc/nginx/nginx.conf .',
        'cp demo:/etc/nginx/nginx.conf .',
      ],
      also: [
        'docker container cp demo:/etc/nginx/nginx.conf .',
        'docker cp demo:/etc/nginx/nginx.conf nginx.conf',
        'docker cp demo:/etc/nginx/nginx.conf /home/user',
        'docker exec demo cat /etc/nginx/nginx.conf > nginx.conf',
      ],
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '--format', kind: 'option', meaning: 'print each one after a template' },
        { text: '{{.Names}}:{{.Status}}', kind: 'pattern', meaning: 'its name, a colon, and its status' },
      ],
      explanation:
        'A template may ask for several facts, with any text between them. So you make the list that you need, for your eyes or for a script.',
      goal: {
        label: 'Names and states of containers were printed in this form',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker ps' },
          { type: 'printed', on: 'stdout', text: { matches: '^"?(demo.*[^A-Za-z]Up |Up .*[^A-Za-z]demo)' } },
        ],
      },
      wrong: [
        'docker ps',
        'docker ps --format {{.Names}}',
        'docker ps --format {{.Status}}',
        'docker ps --format {{.Name}}:{{.Status}}',
        'docker ps --format',
      ],
      also: [
        'docker container ls --format {{.Names}}:{{.Status}}',
        'docker ps --format={{.Names}}:{{.Status}}',
        'docker ps -a --format {{.Names}}:{{.Status}}',
        "docker ps --format '{{.Names}} {{.Status}}'",
        "docker ps --format '{{.Names}} is {{.Status}}'",
        "docker ps --format '{{.Status}}: {{.Names}}'",
      ],
    },
    {
      words: [
        docker,
        { text: 'kill', kind: 'command', meaning: 'end a container at once' },
        { text: 'demo', kind: 'container', meaning: 'the one to end' },
      ],
      explanation:
        'Ends the program at once, without asking. Keep it for programs that hang; docker stop is the polite way.',
      goal: {
        label: 'demo was killed: it ended with 137',
        type: 'container',
        where: { name: 'demo', state: 'exited', code: 137 },
      },
      wrong: [
        'docker kill',
        'docker kill dmeo',
        'docker stop demo',
        'docker rm -f demo',
        'kill demo',
        'docker kill nginx',
      ],
      also: [
        'docker container kill demo',
        'docker kill -s KILL demo',
        'docker kill --signal KILL demo',
        'docker kill --signal=9 demo',
      ],
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
      goal: {
        label: 'demo was listed with the status it ended with',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker ps' },
          { type: 'printed', on: 'stdout', text: { matches: 'Exited \\(137\\).* demo$|^demo' } },
          { type: 'not', of: { type: 'printed', on: 'stdout', text: { contains: 'my-nginx' } } },
        ],
      },
      wrong: [
        'docker ps',
        'docker ps -a',
        'docker ps --filter name=demo',
        'docker ps -a --filter name=dmeo',
        'docker ps -a --filter demo',
      ],
      also: [
        'docker ps -a -f name=demo',
        'docker ps --all --filter name=demo',
        'docker container ls -a --filter name=demo',
        'docker ps -af name=demo',
        'docker ps -a | grep demo',
        'docker ps -a --filter exited=137',
      ],
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: 'demo', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Tidy up. You can look after containers now.',
      goal: {
        label: 'There is no container demo any more',
        type: 'container',
        where: { name: 'demo' },
        is: { most: 0 },
      },
      wrong: ['docker rm', 'docker rm dmeo', 'docker rmi demo', 'docker stop demo'],
      also: ['docker container rm demo', 'docker rm -f demo', 'docker rm -v demo', 'docker container prune -f'],
    },
  ],
}
