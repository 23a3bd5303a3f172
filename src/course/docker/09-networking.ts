import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const networking: LessonSource = {
  id: 'networking',
  title: 'Networking',
  description: 'Containers talk over networks. In a network of your own they find one another by name.',
  steps: [
    {
      words: [
        docker,
        { text: 'network', kind: 'command', meaning: 'look after networks' },
        { text: 'ls', kind: 'command', meaning: 'list them' },
      ],
      explanation: 'Lists the networks. Three are always there; a container joins bridge unless you say otherwise.',
      goal: { label: 'The networks were listed', type: 'ran', program: 'docker network ls' },
      wrong: ['docker network', 'docker ps', 'docker networks', 'docker volume ls'],
      also: ['docker network list', 'docker network ls --no-trunc', 'docker network ls | cat'],
    },
    {
      words: [
        docker,
        { text: 'network', kind: 'command', meaning: 'look after networks' },
        { text: 'create', kind: 'command', meaning: 'make one' },
        { text: 'my-net', kind: 'network', meaning: 'the name it gets' },
      ],
      explanation:
        'Makes a network of your own. Use one for each application, so that its parts see one another and nobody else.',
      goal: { label: 'There is a network my-net', type: 'network', name: 'my-net' },
      wrong: [
        'docker network create',
        'docker network create mynet',
        'docker network my-net',
        'docker create my-net',
        'docker volume create my-net',
      ],
      also: ['docker network create --driver bridge my-net', 'docker network create -d bridge my-net'],
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '-d', kind: 'option', meaning: 'in the background' },
        { text: '--name', kind: 'option', meaning: 'call the container' },
        { text: 'server', kind: 'container', meaning: 'the name it gets' },
        { text: '--network', kind: 'option', meaning: 'put it into a network' },
        { text: 'my-net', kind: 'network', meaning: 'the network you made' },
        { text: 'nginx', kind: 'image', meaning: 'a web server' },
      ],
      explanation: 'Starts a web server in that network.',
      goal: {
        label: 'server runs nginx on my-net',
        type: 'container',
        where: { name: 'server', image: 'nginx', state: 'running', network: 'my-net' },
      },
      wrong: [
        'docker run -d --name server nginx',
        'docker run -d --name server --network mynet nginx',
        'docker run -d --name sevrer --network my-net nginx',
        'docker create --name server --network my-net nginx',
        'docker run -d --network my-net nginx',
        'docker run -d --name server nginx --network my-net',
      ],
      also: [
        'docker run -d --network=my-net --name=server nginx',
        'docker run -d --name server --net my-net nginx',
        'docker container run --detach --name server --network my-net nginx:latest',
        'docker create --name server --network my-net nginx && docker start server',
        'docker run -d --name server nginx && docker network connect my-net server',
      ],
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--rm', kind: 'option', meaning: 'remove it when it ends' },
        { text: '--network', kind: 'option', meaning: 'put it into a network' },
        { text: 'my-net', kind: 'network', meaning: 'the same network' },
        { text: 'alpine', kind: 'image', meaning: 'a small Linux' },
        { text: 'ping', kind: 'program', meaning: 'ask a machine whether it is there' },
        { text: '-c', kind: 'option', meaning: 'how often (count)' },
        { text: '1', kind: 'value', meaning: 'once' },
        { text: 'server', kind: 'host', meaning: 'the name of the other container' },
      ],
      explanation:
        'A second container on the same network reaches the first one by its name. Docker knows which address belongs to the name server.',
      goal: {
        label: 'A container on my-net reached server by its name',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker run' },
          {
            type: 'any',
            of: [
              { type: 'printed', on: 'stdout', text: { matches: 'bytes from server' } },
              {
                type: 'all',
                of: [
                  { type: 'printed', on: 'stdout', text: { matches: '^PING server ' } },
                  { type: 'printed', on: 'stdout', text: { matches: '^[0-9]+ bytes from ' } },
                ],
              },
              { type: 'printed', on: 'stdout', text: { contains: 'Welcome to nginx' } },
            ],
          },
        ],
      },
      wrong: [
        'docker run --rm alpine ping -c 1 server',
        'docker run --rm --network my-net alpine ping -c 1 sevrer',
        'docker run --rm --network my-net alpine ping',
        'docker run --rm --network mynet alpine ping -c 1 server',
        'docker run --rm --network my-net alpine ping -c 1 localhost',
      ],
      also: [
        'docker run --rm --net my-net alpine ping -c 1 server',
        'docker run --rm --network=my-net alpine ping -c 2 server',
        'docker container run --rm --network my-net alpine ping -c1 server',
        'docker run --rm -it --network my-net alpine ping -c 1 server',
        'docker run --rm --net=my-net busybox ping -c 1 server',
      ],
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--rm', kind: 'option', meaning: 'remove it when it ends' },
        { text: 'alpine', kind: 'image', meaning: 'a small Linux' },
        { text: 'ping', kind: 'program', meaning: 'ask a machine whether it is there' },
        { text: '-c', kind: 'option', meaning: 'how often' },
        { text: '1', kind: 'value', meaning: 'once' },
        { text: 'server', kind: 'host', meaning: 'a name that is not known here' },
      ],
      explanation:
        'This one fails on purpose: without --network the container is elsewhere, and there nobody knows the name. Remember this when two containers cannot find each other.',
      fails: true,
      goal: {
        label: 'A container outside my-net could not find server',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker run', status: 'failure' },
          {
            type: 'printed',
            on: 'stderr',
            text: { matches: '(^|[ :])server: Name or service not known|bad address .server.$|resolve host: server$' },
          },
        ],
      },
      wrong: [
        'docker run --rm --network my-net alpine ping -c 1 server',
        'docker run --rm alpine ping -c 1 localhost',
        'docker run --rm alpine ping -c 1 serverx',
        'docker run --rm alpine ping',
        'docker run --rm alpin ping -c 1 server',
        'ping -c 1 server',
      ],
      also: [
        'docker run --rm nginx curl http://server',

        'docker run --rm alpine ping -c 2 server',
        'docker container run --rm alpine ping -c 1 server',
        'docker run --rm --network bridge alpine ping -c 1 server',
      ],
    },
    {
      words: [
        docker,
        { text: 'inspect', kind: 'command', meaning: 'show facts about a container' },
        { text: '-f', kind: 'option', meaning: 'print only what a template asks for' },
        { text: '{{.HostConfig.NetworkMode}}', kind: 'pattern', meaning: 'its network, a part of the settings' },
        { text: 'server', kind: 'container', meaning: 'the container to ask' },
      ],
      explanation: 'Asks in which network a container is. Look here first when a name is not found.',
      goal: {
        label: 'The network of server was printed',
        type: 'all',
        of: [
          {
            type: 'any',
            of: [
              { type: 'ran', program: 'docker inspect', first: 'server' },
              { type: 'ran', program: 'docker container inspect', first: 'server' },
              { type: 'ran', program: 'docker ps' },
              {
                type: 'all',
                of: [
                  { type: 'ran', program: 'docker network inspect', first: 'my-net' },
                  { type: 'printed', on: 'stdout', text: { contains: 'server' } },
                ],
              },
            ],
          },
          { type: 'printed', on: 'stdout', text: { contains: 'my-net' } },
        ],
      },
      wrong: [
        'docker inspect -f {{.State.Status}} server',
        'docker inspect -f {{.HostConfig.NetworkMode}} my-nginx',
        'docker inspect -f {{.HostConfig.NetworkMode}}',
        'docker ps',
        'docker network ls',
        'docker inspect -f {{.NetworkMode}} server',
      ],
      also: [
        'docker inspect --format {{.HostConfig.NetworkMode}} server',
        'docker container inspect -f {{.HostConfig.NetworkMode}} server',
        'docker inspect server -f {{.HostConfig.NetworkMode}}',
        'docker inspect server',
        'docker network inspect my-net',
      ],
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: '-f', kind: 'option', meaning: 'even if it is running' },
        { text: 'server', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Removes the server, because a network that is in use cannot be removed.',
      goal: {
        label: 'There is no container server any more',
        type: 'container',
        where: { name: 'server' },
        is: { most: 0 },
      },
      wrong: [
        'docker rm server',
        'docker rm -f sevrer',
        'docker rm -f',
        'docker stop server',
        'docker network rm server',
      ],
      also: [
        'docker rm --force server',
        'docker container rm -f server',
        'docker rm server -f',
        'docker stop server && docker rm server',
      ],
    },
    {
      words: [
        docker,
        { text: 'network', kind: 'command', meaning: 'look after networks' },
        { text: 'rm', kind: 'command', meaning: 'remove one' },
        { text: 'my-net', kind: 'network', meaning: 'the one to remove' },
      ],
      explanation: 'Removes the network.',
      goal: { label: 'The network my-net is gone', type: 'network', name: 'my-net', gone: true },
      wrong: [
        'docker network rm',
        'docker network rm mynet',
        'docker rm my-net',
        'docker network ls',
        'docker network rm bridge',
      ],
      also: ['docker network remove my-net', 'docker network prune -f'],
    },
  ],
}
