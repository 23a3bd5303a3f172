import { compareTimes, type FileTime, type TimeName, timeOf } from '../../../shell/posix/file-time.ts'
import { joined, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { compile } from '../../../shell/posix/regex/pattern.ts'
import { fromEmacs } from './emacs-syntax.ts'
import { PatternError, type PatternOptions } from '../../../shell/posix/regex/syntax.ts'
import { MAY_EXECUTE, MAY_READ, MAY_WRITE, type Stat } from '../../../shell/posix/posix-system.ts'
import { baseName } from '../../path.ts'
import { momentFromWords } from '../date/words.ts'
import { zoneOf } from '../library/file-time.ts'
import { fileSystemAt, type FoundFile, typeLetter } from './found.ts'
import { readMode } from '../chmod/mode.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { matcher } from '../library/wildcard.ts'

/** A test of a file's. */
export type Test = (file: FoundFile) => boolean

/** What a test is made in: whose it is, and what stands before it on the command line. */
export interface TestSetting {
  readonly process: GnuProcess
  readonly regexType: string
  readonly followsLinks: boolean
  /** Since when times are counted. */
  readonly now: number
  /** The end of today, where -daystart counts ages since then. */
  readonly daysEnd: number | undefined
}

type Make = (argument: string, setting: TestSetting, name: string) => Test

/** `5`, `+5`, `-5`. @throws Failure */
function compared(text: string, name: string): (value: number) => boolean {
  const [, sign, digits] = /^([-+]?)(\d+)$/.exec(text) ?? []
  if (digits === undefined) throw new Failure(`invalid argument \`${text}' to \`${name}'`)
  const wanted = Number(digits)
  if (sign === '+') return (value) => value > wanted
  return sign === '-' ? (value) => value < wanted : (value) => value === wanted
}

const sizeUnits: Readonly<Record<string, number>> = { b: 512, c: 1, w: 2, k: 2 ** 10, M: 2 ** 20, G: 2 ** 30 }

function sizeTest(text: string, _setting: TestSetting, name: string): Test {
  if (text === '') throw new Failure(`invalid null argument to ${name}`)
  const [, count = '', unit = ''] = /^(.*?)(\D?)$/s.exec(text) ?? []
  const bytes = sizeUnits[unit || 'b']
  if (bytes === undefined) throw new Failure(`invalid ${name} type \`${unit}'`)
  if (!/^[-+]?\d+$/.test(count)) throw new Failure(`Invalid argument \`${text}' to ${name}`)
  const fits = compared(count, name)
  return ({ stat }) => fits(Math.ceil(stat.size / bytes))
}

function typeTest(text: string, _setting: TestSetting, name: string): Test {
  if (text === '') throw new Failure(`Arguments to ${name} should contain at least one letter`)
  const letters = text.split(',')
  for (const letter of letters) {
    const [first = ''] = letter
    if (!'bcdpfls'.includes(first) || first === '') throw new Failure(`Unknown argument to ${name}: ${first}`)
    if (letter.length > 1) throw new Failure(`Must separate multiple arguments to ${name} using: ','`)
  }
  return ({ stat }) => letters.includes(typeLetter(stat))
}

function permTest(text: string): Test {
  const [, kind = '', mode = ''] = /^([-/]?)(.*)$/s.exec(text) ?? []
  const change = readMode(mode)
  if (!change) throw new Failure(phrase`invalid mode ${quoted(text)}`)
  const wanted = change.apply(0, { directory: false, umask: 0 })
  if (kind === '-') return ({ stat }) => (stat.mode & wanted) === wanted
  if (kind === '/') return ({ stat }) => wanted === 0 || (stat.mode & wanted) !== 0
  return ({ stat }) => stat.mode === wanted
}

function statOf({ process, followsLinks }: TestSetting, path: string): Stat {
  const { fs } = process.system
  const at = resolvePath(process, path)
  const stat = attempt(() => (followsLinks ? fs.stat(at) : fs.lstat(at)))
  if (stat instanceof FileSystemError) throw new Failure(phrase`${quoted(path)}: ${stat.message}`)
  return stat
}

/** Days that have gone by, with what is left of one thrown away; minutes, with what is begun counted. */
const ageTest =
  (time: TimeName, unit: number, round: (value: number) => number): Make =>
  (text, { now, daysEnd }, name) => {
    const fits = compared(text, name)
    const exact = text.startsWith('-') && unit < 3_600_000
    const age = (stat: Stat): number => ((daysEnd ?? now) - stat[time]) / unit
    return ({ stat }) => fits(exact ? age(stat) : round(age(stat)))
  }

const DAY = 86_400_000
const daysOld = (time: TimeName): Make => ageTest(time, DAY, Math.floor)
const minutesOld = (time: TimeName): Make => ageTest(time, 60_000, Math.ceil)

const regexTypes: Readonly<Record<string, PatternOptions['syntax']>> = {
  ed: 'basic',
  sed: 'sed',
  grep: 'grep',
  'posix-basic': 'basic',
  'posix-minimal-basic': 'basic',
  'posix-extended': 'extended',
  'posix-egrep': 'egrep',
  egrep: 'egrep',
  awk: 'awk',
  'posix-awk': 'awk',
  'gnu-awk': 'awk',
}
const typeNames =
  'findutils-default ed emacs gnu-awk grep posix-awk awk posix-basic posix-egrep egrep posix-extended posix-minimal-basic sed'.split(
    ' ',
  )

/** Refuses what is no type of regular expressions. @throws Failure */
export function checkRegexType(type: string): void {
  if (typeNames.includes(type)) return
  const names = joined(typeNames.map(quoted), ', ')
  throw new Failure(phrase`Unknown regular expression type ${quoted(type)}; valid types are ${names}.`)
}

const regexTest =
  (ignoreCase: boolean): Make =>
  (text, { regexType }) => {
    const syntax = regexTypes[regexType]
    try {
      const pattern = compile(syntax ? text : fromEmacs(text), { syntax: syntax ?? 'egrep', ignoreCase, whole: 'text' })
      return ({ path }) => pattern.test(path)
    } catch (error) {
      if (!(error instanceof PatternError)) throw error
      throw new Failure(`failed to compile regular expression '${text}': ${error.message}`)
    }
  }

const nameTest =
  (ignoreCase: boolean): Make =>
  (text) => {
    const matches = matcher(text, { ignoreCase })
    return ({ name }) => matches(name)
  }
const pathTest =
  (ignoreCase: boolean): Make =>
  (text) => {
    const matches = matcher(text, { ignoreCase })
    return ({ path }) => matches(path)
  }

const linkTest =
  (ignoreCase: boolean): Make =>
  (text, { process }) => {
    const matches = matcher(text, { ignoreCase })
    return ({ path, stat }) =>
      stat.type === 'symlink' && matches(process.system.fs.readLink(resolvePath(process, path)))
  }

const numberTest =
  (of: (stat: Stat) => number): Make =>
  (text, _setting, name) => {
    const fits = compared(text, name)
    return ({ stat }) => fits(of(stat))
  }

const timeNames: Readonly<Record<string, TimeName>> = { a: 'atime', c: 'ctime', m: 'mtime' }

/** The time that the argument of -newerXY stands for: in words, or one of a file's. @throws Failure */
function timeMeant(text: string, setting: TestSetting, kind: string): FileTime {
  if (kind !== 't') return timeOf(statOf(setting, text), timeNames[kind] ?? 'mtime')
  const time = momentFromWords(text, { ms: setting.now, nanos: 0 }, zoneOf(setting.process))
  if (time === undefined)
    throw new Failure(phrase`I cannot figure out how to interpret ${quoted(text)} as a date or time`)
  return time
}

const newer =
  (own: string, kind: string): Make =>
  (text, setting) => {
    const time = timeMeant(text, setting, kind)
    return ({ stat }) => compareTimes(timeOf(stat, timeNames[own] ?? 'mtime'), time) > 0
  }

/** Tests with an argument. */
export const testsWith: Readonly<Record<string, Make>> = {
  name: nameTest(false),
  iname: nameTest(true),
  path: pathTest(false),
  wholename: pathTest(false),
  ipath: pathTest(true),
  iwholename: pathTest(true),
  regex: regexTest(false),
  iregex: regexTest(true),
  lname: linkTest(false),
  ilname: linkTest(true),
  type: typeTest,
  xtype: (text, setting, name) => {
    const test = typeTest(text, setting, name)
    const { fs } = setting.process.system
    return (file) => test({ ...file, stat: fs.peek(resolvePath(setting.process, file.path)) ?? file.stat })
  },
  size: sizeTest,
  perm: permTest,
  mtime: daysOld('mtime'),
  atime: daysOld('atime'),
  ctime: daysOld('ctime'),
  mmin: minutesOld('mtime'),
  amin: minutesOld('atime'),
  cmin: minutesOld('ctime'),
  newer: newer('m', 'm'),
  anewer: newer('a', 'm'),
  cnewer: newer('c', 'm'),
  ...Object.fromEntries(
    [...'acm'].flatMap((own) => [...'acmt'].map((kind) => [`newer${own}${kind}`, newer(own, kind)])),
  ),
  links: numberTest(({ nlink }) => nlink),
  used: (text, _setting, name) => {
    if (!/^[-+]?\d+$/.test(text)) throw new Failure(`Invalid argument ${text} to ${name}`)
    const fits = compared(text, name)
    return ({ stat }) => stat.atime > stat.ctime && fits(Math.floor((stat.atime - stat.ctime) / DAY))
  },
  fstype: (text, { process }) => {
    return ({ path }) => fileSystemAt(process, path) === text
  },
  inum: numberTest(({ ino }) => ino),
  uid: numberTest(({ uid }) => uid),
  gid: numberTest(({ gid }) => gid),
  user(text, { process }) {
    const known = process.system.users.user(text)?.uid
    const uid = known ?? (/^\d+$/.test(text) ? Number(text) : undefined)
    if (uid === undefined) throw new Failure(phrase`${quoted(text)} is not the name of a known user`)
    return ({ stat }) => stat.uid === uid
  },
  group(text, { process }) {
    const known = process.system.users.group(text)?.gid
    const gid = known ?? (/^\d+$/.test(text) ? Number(text) : undefined)
    if (gid === undefined) throw new Failure(phrase`${quoted(text)} is not the name of an existing group`)
    return ({ stat }) => stat.gid === gid
  },
  samefile(text, setting) {
    const { ino } = statOf(setting, text)
    return ({ stat }) => stat.ino === ino
  },
}

const accessTest =
  (mode: number) =>
  ({ process }: TestSetting): Test =>
  ({ path }) =>
    !(attempt(() => process.system.fs.access(resolvePath(process, path), mode)) instanceof FileSystemError)

/** Tests without an argument. */
export const testsAlone: Readonly<Record<string, (setting: TestSetting) => Test>> = {
  true: () => () => true,
  false: () => () => false,
  empty:
    ({ process }) =>
    ({ path, stat }) => {
      if (stat.type === 'file') return stat.size === 0
      if (stat.type !== 'directory') return false
      const entries = attempt(() => process.system.fs.list(resolvePath(process, path)))
      return !(entries instanceof FileSystemError) && entries.length === 0
    },
  nouser:
    ({ process }) =>
    ({ stat }) =>
      process.system.users.user(stat.uid) === undefined,
  nogroup:
    ({ process }) =>
    ({ stat }) =>
      process.system.users.group(stat.gid) === undefined,
  readable: accessTest(MAY_READ),
  writable: accessTest(MAY_WRITE),
  executable: accessTest(MAY_EXECUTE),
}

/** The name that -name looks at. */
export const nameIn = (path: string): string => (/^\/+$/.test(path) ? '/' : baseName(path))
