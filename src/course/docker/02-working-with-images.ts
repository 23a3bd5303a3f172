import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const workingWithImages: LessonSource = {
  id: 'working-with-images',
  title: 'Working with Images',
  description:
    'Images are where containers come from. Fetch one, give it a second name, look inside and remove it again.',
  steps: [
    {
      words: [docker, { text: 'images', kind: 'command', meaning: 'list images' }],
      explanation:
        'Shows which images are on this machine. TAG is the version, and SIZE is what the image takes up on the disk.',
    },
    {
      words: [
        docker,
        { text: 'pull', kind: 'command', meaning: 'fetch an image' },
        { text: 'alpine', kind: 'image', meaning: 'the image to fetch, in its latest version' },
      ],
      explanation:
        'Fetches an image from the registry, a public store of images. Alpine is a whole Linux in a few megabytes, which makes it handy for trying things.',
    },
    {
      words: [
        docker,
        { text: 'images', kind: 'command', meaning: 'list images' },
        { text: 'alpine', kind: 'image', meaning: 'only those of this name' },
      ],
      explanation: 'Shows only the images of one name. Useful as soon as your list gets long.',
    },
    {
      words: [
        docker,
        { text: 'tag', kind: 'command', meaning: 'add a name to an image' },
        { text: 'alpine', kind: 'image', meaning: 'the image as it is called now' },
        { text: 'my-alpine:v1', kind: 'image', meaning: 'the further name, and its tag' },
      ],
      explanation:
        'Gives an image a second name, with a version after the colon. Nothing is copied. You do this before you share an image, so that others know which version they have.',
    },
    {
      words: [docker, { text: 'images', kind: 'command', meaning: 'list images' }],
      explanation: 'Look at the IMAGE ID column: both names stand for the same image.',
    },
    {
      words: [
        docker,
        { text: 'history', kind: 'command', meaning: 'show the layers of an image' },
        { text: 'alpine', kind: 'image', meaning: 'the image to look into' },
      ],
      explanation:
        'An image is made of layers, one upon the other. This lists them, the newest first, and what each one added; read it when you wonder why an image is so big.',
    },
    {
      words: [
        docker,
        { text: 'rmi', kind: 'command', meaning: 'remove an image' },
        { text: 'my-alpine:v1', kind: 'image', meaning: 'the name that goes' },
      ],
      explanation: 'Takes the second name away. The image itself stays as long as it has another name.',
    },
    {
      words: [
        docker,
        { text: 'rmi', kind: 'command', meaning: 'remove an image' },
        { text: 'alpine', kind: 'image', meaning: 'the image that goes' },
      ],
      explanation:
        'Now the last name goes, and the image with it. Do this with images that you no longer need: it gives room back.',
    },
  ],
}
