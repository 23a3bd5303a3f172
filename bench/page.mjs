// npm run bench: measures the built page and the terminal's throughput in Chromium, and prints medians.
// Times depend on the machine; the ratio of `cat` to a raw write does not, much.
import { chromium } from 'playwright'
import { createServer, preview } from 'vite'
import { findChromium } from '../scripts/chromium.mjs'
import { installDependencies, root, run } from '../scripts/dependencies.mjs'
import { measureFirstSecond } from './first-second.mjs'

const ROUNDS = 5
const KEYS = 60

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
const milliseconds = (value) => `${value.toFixed(1)} ms`

/** Waits in the page for the next painted frame after the terminal's text has changed. */
const keystrokes = `async (count) => {
  const screen = document.querySelector('.terminal-screen')
  const input = screen.querySelector('textarea')
  input.focus()
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const rows = screen.querySelector('.xterm-rows')
  const times = []
  for (let key = 0; key < count; key += 1) {
    const changed = new Promise((resolve) => {
      const observer = new MutationObserver(() => { observer.disconnect(); resolve() })
      observer.observe(rows, { childList: true, subtree: true, characterData: true })
    })
    const start = performance.now()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', keyCode: 88, bubbles: true, cancelable: true }))
    input.dispatchEvent(new KeyboardEvent('keypress', { key: 'x', charCode: 120, keyCode: 120, bubbles: true, cancelable: true }))
    await changed
    times.push(performance.now() - start)
    await frame()
  }
  return times
}`

const enter = `async () => {
  const screen = document.querySelector('.terminal-screen')
  const start = performance.now()
  const key = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }
  screen.querySelector('textarea').dispatchEvent(new KeyboardEvent('keydown', key))
  await screen.terminalPlayground.idle()
  return performance.now() - start
}`

async function roundTrips(page, count) {
  const times = []
  for (let turn = 0; turn < count; turn += 1) {
    await page.keyboard.type('pwd')
    times.push(await page.evaluate(`(${enter})()`))
  }
  return times
}

async function firstPrompt(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForSelector('.terminal-screen[data-state=prompt]', { state: 'attached' })
  const time = await page.evaluate('performance.now()')
  return { page, context, time }
}

async function measurePage(browser, address) {
  const starts = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { context, time } = await firstPrompt(browser, address)
    starts.push(time)
    await context.close()
  }
  const { page, context } = await firstPrompt(browser, address)
  const keys = await page.evaluate(`(${keystrokes})(${KEYS})`)
  await page.keyboard.press('Control+u')
  const trips = await roundTrips(page, 20)
  await context.close()
  console.log(`navigation to a prompt that takes keys: ${milliseconds(median(starts))}`)
  console.log(`keystroke to its glyph in the frame: ${milliseconds(median(keys))}`)
  console.log(`round trip of a command, painted: ${milliseconds(median(trips))}`)
}

async function measureCat(browser, address) {
  const page = await browser.newPage()
  await page.goto(address)
  await page.waitForFunction('globalThis.run')
  await page.evaluate('run()')
  const runs = []
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await page.evaluate('run()'))
  const [raw, pieces, cat] = ['raw', 'pieces', 'cat'].map((what) => median(runs.map((one) => one[what])))
  console.log(`5 MB: one raw write ${milliseconds(raw)}, cat ${milliseconds(cat)}, ratio ${(cat / raw).toFixed(2)}`)
  console.log(
    `5 MB: raw writes of 512 KiB, which let the page paint ${milliseconds(pieces)}, ratio ${(cat / pieces).toFixed(2)}`,
  )
}

installDependencies()
if (run('npx', ['vite', 'build', '--logLevel', 'warn']) !== 0) process.exit(1)
const executablePath = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const site = await preview({ root, preview: { port: 4181 }, logLevel: 'error' })
const sources = await createServer({ root, server: { port: 4182 }, logLevel: 'error' })
await sources.listen()
await measureFirstSecond(browser)
await measurePage(browser, 'http://localhost:4181/terminal-playground/')
await measureCat(browser, 'http://localhost:4182/terminal-playground/bench/cat.html')
await browser.close()
await sources.close()
await site.close()
process.exit(0)
