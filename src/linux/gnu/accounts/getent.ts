import type { Group } from '../../accounts.ts'
import { knownHosts } from '../../hosts.ts'
import type { User } from '../../users.ts'
import { type Service, services } from '../network/services.ts'
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

/** A name and what belongs to it, as getent puts the databases of networks. */
const namedLine = (name: string, ...rest: readonly string[]): string => `${name.padEnd(21)} ${rest.join(' ')}`

const serviceLine = ({ name, port, aliases }: Service, protocol: string): string =>
  namedLine(name, `${port}/${protocol}`, ...aliases)

function findService(key: string): string | undefined {
  const [word = '', asked] = key.split('/')
  const found = services.find(
    ({ name, port, protocols, aliases }) =>
      (name === word || aliases.includes(word) || String(port) === word) &&
      (asked === undefined || protocols.includes(asked)),
  )
  return found && serviceLine(found, asked ?? found.protocols[0] ?? '')
}

/** protocols(5) of a Debian 12, those that are met most: each has its name in capitals for another. */
const PROTOCOLS: readonly (readonly [name: string, number: number])[] = [
  ['ip', 0],
  ['icmp', 1],
  ['igmp', 2],
  ['tcp', 6],
  ['udp', 17],
  ['ipv6', 41],
  ['gre', 47],
  ['esp', 50],
  ['ah', 51],
  ['ospf', 89],
  ['sctp', 132],
]

const protocolLine = ([name, number]: (typeof PROTOCOLS)[number]): string =>
  namedLine(name, String(number), name.toUpperCase())

/** networks(5) of a Debian 12. */
const NETWORKS: readonly (readonly [name: string, address: string])[] = [
  ['default', '0.0.0.0'],
  ['loopback', '127.0.0.0'],
  ['link-local', '169.254.0.0'],
]

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
  services: {
    all: () => services.flatMap((service) => service.protocols.map((protocol) => serviceLine(service, protocol))),
    find: (_, key) => findService(key),
  },
  protocols: {
    all: () => PROTOCOLS.map(protocolLine),
    find: (_, key) => {
      const found = PROTOCOLS.find(([name, number]) => name === key.toLowerCase() || String(number) === key)
      return found && protocolLine(found)
    },
  },
  networks: {
    all: () => NETWORKS.map((network) => namedLine(...network)),
    find: (_, key) => {
      const found = NETWORKS.find((network) => network.includes(key))
      return found && namedLine(...found)
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
        `${name === undefined ? 'getent: wrong number of arguments' : `Unknown database: ${name}`}\n`,
      )
      await process.print(HINT)
      return 1
    }
    const found: readonly (string | undefined)[] =
      keys.length > 0 ? keys.map((key) => database.find(process, key)) : database.all(process)
    await process.print(found.map((line) => (line === undefined ? '' : `${line}\n`)).join(''))
    return found.includes(undefined) ? NOT_FOUND : 0
  },
})
