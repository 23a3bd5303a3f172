import { clear, reset, stty } from '../clear/clear.ts'
import { date } from '../date/date.ts'
import { env, printenv } from '../env/env.ts'
import { groups, id, logname, whoami } from '../id/id.ts'
import { accountPrograms } from './accounts.ts'
import { machinePrograms } from './machine.ts'
import { networkPrograms } from './network.ts'
import { later } from './later.ts'
import type { GnuProgram } from '../library/program.ts'
import { bracket, echo, printf, pwd, test } from '../shell-words/shell-words.ts'
import { sleep } from '../sleep/sleep.ts'
import { timeout } from '../timeout/timeout.ts'
import { falseProgram, trueProgram } from '../true/true.ts'
import { arch, hostname, nproc, tty, uname } from '../uname/uname.ts'
import { unavailable } from '../unavailable/unavailable.ts'
import { which } from '../which/which.ts'

/** Programs about a process and what is around it: its user, its machine, other processes, the time. */
// prettier-ignore
export const environmentPrograms: readonly GnuProgram[] = [
  date, env, printenv, id, groups, whoami, logname, uname, arch, nproc, hostname, tty,
  sleep, timeout, which, trueProgram, falseProgram, echo, printf, test, bracket, pwd, clear, reset, stty,
  ...later(['cal'], () => import('../cal/cal.ts')),
  ...later(['ncal'], () => import('../cal/ncal.ts')),
  ...later(['free'], () => import('../free/free.ts')),
  ...later(['ps'], () => import('../ps/ps.ts')),
  ...later(['pstree'], () => import('../pstree/pstree.ts')),
  ...later(['kill'], () => import('../kill/kill.ts')),
  ...later(['pgrep', 'pkill', 'pidof', 'killall'], () => import('../pgrep/pgrep.ts')),
  ...later(['vmstat'], () => import('../vmstat/vmstat.ts')),
  ...later(['who', 'users', 'w', 'uptime'], () => import('../who/who.ts')),
  ...later(['pinky'], () => import('../who/pinky.ts')),
  ...later(['write', 'mesg'], () => import('../write/write.ts')),
  ...later(['wall'], () => import('../write/wall.ts')),
  ...later(['last', 'lastb'], () => import('../last/last.ts')),
  ...later(['lastlog'], () => import('../last/lastlog.ts')),
  ...later(['nice', 'nohup'], () => import('../nice/nice.ts')),
  ...later(['ionice'], () => import('../nice/ionice.ts')),
  ...later(['setsid'], () => import('../nice/setsid.ts')),
  ...later(['stdbuf'], () => import('../nice/stdbuf.ts')),
  ...later(['tput'], () => import('../tput/tput.ts')),
  ...later(['dircolors'], () => import('../dircolors/dircolors.ts')),
  ...later(['logger'], () => import('../logger/logger.ts')),
  ...later(['locale'], () => import('../locale/locale.ts')),
  ...later(['sysctl'], () => import('../sysctl/sysctl.ts')),
  ...later(['getconf'], () => import('../getconf/getconf.ts')),
  ...later(['getopt'], () => import('../getopt/getopt.ts')),
  ...later(['sudo'], () => import('../sudo/sudo.ts')),
  ...later(['runuser', 'su'], () => import('../sudo/su.ts')),
  ...later(['newgrp', 'sg'], () => import('../newgrp/newgrp.ts')),
  ...later(['nologin'], () => import('../sudo/nologin.ts')),
  ...later(['taskset'], () => import('../affinity/taskset.ts')),
  ...later(['chrt'], () => import('../affinity/chrt.ts')),
  ...accountPrograms,
  ...later(['script'], () => import('../script/script.ts')),
  ...later(['time'], () => import('../time/time.ts')),
  ...later(['uuidgen'], () => import('../uuidgen/uuidgen.ts')),
  ...later(['mcookie'], () => import('../uuidgen/mcookie.ts')),
  ...later(['whereis'], () => import('../whereis/whereis.ts')),
  ...later(['hostid'], () => import('../uname/hostid.ts')),
  ...later(['dnsdomainname', 'domainname', 'nisdomainname', 'ypdomainname'], () => import('../uname/domainname.ts')),
  ...networkPrograms,
  ...machinePrograms,
  ...unavailable,
]
