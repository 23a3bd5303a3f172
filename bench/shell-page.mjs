// Bash in the page, in Chromium: whether frames go on while a line runs, and how soon after Ctrl-C there is a prompt
import { chromium } from 'playwright'
import { preview } from 'vite'
import { findChromium } from '../scripts/chromium.mjs'
import { root } from '../scripts/dependencies.mjs'

const PORT = 4183
/** How long a line runs before it is interrupted, in milliseconds. */
const RUN = 1500

const lines = [
  'while :; do :; done',
  'yes > /dev/null',
  'yes | head -100000 | wc -l',
  'find / | sort',
  'seq 200000 | sort -r > sorted; sort sorted | tail -1',
  'for i in $(seq 100000); do echo $i; done',
  'yes',
  'sleep 100',
]

/**
 * In the page: types a line's Enter, counts the gaps between frames while it runs, and interrupts it. Gives the longest gap and the
 * time from the key to the prompt; that is undefined where the line had ended by itself.
 */
const measureLine = `async (run) => {
  const screen = document.querySelector('.terminal-screen')
  const press = (key, more) => {
    const event = { key, bubbles: true, cancelable: true, ...more }
    screen.querySelector('textarea').dispatchEvent(new KeyboardEvent('keydown', event))
  }
  const isOver = () => screen.dataset.state === 'prompt'
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())))
  let [last, gap] = [await frame(), 0]
  const start = last
  press('Enter', { keyCode: 13 })
  do {
    const now = await frame()
    gap = Math.max(gap, now - last)
    last = now
  } while (last - start < run && !isOver())
  if (isOver()) return { gap, ran: last - start }
  const pressed = performance.now()
  const over = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isOver()) return
      observer.disconnect()
      resolve(performance.now())
    })
    observer.observe(screen, { attributes: true, attributeFilter: ['data-state'] })
  })
  press('c', { keyCode: 67, ctrlKey: true })
  return { gap, stop: (await over) - pressed }
}`

/** Measures a built site. Gives, for each line, the longest gap between frames and how long Ctrl-C took, in milliseconds. */
export async function measurePage(outDir) {
  const site = await preview({ root, build: { outDir }, preview: { port: PORT }, logLevel: 'error' })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const results = []
  for (const line of lines) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`http://localhost:${PORT}/terminal-playground/?seed=1&shell=bash`)
    await page.waitForSelector('.terminal-screen[data-state=prompt][data-shell=Bash]', { state: 'attached' })
    await page.locator('.terminal-screen textarea').focus()
    // what a first run loads is not what is measured
    await page.keyboard.type('seq 3 | head -1 | wc -l | sort > /dev/null; yes | head -1; find /dev/null; sleep 0')
    await page.evaluate(`(${measureLine})(20000)`)
    await page.keyboard.type(line)
    results.push({ line, ...(await page.evaluate(`(${measureLine})(${RUN})`)) })
    await page.close()
  }
  await browser.close()
  await site.close()
  return results
}
