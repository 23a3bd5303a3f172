import type { Locator } from 'playwright/test'
import { expect, NOT_FOUND_COMPLAINT, test } from './test.ts'

/** Sections 1 and 2 of the specification: the copy, screens and routes. */

const copy = {
  linux: {
    title: 'Linux Terminal Playground',
    description: 'Learn Linux commands interactively',
    heroTitle: 'Master Linux Commands',
    footerText: 'Master the command line with hands-on practice',
    exampleCommands: ['ls', 'cd', 'mkdir', 'grep'],
    welcome: /^Welcome to the Linux playground\./,
    prompt: 'user@linux-playground:/home/user$',
  },
  docker: {
    title: 'Docker Training Playground',
    description: 'Learn Docker containerization step by step',
    heroTitle: 'Master Docker Containerization',
    footerText: 'Master containerization with hands-on Docker practice',
    exampleCommands: ['docker ps', 'docker run', 'docker images', 'docker build'],
    welcome: /^Welcome to the Docker host\./,
    prompt: 'user@docker-host:~$',
  },
} as const

const modeNames = ['linux', 'docker'] as const

/** The red, green and blue of an element's text. */
async function colourOf(element: Locator): Promise<readonly [red: number, green: number, blue: number]> {
  const colour = await element.evaluate((node) => getComputedStyle(node).color)
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  return [red, green, blue]
}

