import type { LessonSource } from '../lesson.ts'
import { all, any, copied, holdsLine, labelled, printed, ran, succeeded, typed } from '../linux/goals.ts'
import {
  addedTo,
  address,
  alpine,
  andThen,
  cat,
  container,
  curl,
  directory,
  docker,
  file,
  force,
  inBackground,
  mounted,
  named,
  nginx,
  once,
  option,
  path,
  port,
  program,
  quietly,
  remove,
  run,
  text,
  value,
  volume,
} from './words.ts'

const inNotes = volume('notes:/data', 'the volume notes, at /data inside')
const sh = program('sh', 'a shell')
const given = option('-c', 'run what follows')

export const volumesAndBindMounts: LessonSource = {
  id: 'volumes-and-bind-mounts',
  title: 'Volumes and Bind Mounts',
  description:
    'Two ways to keep files outside of a container: a volume that Docker looks after, or a directory of yours.',
  steps: [
    {
      words: [
        docker,
        run,
        once,
        mounted,
        inNotes,
        alpine,
        sh,
        given,
        text("'echo first > /data/list'", 'a line for the shell in there'),
      ],
      explanation:
        'What stands before the colon is the name of a volume: a directory that Docker keeps for you, and makes when it is not there. This writes into it, and then the container is gone.',
      goal: labelled(
        'The volume notes holds list, with the word first',
        holdsLine('/var/lib/docker/volumes/notes/_data/list', '^first$'),
      ),
      wrong: [
        "docker run --rm alpine sh -c 'echo first > /data'",
        'docker run --rm -v notes:/data alpine echo first > list',
        'docker run --rm -v note:/data alpine sh -c "echo first > /data/list"',
        "docker run --rm -v notes:/data alpine sh -c 'echo first > /list'",
      ],
      also: [
        "docker run --rm -v notes:/x alpine sh -c 'echo first > /x/list'",
        'docker run --rm --volume notes:/data nginx sh -c "echo first >> /data/list"',
      ],
    },
    {
      words: [docker, run, once, mounted, inNotes, alpine, cat, file('/data/list', 'the file in the volume')],
      explanation: 'Another container, and the file is there. The volume outlives them all, until somebody removes it.',
      goal: labelled('A second container printed the list', all(succeeded('docker run'), printed('^first$'))),
      wrong: [
        'docker run --rm alpine cat /data/list',
        'cat /data/list',
        'docker run --rm -v notes:/data alpine',
        'echo first',
      ],
      also: [
        'docker run --rm -v notes:/here nginx cat /here/list',
        'docker run --rm -v notes:/data:ro alpine head /data/list',
      ],
    },
    {
      words: [
        program('mkdir', 'makes a directory'),
        option('-p', 'or takes the one that is there'),
        directory('pages', 'the name it gets'),
        andThen,
        program('cp', 'copies files'),
        file('index.html', 'a page'),
        directory('pages', 'where the copy goes'),
      ],
      explanation: 'For the other way you need a directory of your own, such as one in which you write a website.',
      goal: labelled('pages holds a copy of index.html', copied('~/index.html', '~/pages/index.html')),
      wrong: [
        'mkdir pages && mv index.html pages',
        'mkdir pages',
        'cp index.html pages',
        'mkdir page && cp index.html page',
      ],
      also: ['mkdir -p pages; cp index.html pages/', 'mkdir pages && cat index.html > pages/index.html'],
    },
    {
      words: [
        docker,
        run,
        inBackground,
        named,
        container('site', 'the name it gets'),
        port,
        value('8092:80', 'port 8092 here leads to port 80 inside'),
        mounted,
        path('./pages:/usr/share/nginx/html', 'your directory, where nginx looks for pages'),
        nginx,
      ],
      explanation:
        'A bind mount: what begins with ./ or / is a directory of this machine. The container sees the very same files, not a copy.',
      goal: {
        label: 'site serves the directory pages on port 8092',
        type: 'container',
        where: {
          name: 'site',
          state: 'running',
          publishes: { host: 8092, container: 80 },
          mounts: { source: '/home/user/pages', target: '/usr/share/nginx/html' },
        },
      },
      wrong: [
        'docker run -d --name site -p 8092:80 nginx',
        'docker run -d --name site -p 8092:80 -v pages:/usr/share/nginx/html nginx',
        'docker run -d --name site -p 8092:80 -v ./pages:/html nginx',
        'docker run -d --name site -v ./pages:/usr/share/nginx/html nginx',
      ],
      also: [
        'docker run -d --name site -p 8092:80 -v "$PWD/pages:/usr/share/nginx/html" nginx',
        'docker run -dp 8092:80 --name=site --volume ~/pages:/usr/share/nginx/html nginx',
        'docker run -d --name site -p 8092:80 -v ./pages:/usr/share/nginx/html:ro nginx',
      ],
    },
    {
      words: [
        program('echo', 'prints its words'),
        text("'<p>Changed here</p>'", 'a line for the page'),
        addedTo,
        file('pages/index.html', 'your file'),
        andThen,
        curl,
        quietly,
        address('localhost:8092', 'the port that is open'),
      ],
      explanation:
        'Changes the file here, and the server sends it at once: nothing is built, nothing is started again.',
      goal: labelled(
        'The page changed here, and site serves it so',
        all(
          any(succeeded('curl', 'wget'), all(succeeded('docker exec'), typed('curl|wget'))),
          holdsLine('~/pages/index.html', 'Changed here'),
          printed('Changed here'),
        ),
      ),
      wrong: [
        'curl -s localhost:8092',
        "echo '<p>Changed here</p>' >> pages/index.html",
        "echo '<p>Changed here</p>'",
        'curl -s localhost',
      ],
      also: [
        "echo '<p>Changed here</p>' | tee -a pages/index.html; docker exec site curl -s localhost",
        "echo '<p>Changed here</p>' >> ~/pages/index.html; curl localhost:8092",
        "sed -i 's/Hello/Changed here/' pages/index.html && wget -qO- localhost:8092",
      ],
    },
    {
      words: [
        docker,
        run,
        once,
        mounted,
        path('./pages:/pages:ro', 'the same directory, read only'),
        alpine,
        program('touch', 'makes an empty file'),
        file('/pages/mine', 'a name in it'),
      ],
      explanation: 'This fails: with ro behind it a mount is read only. Give a container no more than it needs.',
      fails: true,
      goal: labelled(
        'The container could not write into a read-only mount',
        all(ran('docker run'), { type: 'printed', on: 'stderr', text: { contains: 'Read-only file system' } }),
      ),
      wrong: [
        'docker run --rm -v ./pages:/pages alpine touch /pages/mine',
        'touch pages/mine',
        'docker run --rm -v ./pages:/pages:ro alpine ls /pages',
        'docker run --rm alpine touch /pages/mine',
      ],
      also: [
        "docker run --rm -v ./pages:/p:ro alpine sh -c 'echo x > /p/mine'",
        'docker run --rm -v notes:/data:ro alpine touch /data/mine',
        'docker run --rm -v ./pages:/pages:ro alpine rm /pages/index.html',
      ],
    },
    {
      words: [
        docker,
        run,
        once,
        mounted,
        path('./empty:/usr/share/nginx/html', 'a directory with nothing in it'),
        nginx,
        program('ls', 'lists files'),
        directory('/usr/share/nginx/html', 'where the pages of the image are'),
      ],
      explanation:
        'A trap: nothing is listed, because a bind mount hides what the image has there, and a directory that is missing is made. Pages that are suddenly gone are usually just hidden.',
      goal: labelled(
        'The empty directory hid what the image has there',
        all(
          { type: 'file', path: '~/empty', kind: 'directory' },
          { type: 'ran', program: 'docker run', first: 'nginx' },
          typed('[:=]/usr/share/nginx/html'),
          typed('[^:=]/usr/share/nginx/html'),
          { type: 'status', is: 0 },
        ),
      ),
      wrong: [
        'docker run --rm -v ./empty:/empty nginx ls /empty',
        'docker run --rm -v ./empty:/usr/share/nginx/html nginx ls',
        'docker run --rm nginx ls /usr/share/nginx/html',
        'mkdir empty',
        'docker run --rm -v empty:/usr/share/nginx/html nginx ls /usr/share/nginx/html',
        'ls empty',
      ],
      also: ['docker run --rm -v "$PWD/empty:/usr/share/nginx/html" nginx ls -a /usr/share/nginx/html'],
    },
    {
      words: [docker, remove, force, container('site', 'the one to remove')],
      explanation: 'The container goes. Your directory stays, and so does the volume: neither is part of it.',
      goal: {
        label: 'There is no container site any more',
        type: 'container',
        where: { name: 'site' },
        is: { most: 0 },
      },
      wrong: ['docker rm site', 'docker stop site', 'docker rm -f pages', 'docker volume rm notes'],
      also: ['docker container rm -f site', 'docker stop site && docker rm site'],
    },
  ],
}
