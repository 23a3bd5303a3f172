import { createServer } from 'vite'
import type { Playground } from './kit/index.ts'
import { changesOfTyping } from './changes.ts'
import { expect, test } from './test.ts'

/** The terminal under real keys. */

const promptOf = async ({ terminal }: Playground): Promise<string | undefined> => (await terminal.screen()).at(-1)
const PROMPT = 'user@linux-playground:/home/user$'

/** Sends text to the terminal as one chunk, as an input method or a fast keyboard does. */
async function sendChunk({ page, terminal }: Playground, text: string): Promise<void> {
  await terminal.focus()
  await terminal.element.locator('textarea').evaluate((area, data) => {
    area.dispatchEvent(new InputEvent('input', { data, inputType: 'insertText', bubbles: true }))
  }, text)
  await page.evaluate(() => undefined)
}

test('several lines typed at machine speed lose nothing', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.focus()
  // no key waits for anything: all are on their way before the first line has run
  const lines = ['echo one', 'ping -c 2 localhost', 'echo two words', 'pwd', 'echo three']
  await Promise.all(
    lines.flatMap((line) => [
      ...[...line].map((key) => page.keyboard.press(key === ' ' ? 'Space' : key)),
      page.keyboard.press('Enter'),
    ]),
  )
  await terminal.idle()
  const typed = await terminal.typedLines()
  expect(typed.filter((line) => line.type === 'command').map((line) => line.text)).toEqual(lines)
  const answers = typed.map((line) => line.text)
  for (const answer of ['one', 'two words', '/home/user', 'three']) expect(answers).toContain(answer)
  expect(await promptOf(playground)).toBe(PROMPT)
})

test('`ls\\rpwd\\r` in one chunk runs both lines', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await sendChunk(playground, 'ls\rpwd\r')
  await terminal.idle()
  expect((await terminal.typedLines()).map((line) => line.text)).toEqual([
    'ls',
    'Documents  Downloads  welcome.txt',
    'pwd',
    '/home/user',
  ])
})

test('a paste of many lines never runs by itself', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  const lines = Array.from({ length: 100 }, (_none, index) => `echo line ${index}`)
  await terminal.paste(`${lines.join('\n')}\n`)
  await terminal.idle()
  expect(await terminal.typedLines()).toEqual([])
  expect((await terminal.snapshot()).line).toBe(lines.join('\n'))
  await terminal.press('Control+c')
  await terminal.idle()
  expect(await terminal.typedLines()).toEqual([])
  await terminal.paste('echo a\necho b\n')
  await terminal.press('Enter')
  await terminal.idle()
  expect((await terminal.typedLines('output')).map((line) => line.text)).toEqual(['a', 'b'])
})

test('a paste carries no control characters, and ends nothing early', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.paste('echo \x1b[201~safe\x03\x1b[2J and\x07 sound\r')
  await terminal.idle()
  expect(await terminal.typedLines()).toEqual([])
  const { line } = await terminal.snapshot()
  // oxlint-disable-next-line no-control-regex
  expect(line).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f]/)
  expect(line).toMatch(/^echo .*safe.* and sound$/)
})

test('a large paste is taken at once', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  const text = `echo ${'x'.repeat(10_000)}`
  await terminal.paste(text)
  await terminal.idle()
  expect((await terminal.snapshot()).line).toBe(text)
  await terminal.press('Enter')
  await terminal.idle()
  expect((await terminal.screen()).some((line) => line === 'x'.repeat(10_000))).toBe(true)
})

test('resize while editing: the line, the caret and what is above stay whole', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.run('echo above')
  const words = `echo ${Array.from({ length: 40 }, (_none, index) => `word${index}`).join(' ')}`
  await terminal.paste(words)
  await terminal.press('Home', 'Control+ArrowRight', 'ArrowRight')
  for (const width of [700, 1300, 360, 1024, 1440, 800]) {
    await page.setViewportSize({ width, height: 900 })
    // the terminal is fitted in the frame after its box has changed
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await terminal.idle()
    const screen = await terminal.screen()
    // below 60 columns a prompt has a row of its own (ruling 27)
    const line = width === 360 ? [PROMPT.slice(0, -1), `$ ${words}`] : [`${PROMPT} ${words}`]
    expect(screen.slice(-2 - line.length), `at ${width}`).toEqual([`${PROMPT} echo above`, 'above', ...line])
    expect((await terminal.snapshot()).caret, `at ${width}`).toBe(5)
  }
  await terminal.type('>')
  await terminal.press('Enter')
  await terminal.idle()
  expect(await terminal.lastOutput()).toEqual([`>${words.slice(5)}`])
})

