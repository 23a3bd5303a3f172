import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { fontTemplates } from './fonts.ts'
import { leanLibraries } from './lean-libraries.ts'
import { compactStyles } from './page.ts'

const root = join(import.meta.dirname, '..')
const BASE = '/terminal-playground/'
/** The languages whose words are loaded when they are chosen. */
const LANGUAGES = ['es']
const out = join(root, '.cache', 'hero')

/** What src/app/hero-text.tsx makes. */
interface HeroText {
  readonly styles: string
  readonly heroes: readonly (readonly [mode: string, html: string])[]
}

/** Renders the hero in a build of its own, whose styles have the names that they have in the page. */
async function renderHero(define: Record<string, unknown>): Promise<HeroText> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), leanLibraries(), compactStyles()],
    define,
    ssr: { noExternal: ['styled-components', 'react-router', 'react-router-dom'] },
    build: {
      ssr: 'src/app/hero-text.tsx',
      outDir: out,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'hero-text.js' } },
    },
  })
  const module: { heroText(): HeroText } = await import(pathToFileURL(join(out, 'hero-text.js')).href)
  return module.heroText()
}

type IsPart = (chunk: Rolldown.OutputChunk) => boolean

/** Chunks, and all that they load at once. */
function filesOf(bundle: Rolldown.OutputBundle, isPart: IsPart): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported))
  }
  for (const chunk of chunks.filter(isPart)) add(chunk)
  return [...files]
}

/** What the machine of a mode loads before its first prompt. */
const partsOf = (bundle: Rolldown.OutputBundle, mode: string): readonly string[] =>
  filesOf(bundle, ({ name }) => ['both-modes', `${mode}-machine`].includes(name))

/** What a terminal loads besides: as much as all the rest. */
const terminalOf = (bundle: Rolldown.OutputBundle): readonly string[] =>
  filesOf(bundle, ({ name }) => name === 'terminal-pane')

/** What makes the page work, and paints it where its own text does not: in another language. */
const pageOf = (bundle: Rolldown.OutputBundle): readonly string[] =>
  filesOf(bundle, ({ name }) => name === 'whole-page')

/** The words of a language. */
const wordsOf = (bundle: Rolldown.OutputBundle, language: string): readonly string[] =>
  filesOf(bundle, ({ facadeModuleId }) => facadeModuleId === join(root, `src/app/words/${language}/index.ts`))

const preload = (file: string, priority: 'low' | 'auto' = 'low'): string =>
  `<link rel="modulepreload" fetchpriority="${priority}" crossorigin href="${BASE}${file}">`

/** The script of the first paint, which the page has in its own text: no request is waited for. */
export function firstPaintScript(): Plugin {
  return {
    name: 'first-paint-script',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const script = readFileSync(join(root, 'src/app/first-paint.js'), 'utf8')
        return html.replace('<!-- first paint -->', () => `<script>${script}</script>`)
      },
    },
  }
}

/** Writes the hero of each mode, and its styles, into the built page. */
export function heroInPage(define: Record<string, unknown>): Plugin {
  return {
    name: 'hero-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const { styles, heroes } = await renderHero(define)
        const template = (rule: string, files: readonly string[], priority?: 'auto'): string => {
          const missing = files.filter((file) => !html.includes(file))
          return `<template data-${rule}>${missing.map((file) => preload(file, priority)).join('')}</template>`
        }
        const parts = heroes.map(([mode]) => template(`parts="${mode}" data-base="${BASE}"`, partsOf(bundle, mode)))
        const words = LANGUAGES.map((language) =>
          template(`words="${language}"`, [...wordsOf(bundle, language), ...pageOf(bundle)], 'auto'),
        )
        const early = [
          ...parts,
          template('terminal', terminalOf(bundle)),
          template('page', pageOf(bundle)),
          ...words,
        ].join('')
        const texts = heroes.map(([mode, text]) => `<template data-hero="${mode}">${text}</template>`).join('')
        return html
          .replace('<!-- hero -->', () => texts + fontTemplates())
          .replace('<script>', () => `${early}<script>`)
          .replace('</head>', () => `${styles}</head>`)
      },
    },
  }
}
