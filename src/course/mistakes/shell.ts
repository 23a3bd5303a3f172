import type { Mistake } from '../mistake.ts'

/** How the shell reads a line: words, quotes, variables, patterns, redirections. */
export const shellMistakes: readonly Mistake[] = [
  {
    id: 'second-prompt',
    see: 'line-editor',
    when: [
      { line: '^[[:space:]]*>[[:space:]]+(echo|ls|cat|cd|pwd|mkdir|done|do|then|fi)([[:space:]]|$)' },
      { line: '^[[:space:]]*(>>>|%|C:\\\\[^>]*>|[a-z]+@[a-z-]+ ?[%>])[[:space:]]*[a-z]', status: 'failure' },
      { line: '^[[:space:]]*(bash-[0-9.]+[$#]|[➜❯λ»])[[:space:]]', status: 'failure' },
    ],
    note: 'That sign is a prompt, which the shell shows. Type what stands after it.',
  },
  {
    id: 'backquotes',
    see: 'quoting',
    when: [{ line: '^[[:space:]]*(`+)[^`]+`+[[:space:]]*$', status: 'failure' }],
    note: 'Backquotes put in place what a command prints, and that was run. Leave them out.',
  },
  {
    id: 'parentheses',
    see: 'quoting',
    when: [
      {
        stderr: 'syntax error near unexpected token',
        line: '^[[:space:]]*(echo|printf|touch|cat|cd|ls|mkdir|rm|grep|cp|mv)[[:space:]]([^"\']*[^$<>"\'(])?\\(',
      },
    ],
    note: 'To the shell `(` is no letter. Quotes make it one; a sum is `$((6 * 7))`.',
  },
  {
    id: 'times-sign',
    see: 'variables',
    when: [
      {
        stderr:
          'syntax error in expression|syntax error: (operand expected|invalid arithmetic operator)|value too great',
        line: '\\(\\([^)]*([0-9 ][x×÷:][0-9 ]|[0-9]\\^|[0-9]%$)',
      },
    ],
    note: 'In a sum `*` multiplies and `/` divides: `$((6 * 7))`.',
  },
  {
    id: 'operator-twice',
    see: 'pipes',
    when: [
      {
        stderr: "syntax error near unexpected token .(\\||\\|\\||&&|&|;;?)'",
        line: '[|;][[:space:]]*[|&;]+[[:space:]]*[a-z]|&[[:space:]]*[|&]+[[:space:]]*[a-z]',
      },
      { stderr: "syntax error near unexpected token .;;'", line: '^[^(]*;;[[:space:]]*$' },
      { line: '^[^"\']*\\|[[:space:]]*>[[:space:]]*(wc|grep|sort|head|tail|less|uniq|tee)([[:space:]]|$)' },
    ],
    note: 'Between two commands stands one sign only: `|`, `&&`, `||` or `;`.',
  },
  {
    id: 'pipe-to-redirect',
    see: 'redirection',
    when: [{ line: '^[^"\']*[^|>]\\|[[:space:]]*>>?[[:space:]]*[A-Za-z~./][^[:space:];&|]*[[:space:]]*($|[;&|])' }],
    note: 'Nothing reads from this pipe. Into a file output goes by `>` alone, without a `|`.',
  },
  {
    id: 'comma-between',
    see: 'conditions',
    when: [{ words: '^[a-z]+( [^ ]+)* , [a-z]', status: 'failure', stderr: '.,.?: No such file|too many arguments' }],
    note: 'A comma divides no commands. Between two of them stands `;`, or `&&`.',
  },
  {
    id: 'document-sign',
    see: 'redirection',
    when: [{ stderr: '^bash: (EOF|EOT|END): No such file or directory$', line: '<[[:space:]]*(EOF|EOT|END)' }],
    note: '`<` reads from a file. A text that ends with the line `EOF` begins with `<< EOF`.',
  },
  {
    id: 'stream-as-file',
    see: 'redirection',
    when: [
      {
        line: '(^|[[:space:]])([0-9]>[[:space:]]*|>)([12])[[:space:]]*$',
        shell: 'Bash',
        was: { type: 'not', of: { type: 'file', path: '{3}' } },
      },
      { line: '[[:space:]]([0-9]&>|&[0-9]>)[[:space:]]*[12][[:space:]]*$', shell: 'Bash' },
    ],
    note: 'That is a file with a number for its name. A stream has `&` before it: `2>&1`.',
  },
  {
    id: 'or-for-pipe',
    see: 'pipes',
    when: [
      {
        // of what cannot fail the second command is seen not to run
        line: '^[[:space:]]*(ls|cat|grep|find|ps|history|cut|sort|head|tail)[^|]*\\|\\|[[:space:]]*(wc|sort|head|tail|uniq|less|grep[[:space:]]+[^-|;&[:space:]][^|;&[:space:]]*)([[:space:]]+-[a-z0-9]+)*([[:space:]]+[0-9]+)?[[:space:]]*$',
      },
    ],
    note: '`||` runs the second command only when the first fails. A pipe is one `|`.',
  },
  {
    id: 'history-sign',
    see: 'line-editor',
    when: [{ stderr: ': event not found$' }, { program: 'echo', line: '^[[:space:]]*echo[[:space:]]+"[^"]*!!"' }],
    note: '`!` calls an earlier line back. Within single quotes it is a letter.',
  },
  {
    id: 'test-spaces',
    see: 'conditions',
    when: [
      { stderr: '\\[: missing .\\].$' },
      { stderr: '^(bash: )?\\[+[^]: ]+: command not found$' },
      { stderr: '^Command .\\[.*. not found' },
      { line: '(^|[;&|({[:space:]])(if|while|until|elif|!)\\[', status: 'failure' },
      { stderr: 'syntax error in conditional expression', line: '[^[:space:]]\\]\\]|\\[\\[[^[:space:]]' },
      { words: '^\\[ [^ ]*[^ !<>=~]=[^ ]* \\]$', line: '\\[ [^]]*[^] !=<>~]=+[^] =]' },
      { words: '^\\[ [^ ]+ !?=[^ =]+ \\]$' },
    ],
    note: '`[` is a command: it, each of its words and `]` stand between spaces.',
  },
  {
    id: 'assignment-spaces',
    see: 'variables',
    when: [
      { words: '^([A-Za-z_][A-Za-z0-9_]*) =([^ =]?.*)$', status: 127 },
      { words: '^(export|declare|local|readonly|let|typeset) .*[A-Za-z0-9_] =', status: 'failure' },
      {
        words: '^(export|declare|local|readonly|let|typeset) [A-Za-z0-9_]+= [^ ]',
        stderr: 'not a valid identifier|operand expected',
      },
      { words: '^alias [^ ]+( =|= )', status: 'failure' },
      {
        line: '(^|[;&|])[[:space:]]*[A-Za-z_][A-Za-z0-9_]*=[[:space:]]+[^[:space:]]',
        program: '.*',
        status: 127,
        unlike: '^[a-z]+ =',
      },
      {
        line: '^[[:space:]]*[A-Za-z_][A-Za-z0-9_]*([[:space:]]+=[[:space:]]*|=[[:space:]]+)\\(',
        stderr: "syntax error near unexpected token .\\('",
      },
    ],
    note: 'A space ends the name: in an assignment there is none around the `=` sign.',
  },
  {
    id: 'assignment-dollar',
    see: 'variables',
    when: [
      { line: '(^|[;&|])[[:space:]]*\\$[A-Za-z_][A-Za-z0-9_]*[[:space:]]*=([^=]|$)', status: 127 },
      {
        line: '(^|[;&|]|do|then)[[:space:]]*\\$[A-Za-z_][A-Za-z0-9_]*=',
        stderr: '^bash: [^: ]*=[^:]*: command not found$',
      },
      { line: '(^|[;&|])[[:space:]]*unset[[:space:]]+\\$[A-Za-z_]' },
      { line: '^[[:space:]]*export[[:space:]]+\\$[A-Za-z_][A-Za-z0-9_]*[[:space:]]*$' },
      { line: '(^|[;&|])[[:space:]]*read([[:space:]]+-[a-z]+)*[[:space:]]+\\$[A-Za-z_]' },
      { line: '(export|declare|local|readonly|read)[[:space:]]+\\$[A-Za-z_]', stderr: 'not a valid identifier' },
    ],
    note: '`$` asks for the value. To set a variable write its name alone: `x=5`.',
  },
  {
    id: 'for-dollar',
    see: 'loops',
    when: [{ line: 'for[[:space:]]+\\$[A-Za-z_]', stderr: 'not a valid identifier' }],
    note: '`for` sets the variable, so its name stands there without `$`. In the loop it is `$name`.',
  },
  {
    id: 'keyword-semicolon',
    see: 'loops',
    when: [
      {
        stderr: "syntax error near unexpected token .(done|fi|then|do|else)'",
        line: '(for|while|until|if)[[:space:]][^;]*[[:space:]](do|then)([[:space:]]|$)',
      },
    ],
    note: 'Before `do` and `then` there is a `;` or a new line: `if [ -f x ]; then …`',
  },
  {
    id: 'semicolon-after-keyword',
    see: 'loops',
    when: [
      { stderr: "syntax error near unexpected token .;'", line: '[[:space:];](do|then|else)[[:space:]]*;' },
      { stderr: 'syntax error near unexpected token', line: 'for[[:space:]][^;]*[[:space:]]do[[:space:]]*;' },
    ],
    note: 'After `do`, `then` and `else` the command follows at once, without a `;`.',
  },
  {
    id: 'assignment-words',
    see: 'quoting',
    when: [
      {
        line: '(^|[;&|])[[:space:]]*[A-Za-z_][A-Za-z0-9_]*=[^][:space:]"\'$();&|]+[[:space:]]+[+%A-Za-z0-9]',
        program: '.*',
        status: 127,
        unlike: ' =',
      },
    ],
    note: 'The value ended at the space, and the next word was run. Quotes keep them together.',
  },
  {
    id: 'clobbered-input',
    see: 'redirection',
    when: [{ clobbers: true }, { program: 'cat', stderr: 'input file is output file' }],
    note: '`>` empties the file before anything is read. Write to another file, then `mv` it.',
  },
  {
    id: 'redirect-to-directory',
    see: 'redirection',
    when: [{ stderr: '^bash: (.*): Is a directory$', line: '>' }],
    note: 'Output goes into a file: write the name of one after the directory and a `/`.',
  },
  {
    id: 'unquoted-star',
    see: 'globs',
    when: [
      { program: 'expr', status: 'failure', line: 'expr .*[^\\\\\'"]\\*' },
      { program: 'echo', words: '^echo [0-9]+ [^*]*$', line: 'echo[[:space:]]+[0-9]+[[:space:]]*\\*[[:space:]]*[0-9]' },
      { program: 'let', line: 'let[[:space:]].*[^"\']\\*[[:space:]]', status: 'failure' },
      {
        program: 'find',
        line: 'find [^|;&]*-i?(name|path|wholename)[[:space:]]+[^[:space:]\'"\\\\]*[*?]',
        words: '-i?(name|path|wholename) [^ *?]+( |$)',
      },
      {
        program: 'find',
        stderr: 'paths must precede expression',
        line: 'find [^|;&]*[[:space:]][^[:space:]\'"\\\\]*[*?]',
      },
      {
        program: 'grep|egrep|fgrep',
        line: 'grep([[:space:]]+-[^[:space:]]+)*[[:space:]]+[^-[:space:]\'"\\\\][^[:space:]\'"\\\\]*\\*|grep([[:space:]]+-[^[:space:]]+)*[[:space:]]+\\*',
        words: '^[a-z]*grep[^*]*$',
      },
    ],
    note: 'The shell put file names in the place of `*`. Quotes keep it for the command.',
  },
  {
    id: 'mv-star',
    see: 'globs',
    when: [
      { program: 'mv|cp', words: ' [^ ]*\\*[^ ]*$', status: 'failure' },
      // the last word became a name with a star in it
      { program: 'mv|cp', words: ' [^ ]*\\*[^ ]*$', line: '^[^"\'\\\\]*$' },
    ],
    note: '`*` stands for names that are there; it does not rename many files at once.',
  },
  {
    id: 'quoted-star',
    see: 'globs',
    when: [
      {
        program: 'ls|cat|cp|rm|head|tail|wc|file',
        stderr: 'No such file or directory',
        words: '[*?]',
        line: '"[^"]*[*?][^"]*"|\'[^\']*[*?][^\']*\'',
      },
    ],
    note: 'Within quotes `*` is a letter. Outside them it stands for the names that fit.',
  },
  {
    id: 'no-name-fits',
    see: 'globs',
    when: [
      {
        program: 'ls|cat|cp|mv|rm|head|tail|wc|file|grep|sort|chmod|less|tar|zip|nl',
        stderr: '^(bash: )?[a-z]+: [^:]*[*?][^:]*: No such file or directory$',
        words: '[*?]',
        line: '^[^"\'\\\\]*[*?][^"\'\\\\]*$',
        // Simple knows no patterns: its hint tells that
        shell: 'Bash',
      },
    ],
    note: 'No name fits this pattern. Is it spelt right, and are you in the right directory?',
  },
  {
    id: 'variable-sign',
    see: 'variables',
    when: [
      { line: '^[[:space:]]*[a-z]+[[:space:]]+%[A-Z]+%', status: 'failure' },
      { program: 'echo', words: '%(USER|HOME|PATH|USERNAME|HOMEPATH)%' },
      { program: 'echo', words: '[ \u00A0][&@]([A-Za-z_]+)', was: { type: 'variable', name: '{1}' } },
      { program: 'echo', words: '%([A-Za-z_]+)%', was: { type: 'variable', name: '{1}' } },
      { program: 'echo', line: '[^$]\\{([A-Za-z_]+)\\}', was: { type: 'variable', name: '{1}' } },
      { program: 'echo', line: '\\$ ([A-Za-z_]+)', was: { type: 'variable', name: '{1}' } },
      { program: 'echo', line: '(USER|HOME|PATH)\\$' },
      { line: '\\$env:[A-Za-z]' },
    ],
    note: 'A variable becomes its value where `$` stands right before its name: `$USER`.',
  },
  {
    id: 'price-variable',
    see: 'quoting',
    when: [
      {
        program: 'echo',
        unlike: '\\$[0-9]',
        line: "^[[:space:]]*echo[[:space:]][^;&|']*[^\\\\;&|']\\$([5-9]|[0-9]+[.,][0-9]|[0-9]{2,})",
      },
    ],
    note: 'To the shell this `$` begins a variable. `\\$`, or single quotes, keep the sign.',
  },
  {
    id: 'path-lost',
    see: 'environment-and-path',
    when: [
      { line: '^[[:space:]]*(export[[:space:]]+)?PATH="?(PATH:)?(\\$HOME|[^$:[:space:];&|"])+"?[[:space:]]*$' },
      { line: "^[[:space:]]*(export[[:space:]]+)?PATH='[^']*\\$" },
    ],
    note: '`PATH` has lost its other directories. It keeps them where `"$PATH:…"` is in it.',
  },
  {
    id: 'redirect-order',
    see: 'redirection',
    when: [{ line: '2>&1[[:space:]]*>[[:space:]]*[^|&[:space:]][^|]*$' }],
    note: '`2>&1` sends messages where output goes by then: it stands after `> FILE`.',
  },
  {
    id: 'pipe-missing',
    see: 'pipes',
    when: [
      {
        stderr: "['‘ ](head|tail|wc|grep|sort|less|uniq|cut|sed|awk|tee)['’]?: No such file or directory",
        line: '[^|;&[:space:]][[:space:]]+(head|tail|wc|grep|sort|less|uniq|cut|sed|awk|tee)([[:space:]]|$)',
        was: { type: 'not', of: { type: 'file', path: '{1}' } },
      },
      {
        words: '^(uniq|wc|sort|head|tail)( -[^ ]+)* (sort|uniq|wc|cat|ls|grep|head|tail)( |$)',
        status: 'failure',
        was: { type: 'not', of: { type: 'file', path: '{3}' } },
      },
    ],
    note: 'Between two commands that work together stands a `|`.',
  },
  {
    id: 'comment-in-line',
    see: 'quoting',
    when: [{ line: '^[[:space:]]*(echo|grep)[[:space:]]+#[^[:space:]]', shell: 'Bash' }],
    note: '`#` begins a comment, and the shell reads no further. In quotes it is a letter.',
  },
  {
    id: 'comment-typed',
    see: 'navigation-basics',
    when: [
      {
        line: '^[[:space:]]*#[[:space:]]*(ls|cd|cat|mkdir|rm|cp|mv|grep|docker|sudo|apt|chmod|pwd|echo)([[:space:]]|$)',
      },
    ],
    note: '`#` begins a comment, and nothing runs. As the end of a prompt it is not typed.',
  },
  {
    id: 'simple-tilde',
    see: 'navigation-basics',
    when: [{ words: ' ~(/[^ ]*)?( |$)', line: '^[^"\'\\\\$]*[[:space:]]~', status: 'failure' }],
    note: 'The Simple shell does not know `~`: `cd` alone goes home, and `/home/user` names it.',
  },
  {
    id: 'simple-quotes',
    see: 'quoting',
    // Bash would have taken the only pair of them away
    when: [
      { line: '^[^"\'\\\\]*"[^"\'\\\\]*"[^"\'\\\\]*$', words: '"' },
      { line: "^[^\"'\\\\]*'[^\"'\\\\]*'[^\"'\\\\]*$", words: "'" },
    ],
    note: 'To the Simple shell quotes are letters like any other. The Bash shell knows them.',
  },
  {
    id: 'substitution-form',
    see: 'variables',
    when: [
      { line: '\\$[{](date|ls|pwd|whoami|cat|wc|hostname)([[:space:]][^}]*)?[}]', stderr: 'bad substitution' },
      { line: '\\$\\[(date|ls|pwd|whoami|cat|wc|hostname)[[:space:]]', stderr: 'syntax error' },
      {
        line: '^[[:space:]]*[A-Za-z_][A-Za-z0-9_]*=\\((date|ls|pwd|whoami|cat|wc|hostname)([[:space:]]+([-+~/*$]|[a-z]+[.])[^)]*)?\\)[[:space:]]*$',
      },
    ],
    note: 'What a command prints is put in place by `$( )`, with round brackets.',
  },
  {
    id: 'write-for-read',
    see: 'redirection',
    when: [
      {
        line: '^[[:space:]]*(sort|wc( -[lwc])?|head|tail|uniq|tr[[:space:]]+[^ |;&>]+[[:space:]]+[^ |;&>]+|grep[[:space:]]+[^ |;&>]+)[[:space:]]*>[[:space:]]*([^ ;|&>]+)[[:space:]]*$',
        was: { type: 'file', path: '{3}', kind: 'file', content: { matches: '.' } },
      },
    ],
    note: '`>` writes to the file, and has emptied it. To read from one it is `<`.',
  },
  {
    id: 'read-for-write',
    see: 'redirection',
    when: [
      {
        line: '^[[:space:]]*(echo|printf)([[:space:]]+("([^"$]|\\$[^(])*"|\'[^\']*\'|[^"\'<>|;&[:space:]]+))+[[:space:]]*<[[:space:]]*[A-Za-z~./]',
      },
    ],
    note: '`<` reads from a file, and `echo` reads nothing. `>` writes into one.',
  },
  {
    id: 'quoted-tilde',
    see: 'quoting',
    when: [
      { stderr: "(^|[ '‘])(~[^:'’]*)['’]?: No such file or directory", line: '["\'\\\\]~' },
      { stderr: "(^|[ '‘])(~[^:'’]*)['’]?: No such file or directory", words: ' ~', line: '\\$' },
    ],
    note: 'Within quotes `~` is a letter like any other. Leave it outside, or write `$HOME`.',
    fix: 'cd {2}',
  },
  {
    id: 'single-quoted-variable',
    see: 'quoting',
    when: [
      {
        program: 'echo|printf',
        words: '\\$[{]?([A-Za-z_][A-Za-z0-9_]*)',
        // not where its value is asked for beside it, nor in a text for a file: what reads that makes the value
        line: "^[^$']*('[^$']*'[^$']*)*'[^']*\\$[{A-Za-z_][^']*'[^$>]*$",
        was: { type: 'variable', name: '{1}' },
      },
      // set in the same line, so that it was not there before
      {
        program: 'echo|printf',
        words: '\\$[{]?[A-Za-z_]',
        line: "(^|[;&|])[[:space:]]*(export[[:space:]]+)?[A-Za-z_][A-Za-z0-9_]*=[^;&|]*[;&].*'[^']*\\$[{A-Za-z_]",
      },
      {
        program: 'echo|printf',
        words: '\\$[{]?[A-Za-z_]',
        line: "(^|[;&|[:space:]])(for|read)[[:space:]]+(-r[[:space:]]+)?[A-Za-z_][A-Za-z0-9_]*([[:space:];]).*'[^']*\\$[{A-Za-z_]",
      },
      {
        stderr: '\\$[{]?([A-Za-z_][A-Za-z0-9_]*)[}]?[^:]*: (No such file or directory|command not found)',
        line: "'[^']*\\$[{A-Za-z_]",
      },
    ],
    note: 'Within `\'…\'` a `$` is only a letter. Within `"…"` the variable becomes its value.',
  },
  {
    id: 'unquoted-variable',
    see: 'quoting',
    when: [{ program: '\\[|test', stderr: '(unary|binary) operator expected|too many arguments', line: '\\$' }],
    note: 'A value that is empty or has spaces is not one word: write `"$x"` with quotes.',
  },
  {
    id: 'pipe-to-file',
    see: 'pipes',
    when: [
      {
        line: '[^|]\\|[[:space:]]*[A-Za-z0-9_-]+[.](txt|log|md|csv|out)[[:space:]]*$',
        stderr: 'command not found|not found',
      },
    ],
    note: '`|` hands the output to a command. `>` writes it to a file.',
  },
  {
    id: 'no-dot-slash',
    see: 'functions-and-scripts',
    when: [
      { stderr: '^bash: ([^ /:]+): command not found$', was: { type: 'file', path: '{1}', kind: 'file' } },
      { stderr: "^Command .([^ /'’]+). not found", was: { type: 'file', path: '{1}', kind: 'file' } },
      { stderr: '^bash: ([^ /:.]+): command not found$', was: { type: 'file', path: '{1}.sh', kind: 'file' } },
    ],
    note: 'Programs are not looked for in the directory you are in: `./` before the name says here.',
    fix: './{1}',
  },
  {
    id: 'function-as-file',
    see: 'functions-and-scripts',
    when: [{ stderr: '^bash: ([.]/)?([^ /:]+): No such file or directory$', was: { type: 'function', name: '{2}' } }],
    note: 'A function is no file: it is called by its name alone.',
  },
  {
    id: 'not-executable',
    see: 'permissions',
    when: [
      {
        stderr: '^bash: ([^:]*/[^:]*): Permission denied$',
        status: 126,
        was: { type: 'file', path: '{1}', kind: 'file' },
      },
    ],
    note: 'A file is only run when it may be executed: `chmod +x` gives that right.',
    fix: 'chmod +x {1}',
  },
  {
    id: 'prompt-typed',
    see: 'navigation-basics',
    when: [
      { stderr: '^(bash: )?\\$: command not found$', line: '^[[:space:]]*\\$[[:space:]]+(.*)$' },
      { line: '^[[:space:]]*[a-z]+@[a-z-]+ [^ ]+ [%$#] ', status: 'failure' },
      { line: '^[[:space:]]*[a-z]+@[a-z-]+:[^ ]*[$#]([[:space:]]|$)', status: 'failure' },
    ],
    note: 'The `$` is the prompt, and already there. Type what stands after it.',
  },
  {
    id: 'curly-quotes',
    see: 'quoting',
    when: [
      { line: '[“”‘’„«»]', status: 'failure' },
      // a single word is printed with them, as somebody may want it
      { line: '^[^"\']*[[:space:]][“‘„«][^"\'”’“»]*[[:space:]][^"\']*[”’“»]' },
      { line: '^[[:space:]]*[A-Za-z_][A-Za-z0-9_]*=[“”‘’„«»]' },
    ],
    note: 'These curly quotes are letters to the shell. Type them straight: " or \'.',
  },
  {
    id: 'file-wanted',
    see: 'redirection',
    when: [
      { stderr: "syntax error near unexpected token .(newline|>|>>|<)'", line: '[<>][[:space:]]*([<>][^<>]*)?$' },
      { stderr: "syntax error near unexpected token .(\\||&&|;)'", line: '[<>][[:space:]]+(\\||&&|;)' },
    ],
    note: 'After `>` or `<` comes the name of a file.',
  },
  {
    id: 'redirect-to-command',
    see: 'pipes',
    when: [{ line: '[^>]>[[:space:]]*(wc|grep|sort|head|tail|less|cut|tr|uniq|sed|awk|tee|cat)([[:space:]]|$)' }],
    note: '`>` writes to a file of that name. `|` hands the output to a command.',
  },
  {
    id: 'ampersand-semicolon',
    see: 'processes-and-jobs',
    when: [{ stderr: "syntax error near unexpected token .;'", line: '&[[:space:]]*;' }],
    note: '`&` ends a command as `;` does: the next one follows it at once.',
  },
  {
    id: 'slash-for-here',
    see: 'functions-and-scripts',
    when: [
      {
        stderr: '^bash: ([./])([^ /:]+[.]sh): (command not found|No such file or directory)$',
        was: { type: 'file', path: '{2}', kind: 'file' },
      },
    ],
    note: 'Before the name of a script that is here goes `./`, a dot and a slash.',
    fix: './{2}',
  },
  {
    id: 'operator-first',
    see: 'pipes',
    when: [{ stderr: "syntax error near unexpected token .(&&|\\|\\|?)'", line: '^[[:space:]]*[|&]' }],
    note: 'This joins two commands, so one has to stand before it, too.',
  },
  {
    id: 'alias-equals',
    see: 'variables',
    when: [
      {
        stderr: 'alias: [^:]*: not found',
        line: 'alias[[:space:]]+([^=[:space:]]+[[:space:]]+[^=]+|[^=[:space:]]+=[^\'"[:space:]]+[[:space:]].*)$',
      },
    ],
    note: "An alias is set with `=`, and quotes keep its words together: `alias ll='ls -l'`.",
  },
]
