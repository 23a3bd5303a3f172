import { holdBack } from './hold-back.ts'
import type { Playground } from './kit/index.ts'
import { expect, test } from './test.ts'
import { prove } from './transcript.ts'

/** Section 4 of the specification: states and transitions. */

/** Presses Next until the current lesson's last step shows. */
async function toLastStep({ lessons }: Playground): Promise<void> {
  const { step, of } = await lessons.position()
  for (let at = step; at < of; at += 1) await lessons.next()
}

test.describe('Lesson progress', () => {
  test('Current lesson index starts at 0; current command index at 0.', async ({ playground }) => {
    const { lessons } = playground
    await playground.open()
    await expect(lessons.row('Navigation Basics')).toHaveAttribute('aria-expanded', 'true')
    expect((await lessons.position()).step).toBe(1)
    expect(await lessons.command()).toBe('ls')
  })

  test('Next moves to the following command. On the last command the button reads Complete: it marks the lesson completed and moves to the next lesson, expanded, at command 0.', async ({
    playground,
  }) => {
    const { lessons } = playground
    await playground.open()
    await expect(lessons.nextButton).toHaveText('Next')
    await lessons.next()
    expect((await lessons.position()).step).toBe(2)
    await toLastStep(playground)
    await expect(lessons.nextButton).toHaveText('Complete')
    expect(await lessons.progress()).toBe('0/10 lessons (0%)')
    await lessons.next()
    expect(await lessons.progress()).toBe('1/10 lessons (10%)')
    await expect(lessons.row('Navigation Basics')).toHaveAccessibleName(/\(done\)/)
    await expect(lessons.row('Navigation Basics')).toHaveAttribute('aria-expanded', 'false')
    await expect(lessons.row('File Operations')).toHaveAttribute('aria-expanded', 'true')
    expect((await lessons.position()).step).toBe(1)
  })

  test('On the last lesson the panel collapses.', async ({ playground }) => {
    const { lessons } = playground
    await playground.open()
    await lessons.select('Cleanup and Archives')
    await toLastStep(playground)
    await lessons.next()
    await expect(lessons.step).toHaveCount(0)
    await expect(lessons.row('Cleanup and Archives')).toHaveAttribute('aria-expanded', 'false')
    expect(await lessons.progress()).toBe('1/10 lessons (10%)')
  })

  test('Prev goes back one command; disabled at the first.', async ({ playground }) => {
    const { lessons } = playground
    await playground.open()
    await expect(lessons.prevButton).toBeDisabled()
    await lessons.next()
    await lessons.next()
    await lessons.prev()
    expect((await lessons.position()).step).toBe(2)
    await lessons.prev()
    expect((await lessons.position()).step).toBe(1)
    await expect(lessons.prevButton).toBeDisabled()
  })

  test('Selecting a lesson makes it current, resets the command index to 0, toggles its expansion (selecting the expanded one collapses it) and scrolls it into view.', async ({
    playground,
  }) => {
    const { lessons, page } = playground
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await playground.open()
    await lessons.next()
    await lessons.select('Text Processing')
    const row = lessons.row('Text Processing')
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(row).toHaveAccessibleName(/\(current\)/)
    expect((await lessons.position()).step).toBe(1)
    await lessons.next()
    await lessons.select('Text Processing')
    await expect(row).toHaveAttribute('aria-expanded', 'false')
    await expect(lessons.step).toHaveCount(0)
    await lessons.select('Text Processing')
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    expect((await lessons.position()).step).toBe(1)
    // the last row lies below the list's edge; chosen by keyboard, its step comes into view with it
    await lessons.row('Cleanup and Archives').focus()
    await page.keyboard.press('Enter')
    await expect(lessons.row('Cleanup and Archives')).toBeInViewport({ ratio: 1 })
    await expect(lessons.step).toBeInViewport()
  })

  test('Try This Command places the current command in the terminal input via the shared holder (cleared after use, 100 ms) and focuses the input.', async ({
    playground,
  }) => {
    const { lessons, page, terminal } = playground
    await playground.open()
    await lessons.try()
    await expect(page.getByRole('textbox', { name: 'Linux Terminal input' })).toBeFocused()
    expect((await terminal.snapshot()).line).toBe('ls')
    expect(await terminal.typedLines()).toEqual([])
    // used up: another terminal does not get it, and the same one may be offered again
    await page.keyboard.press('Control+u')
    await playground.modes.switchTo('docker')
    expect((await terminal.snapshot()).line).toBe('')
    await playground.modes.switchTo('linux')
    expect((await terminal.snapshot()).line).toBe('')
    await lessons.try()
    expect((await terminal.snapshot()).line).toBe('ls')
    // it replaces what was being typed
    await terminal.type(' and more')
    await lessons.try()
    expect((await terminal.snapshot()).line).toBe('ls')
  })

  test('Changing mode resets the pending suggestion.', async ({ playground }) => {
    const { lessons, page, terminal } = playground
    // the terminal's code comes late, so that the suggestion is still pending when the mode changes
    const letThrough = await holdBack(page, /pane-.*\.js/)
    await page.goto('./?mode=linux')
    await lessons.ready()
    await lessons.try()
    await playground.modes.choose('docker')
    letThrough()
    await playground.region('docker').locator('[data-state]').waitFor()
    expect((await terminal.snapshot()).line).toBe('')
    await playground.modes.switchTo('linux')
    expect((await terminal.snapshot()).line).toBe('')
  })

  test('A suggestion made before the terminal is there waits for it.', async ({ playground }) => {
    const { lessons, page, terminal } = playground
    const letThrough = await holdBack(page, /pane-.*\.js/)
    await page.goto('./?mode=linux')
    await lessons.ready()
    await lessons.try()
    letThrough()
    await terminal.ready()
    expect((await terminal.snapshot()).line).toBe('ls')
  })
})

