import type { Mistake } from '../mistake.ts'

const TEXT = 'txt|md|log|csv|sh|json|html'

/** Spaces that are too many, missing, or of another kind. */
export const spaceMistakes: readonly Mistake[] = [
  {
    id: 'no-break-space',
    see: 'navigation-basics',
    when: [{ line: '\u00A0', status: 'failure' }],
    note: 'One of these spaces is of another kind, as web pages have it. Type it again.',
  },
  {
    id: 'dots-divided',
    see: 'navigation-basics',
    when: [{ line: '^[[:space:]]*(cd|ls)[[:space:]]+[.][[:space:]]+[.]/?[[:space:]]*$' }],
    note: '`..` is one word. With a space in it that is this directory, twice.',
    fix: '{1} ..',
  },
  {
    id: 'long-dash',
    see: 'navigation-basics',
    when: [{ line: '[[:space:]](-[A-Za-z])?[–—][A-Za-z]', status: 'failure' }],
    note: 'That dash is too long. An option begins with the short one of the keyboard: `-`.',
  },
  {
    id: 'dash-missing',
    see: 'navigation-basics',
    when: [
      { words: '^(ls)( --color=auto)? (l|a|la|al|lh|R)(( [^ \u00A0]+)*)$', status: 'failure' },
      { words: '^(rm|cp)() (r|R|f|rf|fr)(( [^ \u00A0]+)+)$', status: 'failure' },
      { words: '^(wc|sort)() (l|w|c|r|n|u)(( [^ \u00A0]+)*)$', status: 'failure' },
      {
        words: '^(sort -[a-z]+|wc -[a-z]+|ls -[a-z]+|rm -[a-z]+|cp -[a-z]+)() ([a-zA-Z])(( [^ ]+)+)$',
        status: 'failure',
      },
      { line: '^[[:space:]]*(ls)()[[:space:]]+[=+_~]([a-zA-Z]{1,2})()[[:space:]]*$', stderr: 'No such file' },
      {
        line: '^[[:space:]]*(ls[[:space:]]+-[a-zA-Z]+)()[[:space:]]+([a-zA-Z])()[[:space:]]*$',
        stderr: 'No such file',
      },
      {
        words: '^(docker (run|create))( -[^ ]+)* (p|v|e|name|rm) ',
        stderr: 'pull access denied for (p|v|e|name|rm),',
      },
      { words: '^(docker exec|docker run)() (it|ti|d|i|t)(( [^ ]+)+)$', status: 'failure' },
      { words: '^(df|free|uname)() (h|m|a|r)(( [^ \u00A0]+)*)$' },
      { words: '^(head|tail)() (n|f)(( [^ \u00A0]+)+)$', status: 'failure' },
    ],
    note: 'An option begins with a dash. Without it the word is taken for a name.',
    fix: '{1} -{3}{4}',
  },
  {
    id: 'dash-alone',
    see: 'navigation-basics',
    when: [
      { line: '[[:space:]]-[[:space:]]+[A-Za-z]{1,3}([[:space:]]|$)', stderr: '.-.: No such file or directory' },
      { program: 'docker .*', words: ' - -?[a-z]+( |$)', status: 'failure' },
      {
        line: '(^|[|;&])[[:space:]]*(tail|head|wc|sort|grep|rm|ls|df|free|uname|date|tar|mkdir|cp|mv|cat|touch)[[:space:]]+-[[:space:]]+([A-Za-z]{1,3}|[cxt]v?z?f)([[:space:]]|$)',
        status: 'failure',
      },
      { words: '^chmod [-+] [rwx]( |$)', status: 'failure' },
      { words: '^(head|tail) - [0-9]+( |$)', status: 'failure' },
    ],
    note: 'The dash and its letter are one word, with no space between them: `-l`.',
  },
  {
    id: 'path-divided',
    see: 'file-operations',
    when: [
      { words: '^(mkdir|touch|cat|rm|cd)( -[a-z]+)* ([^ ]+ )?[^ -][^ ]* / [^ ]' },
      {
        program: 'touch',
        words: ' ([^ ]+)/? ([^ /]+)$',
        status: 0,
        was: {
          type: 'all',
          of: [
            { type: 'file', path: '{1}', kind: 'directory' },
            { type: 'not', of: { type: 'file', path: '{2}' } },
          ],
        },
      },
      { words: `^(cat|cp|mv|rm|head|tail|wc|sort|less|file)( [^ ]+)* [^ ]+[.] (${TEXT})( |$)`, status: 'failure' },
      {
        words: `^(cat|cp|mv|rm|head|tail|wc|sort|less|file)( [^ ]+)* [^ ]+ [.](${TEXT})( |$)`,
        line: '^[^*]*$',
        status: 'failure',
      },
      { program: 'touch', words: ` [^ ]*[^ .] [.](${TEXT})$`, line: '^[^*]*$' },
      { program: 'touch|mkdir', words: ` [^ ]+[.] (${TEXT})$` },
      { line: `>[[:space:]]*[A-Za-z0-9]+[[:space:]]+[.](${TEXT})[[:space:]]*$` },
      {
        line: `^[[:space:]]*(echo|printf)[[:space:]][^|;&]*>[[:space:]]*[A-Za-z0-9_-]+[[:space:]]+[A-Za-z0-9_-]+[.](${TEXT})[[:space:]]*$`,
      },
      { divides: true, status: 'failure', stderr: '[Nn]o such file or directory' },
    ],
    note: 'The space makes two names of it. A path is one word.',
  },
  {
    id: 'name-divided',
    see: 'quoting',
    when: [
      {
        program: 'touch',
        words: '^touch (my|our|new|old|the) [a-z0-9]+[.](txt|md|log|csv)$',
        line: '^[^;&|]*$',
        was: { type: 'not', of: { type: 'file', path: '{1}' } },
      },
      { joins: true, status: 'failure', stderr: '[Nn]o such file or directory' },
      // the line makes the halves itself, and asks for the whole
      {
        program: 'touch',
        words: '^touch ([^ -][^ ]*) [^ -][^ ]*$',
        line: 'touch [^ "\';&|]+ [^ "\';&|]+[[:space:]]*[;&].*["\'][^"\' ]+ [^"\' ]+["\']',
        status: 0,
        stderr: "(['‘]|: )[^/:'’ ]+ [^/:'’ ]+['’]?: No such file or directory",
      },
    ],
    note: 'The space made two files of it. A name with a space in it is written in quotes.',
  },
  {
    id: 'star-space',
    see: 'globs',
    when: [
      { program: 'ls|cat|cp|mv|wc|head|tail', line: '[A-Za-z0-9][.][[:space:]]+\\*([[:space:]]|$)', status: 'failure' },
      { program: 'ls|cat|cp|mv|wc|head|tail', line: '[[:space:]]\\*[[:space:]]+[.][A-Za-z]', status: 'failure' },
    ],
    note: 'The space makes two words of it: `*` alone is every name.',
  },
  {
    id: 'redirect-space',
    see: 'redirection',
    when: [
      { line: '^[^"\']*[^&"\']&[[:space:]]+>[[:space:]]*[^&[:space:]]' },
      { line: '>[[:space:]]+>', stderr: "syntax error near unexpected token .>'" },
      {
        program: 'ls|cat|find|grep|rm|cp|mv|mkdir',
        words: ' 2$',
        line: '[[:space:]]2[[:space:]]+>',
        status: 'failure',
      },
    ],
    note: '`2>`, `&>` and `>>` are each one sign, with no space in it.',
  },
  {
    id: 'redirect-number',
    see: 'redirection',
    when: [{ line: '^[^"\']*[^0-9&>"\']>+[[:space:]]*2[[:space:]]+[A-Za-z]' }],
    note: 'The number of a stream stands right before its sign: `2> FILE`.',
  },
  {
    id: 'brace-list-space',
    see: 'globs',
    when: [
      {
        words: ' \\{[A-Za-z0-9._-]+,',
        line: '^[^"\']*\\{[A-Za-z0-9._-]+(,[[:space:]]+[A-Za-z0-9._-]+)+\\}',
        unlike: '^(awk|find) ',
      },
      { line: '^(echo|touch|ls|mkdir|rm|cat|cp)[[:space:]][^"\'$]*\\{[A-Za-z0-9]+([[:space:]]+[A-Za-z0-9]+)+\\}' },
    ],
    note: 'Commas divide what is in braces, and no spaces: `{jan,feb}`.',
  },
  {
    id: 'format-space',
    when: [{ program: 'date', words: ' \\+[^ ]+ %', stderr: 'extra operand' }],
    note: "A format with a space in it is written in quotes: `date '+%F %T'`.",
  },
  {
    id: 'format-plus',
    when: [{ program: 'date', words: '^date %', stderr: 'invalid date' }],
    note: 'A format begins with `+`: `date +%F`.',
  },
  {
    id: 'brace-space',
    see: 'functions-and-scripts',
    when: [{ stderr: 'syntax error near unexpected token .\\{[A-Za-z]', line: '\\{[A-Za-z]' }],
    note: 'After `{` there is a space, and before `}` a `;`: `greet() { echo hi; }`.',
  },
  {
    id: 'list-commas',
    see: 'loops',
    when: [
      { line: 'for[[:space:]]+[A-Za-z_]+[[:space:]]+in[[:space:]]+[^;"\']*[A-Za-z0-9],[[:space:]]' },
      {
        line: '^[[:space:]]*[A-Za-z_][A-Za-z0-9_]*=\\(([^"\')$]|"[^"]*"|\'[^\']*\')*([A-Za-z0-9]|"[^"]*"|\'[^\']*\'),[[:space:]]',
      },
    ],
    note: 'Spaces divide the words of a list. A comma belongs to the word before it.',
  },
  {
    id: 'list-quoted',
    see: 'loops',
    when: [
      {
        line: 'for[[:space:]]+[A-Za-z_]+[[:space:]]+in[[:space:]]+"[^"$*`[:space:]]+([[:space:]]+[^"$*`[:space:]]+){2,}"[[:space:]]*;',
      },
    ],
    note: 'Quotes make one word of the whole list, so the loop runs only once.',
  },
  {
    id: 'range-form',
    see: 'loops',
    when: [
      { line: '(in|echo|seq)[[:space:]]+\\{[0-9]+(-|[[:space:]]|:)[^}]*[0-9][[:space:]]*\\}' },
      { line: 'in[[:space:]]+\\([0-9]+[.]', stderr: 'syntax error' },
      { line: '\\{[0-9]+[.]{3,}[0-9]+\\}' },
      {
        line: '(^|[;&|[:space:]])for[[:space:]]+(i|j|k|n|num|number|count|counter)[[:space:]]+in[[:space:]]+[0-9]+[[:space:]]+to[[:space:]]+[0-9]',
      },
      { line: '(^|[;&|[:space:]])for[[:space:]]+[A-Za-z_]+[[:space:]]+in[[:space:]]+\\[[0-9]+([.]+|-)[0-9]+\\]' },
    ],
    note: 'A range of numbers is written with two dots and no spaces: `{1..4}`.',
  },
]
