import { bytesOption } from './creation/host-options.ts'
import { ulimitReason } from './creation/ulimit.ts'
import { switchOption, valueOption } from './flags.ts'
import type { ListedSubcommand } from './subcommand.ts'

const text = (names: string, name: string, summary: string): ReturnType<typeof valueOption> =>
  valueOption(names, { name, kind: 'text' }, summary)

/** Options of the builder before BuildKit, which are taken and have no effect; no help tells of them. */
const OLD = [
  ...['compress', 'force-rm', 'rm', 'squash'].map((name) => switchOption(name, 'without effect in BuildKit')),
  ...['c,cpu-shares', 'cpu-period', 'cpu-quota', 'cpuset-cpus', 'cpuset-mems', 'isolation'].map((names) =>
    text(names, 'string', 'without effect in BuildKit'),
  ),
  ...['m,memory', 'memory-swap', 'security-opt'].map((names) => text(names, 'string', 'without effect in BuildKit')),
]

/** What is said of one of them. */
export const SQUASH_WARNING =
  'experimental flag squash is removed with BuildKit. You should squash inside build using a multi-stage Dockerfile for efficiency.'

/** What `docker build` says about itself. */
export const buildDeclaration: ListedSubcommand['declaration'] = {
  usage: '[OPTIONS] PATH | URL | -',
  takes: [1, 1],
  calledAs: 'docker buildx build',
  miscount: [
    'ERROR: "docker buildx build" requires exactly 1 argument.',
    "See 'docker buildx build --help'.",
    '',
    'Usage:  docker buildx build [OPTIONS] PATH | URL | -',
    '',
    'Start a build',
  ].join('\n'),
  description: [
    'Follows the instructions of a Dockerfile, step by step. PATH is the directory whose files it may copy: . is the one you are in.',
  ],
  options: [
    text('add-host', 'strings', 'a name and its address for RUN, NAME:ADDRESS'),
    text('build-arg', 'stringArray', 'set a value of an ARG, NAME=value'),
    text('build-context', 'stringArray', 'a directory or an image for --from and FROM, NAME=PATH'),
    text('builder', 'string', 'the builder: default'),
    text('cache-from', 'stringArray', 'where else steps may come from; nothing is there'),
    text('cache-to', 'stringArray', 'where to keep steps'),
    text('cgroup-parent', 'string', 'the parent cgroup of RUN'),
    valueOption('f,file', { name: 'string', kind: 'file' }, 'the Dockerfile, when it has another name; - reads it'),
    valueOption('iidfile', { name: 'string', kind: 'file' }, "write the image's id into this file"),
    text('label', 'stringArray', 'give the image a label, NAME=value'),
    switchOption('load', 'keep the image on this host, as is done anyway'),
    switchOption('no-cache', 'do every step anew'),
    text('no-cache-filter', 'stringArray', 'do the steps of these stages anew'),
    text('platform', 'stringArray', 'the platform of the image: linux/amd64'),
    text('network', 'string', 'the network of RUN: default, host or none'),
    valueOption('o,output', { name: 'stringArray', kind: 'directory' }, 'put all files into a directory instead'),
    text('progress', 'string', 'how to show what goes on: auto, plain or tty'),
    switchOption('push', 'send the image to the registry of its name'),
    valueOption('metadata-file', { name: 'string', kind: 'file' }, 'write what is told of the image into this file'),
    switchOption('pull', 'ask the registry for images that are here'),
    switchOption('q,quiet', 'print only the id of the image'),
    text('secret', 'stringArray', 'a secret for RUN, id=NAME,src=FILE'),
    text('ssh', 'stringArray', 'an agent for RUN'),
    bytesOption('shm-size', 'the size of /dev/shm for RUN'),
    valueOption('t,tag', { name: 'stringArray', kind: 'image' }, 'the name of the image, NAME:TAG'),
    text('target', 'string', 'the stage to stop at'),
    { ...text('ulimit', 'ulimit', 'a limit of each process of RUN'), check: ulimitReason },
  ],
  optionsInDocker: OLD,
  unsimulated: ['allow', 'attest', 'provenance', 'sbom'],
  operands: [{ name: 'PATH', kind: 'directory' }],
  examples: [{ line: 'docker build -t my-app .', meaning: 'Build the project in this directory.' }],
}
