import { findings } from './axe.ts'
import { expect, test } from './test.ts'

/** What the page adds to a Docker host: the pages of its ports. */

test('a badge for each published port opens what is served there, in a frame that may do nothing', async ({
  playground,
}) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'docker' })
  await terminal.shell('Bash')
  await terminal.run('docker run -d --name web -p 8080:80 nginx')
  const chip = page.locator('.terminal-window').getByRole('button', { name: 'Open the page at port 8080' })
  await chip.click()
  const shown = page.getByRole('region', { name: 'The page at port 8080' })
  const frame = shown.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Welcome to nginx!')
  await expect(shown.locator('output')).toHaveText('web answered 200')
  expect((await terminal.run('docker logs --tail 1 web')).join('')).toContain('"GET / HTTP/1.1" 200')
  expect(await findings(page)).toEqual([])
  await terminal.run('docker stop web')
  await shown.getByRole('button', { name: 'Load the page again' }).click()
  await expect(shown).toContainText('No container that runs publishes port 8080.')
  await shown.getByRole('button', { name: 'Close the page' }).click()
  await expect(shown).toBeHidden()
})
