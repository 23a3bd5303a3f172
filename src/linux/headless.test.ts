import { describe, expect, it, vi } from 'vitest'
import { createAbort, type Signal } from '../base/signal.ts'
import { createMachine, type HeadlessMachine, type HeadlessOptions } from './headless.ts'

const NOW = 1_767_225_600_000

const machine = (options: HeadlessOptions = {}): HeadlessMachine => createMachine({ now: NOW, ...options })

async function out(line: string, on = machine()): Promise<string> {
  const { stdout, stderr, status } = await on.bash.exec(line)
  return stdout + stderr + (status === 0 ? '' : `[${status}]\n`)
}

describe('a machine without a page', () => {
  it('runs a line as bash -c does', async () => {
    const { bash } = createMachine({
      files: { '/home/user/a.txt': 'hi\n' },
      user: 'user',
      env: { TZ: 'UTC' },
      now: NOW,
      seed: 1,
    })
    expect(await bash.exec('sort a.txt | uniq -c')).toEqual({ stdout: '      1 hi\n', stderr: '', status: 0 })
  })

  it('keeps the world and the shell’s state between lines', async () => {
    const on = machine()
    await on.bash.exec('x=1; f() { echo "f $1 $x"; }; cd /tmp; echo text > made; set -u; shopt -s nullglob; umask 077')
    expect(await out('f a; pwd; cat made; echo ${nope}', on)).toMatch(
      /^f a 1\n\/tmp\ntext\nbash: line 1: nope: unbound variable\n\[\d+\]\n$/,
    )
  })

  it('has a new shell after one that ended', async () => {
    const on = machine()
    expect(await out('x=1; cd /tmp; echo kept > /tmp/f; exit 3; echo no', on)).toBe('[3]\n')
    expect(await out('echo "[$x]"; pwd; cat /tmp/f', on)).toBe('[]\n/home/user\nkept\n')
    expect(await out('set -e; false; echo no', on)).toBe('[1]\n')
    expect(await out('false; echo yes', on)).toBe('yes\n')
    expect(await out('kill -9 $$', on)).toBe('[137]\n')
    expect(await out('echo alive', on)).toBe('alive\n')
  })

  it('goes on after a trapped signal that comes while the line waits', async () => {
    const line = 'x=1; trap "x=2; echo usr" USR1; (sleep 0.01; kill -USR1 $$) & wait; echo $?'
    const on = machine()
    expect(await out(line, on)).toBe('usr\n138\n')
    expect(await out('echo $x', on)).toBe('2\n')
  })

  it('runs the EXIT trap at the end of a line', async () => {
    const on = machine()
    expect(await out('x=5; trap "echo bye" EXIT; echo hi', on)).toBe('hi\nbye\n')
    expect(await out('echo $x', on)).toBe('5\n')
    expect(await out('trap "echo bye" EXIT; exit 2', on)).toBe('bye\n[2]\n')
  })

  it('answers as `bash -c` does where that differs from a script', async () => {
    expect(await out('echo $-')).toBe('hBc\n')
    expect(await out('echo ${x:?not there}; echo no')).toBe('bash: line 1: x: not there\n[127]\n')
  })

  it('has services that a user may not end, and that nobody can', async () => {
    expect(await out('kill 1; kill -0 1')).toBe(
      'bash: line 1: kill: (1) - Operation not permitted\n'.repeat(2) + '[1]\n',
    )
    expect(await out('kill 1; kill -0 1', machine({ user: 'root' }))).toBe(
      'bash: line 1: kill: (1) - it belongs to the simulated machine and stays\n',
    )
    expect(await out('kill 777')).toBe('bash: line 1: kill: (777) - No such process\n[1]\n')
  })

  it('is not interactive, and has no terminal', async () => {
    const { stdout, stderr } = await machine().bash.exec('echo $-; tty; alias ll; [ -t 1 ] || echo none')
    expect(stdout).toMatch(/^[^i]+\nnot a tty\nnone\n$/)
    expect(stderr).toBe('bash: line 1: alias: ll: not found\n')
  })

  it('keeps nothing of what has ended, however long the session', async () => {
    const on = machine()
    let listeners = 0
    const { signal } = createAbort()
    const counted: Signal = {
      get aborted() {
        return signal.aborted
      },
      addEventListener: () => (listeners += 1),
      removeEventListener: () => (listeners -= 1),
    }
    const count = 'ps -e > list; wc -l < list'
    const before = await out(count, on)
    for (let turn = 0; turn < 200; turn += 1)
      await on.bash.exec(`echo ${turn} | cat > f; x=$(cat f <(cat f)); sleep 0 & wait; ( : ) | :`, { signal: counted })
    expect([await out(count, on), await out('jobs', on), listeners]).toEqual([before, '', 0])
  })

  it('has room for a large variable, and an end of it', async () => {
    const on = machine()
    expect(await out('x=$(yes | head -c 50M); echo ${#x}', on)).toBe('52428799\n')
    expect(await out('x=$(yes | head -c 65M)', on)).toMatch(/cannot allocate memory/)
  }, 120_000)

  it('gives standard input, once', async () => {
    const on = machine()
    expect(await on.bash.exec('read -r x; echo "<$x>"; cat', { stdin: 'one\ntwo\n' })).toMatchObject({
      stdout: '<one>\ntwo\n',
    })
    expect(await on.bash.exec('wc -c', { stdin: Uint8Array.of(0, 255, 10) })).toMatchObject({ stdout: '3\n' })
    expect(await on.bash.exec('cat')).toEqual({ stdout: '', stderr: '', status: 0 })
  })

  it('goes somewhere for one line', async () => {
    const on = machine()
    expect(await on.bash.exec('pwd; echo $PWD; cd /', { cwd: '/tmp' })).toMatchObject({ stdout: '/tmp\n/tmp\n' })
    expect(await out('pwd', on)).toBe('/home/user\n')
    await expect(on.bash.exec('pwd', { cwd: '/nowhere' })).rejects.toThrow('No such file or directory')
    expect(await out('echo still here', on)).toBe('still here\n')
  })

  it('runs lines one after another', async () => {
    const on = machine()
    const lines = ['sleep 0.05; echo 1 >> f', 'echo 2 >> f', 'cat f']
    const results = await Promise.all(lines.map((line) => on.bash.exec(line)))
    expect(results.at(-1)?.stdout).toBe('1\n2\n')
  })

  it('waits a moment for what goes on in the background', async () => {
    expect(await out('{ echo late; } & echo now')).toMatch(/^(now\nlate|late\nnow)\n$/)
    expect(await out('echo x | tee >(cat >&2) > /dev/null')).toBe('x\n')
  })
})

