import type { OperandKind } from '../../shell/declaration.ts'
import type { Candidate } from '../../shell/command.ts'
import type { Engine } from '../engine/model.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { official } from '../catalogue/official.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Policy } from '../policy.ts'
import type { DockerOption } from './flags.ts'
import { groups } from './groups.ts'
import { commandsOf } from './index.ts'
import { type DockerDeclaration, optionsOf } from './subcommand.ts'

/** What names are taken from. */
interface Known {
  readonly engine: Engine
  readonly policy: Policy
  readonly catalogue: Catalogue
}

interface Named {
  readonly text: string
  readonly description: string
}

const imageNames = (engine: Engine): readonly string[] =>
  engine.images.flatMap(({ references }) => references).map((reference) => reference.replace(/:latest$/, ''))

/** What there is of a kind, with a word about each. */
function namesOf(kind: OperandKind, { engine, catalogue }: Known, path: string): readonly Named[] {
  switch (kind) {
    case 'container':
      return engine.containers.map(({ name, image, state }) => ({ text: name, description: `${image}, ${state.type}` }))
    case 'image': {
      const registry = path === 'pull' || path === 'run' || path === 'create' ? catalogue.names : []
      const local = imageNames(engine)
      return [
        ...local.map((text) => ({ text, description: 'on this host' })),
        ...registry.filter((text) => !local.includes(text)).map((text) => ({ text, description: 'in the registry' })),
      ]
    }
    case 'network':
      return engine.networks.map(({ name, driver }) => ({ text: name, description: driver }))
    case 'volume':
      return engine.volumes.map(({ name }) => ({ text: name, description: 'volume' }))
    default:
      return []
  }
}

/** Commands after `docker`, or after `docker GROUP`. */
function commandNames(group: string, policy: Policy): readonly Named[] {
  const start = group === '' ? '' : `${group} `
  const named = [...commandsOf(policy)]
    .filter(([path]) => path.startsWith(start) && !path.slice(start.length).includes(' '))
    .map(([path, { summary }]) => ({ text: path.slice(start.length), description: summary }))
  const holders = group === '' ? [...groups].map(([text, description]) => ({ text, description })) : []
  return [...named, ...holders]
}

const optionNames = (options: readonly DockerOption[]): readonly Named[] =>
  options.flatMap(({ long, short, summary }) =>
    [long && `--${long}`, short && `-${short}`].flatMap((text) => (text ? [{ text, description: summary }] : [])),
  )

/** The option of which `word` is to be the value: the one before it, when it takes a value. */
function optionBefore(declaration: DockerDeclaration, words: readonly string[]): DockerOption | undefined {
  const before = words.at(-2) ?? ''
  const letter = before.startsWith('--') ? undefined : before.at(-1)
  return declaration.options.find(
    ({ long, short, value }) =>
      value !== undefined &&
      (before === `--${long}` || (/^-\w+$/.test(before) && short !== undefined && short === letter)),
  )
}

function operandKind(declaration: DockerDeclaration, words: readonly string[]): OperandKind | undefined {
  const given = words.slice(0, -1).filter((word, at) => {
    if (word.startsWith('-')) return false
    return optionBefore(declaration, words.slice(0, at + 1)) === undefined
  })
  const operands = declaration.operands ?? []
  const operand = operands[given.length] ?? (operands.at(-1)?.repeated ? operands.at(-1) : undefined)
  return operand?.kind
}

async function candidatesFor(path: string, words: readonly string[], known: Known): Promise<readonly Named[]> {
  const command = await commandsOf(known.policy).get(path)?.load()
  if (!command) return []
  const declaration = { ...command.declaration, options: optionsOf(command.declaration, known.policy) }
  const option = optionBefore(declaration, words)
  if (option?.value) return namesOf(option.value.kind, known, path)
  if (words.at(-1)?.startsWith('-')) return optionNames(declaration.options)
  const kind = operandKind(declaration, words)
  return kind === undefined ? [] : namesOf(kind, known, path)
}

function namedFor(words: readonly string[], known: Known): readonly Named[] | Promise<readonly Named[]> {
  const [, name = '', second = ''] = words
  if (words.length <= 2) return commandNames('', known.policy)
  if (groups.has(name)) {
    return words.length === 3
      ? commandNames(name, known.policy)
      : candidatesFor(`${name} ${second}`, words.slice(3), known)
  }
  return candidatesFor(name, words.slice(2), known)
}

/** Candidates for the last of `words`, which start with `docker`: commands, options, and what the engine has. */
export async function completeDocker(words: readonly string[], host: DockerHost): Promise<readonly Candidate[]> {
  const word = words.at(-1) ?? ''
  const seen = new Set<string>()
  const named = await namedFor(words, {
    engine: host.engine.get(),
    policy: host.policy,
    catalogue: host.catalogue ?? official,
  })
  return named
    .filter(({ text }) => text.startsWith(word) && !seen.has(text) && seen.add(text))
    .map(({ text, description }) => ({ text, description, suffix: ' ' }))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
}
