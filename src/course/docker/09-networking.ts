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
      explanation:
        'Lists the networks. Three are always there; a container is put into bridge unless you say otherwise.',
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
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--rm', kind: 'option', meaning: 'remove it when it ends' },
        { text: '--network', kind: 'option', meaning: 'put it into a network' },
        { text: 'my-net', kind: 'network', meaning: 'the same network' },
        { text: 'alpine', kind: 'image', meaning: 'a small Linux' },
        { text: 'ping', kind: 'program', meaning: 'knock at a machine' },
        { text: '-c', kind: 'option', meaning: 'how often (count)' },
        { text: '1', kind: 'value', meaning: 'once' },
        { text: 'server', kind: 'host', meaning: 'the name of the other container' },
      ],
      explanation:
        'A second container in the same network knocks at the first one, by its name. Docker knows which address belongs to the name server.',
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--rm', kind: 'option', meaning: 'remove it when it ends' },
        { text: 'alpine', kind: 'image', meaning: 'a small Linux' },
        { text: 'ping', kind: 'program', meaning: 'knock at a machine' },
        { text: '-c', kind: 'option', meaning: 'how often' },
        { text: '1', kind: 'value', meaning: 'once' },
        { text: 'server', kind: 'host', meaning: 'a name that is not known here' },
      ],
      explanation:
        'This one fails on purpose: without --network the container is elsewhere, and there nobody knows the name. Remember this when two containers cannot find each other.',
      fails: true,
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
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: '-f', kind: 'option', meaning: 'even if it is running' },
        { text: 'server', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Removes the server, because a network that is in use cannot go.',
    },
    {
      words: [
        docker,
        { text: 'network', kind: 'command', meaning: 'look after networks' },
        { text: 'rm', kind: 'command', meaning: 'remove one' },
        { text: 'my-net', kind: 'network', meaning: 'the one to remove' },
      ],
      explanation: 'Removes the network.',
    },
  ],
}
