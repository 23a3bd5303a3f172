// Packs the library, installs it into an empty project and uses it from there: ES modules, types, import on a server
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build as buildWithEsbuild } from 'esbuild'
import { build } from 'vite'
import { root } from './dependencies.mjs'
import { call, complaint, judge, packInto, tool } from './packed.mjs'
import { unnamedTypes } from './signatures.mjs'

const TTY_BUDGET_KB = 15

const project = mkdtempSync(join(tmpdir(), 'terminal-playground-'))
const modules = join(project, 'node_modules')
const run = (program, ...args) => call(program, args, project)

function install() {
  const tarball = packInto(project)
  judge(tarball)
  const unpacked = join(project, 'unpacked')
  mkdirSync(unpacked)
  run('tar', '-xf', tarball, '-C', unpacked)
  mkdirSync(join(modules, '@xterm'), { recursive: true })
  cpSync(join(unpacked, 'package'), join(modules, '@terminal-playground', 'core'), { recursive: true })
  // what npm installs with it, and the peers that an embedder brings along; just-bash is optional and stays away
  for (const peer of [
    'unbash',
    'js-yaml',
    'acorn',
    'react',
    'react-dom',
    '@types',
    '@xterm/xterm',
    '@xterm/headless',
    '@xterm/addon-fit',
    'csstype',
    'playwright',
    'playwright-core',
  ]) {
    symlinkSync(join(root, 'node_modules', peer), join(modules, peer))
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', private: true }))
}

const program = `
import headless from '@xterm/headless'
import { Tty } from '@terminal-playground/core/tty'
import { createChance, createLinuxMachine, createMachine, connect, standingClock } from '@terminal-playground/core'
import { linuxLessons, dockerLessons } from '@terminal-playground/core/course'
import { createDockerMachine } from '@terminal-playground/core/docker'
import * as linux from '@terminal-playground/core/linux'
import { TerminalView } from '@terminal-playground/core/react'
import { Playground } from '@terminal-playground/core/playwright'

const terminal = new headless.Terminal({ cols: 60, rows: 10, allowProposedApi: true })
const tty = new Tty({ shell: { prompt: () => '$ ', run: (line, io) => io.stdout.write(line + '!\\n') } })
terminal.loadAddon(tty)
terminal.input('hi\\r')
await tty.idle()
const second = new headless.Terminal({ cols: 100, rows: 10, allowProposedApi: true })
const options = { clock: standingClock(0), chance: createChance(1) }
const connection = connect(second, createLinuxMachine(options).session)
connection.press('pwd\\r')
await connection.idle()
const row = (of, at) => of.buffer.active.getLine(at).translateToString(true)
console.log(JSON.stringify([
  row(terminal, 1), row(second, 2), linuxLessons.length, dockerLessons.length, typeof createDockerMachine,
  typeof linux.createLinuxMachine, typeof TerminalView, typeof Playground,
  await createMachine({ files: { 'a.txt': 'b\\na\\n' } }).bash.exec('sort a.txt | paste -sd, | sed s/,/-/'),
]))
`

const typed = `
import { Terminal } from '@xterm/xterm'
import { Tty, type TtyShell } from '@terminal-playground/core/tty'
import { TerminalView } from '@terminal-playground/core/react'
import { createLinuxMachine, type Lesson, type FileSystemEntry, type DockerContainer } from '@terminal-playground/core'
const shell: TtyShell = { prompt: () => '$ ', run: async (line, io) => { await io.stdout.write(line) } }
new Terminal().loadAddon(new Tty({ shell }))
// @ts-expect-error a shell needs a prompt
new Tty({ shell: { run: () => 0 } })
export const view = TerminalView({ shell })
export type Seen = Lesson | FileSystemEntry | DockerContainer | ReturnType<typeof createLinuxMachine>
`

const required = `
const { Playground } = require('@terminal-playground/core/playwright')
const { createMachine } = require('@terminal-playground/core')
createMachine({ now: 0 }).bash.exec('seq 3 | paste -sd+ | bc').then(({ stdout }) => console.log(typeof Playground, stdout))
`

const kit = `
import { Playground } from '@terminal-playground/core/playwright'
export const open = async (page: ConstructorParameters<typeof Playground>[0]) => new Playground(page).open({ mode: 'docker', seed: 1 })
`

function useFromNode() {
  writeFileSync(join(project, 'use.js'), program)
  // a component that hands on a ref is an object
  const expected = ['hi!', '/home/user', 10, 12, 'function', 'function', 'object', 'function']
  expected.push({ stdout: 'a-b\n', stderr: '', status: 0 })
  const seen = run('node', 'use.js').trim()
  if (seen !== JSON.stringify(expected)) throw new Error(`an embedder sees ${seen}`)
  cpSync(join(root, 'examples', 'node', 'main.js'), join(project, 'example.js'))
  const shown = run('node', 'example.js')
  if (!/^ {6}1 apple\n {6}2 pear$/m.test(shown) || !shown.includes("stdout: '2\\n'"))
    throw new Error(`the example shows ${shown}`)
  writeFileSync(join(project, 'use.cjs'), required)
  const given = run('node', 'use.cjs').trim()
  if (given !== 'function 6') throw new Error(`require gives ${given}`)
}

function checkTypes(code, options, file = 'use.ts') {
  writeFileSync(join(project, file), code)
  const compilerOptions = { strict: true, noEmit: true, target: 'es2023', jsx: 'react-jsx', ...options }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
  run(tool('tsc'), '-p', '.')
}

function useTypes() {
  checkTypes(typed, { module: 'esnext', moduleResolution: 'bundler', types: [] })
  checkTypes(typed, { module: 'nodenext', moduleResolution: 'nodenext', types: [] })
  // Playwright's own types do not stand a full check
  checkTypes(kit, { module: 'esnext', moduleResolution: 'bundler', types: ['node'], skipLibCheck: true })
  checkTypes(kit, { module: 'node16', moduleResolution: 'node16', types: ['node'], skipLibCheck: true }, 'kit.cts')
}

/** Test runners bring their own Playwright: a second one would not know their pages. */
function kitImportsNothing() {
  for (const file of ['playwright.js', 'playwright.cjs']) {
    const found = /^import\b|\bimport\(|\brequire\(|\bfrom ?['"]/m.exec(readFileSync(join(root, 'lib', file), 'utf8'))
    if (found) throw new Error(`${file} imports at run time: ${found[0]}`)
  }
}

/** Everything in a signature is exported. */
function namesTypes() {
  const unnamed = unnamedTypes(join(modules, '@terminal-playground', 'core', 'lib'))
  if (unnamed.length > 0) throw new Error(unnamed.join('\n'))
}

/** The size of what an embedder's bundler makes of the Tty alone, imported from a subpath. */
async function ttySize(subpath) {
  const input = join(project, 'tty.js')
  writeFileSync(input, `export { Tty } from '@terminal-playground/core${subpath}'\n`)
  const { output } = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  })
  return output.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000
}

async function ttySizes() {
  for (const subpath of ['/tty', '']) {
    const size = await ttySize(subpath)
    console.log(`The Tty alone, imported from @terminal-playground/core${subpath}, is ${size.toFixed(2)} KB gzip`)
    if (size > TTY_BUDGET_KB) throw new Error(`the Tty is over its budget of ${TTY_BUDGET_KB} KB gzip`)
  }
}

/** Whole machines in a bundle for browsers, with no settings and no peer but those that are installed. */
async function bundleMachines() {
  const contents = ['', '/linux', '/docker', '/course', '/react']
    .map((subpath, index) => `export * as face${index} from '@terminal-playground/core${subpath}'`)
    .join('\n')
  await buildWithEsbuild({
    stdin: { contents, resolveDir: project },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    outdir: join(project, 'bundle'),
    logLevel: 'silent',
  })
}

try {
  install()
  kitImportsNothing()
  namesTypes()
  useFromNode()
  useTypes()
  await bundleMachines()
  await ttySizes()
  console.log('The packed library works from an empty project')
} catch (error) {
  console.error(complaint(error))
  process.exitCode = 1
} finally {
  rmSync(project, { recursive: true, force: true })
}
