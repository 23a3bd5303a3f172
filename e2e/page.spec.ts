import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { holdBack } from './hold-back.ts'
import { type ModeName, Playground } from './kit/index.ts'
import { expect, NOT_FOUND_COMPLAINT, test } from './test.ts'

/** The page: what it asks of the network, its policy, deep links, loading, and the same bytes twice. */

const built = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8')
const [, inline = ''] = /<script>([^]*?)<\/script>/.exec(built) ?? []
const hash = createHash('sha256').update(inline).digest('base64')
const POLICY = `default-src 'self'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'`

test('no request leaves the page’s own origin', async ({ playground, complaints, baseURL }) => {
  complaints.expect(NOT_FOUND_COMPLAINT)
  const { page, lessons, terminal, modes } = playground
  const addresses: string[] = []
  await page.context().route('**', (route) => {
    addresses.push(route.request().url())
    return route.continue()
  })
  page.on('websocket', (socket) => addresses.push(socket.url()))
  await playground.open({ mode: 'linux' })
  for (const line of [
    'curl http://example.com',
    'wget http://files.example.com/fruits.txt',
    'ping -c 1 example.com',
    'man curl',
  ]) {
    await terminal.run(line)
  }
  await lessons.next()
  await modes.switchTo('docker')
  await terminal.run('docker pull redis')
  await terminal.run('docker run -d redis')
  await playground.open({ path: 'nowhere' })
  await page.getByRole('heading', { name: '404' }).waitFor()
  const { origin } = new URL(baseURL ?? '')
  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((address) => new URL(address).origin !== origin)).toEqual([])
})

test(`the built page has the Content-Security-Policy, and nothing violates it`, async ({ playground }) => {
  const { page, modes, terminal } = playground
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    )
  })
  await playground.open({ mode: 'linux' })
  const metas = page.locator('meta[http-equiv="Content-Security-Policy"]')
  await expect(metas).toHaveCount(1)
  await expect(metas).toHaveAttribute('content', POLICY)
  await terminal.run('nope')
  await terminal.run('curl http://example.com')
  await modes.switchTo('docker')
  await terminal.run('docker images')
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([])
})

const deepLink = readFileSync(new URL('../dist/404.html', import.meta.url), 'utf8')

/** Answers every path that is no file as static hosts do: status 404, with the body of 404.html. */
async function hostStatically({ page }: Playground): Promise<void> {
  await page.route(
    ({ pathname }) =>
      /\/terminal-playground(?:\/.*)?$/.test(pathname) &&
      !/\.\w+$/.test(pathname) &&
      pathname !== '/terminal-playground/',
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: deepLink }),
  )
}

test('static hosting: an unknown path is answered with 404.html and shows the not-found screen with its console line (404)', async ({
  playground,
  complaints,
}) => {
  complaints.expect(NOT_FOUND_COMPLAINT)
  const { page } = playground
  await hostStatically(playground)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await playground.open({ path: 'lessons/of/old' })
  await expect(page.getByRole('heading', { name: '404', exact: true })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  expect(logged).toContain('404: no such page: /lessons/of/old')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await playground.ready()
  expect(await playground.terminal.run('pwd')).toEqual(['/home/user'])
})

test('static hosting: the base path without its slash is the playground, with its mode (answered by 404.html)', async ({
  playground,
  complaints,
}) => {
  complaints.expect(NOT_FOUND_COMPLAINT)
  const { page, modes } = playground
  await hostStatically(playground)
  await page.goto('../terminal-playground?mode=docker')
  await playground.ready()
  expect(await modes.current()).toBe('Docker Training')
  expect(new URL(page.url()).pathname).toBe('/terminal-playground/')
})

test('static hosting: /?mode=docker is the Docker playground', async ({ playground }) => {
  await hostStatically(playground)
  await playground.open({ mode: 'docker' })
  expect(await playground.modes.current()).toBe('Docker Training')
})

for (const mode of ['linux', 'docker'] as const) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`the hero is there before any script has come, and stays: ${mode}, ${colorScheme}`, async ({ playground }) => {
      const { page, terminal } = playground
      const taken: string[] = []
      page.on('console', (message) => taken.push(message.text()))
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const letThrough = await holdBack(page, /\/assets\/.*\.js/)
      await page.goto(`./?mode=${mode}`, { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      const hero = page.locator('main > section').first()
      const [element, text] = [await heading.elementHandle(), await hero.innerHTML()]
      letThrough()
      await terminal.ready()
      expect(await element?.evaluate((node) => node.isConnected)).toBe(true)
      expect(await hero.innerHTML()).toBe(text)
      expect(taken).toEqual([])
    })
  }
}

