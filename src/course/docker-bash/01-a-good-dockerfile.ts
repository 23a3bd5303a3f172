import type { LessonSource } from '../lesson.ts'
import { all, any, file as isFile, gone, holdsLine, labelled, not, printed, succeeded, used } from '../linux/goals.ts'
import { builtFrom } from './goals.ts'
import {
  address,
  andThen,
  build,
  cat,
  command,
  directory,
  docker,
  file,
  image,
  once,
  option,
  program,
  run,
  tag,
  text,
  written,
} from './words.ts'

const list = image('list', 'the image that was built')
const project = directory('list', 'the directory of the project')

export const aGoodDockerfile: LessonSource = {
  id: 'a-good-dockerfile',
  title: 'A Good Dockerfile',
  description:
    'A Dockerfile that works is the first step. Make it a good one: nothing that is not needed, and no root.',
  steps: [
    {
      words: [
        program('git', 'keeps the history of projects'),
        command('clone', 'get a copy of a project'),
        address('https://github.com/dockersamples/todo-list-app', 'where the project is'),
        project,
      ],
      explanation: 'Gets a small project, a list of things to do, into a directory of its own.',
      goal: labelled(
        'The directory list holds the project and its Dockerfile',
        all(isFile('~/list/Dockerfile'), isFile('~/list/package.json')),
      ),
      wrong: [
        'git clone https://github.com/dockersamples/todo-list-app',
        'git clone list',
        'mkdir list',
        'git clone https://github.com/docker/nothing-here list',
      ],
      also: [
        'git clone https://github.com/dockersamples/todo-list-app.git list',
        'git clone https://github.com/dockersamples/todo-list-app && mv todo-list-app list',
      ],
    },
    {
      words: [cat, file('list/Dockerfile', 'how the image is made')],
      explanation:
        'Read it from the top: start from Node, copy everything, install what the program needs, and say what to run. It works, and three things about it can be better.',
      goal: labelled(
        'The Dockerfile was shown',
        any(
          all(succeeded('cat', 'head', 'grep', 'sed', 'awk', 'nl', 'tail'), printed('COPY [.] [.]$')),
          all(succeeded('less', 'more'), used('~/list/Dockerfile')),
        ),
      ),
      wrong: ['cat Dockerfile', 'cat list', 'ls list', 'cat list/dockerfile', 'echo COPY . .'],
      also: [
        'cat ~/list/Dockerfile',
        'head list/Dockerfile',
        'cat < list/Dockerfile',
        'cat -n list/Dockerfile | cut -f2',
      ],
    },
    {
      words: [docker, build, tag, image('list', 'the name it gets'), project],
      explanation:
        'Builds the image from that directory. What stands last is sent to Docker as a whole: the build context.',
      goal: labelled('The image list was built', builtFrom('list', '~/list')),
      wrong: [
        'docker build -t list .',
        'docker build list',
        'docker build -t list',
        'docker build -t lists list',
        'docker tag nginx list',
      ],
      also: [
        'docker image build --tag list list',
        'docker build -t list:latest ~/list',
        'cd list && docker build -t list .',
      ],
    },
    {
      words: [docker, run, once, list, program('ls', 'lists files')],
      explanation:
        'Looks into the image. COPY has taken the README, the Compose file and the Dockerfile itself, which the program never reads.',
      goal: labelled(
        'The files inside the image were listed, README.md too',
        all(succeeded('docker run'), printed('README[.]md')),
      ),
      wrong: [
        'ls list',
        'docker run --rm nginx ls',
        'docker run --rm list',
        'docker run --rm list ls src',
        'docker ls list',
      ],
      also: [
        'docker run --rm list ls -a',
        'docker run list ls',
        'docker run --rm list ls /app',
        'docker container run --rm list ls -l',
      ],
    },
    {
      words: [
        ...written(
          [
            text('README.md', 'a name to leave out'),
            text('compose.yaml', 'another'),
            text('Dockerfile', 'and another'),
          ],
          file('list/.dockerignore', 'names that are not sent'),
        ),
      ],
      explanation:
        'First thing: names in .dockerignore stay out of the build context. Passwords and whatever is large belong there, too.',
      goal: labelled(
        '.dockerignore names README.md, compose.yaml and Dockerfile',
        all(
          holdsLine('~/list/.dockerignore', '^/?README[.]md$|^[*][.]md$'),
          holdsLine('~/list/.dockerignore', '^/?compose[.]yaml$'),
          holdsLine('~/list/.dockerignore', '^/?Dockerfile$'),
        ),
      ),
      wrong: [
        "printf '%s\\n' README.md > list/.dockerignore",
        "printf '%s\\n' README.md compose.yaml Dockerfile > .dockerignore",
        "printf '%s\\n' README.md compose.yaml Dockerfile",
        'touch list/.dockerignore',
        "printf '%s ' README.md compose.yaml Dockerfile > list/.dockerignore",
      ],
      also: [
        "printf 'README.md\\ncompose.yaml\\nDockerfile\\n' > list/.dockerignore",
        "printf '%s\\n' Dockerfile README.md compose.yaml | tee list/.dockerignore",
        'echo README.md > list/.dockerignore; echo compose.yaml >> list/.dockerignore; echo Dockerfile >> list/.dockerignore',
      ],
    },
    {
      words: [
        ...written(
          [
            text("'FROM node:24-alpine'", 'start from Node'),
            text("'WORKDIR /app'", 'the directory for all that follows'),
            text("'COPY package.json yarn.lock ./'", 'what says which parts are needed'),
            text("'RUN npm install --omit=dev'", 'get those parts'),
            text("'COPY src src'", 'then the program, which changes often'),
            text("'USER node'", 'from here on as node, not as root'),
            text(`'CMD ["node", "src/index.js"]'`, 'what a container runs'),
          ],
          file('list/Dockerfile', 'how the image is made'),
        ),
      ],
      explanation:
        'Second thing, the order: what seldom changes comes first, so that a change in src does not install everything again. Third thing, the user: without USER the program would run as root, and whoever breaks into it could do everything in there.',
      goal: labelled(
        'The new Dockerfile copies package.json first, and runs as node',
        all(
          holdsLine('~/list/Dockerfile', '^FROM node:'),
          holdsLine('~/list/Dockerfile', '^COPY .*package[.]json'),
          holdsLine('~/list/Dockerfile', '^COPY ([.]/)?src'),
          holdsLine('~/list/Dockerfile', '^USER node$'),
          not(holdsLine('~/list/Dockerfile', '^COPY [.] [.]')),
        ),
      ),
      wrong: [
        "echo 'USER node' >> list/Dockerfile",
        "printf '%s\\n' 'FROM node:24-alpine' 'COPY . .' 'USER node' > list/Dockerfile",
        "printf '%s\\n' 'FROM node:24-alpine' 'COPY package.json ./' 'COPY src src' > list/Dockerfile",
        "sed -i 's/^COPY . .$/USER node/' list/Dockerfile",
      ],
      also: [
        "sed -i -e 's/^COPY . .$/COPY package.json yarn.lock .\\//' -e 's/^CMD/COPY src src\\nUSER node\\nCMD/' list/Dockerfile",
      ],
    },
    {
      words: [
        docker,
        build,
        tag,
        image('list', 'the name it gets'),
        project,
        andThen,
        docker,
        run,
        once,
        list,
        program('ls', 'lists files'),
      ],
      explanation: 'Builds it anew and looks again. Now the image holds the program, its parts, and nothing else.',
      goal: labelled(
        'The image was built again, without README.md',
        all(
          { type: 'image', name: 'list', built: true },
          succeeded('docker run'),
          printed('^package[.]json$'),
          not(printed('README')),
        ),
      ),
      wrong: [
        'docker run --rm nginx ls',
        'docker build -t list list',
        'docker build -t list . && docker run --rm list ls',
        'ls list',
      ],
      also: [
        'docker build -q -t list list && docker run --rm list ls /app',
        'cd list && docker build -t list . && docker run --rm list ls',
      ],
    },
    {
      words: [program('rm', 'removes files'), option('-r', 'with all that is in it'), project],
      explanation: 'Clears the project away. The image stays: it has its own copy of what it needs.',
      goal: labelled('The directory list is gone', gone('~/list')),
      wrong: ['rm list', 'docker rmi list', 'rm -r lists', 'rm -r list/src'],
      also: ['rm -rf list', 'rm -r ~/list/'],
    },
  ],
}
