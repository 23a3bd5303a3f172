import { expect, test } from '@playwright/test'
import { Playground } from '@terminal-playground/core/playwright'

test('a line is typed and answered', async ({ page }) => {
  const playground = new Playground(page)
  await playground.open({ mode: 'linux', seed: 1 })
  await playground.terminal.run('pwd')
  await playground.terminal.expectOutput(['/home/user'])
  expect(typeof module).toBe('object')
})
