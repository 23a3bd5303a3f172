import type { Mistake } from '../mistake.ts'
import { OPERATORS } from './operators.ts'

/** Files and directories, and the names that they have. */
export const fileMistakes: readonly Mistake[] = [
  {
    id: 'other-slash',
    see: 'navigation-basics',
    when: [
      { line: '[A-Za-z.~[:space:]]\\\\[A-Za-z0-9]', stderr: '[Nn]o such file or directory', status: 'failure' },
      { line: '[[:space:]][.]\\\\[A-Za-z]', status: 'failure' },
      {
        program: 'touch|mkdir',
        line: '^[[:space:]]*(touch|mkdir)[[:space:]][^"\'|&;>]*[A-Za-z]\\\\[A-Za-z0-9][^"\'|&;>]*$',
      },
    ],
    note: 'The names in a path are joined by `/`, not by `\\`.',
  },
  {
    id: 'other-case',
    see: 'navigation-basics',
    when: [{ otherCase: true, unlike: OPERATORS, status: 'failure', stderr: '[Nn]o such file or directory' }],
    note: 'Capital and small letters are different letters here, in names, too.',
    fix: '{fixed}',
  },
  {
    id: 'name-misspelt',
    see: 'navigation-basics',
    when: [
      {
        misspelt: 'operand',
        unlike: OPERATORS,
        status: 'failure',
        stderr: '[Nn]o such file or directory|cannot create .*: Not a directory|Operation failed',
      },
      // which keeps silent
      { program: 'rm', misspelt: 'operand', words: ' -[a-z]*f', unlike: OPERATORS, status: 0 },
    ],
    note: 'There is no such name here, but there is one much like it. Tab completes names.',
    fix: '{fixed}',
  },
  {
    id: 'target-misspelt',
    see: 'file-operations',
    when: [{ program: 'cp|mv', misspelt: 'target', status: 0 }],
    note: 'That is a new file now: no directory has this name, but one has a name much like it.',
  },
  {
    id: 'cd-no-space',
    see: 'navigation-basics',
    when: [
      { stderr: '^Command .(cd)([.~/-][^ ]*). not found' },
      { stderr: '^(bash: )?cd([.~/\\\\-][^:]*): (command not found|No such file or directory)$' },
      {
        stderr: '^(bash: )?cd([A-Za-z][^:]*): command not found$',
        was: { type: 'file', path: '{2}', kind: 'directory' },
      },
    ],
    note: 'The first word is the command, and a space ends it: `cd`, a space, and where to go.',
    fix: 'cd {2}',
  },
  {
    id: 'option-no-space',
    see: 'navigation-basics',
    when: [
      {
        stderr:
          '^(bash: )?(ls|cat|rm|cp|mv|mkdir|grep|ps|head|tail|wc|sort|find|chmod|df|free|uname|docker)([ugoa]*[-+]-?[A-Za-z]+): command not found$',
      },
      { stderr: '^(bash: )?(fg|bg|kill)(%[0-9]+): command not found$' },
      { stderr: '^()Command .(ls|wc|rm|cp|head|tail|sort|grep)(-). not found' },
      { stderr: '^Command .(ls|cat|rm|cp|mv)()(-[a-z]+). not found' },
    ],
    note: 'A space ends the name of the command: there has to be one before the dash.',
    fix: '{2} {3}',
  },
  {
    id: 'command-misspelt',
    see: 'navigation-basics',
    when: [
      { misspelt: 'command', unlike: OPERATORS, status: 127, stderr: '^(bash: )?[^ ]+: command not found$' },
      { misspelt: 'command', status: 127, stderr: '^Command .* not found, did you mean:$' },
    ],
    note: 'There is no such command, but there is one much like it. Is it spelt right?',
    fix: '{fixed}',
  },
  {
    id: 'commands-alike',
    see: 'navigation-basics',
    when: [{ stderr: '^Command .* not found, did you mean:$' }],
    note: 'There is no such command. Those that the message lists are much like it.',
  },
  {
    id: 'unquoted-spaces',
    see: 'quoting',
    when: [{ splits: true, status: 'failure', stderr: '^(bash: )?[a-z]+: ' }],
    note: 'A space ends a name. One with a space in it is written in quotes.',
    fix: '{fixed}',
  },
  {
    id: 'cat-directory',
    see: 'file-operations',
    when: [
      {
        program: 'cat|head|tail|nl|wc|tac|less|more',
        stderr: "^[a-z]+: (error reading )?['‘]?([^:'’]+)['’]?: Is a directory$",
        line: '^[^*?]*$',
      },
      {
        program: 'sort|grep',
        unlike: ' -[a-z]*[rR]',
        stderr: '^(sort: read failed|grep): (.*): Is a directory',
        line: '^[^*?]*$',
      },
      { program: 'nano', words: ' ()([^ +-][^ ]*)$', was: { type: 'file', path: '{2}', kind: 'directory' } },
      { program: 'less|more', stderr: '()(.*)( is a directory|: directory)' },
    ],
    note: 'A directory has no text of its own: `ls` shows what is in it, `cat` what is in a file.',
    fix: 'ls {2}',
  },
  {
    id: 'cd-file',
    see: 'navigation-basics',
    when: [{ stderr: '^bash: cd: (.*): Not a directory$' }, { stderr: '^cd: not a directory: (.*)$' }],
    note: '`cd` goes into directories only. This is a file, and `cat` shows it.',
    fix: 'cat {1}',
  },
  {
    id: 'path-from-top',
    see: 'navigation-basics',
    when: [
      {
        stderr: "[ '‘:](home|etc|usr|var|tmp|bin|dev|proc|opt|root)(/[^:'’]*)?['’]?: No such file or directory",
        was: { type: 'file', path: '/{1}', kind: 'directory' },
      },
      {
        stderr: '^cd: no such file or directory: (home|etc|usr|var|tmp|bin|dev|proc|opt|root)(/.*)?$',
        was: { type: 'file', path: '/{1}', kind: 'directory' },
      },
    ],
    note: 'A path that does not begin with `/` starts where you are, not at the top.',
  },
  {
    id: 'root-path',
    see: 'navigation-basics',
    when: [
      {
        stderr: "[ '‘]/([^/:'’ ]+)(/[^:'’]*)?['’]?: No such file or directory",
        was: { type: 'file', path: '{1}' },
      },
      {
        program: 'mkdir|touch|cp|mv',
        stderr: "['‘]/([^/'’]+)['’]: Permission denied",
        was: { type: 'not', of: { type: 'file', path: '/{1}' } },
      },
      { stderr: '[Nn]o such file or directory: /([^/ ]+)$', was: { type: 'file', path: '{1}' } },
      { atTop: true, status: 'failure', stderr: '[Nn]o such file or directory' },
    ],
    note: 'A path that begins with `/` begins at the top. Without it, it begins where you are.',
  },
  {
    id: 'cd-word',
    see: 'navigation-basics',
    when: [{ words: '^cd (up|back|parent|previous|home|top|out|,,|[.],|,[.])$', status: 'failure' }],
    note: '`cd ..` goes up, `cd -` goes back, and `cd` alone goes home.',
  },
  {
    id: 'there-already',
    see: 'navigation-basics',
    when: [
      { words: '^cd (user|~?/home)$', status: 'failure', was: { type: 'cwd', is: '~' } },
      { words: '^cd ([^ /]+)/?$', status: 'failure', was: { type: 'cwd', is: '~/{1}' } },
    ],
    note: 'You are in that directory: `pwd` says where you are.',
  },
  {
    id: 'rm-star-space',
    see: 'globs',
    when: [{ line: '(^|[;&|[:space:]])rm([[:space:]]+-[A-Za-z]+)*[[:space:]]+\\*[[:space:]]+\\.[A-Za-z]' }],
    note: 'The space makes two words of it: `*` is every file, and those were removed.',
  },
  {
    id: 'rm-root',
    see: 'file-operations',
    when: [{ program: 'rm', stderr: 'dangerous to operate recursively on .?/', words: ' /( |$)' }],
    note: '`/` alone is the whole system. A path has no space in it: `/tmp`.',
  },
  {
    id: 'rm-directory',
    see: 'file-operations',
    when: [{ program: 'rm', stderr: '^rm: cannot remove .(.*).: Is a directory$' }],
    note: '`rm` alone removes files. A directory goes with all that is in it, and only with `-r`.',
    fix: 'rm -r {1}',
  },
  {
    id: 'rmdir-full',
    see: 'file-operations',
    when: [
      { program: 'rmdir', stderr: '^rmdir: failed to remove .(.*).: Directory not empty$' },
      { program: 'rm', words: ' -[a-z]*d', stderr: '^rm: cannot remove .(.*).: Directory not empty$' },
    ],
    note: '`rmdir` removes empty directories only; `rm -r` takes what is in them along.',
    fix: 'rm -r {1}',
  },
  {
    id: 'rmdir-file',
    see: 'file-operations',
    when: [{ program: 'rmdir', stderr: '^rmdir: failed to remove .(.*).: Not a directory$' }],
    note: '`rmdir` removes directories only. This is a file, and `rm` removes it.',
    fix: 'rm {1}',
  },
  {
    id: 'cp-directory',
    see: 'file-operations',
    when: [
      { program: 'cp', stderr: '^cp: -r not specified; omitting directory .(.*).$' },
      { program: 'cp', stderr: '^cp: (.*): Is a directory \\(use -r' },
    ],
    note: '`cp` alone copies files. A directory is copied with all that is in it, and only with `-r`.',
  },
  {
    id: 'mv-many',
    see: 'file-operations',
    when: [{ program: 'mv|cp', stderr: '^(mv|cp): target .*: (Not a directory|No such file or directory)$' }],
    note: 'Several things can only go into a directory: the last name has to be one that is there.',
  },
  {
    id: 'ln-order',
    see: 'advanced-file-operations',
    when: [
      {
        program: 'ln',
        words: '^ln( -[a-z]+)* ([^ -][^ ]*) [^ ]+$',
        stderr: 'File exists$|failed to (access|create)',
        was: { type: 'not', of: { type: 'file', path: '{2}' } },
      },
    ],
    note: '`ln -s` takes what there is first, and then the new name.',
  },
  {
    id: 'filler-word',
    see: 'file-operations',
    when: [
      {
        words: '^(cp|mv|cd|ls|cat|rm|grep|find)( [^ ]+)* (to|into|in|the|from|of)( |$)',
        status: 'failure',
        stderr: "(to|into|in|the|from|of)['’]?(:|$)|too many arguments",
      },
    ],
    note: 'Small words are left out here: first what there is, then where: `cp a.txt Documents`.',
  },
  {
    id: 'source-missing',
    see: 'file-operations',
    when: [
      {
        program: 'cp|mv',
        words: '^(cp|mv)( -[a-z]+)* [^ -][^ ]* ([^ ]+)$',
        stderr: 'cannot stat ',
        was: { type: 'file', path: '{3}', kind: 'file' },
      },
    ],
    note: 'First comes what there is, and then where it goes. The first name is not there.',
  },
  {
    id: 'above-glued',
    see: 'navigation-basics',
    when: [{ words: '^[a-z]+( -[a-z]+)* \\.\\.[A-Za-z][^ ]*$', status: 'failure', stderr: '[Nn]o such file' }],
    note: 'A slash divides the names of a path, and `..` is one of them: `../Documents`.',
  },
  {
    id: 'dangling-link',
    see: 'finding-and-archives',
    when: [
      {
        program: 'cat|less|head|tail|wc|sort|grep|cp',
        stderr: "(^|[ '‘])([^ :'’]+)['’]?( for reading)?: No such file or directory",
        was: { type: 'file', path: '{2}', kind: 'link' },
      },
    ],
    note: 'That is a link, and what it names is not there. `ls -l` shows where it leads.',
    fix: 'ls -l {2}',
  },
  {
    id: 'parent-missing',
    see: 'file-operations',
    when: [
      {
        stderr: "^(cp|touch|mv): cannot .*['‘]?[^ ]+/[^ '’]+['’]?: (No such file or directory|Operation failed)$",
        program: 'cp|touch|mv',
        unlike: ' -',
        words: ' ([^ ]+)/[^ /]+$',
        was: { type: 'not', of: { type: 'file', path: '{1}' } },
      },
      {
        program: 'cp|mv',
        words: ' ([^ ]+)/$',
        stderr: 'cannot create |cannot move ',
        was: { type: 'not', of: { type: 'file', path: '{1}' } },
      },
      {
        stderr: '^bash: ([^:]+)/[^/:]+: No such file or directory$',
        line: '>',
        was: { type: 'not', of: { type: 'file', path: '{1}' } },
      },
    ],
    note: 'A file needs a directory that exists: `mkdir` makes it first.',
  },
  {
    id: 'mv-onto-file',
    see: 'file-operations',
    when: [
      { program: 'mv', stderr: 'cannot overwrite non-directory .(.*). with directory' },
      {
        program: 'mv',
        status: 0,
        words: '^mv [^ -][^ ]* ([^ -][^ ]*)$',
        unlike: '^mv [^ ]*([Tt]e?mp|[Nn]ew|[Oo]ut|[Ss]orted|[Bb]ak|[~$])[^ ]* ',
        line: '^[^;&|]*$',
        was: { type: 'file', path: '{1}', kind: 'file', content: { matches: '.' } },
      },
      {
        program: 'mv',
        stderr: 'cannot move .* to .([^/]*).: Operation failed$|cannot move .* to .(.*).: Not a directory$',
      },
    ],
    note: '`mv` takes the place of a file of that name, and what was in it is gone. `-i` asks first.',
  },
  {
    id: 'ln-directory',
    see: 'advanced-file-operations',
    when: [{ program: 'ln', stderr: 'hard link not allowed for directory' }],
    note: 'A directory takes symbolic links only: `ln -s`.',
  },
  {
    id: 'there-is-one',
    see: 'file-operations',
    when: [
      { program: 'mkdir|ln', stderr: 'File exists$' },
      {
        program: 'mkdir',
        words: '^mkdir ([^ -][^ ]*)$',
        stderr: 'File exists or parent directory not found$',
        was: { type: 'file', path: '{1}' },
      },
    ],
    note: 'Something of that name is there already. `ls -l` shows what it is.',
    fix: 'ls -l',
  },
  {
    id: 'same-file',
    see: 'file-operations',
    when: [{ program: 'cp|mv', stderr: 'are the same file$' }],
    note: 'Both names are the same file. The second has to be another one.',
  },
  {
    id: 'into-itself',
    see: 'file-operations',
    when: [{ program: 'cp|mv', stderr: 'into itself|to a subdirectory of itself' }],
    note: 'Nothing can go into itself. The second name has to be outside of the first.',
  },
  {
    id: 'mkdir-parents',
    see: 'file-operations',
    when: [
      {
        program: 'mkdir',
        unlike: ' -[a-z]*p',
        stderr: '^mkdir: cannot create directory .(.*/.*).: No such file or directory$',
      },
      {
        program: 'mkdir',
        unlike: ' -[a-z]*p',
        stderr: '^mkdir: cannot create directory .(.*/.*).: File exists or parent directory not found$',
        was: { type: 'not', of: { type: 'file', path: '{1}' } },
      },
    ],
    note: '`mkdir` makes the last directory only. With `-p` it makes those on the way, too.',
    fix: 'mkdir -p {1}',
  },
]
