import type { Playground } from './kit/index.ts'
import { expect, NOT_FOUND_COMPLAINT, test } from './test.ts'
import { play, prove } from './transcript.ts'

/** The rulings that show in a browser, by their numbers: where the specification leaves a choice. */

const screenEnd = async ({ terminal }: Playground): Promise<string | undefined> => (await terminal.screen()).at(-1)

test('1. When a line in Simple uses shell syntax, a quiet hint outside the screen tells; not in the output.', async ({
  playground,
}) => {
  const { page, terminal } = playground
  await playground.open({ seed: 1 })
  const region = playground.region('linux')
  const strip = region.getByRole('status').first()
  await expect(strip).toContainText('completes')
  for (const [line, hint] of [
    ['ls | wc', 'Pipes need the Bash shell'],
    ['echo hi > a.txt', 'Redirections need the Bash shell'],
    ['echo $HOME', 'Variables need the Bash shell'],
    ['cat *.txt', 'Wildcards need the Bash shell'],
  ] as const) {
    await terminal.run(line)
    await expect(strip).toContainText(hint)
    expect((await terminal.screen()).join('\n')).not.toContain('Bash shell')
  }
  await region.getByRole('button', { name: 'Dismiss hint' }).click()
  await expect(page.getByText('need the Bash shell')).toHaveCount(0)
  await terminal.run('echo a | b')
  await terminal.run('pwd')
  await expect(page.getByText('need the Bash shell')).toHaveCount(0)
  // a substring search with an asterisk is find's own
  await terminal.run('find . -name *.txt')
  await expect(page.getByText('need the Bash shell')).toHaveCount(0)
})

test('3. Operands in messages are named as typed, not resolved.', async ({ playground }) => {
  await playground.open({ seed: 1 })
  await play(
    playground,
    `
$ cat ./x/../nope
! cat: ./x/../nope: No such file or directory
$ cd Documents/../nope
! cd: no such file or directory: Documents/../nope`,
  )
})

test('4. cp, mv, chmod with one operand say the missing-operand message too. grep needs a pattern and a file.', async ({
  playground,
}) => {
  await playground.open({ seed: 1 })
  await play(
    playground,
    `
$ cp welcome.txt
! cp: missing destination file operand
$ mv welcome.txt
! mv: missing destination file operand
$ chmod 644
! chmod: missing operand
$ grep x
! grep: missing pattern or file`,
  )
})

test('6. help in Simple lists what Simple has, and under a heading of its own the names that only Bash has.', async ({
  playground,
}) => {
  await playground.open({ seed: 1 })
  const help = await playground.terminal.run('help')
  expect(help[0]).toMatch(/^Commands/)
  const heading = help.findIndex((line) => line.startsWith('Only in Bash'))
  expect(help.slice(0, heading).some((line) => /^ +ls /.test(line))).toBe(true)
  expect(help.slice(heading).join(' ')).toMatch(/ awk /)
  await play(playground, '$ awk\n! awk: command not found')
})

test('7. Up recalls earlier lines; Down past the newest gives back what was being typed.', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.run('pwd')
  await terminal.type('a draft')
  await terminal.press('ArrowUp')
  expect((await terminal.snapshot()).line).toBe('pwd')
  await terminal.press('ArrowDown')
  expect((await terminal.snapshot()).line).toBe('a draft')
})

test('8. Docker terminal, Simple: besides docker …: clear, help, history. Any other first word: command not found.', async ({
  playground,
}) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker', seed: 1 })
  await play(
    playground,
    '$ history\n    1  history\n$ ls\n! ls: command not found\n$ dockerps\n! dockerps: command not found',
  )
  expect((await terminal.run('help')).join('\n')).toMatch(/docker run/)
})

test('9. Prompts show the full path.', async ({ playground }) => {
  await playground.open({ seed: 1 })
  expect(await screenEnd(playground)).toBe('user@linux-playground:/home/user$')
  await playground.terminal.run('cd Documents')
  expect(await screenEnd(playground)).toBe('user@linux-playground:/home/user/Documents$')
  await playground.modes.switchTo('docker')
  expect(await screenEnd(playground)).toBe('user@docker-host:~$')
})

