import { expect, test } from './test.ts'

/** Journeys without a pointer, besides those of access.spec.ts: what stands around the lesson and the terminal. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the panel is walked through from the terminal: tabs, fold, and back', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'linux', shell: 'Bash', seed: 1 })
  await terminal.run('ls | wc -l')
  const { keyboard } = page
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await tab('Files').waitFor()
  await terminal.focus()
  await keyboard.press('Escape')
  await keyboard.press('Tab')
  await expect(tab('Files')).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(tab('Pipe')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Pipe' })).toContainText('wc')
  const fold = page.locator('[data-fold]')
  await fold.focus()
  await keyboard.press('Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Pipe' })).toBeVisible()
  await keyboard.press('F6')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('the page of a port is opened and closed by keys, which go on from its chip', async ({ playground }) => {
  const { page } = playground
  await playground.open({ mode: 'docker', seed: 1 })
  const chip = page.getByRole('button', { name: 'Open the page at port 80' }).first()
  await chip.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Close the page' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.port-page')).toHaveCount(0)
  await expect(chip).toBeFocused()
})

test('a second terminal is opened and closed by keys', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'linux', shell: 'Bash', seed: 1 })
  await page.getByRole('button', { name: 'New terminal on the same machine' }).focus()
  await page.keyboard.press('Enter')
  const tabs = page.getByRole('tablist', { name: 'Terminals' })
  await expect(tabs.getByRole('tab', { name: 'Terminal 2' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.terminal-screen textarea')).toBeFocused()
  await terminal.idle()
  await page.getByRole('button', { name: 'Close terminal 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(tabs).toBeHidden()
  await expect(page.locator('.terminal-screen textarea')).toBeFocused()
})

test('Start again: its items by arrows, what it resets can be undone', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'linux', seed: 1 })
  await terminal.run('touch mine')
  const { keyboard } = page
  const button = page.getByRole('button', { name: 'Start again' })
  const item = (name: string) => page.getByRole('menuitem', { name })
  await button.focus()
  await keyboard.press('Enter')
  await expect(item('Restart this lesson')).toBeFocused()
  await keyboard.press('End')
  await expect(item('Reset progress')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(button).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  await expect(item('Reset files')).toBeFocused()
  await keyboard.press('Enter')
  await expect(button).toBeFocused()
  expect(await terminal.run('ls mine')).toEqual(["ls: cannot access 'mine': No such file or directory"])
})

test('the cheat sheet and the project of a track are opened and left by keys', async ({ playground }) => {
  const { page } = playground
  await playground.open({ mode: 'linux', seed: 1 })
  const { keyboard } = page
  const [sheet, project] = [page.locator('.cheat-sheet-row'), page.locator('.capstone-row')]
  await sheet.focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Linux cheat sheet' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(sheet).toBeFocused()
  await project.focus()
  await keyboard.press('Enter')
  const card = page.locator('.practice')
  await expect(card).toBeFocused()
  // its files are there
  await expect(card.getByRole('button', { name: 'Hint 1 of 3' })).toBeEnabled()
  await keyboard.press('F6')
  await expect(page.locator('.terminal-screen textarea')).toBeFocused()
  await keyboard.press('F6')
  await expect(card.getByRole('button', { name: 'Hint 1 of 3' })).toBeFocused()
  await card.getByRole('button', { name: 'Skip' }).focus()
  await keyboard.press('Enter')
  await expect(card).toHaveCount(0)
  await expect(page.locator('.lessons-list [data-state="current"] h3 button')).toBeFocused()
})
