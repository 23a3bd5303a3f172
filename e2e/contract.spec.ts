import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright/test'
import type { TerminalElement } from '../src/app/terminal/contract.ts'
import { modeLabels } from './kit/index.ts'
import { expect, NOT_FOUND_COMPLAINT, test } from './test.ts'

/** The page's contract with scripts, as docs/keystroke-kit.md writes it down. */

type Named = readonly [
  role: 'button' | 'link' | 'textbox' | 'log' | 'progressbar' | 'toolbar' | 'radiogroup' | 'radio' | 'status',
  name: string,
]

/** Expects exactly one of each in `place`. */
async function holds(place: Locator, controls: readonly Named[]): Promise<void> {
  for (const [role, name] of controls) await expect(place.getByRole(role, { name, exact: true })).toHaveCount(1)
}

for (const mode of ['linux', 'docker'] as const) {
  test(`roles and names of the controls: ${mode}`, async ({ playground }) => {
    const { page, lessons, modes } = playground
    await playground.open({ mode, theme: 'dark' })
    await holds(page.locator('body'), [
      ['link', 'Skip to the terminal'],
      ['link', 'Open the terminal'],
      ['status', 'Notices'],
    ])
    await holds(page.getByRole('banner'), [
      ['button', `Mode: ${modeLabels[mode]}`],
      ['button', 'Switch to light theme'],
      ['link', 'Source repository'],
    ])
    await holds(lessons.panel, [
      ['progressbar', 'Lessons completed'],
      ['button', 'Copy command'],
      ['button', 'Prev'],
      ['button', 'Try This Command'],
      ['button', 'Next'],
    ])
    const rows = lessons.panel.getByRole('button', { name: /^.+ (?:\((?:done|current|done, current)\) ?)?\d steps$/ })
    await expect(rows).toHaveCount(mode === 'linux' ? 10 : 12)
    await expect(lessons.panel.getByRole('button', { expanded: true, name: / \(current\)/ })).toHaveCount(1)
    await playground.terminal.run('a | b')
    await holds(playground.region(mode), [
      ['textbox', `${modeLabels[mode]} input`],
      ['radiogroup', 'Shell'],
      ['radio', 'Simple'],
      ['radio', 'Bash'],
      ['log', 'Terminal output'],
      ['button', 'Switch to Bash'],
      ['button', 'Dismiss hint'],
    ])
    if (mode === 'docker') {
      await holds(playground.region(mode), [
        ['button', 'Clear'],
        ['button', 'Maximize terminal'],
      ])
    }
    await holds(page.getByRole('contentinfo'), [
      ['button', 'Start again'],
      ['link', 'Source'],
    ])
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('menuitem', { name: 'Reset progress' }).click()
    await holds(page.getByRole('group', { name: 'Reset progress' }), [
      ['button', 'Erase'],
      ['button', 'Keep'],
    ])
    await modes.trigger.click()
    await expect(modes.menu.getByRole('option')).toHaveCount(2)
    await expect(modes.option('linux')).toHaveCount(1)
    await expect(modes.option('docker')).toHaveCount(1)
  })
}

test('roles and names of the controls: phones', async ({ playground }) => {
  await playground.page.setViewportSize({ width: 390, height: 844 })
  await playground.open({ mode: 'linux' })
  await holds(playground.lessons.panel, [
    ['button', 'All lessons'],
    ['button', 'Explain this command'],
  ])
  const keys = playground.region('linux').getByRole('toolbar', { name: 'Terminal keys' })
  const names = [
    'Esc',
    'Tab',
    'Pipe',
    'Up',
    'Tilde',
    'Interrupt ^C',
    'Ctrl',
    'Slash',
    'Left',
    'Down',
    'Right',
    'Hyphen',
  ]
  await holds(
    keys,
    names.map((name) => ['button', name] as const),
  )
})

