import type { LessonSource } from '../lesson.ts'
import { docker } from './words.ts'

export const buildingCustomImages: LessonSource = {
  id: 'building-custom-images',
  title: 'Building Custom Images',
  description: 'Pack a program of your own: build an image from a Dockerfile, look into it and run it.',
  steps: [
    {
      words: [
        docker,
        { text: 'build', kind: 'command', meaning: 'make an image from a Dockerfile' },
        { text: '-t', kind: 'option', meaning: 'give it a name (tag)' },
        { text: 'my-app', kind: 'image', meaning: 'the name it gets' },
        { text: '.', kind: 'path', meaning: 'where the files are: the directory you are in' },
      ],
      explanation:
        'In your home directory is a small project with a Dockerfile, the list of steps that make an image: start from nginx, copy one page into it, say what to run. This follows it. Find COPY among the steps in square brackets.',
      goal: { label: 'The image my-app was built', type: 'image', name: 'my-app', built: true },
      wrong: [
        'docker build .',
        'docker build -t my-app',
        'docker build -t my-ap .',
        'docker build my-app .',
        'docker tag nginx my-app',
        'docker build -t my-app Documents',
      ],
      also: [
        'docker build --tag my-app .',
        'docker image build -t my-app .',
        'docker build . -t my-app',
        'docker build -t my-app:latest .',
        'docker build -t my-app -f Dockerfile .',
        'docker build -t my-app /home/user',
      ],
    },
    {
      words: [
        docker,
        { text: 'history', kind: 'command', meaning: 'show the layers of an image' },
        { text: 'my-app', kind: 'image', meaning: 'the image you built' },
      ],
      explanation:
        'Each line of the Dockerfile after FROM has added a layer, and the newest comes first. Those at the bottom came with nginx.',
      goal: { label: 'The layers of my-app were listed', type: 'ran', program: 'docker history', first: 'my-app' },
      wrong: [
        'docker history',
        'docker history nginx',
        'docker history my-ap',
        'history my-app',
        'docker images my-app',
      ],
      also: ['docker image history my-app', 'docker history my-app:latest', 'docker history --no-trunc my-app'],
    },
    {
      words: [
        docker,
        { text: 'images', kind: 'command', meaning: 'list images' },
        { text: 'my-app', kind: 'image', meaning: 'only this one' },
      ],
      explanation:
        'Here is your own image. Without its name the list would show it next to the ones that were fetched.',
      goal: {
        label: 'my-app was listed among the images',
        type: 'all',
        of: [
          { type: 'ran', program: 'docker images' },
          { type: 'printed', on: 'stdout', text: { matches: '^my-app +latest ' } },
        ],
      },
      wrong: ['docker images my-ap', 'docker images nginx', 'docker ps', 'docker image my-app'],
      also: ['docker image ls my-app', 'docker images my-app:latest', 'docker images', 'docker images | grep my-app'],
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
      goal: { label: 'The image my-app:v2 was built', type: 'image', name: 'my-app:v2', built: true },
      wrong: [
        'docker build -t my-app .',
        'docker build -t my-app:v1 .',
        'docker build -t v2 .',
        'docker build -t my-app:v2',
        'docker build -t my-app v2 .',
      ],
      also: [
        'docker build --tag my-app:v2 .',
        'docker image build -t my-app:v2 .',
        'docker build . -t my-app:v2',
        'docker build -t my-app -t my-app:v2 .',
      ],
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
      goal: {
        label: 'app runs my-app, and port 8081 leads to its port 80',
        type: 'container',
        where: { name: 'app', image: 'my-app', state: 'running', publishes: { host: 8081, container: 80 } },
      },
      wrong: [
        'docker run -d --name app my-app',
        'docker run -d --name app -p 80:8081 my-app',
        'docker run -d --name app -p 8081:80 nginx',
        'docker run -d -p 8081:80 my-app',
        'docker create --name app -p 8081:80 my-app',
        'docker run -d --name app -p 8080:80 my-app',
      ],
      also: [
        'docker container run -d --name app -p 8081:80 my-app',
        'docker run --detach --publish 8081:80 --name=app my-app:latest',
        'docker run -dp 8081:80 --name app my-app',
        'docker create --name app -p 8081:80 my-app && docker start app',
      ],
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
      goal: {
        label: 'The page that app serves was printed',
        type: 'all',
        of: [
          {
            type: 'any',
            of: [
              { type: 'ran', program: 'docker exec', first: 'app' },
              { type: 'ran', program: 'docker run' },
              { type: 'ran', program: 'curl' },
              { type: 'ran', program: 'wget' },
            ],
          },
          { type: 'printed', on: 'stdout', text: { contains: 'Hello from my own image!' } },
        ],
      },
      wrong: [
        'docker exec app',
        'docker exec app curl http://localhost:8081',
        'docker exec my-nginx curl http://localhost',
        'docker exec curl app http://localhost',
        'curl http://localhost',
      ],
      also: [
        'docker exec app curl -s http://localhost',
        'docker exec app curl localhost',
        'docker container exec app curl http://localhost',
        'docker exec app curl http://localhost:80',
        'docker exec app curl http://127.0.0.1',
        'curl http://localhost:8081',
      ],
    },
    {
      words: [
        docker,
        { text: 'rm', kind: 'command', meaning: 'remove a container' },
        { text: '-f', kind: 'option', meaning: 'even if it is running' },
        { text: 'app', kind: 'container', meaning: 'the one to remove' },
      ],
      explanation: 'Removes the container first, because an image that a container was made from cannot go.',
      goal: { label: 'There is no container app any more', type: 'container', where: { name: 'app' }, is: { most: 0 } },
      wrong: ['docker rm app', 'docker rm -f my-app', 'docker rm -f', 'docker stop app'],
      also: [
        'docker rm --force app',
        'docker container rm -f app',
        'docker rm app -f',
        'docker stop app && docker rm app',
      ],
    },
    {
      words: [
        docker,
        { text: 'rmi', kind: 'command', meaning: 'remove images' },
        { text: 'my-app', kind: 'image', meaning: 'the first name' },
        { text: 'my-app:v2', kind: 'image', meaning: 'the second name' },
      ],
      explanation: 'Removes both names of the image, and with the last one the image.',
      goal: {
        label: 'my-app and my-app:v2 are gone',
        type: 'all',
        of: [
          { type: 'image', name: 'my-app', gone: true },
          { type: 'image', name: 'my-app:v2', gone: true },
        ],
      },
      wrong: [
        'docker rmi my-app',
        'docker rmi my-app:v2',
        'docker rm my-app my-app:v2',
        'docker rmi nginx',
        'docker rmi',
      ],
      also: [
        'docker image rm my-app my-app:v2',
        'docker rmi -f my-app:v2 my-app',
        'docker rmi my-app:latest my-app:v2',
        'docker rmi my-app && docker rmi my-app:v2',
      ],
    },
  ],
}
