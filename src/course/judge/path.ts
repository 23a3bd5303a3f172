import type { Facts } from '../facts.ts'

/** A path as seen from a directory: absolute, without `.`, `..`, doubled slashes and a slash at its end; `~/` is the learner's home. */
export function resolvePath(path: string, { cwd, home }: Pick<Facts, 'cwd' | 'home'>): string {
  const whole =
    path === '~' || path.startsWith('~/') ? home + path.slice(1) : path.startsWith('/') ? path : `${cwd}/${path}`
  const names: string[] = []
  for (const name of whole.split('/')) {
    if (name === '..') names.pop()
    else if (name !== '' && name !== '.') names.push(name)
  }
  return `/${names.join('/')}`
}
