import type { Page } from 'playwright/test'
import { findings } from './axe.ts'
import { modeLabels, type Playground } from './kit/index.ts'
import { expect, NOT_FOUND_COMPLAINT, test } from './test.ts'

/** Access: what axe finds, the keyboard alone, focus, sizes, motion. */

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Puts output, an error, a half typed line and a hint on the screen. */
async function fill({ terminal }: Playground): Promise<void> {
  await terminal.run('help')
  await terminal.run('nope | x')
  await terminal.type('half')
  await terminal.idle()
}

for (const mode of ['linux', 'docker'] as const) {
  for (const theme of ['dark', 'light'] as const) {
    test(`axe finds nothing: ${mode}, ${theme}, 1440x900 and 390x844, open menu, reset question`, async ({
      playground,
    }) => {
      const { page, modes } = playground
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const size of [desk, phone]) {
        await page.setViewportSize(size)
        await playground.open({ mode, theme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        const where = `${size.width}x${size.height}`
        expect(await findings(page), where).toEqual([])
        await fill(playground)
        expect(await findings(page), `${where}, in use`).toEqual([])
        await playground.terminal.press('Control+c')
        await playground.terminal.shell('Bash')
        await playground.terminal.run('cat nope')
        expect(await findings(page), `${where}, Bash`).toEqual([])
        await playground.terminal.shell('Simple')
        await modes.trigger.click()
        expect(await findings(page), `${where}, open menu`).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Start again' }).click()
        await page.getByRole('menuitem', { name: 'Reset progress' }).click()
        expect(await findings(page), `${where}, reset question`).toEqual([])
      }
    })
  }
}

test('axe finds nothing: 404', async ({ playground, complaints }) => {
  complaints.expect(NOT_FOUND_COMPLAINT)
  const { page } = playground
  for (const theme of ['dark', 'light'] as const) {
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      await playground.open({ path: 'no/such/page', theme })
      await page.getByRole('heading', { name: '404' }).waitFor()
      expect(await findings(page), `${theme} ${size.width}`).toEqual([])
    }
  }
})

test('everything works by keyboard alone', async ({ playground }) => {
  const { page, lessons, terminal, modes } = playground
  await playground.open({ mode: 'linux', seed: 1 })
  const { keyboard } = page
  // the skip link leads to the terminal
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the terminal' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to the terminal' })).toBeInViewport({ ratio: 1 })
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Linux Terminal input' })).toBeFocused()
  await expect(terminal.element).toBeInViewport()
  await keyboard.type('echo by keys')
  await keyboard.press('Enter')
  await terminal.idle()
  await terminal.expectOutput(['by keys'])
  // out again, backwards, over what stands below the lessons, to the lesson: Next, Try
  const [project, sheet] = [page.locator('.capstone-row'), page.locator('.cheat-sheet-row')]
  await sheet.waitFor()
  await keyboard.press('Escape')
  await keyboard.press('Shift+Tab')
  await expect(terminal.shells.getByRole('radio', { name: 'Simple' })).toBeFocused()
  for (const row of [sheet, project, lessons.nextButton]) {
    await keyboard.press('Shift+Tab')
    await expect(row).toBeFocused()
  }
  await keyboard.press('Enter')
  expect(await lessons.command()).toBe('ls -l')
  await keyboard.press('Shift+Tab')
  await expect(lessons.tryButton).toBeFocused()
  await keyboard.press('Space')
  expect(await terminal.isFocused()).toBe(true)
  await keyboard.press('Enter')
  await terminal.idle()
  expect((await terminal.lastOutput()).at(-1)).toMatch(/^-rw.* welcome\.txt$/)
  // out again, forwards
  const panel = page.getByRole('tab', { name: 'Files' })
  await panel.waitFor()
  await keyboard.press('Escape')
  await keyboard.press('Tab')
  await expect(panel).toBeFocused()
  // the mode switch: arrows, Home, End, letters, Escape, Enter
  await modes.trigger.focus()
  await keyboard.press('ArrowDown')
  const activeOption = (): Promise<string> =>
    modes.menu.evaluate((menu) => {
      const active = document.getElementById(menu.getAttribute('aria-activedescendant') ?? '')
      return active?.querySelector('b')?.textContent ?? ''
    })
  await expect(modes.menu).toBeFocused()
  expect(await activeOption()).toBe(modeLabels.linux)
  for (const [key, label] of [
    ['ArrowDown', modeLabels.docker],
    ['ArrowDown', modeLabels.docker],
    ['ArrowUp', modeLabels.linux],
    ['End', modeLabels.docker],
    ['Home', modeLabels.linux],
    ['d', modeLabels.docker],
  ] as const) {
    await keyboard.press(key)
    expect(await activeOption(), key).toBe(label)
  }
  await keyboard.press('Escape')
  await expect(modes.trigger).toBeFocused()
  expect(await modes.current()).toBe(modeLabels.linux)
  await keyboard.press('Enter')
  await keyboard.press('End')
  await keyboard.press('Enter')
  await expect.poll(() => modes.current()).toBe(modeLabels.docker)
  await expect(modes.trigger).toBeFocused()
})

