import { expect, test } from './test.ts'

const FILE = 'services:\\n  db:\\n    image: redis:alpine\\n  web:\\n    image: nginx\\n    depends_on: [db]\\n'

test('compose up draws its work in place, and Ctrl-C stops what it started', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker', seed: 1, shell: 'Bash' })
  await terminal.run(`mkdir app; cd app; printf '${FILE}' > compose.yaml`)
  await terminal.start('docker compose up')
  await terminal.expectScreen('Attaching to db-1, web-1')
  const drawn = (await terminal.screen()).filter((row) => row.startsWith('[+] Running'))
  expect(drawn.at(-1)).toBe('[+] Running 3/3')
  expect(drawn.every((row) => /(\d)\/\1$/.test(row))).toBe(true)
  await terminal.expectScreen('start worker process')
  await terminal.press('Control+c')
  await terminal.idle()
  const rows = await terminal.screen()
  expect(rows.join('\n')).toContain('Gracefully stopping... (press Ctrl+C again to force)')
  expect(rows.filter((row) => row.startsWith('[+] Stopping'))).toEqual(['[+] Stopping 2/2'])
  expect(await terminal.run('docker compose ps -q | wc -l')).toEqual(['0'])
})
