import { expect, test } from './test.ts'
import { prove } from './transcript.ts'

/** Section 5 of the specification: validation rules. */

test('Blank or whitespace-only input is ignored.', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.run('')
  await terminal.run('   ')
  expect(await terminal.typedLines()).toEqual([])
  await terminal.run('history')
  await terminal.expectOutput(['    1  history'])
})

test('Input is split on spaces; the first word picks the command. No pipes, redirects or quoting (lessons using echo > file are not actually supported).', async ({
  playground,
}) => {
  await playground.open({ seed: 1 })
  await prove(playground, {
    'split on spaces, runs of them collapse': '$   echo   one    two  \none two',
    'the first word picks the command': '$ echo ls\nls\n$ "ls"\n! "ls": command not found',
    'no pipes': '$ echo a | wc\na | wc',
    'no redirects': '$ echo hi > a.txt\nhi > a.txt\n$ cat a.txt\n! cat: a.txt: No such file or directory',
    'no quoting': '$ echo "one  two" \'three\'\n"one two" \'three\'',
    'no globs, variables, substitutions or lists': '$ echo * $HOME `pwd` ; ls && pwd\n* $HOME `pwd` ; ls && pwd',
  })
})

test('Missing-operand checks: mkdir, touch, cat, rm, wc, file, sort, chmod, cp and mv with fewer than 2 operands (i.e. no operand given); grep with fewer than 2 args; wget without URL; head and tail without a file.', async ({
  playground,
}) => {
  await playground.open({ seed: 1 })
  await prove(playground, {
    mkdir: '$ mkdir\n! mkdir: missing operand',
    touch: '$ touch\n! touch: missing file operand',
    cat: '$ cat\n! cat: missing file operand',
    rm: '$ rm\n! rm: missing operand',
    wc: '$ wc\n! wc: missing file operand',
    file: '$ file\n! file: missing file operand',
    sort: '$ sort\n! sort: missing file operand',
    chmod: '$ chmod\n! chmod: missing operand',
    cp: '$ cp\n! cp: missing destination file operand',
    mv: '$ mv\n! mv: missing destination file operand',
    'grep with fewer than 2 args': '$ grep\n! grep: missing pattern or file\n$ grep x\n! grep: missing pattern or file',
    'wget without URL': '$ wget\n! wget: missing URL',
    'head and tail without a file': `
$ head
! head: missing file operand
$ tail -n 2
! tail: missing file operand`,
  })
})

test('Paths: absolute, relative, . and .. are resolved.', async ({ playground }) => {
  await playground.open({ seed: 1 })
  await prove(playground, {
    absolute: '$ cd /usr/share\n$ pwd\n/usr/share',
    relative: '$ cd playground\n$ pwd\n/usr/share/playground',
    '.. and .': '$ cd ./../../.\n$ pwd\n/usr\n$ ls ../home/./user/..\nuser',
    'no higher than the root': '$ cd ../../../..\n$ pwd\n/',
  })
})

test('mkdir fails if the path exists or the parent is missing. touch fails if the parent is missing and overwrites an existing file with empty content. rm works on files and directories with no recursion check.', async ({
  playground,
}) => {
  await playground.open({ seed: 1 })
  await prove(playground, {
    'mkdir fails if the path exists':
      "$ mkdir welcome.txt\n! mkdir: cannot create directory 'welcome.txt': File exists or parent directory not found",
    'mkdir fails if the parent is missing':
      "$ mkdir x/y\n! mkdir: cannot create directory 'x/y': File exists or parent directory not found",
    'touch fails if the parent is missing': "$ touch x/y\n! touch: cannot touch 'x/y': No such file or directory",
    'touch overwrites an existing file with empty content': `
$ wc -c welcome.txt
87 welcome.txt
$ touch welcome.txt
$ wc -c welcome.txt
0 welcome.txt`,
    'rm works on files and directories with no recursion check': `
$ mkdir Documents/deep
$ touch Documents/deep/file
$ rm welcome.txt Documents
$ ls
Downloads`,
  })
})

