import type { LessonSource } from '../lesson.ts'
import { all, any, labelled, printed, ran, succeeded, typed } from '../linux/goals.ts'
import {
  alpine,
  command,
  container,
  docker,
  format,
  image,
  named,
  option,
  pattern,
  program,
  remove,
  run,
  text,
  value,
} from './words.ts'

const logs = command('logs', 'show what it has printed')

export const aContainerThatExits: LessonSource = {
  id: 'a-container-that-exits',
  title: 'A Container That Exits',
  description:
    'It was started, and docker ps does not show it. Find out whether it is done, or why it could not go on.',
  steps: [
    {
      words: [
        docker,
        run,
        named,
        container('job', 'the name it gets'),
        alpine,
        program('echo', 'prints its words'),
        text('done', 'what it prints'),
      ],
      explanation:
        'Runs a container that has little to do. It lives as long as its main process, so it has ended by now; with -d you would not have seen it.',
      goal: {
        label: 'job has printed its word and ended with 0',
        type: 'all',
        of: [
          { type: 'container', where: { name: 'job', state: 'exited', code: 0 } },
          printed('(^|[^a-z])done([^a-z]|$)'),
        ],
      },
      wrong: [
        'docker run --name job alpine true',
        'docker run -d --name job alpine sleep 100',
        'docker create --name job alpine echo done',
        'echo done',
        'docker run -d alpine echo done',
      ],
      also: ['docker run --name job nginx echo done', "docker run --name job alpine sh -c 'echo done'"],
    },
    {
      words: [
        docker,
        command('ps', 'list containers'),
        option('-a', 'all of them, not only those that run'),
        option('--filter', 'only those for which this is so'),
        value('name=job', 'job is in the name'),
      ],
      explanation:
        'First question: is it still there, and with which status has it ended? Exited (0) means that all went well, so this one is simply done.',
      goal: labelled(
        'job was listed with the status it ended with',
        any(
          all(succeeded('docker ps'), printed('Exited [(]0[)].* job$|job.* Exited [(]0[)]')),
          all({ type: 'ran', program: 'docker inspect', first: 'job' }, printed('^exited[ ,:;/|]+0$')),
        ),
      ),
      wrong: ['docker ps', 'docker ps --filter name=job', 'docker ps -a --filter name=jobs', 'ps -a', 'echo job'],
      also: [
        "docker inspect --format '{{.State.Status}}: {{.State.ExitCode}}' job",
        "docker inspect -f '{{.State.Status}} {{.State.ExitCode}}' job",
        'docker ps -a',
        'docker container ls -a -f name=job',
        'docker ps -a -n 1',
        'docker ps -a | grep job',
      ],
    },
    {
      words: [docker, logs, container('job', 'also of one that has ended')],
      explanation: 'Second question: what did it say? What a container has printed is kept until it is removed.',
      goal: labelled('What job printed was shown from its log', all(succeeded('docker logs'), printed('(^|Z )done$'))),
      wrong: ['docker logs', 'docker logs jobs', 'docker start job', 'echo done'],
      also: ['docker logs -t job', 'docker container logs job', 'docker logs --tail 5 job', 'docker logs job | cat'],
    },
    {
      words: [
        docker,
        run,
        named,
        container('typo', 'the name it gets'),
        alpine,
        program('ecko', 'a name that is misspelt'),
        text('done', 'what it was to print'),
      ],
      explanation:
        'This fails: there is no program of this name in the image. The status is 127, as in a shell, and a container is left over all the same.',
      fails: true,
      goal: labelled(
        'typo could not start: there is no such program',
        all(
          { type: 'container', where: { name: 'typo' } },
          any(all({ type: 'status', is: 127 }, ran('docker run')), {
            type: 'ran',
            program: 'docker start',
            status: 'failure',
          }),
        ),
      ),
      wrong: [
        'docker run --name typo alpine echo done',
        'docker run --rm alpine ecko',
        'ecko',
        'docker run --name typo alpin ecko done',
      ],
      also: [
        'docker run --name typo alpine ecko',
        'docker run -d --name typo alpine ecko done',
        'docker container run --name typo nginx ecko',
      ],
    },
    {
      words: [docker, run, named, container('store', 'the name it gets'), image('postgres:13', 'a database')],
      explanation:
        'This fails: the database ends right after it has begun. With -d you would see an id, and nothing of what it says.',
      fails: true,
      goal: {
        label: 'store has ended with 1',
        type: 'container',
        where: { name: 'store', image: 'postgres:13', state: 'exited', code: 1 },
      },
      wrong: [
        'docker run -d --name store -e POSTGRES_PASSWORD=secret postgres:13',
        'docker create --name store postgres:13',
        'docker run -d --name store alpine false',
        'docker run -d postgres:13',
      ],
      also: [
        'docker run --name store -e POSTGRES_USER=me postgres:13',
        'docker container run --name=store postgres:13',
      ],
    },
    {
      words: [docker, logs, container('store', 'the database')],
      explanation: 'Read what it said before it gave up: a password is missing, and it even tells how to give one.',
      goal: labelled('The log said what store is missing', all(succeeded('docker logs'), printed('POSTGRES_PASSWORD'))),
      wrong: ['docker logs job', 'docker logs stores', 'docker ps -a', 'docker inspect store'],
      also: ['docker container logs store', 'docker logs --tail 20 store', 'docker logs -t store'],
    },
    {
      words: [
        docker,
        command('inspect', 'tell all about it'),
        container('store', 'the database'),
        format,
        pattern("'{{.State.Status}} {{.State.ExitCode}}'", 'its state and its exit status'),
      ],
      explanation:
        'Third question, for scripts: just the status. Other than 0 means that something went wrong, and 137 that it was killed or had no memory left.',
      goal: labelled(
        'The state and the exit code of store were printed',
        all(
          any(succeeded('docker inspect'), all(succeeded('docker ps'), printed('Exited [(]1[)].* store$'))),
          any(
            printed('^(exited[ ,:;/|]+)?1$|Exited [(]1[)]'),
            all(printed('"Status": "exited"'), printed('"ExitCode": 1')),
            typed('grep'),
          ),
        ),
      ),
      wrong: [
        'docker inspect store > /dev/null',
        "docker inspect job --format '{{.State.Status}} {{.State.ExitCode}}'",
        'echo $?',
        "docker inspect store --format '{{.State.Status}}'",
      ],
      also: [
        "docker inspect --type container store -f '{{.State.Status}}/{{.State.ExitCode}}'",
        'docker ps -a --filter name=store',
        "docker container inspect -f '{{.State.Status}} {{.State.ExitCode}}' store",

        "docker inspect -f '{{.State.Status}} {{.State.ExitCode}}' store",
        "docker inspect -f '{{.State.ExitCode}}' store",
      ],
    },
    {
      words: [
        docker,
        remove,
        container('job', 'the first'),
        container('typo', 'the second'),
        container('store', 'the third'),
      ],
      explanation:
        'Now that you know why they ended, you no longer need them. With --rm a container goes by itself, and its logs go with it.',
      goal: labelled(
        'job, typo and store are gone',
        all(
          { type: 'container', where: { name: 'job' }, is: { most: 0 } },
          { type: 'container', where: { name: 'typo' }, is: { most: 0 } },
          { type: 'container', where: { name: 'store' }, is: { most: 0 } },
        ),
      ),
      wrong: ['docker rm job typo', 'docker stop job typo store', 'docker rmi job typo store', 'docker rm'],
      also: [
        'docker rm -f store typo job',
        'docker container rm job typo store',
        'docker rm job && docker rm typo store',
      ],
    },
  ],
}
