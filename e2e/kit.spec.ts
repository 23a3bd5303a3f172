import type { TerminalElement } from '../src/app/terminal/contract.ts'
import { expect, test } from './test.ts'

test.describe('run', () => {
  for (const shell of ['Simple', 'Bash'] as const) {
    test(`gives what its own line printed: ${shell}`, async ({ playground }) => {
      const { terminal } = playground
      await playground.open({ seed: 1, shell })
      expect(await terminal.run('echo before')).toEqual(['before'])
      expect(await terminal.run('mkdir made')).toEqual([])
      expect(await terminal.run('')).toEqual([])
      expect(await terminal.run('whoami')).toEqual(['user'])
      expect(await terminal.run('frob')).toHaveLength(1)
    })
  }

  test('gives what its own line printed: a shell that was entered', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    expect(await terminal.run('echo before')).toEqual(['before'])
    expect(await terminal.run('bash')).toEqual([])
    expect(await terminal.state()).toBe('prompt')
    expect(await terminal.run('seq 3')).toEqual(['1', '2', '3'])
    expect(await terminal.run('')).toEqual([])
    expect(await terminal.run('cat nope')).toEqual(['cat: nope: No such file or directory'])
    await terminal.expectError('cat: nope: No such file or directory')
    expect(await terminal.run('exit')).toEqual(['exit'])
    expect(await terminal.run('echo after')).toEqual(['after'])
  })

  for (const shell of ['Simple', 'Bash'] as const) {
    test(`gives what its own line printed: a shell in a container, entered from ${shell}`, async ({ playground }) => {
      const { terminal } = playground
      await playground.open({ seed: 1, shell, mode: 'docker' })
      expect(await terminal.run('docker exec -it my-nginx sh')).toEqual([])
      expect(await terminal.state()).toBe('prompt')
      expect(await terminal.run('hostname')).toHaveLength(1)
      expect(await terminal.run('echo inside')).toEqual(['inside'])
      await terminal.run('exit')
      expect((await terminal.typedLines('command')).map(({ text }) => text)).toEqual([
        'docker exec -it my-nginx sh',
        'hostname',
        'echo inside',
        'exit',
      ])
    })
  }

  test('ends where a program reads, and goes on with what it is given', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    expect(await terminal.run('printf "Your name?\\n"; read name; echo "Hello $name"; sleep 0.2; false')).toEqual([
      'Your name?',
    ])
    expect(await terminal.state()).toBe('reading')
    await expect(terminal.element).toHaveAttribute('data-state', 'reading')
    expect(await terminal.run('Ada')).toEqual(['Hello Ada'])
    expect(await terminal.state()).toBe('prompt')
    expect(await terminal.run('echo $?')).toEqual(['1'])
    expect(await terminal.typedLines('command')).toHaveLength(2)
  })

  test('fails where a full-screen program has the keyboard', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await expect(terminal.run('nano q')).rejects.toThrow('a full-screen program has the keyboard: "nano q"')
    await expect(terminal.run('ls')).rejects.toThrow('a full-screen program has the keyboard: "ls"')
    await terminal.press('Control+x')
    expect(await terminal.settled()).toBe('prompt')
    expect(await terminal.run('echo left')).toEqual(['left'])
  })

  test('fails where a line takes too long, and the next one waits for it', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await expect(terminal.run('echo begun; sleep 1000', { timeout: 300 })).rejects.toThrow('still runs after 300 ms')
    await terminal.expectScreen(/^begun$/m)
    await expect(terminal.settled({ timeout: 50 })).rejects.toThrow(/still runs after 50 ms[^]*begun/)
    const next = terminal.run('echo mine')
    await terminal.press('Control+c')
    expect(await next).toEqual(['mine'])
  })

  test('counts lines on after clear, which empties the log', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await terminal.run('echo gone')
    expect(await terminal.run('clear; echo kept')).toEqual(['kept'])
    expect((await terminal.typedLines()).map(({ text }) => text)).toEqual(['kept'])
    const [number] = await terminal.log.locator('> *').evaluateAll((all) => all.map((one) => one.dataset['number']))
    expect(Number(number)).toBeGreaterThan(3)
  })
})

