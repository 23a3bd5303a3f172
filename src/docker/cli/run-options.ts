import { blockOptions } from './creation/block-options.ts'
import { hostOptions } from './creation/host-options.ts'
import { lifeOptions } from './creation/life-options.ts'
import { networkReason } from './creation/network-option.ts'
import { environmentOption } from './environment-option.ts'
import { detachKeysOption } from './detach-keys.ts'
import { labelOption } from './label-option.ts'
import { type DockerOption, switchOption, valueOption } from './flags.ts'

/** What `-p` without a value means (specification, section 5). */
const DEFAULT_PORTS = '80:80'

/** The options of `docker run` and `docker create` that are simulated. */
export const createOptions: readonly DockerOption[] = [
  environmentOption,
  valueOption('entrypoint', { name: 'string', kind: 'command' }, "run another program than the image's own"),
  valueOption('h,hostname', { name: 'string', kind: 'host' }, 'the host name inside the container'),
  switchOption('i,interactive', 'keep standard input open'),
  labelOption('l,label'),
  valueOption('name', { name: 'string', kind: 'text' }, 'give the container a name'),
  { ...valueOption('network', { name: 'network', kind: 'network' }, 'connect it to a network'), check: networkReason },
  { ...valueOption('net', { name: 'network', kind: 'network' }, 'the same as --network'), check: networkReason },
  {
    ...valueOption(
      'p,publish',
      { name: 'list', kind: 'text' },
      'publish a port, HOST:CONTAINER; 80:80 when none is given',
    ),
    implied: DEFAULT_PORTS,
  },
  switchOption('P,publish-all', 'publish every exposed port on a free port of the host'),
  valueOption(
    'restart',
    { name: 'string', kind: 'text' },
    'when to start it again by itself (kept, but nothing crashes here)',
  ),
  switchOption('rm', 'remove the container when it ends'),
  switchOption('t,tty', 'give it a terminal'),
  valueOption('v,volume', { name: 'list', kind: 'volume' }, 'mount a volume or a directory, SOURCE:TARGET'),
  valueOption('w,workdir', { name: 'string', kind: 'directory' }, 'the working directory inside'),
  ...hostOptions,
]

/** Those of Bash's docker alone, in which containers have processes. */
export const createOptionsInDocker: readonly DockerOption[] = [
  ...lifeOptions,
  ...blockOptions,
  valueOption('cgroup-parent', { name: 'string', kind: 'text' }, 'the control group above its own'),
  {
    ...valueOption('device-cgroup-rule', { name: 'list', kind: 'text' }, 'devices that it may use'),
    check: (value) =>
      /^[acb] (?:\d+|\*):(?:\d+|\*) [rwm]{1,3}$/.test(value) ? undefined : `invalid device cgroup format '${value}'`,
  },
  switchOption('q,quiet', 'do not show how the image is pulled'),
]

/** Those of its `docker run`, which attaches. */
export const runOptionsInDocker: readonly DockerOption[] = [...createOptionsInDocker, detachKeysOption]

/** Options that Docker has and that are not simulated. */
export const unsimulatedCreateOptions: readonly string[] = 'cpu-rt-period cpu-rt-runtime link-local-ip'.split(' ')
