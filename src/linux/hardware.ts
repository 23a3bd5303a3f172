import type { ForeignProcess } from '../shell/posix/posix-system.ts'

/** One line of df. Sizes in KiB. */
export interface Disk {
  readonly device: string
  readonly size: number
  readonly used: number
  readonly mountPoint: string
}

/** The machine's parts. Memory in KiB; `used` is what is left of the total after `free` and `cache`. */
export interface Hardware {
  readonly processors: number
  /** How many of them processes may use, sched_setaffinity(2); all where absent. */
  readonly usable?: number
  readonly memory: {
    readonly total: number
    readonly free: number
    readonly cache: number
    readonly shared: number
    readonly available: number
  }
  readonly swap: { readonly total: number; readonly used: number }
  /** Load averages over 1, 5 and 15 minutes. */
  readonly load: readonly [number, number, number]
  readonly disks: readonly Disk[]
}

/** A process as ps and top show it. Memory in KiB, times in milliseconds. */
export interface ProcessEntry {
  readonly pid: number
  readonly ppid: number
  readonly uid: number
  /** Absent for what runs without a terminal. */
  readonly tty?: string
  /** The letters of ps(1), PROCESS STATE CODES. */
  readonly state: string
  readonly virtual: number
  readonly resident: number
  readonly shared: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Time spent on a processor. */
  readonly cpuTime: number
  /** The name, as ps without options shows it. */
  readonly name: string
  /** The whole command line. */
  readonly command: string
}

/** A process that this machine lists and that another kernel runs: that of a container. */
export interface Guest extends ProcessEntry, ForeignProcess {
  /** Its control group, cgroups(7); the root where absent. */
  readonly cgroup?: string
}

const MEMORY_TOTAL = 2_014_640

export const playgroundHardware: Hardware = {
  processors: 2,
  memory: { total: MEMORY_TOTAL, free: 1_012_384, cache: 614_208, shared: 3_216, available: 1_487_620 },
  swap: { total: 1_048_572, used: 0 },
  load: [0.08, 0.03, 0.01],
  disks: [
    { device: '/dev/vda1', size: 20_466_256, used: 2_947_140, mountPoint: '/' },
    // what systemd gives them: a tenth of the memory, and half of it
    { device: 'tmpfs', size: MEMORY_TOTAL / 10, used: 684, mountPoint: '/run' },
    { device: 'tmpfs', size: MEMORY_TOTAL / 2, used: 0, mountPoint: '/tmp' },
  ],
}

/** How long the machine had been up when it was first seen. */
export const UPTIME_AT_START = (3 * 60 + 27) * 60_000

type Background = Omit<ProcessEntry, 'startedAt'> & { readonly delay: number }

const daemon = { uid: 0, ppid: 1, state: 'Ss' }

/** What runs before anybody logs in, `delay` milliseconds after the start. */
const background: readonly Background[] = [
  {
    ...daemon,
    pid: 1,
    ppid: 0,
    virtual: 101_948,
    resident: 12_612,
    shared: 9_284,
    cpuTime: 2_000,
    name: 'systemd',
    command: '/sbin/init',
    delay: 0,
  },
  {
    ...daemon,
    pid: 214,
    virtual: 32_964,
    resident: 14_108,
    shared: 12_980,
    cpuTime: 1_000,
    name: 'systemd-journal',
    command: '/lib/systemd/systemd-journald',
    delay: 2_000,
  },
  {
    ...daemon,
    pid: 247,
    virtual: 25_912,
    resident: 6_424,
    shared: 4_604,
    cpuTime: 0,
    name: 'systemd-udevd',
    command: '/lib/systemd/systemd-udevd',
    delay: 3_000,
  },
  {
    ...daemon,
    pid: 391,
    virtual: 6_608,
    resident: 2_716,
    shared: 2_464,
    cpuTime: 0,
    name: 'cron',
    command: '/usr/sbin/cron -f',
    delay: 5_000,
  },
  {
    ...daemon,
    pid: 402,
    virtual: 15_432,
    resident: 9_184,
    shared: 7_892,
    cpuTime: 0,
    name: 'sshd',
    command: 'sshd: /usr/sbin/sshd -D [listener]',
    delay: 5_000,
  },
  {
    ...daemon,
    pid: 418,
    virtual: 44_196,
    resident: 4_912,
    shared: 4_020,
    cpuTime: 0,
    name: 'login',
    command: '/bin/login -p --',
    delay: 6_000,
  },
]

/** Who has logged in at the terminal, and when. */
export interface Login {
  readonly uid: number
  readonly bootedAt: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** When the user logged in, after the start. */
const LOGIN_DELAY = 41_000

/** The processes while `command` runs: the machine's own, the shell, and the command. */
export function playgroundProcesses(command: string, login: Login): readonly ProcessEntry[] {
  const { uid, bootedAt, now } = login
  const own = { uid, tty: 'tty1', cpuTime: 0 }
  const name = command.split(' ')[0] ?? command
  return [
    ...background.map(({ delay, ...entry }) => ({ ...entry, startedAt: bootedAt + delay })),
    {
      ...own,
      pid: 1042,
      ppid: 418,
      state: 'Ss',
      virtual: 8_208,
      resident: 5_016,
      shared: 3_484,
      startedAt: bootedAt + LOGIN_DELAY,
      name: 'bash',
      command: '-bash',
    },
    {
      ...own,
      pid: 1187,
      ppid: 1042,
      state: 'R+',
      virtual: 10_624,
      resident: 3_328,
      shared: 2_816,
      startedAt: now,
      name,
      command,
    },
  ]
}
