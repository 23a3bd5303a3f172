import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { optionList } from '../library/options.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { Credentials } from '../../../shell/posix/posix-system.ts'
import type { User } from '../../users.ts'
import { noOperands } from '../library/no-operands.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { userFrom } from '../library/user.ts'

/** Who somebody is: their numbers, and their groups, the first one first. */
interface Identity {
  readonly uid: number
  readonly gid: number
  readonly groups: readonly number[]
}

const ownIdentity = ({ uid, gid, groups }: Credentials): Identity => ({
  uid,
  gid,
  // setgroups(2) puts them in the order of their numbers
  groups: [...new Set([gid, ...groups.toSorted((a, b) => a - b)])],
})

const identityOf = ({ system }: GnuProcess, user: User): Identity => {
  const { uid, gid, groups } = system.users.credentialsOf(user)
  return { uid, gid, groups: [gid, ...groups] }
}

const named = (number: number, name: string): string => (name === String(number) ? name : `${number}(${name})`)

const full = (process: GnuProcess, { uid, gid, groups }: Identity): string => {
  const { users } = process.system
  const list = groups.map((group) => named(group, users.groupOf(group))).join(',')
  return `uid=${named(uid, users.nameOf(uid))} gid=${named(gid, users.groupOf(gid))} groups=${list}`
}

/** Text about somebody, and the numbers in it that should be names and are nobody's. */
interface Shown {
  readonly text: string
  readonly nameless: readonly string[]
}

/** Groups by their names. */
function groupNames({ system: { users } }: GnuProcess, gids: readonly number[], separator = ' '): Shown {
  const nameless = gids.filter((gid) => !users.group(gid)).map((gid) => `group ID ${gid}`)
  return { text: gids.map((gid) => users.groupOf(gid)).join(separator), nameless }
}

function userName({ system: { users } }: GnuProcess, uid: number): Shown {
  return { text: users.nameOf(uid), nameless: users.user(uid) ? [] : [`user ID ${uid}`] }
}

function shown(process: GnuProcess, { uid, gid, groups: gids }: Identity, { has }: Arguments): Shown {
  const separator = has('z') ? '\0' : ' '
  const wanted = has('g') ? [gid] : gids
  if (has('n')) return has('u') ? userName(process, uid) : groupNames(process, wanted, separator)
  const only = has('u') ? String(uid) : wanted.join(separator)
  const whole = !has('u') && !has('g') && !has('G')
  return { text: whole ? full(process, { uid, gid, groups: gids }) : only, nameless: [] }
}

/** Prints text, after a word about each number in it that has no name; gives the status. */
async function tell(process: GnuProcess, { text, nameless }: Shown, end = '\n'): Promise<number> {
  for (const what of nameless) await process.complain(`cannot find name for ${what}`)
  await process.print(text + end)
  return nameless.length > 0 ? 1 : 0
}

/** Does something for each user of a list; says of the others that there are none. Gives the status. */
async function forEachUser(
  process: GnuProcess,
  words: readonly string[],
  act: (user: User, word: string) => Promise<number>,
): Promise<number> {
  let status = 0
  for (const word of words) {
    const user = userFrom(process.system.users, word)
    if (!user) await process.complain(phrase`${quoted(word)}: no such user`)
    const failed = user ? await act(user, word) : 1
    status ||= failed
  }
  return status
}

function refusal({ has }: Arguments): string | undefined {
  const choices = ['u', 'g', 'G'].filter(has).length
  if (choices > 1) return 'cannot print "only" of more than one choice'
  if (choices === 0 && (has('n') || has('r'))) return 'cannot print only names or real IDs in default format'
  return choices === 0 && has('z') ? 'option --zero not permitted in default format' : undefined
}

export const id = gnu({
  name: 'id',
  refused: optionList('Z context'),
  options: [
    { short: 'a' },
    { short: 'g', long: 'group' },
    { short: 'G', long: 'groups' },
    { short: 'n', long: 'name' },
    { short: 'r', long: 'real' },
    { short: 'u', long: 'user' },
    { short: 'z', long: 'zero' },
  ],
  operands: [{ name: 'USER', kind: 'text', optional: true, repeated: true }],
  run: async (process, args) => {
    const refused = refusal(args)
    if (refused !== undefined) {
      await process.complain(refused)
      return 1
    }
    const end = args.has('z') ? '\0' : '\n'
    if (args.operands.length === 0) return tell(process, shown(process, ownIdentity(process.credentials), args), end)
    return forEachUser(process, args.operands, (user) =>
      tell(process, shown(process, identityOf(process, user), args), end),
    )
  },
})

export const groups = gnu({
  name: 'groups',
  operands: [{ name: 'USERNAME', kind: 'text', optional: true, repeated: true }],
  run: async (process, { operands }) => {
    if (operands.length === 0) return tell(process, groupNames(process, ownIdentity(process.credentials).groups))
    return forEachUser(process, operands, (user, word) => {
      const names = groupNames(process, identityOf(process, user).groups)
      return tell(process, { ...names, text: `${word} : ${names.text}` })
    })
  },
})

export const whoami = gnu({
  name: 'whoami',
  run: async (process, args) => {
    noOperands(args)
    const { text, nameless } = userName(process, process.credentials.uid)
    if (nameless.length === 0) return tell(process, { text, nameless })
    throw new Failure(`cannot find name for ${nameless.join('')}`)
  },
})

export const logname = gnu({
  name: 'logname',
  run: async (process, args) => {
    noOperands(args)
    if (process.terminal) await process.print(`${process.system.users.current.name}\n`)
    else await process.complain('no login name')
    return process.terminal ? 0 : 1
  },
})
