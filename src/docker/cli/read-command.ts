import type { ReadCommand } from '../../shell/declaration.ts'
import { readGlobals } from './global-options.ts'
import { parseFlags } from './flags.ts'
import type { Policy } from '../policy.ts'
import { commandsOf } from './index.ts'

/** What a terminal's docker reads in a command line; undefined where it would refuse it, and for subcommands that nobody has called yet. */
export function readCommand(policy: Policy, argv: readonly string[]): ReadCommand | undefined {
  const commands = commandsOf(policy)
  const globals = readGlobals(argv.slice(1))
  if (globals.type !== 'parsed') return undefined
  const [first = '', second = ''] = globals.operands
  const path = commands.has(`${first} ${second}`) ? `${first} ${second}` : first
  const declaration = commands.get(path)?.loaded()?.declaration
  if (!declaration) return undefined
  const { optionsFirst = false, paths } = declaration
  const options = [...declaration.options, ...(declaration.optionsInDocker ?? [])]
  const parsed = parseFlags({ options, optionsFirst }, globals.operands.slice(path.split(' ').length))
  if (parsed.type !== 'parsed') return undefined
  const given = options.flatMap(({ short, long, value }) =>
    parsed.flags
      .values(long ?? short ?? '')
      .map((text) => ({ name: short ?? long ?? '', value: value ? text : undefined })),
  )
  return { program: `docker ${paths[0] ?? path}`, given, operands: parsed.operands }
}