for (const mode of modeNames) {
  const words = copy[mode]

  test(`Per-mode copy: ${mode}: title, description, heroTitle, footerText, exampleCommands`, async ({ playground }) => {
    const { page } = playground
    await playground.open({ mode })
    const header = page.getByRole('banner')
    await expect(page).toHaveTitle(words.title)
    await expect(header.getByText(words.title, { exact: true })).toBeVisible()
    await expect(header.getByText(words.description, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heroTitle)
    await expect(page.getByRole('contentinfo')).toContainText(words.footerText)
    for (const command of words.exampleCommands) {
      await expect(page.locator('section code').getByText(command, { exact: true }).first()).toBeVisible()
    }
  })

  test(`six feature cards: icon, title, description: ${mode}`, async ({ playground }) => {
    await playground.open({ mode })
    const cards = playground.page
      .getByRole('main')
      .locator('section')
      .first()
      .getByRole('listitem')
      .filter({ has: playground.page.getByRole('heading', { level: 2 }) })
    await expect(cards).toHaveCount(6)
    for (const card of await cards.all()) {
      await expect(card.locator('svg')).toBeVisible()
      await expect(card.getByRole('heading')).not.toBeEmpty()
      await expect(card.getByRole('paragraph')).not.toBeEmpty()
    }
  })

  test(`Header: mode title and description, a mode switcher dropdown with options 'Linux Terminal' and 'Docker Training', the Beta badge, the repository link: ${mode}`, async ({
    playground,
  }) => {
    const { page, modes } = playground
    await playground.open({ mode })
    const header = page.getByRole('banner')
    await expect(header.getByText('Beta', { exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Source repository' })).toHaveAttribute('href', /^https:\/\/.+/)
    await modes.trigger.click()
    await expect(modes.menu.getByRole('option')).toHaveText([/^Linux Terminal/, /^Docker Training/])
    await expect(modes.option(mode)).toHaveAttribute('aria-selected', 'true')
  })

  test(`A prompt with a blinking block cursor following the caret position: ${mode}`, async ({ playground }) => {
    const { page, terminal } = playground
    await playground.open({ mode })
    await terminal.type('abc')
    await terminal.press('ArrowLeft')
    await terminal.idle()
    const cursor = page.locator('.xterm-rows .xterm-cursor')
    await expect(cursor).toHaveClass(/xterm-cursor-block/)
    await expect(cursor).toHaveClass(/xterm-cursor-blink/)
    await expect(cursor).toHaveText('c')
    await expect(cursor).not.toHaveCSS('animation-name', 'none')
    await terminal.press('Home')
    await terminal.idle()
    await expect(cursor).toHaveText('a')
  })

  test(`Prompts and the welcome line: ${words.prompt}`, async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ mode })
    const screen = await terminal.screen()
    expect(screen).toHaveLength(2)
    expect(screen[0]).toMatch(words.welcome)
    expect(screen[1]).toBe(words.prompt)
  })
}

test('Prompts: user@linux-playground:{path}$ for linux', async ({ playground }) => {
  await playground.open({ mode: 'linux' })
  await playground.terminal.run('cd /usr/share')
  expect((await playground.terminal.screen()).at(-1)).toBe('user@linux-playground:/usr/share$')
})

test('Single page app served under the base path /terminal-playground.', async ({ playground }) => {
  await playground.open()
  expect(new URL(playground.page.url()).pathname).toBe('/terminal-playground/')
})

test('Route / : the playground.', async ({ playground }) => {
  await playground.open()
  await expect(playground.page.getByRole('heading', { level: 1 })).toHaveText(copy.linux.heroTitle)
  await expect(playground.lessons.panel).toBeVisible()
  await expect(playground.region('linux')).toBeVisible()
})

test("Any other path: a not-found screen with the heading 404, the text 'Oops! Page not found' and a 'Return to Home' link to the root path. The attempted path is logged to the console.", async ({
  playground,
  complaints,
}) => {
  complaints.expect(NOT_FOUND_COMPLAINT)
  const { page } = playground
  for (const path of ['nowhere', 'a/b/c', 'index.htm']) {
    await playground.open({ path })
    await expect(page.getByRole('heading', { name: '404', exact: true })).toBeVisible()
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible()
    expect(complaints.texts.filter((text) => text.includes(`/${path}`))).toHaveLength(1)
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await playground.ready()
  expect(new URL(page.url()).pathname).toBe('/terminal-playground/')
})

test('The trigger button shows the current mode label in a mode colour (green for linux, blue for docker).', async ({
  playground,
}) => {
  for (const theme of ['dark', 'light'] as const) {
    await playground.open({ mode: 'linux', theme })
    await expect(playground.modes.trigger).toHaveText('Mode: Linux Terminal')
    const [red, green, blue] = await colourOf(playground.modes.trigger)
    expect(green).toBeGreaterThan(Math.max(red, blue))
    await playground.open({ mode: 'docker', theme })
    await expect(playground.modes.trigger).toHaveText('Mode: Docker Training')
    const [dockerRed, dockerGreen, dockerBlue] = await colourOf(playground.modes.trigger)
    expect(dockerBlue).toBeGreaterThan(Math.max(dockerRed, dockerGreen))
  }
})

test('Choosing an option sets the mode and closes the dropdown.', async ({ playground }) => {
  const { modes, page } = playground
  await playground.open({ mode: 'linux' })
  await modes.trigger.click()
  await expect(modes.trigger).toHaveAttribute('aria-expanded', 'true')
  await modes.option('docker').click()
  await expect(modes.menu).toHaveCount(0)
  await expect(modes.trigger).toHaveAttribute('aria-expanded', 'false')
  expect(await modes.current()).toBe('Docker Training')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.docker.heroTitle)
  // the mode that is there already: nothing but the closing
  await modes.choose('docker')
  await expect(modes.menu).toHaveCount(0)
  expect(await modes.current()).toBe('Docker Training')
})

test('The page scrolls in two snapped sections: the hero, then the tutorial-plus-terminal area.', async ({
  playground,
}) => {
  const { page } = playground
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playground.open()
  const sections = page.locator('main > section')
  await expect(sections).toHaveCount(2)
  for (const section of await sections.all()) await expect(section).toHaveCSS('scroll-snap-align', /^start/)
  await expect(page.locator('html')).toHaveCSS('scroll-snap-type', /^y/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const top = await sections.nth(1).evaluate((section) => section.getBoundingClientRect().top)
  await page.mouse.wheel(0, top - 64 - 90)
  // the wheel stops short of the second section, which snaps below the header
  await expect
    .poll(() => sections.nth(1).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(64)
})

test('The area is a three-column grid on large screens: the tutorial takes one column, the terminal two.', async ({
  playground,
}) => {
  await playground.open()
  const grid = playground.lessons.panel.locator('..')
  await expect(grid).toHaveCSS('display', 'grid')
  const columns = await grid.evaluate((element) =>
    getComputedStyle(element).gridTemplateColumns.split(' ').map(Number.parseFloat),
  )
  expect(columns).toHaveLength(3)
  const [tutorial, terminal] = [
    await playground.lessons.panel.boundingBox(),
    await playground.region('linux').boundingBox(),
  ]
  expect(tutorial?.width).toBeCloseTo(columns[0] ?? 0, 0)
  expect(terminal?.width).toBeCloseTo((columns[1] ?? 0) + (columns[2] ?? 0) + 24, 0)
  expect(terminal?.y).toBe(tutorial?.y)
})

test('Docker mode applies a docker theme.', async ({ playground }) => {
  const { page } = playground
  const look = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      ['body', '.terminal-screen'].map((selector) => {
        const element = document.querySelector(selector)
        return element ? getComputedStyle(element).getPropertyValue('--accent') : ''
      }),
    )
  await playground.open({ mode: 'linux' })
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'linux')
  const linux = await look()
  await playground.modes.switchTo('docker')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'docker')
  const docker = await look()
  expect(docker[0]).not.toBe(linux[0])
  expect(docker[1]).not.toBe(linux[1])
})