test('find uses -name with a substring match that ignores asterisks.', async ({ playground }) => {
  await playground.open({ seed: 1 })
  await prove(playground, {
    'a substring': '$ find . -name come\n./welcome.txt',
    'asterisks are ignored': `
$ find . -name *.txt
./welcome.txt
$ find . -name D*o
./Documents
./Downloads`,
  })
})

test('head and tail default to 10 lines; -n N is supported. ls supports -l, -a, -la.', async ({ playground }) => {
  await playground.open({ seed: 1, now: '2026-11-21T09:14:03Z' })
  const { terminal } = playground
  const animals = ['tiger', 'zebra', 'ant', 'monkey', 'bear', 'zebra', 'ant', 'lion', 'eagle', 'ant', 'wolf', 'otter']
  expect(await terminal.run('head /usr/share/playground/animals.txt')).toEqual(animals.slice(0, 10))
  expect(await terminal.run('tail /usr/share/playground/animals.txt')).toEqual(animals.slice(-10))
  expect(await terminal.run('head -n 2 /usr/share/playground/animals.txt')).toEqual(animals.slice(0, 2))
  expect(await terminal.run('tail -n 3 /usr/share/playground/animals.txt')).toEqual(animals.slice(-3))
  const long = [
    'drwxr-xr-x 1 user user 4096 Nov 21 09:14 Documents',
    'drwxr-xr-x 1 user user 4096 Nov 21 09:14 Downloads',
    '-rw-r--r-- 1 user user   87 Nov 21 09:14 welcome.txt',
  ]
  const listed = await terminal.run('ls -l')
  expect(listed.filter((line) => !line.startsWith('total'))).toEqual(long)
  expect((await terminal.run('ls -a')).join(' ').split(/\s+/)).toEqual([
    '.',
    '..',
    'Documents',
    'Downloads',
    'welcome.txt',
  ])
  const all = await terminal.run('ls -la')
  expect(all.filter((line) => !line.startsWith('total')).map((line) => line.split(' ').at(-1))).toEqual([
    '.',
    '..',
    'Documents',
    'Downloads',
    'welcome.txt',
  ])
  expect(all.slice(-3)).toEqual(long)
})

test('chmod only prints a message; chmod, chown, chgrp change nothing.', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, now: 0 })
  const before = await terminal.run('ls -la')
  expect((await terminal.run('chmod 600 welcome.txt')).length).toBe(1)
  await terminal.run('chown root welcome.txt')
  await terminal.run('chgrp root welcome.txt')
  expect(await terminal.typedLines('error')).toEqual([])
  expect(await terminal.run('ls -la')).toEqual(before)
})

test('Docker: a container is matched by id prefix or by name.', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker', seed: 1 })
  const [id = ''] = await terminal.run('docker ps -q')
  expect(id).toMatch(/^[0-9a-f]{12}$/)
  await prove(playground, {
    'by id prefix': `$ docker stop ${id.slice(0, 4)}\n${id.slice(0, 4)}`,
    'by name': '$ docker start my-nginx\nmy-nginx',
  })
})

test('run needs an image; -d detaches; -p sets a port mapping (default 80:80 when -p has no value); rm refuses running containers.', async ({
  playground,
}) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker', seed: 1 })
  await prove(playground, {
    'run needs an image': '$ docker run -d\nError: No image specified',
    '-d detaches': '$ docker run -d --name one nginx\n/[0-9a-f]{12}/',
    '-p sets a port mapping':
      '$ docker run -p 8081:80 --name two -d nginx\n/[0-9a-f]{12}/\n$ docker port two\n80/tcp -> 0.0.0.0:8081',
    'default 80:80 when -p has no value':
      '$ docker run -p --name three -d nginx\n/[0-9a-f]{12}/\n$ docker port three\n80/tcp -> 0.0.0.0:80',
    'rm refuses running containers': `
$ docker rm one
Error: Cannot remove a running container "one". Stop the container before attempting removal or force remove`,
  })
  expect(await terminal.run('docker ps --format {{.Names}}')).toEqual(['three', 'two', 'one', 'my-nginx'])
})
