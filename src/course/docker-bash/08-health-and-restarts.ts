import type { LessonSource } from '../lesson.ts'
import { all, any, gone, holdsLine, labelled, printed, ran, succeeded, typed } from '../linux/goals.ts'
import { builtFrom } from './goals.ts'
import {
  alpine,
  andThen,
  build,
  command,
  container,
  directory,
  docker,
  file,
  force,
  format,
  image,
  inBackground,
  named,
  option,
  pattern,
  program,
  remove,
  run,
  tag,
  text,
  value,
  written,
} from './words.ts'

const sleep = program('sleep', 'waits')
const inspect = command('inspect', 'tell all about it')

export const healthAndRestarts: LessonSource = {
  id: 'health-and-restarts',
  title: 'Health and Restarts',
  description:
    'Running is not the same as working. Let Docker ask a container how it is, and start it again when it ends.',
  steps: [
    {
      words: [
        program('mkdir', 'makes a directory'),
        option('-p', 'or takes the one that is there'),
        directory('clinic', 'the name it gets'),
        andThen,
        ...written(
          [
            text("'FROM nginx'", 'start from nginx'),
            text("'HEALTHCHECK --interval=1s --retries=2 CMD test -f /ready'", 'how to ask, and how often'),
          ],
          file('clinic/Dockerfile', 'how the image is made'),
        ),
      ],
      explanation:
        'HEALTHCHECK is a command that Docker runs in the container, here each second. If it fails twice in a row, the container is unhealthy; a real check would ask for a page instead of a file.',
      goal: labelled(
        'The Dockerfile says how health is checked',
        all(
          holdsLine('~/clinic/Dockerfile', '^FROM nginx'),
          holdsLine('~/clinic/Dockerfile', '^HEALTHCHECK .*test[", ]+-f[", ]+/ready'),
        ),
      ),
      wrong: [
        'mkdir clinic',
        "mkdir -p clinic && printf '%s\\n' 'FROM nginx' > clinic/Dockerfile",
        "printf '%s\\n' 'FROM nginx' 'HEALTHCHECK CMD test -f /ready' > Dockerfile",
      ],
      also: [
        'mkdir clinic && cd clinic && printf \'%s\\n\' \'FROM nginx\' \'HEALTHCHECK --interval=1s --retries=2 CMD ["test", "-f", "/ready"]\' > Dockerfile; cd',
        "mkdir clinic; printf 'FROM nginx\\nHEALTHCHECK --interval=1s --retries=2 CMD test -f /ready\\n' > clinic/Dockerfile",
      ],
    },
    {
      words: [docker, build, tag, image('clinic', 'the name it gets'), directory('clinic', 'where the files are')],
      explanation: 'The check becomes a part of the image, as the command does.',
      goal: labelled('The image clinic was built', builtFrom('clinic', '~/clinic')),
      wrong: [
        'docker build clinic',
        'docker build -t clinics clinic',
        'docker build -t clinic',
        'docker tag nginx clinic',
      ],
      also: ['docker build --tag clinic clinic', 'cd clinic && docker build -t clinic .'],
    },
    {
      words: [
        docker,
        run,
        inBackground,
        named,
        container('patient', 'the name it gets'),
        image('clinic', 'the image that was built'),
        andThen,
        sleep,
        value('4', 'seconds'),
      ],
      explanation: 'Starts a container of it, and gives the check a little time.',
      goal: {
        label: 'patient runs clinic',
        type: 'container',
        where: { name: 'patient', image: 'clinic', state: 'running' },
      },
      wrong: [
        'docker run -d --name patient nginx',
        'docker create --name patient clinic',
        'docker run -d clinic',
        'sleep 4',
      ],
      also: [
        'docker run -d --name=patient clinic; sleep 4',
        'docker create --name patient clinic && docker start patient && sleep 4',
      ],
    },
    {
      words: [
        docker,
        inspect,
        container('patient', 'the container'),
        format,
        pattern("'{{.State.Status}}, {{.State.Health.Status}}'", 'whether it runs, and whether it is well'),
      ],
      explanation:
        'It is running, and yet it is not well: the file is missing, as a database may be missing to a web server.',
      follows: true,
      goal: labelled(
        'patient was told to be unhealthy',
        all(any(succeeded('docker inspect'), succeeded('docker ps')), printed('unhealthy')),
      ),
      wrong: [
        "docker inspect patient --format '{{.State.Status}}'",
        'docker inspect clinic > /dev/null',
        'echo running',
        "docker inspect patients --format '{{.State.Status}}, {{.State.Health.Status}}'",
      ],
      also: [
        "docker inspect -f '{{.State.Health.Status}}' patient",
        'docker ps',
        'docker inspect patient | grep Status',
      ],
    },
    {
      words: [
        docker,
        command('exec', 'run a command in a container'),
        container('patient', 'the container'),
        program('touch', 'makes an empty file'),
        file('/ready', 'what the check asks for'),
        andThen,
        sleep,
        value('2', 'seconds'),
        andThen,
        docker,
        inspect,
        container('patient', 'the container'),
        format,
        pattern("'{{.State.Health.Status}}'", 'whether it is well'),
      ],
      explanation:
        'Makes it well, and asks again. Compose can wait for this before it starts what depends on it, with condition: service_healthy.',
      follows: true,
      goal: labelled(
        'patient was told to be healthy',
        any(
          all(succeeded('docker inspect'), printed('^healthy$|"Status": "healthy"')),
          all(succeeded('docker ps'), printed('[(]healthy[)].* patient$')),
        ),
      ),
      wrong: [
        'docker exec patient touch /ready',
        "docker inspect patient --format '{{.State.Status}}'",
        'echo well',
        'touch /ready',
      ],
    },
    {
      words: [
        docker,
        run,
        inBackground,
        named,
        container('flaky', 'the name it gets'),
        option('--restart', 'start it again'),
        value('on-failure:3', 'when it fails, three times at most'),
        alpine,
        program('sh', 'a shell'),
        option('-c', 'run what follows'),
        text("'echo trying; exit 1'", 'a program that fails'),
        andThen,
        sleep,
        value('3', 'seconds'),
      ],
      explanation:
        'Another kind of care: when the main process fails, Docker starts the container again, each time after a longer wait. With always or unless-stopped it never gives up.',
      follows: true,
      goal: {
        label: 'flaky is started again when it fails, three times at most',
        type: 'container',
        where: { name: 'flaky', image: 'alpine', restarts: 'on-failure:3' },
      },
      wrong: [
        "docker run -d --name flaky alpine sh -c 'echo trying; exit 1' && sleep 3",
        "docker run -d --restart on-failure:3 alpine sh -c 'exit 1'",
        "docker run -d --name flaky --restart always alpine sh -c 'sleep 100'",
      ],
    },
    {
      words: [docker, command('logs', 'show what it has printed'), container('flaky', 'the container')],
      explanation:
        'It has tried four times: once, and three times more. If a log says the same again and again, look for a restart.',
      follows: true,
      goal: labelled(
        'The log shows four starts',
        all(
          succeeded('docker logs'),
          any({ type: 'printed', text: { lines: 4 } }, all(ran('wc', 'grep'), typed('logs flaky'), printed('^4$'))),
        ),
      ),
      wrong: ['docker logs flaky | head -n 1', 'docker logs patient --tail 1', 'echo trying', 'docker logs flak'],
    },
    {
      words: [
        docker,
        remove,
        force,
        container('patient', 'the first'),
        container('flaky', 'the second'),
        andThen,
        program('rm', 'removes files'),
        option('-r', 'with all that is in it'),
        directory('clinic', 'the project'),
      ],
      explanation:
        'Clears away. A container that you stop or remove yourself is not started again, whatever its policy.',
      goal: labelled(
        'patient, flaky and clinic are gone',
        all(
          gone('~/clinic'),
          { type: 'container', where: { name: 'patient' }, is: { most: 0 } },
          { type: 'container', where: { name: 'flaky' }, is: { most: 0 } },
        ),
      ),
      wrong: ['docker rm -f patient flaky', 'rm -r clinic', 'docker stop patient flaky && rm -r clinic'],
      also: ['rm -rf clinic; docker rm -f flaky patient'],
    },
  ],
}
