import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

test('clones samples, and nothing else', async () => {
  const { bash } = createMachine({ now: 0, docker: { images: [] } })
  const said = await bash.exec('git clone https://github.com/docker/getting-started-app.git && ls getting-started-app')
  expect(said).toMatchObject({ status: 0, stderr: "Cloning into 'getting-started-app'...\n" })
  expect(said.stdout.split('\n')).toContain('Dockerfile')
  expect(await bash.exec('git clone https://github.com/docker/getting-started-app')).toMatchObject({
    status: 128,
    stderr: "fatal: destination path 'getting-started-app' already exists and is not an empty directory.\n",
  })
  expect((await bash.exec('git clone https://github.com/a/b')).status).toBe(128)
  expect((await bash.exec('git status')).status).toBe(1)
})
