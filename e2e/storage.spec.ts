import type { Page } from 'playwright/test'
import { Playground } from './kit/index.ts'
import { expect, test } from './test.ts'

/** State survives: what the browser keeps, and what happens when it cannot. */

const KEY = 'terminal-playground'
const PROMPT = 'user@linux-playground:/home/user$'

const notice = (page: Page): ReturnType<Page['getByRole']> => page.getByRole('status', { name: 'Notices' })

/** All that is stored of worlds, with the pieces that are stored by themselves. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('terminal-playground')
        opening.addEventListener('error', () => reject(new Error('the database does not open')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const request = database.transaction('worlds', 'readonly').objectStore('worlds').getAll()
          request.addEventListener('success', () => {
            database.close()
            resolve(JSON.stringify(request.result))
          })
        })
      }),
  )
}

/** Reads or writes a mode's world as it is stored. */
function storedWorld(page: Page, mode: string, write?: unknown): Promise<unknown> {
  return page.evaluate(
    ([name, value]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('terminal-playground')
        opening.addEventListener('error', () => reject(new Error('the database does not open')))
        opening.addEventListener('success', () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('worlds')) {
            database.close()
            resolve(undefined)
            return
          }
          const store = database
            .transaction('worlds', value === undefined ? 'readonly' : 'readwrite')
            .objectStore('worlds')
          const request = value === undefined ? store.get(name) : store.put(value, name)
          request.addEventListener('success', () => {
            database.close()
            resolve(request.result)
          })
        })
      }),
    [mode, write] as const,
  )
}

test('progress, history, world and settings survive a reload', async ({ playground }) => {
  const { page, lessons, terminal } = playground
  await playground.open({ mode: 'linux' })
  await terminal.run('mkdir kept')
  await terminal.run('touch kept/file')
  await lessons.select('File Operations')
  await lessons.next()
  await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).click()
  const theme = await page.locator('html').getAttribute('data-theme')
  await page.reload()
  await playground.ready()
  expect(await terminal.run('find kept')).toEqual(['kept', 'kept/file'])
  await terminal.press('ArrowUp', 'ArrowUp', 'ArrowUp')
  expect((await terminal.snapshot()).line).toBe('mkdir kept')
  await expect(lessons.row('File Operations')).toHaveAttribute('aria-expanded', 'true')
  expect((await lessons.position()).step).toBe(2)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '')
  // the other theme before the first paint, too: nothing flashes
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme)
})

test("the Docker host's world survives a reload", async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'docker' })
  await terminal.run('docker run -d --name kept nginx')
  await terminal.run('docker volume create data')
  await page.reload()
  await playground.ready()
  expect(await terminal.run('docker ps --format {{.Names}}')).toEqual(['kept', 'my-nginx'])
  expect(await terminal.run('docker volume ls -q')).toEqual(['data'])
})

