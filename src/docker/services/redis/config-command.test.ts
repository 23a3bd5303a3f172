import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../linux/headless.ts'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

beforeAll(async () => {
  machine = createMachine({ now: Date.UTC(2026, 0, 1), docker: { images: ['redis:alpine'], containers: [] } })
  await machine.bash.exec('docker run -d --name it redis:alpine redis-server --appendonly yes --save 60 1')
})

test.each([
  ['CONFIG GET appendonly', 'appendonly\nyes\n'],
  ['CONFIG GET save', 'save\n60 1\n'],
  ['config get maxmemory*', 'maxmemory\n0\nmaxmemory-policy\nnoeviction\n'],
  ['CONFIG GET nosuch', '\n'],
  ['CONFIG SET maxmemory 100mb', 'OK\n'],
  ['CONFIG GET maxmemory', 'maxmemory\n104857600\n'],
  ['CONFIG SET nosuch 1', "ERR Unknown option or number of arguments for CONFIG SET - 'nosuch'\n"],
  ['CONFIG SET port 1', 'ERR CONFIG SET of port is not simulated here\n'],
  ['CONFIG REWRITE', 'ERR CONFIG REWRITE is not simulated here\n'],
])('%s', async (command, output) => {
  expect((await machine.bash.exec(`docker exec it redis-cli ${command}`)).stdout).toBe(output)
})

test('INFO tells of memory', async () => {
  expect(
    (await machine.bash.exec("docker exec it redis-cli info memory | tr -d '\\r' | grep maxmemory_policy")).stdout,
  ).toBe('maxmemory_policy:noeviction\n')
})
