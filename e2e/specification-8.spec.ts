import { expect, NOT_FOUND_COMPLAINT, test } from './test.ts'
import { prove, type Proofs } from './transcript.ts'

/** Section 8 of the specification: the error catalogue. Lines after `! ` are shown in the error style. */

test('Unknown route: 404 page described above.', async ({ playground, complaints }) => {
  complaints.expect(NOT_FOUND_COMPLAINT)
  await playground.open({ path: 'no/such/page' })
  await expect(playground.page.getByRole('heading', { name: '404' })).toBeVisible()
  expect(complaints.texts).toContainEqual(expect.stringContaining('/no/such/page'))
})

const linux: Readonly<Record<string, Proofs>> = {
  'any command, ls, cd, mkdir, touch': {
    '{cmd}: command not found': '$ frobnicate now\n! frobnicate: command not found',
    "ls: cannot access '{path}': No such file or directory": `
$ ls nope
! ls: cannot access 'nope': No such file or directory
$ ls /a/b
! ls: cannot access '/a/b': No such file or directory`,
    'cd: no such file or directory: {path}': '$ cd nope\n! cd: no such file or directory: nope',
    'mkdir: missing operand': '$ mkdir\n! mkdir: missing operand',
    "mkdir: cannot create directory '{p}': File exists or parent directory not found": `
$ mkdir Documents
! mkdir: cannot create directory 'Documents': File exists or parent directory not found
$ mkdir a/b
! mkdir: cannot create directory 'a/b': File exists or parent directory not found`,
    'touch: missing file operand': '$ touch\n! touch: missing file operand',
    "touch: cannot touch '{p}': No such file or directory":
      "$ touch a/b\n! touch: cannot touch 'a/b': No such file or directory",
  },
  'cat, rm, cp, mv': {
    'cat: missing file operand': '$ cat\n! cat: missing file operand',
    'cat: {p}: Is a directory': '$ cat Documents\n! cat: Documents: Is a directory',
    'cat: {p}: No such file or directory': '$ cat nope\n! cat: nope: No such file or directory',
    'rm: missing operand': '$ rm\n! rm: missing operand',
    "rm: cannot remove '{p}': No such file or directory":
      "$ rm nope\n! rm: cannot remove 'nope': No such file or directory",
    'cp: missing destination file operand': '$ cp\n! cp: missing destination file operand',
    'cp: {p}: Is a directory (use -r for recursive copy)':
      '$ cp Documents x\n! cp: Documents: Is a directory (use -r for recursive copy)',
    "cp: cannot stat '{p}': No such file or directory":
      "$ cp nope x\n! cp: cannot stat 'nope': No such file or directory",
    "cp: cannot create regular file '{p}': No such file or directory":
      "$ cp welcome.txt a/b\n! cp: cannot create regular file 'a/b': No such file or directory",
    'mv: missing destination file operand': '$ mv\n! mv: missing destination file operand',
    'mv: cannot stat ...': "$ mv nope x\n! mv: cannot stat 'nope': No such file or directory",
    "mv: cannot move '{a}' to '{b}': Operation failed":
      "$ mv welcome.txt a/b\n! mv: cannot move 'welcome.txt' to 'a/b': Operation failed",
  },
  'grep, head, tail, wc, sort, file': {
    'grep: missing pattern or file': '$ grep\n! grep: missing pattern or file',
    'grep: {f}: No such file or directory': '$ grep x nope\n! grep: nope: No such file or directory',
    'grep: {f}: Is a directory': '$ grep x Documents\n! grep: Documents: Is a directory',
    "grep: no matches found for '{pattern}'": "$ grep zebra welcome.txt\n! grep: no matches found for 'zebra'",
    'head/tail: missing file operand': '$ head\n! head: missing file operand\n$ tail\n! tail: missing file operand',
    'head/tail: No such file or directory': `
$ head nope
! head: nope: No such file or directory
$ tail -n 3 nope
! tail: nope: No such file or directory`,
    'wc, sort, file: missing file operand': `
$ wc
! wc: missing file operand
$ sort
! sort: missing file operand
$ file
! file: missing file operand`,
    'wc, sort, file: No such file or directory': `
$ wc nope
! wc: nope: No such file or directory
$ sort nope
! sort: nope: No such file or directory
$ file nope
! file: nope: No such file or directory`,
  },
  'chmod, wget, curl, tar, man, which, find': {
    'chmod: missing operand': '$ chmod\n! chmod: missing operand',
    'chmod: cannot access': "$ chmod 644 nope\n! chmod: cannot access 'nope': No such file or directory",
    'wget: missing URL': '$ wget\n! wget: missing URL',
    "curl: try 'curl --help' for more information": "$ curl\n! curl: try 'curl --help' for more information",
    'tar: you must specify one of the options': '$ tar\n! tar: you must specify one of the options',
    'man: What manual page do you want?': '$ man\n! man: What manual page do you want?',
    'which: missing argument': '$ which\n! which: missing argument',
    'find with no results prints No files found.': '$ find . -name zebra\nNo files found.',
  },
}