test('the keys for phones type, and Ctrl is held for the next key', async ({ playground }) => {
  const { page, terminal } = playground
  await page.setViewportSize({ width: 390, height: 844 })
  await playground.open({ mode: 'linux' })
  const keys = playground.region('linux').getByRole('toolbar', { name: 'Terminal keys' })
  const tap = (name: string): Promise<void> => keys.getByRole('button', { name, exact: true }).click()
  await terminal.run('echo one')
  await tap('Up')
  expect((await terminal.snapshot()).line).toBe('echo one')
  await tap('Left')
  await tap('Slash')
  await tap('Pipe')
  await tap('Tilde')
  await tap('Hyphen')
  expect((await terminal.snapshot()).line).toBe('echo on/|~-e')
  await tap('Ctrl')
  await expect(keys.getByRole('button', { name: 'Ctrl' })).toHaveAttribute('aria-pressed', 'true')
  await terminal.press('a')
  await expect(keys.getByRole('button', { name: 'Ctrl' })).toHaveAttribute('aria-pressed', 'false')
  expect((await terminal.snapshot()).caret).toBe(0)
  await tap('Interrupt ^C')
  expect((await terminal.snapshot()).line).toBe('')
  await terminal.type('ca')
  await terminal.type('t wel')
  await tap('Tab')
  await terminal.idle()
  expect((await terminal.snapshot()).line).toBe('cat welcome.txt ')
})

test('the terminal’s element: data-state and terminalPlayground', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ mode: 'linux', seed: 1 })
  await expect(playground.region('linux').locator('.terminal-screen')).toHaveCount(1)
  await expect(terminal.element).toHaveAttribute('data-state', 'prompt')
  await terminal.type('ping localhost')
  await terminal.press('Enter')
  await expect(terminal.element).toHaveAttribute('data-state', 'running')
  await terminal.press('Control+c')
  await terminal.idle()
  await terminal.type('ab')
  const seen = await terminal.element.evaluate(async (element: TerminalElement) => {
    const { terminalPlayground: contract } = element
    await contract?.idle()
    return { snapshot: contract?.snapshot(), last: contract?.lines().at(-1), state: element.dataset['state'] }
  })
  expect(seen).toEqual({
    snapshot: { state: 'prompt', line: 'ab', caret: 2 },
    last: 'user@linux-playground:/home/user$ ab',
    state: 'prompt',
  })
})

test('typed lines: the log’s children', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ mode: 'linux', seed: 1 })
  await terminal.run('echo a')
  await terminal.run('nope')
  expect(await terminal.typedLines()).toEqual([
    { type: 'command', text: 'echo a' },
    { type: 'output', text: 'a' },
    { type: 'command', text: 'nope' },
    { type: 'error', text: 'nope: command not found' },
  ])
  await expect(terminal.log.locator('> [data-type="error"]')).toHaveText('Error: nope: command not found')
  const numbers = await terminal.log
    .locator('> *')
    .evaluateAll((all) => all.map((one) => Number(one.dataset['number'])))
  expect(numbers).toHaveLength(4)
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  expect(new Set(numbers).size).toBe(4)
})

test('any other path: 404', async ({ playground, complaints }) => {
  complaints.expect(NOT_FOUND_COMPLAINT)
  await playground.open({ path: 'nowhere' })
  await expect(playground.page.getByRole('heading', { name: '404', exact: true })).toBeVisible()
  await expect(playground.page.getByRole('link', { name: 'Return to Home', exact: true })).toBeVisible()
})

test.describe('what the kit’s assertions say when they fail', () => {
  test('expectOutput', async ({ playground }) => {
    await playground.open({ seed: 1 })
    await playground.terminal.run('echo a b')
    await playground.terminal.expectOutput(['a b'])
    await expect(playground.terminal.expectOutput(['a', 'b'])).rejects.toThrow('printed something else')
    await expect(playground.terminal.expectOutput([])).rejects.toThrow('+ "a b"')
    await playground.terminal.run('nope')
    await expect(playground.terminal.expectOutput(['nope: command not found'])).rejects.toThrow('shows an error')
  })

  test('expectError', async ({ playground }) => {
    await playground.open({ seed: 1 })
    await playground.terminal.run('nope')
    await playground.terminal.expectError('nope: command not found')
    await expect(playground.terminal.expectError('nope')).rejects.toThrow('no such error')
    await playground.terminal.run('echo nope')
    await expect(playground.terminal.expectError('nope')).rejects.toThrow('no such error')
  })
})

test('the script in docs/keystroke-kit.md is the one that is tested', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
  const script = /```ts\n(import .*?)```/s.exec(read('../docs/keystroke-kit.md'))?.[1]
  const tested = read('./example.spec.ts').replace(/^\/\*\*.*\*\/\n/, '')
  expect(script?.replace('@terminal-playground/core/playwright', './kit/index.ts')).toBe(tested)
})
