import { describe, expect, it } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { createStringTerminal, instantClock } from '../../testing/run-line.ts'
import { transcriptOf } from '../../testing/transcript.ts'
import { createLinux } from '../linux.ts'
import type { Linux } from '../playground.ts'

const NOW = Date.UTC(2026, 10, 21, 9, 14, 3)

const linux = (): Linux => createLinux({ clock: instantClock(NOW), chance: createChance(1) })

/** Plays the lines of a transcript in a fresh world and expects its answers. */
async function play(transcript: string): Promise<void> {
  const text = transcript.replace(/^\n/, '').replace(/^ {4}/gm, '')
  const lines = text.split('\n').flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []))
  expect(await transcriptOf(linux().shell, lines)).toBe(text.replace(/ *$/, ''))
}

const transcripts: readonly (readonly [title: string, transcript: string])[] = [
  [
    'ls lists names, details, hidden files, several operands',
    `
    $ ls
    Documents  Downloads  welcome.txt
    $ ls -l
    drwxr-xr-x 1 user user 4096 Nov 21 09:14 Documents
    drwxr-xr-x 1 user user 4096 Nov 21 09:14 Downloads
    -rw-r--r-- 1 user user   87 Nov 21 09:14 welcome.txt
    $ ls -al /home
    drwxr-xr-x 1 root root 4096 Nov 21 09:14 .
    drwxr-xr-x 1 root root 4096 Oct 22 09:14 ..
    drwxr-xr-x 1 user user 4096 Nov 21 09:14 user
    $ touch .hidden Documents/a.txt
    $ ls
    Documents  Downloads  welcome.txt
    $ ls -a
    .  ..  .hidden  Documents  Downloads  welcome.txt
    $ ls -a -l .hidden
    -rw-r--r-- 1 user user 0 Nov 21 09:14 .hidden
    $ ls welcome.txt Documents /home nope
    welcome.txt

    /home:
    user

    Documents:
    a.txt
    ! ls: cannot access 'nope': No such file or directory
    [2]
    $ ls -x
    ! ls: invalid option -- 'x'
    [2]
    $ ls Downloads
    `,
  ],
  [
    'cd and pwd walk absolute, relative, . and ..',
    `
    $ pwd
    /home/user
    $ cd Documents
    $ pwd
    /home/user/Documents
    $ cd ../..
    $ pwd
    /home
    $ cd ./user/../../etc/.
    $ pwd
    /etc
    $ cd ../../../..
    $ pwd
    /
    $ cd
    $ pwd
    /home/user
    $ cd welcome.txt
    ! cd: not a directory: welcome.txt
    [1]
    $ cd a b
    ! cd: too many arguments
    [1]
    $ pwd -x
    ! pwd: invalid option -- 'x'
    [1]
    `,
  ],
  [
    'mkdir makes directories, with -p those above too',
    `
    $ mkdir a b
    $ mkdir -p a/x/y
    $ mkdir -p a/x/y
    $ find a
    a
    a/x
    a/x/y
    $ mkdir -p welcome.txt/x
    ! mkdir: cannot create directory 'welcome.txt/x': File exists or parent directory not found
    [1]
    $ mkdir a c
    ! mkdir: cannot create directory 'a': File exists or parent directory not found
    [1]
    $ ls
    Documents  Downloads  a  b  c  welcome.txt
    `,
  ],
  [
    'touch makes files, and empties one that exists',
    `
    $ touch new.txt
    $ wc -c new.txt welcome.txt
     0 new.txt
    87 welcome.txt
    87 total
    $ touch welcome.txt
    $ wc -c welcome.txt
    0 welcome.txt
    $ touch Documents
    $ touch welcome.txt/x
    ! touch: cannot touch 'welcome.txt/x': Not a directory
    [1]
    `,
  ],
  [
    'cat prints files one after the other and goes on after a failure',
    `
    $ cat welcome.txt
    Welcome!
    Type help to begin.
    Nothing here can break.
    Each command is safe to try here.
    $ cat nope /etc/hostname
    linux-playground
    ! cat: nope: No such file or directory
    [1]
    `,
  ],
  [
    'rm removes files and whole directories, and spares the terminal',
    `
    $ touch a b Documents/c
    $ rm a Documents
    $ rm -rf b nope
    $ ls
    Downloads  welcome.txt
    $ rm -f
    $ rm -x
    ! rm: invalid option -- 'x'
    [1]
    $ rm -r .
    ! rm: refusing to remove '.' or '..' directory: skipping '.'
    [1]
    $ rm -rf ../..
    ! rm: refusing to remove '.' or '..' directory: skipping '../..'
    [1]
    $ rm -rf /
    ! rm: it is dangerous to operate recursively on '/'
    [1]
    $ rm -r /home/user
    $ pwd
    /home/user
    $ ls
    ! ls: cannot access '.': No such file or directory
    [2]
    $ touch x
    ! touch: cannot touch 'x': No such file or directory
    [1]
    $ cd ..
    $ ls
    $ mkdir user
    $ cd
    $ pwd
    /home/user
    `,
  ],
  [
    'cp copies files and directories',
    `
    $ cp welcome.txt copy.txt
    $ cp welcome.txt copy.txt Documents
    $ ls Documents
    copy.txt  welcome.txt
    $ cp -r Documents Backup
    $ cp -r Documents Backup
    $ find Backup
    Backup
    Backup/Documents
    Backup/Documents/copy.txt
    Backup/Documents/welcome.txt
    Backup/copy.txt
    Backup/welcome.txt
    $ cp /etc/hostname copy.txt
    $ cat copy.txt
    linux-playground
    $ cp copy.txt copy.txt
    ! cp: 'copy.txt' and 'copy.txt' are the same file
    [1]
    $ cp -r Documents Documents/inner
    ! cp: cannot copy a directory, 'Documents', into itself, 'Documents/inner'
    [1]
    $ cp -r Documents copy.txt
    ! cp: cannot overwrite non-directory 'copy.txt' with directory 'Documents'
    [1]
    $ cp welcome.txt Downloads copy.txt
    ! cp: target 'copy.txt' is not a directory
    [1]
    $ cp -r / Downloads
    ! cp: cannot copy a directory, '/', into itself, 'Downloads/'
    [1]
    `,
  ],
  [
    'mv renames and moves',
    `
    $ mv welcome.txt hello.txt
    $ mv hello.txt Documents
    $ mv Documents Papers
    $ mv Papers Downloads
    $ find .
    .
    ./Downloads
    ./Downloads/Papers
    ./Downloads/Papers/hello.txt
    $ touch a b
    $ mv a b Downloads
    $ mv Downloads/a Downloads/b
    $ ls Downloads
    Papers  b
    $ mv Downloads Downloads
    ! mv: cannot move 'Downloads' to 'Downloads/Downloads': Operation failed
    [1]
    $ mv Downloads/b Downloads/b
    ! mv: 'Downloads/b' and 'Downloads/b' are the same file
    [1]
    $ mv / Downloads
    ! mv: cannot move '/' to 'Downloads/': Operation failed
    [1]
    $ mv . /tmp/here
    ! mv: cannot move '.' to '/tmp/here': Operation failed
    [1]
    $ mv Downloads/b missing/
    ! mv: cannot move 'Downloads/b' to 'missing/': Operation failed
    [1]
    $ mv Downloads/b Downloads/Papers nope
    ! mv: target 'nope' is not a directory
    [1]
    `,
  ],
  [
    'find walks down and matches a part of names, without asterisks',
    `
    $ mkdir -p Documents/deep
    $ touch Documents/deep/note.txt Documents/note.md
    $ find
    .
    ./Documents
    ./Documents/deep
    ./Documents/deep/note.txt
    ./Documents/note.md
    ./Downloads
    ./welcome.txt
    $ find Documents -name *note*
    Documents/deep/note.txt
    Documents/note.md
    $ find . -name *.txt
    ./Documents/deep/note.txt
    ./welcome.txt
    $ find welcome.txt
    welcome.txt
    $ find nope
    ! find: 'nope': No such file or directory
    [1]
    $ find . -name
    ! find: missing argument to '-name'
    [1]
    $ find . -size 3
    ! find: invalid option -- 'size'
    [1]
    $ find /etc -name host
    /etc/hostname
    /etc/hosts
    `,
  ],
  [
    'chmod, chown and chgrp say that nothing changes',
    `
    $ chmod 600 welcome.txt
    mode of 'welcome.txt' retained as 0644 (rw-r--r--): in this shell permissions and owners are for display only
    $ chmod -x welcome.txt
    mode of 'welcome.txt' retained as 0644 (rw-r--r--): in this shell permissions and owners are for display only
    $ chmod u+x,go=r Documents
    mode of 'Documents' retained as 0755 (rwxr-xr-x): in this shell permissions and owners are for display only
    $ chmod rubbish welcome.txt
    ! chmod: invalid mode: 'rubbish'
    [1]
    $ chown root welcome.txt
    ownership of 'welcome.txt' retained as user: in this shell permissions and owners are for display only
    $ chgrp root welcome.txt
    group of 'welcome.txt' retained as user: in this shell permissions and owners are for display only
    $ chown root
    ! chown: missing operand
    [1]
    $ ls -l welcome.txt
    -rw-r--r-- 1 user user 87 Nov 21 09:14 welcome.txt
    `,
  ],
  [
    'tar makes, lists and unpacks archives',
    `
    $ cp welcome.txt Documents
    $ tar -cvf docs.tar Documents welcome.txt
    Documents/
    Documents/welcome.txt
    welcome.txt
    $ ls -l docs.tar
    -rw-r--r-- 1 user user 10240 Nov 21 09:14 docs.tar
    $ tar -tvf docs.tar
    drwxr-xr-x user/user         0 2026-11-21 09:14 Documents/
    -rw-r--r-- user/user        87 2026-11-21 09:14 Documents/welcome.txt
    -rw-r--r-- user/user        87 2026-11-21 09:14 welcome.txt
    $ cd Downloads
    $ tar xf ../docs.tar Documents
    $ find .
    .
    ./Documents
    ./Documents/welcome.txt
    $ head -n 1 Documents/welcome.txt
    Welcome!
    $ tar xvf ../docs.tar nope
    ! tar: nope: Not found in archive
    ! tar: Exiting with failure status due to previous errors
    [2]
    $ tar -xf nope.tar
    ! tar: nope.tar: Cannot open: No such file or directory
    [2]
    $ tar -tf ../welcome.txt
    ! tar: This does not look like a tar archive
    [2]
    $ tar -czf a.tar .
    ! tar: -z: compression is not simulated here yet; leave out -z for a plain archive
    [2]
    $ tar -cf a.tar
    ! tar: Cowardly refusing to create an empty archive
    [2]
    $ tar -cf a.tar nope
    ! tar: nope: Cannot stat: No such file or directory
    ! tar: Exiting with failure status due to previous errors
    [2]
    $ tar -cx
    ! tar: You may not specify more than one of -c, -x and -t
    [2]
    $ tar -c x
    ! tar: no archive is named (missing -f option?)
    [2]
    $ tar -cf
    ! tar: option requires an argument -- 'f'
    [2]
    $ touch all.tar
    $ tar -cf all.tar ../Downloads
    ! tar: Removing leading '../' from member names
    ! tar: Downloads/all.tar: file is the archive; not dumped
    `,
  ],
]

describe('commands on files', () => {
  it.each(transcripts)('%s', (_title, transcript) => play(transcript))

  it('file tells by content', async () => {
    const lines = ['wget http://example.com/', 'touch empty', 'tar -cf a.tar empty']
    const terminal = createStringTerminal(linux().shell)
    for (const line of lines) await terminal.run(line)
    const { stdout } = await terminal.run('file welcome.txt Documents empty index.html a.tar')
    expect(stdout.split('\n')).toEqual([
      'welcome.txt: ASCII text',
      'Documents:   directory',
      'empty:       empty',
      'index.html:  HTML document, ASCII text',
      'a.tar:       POSIX tar archive',
      '',
    ])
  })
})
