import type { Group } from '../../accounts.ts'
import { knownHosts } from '../../hosts.ts'
import type { User } from '../../users.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** What a database of getent(1) holds: each line of it, or the one that a key finds. */
interface Database {
  all(process: GnuProcess): readonly string[]
  find(process: GnuProcess, key: string): string | undefined
}

const NOT_FOUND = 2

const userLine = ({ name, uid, gid, fullName, home, shell }: User): string =>
  [name, 'x', uid, gid, fullName, home, shell].join(':')

const groupLine = ({ name, gid, members }: Group): string => [name, 'x', gid, members.join(',')].join(':')

const hostLine = (address: string, names: readonly string[]): string => `${address.padEnd(15)} ${names.join(' ')}`

const keyOf = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text)

const databases: Readonly<Record<string, Database>> = {
  passwd: {
    all: ({ system }) => system.users.all.map(userLine),
    find: ({ system }, key) => {
      const user = system.users.user(keyOf(key))
      return user && userLine(user)
    },
  },
  group: {
    all: ({ system }) => system.users.groups.map(groupLine),
    find: ({ system }, key) => {
      const group = system.users.group(keyOf(key))
      return group && groupLine(group)
    },
  },
  hosts: {
    all: ({ system }) => knownHosts(system.fs).map(({ address, names }) => hostLine(address, names)),
    find: ({ system }, key) => {
      const line = knownHosts(system.fs).find(({ address, names }) => address === key || names.includes(key))
      if (line) return hostLine(line.address, line.names)
      const host = system.network.resolve(key)
      return host && hostLine(host.address, [host.name])
    },
  },
}

const HINT = "Try `getent --help' or `getent --usage' for more information.\n"

export const getent = gnu({
  name: 'getent',
  versionLetter: 'V',
  refused: optionList('A,no-addrconfig i,no-idn s,service=CONFIG usage'),
  operands: [
    { name: 'DATABASE', kind: 'text' },
    { name: 'KEY', kind: 'text', optional: true, repeated: true },
  ],
  run: async (process, { operands: [name, ...keys] }) => {
    const database = name === undefined ? undefined : databases[name]
    if (name === undefined || !database) {
      await process.write(
        2,
        `${name === undefined ? 'getent: wrong number of arguments' : `Unknown database: ${name}`}\n${HINT}`,
      )
      return 1
    }
    const found: readonly (string | undefined)[] =
      keys.length > 0 ? keys.map((key) => database.find(process, key)) : database.all(process)
    await process.print(found.map((line) => (line === undefined ? '' : `${line}\n`)).join(''))
    return found.includes(undefined) ? NOT_FOUND : 0
  },
})
