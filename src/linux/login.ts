import type { User } from './users.ts'

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** The environment that a login gives, in the order of the real one. */
export function loginEnvironment({ name, home, shell }: User): Map<string, string> {
  const variables = { SHELL: shell, PWD: home, LOGNAME: name, HOME: home, LANG: 'C.UTF-8', TERM: 'xterm-256color' }
  return new Map(Object.entries({ ...variables, USER: name, PATH }))
}
