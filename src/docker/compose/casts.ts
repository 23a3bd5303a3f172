import { Complaint } from './complaint.ts'
import type { Value } from './value.ts'

/** What a text becomes where Compose wants something else than a text (compose-go, `loader/interpolate.go`). */
type Cast = 'boolean' | 'float' | 'int' | 'int64'

/** Places below a service; `[]` is an item of a list, `*` any name. */
const OF_SERVICES: Readonly<Record<Cast, string>> = {
  boolean:
    'healthcheck.disable init oom_kill_disable privileged read_only stdin_open tty volumes.[].read_only ' +
    'volumes.[].volume.nocopy',
  float: 'cpu_percent cpus deploy.rollback_config.max_failure_ratio deploy.update_config.max_failure_ratio',
  int:
    'configs.[].mode deploy.placement.max_replicas_per_node deploy.replicas deploy.restart_policy.max_attempts ' +
    'deploy.rollback_config.parallelism deploy.update_config.parallelism healthcheck.retries ports.[].target scale ' +
    'secrets.[].mode ulimits.* ulimits.*.hard ulimits.*.soft',
  int64: 'cpu_count cpu_period cpu_quota cpu_rt_period cpu_rt_runtime cpu_shares oom_score_adj pids_limit',
}

/** Places below the other sections. */
const OF_SECTIONS =
  'configs.*.external networks.*.attachable networks.*.enable_ipv6 networks.*.external networks.*.internal ' +
  'secrets.*.external volumes.*.external'

const matcher = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('[]', '\\[\\]').replaceAll('*', '[^.]+')}$`)

const castsByPlace: readonly (readonly [RegExp, Cast])[] = [
  ...(['boolean', 'float', 'int', 'int64'] as const).flatMap((type) =>
    OF_SERVICES[type].split(' ').map((place) => [matcher(`services.*.${place}`), type] as const),
  ),
  ...OF_SECTIONS.split(' ').map((place) => [matcher(place), 'boolean'] as const),
]

const TRUE: ReadonlySet<string> = new Set(['1', 't', 'y', 'yes', 'on'])
const FALSE: ReadonlySet<string> = new Set(['0', 'f', 'n', 'no', 'off'])

/** Go's functions that read numbers, as their errors name them, and what they take. */
const numbers: Readonly<Record<Exclude<Cast, 'boolean'>, readonly [string, RegExp]>> = {
  float: ['ParseFloat', /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i],
  int: ['Atoi', /^[-+]?\d+$/],
  int64: ['ParseInt', /^[-+]?\d+$/],
}

type Warn = (message: string) => void

function booleanIn(text: string, warn: Warn): boolean | undefined {
  const word = text.toLowerCase()
  if (word === 'true' || word === 'false') return word === 'true'
  if (!TRUE.has(word) && !FALSE.has(word)) return undefined
  const isTrue = TRUE.has(word)
  warn(`${JSON.stringify(text)} for boolean is not supported by YAML 1.2, please use \`${String(isTrue)}\``)
  return isTrue
}

/** A text of a file, as the type that its place has. @throws Complaint for what is not of that type */
export function cast(text: string, path: string, warn: Warn): Value {
  const type = castsByPlace.find(([place]) => place.test(path))?.[1]
  if (type === undefined) return text
  const fail = (why: string): never => {
    throw new Complaint(`error while interpolating ${path}: failed to cast to expected type: ${why}`)
  }
  if (type === 'boolean') return booleanIn(text, warn) ?? fail(`invalid boolean: ${text}`)
  const [name, form] = numbers[type]
  return form.test(text) ? Number(text) : fail(`strconv.${name}: parsing ${JSON.stringify(text)}: invalid syntax`)
}
