import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { root } from '../../users.ts'
import { formatDate } from '../library/date-format.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure } from '../library/program.ts'
import { utc } from '../library/zone.ts'
import { AccountFiles, type Entry } from './account-files.ts'
import { dayOf, shadowProgram } from './account-values.ts'

const DAY = 86_400_000
/** From so many days on a password is said never to end. */
const FOREVER = 10_000

/** Options by the field of shadow(5) that they change. */
const FIELDS = [
  ['d', 2],
  ['m', 3],
  ['M', 4],
  ['W', 5],
  ['I', 6],
  ['E', 7],
] as const
const NUMBERS = ['m', 'M', 'W', 'I']

/** A number of shadow(5); -1 where it is empty. */
const number = (text: string | undefined): number => (text === undefined || text === '' ? -1 : Number(text))

/** What -l tells. */
function told([, , changed = '', least, most, warn, inactive, expires]: Entry, format: string): string {
  const date = (day: number): string => formatDate(format, day * DAY, utc)
  const [last, limit, idle] = [number(changed), number(most), number(inactive)]
  const ends = last >= 0 && limit >= 0 && limit < FOREVER
  const must = last === 0 ? 'password must be changed' : undefined
  return [
    ['Last password change\t\t\t\t\t', must ?? (last < 0 ? 'never' : date(last))],
    ['Password expires\t\t\t\t\t', must ?? (ends ? date(last + limit) : 'never')],
    ['Password inactive\t\t\t\t\t', must ?? (ends && idle >= 0 ? date(last + limit + idle) : 'never')],
    ['Account expires\t\t\t\t\t\t', number(expires) < 0 ? 'never' : date(number(expires))],
    ['Minimum number of days between password change\t\t', String(number(least))],
    ['Maximum number of days between password change\t\t', String(limit)],
    ['Number of days of warning before password expires\t', String(number(warn))],
  ]
    .map(([what, value]) => `${what}: ${value}\n`)
    .join('')
}

/** chage is a set-group-ID program: it reads what only root may. */
const entryOf = ({ kernel }: GnuProcess, name: string): Entry | undefined =>
  kernel
    .systemFor({ ...root, groups: [] })
    .fs.readText('/etc/shadow')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([own]) => own === name)

/** What the options make of a line. @throws Failure, UsageError */
function change(entry: Entry, { has, value }: Arguments): void {
  for (const [option, field] of FIELDS) {
    if (!has(option)) continue
    const text = value(option) ?? ''
    if (NUMBERS.includes(option) && !/^(?:-1|\d+)$/.test(text))
      throw new UsageError(`invalid numeric argument '${text}'`)
    entry[field] = NUMBERS.includes(option) ? text.replace('-1', '') : dayOf(text)
  }
}

/** chage(1): how long a password and an account hold. */
export const chage = shadowProgram({
  name: 'chage',
  helpLetter: 'h',
  options: optionList(
    'd,lastday=LAST_DAY E,expiredate=EXPIRE_DATE i,iso8601 I,inactive=INACTIVE l,list m,mindays=MIN_DAYS M,maxdays=MAX_DAYS W,warndays=WARN_DAYS',
  ),
  refused: optionList('R,root=CHROOT_DIR'),
  operands: [{ name: 'LOGIN', kind: 'text' }],
  async run(process, args) {
    const { operands, has } = args
    const [name = ''] = operands
    if (operands.length !== 1) throw new UsageError('')
    const changes = FIELDS.some(([option]) => has(option))
    if (has('l') && changes) throw new UsageError('do not include "l" with other flags')
    const user = process.system.users.user(name)
    const { uid } = process.credentials
    if (uid !== root.uid && (!has('l') || user?.uid !== uid)) throw new Failure('Permission denied.')
    const entry = user && entryOf(process, name)
    if (!entry) throw new Failure(`user '${name}' does not exist in /etc/passwd`)
    if (has('l')) {
      await process.print(told(entry, has('i') ? '%F' : '%b %d, %Y'))
      return 0
    }
    if (!changes) throw new Failure('asking for each value is not simulated here; name them with options')
    const files = new AccountFiles(process)
    const own = files.shadow.find(name)
    if (own) change(own, args)
    files.save()
    return 0
  },
})
