import { expect, test } from 'vitest'
import { createMachine } from '../../headless.ts'

/** /tmp is a file system of its own, as df says: here with a file in it, and a tree at home. */
async function said(...lines: readonly string[]): Promise<string> {
  const machine = createMachine({ files: { 'd/sub/f': 'f', a: 'A', 'e/x': '' }, now: 0 })
  await machine.bash.exec('> /tmp/there')
  let output = ''
  for (const line of lines) {
    const { stdout, stderr, status } = await machine.bash.exec(line)
    output += `${stdout}${stderr}${status === 0 ? '' : `(${status})\n`}`
  }
  return output
}

// expected texts: coreutils 9.1, with /dev/shm and /tmp
test('mv copies to another file system, and removes what it copied', async () => {
  expect(await said('mv -v a /tmp', 'cat /tmp/a', 'echo [ade]')).toBe("copied 'a' -> '/tmp/a'\nremoved 'a'\nAd e\n")
  expect(await said('mv -v d /tmp', 'echo [ade]')).toBe(
    [
      "created directory '/tmp/d'",
      "created directory '/tmp/d/sub'",
      "copied 'd/sub/f' -> '/tmp/d/sub/f'",
      "removed 'd/sub/f'",
      "removed directory 'd/sub'",
      "removed directory 'd'",
      'a e\n',
    ].join('\n'),
  )
  expect(await said('touch -d @5 a', 'chmod 600 a', 'mv a /tmp/there', 'stat -c %a:%Y /tmp/there')).toBe('600:5\n')
  expect(await said('mkdir /tmp/e', 'touch /tmp/e/x', 'mv e /tmp')).toBe(
    "mv: inter-device move failed: 'e' to '/tmp/e'; unable to remove target: Directory not empty\n(1)\n",
  )
})

test('a hard link does not lead there, and a mount point stays', async () => {
  expect(await said('ln a /tmp/h')).toBe(
    "ln: failed to create hard link '/tmp/h' => 'a': Invalid cross-device link\n(1)\n",
  )
  expect(await said('ln /tmp/there /tmp/h', 'stat -c %h /tmp/h')).toBe('2\n')
  expect(await said('[ /tmp/.. -ef / ]', 'ls -d /tmp/../tmp/there')).toContain('/tmp/../tmp/there\n')
})
