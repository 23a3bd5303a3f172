import type { FileFact } from '../base/facts.ts'
import type { Facts } from '../course/facts.ts'

const directory: FileFact = {
  kind: 'directory',
  mode: 0o755,
  owner: 'user',
  group: 'user',
  size: 0,
  text: () => '',
  bytes: () => new Uint8Array(),
}

/** A world with these directories, by the paths that they are asked for. */
export const factsWith = (...directories: readonly string[]): Facts => ({
  cwd: '/home/user',
  home: '/home/user',
  file: (path) => (directories.includes(path) ? directory : undefined),
  names: () => [],
  variable: () => undefined,
  variables: [],
  exported: () => false,
  matches: (text, pattern) => new RegExp(pattern, 'm').test(text),
  groups: (text, pattern) => new RegExp(pattern, 'm').exec(text) ?? undefined,
  aliases: new Map(),
  functions: [],
  jobs: [],
})
