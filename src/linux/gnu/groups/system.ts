import { cal } from '../cal.ts'
import { clear, reset, stty } from '../clear.ts'
import { date } from '../date.ts'
import { env, printenv } from '../env.ts'
import { free } from '../free.ts'
import { groups, id, logname, whoami } from '../id.ts'
import { kill } from '../kill.ts'
import { machinePrograms } from './machine.ts'
import { networkPrograms } from './network.ts'
import { nice, nohup } from '../nice.ts'
import { killall, pgrep, pidof, pkill } from '../pgrep.ts'
import type { GnuProgram } from '../program.ts'
import { ps } from '../ps.ts'
import { bracket, echo, printf, pwd, test } from '../shell-words.ts'
import { sleep } from '../sleep.ts'
import { su, sudo } from '../sudo.ts'
import { time } from '../time.ts'
import { timeout } from '../timeout.ts'
import { falseProgram, trueProgram } from '../true.ts'
import { arch, hostname, nproc, tty, uname } from '../uname.ts'
import { unavailable } from '../unavailable.ts'
import { whereis, which } from '../which.ts'
import { uptime, users, w, who } from '../who.ts'

/** Programs that tell of the machine and of its processes. */
// prettier-ignore
export const systemPrograms: readonly GnuProgram[] = [
  date, cal, env, printenv, id, groups, whoami, logname, who, users, w, uptime, uname, arch, nproc, hostname, tty,
  ps, kill, pgrep, pkill, pidof, killall, free, sleep, timeout, time, nice, nohup, sudo, su, which, whereis,
  trueProgram, falseProgram, echo, printf, test, bracket, pwd, clear, reset, stty,
  ...networkPrograms,
  ...machinePrograms,
  ...unavailable,
]
