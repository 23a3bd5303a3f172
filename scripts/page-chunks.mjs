// Which chunks of the built page are loaded for what
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './dependencies.mjs'

/** The built page's manifest, which the build keeps out of the site. */
export const readManifest = () => JSON.parse(readFileSync(join(root, '.cache', 'site-manifest.json'), 'utf8'))

/** A chunk and everything that it imports at once. */
export function closure(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  if (!manifest[key]) throw new Error(`${key} is not a chunk of the built page`)
  for (const imported of manifest[key].imports ?? []) closure(manifest, imported, seen)
  return seen
}

/** The chunks that are loaded at once for some of them. */
export const chunksOf = (manifest, keys) => new Set(keys.flatMap((key) => [...closure(manifest, key)]))

/** What a session of a mode loads before its first prompt; lessons come after it, and touch screens and phones load their keys besides. */
export const sessionOf = (mode) => [
  'index.html',
  'src/app/storage/worlds.ts',
  'src/app/machine-keeper.ts',
  'src/app/terminal/pane.ts',
  `src/${mode}/machine.ts`,
]

/** The files that choosing Bash loads, besides what a Linux session has loaded before. */
export function filesOfBash(manifest) {
  const before = chunksOf(manifest, sessionOf('linux'))
  const entries = manifest['src/linux/machine.ts'].dynamicImports.filter((key) => /bash/.test(key))
  if (entries.length !== 1) throw new Error(`the chunk of Bash is not clear: ${entries.join(', ') || 'none'}`)
  return [...chunksOf(manifest, entries)].filter((key) => !before.has(key)).map((key) => manifest[key].file)
}
