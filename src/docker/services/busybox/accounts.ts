import { AccountFiles, firstFree, UID } from '../../../linux/gnu/accounts/account-files.ts'
import { makeHome } from '../../../linux/gnu/accounts/home.ts'
import { Failure, type GnuProgram } from '../../../linux/gnu/library/program.ts'
import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { Input } from '../../../shell/posix/input.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { optionsOf } from '../sql/connection.ts'

/** The group of users of the system that are given none. */
const NOGROUP = 65_533
/** The highest number that Alpine's BusyBox gives to a user or a group. */
const LAST_ID = 256_000
const LAST_UNSIGNED = 2 ** 32 - 1
/** LOGIN_NAME_MAX less its end. */
const LONGEST_NAME = 255

interface Asked {
  readonly process: GnuProcess
  readonly files: AccountFiles
  readonly options: ReadonlyMap<string, string>
  readonly names: readonly string[]
}

/** A number that was asked for, else the first one that is free. @throws Failure */
function numberOf({ files, options }: Asked, letter: 'g' | 'u'): number {
  const given = options.get(letter)
  const file = letter === 'g' ? files.groups : files.users
  // a user who gets no group of its own needs a number that no other user has
  const taken = letter === 'u' && (options.has('G') || options.has('S')) ? [files.users] : [files.users, files.groups]
  if (given === undefined) return firstFree(taken, options.has('S'))
  const number = Number(given)
  if (!/^\d+$/.test(given) || number > LAST_UNSIGNED) throw new Failure(`invalid number '${given}'`)
  if (number > LAST_ID) throw new Failure(`number ${given} is not in 0..${LAST_ID} range`)
  if (file.entries.some((entry) => Number(entry[UID]) === number)) throw new Failure(`${letter}id '${given}' in use`)
  return number
}

/** Letters, digits and `_`; behind the first also `-` and `.`, and at the end `$`. @throws Failure */
function checkName(name: string): void {
  const [good = ''] = /^(?:\w(?:[\w.-]*\$?))?/.exec(name) ?? []
  if (name === '' || good.length < name.length)
    throw new Failure(
      `illegal character with code ${new TextEncoder().encode(name.slice(good.length))[0] ?? 0} at position ${good.length}`,
    )
  if (name.length > LONGEST_NAME) throw new Failure('name is too long')
}

/** What would break a line of /etc/passwd. @throws Failure */
function checkFields(options: ReadonlyMap<string, string>): void {
  for (const letter of ['g', 'h', 's'])
    if (/[:\n]/.test(options.get(letter) ?? '')) throw new Failure(`illegal character in '${options.get(letter)}'`)
}

/** Puts a user into a group. @throws Failure */
function join({ files }: Asked, user: string, group: string): void {
  if (!files.users.find(user)) throw new Failure(`unknown user ${user}`)
  if (!files.groups.find(group)) throw new Failure(`unknown group ${group}`)
  files.join(group, user)
}

function addGroup(asked: Asked): void {
  const [first = '', second] = asked.names
  if (second !== undefined) return join(asked, first, second)
  checkName(first)
  if (asked.files.groups.find(first)) throw new Failure(`group '${first}' in use`)
  asked.files.addGroup(first, numberOf(asked, 'g'))
}

/** The group that a new user has first. @throws Failure */
function firstGroup({ files, options }: Asked, name: string, uid: number): number {
  const group = options.get('G')
  if (group !== undefined) {
    const entry = files.groups.find(group)
    if (!entry) throw new Failure(`unknown group ${group}`)
    return Number(entry[UID])
  }
  if (options.has('S')) return NOGROUP
  const taken = files.groups.entries.some((entry) => entry[UID] === String(uid))
  const gid = taken ? firstFree([files.users, files.groups], false) : uid
  files.addGroup(name, gid)
  return gid
}

async function addUser(asked: Asked): Promise<number> {
  const { files, options, names, process } = asked
  const [name = '', group] = names
  if (group !== undefined) return (join(asked, name, group), 0)
  checkName(name)
  checkFields(options)
  if (files.users.find(name)) throw new Failure(`user '${name}' in use`)
  const system = options.has('S')
  const uid = numberOf(asked, 'u')
  const gid = firstGroup(asked, name, uid)
  const home = options.get('h') ?? `/home/${name}`
  const shell = options.get('s') ?? (system ? '/sbin/nologin' : '/bin/sh')
  files.add({ name, uid, gid, fullName: options.get('g') ?? 'Linux User,,,', home, shell }, { system })
  if (!options.has('H') && !process.system.fs.exists(home))
    makeHome(process.system.fs, {
      path: home,
      owner: { uid, gid },
      mode: 0o2755,
      skeleton: options.get('k') ?? '/etc/skel',
      keepsTimes: false,
    })
  if (system || options.has('D')) return 0
  files.save()
  return withoutPassword(process, name)
}

/** BusyBox hands over to its passwd, which is told nothing at the end of its input; what it is told is not kept here. */
async function withoutPassword(process: GnuProcess, name: string): Promise<number> {
  await process.print(`Changing password for ${name}\n`)
  const isTyped = isTerminal(process.descriptors.get(0))
  if (!isTyped) await process.print('New password: ')
  const isTold = isTyped || (await new Input(process, process.file(0)).lines()) !== undefined
  const why = isTold ? 'passwords are not simulated here: ' : ''
  await process.write(2, `${isTyped ? '' : '\n'}passwd: ${why}password for ${name} is unchanged\n`)
  return 1
}

/** Long options, and the letters that they are. */
const LONG = {
  adduser: {
    home: 'h',
    gecos: 'g',
    shell: 's',
    ingroup: 'G',
    uid: 'u',
    system: 'S',
    'disabled-password': 'D',
    'empty-password': 'D',
    'no-create-home': 'H',
  },
  addgroup: { gid: 'g', system: 'S' },
} as const

/** Words whose long options are letters, `--uid=1` is `-u1`. */
const withLetters = (words: readonly string[], known: Readonly<Record<string, string>>): readonly string[] =>
  words.map((word) => {
    const [, name = '', value = ''] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? []
    return Object.hasOwn(known, name) ? `-${known[name] ?? ''}${value}` : word
  })

const VALUED = { always: new Set(['h', 'g', 's', 'G', 'u', 'k']) }
const KNOWN = { adduser: /^[hgsGukSDH]$/, addgroup: /^[gS]$/ }

/** adduser and addgroup as BusyBox has them: `adduser -S -D -G app app`, `addgroup -S app`. */
export const busyBoxAccounts = (name: 'adduser' | 'addgroup'): GnuProgram => ({
  declaration: { name },
  async run(process) {
    const { options, words: names } = optionsOf(withLetters(process.argv.slice(1), LONG[name]), VALUED)
    const unknown = [...options.keys()].find((option) => !KNOWN[name].test(option))
    if (unknown !== undefined || names.length === 0 || names.length > 2) {
      const option = unknown === undefined ? '' : `${name}: unrecognized option: ${unknown}\n`
      const operands = name === 'adduser' ? '[OPTIONS] USER [GROUP]' : '[-g GID] [-S] [USER] GROUP'
      await process.write(2, `${option}Usage: ${name} ${operands}\n`)
      return 1
    }
    try {
      const asked = { process, files: new AccountFiles(process), options, names }
      const status = name === 'adduser' ? await addUser(asked) : (addGroup(asked), 0)
      asked.files.save()
      return status
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await process.complain(error.phrase)
      return 1
    }
  },
})
