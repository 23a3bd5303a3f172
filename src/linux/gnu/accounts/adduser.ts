import { optionList } from '../library/options.ts'
import type { ProgramOption } from '../../../shell/posix/declaration.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { User } from '../../users.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { AccountFiles, type Entry, firstFree, isForSystem, membersOf, UID } from './account-files.ts'
import { makeHome } from './home.ts'

const BAD_NAME =
  'Please enter a username matching the regular expression\n' +
  '            configured via the NAME_REGEX configuration variable.  Use the\n' +
  "            `--allow-bad-names' option to relax this check or reconfigure\n" +
  '            NAME_REGEX in configuration.'
const NOWHERE = '/nonexistent'

type Say = (line: string) => void | Promise<void>

/** What is to be done: by whom, to which files, as these options say. */
interface Task {
  readonly process: GnuProcess
  readonly files: AccountFiles
  readonly args: Arguments
  readonly say: Say
}

function taskOf(process: GnuProcess, args: Arguments): Task {
  if (process.credentials.uid !== 0) throw new Failure('Only root may add a user or group to the system.')
  const say: Say = (line) => (args.has('quiet') ? undefined : process.print(`${line}\n`))
  return { process, files: new AccountFiles(process), args, say }
}

function checkName(name: string, { has }: Arguments): void {
  if (!/^[a-z][-a-z0-9_]*\$?$/.test(name) && !has('allow-bad-names')) throw new Failure(BAD_NAME)
}

/** A number that was asked for, which nobody may have. @throws Failure */
function asked(
  entries: readonly Entry[],
  given: string | undefined,
  refused: (number: string) => string,
): number | undefined {
  if (given === undefined) return undefined
  if (!/^\d+$/.test(given)) throw new Failure(`invalid number '${given}'`)
  if (entries.some((entry) => entry[UID] === given)) throw new Failure(refused(given))
  return Number(given)
}

const groupTaken = (gid: string): string => `The GID \`${gid}' is already in use.`

async function addGroup({ process, files, args, say }: Task, name: string): Promise<void> {
  const { has, value } = args
  checkName(name, args)
  const known = files.groups.find(name)
  const system = known && has('system') ? isForSystem(Number(known[UID])) : undefined
  if (system === false) throw new Failure(`The group \`${name}' already exists and is not a system group. Exiting.`)
  if (system) return process.complain(`The group \`${name}' already exists as a system group. Exiting.`)
  if (known) throw new Failure(`The group \`${name}' already exists.`)
  const gid = asked(files.groups.entries, value('gid'), groupTaken) ?? firstFree([files.groups], has('system'))
  files.addGroup(name, gid)
  files.save()
  await say(`Adding group \`${name}' (GID ${gid}) ...\nDone.`)
}

async function addToGroup({ process, files, say }: Task, [name = '', group = '']: readonly string[]): Promise<void> {
  if (!files.users.find(name)) throw new Failure(`The user \`${name}' does not exist.`)
  const entry = files.groups.find(group)
  if (!entry) throw new Failure(`The group \`${group}' does not exist.`)
  if (membersOf(entry).includes(name))
    return process.complain(`The user \`${name}' is already a member of \`${group}'.`)
  files.join(group, name)
  files.save()
  await say(`Adding user \`${name}' to group \`${group}' ...\nDone.`)
}

/** The group that a new user is put into first. */
interface FirstGroup {
  readonly name: string
  readonly gid: number
  /** Whether it is made for them. */
  readonly own: boolean
}

function namedGroup(files: AccountFiles, group: string): FirstGroup {
  const entry = files.groups.find(group)
  if (!entry) throw new Failure(`The group \`${group}' does not exist.`)
  return { name: group, gid: Number(entry[UID]), own: false }
}

async function createHome({ process, args: { has }, say }: Task, { home, uid, gid }: User): Promise<void> {
  const { fs } = process.system
  const skeleton = '/etc/skel'
  if (home === NOWHERE) return say(`Not creating \`${home}'.`)
  if (has('no-create-home')) return say(`Not creating home directory \`${home}'.`)
  if (fs.exists(home)) {
    await process.complain(`The home directory \`${home}' already exists.  Not touching this directory.`)
    if (fs.stat(home).uid === uid) return
    return process.complain(
      `Warning: The home directory \`${home}' does not belong to the user you are currently creating.`,
    )
  }
  await say(`Creating home directory \`${home}' ...`)
  const system = has('system')
  if (!system) await say(`Copying files from \`${skeleton}' ...`)
  makeHome(fs, {
    path: home,
    owner: { uid, gid },
    mode: system ? 0o755 : 0o700,
    skeleton: system ? '' : skeleton,
    keepsTimes: false,
  })
}

