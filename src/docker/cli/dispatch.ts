import { FileSystemError } from '../../shell/posix/errno.ts'
import type { Invocation } from '../../shell/command.ts'
import { arrival } from '../arrival.ts'
import { updateVolumes } from '../runtime/volume-files.ts'
import { exitEnded } from '../engine/containers.ts'
import type { Volume } from '../engine/model.ts'
import { type BadFlag, type BadValue, parseFlags } from './flags.ts'
import { DEPRECATED_HELP, hasRealWording, loadReference } from './reference/index.ts'
import { refusalText } from './refusals.ts'
import type { DockerHost } from '../docker-host.ts'
import { BAD_FLAG, type Call, type DockerDeclaration, optionsOf, RefusedError, type Subcommand } from './subcommand.ts'
import { usageLine } from './usage-line.ts'

/** What is wrong with a flag, in pflag's words. */
export function badFlagText(bad: BadFlag | BadValue): string {
  switch (bad.type) {
    case 'bad-value':
      return `invalid argument ${JSON.stringify(bad.word)} for ${JSON.stringify(bad.option)} flag: ${bad.reason}`
    case 'unknown-flag':
      return `unknown flag: ${bad.option}`
    case 'unknown-shorthand':
      return `unknown shorthand flag: '${bad.option}' in ${bad.word}`
    case 'missing-value':
      return bad.option.startsWith('--')
        ? `flag needs an argument: ${bad.option}`
        : `flag needs an argument: '${bad.option}' in ${bad.word}`
    case 'bad-boolean':
      return `invalid argument "${bad.word}" for "${bad.option}" flag: strconv.ParseBool: parsing "${bad.word}": invalid syntax`
  }
}

const plural = (amount: number): string => `${amount} argument${amount === 1 ? '' : 's'}`

/** How many operands a command takes, as its error says it. */
export function countRule([least, most]: readonly [number, number]): string {
  if (most === 0) return 'accepts no arguments.'
  if (least === most) return `requires exactly ${plural(least)}.`
  if (most === Infinity) return `requires at least ${plural(least)}.`
  if (least === 0) return `requires at most ${plural(most)}.`
  return `requires at least ${least} and at most ${plural(most)}.`
}

/** What Docker says for a wrong number of operands. */
export function miscountText(path: string, declaration: DockerDeclaration): string {
  const rule = `"${path}" ${countRule(declaration.takes)}\nSee '${path} --help'.`
  return `${rule}\n\n${usageLine(path, declaration)}\n\n${declaration.summary}`
}

/** The same with the usage and the line that Docker's own help has. */
async function realMiscountText(host: DockerHost, path: string, declaration: DockerDeclaration): Promise<string> {
  const { answering, referenceOf, usageOf } = await loadReference(host)
  const own = answering(path.replace(/^docker /, ''))
  const known = referenceOf(own)
  if (!known) return miscountText(path, declaration)
  const rule = `"docker ${own}" ${countRule(declaration.takes)}\nSee 'docker ${own} --help'.`
  return `${own.startsWith('buildx') ? 'ERROR: ' : ''}${rule}\n\n${usageOf(own, known)}\n\n${known.about}`
}

async function sayMiscount(
  path: string,
  declaration: DockerDeclaration,
  process: Invocation<DockerHost>,
): Promise<number> {
  const text = hasRealWording(process.system)
    ? await realMiscountText(process.system, path, declaration)
    : (declaration.miscount ?? miscountText(path, declaration))
  await process.stderr.write(`${text}\n`)
  return 1
}

async function sayHelp(path: string, declaration: DockerDeclaration, process: Invocation<DockerHost>): Promise<number> {
  const isReal = hasRealWording(process.system)
  const real = isReal ? (await loadReference(process.system)).helpText(path.replace(/^docker /, '')) : undefined
  const text = real ?? (await arrival(process.system, import('./help.ts'))).subcommandHelp(path, declaration)
  await process.stdout.write(text)
  return 0
}

/** `-h`, which is no option of the command's own. */
const isShortHelp = (bad: BadFlag | BadValue): boolean => bad.type === 'unknown-shorthand' && bad.option === 'h'

