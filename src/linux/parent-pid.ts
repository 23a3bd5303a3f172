import { INIT } from '../shell/posix/process.ts'
import type { ProcessEntry } from './hardware.ts'

/** What is known of where a process comes from. */
interface Born {
  readonly pid: number
  readonly session: number
  readonly parent: { readonly pid: number } | undefined
}

/** The pid of a process's parent: of init for an orphan, of login for the first process of a session. */
export function parentPid({ pid, session, parent }: Born, daemons: readonly ProcessEntry[]): number {
  if (parent) return parent.pid
  return session === pid ? (daemons.find(({ name }) => name === 'login')?.pid ?? 0) : INIT
}