test('completing a lesson by keys keeps the focus in the lessons', async ({ playground }) => {
  const { page, lessons } = playground
  await playground.open()
  const { of } = await lessons.position()
  await lessons.nextButton.focus()
  for (let step = 1; step < of; step += 1) {
    await page.keyboard.press('Enter')
    await expect(lessons.nextButton).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(lessons.row('File Operations')).toBeFocused()
  // Prev hands the focus on before it is disabled
  await lessons.next()
  await lessons.prevButton.focus()
  await page.keyboard.press('Enter')
  await expect(lessons.tryButton).toBeFocused()
})

for (const mode of ['linux', 'docker'] as const) {
  test(`focus is visible at every stop of the Tab key, in an order that follows the page: ${mode}`, async ({
    playground,
  }) => {
    const { page, terminal } = playground
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await playground.open({ mode })
    const stops: string[] = []
    for (let count = 0; count < 60; count += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const style = getComputedStyle(element)
        const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
        const box = element.getBoundingClientRect()
        return {
          name: element.getAttribute('aria-label') ?? (element.textContent || element.tagName),
          isTerminal: element instanceof HTMLTextAreaElement,
          outlined,
          seen: box.bottom > 0 && box.top < innerHeight,
        }
      })
      if (!stop) break
      stops.push(stop.name)
      expect(stop.seen, `${stop.name} is in view`).toBe(true)
      if (stop.isTerminal) {
        // its focus shows as the filled cursor
        await expect(page.locator('.xterm-cursor')).toHaveClass(/xterm-cursor-block/)
        await page.keyboard.press('Escape')
      } else expect(stop.outlined, `${stop.name} is outlined`).toBe(true)
    }
    expect(stops[0]).toBe('Skip to the terminal')
    expect(stops.at(-1)).toBe('Source')
    expect(stops).toContain('Try This Command')
    expect(stops).toContain(`${modeLabels[mode]} input`)
    expect(stops.length).toBeGreaterThan(10)
    expect((await terminal.snapshot()).line).toBe('')
  })
}

