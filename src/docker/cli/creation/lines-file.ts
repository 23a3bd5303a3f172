import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { fromDirectory } from '../../../linux/path.ts'
import type { Call } from '../subcommand.ts'
import { CreationError } from './creation-error.ts'

/** The lines of a file of the host that mean something: `--env-file`, `--label-file`. @throws CreationError */
function linesOf({ process }: Call, name: string): readonly string[] {
  const text = attempt(() => process.system.fs.readText(fromDirectory(process.cwd, name)))
  if (text instanceof FileSystemError) throw new CreationError(`open ${name}: ${text.message.toLowerCase()}`)
  return text
    .split('\n')
    .map((line) => line.trimStart())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** A line of such a file; a name alone stands for the client's variable, where it has one. @throws CreationError */
function variableOf({ process }: Call, line: string): readonly string[] {
  const [name = ''] = line.split('=', 1)
  if (name === '') throw new CreationError(`no variable name on line '${line}'`)
  if (/\s/.test(name)) throw new CreationError(`poorly formatted environment: variable '${name}' contains whitespaces`)
  if (line.includes('=')) return [line]
  const value = process.system.environment?.(name)
  return value === undefined ? [] : [`${name}=${value}`]
}

/** What files of variables say, one after the other. @throws CreationError */
export function variablesIn(call: Call, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => linesOf(call, name)).flatMap((line) => variableOf(call, line))
}

/** What files of labels say. @throws CreationError */
export function labelsIn(call: Call, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => linesOf(call, name))
}