test.describe('what waits until it is seen', () => {
  test('expectScreen', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await terminal.start('for i in 1 2 3; do sleep 0.2; echo "line $i"; done; cat')
    await terminal.expectScreen('line 2')
    await terminal.expectScreen(/^line \d$/m)
    await terminal.expectScreen(['line 1', 'line 2', 'line 3'])
    await expect(terminal.expectScreen(['line 1', 'line 3'], { timeout: 100 })).rejects.toThrow(
      /does not show\nline 1\nline 3\nbut\n[^]*line 2/,
    )
    await terminal.press('Control+d')
    expect(await terminal.settled()).toBe('prompt')
  })

  test('expectLine', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await terminal.start('sleep 0.3')
    await terminal.type('cat wel')
    await terminal.press('Tab')
    await terminal.expectLine('cat welcome.txt ')
    await terminal.press('Control+a')
    await terminal.expectLine('cat welcome.txt ', 0)
    await expect(terminal.expectLine('cat', 3, { timeout: 50 })).rejects.toThrow('"caret":0')
  })

  test('expectRaw', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await expect(terminal.expectRaw({ timeout: 50 })).rejects.toThrow('the state is prompt')
    await terminal.start('seq 200 | less')
    await terminal.expectRaw()
    await terminal.expectScreen(['1', '2', '3'])
    await terminal.press('q')
    expect(await terminal.settled()).toBe('prompt')
  })
})

test('cells gives the characters of a row with their colours', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run(String.raw`clear; printf '\e[31mr\e[1;38;2;0;16;255mb\e[m\n'`)
  const cells = await terminal.cells(0)
  expect(cells.slice(0, 3)).toMatchObject([
    { text: 'r', width: 1, foreground: 1, background: undefined, bold: false },
    { text: 'b', foreground: '#0010ff', bold: true },
    { text: ' ', foreground: undefined, bold: false },
  ])
})

test('lessons.open opens a lesson once', async ({ playground }) => {
  const { lessons } = playground
  await playground.open({ seed: 1 })
  const title = 'Text Processing'
  expect(await lessons.titles()).toContain(title)
  for (const again of [1, 2, 3]) {
    await lessons.open(title)
    await expect(lessons.row(title), `opened ${again} times`).toHaveAttribute('aria-expanded', 'true')
    expect(await lessons.position()).toEqual({ step: 1, of: 6 })
  }
})

test('a lesson can be played from the written contract alone', async ({ page }) => {
  await page.goto('./?mode=linux&seed=1&now=2026-01-01T12:00:00Z')
  const panel = page.getByRole('region', { name: 'Lessons', exact: true })
  await panel.and(page.locator('[aria-busy="false"]')).waitFor()
  const screen = page.locator('.terminal-screen[data-state="prompt"]')
  const entries = page.getByRole('log', { name: 'Terminal output' }).locator('> *')
  const newest = (): Promise<number> =>
    entries.evaluateAll((all) => Math.max(0, ...all.map((entry) => Number(entry.dataset['number']))))
  const row = panel.locator('button[data-title="Text Processing"]')
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  const step = panel.locator('.step[data-title="Text Processing"]')
  const steps = Number(await step.getAttribute('data-steps'))
  expect(steps).toBe(6)
  for (let at = 1; at <= steps; at += 1) {
    const here = step.and(page.locator(`[data-step="${at}"]`))
    const command = (await here.getAttribute('data-command')) ?? ''
    const expected = (await here.getAttribute('data-expected')) ?? ''
    const before = await newest()
    await screen.click({ position: { x: 40, y: 40 } })
    await page.keyboard.type(command)
    await page.keyboard.press('Enter')
    await page.locator('.terminal-screen').evaluate((element: TerminalElement) => element.terminalPlayground?.idle())
    const shown = await entries.evaluateAll(
      (all, number) =>
        all
          .filter((entry) => Number(entry.dataset['number']) > number && entry.dataset['type'] !== 'command')
          .map((entry) => entry.querySelector('[data-content]')?.textContent),
      before,
    )
    expect(shown.join('\n'), command).toBe(expected)
    await step.getByRole('button', { name: at === steps ? 'Complete' : 'Next', exact: true }).click()
  }
})