test('404.html has no hero', () => {
  expect([built.includes('<template'), deepLink.includes('<template')]).toEqual([true, false])
})

test('the hero shows and works while xterm.js has not come', async ({ playground }) => {
  const { page, terminal } = playground
  const letThrough = await holdBack(page, /pane-.*\.js/)
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Starting the terminal…')).toHaveCount(1)
  await page.getByRole('link', { name: 'Open the terminal' }).click()
  await expect(terminal.element).toBeInViewport()
  letThrough()
  await terminal.ready()
  await expect(page.getByText('Starting the terminal…')).toHaveCount(0)
})

test('the terminal takes keys before React has come, which leaves it where it is', async ({ playground }) => {
  const { page, terminal } = playground
  const letThrough = await holdBack(page, /whole-page-.*\.js/)
  await page.goto('./', { waitUntil: 'commit' })
  await terminal.ready()
  expect(await terminal.run('pwd')).toEqual(['/home/user'])
  const [before, screen] = [await page.locator('.xterm').elementHandle(), await terminal.screen()]
  await expect(page.getByRole('radiogroup', { name: 'Shell' })).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('radiogroup', { name: 'Shell' })).toHaveCount(1)
  expect(await before?.evaluate((node) => node.isConnected && node.contains(document.activeElement))).toBe(true)
  expect(await terminal.screen()).toEqual(screen)
  expect(await terminal.run('cd /tmp')).toEqual([])
})

test('a button that is clicked before React has come does its work as soon as that is there', async ({
  playground,
}) => {
  const { page, terminal } = playground
  await page.emulateMedia({ colorScheme: 'dark' })
  const letThrough = await holdBack(page, /whole-page-.*\.js/)
  await page.goto('./', { waitUntil: 'commit' })
  await terminal.ready()
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  letThrough()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('each mode’s machine and lessons load on their own', async ({ playground }) => {
  const { page, modes } = playground
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await playground.open({ mode: 'linux' })
  const before = scripts.length
  await modes.switchTo('docker')
  expect(scripts.length).toBeGreaterThan(before)
  expect(new Set(scripts).size).toBe(scripts.length)
})

test('a chunk that does not come is said, and the rest of the page lives', async ({ playground, complaints }) => {
  complaints.expect(/net::ERR_FAILED/)
  const { page, lessons } = playground
  await page.route(/pane-.*\.js/, (route) => route.abort())
  await page.goto('./')
  await lessons.ready()
  await expect(playground.region('linux')).toContainText(/could not be loaded|unavailable|did not load/i)
  await lessons.next()
  expect((await lessons.position()).step).toBe(2)
})

/** What a session loads of the lessons after its first prompt. */
const OTHER_LESSONS = /assets\/sources-.*\.js/

test('a lesson that is chosen before it came shows as soon as it is there, and no row above it moves', async ({
  playground,
}) => {
  const { page, lessons } = playground
  const letThrough = await holdBack(page, OTHER_LESSONS)
  await playground.open({ mode: 'linux' })
  expect(await lessons.titles()).toHaveLength(10)
  await lessons.select('File Operations')
  await expect(lessons.panel).toContainText('Loading the lesson…')
  const rows = [lessons.row('Navigation Basics'), lessons.row('File Operations')]
  const before = await Promise.all(rows.map((row) => row.boundingBox()))
  letThrough()
  await expect(lessons.step).toBeVisible()
  expect(await lessons.position()).toEqual({ step: 1, of: 8 })
  expect(await Promise.all(rows.map((row) => row.boundingBox()))).toEqual(before)
})

test('lessons that do not come are said when one is chosen, and asked for again with the next choice', async ({
  playground,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED/)
  const { page, lessons } = playground
  await page.route(OTHER_LESSONS, (route) => route.abort())
  await playground.open({ mode: 'linux' })
  await lessons.next()
  await expect(lessons.panel.getByRole('alert')).toHaveCount(0)
  await lessons.select('File Operations')
  await expect(lessons.panel.getByRole('alert')).toContainText('This lesson could not be loaded')
  await page.unroute(OTHER_LESSONS)
  await lessons.select('Text Processing')
  expect((await lessons.position()).step).toBe(1)
})

test('lessons and links wait for the first prompt; keys that do not show are not asked for', async ({ playground }) => {
  const { page, lessons, terminal } = playground
  const late = new Set<string>()
  page.on('request', (request) => {
    const [name] = /(?:opening|sources|addon-web-links|TerminalKeys)(?=-[^/]*\.js$)/.exec(request.url()) ?? []
    if (name !== undefined) late.add(name)
  })
  const letThrough = await holdBack(page, /pane-.*\.js/)
  await page.goto('./')
  await expect(page.getByText('Starting the terminal…')).toHaveCount(1)
  expect([...late]).toEqual([])
  letThrough()
  await terminal.ready()
  await lessons.ready()
  await expect.poll(() => [...late].toSorted()).toEqual(['addon-web-links', 'opening', 'sources'])
})

for (const visit of ['?mode=linux', '?mode=docker', '?lang=es']) {
  test(`a visit asks for no font: the page has what its texts are written in (${visit})`, async ({ playground }) => {
    const { page, lessons } = playground
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto(`./${visit}`)
    await lessons.ready()
    await page.waitForLoadState('networkidle')
    expect(fonts).toEqual([])
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(3)
  })
}

test('the first paint knows no font that is not loaded; other letters have theirs once the page is whole', async ({
  playground,
}) => {
  const { page, terminal } = playground
  const letThrough = await holdBack(page, /whole-page-.*\.js/)
  await page.goto('./', { waitUntil: 'commit' })
  await terminal.ready()
  const statuses = (): Promise<readonly string[]> =>
    page.evaluate(() => [...document.fonts].map(({ status }) => status))
  expect(await statuses()).toEqual(['loaded', 'loaded', 'loaded'])
  letThrough()
  await expect.poll(statuses).toContain('unloaded')
  const boxes = page.waitForRequest(/geist-mono-symbols.*\.woff2/)
  await terminal.run('echo ┌─┐')
  await boxes
})

for (const mode of ['linux', 'docker'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`the terminal opens in the size that it keeps: ${mode} at ${width}x${height}`, async ({ playground }) => {
      const { page } = playground
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        const heights = new Set<number>()
        Object.assign(window, { heights })
        const watch = (): void => {
          const rows = document.querySelectorAll('.xterm-rows > div').length
          if (rows > 0) heights.add(rows)
        }
        new MutationObserver(watch).observe(document, { subtree: true, childList: true })
      })
      await playground.open({ mode })
      const heights = await page.evaluate(() => [...(window as unknown as { heights: Set<number> }).heights])
      expect(heights).toHaveLength(1)
    })
  }
}

