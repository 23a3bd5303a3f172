import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { globalStyle } from '../src/app/global-style.ts'
import { cutFonts, firstFaces, otherFaces } from './fonts.ts'
import { scriptSource, withoutHero } from './page-text.ts'

/** In the page's own text: the terminal's chunk would wait for a style sheet of its own. */
const terminalStyle = readFileSync(fileURLToPath(import.meta.resolve('@xterm/xterm/css/xterm.css')), 'utf8')

/** Puts what the first paint and the terminal need into the page: palettes and font faces. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: async () => {
        await cutFonts()
        return [
          { tag: 'style', attrs: { 'data-fonts': '' }, children: firstFaces, injectTo: 'head' },
          // a face that is not loaded has the browser search the system's fonts for each size: a third of the first layout
          { tag: 'style', attrs: { 'data-other-fonts': '', media: 'not all' }, children: otherFaces, injectTo: 'head' },
          { tag: 'style', children: globalStyle + terminalStyle, injectTo: 'head' },
        ]
      },
    },
  }
}

const policy = (script: string): string =>
  `default-src 'self'; script-src 'self' ${script}; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'`

/** Writes the Content-Security-Policy into the built page. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(scriptSource(html)) },
          injectTo: 'head-prepend',
        },
      ],
    },
  }
}

/** Emits the page again as `404.html`, which static hosts serve for every path that is no file: deep links survive. It has no hero. */
export function notFoundPage(): Plugin {
  return {
    name: 'not-found-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        this.emitFile({ type: 'asset', fileName: '404.html', source: withoutHero(String(page.source)) })
      },
    },
  }
}

/** `git+https://host/name.git`, as package.json writes it, to the address that a browser opens. */
export function browsable(repository: string): string {
  return repository.replace(/^git\+/, '').replace(/\.git$/, '')
}

interface Piece {
  readonly start: number
  readonly end: number
}

/** The texts of tagged templates in a syntax tree (ESTree). */
function* taggedTexts(node: unknown): Generator<Piece> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'TaggedTemplateExpression' && 'quasi' in node) {
    yield* (node.quasi as { readonly quasis: readonly Piece[] }).quasis
  }
  for (const child of Object.values(node)) yield* taggedTexts(child)
}

/** A piece of a style without the space that says nothing; what stands beside a value may be needed. */
const compactStyle = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/:\s+/g, ':')

/** Takes comments and indentation out of the styles in components: 4 KB of what is loaded first, compressed. */
export function compactStyles(): Plugin {
  return {
    name: 'compact-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/app\/.*\.tsx?$/ },
      handler(code) {
        if (!code.includes('styled-components')) return null
        let compact = code
        const pieces = [...taggedTexts(this.parse(code))].toSorted((one, other) => other.start - one.start)
        for (const { start, end } of pieces) {
          const text = code.slice(start, end).replace(/\/\*.*?\*\//gs, '')
          compact = compact.slice(0, start) + compactStyle(text) + compact.slice(end)
        }
        return { code: compact, map: null }
      },
    },
  }
}

/** Leaves out of the texts of a language what only the check reads. */
export function bareTranslations(): Plugin {
  return {
    name: 'bare-translations',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/course\/locales\/.*\.json$/ },
      handler: (code) => JSON.stringify(JSON.parse(code), (key, value) => (key === 'of' ? undefined : value)),
    },
  }
}

/** The properties of the objects in a syntax tree (ESTree) that have one of these names. */
function* propertiesNamed(names: ReadonlySet<string>, node: unknown): Generator<Piece> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Property' && 'key' in node) {
    if (names.has((node.key as { readonly name?: string }).name ?? '')) return yield node as unknown as Piece
  }
  for (const child of Object.values(node)) yield* propertiesNamed(names, child)
}

/** Leaves out of the lessons what only the check plays: the lines that meet a goal, and those that do not. */
export function bareLessons(): Plugin {
  const played = new Set(['wrong', 'also'])
  return {
    name: 'bare-lessons',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/course\/(linux|bash|docker)\/\d\d-.*\.ts$/ },
      handler(code) {
        let bare = code
        const pieces = [...propertiesNamed(played, this.parse(code))].toSorted((one, other) => other.start - one.start)
        for (const { start, end } of pieces) bare = bare.slice(0, start) + bare.slice(end).replace(/^\s*,/, '')
        return { code: bare, map: null }
      },
    },
  }
}
