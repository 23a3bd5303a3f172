import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({
  now: Date.UTC(2026, 10, 22),
  docker: { images: ['alpine', 'debian', 'node:alpine', 'python:alpine'] },
})
const said = async (line: string): Promise<string> => {
  const { stdout, stderr } = await bash.exec(line)
  return stdout + stderr
}

test.each([
  ['docker run --rm alpine curl --version', 'executable file not found'],
  ["docker run --rm alpine sh -c 'apk add --no-cache curl && which curl'", 'OK: 9 MiB in 16 packages\n/usr/bin/curl\n'],
  [
    "docker run --rm alpine sh -c 'apk add nosuch; echo $?'",
    'nosuch (no such package):\n    required by: world[nosuch]\n1\n',
  ],
  ["docker run --rm debian sh -c 'apt-get install -y curl; echo $?'", 'E: Unable to locate package curl\n'],
  [
    "docker run --rm debian sh -c 'apt-get update -qq && apt-get install -y curl >/dev/null && which curl'",
    '/usr/bin/curl\n',
  ],
  [`docker run --rm debian sh -c "apt update; apt install -y nodejs; node -e 'console.log(1, \\"a\\")'"`, '1 a\n'],
  [`docker run --rm node:alpine node -e 'console.log("Hello world!")'`, 'Hello world!\n'],
  [`docker run --rm node:alpine -e 'require("fs")'`, 'only programs that print and serve texts are simulated here'],
  ["docker run --rm node:alpine sh -c 'npm run dev; echo $?'", '254\n'],
  [`docker run --rm python:alpine python -c 'print("hi", 3)'`, 'hi 3\n'],
  ['docker run --rm python:alpine pip install flask', 'Successfully installed flask\n'],
])('%s', async (line, expected) => {
  expect(await said(line)).toContain(expected)
})
