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
      goal: {
        label: 'The images were listed',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker images', operands: [] },
          { type: 'printed', on: 'stdout', text: { contains: 'nginx' } },
        ],
      },
      wrong: ['docker images -q', 'docker ps', 'docker image', 'docker imgaes'],
      also: ['docker image ls', 'docker images --no-trunc', 'docker images | cat'],
    },
    {
      words: [
        docker,
        { text: 'pull', kind: 'command', meaning: 'fetch an image' },
        { text: 'alpine', kind: 'image', meaning: 'the image to fetch, in its latest version' },
      ],
      explanation:
        'Fetches an image from the registry, a public store of images. Alpine is a whole Linux in a few megabytes, which makes it handy for trying things.',
      goal: { label: 'The image alpine is here', type: 'image', name: 'alpine' },
      wrong: ['docker pull', 'docker pull alpin', 'docker pull nginx', 'docker images alpine', 'docker run alpin'],
      also: ['docker image pull alpine', 'docker pull alpine:latest', 'docker run --rm alpine true'],
    },
    {
      words: [
        docker,
        { text: 'images', kind: 'command', meaning: 'list images' },
        { text: 'alpine', kind: 'image', meaning: 'only those of this name' },
      ],
      explanation: 'Shows only the images of one name. Useful as soon as your list gets long.',
      goal: {
        label: 'Only alpine was listed',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker images' },
          {
            type: 'any',
            of: [
              { type: 'ran', program: 'docker images', first: 'alpine' },
              {
                type: 'all',
                of: [
                  { type: 'printed', on: 'stdout', text: { matches: '^alpine ' } },
                  { type: 'not', of: { type: 'printed', on: 'stdout', text: { matches: '^(nginx|postgres|node) ' } } },
                ],
              },
            ],
          },
        ],
      },
      wrong: ['docker images', 'docker images alpin', 'docker ps alpine', 'docker images nginx'],
      also: [
        'docker image ls alpine',
        'docker images alpine:latest',
        'docker images | grep ^alpine',
        'docker image list alpine',
      ],
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
      goal: {
        label: 'my-alpine:v1 names the same image as alpine',
        type: 'image',
        name: 'my-alpine:v1',
        same: 'alpine',
      },
      wrong: [
        'docker tag my-alpine:v1 alpine',
        'docker tag alpine my-alpine',
        'docker tag nginx my-alpine:v1',
        'docker tag alpine',
        'docker tag alpin my-alpine:v1',
      ],
      also: [
        'docker image tag alpine my-alpine:v1',
        'docker tag alpine:latest my-alpine:v1',
        'docker tag $(docker images -q alpine) my-alpine:v1',
      ],
    },
    {
      words: [docker, { text: 'images', kind: 'command', meaning: 'list images' }],
      explanation: 'Look at the IMAGE ID column: both names stand for the same image.',
      goal: {
        label: 'my-alpine:v1 was listed beside alpine',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker images' },
          { type: 'printed', on: 'stdout', text: { matches: '^alpine([ :]|$)' } },
          { type: 'printed', on: 'stdout', text: { matches: '^my-alpine([ :]|$)' } },
        ],
      },
      wrong: ['docker images -q', 'docker ps', 'docker images nginx', 'docker image', 'docker images my-alpine'],
      also: ['docker image ls', 'docker images -a', 'docker images | grep alpine'],
    },
    {
      words: [
        docker,
        { text: 'history', kind: 'command', meaning: 'show the layers of an image' },
        { text: 'alpine', kind: 'image', meaning: 'the image to look into' },
      ],
      explanation:
        'An image is made of layers, one upon the other. This lists them, the newest first, and what each one added; read it when you wonder why an image is so big.',
      goal: { label: 'The layers of alpine were listed', type: 'ran', program: 'docker history', first: 'alpine' },
      wrong: ['docker history', 'docker history nginx', 'docker history alpin', 'history', 'docker images alpine'],
      also: [
        'docker image history alpine',
        'docker history alpine:latest',
        'docker history my-alpine:v1',
        'docker history --no-trunc alpine',
      ],
    },
    {
      words: [
        docker,
        { text: 'rmi', kind: 'command', meaning: 'remove an image' },
        { text: 'my-alpine:v1', kind: 'image', meaning: 'the name that goes' },
      ],
      explanation: 'Takes the second name away. The image itself stays as long as it has another name.',
      goal: {
        label: 'my-alpine:v1 is gone, and alpine is still here',
        type: 'all',
        of: [
          { type: 'image', name: 'my-alpine:v1', gone: true },
          { type: 'image', name: 'alpine' },
        ],
      },
      wrong: [
        'docker rmi my-alpine',
        'docker rmi alpine',
        'docker rm my-alpine:v1',
        'docker rmi',
        'docker rmi my-alpine:v2',
      ],
      also: ['docker image rm my-alpine:v1', 'docker image remove my-alpine:v1', 'docker rmi -f my-alpine:v1'],
    },
    {
      words: [
        docker,
        { text: 'rmi', kind: 'command', meaning: 'remove an image' },
        { text: 'alpine', kind: 'image', meaning: 'the image that goes' },
      ],
      explanation:
        'Now the last name goes, and the image with it. Do this with images that you no longer need: it gives room back.',
      goal: { label: 'The image alpine is gone', type: 'image', name: 'alpine', gone: true },
      wrong: ['docker rmi alpin', 'docker rm alpine', 'docker rmi', 'docker images alpine'],
      also: ['docker image rm alpine', 'docker rmi alpine:latest', 'docker rmi -f alpine', 'docker image prune -a -f'],
    },
  ],
}
