import type { Process } from '../posix/process.ts'
import type { PosixSystem } from '../posix/system.ts'
import { ShellError } from './state.ts'
import type { Steps } from './steps.ts'

/** What `[[ text =~ regex ]]` matched: all of it, then each group; undefined where nothing matches. @throws ShellError */
// oxlint-disable-next-line require-yield, max-params
export function* matchRegex<System extends PosixSystem>(
  _process: Process<System>,
  text: string,
  regex: string,
  ignoreCase: boolean,
): Steps<readonly (string | undefined)[] | undefined> {
  try {
    return new RegExp(regex, ignoreCase ? 'iu' : 'u').exec(text) ?? undefined
  } catch {
    throw new ShellError('')
  }
}
