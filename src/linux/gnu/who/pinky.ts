import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { logins } from './logins.ts'

/** Somebody's whole name: the first field of what /etc/passwd has of it, `&` for the account's name. */
const wholeName = (fullName: string, name: string): string =>
  (fullName.split(',')[0] ?? '').replaceAll('&', name.charAt(0).toUpperCase() + name.slice(1))

/** A file of somebody's home that they wrote for others to read. */
function shown(process: GnuProcess, path: string, heading: string): string {
  const text = attempt(() => process.system.fs.readText(path))
  return text instanceof FileSystemError ? '' : heading + text
}

/** How a time is written: locales that are only C have a form of their own. */
function timeFormat({ environment }: GnuProcess): string {
  const names = ['LC_ALL', 'LC_TIME', 'LANG'].map((name) => environment.get(name) ?? '')
  return /^(?:C|POSIX|)$/.test(names.find((name) => name !== '') ?? '') ? '%b %e %H:%M' : '%Y-%m-%d %H:%M'
}

/** What -l tells of somebody. */
function portrait(process: GnuProcess, name: string, { has }: Arguments): string {
  const user = process.system.users.all.find((one) => one.name === name)
  const head = `Login name: ${name.padEnd(28)}In real life: `
  if (!user) return `${head} ???\n`
  const places = has('b') ? '' : `Directory: ${user.home.padEnd(29)}Shell:  ${user.shell}\n`
  const project = has('h') ? '' : shown(process, `${user.home}/.project`, 'Project: ')
  const plan = has('p') ? '' : shown(process, `${user.home}/.plan`, 'Plan:\n')
  return `${head} ${wholeName(user.fullName, name)}\n${places}${project}${plan}\n`
}

/** The rows of the short form: who is at a terminal, of all or of those who are named. */
function rows(process: GnuProcess, { operands, has }: Arguments): string {
  const namesAreShown = !['w', 'i', 'q'].some(has)
  const idleIsShown = !has('q')
  const placeIsShown = !has('i') && !has('q')
  const row = (cells: {
    name: string
    whole: string
    line: string
    idle: string
    when: string
    where: string
  }): string => {
    const { name, whole, line, idle, when, where } = cells
    const parts = [name.padEnd(8), ...(namesAreShown ? [whole.slice(0, 19).padEnd(19)] : []), line.padEnd(9)]
    if (idleIsShown) parts.push(idle.padEnd(6))
    parts.push(when)
    return parts.join(' ') + (placeIsShown && where !== '' ? ` ${where}` : '')
  }
  const zone = zoneOf(process)
  const format = timeFormat(process)
  const heading = row({
    name: 'Login',
    whole: 'Name',
    line: ' TTY',
    idle: 'Idle',
    when: 'When'.padEnd(formatDate(format, 0, zone).length),
    where: 'Where',
  })
  const people = logins(process).filter(({ name }) => operands.length === 0 || operands.includes(name))
  const lines = people.map(({ name, line, since, terminal }) => {
    const user = process.system.users.all.find((one) => one.name === name)
    const whole = user ? wholeName(user.fullName, name) : '        ???'
    const mark = terminal.refusesMessages === true ? '*' : ' '
    return row({ name, whole, line: mark + line, idle: '', when: formatDate(format, since, zone), where: '' })
  })
  return [...(has('f') ? [] : [heading]), ...lines].map((line) => `${line}\n`).join('')
}

/** pinky(1): who is there, and what they tell of themselves. */
export const pinky = gnu({
  name: 'pinky',
  options: optionList('l b h p s f w i q'),
  operands: [{ name: 'USER', kind: 'text', optional: true, repeated: true }],
  async run(process, args) {
    const last = args.given.findLast(({ name }) => name === 'l' || name === 's')?.name
    if (last !== 'l') {
      await process.print(rows(process, args))
      return 0
    }
    if (args.operands.length === 0)
      throw new UsageError('no username specified; at least one must be specified when using -l')
    for (const name of args.operands) await process.print(portrait(process, name, args))
    return 0
  },
})
