import { Failure } from '../library/program.ts'
import { root } from '../../users.ts'
import { formatDate } from '../library/date-format.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { utc } from '../library/zone.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { AccountFiles, type Entry } from './account-files.ts'
import { optionList } from '../library/options.ts'
import { shadowProgram, status } from './account-values.ts'

/** passwd is a set-user-ID program: it reads what only root may. */
const asRoot = ({ kernel }: GnuProcess): string => kernel.systemFor({ ...root, groups: [] }).fs.readText('/etc/shadow')

function statusLine([name, password = '', changed, least, most, warn, inactive]: Entry): string {
  const letters = password === '' ? 'NP' : /^[!*]/.test(password) ? 'L' : 'P'
  const date = formatDate('%F', Number(changed) * 86_400_000, utc)
  return `${name} ${letters} ${date} ${least || -1} ${most || -1} ${warn || -1} ${inactive || -1}\n`
}

async function showStatus(process: GnuProcess, names: readonly string[] | undefined): Promise<number> {
  const entries = asRoot(process)
    .split('\n')
    .map((line) => line.split(':'))
    .filter(([name = '']) => name !== '' && (names?.includes(name) ?? true))
  await process.print(entries.map(statusLine).join(''))
  return 0
}

/** What -l, -u, -d and -e make of a line of /etc/shadow. @throws Failure */
function changeEntry(entry: Entry, has: (option: string) => boolean): void {
  const [, password = ''] = entry
  if (has('l') && !password.startsWith('!')) entry[1] = `!${password}`
  if (has('u') && password === '!')
    throw new Failure(
      'unlocking the password would result in a passwordless account.\n' +
        'You should set a password with usermod -p to unlock the password of this account.',
      3,
    )
  if (has('u') && password.startsWith('!')) entry[1] = password.slice(1)
  if (has('d')) entry[1] = ''
  if (has('e')) entry[2] = '0'
}

export const passwd = shadowProgram({
  name: 'passwd',
  helpLetter: 'h',
  options: [
    { short: 'a', long: 'all' },
    { short: 'd', long: 'delete' },
    { short: 'e', long: 'expire' },
    { short: 'l', long: 'lock' },
    { short: 'q', long: 'quiet' },
    { short: 'S', long: 'status' },
    { short: 'u', long: 'unlock' },
  ],
  refused: optionList(
    'k,keep-tokens i,inactive=DAYS n,mindays=DAYS r,repository=REPOSITORY R,root=CHROOT_DIR w,warndays=DAYS x,maxdays=DAYS',
  ),
  operands: [{ name: 'LOGIN', kind: 'text', optional: true }],
  run: async (process, { operands, has }) => {
    const { users } = process.system
    const isRoot = process.credentials.uid === root.uid
    if (operands.length > 1 || (has('a') && (!has('S') || operands.length > 0))) throw new UsageError('')
    const [name = users.nameOf(process.credentials.uid)] = operands
    const changes = ['d', 'e', 'l', 'u'].some(has)
    if ((changes || has('a')) && !isRoot) throw new Failure('Permission denied.')
    const user = users.user(name)
    if (!user) throw new Failure(`user '${name}' does not exist`)
    if (!isRoot && user.uid !== process.credentials.uid)
      throw new Failure(`You may not view or modify password information for ${name}.`)
    if (has('S')) return showStatus(process, has('a') ? undefined : [name])
    if (!changes) throw new Failure('setting passwords is not simulated here; no program asks for one')
    const files = new AccountFiles(process)
    const entry = files.shadow.find(name)
    if (!entry) throw new Failure(`user '${name}' does not exist`, status.missing)
    changeEntry(entry, has)
    files.save()
    if (!has('q')) await process.print('passwd: password changed.\n')
    return 0
  },
})
