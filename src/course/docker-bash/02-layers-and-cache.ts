import type { Goal } from '../goal.ts'
import type { LessonSource } from '../lesson.ts'
import {
  all,
  any,
  copied,
  file as isFile,
  holdsLine,
  labelled,
  not,
  printed,
  ranOn,
  succeeded,
} from '../linux/goals.ts'
import { builtFrom } from './goals.ts'
import {
  addedTo,
  andThen,
  build,
  command,
  directory,
  docker,
  file,
  image,
  option,
  program,
  tag,
  text,
  written,
} from './words.ts'

const cards = image('cards', 'the name it gets')
const project = directory('cards', 'where the files are')
const slow = text("'RUN sleep 2 && echo ready > /ready'", 'a step that takes its time')
const copy = text("'COPY index.html /usr/share/nginx/html/'", 'put the page into it')
const from = text("'FROM nginx'", 'start from nginx')
const dockerfile = file('cards/Dockerfile', 'how the image is made')
const page = file('cards/index.html', 'the page')

/** A step came from the cache, as the build tells it on a terminal, or line by line without one. @param ends how its line may end */
const cached = (step: string, instruction: string, ...ends: readonly string[]): Goal =>
  any(
    printed(`CACHED \\[${step}\\] ${instruction}`),
    ...ends.flatMap((end) =>
      ['#5', '#6', '#7'].map((vertex): Goal => ({ type: 'printed', text: { contains: `${end}\n${vertex} CACHED` } })),
    ),
  )

const cachedSleep = (step: string): Goal => cached(step, 'RUN sleep', 'sleep 2', '/ready')
const cachedCopy = (step: string): Goal => cached(step, 'COPY', '/usr/share/nginx/html/')

