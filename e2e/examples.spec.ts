import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { expect, type Page, test as base } from 'playwright/test'

/** Serves an example's folder, as `npx vite examples/NAME` does; gives its address. */
async function serve(name: string): Promise<{ server: ViteDevServer; address: string }> {
  const root = fileURLToPath(new URL(`../examples/${name}`, import.meta.url))
  const server = await createServer({ root, cacheDir: `${root}/../../.cache/vite-${name}`, logLevel: 'error' })
  await server.listen()
  return { server, address: server.resolvedUrls?.local[0] ?? '' }
}

const test = base.extend<{ open: (name: string) => Promise<void> }>({
  open: async ({ page }, use) => {
    const servers: ViteDevServer[] = []
    await use(async (name) => {
      const { server, address } = await serve(name)
      servers.push(server)
      await page.goto(address)
      await page.locator('.xterm-rows').waitFor()
    })
    for (const server of servers) await server.close()
  },
})

/** What the screen shows; blanks between words are no-break spaces there. */
const screen = (page: Page): Promise<string> =>
  page
    .locator('.xterm-rows > div')
    .evaluateAll((rows) => rows.map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' ').trimEnd()).join('\n'))

const expectScreen = (page: Page, text: string): Promise<void> => expect.poll(() => screen(page)).toContain(text)

test('the bare page answers', async ({ page, open }) => {
  await open('bare-page')
  await page.keyboard.type('hello')
  await page.keyboard.press('Enter')
  await expectScreen(page, '$ hello\nYou typed 5 characters: hello\n$')
})

test('the custom shell completes, asks, is interrupted, and gives its whole screen away', async ({ page, open }) => {
  await open('custom-shell')
  await page.keyboard.type('gr')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectScreen(page, 'Who are you?')
  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')
  await expectScreen(page, 'Hello, Ada!')
  await page.keyboard.type('count')
  await page.keyboard.press('Enter')
  await expectScreen(page, '\n2')
  await page.keyboard.press('Control+c')
  await expectScreen(page, '^C')
  await page.keyboard.type('look')
  await page.keyboard.press('Enter')
  await expectScreen(page, 'q leaves.')
  await page.keyboard.press('ArrowUp')
  await expectScreen(page, 'You pressed "\\u001b[A"')
  await page.keyboard.press('q')
  await expectScreen(page, 'demo> look')
})

test('interpreters log in without showing the password, ask, and open one within the other', async ({ page, open }) => {
  await open('interpreters')
  await page.keyboard.type('\nada\nsecret\n')
  await expectScreen(page, 'login: ada\nPassword:\nWelcome, ada.\n$')
  await page.keyboard.type('menu\nb')
  await expectScreen(page, 'Pears\n$')
  await page.keyboard.type('calc\n3 *\n4\n')
  await expectScreen(page, 'calc> 3 *\n4\n12\ncalc>')
  await page.keyboard.type('exit\n')
  await expectScreen(page, 'calc> exit\n$')
})
