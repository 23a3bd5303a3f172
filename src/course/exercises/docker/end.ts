import type { Goal } from '../../goal.ts'
import { all, labelled, printed } from '../../linux/goals.ts'
import type { TrackEnd } from '../exercises.ts'

const served = (text: string): Goal =>
  all(
    labelled(
      'The network `site-net` and the volume `pages` are there',
      all({ type: 'network', name: 'site-net' }, { type: 'volume', name: 'pages' }),
    ),
    labelled('`site` runs `nginx` on that network', {
      type: 'container',
      where: { name: 'site', image: 'nginx', state: 'running', network: 'site-net' },
    }),
    labelled('Port 8090 of this host leads to its port 80', {
      type: 'container',
      where: { name: 'site', publishes: { host: 8090, container: 80 } },
    }),
    labelled('Its pages are those of the volume', {
      type: 'container',
      where: { name: 'site', mounts: { source: 'pages', target: '/usr/share/nginx/html' } },
    }),
    labelled('Another container was answered with your page', printed(text)),
  )

const page = (text: string): Readonly<Record<string, string>> => ({ '~/page/index.html': `<h1>${text}</h1>\n` })

/** The last thing on the track: a page is served from a volume, on a network of its own. */
export const dockerEnd: TrackEnd = {
  capstones: [
    {
      id: 'docker-capstone',
      title: 'Serve a page',
      brief:
        'Your page is `page/index.html`, and you want to put it on the web. Make a network `site-net` and a volume `pages`. Start `nginx` in the background as `site`, on that network, with the volume at `/usr/share/nginx/html`, so that port 8090 of this host leads to its port 80. Copy your page into that directory of the container. To check, have another container on the same network fetch `http://site`: the image `nginx` has `curl`.',
      world: { files: page('The bakery is open') },
      goal: served('The bakery is open'),
      par: { commands: 5 },
      hint: 'The ground first: network and volume. Then one long `run`, one `cp`, and one more `run` that asks.',
      solutions: [
        [
          'docker network create site-net',
          'docker volume create pages',
          'docker run -d --name site --network site-net -v pages:/usr/share/nginx/html -p 8090:80 nginx',
          'docker cp page/index.html site:/usr/share/nginx/html/index.html',
          'docker run --rm --network site-net nginx curl http://site',
        ],
        [
          'docker network create site-net',
          'docker create --name site --net site-net -p 8090:80 --volume pages:/usr/share/nginx/html nginx:latest',
          'docker start site',
          'docker cp page/index.html site:/usr/share/nginx/html/',
          'docker run --rm --net site-net nginx curl http://site/index.html',
        ],
      ],
      wrong: [
        [
          'docker network create site-net',
          'docker volume create pages',
          'docker run -d --name site --network site-net -v pages:/usr/share/nginx/html -p 8090:80 nginx',
          'docker run --rm --network site-net nginx curl http://site',
        ],
        [
          'docker network create site-net',
          'docker volume create pages',
          'docker run -d --name site --network site-net -p 8090:80 nginx',
          'docker cp page/index.html site:/usr/share/nginx/html/index.html',
          'docker run --rm --network site-net nginx curl http://site',
        ],
        [
          'docker network create site-net',
          'docker volume create pages',
          'docker run -d --name site -v pages:/usr/share/nginx/html -p 8090:80 nginx',
          'docker cp page/index.html site:/usr/share/nginx/html/index.html',
          'docker run --rm --network site-net nginx curl http://site',
        ],
      ],
      others: [{ files: page('Closed on Mondays'), lines: ['docker pull alpine'], goal: served('Closed on Mondays') }],
    },
  ],
  can: [
    'You know what an image is, fetch images, name them and remove them.',
    'You make containers of them, in the background or to look around in, and give them names and ports.',
    'You stop, start, rename and remove containers, and know what stays of them.',
    'You read their logs and let Docker show exactly the fact that you need.',
    'You build images of your own from a Dockerfile.',
    'You keep data in volumes, which outlive the containers.',
    'You put containers on a network, where they find each other by their names.',
    'You clear away what nobody needs any more, and nothing else.',
  ],
  next: {
    track: 'docker-bash',
    text: 'In Bash, Docker is the whole tool: images in stages, applications in one file, and what to do when a container will not run.',
  },
}
