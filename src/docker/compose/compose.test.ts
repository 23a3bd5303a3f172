import { expect, test } from 'vitest'
import { withoutColour } from '../../base/color.ts'
import { openBash } from '../../testing/bash-session.ts'
import { createMachine } from '../headless.ts'

const FILE = 'services:\\n  web:\\n    image: nginx\\n    ports: ["8080:80"]\\n'

test('tells of its work on a terminal as no error, and on standard error elsewhere', async () => {
  const machine = createMachine({ docker: { images: ['nginx'] }, now: Date.UTC(2026, 0, 1) })
  await machine.bash.exec(`printf '${FILE}' > compose.yaml`)
  const bash = await openBash(machine.session)
  const up = await bash.run('docker compose up -d')
  expect(withoutColour(up.stdout).split('\n').at(-2)).toMatch(/^ ✔ Container user-web-1 {2}Started +\d\.\ds $/)
  expect([up.stderr, up.status]).toEqual(['', 0])
  expect((await machine.bash.exec('curl -s localhost:8080 | head -n 1')).stdout).toBe('<!DOCTYPE html>\n')
  const { stdout, stderr } = await machine.bash.exec('docker compose down')
  expect([stdout, stderr.split('\n').at(-2)]).toEqual(['', ' Network user_default  Removed'])
})