/** Keys, and the line with the caret as `|` after them; each row starts with `one two three|`. */
const editing: readonly (readonly [keys: string, line: string])[] = [
  ['ArrowLeft', 'one two thre|e'],
  ['ArrowLeft ArrowLeft ArrowRight', 'one two thre|e'],
  ['ArrowRight', 'one two three|'],
  ['Home', '|one two three'],
  ['Home ArrowLeft', '|one two three'],
  ['Home End', 'one two three|'],
  ['Control+ArrowLeft', 'one two |three'],
  ['Control+ArrowLeft Control+ArrowLeft', 'one |two three'],
  ['Home Control+ArrowRight', 'one| two three'],
  ['Alt+ArrowLeft', 'one two |three'],
  ['Home Alt+ArrowRight', 'one| two three'],
  ['Control+a', '|one two three'],
  ['Control+a Control+e', 'one two three|'],
  ['Control+b Control+b', 'one two thr|ee'],
  ['Control+a Control+f', 'o|ne two three'],
  ['Alt+b', 'one two |three'],
  ['Control+a Alt+f', 'one| two three'],
  ['Backspace', 'one two thre|'],
  ['Home Backspace', '|one two three'],
  ['Home Delete', '|ne two three'],
  ['Control+a Control+d', '|ne two three'],
  ['Alt+b Control+k', 'one two |'],
  ['Alt+b Control+u', '|three'],
  ['Control+h', 'one two thre|'],
  ['Alt+Backspace', 'one two |'],
  ['Home Alt+d', '| two three'],
  ['Control+u Control+y', 'one two three|'],
  ['Alt+Backspace Home Control+y', 'three|one two '],
  ['Alt+b ArrowRight Control+t', 'one two ht|ree'],
  ['Alt+Backspace Control+Shift+_', 'one two three|'],
  ['Home x y', 'xy|one two three'],
  ['Home Alt+u', 'ONE| two three'],
]

test('caret keys, Home, End, Ctrl and Alt arrows, the usual Emacs keys', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  const shown: string[] = []
  for (const [keys] of editing) {
    await terminal.press('Control+c')
    await terminal.paste('one two three')
    await terminal.press(...keys.split(' '))
    const { line, caret } = await terminal.snapshot()
    shown.push(`${keys}: ${line.slice(0, caret)}|${line.slice(caret)}`)
  }
  expect(shown).toEqual(editing.map(([keys, line]) => `${keys}: ${line}`))
})

test('insert and delete anywhere; the screen shows it', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.type('eho 漢字 👨‍👩‍👧 é')
  await terminal.press('Home', 'ArrowRight')
  await terminal.type('c')
  await terminal.press('End', 'Backspace', 'ArrowLeft', 'Backspace')
  await terminal.idle()
  expect(await promptOf(playground)).toBe(`${PROMPT} echo 漢字`)
  await terminal.press('Enter')
  await terminal.idle()
  await terminal.expectOutput(['漢字'])
})

test('history keeps the draft, and what was cancelled does not break it', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.run('echo first')
  await terminal.type('a draft')
  await terminal.press('ArrowUp', 'ArrowDown')
  expect((await terminal.snapshot()).line).toBe('a draft')
  await terminal.press('ArrowUp', 'Control+c', 'ArrowUp')
  expect((await terminal.snapshot()).line).toBe('echo first')
  await terminal.press('Control+n', 'Control+p')
  expect((await terminal.snapshot()).line).toBe('echo first')
})

test('unknown keys leak nothing', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.type('a')
  const keys = ['F1', 'F2', 'F4', 'F6', 'F7', 'F8', 'F9', 'F10', 'Shift+ArrowUp', 'Shift+ArrowDown', 'Control+ArrowUp']
  keys.push('Control+ArrowDown', 'Alt+F9', 'Shift+F8', 'Insert', 'PageUp', 'PageDown', 'Control+Alt+ArrowUp', 'Escape')
  await terminal.press(...keys)
  await sendChunk(playground, '\x1b[99;5u\x1b[200z\x1bOx')
  await terminal.press('b')
  await terminal.idle()
  expect((await terminal.snapshot()).line).toBe('ab')
  expect(await promptOf(playground)).toBe(`${PROMPT} ab`)
})

test('Ctrl-C ends ping with what it found out, and drops what was typed ahead', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.type('ping -c 1000 example.com')
  await terminal.press('Enter')
  await expect(terminal.element).toHaveAttribute('data-state', 'running')
  await expect(terminal.log).toContainText('64 bytes from')
  await page.keyboard.type('echo typed ahead')
  await terminal.press('Control+c')
  await terminal.idle()
  expect(await terminal.state()).toBe('prompt')
  await expect(terminal.element).toHaveAttribute('data-state', 'prompt')
  const screen = (await terminal.screen()).join('\n')
  expect(screen).toContain('^C')
  expect(screen).toMatch(/\d+ packets transmitted, \d+ received/)
  expect(screen).not.toContain('typed ahead')
  expect(await terminal.run('echo alive')).toEqual(['alive'])
})

test('Ctrl-C at the prompt drops the line and runs nothing', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.type('rm welcome.txt')
  await terminal.press('Control+c')
  await terminal.idle()
  expect((await terminal.screen()).slice(-2)).toEqual([`${PROMPT} rm welcome.txt^C`, PROMPT])
  expect(await terminal.typedLines()).toEqual([])
})

