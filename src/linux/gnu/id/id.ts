import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import type { Credentials } from '../../../shell/posix/system.ts'
import type { User } from '../../users.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/system.ts'

/** Who somebody is: their numbers, and their groups, the first one first. */
interface Identity {
  readonly uid: number
  readonly gid: number
  readonly groups: readonly number[]
}

const ownIdentity = ({ uid, gid, groups }: Credentials): Identity => ({
  uid,
  gid,
  groups: [...new Set([gid, ...groups])],
})

/** Accounts are in no groups but their own. */
const identityOf = ({ uid, gid }: User): Identity => ({ uid, gid, groups: [gid] })

/** The account that a name or a number means, numbers with a plus sign always. */
export function userFrom(process: GnuProcess, word: string): User | undefined {
  const { all } = process.system.users
  const number = /^\+?\d+$/.test(word) ? Number(word) : undefined
  return all.find(({ name }) => name === word) ?? all.find(({ uid }) => uid === number)
}

const named = (number: number, name: string): string => (name === String(number) ? name : `${number}(${name})`)

const full = (process: GnuProcess, { uid, gid, groups }: Identity): string => {
  const { users } = process.system
  const list = groups.map((group) => named(group, users.groupOf(group))).join(',')
  return `uid=${named(uid, users.nameOf(uid))} gid=${named(gid, users.groupOf(gid))} groups=${list}`
}

function shown(process: GnuProcess, who: Identity, { has }: Arguments): string {
  const { users } = process.system
  const group = (gid: number): string => (has('n') ? users.groupOf(gid) : String(gid))
  if (has('u')) return has('n') ? users.nameOf(who.uid) : String(who.uid)
  if (has('g')) return group(who.gid)
  if (has('G')) return who.groups.map(group).join(has('z') ? '\0' : ' ')
  return full(process, who)
}

function refusal({ has }: Arguments): string | undefined {
  const choices = ['u', 'g', 'G'].filter(has).length
  if (choices > 1) return 'cannot print "only" of more than one choice'
  if (choices === 0 && (has('n') || has('r'))) return 'cannot print only names or real IDs in default format'
  return choices === 0 && has('z') ? 'option --zero not permitted in default format' : undefined
}

export const id = gnu({
  name: 'id',
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
    let status = 0
    const end = args.has('z') ? '\0' : '\n'
    if (args.operands.length === 0) await process.print(shown(process, ownIdentity(process.credentials), args) + end)
    for (const word of args.operands) {
      const user = userFrom(process, word)
      if (user) await process.print(shown(process, identityOf(user), args) + end)
      else {
        await process.complain(`'${word}': no such user`)
        status = 1
      }
    }
    return status
  },
})

export const groups = gnu({
  name: 'groups',
  operands: [{ name: 'USERNAME', kind: 'text', optional: true, repeated: true }],
  run: async (process, { operands }) => {
    const names = (who: Identity): string => who.groups.map((gid) => process.system.users.groupOf(gid)).join(' ')
    if (operands.length === 0) await process.print(`${names(ownIdentity(process.credentials))}\n`)
    let status = 0
    for (const word of operands) {
      const user = userFrom(process, word)
      if (user) await process.print(`${word} : ${names(identityOf(user))}\n`)
      else {
        await process.complain(`'${word}': no such user`)
        status = 1
      }
    }
    return status
  },
})

/** Refuses what a program without operands was given. @throws UsageError */
export function noOperands({ operands: [extra] }: Arguments): void {
  if (extra !== undefined) throw new UsageError(`extra operand '${extra}'`)
}

export const whoami = gnu({
  name: 'whoami',
  run: async (process, args) => {
    noOperands(args)
    await process.print(`${process.system.users.nameOf(process.credentials.uid)}\n`)
    return 0
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
