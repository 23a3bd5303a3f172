import { expect, test } from './test.ts'

test('a track leads to its mode, its shell and its next lesson; the hero then says where one was', async ({
  playground,
}) => {
  const { page, lessons, terminal } = playground
  await playground.open({ mode: 'docker' })
  const tracks = page.getByRole('navigation', { name: 'Tracks' })
  await expect(page.getByRole('link', { name: 'Open the terminal' })).toBeVisible()
  await tracks.getByRole('link', { name: /^Bash \d+ lessons/ }).click()
  await expect(lessons.step).toHaveAttribute('data-title', 'Quoting')
  await expect(page.locator('.terminal-screen[data-shell="Bash"]')).toBeVisible()
  await expect(page).toHaveURL(/\?mode=linux&shell=bash$/)
  await lessons.next()
  await page.reload()
  await playground.ready()
  expect(await terminal.isFocused()).toBe(false)
  await expect(page.getByRole('link', { name: /^Continue: Quoting, 2 of \d$/ })).toBeVisible()
  await expect(tracks.getByRole('link', { name: /^Bash/ })).toContainText(/Quoting, 2 of \d/)
})

test('an address opens a lesson, once, and says when there is none of that name', async ({ playground }) => {
  const { page, lessons } = playground
  await page.goto('./?lesson=linux/text-processing')
  await playground.ready()
  await expect(lessons.step).toHaveAttribute('data-title', 'Text Processing')
  await expect(page).toHaveURL(/\?mode=linux&shell=simple$/)
  await page.goto('./?lesson=docker/networking')
  await expect(lessons.step).toHaveAttribute('data-title', 'Networking')
  await expect(page).toHaveURL(/\?mode=docker&shell=simple$/)
  await page.goto('./?lesson=nonsense')
  await expect(page.getByText('The lesson in the address does not exist.')).toBeVisible()
})

test('the hero runs its line in the terminal of the page: by Enter, and by Run', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'linux' })
  const hero = page.getByRole('main').locator('section').first()
  await page.keyboard.press('Enter')
  await expect(hero.locator('pre')).toContainText('welcome.txt')
  expect(await terminal.typedLines('command')).toMatchObject([{ text: expect.stringContaining('ls -l /home/user') }])
  expect(await terminal.isFocused()).toBe(false)
  await terminal.run('rm welcome.txt')
  await hero.getByRole('button', { name: 'Run again' }).click()
  await expect(hero.locator('pre')).not.toContainText('welcome.txt')
})
