import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

vi.setConfig({ testTimeout: 60_000 })

const PLAIN = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** What the images' Dockerfiles set, by the version that a tag means. */
test.each([
  ['node:22-alpine', `PATH=${PLAIN}\nNODE_VERSION=22.21.1\nYARN_VERSION=1.22.22\n`],
  ['golang:1.24', `PATH=/go/bin:/usr/local/go/bin:${PLAIN}\nGOLANG_VERSION=1.24.10\nGOTOOLCHAIN=local\nGOPATH=/go\n`],
  ['golang:1.20', `PATH=/go/bin:/usr/local/go/bin:${PLAIN}\nGOLANG_VERSION=1.20.14\nGOPATH=/go\n`],
  ['nginx:1.27', `PATH=${PLAIN}\nNGINX_VERSION=1.27.5\n`],
  [
    'python:3.12-slim',
    `PATH=/usr/local/bin:${PLAIN}\nLANG=C.UTF-8\nGPG_KEY=7169605F62C751356D054A26A821E680E5FA6305\nPYTHON_VERSION=3.12.1\n`,
  ],
  ['python:3.14-slim', `PATH=/usr/local/bin:${PLAIN}\nPYTHON_VERSION=3.14.0\n`],
  [
    'postgres:17',
    `PATH=${PLAIN}:/usr/lib/postgresql/17/bin\nPGDATA=/var/lib/postgresql/data\nLANG=en_US.utf8\nPG_MAJOR=17\nPG_VERSION=17.7-1.pgdg120+1\n`,
  ],
  [
    'postgres:18-alpine',
    `PATH=${PLAIN}\nPGDATA=/var/lib/postgresql/18/docker\nLANG=en_US.utf8\nPG_MAJOR=18\nPG_VERSION=18.1\n`,
  ],
  ['mysql:8.4', `PATH=${PLAIN}\nMYSQL_MAJOR=8.4\nMYSQL_VERSION=8.4.7-1.el9\nMYSQL_SHELL_VERSION=8.4.7-1.el9\n`],
  ['mariadb:10.5', `PATH=${PLAIN}\nLANG=C.UTF-8\nMARIADB_VERSION=1:10.5.29+maria~ubu2004\n`],
  ['alpine', `PATH=${PLAIN}\n`],
])('the environment of %s', async (image, environment) => {
  const { bash } = createMachine({ docker: {} })
  const format = '{{range .Config.Env}}{{println .}}{{end}}'
  await bash.exec(`docker pull -q ${image}`)
  const { stdout } = await bash.exec(`docker image inspect -f '${format}' ${image}`)
  expect(stdout.trimEnd()).toBe(environment.trimEnd())
  const inside = await bash.exec(`docker run --rm --entrypoint env ${image} | grep -v -e ^HOSTNAME= -e ^HOME=`)
  expect(inside.stdout).toBe(environment)
})
