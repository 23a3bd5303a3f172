import { labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const runningContainers: Exercises = {
  lesson: 'running-containers',
  challenge: {
    id: 'running-containers',
    brief:
      'Start a web server from the image `nginx` in the background. Call it `shop`, and let port 9000 of this host lead to its port 80.',
    world: {},
    goal: labelled('`shop` runs `nginx`, and port 9000 leads to its port 80', {
      type: 'container',
      where: { name: 'shop', image: 'nginx', state: 'running', publishes: { host: 9000, container: 80 } },
    }),
    par: { commands: 1 },
    hint: 'One command makes and starts a container. Three options say how: in the background, its name, its port.',
    solutions: [
      ['docker run -d --name shop -p 9000:80 nginx'],
      ['docker run -d -p 9000:80 --name shop nginx:latest'],
      ['docker create --name shop -p 9000:80 nginx', 'docker start shop'],
    ],
    wrong: [
      ['docker run -d --name shop -p 80:9000 nginx'],
      ['docker run -d --name shop nginx'],
      ['docker run -d -p 9000:80 nginx'],
      ['docker create --name shop -p 9000:80 nginx'],
    ],
    others: [{ lines: ['docker rm -f my-nginx', 'docker rmi nginx'] }],
  },
  predictions: [
    {
      id: 'running-containers-1',
      world: { lines: ['docker pull alpine'] },
      line: 'docker run --rm alpine echo hello world',
      outputs: ['hello world', 'alpine echo hello world', 'echo hello world'],
      because: 'What stands after the image is the command that runs in the container: `echo` prints the two words.',
    },
  ],
  arrangements: [
    {
      id: 'running-containers-1',
      task: 'Run a web server in the background, called web, and let port 8080 of the host lead to its port 80.',
      line: 'docker run -d --name web -p 8080:80 nginx',
      extra: ['80:8080', '-it'],
    },
  ],
}