test.describe('work that is not stored after a line', () => {
  test('a file saved in nano is there after a reload while nano still runs', async ({ playground }) => {
    const { page, terminal } = playground
    await playground.open({ mode: 'linux', shell: 'Bash' })
    await terminal.type('nano letter.txt')
    await terminal.press('Enter')
    await expect.poll(() => terminal.state()).toBe('raw')
    await page.keyboard.type('Dear Ada')
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await terminal.screen()).join('\n')).toContain('Wrote 1 line')
    await page.reload()
    await playground.ready()
    await expect(notice(page)).toContainText('What was still running in Bash ended when the page was left.')
    expect(await terminal.run('cat letter.txt')).toEqual(['Dear Ada'])
  })

  test('what a job writes while the prompt stands is stored without a further line', async ({ playground }) => {
    const { page, terminal } = playground
    await playground.open({ mode: 'linux', shell: 'Bash' })
    await terminal.run('(sleep 0.3; echo from a job > job.txt) &')
    await expect.poll(() => storedText(page)).toContain('job.txt')
    await page.reload()
    await playground.ready()
    expect(await terminal.run('cat job.txt')).toEqual(['from a job'])
  })

  test('the files of a loop that still runs are there after a reload', async ({ playground }) => {
    const { page, terminal } = playground
    await playground.open({ mode: 'linux', shell: 'Bash' })
    await terminal.type('for ((i = 1; ; i++)); do echo $i > n$i; echo made $i; sleep 0.05; done')
    await terminal.press('Enter')
    await expect(terminal.log).toContainText('made 5')
    const made = Number(/made (\d+)\D*$/.exec((await terminal.log.textContent()) ?? '')?.[1])
    await page.reload()
    await playground.ready()
    expect(await terminal.run(`cat n${made}`)).toEqual([String(made)])
  })

  test('a file of 60 MB is there after a reload at once, and is not stored again with other changes', async ({
    playground,
  }) => {
    const { page, terminal } = playground
    await playground.open({ mode: 'linux', shell: 'Bash' })
    await terminal.run('head -c 60000000 /dev/zero > big; md5sum big > sum')
    await page.reload()
    await playground.ready()
    expect(await terminal.run('md5sum -c sum; wc -c < big')).toEqual(['big: OK', '60000000'])
    await terminal.run('echo more > small')
    await page.reload()
    await playground.ready()
    expect(await terminal.run('cat small; wc -c < big')).toEqual(['more', '60000000'])
    await expect(notice(page)).toBeEmpty()
  })

  test('a container that ends by itself has ended after a reload, without another command', async ({ playground }) => {
    const { page, terminal } = playground
    await playground.open({ mode: 'docker' })
    await terminal.run('docker run -d --name short alpine sleep 1')
    await expect
      .poll(() => storedWorld(page, 'docker').then((world) => JSON.stringify(world ?? '')))
      .toMatch(/"exited".*"short"|"short".*"exited"/)
  })
})

test('under a seed chance goes on after a reload where it was', async ({ playground }) => {
  const { page, terminal } = playground
  const ids = async (): Promise<readonly string[]> => terminal.run('docker ps -aq --no-trunc')
  await playground.open({ mode: 'docker', seed: 7 })
  await terminal.run('docker run -d nginx')
  await page.reload()
  await playground.ready()
  await terminal.run('docker run -d nginx')
  const found = await ids()
  expect(new Set(found).size).toBe(found.length)
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('menuitem', { name: 'Reset progress' }).click()
  await page.getByRole('button', { name: 'Erase' }).click()
  await playground.ready()
  await terminal.run('docker run -d nginx')
  await terminal.run('docker run -d nginx')
  expect(await ids()).toEqual(found)
})

test('what is stored has a version', async ({ playground }) => {
  const { page, lessons, terminal } = playground
  await playground.open({ mode: 'linux' })
  await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).click()
  await lessons.next()
  await terminal.run('mkdir a')
  const keys = await page.evaluate(() =>
    Object.entries(localStorage).map(([key, text]) => [key, JSON.parse(text).version]),
  )
  expect(Object.fromEntries(keys)).toEqual({
    [`${KEY}/settings`]: 1,
    [`${KEY}/progress/linux`]: 1,
    [`${KEY}/history/linux`]: 1,
  })
  await expect.poll(() => storedWorld(page, 'linux')).toMatchObject({ version: 1 })
})

for (const [what, text] of [
  ['damaged', '{"version":1,"val'],
  ['an older version', '{"version":0,"value":[]}'],
  ['another shape', '{"version":1,"value":{"mode":7,"lesson":"x"}}'],
] as const) {
  test(`a corrupt localStorage (${what}) is set aside with a notice, the page is alive`, async ({ playground }) => {
    const { page, lessons, terminal } = playground
    await page.addInitScript(
      ([key, stored]) => {
        if (localStorage.getItem('seeded')) return
        localStorage.setItem('seeded', 'yes')
        for (const name of ['settings', 'progress/linux', 'history/linux'])
          localStorage.setItem(`${key}/${name}`, stored)
      },
      [KEY, text] as const,
    )
    await playground.open()
    await expect(notice(page)).toContainText('was set aside, and this part starts afresh.')
    expect(await lessons.position()).toMatchObject({ step: 1 })
    expect(await terminal.run('history')).toEqual(['    1  history'])
    const aside = await page.evaluate(
      (key) =>
        ['settings', 'progress/linux', 'history/linux'].map((name) => localStorage.getItem(`${key}/${name}/set-aside`)),
      KEY,
    )
    expect(aside).toEqual([text, text, text])
    await notice(page).getByRole('button', { name: 'Dismiss notice' }).click()
    await expect(notice(page)).toBeEmpty()
    await page.reload()
    await playground.ready()
    await expect(notice(page)).toBeEmpty()
  })
}