// recorded from bash 5.2
describe('its background processes', () => {
  it.each([
    ['sleep 0.1 & while kill -0 $! 2>/dev/null; do sleep 0.05; done; wait $!; echo done $?', 'done 0\n'],
    ['sleep 0.05 & p=$!; wait -p v $p; echo $? $((v == p))', '0 1\n'],
    ['false & p=$!; wait -n -p v; echo $? $((v == p))', '1 1\n'],
    ['v=old; wait -p v; echo "${v-unset}"', 'unset\n'],
  ])('%s', async (line, stdout) => {
    expect(await createMachine({ now: NOW }).bash.exec(line)).toEqual({ stdout, stderr: '', status: 0 })
  })
})

describe('its files', () => {
  const files: HeadlessOptions['files'] = {
    'notes/a.txt': 'A',
    '/srv/data/b.bin': Uint8Array.of(1, 2),
    'run.sh': { content: '#!/bin/bash\necho ran\n', mode: 0o755, mtime: 1000 },
    old: { directory: true, mode: 0o700, mtime: 86_400_000 },
    'old/inside': 'x',
  }

  it('are laid with their modes and times, and belong to whose home it is', async () => {
    const on = machine({ files })
    const { fs } = on
    expect(fs.stat('/home/user/notes')).toMatchObject({ type: 'directory', uid: 1000, mode: 0o755 })
    expect(fs.stat('/home/user/notes/a.txt')).toMatchObject({ uid: 1000, mode: 0o644, mtime: NOW })
    expect(fs.stat('/srv/data/b.bin')).toMatchObject({ uid: 0, size: 2 })
    expect(fs.stat('/home/user/run.sh')).toMatchObject({ mode: 0o755, mtime: 1000 })
    expect(fs.stat('/home/user/old')).toMatchObject({ mode: 0o700, mtime: 86_400_000 })
    expect(await out('./run.sh', on)).toBe('ran\n')
  })

  it('are refused to the learner where Linux refuses them', async () => {
    expect(await out('echo x > /srv/x; cat /etc/shadow; rm /etc/hosts')).toBe(
      [
        'bash: line 1: /srv/x: Permission denied\n',
        'cat: /etc/shadow: Permission denied\n',
        "rm: cannot remove '/etc/hosts': Permission denied\n[1]\n",
      ].join(''),
    )
  })

  it('have an end: a full disk says so', async () => {
    const on = machine()
    const used = on.fs.usage.bytes
    const { stdout, stderr } = await on.bash.exec('yes > f; stat -c %s f; rm f; echo fine > g; cat g')
    expect(stdout).toBe(`${on.fs.quota.bytes - used}\nfine\n`)
    expect(stderr).toMatch(/^yes: .*: No space left on device\n$/)
  }, 120_000)
})

