import type { Goal } from '../../goal.ts'
import { all, holdsLine, labelled, not, printed } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const packed = (text: string): Goal =>
  all(
    labelled('The image `menu` was built here', { type: 'image', name: 'menu', built: true }),
    labelled('`prices.txt` is not sent to Docker', holdsLine('~/menu/.dockerignore', '^/?(prices|[*])[.]txt$')),
    labelled(
      'The Dockerfile hands over to `node`, and starts from no other image',
      all(holdsLine('~/menu/Dockerfile', '^USER node$'), holdsLine('~/menu/Dockerfile', '^FROM node:24-alpine$')),
    ),
    labelled(
      'A container of it printed the menu, and the listing of its files',
      all(printed(text), printed('^menu[.]js$'), not(printed('prices'))),
    ),
  )

const files = (text: string): Readonly<Record<string, string>> => ({
  '~/menu/Dockerfile': 'FROM node:24-alpine\nWORKDIR /app\nCOPY . .\nCMD ["node", "menu.js"]\n',
  '~/menu/menu.js': `console.log('${text}')\n`,
  '~/menu/prices.txt': 'bread 2.10\n',
})

export const aGoodDockerfile: Exercises = {
  lesson: 'a-good-dockerfile',
  challenge: {
    id: 'a-good-dockerfile',
    brief:
      'In the directory `menu` there are a program, a Dockerfile, and `prices.txt`, which nobody else is to see. Keep `prices.txt` out of the build context, let the image run as the user `node`, and build it as `menu`. Then, in one line, run it, and run `ls` in it.',
    world: { files: files('Soup of the day: tomato') },
    goal: packed('^Soup of the day: tomato$'),
    par: { commands: 4 },
    hint: 'What stays out stands in a file beside the Dockerfile. `USER` is one more line of the Dockerfile itself.',
    solutions: [
      [
        'echo prices.txt > menu/.dockerignore',
        'echo USER node >> menu/Dockerfile',
        'docker build -t menu menu',
        'docker run --rm menu && docker run --rm menu ls',
      ],
      [
        "cd menu && echo '*.txt' > .dockerignore",
        "sed -i '/^CMD/i USER node' Dockerfile",
        'docker build -t menu .',
        'docker run --rm menu; docker run --rm menu ls',
      ],
    ],
    wrong: [
      ['docker build -t menu menu', 'docker run --rm menu && docker run --rm menu ls'],
      [
        'rm menu/prices.txt',
        'echo USER node >> menu/Dockerfile',
        'docker build -t menu menu',
        'docker run --rm menu && docker run --rm menu ls',
      ],
      [
        'docker build -t menu menu',
        'echo prices.txt > menu/.dockerignore',
        'echo USER node >> menu/Dockerfile',
        'docker run --rm menu && docker run --rm menu ls',
      ],
    ],
    others: [{ files: files('Closed today'), goal: packed('^Closed today$') }],
  },
  predictions: [
    {
      id: 'a-good-dockerfile-1',
      world: {
        files: {
          '~/box/Dockerfile': 'FROM alpine\nWORKDIR /box\nCOPY . .\n',
          '~/box/.dockerignore': '*.txt\n',
          '~/box/a.txt': 'a\n',
          '~/box/b.md': 'b\n',
        },
        lines: ['docker build -t box box'],
      },
      line: 'docker run --rm box ls',
      outputs: ['Dockerfile\nb.md', 'Dockerfile\na.txt\nb.md', 'b.md'],
      because: 'What `.dockerignore` names stays out. The Dockerfile is a file of the context like any other.',
    },
  ],
  arrangements: [],
}
