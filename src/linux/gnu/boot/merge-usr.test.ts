import { describe, expect, test } from 'vitest'
import { createChance } from '../../../base/chance.ts'
import { programText } from '../../../shell/posix/exec.ts'
import { openBash } from '../../../testing/bash-session.ts'
import { createStringTerminal, instantClock } from '../../../testing/run-line.ts'
import { fileSystemEntries } from '../../entries.ts'
import { FileSystem } from '../../fs.ts'
import { createMachine } from '../../headless.ts'
import { createLinux } from '../../linux.ts'
import { createLinuxMachine } from '../../machine.ts'
import { mergeIntoUsr } from './merge-usr.ts'

const options = () => ({ clock: instantClock(), chance: createChance(1) })

describe('in Bash', () => {
  // as Debian 12 says it
  test.each([
    ['ls -ld /bin /sbin /lib | cut -c 1-10', 'lrwxrwxrwx\nlrwxrwxrwx\nlrwxrwxrwx\n'],
    [
      "ls -l / | awk '/->/ { print $9, $10, $11 }'",
      'bin -> usr/bin\nlib -> usr/lib\nlib64 -> usr/lib64\nsbin -> usr/sbin\n',
    ],
    ['PATH=/bin; ls -d /etc; seq 1; /bin/ls -d /; /usr/bin/ls -d /', '/etc\n1\n/\n/\n'],
    [
      'PATH=/usr/local/bin:/usr/bin:/bin; type -a ls; which -a ls',
      'ls is /usr/bin/ls\nls is /bin/ls\n/usr/bin/ls\n/bin/ls\n',
    ],
    ['readlink -f /bin/ls; cd /bin; pwd; pwd -P', '/usr/bin/ls\n/bin\n/usr/bin\n'],
    ['whereis -b ls', 'ls: /usr/bin/ls\n'],
    ['sudo rm /bin/yes; ls /usr/bin/yes 2>&1', "ls: cannot access '/usr/bin/yes': No such file or directory\n"],
  ])('%s', async (line, stdout) => {
    expect(await createMachine({ now: 0 }).bash.exec(line)).toMatchObject({ stdout })
  })
})

test('a directory becomes a link, and nothing that somebody made in it is lost', () => {
  const fs = new FileSystem({ clock: instantClock(), owner: { uid: 0, gid: 0 } })
  fs.mkdirAll('/bin/tools')
  fs.mkdirAll('/usr/bin/tools')
  for (const name of ['ls', 'cat'])
    for (const at of ['/bin', '/usr/bin']) fs.writeFile(`${at}/${name}`, programText(name))
  fs.writeFile('/bin/cat', 'mine')
  fs.writeFile('/bin/tools/one', '1')
  fs.writeFile('/usr/bin/tools/two', '2')
  fs.symlink('bash', '/bin/sh')
  fs.symlink('elsewhere', '/usr/bin/sh')
  fs.writeFile('/bin/own', 'own')
  fs.touch('/', 5)
  mergeIntoUsr(fs, '/bin')
  mergeIntoUsr(fs, '/bin')
  mergeIntoUsr(fs, '/sbin')
  expect([fs.readLink('/bin'), fs.exists('/sbin'), fs.stat('/').mtime]).toEqual(['usr/bin', false, 5])
  expect(fs.names('/usr/bin')).toEqual(['cat', 'ls', 'own', 'sh', 'tools'])
  expect([fs.readText('/bin/cat'), fs.readText('/bin/own'), fs.readLink('/bin/sh')]).toEqual([
    'mine',
    'own',
    'elsewhere',
  ])
  expect(fs.names('/bin/tools')).toEqual(['one', 'two'])
})

describe('a world that was stored before', () => {
  test('gets it when Bash starts; Simple and the entity view go on showing /bin as a directory', async () => {
    const linux = createLinux(options())
    const simple = createStringTerminal(linux.shell)
    await simple.run('touch /bin/own')
    const long = (await simple.run('ls -l /')).stdout
    const machine = createLinuxMachine({ ...options(), world: structuredClone(linux.save()) })
    const bash = await openBash(machine.session)
    expect((await bash.run('readlink /bin; ls /usr/bin/own')).stdout).toBe('usr/bin\n/usr/bin/own\n')
    const after = createLinux({ ...options(), world: structuredClone(machine.save()) })
    const now = (await createStringTerminal(after.shell).run('ls -l /')).stdout
    for (const listing of [long, now]) expect(listing).toMatch(/^drwxr-xr-x.*[ m]bin\b/m)
    const entries = fileSystemEntries(after.world.get().files)
    expect(entries.get('/')?.find(({ name }) => name === 'bin')?.type).toBe('directory')
    expect(entries.get('/bin')?.map(({ name }) => name)).toEqual(expect.arrayContaining(['ls', 'own', 'wc']))
    expect((await createStringTerminal(after.shell).run('find /bin -name own')).stdout).toContain('/bin/own\n')
  })
})
