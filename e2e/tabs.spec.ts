import { findings } from './axe.ts'
import { expect, test } from './test.ts'

test('what one tab follows the other one asks for; each line is judged and can be taken back', async ({
  page,
  playground,
}) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker', seed: 1, shell: 'Bash' })
  await terminal.run('docker run -d --name web -p 8080:80 nginx')
  await terminal.start('docker logs -f web')
  await terminal.expectScreen('start worker process')
  await page.getByRole('button', { name: 'New terminal on the same machine' }).click()
  const tab = (name: string) => page.getByRole('tablist', { name: 'Terminals' }).getByRole('tab', { name })
  await expect(tab('Terminal 2')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => terminal.state()).toBe('prompt')
  await expect(tab('Terminal 1 docker logs -f web')).toBeVisible()
  await terminal.idle()
  expect(await terminal.run('curl -s localhost:8080 | grep -c "<h1>Welcome"; tty')).toEqual(['1', '/dev/pts/1'])
  await terminal.run('docker --version')
  await page.locator('.step[data-met]').waitFor()
  expect(await findings(page)).toEqual([])
  // the arrow keys choose a tab, F6 still leads back to the terminal
  await tab('Terminal 2').press('ArrowLeft')
  await expect(tab('Terminal 1')).toBeFocused()
  await terminal.expectScreen('"GET / HTTP/1.1" 200')
  await terminal.focus()
  await terminal.press('Control+c')
  await terminal.idle()
  expect(await terminal.run('tty')).toEqual(['/dev/pts/0'])
})

test('Ctrl-C goes to the tab that is shown; a tab that is closed hangs up its jobs', async ({ page, playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.start('sleep 500')
  await page.getByRole('button', { name: 'New terminal on the same machine' }).click()
  await expect.poll(() => terminal.state()).toBe('prompt')
  await terminal.run('sleep 600 &')
  await terminal.run('touch made; cd /tmp')
  await terminal.start('sleep 700')
  await terminal.press('Control+c')
  await terminal.idle()
  expect(await terminal.run('pgrep -c sleep; pgrep -c bash')).toEqual(['2', '2'])
  // the line that is taken back is of this tab, what ran in the other one is ended
  await terminal.run('cd /; rm ~/made')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await terminal.idle()
  expect(await terminal.run('pwd; ls ~/made; pgrep -c sleep')).toEqual(['/tmp', '/home/user/made', '0'])
  await terminal.run('sleep 800 &')
  await page.getByRole('tablist', { name: 'Terminals' }).getByRole('tab', { name: 'Terminal 2' }).press('Delete')
  await expect(page.getByRole('tablist', { name: 'Terminals' })).toBeHidden()
  await expect(page.locator('.terminal-screen textarea')).toBeFocused()
  await terminal.idle()
  expect(await terminal.run('pgrep -c sleep; pgrep -c bash; tty')).toEqual(['0', '1', '/dev/pts/0'])
})
