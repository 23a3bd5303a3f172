// npm run try:embedders [NAME…]: packs the built library and uses it as strangers would, in the projects of scripts/embedders
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { preview } from 'vite'
import { findChromium } from './chromium.mjs'
import { root, run } from './dependencies.mjs'
import { callLater, complaint, judge, packInto } from './packed.mjs'

const projects = join(root, 'scripts', 'embedders')
const place = mkdtempSync(join(tmpdir(), 'embedders-'))

/** Installs a project of a stranger's with the packed library, and runs its script; rejects with what that has said. */
async function attempt(name, tarball, env) {
  const folder = join(place, name)
  cpSync(join(projects, name), folder, { recursive: true })
  const call = (...args) => callLater('npm', args, { cwd: folder, env })
  await call('install', '--no-audit', '--no-fund', tarball)
  await call('run', 'try')
}

async function succeeds(name, work) {
  const start = performance.now()
  try {
    await work()
    console.log(`${name}: works (${((performance.now() - start) / 1000).toFixed(0)} s)`)
    return true
  } catch (error) {
    console.error(`${name}: FAILS\n${complaint(error)}`)
    return false
  }
}

/** The environment of a stranger: without this project's programs, and not in production, which the preview says. */
function environment(more) {
  const { NODE_ENV: _production, PATH = '', ...rest } = process.env
  const own = Object.entries(rest).filter(([name]) => !name.startsWith('npm_'))
  const path = PATH.split(delimiter).filter((folder) => !folder.startsWith(root))
  return { ...Object.fromEntries(own), PATH: path.join(delimiter), ...more }
}

async function tryAll(names) {
  const tarball = packInto(place)
  const server = await preview({ root, preview: { port: 0 } })
  const env = environment({ PAGE: server.resolvedUrls?.local[0], CHROMIUM_PATH: (await findChromium()) ?? '' })
  const results = [await succeeds('publint and Are The Types Wrong', () => judge(tarball))]
  for (const name of names) results.push(await succeeds(name, () => attempt(name, tarball, env)))
  await server.close()
  return results.every(Boolean)
}

const all = readdirSync(projects, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const asked = process.argv.slice(2)
if (run('npm', ['run', 'build', '--silent']) !== 0) process.exit(1)
try {
  process.exitCode = (await tryAll(asked.length > 0 ? asked : all)) ? 0 : 1
} finally {
  rmSync(place, { recursive: true, force: true })
}