test.describe('Terminal', () => {
  test('Submitting a non-empty line clears the input and appends to history.', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1 })
    await terminal.run('whoami')
    expect((await terminal.snapshot()).line).toBe('')
    expect(await terminal.run('history')).toEqual(['    1  whoami', '    2  history'])
  })

  test('History navigation: up goes back through earlier commands, down goes forward; past the newest it clears the input.', async ({
    playground,
  }) => {
    const { terminal } = playground
    await playground.open({ seed: 1 })
    for (const line of ['echo one', 'echo two', 'echo three']) await terminal.run(line)
    const line = async (key: string): Promise<string> => {
      await terminal.press(key)
      return (await terminal.snapshot()).line
    }
    const keys = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']
    const seen: string[] = []
    for (const key of keys) seen.push(await line(key))
    expect(seen).toEqual(['echo three', 'echo two', 'echo one', 'echo one', 'echo two', 'echo three', '', ''])
  })

  test('Linux clear empties the screen.', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ mode: 'linux' })
    await terminal.run('help')
    await terminal.run('clear')
    expect(await terminal.screen()).toEqual(['user@linux-playground:/home/user$'])
    expect(await terminal.typedLines()).toEqual([])
  })

  test('Docker clear or the Clear button resets to the welcome line only.', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ mode: 'docker' })
    const cleared = [expect.stringMatching(/^Welcome to the Docker host/), 'user@docker-host:~$']
    await terminal.run('docker images')
    await terminal.run('clear')
    expect(await terminal.screen()).toEqual(cleared)
    await terminal.run('docker images')
    await terminal.type('half a line')
    await playground.region('docker').getByRole('button', { name: 'Clear' }).click()
    await terminal.idle()
    expect(await terminal.screen()).toEqual([cleared[0], 'user@docker-host:~$ half a line'])
    expect(await terminal.typedLines()).toEqual([])
  })

  test('Input highlight timeout 100 ms.', async ({ playground }) => {
    const { page, lessons } = playground
    await playground.open()
    // measured in the page: when the mark comes and goes
    const times = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const screen = document.querySelector('.terminal-screen')
          if (!screen) return
          let from = 0
          new MutationObserver(() => {
            if (screen.hasAttribute('data-highlight')) from = performance.now()
            else resolve(performance.now() - from)
          }).observe(screen, { attributeFilter: ['data-highlight'] })
        }),
    )
    await lessons.try()
    const lasted = await times
    expect(lasted).toBeGreaterThan(90)
    expect(lasted).toBeLessThan(400)
  })
})

test.describe('Docker container state', () => {
  test('docker run -d adds a running container; stop sets stopped; start sets running; rm removes a container only if not running; system prune removes stopped containers.', async ({
    playground,
  }) => {
    await playground.open({ mode: 'docker', seed: 1 })
    await prove(playground, {
      'docker run -d adds a running container': `
$ docker run -d --name web nginx
/[0-9a-f]{12}/
$ docker ps --format {{.Names}}:{{.State}}
web:running
my-nginx:running`,
      'stop sets stopped': `
$ docker stop web
web
$ docker ps -a --filter name=web --format {{.Names}}:{{.State}}
web:exited`,
      'start sets running': `
$ docker start web
web
$ docker ps -a --filter name=web --format {{.Names}}:{{.State}}
web:running`,
      'rm removes a container only if not running': `
$ docker rm web
Error: Cannot remove a running container "web". Stop the container before attempting removal or force remove
$ docker rm my-db
my-db
$ docker ps -a --format {{.Names}}
web
my-nginx`,
      'system prune removes stopped containers': `
$ docker stop my-nginx
my-nginx
$ docker system prune
…
$ docker ps -a --format {{.Names}}
web`,
    })
  })
})
