import { globbed } from './glob.ts'
import { failure, list, OK, type Reply } from './reply.ts'

/** What Redis takes where its configuration says nothing. */
const USUAL: Readonly<Record<string, string>> = {
  appendfsync: 'everysec',
  appendonly: 'no',
  bind: '* -::*',
  databases: '16',
  dbfilename: 'dump.rdb',
  dir: '/data',
  loglevel: 'notice',
  maxclients: '10000',
  maxmemory: '0',
  'maxmemory-policy': 'noeviction',
  port: '6379',
  'protected-mode': 'no',
  requirepass: '',
  save: '3600 1 300 100 60 10000',
  'tcp-keepalive': '300',
  timeout: '0',
}

/** Those that can be set while it runs, and of which nothing else is seen than that they are. */
const SETTABLE: ReadonlySet<string> = new Set([
  'appendfsync',
  'loglevel',
  'maxclients',
  'maxmemory',
  'maxmemory-policy',
  'protected-mode',
  'tcp-keepalive',
  'timeout',
])

const UNITS: Readonly<Record<string, number>> = { k: 1e3, kb: 1024, m: 1e6, mb: 1024 ** 2, g: 1e9, gb: 1024 ** 3 }

/** Bytes where a size is meant: `100mb`. */
function settled(name: string, value: string): string {
  const [, amount, unit = ''] = /^(\d+)([kmg]b?)$/i.exec(value) ?? []
  return name === 'maxmemory' && amount !== undefined
    ? String(Number(amount) * (UNITS[unit.toLowerCase()] ?? 1))
    : value
}

/** CONFIG GET and CONFIG SET. @param settings what the configuration says, which a server keeps while it runs */
export function configure(settings: Record<string, string>, [action = '', ...words]: readonly string[]): Reply {
  const all: Readonly<Record<string, string>> = { ...USUAL, ...settings }
  if (/^get$/i.test(action) && words.length > 0) {
    const patterns = words.map((word) => globbed(word.toLowerCase()))
    const found = Object.keys(all).filter((name) => patterns.some((pattern) => pattern.test(name)))
    return list(found.flatMap((name) => [name, settled(name, all[name] ?? '')]))
  }
  const [name = '', value] = words
  if (!/^set$/i.test(action) || value === undefined || words.length > 2)
    return failure(`ERR CONFIG ${action.toUpperCase()} is not simulated here`)
  const own = name.toLowerCase()
  if (!Object.hasOwn(all, own)) return failure(`ERR Unknown option or number of arguments for CONFIG SET - '${name}'`)
  if (!SETTABLE.has(own)) return failure(`ERR CONFIG SET of ${own} is not simulated here`)
  settings[own] = value
  return OK
}
