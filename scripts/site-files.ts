import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const modules = join(root, 'node_modules')
const LICENSES = 'licenses.md'

/** Fonts, which the bundler takes for files of ours. */
const FONTS = ['@fontsource-variable/geist-mono', '@fontsource-variable/instrument-sans']
/** What the worker of jq is made of: a bundle of its own, with what just-bash has in its own bundle. */
const INSIDE_WORKER = [
  'just-bash',
  '@borewit/text-codec',
  '@tokenizer/inflate',
  '@tokenizer/token',
  'file-type',
  'ieee754',
  're2js',
  'strtok3',
  'token-types',
  'uint8array-extras',
]

/** A package as `build.license` writes it. */
function sectionOf(name: string): string {
  const folder = join(modules, name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file === undefined ? `Licensed under ${license}.` : readFileSync(join(folder, file), 'utf8').trim()
  return `## ${name} - ${version} (${license})\n\n${text}\n`
}

/** Completes the site's licenses with what only we know to be in it. */
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
        file.source = [String(file.source).trimEnd(), '', ...[...FONTS, ...INSIDE_WORKER].map(sectionOf)].join('\n')
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
