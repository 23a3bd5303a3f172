import type { Goal } from '../../goal.ts'
import { all, holdsLine, labelled, printed, succeeded } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const quick = (text: string): Goal =>
  all(
    labelled('The page says what was asked for', holdsLine('~/news/index.html', text)),
    labelled('The image `news` was built here', { type: 'image', name: 'news', built: true }),
    labelled(
      'A build took the slow step from the cache and copied the page anew',
      all(succeeded('docker build'), printed('CACHED \\[[0-9]/3\\] RUN sleep'), printed('^ => \\[[0-9]/3\\] COPY')),
    ),
  )

const files = (title: string): Readonly<Record<string, string>> => ({
  '~/news/Dockerfile': 'FROM nginx\nCOPY index.html /usr/share/nginx/html/\nRUN sleep 2\n',
  '~/news/index.html': `<h1>${title}</h1>\n`,
})

export const layersAndCache: Exercises = {
  lesson: 'layers-and-cache',
  challenge: {
    id: 'layers-and-cache',
    brief:
      'The image of the directory `news` takes long to build, even if only the page has changed. Put the slow step before the copy in its Dockerfile, and build it as `news`. Then add the line `Sunny` to the page and build once more: the slow step is to come from the cache.',
    world: { files: files('Weather') },
    goal: quick('Sunny'),
    par: { commands: 4 },
    hint: 'Three lines in another order. The first build after that does all of it once; the second one shows whether it was right.',
    solutions: [
      [
        "printf '%s\\n' 'FROM nginx' 'RUN sleep 2' 'COPY index.html /usr/share/nginx/html/' > news/Dockerfile",
        'docker build -t news news',
        "echo 'Sunny' >> news/index.html",
        'docker build -t news news',
      ],
      [
        "cd news && sed -i -e 2d -e '3a COPY index.html /usr/share/nginx/html/' Dockerfile",
        'docker build -t news .',
        "echo 'Sunny' >> index.html",
        'docker build -t news .',
      ],
    ],
    wrong: [
      ['docker build -t news news', "echo 'Sunny' >> news/index.html", 'docker build -t news news'],
      ['docker build -t news news', 'docker build -t news news', "echo 'Sunny' >> news/index.html"],
      [
        "printf '%s\\n' 'FROM nginx' 'RUN sleep 2' 'COPY index.html /usr/share/nginx/html/' > news/Dockerfile",
        "echo 'Sunny' >> news/index.html",
        'docker build -t news news',
      ],
    ],
    others: [{ files: files('Weather on Monday') }],
  },
  predictions: [
    {
      id: 'layers-and-cache-1',
      world: { files: { '~/two/Dockerfile': 'FROM alpine\nCOPY a /\n', '~/two/a': 'a\n' } },
      line: 'docker build -q two > /dev/null; touch two/a two/b; docker build two 2>&1 | grep -c CACHED',
      outputs: ['1', '0', '2'],
      because:
        'What counts is the content of what `COPY` reads: a new date changes nothing, and `b` is not copied at all.',
    },
  ],
  arrangements: [
    {
      id: 'layers-and-cache-1',
      task: 'Build an image called `cards` from what is in the directory `cards`.',
      line: 'docker build -t cards cards',
      extra: ['run', '--no-cache'],
      world: {
        files: {
          '~/cards/Dockerfile': 'FROM nginx\nCOPY index.html /usr/share/nginx/html/\n',
          '~/cards/index.html': 'Cards\n',
        },
      },
    },
  ],
}
