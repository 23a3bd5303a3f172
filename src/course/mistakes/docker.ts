import type { Mistake } from '../mistake.ts'

/** Images whose name is no word of anything else. */
const IMAGES = '(nginx|alpine|ubuntu|redis|postgres|httpd|busybox|debian|mysql|my-app)(:[^ ]+)?'

/** Containers, images, ports and volumes. */
export const dockerMistakes: readonly Mistake[] = [
  {
    id: 'docker-word-order',
    see: 'getting-help',
    when: [
      {
        words: '^docker (create|rm|ls|prune|inspect|list|remove) (volume|network|container|image|system)(( [^ ]+)*)$',
        status: 'failure',
      },
    ],
    note: 'Docker is told first what it is about, and then what to do: `docker network create`.',
    fix: 'docker {2} {1}{3}',
  },
  {
    id: 'run-container',
    see: 'container-management',
    when: [
      {
        program: 'docker run',
        stderr: 'pull access denied for ([^,]*), repository',
        was: { type: 'container', where: { name: '{1}' } },
      },
    ],
    note: 'That is a container: `docker start` starts it, and `docker exec` runs something in it.',
  },
  {
    id: 'publish-letter',
    see: 'running-containers',
    when: [{ program: 'docker (run|create)', words: ' -[a-z]*P [0-9]+:[0-9]+', status: 'failure' }],
    note: '`-P` takes no ports and chooses some itself. Ports of your own follow a small `-p`.',
  },
  {
    id: 'value-divided',
    see: 'running-containers',
    when: [
      {
        program: 'docker (run|create)',
        stderr: 'pull access denied for [0-9]+,',
        unlike: ' (-[a-z]*p|--publish) [0-9]+:? :?[0-9]+( |$)',
      },
    ],
    note: 'The number was taken for an image. A value is one word: `on-failure:3`, `--cpus=1`.',
  },
  {
    id: 'ids-alone',
    see: 'cleanup-and-maintenance',
    when: [
      {
        line: 'docker[[:space:]][^|;&]*[$][(]docker[[:space:]]+(ps|images)([[:space:]]+-[apl]+)?[)]',
        status: 'failure',
      },
    ],
    note: 'That hands over the whole table, its heading too. With `-q` there are only the ids.',
  },
  {
    id: 'image-missing',
    see: 'running-containers',
    when: [
      {
        program: 'docker (run|create)',
        stderr: 'requires at least 1 argument|No image specified',
        words:
          ' (--name|-p|-e|-v|-m|-u|-w|--(publish|env|volume|network|hostname|memory|cpus|restart|user|workdir|label|entrypoint))[ =]',
        line: '^[^;]*$',
      },
      {
        program: 'docker (run|create)',
        words: ` (--name|-p|-e|-v|--publish|--env|--volume|--network)[ =]${IMAGES} [^ -]`,
        stderr: 'pull access denied|invalid reference',
      },
    ],
    note: 'The image is missing. What stands right after an option such as `--name` belongs to it.',
  },
  {
    id: 'one-port',
    see: 'running-containers',
    when: [{ program: 'docker (run|create)', words: ' -d?p :?[0-9]+ [^0-9:]' }],
    note: 'One number is the port inside; this machine takes a free one. Both are `8080:80`.',
    fix: 'docker ps',
  },
  {
    id: 'port-colon',
    see: 'running-containers',
    when: [
      {
        program: 'docker (run|create)',
        stderr: 'Invalid containerPort: [0-9]+[^0-9][0-9]+',
      },
      {
        program: 'docker (run|create)',
        stderr: 'Invalid (hostPort|containerPort|proto)|No port specified',
        unlike: ' (-[a-z]*p|--publish) [0-9]+:? :?[0-9]+( |$)',
      },
      { stderr: 'Invalid ip address: ' },
      { words: '^docker compose ', stderr: 'Invalid (hostPort|containerPort|proto)' },
      { line: 'docker[[:space:]][^;]*[[:space:]]-[a-z]*p[[:space:]]*[0-9]+;[0-9]', stderr: 'command not found' },
    ],
    note: 'Two numbers with a colon between them: the port here, and the one inside, `8080:80`.',
  },
  {
    id: 'env-spaces',
    see: 'multi-container-applications',
    when: [
      {
        program: 'docker (run|create)',
        words: ' (-e|--env) [A-Za-z_]+ (=|[A-Za-z0-9_]+ [a-z])',
        unlike: ` (-e|--env) ${IMAGES} `,
        status: 'failure',
      },
      {
        program: 'docker (run|create)',
        words: ` (-e|--env) [A-Za-z_]+=[^ ]* [^ -][^ ]* ${IMAGES}( |$)`,
        stderr: 'pull access denied|executable file not found',
      },
    ],
    note: 'A variable and its value are one word with `=` between them: `-e NAME=value`.',
  },
  {
    id: 'start-options',
    see: 'running-containers',
    when: [
      {
        line: 'docker[[:space:]]+(container[[:space:]]+)?(start|restart|stop)[[:space:]]([^|;&]*[[:space:]])?(-p|-d|-e|-v|-it|--name|--publish|--env|--volume)([[:space:]]|$)',
        stderr: 'unknown (shorthand )?flag',
      },
    ],
    note: 'Ports, names and volumes are given once, to `docker run`. `start` takes them as they are.',
  },
  {
    id: 'no-bash-inside',
    see: 'interactive-containers',
    when: [{ stderr: 'exec: "(/bin/)?(bash|zsh)": (executable file not found|stat )' }],
    note: 'Small images such as Alpine have no `bash`. Their shell is `sh`.',
  },
  {
    id: 'ends-at-once',
    see: 'interactive-containers',
    when: [
      { program: 'docker exec', words: '^docker (container )?exec [^ -][^ ]* (/bin/)?(bash|sh)$', status: 0 },

      {
        program: 'docker run',
        words:
          '^docker (container )?run( -d| --detach| --rm| --name [^ ]+| --name=[^ ]+)* (ubuntu|alpine|debian|busybox|fedora|python|node)(:[^ ]+)?( bash| sh)?$',
      },
    ],
    note: 'Its program had nobody to read from and ended at once. `-it` gives it this terminal.',
  },
  {
    id: 'exec-order',
    see: 'interactive-containers',
    when: [
      {
        program: 'docker exec',
        words: '^docker (container )?exec( -[^ ]+)* [^ -][^ ]* ([^ -][^ ]*)( |$)',
        unlike: ' exec (it|ti|d|i|t) ',
        status: 'failure',
        was: { type: 'container', where: { name: '{3}' } },
      },
      {
        program: 'docker exec',
        words: ' (bash|sh|ls|cat|env|ps) ([^ -][^ ]*)$',
        stderr: 'No such container: (bash|sh|ls|cat|env|ps)$',
      },
    ],
    note: 'First the container, and then what is run in it: `docker exec -it web bash`.',
  },
  {
    id: 'exec-cd',
    see: 'interactive-containers',
    when: [{ program: 'docker (exec|run)', stderr: 'exec: "(cd|export|alias|source)": executable file not found' }],
    note: 'That is part of a shell, not a program. Start `bash` or `sh` inside, and type it there.',
  },
  {
    id: 'copy-colon',
    see: 'data-management',
    when: [
      { program: 'docker cp', stderr: 'must specify at least one container source' },
      { program: 'docker cp', words: ' [^ :]+ [^ :]+ [^ :]+$', stderr: 'requires exactly 2 arguments' },
    ],
    note: 'One side is in a container: its name, a colon and the path, as in `web:/etc/hosts`.',
  },
  {
    id: 'tag-colon',
    see: 'working-with-images',
    when: [
      { program: 'docker (pull|push)', words: ' [^ -][^ ]* [^ -][^ ]*$', stderr: 'requires exactly 1 argument' },
      {
        program: 'docker (run|create)',
        stderr: 'exec: (line [0-9]+: )?"?(latest|stable|slim|v?[0-9]+([.][0-9]+)*)"?: (executable file )?not found',
      },
    ],
    note: 'An image and its tag are one word with a colon between them: `nginx:latest`.',
  },
  {
    id: 'network-order',
    see: 'networking',
    when: [
      {
        program: 'docker network (connect|disconnect)',
        stderr: 'network ([^ ]*) not found',
        was: { type: 'container', where: { name: '{1}' } },
      },
    ],
    note: 'First the network, and then the container.',
  },
  {
    id: 'load-input',
    see: 'advanced-operations',
    when: [{ program: 'docker load', stderr: 'accepts no arguments' }],
    note: '`docker load` reads what comes in. A file is named with `-i`.',
  },
  {
    id: 'format-quotes',
    see: 'container-logs-and-inspection',
    when: [
      { line: '[{][{][[:space:]]', stderr: 'unclosed action' },
      { line: '--format[ =]+[{][{][^[:space:]"]*[[:space:]]+[^-[:space:]]*[{][{]', status: 'failure' },
    ],
    note: 'The spaces made several words of the format: single quotes keep it together.',
  },
  {
    id: 'tail-number',
    see: 'container-logs-and-inspection',
    when: [
      {
        program: 'docker logs',
        words: ' (-n|--tail) [^ 0-9-][^ ]*( [0-9]+)?$',
        stderr: 'requires exactly 1 argument|No such container: [0-9]+$',
      },
    ],
    note: 'The option took the name for its value. The number comes between: `--tail 5 web`.',
  },
  {
    id: 'options-after-image',
    see: 'running-containers',
    when: [
      {
        program: 'docker (run|create)',
        words: ` ${IMAGES} (-d|-p|-v|-e|-it|--name|--network|--rm|--detach)( |$)`,
        // a program of the image's own name has options, too, and other things may have that name
        unlike: ` (${IMAGES}|--name|--network|--network-alias|--hostname|-h) ${IMAGES} -`,
      },
      { program: 'docker (run|create|start)', stderr: 'exec: "-[^"]*": executable file not found' },
      {
        program: 'docker (run|create)',
        words: ` ${IMAGES} (bash|sh|/bin/sh|/bin/bash) (-d|-it|-p|-v|-e|--name|--network|--rm|--detach)( |$)`,
      },
      {
        program: 'docker (run|create)',
        words: ` ${IMAGES} ([^ -][^ ]*).* (-v [^ :]+:/[^ ]*|-p [0-9]+:[0-9]+|--name [^ ]+|--network [^ ]+|--rm)( |$)`,
        // which prints any words
        unlike: ` ${IMAGES} (echo|printf) `,
      },
    ],
    note: 'What stands after the image is run inside it. Options come before the image.',
  },
  {
    id: 'options-after-container',
    see: 'interactive-containers',
    when: [
      { program: 'docker exec', words: '^docker (container )?exec [^ -][^ ]* (bash|sh) -[itd]+$' },
      { program: 'docker exec', stderr: 'exec: "-[^"]*": executable file not found' },
    ],
    note: 'What stands after the container is run inside it. Options come before the container.',
  },
  {
    id: 'port-with-space',
    see: 'running-containers',
    when: [{ program: 'docker (run|create)', words: ' (-[a-z]*p|--publish) [0-9]+:? :?[0-9]+( |$)' }],
    note: 'The two ports are one word with a colon between them: here first, then inside.',
  },
  {
    id: 'ports-swapped',
    see: 'running-containers',
    when: [
      {
        program: 'docker (run|create)',
        words:
          ' (-[a-z]*p|--publish)[ =]?([0-9.]+:)?80:([0-79][0-9]*|8[1-9][0-9]*|80[0-9]+|8) .*(nginx|httpd|caddy|my-app)(:[^ ]*)?( |$)',
      },
      {
        program: 'docker (run|create)',
        words:
          ' (-[a-z]*p|--publish)[ =]?([0-9.]+:)?(6379:[0-57-9][0-9]* .*redis|5432:[0-46-9][0-9]* .*postgres|3306:[0-24-9][0-9]* .*(mysql|mariadb))(:[^ ]*)?( |$)',
      },
    ],
    note: 'First the port of this machine, then the one inside: `8080:80` leads to port 80 inside.',
  },
  {
    id: 'port-taken',
    see: 'running-containers',
    when: [{ stderr: 'Bind for [0-9.]+:([0-9]+) failed: port is already allocated' }],
    note: 'A port of this machine leads to one container only. Take another number before the `:`.',
    fix: 'docker ps',
  },
  {
    id: 'name-taken',
    see: 'container-management',
    when: [{ stderr: 'The container name "/(.*)" is already in use' }],
    note: 'A container keeps its name when it stops. Remove or start that one, or take another.',
    fix: 'docker ps -a --filter name={1}',
  },
  {
    id: 'name-one-word',
    see: 'running-containers',
    when: [
      {
        program: 'docker (run|create)',
        words: ` --name [^ ]+ [^ -][^ ]* ${IMAGES}( |$)`,
        stderr: 'pull access denied|invalid reference',
      },
      { program: 'docker (volume|network) create', words: ' create [^ -]+ [^ -]+$', status: 'failure' },
    ],
    note: 'A name is one word. Parts of it are joined by a dash: `my-web`.',
  },
  {
    id: 'docker-name-misspelt',
    see: 'container-management',
    when: [
      {
        program: 'docker .*',
        misspelt: 'docker',

        stderr: '[Nn]o such (container|object|image|volume|network)|network .* not found|not found: network',
      },
    ],
    note: 'Nothing here has that name, but there is one much like it. Tab completes names.',
    fix: '{fixed}',
  },
  {
    id: 'image-misspelt',
    see: 'working-with-images',
    when: [
      { stderr: 'pull access denied for ([^,]*), repository does not exist' },
      { stderr: 'failed to solve: ([^:]*): pull access denied' },
      {
        program: 'docker (rmi|tag|history|save)',
        stderr: 'No such image: ([^:]*)',
        was: { type: 'not', of: { type: 'container', where: { name: '{1}' } } },
      },
    ],
    note: 'There is no image of this name, here or in the registry. Is it spelt right?',
    fix: 'docker images',
  },
  {
    id: 'tag-misspelt',
    see: 'working-with-images',
    when: [
      { stderr: 'manifest for (.*) not found: manifest unknown' },
      { stderr: 'failed to solve: [^: ]+:[^: ]+: docker.io/.*: not found' },
    ],
    note: 'The image is known, but not with this tag: what stands after the colon.',
  },
  {
    id: 'image-upper-case',
    see: 'building-custom-images',
    when: [{ stderr: 'repository name .*must be lowercase' }],
    note: 'The name of an image has small letters only.',
  },
  {
    id: 'exec-before-start',
    see: 'container-management',
    when: [
      {
        program: 'docker exec',
        words: '^docker (container )?exec( -[^ ]+)* ([^ -][^ ]*)',
        stderr: 'ontainer "?([^" ]*)"? is not running',
        was: { type: 'container', where: { name: '{1}', state: 'created' } },
      },
    ],
    note: 'It was made, but never started. Start the container before you run something in it.',
    fix: 'docker start {1}',
  },
  {
    id: 'container-not-running',
    see: 'container-management',
    when: [
      // what is told of it is its whole id: the name is in the line
      {
        program: 'docker exec',
        words: '^docker (container )?exec( -[itd]+)* ([^ -][^ ]*)',
        stderr: 'ontainer [0-9a-f]{64} is not running',
      },
      {
        program: 'docker (kill|pause|top)',
        words: '()() ([^ -][^ ]*)$',
        stderr: 'ontainer [0-9a-f]{64} is not running',
      },
      { stderr: '()()ontainer "?([^" ]*)"? is not running' },
      { program: 'docker attach', words: '()() ([^ -][^ ]*)$', stderr: 'attach to a stopped container' },
    ],
    note: 'A stopped container runs nothing. Start it, then run commands in it.',
    fix: 'docker start {3}',
  },
  {
    id: 'not-paused',
    see: 'container-management',
    when: [{ stderr: 'is not paused' }],
    note: 'Only what `docker pause` has halted can go on. `docker ps` says which containers are paused.',
    fix: 'docker ps',
  },
  {
    id: 'rm-running',
    see: 'container-management',
    when: [
      // what is told of it is its whole id: the name is in the line
      {
        program: 'docker rm',
        words: '()([^ -][^ ]*)$',
        stderr: 'annot remove a running container [0-9a-f]{64}',
      },
      { program: 'docker rm', stderr: '()annot remove a running container "?([^" ]*[^" .])' },
    ],
    note: 'A container that runs is not removed. Stop it first, or force it with `-f`.',
    fix: 'docker stop {2}',
  },
  {
    id: 'image-in-use',
    see: 'building-custom-images',
    when: [{ program: 'docker rmi', stderr: 'conflict: unable to (remove|delete)' }],
    note: 'A container was made from it, and stopped ones count. Remove the container first.',
    fix: 'docker ps -a',
  },
  {
    id: 'volume-in-use',
    see: 'data-management',
    when: [{ stderr: 'volume is in use' }],
    note: 'A container holds the volume, even when it is stopped. Remove the container first.',
    fix: 'docker ps -a',
  },
  {
    id: 'network-in-use',
    see: 'networking',
    when: [{ stderr: 'has active endpoints' }],
    note: 'A container is still in the network. Remove or disconnect it first.',
    fix: 'docker ps',
  },
  {
    id: 'relative-bind',
    see: 'data-management',
    when: [
      { stderr: 'includes invalid characters for a local volume name' },
      {
        program: 'docker (run|create)',
        words: ' (-[a-z]*v|--volume)[ =]?([A-Za-z0-9][^:/ ]*):/',
        was: { type: 'file', path: '{2}' },
      },
    ],
    note: 'Without `/` at its beginning that is the name of a volume. Write the whole path.',
  },
  {
    id: 'image-for-container',
    see: 'container-management',
    // digits may begin the id of any image
    when: [{ stderr: 'No such container: ([^ ]*[g-z_:./-][^ ]*)', was: { type: 'image', name: '{1}' } }],
    note: 'That is an image. A container has a name of its own: `docker ps` shows it.',
    fix: 'docker ps -a',
  },
  {
    id: 'container-for-image',
    see: 'working-with-images',
    when: [{ stderr: 'No such image: ([^:]*)', was: { type: 'container', where: { name: '{1}' } } }],
    note: 'That is a container. `docker rm` removes containers, `docker rmi` removes images.',
    fix: 'docker rm {1}',
  },
  {
    id: 'ps-without-all',
    see: 'docker-basics',
    when: [
      {
        program: 'docker ps',
        words: '^docker (ps|container (ls|ps|list))( --no-trunc)?$',
        line: '^[^|]*$',
        lines: 1,
        was: { type: 'container', where: { state: 'exited' } },
      },
      {
        program: 'docker ps',
        words: '^docker [^=]*name=([^ ]+)$',
        unlike: ' (-[a-z]*[aln]|--all|--last|--latest)( |$)',
        lines: 1,
        was: { type: 'container', where: { name: '{1}', state: 'exited' } },
      },
      {
        program: 'docker ps',
        words: '^docker (ps|container (ls|ps|list))$',
        line: '^[^|]*$',
        was: { type: 'container', where: { newest: true, state: 'exited' } },
      },
      {
        program: 'docker ps',
        words: '^docker (ps|container (ls|ps|list))$',
        line: '\\|[[:space:]]*grep[[:space:]]+([^-[:space:]][^[:space:]]*)[[:space:]]*$',
        lines: 0,
        was: { type: 'container', where: { state: 'exited' } },
      },
    ],
    note: '`docker ps` shows what runs. With `-a` it shows the stopped containers, too.',
    fix: 'docker ps -a',
  },
  {
    id: 'build-without-context',
    see: 'building-custom-images',
    when: [{ program: 'docker build', stderr: 'requires exactly 1 argument' }],
    note: 'It has to be told where the files are: the dot at the end is this directory.',
  },
  {
    id: 'exec-without-command',
    see: 'interactive-containers',
    when: [{ words: '^docker ', stderr: 'requires at least 2 arg' }],
    note: 'After the container comes what to run in it: `bash` for a shell.',
  },
  {
    id: 'docker-dash',
    see: 'docker-basics',
    when: [
      { stderr: '^(bash: )?docker[-_.]?(ps|run|images|stop|start|rm|exec|build|pull|logs): command not found$' },
      { stderr: '^Command .docker[-_]?(ps|run|images|stop|start|rm|exec|build|pull|logs). not found' },
      { stderr: 'unknown shorthand flag: .[a-z]. in -(ps|run|images|stop|start|exec|build|pull|logs)$' },
      { stderr: 'unknown flag: --(ps|run|images|stop|start|exec|build|pull|logs)$' },
    ],
    note: '`docker` and what it shall do are two words with a space between them.',
  },
  {
    id: 'one-dash',
    see: 'running-containers',
    when: [
      { stderr: 'unknown shorthand flag: .[a-z]. in -([a-z]{3,}|[a-z]+-[a-z]+|rm)' },
      { program: 'docker .*', line: '[[:space:]]-(all|port|publish|name)([[:space:]=]|$)' },
      {
        program: 'docker .*',
        line: '[[:space:]]-(volume|network|env|detach|tag|file|tail|follow)([[:space:]=]|$)',
        status: 'failure',
      },
      {
        stderr: 'invalid option -- ',
        line: '[[:space:]]-(help|version|all|recursive|force|verbose|reverse|lines|bytes|ignore-case|ignore|human-readable|numeric-sort|numeric|line|words|unique|name)([[:space:]=]|$)',
      },
    ],
    note: 'An option that is a whole word has two dashes: `--name`.',
  },
  {
    id: 'template',
    see: 'container-logs-and-inspection',
    when: [
      { stderr: "template parsing error|map has no entry for key|can't evaluate field" },
      { program: 'docker inspect', words: ' (-f|--format)[ =][.][A-Z][A-Za-z.]*( |$)' },
      { program: 'docker .*', words: ' --format[ =][.][A-Z][A-Za-z.]*( |$)' },
      { program: 'docker .*', words: ' (-f|--format)[ =]\\{([.]?[A-Za-z.]+|\\{[A-Z][A-Za-z.]*\\})\\}' },
      { program: 'docker .*', line: '(-f|--format)[[:space:]=]+["\']?\\{[.]' },
      { program: 'docker .*', stderr: '(No such object|no such object): .*\\{\\{' },
    ],
    note: 'The form is `-f {{.State.Status}}`: two braces, a dot, and names with their capitals.',
  },
  {
    id: 'log-stderr',
    see: 'pipes',
    when: [{ line: '^docker (container )?logs [^|>&]*\\|[[:space:]]*grep ', status: 1 }],
    note: 'A pipe carries standard output alone. `2>&1` before it adds the messages.',
  },
  {
    id: 'volume-divided',
    see: 'data-management',
    when: [
      { words: ' (-v|--volume) [^ :]+:? :?/[^ ]*( |$)', stderr: 'invalid reference format' },
      { stderr: "invalid volume specification: '[^']*'[.]$" },
    ],
    note: 'Name and path are one word, with a `:` between them: `-v my-data:/data`.',
  },
  {
    id: 'docker-delete',
    see: 'cleanup-and-maintenance',
    when: [{ words: '^docker ((volume|network|image|container) )?delete( |$)', status: 'failure' }],
    note: 'Docker says `rm` for it: `docker volume rm`, `docker network rm`.',
  },
  {
    id: 'docker-subcommand',
    see: 'getting-help',
    when: [
      {
        words: '^docker (volume|network|image|container|system) [a-z]',
        stderr: '^Usage: +docker (volume|network|image|container|system) COMMAND',
        status: 'failure',
      },
    ],
    note: 'No command is called so. `ls`, `inspect` and `rm` are among those in the list.',
  },
  {
    id: 'ps-operand',
    see: 'docker-basics',
    when: [{ program: 'docker ps', stderr: 'accepts no arguments', unlike: ' ([|;&<>].*|-)( |$)' }],
    note: '`docker ps` takes options alone. For the stopped containers, too, it is `-a`.',
    fix: 'docker ps -a',
  },
  {
    id: 'docker-command',
    see: 'docker-basics',
    when: [
      {
        stderr:
          'is not a docker command|unknown (docker )?command: |unknown help topic: |is not a valid [a-z]+ command',
        line: '^[^;|&]*$',
      },
      { stderr: 'is not a docker command', shell: 'Bash' },
    ],
    note: 'Docker has no such command. `docker help` lists those that it has.',
    fix: 'docker help',
  },
  {
    id: 'quoted-command',
    see: 'interactive-containers',
    when: [
      { stderr: 'exec: "[^" ]+ [^"]*": (executable file not found|stat )' },
      { stderr: '^bash: [a-z]+ [^:]*: command not found$', line: '^[[:space:]]*(["\'])[a-z]+ ' },
    ],
    note: 'Quotes make one word of it, and no program has that name. Leave them out.',
  },
  {
    id: 'program-not-inside',
    see: 'interactive-containers',
    when: [
      { stderr: 'exec: "[^"]*": (executable file not found|stat [^:]*: no such file)' },
      // an image's own script says so where it runs what it is given
      { program: 'docker (run|start|exec)', stderr: 'entrypoint[.]sh: (line )?[0-9: ]*exec: [^:]*: not found' },
      { program: 'docker (run|start|exec)', stderr: 'entrypoint[.]sh: exec: line [0-9]+: [^:]*: not found' },
    ],
    note: 'There is no program of that name inside. Is it spelt right?',
  },
  {
    id: 'mount-relative',
    see: 'data-management',
    when: [{ stderr: 'mount path must be absolute|needs to be an absolute path' }],
    note: 'Inside the container the path is a whole one: it begins with `/`.',
  },
  {
    id: 'port-private',
    see: 'running-containers',
    when: [{ program: 'docker port', stderr: 'No public port ' }],
    note: 'No port of this machine leads there. `docker port` and the name alone lists those that do.',
  },
  {
    id: 'port-closed',
    see: 'running-containers',
    when: [
      { program: 'curl|wget|ssh|nc', stderr: '[Cc]onnection refused|Failed to connect|Could not connect' },
      { program: 'curl', status: 7, line: '^([^|]|\\|[^|])*$' },
    ],
    note: 'Nothing answers at that port. Is the number right, and does the server run?',
  },
  {
    id: 'docker-elsewhere',
    when: [{ stderr: '(^|: )docker: command not found$|^Command .docker. not found' }],
    note: 'This machine has no Docker. The Docker host has: it is the other mode of this page.',
  },
]
