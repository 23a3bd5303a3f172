import type { Mistake } from '../mistake.ts'

/** Variables whose names are not those that were set. */
export const variableMistakes: readonly Mistake[] = [
  {
    id: 'variable-case',
    see: 'variables',
    when: [
      {
        line: '^[[:space:]]*echo[[:space:]][^;&|]*\\$[{]?(user|home|path|shell|pwd|hostname)([^A-Za-z0-9_]|$)',
        was: { type: 'not', of: { type: 'variable', name: '{1}' } },
      },
      { words: '^printenv (user|home|path|shell|pwd|hostname)$', status: 'failure' },
    ],
    note: 'What the system sets is written with capital letters: `$USER`, `$HOME`, `$PATH`.',
  },
  {
    id: 'variable-braces',
    see: 'variables',
    when: [{ glued: true }],
    note: 'The letters after a name belong to it. Braces end the name: `${name}s`.',
    fix: '{fixed}',
  },
  {
    id: 'array-braces',
    see: 'variables',
    when: [{ program: 'echo|printf', line: '\\$[A-Za-z_][A-Za-z0-9_]*\\[[0-9@*]+\\]' }],
    note: 'What is in an array is asked for with braces: `${name[1]}`.',
  },
  {
    id: 'variable-misspelt',
    see: 'variables',
    when: [{ misspelt: 'variable' }],
    note: 'No variable has that name, and its value is empty. There is one much like it.',
    fix: '{fixed}',
  },
  {
    id: 'variable-for-name',
    see: 'variables',
    when: [
      {
        line: '^[[:space:]]*(cd|ls|cat|less|head|tail|rm|mkdir|touch)[[:space:]]+"?[$]([A-Za-z_][A-Za-z0-9_]*)"?[[:space:]]*$',
        was: { type: 'not', of: { type: 'variable', name: '{2}' } },
        shell: 'Bash',
      },
    ],
    note: 'No variable has that name, so nothing stands there. A name is written without `$`.',
    fix: '{1} {2}',
  },
  {
    id: 'variable-unmarked',
    see: 'variables',
    when: [
      { program: 'echo|printf', unmarked: true },
      { unmarked: true, status: 'failure', stderr: 'No such file or directory' },
    ],
    note: 'That is the name itself. A `$` before it asks for the value of the variable.',
    fix: '{fixed}',
  },
  {
    id: 'variable-form',
    see: 'variables',
    when: [
      { line: '\\$\\{[[:space:]]+[A-Za-z_]+[[:space:]]*\\}|\\$\\{[A-Za-z_]+[[:space:]]+\\}', status: 'failure' },
      { program: 'echo', line: "^[^']*[^$]\\{\\$[A-Za-z_]+\\}" },
    ],
    note: 'With braces a variable is `${name}`: the `$` first, and no spaces within.',
  },
  {
    id: 'variable-parentheses',
    see: 'variables',
    when: [
      {
        line: '\\$\\([A-Za-z_][A-Za-z0-9_]*\\)',
        stderr: "([A-Za-z_][A-Za-z0-9_]*)['’]?:? (command )?not found",
        was: { type: 'variable', name: '{1}' },
      },
    ],
    note: '`$( )` runs a command. The value of a variable is `$name`, or `${name}` with braces.',
  },
  {
    id: 'export-equals',
    see: 'environment-and-path',
    when: [
      {
        words: '^(export|readonly) ([A-Za-z_][A-Za-z0-9_]*) [A-Za-z0-9_]+$',
        // a variable may have got its value earlier in the line
        line: '^[[:space:]]*(export|readonly)[[:space:]]',
        was: { type: 'not', of: { type: 'variable', name: '{2}' } },
      },
    ],
    note: 'Each word is the name of a variable. A value follows it after `=`: `export NAME=value`.',
  },
  {
    id: 'read-prompt',
    see: 'functions-and-scripts',
    when: [
      { words: '^read( -[ers]+)* -[ers]*p [a-z_]+$', line: '[[:space:]]-[ers]*p[[:space:]]+[a-z_]+[[:space:]]*$' },
    ],
    note: 'After `-p` comes what it shows, and then the variable: `read -p "Name? " name`.',
  },
  {
    id: 'printenv-dollar',
    see: 'environment-and-path',
    when: [{ program: 'printenv', line: 'printenv[[:space:]]+\\$[{]?([A-Za-z_]+)', status: 'failure' }],
    note: '`printenv` takes the name of a variable, without `$`.',
    fix: 'printenv {1}',
  },
]
