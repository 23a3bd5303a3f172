import type { Goal } from '../../goal.ts'
import { all, labelled, not, printed, typed } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const served = (text: string): Goal =>
  all(
    labelled('The image `shop:v1` was built here', { type: 'image', name: 'shop:v1', built: true }),
    labelled('`shop` runs it, and port 8085 leads to its port 80', {
      type: 'container',
      where: { name: 'shop', image: 'shop:v1', state: 'running', publishes: { host: 8085, container: 80 } },
    }),
    // the way from outside is by the other port
    labelled('It was asked for its page, from inside', all(printed(text), not(typed('8085[^:]*$')))),
  )

const site = (title: string): Readonly<Record<string, string>> => ({
  '~/site/Dockerfile': 'FROM nginx\nCOPY index.html /usr/share/nginx/html/\n',
  '~/site/index.html': `<h1>${title}</h1>\n`,
})

export const buildingCustomImages: Exercises = {
  lesson: 'building-custom-images',
  challenge: {
    id: 'building-custom-images',
    brief:
      'In the directory `site` there are a Dockerfile and a page. Build an image `shop` with the tag `v1` from it. Start it in the background as `shop`, so that port 8085 of this host leads to its port 80. Then let `curl` in the container fetch `http://localhost`.',
    world: { files: site('Fresh bread') },
    goal: served('Fresh bread'),
    par: { commands: 3 },
    hint: 'What stands last in the line of `build` says where the Dockerfile is: `.` is here, and `site` is in there.',
    solutions: [
      [
        'docker build -t shop:v1 site',
        'docker run -d --name shop -p 8085:80 shop:v1',
        'docker exec shop curl http://localhost',
      ],
      [
        'cd site && docker build -t shop:v1 . && docker run -d --name shop -p 8085:80 shop:v1',
        'docker exec shop curl -s localhost',
        'true',
      ],
      [
        'docker build -t shop:v1 site',
        'docker run -d --name shop -p 8085:80 shop:v1',
        'docker exec -it shop bash',
        'curl http://localhost',
      ],
    ],
    wrong: [
      ['docker build -t shop:v1 site', 'docker run -d --name shop -p 8085:80 shop:v1', 'curl http://localhost:8085'],
      [
        'docker build -t shop:v1 .',
        'docker run -d --name shop -p 8085:80 shop:v1',
        'docker exec shop curl http://localhost',
      ],
      [
        'docker build -t shop site',
        'docker run -d --name shop -p 8085:80 shop',
        'docker exec shop curl http://localhost',
      ],
      [
        'docker tag nginx shop:v1',
        'docker run -d --name shop -p 8085:80 shop:v1',
        'docker exec shop curl http://localhost',
      ],
    ],
    others: [{ files: site('Old books'), goal: served('Old books') }],
  },
  predictions: [
    {
      id: 'building-custom-images-1',
      world: { lines: ['docker build -t my-app .'] },
      line: 'docker images my-app --format {{.Tag}}',
      outputs: ['latest', 'my-app', '.'],
      because: 'The image was built with a name and no tag, and so it got the tag `latest`.',
    },
  ],
  arrangements: [
    {
      id: 'building-custom-images-1',
      task: 'Build an image from what is here, and call it `my-app` with the tag `v2`.',
      line: 'docker build -t my-app:v2 .',
      extra: ['-d', 'run'],
    },
  ],
}
