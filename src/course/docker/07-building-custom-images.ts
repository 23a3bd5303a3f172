import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const buildingCustomImages: LessonSource = {
  id: 'building-custom-images',
  title: 'Building Custom Images',
  description: 'Pack a program of your own: read a Dockerfile, build an image from it and run it.',
  steps: [
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '--rm', kind: 'option', meaning: 'remove it when it ends' },
        { text: '-v', kind: 'option', meaning: 'make a directory of this machine visible inside' },
        { text: '/home/user:/project', kind: 'value', meaning: 'your home appears as /project' },
        { text: 'alpine', kind: 'image', meaning: 'a small Linux' },
        { text: 'cat', kind: 'program', meaning: 'print a file' },
        { text: '/project/Dockerfile', kind: 'file', meaning: 'the recipe' },
      ],
      explanation:
        'In your home directory is a small project with a Dockerfile, the recipe of an image. This prints it: it starts from nginx, copies one page into it, and says what to run.',
    },
    {
      words: [
        docker,
        { text: 'build', kind: 'command', meaning: 'make an image from a Dockerfile' },
        { text: '-t', kind: 'option', meaning: 'give it a name (tag)' },
        { text: 'my-app', kind: 'image', meaning: 'the name it gets' },
        { text: '.', kind: 'path', meaning: 'where the files are: the directory you are in' },
      ],
      explanation:
        'Follows the recipe and makes an image of it. Each step in square brackets is one line of the Dockerfile; find COPY among them.',
    },
    {
      words: [
        docker,
        { text: 'images', kind: 'command', meaning: 'list images' },
        { text: 'my-app', kind: 'image', meaning: 'only this one' },
      ],
      explanation: 'Here is your own image, next to the ones that were fetched.',
    },
    {
      words: [
        docker,
        { text: 'build', kind: 'command', meaning: 'make an image from a Dockerfile' },
        { text: '-t', kind: 'option', meaning: 'give it a name' },
        { text: 'my-app:v2', kind: 'image', meaning: 'name and version' },
        { text: '.', kind: 'path', meaning: 'the directory you are in' },
      ],
      explanation:
        'Builds it again under a version. Nothing has changed, so the steps say CACHED: Docker uses again what it has, and that makes building fast.',
    },
    {
      words: [
        docker,
        { text: 'run', kind: 'command', meaning: 'make a container and start it' },
        { text: '-d', kind: 'option', meaning: 'in the background' },
        { text: '--name', kind: 'option', meaning: 'call the container' },
        { text: 'app', kind: 'container', meaning: 'the name it gets' },
        { text: '-p', kind: 'option', meaning: 'open a port of this machine' },
        { text: '8081:80', kind: 'value', meaning: 'port 8081 here leads to port 80 inside' },
        { text: 'my-app', kind: 'image', meaning: 'the image you built' },
      ],
      explanation: 'Runs a container from your image, just like from any other one.',
    },
    {
      words: [
        docker,
        { text: 'exec', kind: 'command', meaning: 'run a command in a container' },
        { text: 'app', kind: 'container', meaning: 'the container to run it in' },
        { text: 'curl', kind: 'program', meaning: 'fetch a page' },
        { text: 'http://localhost', kind: 'address', meaning: 'the machine itself, seen from inside' },
      ],
      explanation: 'Asks the web server inside for its page. It is the page from your project.',
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: '-f', kind: 'option', meaning: 'even if it is running' },
        { text: 'app', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Removes the container first, because an image that a container was made from cannot go.',
    },
    {
      words: [
        docker,
        { text: 'rmi', kind: 'command', meaning: 'remove images' },
        { text: 'my-app', kind: 'image', meaning: 'the first name' },
        { text: 'my-app:v2', kind: 'image', meaning: 'the second name' },
      ],
      explanation: 'Removes both names of the image, and with the last one the image.',
    },
  ],
}
