import type { Goal } from '../goal.ts'
import type { LessonSource } from '../lesson.ts'
import { all, empty, file as isFile, gone, holdsLine, labelled, not, printed, succeeded } from '../linux/goals.ts'
import {
  alpine,
  andThen,
  command,
  container,
  directory,
  docker,
  file,
  mounted,
  named,
  once,
  option,
  path,
  program,
  run,
  text,
  volume,
} from './words.ts'

const keep = volume('keep:/data', 'the volume keep, at /data inside')
const here = path('.:/backup', 'the directory you are in, at /backup')
const tar = program('tar', 'packs files into one')
const volumes = command('volume', 'look after volumes')
const prune = command('prune', 'remove what nobody uses')
const unasked = option('-f', 'without asking')
const data = directory('/data', 'this one')

export const cleaningUpSafely: LessonSource = {
  id: 'cleaning-up-safely',
  title: 'Cleaning Up Safely',
  description:
    'Docker keeps everything until you say otherwise. Free the space, and keep what you cannot make again: data.',
  steps: [
    {
      words: [
        docker,
        run,
        named,
        container('old', 'the name it gets'),
        mounted,
        keep,
        alpine,
        program('sh', 'a shell'),
        option('-c', 'run what follows'),
        text("'echo important > /data/note'", 'a line for the shell in there'),
      ],
      explanation: 'Something to clear away: a container that is done, and a volume in which it has left a file.',
      goal: labelled(
        'The volume keep holds a note, and old has ended',
        all(holdsLine('/var/lib/docker/volumes/keep/_data/note', '^important$'), {
          type: 'container',
          where: { name: 'old' },
        }),
      ),
      wrong: [
        "docker run --rm -v keep:/data alpine sh -c 'echo important > /data/note'",
        "docker run -d --name old alpine sh -c 'echo important > /note'",
        'docker volume create keep',
      ],
      also: ["docker run --name old -v keep:/x alpine sh -c 'echo important > /x/note'"],
    },
    {
      words: [
        docker,
        run,
        once,
        mounted,
        keep,
        mounted,
        here,
        alpine,
        tar,
        option('czf', 'create, compressed, this file'),
        file('/backup/keep.tgz', 'it lands in your directory'),
        option('-C', 'go there first'),
        data,
        path('.', 'and take all of it'),
      ],
      explanation:
        'Before anything else a copy: a container that sees both, the volume and your directory, packs one into the other. Docker has no command for that, and needs none.',
      goal: labelled('keep.tgz holds a copy of the volume', all(isFile('~/keep.tgz'), not(empty('~/keep.tgz')))),
      wrong: [
        'touch keep.tgz',
        'tar tzf keep.tgz',
        'docker run --rm -v keep:/data alpine tar czf /backup/keep.tgz -C /data .',
        'docker run --rm -v keep:/data -v .:/backup alpine tar czf /keep.tgz -C /data .',
        'docker volume ls',
      ],
      also: [
        'docker run --rm -v keep:/data:ro -v "$PWD:/backup" alpine tar -czf /backup/keep.tgz -C /data .',
        'docker run --rm -v keep:/data -v ~:/b alpine tar czf /b/keep.tgz /data',
      ],
    },
    {
      words: [docker, command('system', 'look after all of it'), command('df', 'what needs how much')],
      explanation: 'Where does the space go? What is reclaimable belongs to nothing that runs.',
      goal: labelled(
        'The disk space of volumes was printed',
        all(succeeded('docker system df'), printed('^Local Volumes')),
      ),
      wrong: ['df', 'docker df', 'docker system', 'docker images'],
      also: ['docker system df | cat'],
    },
    {
      words: [docker, command('container', 'look after containers'), prune, unasked],
      explanation:
        'Removes all containers that are not running, and with them what they have written anywhere but in a volume.',
      goal: labelled(
        'No stopped container is left',
        all(
          ...(['exited', 'created'] as const).map((state): Goal => ({
            type: 'container',
            where: { state },
            is: { most: 0 },
          })),
        ),
      ),
      wrong: ['docker container ls -a', 'docker stop old', 'docker image prune -f', 'docker prune', 'docker rm old'],
      also: ['docker container prune --force', 'docker rm old my-db', 'docker system prune -f'],
    },
    {
      words: [docker, volumes, prune, unasked, andThen, docker, volumes, command('ls', 'list them')],
      explanation:
        'The volume is still there, though nobody uses it: prune takes only volumes that have no name. With --all it takes the named ones, too, and the data in them.',
      goal: labelled(
        'The named volume keep was not pruned',
        all(succeeded('docker volume prune'), printed('(^| )keep$'), { type: 'volume', name: 'keep' }),
      ),
      wrong: [
        'docker volume prune -af && docker volume ls',
        'docker volume ls',
        'docker volume prune -f',
        'docker image prune -f && docker volume ls',
      ],
      also: [
        'docker volume prune -f && docker volume ls -q',
        'docker volume prune --force; docker volume ls',
        'docker volume prune -f && docker volume ls | grep keep',
      ],
    },
    {
      words: [docker, volumes, command('rm', 'remove one'), volume('keep', 'by its name')],
      explanation: 'Now the accident: the volume is removed, and everything in it. Docker has no way to bring it back.',
      goal: { label: 'The volume keep is gone', type: 'volume', name: 'keep', gone: true },
      wrong: ['docker volume rm keeps', 'docker rm keep', 'docker volume prune -f', 'rm keep.tgz'],
      also: ['docker volume prune -af', 'docker volume remove keep'],
    },
    {
      words: [
        docker,
        run,
        once,
        mounted,
        keep,
        mounted,
        here,
        alpine,
        tar,
        option('xzf', 'extract, compressed, this file'),
        file('/backup/keep.tgz', 'the copy'),
        option('-C', 'go there first'),
        data,
      ],
      explanation: 'You have the copy. The same trick the other way round makes a new volume and fills it.',
      goal: labelled(
        'The volume keep is back, with its note',
        holdsLine('/var/lib/docker/volumes/keep/_data/note', '^important$'),
      ),
      wrong: [
        'docker volume create keep',
        'tar xzf keep.tgz',
        'docker run --rm -v keep:/data -v .:/backup alpine tar tzf /backup/keep.tgz',
        'docker run --rm -v .:/backup alpine tar xzf /backup/keep.tgz -C /',
      ],
      also: [
        'docker run --rm -v keep:/data -v "$PWD:/backup:ro" alpine tar -xzf /backup/keep.tgz -C /data',
        "docker run --rm -v keep:/data alpine sh -c 'echo important > /data/note'",
      ],
    },
    {
      words: [
        docker,
        volumes,
        command('rm', 'remove one'),
        volume('keep', 'by its name'),
        andThen,
        program('rm', 'removes files'),
        option('-f', 'also those of root, in a directory of yours'),
        file('keep.tgz', 'the copy'),
      ],
      explanation:
        'Clears away what this lesson has made. Images can be fetched again and containers made again, so only for volumes do you ever need a copy.',
      goal: labelled(
        'The volume and its copy are gone',
        all(gone('~/keep.tgz'), { type: 'volume', name: 'keep', gone: true }),
      ),
      wrong: [
        'rm keep.tgz',
        'docker volume rm keep',
        'docker volume rm keep.tgz',
        'docker volume prune -f && rm -f keep.tgz',
      ],
      also: ['rm -f keep.tgz; docker volume rm keep', 'docker volume rm -f keep && rm -f keep.tgz'],
    },
  ],
}