for (const [commands, proofs] of Object.entries(linux)) {
  test(`Linux terminal messages: ${commands}`, async ({ playground }) => {
    await playground.open({ mode: 'linux', seed: 1 })
    await prove(playground, proofs)
    // a refused line changes nothing
    expect(await playground.terminal.run('find')).toEqual(['.', './Documents', './Downloads', './welcome.txt'])
  })
}

const docker: Readonly<Record<string, Proofs>> = {
  containers: {
    'Error: Container name required': '$ docker exec\nError: Container name required',
    'Error: No such container: {x}': `
$ docker stop x
Error: No such container: x
$ docker start x
Error: No such container: x
$ docker rm x
Error: No such container: x
$ docker logs x
Error: No such container: x
$ docker exec x bash
Error: No such container: x`,
    'Error: Container "{x}" is not running': '$ docker exec my-db bash\nError: Container "my-db" is not running',
    'Error: "docker logs" requires exactly 1 argument.':
      '$ docker logs\nError: "docker logs" requires exactly 1 argument.',
    'Error: Cannot remove a running container "{x}". Stop the container before attempting removal or force remove': `
$ docker rm my-nginx
Error: Cannot remove a running container "my-nginx". Stop the container before attempting removal or force remove`,
    'Error: No image specified': '$ docker run\nError: No image specified\n$ docker run -d\nError: No image specified',
  },
  'arguments and subcommands': {
    '"docker pull" requires exactly 1 argument.': '$ docker pull\n! "docker pull" requires exactly 1 argument.',
    '"docker rm", "docker start" and "docker stop" require at least 1 argument.': `
$ docker rm
! "docker rm" requires at least 1 argument.
$ docker start
! "docker start" requires at least 1 argument.
$ docker stop
! "docker stop" requires at least 1 argument.`,
    "Error: '{x}' is not a valid system, network or volume command": `
$ docker system x
Error: 'x' is not a valid system command
$ docker network x
Error: 'x' is not a valid network command
$ docker volume x
Error: 'x' is not a valid volume command`,
    "docker: '{x}' is not a docker command. See 'docker --help'.": `
$ docker frob
! docker: 'frob' is not a docker command. See 'docker --help'.`,
  },
}

for (const [subject, proofs] of Object.entries(docker)) {
  test(`Docker terminal messages: ${subject}`, async ({ playground }) => {
    await playground.open({ mode: 'docker', seed: 1 })
    await prove(playground, proofs)
    expect(await playground.terminal.run('docker ps -a --format {{.Names}}={{.State}}')).toEqual([
      'my-nginx=running',
      'my-db=exited',
    ])
  })
}

test('Display rule: output containing the lowercase word error is shown in the error style; output starting with capital Error: is not matched by this test.', async ({
  playground,
}) => {
  const { terminal, page } = playground
  await playground.open({ mode: 'linux', seed: 1 })
  await prove(playground, {
    'the lowercase word error': '$ echo an error was here\n! an error was here',
    'the word inside another one, or in capitals, is no error': '$ echo terror Errors ERROR\nterror Errors ERROR',
    'starting with capital Error:': '$ echo Error: not in red\nError: not in red',
  })
  // the style is red, and a bar beside the line: not colour alone
  await expect(page.locator('.error-bar')).toHaveCount(1)
  const colours = await terminal.element.evaluate((element) =>
    [...element.querySelectorAll('.xterm-rows > div')]
      .filter((row) => /^(?:an error was here|Error: not in red)/.test(row.textContent))
      .map((row) => getComputedStyle(row.querySelector('span') ?? row).color),
  )
  expect(colours).toHaveLength(2)
  const [[red, green, blue] = []] = colours.map((colour) => (colour.match(/\d+/g) ?? []).map(Number))
  expect(Number(red)).toBeGreaterThan(Number(green) + 60)
  expect(Number(red)).toBeGreaterThan(Number(blue) + 60)
  expect(colours[1]).not.toBe(colours[0])
})