for (const [what, data] of [
  ['an unknown version', { version: 99, world: {} }],
  ['another shape', { version: 1, world: { version: 1, files: 'none' } }],
  ['no object', 'rubbish'],
] as const) {
  test(`a corrupt IndexedDB (${what}) is set aside with a notice, the page is alive`, async ({ playground }) => {
    const { page, terminal } = playground
    await playground.open({ mode: 'linux' })
    await terminal.run('mkdir gone')
    await expect.poll(() => storedWorld(page, 'linux')).toBeDefined()
    // from a page of the same origin that runs none of our code
    await page.route('**/blank', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    )
    await page.goto('./blank')
    await storedWorld(page, 'linux', data)
    await playground.open({ mode: 'linux' })
    await expect(notice(page)).toContainText('The stored files and containers could not be read.')
    expect(await terminal.run('ls')).toEqual(['Documents  Downloads  welcome.txt'])
    await expect.poll(() => storedWorld(page, 'linux/set-aside')).toEqual(data)
  })
}

test('Reset asks once: Keep keeps, Erase erases lessons, history and files in both modes', async ({ playground }) => {
  const { page, lessons, terminal, modes } = playground
  await playground.open({ mode: 'docker' })
  await terminal.run('docker rm my-db')
  await modes.switchTo('linux')
  await terminal.run('mkdir gone')
  await lessons.next()
  const button = page.getByRole('button', { name: 'Start again' })
  const reset = page.getByRole('menuitem', { name: 'Reset progress' })
  const question = page.getByRole('group', { name: 'Reset progress' })
  await button.click()
  await reset.click()
  await expect(question).toContainText('Erase lessons, history and files in both modes?')
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await reset.click()
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(question).toHaveCount(0)
  expect(await terminal.run('ls')).toEqual(['Documents  Downloads  gone  welcome.txt'])
  await button.click()
  await reset.click()
  await question.getByRole('button', { name: 'Erase' }).click()
  await expect(question).toHaveCount(0)
  await playground.ready()
  await expect.poll(() => terminal.screen()).toHaveLength(2)
  expect(await terminal.run('ls')).toEqual(['Documents  Downloads  welcome.txt'])
  expect(await terminal.run('history')).toEqual(['    1  ls', '    2  history'])
  expect((await lessons.position()).step).toBe(1)
  await modes.switchTo('docker')
  expect(await terminal.run('docker ps -a --format {{.Names}}')).toEqual(['my-nginx', 'my-db'])
  await page.reload()
  await playground.ready()
  expect(await terminal.run('docker ps -a --format {{.Names}}')).toEqual(['my-nginx', 'my-db'])
})

test('Reset while a command runs ends it', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'linux' })
  await terminal.type('ping -c 1000 localhost')
  await terminal.press('Enter')
  await expect(terminal.element).toHaveAttribute('data-state', 'running')
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('menuitem', { name: 'Reset progress' }).click()
  await page.getByRole('button', { name: 'Erase' }).click()
  await expect(terminal.element).toHaveAttribute('data-state', 'prompt')
  await terminal.idle()
  expect((await terminal.screen()).at(-1)).toBe(PROMPT)
})

