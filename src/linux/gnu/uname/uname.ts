import { processorsOf } from '../affinity/cpus.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { optionList } from '../library/options.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { isLoopback } from '../../network.ts'
import { noOperands } from '../library/no-operands.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { fullName } from './full-name.ts'

/** The options in the order in which their answers are printed. */
const LETTERS = ['s', 'n', 'r', 'v', 'm', 'p', 'i', 'o'] as const

function answers({ system }: GnuProcess): Readonly<Record<(typeof LETTERS)[number], string>> {
  const { name, release, version, machine, operatingSystem } = system.uname
  // Debian's uname knows neither processor nor platform
  return {
    s: name,
    n: system.hostName,
    r: release,
    v: version,
    m: machine,
    p: 'unknown',
    i: 'unknown',
    o: operatingSystem,
  }
}

export const uname = gnu({
  name: 'uname',
  options: [
    { short: 'a', long: 'all' },
    { short: 's', long: 'kernel-name' },
    { short: 'n', long: 'nodename' },
    { short: 'r', long: 'kernel-release' },
    { short: 'v', long: 'kernel-version' },
    { short: 'm', long: 'machine' },
    { short: 'p', long: 'processor' },
    { short: 'i', long: 'hardware-platform' },
    { short: 'o', long: 'operating-system' },
  ],
  run: async (process, args) => {
    noOperands(args)
    const known = answers(process)
    const asked = LETTERS.filter((letter) => args.has(letter) || (args.has('a') && known[letter] !== 'unknown'))
    await process.print(`${(asked.length > 0 ? asked : ['s' as const]).map((letter) => known[letter]).join(' ')}\n`)
    return 0
  },
})

export const arch = gnu({
  name: 'arch',
  run: async (process, args) => {
    noOperands(args)
    await process.print(`${process.system.uname.machine}\n`)
    return 0
  },
})

export const nproc = gnu({
  name: 'nproc',
  options: [{ long: 'all' }, { long: 'ignore', value: { name: 'N', kind: 'number' } }],
  run: async (process, args) => {
    const ignored = args.value('ignore') ?? '0'
    if (!/^\s*\+?\d+$/.test(ignored)) throw new Failure(phrase`invalid number: ${quoted(ignored)}`)
    if (BigInt(ignored.replace('+', '')) >= 2n ** 64n)
      throw new Failure(phrase`invalid number: ${quoted(ignored)}: Value too large for defined data type`)
    noOperands(args)
    const count = args.has('all') ? process.system.hardware.processors : processorsOf(process)
    await process.print(`${Math.max(1, count - Number(ignored))}\n`)
    return 0
  },
})

/** The addresses of the cards that lead anywhere. */
const ownAddresses = ({ system: { network } }: GnuProcess): readonly string[] =>
  network.interfaces.map(({ address }) => address).filter((address) => !isLoopback(address))

export const hostname = gnu({
  name: 'hostname',
  helpLetter: 'h',
  versionLetter: 'V',
  refused: optionList('A a y F b n long all-fqdns alias yp nis file=TEXT boot'),
  options: [
    { short: 'f', long: 'fqdn' },
    { short: 's', long: 'short' },
    { short: 'i', long: 'ip-address' },
    { short: 'I', long: 'all-ip-addresses' },
    { short: 'd', long: 'domain' },
  ],
  operands: [{ name: 'NAME', kind: 'text', optional: true }],
  run: async (process, { operands, has }) => {
    const { hostName, network } = process.system
    if (operands.length > 0) {
      const root = process.credentials.uid === 0
      await process.complain(
        root ? 'this machine keeps its name, it is simulated' : 'you must be root to change the host name',
      )
      return 1
    }
    const address = network.resolve(hostName)?.address ?? '127.0.1.1'
    const [short] = hostName.split('.')
    const full = fullName(process)
    const dot = full.indexOf('.')
    if (has('d')) await process.print(dot < 0 ? '' : `${full.slice(dot + 1)}\n`)
    else if (has('I')) await process.print(`${ownAddresses(process).join(' ')} \n`)
    else await process.print(`${has('i') ? address : has('s') ? short : has('f') ? full : hostName}\n`)
    return 0
  },
})

export const tty = gnu({
  name: 'tty',
  options: [{ short: 's', long: 'silent' }, { long: 'quiet' }],
  usageStatus: 2,
  run: async (process, { operands: [extra], has }) => {
    if (extra !== undefined) throw new UsageError(phrase`extra operand ${quoted(extra)}`)
    const terminal = process.file(0).type === 'terminal' ? process.terminal : undefined
    if (!has('s') && !has('quiet')) await process.print(terminal ? `/dev/${terminal.name}\n` : 'not a tty\n')
    return terminal ? 0 : 1
  },
})