test('the terminal works without its fonts', async ({ playground, complaints }) => {
  complaints.expect(/net::ERR_FAILED|preloaded using link preload/)
  const { page, terminal } = playground
  await page.route(/\.woff2$/, (route) => route.abort())
  await playground.open()
  expect(await terminal.run('echo alive')).toEqual(['alive'])
})

/** Hears of all that moves in a page without anybody having touched it; tells of each shift how great it was, and what moved. */
async function shiftsOf(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number
        readonly sources: readonly { readonly node: Node | null }[]
      })[]) {
        shifts.push([
          entry.value,
          ...entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName)),
        ])
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)
}

for (const mode of ['linux', 'docker'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`nothing shifts while the page loads: ${mode} at ${width}x${height}`, async ({ playground }) => {
      const { page } = playground
      await page.setViewportSize({ width, height })
      const shifts = await shiftsOf(page)
      await playground.open({ mode })
      await page.evaluate(() => document.fonts.ready)
      await page.locator('.terminal-screen').evaluate((element) => element.scrollIntoView())
      await playground.terminal.idle()
      expect(await shifts()).toEqual([])
    })
  }
}

test('the terminal stays where it is on a phone while the lessons come above it', async ({ playground }) => {
  const { page } = playground
  await page.setViewportSize({ width: 390, height: 844 })
  const shifts = await shiftsOf(page)
  await page.goto('./#terminal')
  await page.locator('.step[data-steps]').waitFor()
  await playground.terminal.idle()
  expect((await shifts()).filter((shift) => JSON.stringify(shift).includes('terminal-window'))).toEqual([])
})

test('nothing shifts when the hero says where one is', async ({ playground }) => {
  const { page, lessons } = playground
  const shifts = await shiftsOf(page)
  await page.goto('?lesson=linux/text-processing')
  await playground.ready()
  await expect(page.getByRole('link', { name: 'Continue: Text Processing, 1 of 6' })).toBeVisible()
  expect(await lessons.command()).toBe('cat welcome.txt')
  expect(await shifts()).toEqual([])
})

