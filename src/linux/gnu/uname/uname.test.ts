import { expect, test } from 'vitest'
import { createBashFixture } from '../../../testing/bash-fixture.ts'
import { compareLines } from '../../../testing/compare-lines.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { nproc } from './uname.ts'

compareLines([
  'hostid x',
  'arch x',
  'nproc x',
  'nproc --ignore=99',
  'nproc --ignore=x',
  'uname',
  'uname -s',
  'uname x',
  'uname -x',
  'tty',
  'tty -s',
  'tty x',
])

test.each([
  ['+99', '1\n', '', 0],
  ['1k', '', "nproc: invalid number: '1k'\n", 1],
  ['-1', '', "nproc: invalid number: '-1'\n", 1],
  [
    '99999999999999999999',
    '',
    "nproc: invalid number: '99999999999999999999': Value too large for defined data type\n",
    1,
  ],
])('nproc --ignore=%s', async (count, stdout, stderr, status) => {
  const setup = { environment: { LC_ALL: 'C' } }
  expect(await runGnu(nproc, [`--ignore=${count}`], setup)).toEqual({ stdout, stderr, status })
})

test('the programs about names and domains tell what the machine has, in none of NIS', async () => {
  const lines = 'hostid; dnsdomainname; domainname; ypdomainname; nisdomainname; domainname x'
  const { stdout, stderr } = await createBashFixture().exec(lines)
  expect(stdout).toBe('007f0101\n(none)\n')
  expect(stderr).toMatch(
    /^ypdomainname: Local domain name not set\nnisdomainname: Local domain name not set\ndomainname: .+\n$/,
  )
})
