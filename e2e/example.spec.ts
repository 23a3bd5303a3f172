/** The script of docs/keystroke-kit.md; contract.spec.ts sees that it is the same. */
import { expect, test } from 'playwright/test'
import { Playground } from './kit/index.ts'

test('a web server is started, asked for, stopped and removed', async ({ page }) => {
  const playground = new Playground(page)
  const { lessons, modes, terminal } = playground

  // the same seed and time: the same lines write the same bytes, every time
  await playground.open({ mode: 'docker', seed: 1, now: '2026-11-21T09:14:03Z' })

  // type, press Enter, wait until the next line can be typed
  await terminal.run('docker run -d --name web nginx')
  await terminal.run('docker ps --format {{.Names}}')
  await terminal.expectOutput(['web', 'my-nginx'])

  // keys one by one: Up recalls, the caret moves, nothing runs before Enter
  await terminal.press('ArrowUp', 'Control+a')
  expect(await terminal.snapshot()).toEqual({ state: 'prompt', line: 'docker ps --format {{.Names}}', caret: 0 })
  await terminal.press('Control+c')

  // an error is a line of its own type
  await terminal.run('docker frob')
  await terminal.expectError("docker: 'frob' is not a docker command. See 'docker --help'.")

  // a command that does not end by itself
  await terminal.start('docker logs -f web')
  await terminal.expectScreen('ready for start up')
  expect(await terminal.state()).toBe('running')
  await terminal.press('Control+c')
  await terminal.idle()

  // a paste waits for Enter
  await terminal.paste('docker stop web\ndocker rm web\n')
  await terminal.press('Enter')
  await terminal.idle()
  expect(await terminal.screen()).toContain('web')

  // the other shell: the same files, and a real language
  await terminal.shell('Bash')
  await terminal.run('docker ps -aq | wc -l')
  await terminal.expectOutput(['2'])
  await terminal.shell('Simple')

  // a step of a lesson, in the other mode
  await modes.switchTo('linux')
  await lessons.open('Text Processing')
  await lessons.try()
  await terminal.press('Enter')
  await terminal.expectOutput(await lessons.expectedOutput())
  await lessons.next()
  expect(await lessons.position()).toEqual({ step: 2, of: 6 })
})
