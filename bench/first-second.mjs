// The first second: our page beside one of the fixed packages alone, served alike, in turns, over a network of 10 Mbit/s and 40 ms
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../scripts/dependencies.mjs'

const ROUNDS = 7
const NETWORK = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 }
/** A browser is at rest when in so many looks on end it has used less than so many seconds of processor. */
const [CALM_LOOKS, LOOK_MS, CALM_SECONDS] = [3, 100, 0.01]
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
const BASE = '/terminal-playground/'
const FIXED = join(root, '.cache', 'fixed-packages')

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

const buildFixed = () =>
  build({
    root: join(root, 'bench/fixed-packages'),
    configFile: false,
    base: BASE,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: FIXED, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 1000 },
  })

/** Serves a folder as a static host does: compressed, but for fonts. */
async function serve(folder) {
  const compressed = new Map()
  const answerOf = (path) => {
    const bytes = readFileSync(join(folder, path))
    return extname(path) === '.woff2' ? bytes : gzipSync(bytes)
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const path = pathname.slice(BASE.length) || 'index.html'
    try {
      if (!compressed.has(path)) compressed.set(path, answerOf(path))
      const encoding = extname(path) === '.woff2' ? {} : { 'content-encoding': 'gzip' }
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', ...encoding })
      response.end(compressed.get(path))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((listening) => server.listen(0, listening))
  return { address: `http://localhost:${server.address().port}${BASE}`, close: () => server.close() }
}

const processorTime = async (devtools) => {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((seconds, { cpuTime }) => seconds + cpuTime, 0)
}

/** Waits until a browser's own new window has come to rest: Chromium loads its address bar as a page of a hundred scripts. */
async function atRest(browser) {
  const devtools = await browser.newBrowserCDPSession()
  let before = -1
  for (let calm = 0; calm < CALM_LOOKS;) {
    await setTimeout(LOOK_MS)
    const now = await processorTime(devtools)
    calm = now - before < CALM_SECONDS ? calm + 1 : 0
    before = now
  }
  await devtools.detach()
}

async function visit(browser, address, slower) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('.terminal-screen[data-state=prompt]')) return
      observer.disconnect()
      performance.mark('prompt')
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] })
  })
  await atRest(browser)
  // what slows a processor down keeps it busy
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForSelector('.terminal-screen[data-state=prompt]', { state: 'attached', timeout: 60_000 })
  const times = await page.evaluate(() => ({
    prompt: performance.getEntriesByName('prompt')[0].startTime,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }))
  await context.close()
  return times
}

/** Measures both pages in turns and prints medians, with the ratio of ours to the other. */
export async function measureFirstSecond(browser) {
  await buildFixed()
  const sites = [await serve(join(root, 'dist')), await serve(FIXED)]
  for (const slower of [1, 4]) {
    const found = sites.map(() => [])
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, { address }] of sites.entries()) found[at].push(await visit(browser, address, slower))
    }
    for (const what of ['paint', 'prompt']) {
      const [ours, theirs] = found.map((visits) => median(visits.map((times) => times[what])))
      const name = what === 'paint' ? 'first paint' : 'prompt that takes keys'
      console.log(
        `${name}, processor ${slower === 1 ? 'as it is' : `slowed ${slower} times`}: ours ${ours.toFixed(0)} ms, fixed packages ${theirs.toFixed(0)} ms, ratio ${(ours / theirs).toFixed(2)}`,
      )
    }
  }
  for (const site of sites) site.close()
}
