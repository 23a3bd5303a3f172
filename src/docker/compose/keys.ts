/** What a place in a Compose file may hold; the first kind is the one that messages name. */
export type Kind = 'string' | 'number' | 'boolean' | 'list' | 'mapping' | 'null'

export interface Shape {
  readonly kinds: readonly Kind[]
  /** Its keys, where others are refused. */
  readonly keys?: Readonly<Record<string, Shape>>
  /** What each key holds, where any is allowed, or what each item of a list is. */
  readonly inner?: Shape
  /** What its keys look like, where others are refused. */
  readonly names?: RegExp
  /** The texts that it may be, where others are refused. */
  readonly words?: readonly string[]
}

const of = (kinds: string, rest: Omit<Shape, 'kinds'> = {}): Shape => ({
  kinds: kinds.split(' ').filter((kind): kind is Kind => /^(?:string|number|boolean|list|mapping|null)$/.test(kind)),
  ...rest,
})

const text = of('string')
const oneOf = (words: string): Shape => of('string', { words: words.split(' ') })
const number = of('number string')
const flag = of('boolean string')
const any = of('string number boolean list mapping null')
const texts = of('list', { inner: text })
const textsOrNumbers = of('list', { inner: of('string number') })
const textOrList = of('string list', { inner: text })
const dictionary = of('mapping list', { inner: of('string number boolean null') })
const command = of('null string list', { inner: text })
const object = (keys: Readonly<Record<string, Shape>>, kinds = 'mapping'): Shape => of(kinds, { keys })
const listOf = (inner: Shape): Shape => of('list', { inner })
const mapOf = (inner: Shape, kinds = 'mapping'): Shape => of(kinds, { inner })

/** What the file itself names: of other characters a name is refused. */
const named = (inner: Shape, kinds = 'mapping'): Shape => of(kinds, { inner, names: /^[a-zA-Z0-9._-]+$/ })

/** Keys that hold the same: `a b c`. */
const each = (names: string, shape: Shape): Readonly<Record<string, Shape>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, shape]))

const grants = listOf(object({ ...each('source target uid gid', text), mode: number }, 'string mapping'))

const limits = object({ cpus: number, memory: text, pids: number, devices: any, generic_resources: any })

const build = object(
  {
    ...each('context dockerfile dockerfile_inline isolation network target', text),
    ...each('args labels additional_contexts extra_hosts ssh', dictionary),
    ...each('cache_from cache_to tags platforms', texts),
    ...each('no_cache pull privileged', flag),
    entitlements: texts,
    secrets: grants,
    shm_size: number,
    ulimits: any,
  },
  'string mapping',
)

const deploy = object(
  {
    ...each('mode endpoint_mode', text),
    replicas: number,
    labels: dictionary,
    resources: object({ limits, reservations: limits }),
    restart_policy: object({ ...each('condition delay window', text), max_attempts: number }),
    ...each('update_config rollback_config placement', any),
  },
  'mapping null',
)

const healthcheck = object({
  test: textOrList,
  ...each('interval timeout start_period start_interval', text),
  retries: number,
  disable: flag,
})

const port = object(
  { ...each('name mode host_ip protocol app_protocol', text), target: number, published: number },
  'number string mapping',
)

const volume = object(
  {
    ...each('type source target consistency', text),
    read_only: flag,
    bind: object({ propagation: text, selinux: oneOf('z Z'), create_host_path: flag }),
    volume: object({ nocopy: flag, subpath: text }),
    tmpfs: object({ size: number, mode: number }),
  },
  'string mapping',
)

const attachment = object(
  {
    aliases: texts,
    ...each('ipv4_address ipv6_address mac_address', text),
    link_local_ips: texts,
    priority: number,
    driver_opts: any,
  },
  'mapping null',
)

const develop = object(
  {
    watch: listOf(object({ ...each('path target', text), action: oneOf('rebuild sync sync+restart'), ignore: texts })),
  },
  'mapping null',
)

const dependency = object({
  condition: oneOf('service_started service_healthy service_completed_successfully'),
  restart: flag,
  required: of('boolean'),
})

/** All that a service may have (the Compose specification as of compose-go 2.0). */
export const serviceShape = object({
  ...each(
    'cgroup_parent container_name cpuset domainname hostname image ipc isolation mac_address network_mode ' +
      'platform restart runtime stop_grace_period stop_signal userns_mode user uts volumes_from working_dir',
    text,
  ),
  ...each('annotations environment labels extra_hosts sysctls', dictionary),
  ...each('cap_add cap_drop device_cgroup_rules devices external_links links profiles security_opt', texts),
  ...each('expose group_add', textsOrNumbers),
  cgroup: oneOf('host private'),
  pull_policy: oneOf('always never if_not_present build missing'),
  volumes_from: texts,
  pid: of('string null'),
  ...each('attach init oom_kill_disable privileged read_only stdin_open tty', flag),
  ...each(
    'cpu_count cpu_percent cpu_shares cpu_quota cpu_period cpu_rt_period cpu_rt_runtime cpus mem_limit mem_reservation ' +
      'mem_swappiness memswap_limit oom_score_adj pids_limit scale shm_size',
    number,
  ),
  ...each('dns dns_opt dns_search tmpfs', textOrList),
  ...each('blkio_config credential_spec logging storage_opt ulimits', any),
  build,
  develop,
  command,
  entrypoint: command,
  configs: grants,
  secrets: grants,
  deploy,
  depends_on: mapOf(dependency, 'list mapping'),
  env_file: of('string list', { inner: object({ path: text, required: flag }, 'string mapping') }),
  extends: object({ service: text, file: text }, 'string mapping'),
  healthcheck,
  networks: mapOf(attachment, 'list mapping'),
  ports: listOf(port),
  volumes: listOf(volume),
})

const external = of('boolean string mapping', { keys: { name: text } })

const network = object(
  {
    ...each('name driver', text),
    ...each('internal attachable enable_ipv6', flag),
    external,
    labels: dictionary,
    ...each('driver_opts ipam', any),
  },
  'mapping null',
)

const namedVolume = object(
  { ...each('name driver', text), external, labels: dictionary, driver_opts: any },
  'mapping null',
)

const source = object({
  ...each('name file environment content driver template_driver', text),
  external,
  labels: dictionary,
  driver_opts: any,
})

/** A whole Compose file. */
export const fileShape = object({
  ...each('version name', text),
  services: named(serviceShape),
  networks: named(network, 'mapping null'),
  volumes: named(namedVolume, 'mapping null'),
  secrets: named(source, 'mapping null'),
  configs: named(source, 'mapping null'),
  include: of('list', {
    inner: object({ path: textOrList, project_directory: text, env_file: textOrList }, 'string mapping'),
  }),
})
