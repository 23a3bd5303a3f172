/** What a daemon answers that is in no swarm, has no plugins and no experimental features: that is what this one is. */

const NO_SWARM =
  'Error response from daemon: This node is not a swarm manager. Use "docker swarm init" or "docker swarm join" to connect this node to swarm and try again.'

/** Groups all of whose commands need a swarm. */
const SWARM_GROUPS: ReadonlySet<string> = new Set(['config', 'node', 'secret', 'service', 'stack'])

/** What is written, and nothing but errors where there is no `output`: the status is 1. */
export interface Absence {
  readonly output?: string
  readonly errors: string
}

const noPlugin = (name: string): string => `Error response from daemon: plugin "${name}" not found`

const withTag = (name: string): string => (/:[^/]*$/.test(name) ? name : `${name}:latest`)

const lines = (names: readonly string[], line: (name: string) => string): string => names.map(line).join('\n')

const denied = (name: string): string =>
  `Error response from daemon: pull access denied for ${name.replace(/:[^/]*$/, '')}, repository does not exist or may require 'docker login': denied: requested access to the resource is denied`

type Answerer = (names: readonly string[]) => Absence | undefined

/** An answer about the first name; nothing where none is given. */
const ofFirst =
  (say: (name: string) => string): Answerer =>
  ([name]) =>
    name === undefined ? undefined : { errors: say(name) }

const ofEach =
  (say: (name: string) => string, output?: string): Answerer =>
  (names) =>
    names.length === 0 ? undefined : { ...(output !== undefined && { output }), errors: lines(names, say) }

const experimental =
  (path: string): Answerer =>
  () => ({
    errors: `docker ${path} is only supported on a Docker daemon with experimental features enabled`,
  })

const always =
  (errors: string): Answerer =>
  () => ({ errors })

const noSignatures = (name: string): string => `no signatures or cannot access ${name}`

const answers: Readonly<Record<string, Answerer>> = {
  'plugin disable': ofFirst(noPlugin),
  'plugin enable': ofFirst(noPlugin),
  'plugin inspect': ofEach(noPlugin, '[]\n'),
  'plugin install': ofFirst(denied),
  'plugin push': ofFirst((name) => noPlugin(withTag(name))),
  'plugin rm': ofEach(noPlugin),
  'plugin set': (names) => (names.length < 2 ? undefined : ofFirst(noPlugin)(names)),
  'plugin upgrade': ofFirst((name) => `error reading plugin data: ${noPlugin(name)}`),
  'checkpoint create': experimental('checkpoint create'),
  'checkpoint ls': experimental('checkpoint ls'),
  'checkpoint rm': experimental('checkpoint rm'),
  'swarm ca': always(NO_SWARM),
  'swarm join-token': always(NO_SWARM),
  'swarm leave': always('Error response from daemon: This node is not part of a swarm'),
  'swarm unlock': always('Error: This node is not part of a swarm'),
  'swarm unlock-key': always(NO_SWARM),
  'swarm update': always(NO_SWARM),
}

/** `trust inspect`, which has its table or its JSON: nothing is signed here. */
function unsigned(words: readonly string[]): Absence | undefined {
  const names = words.filter((word) => !word.startsWith('-'))
  const [name] = names
  if (name === undefined) return undefined
  return words.includes('--pretty')
    ? { errors: noSignatures(name) }
    : { output: '[]\n', errors: lines(names, noSignatures) }
}

/** What is answered about what is not there; undefined for what is no command of that kind. */
export function answerOfAbsence(path: string, words: readonly string[]): Absence | undefined {
  const [group = '', sub] = path.split(' ')
  if (SWARM_GROUPS.has(group)) return { errors: NO_SWARM }
  const whole = sub === undefined ? `${group} ${words[0] ?? ''}` : path
  const rest = sub === undefined ? words.slice(1) : words
  if (whole === 'trust inspect') return unsigned(rest)
  const names = rest.filter((word) => !word.startsWith('-'))
  return Object.hasOwn(answers, whole) ? answers[whole]?.(names) : undefined
}
