import { fromDirectory } from '../../../linux/path.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { findContext, noContextText, type StoredContext } from '../context-store.ts'
import { type DockerOption, valueOption } from '../flags.ts'
import type { Call } from '../subcommand.ts'

/** Where a daemon is, and what it is trusted by. */
export type Endpoint = Pick<StoredContext, 'host' | 'skipTlsVerify' | 'tls'>

/** `--docker`. */
export const dockerOption: DockerOption = {
  ...valueOption('docker', { name: 'stringToString', kind: 'text' }, 'where it is, host=ADDRESS'),
  check: (text) => {
    const bad = text.split(',').find((field) => !field.includes('='))
    return bad === undefined ? undefined : `${bad} must be formatted as key=value`
  },
}

const KEYS: ReadonlySet<string> = new Set(['from', 'host', 'ca', 'cert', 'key', 'skip-tls-verify'])
const TRUE: ReadonlySet<string> = new Set(['1', 't', 'T', 'TRUE', 'true', 'True'])
const FALSE: ReadonlySet<string> = new Set(['0', 'f', 'F', 'FALSE', 'false', 'False'])

/** The certificates and keys that are named; the reason where one cannot be read. */
function tlsFrom({ process }: Call, given: ReadonlyMap<string, string>): Readonly<Record<string, string>> | string {
  const tls: Record<string, string> = {}
  for (const name of ['ca', 'cert', 'key']) {
    const path = given.get(name) ?? ''
    if (path === '') continue
    const text = attempt(() => process.system.fs.readText(fromDirectory(process.cwd, path)))
    if (text instanceof FileSystemError) return `open ${path}: ${text.message.toLowerCase()}`
    tls[`${name}.pem`] = text
  }
  return tls
}

/** What `--docker` says, as fields; of several options all count. */
function fieldsOf(texts: readonly string[]): ReadonlyMap<string, string> {
  const fields = texts.flatMap((text) => text.split(','))
  return new Map(fields.map((field) => [field.split('=')[0] ?? '', field.split('=').slice(1).join('=')]))
}

/** The daemon that `--docker` describes; the reason where it describes none. */
export function endpointFrom(call: Call): Endpoint | string {
  const given = fieldsOf(call.flags.values('docker'))
  const unknown = [...given.keys()].filter((key) => !KEYS.has(key))
  if (unknown.length > 0) return unknown.map((key) => `${key}: unrecognized config key`).join('\n')
  const { system } = call.process
  const from = given.get('from')
  if (from !== undefined) {
    const context = findContext(system, from)
    return context ? { host: context.host } : noContextText(system, from)
  }
  const tls = tlsFrom(call, given)
  if (typeof tls === 'string') return tls
  const skips = given.get('skip-tls-verify') ?? 'false'
  if (!TRUE.has(skips) && !FALSE.has(skips))
    return `skip-tls-verify: strconv.ParseBool: parsing ${JSON.stringify(skips)}: invalid syntax`
  const host = given.get('host') ?? ''
  if (host !== '' && !/^\w+:\/\//.test(host))
    return `invalid docker endpoint options: unable to parse docker host \`${host}\``
  return { host: host === '' ? 'unix:///var/run/docker.sock' : host, skipTlsVerify: TRUE.has(skips), tls }
}
