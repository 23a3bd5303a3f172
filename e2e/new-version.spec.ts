import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'

/** A session that stays open while another version of the page is put in its place, or while the network is away. */

const notice = (page: Page): ReturnType<Page['getByRole']> => page.getByRole('status', { name: 'Notices' })

/** The site serves another version: parts of the old one are gone. Gives the function that serves ours again. */
async function deploy(page: Page): Promise<() => Promise<void>> {
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }))
  await page.route(/\/terminal-playground\/$/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/index-[\w-]+\.js/g, 'index-another.js')
    await route.fulfill({ response: answer, body })
  })
  // what is being answered is answered first
  return () => page.unrouteAll({ behavior: 'wait' })
}

test('a command of an old version says that there is a new one; Reload keeps the files', async ({
  playground,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/)
  const { page, terminal } = playground
  await playground.open({ mode: 'linux', shell: 'Bash' })
  await terminal.run('echo kept > file')
  const undeploy = await deploy(page)
  expect(await terminal.run('awk 1 file; echo $?')).toEqual([
    'awk: this command could not be loaded; a new version of this page is there: reload it',
    '1',
  ])
  await expect(notice(page)).toContainText('A new version of this page is there')
  expect(await terminal.run('echo still here')).toEqual(['still here'])
  await undeploy()
  await notice(page).getByRole('button', { name: 'Reload' }).click()
  await page.waitForLoadState()
  await playground.ready()
  expect(await terminal.run('awk 1 file')).toEqual(['kept'])
})

test('Bash of an old version says the same, and Simple goes on', async ({ playground, complaints }) => {
  complaints.expect(/Failed to load resource/)
  const { page, terminal } = playground
  await playground.open({ mode: 'linux' })
  const undeploy = await deploy(page)
  await terminal.shells.getByRole('radio', { name: 'Bash' }).click()
  await expect
    .poll(async () => (await terminal.screen()).join(' '))
    .toContain('Bash could not be loaded; a new version of this page is there: reload it.')
  expect(await terminal.run('pwd')).toEqual(['/home/user'])
  await undeploy()
})

test('without the network that is said; with it the same command works', async ({ playground, complaints }) => {
  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { page, terminal } = playground
  await playground.open({ mode: 'linux', shell: 'Bash' })
  await page.context().setOffline(true)
  expect(await terminal.run('awk 1 welcome.txt; echo $?')).toEqual([
    'awk: this command could not be loaded; check the network connection and try again',
    '1',
  ])
  await expect(notice(page)).toContainText('The network does not answer')
  await page.context().setOffline(false)
  expect(await terminal.run('awk "END { print NR }" welcome.txt')).toEqual(['4'])
})
