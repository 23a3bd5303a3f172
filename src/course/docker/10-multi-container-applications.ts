import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const multiContainerApplications: LessonSource = {
  id: 'multi-container-applications',
  title: 'Multi-container Applications',
  description: 'Real applications are several containers: a web server, a store for data, and a network between them.',
  steps: [
    {
      words: [
        docker,
        { text: 'network', kind: 'command', meaning: 'look after networks' },
        { text: 'create', kind: 'command', meaning: 'make one' },
        { text: 'app-net', kind: 'network', meaning: 'the name it gets' },
      ],
      explanation: 'First the network in which the parts will meet.',
      goal: { label: 'There is a network app-net', type: 'network', name: 'app-net' },
      wrong: ['docker network create', 'docker network create appnet', 'docker network ls', 'docker create app-net'],
      also: ['docker network create --driver bridge app-net', 'docker network create -d bridge app-net'],
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '-d', kind: 'option', meaning: 'in the background' },
        { text: '--name', kind: 'option', meaning: 'call the container' },
        { text: 'cache', kind: 'container', meaning: 'the name it gets' },
        { text: '--network', kind: 'option', meaning: 'put it into a network' },
        { text: 'app-net', kind: 'network', meaning: 'the network of the application' },
        { text: 'redis:alpine', kind: 'image', meaning: 'the small variant of Redis' },
      ],
      explanation:
        'Then the store. Redis keeps small pieces of data in memory; it needs no open port, because only our own containers talk to it.',
      goal: {
        label: 'cache runs redis on app-net',
        type: 'container',
        where: { name: 'cache', image: 'redis:alpine', state: 'running', network: 'app-net' },
      },
      wrong: [
        'docker run -d --name cache redis:alpine',
        'docker run -d --name cache --network app-net redis',
        'docker run -d --name cahce --network app-net redis:alpine',
        'docker run -d --name cache --network appnet redis:alpine',
        'docker create --name cache --network app-net redis:alpine',
      ],
      also: [
        'docker run -d --network=app-net --name=cache redis:alpine',
        'docker run --detach --name cache --net app-net redis:alpine',
        'docker container run -d --name cache --network app-net redis:alpine',
        'docker create --name cache --network app-net redis:alpine && docker start cache',
        'docker run -d --name cache redis:alpine && docker network connect app-net cache',
      ],
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '-d', kind: 'option', meaning: 'in the background' },
        { text: '--name', kind: 'option', meaning: 'call the container' },
        { text: 'front', kind: 'container', meaning: 'the name it gets' },
        { text: '--network', kind: 'option', meaning: 'put it into a network' },
        { text: 'app-net', kind: 'network', meaning: 'the network of the application' },
        { text: '-p', kind: 'option', meaning: 'open a port of this machine' },
        { text: '8082:80', kind: 'value', meaning: 'port 8082 here leads to port 80 inside' },
        { text: 'nginx', kind: 'image', meaning: 'a web server' },
      ],
      explanation: 'And the web server, with a port for visitors.',
      goal: {
        label: 'front runs nginx on app-net, and port 8082 leads to it',
        type: 'container',
        where: {
          name: 'front',
          image: 'nginx',
          state: 'running',
          network: 'app-net',
          publishes: { host: 8082, container: 80 },
        },
      },
      wrong: [
        'docker run -d --name front --network app-net nginx',
        'docker run -d --name front -p 8082:80 nginx',
        'docker run -d --name front --network app-net -p 80:8082 nginx',
        'docker run -d --name fornt --network app-net -p 8082:80 nginx',
        'docker run -d --name front --network app-net -p 8082:80 redis:alpine',
      ],
      also: [
        'docker run -d -p 8082:80 --network app-net --name front nginx',
        'docker run --detach --publish 8082:80 --net app-net --name=front nginx:latest',
        'docker container run -dp 8082:80 --network app-net --name front nginx',
        'docker create --name front --network app-net -p 8082:80 nginx && docker start front',
      ],
    },
    {
      words: [docker, { text: 'ps', kind: 'command', meaning: 'list containers' }],
      explanation: 'Both parts are running. Only front has a way in from outside.',
      goal: {
        label: 'front and cache were listed as running',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker ps' },
          { type: 'printed', on: 'stdout', text: { contains: 'front' } },
          { type: 'printed', on: 'stdout', text: { contains: 'cache' } },
        ],
      },
      wrong: ['docker images', 'docker ps -q', 'docker network ls', 'docker ps --filter name=front'],
      also: ['docker container ls', 'docker ps -a', 'docker ps --no-trunc', 'docker ps --filter network=app-net'],
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--rm', kind: 'option', meaning: 'remove it when it ends' },
        { text: '--network', kind: 'option', meaning: 'put it into a network' },
        { text: 'app-net', kind: 'network', meaning: 'the network of the application' },
        { text: 'redis:alpine', kind: 'image', meaning: 'the image of Redis, which brings its client along' },
        { text: 'redis-cli', kind: 'program', meaning: 'talk to a Redis' },
        { text: '-h', kind: 'option', meaning: 'on which machine (host)' },
        { text: 'cache', kind: 'host', meaning: 'the name of the store' },
        { text: 'ping', kind: 'text', meaning: 'are you there?' },
      ],
      explanation: 'Does the store answer? A third container asks it over the network, by its name. PONG means yes.',
      goal: {
        label: 'cache answered PONG over app-net',
        type: 'all',
        of: [
          {
            type: 'any',
            of: [
              { type: 'ran', program: 'docker run' },
              { type: 'ran', program: 'docker exec' },
            ],
          },
          { type: 'printed', on: 'stdout', text: { matches: '^"?PONG"?$' } },
          { type: 'not', of: { type: 'line', text: { matches: '(echo|printf) .*PONG' } } },
        ],
      },
      wrong: [
        'docker run --rm --network app-net redis:alpine echo PONG',
        'docker run --rm redis:alpine redis-cli -h cache ping',
        'docker run --rm --network app-net redis:alpine redis-cli ping',
        'docker run --rm --network app-net redis:alpine redis-cli -h cahce ping',
        'docker run --rm --network app-net alpine ping -c 1 cache',
        'docker run --rm --network app-net redis:alpine redis-cli -h front ping',
      ],
      also: [
        'docker run --rm --net app-net redis:alpine redis-cli -h cache ping',
        'docker container run --rm --network=app-net redis:alpine redis-cli -h cache PING',
        'docker exec cache redis-cli ping',
      ],
    },
    {
      words: [
        docker,
        { text: 'exec', kind: 'command', meaning: 'run a command in a container' },
        { text: 'cache', kind: 'container', meaning: 'the store' },
        { text: 'redis-cli', kind: 'program', meaning: 'talk to the Redis in there' },
        { text: 'incr', kind: 'text', meaning: 'add one to a number' },
        { text: 'visits', kind: 'name', meaning: 'what the number is called' },
      ],
      explanation: 'Counts a visitor in the store. Run it again and the number grows: the container remembers.',
      goal: {
        label: 'The counter visits in cache went up',
        type: 'any',
        of: [
          {
            type: 'all',
            of: [
              { type: 'ran', program: 'docker exec', first: 'cache' },
              { type: 'line', text: { matches: 'redis-cli .*([iI][nN][cC][rR]|incrby) +visits([^a-z]|$)' } },
              { type: 'printed', text: { matches: '[1-9][0-9]*$' } },
            ],
          },
          { type: 'ran', program: 'docker exec', operands: ['cache', 'redis-cli', 'incr', 'visits'] },
          { type: 'ran', program: 'docker exec', operands: ['cache', 'redis-cli', 'INCR', 'visits'] },
          {
            type: 'ran',
            program: 'docker run',
            operands: ['redis:alpine', 'redis-cli', '-h', 'cache', 'incr', 'visits'],
          },
          {
            type: 'ran',
            program: 'docker run',
            operands: ['redis:alpine', 'redis-cli', '-h', 'cache', 'INCR', 'visits'],
          },
        ],
      },
      wrong: [
        'docker exec cache redis-cli get visits',
        'docker exec cache incr visits',
        'docker exec cache redis-cli incr visitsx',
        'docker exec front redis-cli incr visits',
        'docker exec cache redis-cli incr visit',
        'docker exec cache redis-cli incr',
      ],
      also: [
        "docker exec cache sh -c 'redis-cli incr visits'",

        'docker container exec cache redis-cli incr visits',
        'docker exec cache redis-cli INCR visits',
        'docker exec -it cache redis-cli incr visits',
        'docker run --rm --network app-net redis:alpine redis-cli -h cache incr visits',
      ],
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove containers' },
        { text: '-fv', kind: 'option', meaning: 'even if they run (f), with their volumes (v)' },
        { text: 'front', kind: 'container', meaning: 'the web server' },
        { text: 'cache', kind: 'container', meaning: 'the store' },
      ],
      explanation: 'Takes both parts down. With -v the nameless volume of Redis goes too.',
      goal: {
        label: 'front and cache are gone',
        type: 'all',
        of: [
          { type: 'container', where: { name: 'front' }, is: { most: 0 } },
          { type: 'container', where: { name: 'cache' }, is: { most: 0 } },
        ],
      },
      wrong: [
        'docker rm front cache',
        'docker rm -fv front',
        'docker stop front cache',
        'docker rm -fv',
        'docker kill front cache',
      ],
      also: [
        'docker rm -f -v front cache',
        'docker rm --force --volumes cache front',
        'docker container rm -fv front cache',
        'docker rm -vf cache front',
        'docker stop front cache && docker rm -v front cache',
      ],
    },
    {
      words: [
        docker,
        { text: 'network', kind: 'command', meaning: 'look after networks' },
        { text: 'rm', kind: 'command', meaning: 'remove one' },
        { text: 'app-net', kind: 'network', meaning: 'the one to remove' },
      ],
      explanation: 'Removes the network, which nobody uses any more.',
      goal: { label: 'The network app-net is gone', type: 'network', name: 'app-net', gone: true },
      wrong: ['docker network rm', 'docker network rm appnet', 'docker rm app-net', 'docker network ls'],
      also: ['docker network remove app-net', 'docker network prune -f'],
    },
  ],
}