/** Lines whose answers hang on clock and chance. */
const script: Readonly<Record<ModeName, readonly string[]>> = {
  linux: [
    'date',
    'ls -la',
    'ping -c 2 example.com',
    'traceroute example.com',
    'top',
    'uptime',
    'wget example.com',
    'ls -l',
    'date',
  ],
  docker: [
    'docker run -d nginx',
    'docker run -d redis:alpine',
    'docker ps -a',
    'docker build -t app .',
    'docker images',
    'docker volume create',
    'docker network create web',
    'docker network ls',
    'docker inspect my-nginx',
  ],
}

for (const mode of ['linux', 'docker'] as const) {
  test(`the same ?seed and ?now give the same bytes twice: ${mode}`, async ({ browser, baseURL }) => {
    const play = async (seed: number): Promise<readonly string[]> => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        ...(baseURL ? { baseURL } : {}),
      })
      const playground = new Playground(await context.newPage())
      await playground.open({ mode, seed, now: 1_795_252_443_000 })
      for (const line of script[mode]) await playground.terminal.run(line)
      const screen = await playground.terminal.screen()
      await context.close()
      return screen
    }
    const first = await play(7)
    expect(await play(7)).toEqual(first)
    expect(await play(8)).not.toEqual(first)
  })
}

test('the mode is in the URL, the way back leads to the one before, and it is remembered', async ({ playground }) => {
  const { page, modes } = playground
  const mode = (): string | null => new URL(page.url()).searchParams.get('mode')
  await playground.open({ seed: 3 })
  expect(mode()).toBe(null)
  await modes.switchTo('docker')
  expect(mode()).toBe('docker')
  expect(new URL(page.url()).searchParams.get('seed')).toBe('3')
  await page.goBack()
  await expect(modes.trigger).toHaveText('Mode: Linux Terminal')
  expect(mode()).toBe('linux')
  await page.goForward()
  await expect(modes.trigger).toHaveText('Mode: Docker Training')
  // remembered: the bare address comes back in Docker mode, and says so
  await page.goto('./')
  expect(await page.evaluate(() => document.documentElement.dataset['mode'])).toBe('docker')
  await playground.ready()
  expect(await modes.current()).toBe('Docker Training')
  expect(mode()).toBe('docker')
  // the address counts more than what is remembered, and nonsense in it counts nothing
  await playground.open({ mode: 'linux' })
  expect(await modes.current()).toBe('Linux Terminal')
  await page.goto('./?mode=windows')
  await playground.ready()
  expect(await modes.current()).toBe('Linux Terminal')
})

test('no notch of the wheel is pulled back, and what lies ahead is snapped', async ({ playground }) => {
  const { page } = playground
  await playground.open()
  const turn = async (notches: number): Promise<number> => {
    const end = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          document.addEventListener('scrollend', () => resolve(scrollY), { once: true }),
        ),
    )
    await page.mouse.wheel(0, notches * 120)
    return end
  }
  const work = (): Promise<number> =>
    page.evaluate(() => document.querySelector('section[data-work]')?.getBoundingClientRect().top ?? 0)
  await page.mouse.move(10, 300)
  expect(await turn(1)).toBe(120)
  await turn(5)
  const header = await page.evaluate(() => document.querySelector('header')?.offsetHeight)
  await expect.poll(async () => Math.round(await work())).toBe(header)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(10, 500)
  expect(await turn(-1)).toBe(before - 120)
})

test('another mode leaves the lessons where they are, also when its own come later', async ({ playground }) => {
  const { page, modes } = playground
  await page.setViewportSize({ width: 768, height: 1024 })
  await playground.open()
  // the terminal is in sight, and the top of the lessons is not
  await page.locator('section[data-work]').evaluate((section) => scrollBy(0, section.getBoundingClientRect().top + 80))
  const top = (): Promise<number> =>
    page.evaluate(() => document.querySelector('section[data-work]')?.getBoundingClientRect().top ?? 0)
  expect(Math.round(await top())).toBe(-80)
  await modes.choose('docker')
  await expect(playground.lessons.step).toHaveAttribute('data-title', 'Docker Basics')
  await playground.ready()
  expect(Math.abs((await top()) + 80)).toBeLessThan(1)
})

test('whoever types at once arrives at the terminal all the same', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open()
  await page.keyboard.press('F6')
  for (const key of 'echo typed on the way') {
    await page.keyboard.type(key)
    await page.evaluate(() => scrollY)
  }
  const header = await page.evaluate(() => document.querySelector('header')?.offsetHeight)
  const work = (): Promise<number | undefined> =>
    page.evaluate(() => document.querySelector('section[data-work]')?.getBoundingClientRect().top)
  await expect.poll(async () => Math.round((await work()) ?? 0)).toBe(header)
  expect((await terminal.snapshot()).line).toBe('echo typed on the way')
})
