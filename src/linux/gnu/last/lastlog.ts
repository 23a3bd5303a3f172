import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { User } from '../../users.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { logins } from '../who/logins.ts'

const DAY = 86_400_000
const HEADING = `${'Username'.padEnd(16)} ${'Port'.padEnd(8)} ${'From'.padEnd(16)}${' '.repeat(27)}Latest\n`
const HINT = `Usage: lastlog [options]

Options:
  -b, --before DAYS             print only lastlog records older than DAYS
  -C, --clear                   clear lastlog record of an user (usable only with -u)
  -h, --help                    display this help message and exit
  -R, --root CHROOT_DIR         directory to chroot into
  -S, --set                     set lastlog record to current time (usable only with -u)
  -t, --time DAYS               print only lastlog records more recent than DAYS
  -u, --user LOGIN              print lastlog record of the specified LOGIN

`

/** The users whom -u means: one by name, or a range of numbers. @throws Failure */
function usersOf(process: GnuProcess, text: string | undefined): readonly User[] {
  const { all } = process.system.users
  if (text === undefined) return all
  const [, low = '', dash, high = ''] = /^(\d*)(-?)(\d*)$/.exec(text) ?? []
  const named = all.filter(({ name }) => name === text)
  if (named.length > 0) return named
  if (low === '' && high === '') throw new Failure(`Unknown user or range: ${text}`)
  const [from, to] = [Number(low || 0), dash ? Number(high || Infinity) : Number(low)]
  return all.filter(({ uid }) => uid >= from && uid <= to)
}

function daysOf({ value }: Arguments, option: string): number | undefined {
  const text = value(option)
  if (text !== undefined && !/^\d+$/.test(text)) throw new Failure(`invalid numeric argument '${text}'`)
  return text === undefined ? undefined : Number(text) * DAY
}

/** lastlog(8): when each user last logged in. */
export const lastlog = gnu({
  name: 'lastlog',
  helpLetter: 'h',
  hint: () => HINT,
  options: optionList('b,before=DAYS t,time=DAYS u,user=LOGIN'),
  refused: optionList('C,clear R,root=DIR S,set'),
  async run(process, args) {
    const [extra] = args.operands
    if (extra !== undefined) {
      await process.complain(`unexpected argument: ${extra}`)
      await process.write(2, HINT)
      return 1
    }
    const now = process.kernel.clock.now()
    const [before, within] = [daysOf(args, 'b'), daysOf(args, 't')]
    const sessions = logins(process).toSorted((a, b) => b.since - a.since)
    const rows = usersOf(process, args.value('u')).flatMap(({ name }) => {
      const session = sessions.find((one) => one.name === name)
      const age = session ? now - session.since : Infinity
      if ((before !== undefined && (!session || age <= before)) || (within !== undefined && age >= within)) return []
      const time = session
        ? formatDate('%a %b %e %H:%M:%S %z %Y', session.since, zoneOf(process))
        : '**Never logged in**'
      return [`${name.padEnd(16)} ${(session?.line ?? '').padEnd(8)} ${' '.repeat(42)}${time}\n`]
    })
    const shown = rows.length > 0 || (before === undefined && within === undefined)
    await process.print(shown ? HEADING + rows.join('') : '')
    return 0
  },
})
