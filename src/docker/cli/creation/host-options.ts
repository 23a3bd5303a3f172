import type { OperandKind } from '../../../shell/declaration.ts'
import { type DockerOption, numberOption, switchOption, trustOption, valueOption } from '../flags.ts'
import { readMount } from './mount-option.ts'
import { domainReason, gpusReason, sizeReason } from './value-checks.ts'

const option = (
  names: string,
  [name, kind]: readonly [name: string, kind: OperandKind],
  summary: string,
  check?: DockerOption['check'],
): DockerOption => ({ ...valueOption(names, { name, kind }, summary), ...(check && { check }) })

const LIST = ['list', 'text'] as const
const STRING = ['string', 'text'] as const

/** A number of bytes, such as `64m`. */
export const bytesOption = (names: string, summary: string): DockerOption =>
  option(names, ['bytes', 'text'], summary, sizeReason)

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/
/** An address of either kind, in a form that is good enough to be told from a name. */
export const isAddress = (text: string): boolean => IPV4.test(text) || /^[\da-f:]*:[\da-f:.]*$/i.test(text)

/** What is wrong with `name:address`. */
export function hostReason(text: string): string | undefined {
  const [name = '', address] = text.split(/[:=](.*)/s)
  if (name === '' || address === undefined) return `bad format for add-host: "${text}"`
  if (address === 'host-gateway' || isAddress(address)) return undefined
  return `invalid IP address in add-host: "${address}"`
}

const STREAMS: ReadonlySet<string> = new Set(['stdin', 'stdout', 'stderr'])

const addressReason = (text: string): string | undefined =>
  isAddress(text.trim()) ? undefined : `${text} is not an ip address`

/** Numbers of the kernel that a container may have for itself. */
const OWN_NUMBERS =
  /^(?:kernel\.(?:msgmax|msgmnb|msgmni|sem|shmall|shmmax|shmmni|shm_rmid_forced)|(?:net|fs\.mqueue)\..*)$/

function sysctlReason(text: string): string | undefined {
  const [name = '', value] = text.split(/=(.*)/s)
  return value !== undefined && OWN_NUMBERS.test(name) ? undefined : `sysctl '${text}' is not allowed`
}

/** The options of `docker run` and `docker create` about what surrounds a program. */
export const hostOptions: readonly DockerOption[] = [
  option('add-host', LIST, 'write a name and its address into /etc/hosts, NAME:ADDRESS', hostReason),
  option('annotation', ['map', 'text'], 'a note for what runs it, NAME=value'),
  option('a,attach', LIST, 'attach to STDIN, STDOUT or STDERR only', (value) =>
    STREAMS.has(value.toLowerCase()) ? undefined : 'valid streams are STDIN, STDOUT and STDERR',
  ),
  option('cap-add', LIST, 'add a capability of Linux'),
  option('cap-drop', LIST, 'take a capability away'),
  option('cgroupns', STRING, 'whose control groups it sees'),
  option('cidfile', ['string', 'file'], 'write the id into a file'),
  numberOption('c,cpu-shares', 'its share of the processors'),
  option('cpuset-cpus', STRING, 'which processors it may use'),
  option('device', LIST, 'give it a device of the host'),
  option('dns', LIST, 'ask this name server', addressReason),
  option('dns-option', LIST, 'set an option of the resolver'),
  option('dns-search', LIST, 'look names up in this domain', domainReason),
  option('domainname', STRING, 'the domain name inside the container'),
  option('env-file', ['list', 'file'], 'read environment variables from a file'),
  option('expose', LIST, 'tell of a port without publishing it'),
  option('gpus', ['gpu-request', 'text'], 'give it graphics cards', gpusReason),
  switchOption('init', 'run an init inside that passes signals on'),
  option('ip', STRING, 'its address in the network'),
  option('ip6', STRING, 'its address of version 6 in the network'),
  option('ipc', STRING, 'whose memory it shares'),
  option('isolation', STRING, 'how it is kept apart'),
  option('label-file', ['list', 'file'], 'read labels from a file'),
  option('log-driver', STRING, 'where its output goes: json-file, local or none'),
  option('log-opt', LIST, 'set an option of the log driver'),
  option('mac-address', STRING, 'its hardware address'),
  option('mount', ['mount', 'text'], 'mount something, type=bind,source=…,target=…', (value) => {
    const read = readMount(value)
    return read.type === 'wrong' ? read.reason : undefined
  }),
  option('network-alias', LIST, 'a further name in its network'),
  numberOption('oom-score-adj', 'how soon it is ended when memory is short'),
  option('pid', STRING, 'whose processes it sees'),
  numberOption('pids-limit', 'how many processes it may have'),
  option('platform', STRING, 'the kind of machine that the image is for'),
  switchOption('privileged', 'give it all rights on the host'),
  option('pull', STRING, 'when to pull the image: always, missing or never'),
  switchOption('read-only', 'let nothing be written outside its mounts'),
  option('runtime', STRING, 'what runs it'),
  option('security-opt', LIST, 'set an option of its confinement'),
  bytesOption('shm-size', 'the size of /dev/shm'),
  option('stop-signal', STRING, 'the signal that docker stop sends'),
  numberOption('stop-timeout', 'how many seconds docker stop waits'),
  option('storage-opt', LIST, 'set an option of its file system'),
  option('sysctl', ['map', 'text'], 'set a number of the kernel', sysctlReason),
  option('tmpfs', LIST, 'mount a directory in memory'),
  option('userns', STRING, 'whose users it has'),
  option('uts', STRING, 'whose host name it has'),
  trustOption,
  option('volume-driver', STRING, 'who keeps the files of volumes without a driver: local'),
  option('volumes-from', ['list', 'container'], 'mount what another container has mounted'),
]
