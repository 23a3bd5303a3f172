import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const cleanupAndMaintenance: LessonSource = {
  id: 'cleanup-and-maintenance',
  title: 'Cleanup and Maintenance',
  description: 'Docker keeps everything until you say so. See what takes up room, and tidy up.',
  steps: [
    {
      words: [
        docker,
        { text: 'system', kind: 'command', meaning: 'look after Docker itself' },
        { text: 'df', kind: 'command', meaning: 'show disk usage (disk free)' },
      ],
      explanation: 'Shows how much room Docker takes up, and how much of it you could have back (RECLAIMABLE).',
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--name', kind: 'option', meaning: 'call the container' },
        { text: 'once', kind: 'container', meaning: 'the name it gets' },
        { text: 'alpine', kind: 'image', meaning: 'a small Linux' },
        { text: 'echo', kind: 'program', meaning: 'the program to run inside' },
        { text: 'done', kind: 'text', meaning: 'what echo prints' },
      ],
      explanation:
        'Runs a program that ends at once. There is no --rm this time, so the stopped container stays behind.',
    },
    {
      words: [
        docker,
        { text: 'ps', kind: 'command', meaning: 'list containers' },
        { text: '-a', kind: 'option', meaning: 'all of them, stopped ones too' },
      ],
      explanation: 'There it is: Exited. Such leftovers pile up.',
    },
    {
      words: [
        docker,
        { text: 'container', kind: 'command', meaning: 'look after containers' },
        { text: 'prune', kind: 'command', meaning: 'remove those that are stopped' },
      ],
      explanation:
        'Removes all stopped containers in one go, my-db too if it is stopped. On a real machine Docker asks you first; think before you say yes.',
    },
    {
      words: [
        docker,
        { text: 'network', kind: 'command', meaning: 'look after networks' },
        { text: 'create', kind: 'command', meaning: 'make one' },
        { text: 'old-net', kind: 'network', meaning: 'the name it gets' },
      ],
      explanation: 'Makes a network that nobody uses, for the next step.',
    },
    {
      words: [
        docker,
        { text: 'system', kind: 'command', meaning: 'look after Docker itself' },
        { text: 'prune', kind: 'command', meaning: 'remove what is not used' },
      ],
      explanation:
        'The big broom: stopped containers, unused networks and images without a name go together. Volumes and images with a name stay.',
    },
    {
      words: [
        docker,
        { text: 'system', kind: 'command', meaning: 'look after Docker itself' },
        { text: 'df', kind: 'command', meaning: 'show disk usage' },
      ],
      explanation: 'Look again at what is left.',
    },
  ],
}