/** The user that is to be made, and their first group. @throws Failure */
function planned({ files, args }: Task, name: string): { readonly user: User; readonly group: FirstGroup } {
  const { has, value } = args
  const system = has('system')
  checkName(name, args)
  if (files.users.find(name)) throw new Failure(`The user \`${name}' already exists.`)
  const inGroup = value('ingroup') ?? (system && !has('group') ? 'nogroup' : undefined)
  const taken = asked(files.users.entries, value('uid'), (uid) => `The UID ${uid} is already in use.`)
  if (inGroup === undefined && files.groups.find(name)) throw new Failure(`The group \`${name}' already exists.`)
  const uid = taken ?? firstFree(inGroup === undefined ? [files.users, files.groups] : [files.users], system)
  const group = inGroup === undefined ? { name, gid: uid, own: true } : namedGroup(files, inGroup)
  const home = value('home') ?? (system ? NOWHERE : `/home/${name}`)
  const shell = value('shell') ?? (system ? '/usr/sbin/nologin' : '/bin/bash')
  return { user: { name, uid, gid: group.gid, fullName: comment(args), home, shell }, group }
}

/** Adds a user to all files and makes what goes with them. */
async function addUser(task: Task, name: string): Promise<void> {
  const { process, files, args, say } = task
  const system = args.has('system')
  const { user, group } = planned(task, name)
  if (!system && args.value('home') !== undefined && process.system.fs.exists(user.home))
    await process.complain(`Warning: The home dir ${user.home} you specified already exists.`)
  await tellOf(task, user, group)
  if (group.own) files.addGroup(name, group.gid)
  files.add(user, { system })
  files.save()
  await createHome(task, user)
  if (system) return
  files.join('users', name)
  files.save()
  await say(`Adding new user \`${name}' to supplemental / extra groups \`users' ...`)
  await say(`Adding user \`${name}' to group \`users' ...`)
  if (!args.has('disabled-password') && !args.has('disabled-login'))
    await process.complain(`setting passwords is not simulated here; sudo -u ${name} asks for none`)
}

/** The full name, and room for four more things that nobody fills in. */
function comment({ has, value }: Arguments): string {
  const given = value('gecos') ?? value('comment')
  if (has('system')) return given ?? ''
  const fields = (given ?? '').split(',')
  return [...fields, '', '', '', ''].slice(0, Math.max(4, fields.length)).join(',')
}

async function tellOf({ args, say }: Task, { name, uid }: User, group: FirstGroup): Promise<void> {
  const system = args.has('system')
  const id = system ? `UID ${uid}` : String(uid)
  await say(system ? `Adding system user \`${name}' (${id}) ...` : `Adding user \`${name}' ...`)
  if (group.own) await say(`Adding new group \`${name}' (${system ? 'GID ' : ''}${group.gid}) ...`)
  const shown = system ? group.name : `${group.name} (${group.gid})`
  await say(`Adding new user \`${name}' (${id}) with group \`${shown}' ...`)
}

/** Says that a system user is there already; false where there is none yet. */
async function isThere({ files, say }: Task, name: string): Promise<boolean> {
  const known = files.users.find(name)
  if (!known) return false
  if (!isForSystem(Number(known[UID])))
    throw new Failure(`The user \`${name}' already exists, but is not a system user. Exiting.`)
  await say(`The system user \`${name}' already exists. Exiting.`)
  return true
}

const text = (long: string, name: string): ProgramOption => ({ long, value: { name, kind: 'text' } })

const groupOptions: readonly ProgramOption[] = [
  text('gid', 'ID'),
  { long: 'system' },
  { long: 'quiet' },
  { long: 'allow-bad-names' },
]

export const adduser = gnu({
  name: 'adduser',
  options: [
    ...groupOptions,
    text('uid', 'ID'),
    text('ingroup', 'GROUP'),
    { long: 'group' },
    text('shell', 'SHELL'),
    text('comment', 'COMMENT'),
    text('gecos', 'COMMENT'),
    text('home', 'DIR'),
    { long: 'no-create-home' },
    { long: 'disabled-password' },
    { long: 'disabled-login' },
  ],
  refused: optionList(
    'firstuid=ID lastuid=ID firstgid=ID lastgid=ID add-extra-groups allow-all-names conf=FILE verbose debug',
  ),
  operands: [
    { name: 'USER', kind: 'text' },
    { name: 'GROUP', kind: 'text', optional: true },
  ],
  run: async (process, args) => {
    const { operands, has } = args
    const [name = ''] = operands
    if (operands.length === 0 || operands.length > 2) throw new Failure('Only one or two names allowed.')
    const task = taskOf(process, args)
    if (operands.length === 2) await addToGroup(task, operands)
    else if (has('group') && !has('system')) await addGroup(task, name)
    else if (!has('system') || !(await isThere(task, name))) await addUser(task, name)
    return 0
  },
})

export const addgroup = gnu({
  name: 'addgroup',
  options: groupOptions,
  refused: optionList(
    'add-extra-groups comment=TEXT allow-all-names disabled-password conf=FILE uid=ID shell=SHELL firstgid=ID lastgid=ID verbose debug',
  ),
  operands: [{ name: 'GROUP', kind: 'text' }],
  run: async (process, args) => {
    const [name = '', other] = args.operands
    if (name === '' || args.operands.length > 2) throw new Failure('Only one or two names allowed.')
    if (other !== undefined) throw new Failure('addgroup with two arguments is an unspecified operation.')
    await addGroup(taskOf(process, args), name)
    return 0
  },
})