test('typed escape sequences and hostile words do no harm', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.run('echo before')
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    await terminal.run(word)
    await terminal.expectError(`${word}: command not found`)
    await terminal.run(`cat ${word}`)
    await terminal.expectError(`cat ${word}: No such file or directory`.replace('cat ', 'cat: '))
  }
  await sendChunk(playground, 'echo \x1b[2J\x1b]0;title\x07\x1b[31mred\r')
  await terminal.idle()
  // a name with control characters, made by quoted insert or not at all, is shown without them
  await terminal.paste('touch a\x1b[2Jb')
  await terminal.press('Enter')
  await terminal.idle()
  await terminal.run('ls')
  const screen = (await terminal.screen()).join('\n')
  expect(screen).toContain('before')
  await expect(page).toHaveTitle('Linux Terminal Playground')
  // oxlint-disable-next-line no-control-regex
  expect(screen).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f]/)
})

test('100,000 characters do no harm', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.paste('x'.repeat(100_000))
  await terminal.press('ArrowLeft', 'Backspace', 'Enter')
  await terminal.idle()
  const [error] = await terminal.typedLines('error')
  expect(error?.text).toMatch(/^x{9,}/)
  expect(await terminal.run('echo alive')).toEqual(['alive'])
})

test('keystrokes render no React: nothing outside the screen changes while a line is typed', async ({ playground }) => {
  await playground.open({ seed: 1 })
  expect(await changesOfTyping(playground)).toEqual([])
})

test('one keystroke is painted in one frame', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.paste(`echo ${'word '.repeat(60)}`)
  await terminal.press('Home')
  await terminal.idle()
  // frames in which the rows change, for each of twenty keys in the middle of a line of four rows
  await page.evaluate(() => {
    const state = { frames: 0, changed: false }
    Object.assign(window, { paint: state })
    const rows = document.querySelector('.xterm-rows')
    if (!rows) return
    new MutationObserver(() => {
      if (state.changed) return
      state.changed = true
      requestAnimationFrame(() => {
        state.changed = false
      })
      state.frames += 1
    }).observe(rows, { subtree: true, childList: true, characterData: true })
  })
  for (const key of 'abcdefghijklmnopqrst') {
    await page.keyboard.press(key)
    await terminal.idle()
  }
  expect(await page.evaluate(() => (window as unknown as { paint: { frames: number } }).paint.frames)).toBe(20)
})

test('text reaches the live log, and errors are announced with `Error: `', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await expect(terminal.log).toHaveAttribute('aria-live', 'polite')
  await terminal.run('echo heard')
  await terminal.run('cat nope')
  await expect(terminal.log.locator('[data-type]')).toHaveText([
    'echo heard',
    'heard',
    'cat nope',
    'Error: cat: nope: No such file or directory',
  ])
  await expect(terminal.log.locator('[data-type="error"] [data-content]')).toHaveText(
    'cat: nope: No such file or directory',
  )
})

test('the log keeps the last 200 lines, and loses none of a longer answer', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  const lines = Array.from({ length: 60 }, (_none, index) => `echo line ${index}`)
  for (let round = 0; round < 2; round += 1) {
    await terminal.paste(lines.join('\n'))
    await terminal.press('Enter')
    await terminal.idle()
  }
  const typed = await terminal.typedLines()
  expect(typed).toHaveLength(200)
  expect(typed.at(-1)).toEqual({ type: 'output', text: 'line 59' })
  expect(await terminal.lastOutput()).toEqual(['line 59'])
})

test('long lines are joined when they are read and copied', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ seed: 1 })
  const words = Array.from({ length: 60 }, (_none, index) => `w${index}`).join(' ')
  await terminal.paste(`echo ${words}`)
  await terminal.press('Enter')
  await terminal.idle()
  expect(await terminal.screen()).toContain(words)
  // three clicks select the whole line over all its rows
  const row = page.locator('.xterm-rows > div').filter({ hasText: /^w0 w1/ })
  const box = await row.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 8, { clickCount: 3 })
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    )
    return clipboardData.getData('text/plain')
  })
  expect(copied.trimEnd()).toBe(words)
})

test('under React StrictMode, which mounts everything twice, no letter is typed twice', async ({
  page,
  playground,
}) => {
  test.setTimeout(60_000)
  // StrictMode mounts twice in development only
  const server = await createServer({
    cacheDir: '.cache/vite-e2e',
    logLevel: 'error',
    server: { port: 0, fs: { strict: false } },
  })
  try {
    await server.listen()
    const [address = ''] = server.resolvedUrls?.local ?? []
    await page.goto(`${address}?seed=1`)
    await page.locator('.terminal-screen[data-state]').waitFor({ timeout: 40_000 })
    await playground.terminal.ready()
    expect(await playground.terminal.run('echo abc')).toEqual(['abc'])
    expect(await playground.terminal.screen()).toHaveLength(4)
    await playground.modes.switchTo('docker')
    await playground.modes.switchTo('linux')
    expect(await playground.terminal.run('echo def')).toEqual(['def'])
  } finally {
    await server.close()
  }
})
