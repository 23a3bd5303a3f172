import { devices } from 'playwright/test'
import { findings } from './axe.ts'
import { expect, test } from './test.ts'

const { viewport: _viewport, ...phone } = devices['Pixel 7']

test.use({ ...phone, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('a lesson is done with Try, Run and Next alone, and no keyboard comes up', async ({ playground }) => {
  const { page, lessons, terminal } = playground
  await playground.open({ mode: 'linux', seed: 1 })
  const steps = Number(await lessons.step.getAttribute('data-steps'))
  const filled = page.locator('button[data-filled]:visible')
  const run = page.getByRole('toolbar').getByRole('button', { name: 'Run' })
  for (let step = 1; step <= steps; step += 1) {
    await lessons.mainButton.tap()
    await expect(run).toHaveAttribute('data-filled')
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).inputMode)).toBe('none')
    await run.tap()
    await expect(lessons.nextButton).toHaveAttribute('data-filled')
    await expect(filled).toHaveCount(1)
    await lessons.nextButton.tap()
  }
  await expect(lessons.step).toHaveAttribute('data-title', 'File Operations')
  // the prompt has a row of its own
  expect((await terminal.screen()).slice(-2)).toEqual(['user@linux-playground:/home/user', '$'])
})

test('with the keyboard open the command, what is to be done and Next stand above the terminal', async ({
  playground,
}) => {
  const { page, lessons } = playground
  await playground.open({ mode: 'docker', seed: 1, theme: 'light' })
  await page.locator('.terminal-screen').tap()
  await page.setViewportSize({ width: 390, height: 508 })
  await expect(page.locator('html')).toHaveAttribute('data-kb', '1')
  const bar = page.locator('.step-bar')
  await expect(bar).toContainText(await lessons.command())
  for (const part of [bar, playground.strip, page.locator('.terminal-screen'), page.getByRole('toolbar')]) {
    const box = await part.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(508)
  }
  await bar.getByRole('button', { name: 'Try' }).tap()
  await bar.getByRole('button', { name: 'Run' }).tap()
  await expect(bar.getByRole('button', { name: 'Next' })).toHaveAttribute('data-filled')
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).inputMode)).toBe('')
  expect(await findings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('html')).not.toHaveAttribute('data-kb')
})

test('on its side a phone shows the card and the terminal, and nothing else', async ({ playground }) => {
  const { page, lessons } = playground
  await page.setViewportSize({ width: 844, height: 390 })
  await playground.open({ mode: 'linux', seed: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const boxOf = (selector: string) => page.locator(selector).boundingBox()
  expect(await boxOf('.lessons')).toMatchObject({ x: 0, y: 0, width: 300, height: 390 })
  expect(await boxOf('.terminal-window')).toMatchObject({ x: 300, y: 0, width: 544, height: 390 })
  await expect(lessons.mainButton).toBeInViewport()
  expect(await findings(page)).toEqual([])
  await page.locator('header').scrollIntoViewIfNeeded()
  await expect(playground.modes.trigger).toBeInViewport()
})

test('a phone that is laid on its side shows the terminal', async ({ playground }) => {
  const { page } = playground
  await playground.open({ mode: 'linux', seed: 1 })
  // a turn is watched for as soon as the keys are there
  await expect(page.getByRole('toolbar', { name: 'Terminal keys' })).toBeAttached()
  // a page that is still scrolling would go on where the turn has put it
  await page.locator('section[data-work]').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect(page.locator('.terminal-window')).toBeInViewport()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.locator('.terminal-window')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.terminal-window')).toBeInViewport({ ratio: 0.9 })
})

test('however long the names of the panel’s tabs are, nothing of its head lies on Redo', async ({ playground }) => {
  const { page, terminal } = playground
  await page.goto('./?lang=es&mode=docker&seed=1')
  await playground.ready()
  await terminal.run('docker ps')
  const panel = page.locator('.state-panel')
  await panel.scrollIntoViewIfNeeded()
  await expect(panel.locator('[data-fold]')).toBeInViewport({ ratio: 1 })
  await panel.getByRole('button', { name: 'Deshacer' }).tap()
  // a tap fails where something else is hit
  await panel.getByRole('button', { name: 'Rehacer' }).tap()
  await expect(playground.strip).toContainText('docker ps')
})

for (const language of ['en', 'es'] as const) {
  test(`the buttons of a step stay in their row, however long the name of what is left first (${language})`, async ({
    playground,
  }) => {
    const { lessons, terminal, page } = playground
    await playground.open({ mode: 'docker', language, seed: 1 })
    await terminal.type('docker exec -it my-nginx bash')
    await terminal.press('Enter')
    await expect(lessons.mainButton).toContainText('my-nginx')
    const row = lessons.step.locator('.buttons')
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 844 })
      const { right, rights } = await row.evaluate((element) => ({
        right: element.getBoundingClientRect().right,
        rights: [...element.children].map((button) => button.getBoundingClientRect().right),
      }))
      expect(Math.max(...rights), `at ${width}`).toBeLessThanOrEqual(right)
      expect(await lessons.mainButton.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true)
    }
    expect(await findings(page)).toEqual([])
  })
}

for (const [width, mode, line, put] of [
  [390, 'linux', 'rm Documents', 'Poner rm -r Documents'],
  [320, 'linux', 'rm Documents', 'Poner rm -r Documents'],
  [320, 'docker', 'docker run nginx -d', undefined],
] as const) {
  test(`a note and the title are whole at ${width} px: ${line}`, async ({ playground }) => {
    const { page, strip, terminal } = playground
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`./?mode=${mode}&shell=bash&seed=1&lang=es`)
    await playground.ready()
    await terminal.run(line)
    await expect(strip.getByRole('button', { name: 'Cerrar' })).toBeVisible()
    if (put) await expect(strip.getByRole('button', { name: put })).toBeVisible()
    const cut = await page.evaluate(() =>
      ['output > [data-hint] > span', 'h2'].filter((selector) => {
        const box = document.querySelector(`.terminal-window ${selector}`)
        return !box || box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth
      }),
    )
    expect(cut).toEqual([])
  })
}

test('what is asked before progress is erased is seen whole', async ({ playground }) => {
  const { page } = playground
  await playground.open({ mode: 'linux', seed: 1 })
  await page.getByRole('button', { name: 'Start again' }).tap()
  await page.getByRole('menuitem', { name: 'Reset progress' }).tap()
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused()
  for (const name of ['Erase', 'Keep']) await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})
