import { isList, isMapping, type Mapping, type Value } from './value.ts'

/** Keys that go-yaml prints as the fields of their Go types stand; all others by name. */
const fields: Readonly<Record<string, string>> = {
  ports: 'name mode host_ip target published protocol app_protocol',
  volumes: 'type source target read_only consistency bind volume tmpfs',
  secrets: 'source target uid gid mode',
  configs: 'source target uid gid mode',
  healthcheck: 'test timeout interval retries start_period start_interval disable',
  build:
    'context dockerfile dockerfile_inline entitlements args ssh labels cache_from cache_to no_cache additional_contexts',
  deploy: 'mode replicas labels update_config rollback_config resources restart_policy placement endpoint_mode',
  resources: 'limits reservations',
  depends_on: 'condition restart required',
  watch: 'path action target ignore',
  service: 'profiles',
  top: 'name file environment content driver driver_opts ipam external internal attachable labels',
  root: 'name services networks volumes secrets configs',
}

function orderAt(path: readonly string[]): readonly string[] {
  const [section, , key, inner] = path
  if (path.length === 0) return (fields['root'] ?? '').split(' ')
  if (path.length === 2) return (fields[section === 'services' ? 'service' : 'top'] ?? '').split(' ')
  const field = (key === 'deploy' || key === 'develop') && inner !== undefined ? inner : (key ?? '')
  return section === 'services' ? (fields[field] ?? '').split(' ') : []
}

function keysOf(mapping: Mapping, path: readonly string[]): readonly string[] {
  const order = orderAt(path)
  const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length)
  return Object.keys(mapping).toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
}

/** What YAML would read as something else than a string, in its version 1.1 too. */
const RESOLVED =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF|[-+]?(?:\d[\d_]*)?\.?\d[\d_]*(?:[eE][-+]?\d+)?|[-+]?\d+\.|0x[\da-fA-F_]+|0o?[0-7_]+|0b[01_]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|<<|=|\d{4}-\d\d?-\d\d?.*|[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?|)$/
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f\t]/
const NOT_PLAIN = /^[-?:](?:\s|$)|^[,[\]{}#&*!|>'"%@`]|^\s|\s$|:(?:\s|$)|\s#|^(?:---|\.\.\.)/

function scalarText(value: null | boolean | number | string, indent: string): string {
  if (typeof value !== 'string') return String(value)
  if (UNPRINTABLE.test(value) || RESOLVED.test(value)) return JSON.stringify(value)
  if (value.includes('\n')) {
    const chomp = value.endsWith('\n') ? (value.endsWith('\n\n') ? '+' : '') : '-'
    return `|${chomp}\n${value.replace(/\n$/, '').replaceAll(/^(?=.)/gm, indent)}`
  }
  return NOT_PLAIN.test(value) ? `'${value.replaceAll("'", "''")}'` : value
}

const isEmpty = (value: Value): boolean =>
  value !== null && typeof value === 'object' && Object.keys(value).length === 0

/** What follows a key, from its blank or its newline on. */
function nodeText(value: Value, indent: string, path: readonly string[]): string {
  if (isList(value)) return isEmpty(value) ? ' []\n' : `\n${listText(value, indent, path)}`
  if (isMapping(value)) return isEmpty(value) ? ' {}\n' : `\n${mappingText(value, indent, path)}`
  return ` ${scalarText(value, indent)}\n`
}

function listText(list: readonly Value[], indent: string, path: readonly string[]): string {
  return list
    .map((item) => {
      if (isMapping(item) && !isEmpty(item)) return `${indent}- ${mappingText(item, `${indent}  `, path).trimStart()}`
      return `${indent}-${nodeText(item, `${indent}  `, path)}`
    })
    .join('')
}

function mappingText(mapping: Mapping, indent: string, path: readonly string[]): string {
  return keysOf(mapping, path)
    .map((key) => `${indent}${scalarText(key, '')}:${nodeText(mapping[key] ?? null, `${indent}  `, [...path, key])}`)
    .join('')
}

/** Fields that a project has only where they are true. */
const ONLY_TRUE: ReadonlySet<string> = new Set(
  (
    'attachable create_host_path disable external internal no_cache nocopy oom_kill_disable privileged pull read_only ' +
    'restart stdin_open tty'
  ).split(' '),
)

/** A project without the fields that say nothing as Compose's own types have them: extensions stay as they are. */
export function withoutSilent<T extends Value>(value: T): T
export function withoutSilent(value: Value): Value {
  if (isList(value)) return value.map((item) => withoutSilent(item))
  if (!isMapping(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => inner !== false || !ONLY_TRUE.has(key))
      .map(([key, inner]) => [key, key.startsWith('x-') ? inner : withoutSilent(inner ?? null)]),
  )
}

/** A project as `docker compose config` prints it. */
export const printYaml = (project: Mapping): string => mappingText(project, '', [])
