/** What an interactive shell reads at its start (INVOCATION of bash(1), on Debian). */
const forAll = '/etc/bash.bashrc'
export const OWN_SETTINGS = '~/.bashrc'

/** Runs what an interactive shell reads at its start, where it is there. */
export const readSettings = (): string =>
  [forAll, OWN_SETTINGS].map((file) => `[ ! -r ${file} ] || . ${file}`).join('\n')

/** What a login shell reads when `exit` leaves it. */
export const AT_LOGOUT: StartFile = { name: '~/.bash_logout' }

/** A file that a shell reads by itself: its name, in which a tilde counts, or the value of a variable, which is expanded as in double quotes first. */
export type StartFile = { readonly name: string } | { readonly variable: string }

/** How a shell starts, for what it reads first. */
export interface Start {
  readonly login: boolean
  readonly interactive: boolean
  /** False with `--noprofile`. */
  readonly profile: boolean
  /** ~/.bashrc or what is read in its place; undefined with `--norc`. */
  readonly rc: string | undefined
  /** Whether it is called `sh`. */
  readonly isSh: boolean
}

const named = (...names: string[]): readonly StartFile[] => names.map((name) => ({ name }))

/** The first that is there of each list is read. One that is interactive and has no profile reads ~/.bashrc, as Debian's ~/.profile does. */
export function startFiles({ login, interactive, profile, rc, isSh }: Start): readonly (readonly StartFile[])[] {
  if (login) {
    const own = isSh ? ['~/.profile'] : ['~/.bash_profile', '~/.bash_login', '~/.profile']
    return profile ? [named('/etc/profile'), named(...own, ...(interactive ? [OWN_SETTINGS] : []))] : []
  }
  if (isSh) return interactive ? [[{ variable: 'ENV' }]] : []
  if (!interactive) return [[{ variable: 'BASH_ENV' }]]
  return rc === undefined ? [] : [named(forAll), named(rc)]
}
