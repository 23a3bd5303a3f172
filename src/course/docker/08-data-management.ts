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
    },
    {
      words: [
        docker,
        { text: 'volume', kind: 'command', meaning: 'look after volumes' },
        { text: 'ls', kind: 'command', meaning: 'list them' },
      ],
      explanation: 'Lists all volumes.',
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
    },
    {
      words: [
        docker,
        { text: 'volume', kind: 'command', meaning: 'look after volumes' },
        { text: 'inspect', kind: 'command', meaning: 'show the facts about one' },
        { text: 'my-data', kind: 'volume', meaning: 'the one to ask about' },
      ],
      explanation: 'Shows the facts about the volume. Mountpoint is where the machine keeps its files.',
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
    },
  ],
}
