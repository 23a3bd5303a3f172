import type { DockerHost } from '../docker-host.ts'
import type { Invocation } from '../../shell/command.ts'
import type { Absence } from './absence.ts'
import { swarmAnswer } from './swarm.ts'

/** What a daemon answers that is in no swarm, has no plugins and no experimental features: that is what this one is. */

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
export function answerOfAbsence(
  process: Invocation<DockerHost>,
  path: string,
  words: readonly string[],
): Absence | undefined {
  const [group = '', sub] = path.split(' ')
  const whole = sub === undefined ? `${group} ${words[0] ?? ''}` : path
  const rest = sub === undefined ? words.slice(1) : words
  if (whole === 'trust inspect') return unsigned(rest)
  const names = rest.filter((word) => !word.startsWith('-'))
  return Object.hasOwn(answers, whole) ? answers[whole]?.(names) : swarmAnswer(process, whole, rest)
}
