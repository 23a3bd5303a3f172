import type { LessonSource } from '../lesson.ts'
import { all, any, complained, holdsLine, labelled, printed, ran, ranWith, succeeded, typed } from '../linux/goals.ts'
import { builtFrom } from './goals.ts'
import {
  andThen,
  address,
  build,
  command,
  container,
  curl,
  directory,
  docker,
  file,
  force,
  image,
  inBackground,
  into,
  named,
  once,
  option,
  port,
  program,
  quietly,
  remove,
  run,
  tag,
  text,
  value,
  written,
} from './words.ts'

const project = directory('maker', 'where the files are')

export const multiStageBuilds: LessonSource = {
  id: 'multi-stage-builds',
  title: 'Multi-stage Builds',
  description: 'Tools that make a program need not be in the image that runs it: build in one stage, ship another.',
  steps: [
    {
      words: [
        program('mkdir', 'makes a directory'),
        option('-p', 'or takes the one that is there'),
        directory('maker', 'the name it gets'),
        andThen,
        program('echo', 'prints its words'),
        text(`"console.log('<h1>Made by a program</h1>')"`, 'a program of one line'),
        into,
        file('maker/make.js', 'for Node'),
      ],
      explanation: 'A tiny program that makes a page. Running it needs Node; showing the page does not.',
      goal: labelled('maker/make.js prints the page', holdsLine('~/maker/make.js', 'console[.]log.*Made by a program')),
      wrong: [
        'mkdir maker',
        `echo "console.log('<h1>Made by a program</h1>')" > make.js`,
        `mkdir maker && echo "console.log('<h1>Made by a program</h1>')"`,
        'mkdir maker && touch maker/make.js',
      ],
      also: [`mkdir -p maker; echo "console.log('<h1>Made by a program</h1>')" | tee maker/make.js`],
    },
    {
      words: [
        ...written(
          [
            text("'FROM node:24-alpine AS build'", 'the first stage, and its name'),
            text("'WORKDIR /work'", 'the directory for what follows'),
            text("'COPY make.js .'", 'the program'),
            text("'RUN node make.js > index.html'", 'let it make the page'),
            text("'FROM nginx:alpine'", 'the second stage starts afresh'),
            text("'COPY --from=build /work/index.html /usr/share/nginx/html/'", 'only the page comes along'),
          ],
          file('maker/Dockerfile', 'how the image is made'),
        ),
      ],
      explanation:
        'Each FROM begins a stage with a file system of its own. Only the last one becomes the image, and COPY --from fetches from the others what it needs.',
      goal: labelled(
        'The Dockerfile has two stages',
        all(
          holdsLine('~/maker/Dockerfile', '^(FROM|from) node:[^ ]+ +(AS|as|As) +build *$'),
          holdsLine('~/maker/Dockerfile', '^FROM nginx(:[a-z0-9.-]+)? *$'),
          holdsLine('~/maker/Dockerfile', '^COPY --from=build '),
        ),
      ),
      wrong: [
        "printf '%s\\n' 'FROM nginx:alpine' > maker/Dockerfile",
        "printf '%s\\n' 'FROM node:24-alpine' 'COPY make.js .' 'FROM nginx:alpine' 'COPY make.js .' > maker/Dockerfile",
        "printf '%s ' 'FROM node:24-alpine AS build' 'FROM nginx:alpine' 'COPY --from=build /work/index.html /' > maker/Dockerfile",
      ],
      also: [
        "printf '%s\\n' 'FROM node:24-alpine as build' 'WORKDIR /work' 'COPY make.js ./' 'RUN node make.js > index.html' 'FROM nginx:alpine' 'COPY --from=build /work/index.html /usr/share/nginx/html/index.html' | tee maker/Dockerfile",
        "printf 'FROM node:24-alpine AS build\\nWORKDIR /work\\nCOPY make.js .\\nRUN node make.js > index.html\\n\\nFROM nginx:alpine\\nCOPY --from=build /work/index.html /usr/share/nginx/html/\\n' > maker/Dockerfile",
      ],
    },
    {
      words: [docker, build, tag, image('maker', 'the name it gets'), project],
      explanation:
        'Builds both stages. In the brackets you see which step belongs to which: build, and stage-1 for the last.',
      goal: labelled('The image maker was built', builtFrom('maker', '~/maker')),
      wrong: [
        'docker build -t maker .',
        'docker build maker',
        'docker build -t maker',
        'docker build -t make maker',
        'docker tag nginx maker',
      ],
      also: [
        'docker build --tag maker maker',
        'docker image build -t maker:latest maker',
        'cd maker && docker build -t maker .',
      ],
    },
    {
      words: [
        docker,
        build,
        tag,
        image('maker:build', 'another name'),
        option('--target', 'stop after a stage'),
        value('build', 'the one with this name'),
        project,
      ],
      explanation: 'Makes an image of the first stage alone: useful to look into it, or to run tests in it.',
      goal: labelled(
        'The first stage was built as maker:build',
        all({ type: 'image', name: 'maker:build', built: true }, ranWith('docker build', 'target=build')),
      ),
      wrong: [
        'docker build -t maker:build maker',
        'docker build -t maker --target build maker',
        'docker build -t maker:build --target nothing maker',
        'docker tag nginx maker:build',
        'docker build --target build maker',
      ],
      also: [
        'docker buildx build --tag maker:build --target build maker',
        'docker build --target=build -t maker:build maker',
        'docker image build --tag maker:build --target build maker',
      ],
    },
    {
      words: [docker, command('images', 'list images'), image('maker', 'of this name')],
      explanation: 'Compare the sizes. All of Node is in the first stage, and none of it in what you ship.',
      goal: labelled(
        'Both images were listed, with their sizes',
        all(succeeded('docker images'), printed('^maker +latest'), printed('^maker +build')),
      ),
      wrong: ['docker images nginx', 'docker ps', 'docker images maker:build', 'docker image maker'],
      also: ['docker image ls maker', 'docker images', 'docker images | grep maker'],
    },
    {
      words: [
        docker,
        run,
        once,
        image('maker', 'the image that is shipped'),
        program('node', 'runs JavaScript'),
        option('--version', 'print its version'),
      ],
      explanation:
        'This fails: there is no Node in it. What is not in an image needs no updates, and nobody can misuse it.',
      fails: true,
      goal: labelled(
        'There is no node in maker',
        all(
          ran('docker run'),
          any(
            all(
              { type: 'ran', program: 'docker run', first: 'maker', status: 'failure' },
              complained('exec: "node": executable file not found|node: not found'),
            ),
            all(typed('maker (sh -c ["\']?)?(which|command -v|type) node'), {
              type: 'ran',
              program: 'docker run',
              status: 'failure',
            }),
          ),
        ),
      ),
      wrong: [
        'docker run --rm maker:build node --version',
        'node --version',
        'docker run --rm nginx nginx -v',
        'docker run --rm maker ls',
      ],
      also: [
        "docker run --rm maker sh -c 'command -v node'",
        "docker run --rm maker sh -c 'node --version'",
        'docker run --rm maker which node',
        'docker run --rm maker node',
        'docker run maker node make.js',
        'docker container run --rm maker node -v',
      ],
    },
    {
      words: [
        docker,
        run,
        inBackground,
        named,
        container('made', 'the name it gets'),
        port,
        value('8091:80', 'port 8091 here leads to port 80 inside'),
        image('maker', 'the image that is shipped'),
      ],
      explanation: 'Starts the small image as a web server.',
      goal: {
        label: 'made runs maker, and port 8091 leads to its port 80',
        type: 'container',
        where: { name: 'made', image: 'maker', state: 'running', publishes: { host: 8091, container: 80 } },
      },
      wrong: [
        'docker run -d --name made maker',
        'docker run -d --name made -p 80:8091 maker',
        'docker run -d --name made -p 8091:80 nginx',
        'docker create --name made -p 8091:80 maker',
      ],
      also: [
        'docker run -dp 8091:80 --name made maker:latest',
        'docker create --name made -p 8091:80 maker && docker start made',
      ],
    },
    {
      words: [
        curl,
        quietly,
        address('localhost:8091', 'the port that is open'),
        andThen,
        docker,
        remove,
        force,
        container('made', 'the one to remove'),
      ],
      explanation:
        'Fetches the page that one image made and another one serves. Then the container goes; the images stay, and so does the cache of their steps.',
      goal: labelled(
        'The page was printed, and made is gone',
        all(printed('Made by a program'), { type: 'container', where: { name: 'made' }, is: { most: 0 } }),
      ),
      wrong: [
        'curl -s localhost:8091',
        'docker rm -f made',
        'curl -s localhost && docker rm -f made',
        'curl -s localhost:8091 && docker rm made',
      ],
      also: [
        'curl localhost:8091; docker rm -f made',
        'wget -qO- localhost:8091 && docker stop made && docker rm made',
        'docker exec made cat /usr/share/nginx/html/index.html; docker container rm -f made',
      ],
    },
  ],
}