/** Whether Docker has an option that is not simulated. */
const isUnsimulated = ({ unsimulated = [], optionsInDocker = [] }: DockerDeclaration, name: string): boolean =>
  unsimulated.includes(name) || optionsInDocker.some(({ long }) => long === name)

/** The long name of an option that is not simulated: Docker's own help tells which one a letter is short for. */
async function nameOf({ option, type }: BadFlag, path: string, { system }: Invocation<DockerHost>): Promise<string> {
  if (type === 'unknown-flag') return option.replace(/^--/, '')
  if (!hasRealWording(system)) return ''
  const { answering, referenceOf } = await loadReference(system)
  const known = referenceOf(answering(path.replace(/^docker /, '')))
  return known?.flags.find(({ short }) => short === option)?.long ?? ''
}

async function sayBadFlag(
  bad: BadFlag | BadValue,
  path: string,
  command: Subcommand,
  process: Invocation<DockerHost>,
): Promise<number> {
  const name = bad.type === 'unknown-flag' || bad.type === 'unknown-shorthand' ? await nameOf(bad, path, process) : ''
  if (isUnsimulated(command.declaration, name)) {
    await process.stderr.write(`${path}: Docker has the option --${name}, but this playground does not simulate it.\n`)
    return BAD_FLAG
  }
  await process.stderr.write(`${badFlagText(bad)}\nSee '${command.declaration.calledAs ?? path} --help'.\n`)
  return BAD_FLAG
}

/** @param before the volumes there were: the host's directories follow what becomes of them */
async function execute(command: Subcommand, call: Call, before: readonly Volume[]): Promise<number> {
  try {
    try {
      return await command.run(call)
    } finally {
      updateVolumes(call.process.system, before)
    }
  } catch (error) {
    if (error instanceof FileSystemError) {
      await call.process.stderr.write(`Error response from daemon: ${error.path}: ${error.message}\n`)
      return 1
    }
    if (!(error instanceof RefusedError)) throw error
    await call.process.stderr.write(`${refusalText(call.process.system, error.refusal)}\n`)
    return 1
  }
}

const asksForHelp = (words: readonly string[], declaration: DockerDeclaration): boolean => {
  const own = declaration.optionsFirst ? words.slice(0, words.findIndex((word) => !word.startsWith('-')) >>> 0) : words
  return own.includes('--help')
}

/** Runs a subcommand: reads its options, counts its operands, says what the engine refused. */
export async function callSubcommand(
  command: Subcommand,
  path: string,
  words: readonly string[],
  process: Invocation<DockerHost>,
): Promise<number> {
  const { declaration } = command
  if (asksForHelp(words, declaration)) return sayHelp(path, declaration, process)
  const options = optionsOf(declaration, process.system.policy)
  const parsed = parseFlags(
    { options, optionsFirst: declaration.optionsFirst ?? false, implies: process.system.policy.bareP },
    words,
  )
  if (parsed.type !== 'parsed' && isShortHelp(parsed) && hasRealWording(process.system)) {
    await process.stdout.write(`${DEPRECATED_HELP}\n`)
    return sayHelp(path, declaration, process)
  }
  if (parsed.type !== 'parsed') return sayBadFlag(parsed, path, command, process)
  const { flags, operands } = parsed
  const takes = (hasRealWording(process.system) ? declaration.takesInDocker : undefined) ?? declaration.takes
  const [least, most] = takes
  if (operands.length < least || operands.length > most) return sayMiscount(path, { ...declaration, takes }, process)
  const now = process.clock.now()
  const { engine } = process.system
  const { volumes } = engine.get()
  engine.update((state) => exitEnded(state, now))
  const call = { path, declaration, flags, operands, process, engine: engine.get(), now }
  return execute(command, call, volumes)
}

/** Does `action` for each name; says each refusal and goes on. Gives 1 if there was one, or where an action gave another status than 0. */
export async function forEachName(
  call: Call,
  names: readonly string[],
  action: (name: string) => void | Promise<void | number>,
): Promise<number> {
  let status = 0
  for (const name of names) {
    try {
      if ((await action(name)) ?? 0) status = 1
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      await call.process.stderr.write(`${refusalText(call.process.system, error.refusal)}\n`)
      status = 1
    }
  }
  return status
}
