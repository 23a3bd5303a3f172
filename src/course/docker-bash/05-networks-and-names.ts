import type { LessonSource } from '../lesson.ts'
import { all, any, complained, labelled, printed, ran, succeeded, typed } from '../linux/goals.ts'
import {
  address,
  andThen,
  command,
  container,
  curl,
  docker,
  force,
  format,
  inBackground,
  named,
  network,
  nginx,
  once,
  option,
  pattern,
  quietly,
  remove,
  run,
} from './words.ts'

const networks = command('network', 'look after networks')
const market = network('market', 'the network')
const onNetwork = option('--network', 'put it into a network')
const shop = container('shop', 'the web server')

export const networksAndNames: LessonSource = {
  id: 'networks-and-names',
  title: 'Networks and Names',
  description: 'Who finds whom by name, and why not: the default network, networks of your own, and no network at all.',
  steps: [
    {
      words: [docker, run, inBackground, named, container('shop', 'the name it gets'), nginx],
      explanation: 'A web server without any option for networks: it is put into the default one, called bridge.',
      goal: { label: 'shop runs nginx', type: 'container', where: { name: 'shop', image: 'nginx', state: 'running' } },
      wrong: [
        'docker run -d nginx',
        'docker create --name shop nginx',
        'docker run -d --name shops nginx',
        'docker start shop',
      ],
      also: [
        'docker container run -d --name shop nginx:latest',
        'docker create --name shop nginx && docker start shop',
      ],
    },
    {
      words: [docker, run, once, nginx, curl, address('http://shop', 'the web server by its name')],
      explanation:
        'This fails: both are in the default network, and there containers have addresses, but no names. It stays like this so that older setups go on working.',
      fails: true,
      goal: labelled(
        'On the default network the name shop was not found',
        any(
          all(ran('docker run'), complained("resolve host: shop *$|ping: shop:|bad address 'shop'")),
          // with -s curl fails without a word
          all(typed('curl .*[ /]shop/?$'), { type: 'ran', program: 'docker run', status: 6 }),
        ),
      ),
      wrong: [
        'curl http://shop',
        'docker run --rm nginx curl http://localhost',
        'docker run --rm nginx curl http://shops',
        'docker exec shop curl -s http://localhost',
      ],
      also: [
        'docker run --rm nginx curl -s http://shop',

        'docker run --rm alpine ping -c 1 shop',
        'docker run --rm nginx curl shop',
        'docker run nginx curl http://shop/',
      ],
    },
    {
      words: [docker, networks, command('create', 'make one'), network('market', 'the name it gets')],
      explanation: 'A network of your own. In such a network names are known.',
      goal: { label: 'There is a network market', type: 'network', name: 'market' },
      wrong: ['docker network create', 'docker network ls', 'docker create market', 'docker network create markets'],
      also: ['docker network create -d bridge market', 'docker network create --driver bridge market'],
    },
    {
      words: [docker, networks, command('connect', 'put a container into it'), market, shop],
      explanation:
        'Puts the running container into it, too: a container can be in several networks, and need not be made anew.',
      goal: {
        label: 'shop is on the network market',
        type: 'container',
        where: { name: 'shop', state: 'running', network: 'market' },
      },
      wrong: [
        'docker network connect shop market',
        'docker network connect market',
        'docker network connect bridge shop',
        'docker network disconnect market shop',
      ],
      also: ['docker rm -f shop && docker run -d --name shop --network market nginx'],
    },
    {
      words: [
        docker,
        run,
        once,
        onNetwork,
        market,
        nginx,
        curl,
        quietly,
        address('http://shop', 'the web server by its name'),
      ],
      explanation: 'Now the name leads to it, because the one who asks is in the same network.',
      goal: labelled(
        'The page of shop was printed, asked for by its name',
        all(succeeded('docker run'), printed('Welcome to nginx')),
      ),
      wrong: [
        'docker run --rm nginx curl -s http://shop',
        'curl -s http://shop',
        'docker run --rm --network market nginx curl -s http://localhost',
        'docker run --rm --network bridge nginx curl -s http://shop',
      ],
      also: [
        'docker run --rm --net market alpine wget -qO- http://shop',
        'docker run --rm --network=market nginx curl shop',
        'docker run --network market nginx curl -s http://shop:80/',
      ],
    },
    {
      words: [
        docker,
        networks,
        command('inspect', 'tell all about it'),
        market,
        format,
        pattern("'{{range .Containers}}{{.Name}} {{end}}'", 'the name of each container in it'),
      ],
      explanation:
        'Who is in a network? If a name is not found, ask this first: is the one who asks there, and the one who is asked?',
      goal: labelled(
        'The containers on market were printed',
        all(
          any(
            { type: 'ran', program: 'docker network inspect', first: 'market' },
            all(succeeded('docker ps'), typed('network=market')),
          ),
          printed('shop'),
        ),
      ),
      wrong: [
        'docker network ls',
        'docker network inspect bridge --format "{{.Name}}"',
        'docker inspect shop',
        'docker network inspect markets',
        'echo shop',
      ],
      also: [
        'docker inspect market',
        'docker ps --filter network=market',

        'docker network inspect market',
        'docker network inspect market | grep Name',
        "docker network inspect -f '{{json .Containers}}' market",
      ],
    },
    {
      words: [
        docker,
        run,
        once,
        onNetwork,
        network('none', 'no network at all'),
        nginx,
        curl,
        address('http://shop', 'the web server by its name'),
      ],
      explanation:
        'This fails: a container with none can reach nobody. That is good for programs which only work on files.',
      fails: true,
      goal: {
        label: 'A container without a network reached nothing',
        type: 'all',
        of: [
          {
            type: 'any',
            of: [
              { type: 'ran', program: 'docker run', with: ['network=none'], status: 'failure' },
              { type: 'ran', program: 'docker run', with: ['net=none'], status: 'failure' },
            ],
          },
          { type: 'line', text: { matches: '[ /]shop/?( |$)' } },
          // the container was made, and its program was there
          { type: 'not', of: { type: 'status', is: 125 } },
          { type: 'not', of: { type: 'status', is: 127 } },
        ],
      },
      wrong: [
        'docker run --rm --network none nginx curl',
        'docker run --rm --network none nginx curl http://shopx',
        'docker run --rm --network none ngnix curl http://shop',
        'docker run --rm --network market nginx curl -s http://shop',
        'docker network rm none',
        'docker run --rm nginx curl http://shop',
        'docker run --rm --network none nginx ls',
      ],
      also: [
        'docker run --rm --net none nginx curl http://shop',

        'docker run --rm --network none alpine ping -c 1 shop',
        'docker run --network=none nginx curl -s http://shop',
      ],
    },
    {
      words: [docker, remove, force, shop, andThen, docker, networks, remove, market],
      explanation: 'First the container, then the network: as long as somebody is in it, it cannot go.',
      goal: labelled(
        'shop and market are gone',
        all(
          { type: 'network', name: 'market', gone: true },
          { type: 'container', where: { name: 'shop' }, is: { most: 0 } },
        ),
      ),
      wrong: [
        'docker rm -f shop',
        'docker network rm market',
        'docker stop shop && docker network rm market',
        'docker network prune -f',
      ],
      also: [
        'docker network disconnect market shop && docker network rm market && docker rm -f shop',
        'docker rm -f shop; docker network prune -f',
      ],
    },
  ],
}
