// npm run bench:learn: the learning layer on the built page: taking lines back, goals of background jobs, and what moves
import { chromium } from 'playwright'
import { preview } from 'vite'
import { findChromium } from '../scripts/chromium.mjs'

const LINES = 40
const ROUNDS = 8
const PROMPT = '.terminal-screen[data-state=prompt]'

/** Lines that look, change, fail and print more than a screen. */
const lineOf = (at) =>
  [`echo ${at} >> log`, 'ls -l /etc', 'seq 200', `mkdir -p deep/${at}/er`, 'cat nowhere', 'rm -r deep; x=$RANDOM'][
    at % 6
  ]

const at = (values, share) => values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)]
const told = (name, values) =>
  console.log(
    `${name}: median ${at(values, 0.5).toFixed(0)} ms, p90 ${at(values, 0.9).toFixed(0)} ms, worst ${at(values, 1).toFixed(0)} ms of ${values.length}`,
  )

async function open(browser, address, query) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    globalThis.shifts = []
    const note = (list) => {
      // what follows a key or a click within half a second is its answer, and no shift as the browsers count them
      for (const { value, startTime, sources, hadRecentInput } of list.getEntries())
        globalThis.shifts.push({ value, startTime, hadRecentInput, what: sources[0]?.node?.className ?? '' })
    }
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${address}${query}#terminal`)
  await page.waitForSelector(PROMPT)
  await page.getByRole('button', { name: 'Undo' }).first().waitFor()
  return page
}

const idle = (page) => page.evaluate(() => document.querySelector('.terminal-screen').terminalPlayground.idle())

async function run(page, line) {
  await page.locator('.xterm-helper-textarea').focus()
  await page.keyboard.insertText(line)
  await page.keyboard.press('Enter')
  await page.waitForSelector(PROMPT)
  await idle(page)
}

/** How long it takes from a click to the screen that was painted after it: the screen's lines tell of the other place. */
const clicked = (page, name) =>
  page.evaluate(async (wanted) => {
    const buttons = [...document.querySelectorAll('button')]
    const button = buttons.find(({ textContent, offsetParent }) => offsetParent && textContent === wanted)
    const { terminalPlayground: terminal } = document.querySelector('.terminal-screen')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const painted = () => new Promise((resolve) => setTimeout(resolve))
    const shown = () => terminal.lines().slice(-40).join('\n')
    const before = shown()
    const start = performance.now()
    button.click()
    do {
      await frame()
      await painted()
    } while (shown() === before)
    const changed = performance.now()
    await terminal.idle()
    // what follows at once belongs to no other click
    const end = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 300))
    return Math.max(changed, end) - start
  }, name)

/** Every line is taken back and done again, over what `before` wrote. */
async function measureUndo(page, kind, before = []) {
  for (const line of before) await run(page, line)
  for (let line = 0; line < LINES; line += 1) await run(page, lineOf(line))
  for (const name of ['Undo', 'Redo']) {
    const times = []
    for (let line = 0; line < LINES; line += 1) times.push(await clicked(page, name))
    told(`${name} to the painted screen, ${kind}`, times)
  }
}

/** How long after a job has made a directory its goal is seen as met. */
async function measureBackground(browser, address) {
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await open(browser, address, '?shell=bash&lesson=linux/file-operations')
    await page.waitForSelector('.step[data-met]')
    await run(page, '(sleep 0.7; date +%s%3N > at; mkdir trip) &')
    const met = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const card = document.querySelector('.step')
          const look = () => card.dataset.met === 'true' && resolve(Date.now())
          new MutationObserver(look).observe(card, { attributes: true })
          look()
        }),
    )
    await run(page, 'cat at')
    const lines = await page.evaluate(() => document.querySelector('.terminal-screen').terminalPlayground.lines())
    times.push(met - Number(lines.findLast((line) => /^\d{13}$/.test(line))))
    await page.context().close()
  }
  told('a goal that a job meets', times)
}

/** What moves in each state: what answers a key or a click, and what moves later than that. */
async function measureShifts(browser, address) {
  const page = await open(browser, address, '?shell=bash&lesson=linux/file-operations')
  const settle = () => page.evaluate(() => new Promise((done) => setTimeout(done, 700)))
  const states = {
    'a note': () => run(page, 'mkdri trip'),
    'the checklist': () => run(page, 'mkdir'),
    'a step that is met': () => run(page, 'mkdir trip'),
    undo: () => clicked(page, 'Undo'),
    redo: () => clicked(page, 'Redo'),
    'another tab of the panel': () => page.getByRole('tab', { name: 'Pipe' }).click(),
    'a pipeline': () => run(page, 'ls / | sort | head -n 3'),
    'the panel folded': () => page.locator('[data-fold]').click(),
    'the panel opened': () => page.locator('[data-fold]').click(),
    'the next step': () => page.getByRole('button', { name: 'Next', exact: true }).click(),
  }
  await settle()
  for (const [name, reach] of Object.entries(states)) {
    const from = await page.evaluate(() => globalThis.shifts.length)
    await reach()
    await settle()
    const shifts = await page.evaluate((first) => globalThis.shifts.slice(first), from)
    const later = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
    const sumOf = (some) => some.reduce((whole, { value }) => whole + value, 0).toFixed(4)
    const what = later.length === 0 ? '' : ` (${[...new Set(later.map((shift) => shift.what))].join(', ')})`
    console.log(
      `layout shift of ${name}: ${sumOf(later)}${what}; in answer to a key or a click ${sumOf(shifts.filter(({ hadRecentInput }) => hadRecentInput))}`,
    )
  }
}

const server = await preview({ preview: { port: Number(process.env.PORT ?? 4191) }, logLevel: 'error' })
const browser = await chromium.launch({ executablePath: await findChromium() })
try {
  const [address] = server.resolvedUrls.local
  await measureUndo(await open(browser, address, '?shell=bash'), 'short')
  await measureUndo(await open(browser, address, '?shell=bash'), 'long', ['seq 3000', 'sleep 1000 &'])
  await measureBackground(browser, address)
  await measureShifts(browser, address)
} finally {
  await browser.close()
  await server.close()
}
