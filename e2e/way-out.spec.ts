import { findings } from './axe.ts'
import type { Playground } from './kit/index.ts'
import { expect, test } from './test.ts'

/** Whatever a line does, there is a way out. */

const ENDLESS = "trap '' INT; echo deaf; while :; do :; done"

async function stuck({ terminal }: Playground, line = ENDLESS): Promise<void> {
  await terminal.type(line)
  await terminal.press('Enter')
  await expect.poll(() => terminal.state()).toBe('running')
  if (line === ENDLESS) await expect(terminal.log).toContainText(/deaf$/)
  await terminal.press('Control+c', 'Control+c', 'Control+c')
}

test('a line that goes on after Ctrl-C: the strip offers to end the shell', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.type(ENDLESS)
  await terminal.press('Enter')
  await expect(terminal.log).toContainText(/deaf$/)
  await terminal.press('Control+c')
  const region = playground.region('linux')
  const strip = region.locator('output')
  await expect(strip).toContainText('This line goes on after Ctrl-C')
  await region.getByRole('button', { name: 'End this shell' }).click()
  await terminal.idle()
  expect(await terminal.isFocused()).toBe(true)
  expect((await terminal.screen()).join('\n')).toContain('here is a new one.')
  await expect(strip).toContainText('leaves the terminal')
  expect(await terminal.run('echo alive')).toEqual(['alive'])
})

test('a program that waits for a line to be typed is left by the button of the step', async ({ playground }) => {
  const { terminal, lessons } = playground
  await playground.open({ seed: 1, mode: 'linux', shell: 'Bash' })
  for (const line of ['cat', 'read answer']) {
    await terminal.start(line)
    await expect(lessons.mainButton).toContainText('Leave')
    await lessons.mainButton.click()
    await terminal.expectLine('ls')
    await terminal.press('Control+u')
  }
})

test('the strip says how a line ends that Bash waits for, as long as it does', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, mode: 'linux', shell: 'Bash' })
  const strip = playground.region('linux').locator('output')
  await terminal.start('read answer')
  await expect(strip).toContainText('waits for a line from you: Enter hands it over, Ctrl-C stops the command')
  await terminal.press('y', 'Enter')
  await expect(strip).not.toContainText('waits for a line')
})

test('the keyboard reaches the way out from the terminal', async ({ playground }) => {
  const { terminal } = playground
  const { page } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run("echo 'alias greet=true' > ~/.bashrc")
  await stuck(playground)
  await expect(page.getByRole('button', { name: 'End this shell' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Start without ~/.bashrc' })).toBeFocused()
  await page.keyboard.press('Enter')
  await terminal.idle()
  expect((await terminal.screen()).join('\n')).toContain('Here is a new shell without ~/.bashrc.')
  expect(await terminal.run('alias')).toEqual([])
})

test('Simple can always be chosen', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await stuck(playground)
  await terminal.shells.getByRole('radio', { name: 'Simple' }).click({ force: true })
  const region = playground.region('linux')
  await expect(region.locator('output')).toContainText('Simple takes over when this line has ended')
  await region.getByRole('button', { name: 'End this shell' }).click()
  await expect(terminal.element).toHaveAttribute('data-shell', 'Simple')
  await terminal.idle()
  expect(await terminal.run('whoami')).toEqual(['user'])
})

test('a ~/.bashrc that never ends holds nobody up', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run(`echo "trap '' INT; while :; do :; done" > ~/.bashrc`)
  await page.reload()
  await playground.ready()
  await stuck(playground, 'echo first')
  await page.getByRole('button', { name: 'End this shell' }).click()
  await terminal.idle()
  expect((await terminal.screen()).join('\n')).toContain('Here is a new shell without ~/.bashrc.')
  expect(await terminal.run('echo alive')).toEqual(['alive'])
})

for (const theme of ['dark', 'light'] as const) {
  for (const width of [1920, 1440, 390]) {
    test(`the offer fits and axe finds nothing: ${theme}, ${width}`, async ({ playground }) => {
      const { page } = playground
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      await playground.open({ seed: 1, shell: 'Bash', theme })
      await stuck(playground)
      const last = page.getByRole('button', { name: 'Start without ~/.bashrc' })
      await expect(last).toBeVisible()
      const [button, strip] = await Promise.all([last.boundingBox(), last.locator('..').boundingBox()])
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((strip?.x ?? 0) + (strip?.width ?? 0))
      expect(await findings(page)).toEqual([])
    })
  }
}
