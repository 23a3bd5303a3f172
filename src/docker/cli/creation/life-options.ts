import { uint16Reason } from './value-checks.ts'
import type { HostSettings } from '../../engine/settings.ts'
import type { Healthcheck } from '../../engine/model.ts'
import { parseSize } from '../../engine/units.ts'
import { type DockerOption, type Flags, numberOption, switchOption, valueOption } from '../flags.ts'
import { CreationError } from './creation-error.ts'
import { goDuration } from '../../engine/go-duration.ts'
import { bytesOption } from './host-options.ts'
import { ulimitReason } from './ulimit.ts'

const lasting = (names: string, summary: string): DockerOption => ({
  ...valueOption(names, { name: 'duration', kind: 'text' }, summary),
  check: (value) => {
    const time = goDuration(value)
    return typeof time === 'number' ? undefined : time.reason
  },
})

const swap = bytesOption('memory-swap', 'how much memory and swap together it may use, -1 for as much as there is')

function cpusReason(value: string): string | undefined {
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(value)) return `failed to parse ${value} as a rational number`
  return /\.\d{10,}/.test(value) ? 'value is too precise' : undefined
}

function linkReason(value: string): string | undefined {
  if (value === '') return 'empty string specified for links'
  return value.split(':').length > 2 ? `bad format for links: ${value}` : undefined
}

/** Options about how much a container may use, which `docker update` has, too. */
export const limitOptions: readonly DockerOption[] = [
  {
    ...valueOption('cpus', { name: 'decimal', kind: 'number' }, 'how many processors it may use'),
    check: cpusReason,
  },
  bytesOption('m,memory', 'how much memory it may use; who uses more is ended'),
  bytesOption('memory-reservation', 'how much memory it gets where memory is short'),
  { ...swap, check: (value) => (value === '-1' ? undefined : swap.check?.(value)) },
  numberOption('cpu-period', 'over how many microseconds --cpu-quota counts'),
  numberOption('cpu-quota', 'how many microseconds of each period it may use a processor'),
  valueOption('cpuset-mems', { name: 'string', kind: 'text' }, 'which memory it may use; there is 0 only'),
  {
    ...valueOption('blkio-weight', { name: 'uint16', kind: 'number' }, 'a limit of disks, 10 to 1000'),
    check: uint16Reason,
  },
  bytesOption('kernel-memory', 'a limit that has no effect any more'),
]

/** The options of `docker run` and `docker create` about whom processes run as, what they may use and how they are checked. */
export const lifeOptions: readonly DockerOption[] = [
  ...limitOptions,
  valueOption('group-add', { name: 'list', kind: 'text' }, 'a further group of its processes'),
  valueOption('health-cmd', { name: 'string', kind: 'text' }, 'the command that checks its health'),
  lasting('health-interval', 'how often it is checked'),
  numberOption('health-retries', 'after how many failures it is unhealthy'),
  lasting('health-start-period', 'how long failures do not count at first'),
  lasting('health-timeout', 'how long a check may take'),
  { ...valueOption('link', { name: 'list', kind: 'text' }, 'find another container by name'), check: linkReason },
  numberOption('memory-swappiness', 'how soon it swaps, 0 to 100'),
  switchOption('no-healthcheck', 'do not check its health'),
  switchOption('oom-kill-disable', 'do not end it when it uses too much memory'),
  { ...valueOption('ulimit', { name: 'ulimit', kind: 'text' }, 'a limit of each process'), check: ulimitReason },
  valueOption('u,user', { name: 'string', kind: 'text' }, 'whom it runs as, NAME or UID:GID'),
]

const HEALTH = ['health-cmd', 'health-interval', 'health-timeout', 'health-start-period', 'health-retries']

/** A duration in milliseconds. @throws CreationError */
function timeOf(flags: Flags, name: string): number {
  const time = goDuration(flags.value(name) ?? '0')
  if (typeof time !== 'number') return 0
  if (time < 0) throw new CreationError(`--${name} cannot be negative`)
  return time
}

/** The check that is asked for; undefined where the image's own holds. @throws CreationError */
function healthOf(flags: Flags): Healthcheck | undefined {
  const given = HEALTH.some((name) => flags.has(name))
  if (flags.has('no-healthcheck') && given)
    throw new CreationError('--no-healthcheck conflicts with --health-* options')
  if (!given && !flags.has('no-healthcheck')) return undefined
  const command = flags.value('health-cmd')
  const retries = Number(flags.value('health-retries') ?? 0)
  if (retries < 0) throw new CreationError('--health-retries cannot be negative')
  const test = command === undefined ? [] : ['CMD-SHELL', command]
  return {
    test: flags.has('no-healthcheck') ? ['NONE'] : test,
    interval: timeOf(flags, 'health-interval'),
    timeout: timeOf(flags, 'health-timeout'),
    startPeriod: timeOf(flags, 'health-start-period'),
    retries,
  }
}

const BILLION = 1e9

function sizeOf(flags: Flags, name: string): number | undefined {
  const text = flags.value(name)
  return text === '-1' ? -1 : text === undefined ? undefined : parseSize(text, 1024)
}

function numberOf(flags: Flags, name: string): number | undefined {
  const text = flags.value(name)
  return text === undefined ? undefined : Number(text)
}

/** What flags ask of how much a container may use. */
export function limitsOf(flags: Flags): HostSettings {
  const cpus = flags.value('cpus')
  return {
    Memory: sizeOf(flags, 'memory'),
    MemorySwap: sizeOf(flags, 'memory-swap'),
    MemoryReservation: sizeOf(flags, 'memory-reservation'),
    NanoCpus: cpus === undefined ? undefined : Math.round(Number(cpus) * BILLION),
    PidsLimit: numberOf(flags, 'pids-limit'),
    CpuShares: numberOf(flags, 'cpu-shares'),
    CpusetCpus: flags.value('cpuset-cpus'),
    CpuPeriod: numberOf(flags, 'cpu-period'),
    CpuQuota: numberOf(flags, 'cpu-quota'),
    CpusetMems: flags.value('cpuset-mems'),
  }
}

/** What flags ask of users, limits and health. @throws CreationError */
export function lifeOf(flags: Flags): HostSettings {
  const swappiness = flags.value('memory-swappiness')
  if (swappiness !== undefined && (Number(swappiness) < -1 || Number(swappiness) > 100))
    throw new CreationError(`invalid value: ${swappiness}. Valid memory swappiness range is 0-100`)
  const listed = (name: string): readonly string[] | undefined => (flags.has(name) ? flags.values(name) : undefined)
  return {
    ...limitsOf(flags),
    User: flags.value('user'),
    GroupAdd: listed('group-add'),
    Healthcheck: healthOf(flags),
    Links: listed('link'),
    MemorySwappiness: swappiness === undefined ? undefined : Number(swappiness),
    OomKillDisable: flags.has('oom-kill-disable') || undefined,
    OpenStdin: flags.has('interactive') || undefined,
    Ulimits: listed('ulimit'),
  }
}
