import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './dependencies.mjs'

/** Runs a program and gives what it writes. @throws Error with its output when it fails */
export function call(program, args, cwd) {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
}

/** Runs a program beside this one; rejects with its output when it fails. */
export const callLater = promisify(execFile)

/** Packs the built library into a folder; gives the tarball's path. */
export function packInto(folder) {
  const [{ filename }] = JSON.parse(call('npm', ['pack', '--json', '--pack-destination', folder], root))
  return join(folder, filename)
}

/** A program of this project's. */
export const tool = (name) => join(root, 'node_modules', '.bin', name)

/** What a program that failed has said. */
export const complaint = (error) =>
  [error.message, error.stdout, error.stderr].filter(Boolean).join('\n').slice(0, 4000)

/** Fails where publint or Are The Types Wrong finds something in the packed library. */
export function judge(tarball) {
  call(tool('publint'), ['run', tarball, '--strict'], root)
  // all is ES modules, and `require` gives them since Node.js 20.19; what runs in test runners is CommonJS besides
  const attw = (...more) => call(tool('attw'), [tarball, '--no-emoji', '--format', 'table-flipped', ...more], root)
  attw('--profile', 'esm-only', '--exclude-entrypoints', 'package.json')
  attw('--profile', 'node16', '--entrypoints', 'playwright')
}
