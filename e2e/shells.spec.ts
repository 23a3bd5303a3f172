import { expect, test } from './test.ts'
import { holdBack } from './hold-back.ts'

/** `Simple | Bash`: choosing a terminal's shell. */

test('the address, and then the browser, says which shell there is', async ({ playground, page }) => {
  const { terminal } = playground
  await page.goto('./?seed=1&shell=bash')
  await playground.ready()
  await expect(terminal.element).toHaveAttribute('data-shell', 'Bash')
  await terminal.shell('Simple')
  await expect(page).toHaveURL(/shell=simple/)
  await terminal.shell('Bash')
  await page.goto('./?seed=1')
  await playground.ready()
  await expect(terminal.element).toHaveAttribute('data-shell', 'Bash')
  await expect(terminal.shells.getByRole('radio', { name: 'Bash' })).toBeChecked()
})

test('the control is a radio group for the keyboard', async ({ playground, page }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.shells.getByRole('radio', { name: 'Simple' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(terminal.element).toHaveAttribute('data-shell', 'Bash')
  await expect(terminal.shells.getByRole('radio', { name: 'Bash' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(terminal.element).toHaveAttribute('data-shell', 'Simple')
})

test('choosing with the pointer leaves the keyboard to the terminal', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.shells.getByRole('radio', { name: 'Bash' }).click()
  await expect.poll(() => terminal.isFocused()).toBe(true)
})

test('a hint offers Bash where a line needs it', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.run('ls | wc -l')
  const region = playground.region('linux')
  await expect(region.getByText('Pipes need the Bash shell')).toBeVisible()
  await region.getByRole('button', { name: 'Switch to Bash' }).click()
  await expect(terminal.element).toHaveAttribute('data-shell', 'Bash')
  await expect(region.getByRole('button', { name: 'Switch to Bash' })).toHaveCount(0)
  expect(await terminal.run('ls | wc -l')).toEqual(['3'])
})

test('no other shell can be chosen while something runs', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.type('ping localhost')
  await terminal.press('Enter')
  const bash = terminal.shells.getByRole('radio', { name: 'Bash' })
  await expect(bash).toHaveAttribute('aria-disabled', 'true')
  await bash.click({ force: true })
  await expect(terminal.element).toHaveAttribute('data-shell', 'Simple')
  await terminal.press('Control+c')
  await terminal.idle()
  await expect(bash).not.toHaveAttribute('aria-disabled', 'true')
})

test('while Bash is on its way the terminal says so, and a line waits for it', async ({ playground, page }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  const release = await holdBack(page, /assets\/bash-/)
  await terminal.shells.getByRole('radio', { name: 'Bash' }).click()
  await expect(page.getByText('Loading the Bash shell…')).toBeVisible()
  await terminal.type('echo "$((6 * 7))"')
  await terminal.press('Enter')
  release()
  await terminal.idle()
  await expect(page.getByText('Loading the Bash shell…')).toHaveCount(0)
  expect(await terminal.lastOutput()).toEqual(['42'])
})

test('a Bash that cannot be loaded leaves Simple', async ({ playground, page, complaints }) => {
  complaints.expect(/Failed to load resource|net::ERR/)
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await page.route(/assets\/bash-/, (route) => route.abort())
  await terminal.shells.getByRole('radio', { name: 'Bash' }).click()
  await expect.poll(async () => (await terminal.screen()).join('\n')).toContain('Bash could not be loaded')
  await expect(terminal.shells.getByRole('radio', { name: 'Simple' })).toBeChecked()
  expect(await terminal.run('whoami')).toEqual(['user'])
})

test('each mode keeps its terminal when the other is shown', async ({ playground }) => {
  const { terminal, modes } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run('x=kept')
  await modes.switchTo('docker')
  await expect(terminal.element).toHaveAttribute('data-shell', 'Bash')
  await modes.switchTo('linux')
  expect(await terminal.run('echo $x')).toEqual(['kept'])
})

test('Bash has lessons of its own, and one of them can be tried', async ({ playground }) => {
  const { terminal, lessons } = playground
  await playground.open({ seed: 1 })
  expect(await lessons.titles()).toHaveLength(10)
  await terminal.shell('Bash')
  await expect.poll(async () => (await lessons.titles()).length).toBe(27)
  const title = (await lessons.titles())[10] ?? ''
  await lessons.select(title)
  await lessons.try()
  await terminal.press('Enter')
  await terminal.idle()
  expect(await terminal.lastOutput()).toEqual(await lessons.expectedOutput())
  await terminal.shell('Simple')
  await expect.poll(async () => (await lessons.titles()).length).toBe(10)
})

test('a reload ends jobs, and says so once', async ({ playground, page }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run('sleep 100 &')
  await page.reload()
  await playground.ready()
  await expect(page.getByText('What was still running in Bash ended')).toBeVisible()
  await page.reload()
  await playground.ready()
  await expect(page.getByText('What was still running in Bash ended')).toHaveCount(0)
})

for (const width of [390, 320]) {
  test(`the control fits ${width} px with targets of 44 px`, async ({ playground, page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const mode of ['linux', 'docker'] as const) {
      await playground.open({ seed: 1, mode })
      for (const name of ['Simple', 'Bash']) {
        const box = await playground.terminal.shells.getByRole('radio', { name }).boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}
