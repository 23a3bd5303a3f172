import { test } from './test.ts'
const sizes = { desk: [1440, 900], wide: [1920, 1080], phone: [390, 844], tiny: [320, 640] } as const
for (const theme of ['dark', 'light'] as const)
  for (const [name, [width, height]] of Object.entries(sizes))
    for (const mode of ['linux', 'docker'] as const)
      test(`look ${theme} ${name} ${mode}`, async ({ playground, page }) => {
        if (name === 'wide' && mode === 'docker') return
        await page.setViewportSize({ width, height })
        await playground.open({ seed: 1, mode, theme, now: '2026-11-21T09:14:03Z' })
        await playground.terminal.run('ls | wc')
        await page.locator('#terminal').scrollIntoViewIfNeeded()
        await page.screenshot({ path: `/tmp/ui-shots/${mode}-${theme}-${name}-hint.png` })
        if (mode === 'docker') return
        await playground.terminal.shell('Bash')
        await playground.terminal.run('cat nope')
        await playground.terminal.type('ls')
        await page.screenshot({ path: `/tmp/ui-shots/${mode}-${theme}-${name}-bash.png` })
      })
