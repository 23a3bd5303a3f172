import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { getconf } from './getconf.ts'

compareRows(
  getconf,
  [
    'PAGE_SIZE',
    'ARG_MAX',
    'PATH',
    'CS_PATH',
    'LONG_BIT',
    'GNU_LIBC_VERSION',
    'POSIX2_FORT_DEV',
    'LFS64_CFLAGS',
    'LFS_CFLAGS',
    'POSIX_V7_LP64_OFF64_CFLAGS',
    'POSIX_V6_ILP32_OFF32_CFLAGS',
    '_POSIX_V7_LP64_OFF64',
    '_XBS5_ILP32_OFF32',
    'POSIX_V7_WIDTH_RESTRICTED_ENVS',
    'NAME_MAX /',
    'PIPE_BUF .',
    'SYMLINK_MAX f',
    'NAME_MAX nope',
    'FOO',
    'FOO /',
    '-x',
    '',
    'NAME_MAX',
    'PATH_MAX / x',
    'ARG_MAX /',
    '-v POSIX_V7_LP64_OFF64 LONG_BIT',
    '-vPOSIX_V7_LP64_OFF64 LONG_BIT',
    '-v POSIX_V7_LP64_OFF64',
    '-v',
    '-a x y',
  ],
  { f: '' },
)

test('all variables are those of Debian, in their order', async () => {
  const { stdout } = await runGnu(getconf, ['-a'])
  const lines = stdout.trimEnd().split('\n')
  expect(lines).toHaveLength(320)
  expect(lines[0]).toBe('LINK_MAX                           65000')
  expect(lines).toContain('_NPROCESSORS_ONLN                  2')
  expect(lines).toContain('XBS5_LP64_OFF64_CFLAGS             -m64')
})
