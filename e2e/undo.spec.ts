import type { Locator } from 'playwright/test'
import { findings } from './axe.ts'
import type { Playground } from './kit/index.ts'
import { expect, test } from './test.ts'

/** Lines that are taken back and done again, and the panel that shows what is in the machine. */

const HOME = ['Documents  Downloads  welcome.txt']

const panelOf = ({ page }: Playground): Locator => page.locator('.state-panel')
const strip = ({ page }: Playground): Locator => page.locator('output > [data-hint]')

/** Waits for the panel, and gives its Undo. */
async function undoOf(playground: Playground): Promise<Locator> {
  const undo = panelOf(playground).getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  return undo
}

test('undo brings back all that rm -rf ~ took, and ends a job with a word', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ mode: 'linux' })
  await terminal.shell('Bash')
  const undo = await undoOf(playground)
  await terminal.run('sleep 1000 &')
  await terminal.run('rm -rf ~')
  await expect(panelOf(playground)).toContainText('welcome.txtgone')
  await undo.click()
  await expect(strip(playground)).toContainText('Back before rm -rf ~. 1 job was ended. 1 line can come back')
  await expect(panelOf(playground).getByRole('listitem').filter({ hasText: 'welcome.txt' }).last()).toContainText(
    'came back',
  )
  expect((await terminal.screen()).at(-1)).toBe('user@linux-playground:/home/user$')
  await strip(playground).getByRole('button', { name: 'Redo' }).click()
  await expect(strip(playground)).toContainText('Back after rm -rf ~')
  await undo.click()
  await expect(strip(playground)).toContainText('Back before rm -rf ~')
  expect(await terminal.run('ls; jobs')).toEqual(HOME)
  await expect(strip(playground)).not.toContainText('Back before')
})

test('the slider goes from place to place by keyboard, and says each', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'linux' })
  await undoOf(playground)
  for (const line of ['mkdir a', 'ls', 'mkdir b']) await terminal.run(line)
  const colours = await terminal.cells(1)
  const slider = panelOf(playground).getByRole('slider', { name: 'Place in your lines' })
  await slider.focus()
  await expect(slider).toHaveAttribute('aria-valuetext', 'after line 3, mkdir b')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', 'after line 2, ls')
  // what was typed has its colours still
  expect(await terminal.cells(1)).toEqual(colours)
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', 'before the first line')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', 'after line 3, mkdir b')
  await expect(slider).toBeFocused()
  expect(await terminal.run('ls')).toEqual(['Documents  Downloads  a  b  welcome.txt'])
})

for (const shell of ['Simple', 'Bash'] as const) {
  test(`at the prompt of a container undo leaves it first: ${shell}`, async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ mode: 'docker' })
    await terminal.shell(shell)
    const undo = await undoOf(playground)
    const before = await terminal.run('docker ps -aq')
    await terminal.run('docker run -it --name web nginx bash')
    await terminal.run('touch /inside')
    await undo.click()
    await expect(strip(playground)).toContainText('Back before docker run -it --name web nginx bash')
    await expect(terminal.element).toHaveAttribute('data-state', 'prompt')
    expect((await terminal.screen()).at(-1)).toBe('user@docker-host:~$')
    expect(await terminal.run('docker ps -aq')).toEqual(before)
  })
}

test('in nano and less nothing can be taken back, and the strip says why', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ mode: 'linux' })
  await terminal.shell('Bash')
  const undo = await undoOf(playground)
  await terminal.run('echo one > one')
  await expect(undo).not.toHaveAttribute('aria-disabled')
  for (const [program, key, leave] of [
    ['nano', 'Ctrl-X', 'Control+x'],
    ['less', 'q', 'q'],
  ] as const) {
    await terminal.start(`${program} one`)
    await terminal.expectRaw()
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect(strip(playground)).toContainText(`${program} has the screen: ${key} leaves it. Undo works again`)
    await terminal.press(leave)
    await terminal.settled()
    await expect(undo).not.toHaveAttribute('aria-disabled')
    await expect(strip(playground)).toHaveCount(0)
  }
})

test('Enter at an empty prompt leaves nothing to take back, and what can be redone', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run('touch mine')
  await terminal.press('Enter')
  await terminal.type('   ')
  await terminal.press('Enter')
  const undo = await undoOf(playground)
  await undo.click()
  expect(await terminal.run('')).toEqual([])
  await panelOf(playground).getByRole('button', { name: 'Redo' }).click()
  await expect(async () => expect((await terminal.screen()).join('\n')).toContain('touch mine')).toPass()
  expect(await terminal.run('ls mine')).toEqual(['mine'])
})

