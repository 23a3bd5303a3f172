import { optionList } from '../library/options.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { AccountFiles, COMMENT, type Entry, GID, HOME, SHELL, UID } from './account-files.ts'
import {
  accountOptions,
  type AccountValues,
  isName,
  readAccount,
  refuseAlone,
  accountProgram,
  status,
} from './account-values.ts'
import { handOver } from './home.ts'

function checkOptions(args: Arguments): void {
  const { has, given } = args
  if (given.length === 0) throw new Failure('no options', status.usage)
  refuseAlone(args, [
    ['a', 'G'],
    ['r', 'G'],
    ['o', 'u'],
    ['m', 'd'],
  ])
  if (['L', 'p', 'U'].filter(has).length > 1) throw new UsageError('the -L, -p, and -U flags are exclusive')
}

/** The user's groups: more of them, fewer of them, or just these. */
function changeGroups(files: AccountFiles, name: string, groups: readonly string[], { has }: Arguments): void {
  const wanted = new Set(groups)
  for (const [group = ''] of files.groups.entries) {
    if (wanted.has(group) && !has('r')) files.join(group, name)
    else if (wanted.has(group) ? has('r') : !has('a') && !has('r')) files.leave(group, name)
  }
}

/** The password field once it is locked, unlocked or another one. */
async function password(process: GnuProcess, old: string, { has, value }: Arguments): Promise<string> {
  if (has('L')) return old.startsWith('!') ? old : `!${old}`
  if (has('U') && old.startsWith('!')) {
    if (old.length > 1) return old.slice(1)
    await process.complain(
      "unlocking the user's password would result in a passwordless account.\n" +
        "You should set a password with usermod -p to unlock this user's password.",
    )
  }
  return value('p') ?? old
}

/** Another name: it stands in all three files. */
function rename(files: AccountFiles, name: string, next: string): void {
  for (const file of [files.users, files.shadow]) {
    const entry = file.find(name)
    if (entry) entry[0] = next
  }
  for (const [group = ''] of files.groups.entries.filter((entry) => entry[3]?.split(',').includes(name))) {
    files.leave(group, name)
    files.join(group, next)
  }
}

/** Puts other values into a user's lines. */
function change(files: AccountFiles, user: Entry, values: AccountValues): void {
  const { comment, home, shell, uid, gid, expires, inactive } = values
  const fields = [
    [UID, uid],
    [GID, gid],
    [COMMENT, comment],
    [HOME, home],
    [SHELL, shell],
  ] as const
  for (const [at, next] of fields) if (next !== undefined) user[at] = String(next)
  const aging = files.shadow.find(user[0] ?? '')
  if (aging && expires !== undefined) aging[7] = expires
  if (aging && inactive !== undefined) aging[6] = inactive
}

function moveHome(process: GnuProcess, from: string, to: string): void {
  const { fs } = process.system
  if (fs.exists(to)) throw new Failure(`directory ${to} exists`, status.home)
  if (fs.isDirectory(from)) fs.rename(from, to)
}

function newName(files: AccountFiles, name: string, { value }: Arguments): string | undefined {
  const next = value('l')
  if (next === undefined || next === name) return undefined
  if (!isName(next)) throw new Failure(`invalid user name '${next}': use --badname to ignore`, status.argument)
  if (files.users.find(next)) throw new Failure(`user '${next}' already exists`, status.exists)
  return next
}

function checkNumber(files: AccountFiles, user: Entry, { uid }: AccountValues, { has }: Arguments): void {
  const taken = files.users.entries.some((entry) => entry !== user && entry[UID] === String(uid))
  if (taken && !has('o')) throw new Failure(`UID '${uid}' already exists`, status.number)
}

const ownerOf = (user: Entry): { uid: number; gid: number } => ({ uid: Number(user[UID]), gid: Number(user[GID]) })

export const usermod = accountProgram({
  name: 'usermod',
  helpLetter: 'h',
  refused: optionList(
    'b,badname P,prefix=PREFIX_DIR R,root=CHROOT_DIR v,add-subuids=RANGE V,del-subuids=RANGE w,add-subgids=RANGE W,del-subgids=RANGE ' +
      'Z,selinux-user=SEUSER',
  ),
  options: [
    { short: 'a', long: 'append' },
    { short: 'd', long: 'home', value: { name: 'HOME_DIR', kind: 'directory' } },
    { short: 'l', long: 'login', value: { name: 'NEW_LOGIN', kind: 'text' } },
    { short: 'L', long: 'lock' },
    { short: 'm', long: 'move-home' },
    { short: 'r', long: 'remove' },
    { short: 'U', long: 'unlock' },
    ...accountOptions,
  ],
  operand: 'LOGIN',
  run: async (process, args, name) => {
    checkOptions(args)
    const files = new AccountFiles(process)
    const values = await readAccount(process, files, args)
    const user = files.users.find(name)
    if (!user) throw new Failure(`user '${name}' does not exist`, status.missing)
    const next = newName(files, name, args)
    checkNumber(files, user, values, args)
    const [before, oldHome = ''] = [ownerOf(user), user[HOME]]
    if (args.has('m') && values.home !== oldHome) moveHome(process, oldHome, values.home ?? oldHome)
    const line = [...user].join(':')
    change(files, user, values)
    if (values.groups) changeGroups(files, name, values.groups, args)
    const secret = files.shadow.find(name)
    if (secret) secret[1] = await password(process, secret[1] ?? '', args)
    if (next !== undefined) rename(files, name, next)
    const after = ownerOf(user)
    if (process.system.fs.isDirectory(user[HOME] ?? '')) handOver(process.system.fs, user[HOME] ?? '', before, after)
    files.save()
    const onlyLine = args.given.every((option) => 'cdlmsug'.includes(option.name))
    if (onlyLine && user.join(':') === line) await process.complain('no changes')
    return 0
  },
})
