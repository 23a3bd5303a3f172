import { describe, expect, test } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { createStringTerminal, instantClock } from '../../testing/run-line.ts'
import { createDocker } from '../docker.ts'
import { ignorePatterns, pathFilter } from './ignore-file.ts'

test.each([
  ['*.md', 'README.md', true],
  ['*.md', 'docs/README.md', false],
  ['**/*.md', 'docs/a/README.md', true],
  ['**/*.md', 'README.md', true],
  ['docs', 'docs/a', true],
  ['docs\n!docs/a', 'docs/a', false],
  ['/docs/', 'docs', true],
  ['# docs', 'docs', false],
  ['a.b', 'axb', false],
])('.dockerignore %j leaves out %s: %s', (text, path, result) =>
  expect(pathFilter(ignorePatterns(text))(path)).toBe(result),
)

const build = async (dockerfile: string, ...more: readonly string[]): Promise<string> => {
  const docker = createDocker({ clock: instantClock(), chance: createChance(1) })
  docker.system.fs.writeFile('/home/user/Dockerfile', dockerfile)
  const terminal = createStringTerminal(docker.shell)
  const outputs: string[] = []
  for (const line of ['docker build -t mine .', ...more]) {
    const { stdout, stderr, status } = await terminal.run(line)
    outputs.push(stdout + stderr + (status === 0 ? '' : `[${status}]`))
  }
  return outputs.join('')
}

describe('docker build', () => {
  test('rows name the steps of this Dockerfile', async () => {
    const output = await build('FROM node:16-alpine\nWORKDIR /app\nCOPY index.html page.html\nENV A=1\n')
    expect(output).toContain('[+] Building 0.2s (8/8) FINISHED')
    expect(output).toContain(' => [1/3] FROM docker.io/library/node:16-alpine ')
    expect(output).toContain(' => [2/3] WORKDIR /app ')
    expect(output).toContain(' => [3/3] COPY index.html page.html ')
    expect(output).not.toContain('ENV')
    for (const row of output.trimEnd().split('\n')) expect(row).toHaveLength(79)
  })
  test('steps take effect', async () => {
    const file = 'FROM alpine\nWORKDIR /app\nCOPY . .\nRUN mkdir made\nENV A=1\nCMD ["ls"]\n'
    expect(await build(file, 'docker run --rm mine', 'docker run --rm mine env')).toMatch(
      /index\.html\nmade\n(?:.*\n)*A=1\n/,
    )
  })
  test('an image that is only built upon does not appear among the images', async () => {
    expect(await build('FROM alpine\n', 'docker images alpine -q')).toMatch(
      /naming to docker\.io\/library\/mine +0\.0s\n$/,
    )
  })
  test('the same again is cached and gives the same image; a change is not', async () => {
    const again = await build('FROM nginx\nCOPY index.html /x\n', 'docker build -q .', 'docker build .')
    expect(again).toContain('=> CACHED [2/2] COPY index.html /x')
    const ids = [...again.matchAll(/sha256:([0-9a-f]{20})/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(1)
  })
  test.each([
    ['FROM nginx\nCOPY nope .\n', '"/nope": not found'],
    ['FROM nginx\nRUN nope\n', 'process "/bin/sh -c nope" did not complete successfully: exit code: 127'],
    ['FROM nosuch\n', 'nosuch: pull access denied'],
    ['FROM nginx\nCOPY .dockerignore .\n', '"/.dockerignore": not found'],
  ])('%j fails with %s', async (file, message) => {
    const output = await build(file, 'docker images -q mine')
    expect(output).toContain('ERROR: failed to solve: ')
    expect(output).toContain(message)
    expect(output).toMatch(/\[1\]$/)
  })
  test('a failure shows the line', async () => {
    expect(await build('FROM nginx\nRUN nope\n')).toContain(
      'Dockerfile:2\n--------------------\n   1 |     FROM nginx\n   2 | >>> RUN nope\n',
    )
  })
})
