import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { fromDirectory, normalizePath } from '../../linux/path.ts'
import type { Call } from './subcommand.ts'

/** Why a file of variables could not be read, in words that follow `docker: `. */
export interface BadEnvFile {
  readonly type: 'bad-env-file'
  readonly message: string
}

const bad = (message: string): BadEnvFile => ({ type: 'bad-env-file', message })

/** Reads the lines of `--env-file`; names without a value are the client's, whose environment is empty here. */
function variablesIn(text: string): readonly string[] | BadEnvFile {
  const variables: string[] = []
  for (const line of text.split('\n').map((one) => one.trimStart())) {
    if (line === '' || line.startsWith('#')) continue
    const [name = '', ...value] = line.split('=')
    if (name === '') return bad(`poorly formatted environment: no variable name on line '${line}'`)
    if (/[ \t]/.test(name)) return bad(`poorly formatted environment: variable '${name}' contains whitespaces`)
    if (value.length > 0) variables.push(line)
  }
  return variables
}

/** The variables of every `--env-file` of a call. */
export function envFiles({ flags, process }: Call): readonly string[] | BadEnvFile {
  const all: string[] = []
  for (const name of flags.values('env-file')) {
    const path = normalizePath(fromDirectory(process.cwd, name))
    const text = attempt(() => process.system.fs.readText(path))
    if (text instanceof FileSystemError) return bad(`open ${name}: ${text.message.toLowerCase()}`)
    const variables = variablesIn(text)
    if ('message' in variables) return variables
    all.push(...variables)
  }
  return all
}
