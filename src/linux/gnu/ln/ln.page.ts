import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'make links between files',
  options: {
    f: 'remove what has the name already',
    i: 'ask before removing what has the name',
    L: 'link what a symbolic link leads to',
    n: 'take a link to a directory for a file',
    P: 'no effect: hard links are made to links themselves unless -L is given',
    r: 'make symbolic links relative to where they stand',
    s: 'make symbolic links',
    t: 'make the links in DIR',
    T: 'take LINK_NAME for a file, not a directory',
    v: 'tell what is done',
    b: 'keep what is replaced, with a tilde at its name',
    backup: 'keep what is replaced: none, simple, numbered, existing',
    d: 'try hard links to directories, which the system refuses',
    S: 'what ends the names of what is kept',
  },
  description: [
    'Gives a file another name. A hard link is as good as the first name: the file lives until its last name is removed. A symbolic link, made with -s, is a small file that holds a path; it may lead to a directory, or to nothing.',
  ],
  examples: [
    { line: 'ln -s /var/log logs', meaning: 'a short way to a long path' },
    { line: 'ln -sfn v2 current', meaning: 'let a link lead somewhere else' },
  ],
}
