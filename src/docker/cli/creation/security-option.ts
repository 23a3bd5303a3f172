import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { CreationError } from './creation-error.ts'
import type { Call } from '../subcommand.ts'

/** Profiles of seccomp that Docker brings itself. */
const BUILT_IN: ReadonlySet<string> = new Set(['builtin', 'unconfined'])

/** Why a text is no JSON, as Go's encoding/json says it of the commonest mistakes. */
function jsonReason(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch {
    const [first] = text.trimStart()
    if (first === undefined) return 'unexpected end of JSON input'
    return /[[{"\-\dtfn]/.test(first) ? 'invalid JSON' : `invalid character '${first}' looking for beginning of value`
  }
}

/** Profiles of seccomp are files of the client. @throws CreationError for one that cannot be read */
function checkProfile({ system, cwd }: Call['process'], name: string): void {
  const read = attempt(() => system.fs.readText(fromDirectory(cwd, name)))
  if (read instanceof FileSystemError) {
    const doing = read.code === 'EISDIR' ? 'read' : 'open'
    const why = `${doing} ${name}: ${read.message.toLowerCase()}`
    throw new CreationError(`opening seccomp profile (${name}) failed: ${why}`)
  }
  const wrong = jsonReason(read)
  if (wrong !== undefined) throw new CreationError(`compacting json for seccomp profile (${name}) failed: ${wrong}`)
}

/** Reads `--security-opt` as the client does before it asks the daemon. @throws CreationError */
export function checkSecurity(process: Call['process'], options: readonly string[]): void {
  for (const text of options) {
    const [, name = text, value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? /^([^:]*):(.*)$/s.exec(text) ?? []
    if (value === '' && name !== 'no-new-privileges')
      throw new CreationError(`Invalid --security-opt: ${JSON.stringify(text)}`)
    if (name === 'seccomp' && !BUILT_IN.has(value)) checkProfile(process, value)
  }
}
