import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import { optionList } from '../library/options.ts'
import { gnu, type GnuProgram } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { disks } from './lsblk.ts'

/** A line of os-release(5); empty where it says nothing. */
function release({ system: { fs } }: GnuProcess, key: string): string {
  const text = attempt(() => fs.readText('/etc/os-release'))
  if (text instanceof FileSystemError) return ''
  return new RegExp(`^${key}="?([^"\n]*)"?$`, 'm').exec(text)?.[1] ?? ''
}

const field = (label: string, value: string | number, width: number): string => `${`${label}:`.padEnd(width)}${value}\n`

function processors({ system: { hardware, uname } }: GnuProcess): string {
  const { processors: count } = hardware
  const rows: readonly (readonly [string, string | number])[] = [
    ['Architecture', uname.machine],
    ['Byte Order', 'Little Endian'],
    ['CPU(s)', count],
    ['On-line CPU(s) list', count > 1 ? `0-${count - 1}` : '0'],
    ['Model name', 'Simulated processor'],
    ['Thread(s) per core', 1],
    ['Core(s) per socket', count],
    ['Socket(s)', 1],
  ]
  return rows.map(([label, value]) => field(label, value, 25)).join('')
}

function messages(process: GnuProcess, { has }: Arguments): string {
  const { uname, hardware, bootedAt } = process.system
  const lines: readonly (readonly [number, string])[] = [
    [0, `${uname.name} version ${uname.release} ${uname.version}`],
    [0.004, `Memory: ${hardware.memory.total}K available`],
    [0.021, `smp: Brought up 1 node, ${hardware.processors} CPUs`],
    [1.302, 'EXT4-fs (vda1): mounted filesystem with ordered data mode'],
    [2.118, 'systemd[1]: Reached target Multi-User System.'],
  ]
  const stamp = (seconds: number): string =>
    has('T') ? formatDate('%c', bootedAt + seconds * 1000, zoneOf(process)) : seconds.toFixed(6).padStart(12)
  return lines.map(([seconds, text]) => (has('t') ? `${text}\n` : `[${stamp(seconds)}] ${text}\n`)).join('')
}

function distribution(process: GnuProcess, { has }: Arguments): string {
  const rows: readonly (readonly [string, string, string])[] = [
    ['i', 'Distributor ID', release(process, 'NAME')],
    ['d', 'Description', release(process, 'PRETTY_NAME')],
    ['r', 'Release', release(process, 'VERSION_ID')],
    ['c', 'Codename', release(process, 'VERSION_CODENAME')],
  ]
  const asked = rows.filter(([letter]) => has('a') || has(letter))
  return asked.map(([, label, value]) => (has('s') ? `${value}\n` : `${label}:\t${value}\n`)).join('')
}

function identity(process: GnuProcess, { has }: Arguments): string {
  const { hostName, uname } = process.system
  if (has('static')) return `${hostName}\n`
  const rows: readonly (readonly [string, string])[] = [
    ['Static hostname', hostName],
    ['Chassis', 'none, it is simulated'],
    ['Operating System', release(process, 'PRETTY_NAME')],
    ['Kernel', `${uname.name} ${uname.release}`],
    ['Architecture', 'x86-64'],
  ]
  return rows.map(([label, value]) => `${label.padStart(16)}: ${value}\n`).join('')
}

/** A program that prints a text, and changes nothing. */
function telling(declaration: ProgramDeclaration, text: (process: GnuProcess, args: Arguments) => string): GnuProgram {
  const run = async (process: GnuProcess, args: Arguments): Promise<number> => {
    if (args.operands.length > 0) {
      await process.complain(`${args.operands.join(' ')}: not simulated, it only tells how things are`)
      return 1
    }
    await process.print(text(process, args))
    return 0
  }
  return gnu({ ...declaration, run })
}

export const lscpu = telling(
  {
    name: 'lscpu',
    helpLetter: 'h',
    versionLetter: 'V',
    refused: optionList(
      'a,all b,online B,bytes c,offline C,caches[=LIST] e,extended[=LIST] J,json p,parse[=LIST] r,raw s,sysroot=DIR x,hex y,physical ' +
        'annotate[=WHEN] hierarchic[=WHEN] output-all',
    ),
  },
  processors,
)
export const lsblk = telling(
  {
    name: 'lsblk',
    helpLetter: 'h',
    versionLetter: 'V',
    options: optionList('a,all b,bytes d,nodeps i,ascii l,list n,noheadings p,paths o,output=LIST P,pairs'),
    refused: optionList(
      'A,noempty D,discard e,exclude=LIST E,dedup=COLUMN f,fs I,include=LIST J,json M,merge m,perms N,nvme O,output-all ' +
        'Q,filter=EXPR r,raw s,inverse S,scsi sysroot=DIR t,topology T,tree[=COLUMN] v,virtio w,width=NUM x,sort=COLUMN ' +
        'y,shell z,zoned',
    ),
  },
  disks,
)
export const dmesg = telling(
  {
    name: 'dmesg',
    helpLetter: 'h',
    versionLetter: 'V',
    options: optionList('T,ctime t,notime k,kernel P,nopager'),
    refused: optionList(
      'c,read-clear C,clear d,show-delta D,console-off e,reltime E,console-on f,facility=LIST F,file=FILE H,human i J,json K,kmsg-file=FILE ' +
        'L,color[=WHEN] l,level=LIST n,console-level=LEVEL noescape r,raw s,buffer-size=NUM S,syslog since=TIME time-format=FORMAT ' +
        'u,userspace until=TIME w,follow W,follow-new x,decode p,force-prefix',
    ),
  },
  messages,
)
export const hostnamectl = telling(
  {
    name: 'hostnamectl',
    helpLetter: 'h',
    options: optionList('static'),
    refused: optionList('pretty transient json=MODE no-ask-password H,host=HOST M,machine=NAME'),
  },
  identity,
)
export const lsb_release = telling(
  {
    name: 'lsb_release',
    helpLetter: 'h',
    versionLetter: 'v',
    options: [
      { short: 'a', long: 'all' },
      { short: 'c', long: 'codename' },
      { short: 'd', long: 'description' },
      { short: 'i', long: 'id' },
      { short: 'r', long: 'release' },
      { short: 's', long: 'short' },
    ],
  },
  distribution,
)
