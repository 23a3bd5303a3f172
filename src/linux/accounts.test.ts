import { describe, expect, it } from 'vitest'
import { instantClock } from '../testing/run-line.ts'
import { type Accounts, accountsOf } from './accounts.ts'
import { FileSystem } from './fs.ts'
import { createMachine, type HeadlessMachine } from './headless.ts'
import { learner, root } from './users.ts'
import { streams } from '../testing/streams.ts'

function accounts(passwd: string, group: string): { readonly fs: FileSystem; readonly users: Accounts } {
  const fs = new FileSystem({ clock: instantClock(0), owner: root })
  fs.mkdir('/etc')
  fs.writeFile('/etc/passwd', passwd)
  fs.writeFile('/etc/group', group)
  return { fs, users: accountsOf(fs, learner) }
}

describe('the accounts of a file system', () => {
  it('are what its files say at the moment', () => {
    const { fs, users } = accounts('root:x:0:0:root:/root:/bin/bash\n', 'root:x:0:\n')
    const before = fs.snapshot()
    fs.writeFile('/etc/passwd', 'ada:x:1001:27:Ada:/home/ada:/bin/sh\n')
    fs.writeFile('/etc/group', 'sudo:x:27:\nteam:x:30:ada,bob\nada:x:31:bob\n')
    expect(users.user('ada')).toEqual({
      name: 'ada',
      uid: 1001,
      gid: 27,
      fullName: 'Ada',
      home: '/home/ada',
      shell: '/bin/sh',
    })
    expect([users.nameOf(1001), users.nameOf(0), users.groupOf(27), users.groupOf(99)]).toEqual([
      'ada',
      '0',
      'sudo',
      '99',
    ])
    expect(users.credentialsOf({ ...learner, name: 'ada', uid: 1001, gid: 27 })).toEqual({
      uid: 1001,
      gid: 27,
      groups: [30],
    })
    fs.restore(before)
    expect([users.user('ada'), users.nameOf(0)]).toEqual([undefined, 'root'])
  })

  it.each([
    ['is empty', ''],
    ['is not text', '\u0000\u0001::::\n:::\n\n'],
    ['has lines that are none', 'a\nb:x\nc:x:1\nd:x:y:1::/:\n#e:x:5:5::/:\n:x:6:6::/:\n'],
  ])('are none where the file %s', (_, text) => {
    const { users } = accounts(text, text.replace('c:x:1', 'c:x'))
    expect(users.all).toEqual([])
    expect(users.groups).toEqual([])
  })

  it('are read from what is left of a line', () => {
    const { users } = accounts('ada:x:5:6\nada:x:7:7:::\nbob:x:5:5:::\n', 'g:x:6\n')
    expect(users.user('ada')).toMatchObject({ uid: 5, gid: 6, home: '', shell: '' })
    expect(users.nameOf(5)).toBe('ada')
    expect(users.groupOf(6)).toBe('g')
  })
})

async function say(line: string, on: HeadlessMachine = createMachine({ now: 0 })): Promise<string> {
  return streams(await on.bash.exec(line))
}

const MADE =
  "echo 'ada:x:1001:1001::/home/ada:/bin/bash' | sudo tee -a /etc/passwd >/dev/null; " +
  "echo 'crew:x:1001:user' | sudo tee -a /etc/group >/dev/null"

describe('accounts in Bash', () => {
  it('have the names that /etc/passwd and /etc/group give them', async () => {
    const on = createMachine({ now: 0 })
    await on.bash.exec(MADE)
    expect(await say('id ada; echo ~ada; id user; groups ada', on)).toBe(
      'uid=1001(ada) gid=1001(crew) groups=1001(crew)\n/home/ada\nuid=1000(user) gid=1000(user) groups=1000(user),1001(crew)\nada : crew\n',
    )
    expect(
      await say(
        'touch f; sudo chown ada:crew f; ls -l f | cut -d" " -f3,4; stat -c %U:%G f; find . -user ada -group crew',
        on,
      ),
    ).toBe('ada crew\nada:crew\n./f\n')
    expect(await say('sudo -u ada whoami; sudo su ada -c "id -un"', on)).toBe('ada\nada\n')
  })

  it('are put back with the world', async () => {
    const on = createMachine({ now: 0 })
    const before = on.snapshot()
    await on.bash.exec(MADE)
    expect(await say('id -un 1001', on)).toBe('ada\n')
    on.restore(before)
    expect(await say('id ada', on)).toBe('id: ‘ada’: no such user\n')
  })

  it('let a member of a group do what the group may, from the next login on', async () => {
    const on = createMachine({ now: 0 })
    await on.bash.exec(`${MADE}; echo hi > f; sudo chown root:crew f; sudo chmod 640 f`)
    expect(await say('cat f', on)).toBe('cat: f: Permission denied\n')
    expect(await say('sudo -u user cat f; exit', on)).toBe('hi\n')
    expect(await say('cat f; id -Gn', on)).toBe('hi\nuser crew\n')
  })

  it.each([
    'sudo rm /etc/passwd /etc/group',
    'sudo sh -c ": > /etc/passwd; : > /etc/group"',
    'sudo chmod 0 /etc/passwd /etc/group',
  ])('may be lost: %s', async (damage) => {
    const on = createMachine({ now: 0 })
    await on.bash.exec(damage)
    expect(await say('id', on)).toBe('uid=1000 gid=1000 groups=1000\n')
    expect(await say('whoami; groups; id -un; id -gn', on)).toBe(
      '1000\n1000\n1000\nwhoami: cannot find name for user ID 1000\ngroups: cannot find name for group ID 1000\n' +
        'id: cannot find name for user ID 1000\nid: cannot find name for group ID 1000\n',
    )
    expect(await say("PS1='\\u'; echo ${PS1@P}; echo ~root; unset HOME; echo ~; ls -ld /etc | cut -d' ' -f3", on)).toBe(
      'I have no name!\n~root\n/\n0\n',
    )
    // sudo is a set-user-ID program: what only root may read, it reads
    const unreadable = damage.includes('chmod')
    expect(await say('sudo id -un', on)).toBe(unreadable ? 'root\n' : 'sudo: you do not exist in the passwd database\n')
  })

  it('are those of a Debian besides one’s own', async () => {
    expect(
      await say(
        'cut -d: -f1 /etc/passwd | head -3; tail -1 /etc/passwd; ls -l /etc/shadow | cut -d" " -f3,4; id nobody',
      ),
    ).toBe(
      'root\ndaemon\nbin\nuser:x:1000:1000:Playground user:/home/user:/bin/bash\nroot shadow\n' +
        'uid=65534(nobody) gid=65534(nogroup) groups=65534(nogroup)\n',
    )
  })
})
