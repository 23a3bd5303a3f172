import type { Goal } from '../../goal.ts'
import { all, holdsLine, labelled, printed, succeeded } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const shipped = (text: string): Goal =>
  all(
    labelled(
      'The Dockerfile has two stages, and copies from the first',
      all(holdsLine('~/poem/Dockerfile', '^FROM alpine'), holdsLine('~/poem/Dockerfile', '^COPY .*--from=.*[.]txt')),
    ),
    labelled('The image `poem` was built here', { type: 'image', name: 'poem', built: true }),
    labelled('A container of it printed the poem', all(succeeded('docker run'), printed(text))),
  )

const files = (line: string): Readonly<Record<string, string>> => ({
  '~/poem/Dockerfile': 'FROM node:24-alpine AS build\nWORKDIR /work\nCOPY poem.js .\nRUN node poem.js > poem.txt\n',
  '~/poem/poem.js': `console.log('${line}')\n`,
})

export const multiStageBuilds: Exercises = {
  lesson: 'multi-stage-builds',
  challenge: {
    id: 'multi-stage-builds',
    brief:
      'The Dockerfile in `poem` makes `/work/poem.txt` with Node. Add a second stage from `alpine` that takes only this file, to `/poem.txt`. Build the image as `poem`, and let a container of it print the poem with `cat`.',
    world: { files: files('Roses are red') },
    goal: shipped('^Roses are red$'),
    par: { commands: 3 },
    hint: 'Two more lines at the end of the Dockerfile: where the second stage starts, and what it fetches from `build`.',
    solutions: [
      [
        "printf '%s\\n' 'FROM alpine' 'COPY --from=build /work/poem.txt /' >> poem/Dockerfile",
        'docker build -t poem poem',
        'docker run --rm poem cat /poem.txt',
      ],
      [
        "cd poem && echo 'FROM alpine' >> Dockerfile && echo 'COPY --from=0 /work/poem.txt /poem.txt' >> Dockerfile",
        'docker build -t poem .',
        'docker run poem cat poem.txt',
      ],
    ],
    wrong: [
      ['docker build -t poem poem', 'docker run --rm poem cat /work/poem.txt'],
      [
        "printf '%s\\n' 'FROM alpine' 'COPY --from=build /work /' >> poem/Dockerfile",
        'docker build -t poem poem',
        'docker run --rm poem cat /poem.txt',
      ],
      ["echo 'FROM alpine' >> poem/Dockerfile", 'docker build -t poem poem', 'docker run --rm poem cat /poem.txt'],
      [
        "printf '%s\\n' 'FROM alpine' 'COPY poem.js /poem.txt' >> poem/Dockerfile",
        'docker build -t poem poem',
        'docker run --rm poem cat /poem.txt',
      ],
    ],
    others: [{ files: files('Violets are blue'), goal: shipped('^Violets are blue$') }],
  },
  predictions: [
    {
      id: 'multi-stage-builds-1',
      world: {
        files: { '~/two/Dockerfile': 'FROM alpine AS one\nRUN echo one > /note\nFROM alpine\nRUN echo two > /other\n' },
        lines: ['docker build -t two two'],
      },
      line: 'docker run --rm two ls /note /other 2>&1 | grep -c such',
      outputs: ['1', '0', '2'],
      because:
        'The second stage starts afresh and copies nothing from the first, which nobody needed: `/note` is not there.',
    },
  ],
  arrangements: [
    {
      id: 'multi-stage-builds-1',
      task: 'Build only the stage `build`, and call the image `maker:build`.',
      line: 'docker build -t maker:build --target build maker',
      extra: ['--from', '-d'],
      world: {
        files: {
          '~/maker/Dockerfile': 'FROM alpine AS build\nRUN echo made > /note\nFROM nginx\nCOPY --from=build /note /\n',
        },
      },
    },
  ],
}