test('files are reset, and undo brings them back', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'linux' })
  const undo = await undoOf(playground)
  await terminal.run('mkdir mine')
  await page.getByRole('button', { name: 'Start again' }).click()
  const files = page.getByRole('menuitem', { name: 'Reset files' })
  await expect(page.getByRole('menuitem', { name: 'Restart this lesson' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(files).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(strip(playground)).toContainText('All is as at the start.')
  await expect(page.getByRole('button', { name: 'Start again' })).toBeFocused()
  expect(await terminal.run('ls')).toEqual(HOME)
  await undo.click()
  await undo.click()
  expect(await terminal.run('ls')).toEqual(['Documents  Downloads  mine  welcome.txt'])
})

test('a step that adds to a file that is gone says so at once, and offers the way back', async ({ playground }) => {
  const { lessons, terminal } = playground
  await playground.open({ mode: 'linux', shell: 'Bash' })
  await lessons.open('Redirection')
  await terminal.run('echo milk > list.txt')
  await lessons.next()
  await terminal.run('rm -rf ~')
  const back = lessons.step.getByRole('button', { name: 'Back to before it' })
  await expect(lessons.step).toContainText('This step needs /home/user/list.txt, which is gone since rm -rf ~')
  await expect(back).toBeInViewport({ ratio: 1 })
  await back.click()
  await expect(strip(playground)).toContainText('Back before rm -rf ~.')
  expect(await terminal.run('cat list.txt')).toEqual(['milk'])
  await expect(lessons.step).not.toContainText('is gone since')
})

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`what took away a step's ground is named where it is seen at once, with the way back: ${size.width}`, async ({
    playground,
  }) => {
    const { page, lessons, terminal } = playground
    await playground.open({ mode: 'docker', shell: 'Bash' })
    await lessons.open('Building Custom Images')
    await page.setViewportSize(size)
    await terminal.run('cd /; rm ~/Dockerfile')
    await expect(strip(playground)).toContainText('~/Dockerfile is gone, which this step needs')
    const back = strip(playground).getByRole('button', { name: 'Back to before it' })
    await expect(back).toBeInViewport({ ratio: 1 })
    expect(await findings(page)).toEqual([])
    await back.click()
    await expect(strip(playground)).toContainText('Back before cd /; rm ~/Dockerfile.')
    expect(await terminal.run('ls ~/Dockerfile')).toEqual(['/home/user/Dockerfile'])
    await expect(playground.strip).not.toContainText('is gone')
  })

test('where the home directory is gone the tree says what brings it back', async ({ playground }) => {
  await playground.open({ mode: 'linux' })
  const undo = await undoOf(playground)
  await playground.terminal.run('rm /home/user')
  await expect(panelOf(playground)).toContainText('Your home directory is gone. Undo brings it back.')
  await undo.click()
  await expect(panelOf(playground)).toContainText('welcome.txt')
})

test('restarting a lesson goes to its first step, and keeps what was finished', async ({ playground }) => {
  const { page, lessons, terminal } = playground
  await playground.open({ mode: 'linux' })
  await undoOf(playground)
  await lessons.next()
  await terminal.run('mkdir mine')
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('menuitem', { name: 'Restart this lesson' }).click()
  await expect.poll(async () => (await lessons.position()).step).toBe(1)
  expect(await terminal.run('ls')).toEqual(HOME)
})

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing in the panel, and the page does not move when it comes: ${theme}`, async ({ playground }) => {
    const { page, terminal } = playground
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(Reflect.get(entry, 'value')) })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await playground.open({ mode: 'linux', theme })
    await undoOf(playground)
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0)
    await terminal.shell('Bash')
    await terminal.run('mkdir -p trip/photos; rm welcome.txt')
    await terminal.run('sleep 1000 & sort /usr/share/playground/animals.txt | uniq -c | head -n 2')
    for (const name of ['Files', 'Pipe', 'Processes']) {
      await page.getByRole('tab', { name }).click()
      expect(await findings(page), name).toEqual([])
    }
    await (await undoOf(playground)).click()
    await expect(strip(playground)).toContainText('Back before')
    expect(await findings(page), 'undone').toEqual([])
    await page.getByRole('button', { name: 'Start again' }).click()
    expect(await findings(page), 'start again').toEqual([])
    await page.keyboard.press('Escape')
    await playground.modes.switchTo('docker')
    await page.getByRole('tab', { name: 'Containers' }).waitFor()
    expect(await findings(page), 'containers').toEqual([])
  })
}

test('inside a container the title bar says so, and a step for the host leaves it first', async ({ playground }) => {
  const { page, lessons, terminal } = playground
  await playground.open({ mode: 'docker', shell: 'Bash', seed: 1 })
  const title = playground.region('docker').getByRole('heading').first()
  await terminal.run('docker exec -it my-nginx bash')
  await expect(title).toHaveText('docker-host › my-nginx')
  await expect(playground.region('docker').locator('.where')).toHaveText('/')
  await expect(lessons.mainButton).toHaveText('Leave my-nginx, then try')
  await lessons.mainButton.click()
  await expect(lessons.mainButton).toHaveText(/^Run it/)
  await expect(title).toHaveText('docker-host')
  expect((await terminal.screen()).at(-1)).toBe(`user@docker-host:~$ ${await lessons.command()}`)
  await page.keyboard.press('Control+u')
  await terminal.start('less Dockerfile')
  await expect(lessons.mainButton).toHaveText('Leave less, then try')
  await lessons.mainButton.click()
  await expect(lessons.mainButton).toHaveText(/^Run it/)
  expect((await terminal.screen()).at(-1)).toBe(`user@docker-host:~$ ${await lessons.command()}`)
})
