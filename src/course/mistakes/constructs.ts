import type { Mistake } from '../mistake.ts'

const AFTER_ELSE = '(echo|printf|cat|ls|cd|touch|mkdir|rm|exit|return|true|false)'

/** Tests, branches and loops: what belongs to them, and what ends them. */
export const constructMistakes: readonly Mistake[] = [
  {
    id: 'test-and',
    see: 'conditions',
    when: [
      {
        line: '(^|[^[])\\[[[:space:]][^][]*(&&|\\|\\|)[^][]*[[:space:]]\\]',
        stderr: '\\[: missing .\\].|\\]: command not found',
      },
    ],
    note: '`&&` and `||` end a command, `[` too. They join two tests: `[ -f a ] && [ -f b ]`.',
  },
  {
    id: 'test-pattern',
    see: 'conditions',
    when: [{ program: '\\[|test', line: '(^|[^[])\\[[[:space:]][^]]*=[[:space:]]*[^]("\'\\\\[:space:]]*[*]' }],
    note: '`[ ]` compares letter by letter. Within `[[ ]]` the right side may be a pattern.',
  },
  {
    id: 'test-operand',
    see: 'conditions',
    when: [
      {
        program: '\\[|test',
        stderr: '(unary|binary) operator expected|argument expected|too many arguments',
        line: '^[^$`]*$',
      },
    ],
    note: 'A comparison is three words, and its operator has a dash: `[ 3 -gt 2 ]`.',
  },
  {
    id: 'wrong-end',
    see: 'conditions',
    when: [
      {
        stderr: "syntax error near unexpected token .(done|fi|esac)'",
        line: '[;[:space:]](fi|done|esac)[;[:space:]]+(done|fi|esac)[[:space:]]*$',
      },
      {
        stderr: "syntax error near unexpected token .done'",
        line: '^([[:space:]]*|[^fwu]*[;&|[:space:]])if[[:space:]][^;]*;[[:space:]]*then[[:space:]][^;]*;[[:space:]]*done',
      },
      {
        stderr: "syntax error near unexpected token .fi'",
        line: '(^|[;&|[:space:]])(for|while|until)[[:space:]][^;]*;[[:space:]]*do[[:space:]][^;]*;[[:space:]]*fi',
      },
      { stderr: "syntax error near unexpected token .\\}'", line: '[;[:space:]](then|do)[[:space:]].*\\}' },
    ],
    note: '`if` ends with `fi`, a loop with `done`, and `case` with `esac`.',
  },
  {
    id: 'else-semicolon',
    see: 'conditions',
    when: [
      {
        line: `(^|[;&|[:space:]])then[[:space:]][^;"']*[^;[:space:]][[:space:]]+else[[:space:]]+${AFTER_ELSE}[[:space:];]`,
      },
    ],
    note: 'Before `else` and `fi` a command has to end: with a `;`, or with a new line.',
  },
  {
    id: 'elif-word',
    see: 'conditions',
    when: [{ line: '[;[:space:]](elseif|elsif|elsf)[[:space:]]', status: 'failure' }],
    note: 'Another condition comes after `elif`: `elif [ -d x ]; then …`',
  },
  {
    id: 'case-ends',
    see: 'conditions',
    when: [
      {
        stderr: "syntax error near unexpected token .\\)'",
        line: '(^|[;&|[:space:]])case[[:space:]].*[[:space:]]in[[:space:]]',
      },
    ],
    note: 'Each branch of a `case` ends with two semicolons: `root) echo yes;;`.',
  },
  {
    id: 'case-in',
    see: 'conditions',
    when: [
      {
        stderr: 'syntax error near unexpected token',
        line: '(^|[;&|[:space:]])case[[:space:]]+[^[:space:]]+[[:space:]]+(of|is|do|then|:|\\{)[[:space:]]',
      },
      {
        stderr: 'syntax error near unexpected token',
        line: '(^|[;&|[:space:]])case[[:space:]]+[^[:space:]]+[[:space:]]+in[[:space:]]+[^);]+:[[:space:]]',
      },
    ],
    note: 'After the word of `case` comes `in`: `case $USER in root) echo yes;; esac`.',
  },
  {
    id: 'loop-input',
    see: 'loops',
    when: [
      {
        stderr: 'syntax error near unexpected token',
        line: '[;[:space:]]done[[:space:]]+[A-Za-z0-9_./~$"-]+[[:space:]]*$',
      },
    ],
    note: 'After `done` a file needs its sign: `done < FILE` reads it, `done > FILE` writes it.',
  },
  {
    id: 'and-word',
    see: 'pipes',
    when: [
      {
        words:
          '^[a-z]+( [^ ]+)* (then|and|or|[+]) (ls|cat|pwd|cd|echo|touch|mkdir|rm|cp|mv|grep|wc|sort|head|tail|date)( |$)',
        status: 'failure',
      },
    ],
    note: 'Between two commands stands a sign: `;` for one after the other, `&&` for only if it works.',
  },
  {
    id: 'status-dollar',
    see: 'conditions',
    when: [{ words: '^echo \\$ [?]$', shell: 'Bash' }],
    note: 'How the last command ended is `$?`, with a `$` before it.',
    fix: 'echo $?',
  },
]
