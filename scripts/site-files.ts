import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const root = join(import.meta.dirname, '..')
const modules = join(root, 'node_modules')
const LICENSES = 'licenses.md'

/** Fonts, which the bundler takes for files of ours. */
const FONTS = ['@fontsource-variable/geist-mono', '@fontsource-variable/instrument-sans']
/**
 * What just-bash has in its own bundle, where the bundler does not see it. `@tokenizer/token` is none of it: it holds nothing but types,
 * and no text of its license.
 */
const INSIDE_JUST_BASH = [
  '@borewit/text-codec',
  '@tokenizer/inflate',
  'file-type',
  'ieee754',
  're2js',
  'strtok3',
  'token-types',
  'uint8array-extras',
]

/** A package as `build.license` writes it. @throws Error where the package has no text of its license */
function sectionOf(name: string): string {
  const folder = join(modules, name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  if (file === undefined) throw new Error(`${name} has no text of its license`)
  const text = readFileSync(join(folder, file), 'utf8').trim()
  return `## ${name} - ${version} (${license})\n\n${text}\n`
}

/** The package that a module of a bundle comes from. */
const packageOf = (module: string): string | undefined =>
  /[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)(?![^]*[/\\]node_modules[/\\])/
    .exec(module)?.[1]
    ?.replace('\\', '/')

/** The packages that a bundle has parts of. */
const packagesIn = (bundle: Bundle): readonly string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds.flatMap((module) => packageOf(module) ?? []) : [],
  )

/** Packages that are in the page's workers, which are bundles of their own. */
const inWorkers = new Set<string>()

/** Notes what the page's workers are made of. */
export const notedWorkers = (): Plugin => ({
  name: 'noted-workers',
  generateBundle(_options, bundle) {
    for (const name of packagesIn(bundle)) inWorkers.add(name)
  },
})

/** Completes the site's licenses with what only we know to be in it. @throws Error where a package of the site is missing in them */
export function completeLicenses(): Plugin {
  return {
    name: 'complete-licenses',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[LICENSES]
        if (file?.type !== 'asset') throw new Error(`the build has no ${LICENSES}`)
        const text = [
          String(file.source).trimEnd(),
          '',
          ...[...FONTS, ...[...inWorkers].toSorted(), ...INSIDE_JUST_BASH].map(sectionOf),
        ].join('\n')
        const missing = [...new Set([...packagesIn(bundle), ...inWorkers])].filter(
          (name) => !text.includes(`\n## ${name} - `),
        )
        if (missing.length > 0) throw new Error(`${LICENSES} says nothing of ${missing.join(', ')}`)
        file.source = text
      },
    },
  }
}

/** Takes the build's manifest out of the site: only our own scripts read it (page-chunks.mjs). */
export function manifestApart(): Plugin {
  return {
    name: 'manifest-apart',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = join(root, 'dist') }) {
        mkdirSync(join(root, '.cache'), { recursive: true })
        renameSync(join(dir, '.vite', 'manifest.json'), join(root, '.cache', 'site-manifest.json'))
        rmSync(join(dir, '.vite'), { recursive: true })
      },
    },
  }
}
