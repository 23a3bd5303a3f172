import type { GnuProcess } from '../library/gnu-system.ts'
import { logins } from '../who/logins.ts'

/** A session, or what the machine itself did. */
export interface LoginRecord {
  readonly user: string
  /** The terminal, or what stands for it. */
  readonly line: string
  readonly host: string
  /** Milliseconds since 1970. */
  readonly since: number
  readonly type: 'session' | 'boot' | 'runlevel'
}

/** What is on record, the newest first. */
export function recordsOf(process: GnuProcess): readonly LoginRecord[] {
  const { bootedAt, uname } = process.system
  const sessions = logins(process).map(({ name, line, since }): LoginRecord => ({
    user: name,
    line,
    host: '',
    since,
    type: 'session',
  }))
  const machine = { host: uname.release, since: bootedAt }
  return [
    ...sessions.toSorted((a, b) => b.since - a.since),
    { ...machine, user: 'runlevel', line: '(to lvl 5)', type: 'runlevel' },
    { ...machine, user: 'reboot', line: 'system boot', type: 'boot' },
  ]
}
