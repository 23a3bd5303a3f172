import { expect, test } from 'vitest'
import { createBashFixture } from '../../../testing/bash-fixture.ts'
import { compareScripts, withStatus } from '../../../testing/compare-scripts.ts'

compareScripts([
  withStatus(`
    mkdir s; echo hi > f
    fallocate
    fallocate -l 10 f
    fallocate -l 1K n; umask 077; fallocate -l 5 -o 20 n2
    fallocate -l 0 f
    fallocate -l x f
    fallocate -l -5 f
    fallocate -l 3b f
    fallocate -n -l 100 f
    fallocate -l 1MB m
    fallocate -v -l 1.5M nf; fallocate -v -l 1kB nf
    fallocate f
    fallocate -v -l 2K v
    fallocate -z -v -o 1 -l 1 f
    fallocate -p -v -o 2 -l 1 f; od -c f
    fallocate -d f
    fallocate -l 5 nodir/f
    fallocate -l 5 s
    fallocate -l 5 a b
    fallocate -c -l 1 f
    fallocate -o -1 -l 5 f
    fallocate -p f
    fallocate -x -l 3 q
    fallocate -p -l 2 nofile
    fallocate -n -l 2 nofile
    fallocate -cp -l 1 f
    stat -c '%n %s %a' *`),
])

test('fallocate takes whole blocks out and puts them in, as ext4 does', async () => {
  const lines = [
    '(yes a | head -c 4096; yes b | head -c 4096; echo end) > f',
    'fallocate -c -l 4096 f && wc -c < f && head -c 2 f',
    'fallocate -i -o 4096 -l 8192 f && wc -c < f && tail -n 1 f | tr -d "\\0"',
    'fallocate -c -o 12288 -l 4096 f',
  ]
  const { stdout, stderr } = await createBashFixture().exec(lines.join('\n'))
  expect(stdout).toBe('4100\nb\n12292\nend\n')
  expect(stderr).toBe('fallocate: fallocate failed: Invalid argument\n')
})
