// Builds the library into lib: a module for each module of the sources, the kit as one file for import and one for require, and the
// declarations of each subpath as one file. `tsc -b` comes before: it writes the declarations that are rolled up here.
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { build } from 'vite'
import { root } from './dependencies.mjs'

const lib = join(root, 'lib')

/** The subpaths that share modules, and the kit, which shares none: by name, without the ending. */
const faces = {
  index: 'src/index',
  tty: 'src/tty/index',
  react: 'src/react/index',
  element: 'src/custom-element/index',
  linux: 'src/linux/index',
  docker: 'src/docker/index',
  course: 'src/course/index',
  jq: 'src/jq/index',
  'jq/no-zlib': 'src/jq/no-zlib',
}
const kit = { playwright: 'e2e/kit/index' }

/** What an embedder installs beside the library. */
const external = [/^react/, /^@xterm\//, /^playwright/, 'unbash', 'js-yaml', 'acorn', 'just-bash']

const paths = (entries, path) => Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path(file)]))
const sources = (entries) => paths(entries, (file) => join(root, `${file}.ts`))
const declarations = (entries) => paths(entries, (file) => join(root, 'types', `${file}.d.ts`))

/** What is common to the builds: what is not minified can be read, and embedders minify. */
const common = { outDir: lib, copyPublicDir: false, target: 'es2023', minify: false }

/** Modules of their own, so that a bundler leaves out whatever is not used. */
const modules = {
  ...common,
  emptyOutDir: true,
  lib: { entry: sources(faces), formats: ['es'] },
  rolldownOptions: {
    external,
    output: {
      preserveModules: true,
      preserveModulesRoot: join(root, 'src'),
      entryFileNames: '[name].js',
      // a server that renders components has to be told which are for the browser
      banner: ({ name }) => (name === 'react' ? "'use client'" : ''),
    },
  },
}

/** One file: test runners that compile to CommonJS ask for it by `require`. */
const alone = {
  ...common,
  emptyOutDir: false,
  lib: {
    entry: sources(kit),
    formats: ['es', 'cjs'],
    fileName: (format, name) => `${name}.${format === 'es' ? 'js' : 'cjs'}`,
  },
  rolldownOptions: { external },
}

/** What subpaths share is told in one file, so that a class is one class wherever it comes from; each tells besides only what it exports. */
const isShared = (id) => !/[\\/]types[\\/]src[\\/](?:index|react|jq|\w+[\\/]index\.d\.ts)/.test(id)

/** Takes out the members that are marked `@internal`: what has them is handed back as it came. One line of comment, one of member. */
const withoutInternal = {
  name: 'without-internal',
  transform: (code) => ({ code: code.replaceAll(/^\s*\/\*\* @internal\b.*\n.*\n/gm, ''), map: null }),
}

async function rollUp(entries) {
  const bundle = await rollup({
    input: declarations(entries),
    plugins: [withoutInternal, dts()],
    external,
    preserveEntrySignatures: 'strict',
    onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  })
  await bundle.write({
    dir: lib,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: '[name].d.ts',
    minifyInternalExports: false,
    ...(Object.keys(entries).length > 1 && { manualChunks: (id) => (isShared(id) ? 'library' : undefined) }),
  })
}

for (const options of [modules, alone]) await build({ root, configFile: false, logLevel: 'warn', build: options })
await rollUp(faces)
await rollUp(kit)
const { lessonSchema } = await import(pathToFileURL(join(lib, 'course.js')).href)
writeFileSync(join(lib, 'lesson.schema.json'), `${JSON.stringify(lessonSchema, undefined, 2)}\n`)
for (const name of Object.keys(kit)) copyFileSync(join(lib, `${name}.d.ts`), join(lib, `${name}.d.cts`))
