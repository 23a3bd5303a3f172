import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }
import { chunksByUse, neededAtOnce } from './scripts/chunks.ts'
import { firstPaintScript, heroInPage } from './scripts/hero.ts'
import { leanLibraries } from './scripts/lean-libraries.ts'
import { completeLicenses, manifestApart, notedWorkers } from './scripts/site-files.ts'
import {
  bareLessons,
  bareTranslations,
  browsable,
  compactStyles,
  contentSecurityPolicy,
  firstPaint,
  notFoundPage,
} from './scripts/page.ts'

const router = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')

/** just-bash, which jq and yq come from, names a module of Node's in its bundle for browsers. Tests run in Node and keep it. */
const languages = process.env['VITEST']
  ? []
  : [{ find: 'node:zlib', replacement: join(import.meta.dirname, 'src/jq/no-zlib.ts') }]

const tests = {
  include: ['src/**/*.test.{ts,tsx}'],
  // tests that compare with real programs wait for them most of the time
  maxWorkers: 2,
  // no test leaves anything behind in a module, so files share what is loaded
  isolate: false,
  // a busy machine is no failure
  testTimeout: 20_000,
  // where real programs are asked again, they race on a busy machine; recorded answers do not
  retry: process.env['REFEREE'] === 'programs' ? 2 : 0,
  reporters: ['default'],
} satisfies ViteUserConfig['test']

export default defineConfig(({ mode }) => {
  const { VITE_REPOSITORY_URL: repository = browsable(manifest.repository.url) } = loadEnv(mode, import.meta.dirname)
  const define = { 'import.meta.env.VITE_REPOSITORY_URL': JSON.stringify(repository) }
  return {
    base: '/terminal-playground/',
    // the router's own entry is its development build
    resolve: { alias: [...languages, { find: /^react-router$/, replacement: router }] },
    plugins: [
      react(),
      leanLibraries(),
      compactStyles(),
      bareLessons(),
      bareTranslations(),
      firstPaint(),
      firstPaintScript(),
      heroInPage(define),
      contentSecurityPolicy(),
      notFoundPage(),
      completeLicenses(),
      manifestApart(),
    ],
    define,
    worker: { plugins: () => [notedWorkers()] },
    // the examples are pages of their own, and need the library to be built
    optimizeDeps: { entries: ['index.html'] },
    build: {
      // no data: addresses, the page's Content-Security-Policy forbids them
      assetsInlineLimit: 0,
      target: 'es2023',
      modulePreload: { polyfill: false, resolveDependencies: neededAtOnce },
      license: { fileName: 'licenses.md' },
      manifest: true,
      rolldownOptions: chunksByUse(),
    },
    test: tests,
  }
})
