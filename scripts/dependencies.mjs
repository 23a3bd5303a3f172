import { spawn, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's top folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a program in the project's folder, its output shown; gives its exit status. */
export function run(program, args, env = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (error) console.error(`${program}: ${error.message}`)
  return status ?? 1
}

/** Runs a program in the project's folder while others run; gives its exit status and what it wrote. */
export function runAside(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => output.push(bytes))
    child.on('error', ({ message }) => resolve({ status: 1, output: `${program}: ${message}\n` }))
    child.on('close', (status) => resolve({ status: status ?? 1, output: Buffer.concat(output) }))
  })
}

function installed() {
  // npm would empty the folder that a link leads to
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return true
  const lock = join(root, 'package-lock.json')
  const mark = join(root, 'node_modules', '.package-lock.json')
  return existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs
}

/** Installs the locked dependencies where they are missing or older than the lock file. */
export function installDependencies() {
  if (installed()) return
  console.log('Installing dependencies (once)…')
  if (run('npm', ['ci', '--no-audit', '--no-fund']) !== 0) {
    console.error('npm ci failed: its message is above. A network that reaches the npm registry is needed once.')
    process.exit(1)
  }
}