test('10. welcome.txt is exactly 87 bytes, several lines, useful for grep, sort, head and wc.', async ({
  playground,
}) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await play(playground, '$ wc -c welcome.txt\n87 welcome.txt')
  const lines = await terminal.run('cat welcome.txt')
  expect(lines.length).toBeGreaterThan(2)
  expect(new TextEncoder().encode(`${lines.join('\n')}\n`)).toHaveLength(87)
  expect(await terminal.run('sort welcome.txt')).toEqual([...lines].toSorted())
  expect(await terminal.run('sort welcome.txt')).not.toEqual(lines)
})

test('11. Maximize has an effect: the terminal takes the whole row; the state is aria-pressed.', async ({
  playground,
}) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'docker', seed: 1 })
  const region = playground.region('docker')
  const size = async (): Promise<readonly unknown[]> => {
    const box = await region.boundingBox()
    return [box?.width, box?.height]
  }
  const before = await size()
  const maximize = region.getByRole('button', { name: 'Maximize terminal' })
  await terminal.type('half')
  await maximize.click()
  await expect(maximize).toHaveAttribute('aria-pressed', 'true')
  const row = await page.locator('section[data-work] > div').evaluate((element) => {
    const style = getComputedStyle(element)
    return element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
  })
  expect((await region.boundingBox())?.width).toBeCloseTo(row, 0)
  // the line that was being typed is still there, and goes on
  await terminal.type('-typed')
  await terminal.idle()
  expect(await screenEnd(playground)).toBe('user@docker-host:~$ half-typed')
  await maximize.click()
  await expect.poll(size).toEqual(before)
})

test('12. Loading the page never moves focus or scrolls past the hero. Clicking the body, and Try This Command, focus the terminal.', async ({
  playground,
}) => {
  const { page, lessons, terminal } = playground
  await playground.open({ seed: 1 })
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0])
  await lessons.try()
  expect(await terminal.isFocused()).toBe(true)
  await lessons.nextButton.focus()
  await terminal.element.click({ position: { x: 200, y: 200 } })
  expect(await terminal.isFocused()).toBe(true)
})

test('12. Tab belongs to completion inside the terminal, with a documented way out (Esc, then Tab).', async ({
  playground,
}) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'docker', seed: 1 })
  const input = page.getByRole('textbox', { name: 'Docker Training input' })
  await expect(input).toHaveAccessibleDescription(/Esc then Tab leaves the terminal/)
  await terminal.type('docker ima')
  await terminal.press('Tab')
  await terminal.idle()
  expect((await terminal.snapshot()).line).toMatch(/^docker image/)
  await expect(input).toBeFocused()
  const panel = page.getByRole('tab', { name: 'Containers' })
  await panel.waitFor()
  await terminal.press('Escape', 'Tab')
  await expect(panel).toBeFocused()
  await terminal.focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(playground.region('docker').getByRole('button', { name: 'Maximize terminal' })).toBeFocused()
})

test('14. Progress, history, the world survive a reload (with a visible Reset). Switching mode keeps both terminals as they were.', async ({
  playground,
}) => {
  const { page, terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.run('mkdir kept')
  await terminal.type('in between')
  await playground.modes.switchTo('docker')
  await terminal.run('docker stop my-nginx')
  const docker = await terminal.screen()
  await playground.modes.switchTo('linux')
  expect(await screenEnd(playground)).toBe('user@linux-playground:/home/user$ in between')
  await playground.modes.switchTo('docker')
  expect(await terminal.screen()).toEqual(docker)
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible()
})

test('15. The repository link comes from repository in package.json.', async ({ playground }) => {
  const { page } = playground
  await playground.open()
  const expected = process.env['VITE_REPOSITORY_URL'] ?? 'https://github.com/terminal-playground/terminal-playground'
  await expect(page.getByRole('link', { name: 'Source repository' })).toHaveAttribute('href', expected)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Source' })).toHaveAttribute('href', expected)
})

test("16. Return to Home leads to the playground under the base path, not to the host's root.", async ({
  playground,
  complaints,
}) => {
  complaints.expect(NOT_FOUND_COMPLAINT)
  await playground.open({ path: 'nowhere' })
  const home = playground.page.getByRole('link', { name: 'Return to Home' })
  expect(await home.evaluate((link: HTMLAnchorElement) => new URL(link.href).pathname)).toBe('/terminal-playground/')
  await home.click()
  await playground.ready()
})

test('21. -p followed by an option or nothing means 80:80; taken ports are not checked; a taken --name is refused.', async ({
  playground,
}) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker', seed: 1 })
  await prove(playground, {
    'followed by an option':
      '$ docker run -p -d --name one nginx\n/[0-9a-f]{12}/\n$ docker port one\n80/tcp -> 0.0.0.0:80',
    'Simple does not check for taken ports': '$ docker run -d -p 80:80 --name two nginx\n/[0-9a-f]{12}/',
  })
  await terminal.run('docker run -d --name my-nginx nginx')
  expect((await terminal.typedLines('error')).map((line) => line.text).join('\n')).toMatch(
    /The container name "\/my-nginx" is already in use by container "[0-9a-f]{64}"/,
  )
})

