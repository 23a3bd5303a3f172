import type { ProgramOption } from '../../../shell/posix/declaration.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { helpText, type GnuDefinition, Failure, gnu, type GnuProgram } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { type AccountFiles, LAST_SYSTEM, type Entry, isForPeople, UID } from './account-files.ts'

/** Statuses of useradd(8), EXIT VALUES, which the others share. */
export const status = { usage: 2, argument: 3, number: 4, missing: 6, busy: 8, exists: 9, home: 12 } as const

const text = (short: string, long: string, name: string): ProgramOption => ({
  short,
  long,
  value: { name, kind: 'text' },
})

/** Options that useradd and usermod share. */
export const accountOptions: readonly ProgramOption[] = [
  text('c', 'comment', 'COMMENT'),
  text('e', 'expiredate', 'EXPIRE_DATE'),
  text('f', 'inactive', 'INACTIVE'),
  text('g', 'gid', 'GROUP'),
  text('G', 'groups', 'GROUPS'),
  { short: 'o', long: 'non-unique' },
  text('p', 'password', 'PASSWORD'),
  text('s', 'shell', 'SHELL'),
  text('u', 'uid', 'UID'),
]

/** A program of shadow's about one user or one group. */
interface AccountProgram {
  readonly name: string
  readonly helpLetter: string
  readonly options: readonly ProgramOption[]
  readonly refused: readonly ProgramOption[]
  /** What the one operand is called in help. */
  readonly operand: 'LOGIN' | 'GROUP'
  /** What comes before the operand is looked at; a status is all there is to do. @throws UsageError */
  before?(process: GnuProcess, args: Arguments): Promise<number | undefined>
  /** Does it for the user or the group `name`. */
  run(process: GnuProcess, args: Arguments, name: string): number | Promise<number>
}

/** Makes one of shadow's programs: wrong usage is answered with all its help. */
export function shadowProgram(definition: GnuDefinition): GnuProgram {
  return gnu({ ...definition, usageStatus: status.usage, hint: (process) => helpText(process, definition) })
}

/** Makes one that is about one user or one group. */
export function accountProgram({ operand, before, run, ...declared }: AccountProgram): GnuProgram {
  return shadowProgram({
    ...declared,
    operands: [{ name: operand, kind: 'text' }],
    async run(process, args) {
      const done = await before?.(process, args)
      if (done !== undefined) return done
      const [name = ''] = args.operands
      if (args.operands.length !== 1) throw new UsageError('')
      return run(process, args, name)
    },
  })
}

/** Refuses options that exclude each other. @throws UsageError */
export function refuseBoth({ has }: Arguments, pairs: readonly (readonly [one: string, other: string])[]): void {
  for (const [one, other] of pairs)
    if (has(one) && has(other)) throw new UsageError(`options -${one} and -${other} conflict`)
}

/** Refuses options that only mean something beside others. @throws UsageError */
export function refuseAlone({ has }: Arguments, pairs: readonly (readonly [one: string, needed: string])[]): void {
  for (const [one, needed] of pairs)
    if (has(one) && !has(needed)) throw new UsageError(`-${one} flag is only allowed with the -${needed} flag`)
}

/** A user's or a group's number. @throws Failure */
export function readNumber(given: string | undefined, what: 'user' | 'group'): number | undefined {
  if (given === undefined) return undefined
  if (!/^\d+$/.test(given) || Number(given) >= 2 ** 32 - 1)
    throw new Failure(`invalid ${what} ID '${given}'`, status.argument)
  return Number(given)
}

/** A name as Debian's shadow takes it. */
export const isName = (name: string): boolean =>
  name !== '' && name.length <= 32 && !/^[-+~]|[\s:,/]|^\.{1,2}$/.test(name)

/** A date, or days since 1970, as days since 1970; empty for never. @throws Failure */
export function dayOf(given: string): string {
  if (given === '' || given === '-1') return ''
  if (/^\d+$/.test(given)) return given
  const time = /^\d{4}-\d{2}-\d{2}$/.test(given) ? Date.parse(given) : NaN
  if (Number.isNaN(time)) throw new Failure(`invalid date '${given}'`, status.argument)
  return String(time / 86_400_000)
}

/** What the shared options give, checked in their usual order; absent where they say nothing. */
export interface AccountValues {
  readonly comment?: string
  readonly home?: string
  readonly shell?: string
  readonly uid?: number
  readonly gid?: number
  readonly groups?: readonly string[]
  readonly password?: string
  /** Days since 1970, as text; empty for never. */
  readonly expires?: string
  readonly inactive?: string
}

function groupNamed(files: AccountFiles, word: string): Entry {
  const found = files.groups.find(word) ?? files.groups.entries.find((entry) => entry[UID] === word)
  if (!found) throw new Failure(`group '${word}' does not exist`, status.missing)
  return found
}

/** Warns of a shell that nobody could log in with. @throws Failure for what is no path at all */
async function readShell(process: GnuProcess, shell: string | undefined): Promise<void> {
  if (shell === undefined || shell === '') return
  if (!shell.startsWith('/')) throw new Failure(`invalid shell '${shell}'`, status.argument)
  const mode = process.system.fs.peek(shell)?.mode ?? 0
  if ((mode & 0o111) === 0) await process.complain(`Warning: missing or non-executable shell '${shell}'`)
}

/** @throws Failure */
function checkTexts({ value }: Arguments): void {
  const [comment, home, inactive] = [value('c'), value('d'), value('f')]
  if (comment !== undefined && /[:\n]/.test(comment)) throw new Failure(`invalid comment '${comment}'`, status.argument)
  if (home !== undefined && (!home.startsWith('/') || home.includes(':')))
    throw new Failure(`invalid home directory '${home}'`, status.argument)
  if (inactive !== undefined && !/^(-1|\d+)$/.test(inactive))
    throw new Failure(`invalid numeric argument '${inactive}'`, status.argument)
}

/** Reads what the options of useradd and usermod give. @throws Failure */
export async function readAccount(process: GnuProcess, files: AccountFiles, args: Arguments): Promise<AccountValues> {
  const { value } = args
  checkTexts(args)
  const uid = readNumber(value('u'), 'user')
  const group = value('g')
  const groups = value('G')
  const gid = group === undefined ? undefined : Number(groupNamed(files, group)[UID])
  const names = groups === '' ? [] : groups?.split(',').map((word) => groupNamed(files, word)[0] ?? '')
  await readShell(process, value('s'))
  const [comment, home, shell, password, expires] = ['c', 'd', 's', 'p', 'e'].map(value)
  return {
    ...(comment !== undefined && { comment }),
    ...(home !== undefined && { home }),
    ...(shell !== undefined && { shell }),
    ...(password !== undefined && { password }),
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
    ...(names && { groups: names }),
    ...(expires !== undefined && { expires: dayOf(expires) }),
    ...(value('f') !== undefined && { inactive: value('f') === '-1' ? '' : (value('f') ?? '') }),
  }
}

/** Warns of a number that is outside of its range. */
export async function warnOfRange(process: GnuProcess, name: string, uid: number, system: boolean): Promise<void> {
  if (system && uid > LAST_SYSTEM)
    await process.write(2, `useradd warning: ${name}'s uid ${uid} is greater than SYS_UID_MAX ${LAST_SYSTEM}\n`)
  if (!system && !isForPeople(uid))
    await process.write(
      2,
      `useradd warning: ${name}'s uid ${uid} outside of the UID_MIN 1000 and UID_MAX 60000 range.\n`,
    )
}
