import { FileSystemError } from '../posix/errno.ts'
import { Killed } from '../posix/process-state.ts'
import { BrokenPipe } from '../posix/stream.ts'
import type { Shell } from './shell.ts'
import type { Speaker } from './small-shell.ts'
import type { HereDoc } from './syntax/parser.ts'

/** Where the messages of a small shell come from. */
export const speakerOf = ({ state, frame }: Pick<Shell, 'state' | 'frame'>): Speaker => ({
  name: state.calls.at(-1)?.file ?? state.name,
  line: state.line,
  isFile: frame.origin !== 'main' && frame.origin !== 'environment',
})

/** What messages begin with: `bash: line 1: `. */
export function prefixOf({ state, frame }: Shell): string {
  if (state.small) return state.small.prefix(speakerOf({ state, frame }))
  if (state.spoken) return 'bash: '
  return `${state.calls.at(-1)?.file ?? state.name}: line ${state.line}: `
}

/** Writes `bash: line 1: message` to standard error. */
export function complain(shell: Shell, message: string): void | Promise<void> {
  return tell(shell, `${prefixOf(shell)}${message}\n`)
}

/** Writes to standard error, if anybody listens there. */
export function tell({ process }: Shell, text: string): void | Promise<void> {
  try {
    const written = process.descriptors.has(2) ? process.write(2, text) : undefined
    return written?.catch(unheard)
  } catch (error) {
    unheard(error)
  }
}

/** Who was killed while it spoke is told so at its next step. */
function unheard(error: unknown): void {
  if (!(error instanceof FileSystemError || error instanceof Killed)) throw error
}

/** Says something that ends nothing, without waiting until there is room. */
export function warn(shell: Shell, message: string): void {
  tellNow(shell, `${prefixOf(shell)}${message}\n`)
}

/** Says that a here-document has no end. */
export function warnUnended(shell: Shell, { body, delimiter }: HereDoc): void {
  const { calls, name, spoken } = shell.state
  const { source } = shell.frame
  const start = spoken ? 'bash' : `${calls.at(-1)?.file ?? name}: line ${source.lineAt(body.end - 1)}`
  const wanted = `(wanted \`${delimiter?.value ?? ''}')`
  tellNow(
    shell,
    `${start}: warning: here-document at line ${source.lineAt(body.pos - 1)} delimited by end-of-file ${wanted}\n`,
  )
}

function tellNow({ process }: Shell, text: string): void {
  try {
    const written = process.descriptors.get(2)?.write(text)
    if (written instanceof Promise) written.catch(() => undefined)
  } catch (error) {
    if (!(error instanceof FileSystemError || error instanceof BrokenPipe)) throw error
  }
}
