import type { Mistake } from '../mistake.ts'

/** Names in Docker of what is not there, is there already, or is named otherwise. */
export const dockerNameMistakes: readonly Mistake[] = [
  {
    id: 'docker-name-misspelt',
    see: 'container-management',
    when: [
      {
        program: 'docker .*',
        misspelt: 'docker',
        status: 'failure',
        stderr: '[Nn]o such (container|object|image|volume|network)|network .* not found|not found: network',
      },
    ],
    note: 'Nothing here has that name, but there is one much like it. Tab completes names.',
    fix: '{fixed}',
  },
  {
    id: 'network-for-container',
    see: 'networking',
    when: [
      { program: 'docker .*', stderr: 'No such container: ([^ ]+)', was: { type: 'network', name: '{1}' } },
      { program: 'docker .*', stderr: 'No such container: ([^ ]+)', was: { type: 'volume', name: '{1}' } },
    ],
    note: 'No container is called so, but a network or a volume is: `docker network rm`.',
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
    when: [{ stderr: 'Invalid container name' }],
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
    id: 'network-exists',
    see: 'networking',
    when: [{ stderr: 'network with name .* already exists', status: 'failure' }],
    note: 'There is a network of that name: use it, or take another name.',
    fix: 'docker network ls',
  },
  {
    id: 'network-own',
    see: 'networking',
    when: [{ stderr: 'is a pre-defined network', status: 'failure' }],
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
