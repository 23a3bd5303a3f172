import { goJson } from '../cli/template/value.ts'
import { isList, isMapping, type Mapping, mappingOf, mapValues, type Value } from './value.ts'

/** Keys that go-yaml prints as the fields of their Go types stand, by the key that holds them; all others by name. */
const fields: Readonly<Record<string, string>> = {
  ports: 'name mode host_ip target published protocol app_protocol',
  volumes: 'type source target read_only consistency bind volume tmpfs',
  bind: 'selinux propagation create_host_path',
  tmpfs: 'size mode',
  secrets: 'source target uid gid mode',
  configs: 'source target uid gid mode',
  healthcheck: 'test timeout interval retries start_period start_interval disable',
  build:
    'context dockerfile dockerfile_inline entitlements args ssh labels cache_from cache_to no_cache additional_contexts ' +
    'pull extra_hosts isolation network target secrets shm_size tags ulimits platforms privileged',
  deploy: 'mode replicas labels update_config rollback_config resources restart_policy placement endpoint_mode',
  update_config: 'parallelism delay failure_action monitor max_failure_ratio order',
  rollback_config: 'parallelism delay failure_action monitor max_failure_ratio order',
  resources: 'limits reservations',
  limits: 'cpus memory pids devices generic_resources',
  reservations: 'cpus memory pids devices generic_resources',
  restart_policy: 'condition delay max_attempts window',
  placement: 'constraints preferences max_replicas_per_node',
  watch: 'path action target ignore',
}

/** The same for what stands below a name of the file: `depends_on.db`. */
const fieldsOfNamed: Readonly<Record<string, string>> = {
  depends_on: 'condition restart required',
  networks: 'priority aliases ipv4_address ipv6_address link_local_ips mac_address driver_opts',
  ulimits: 'single soft hard',
}

const SERVICE =
  'profiles annotations attach build develop blkio_config cap_add cap_drop cgroup_parent cgroup cpu_count cpu_percent ' +
  'cpu_period cpu_quota cpu_rt_period cpu_rt_runtime cpus cpuset cpu_shares command configs container_name ' +
  'credential_spec depends_on deploy device_cgroup_rules devices dns dns_opt dns_search dockerfile domainname entrypoint ' +
  'environment env_file expose extends external_links extra_hosts group_add hostname healthcheck image init ipc isolation ' +
  'labels links logging log_driver log_opt mem_limit mem_reservation memswap_limit mem_swappiness mac_address net ' +
  'network_mode networks oom_kill_disable oom_score_adj pid pids_limit platform ports privileged pull_policy read_only ' +
  'restart runtime scale secrets security_opt shm_size stdin_open stop_grace_period stop_signal storage_opt sysctls tmpfs ' +
  'tty ulimits user userns_mode uts volume_driver volumes volumes_from working_dir'

const ROOT = 'name services networks volumes secrets configs'
const NAMED = 'name file environment content driver driver_opts ipam external internal attachable labels enable_ipv6'
const IPAM: Readonly<Record<string, string>> = {
  ipam: 'driver config',
  config: 'subnet gateway ip_range aux_addresses',
}

/** The order of the fields of what stands at a place. */
function orderAt(path: readonly string[]): string {
  const [section = '', , ...inner] = path
  if (path.length === 0) return ROOT
  if (path.some((key) => key.startsWith('x-'))) return ''
  if (path.length === 2) return section === 'services' ? SERVICE : NAMED
  const [parent = '', key = ''] = path.slice(-2)
  if (section === 'networks') return IPAM[key] ?? ''
  if (section !== 'services') return ''
  if (inner.length >= 2 && Object.hasOwn(fieldsOfNamed, parent)) return fieldsOfNamed[parent] ?? ''
  return Object.hasOwn(fields, key) ? (fields[key] ?? '') : ''
}

function keysOf(mapping: Mapping, path: readonly string[]): readonly string[] {
  const order = orderAt(path).split(' ')
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

function ordered(value: Value, path: readonly string[]): Value {
  if (isList(value)) return value.map((item) => ordered(item, path))
  if (!isMapping(value)) return value
  const keys = path.length === 0 ? Object.keys(value).toSorted() : keysOf(value, path)
  return Object.fromEntries(keys.map((key) => [key, ordered(value[key] ?? null, [...path, key])]))
}

/** What Go's types have in JSON even where a file does not. */
const alwaysThere: Readonly<Record<string, Mapping>> = {
  services: { command: null, entrypoint: null },
  networks: { ipam: {} },
}

/** A project as `docker compose config --format json` prints it. */
export function printJson(project: Mapping): string {
  const whole = mapValues(project, (section, name) =>
    isMapping(section) && Object.hasOwn(alwaysThere, name)
      ? mapValues(section, (one) => ({ ...alwaysThere[name], ...mappingOf(one) }))
      : section,
  )
  return `${goJson(ordered(whole, []), 2)}\n`
}
