import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'copy files and directories',
  options: {
    a: 'copy all as it is: links, modes, times, directories',
    d: 'copy links as links',
    f: 'remove a file that cannot be written and try again',
    i: 'ask before overwriting',
    H: 'follow links on the command line',
    l: 'make hard links instead of copies',
    L: 'copy what links lead to',
    n: 'do not overwrite',
    P: 'copy links as links',
    p: 'keep mode, owner and times',
    parents: 'make the directories of the source in the target',
    R: 'copy directories with all in them',
    r: 'copy directories with all in them',
    s: 'make symbolic links instead of copies',
    t: 'copy all into DIR',
    T: 'take the target for a file, not a directory',
    u: 'copy only what is newer',
    v: 'tell what is done',
    preserve: 'keep mode, ownership, timestamps, links or all',
    'remove-destination': 'remove what is at the target first',
  },
  description: [
    'Copies SOURCE to DEST, or several files into a directory. Directories are copied only with -r, with all that is in them.',
    'A copy belongs to whoever makes it and is as new as it is, unless -p or -a keep owner, mode and time.',
  ],
  examples: [
    { line: 'cp notes.txt backup.txt', meaning: 'a second copy' },
    { line: 'cp -r project /tmp', meaning: 'a whole directory' },
  ],
}