describe('its user', () => {
  it.each([
    ['user', '/home/user', 'uid=1000(user) gid=1000(user)'],
    ['ada', '/home/ada', 'uid=1000(ada) gid=1000(ada)'],
    ['root', '/root', 'uid=0(root) gid=0(root)'],
  ])('%s is at home in %s', async (user, home, id) => {
    const text = await out('pwd; echo $HOME $USER; id; ls ~; echo x > new; stat -c %U new', machine({ user }))
    expect(text).toContain(`${home}\n${home} ${user}\n${id}`)
    expect(text).toMatch(new RegExp(`Documents\nDownloads\nwelcome.txt\n${user}\n$`))
  })

  it('has the environment of a login, and what is given', async () => {
    const on = machine({ env: { TZ: 'Europe/Berlin', EXTRA: 'e' } })
    expect(await out('echo $EXTRA; date +%H:%M; echo $SHELL $LOGNAME $LANG', on)).toBe(
      'e\n01:00\n/bin/bash user C.UTF-8\n',
    )
  })
})

describe('time and chance', () => {
  it('are the same for the same options', async () => {
    const line =
      'date; echo $RANDOM $RANDOM; shuf -i 1-100 -n 3; od -An -tx1 -N4 /dev/urandom; cat /proc/uptime; ls -la /'
    const texts = await Promise.all([machine({ seed: 7 }), machine({ seed: 7 })].map((on) => out(line, on)))
    expect(texts[0]).toBe(texts[1])
    expect(texts[0]).toContain('Thu Jan  1 00:00:00 UTC 2026')
    expect(await out('echo $RANDOM', machine({ seed: 8 }))).not.toBe(await out('echo $RANDOM', machine({ seed: 7 })))
  })
})

describe('snapshots', () => {
  it('take and put back files and the shell’s state, as often as one likes', async () => {
    const on = machine()
    await on.bash.exec('a=(1 2); f() { echo f; }; cd Documents; echo one > file; trap "echo bye" EXIT')
    const before = on.snapshot()
    for (let round = 0; round < 2; round += 1) {
      await on.bash.exec('a[0]=9; unset -f f; cd /; rm -r ~/Documents; exec 3> /tmp/open')
      on.restore(before)
      expect(await out('echo ${a[@]} $BASH_SUBSHELL; f; pwd; cat file; echo x >&3', on)).toBe(
        '1 2 0\nf\n/home/user/Documents\none\nbash: line 1: 3: Bad file descriptor\n[1]\n',
      )
    }
  })

  it('end a line that runs, at once', async () => {
    const on = machine()
    await on.bash.exec('echo old > file')
    const before = on.snapshot()
    const line = on.bash.exec('trap "echo bye" EXIT; while :; do echo new > file; sleep 0.001; done; echo after')
    await vi.waitUntil(() => on.fs.readText('/home/user/file') === 'new\n')
    expect(() => on.snapshot()).toThrow('snapshot: a line is running')
    on.restore(before)
    on.snapshot()
    expect(await line).toEqual({ stdout: '', stderr: '', status: 137 })
    expect(await out('cat file; trap', on)).toBe('old\n')
  })

  it('end a line that waits for the one before', async () => {
    const on = machine()
    const before = on.snapshot()
    const lines = [on.bash.exec('sleep 100'), on.bash.exec('touch late')]
    on.restore(before)
    expect((await Promise.all(lines)).map(({ status }) => status)).toEqual([137, 137])
    expect(await out('ls -d late', on)).toContain('[2]')
  })

  it('are only taken from where they were made', async () => {
    const on = machine()
    const given = on.snapshot()
    await on.bash.exec('x=kept; echo kept > file')
    const foreign = [
      machine().snapshot(),
      { ...given },
      structuredClone(given),
      JSON.parse(JSON.stringify(given)),
      undefined,
    ]
    for (const snapshot of foreign) expect(() => on.restore(snapshot)).toThrow(TypeError)
    expect(Object.isFrozen(given)).toBe(true)
    expect(await out('echo $x; cat file', on)).toBe('kept\nkept\n')
  })

  it('end what runs', async () => {
    const on = machine()
    const before = on.snapshot()
    await on.bash.exec('sleep 100 &')
    on.restore(before)
    expect(await out('jobs; pgrep sleep', on)).toBe('[1]\n')
  })
})

