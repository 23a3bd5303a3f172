import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { optionList } from '../library/options.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { formatDate } from '../library/date-format.ts'
import { listProcesses } from '../library/process-list.ts'
import { procpsHint } from '../library/procps-hint.ts'
import { gnu } from '../library/program.ts'
import { logins } from './logins.ts'
import { upText } from './uptime.ts'
import { zoneOf } from '../library/file-time.ts'

const MINUTE = '%Y-%m-%d %H:%M'

const row = (name: string, line: string, time: string, rest = ''): string =>
  `${name.padEnd(8)} ${line.padEnd(12)} ${time}${rest}\n`

export const who = gnu({
  name: 'who',
  refused: optionList('T l d p t w ips lookup dead login process time mesg message writable'),
  options: [
    { short: 'a', long: 'all' },
    { short: 'b', long: 'boot' },
    { short: 'H', long: 'heading' },
    { short: 'm' },
    { short: 'q', long: 'count' },
    { short: 'r', long: 'runlevel' },
    { short: 's', long: 'short' },
    { short: 'u', long: 'users' },
  ],
  operands: [{ name: 'am i', kind: 'text', optional: true, repeated: true }],
  run: async (process, { operands, has }) => {
    if (operands.length > 2) throw new UsageError(phrase`extra operand ${quoted(operands[2] ?? '')}`)
    const zone = zoneOf(process)
    const own = has('m') || operands.length === 2
    const all = logins(process).filter(({ line }) => !own || line === process.terminal?.name)
    if (has('q')) {
      await process.print(`${all.map(({ name }) => name).join(' ')}\n# users=${all.length}\n`)
      return 0
    }
    const boot = has('b') || has('a') ? row('', 'system boot ', formatDate(MINUTE, process.system.bootedAt, zone)) : ''
    const level = has('r') || has('a') ? row('', 'run-level 5', formatDate(MINUTE, process.system.bootedAt, zone)) : ''
    const people = (has('b') || has('r')) && !has('a') ? [] : all
    const rows = people.map(({ name, line, since, pid }) =>
      row(
        name,
        line,
        formatDate(MINUTE, since, zone),
        has('u') || has('a') ? `   .    ${String(pid).padStart(10)}` : '',
      ),
    )
    const heading = has('H')
      ? `NAME     LINE         TIME${has('u') ? '             IDLE          PID' : '            '} COMMENT\n`
      : ''
    await process.print(heading + boot + level + rows.join(''))
    return 0
  },
})

export const users = gnu({
  name: 'users',
  run: async (process, args) => {
    if (args.operands.length > 1) throw new UsageError(phrase`extra operand ${quoted(args.operands[1] ?? '')}`)
    const names = logins(process).map(({ name }) => name)
    if (names.length > 0) await process.print(`${names.toSorted().join(' ')}\n`)
    return 0
  },
})

export const w = gnu({
  name: 'w',
  hint: procpsHint('w'),
  versionLetter: 'V',
  refused: optionList('f u i o p l from no-current ip-addr old-style pids'),
  options: [
    { short: 'h', long: 'no-header' },
    { short: 's', long: 'short' },
  ],
  operands: [{ name: 'USER', kind: 'text', optional: true }],
  run: async (process, { operands: [user], has }) => {
    const all = logins(process).filter(({ name }) => user === undefined || name === user)
    const zone = zoneOf(process)
    const heading = ` ${upText(process)}\nUSER     TTY      FROM             LOGIN@   IDLE   JCPU   PCPU WHAT\n`
    const rows = all.map(({ name, line, since }) => {
      const front = listProcesses(process).findLast(({ tty, state }) => tty === line && state.endsWith('+'))
      const times = `${formatDate('%H:%M', since, zone)}    0.00s  0.00s  0.00s`
      return `${name.padEnd(8)} ${line.padEnd(8)} ${'-'.padEnd(16)} ${times} ${front?.command ?? '-'}\n`
    })
    await process.print((has('h') ? '' : heading) + rows.join(''))
    return 0
  },
})

export const uptime = gnu({
  name: 'uptime',
  helpLetter: 'h',
  versionLetter: 'V',
  hint: procpsHint('uptime'),
  options: [
    { short: 'p', long: 'pretty' },
    { short: 's', long: 'since' },
  ],
  run: async (process, args) => {
    const { bootedAt } = process.system
    const zone = zoneOf(process)
    if (args.has('s')) {
      await process.print(`${formatDate('%F %T', bootedAt, zone)}\n`)
      return 0
    }
    if (args.operands.length > 0) throw new UsageError('')
    if (args.has('p')) await process.print(`up ${prettyAge(process.kernel.clock.now() - bootedAt)}\n`)
    else await process.print(` ${upText(process)}\n`)
    return 0
  },
})

const UNITS = [
  ['year', 365 * 1440],
  ['week', 7 * 1440],
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

function prettyAge(ms: number): string {
  let left = Math.max(0, Math.floor(ms / 60_000))
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(left / size)
    left %= size
    return count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]
  })
  return parts.length > 0 ? parts.join(', ') : '0 minutes'
}
