import { type Phrase, phrase, quoted, spoken } from '../../../shell/posix/phrase.ts'
import { type Arguments, readArguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { ProgramDeclaration, ProgramOption } from '../../../shell/posix/declaration.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { normalizePath } from '../../path.ts'
import { become, OWN_FAILURE } from '../library/delegate.ts'
import { quoteAlways } from '../library/quote.ts'
import { gnu } from '../library/program.ts'
import { splitString } from './split-string.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const declaration: ProgramDeclaration = {
  name: 'env',
  options: [
    { short: 'i', long: 'ignore-environment' },
    { short: '0', long: 'null' },
    { short: 'u', long: 'unset', value: { name: 'NAME', kind: 'text' } },
    { short: 'C', long: 'chdir', value: { name: 'DIR', kind: 'directory' } },
    { short: 'S', long: 'split-string', value: { name: 'S', kind: 'text' } },
    { short: 'v', long: 'debug' },
  ],
  refused: ['block-signal', 'default-signal', 'ignore-signal', 'list-signal-handling'].map((long): ProgramOption => ({
    long,
    value: { name: 'SIG', kind: 'text', optional: true },
  })),
  operands: [
    { name: 'NAME=VALUE', kind: 'text', optional: true, repeated: true },
    { name: 'COMMAND', kind: 'command', optional: true },
    { name: 'ARG', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: OWN_FAILURE,
}

/** Tells what is done, line by line, for `-v`. */
type Tell = (said: Phrase) => void | Promise<void>

const telling =
  (process: GnuProcess, { has }: Arguments): Tell =>
  (said) =>
    has('v') ? process.write(2, `${spoken(said, process.environment)}\n`) : undefined

/** The command line with what -S holds in its place. @throws UsageError @throws Failure */
async function expanded(process: GnuProcess, args: Arguments): Promise<Arguments> {
  const split = args.value('S')
  if (split === undefined) return args
  const others = args.given.filter(({ name }) => name !== 'S').map(({ name, value = '' }) => `-${name}${value}`)
  const words = splitString(split, process.environment)
  const tell = telling(process, args)
  if (words.length > 0) await tell(phrase`split -S:  ${quoted(split)}`)
  for (const [at, word] of words.entries()) await tell(phrase`${at === 0 ? ' into:   ' : '     &   '} ${quoted(word)}`)
  return readArguments(declaration, [...others, ...words, ...args.operands])
}

/** Changes the environment as the options say; gives a sentence when it cannot. */
async function prepare({ environment }: GnuProcess, args: Arguments, tell: Tell): Promise<Phrase | undefined> {
  if (args.has('i') || args.operands[0] === '-') {
    await tell('cleaning environ')
    environment.clear()
    return undefined
  }
  for (const name of args.values('u')) {
    await tell(`unset:    ${name}`)
    if (name === '' || name.includes('=')) return phrase`cannot unset ${quoted(name)}: Invalid argument`
    environment.delete(name)
  }
  return undefined
}

async function tellCommand([command, ...operands]: readonly string[], tell: Tell): Promise<void> {
  if (command === undefined) return
  await tell(`executing: ${command}`)
  for (const [at, word] of [command, ...operands].entries()) await tell(phrase`   arg[${at}]= ${quoted(word)}`)
}

async function fail(process: GnuProcess, sentence: Phrase): Promise<number> {
  await process.complain(sentence)
  return OWN_FAILURE
}

async function changeDirectory(process: GnuProcess, directory: string): Promise<number> {
  const path = resolvePath(process, directory)
  const listed = attempt(() => process.system.fs.list(path))
  if (listed instanceof FileSystemError)
    return fail(process, `cannot change directory to ${quoteAlways(directory)}: ${listed.message}`)
  process.cwd = normalizePath(path)
  return 0
}

export const env = gnu({
  ...declaration,
  run: async (process, given) => {
    const args = await expanded(process, given)
    const tell = telling(process, args)
    // a program has the locale that it began with
    const before = new Map(process.environment)
    const refused = await prepare(process, args, tell)
    if (refused !== undefined) return fail(process, refused)
    const words = args.operands[0] === '-' ? args.operands.slice(1) : args.operands
    const found = words.findIndex((word) => !/^[^=]+=/.test(word))
    const command = found < 0 ? [] : words.slice(found)
    for (const word of found < 0 ? words : words.slice(0, found)) {
      await tell(`setenv:   ${word}`)
      const equals = word.indexOf('=')
      process.environment.set(word.slice(0, equals), word.slice(equals + 1))
    }
    const directory = args.value('C')
    if (directory !== undefined) {
      if (command.length === 0) throw new UsageError('must specify command with --chdir (-C)')
      await tell(`chdir:    ${quoteAlways(directory)}`)
      const status = await changeDirectory(process, directory)
      if (status !== 0) return status
    }
    if (command.length > 0) {
      if (args.has('0')) throw new UsageError('cannot specify --null (-0) with command')
      await tellCommand(command, tell)
      return become(process, command, spoken(phrase`${quoted(command[0] ?? '')}`, before))
    }
    const end = args.has('0') ? '\0' : '\n'
    await process.print([...process.environment].map(([name, value]) => `${name}=${value}${end}`).join(''))
    return 0
  },
})

export const printenv = gnu({
  name: 'printenv',
  options: [{ short: '0', long: 'null' }],
  operands: [{ name: 'VARIABLE', kind: 'text', optional: true, repeated: true }],
  usageStatus: 2,
  run: async (process, { operands, has }) => {
    const { environment } = process
    const end = has('0') ? '\0' : '\n'
    const lines =
      operands.length > 0
        ? operands.map((name) => environment.get(name))
        : [...environment].map((pair) => pair.join('='))
    const found = lines.filter((line) => line !== undefined)
    await process.print(found.map((line) => line + end).join(''))
    return found.length < lines.length ? 1 : 0
  },
})
