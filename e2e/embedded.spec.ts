import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { build } from 'vite'
import { test } from './test.ts'

const ADDRESS = 'http://embedded.test/'
const root = join(import.meta.dirname, '..')

/** Shows a page of an embedder's: a module and what it imports, built as a project of its own would build it. */
async function open(page: Page, module: string): Promise<void> {
  const input = join(import.meta.dirname, 'embedded', module)
  const built = await build({
    root,
    base: ADDRESS,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { 'node:zlib': join(root, 'src/jq/no-zlib.ts') } },
    build: { write: false, minify: false, target: 'es2023', rolldownOptions: { input } },
  })
  const files = 'output' in built ? built.output : []
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)
  const sheets = files.filter((file) => file.fileName.endsWith('.css'))
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet.fileName}">`).join('')
  await page.route(`${ADDRESS}**`, (route) => {
    const name = route.request().url().slice(ADDRESS.length)
    const file = files.find(({ fileName }) => fileName === name)
    if (!file) {
      const body = `<!doctype html>${links}<body><script type="module" src="${entry?.fileName}"></script>`
      return route.fulfill({ contentType: 'text/html', body })
    }
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript'
    return route.fulfill({ contentType, body: Buffer.from(file.type === 'chunk' ? file.code : file.source) })
  })
  await page.goto(ADDRESS)
}

const rows = (page: Page) => page.locator('.xterm-rows').last()

test('a view calls the functions of the latest props, sets options that change and hands out its terminal', async ({
  page,
}) => {
  await open(page, 'react.tsx')
  await expect(rows(page)).toContainText('0>')
  await page.locator('.xterm').click()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toContainText('1>')
  await expect(page.locator('.xterm-rows')).toHaveCSS('font-size', '15px')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(rows(page)).toContainText('from outside')
})

test('a view shows a session, and tells what xterm.js refuses', async ({ page, complaints }) => {
  complaints.expect(/lineHeight/)
  await open(page, 'react.tsx')
  await page.getByRole('button', { name: 'Session' }).click()
  await expect(rows(page)).toContainText('ada@')
  await page.locator('.xterm').click()
  await page.keyboard.type('whoami\n')
  await expect(rows(page)).toContainText(/whoami\s*ada/)
  await page.getByRole('button', { name: 'Broken' }).click()
  await expect(page.locator('p')).toContainText('lineHeight')
})

test('an element keeps what was set before it was defined, its terminal when it is moved, and shows a session', async ({
  page,
}) => {
  await open(page, 'element.ts')
  await expect(rows(page)).toContainText('early>')
  await expect(page.locator('body')).toContainText('ready')
  await page.locator('.xterm').click()
  await page.keyboard.type('one\n')
  await page.getByRole('button', { name: 'Move' }).click()
  await page.getByRole('button', { name: 'Tell' }).click()
  await expect(page.locator('body')).toContainText('ran one, size 20')
  await expect(rows(page)).toContainText('early> one')
  await page.getByRole('button', { name: 'Session' }).click()
  await expect(rows(page)).toContainText('ada@')
  await page.getByRole('button', { name: 'Take away' }).click()
  await expect(page.locator('.xterm')).toHaveCount(0)
})
