import { expect, test } from 'vitest'
import { createFileFixture } from '../../../testing/file-fixture.ts'
import { filesPrograms } from '../groups/files.ts'
import { compareFiles } from '../../../testing/compare-files.ts'
import { attributeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'mktemp -u foo',
        'mktemp -u XX',
        'mktemp no/XXX',
        'mktemp -d no/XXX',
        'mktemp -q no/XXX',
        'mktemp a b',
        'mktemp -u -t a/XXX',
        'mktemp -u --suffix=a/b XXX',
        'mktemp -u --suffix=.c XXXa',
        'mktemp -x',
      ],
    ],
  ],
  attributeFiles,
)

test('mktemp makes files that nobody else can read', async () => {
  const machine = createFileFixture(filesPrograms, { files: attributeFiles })
  const { stdout } = await machine.line('mktemp')
  expect(stdout).toMatch(/^\/tmp\/tmp\.[A-Za-z0-9]{10}\n$/)
  expect(machine.fs.stat(stdout.trim()).mode).toBe(0o600)
  const directory = (await machine.line('mktemp -d -p d zXXXX --suffix=.q')).stdout.trim()
  expect(directory).toMatch(/^d\/z\w{4}\.q$/)
  expect(machine.fs.stat(`/tmp/case/${directory}`).mode).toBe(0o700)
})
