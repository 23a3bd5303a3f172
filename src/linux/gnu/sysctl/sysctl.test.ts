import { expect, test } from 'vitest'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { createBashFixture } from '../../../testing/bash-fixture.ts'

compareScripts([
  `PATH=$PATH:/sbin:/usr/sbin; sysctl kernel.ostype; sysctl kernel/ostype; sysctl -n kernel.ostype; sysctl -N kernel.ostype; sysctl -a -r "^kernel.ost"; sysctl -n -r '^kernel.ostype$' kernel`,
  'PATH=$PATH:/sbin:/usr/sbin; sysctl nosuch.key; echo $?; sysctl -e nosuch.key; echo $?; sysctl -n nosuch.a kernel.ostype; echo $?; sysctl -w nosuch.x=1; echo $?; sysctl -w kernel.ostype; echo $?; sysctl -we nosuch.x=1; echo $?',
  'PATH=$PATH:/sbin:/usr/sbin; sysctl kernel/ostype kernel.ostype; sysctl kernel.os/type; sysctl kernel...x; echo $?; sysctl -e ..x; echo $?; sysctl ../../etc/passwd; echo $?; sysctl -n kernel/../../../etc/hostname 2>&1 | grep -v separators; echo ${PIPESTATUS[0]}',
])

test('what cannot be changed is said', async () => {
  const { stdout, stderr } = await createBashFixture().exec('sysctl -w kernel.ostype=x; sysctl -n kernel.ostype')
  expect(stdout).toBe('Linux\n')
  expect(stderr).toContain('"kernel.ostype"')
})
