import { appletProgram } from './applet.ts'
import { busybox } from './busybox.ts'
import { df } from './df.ts'
import { httpd } from './httpd.ts'
import { nc } from './nc.ts'
import { nslookup } from './nslookup.ts'
import { ping } from './ping.ts'
import { ps } from './ps.ts'
import { top } from './top.ts'
import { wget } from './wget.ts'

/** The programs that BusyBox has otherwise than Debian, by their names. */
export const applets = {
  busybox,
  df: appletProgram(df),
  httpd: appletProgram(httpd),
  nc,
  nslookup: appletProgram(nslookup),
  ping: appletProgram(ping),
  ps: appletProgram(ps),
  top: appletProgram(top),
  wget: appletProgram(wget),
} as const
