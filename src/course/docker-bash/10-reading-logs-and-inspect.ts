import type { LessonSource } from '../lesson.ts'
import { all, any, complained, labelled, printed, ran, ranWith, succeeded, typed } from '../linux/goals.ts'
import {
  address,
  command,
  container,
  curl,
  docker,
  force,
  format,
  inBackground,
  named,
  nginx,
  option,
  pattern,
  port,
  program,
  quietly,
  remove,
  run,
  text,
  value,
} from './words.ts'

const logs = command('logs', 'show what it has printed')
const web = container('web', 'the web server')
const inspect = command('inspect', 'tell all about it')

/** Not the whole log, but some lines of it. */
const shortened = any(ranWith('docker logs', 'n'), ran('tail', 'head', 'grep', 'sed', 'awk'))

export const readingLogsAndInspect: LessonSource = {
  id: 'reading-logs-and-inspect',
  title: 'Reading Logs and Inspect',
  description: 'Who asked for what, since when does it run, with which settings: a container answers, if you ask well.',
  steps: [
    {
      words: [
        docker,
        run,
        inBackground,
        named,
        container('web', 'the name it gets'),
        port,
        value('8086:80', 'port 8086 here leads to port 80 inside'),
        nginx,
      ],
      explanation: 'A web server to look at.',
      goal: {
        label: 'web runs, and port 8086 leads to its port 80',
        type: 'container',
        where: { name: 'web', state: 'running', publishes: { host: 8086, container: 80 } },
      },
      wrong: [
        'docker run -d --name web nginx',
        'docker run -d --name web -p 80:8086 nginx',
        'docker create --name web -p 8086:80 nginx',
        'docker run -d -p 8086:80 nginx',
      ],
      also: [
        'docker run -dp 8086:80 --name=web nginx:latest',
        'docker create --name web -p 8086:80 nginx && docker start web',
      ],
    },
    {
      words: [curl, quietly, address('localhost:8086/missing', 'a page that is not there')],
      explanation: 'Asks for a page that the server does not have. It says so politely, with the status 404.',
      goal: labelled(
        'The server said that it has no such page',
        any(
          all(
            any(all(succeeded('curl'), typed('8086')), all(succeeded('docker exec'), typed('exec .*curl'))),
            printed('404 Not Found'),
          ),
          // which prints no page that came with an error
          all(ran('wget'), typed('8086'), complained('404: Not Found')),
        ),
      ),
      wrong: ['curl -s localhost:8086', 'curl -s localhost/missing', 'echo 404 Not Found', 'docker logs web'],
      also: [
        'docker exec web curl -s localhost/missing',
        'wget localhost:8086/missing',
        'curl localhost:8086/missing',
        'curl -s http://127.0.0.1:8086/nothing',
      ],
    },
    {
      words: [docker, logs, option('--tail', 'only the end'), value('1', 'one line'), web],
      explanation: 'The last line of its log is your question: from where, when, for what, and how it was answered.',
      follows: true,
      goal: labelled(
        'The request was found in the last line of the log',
        all(succeeded('docker logs'), shortened, printed('"GET /[a-z]+ HTTP/1[.]1" 404'), {
          type: 'printed',
          text: { lines: 1 },
        }),
      ),
      wrong: [
        'docker logs --tail 2 web',
        'docker logs web',
        'docker logs my-nginx',
        'docker logs --tail 1 webs',
        'docker logs --tail 0 web',
        'echo GET',
      ],
    },
    {
      words: [
        docker,
        logs,
        web,
        { text: '2>&1', kind: 'operator', meaning: 'messages along with the output' },
        { text: '|', kind: 'operator', meaning: 'into' },
        program('grep', 'searches lines'),
        text('notice', 'what to look for'),
      ],
      explanation:
        'A container has two streams, as every program has, and logs keeps them apart. What nginx tells of itself comes with the messages, so that grep only sees it after 2>&1.',
      follows: true,
      goal: labelled(
        'Only the notices of the log were printed',
        all(succeeded('docker logs'), succeeded('grep', 'sed', 'awk'), printed('[[]notice[]]')),
      ),
      wrong: [
        'docker logs web | grep notice',
        'grep notice web',
        'docker logs web 2>&1 | grep nothing',
        'docker logs web',
      ],
      also: ["docker logs web 2>&1 | awk '/notice/'", "docker logs web 2>&1 | sed -n '/notice/p'"],
    },
    {
      words: [
        docker,
        logs,
        option('-t', 'the time before each line'),
        option('--tail', 'only the end'),
        value('2', 'two lines'),
        web,
      ],
      explanation: 'Docker notes the time of each line itself, also for programs that print none.',
      follows: true,
      goal: labelled(
        'The last two lines were printed with their times',
        all(succeeded('docker logs'), shortened, printed('^[0-9-]+T[0-9:.]+Z '), {
          type: 'printed',
          text: { lines: 2 },
        }),
      ),
      wrong: [
        'docker logs -t --tail 3 web',
        'docker logs -t web',
        'docker logs web',
        'docker logs --tail 2 web',
        'date',
        'docker logs -t webs',
      ],
    },
    {
      words: [
        docker,
        inspect,
        web,
        format,
        pattern("'{{.State.Status}} since {{.State.StartedAt}}'", 'its state, and when it was started'),
      ],
      explanation:
        'Inspect knows everything about a container, in several hundred lines. With a format you get just the fact that you need.',
      goal: labelled(
        'The state of web and when it started were printed',
        all(succeeded('docker inspect'), printed('^running[^0-9]+[0-9]+-')),
      ),
      wrong: [
        'docker inspect web > /dev/null',
        "docker inspect web --format '{{.State.Status}}'",
        'echo running since 2026-',
        "docker inspect webs --format '{{.State.Status}} since {{.State.StartedAt}}'",
      ],
      also: [
        "docker inspect --format '{{.State.Status}} {{.State.StartedAt}}' $(docker ps -qf name=web)",
        "docker inspect web -f '{{.State.Status}}, {{.State.StartedAt}}'",
        "docker inspect -f '{{.State.Status}} since {{.State.StartedAt}}' web",
      ],
    },
    {
      words: [
        docker,
        inspect,
        web,
        { text: '|', kind: 'operator', meaning: 'into' },
        program('grep', 'searches lines'),
        option('-A', 'with some lines after it'),
        value('3', 'three of them'),
        text('Env', 'what to look for'),
      ],
      explanation:
        'If you do not know where a fact stands, search for it. Here are the settings that the program was given.',
      goal: labelled(
        'Only the environment of web was printed',
        all(succeeded('docker inspect'), typed('[|]|-f|--format'), printed('NGINX_VERSION=')),
      ),
      wrong: [
        'docker inspect web | grep -A 3 Nothing',
        'env | grep NGINX',
        'docker inspect web > /dev/null',
        'echo NGINX_VERSION=',
      ],
      also: [
        "docker inspect -f '{{range .Config.Env}}{{println .}}{{end}}' web",
        'docker inspect web | grep NGINX',
        "docker inspect --format '{{json .Config.Env}}' web",
      ],
    },
    {
      words: [docker, remove, force, web],
      explanation: 'The logs go with the container. If you will need them later, copy them into a file first.',
      goal: { label: 'There is no container web any more', type: 'container', where: { name: 'web' }, is: { most: 0 } },
      wrong: ['docker rm web', 'docker stop web', 'docker rm -f webs', 'docker logs web'],
      also: ['docker container rm -f web', 'docker stop web && docker rm web'],
    },
  ],
}
