import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import type { User } from '../../users.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { AccountFiles, nextNumber, UID } from './account-files.ts'
import {
  accountOptions,
  type AccountValues,
  isName,
  readAccount,
  refuseAlone,
  refuseBoth,
  accountProgram,
  status,
  warnOfRange,
} from './account-values.ts'
import { optionList } from '../library/options.ts'
import { makeHome } from './home.ts'

const DEFAULTS =
  'GROUP=100\nHOME=/home\nINACTIVE=-1\nEXPIRE=\nSHELL=/bin/sh\nSKEL=/etc/skel\nCREATE_MAIL_SPOOL=no\nLOG_INIT=yes\n'
/** The group of those who get none of their own: users. */
const COMMON_GROUP = 100

/** Tells the defaults where nothing else is asked for, and refuses options that do not go together. @throws UsageError */
async function checkOptions(process: GnuProcess, args: Arguments): Promise<number | undefined> {
  const { has, given, operands } = args
  if (has('D') && given.length === 1 && operands.length === 0) {
    await process.print(DEFAULTS)
    return 0
  }
  if (has('D')) throw new UsageError('')
  refuseAlone(args, [
    ['o', 'u'],
    ['k', 'm'],
  ])
  refuseBoth(args, [
    ['m', 'M'],
    ['U', 'g'],
    ['U', 'N'],
  ])
  return undefined
}

function checkName(files: AccountFiles, name: string, { has }: Arguments): void {
  if (!isName(name) && !has('badname'))
    throw new Failure(`invalid user name '${name}': use --badname to ignore`, status.argument)
  if (files.users.find(name)) throw new Failure(`user '${name}' already exists`, status.exists)
  const ownGroup = !has('g') && !has('N')
  if (ownGroup && files.groups.find(name))
    throw new Failure(`group ${name} exists - if you want to add this user to that group, use -g.`, status.exists)
}

/** The group of a new user: the one that was named, the common one, or one of their own, with their own number if it is free. */
function groupFor(files: AccountFiles, name: string, uid: number, { has }: Arguments): number {
  if (has('N')) return COMMON_GROUP
  const free = !files.groups.entries.some((entry) => entry[UID] === String(uid))
  const gid = free ? uid : nextNumber(files.groups, has('r'))
  files.addGroup(name, gid)
  return gid
}

/** Adds a new user to all files. */
function addUser(files: AccountFiles, user: User, values: AccountValues, system: boolean): void {
  files.add(user, { ...values, system })
  for (const group of values.groups ?? []) files.join(group, user.name)
  files.save()
}

async function createHome(process: GnuProcess, { home, uid, gid }: User, skeleton: string): Promise<void> {
  const { fs } = process.system
  if (fs.exists(home)) {
    await process.complain(`warning: the home directory ${home} already exists.`)
    await process.complain('Not copying any file from skel directory into it.')
  } else makeHome(fs, { path: home, owner: { uid, gid }, mode: 0o755, skeleton, keepsTimes: true })
}

export const useradd = accountProgram({
  name: 'useradd',
  helpLetter: 'h',
  refused: optionList(
    'btrfs-subvolume-home F,add-subids-for-system K,key=KEY R,root=CHROOT_DIR P,prefix=PREFIX_DIR Z,selinux-user=SEUSER',
  ),
  options: [
    { long: 'badname' },
    { short: 'b', long: 'base-dir', value: { name: 'BASE_DIR', kind: 'directory' } },
    { short: 'd', long: 'home-dir', value: { name: 'HOME_DIR', kind: 'directory' } },
    { short: 'D', long: 'defaults' },
    { short: 'k', long: 'skel', value: { name: 'SKEL_DIR', kind: 'directory' } },
    { short: 'l', long: 'no-log-init' },
    { short: 'm', long: 'create-home' },
    { short: 'M', long: 'no-create-home' },
    { short: 'N', long: 'no-user-group' },
    { short: 'r', long: 'system' },
    { short: 'U', long: 'user-group' },
    ...accountOptions,
  ],
  operand: 'LOGIN',
  before: checkOptions,
  run: async (process, args, name) => {
    const { has, value } = args
    const files = new AccountFiles(process)
    const values = await readAccount(process, files, args)
    checkName(files, name, args)
    const uid = values.uid ?? nextNumber(files.users, has('r'))
    if (!has('o') && files.users.entries.some((entry) => entry[UID] === String(uid)))
      throw new Failure(`UID ${uid} is not unique`, status.number)
    if (values.uid !== undefined) await warnOfRange(process, name, uid, has('r'))
    const gid = values.gid ?? groupFor(files, name, uid, args)
    const home = values.home ?? `${value('b') ?? '/home'}/${name}`
    const { comment: fullName = '', shell = '/bin/sh' } = values
    const user = { name, uid, gid, fullName, home, shell }
    addUser(files, user, values, has('r'))
    if (has('m')) await createHome(process, user, value('k') ?? '/etc/skel')
    return 0
  },
})
