import { expect, test } from './test.ts'

test('recalled lines are told to screen readers; typing is not', async ({ playground }) => {
  await playground.open({ mode: 'linux', seed: 1, now: 0 })
  await playground.terminal.run('echo one')
  await playground.terminal.type('ec')
  const status = playground.page.getByRole('status', { name: 'Recalled line' })
  await expect(status).toHaveText('')
  await playground.terminal.press('ArrowUp')
  await expect(status).toHaveText('echo one')
})

test('an IME composes, and its text arrives once when it is committed', async ({ playground, page }) => {
  await playground.open({ mode: 'linux', seed: 1, now: 0 })
  await playground.terminal.focus()
  const devtools = await page.context().newCDPSession(page)
  for (const text of ['n', 'に', 'にほ', 'にほん']) {
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  expect((await playground.terminal.snapshot()).line).toBe('')
  await devtools.send('Input.insertText', { text: '日本' })
  await expect.poll(async () => (await playground.terminal.snapshot()).line).toBe('日本')
  await playground.terminal.press('Backspace')
  expect((await playground.terminal.snapshot()).line).toBe('日')
})

test('text that an on-screen keyboard inserts without keys arrives whole', async ({ playground, page }) => {
  await playground.open({ mode: 'linux', seed: 1, now: 0 })
  await playground.terminal.focus()
  await page.keyboard.insertText('echo hello ')
  await page.keyboard.insertText('world')
  await expect.poll(async () => (await playground.terminal.snapshot()).line).toBe('echo hello world')
})

test('a key is painted in one frame, and the cursor never vanishes', async ({ playground, page }) => {
  await playground.open({ mode: 'linux', seed: 1, now: 0 })
  await playground.terminal.type('a line to edit')
  await playground.terminal.press('Home')
  const frames = await page.evaluate(async () => {
    const rows = document.querySelector('.terminal-screen .xterm-rows')
    const input = document.querySelector<HTMLTextAreaElement>('.terminal-screen textarea')
    if (!rows || !input) throw new Error('no terminal')
    const seen: { changed: number; hidden: number }[] = []
    for (let key = 0; key < 20; key += 1) {
      const frame = { changed: 0, hidden: 0 }
      let changed = false
      const observer = new MutationObserver(() => (changed = true))
      observer.observe(rows, { childList: true, subtree: true, characterData: true })
      const init = { key: 'x', charCode: 120, keyCode: 120, bubbles: true, cancelable: true }
      input.dispatchEvent(new KeyboardEvent('keydown', { ...init, keyCode: 88 }))
      input.dispatchEvent(new KeyboardEvent('keypress', init))
      for (let turn = 0; turn < 4; turn += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        if (changed) frame.changed += 1
        if (!rows.querySelector('.xterm-cursor')) frame.hidden += 1
        changed = false
      }
      observer.disconnect()
      seen.push(frame)
    }
    return seen
  })
  expect(frames.filter(({ changed }) => changed > 1)).toEqual([])
  expect(frames.filter(({ hidden }) => hidden > 0)).toEqual([])
})