test('two tabs: each notices that the other saves too; the last writer wins', async ({ playground, context }) => {
  const other = new Playground(await context.newPage())
  await playground.open({ mode: 'linux' })
  await other.open({ mode: 'linux' })
  await playground.terminal.run('mkdir from-one')
  await expect(notice(other.page)).toContainText('The playground is open in another tab too.')
  await other.terminal.run('mkdir from-two')
  await expect(notice(playground.page)).toContainText('the last one to save wins.')
  await expect.poll(() => storedWorld(other.page, 'linux')).toBeDefined()
  await other.page.reload()
  await other.ready()
  expect(await other.terminal.run('ls')).toEqual(['Documents  Downloads  from-two  welcome.txt'])
})

test('no storage at all: a notice, and everything works until the page is closed', async ({ playground }) => {
  const { page, lessons, terminal } = playground
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(IDBFactory.prototype, 'open', { value: refuse })
  })
  await playground.open({ mode: 'linux' })
  await expect(notice(page)).toContainText('This browser keeps no data for this page')
  await terminal.run('mkdir here')
  expect(await terminal.run('ls')).toEqual(['Documents  Downloads  here  welcome.txt'])
  await lessons.next()
  expect((await lessons.position()).step).toBe(2)
})

test('a database that never answers holds nothing up for long', async ({ playground }) => {
  const { page, terminal } = playground
  await page.addInitScript(() => {
    const silent = (): IDBOpenDBRequest => Object.create(EventTarget.prototype)
    Object.defineProperty(IDBFactory.prototype, 'open', { value: silent })
  })
  await playground.open({ mode: 'linux' })
  await expect(notice(page)).toContainText('This browser keeps no data for this page')
  expect(await terminal.run('echo alive')).toEqual(['alive'])
})

test('full storage: a notice, and everything works', async ({ playground }) => {
  const { page, lessons, terminal } = playground
  await page.addInitScript(() => {
    Storage.prototype.setItem = (): never => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await playground.open({ mode: 'linux' })
  await lessons.next()
  await expect(notice(page)).toContainText('This browser has no room left for this page')
  expect(await terminal.run('echo alive')).toEqual(['alive'])
})

test('a database that is deleted from elsewhere: a notice, and what is done from then on is stored', async ({
  playground,
}) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'linux' })
  await terminal.run('mkdir before')
  await expect.poll(() => storedWorld(page, 'linux')).toBeDefined()
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('terminal-playground').addEventListener('success', resolve)
      }),
  )
  await expect(notice(page)).toContainText('What this browser kept for this page was deleted from outside.')
  await terminal.run('mkdir after')
  await page.reload()
  await playground.ready()
  expect(await terminal.run('ls')).toEqual(['Documents  Downloads  after  before  welcome.txt'])
})

test('a database without its store is made whole with a notice', async ({ playground }) => {
  const { page, terminal } = playground
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto('./blank')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('terminal-playground', 3)
        opening.addEventListener('success', () => resolve(opening.result.close()))
      }),
  )
  await playground.open({ mode: 'linux' })
  await expect(notice(page)).toContainText('was damaged and was made anew')
  await terminal.run('mkdir kept')
  await page.reload()
  await playground.ready()
  await expect(notice(page)).toBeEmpty()
  expect(await terminal.run('ls')).toEqual(['Documents  Downloads  kept  welcome.txt'])
})

for (const [what, breakIt] of [
  [
    'cannot be made',
    "window.BroadcastChannel = class { constructor() { throw new DOMException('', 'SecurityError') } }",
  ],
  ['throws', "BroadcastChannel.prototype.postMessage = () => { throw new DOMException('', 'InvalidStateError') }"],
  ['is missing', 'delete window.BroadcastChannel'],
] as const) {
  test(`a BroadcastChannel that ${what}: a notice, and everything is stored`, async ({ playground }) => {
    const { page, terminal } = playground
    await page.addInitScript(breakIt)
    await playground.open({ mode: 'linux', shell: 'Bash' })
    await terminal.run('head -c 100000 /dev/zero > zeros')
    await expect(notice(page)).toContainText('This browser does not let tabs hear of each other.')
    await page.reload()
    await playground.ready()
    expect(await terminal.run('wc -c < zeros')).toEqual(['100000'])
  })
}
