import type { Hardware } from './hardware.ts'
import type { LinuxSystem } from './linux-system.ts'

type Text = (system: LinuxSystem, now: number) => string

const seconds = (ms: number): string => (ms / 1000).toFixed(2)

/** Of the memory that `free` counts as buffers and cache: what holds blocks, and what the kernel could give back. */
const BUFFERS = 38_412
const RECLAIMABLE = 41_920

function memory({ memory: { total, free, cache, shared, available }, swap }: Hardware): string {
  const rows: readonly (readonly [string, number])[] = [
    ['MemTotal', total],
    ['MemFree', free],
    ['MemAvailable', available],
    ['Buffers', BUFFERS],
    ['Cached', cache - BUFFERS - RECLAIMABLE],
    ['SwapCached', 0],
    ['SwapTotal', swap.total],
    ['SwapFree', swap.total - swap.used],
    ['Shmem', shared],
    ['KReclaimable', RECLAIMABLE],
    ['SReclaimable', RECLAIMABLE],
  ]
  return rows.map(([name, kilobytes]) => `${`${name}:`.padEnd(16)}${String(kilobytes).padStart(8)} kB\n`).join('')
}

function processor(number: number, processors: number): string {
  const rows: readonly (readonly [string, string | number])[] = [
    ['processor', number],
    ['vendor_id', 'Playground'],
    ['model name', 'Playground Virtual CPU'],
    ['cpu MHz', '2400.000'],
    ['cache size', '4096 KB'],
    ['physical id', 0],
    ['siblings', processors],
    ['core id', number],
    ['cpu cores', processors],
    ['flags', 'fpu tsc cmov mmx sse sse2 constant_tsc hypervisor'],
    ['bogomips', '4800.00'],
  ]
  return rows.map(([name, value]) => `${name}${name.length < 8 ? '\t\t' : '\t'}: ${value}\n`).join('')
}

/** Time on each processor in hundredths of a second, proc(5): nearly all of it was idle. */
function statistics({ hardware: { processors }, bootedAt }: LinuxSystem, now: number): string {
  const idle = Math.floor((now - bootedAt) / 10)
  const line = (name: string, times: number): string =>
    `${name} ${640 * times} 0 ${410 * times} ${idle * times} ${95 * times} 0 12 0 0 0\n`
  const each = Array.from({ length: processors }, (_processor, number) => line(`cpu${number}`, 1))
  return `${line('cpu ', processors)}${each.join('')}btime ${Math.floor(bootedAt / 1000)}\nprocs_running 1\nprocs_blocked 0\n`
}

const partition = (minor: number, size: number, name: string): string =>
  ` 254  ${String(minor).padStart(7)} ${String(size).padStart(10)} ${name}\n`

/** Disks and their parts, in blocks of a kilobyte: what `lsblk` lists. */
function partitions({ disks }: Hardware): string {
  const rows = disks.flatMap(({ device, size }) => {
    const name = /^\/dev\/(.*)/.exec(device)?.[1]
    return name === undefined ? [] : [partition(0, size, name.replace(/\d+$/, '')), partition(1, size, name)]
  })
  return `major minor  #blocks  name\n\n${rows.join('')}`
}

/** Parameters of the kernel, sysctl(8), and what they are where nobody sets them. */
const PARAMETERS: Readonly<Record<string, string>> = {
  'fs.file-max': '9223372036854775807',
  'kernel.shm_rmid_forced': '0',
  'kernel.shmmax': '18446744073692774399',
  'net.core.somaxconn': '4096',
  'net.ipv4.ip_forward': '1',
  'net.ipv4.ip_local_port_range': '32768\t60999',
  'net.ipv4.tcp_fin_timeout': '60',
  'net.ipv4.tcp_keepalive_time': '7200',
  'net.ipv4.tcp_syncookies': '1',
  'vm.max_map_count': '65530',
  'vm.overcommit_memory': '0',
  'vm.swappiness': '60',
}

const parameterFiles: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(PARAMETERS).map(([name, usual]) => [
    `sys/${name.replaceAll('.', '/')}`,
    ({ parameters }: LinuxSystem) => `${parameters?.[name] ?? usual}\n`,
  ]),
)

/** The files of proc(5) that tell of the machine, with what they hold; a name with a slash is in a directory. */
export const machineFiles: Readonly<Record<string, Text>> = {
  cmdline: () => 'BOOT_IMAGE=/boot/vmlinuz root=/dev/vda1 ro quiet\n',
  cpuinfo: ({ hardware: { processors } }) =>
    Array.from({ length: processors }, (_processor, number) => `${processor(number, processors)}\n`).join(''),
  filesystems: () => 'nodev\tproc\nnodev\ttmpfs\n\text4\n',
  meminfo: ({ hardware }) => memory(hardware),
  partitions: ({ hardware }) => partitions(hardware),
  stat: statistics,
  uptime: ({ bootedAt, hardware: { processors } }, now) =>
    `${seconds(now - bootedAt)} ${seconds((now - bootedAt) * processors * 0.99)}\n`,
  version: ({ uname: { name, release, version } }) => `${name} version ${release} (playground@localhost) ${version}\n`,
  'sys/kernel/hostname': ({ hostName }) => `${hostName}\n`,
  'sys/kernel/osrelease': ({ uname: { release } }) => `${release}\n`,
  'sys/kernel/ostype': ({ uname: { name } }) => `${name}\n`,
  'sys/kernel/pid_max': () => '4194304\n',
  ...parameterFiles,
}
