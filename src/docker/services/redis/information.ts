import type { Keys } from './keys.ts'
import { type Reply, text } from './reply.ts'

/** What INFO tells of the server itself. */
export interface ServerFacts {
  readonly version: string
  readonly port: number
  readonly pid: number
  /** Milliseconds since it was started. */
  readonly uptime: number
  /** What clients have to say first; undefined where they need not. */
  readonly password: string | undefined
  /** What the configuration says, and CONFIG SET after it. */
  readonly settings: Record<string, string>
}

type Rows = Readonly<Record<string, string | number>>

const DAY = 86_400

function server({ version, port, pid, uptime }: ServerFacts): Rows {
  const seconds = Math.floor(uptime / 1000)
  return {
    redis_version: version,
    redis_mode: 'standalone',
    os: 'Linux x86_64',
    arch_bits: 64,
    process_id: pid,
    tcp_port: port,
    uptime_in_seconds: seconds,
    uptime_in_days: Math.floor(seconds / DAY),
  }
}

const keyspace = (keys: Keys): Rows => {
  const { names } = keys
  if (names.length === 0) return {}
  const ending = names.map((name) => keys.left(name) ?? Infinity).filter((left) => left !== Infinity)
  const average = ending.length === 0 ? 0 : Math.round(ending.reduce((sum, left) => sum + left, 0) / ending.length)
  return { db0: `keys=${names.length},expires=${ending.length},avg_ttl=${average}` }
}

/** The sections that are told, each of what is known here: of a server without replicas or a cluster. */
const sections: Readonly<Record<string, (facts: ServerFacts, keys: Keys) => Rows>> = {
  Server: server,
  Clients: () => ({ connected_clients: 1, blocked_clients: 0 }),
  Memory: ({ settings }) => ({
    used_memory: 1_052_664,
    used_memory_human: '1.00M',
    maxmemory: settings['maxmemory'] ?? '0',
    maxmemory_policy: settings['maxmemory-policy'] ?? 'noeviction',
  }),
  Replication: () => ({ role: 'master', connected_slaves: 0, master_repl_offset: 0 }),
  Cluster: () => ({ cluster_enabled: 0 }),
  Keyspace: (_facts, keys) => keyspace(keys),
}

const ALL = new Set(['default', 'all', 'everything'])

/** INFO: all sections, or those that are named. */
export function information(facts: ServerFacts, keys: Keys, wanted: readonly string[]): Reply {
  const names = wanted.map((name) => name.toLowerCase())
  const all = names.length === 0 || names.some((name) => ALL.has(name))
  const told = Object.entries(sections).filter(([name]) => all || names.includes(name.toLowerCase()))
  const texts = told.map(
    ([name, rows]) =>
      `# ${name}\r\n${Object.entries(rows(facts, keys))
        .map((row) => `${row.join(':')}\r\n`)
        .join('')}`,
  )
  return text(texts.join('\r\n'))
}
