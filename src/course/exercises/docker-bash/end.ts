import type { Challenge } from '../../challenge.ts'
import type { Goal } from '../../goal.ts'
import { all, any, holdsLine, labelled, printed, succeeded } from '../../linux/goals.ts'
import { composed } from '../../docker-bash/goals.ts'
import type { TrackEnd } from '../exercises.ts'

const COMPOSE = [
  'services:',
  '  web:',
  '    image: nginx:alpine',
  '    ports:',
  '      - 8097:80',
  '  db:',
  '    image: postgres:16-alpine',
  '    environment:',
  '      POSTGRES_PASSWORD: secret',
  '    volumes:',
  '      - data:/var/lib/postgresql/data',
  'volumes:',
  '  data:',
]

const compose = (lines: readonly string[]): string =>
  `printf '%s\\n' ${lines.map((line) => `'${line}'`).join(' ')} > compose.yaml`

const CREATE = "docker compose exec db psql -U postgres -c 'create table guests (name text)'"
const INSERT = `docker compose exec db psql -U postgres -c "insert into guests values ('$(cat ../guest.txt)')"`
const SELECT = "docker compose exec db psql -U postgres -c 'select * from guests'"

const survived = (guest: string): Goal =>
  all(
    labelled('`book-web-1` is running, and port 8097 leads to its port 80', {
      type: 'container',
      where: { name: 'book-web-1', image: 'nginx:alpine', state: 'running', publishes: { host: 8097, container: 80 } },
    }),
    labelled('`book-db-1` is running', {
      type: 'container',
      where: { name: 'book-db-1', image: 'postgres:16-alpine', state: 'running' },
    }),
    labelled('The data of `book-db-1` are in the volume `book_data`', {
      type: 'volume',
      name: 'book_data',
      usedBy: 'book-db-1',
    }),
    labelled('All of it was taken down once', composed('down')),
    labelled(
      'The guest was read from the table after that',
      all(any(composed('exec'), succeeded('docker exec')), printed(`^ ?${guest} *$`)),
    ),
  )

const guestBook: Challenge = {
  id: 'docker-bash-capstone-2',
  title: 'A guest book that survives',
  brief:
    'Make a directory `book` and write its `compose.yaml`: `web` is `nginx:alpine`, and port 8097 leads to its port 80; `db` is `postgres:16-alpine`, gets a password, and keeps `/var/lib/postgresql/data` in the volume `data`. Start it. Make a table `guests` with one column `name` in the database, and put in who stands in `guest.txt` at home. Take everything down, start it again, and read the table: the guest is to be there.',
  world: { files: { '~/guest.txt': 'Ana\n' } },
  goal: survived('Ana'),
  par: { commands: 8 },
  hint: 'First the file, then `up`. What is run in a service is run with `docker compose exec`, and the shell puts a file into a line with `$(cat …)`.',
  solutions: [
    [
      'mkdir book && cd book',
      compose(COMPOSE),
      'docker compose up -d',
      CREATE,
      INSERT,
      'docker compose down',
      'docker compose up -d',
      SELECT,
    ],
    [
      'mkdir book && cd book',
      compose(COMPOSE),
      'docker compose up -d && sleep 2',
      CREATE,
      INSERT,
      'docker compose down && docker compose up -d',
      "docker exec book-db-1 psql -U postgres -tAc 'select name from guests'",
    ],
  ],
  only: [
    [
      'mkdir book && cd book',
      compose(COMPOSE),
      'docker compose up -d',
      CREATE,
      `docker compose exec db psql -U postgres -c "insert into guests values ('Ana')"`,
      'docker compose down',
      'docker compose up -d',
      SELECT,
    ],
  ],
  wrong: [
    [
      'mkdir book && cd book',
      compose(COMPOSE.filter((line) => !/data|volumes/.test(line))),
      'docker compose up -d',
      CREATE,
      INSERT,
      'docker compose down',
      'docker compose up -d',
      SELECT,
    ],
    [
      'mkdir book && cd book',
      compose(COMPOSE),
      'docker compose up -d',
      CREATE,
      INSERT,
      'docker compose down -v',
      'docker compose up -d',
      SELECT,
    ],
    ['mkdir book && cd book', compose(COMPOSE), 'docker compose up -d', CREATE, INSERT, SELECT],
  ],
  others: [{ files: { '~/guest.txt': 'Ben\n' }, goal: survived('Ben') }],
}

