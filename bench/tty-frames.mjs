// Frames a key, as Chromium paints them; a part of npm run bench:tty.
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { findChromium } from '../scripts/chromium.mjs'
import { root } from '../scripts/dependencies.mjs'

const KEYS = 120
const OUTPUT = join(root, '.cache/bench-page')

async function openPage(browser) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      lib: { entry: join(root, 'bench/tty-frames-page.mjs'), formats: ['es'], fileName: 'page' },
      outDir: OUTPUT,
      minify: false,
    },
  })
  const page = await browser.newPage()
  // a page with an address has the storage that some editors ask for
  await page.route('http://bench.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bench</title>' }),
  )
  await page.goto('http://bench.localhost/')
  await page.addStyleTag({ path: join(root, 'node_modules/@xterm/xterm/css/xterm.css') })
  await page.addScriptTag({ path: join(OUTPUT, 'page.js'), type: 'module' })
  await page.waitForFunction('globalThis.measure')
  return page
}

async function measureIn(page, editor) {
  try {
    return await page.evaluate(`measure(${JSON.stringify(editor)}, ${KEYS})`)
  } catch (error) {
    console.error(`${editor}: ${error.message}`)
    return { frames: 'fails', hidden: 'fails' }
  }
}

/** Two rows of the table: frames that change a key, and those of them without a cursor. */
export async function measureFrames(peers) {
  const executablePath = await findChromium()
  if (!executablePath) return []
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await openPage(browser)
    const found = []
    for (const editor of ['ours', ...peers]) found.push(await measureIn(page, editor))
    const row = (title, goal, limit, figure) => {
      const [ours, ...others] = found.map((one) => one[figure])
      return { title, goal, limit, ours, others }
    }
    return [
      row('frames a key', '1', 1, 'frames'),
      row(`frames with the cursor hidden, of ${KEYS} keys`, '0', 0, 'hidden'),
    ]
  } finally {
    await browser.close()
  }
}
