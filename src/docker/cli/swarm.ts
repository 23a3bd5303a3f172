import type { DockerHost } from '../docker-host.ts'
import { fromDirectory } from '../../linux/path.ts'
import type { Invocation } from '../../shell/command.ts'
import type { Absence } from './absence.ts'
import { unsignedReason } from './creation/value-checks.ts'
import { badFlagText, countRule } from './dispatch.ts'
import { type DockerOption, type Flags, parseFlags, switchOption, valueOption } from './flags.ts'
import { usageOf } from './reference/help-text.ts'
import type { ReferenceFlag } from './reference/reference.ts'
import { swarmCommands } from './reference/swarm.ts'
import { BAD_FLAG } from './subcommand.ts'

/** What a daemon says that is in no swarm. */
const NO_SWARM =
  'Error response from daemon: This node is not a swarm manager. Use "docker swarm init" or "docker swarm join" to connect this node to swarm and try again.'

type Command = (typeof swarmCommands)[number]

const commands: ReadonlyMap<string, Command> = new Map(
  swarmCommands.flatMap((one) => one.reference.paths.map((path) => [path, one] as const)),
)

const optionOf = ({ short, long, value, about }: ReferenceFlag): DockerOption => {
  const letters = short === undefined ? long : `${short},${long}`
  return value === undefined ? switchOption(letters, about) : valueOption(letters, { name: value, kind: 'text' }, about)
}

/** What a command was called with. */
interface SwarmCall {
  readonly process: Invocation<DockerHost>
  /** How the command was called: `service rm`. */
  readonly path: string
  readonly flags: Flags
  readonly operands: readonly string[]
}

const noSwarm: Absence = { errors: NO_SWARM }

/** The text with which the client refuses operands, and the usage. */
function misuse({ reference }: Command, path: string, text: string): Absence {
  const usage = usageOf(path, reference)
  return { errors: `${text}\nSee 'docker ${path} --help'.\n\n${usage}\n\n${reference.about}` }
}

type Answer = (call: SwarmCall, command: Command) => Absence | undefined

const sentences = (names: readonly string[]): string => names.map(() => NO_SWARM).join('\n')

/** One sentence for each name. */
const ofEach: Answer = ({ operands }) => ({ errors: sentences(operands) })

/** A list of objects in which there is none, unless a form was asked for that has no list. */
const inspected: Answer = ({ flags, operands }) =>
  flags.has('pretty') ? noSwarm : { errors: sentences(operands), output: flags.has('format') ? '\n' : '[]\n' }

/** Refuses files that are not there; undefined where all are. */
function missing({ process }: SwarmCall, names: readonly string[]): string | undefined {
  const { fs } = process.system
  const name = names.find((one) => one !== '-' && !fs.exists(fromDirectory(process.cwd, one)))
  return name === undefined ? undefined : `open ${name}: no such file or directory`
}

/** A secret or a config, whose content is read before the daemon is asked. */
const created: Answer = (call) => {
  const [, file] = call.operands
  const why = file === undefined ? undefined : missing(call, [file])
  return why === undefined ? noSwarm : { errors: `Error reading content from ${JSON.stringify(file)}: ${why}` }
}

/** Something that is made of a Compose file, which is read first. */
const ofComposeFile =
  (then: Absence | undefined): Answer =>
  (call) => {
    const names = call.flags.values('compose-file')
    if (names.length === 0) return { errors: 'Specify a Compose file (with --compose-file)' }
    const why = missing(call, names)
    return why === undefined ? then : { errors: why }
  }

/** The greatest number of 64 bits. */
const MOST_REPLICAS = 2n ** 64n - 1n

const scaled: Answer = ({ path, operands }, command) => {
  const bad = operands.find((word) => !/^[^=]+=./.test(word))
  if (bad !== undefined) return misuse(command, path, `Invalid scale specifier '${bad}'.`)
  return {
    errors: operands
      .map((word) => {
        const [name = '', number = ''] = word.split(/=(.*)/s)
        const why = unsignedReason(number, MOST_REPLICAS)
        return `${name}: ${why === undefined ? NO_SWARM : `invalid replicas value ${number}: ${why}`}`
      })
      .join('\n'),
  }
}

const unsimulated: Answer = () => undefined

const answers: Readonly<Record<string, Answer>> = {
  'config create': created,
  'config inspect': inspected,
  'config rm': ofEach,
  'node inspect': inspected,
  'node rm': ofEach,
  'secret create': created,
  'secret inspect': inspected,
  'secret rm': ofEach,
  'service inspect': inspected,
  'service rm': ofEach,
  'service scale': scaled,
  'stack config': ofComposeFile(undefined),
  'stack deploy': ofComposeFile(noSwarm),
  'swarm init': unsimulated,
  'swarm join': unsimulated,
  'swarm leave': () => ({ errors: 'Error response from daemon: This node is not part of a swarm' }),
  'swarm unlock': () => ({ errors: 'Error: This node is not part of a swarm' }),
  'swarm unlock-key': () => ({ errors: `could not fetch unlock key: ${NO_SWARM}` }),
}

/**
 * What a command of a swarm is answered by a host that is in none: flags and operands are read as Docker reads them.
 * Undefined for what is no such command, or would begin a swarm.
 */
export function swarmAnswer(
  process: Invocation<DockerHost>,
  path: string,
  words: readonly string[],
): Absence | undefined {
  const command = commands.get(path)
  if (!command) return undefined
  const { reference, takes } = command
  // what follows the image belongs to the service
  const rules = { options: reference.flags.map(optionOf), optionsFirst: path === 'service create' }
  const parsed = parseFlags(rules, words)
  if (parsed.type !== 'parsed')
    return { errors: `${badFlagText(parsed)}\nSee 'docker ${path} --help'.`, status: BAD_FLAG }
  const { flags, operands } = parsed
  if (operands.length < takes[0] || operands.length > takes[1])
    return misuse(command, path, `"docker ${path}" ${countRule(takes)}`)
  const [usual = path] = reference.paths
  const answer = Object.hasOwn(answers, usual) ? answers[usual] : undefined
  return answer ? answer({ process, path, flags, operands }, command) : noSwarm
}