test('22. docker exec -it web bash opens root@{id}:/# until exit or Ctrl-D; without -it the command runs once.', async ({
  playground,
}) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker', seed: 1 })
  await terminal.run('docker run -d --name web nginx')
  const [id] = await terminal.run('docker ps -q --filter name=web')
  await terminal.run('docker exec -it web bash')
  expect(await screenEnd(playground)).toBe(`root@${id}:/#`)
  await play(playground, '$ whoami\nroot')
  await terminal.run('exit')
  expect(await screenEnd(playground)).toBe('user@docker-host:~$')
  await terminal.run('docker run -it --rm alpine')
  expect(await screenEnd(playground)).toMatch(/^root@[0-9a-f]{12}:\/#$|^\/ #$/)
  await terminal.press('Control+d')
  await terminal.idle()
  expect(await screenEnd(playground)).toBe('user@docker-host:~$')
  // at the outermost prompt, Ctrl-D ends nothing
  await terminal.press('Control+d')
  await play(playground, '$ docker exec web whoami\nroot')
  expect(await screenEnd(playground)).toBe('user@docker-host:~$')
})

test('23. ?now= takes milliseconds or ISO 8601; the clock then stands, advanced only by what commands wait. ?seed= takes an integer.', async ({
  playground,
}) => {
  const { page, terminal } = playground
  const now = '2001-02-03T04:05:06Z'
  for (const given of [now, Date.parse(now)]) {
    await playground.open({ now: given })
    await play(playground, '$ date\nSat Feb  3 04:05:06 UTC 2001')
  }
  await terminal.run('ping -c 2 localhost')
  expect(await terminal.run('date')).toEqual([expect.stringMatching(/^Sat Feb {2}3 04:05:07 UTC 2001$/)])
  await page.goto('./?seed=x&now=yesterday')
  await playground.ready()
  const notices = page.getByRole('status', { name: 'Notices' })
  await expect(notices).toContainText('The seed in the address is not an integer')
  await notices.getByRole('button', { name: 'Dismiss notice' }).click()
  await expect(notices).toContainText('The time in the address is neither milliseconds nor ISO 8601')
})

test('24. The 24rem minimum holds from 640 px of width up; Maximize lifts the maximum.', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'docker' })
  for (const width of [640, 800, 1100]) {
    await page.setViewportSize({ width, height: 500 })
    await expect
      .poll(async () => (await terminal.element.boundingBox())?.height ?? 0, `at ${width}`)
      .toBeGreaterThanOrEqual(24 * 16)
  }
  await page.setViewportSize({ width: 1440, height: 1400 })
  await expect.poll(async () => (await terminal.element.boundingBox())?.height ?? 0).toBeLessThanOrEqual(34 * 16)
  await playground.region('docker').getByRole('button', { name: 'Maximize terminal' }).click()
  await expect.poll(async () => (await terminal.element.boundingBox())?.height ?? 0).toBeGreaterThan(34 * 16)
})

test("26. xterm.js's chunk is fetched right after the first paint, whether or not the learner has scrolled. Only the current mode's terminal is in the document.", async ({
  playground,
}) => {
  const { page } = playground
  await playground.open()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('.xterm')).toHaveCount(1)
  await playground.modes.switchTo('docker')
  await expect(page.locator('.xterm')).toHaveCount(1)
  await expect(page.getByRole('log', { name: 'Terminal output' })).toHaveCount(1)
})
