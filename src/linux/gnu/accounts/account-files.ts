import { smallest } from '../../../base/smallest.ts'
import { largest } from '../../../base/largest.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { passwdLine, type User } from '../../users.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** The fields of a line, passwd(5), group(5), shadow(5); a line that is none is kept as it is. */
export type Entry = string[]

/** One of the files of accounts, line by line. */
class AccountFile {
  readonly entries: Entry[]
  readonly #path: string

  constructor(path: string, text: string) {
    this.#path = path
    this.entries = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(':'))
  }

  find(name: string): Entry | undefined {
    return this.entries.find((entry) => entry[0] === name)
  }

  remove(name: string): void {
    const at = this.entries.findIndex((entry) => entry[0] === name)
    if (at >= 0) this.entries.splice(at, 1)
  }

  save({ system: { fs } }: GnuProcess): void {
    const text = this.entries.map((entry) => `${entry.join(':')}\n`).join('')
    if (text !== fs.readText(this.#path)) fs.writeFile(this.#path, text)
  }
}

/** Fields of lines: where a number, members, … stand. */
export const UID = 2
export const GID = 3
export const COMMENT = 4
export const HOME = 5
export const SHELL = 6
export const MEMBERS = 3

/** What a program that changes accounts says when it may not: the file that it would lock first, and its status. */
export interface Refusal {
  readonly path: string
  readonly status: number
}

/** What /etc/shadow is to hold of a new user: days are since 1970, as text. */
export interface Secret {
  readonly system: boolean
  readonly password?: string
  readonly inactive?: string
  readonly expires?: string
}

/** /etc/passwd, /etc/group and /etc/shadow, to be changed and saved together. Only root gets them. */
export class AccountFiles {
  readonly users: AccountFile
  readonly groups: AccountFile
  readonly shadow: AccountFile
  readonly #process: GnuProcess

  /** @throws Failure when the files cannot be read or changed */
  constructor(process: GnuProcess, { path, status }: Refusal = { path: '/etc/passwd', status: 1 }) {
    this.#process = process
    if (process.credentials.uid !== 0)
      throw new Failure(`Permission denied.\n${process.name}: cannot lock ${path}; try again later.`, status)
    const open = (name: string): AccountFile => {
      const text = attempt(() => process.system.fs.readText(name))
      if (text instanceof FileSystemError) throw new Failure(`cannot open ${name}`, status)
      return new AccountFile(name, text)
    }
    this.users = open('/etc/passwd')
    this.groups = open('/etc/group')
    // a machine may do without
    this.shadow = process.system.fs.exists('/etc/shadow') ? open('/etc/shadow') : new AccountFile('/etc/shadow', '')
  }

  save(): void {
    this.users.save(this.#process)
    this.groups.save(this.#process)
    if (this.shadow.entries.length > 0) this.shadow.save(this.#process)
  }

  /** Adds somebody, with a password that nobody can give unless there is another one. */
  add(user: User, secret: Secret): void {
    this.users.entries.push(passwdLine(user).trimEnd().split(':'))
    const { password = '!', system, inactive = '', expires = '' } = secret
    const ages = system ? ['', '', ''] : ['0', '99999', '7']
    const today = Math.floor(this.#process.kernel.clock.now() / 86_400_000)
    this.shadow.entries.push([user.name, password, String(today), ...ages, inactive, expires, ''])
  }

  addGroup(name: string, gid: number): void {
    this.groups.entries.push([name, 'x', String(gid), ''])
  }

  /** Puts somebody into a group. */
  join(group: string, user: string): void {
    this.#members(group, (members) => (members.includes(user) ? members : [...members, user]))
  }

  leave(group: string, user: string): void {
    this.#members(group, (members) => members.filter((member) => member !== user))
  }

  #members(group: string, change: (members: readonly string[]) => readonly string[]): void {
    const entry = this.groups.find(group)
    if (entry) entry[MEMBERS] = change(membersOf(entry)).join(',')
  }
}

/** Who is in a group besides those whose own it is. */
export const membersOf = (group: Entry): readonly string[] =>
  (group[MEMBERS] ?? '').split(',').filter((member) => member !== '')

/** Numbers for people and for the system, login.defs(5). */
const FIRST = 1000
const LAST = 60_000
const FIRST_SYSTEM = 100
export const LAST_SYSTEM = 999

/** Whether a number is one that adduser gives to programs of the system. */
export const isForSystem = (number: number): boolean => number >= FIRST_SYSTEM && number <= LAST_SYSTEM

/** Whether a number is one that useradd gives to people. */
export const isForPeople = (number: number): boolean => number >= FIRST && number <= LAST

const numbersOf = (file: AccountFile): readonly number[] => file.entries.map((entry) => Number(entry[UID]))

/** The next free number as shadow's programs count: above the highest for people, below the lowest for the system while there is room, else the highest. */
export function nextNumber(file: AccountFile, system: boolean): number {
  const used = numbersOf(file)
  if (!system) return largest(used.filter(isForPeople), FIRST - 1) + 1
  const below = smallest(used.filter(isForSystem), LAST_SYSTEM + 1) - 1
  if (isForSystem(below)) return below
  let free = LAST_SYSTEM
  while (used.includes(free)) free -= 1
  return free
}

/** The first number that none of these files has, as adduser counts. */
export function firstFree(files: readonly AccountFile[], system: boolean): number {
  const used = new Set(files.flatMap(numbersOf))
  let number = system ? FIRST_SYSTEM : FIRST
  while (used.has(number)) number += 1
  return number
}
