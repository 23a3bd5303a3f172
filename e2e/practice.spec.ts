import type { Locator, Page } from 'playwright/test'
import { findings, findingsInAllLooks } from './axe.ts'
import { changesOfTyping } from './changes.ts'
import { holdBack } from './hold-back.ts'
import { expect, test } from './test.ts'

// what fades in has its contrast when it is there
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const FIRST_FOUR = ['navigation-basics', 'file-operations', 'file-content-management', 'text-processing']

/** Gives the page what an earlier visit has stored; what it stores itself stays over a reload. */
async function storeFirst(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) {
      const name = `terminal-playground/${key}`
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify({ version: 1, value }))
    }
  }, values)
}

const fourDone = { 'progress/linux': { lesson: 4, command: 0, expanded: true, completed: FIRST_FOUR } }

const card = (page: Page) => page.locator('.practice')
const offer = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Practise Text Processing' }).getByRole('button', { name: new RegExp(`^${name}`) })

test('a challenge is failed on other files, and solved in two ways; the own files come back', async ({
  playground,
}) => {
  const { terminal, lessons, page } = playground
  await storeFirst(page, fourDone)
  await playground.open({ mode: 'linux', shell: 'Bash', seed: 1 })
  await terminal.run('touch mine')
  await offer(page, 'Now you').click()
  await expect(card(page)).toContainText('no command has run yet')
  expect(await findingsInAllLooks(page)).toEqual([])
  await terminal.run('ls Documents')
  await terminal.run('cat Documents/letter.txt')
  await expect(playground.strip).toContainText('Two lines did not do it yet.')
  await playground.strip.getByRole('button', { name: 'Hint 1 of 3' }).click()
  await expect(card(page)).toContainText('Which program finds lines?')
  await expect(card(page)).toContainText('2 so far')
  await terminal.run('grep -n "he tickets" Documents/letter.txt')
  await expect(playground.strip).toContainText('It works here, but not with other files')
  expect(await findings(page)).toEqual([])
  await terminal.run('grep -n tickets Documents/letter.txt')
  await expect(playground.strip).toContainText('It works with other files, too.')
  await card(page).getByRole('button', { name: 'Finish' }).click()
  await expect(playground.strip).toContainText('Your own files are back')
  expect(await terminal.run('ls mine')).toEqual(['mine'])
  await expect(offer(page, 'Now you')).toHaveAccessibleName('Now you (solved)')
  await page.reload()
  await playground.ready()
  await expect(offer(page, 'Now you')).toHaveAccessibleName('Now you (solved)')
  await offer(page, 'Now you').click()
  await expect(card(page)).toContainText('0 so far')
  await terminal.run('cd Documents')
  await terminal.run('grep -n tickets letter.txt')
  await expect(playground.strip).toContainText('Done in 2 lines; par is 1.')
  // in the midst of an exercise, too, it is the own world that is kept
  await page.reload()
  await playground.ready()
  await expect(card(page)).toHaveCount(0)
  expect(await terminal.run('ls mine')).toEqual(['mine'])
  expect(await lessons.progress()).toMatch(/^4\//)
})

test('a project begins with nothing undone, and a line that meets a goal of it is none in vain', async ({
  playground,
}) => {
  const { terminal, page } = playground
  // no lesson is open: nothing has been heard yet
  await storeFirst(page, { 'progress/linux': { lesson: 0, command: 0, expanded: false, completed: FIRST_FOUR } })
  await playground.open({ mode: 'linux', seed: 1 })
  await page.locator('.capstone-row').click()
  await expect(card(page)).toContainText('~/trip/notes is not there')
  await expect(card(page).locator('[data-state=unmet]')).toHaveCount(6)
  await terminal.run('mkdir -p trip/notes')
  await terminal.run('mv Downloads/plan.txt trip/notes/itinerary.txt')
  await expect(card(page).locator('[data-state=met]')).toHaveCount(2)
  await expect(card(page).locator('[data-state=broken]')).toHaveCount(0)
  await expect(playground.strip).not.toContainText('Two lines did not do it yet.')
  await terminal.run('ls')
  await terminal.run('ls')
  await expect(playground.strip).toContainText('Two lines did not do it yet.')
})

test('the button of a hint is whole beside a long title', async ({ playground }) => {
  const { page } = playground
  await storeFirst(page, { 'progress/linux': { lesson: 0, command: 0, expanded: false, completed: [] } })
  await playground.open({ mode: 'linux', shell: 'Bash', seed: 1 })
  await page.locator('.capstone-row').click()
  const hint = card(page).getByRole('button', { name: 'Hint 1 of 3' })
  await expect(hint).toBeEnabled()
  const room = await hint.evaluate((button) => {
    const [inner, outer] = [button, button.closest('.practice')].map((one) => one?.getBoundingClientRect().right ?? 0)
    return (outer ?? 0) - (inner ?? 0)
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('nothing below a challenge moves when its files are there', async ({ playground }) => {
  const { page } = playground
  await storeFirst(page, fourDone)
  await playground.open({ mode: 'linux', shell: 'Bash', seed: 1 })
  const release = await holdBack(page, /\/played-[^/]*\.js/)
  await offer(page, 'Now you').click()
  await expect(card(page)).toContainText('Laying out the files…')
  await expect(card(page).getByText('The lines about tickets are shown, with their numbers')).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Hint 1 of 3' })).toBeDisabled()
  const laying = await card(page).boundingBox()
  release()
  await expect(card(page)).toContainText('no command has run yet')
  expect(await card(page).boundingBox()).toEqual(laying)
})

test('an exercise that is opened on a slow machine is there at once, whole', async ({ playground }) => {
  const { page } = playground
  await storeFirst(page, fourDone)
  await playground.open({ mode: 'linux', shell: 'Bash', seed: 1 })
  await expect(offer(page, 'Arrange')).toBeVisible()
  // each look of the card after a frame; a part that came later would make it higher
  const heights = await offer(page, 'Arrange').evaluate(async (button: HTMLElement) => {
    button.click()
    const seen: number[] = []
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame)
      seen.push(document.querySelector('.practice')?.getBoundingClientRect().height ?? 0)
    }
    return [...new Set(seen)]
  })
  await expect(card(page)).toContainText('no command has run yet')
  expect(heights).toHaveLength(1)
  expect((await card(page).boundingBox())?.height).toBe(heights[0])
})

test('from memory: hints fill the brackets, and a line that was shown is only seen', async ({ playground }) => {
  const { terminal, page } = playground
  await storeFirst(page, fourDone)
  await playground.open({ mode: 'linux', seed: 1, theme: 'light' })
  await offer(page, 'Recap').click()
  await expect(card(page)).toContainText('Text Processing, done')
  await expect(card(page)).toContainText('grep')
  expect(await findingsInAllLooks(page)).toEqual([])
  await card(page).getByRole('button', { name: 'Again from memory' }).click()
  await expect(card(page)).toContainText('Again, 1 of 6')
  const words = card(page).getByRole('list', { name: 'Notes of the line' })
  await expect(words).not.toContainText('cat')
  await card(page).getByRole('button', { name: 'Hint 1 of 3' }).click()
  await card(page).getByRole('button', { name: 'Hint 2 of 3' }).click()
  await expect(words).toContainText('cat')
  await expect(words).not.toContainText('welcome.txt')
  expect(await findings(page)).toEqual([])
  await terminal.run('cat welcome.txt')
  await expect(card(page).getByRole('button', { name: 'Next' })).toHaveAttribute('data-filled')
  await card(page).getByRole('button', { name: 'Next' }).click()
  await card(page).getByRole('button', { name: 'Show the line' }).click()
  await card(page).getByRole('button', { name: 'Try This Command' }).click()
  await terminal.expectLine('head -n 2 welcome.txt')
})

test('words are arranged by keyboard, and an output is predicted', async ({ playground }) => {
  const { page } = playground
  await storeFirst(page, fourDone)
  await playground.open({ mode: 'linux', seed: 1 })
  await offer(page, 'Arrange').click()
  const pieces = card(page).getByRole('list', { name: 'Words to choose from' })
  const line = card(page).getByRole('group', { name: 'The line' })
  for (const text of ['2', 'head', 'tail', '-n', 'welcome.txt']) {
    await pieces.getByRole('button', { name: text, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await line.getByRole('button', { name: /^tail/ }).focus()
  await page.keyboard.press('Backspace')
  await line.getByRole('button', { name: /^2,/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(line.getByRole('button', { name: '2, word 3 of 4' })).toBeFocused()
  expect(await findingsInAllLooks(page)).toEqual([])
  await page.keyboard.press('F6')
  await page.keyboard.press('F6')
  await expect(card(page).getByRole('button', { name: 'Run this line' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(playground.strip).toContainText('Done.')
  await card(page).getByRole('button', { name: 'Finish' }).click()
  await offer(page, 'Predict 1').click()
  await card(page).getByRole('radio', { name: '4', exact: true }).check()
  await card(page).getByRole('button', { name: 'Run it and see' }).click()
  await expect(card(page)).toContainText('This is what it printed.')
  await expect(card(page).locator('[data-right]')).toContainText('4 welcome.txt')
  expect(await findingsInAllLooks(page)).toEqual([])
})

for (const name of ['Now you', 'Predict 1', 'Arrange', 'Again from memory'])
  test(`keystrokes render no React while an exercise is open: ${name}`, async ({ playground }) => {
    const { page } = playground
    await storeFirst(page, fourDone)
    await playground.open({ mode: 'linux', shell: 'Bash', seed: 1 })
    const isRecap = name === 'Again from memory'
    await offer(page, isRecap ? 'Recap' : name).click()
    if (isRecap) await card(page).getByRole('button', { name }).click()
    await expect(card(page)).toBeVisible()
    await playground.ready()
    expect(await changesOfTyping(playground)).toEqual([])
  })

test('what was learned some days ago is asked for on return', async ({ playground }) => {
  const { terminal, page } = playground
  const review = { cards: { 'wc -l': { box: 0, due: 20_000 } }, answered: { day: 0, count: 0 } }
  await storeFirst(page, { ...fourDone, 'practised/linux': { answers: {}, review } })
  await playground.open({ mode: 'linux', seed: 1, now: '2026-11-20T12:00:00Z' })
  await expect(page.locator('.warm-up')).toContainText('1 command')
  expect(await findings(page)).toEqual([])
  await page.locator('.warm-up').getByRole('button', { name: 'Begin' }).click()
  await expect(card(page)).toContainText('Write the line that the notes describe.')
  await card(page).getByRole('button', { name: 'Write it' }).click()
  await expect(card(page)).toContainText('Goal')
  expect(await findingsInAllLooks(page)).toEqual([])
  await terminal.run('wc -l < welcome.txt')
  await card(page).getByRole('button', { name: 'Next' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(page.locator('.warm-up')).toHaveCount(0)
  const stored = await page.evaluate(() => localStorage.getItem('terminal-playground/practised/linux'))
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ value: { review: { cards: { 'wc -l': { box: 1 } } } } })
})

/** How far a part goes beyond what holds it, in pixels: 0 where it is inside. */
const beyond = (part: Locator, holder: string): Promise<number> =>
  part.evaluate((inner, selector) => {
    const [own, outer] = [inner, inner.closest(selector)].map((one) => one?.getBoundingClientRect())
    return own && outer ? Math.max(0, own.right - outer.right, own.bottom - outer.bottom) : NaN
  }, holder)

for (const [width, height, hasTouch] of [
  [1440, 900, false],
  [320, 640, true],
  [844, 390, true],
] as const)
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ hasTouch, viewport: { width, height } })

    test('a warm-up and the cheat sheet are whole in Spanish', async ({ playground }) => {
      const { page } = playground
      const cards = { 'wc -l': { box: 0, due: 20_000 }, cp: { box: 0, due: 20_000 } }
      const review = { cards, answered: { day: 0, count: 0 } }
      await storeFirst(page, { ...fourDone, 'practised/linux': { answers: {}, review } })
      await playground.open({ mode: 'linux', language: 'es', seed: 1, now: '2026-11-20T12:00:00Z' })
      const row = page.locator('.warm-up')
      await expect(row).toContainText('2 comandos')
      expect(await beyond(row.getByRole('button', { name: 'Ahora no' }), '.lessons')).toBe(0)
      await row.getByRole('button', { name: 'Empezar' }).click()
      await card(page).getByRole('button', { name: 'Ahora no' }).waitFor()
      // what is longer than the panel can be scrolled to
      expect(await beyond(card(page).locator('xpath=..'), '.lessons')).toBe(0)
      await card(page).getByRole('button', { name: 'Ahora no' }).click()
      const all = page.getByRole('button', { name: 'Todas' })
      if (await all.isVisible()) await all.click()
      await page.locator('.cheat-sheet-row').click()
      const close = page.getByRole('button', { name: 'Volver a la terminal' })
      expect(await beyond(close, '.sheet')).toBe(0)
    })
  })

test('the end of a track has its cheat sheet, which prints on one page', async ({ playground }) => {
  const { lessons, page } = playground
  await playground.open({ mode: 'linux', seed: 1 })
  const titles = await lessons.titles()
  expect(titles).toHaveLength(10)
  await page.locator('.cheat-sheet-row').click()
  const sheet = page.getByRole('region', { name: 'Linux cheat sheet' })
  await expect(sheet).toContainText('grep -n')
  // nothing under it takes the keyboard
  await expect(page.locator('.terminal-window')).toBeHidden()
  await expect(sheet.getByRole('button', { name: 'Back to the terminal' })).toBeVisible()
  await expect(sheet.getByText('uname', { exact: false }).first()).not.toHaveCSS('color', 'rgb(0, 0, 0)')
  expect(await findings(page)).toEqual([])
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // all of it is there without scrolling to the side
  const commands = sheet.getByRole('region')
  expect(await commands.evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.locator('.terminal-window')).toBeVisible()
  await expect(page.locator('.cheat-sheet-row')).toBeFocused()
})

test('undo leads out of an exercise into the lesson, redo back into it; resetting forgets it', async ({
  playground,
}) => {
  const { terminal, page } = playground
  await storeFirst(page, { ...fourDone, 'practised/linux': { answers: { 'recap/text-processing': 'solved' } } })
  await playground.open({ mode: 'linux', shell: 'Bash', seed: 1 })
  await terminal.run('touch mine')
  await offer(page, 'Now you').click()
  await expect(card(page)).toContainText('no command has run yet')
  await terminal.run('ls Documents')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(card(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(card(page)).toHaveCount(0)
  expect(await terminal.screen()).not.toContainEqual(expect.stringContaining('ls Documents'))
  await page.getByRole('button', { name: 'Redo' }).first().click()
  await expect(card(page)).toContainText('Now you')
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('menuitem', { name: 'Reset progress' }).click()
  await page.getByRole('button', { name: 'Erase' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(page.locator('.offers')).toHaveCount(0)
  expect(await terminal.run('ls')).toEqual(['Documents  Downloads  welcome.txt'])
  expect(await page.evaluate(() => localStorage.getItem('terminal-playground/practised/linux'))).toBeNull()
})

test('a track that is done says what one can do now, and leads to the next', async ({ playground }) => {
  const { lessons, page } = playground
  const completed = [...FIRST_FOUR, 'system-information', 'advanced-file-operations', 'network-commands']
  completed.push('text-analysis', 'system-commands')
  await storeFirst(page, { 'progress/linux': { lesson: 9, command: 7, expanded: true, completed } })
  await playground.open({ mode: 'linux', seed: 1 })
  await expect(page.getByRole('button', { name: 'Begin Bash' })).toHaveCount(0)
  await lessons.next()
  await expect(page.getByRole('button', { name: 'Begin Bash' })).toBeVisible()
  expect(await findingsInAllLooks(page)).toEqual([])
  await page.getByRole('button', { name: 'Begin Bash' }).click()
  await expect(lessons.step).toHaveAttribute('data-title', 'Quoting')
})

test('a challenge of Docker is solved in Spanish, on a phone', async ({ playground }) => {
  const { terminal, page } = playground
  const completed = ['docker-basics', 'working-with-images', 'running-containers']
  await storeFirst(page, { 'progress/docker': { lesson: 2, command: 6, expanded: true, completed } })
  await page.setViewportSize({ width: 390, height: 844 })
  await playground.open({ mode: 'docker', language: 'es', seed: 1, theme: 'light' })
  await page.getByRole('button', { name: 'Todas' }).click()
  await page.locator('.offers').getByRole('button', { name: 'Ahora tú' }).click()
  await expect(card(page)).toContainText('9000')
  // it is all to be seen, though the list that it was opened from was long
  await expect(card(page)).toBeInViewport({ ratio: 1 })
  expect(await findings(page)).toEqual([])
  await terminal.run('docker run -d --name shop -p 9000:80 nginx')
  await expect(playground.strip).toContainText('Hecho en 1 línea; la meta es 1.')
  expect(await findings(page)).toEqual([])
  await card(page).getByRole('button', { name: 'Terminar' }).click()
  await expect(card(page)).toHaveCount(0)
})
