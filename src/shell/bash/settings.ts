/** Reads a file where it may be read. @param file as it is written in a line */
const source = (file: string): string => `[ ! -r ${file} ] || . ${file}`

/** Runs what an interactive shell reads at its start, where it is there (INVOCATION of bash(1), on Debian). @param own as it is written in a line */
export const readSettings = (own = '~/.bashrc'): string => ['/etc/bash.bashrc', own].map(source).join('\n')

/** What a login shell reads when `exit` leaves it. */
export const READ_LOGOUT = 'if [ -r ~/.bash_logout ]; then . ~/.bash_logout; fi'

/** What a login shell reads: the first of its own files. One that is interactive and has none of them reads ~/.bashrc, as Debian's ~/.profile does. */
function readProfile(own: readonly string[], interactive: boolean): string {
  const files = interactive ? [...own, '~/.bashrc'] : own
  const first = files.map((file, at) => `${at === 0 ? 'if' : 'elif'} [ -r ${file} ]; then . ${file}`).join('\n')
  return `${source('/etc/profile')}\n${first}\nfi`
}

/** Reads the file that a variable names. */
const named = (variable: string): string => `[ -z "$${variable}" ] || ${source(`"$${variable}"`)}`

/** How a shell starts, for what it reads first. */
export interface Start {
  readonly login: boolean
  readonly interactive: boolean
  /** False with `--noprofile`. */
  readonly profile: boolean
  /** ~/.bashrc or what is read in its place, as it is written in a line; undefined with `--norc`. */
  readonly rc: string | undefined
  /** Whether it is called `sh`. */
  readonly isSh: boolean
}

/** What a shell runs first: '' where that is nothing. */
export function firstLines({ login, interactive, profile, rc, isSh }: Start): string {
  if (login) {
    const own = isSh ? ['~/.profile'] : ['~/.bash_profile', '~/.bash_login', '~/.profile']
    return profile ? readProfile(own, interactive) : ''
  }
  if (isSh) return interactive ? named('ENV') : ''
  if (!interactive) return named('BASH_ENV')
  return rc === undefined ? '' : readSettings(rc)
}
