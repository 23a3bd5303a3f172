import { expect, test } from 'vitest'
import { createGnuFixture, type GnuResult, type GnuSetup } from '../../../testing/gnu-fixture.ts'
import { machinePrograms } from '../groups/machine.ts'
import { sudo } from '../sudo/sudo.ts'
import type { GnuProgram } from '../library/program.ts'

/** A machine on which the first program of each line is looked up by name. */
function machine(setup: GnuSetup = {}): (...words: readonly string[]) => Promise<GnuResult> {
  const run: GnuProgram = {
    declaration: { name: 'run' },
    run: (process) => {
      const [name = '', ...words] = process.argv.slice(1)
      process.argv = [name, ...words]
      return process.kernel.program(name)?.run(process) ?? 127
    },
  }
  const fixture = createGnuFixture([run, sudo, ...machinePrograms], setup)
  return (...words) => fixture.run(words)
}

test('a package brings its program, and takes it away', async () => {
  const run = machine()
  expect((await run('sudo', 'cowsay', 'hi')).stderr).toBe('sudo: cowsay: command not found\n')
  const { stdout, stderr, status } = await run('apt-get', 'install', 'cowsay')
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toContain(
    'The following NEW packages will be installed:\n  cowsay\n0 upgraded, 1 newly installed, 0 to remove and 0 not upgraded.\n',
  )
  expect(stdout).toMatch(/Unpacking cowsay \(.*\) \.\.\.\nSetting up cowsay \(.*\) \.\.\.\n$/)
  expect((await run('sudo', 'cowsay', 'hi')).stdout).toMatch(/^ ____\n< hi >\n ----\n/)
  expect((await run('apt-get', 'install', 'cowsay')).stdout).toContain(
    'cowsay is already the newest version (3.03+dfsg2-8).\n',
  )
  expect((await run('dpkg', '-s', 'cowsay')).stdout).toContain('Status: install ok installed\n')
  expect((await run('dpkg', '-S', 'bin/cowsay')).stdout).toBe('cowsay: /usr/bin/cowsay\n')
  expect((await run('apt-get', '-y', 'remove', 'cowsay')).stdout).toContain('Removing cowsay')
  expect((await run('sudo', 'cowsay', 'hi')).status).toBe(1)
  expect((await run('dpkg', '-L', 'cowsay')).stderr).toBe(
    "dpkg-query: package 'cowsay' is not installed\n" +
      'Use dpkg --contents (= dpkg-deb --contents) to list archive files contents.\n',
  )
})

test('removing asks', async () => {
  const run = machine({ stdin: 'n\n' })
  await run('apt-get', 'install', 'cowsay')
  expect((await run('apt-get', 'remove', 'cowsay')).stdout).toMatch(/Do you want to continue\? \[Y\/n\] Abort\.\n$/)
  expect((await run('cowsay', 'x')).status).toBe(0)
})

test('only root may', async () => {
  const run = machine({ user: 'user' })
  expect(await run('apt', 'install', 'cowsay')).toEqual({
    stdout: '',
    stderr:
      '\nWARNING: apt does not have a stable CLI interface. Use with caution in scripts.\n\n' +
      'E: Could not open lock file /var/lib/dpkg/lock-frontend - open (13: Permission denied)\n' +
      'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), are you root?\n',
    status: 100,
  })
  expect((await run('apt-get', 'update')).stderr).toContain('E: Unable to lock directory /var/lib/apt/lists/\n')
})

test('the repository can be looked through', async () => {
  const run = machine()
  expect((await run('apt-get', 'install', 'nope')).stderr).toBe('E: Unable to locate package nope\n')
  expect((await run('apt-cache', 'search', 'saying')).stdout).toBe(
    'fortune-mod - prints a saying, another one each time\n',
  )
  expect((await run('apt', 'list', 'nano')).stdout).toBe('Listing... Done\nnano/stable,now 7.2-1 amd64 [installed]\n')
  expect((await run('apt', 'show', 'tree')).stdout).toContain('Package: tree\n')
  expect((await run('apt-get', 'remove', 'bash')).stderr).toBe(
    'E: bash belongs to the simulated machine and cannot be removed\n',
  )
  expect((await run('dpkg', '-l', 'nano')).stdout).toMatch(/\nii {2}nano 7\.2-1 +amd64 +small editor\n$/)
  expect(await run('dpkg', '-c', '/etc/hostname')).toEqual({
    stdout: '',
    stderr: "dpkg-deb: error: '/etc/hostname' is not a Debian format archive\n",
    status: 2,
  })
  expect((await run('dpkg', '-c', 'no.deb')).stderr).toBe(
    "dpkg-deb: error: failed to read archive 'no.deb': No such file or directory\n",
  )
})

test('the machine tells of itself', async () => {
  const run = machine()
  expect((await run('lscpu')).stdout).toContain('CPU(s):                  2\n')
  expect((await run('lsblk')).stdout).toContain('└─vda1 254:1    0   20G  0 part /\n')
  expect((await run('mount')).stdout).toContain('/dev/vda1 on / type ext4 (rw,noatime)\n')
  expect((await run('mount', '/dev/sdb', '/mnt')).status).toBe(32)
  expect((await run('dmesg')).stdout).toMatch(/^\[ {4}0\.000000\] Linux version/)
  expect((await run('hostnamectl')).stdout).toContain(' Static hostname: linux-playground\n')
})