test('Header progress bar: completed/total lessons and a rounded percentage.', async ({ playground }) => {
  const { lessons, page } = playground
  await playground.open({ mode: 'docker' })
  await expect(lessons.panel.getByText('0/12 lessons (0%)')).toBeVisible()
  await page.evaluate(() => {
    const value = { lesson: 1, command: 0, expanded: true, completed: ['docker-basics'] }
    localStorage.setItem('terminal-playground/progress/docker', JSON.stringify({ version: 1, value }))
  })
  await page.reload()
  await playground.ready()
  // 8.33 % is 8
  await expect(lessons.panel.getByText('1/12 lessons (8%)')).toBeVisible()
  await expect(lessons.progressBar).toHaveAttribute('aria-valuenow', '1')
  await expect(lessons.progressBar).toHaveAttribute('aria-valuemax', '12')
})

test('Terminal window: a title bar, a scrolling body. Clicking the body focuses the input.', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'linux' })
  await expect(playground.region('linux').getByRole('heading', { name: 'linux-playground' })).toBeVisible()
  expect(await terminal.isFocused()).toBe(false)
  await terminal.element.click({ position: { x: 300, y: 300 } })
  await expect(page.getByRole('textbox', { name: 'Linux Terminal input' })).toBeFocused()
  await terminal.run('help')
  const rows = page.locator('.xterm-rows > div')
  const bottom = await rows.allTextContents()
  expect(bottom.join('\n')).not.toContain('Welcome to the Linux')
  await terminal.element.hover()
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, -120)
        return rows.first().textContent()
      },
      { intervals: [20] },
    )
    .toContain('Welcome to the Linux')
})

test('Docker terminal only: a Clear button and a maximize toggle.', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ mode: 'linux' })
  const buttons = playground.region('linux').getByRole('button', { name: /^(Clear|Maximize terminal)$/ })
  await expect(buttons).toHaveCount(0)
  await playground.modes.switchTo('docker')
  const docker = playground.region('docker')
  await expect(docker.getByRole('button', { name: 'Clear' })).toBeVisible()
  const maximize = docker.getByRole('button', { name: 'Maximize terminal' })
  await expect(maximize).toHaveAttribute('aria-pressed', 'false')
  await maximize.click()
  await expect(maximize).toHaveAttribute('aria-pressed', 'true')
  await maximize.click()
  await expect(maximize).toHaveAttribute('aria-pressed', 'false')
  await terminal.run('docker ps')
  await docker.getByRole('button', { name: 'Clear' }).click()
  await terminal.idle()
  expect(await terminal.screen()).toEqual([expect.stringMatching(copy.docker.welcome), copy.docker.prompt])
})

for (const mode of modeNames) {
  test(`Terminal and docker history windows have min height 24rem and max 34rem: ${mode}`, async ({ playground }) => {
    const { page, terminal } = playground
    await playground.open({ mode })
    await expect(terminal.element).toHaveCSS('min-height', `${24 * 16}px`)
    await expect(terminal.element).toHaveCSS('max-height', `${34 * 16}px`)
    for (const height of [500, 700, 900, 1400]) {
      await page.setViewportSize({ width: 1440, height })
      const box = await terminal.element.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(24 * 16)
      expect(box?.height).toBeLessThanOrEqual(34 * 16)
    }
  })
}
