import { Failure } from '../library/program.ts'

const USER = 1
const MOST_FACILITY = 23
/** How many levels there are. */
export const LEVELS = 8

const FACILITIES: Readonly<Record<string, number>> = {
  kern: 0,
  user: 1,
  mail: 2,
  daemon: 3,
  auth: 4,
  security: 4,
  syslog: 5,
  lpr: 6,
  news: 7,
  uucp: 8,
  cron: 9,
  authpriv: 10,
  ftp: 11,
  ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`local${at}`, MOST_FACILITY - 7 + at])),
}
const LEVEL_NAMES: Readonly<Record<string, number>> = {
  emerg: 0,
  panic: 0,
  alert: 1,
  crit: 2,
  err: 3,
  error: 3,
  warning: 4,
  warn: 4,
  notice: 5,
  info: 6,
  debug: 7,
}
/** What a message is about and how grave it is, syslog(3). */
export interface Priority {
  readonly facility: number
  readonly level: number
}

const numberIn = (table: Readonly<Record<string, number>>, name: string, most: number): number | undefined =>
  /^\d+$/.test(name) && Number(name) <= most ? Number(name) : Object.hasOwn(table, name) ? table[name] : undefined

/** Reads `user.notice`, `err` or `3`. @throws Failure */
export function priorityOf(text: string): Priority {
  const dot = text.indexOf('.')
  const [first, second] = dot < 0 ? ['', text] : [text.slice(0, dot), text.slice(dot + 1)]
  const facility = dot < 0 ? USER : numberIn(FACILITIES, first, MOST_FACILITY)
  if (facility === undefined) throw new Failure(`unknown facility name: ${first}`)
  const level = numberIn(LEVEL_NAMES, second, LEVELS - 1)
  if (level === undefined) throw new Failure(`unknown priority name: ${text}`)
  return { facility, level }
}

/** The number before a message on the wire. */
export const priorityNumber = ({ facility, level }: Priority): number => LEVELS * facility + level

/** The file that the system's log daemon writes messages about something to. */
export const logFile = ({ facility }: Priority): string =>
  facility === 4 || facility === 10 ? '/var/log/auth.log' : '/var/log/syslog'
