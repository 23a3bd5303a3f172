import type { Mistake } from '../mistake.ts'

/** Images that are built, and Compose. */
export const buildMistakes: readonly Mistake[] = [
  {
    id: 'build-context',
    see: 'building-custom-images',
    when: [
      { stderr: 'unable to prepare context: path ' },
      {
        program: 'docker build',
        words: ' [^ -][^ ]* [.]$| [.] [^ -][^ ]*$',
        unlike: ' (-t|--tag|-f|--file|--[a-z-]+) [^ ]+( [.])?$',
        stderr: 'requires exactly 1 argument',
      },
    ],
    note: 'The last word is the directory, and the name follows `-t`: `docker build -t my-app .`',
  },
  {
    id: 'no-dockerfile',
    see: 'building-custom-images',
    when: [{ stderr: 'failed to read dockerfile: open .*/Dockerfile: no such file' }],
    note: 'There is no `Dockerfile` in that directory. `ls` shows where it is.',
  },
  {
    id: 'copy-outside',
    see: 'building-custom-images',
    when: [{ stderr: 'failed to calculate checksum of ref .*: not found' }],
    note: '`COPY` finds only what is in the directory that `docker build` was given.',
  },
  {
    id: 'from-first',
    see: 'building-custom-images',
    when: [{ stderr: 'no build stage in current context|the Dockerfile cannot be empty' }],
    note: 'A Dockerfile begins with `FROM` and the image that it builds on.',
  },
  {
    id: 'other-packages',
    see: 'building-custom-images',
    when: [
      { stderr: 'process "/bin/sh -c (apt|apt-get|yum|dnf|apk) .*did not complete successfully: exit code: 127' },
      { program: 'docker (run|exec)', stderr: 'exec: "(apt|apt-get|yum|dnf|apk)": executable file not found' },
    ],
    note: 'Each system installs in its own way: Alpine with `apk add`, Debian with `apt-get install`.',
  },
  {
    id: 'json-quotes',
    see: 'a-good-dockerfile',
    when: [{ stderr: '/bin/sh: (1: )?\\[[^:]*: not found' }],
    note: 'In the brackets of `CMD` each word has double quotes: `["echo", "hi"]`.',
  },
  {
    id: 'dockerfile-word',
    see: 'a-good-dockerfile',
    when: [{ stderr: 'parse error on line [0-9]+: unknown instruction' }],
    note: 'Each line of a Dockerfile begins with one of its words: `FROM`, `COPY`, `RUN`, `CMD`.',
  },
  {
    id: 'dockerfile-words',
    see: 'a-good-dockerfile',
    when: [
      {
        stderr:
          'parse error on line [0-9]+: .* (requires|must have) |parse error on line [0-9]+: Unknown type |failed to solve: [A-Z]+ (requires|must have) ',
      },
      { program: 'docker build', stderr: 'failed to solve: Invalid containerPort' },
    ],
    note: 'This line of the Dockerfile takes other words: `COPY FROM TO`, `FROM IMAGE`, `EXPOSE 80`.',
  },
  {
    id: 'apt-update',
    see: 'a-good-dockerfile',
    when: [{ stderr: 'process "/bin/sh -c apt(-get)? install.*exit code: 100' }],
    note: 'The lists come first, and nobody answers: `apt-get update && apt-get install -y`.',
  },
  {
    id: 'run-command',
    see: 'a-good-dockerfile',
    when: [{ stderr: 'did not complete successfully: exit code: 127' }],
    note: 'What `RUN` names is run in the image, and there is no such command in it.',
  },
  {
    id: 'run-failed',
    see: 'a-good-dockerfile',
    when: [{ stderr: 'process "/bin/sh -c .* did not complete successfully: exit code: ' }],
    note: 'A command of `RUN` has failed, and so has the build. Its own message stands above.',
  },
  {
    id: 'stage-name',
    see: 'multi-stage-builds',
    when: [{ stderr: '>>> COPY --from=' }],
    note: '`--from` names a stage as `AS` calls it, or an image. Neither has this name.',
  },
  {
    id: 'stage-target',
    see: 'multi-stage-builds',
    when: [{ stderr: 'target stage .* could not be found' }],
    note: 'No stage of the Dockerfile has this name. `AS` gives one: `FROM node AS build`.',
  },
  {
    id: 'compose-cycle',
    see: 'compose-with-a-database',
    when: [{ stderr: 'dependency cycle detected' }],
    note: 'Services wait for each other here, and none can be first. Leave one `depends_on` out.',
  },
  {
    id: 'compose-declare',
    see: 'compose-with-a-database',
    when: [{ stderr: 'refers to undefined (volume|network)' }],
    note: 'What services share is named at the left margin, too: `volumes:`, and below it `data:`.',
  },
  {
    id: 'compose-service',
    see: 'compose-with-a-database',
    when: [{ stderr: 'depends on undefined service|[Nn]o such service: ' }],
    note: 'No service in the file has that name. `docker compose config --services` lists them.',
    fix: 'docker compose config --services',
  },
  {
    id: 'compose-image',
    see: 'compose-with-a-database',
    when: [{ stderr: 'has neither an image nor a build context' }],
    note: 'A service is told what it runs: `image: nginx`, or `build: .` where there is a Dockerfile.',
  },
  {
    id: 'compose-empty',
    see: 'compose-with-a-database',
    when: [{ stderr: 'empty compose file' }],
    note: 'The file is empty. It begins with `services:`, and what runs stands below that.',
  },
  {
    id: 'yaml-form',
    see: 'compose-with-a-database',
    when: [{ stderr: '^yaml: |did not find expected|mapping values are not allowed' }],
    note: 'In YAML what belongs together begins in one column, with spaces and never with tabs.',
  },
  {
    id: 'compose-key',
    see: 'compose-with-a-database',
    when: [{ stderr: 'Additional property .* is not allowed|must be a (mapping|list|string|array|object)' }],
    note: 'Compose has no such key at that place. Is it spelt right, and as far in as the others?',
  },
  {
    id: 'service-not-running',
    see: 'compose-with-a-database',
    when: [{ stderr: 'service "[^"]*" is not running' }],
    note: 'No service of that name is running. `docker compose ps` shows those that are.',
    fix: 'docker compose ps -a',
  },
  {
    id: 'compose-options',
    see: 'compose-with-a-database',
    when: [{ words: '^docker compose -[dv] (up|down)', status: 'failure' }],
    note: 'What belongs to `up` or `down` stands after it: `docker compose up -d`.',
  },
  {
    id: 'compose-file',
    see: 'multi-container-applications',
    when: [{ stderr: 'no configuration file provided: not found' }],
    note: 'Compose reads `compose.yaml` of the directory you are in, and there is none.',
  },
]
