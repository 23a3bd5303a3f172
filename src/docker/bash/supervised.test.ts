import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streams, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

const said = async (line: string, stdin = ''): Promise<string> => {
  return withoutIds(streams(await machine.bash.exec(line, { stdin })))
}

const status = (): Promise<string> => said("docker ps -a --format '{{.Status}}'")

beforeEach(() => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine', 'nginx'], containers: [] } })
})

describe('a restart policy', () => {
  test('starts again what ends, later each time', async () => {
    await said("docker run -d --name loop --restart always alpine sh -c 'echo once; exit 3'")
    await said('sleep 5')
    expect(await status()).toMatch(/^Restarting \(3\) \d seconds? ago\n$/)
    // after 0.1, 0.3, 0.7, 1.5 and 3.1 seconds
    expect(await said('docker logs loop | wc -l')).toBe('6\n')
    expect(await said("docker inspect -f '{{.RestartCount}} {{.State.Restarting}} {{.State.Running}}' loop")).toBe(
      '6 true true\n',
    )
    expect(await said('docker exec loop ls; docker rm loop')).toBe(
      'Error response from daemon: Container ID is restarting, wait until the container is running\n' +
        'Error response from daemon: You cannot remove a restarting container ID. Stop the container before attempting removal or force remove\n',
    )
    await said('docker stop loop; sleep 60')
    expect(await status()).toBe('Exited (3) About a minute ago\n')
  })

  test('may be for failures only, and so many of them', async () => {
    await said(
      'docker run -d --restart on-failure:2 alpine false; docker run -d --restart on-failure alpine true; sleep 9',
    )
    expect(await said("docker ps -a --format '{{.Status}}' | sed 's/) .*/)/'")).toBe('Exited (0)\nExited (1)\n')
    expect(await said('docker inspect -f {{.RestartCount}} $(docker ps -aq)')).toBe('0\n2\n')
  })

  test('does not start what somebody stopped or killed', async () => {
    await said('docker run -d --name web --restart unless-stopped nginx; docker stop web; sleep 90')
    expect(await status()).toBe('Exited (0) About a minute ago\n')
    await said('docker start web; docker kill web; sleep 90')
    expect(await status()).toBe('Exited (137) About a minute ago\n')
  })
})

describe('a check of health', () => {
  const dockerfile = (check: string): string => `FROM alpine\nHEALTHCHECK ${check}\nCMD ["sleep", "1000"]\n`

  test('tells how a container is', async () => {
    await said('docker build -t checked -', dockerfile('--interval=10s --retries=2 CMD test -f /up'))
    await said('docker run -d --name box checked; sleep 1')
    expect(await status()).toBe('Up 1 second (health: starting)\n')
    await said('docker exec box touch /up; sleep 10')
    expect(await status()).toBe('Up 11 seconds (healthy)\n')
    await said('docker exec box rm /up; sleep 10')
    expect(await status()).toBe('Up 21 seconds (healthy)\n')
    await said('sleep 10')
    expect(await status()).toBe('Up 31 seconds (unhealthy)\n')
    expect(await said("docker ps --filter health=unhealthy --format '{{.Names}}'")).toBe('box\n')
    expect(await said("docker inspect -f '{{.State.Health.FailingStreak}} {{len .State.Health.Log}}' box")).toBe(
      '2 3\n',
    )
  })

  test('is not waited for longer than it may take', async () => {
    await said('docker build -t slow -', dockerfile('--interval=5s --timeout=2s CMD ["sleep", "60"]'))
    await said('docker run -d --name box slow; sleep 8')
    expect(await said("docker inspect -f '{{json .State.Health.Log}}' box")).toMatch(
      /"ExitCode":-1,"Output":"Health check exceeded timeout \(2s\)"/,
    )
    expect(await said('docker top box | wc -l')).toBe('2\n')
  })
})