describe('options that are wrong', () => {
  it.each([
    [{ now: NaN }, 'now has to be a time in milliseconds, not NaN'],
    [{ seed: NaN, now: Infinity }, 'now has to be a time in milliseconds, not Infinity'],
    [{ seed: 1.5 }, 'seed has to be a whole number, not 1.5'],
    [{ files: new Map([['a', 'b']]) }, 'files has to be a plain object of files by path, not a Map'],
    [{ files: ['a'] }, 'files has to be a plain object of files by path, not a list'],
    [{ files: { 'a\0b': '' } }, 'files["a\\u0000b"] has a NUL in its name'],
    [{ files: { a: 1 } }, 'files["a"] has to be a text, bytes or { content } or { directory: true }, not 1'],
    [{ files: { a: {} } }, 'files["a"] needs either content, text or bytes, or directory: true'],
    [{ files: { a: { content: '', mode: -1 } } }, 'files["a"] has the mode -1, which is none from 0 to 0o7777'],
    [{ files: { a: { content: '', mtime: NaN } } }, 'files["a"] has the mtime NaN, which is no time'],
    [{ files: { a: '', 'a/b': '' } }, 'files["a/b"]: '],
    [{ files: { ['x'.repeat(256)]: '' } }, 'has a name that is too long'],
    [{ user: 'a\nb' }, 'user has to be the name of an account, not "a\\nb"'],
    [{ user: 'a/b' }, 'user has to be the name of an account, not "a/b"'],
    [{ user: '' }, 'user has to be the name of an account, not ""'],
    [{ env: { 'a=b': '' } }, 'env["a=b"] is no name of a variable'],
    [{ env: { a: 1 } }, 'env["a"] has to be a text, not 1'],
    [{ file: {} }, 'file is no option'],
    [{ toString: 1 }, 'toString is no option'],
    [new Map(), 'options has to be a plain object, not a Map'],
    [undefined, undefined],
  ])('%j', (given: object | undefined, message) => {
    const create = (): HeadlessMachine => createMachine(given)
    if (message === undefined) expect(create).not.toThrow()
    else
      expect(create).toThrow(expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(message) }))
  })

  it('are told of together', () => {
    expect(() => createMachine({ now: NaN, user: 'a:b' })).toThrow(
      'createMachine: now has to be a time in milliseconds, not NaN; user has to be the name of an account, not "a:b"',
    )
  })
})

describe('a signal', () => {
  it.each(['while :; do :; done', 'sleep 100', 'yes', 'trap "" INT; while :; do :; done', 'cat /dev/zero | wc -c'])(
    'ends %s',
    async (line) => {
      // with a given time nobody would wait for sleep
      const on = createMachine()
      await on.bash.exec('x=kept')
      const { signal, abort } = createAbort()
      const result = on.bash.exec(line, { signal })
      setTimeout(abort, 20)
      expect((await result).status).toBeGreaterThan(128)
      expect(await out('echo $x', on)).toBe('kept\n')
    },
  )

  it.each(['kill -STOP $$', 'x=$(kill -STOP $$)', 'kill -STOP $$; echo after', 'f() { kill -STOP $$; }; f'])(
    'is heard by a shell that is stopped: %s',
    async (line) => {
      const on = machine()
      const { signal, abort } = createAbort()
      const ended = on.bash.exec(`echo in > in; ${line}`, { signal })
      await vi.waitFor(() => expect(on.fs.exists('/home/user/in')).toBe(true), { timeout: 30_000 })
      abort()
      expect((await ended).status).toBeGreaterThan(128)
      expect(await out('echo alive', on)).toBe('alive\n')
    },
  )

  it('that kills a shell leaves to the next one what it was: directory, mask, limits, signals that it ignores', async () => {
    const on = createMachine()
    await on.bash.exec("cd /tmp; umask 077; ulimit -Sn 50; trap '' USR1")
    const { signal, abort } = createAbort()
    const killed = on.bash.exec('trap "" INT; echo in > in; while :; do :; done', { signal })
    await vi.waitFor(() => expect(on.fs.exists('/tmp/in')).toBe(true), { timeout: 30_000 })
    abort()
    expect((await killed).status).toBe(137)
    expect(await out('kill -USR1 $$; kill -INT $$; pwd; umask; ulimit -Sn', on)).toBe('/tmp\n0077\n50\n')
  })

  it('that came before leaves the line out', async () => {
    const { signal, abort } = createAbort()
    abort()
    expect(await machine().bash.exec('echo no', { signal })).toEqual({ stdout: '', stderr: '', status: 130 })
  })
})

describe('a stranger’s line', () => {
  it.each([':(){ :|:& };:', 'f() { f; }; f', 'x=x; while :; do x=$x$x; done', 'echo {1..100000000}'])(
    '%s leaves the machine alive',
    async (line) => {
      const on = machine()
      const { signal, abort } = createAbort()
      setTimeout(abort, 5000)
      await on.bash.exec(line, { signal })
      expect(await out('echo alive', on)).toBe('alive\n')
    },
    30_000,
  )
})
