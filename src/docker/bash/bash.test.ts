import { beforeEach, describe, expect, test } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { type BashSession, openBash } from '../../testing/bash-session.ts'
import { instantClock } from '../../testing/run-line.ts'
import { createDockerMachine } from '../machine.ts'

let bash: BashSession

beforeEach(async () => {
  bash = await openBash(createDockerMachine({ clock: instantClock(), chance: createChance(1) }).session)
})

describe('docker in Bash', () => {
  test('is a program: its output goes through pipes and substitutions', async () => {
    expect((await bash.run('docker ps | grep -c nginx')).stdout).toBe('1\n')
    expect((await bash.run('docker rm -f $(docker ps -aq) | wc -l')).stdout).toBe('2\n')
    expect((await bash.run('docker ps -aq')).stdout).toBe('')
  })

  test('writes what is wrong to standard error, and fails', async () => {
    const { stdout, stderr, status } = await bash.run('docker rm nope')
    expect([stdout, stderr, status]).toEqual(['', 'Error response from daemon: No such container: nope\n', 1])
    expect((await bash.run('docker rm nope 2>/dev/null || echo failed')).stdout).toBe('failed\n')
  })

  test('shows progress on the terminal as no error, and keeps it out of pipes', async () => {
    const { stdout, stderr, status } = await bash.run('docker run --rm alpine echo hi')
    expect([stdout.endsWith('hi\n'), stdout.includes("Unable to find image 'alpine:latest' locally"), stderr]).toEqual([
      true,
      true,
      '',
    ])
    expect(status).toBe(0)
    expect((await bash.run('docker run --rm busybox echo hi 2>/dev/null | cat')).stdout).toBe('hi\n')
  })

  test('builds in the working directory', async () => {
    await bash.run('mkdir -p app; cd app; echo "FROM alpine" > Dockerfile; docker build -t mine . 2>&1 | cat')
    expect((await bash.run('docker images -q mine | wc -l')).stdout).toBe('1\n')
  })

  test('refuses a port that is taken; the container stays', async () => {
    const { stderr, status } = await bash.run('docker run -d -p 80:80 --name two nginx')
    expect(stderr).toMatch(
      /^docker: Error response from daemon: driver failed programming external connectivity on endpoint two \([0-9a-f]{64}\): Bind for 0\.0\.0\.0:80 failed: port is already allocated\.\n$/,
    )
    expect(status).toBe(125)
    expect((await bash.run('docker ps -a --filter name=two --format "{{.Names}} {{.State}}"')).stdout).toBe(
      'two created\n',
    )
    expect((await bash.run('docker start two')).stderr).toContain('port is already allocated')
  })

  test('gives the terminal to a shell inside a container until it ends', async () => {
    const { stdout } = await bash.run('docker exec -it my-nginx bash', ['whoami', 'exit'])
    expect(stdout).toContain('root\n')
    expect(bash.asked.map((prompt) => prompt.replace(/\x1b\[[\d;]*m/g, ''))).toEqual([
      expect.stringMatching(/^root@[0-9a-f]{12}:\/# $/),
      expect.stringMatching(/^root@[0-9a-f]{12}:\/# $/),
    ])
    expect((await bash.run('docker exec -it my-nginx bash')).status).toBe(0)
  })

  test('asks for a terminal where there is none', async () => {
    const { stderr, status } = await bash.run('echo ls | docker exec -it my-nginx bash')
    expect([stderr, status]).toEqual(['the input device is not a TTY\n', 1])
  })
})

test('what a container publishes answers at the host’s port, for as long as it runs', async () => {
  await bash.run('docker run -d --name web -p 8080:80 nginx')
  expect((await bash.run('curl -s localhost:8080 | sed -n /h1/p')).stdout).toBe('<h1>Welcome to nginx!</h1>\n')
  await bash.run('echo changed > new.html; docker cp new.html web:/usr/share/nginx/html/index.html')
  expect((await bash.run('curl -s http://localhost:8080/')).stdout).toBe('changed\n')
  expect((await bash.run('curl -s -o /dev/null -w "%{http_code}" localhost:8080/nope')).stdout).toBe('404')
  expect((await bash.run('curl -s localhost:8081')).status).toBe(7)
  await bash.run('docker stop web')
  expect((await bash.run('curl -sS localhost:8080')).stderr).toBe(
    "curl: (7) Failed to connect to localhost port 8080 after 0 ms: Couldn't connect to server\n",
  )
})

test('the Docker host has its files, and the programs of Linux', async () => {
  expect((await bash.run('cd; cat Dockerfile | head -n 1')).stdout).toBe('# A small website, served by nginx\n')
  expect((await bash.run('hostname; whoami')).stdout).toBe('docker-host\nuser\n')
})
