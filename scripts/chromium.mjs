import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './dependencies.mjs'

/** What Playwright itself tests with: it takes two thirds of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const SYSTEM_NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** How long apt may take, in milliseconds. */
const APT_PATIENCE_MS = 180_000
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

async function playwrights() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function systems() {
  return SYSTEM_NAMES.map(onPath).find(Boolean) ?? (existsSync(MAC_CHROME) ? MAC_CHROME : undefined)
}

function installByApt() {
  if (!onPath('apt-get') || process.getuid?.() !== 0) return
  console.log('Installing Chromium from the distribution…')
  const quiet = { stdio: 'ignore', timeout: APT_PATIENCE_MS }
  spawnSync('apt-get', ['update'], quiet)
  const { status } = spawnSync('apt-get', ['install', '-y', HEADLESS_SHELL], quiet)
  if (status !== 0) spawnSync('apt-get', ['install', '-y', 'chromium'], quiet)
}

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, Playwright's own, the system's; else one is installed, by
 * Playwright or by apt; continuous integration gets the headless shell where it can. Undefined where none can be had.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    console.error(`CHROMIUM_PATH names ${given}, which does not exist.`)
    return undefined
  }
  const own = await playwrights()
  if (!own && process.env.CI && !onPath(HEADLESS_SHELL)) installByApt()
  const present = own ?? systems()
  if (present) return present
  run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = await playwrights()
  if (downloaded) return downloaded
  installByApt()
  return systems()
}
