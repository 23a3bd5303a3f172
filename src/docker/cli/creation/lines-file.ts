import { decodeUtf8 } from '../../../host.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { fromDirectory } from '../../../linux/path.ts'
import type { Call } from '../subcommand.ts'
import { CreationError } from './creation-error.ts'

/** What names an open file of docker's own, such as the shell gives for `<(…)`. */
const DESCRIPTOR = /^\/dev\/fd\/(\d+)$/

async function textOf({ process }: Call, name: string): Promise<string | FileSystemError> {
  const [, fd] = DESCRIPTOR.exec(name === '/dev/stdin' ? '/dev/fd/0' : name) ?? []
  if (fd === undefined) return attempt(() => process.system.fs.readText(fromDirectory(process.cwd, name)))
  const content = await process.system.client?.readDescriptor(Number(fd))
  return content ? decodeUtf8(content) : new FileSystemError('ENOENT', name)
}

/** The lines of a file of the client that mean something: `--env-file`, `--label-file`. @throws CreationError */
async function linesOf(call: Call, name: string): Promise<readonly string[]> {
  const text = await textOf(call, name)
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

/** The lines of files, one after the other. @throws CreationError */
async function linesIn(call: Call, names: readonly string[]): Promise<readonly string[]> {
  const lines: string[][] = []
  for (const name of names) lines.push([...(await linesOf(call, name))])
  return lines.flat()
}

/** What files of variables say, one after the other. @throws CreationError */
export async function variablesIn(call: Call, names: readonly string[]): Promise<readonly string[]> {
  return (await linesIn(call, names)).flatMap((line) => variableOf(call, line))
}

/** What files of labels say. @throws CreationError */
export const labelsIn = linesIn
