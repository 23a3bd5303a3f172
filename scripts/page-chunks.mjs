// Which chunks of the built page are loaded for what
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './dependencies.mjs'

/** The built page's manifest, which the build keeps out of the site. */
export const readManifest = () => JSON.parse(readFileSync(join(root, '.cache', 'site-manifest.json'), 'utf8'))

/** The key of a chunk that is given by its key or its name. */
function keyOf(manifest, part) {
  if (manifest[part]) return part
  const named = Object.keys(manifest).filter((key) => manifest[key].name === part)
  if (named.length !== 1) throw new Error(`${part} is not a chunk of the built page`)
  return named[0]
}

/** A chunk and everything that it imports at once. */
function closure(manifest, part, seen) {
  const key = keyOf(manifest, part)
  if (seen.has(key)) return
  seen.add(key)
  for (const imported of manifest[key].imports ?? []) closure(manifest, imported, seen)
}

/** The keys of the chunks that are loaded at once for some of them, which are given by their keys or names. */
export function chunksOf(manifest, parts) {
  const seen = new Set()
  for (const part of parts) closure(manifest, part, seen)
  return seen
}

/** What the page loads before anything was asked of it. */
export const FIRST_LOAD = ['index.html', 'whole-page']

/** What the first prompt of a mode waits for. */
export const promptOf = (mode) => ['index.html', 'both-modes', 'terminal-pane', `${mode}-machine`]

/** What a session of a mode loads before anything was asked of it; lessons come after it, and touch screens and phones load their keys besides. */
export const sessionOf = (mode) => [...FIRST_LOAD, ...promptOf(mode)]

/** The files that choosing Bash loads, besides what a Linux session has loaded before. */
export function filesOfBash(manifest) {
  const before = chunksOf(manifest, sessionOf('linux'))
  return [...chunksOf(manifest, ['bash-core'])].filter((key) => !before.has(key)).map((key) => manifest[key].file)
}

/** What choosing Bash loads in Docker mode, besides a session. */
const DOCKER_BASH = ['bash-core', 'src/docker/bash/bash.ts']

/** What every docker command of Bash's needs. */
const CLIENT = 'docker-client'

/** The files that the first docker command in Bash loads, for each family of commands, besides what choosing Bash has loaded. */
export function filesOfFirstCommands(manifest) {
  const before = chunksOf(manifest, [...sessionOf('docker'), ...DOCKER_BASH])
  return Object.keys(manifest)
    .filter((key) => key.startsWith('src/docker/cli/chunks/'))
    .map((family) => [...chunksOf(manifest, [CLIENT, family])].filter((key) => !before.has(key)))
    .map((keys) => keys.map((key) => manifest[key].file))
}

/** The files that a server of a container loads, besides what runs containers. */
export function filesOfServer(manifest, program) {
  const family = 'src/docker/cli/chunks/insides.ts'
  const before = chunksOf(manifest, [
    ...sessionOf('docker'),
    ...DOCKER_BASH,
    CLIENT,
    family,
    'src/docker/runtime/index.ts',
  ])
  return [...chunksOf(manifest, [`src/docker/services/${program}.ts`])]
    .filter((key) => !before.has(key))
    .map((key) => manifest[key].file)
}
