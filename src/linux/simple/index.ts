import { cat } from './cat.ts'
import { cd } from './cd.ts'
import { chgrp } from './chgrp.ts'
import { chmod } from './chmod.ts'
import { chown } from './chown.ts'
import { clear } from './clear.ts'
import { cp } from './cp.ts'
import { curl } from './curl.ts'
import { date } from './date.ts'
import { df } from './df.ts'
import { echo } from './echo.ts'
import { file } from './file.ts'
import { find } from './find.ts'
import { free } from './free.ts'
import { grep } from './grep.ts'
import { head } from './head.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { ls } from './ls.ts'
import { man } from './man.ts'
import { mkdir } from './mkdir.ts'
import { mv } from './mv.ts'
import { ping } from './ping.ts'
import { ps } from './ps.ts'
import { pwd } from './pwd.ts'
import { rm } from './rm.ts'
import { sort } from './sort.ts'
import { tail } from './tail.ts'
import { tar } from './tar.ts'
import { top } from './top.ts'
import { touch } from './touch.ts'
import { traceroute } from './traceroute.ts'
import { uname } from './uname.ts'
import { uptime } from './uptime.ts'
import { wc } from './wc.ts'
import { wget } from './wget.ts'
import { which } from './which.ts'
import { whoami } from './whoami.ts'
import type { LinuxCommand } from './command.ts'

/** The commands of the Simple shell, in the order of the specification. */
export const simpleCommands: readonly LinuxCommand[] = [
  help,
  clear,
  pwd,
  ls,
  cd,
  mkdir,
  touch,
  cat,
  rm,
  cp,
  mv,
  find,
  grep,
  head,
  tail,
  wc,
  ps,
  top,
  df,
  free,
  uname,
  whoami,
  date,
  uptime,
  echo,
  chmod,
  chown,
  chgrp,
  wget,
  curl,
  history,
  man,
  which,
  file,
  tar,
  sort,
  ping,
  traceroute,
]
