import { findings } from './axe.ts'
import { expect, test } from './test.ts'

test('a shell in a container completes its own files, goes on when it is left with its keys', async ({
  playground,
}) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker', seed: 1, shell: 'Bash' })
  await terminal.start('docker run -it --name box alpine sh')
  await terminal.expectScreen('/ #')
  await terminal.type('cat /etc/os-r')
  await terminal.press('Tab')
  await terminal.expectLine('cat /etc/os-release ')
  await terminal.press('Enter')
  await terminal.type('touch mine')
  await terminal.press('Enter')
  await terminal.press('Control+p', 'Control+q')
  await terminal.idle()
  expect(await terminal.run('docker ps -q --filter name=box | wc -l')).toEqual(['1'])
  expect(await terminal.run('docker exec box ls -d /mine')).toEqual(['/mine'])
})

test('a prune is previewed, asks, and takes away nothing unless the answer is y', async ({ page, playground }) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker', seed: 1, shell: 'Bash' })
  const stopped = 'docker ps -aq --filter status=exited | wc -l'
  const [before] = await terminal.run(stopped)
  await terminal.type('docker container prune')
  await expect(page.locator('.terminal-window')).toContainText('Would remove 1 container: my-db. Not run yet.')
  await page.getByRole('tab', { name: 'Files' }).click()
  await page.getByRole('button', { name: 'Look' }).click()
  await expect(page.locator('.state-panel')).toContainText('would go')
  await terminal.focus()
  await terminal.press('Control+u')
  await expect(page.locator('.terminal-window')).not.toContainText('Would remove')
  for (const [answer, left] of [
    ['N', before],
    ['y', '0'],
  ] as const) {
    await terminal.start('docker container prune')
    await terminal.expectScreen('Are you sure you want to continue? [y/N]')
    await terminal.type(answer)
    await terminal.press('Enter')
    await terminal.idle()
    expect(await terminal.run(stopped)).toEqual([left])
  }
  expect((await terminal.screen()).filter((row) => row.startsWith('Deleted Containers'))).toHaveLength(1)
})

test('services go on after a reload, and the page of a port is there', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'docker', seed: 1, shell: 'Bash' })
  await terminal.run('docker run -d --name web -p 8080:80 nginx; docker run -d --name store redis')
  await terminal.run('docker exec store redis-cli set word kept')
  await page.reload()
  await playground.ready()
  expect(await terminal.run('curl -s localhost:8080 | grep -c "<h1>Welcome to nginx"')).toEqual(['1'])
  expect(await terminal.run('docker ps --format "{{.Names}}" | sort | head -3')).toContain('web')
  await page.getByRole('button', { name: 'Open the page at port 8080' }).first().click()
  const frame = page.frameLocator('.port-page iframe')
  await expect(frame.getByRole('heading', { name: 'Welcome to nginx!' })).toBeVisible()
})

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const)
  test(`the page of a port leaves the host its name and the panel its place, ${width} px wide`, async ({
    playground,
  }) => {
    const { page, terminal } = playground
    await page.setViewportSize({ width, height })
    await playground.open({ mode: 'docker', seed: 1, shell: 'Bash' })
    await terminal.run('docker run -d --name web -p 8080:80 nginx; docker run -d --name api -p 8081:80 nginx')
    await page.getByRole('button', { name: 'Open the page at port 8080' }).first().click()
    await expect(page.locator('.port-page iframe')).toBeVisible()
    const name = page.locator('.terminal-window h2')
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const boxes = [page.locator('.terminal-window'), page.locator('.state-panel').first()].map((box) =>
      box.boundingBox(),
    )
    const [above, below] = await Promise.all(boxes)
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  })

test('the panel tells why a build did a step, and why a container is not reached', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'docker', seed: 1, shell: 'Bash' })
  await terminal.run('docker build -q -t my-app .')
  await terminal.run('echo more >> index.html; docker build -q -t my-app .')
  await page.getByRole('tab', { name: 'Build' }).click()
  const layers = page.getByRole('list', { name: 'Layers, the lowest first' })
  await expect(layers).toContainText('from the cache')
  await expect(layers).toContainText('index.html changed since the last build')
  expect(await findings(page)).toEqual([])
  await terminal.run('docker network create shop; docker run -d --name web my-app')
  await terminal.run('docker run -d --name api --network shop my-app')
  const panel = page.getByRole('tabpanel')
  await terminal.run('docker exec web curl -s http://api')
  await playground.strip.getByRole('button', { name: 'Show the way' }).click()
  await expect(panel).toContainText('known in the network shop; web is not in it')
  await panel.getByRole('button', { name: 'Back to the picture' }).click()
  await panel.getByRole('button', { name: 'Why can I not reach it?' }).click()
  await panel.getByLabel('From').selectOption('web')
  await expect(panel).toContainText('known in the network shop; web is not in it')
  expect(await findings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Put it in' }).click()
  await terminal.expectLine('docker network connect shop web')
  await terminal.press('Enter')
  await terminal.idle()
  await expect(panel).toContainText('The way leads there.')
  expect(await terminal.run('docker exec web curl -s http://api | grep -c h1')).toEqual(['1'])
})

test('time is skipped for what waits, and the skip is taken back', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open({ mode: 'docker', seed: 1, shell: 'Bash' })
  const status = 'docker ps -a --format "{{.Status}}" --filter name=brief'
  await terminal.run('docker run -d --name brief alpine sleep 30')
  await page.getByRole('button', { name: '1 minute', exact: true }).click()
  const row = page.getByRole('tabpanel').getByText(/^brief, changed, exited, 0/)
  await expect(row).toBeAttached()
  expect((await terminal.run(status))[0]).toMatch(/^Exited \(0\)/)
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await undo.click()
  expect((await terminal.run(status))[0]).toMatch(/^Up/)
})

test('on a low screen a container is seen in its panel, and the page at its port in place of that', async ({
  playground,
}) => {
  const { page, terminal } = playground
  // what fades in has its contrast when it is there
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1024, height: 768 })
  await playground.open({ mode: 'docker', seed: 1 })
  const body = page.locator('.panel-body')
  await body.scrollIntoViewIfNeeded()
  await expect(body).toContainText('my-nginx')
  expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const boxes = [page.locator('.terminal-window'), page.locator('.state-panel').first()].map((box) => box.boundingBox())
  const [above, below] = await Promise.all(boxes)
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await terminal.run('docker pull alpine')
  await expect(body).toContainText(/Images without a container: \S+, \S+/)
  // the foot does not lie over the first row
  const row = body.locator('.port-chip')
  expect(
    await row.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }),
  ).toBe(true)
  await row.click()
  const frame = page.locator('.port-page iframe')
  await expect(frame.contentFrame().getByRole('heading', { name: 'Welcome to nginx!' })).toBeVisible()
  expect((await frame.boundingBox())?.height).toBeGreaterThan(140)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findings(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Close the page' }).click()
  // by keyboard there and back, the focus goes along
  const why = body.getByRole('button', { name: 'Why can I not reach it?' })
  await why.press('Enter')
  await expect(body).toContainText('The way leads there.')
  await expect(body.getByRole('combobox', { name: 'From' })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await body.getByRole('button', { name: 'Back to the picture' }).press('Enter')
  await expect(why).toBeFocused()
})
