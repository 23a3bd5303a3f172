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
    },
    {
      words: [docker, { text: 'ps', kind: 'command', meaning: 'list containers' }],
      explanation: 'Both parts are running. Only front has a way in from outside.',
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
    },
    {
      words: [
        docker,
        { text: 'network', kind: 'command', meaning: 'look after networks' },
        { text: 'rm', kind: 'command', meaning: 'remove one' },
        { text: 'app-net', kind: 'network', meaning: 'the one to remove' },
      ],
      explanation: 'Removes the network, which nobody uses any more.',
    },
  ],
}
