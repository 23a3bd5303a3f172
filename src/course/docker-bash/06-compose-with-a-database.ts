import type { LessonSource } from '../lesson.ts'
import { all, any, directory as isDirectory, holdsLine, labelled, printed, succeeded, typed } from '../linux/goals.ts'
import { composed } from './goals.ts'
import {
  andThen,
  command,
  compose,
  container,
  directory,
  docker,
  file,
  inBackground,
  name,
  option,
  program,
  text,
  written,
} from './words.ts'

const up = command('up', 'make and start all of them')
const down = command('down', 'stop and remove all of them')
const inDatabase = [
  docker,
  compose,
  command('exec', 'run a command in a service'),
  container('db', 'the service with the database'),
  program('psql', 'talks to PostgreSQL'),
  option('-U', 'as a user'),
  name('postgres', 'the one who may do everything'),
  option('-c', 'one command'),
]

export const composeWithADatabase: LessonSource = {
  id: 'compose-with-a-database',
  title: 'Compose: Web and Database',
  description:
    'An application of two containers, a network and a volume, described in one file, started with one command.',
  steps: [
    {
      words: [
        program('mkdir', 'makes a directory'),
        option('-p', 'or takes the one that is there'),
        directory('blog', 'the name it gets'),
      ],
      explanation: 'Each application has a directory of its own. Its name becomes the name of the project.',
      goal: labelled('There is a directory blog', isDirectory('~/blog')),
      wrong: ['mkdir blogs', 'touch blog', 'mkdir', 'ls blog'],
      also: ['mkdir blog', 'mkdir ./blog', 'install -d blog'],
    },
    {
      words: [program('cd', 'goes into a directory'), directory('blog', 'the project')],
      explanation: 'Compose looks for its file in the directory that you are in.',
      goal: { label: 'You are in blog', type: 'cwd', is: '~/blog' },
      wrong: ['cd blogs', 'cd', 'ls blog', 'cd /'],
      also: ['cd ~/blog', 'cd ./blog/', 'pushd blog'],
    },
    {
      words: [
        ...written(
          [
            text("'services:'", 'what belongs to it'),
            text("'  web:'", 'the first one, and its name'),
            text("'    image: nginx:alpine'", 'its image'),
            text('\'    ports: ["8095:80"]\'', 'port 8095 here leads to port 80 inside'),
            text("'  db:'", 'the second one'),
            text("'    image: postgres:16-alpine'", 'its image'),
            text("'    environment: {POSTGRES_PASSWORD: secret}'", 'a setting it needs'),
            text('\'    volumes: ["data:/var/lib/postgresql/data"]\'', 'where it keeps its data'),
            text("'volumes: {data: }'", 'a volume of the project'),
          ],
          file('compose.yaml', 'the file that Compose looks for'),
        ),
      ],
      explanation:
        'Everything that you would give to docker run stands in this file instead. Spaces at the beginning of a line say what belongs to what, and the network that joins it all comes by itself.',
      goal: labelled(
        'compose.yaml has a web server, a database and a volume',
        all(
          holdsLine('~/blog/compose.yaml', '^ +web:'),
          holdsLine('~/blog/compose.yaml', '8095:80'),
          holdsLine('~/blog/compose.yaml', '^ +db:'),
          holdsLine('~/blog/compose.yaml', 'postgres:16-alpine'),
          holdsLine('~/blog/compose.yaml', 'data:/var/lib/postgresql/data'),
          holdsLine('~/blog/compose.yaml', '^volumes:'),
        ),
      ),
      wrong: [
        'touch compose.yaml',
        "printf '%s\\n' 'services:' '  web:' '    image: nginx:alpine' > compose.yaml",
        "printf '%s\\n' 'services:' 'web:' '  image: nginx:alpine' 'db:' '  image: postgres:16-alpine' > compose.yaml",
        "printf 'services:\\n  web:\\n    image: nginx:alpine\\n  db:\\n    image: postgres:16-alpine\\n    environment:\\n      POSTGRES_PASSWORD: secret\\n    volumes:\\n      - data:/var/lib/postgresql/data\\nvolumes:\\n  data:\\n' > compose.yaml",
      ],
      also: [
        "printf 'services:\\n  web:\\n    image: nginx:alpine\\n    ports:\\n      - 8095:80\\n  db:\\n    image: postgres:16-alpine\\n    environment:\\n      POSTGRES_PASSWORD: secret\\n    volumes:\\n      - data:/var/lib/postgresql/data\\nvolumes:\\n  data:\\n' > compose.yaml",
      ],
    },
    {
      words: [docker, compose, up, inBackground],
      explanation:
        'Makes what is missing and starts it: the network, the volume and both containers. Do it again after a change, and only what has changed is made anew.',
      goal: labelled(
        'Both services run, and port 8095 leads to web',
        all(
          {
            type: 'container',
            where: { name: 'blog-web-1', state: 'running', publishes: { host: 8095, container: 80 } },
          },
          { type: 'container', where: { name: 'blog-db-1', state: 'running' } },
        ),
      ),
      wrong: ['docker compose create', 'docker compose up -d web', 'docker up -d', 'docker compose config'],
      also: [
        'docker compose up --detach',
        'docker compose -f compose.yaml up -d',
        'docker compose up -d db && docker compose up -d web',
      ],
    },
    {
      words: [...inDatabase, text("'create table posts (title text)'", 'a table with one column')],
      explanation:
        'Runs a command in a service, by the name that it has in the file. On their network web finds the database by the same name: db.',
      goal: labelled(
        'There is a table posts in the database',
        all(
          any(composed('exec'), succeeded('docker exec')),
          typed('[Tt][Aa][Bb][Ll][Ee] .*posts'),
          printed('^CREATE TABLE$'),
        ),
      ),
      wrong: [
        "docker compose exec db psql -U postgres -c 'create table post (title text)'",
        "docker compose exec web psql -U postgres -c 'create table posts (title text)'",
        'docker compose exec db psql -U postgres -c "select 1"',
        "psql -U postgres -c 'create table posts (title text)'",
        'echo CREATE TABLE',
      ],
      also: [
        "docker exec blog-db-1 psql -U postgres -c 'create table posts (title text)'",

        'docker compose exec db psql -U postgres -c "create table posts (title text);"',
        "docker compose exec -T db psql -U postgres -c 'create table posts (title text)'",
      ],
    },
    {
      words: [docker, compose, down],
      explanation: 'Stops and removes the containers and the network. The volume stays, since the data are in it.',
      goal: labelled(
        'The containers are gone, and the volume is still there',
        all(
          { type: 'container', where: { name: 'blog-web-1' }, is: { most: 0 } },
          { type: 'container', where: { name: 'blog-db-1' }, is: { most: 0 } },
          { type: 'volume', name: 'blog_data' },
        ),
      ),
      wrong: ['docker compose stop', 'docker compose down -v', 'docker compose rm -f web', 'docker rm -f blog-web-1'],
      also: ['docker compose -f compose.yaml down', 'docker rm -f blog-web-1 blog-db-1'],
    },
    {
      words: [
        docker,
        compose,
        up,
        inBackground,
        andThen,
        ...inDatabase,
        text("'select * from posts'", 'all rows of the table'),
      ],
      explanation:
        'New containers, and the table is still there, empty as it was. Without the volume it would be gone.',
      goal: labelled(
        'The table posts outlived its container',
        all(
          any(composed('exec'), succeeded('docker exec')),
          any(all(typed('posts'), printed('^ (title|count|Column)')), printed('^ public +[|] posts ')),
        ),
      ),
      wrong: [
        'docker compose up -d',
        "docker compose exec db psql -U postgres -c 'select * from posts'",
        'docker compose up -d && docker compose ps',
        'echo title',
      ],
      also: [
        "docker compose up -d; docker compose exec db psql -U postgres -c '\\dt'",
        "docker compose up -d && docker compose exec db psql -U postgres -c 'select count(*) from posts'",
        "docker compose up -d; docker compose exec db psql -U postgres -c 'select title from posts'",
      ],
    },
    {
      words: [docker, compose, down, option('-v', 'with the volumes'), andThen, program('cd', 'goes home')],
      explanation: 'Clears everything away, the data too. Think twice before you write -v: nobody asks you.',
      goal: labelled(
        'The project is gone, its volume too',
        all(
          { type: 'volume', name: 'blog_data', gone: true },
          { type: 'container', where: { name: 'blog-db-1' }, is: { most: 0 } },
          { type: 'cwd', is: '~' },
        ),
      ),
      wrong: ['docker compose down && cd', 'docker compose down -v', 'cd', 'docker volume rm blog_data; cd'],
      also: ['docker compose down --volumes; cd ~', 'docker compose down && docker volume rm blog_data && cd'],
    },
  ],
}
