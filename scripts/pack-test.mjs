// Packs the library, installs it into an empty project and uses it from there: ES modules, types, import on a server
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from './dependencies.mjs'

const TTY_BUDGET_KB = 15

const project = mkdtempSync(join(tmpdir(), 'terminal-playground-'))
const modules = join(project, 'node_modules')
const call = (program, args, cwd = project) => execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' })

function install() {
  const [{ filename }] = JSON.parse(call('npm', ['pack', '--json', '--pack-destination', project], root))
  const unpacked = join(project, 'unpacked')
  mkdirSync(unpacked)
  call('tar', ['-xf', join(project, filename), '-C', unpacked])
  mkdirSync(join(modules, '@xterm'), { recursive: true })
  cpSync(join(unpacked, 'package'), join(modules, 'terminal-playground'), { recursive: true })
  // what npm installs with it, and the peers that an embedder brings along; just-bash is optional and stays away
  for (const peer of [
    'unbash',
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
import { Tty } from 'terminal-playground/tty'
import { createChance, createLinuxMachine, createMachine, connect, standingClock } from 'terminal-playground'
import { linuxLessons, dockerLessons } from 'terminal-playground/course'
import { createDockerMachine } from 'terminal-playground/docker'
import * as linux from 'terminal-playground/linux'
import { TerminalView } from 'terminal-playground/react'
import { Playground } from 'terminal-playground/playwright'

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
import { Tty, type TtyShell } from 'terminal-playground/tty'
import { TerminalView } from 'terminal-playground/react'
import { createLinuxMachine, type Lesson, type FileSystemEntry, type DockerContainer } from 'terminal-playground'
const shell: TtyShell = { prompt: () => '$ ', run: async (line, io) => { await io.stdout.write(line) } }
new Terminal().loadAddon(new Tty({ shell }))
// @ts-expect-error a shell needs a prompt
new Tty({ shell: { run: () => 0 } })
export const view = TerminalView({ shell })
export type Seen = Lesson | FileSystemEntry | DockerContainer | ReturnType<typeof createLinuxMachine>
`

const kit = `
import { Playground } from 'terminal-playground/playwright'
export const open = async (page: ConstructorParameters<typeof Playground>[0]) => new Playground(page).open({ mode: 'docker', seed: 1 })
`

function useFromNode() {
  writeFileSync(join(project, 'use.js'), program)
  const expected = ['hi!', '/home/user', 10, 12, 'function', 'function', 'function', 'function']
  expected.push({ stdout: 'a-b\n', stderr: '', status: 0 })
  const seen = call('node', ['use.js']).trim()
  if (seen !== JSON.stringify(expected)) throw new Error(`an embedder sees ${seen}`)
}

function checkTypes(code, options) {
  writeFileSync(join(project, 'use.ts'), code)
  const compilerOptions = { strict: true, noEmit: true, target: 'es2023', jsx: 'react-jsx', ...options }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }))
  call(join(root, 'node_modules', '.bin', 'tsc'), ['-p', '.'])
}

function useTypes() {
  checkTypes(typed, { module: 'esnext', moduleResolution: 'bundler', types: [] })
  checkTypes(typed, { module: 'nodenext', moduleResolution: 'nodenext', types: [] })
  // Playwright's own types do not stand a full check
  checkTypes(kit, { module: 'esnext', moduleResolution: 'bundler', types: ['node'], skipLibCheck: true })
}

/** The size of what an embedder's bundler makes of the Tty alone. */
async function ttySize() {
  writeFileSync(join(project, 'tty.js'), "export { Tty } from 'terminal-playground/tty'\n")
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(project, 'site'),
      minify: true,
      target: 'es2023',
      rolldownOptions: { input: join(project, 'tty.js'), preserveEntrySignatures: 'strict' },
    },
  })
  const assets = join(project, 'site', 'assets')
  return readdirSync(assets).reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0) / 1000
}

try {
  install()
  useFromNode()
  useTypes()
  const size = await ttySize()
  console.log(`The packed library works from an empty project; the Tty alone is ${size.toFixed(2)} KB gzip`)
  if (size > TTY_BUDGET_KB) throw new Error(`the Tty is over its budget of ${TTY_BUDGET_KB} KB gzip`)
} catch (error) {
  console.error(`${error.message}\n${error.stdout ?? ''}`.slice(0, 2000))
  process.exitCode = 1
} finally {
  rmSync(project, { recursive: true, force: true })
}
