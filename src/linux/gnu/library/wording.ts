import type { FileSystemError } from '../../../shell/posix/errno.ts'
import type { Phrase } from '../../../shell/posix/phrase.ts'
import type { GnuProcess } from './gnu-system.ts'

/** What was tried with a file and failed, as BusyBox says it where it differs: in its own words before the name, or with the name alone. */
const BUSYBOX = {
  access: undefined,
  touch: undefined,
  change: undefined,
  remove: "can't remove",
  removeDirectory: '',
  create: "can't create directory",
  stat: "can't stat",
  open: "can't open",
  rename: "can't rename",
} as const

export type Attempted = keyof typeof BUSYBOX

/** Why something could not be done with a file, in the words of whose program it is. `full` is the whole of GNU's. */
export function failureOf<Full extends Phrase>(
  { kernel }: GnuProcess,
  attempted: Attempted,
  { path, message }: { readonly path: string; readonly message: string },
  full: Full,
): Full | string {
  if (kernel.userland === 'gnu') return full
  const words = BUSYBOX[attempted]
  if (words === undefined) return `${path}: ${message}`
  return `${words === '' ? '' : `${words} `}'${path}': ${message}`
}

/** The sentence about a file that cannot be opened; BusyBox opens a directory too, and names nothing where it cannot be read. */
export const openFailure =
  (process: GnuProcess, inFull: (name: string, error: FileSystemError) => string) =>
  (name: string, error: FileSystemError): string =>
    error.code === 'EISDIR' && process.kernel.userland === 'busybox'
      ? `read error: ${error.message}`
      : failureOf(process, 'open', { path: name, message: error.message }, inFull(name, error))