test('loading moves no focus and no scroll, in either mode, and on switching', async ({ playground }) => {
  const { page, modes } = playground
  const place = (): Promise<unknown> => page.evaluate(() => [document.activeElement?.tagName, scrollY])
  for (const mode of ['linux', 'docker'] as const) {
    await playground.open({ mode })
    expect(await place()).toEqual(['BODY', 0])
  }
  await modes.switchTo('linux')
  await expect(modes.trigger).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const mode of ['linux', 'docker'] as const) {
  test(`targets are at least 44 px large at 390: ${mode}`, async ({ playground }) => {
    const { page, modes } = playground
    await page.setViewportSize(phone)
    await playground.open({ mode })
    await playground.terminal.run('a | b')
    await page.getByRole('button', { name: 'All lessons' }).click()
    await modes.trigger.click()
    const small = (): Promise<readonly string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button, [role=option], input, select')]
          .filter((target) => target.checkVisibility({ visibilityProperty: true }))
          .map((target) => ({ target, box: target.getBoundingClientRect() }))
          // the skip link waits above the page
          .filter(({ box }) => box.bottom > -scrollY && (box.width < 43.9 || box.height < 43.9))
          .map(({ target, box }) => `${target.textContent || target.ariaLabel}: ${box.width}x${box.height}`),
      )
    expect(await small()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('menuitem', { name: 'Reset progress' }).click()
    expect(await small()).toEqual([])
  })

  test(`nothing scrolls sideways at 320: ${mode}`, async ({ playground }) => {
    const { page, modes } = playground
    await page.setViewportSize({ width: 320, height: 640 })
    await playground.open({ mode })
    const overflow = (): Promise<number> =>
      page.evaluate(() => {
        scrollTo({ left: 500 })
        return Math.max(scrollX, document.documentElement.scrollWidth - innerWidth)
      })
    expect(await overflow()).toBe(0)
    await playground.terminal.run(`echo ${'wide '.repeat(40)}| x`)
    await page.getByRole('button', { name: 'Explain this command' }).click()
    await page.getByRole('button', { name: 'All lessons' }).click()
    await modes.trigger.click()
    expect(await overflow()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('menuitem', { name: 'Reset progress' }).click()
    expect(await overflow()).toBe(0)
  })
}

for (const language of ['en', 'es'] as const)
  test(`with letters twice as large no key of the strip is cut: ${language}`, async ({ playground }) => {
    const { page } = playground
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await playground.open({ mode: 'linux', language })
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      const cut = await playground.strip.evaluate((strip) => {
        const { right, bottom } = strip.getBoundingClientRect()
        return [...strip.querySelectorAll('kbd')]
          .map((key) => key.parentElement?.getBoundingClientRect())
          .filter((box) => box && box.top < bottom && box.right > right).length
      })
      expect(cut, String(width)).toBe(0)
      // what the strip says changes while the page is still being read in
      await expect(async () => {
        await playground.strip.locator('kbd').first().scrollIntoViewIfNeeded()
        await expect(playground.strip.locator('kbd').first()).toBeInViewport({ ratio: 1 })
      }).toPass()
    }
  })

/** Texts that do not fit into what holds them: cut by their own box, beyond the page, or over one another. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
    const parts =
      'header strong, header p, .lessons h3 span, .step .buttons button, .terminal-window h2, .state-panel button'
    const shown = [
      ...document.querySelectorAll<HTMLElement>(`h1, main a, figure pre, footer a, footer button, ${parts}`),
    ].filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === 'none')
    for (const part of shown) {
      const text = part.innerText.trim()
      const range = document.createRange()
      range.selectNodeContents(part)
      const [inner, outer] = [range, part].map((one) => one.getBoundingClientRect())
      if (!text || !inner || !outer) continue
      if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0) found.push(`cut: ${text}`)
      if (part.closest('.panel-body, [role=tablist]') === null && outer.right > innerWidth + 1)
        found.push(`beyond the page: ${text}`)
      if (part.matches('a, .buttons button') && inner.right > outer.right + 1) found.push(`beyond its button: ${text}`)
    }
    return found
  })

for (const language of ['en', 'es'] as const)
  test(`with letters twice as large nothing is cut: ${language}`, async ({ playground }) => {
    const { page } = playground
    const value = { lesson: 4, command: 0, expanded: true, completed: [] }
    await page.addInitScript((progress) => {
      localStorage.setItem('terminal-playground/progress/linux', JSON.stringify({ version: 1, value: progress }))
    }, value)
    for (const mode of ['linux', 'docker'] as const)
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await playground.open({ mode, language })
        await expect(page.locator('.state-panel button').first()).toBeVisible()
        await page.addStyleTag({ content: 'html { font-size: 200% }' })
        expect(await crowded(page), `${mode} ${width}`).toEqual([])
      }
  })

test('the key in what the strip says has its whole border', async ({ playground }) => {
  await playground.open({ mode: 'linux' })
  for (const width of [1440, 390]) {
    await playground.page.setViewportSize({ width, height: 900 })
    await playground.terminal.run('ls')
    const key = playground.strip.locator('kbd', { hasText: 'Enter' })
    await expect(key).toBeVisible()
    const room = await key.evaluate((element) => {
      const [inner, outer] = [element, element.parentElement ?? element].map((one) => one.getBoundingClientRect())
      return inner && outer ? Math.min(inner.top - outer.top, outer.bottom - inner.bottom) : NaN
    })
    expect(room, String(width)).toBeGreaterThanOrEqual(0)
  }
})

test('nothing scrolls sideways at 320: 404 with a long path', async ({ playground, complaints }) => {
  complaints.expect(NOT_FOUND_COMPLAINT)
  const { page } = playground
  await page.setViewportSize({ width: 320, height: 640 })
  await playground.open({ path: `${'long/'.repeat(30)}way` })
  await page.getByRole('heading', { name: '404' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('with reduced motion nothing moves, the cursor included', async ({ playground }) => {
  const { page, modes, terminal } = playground
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playground.open()
  const moving = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? ''),
    )
  expect(await moving()).toEqual([])
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await terminal.type('x')
  expect(await moving()).toEqual([])
  await modes.trigger.click()
  await modes.option('docker').click()
  expect(await moving()).toEqual([])
})

test('with forced colours the ticks are seen, and so is which button is filled', async ({ playground }) => {
  const { page, lessons, terminal } = playground
  await page.emulateMedia({ forcedColors: 'active' })
  await playground.open({ mode: 'linux' })
  const panel = page.locator('.state-panel')
  await panel.getByRole('button', { name: 'Undo' }).waitFor()
  for (const line of ['mkdir made', 'cat nowhere', 'pwd']) await terminal.run(line)
  await panel.getByRole('button', { name: 'Undo' }).click()
  const colours = await panel.locator('[role=slider] i').evaluateAll((ticks) =>
    ticks.map((tick) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(tick, '::before')
      return borderTopWidth === '0px' ? backgroundColor : 'border'
    }),
  )
  const canvas = await panel.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(colours).toHaveLength(3)
  expect(colours).not.toContain(canvas)
  expect(colours.at(-1)).toBe('border')
  const [filled, other] = await Promise.all(
    [lessons.mainButton, lessons.nextButton].map((button) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  )
  expect(filled).not.toBe(other)
})
