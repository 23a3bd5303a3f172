import type { Mistake } from '../mistake.ts'

/** Names in Docker of what is not there, is there already, or is named otherwise. */
export const dockerNameMistakes: readonly Mistake[] = [
  {
    id: 'network-for-container',
    see: 'networking',
    when: [
      { program: 'docker .*', stderr: 'No such container: ([^ ]+)', was: { type: 'network', name: '{1}' } },
      { program: 'docker .*', stderr: 'No such container: ([^ ]+)', was: { type: 'volume', name: '{1}' } },
    ],
    note: 'No container has that name, but a network or a volume has: `docker network rm`.',
  },
  {
    id: 'image-as-command',
    see: 'running-containers',
    when: [{ words: '^([a-z][a-z0-9.-]*)( .*)?$', status: 127, was: { type: 'image', name: '{1}' } }],
    note: 'That is an image, and no command. `docker run` makes a container of it.',
    fix: 'docker run {1}',
  },
  {
    id: 'container-unknown',
    see: 'container-management',
    when: [
      {
        program: 'docker .*',
        stderr: 'No such container: |No such object: ',
        unlike: '^docker (exec|run) (it|ti|d|i|t) ',
      },
    ],
    note: 'No container has that name. `docker ps -a` shows those that there are.',
    fix: 'docker ps -a',
  },
  {
    id: 'container-name',
    see: 'container-management',
    when: [{ stderr: 'Invalid container name|volume name is too short' }],
    note: 'A name has two characters or more: letters, digits, and after the first `_`, `.` and `-`.',
  },
  {
    id: 'network-unknown',
    see: 'networking',
    when: [{ program: 'docker (run|create|network .*)', stderr: 'network [^ ]+ not found' }],
    note: 'There is no such network. `docker network create` makes one.',
    fix: 'docker network ls',
  },
  {
    id: 'network-driver',
    see: 'networking',
    when: [{ program: 'docker network create', stderr: 'plugin .* not found' }],
    note: 'There is no driver of that name. Without `-d` the network is of the usual kind, `bridge`.',
  },
  {
    id: 'network-exists',
    see: 'networking',
    when: [{ stderr: 'network with name .* already exists', status: 'failure' }],
    note: 'There is a network of that name: use it, or take another name.',
    fix: 'docker network ls',
  },
  {
    id: 'network-own',
    see: 'networking',
    when: [{ stderr: 'is a pre-defined network|on predefined [a-z]+ network', status: 'failure' }],
    note: 'That network is part of Docker and stays. Yours are those that you have made.',
    fix: 'docker network ls',
  },
  {
    id: 'volume-unknown',
    see: 'data-management',
    when: [{ stderr: 'no such volume', status: 'failure' }],
    note: 'There is no such volume. `docker volume ls` shows those that there are.',
    fix: 'docker volume ls',
  },
  {
    id: 'files-inside',
    see: 'data-management',
    when: [
      {
        program: 'docker (run|exec)',
        status: 'failure',
        stderr: "^[a-z]+: (can't open|cannot [a-z]+) .*: No such file or directory$",
      },
      { program: 'docker (run|exec)', status: 'failure', stderr: '^[a-z]+: [^ ]+: No such file or directory$' },
    ],
    note: 'A container sees its own files, and of this machine only what `-v` gives it.',
  },
  {
    id: 'copy-source',
    see: 'advanced-operations',
    when: [{ program: 'docker cp', stderr: 'no such file or directory|Could not find the file' }],
    note: 'What is to be copied is not there. First comes where from, and then where to.',
  },
  {
    id: 'push-denied',
    see: 'working-with-images',
    when: [{ program: 'docker push', stderr: 'requested access to the resource is denied' }],
    note: 'Only an image that is named after an account of yours can be pushed: `ada/web`.',
  },
  {
    id: 'push-missing',
    see: 'working-with-images',
    when: [{ program: 'docker push', stderr: 'image does not exist locally' }],
    note: 'Only what is on this machine can be pushed, and there is no image of that name here.',
    fix: 'docker images',
  },
  {
    id: 'memory-unit',
    when: [{ words: ' (-m|--memory)[ =]?[0-9]+( |$)', stderr: 'Minimum memory limit allowed' }],
    note: 'A number alone counts bytes. A letter after it counts more at once: `512m`, `1g`.',
  },
  {
    id: 'reference-form',
    see: 'working-with-images',
    when: [{ program: 'docker .*', unlike: '[“”‘’„«»]', stderr: 'invalid reference format|invalid tag ' }],
    note: 'The name of an image has small letters, digits, `-`, `_`, `.` and `/`, and a tag after `:`.',
  },
  {
    id: 'names-in-network',
    see: 'networking',
    when: [
      {
        program: 'docker (run|exec)',
        stderr: "bad address '([^']+)'|Could not resolve host: ([^ ]+)|can't find ([^: ]+):",
        was: {
          type: 'any',
          of: [
            { type: 'container', where: { name: '{1}' } },
            { type: 'container', where: { name: '{2}' } },
            { type: 'container', where: { name: '{3}' } },
          ],
        },
      },
    ],
    note: 'Containers know each other by name in a network that was made for them.',
    fix: 'docker network ls',
  },
  {
    id: 'names-outside',
    see: 'networking',
    when: [
      {
        program: 'curl|wget|ping',
        stderr: 'Could not resolve host: ([^ ]+)',
        was: { type: 'container', where: { name: '{1}' } },
      },
      {
        program: 'ping|wget',
        stderr: '([A-Za-z0-9_-]+).?: Name or service not known',
        was: { type: 'container', where: { name: '{1}' } },
      },
    ],
    note: 'This machine knows no container by name: it is `localhost` and a port that is published.',
  },
  {
    id: 'image-variable',
    see: 'a-container-that-exits',
    when: [{ stderr: 'superuser password is not specified|password option is not specified' }],
    note: 'This image wants a variable before it starts: the message names it, and `-e` sets it.',
  },
  {
    id: 'save-file',
    see: 'advanced-operations',
    when: [{ stderr: 'refusing to save to a terminal' }],
    note: 'What it writes is not text: `-o` and a name save it in a file.',
  },
  {
    id: 'images-list',
    see: 'working-with-images',
    when: [{ words: '^docker images (ls|list|all|ps|rm|run|pull|show|help)$' }],
    note: '`docker images` takes a name. All of them are `docker images` alone, or `docker image ls`.',
    fix: 'docker images',
  },
  {
    id: 'docker-group',
    see: 'getting-help',
    when: [{ words: '^docker (image|container|volume|network|system|compose)$' }],
    note: 'That names a group of commands. One of the list follows it: `docker image ls`.',
  },
  {
    id: 'localhost-inside',
    see: 'networking',
    when: [
      {
        program: 'docker (run|exec)',
        words: ' (curl|wget|ping|redis-cli|psql)( .*)? [^ ]*(localhost|127[.]0[.]0[.]1)',
        stderr: "[Cc]onnection refused|Failed to connect|[Cc]ould(n't| not) connect",
      },
    ],
    note: 'Inside a container `localhost` is the container itself. Others are reached by their names.',
  },
]
