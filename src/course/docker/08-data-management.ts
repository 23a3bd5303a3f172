import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const dataManagement: LessonSource = {
  id: 'data-management',
  title: 'Data Management',
  description: 'What a container writes goes away with it. Volumes keep data safe outside of containers.',
  steps: [
    {
      words: [
        docker,
        { text: 'volume', kind: 'command', meaning: 'look after volumes' },
        { text: 'create', kind: 'command', meaning: 'make one' },
        { text: 'my-data', kind: 'volume', meaning: 'the name it gets' },
      ],
      explanation:
        'Makes a volume, a place for files that belongs to no container. Databases keep their data in one, so that it outlives every update.',
      goal: { label: 'There is a volume my-data', type: 'volume', name: 'my-data' },
      wrong: [
        'docker volume create',
        'docker volume create mydata',
        'docker volume ls',
        'docker create my-data',
        'docker volume my-data',
        'docker network create my-data',
      ],
      also: ['docker volume create --name my-data', 'docker run --rm -v my-data:/data alpine true'],
    },
    {
      words: [
        docker,
        { text: 'volume', kind: 'command', meaning: 'look after volumes' },
        { text: 'ls', kind: 'command', meaning: 'list them' },
      ],
      explanation: 'Lists all volumes.',
      goal: { label: 'The volumes were listed', type: 'ran', program: 'docker volume ls' },
      wrong: ['docker volume', 'docker ls', 'docker ps', 'docker volumes', 'docker network ls'],
      also: ['docker volume list', 'docker volume ls | cat'],
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--rm', kind: 'option', meaning: 'remove it when it ends' },
        { text: '-v', kind: 'option', meaning: 'attach a volume' },
        { text: 'my-data:/data', kind: 'value', meaning: 'the volume my-data appears as /data' },
        { text: 'alpine', kind: 'image', meaning: 'a small Linux' },
        { text: 'touch', kind: 'program', meaning: 'make an empty file' },
        { text: '/data/notes.txt', kind: 'file', meaning: 'the file to make' },
      ],
      explanation:
        'Runs a container with the volume at /data and makes a file in it. Then the container is gone, because of --rm.',
      goal: {
        label: 'The volume my-data holds notes.txt',
        type: 'file',
        path: '/var/lib/docker/volumes/my-data/_data/notes.txt',
      },
      wrong: [
        'docker run --rm alpine touch /data/notes.txt',
        'docker run --rm -v my-data:/data alpine touch /notes.txt',
        'docker run --rm -v mydata:/data alpine touch /data/notes.txt',
        'docker run --rm -v my-data:/data alpine touch /data/note.txt',
        'docker run --rm -v /data:my-data alpine touch /data/notes.txt',
      ],
      also: [
        'docker run --rm --volume my-data:/data alpine touch /data/notes.txt',
        'docker container run --rm -v my-data:/data alpine touch /data/notes.txt',
        'docker run --rm -v my-data:/mnt alpine touch /mnt/notes.txt',
        'docker run --rm -w /data -v my-data:/data alpine touch notes.txt',
        "docker run --rm -v my-data:/data alpine sh -c 'echo hi > /data/notes.txt'",
      ],
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--rm', kind: 'option', meaning: 'remove it when it ends' },
        { text: '-v', kind: 'option', meaning: 'attach a volume' },
        { text: 'my-data:/data', kind: 'value', meaning: 'the same volume, at the same place' },
        { text: 'alpine', kind: 'image', meaning: 'a small Linux' },
        { text: 'ls', kind: 'program', meaning: 'list files' },
        { text: '/data', kind: 'directory', meaning: 'the place of the volume' },
      ],
      explanation: 'Another container with the same volume: the file is still there. That is what volumes are for.',
      goal: {
        label: 'A second container listed notes.txt',
        type: 'all',
        of: [
          {
            type: 'any',
            of: [
              { type: 'ran', program: 'docker run' },
              { type: 'ran', program: 'docker exec' },
            ],
          },
          { type: 'printed', on: 'stdout', text: { matches: '(^|[ /])notes\\.txt' } },
          { type: 'not', of: { type: 'line', text: { matches: '(echo|printf) .*notes' } } },
        ],
      },
      wrong: [
        'docker run --rm -v my-data:/data alpine echo notes.txt',
        'docker run --rm alpine ls /data',
        'docker run --rm -v my-data:/data alpine ls',
        'docker run --rm -v mydata:/data alpine ls /data',
        'docker run --rm -v my-data:/data alpine touch /data/notes.txt',
        'docker volume ls',
      ],
      also: [
        'docker run --rm --volume my-data:/data alpine ls /data',
        'docker run --rm -v my-data:/mnt alpine ls /mnt',
        'docker run --rm -v my-data:/data alpine ls -l /data',
        'docker run --rm -v my-data:/data:ro nginx ls /data',
        'docker run --rm -v my-data:/data -w /data alpine ls',
      ],
    },
    {
      words: [
        docker,
        { text: 'volume', kind: 'command', meaning: 'look after volumes' },
        { text: 'inspect', kind: 'command', meaning: 'show the facts about one' },
        { text: 'my-data', kind: 'volume', meaning: 'the one to ask about' },
      ],
      explanation: 'Shows the facts about the volume. Mountpoint is where the machine keeps its files.',
      goal: {
        label: 'What Docker knows about my-data was printed',
        type: 'any',
        of: [
          { type: 'ran', program: 'docker volume inspect', first: 'my-data' },
          {
            type: 'all',
            of: [
              { type: 'ran', program: 'docker inspect', first: 'my-data' },
              { type: 'printed', on: 'stdout', text: { contains: 'Mountpoint' } },
            ],
          },
        ],
      },
      wrong: [
        'docker volume inspect',
        'docker volume inspect mydata',
        'docker volume ls',
        'docker inspect alpine',
        'docker volume my-data',
      ],
      also: [
        'docker inspect my-data',
        'docker volume inspect my-data | cat',
        'docker inspect my-data | grep Mountpoint',
      ],
    },
    {
      words: [
        docker,
        { text: 'volume', kind: 'command', meaning: 'look after volumes' },
        { text: 'rm', kind: 'command', meaning: 'remove one' },
        { text: 'my-data', kind: 'volume', meaning: 'the one to remove' },
      ],
      explanation:
        'Removes the volume with all that is in it. Be careful with this one outside of a playground: there is no way back.',
      goal: { label: 'The volume my-data is gone', type: 'volume', name: 'my-data', gone: true },
      wrong: [
        'docker volume rm',
        'docker volume rm mydata',
        'docker rm my-data',
        'docker volume prune',
        'docker rmi my-data',
      ],
      also: ['docker volume remove my-data', 'docker volume rm -f my-data', 'docker volume prune -a -f'],
    },
  ],
}