export const layersAndCache: LessonSource = {
  id: 'layers-and-cache',
  title: 'Layers and Cache',
  description:
    'Why one build takes a minute and the next one no time: each step is kept, until something before it changes.',
  steps: [
    {
      words: [
        program('mkdir', 'makes a directory'),
        option('-p', 'or takes the one that is there'),
        directory('cards', 'the name it gets'),
        andThen,
        program('cp', 'copies files'),
        file('index.html', 'a page'),
        directory('cards', 'where the copy goes'),
      ],
      explanation: 'A project for trying things out: a directory with one page.',
      goal: labelled('cards holds a copy of index.html', copied('~/index.html', '~/cards/index.html')),
      wrong: [
        'mkdir -p cards && mv index.html cards',
        'mkdir cards',
        'cp index.html cards',
        'mkdir card && cp index.html card',
        'mkdir cards && touch cards/page.html',
      ],
      also: ['mkdir cards; cp index.html cards/', 'mkdir -p cards && cat index.html > cards/index.html'],
    },
    {
      words: [...written([from, copy, slow], dockerfile)],
      explanation:
        'Three steps. The last one does nothing but wait: in its place think of everything that takes long, such as installing what a program needs.',
      goal: labelled(
        'The Dockerfile copies the page before its slow step',
        all(
          holdsLine('~/cards/Dockerfile', '^FROM nginx'),
          holdsLine('~/cards/Dockerfile', '^COPY index[.]html'),
          holdsLine('~/cards/Dockerfile', '^RUN sleep 2'),
          ...['sleep 2', '/ready'].map((end) =>
            not({ type: 'file', path: '~/cards/Dockerfile', content: { contains: `${end}\nCOPY` } }),
          ),
        ),
      ),
      wrong: [
        "printf '%s\\n' 'FROM nginx' 'RUN sleep 2 && echo ready > /ready' 'COPY index.html /usr/share/nginx/html/' > cards/Dockerfile",
        "printf '%s\\n' 'FROM nginx' > cards/Dockerfile",
        "printf '%s\\n' 'FROM nginx' 'COPY index.html /usr/share/nginx/html/' 'RUN sleep 2 && echo ready > /ready'",
        "printf '%s ' 'FROM nginx' 'COPY index.html /usr/share/nginx/html/' 'RUN sleep 2' > cards/Dockerfile",
        'cp Dockerfile cards',
      ],
      also: [
        "printf 'FROM nginx\\nCOPY index.html /usr/share/nginx/html/\\nRUN sleep 2 && echo ready > /ready\\n' > cards/Dockerfile",
      ],
    },
    {
      words: [docker, build, tag, cards, project],
      explanation: 'Builds it. Look at the seconds on the right: one step takes nearly all of the time.',
      goal: labelled('The image cards was built', builtFrom('cards', '~/cards')),
      wrong: ['docker build cards', 'docker build -t card cards', 'docker build -t cards', 'docker tag nginx cards'],
      also: [
        'docker build --tag cards cards',
        'cd cards && docker build -t cards .',
        'docker image build -t cards ~/cards',
      ],
    },
    {
      words: [docker, build, tag, cards, project],
      explanation:
        'The same again, and it is done at once. CACHED says that a step was done before, with the same instruction and the same files, and that its layer is used again.',
      follows: true,
      goal: labelled('The slow step came from the cache', all(succeeded('docker build'), cachedSleep('3/3'))),
      wrong: [
        'docker build --no-cache -t cards cards',
        'docker build -t cards .',
        'docker images cards',
        'echo CACHED',
      ],
      also: [
        'docker build --progress=plain -t cards cards',
        'docker build -t cards cards 2>&1 | cat',
        'docker build --tag cards cards',
        'docker build cards',
        'docker image build -t cards:again cards',
      ],
    },
    {
      words: [
        program('echo', 'prints its words'),
        text("'<p>New</p>'", 'a line for the page'),
        addedTo,
        page,
        andThen,
        docker,
        build,
        tag,
        cards,
        project,
      ],
      explanation:
        'Changes the page and builds again. COPY has another file now, so it is done anew, and so is every step after it: the slow one, too, though it has nothing to do with the page.',
      goal: labelled(
        'The page changed, and the slow step ran again',
        all(
          isFile('~/cards/index.html'),
          not(copied('~/index.html', '~/cards/index.html')),
          succeeded('docker build'),
          printed('^(#[0-9]+| =>) \\[3/3\\] RUN sleep'),
          not(cachedSleep('3/3')),
        ),
      ),
      wrong: [
        'docker build -t cards cards',
        "echo '<p>New</p>' >> cards/index.html",
        "echo '<p>New</p>' >> index.html && docker build -t cards cards",
        "echo '<p>New</p>' && docker build -t cards cards",
      ],
      also: [
        "echo '<p>New</p>' | tee -a cards/index.html; docker build -t cards cards",
        "sed -i '$a <p>New</p>' cards/index.html && docker build -t cards cards",
        "echo '<p>Newer</p>' >> cards/index.html; cd cards; docker build -t cards .",
      ],
    },
    {
      words: [...written([from, slow, copy], dockerfile), andThen, docker, build, tag, cards, project],
      explanation: 'Puts the slow step before the copy. The order has changed, and so both are done once more.',
      goal: labelled(
        'The Dockerfile has its slow step before the page, and was built',
        all(
          holdsLine('~/cards/Dockerfile', '^COPY index[.]html'),
          succeeded('docker build'),
          printed('\\[2/3\\] RUN sleep'),
        ),
      ),
      wrong: [
        'docker build -t cards cards',
        "printf '%s\\n' 'FROM nginx' 'RUN sleep 2' 'COPY index.html /usr/share/nginx/html/' > cards/Dockerfile",
        "printf '%s\\n' 'FROM nginx' 'COPY index.html /' 'RUN sleep 2' > cards/Dockerfile && docker build -t cards cards",
      ],
      also: [
        "printf '%s\\n' 'FROM nginx' 'RUN sleep 2' 'COPY index.html /usr/share/nginx/html/' > cards/Dockerfile; docker build -t cards cards",
        "sed -i -e 2d -e '3a COPY index.html /usr/share/nginx/html/' cards/Dockerfile && docker build -t cards cards",
      ],
    },
    {
      words: [
        program('echo', 'prints its words'),
        text("'<p>More</p>'", 'a line for the page'),
        addedTo,
        page,
        andThen,
        docker,
        build,
        tag,
        cards,
        project,
      ],
      explanation:
        'The page changes again, and now only the copy is done anew. That is the whole trick: what changes often comes last.',
      follows: true,
      goal: labelled(
        'The page changed, and the slow step came from the cache',
        all(succeeded('docker build'), printed('3/3\\] COPY index.html'), cachedSleep('2/3'), not(cachedCopy('3/3'))),
      ),
      wrong: [
        'docker build -t cards cards',
        "echo '<p>More</p>' >> cards/index.html",
        "echo '<p>More</p>' >> cards/index.html && docker build --no-cache -t cards cards",
        "echo '<p>More</p>' >> index.html && docker build -t cards cards",
      ],
      also: [
        "echo '<p>More</p>' >> cards/index.html; docker build cards",
        "sed -i 's/New/Newer/' cards/index.html && docker build -t cards cards",
      ],
    },
    {
      words: [docker, command('history', 'show the layers of an image'), image('cards', 'the image that was built')],
      explanation:
        'The layers that came of it, the newest first. Your two are small; nearly all of the size is nginx, which other images share.',
      goal: labelled('The layers of cards were listed', ranOn('docker history', 'cards')),
      wrong: ['docker history', 'docker history nginx', 'history cards', 'docker images cards'],
      also: ['docker image history cards', 'docker history --no-trunc cards'],
    },
  ],
}
