import { clear, reset, stty } from '../clear.ts'
import { date } from '../date.ts'
import { env, printenv } from '../env.ts'
import { groups, id, logname, whoami } from '../id.ts'
import { machinePrograms } from './machine.ts'
import { networkPrograms } from './network.ts'
import { gnuLater, type GnuProgram } from '../program.ts'
import { bracket, echo, printf, pwd, test } from '../shell-words.ts'
import { sleep } from '../sleep.ts'
import { timeout } from '../timeout.ts'
import { falseProgram, trueProgram } from '../true.ts'
import { arch, hostname, nproc, tty, uname } from '../uname.ts'
import { unavailable } from '../unavailable.ts'
import { which } from '../which.ts'

/** Programs that come together from a file when one of them is first run. */
function later<Name extends string>(
  names: readonly Name[],
  load: () => Promise<Readonly<Record<Name, GnuProgram>>>,
): readonly GnuProgram[] {
  return names.map((name) => gnuLater({ name }, async () => (await load())[name]))
}

/** Programs that tell of the machine and of its processes. */
// prettier-ignore
export const systemPrograms: readonly GnuProgram[] = [
  date, env, printenv, id, groups, whoami, logname, uname, arch, nproc, hostname, tty,
  sleep, timeout, which, trueProgram, falseProgram, echo, printf, test, bracket, pwd, clear, reset, stty,
  ...later(['cal'], () => import('../cal.ts')),
  ...later(['free'], () => import('../free.ts')),
  ...later(['ps'], () => import('../ps.ts')),
  ...later(['kill'], () => import('../kill.ts')),
  ...later(['pgrep', 'pkill', 'pidof', 'killall'], () => import('../pgrep.ts')),
  ...later(['who', 'users', 'w', 'uptime'], () => import('../who.ts')),
  ...later(['nice', 'nohup'], () => import('../nice.ts')),
  ...later(['sudo', 'su'], () => import('../sudo.ts')),
  ...later(['time'], () => import('../time.ts')),
  ...later(['whereis'], () => import('../whereis.ts')),
  ...networkPrograms,
  ...machinePrograms,
  ...unavailable,
]
