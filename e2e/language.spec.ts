import { findings } from './axe.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a lesson is played in Spanish, which the address asks for and the browser remembers', async ({ playground }) => {
  const { lessons, terminal, modes, page } = playground
  await playground.open({ mode: 'linux', language: 'es', seed: 1 })
  await expect(page).toHaveTitle('Linux para practicar')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domina los comandos de Linux')
  const [, second = ''] = await lessons.titles()
  await lessons.open(second)
  const { of } = await lessons.position()
  for (let step = 1; step <= of; step += 1) {
    await lessons.try()
    await terminal.press('Enter')
    await terminal.idle()
    await expect(lessons.step).toHaveAttribute('data-met', 'true')
    await lessons.next()
  }
  expect(await lessons.progress()).toBe('1/10 lecciones (10 %)')
  expect(await terminal.run('cat Documents')).toEqual(['cat: Documents: Is a directory'])
  await expect(playground.strip.getByRole('button', { name: 'Poner ls Documents' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.goto('./?seed=1')
  await playground.ready()
  expect(await lessons.progress()).toBe('1/10 lecciones (10 %)')
  await modes.switchTo('docker')
  expect(await modes.current()).toBe('Curso de Docker')
})

test('another language is chosen without a reload, and back again', async ({ playground }) => {
  const { lessons, terminal, page } = playground
  await playground.open({ mode: 'docker', seed: 1, theme: 'light' })
  const [first = ''] = await lessons.titles()
  await terminal.run('echo hi')
  const button = page.locator('header .languages > button')
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox', { name: 'Language' })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('e')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
  await expect(page).toHaveTitle('Docker para practicar')
  await expect(lessons.row(first)).toHaveCount(0)
  await terminal.expectScreen('hi')
  // what React does not draw, too
  await expect(page.getByRole('textbox', { name: 'Curso de Docker' })).toBeAttached()
  await expect(page.getByRole('status', { name: 'Línea recuperada' })).toBeAttached()
  await page.reload()
  await playground.ready()
  await expect(page).toHaveTitle('Docker para practicar')
  await button.click()
  await page.getByRole('option', { name: 'English' }).click()
  await expect(page).toHaveTitle('Docker Training Playground')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(lessons.row(first)).toBeVisible()
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Learn the command line/)
})