const DOCKERFILE =
  "printf '%s\\n' 'FROM node:24-alpine AS build' 'WORKDIR /work' 'COPY . .' 'RUN node make.js > index.html' 'FROM nginx:alpine' 'COPY --from=build /work/index.html /usr/share/nginx/html/' > card/Dockerfile"

const shipped = (title: string): Goal =>
  all(
    labelled('`private.txt` is not sent to Docker', holdsLine('~/card/.dockerignore', '^/?(private|[*])[.]txt$')),
    labelled(
      'The page is made in a stage of `node:24-alpine`',
      holdsLine('~/card/Dockerfile', '^FROM node:24-alpine [Aa][Ss] '),
    ),
    labelled(
      'The last stage is `nginx:alpine`, and fetches the page',
      all(holdsLine('~/card/Dockerfile', '^FROM nginx:alpine$'), holdsLine('~/card/Dockerfile', '^COPY --from=')),
    ),
    labelled('The image `card:v1` was built here', { type: 'image', name: 'card:v1', built: true }),
    labelled('`card` runs it, and port 8096 leads to its port 80', {
      type: 'container',
      where: { name: 'card', image: 'card:v1', state: 'running', publishes: { host: 8096, container: 80 } },
    }),
    labelled('Its page was fetched', all(succeeded('curl', 'wget'), printed(title))),
  )

const card = (title: string): Readonly<Record<string, string>> => ({
  '~/card/make.js': `console.log('<h1>${title}</h1>')\n`,
  '~/card/private.txt': 'the birthday is a surprise\n',
})

const smallImage: Challenge = {
  id: 'docker-bash-capstone',
  title: 'Ship a small image',
  brief:
    'In the directory `card`, `make.js` makes a page when Node runs it. Write a `Dockerfile` with two stages: in `node:24-alpine` the page is made, and `nginx:alpine` takes nothing but the page, as `index.html`. Keep `private.txt` out of the build context. Build the image as `card:v1`, start it in the background as `card`, so that port 8096 leads to its port 80, and fetch the page.',
  world: { files: card('Happy birthday') },
  goal: shipped('Happy birthday'),
  par: { commands: 5 },
  hint: 'Six lines of Dockerfile: two begin with `FROM`, and the last one copies `--from` the first stage. nginx serves `/usr/share/nginx/html`.',
  solutions: [
    [
      'echo private.txt > card/.dockerignore',
      DOCKERFILE,
      'docker build -t card:v1 card',
      'docker run -d --name card -p 8096:80 card:v1',
      'curl -s localhost:8096',
    ],
    [
      "echo '*.txt' > card/.dockerignore",
      DOCKERFILE.replaceAll(' AS build', ' as page').replace('=build', '=page'),
      'cd card && docker build --tag card:v1 .',
      'docker create --name card -p 8096:80 card:v1 && docker start card',
      'wget -qO- localhost:8096',
    ],
  ],
  wrong: [
    [
      DOCKERFILE,
      'docker build -t card:v1 card',
      'docker run -d --name card -p 8096:80 card:v1',
      'curl -s localhost:8096',
    ],
    [
      'echo private.txt > card/.dockerignore',
      DOCKERFILE,
      'docker build -t card:v1 card',
      'docker run -d --name card -p 80:8096 card:v1',
      'curl -s localhost:8096',
    ],
    [
      'echo private.txt > card/.dockerignore',
      DOCKERFILE,
      'docker build -t card card',
      'docker run -d --name card -p 8096:80 card',
      'curl -s localhost:8096',
    ],
  ],
  others: [{ files: card('Congratulations'), goal: shipped('Congratulations') }],
}

/** The last things on the track: an image that is fit to be shipped, and an application whose data outlive it. */
export const dockerBashEnd: TrackEnd = {
  capstones: [smallImage, guestBook],
  can: [
    'You write Dockerfiles that send, copy and run no more than is needed.',
    'You know why a step was built anew, and order the steps so that few are.',
    'You build in one stage and ship another.',
    'You know when a volume is right, and when a directory of your own.',
    'You put containers on networks where they find each other by name.',
    'You describe an application with its database in one file, and start and stop it as a whole.',
    'You find out why a container has ended, why it is not healthy, and who asked it for what.',
    'You clear away what nobody needs, and keep the data.',
  ],
  next: undefined,
}
