import type { Mistake } from '../mistake.ts'
import { notFound } from './not-found.ts'

/** What other languages write otherwise than the shell. */
export const languageMistakes: readonly Mistake[] = [
  {
    id: 'c-for',
    see: 'loops',
    when: [
      { line: 'for[[:space:]]*\\([^(]', stderr: 'syntax error' },
      { line: 'for[[:space:]]*\\(\\(', stderr: 'arithmetic expression required' },
    ],
    note: 'As in C it is `for ((i=0; i<3; i++)); do …; done`: double parentheses, `do`, `done`.',
  },
  {
    id: 'for-in',
    see: 'loops',
    when: [
      { line: '(^|[;&|[:space:]])for[[:space:]]+[A-Za-z_]+[[:space:]]*(=|:|of|from)', stderr: 'syntax error' },
      { line: 'for[[:space:]]+[A-Za-z_]+[[:space:]]+in[[:space:]]+range', stderr: 'syntax error' },
      { line: 'for[[:space:]]+[A-Za-z_]+[[:space:]]+in[[:space:]]+[0-9]+([.][.]+|-)[0-9]+[[:space:]]*;' },
      { line: '(^|[;&|[:space:]])for[[:space:]]+[A-Za-z_]+[[:space:]]+[*/.{~"$][^;]*;', stderr: 'syntax error' },
      ...notFound('foreach'),
      { line: '(^|[;&|[:space:]])foreach[[:space:]]', stderr: 'syntax error' },
    ],
    note: '`for` goes through words: `for i in 1 2 3; do …; done`, or `{1..3}` for the numbers.',
  },
  {
    id: 'do-missing',
    see: 'loops',
    when: [
      {
        stderr: "syntax error near unexpected token .done'",
        line: '(for|while|until)[[:space:]][^;]*;[[:space:]]*(echo|printf|cat|ls|wc)[[:space:]]',
      },
      {
        stderr: "syntax error near unexpected token .(echo|printf|cat|ls|wc|\\})'",
        line: '(^|[;&|[:space:]])(for|while|until)[[:space:]]',
      },
    ],
    note: 'What a loop does stands between `do` and `done`: `for n in 1 2; do echo $n; done`.',
  },
  {
    id: 'c-condition',
    see: 'conditions',
    when: [
      {
        stderr: '^bash: [^:]*: command not found$',
        line: '\\([[:space:]]+[^)]+[[:space:]]-(gt|lt|eq|ne|ge|le)[[:space:]]',
      },
      {
        line: '(^|[;&|[:space:]])(if|while|elif|until)[[:space:]]*\\([^(]',
        stderr: 'command not found|syntax error|No such file or directory$',
      },
    ],
    note: 'Parentheses run commands. A comparison is `[ 1 -eq 1 ]`, with spaces, or `(( 1 == 1 ))`.',
  },
  {
    id: 'if-without-test',
    see: 'conditions',
    when: [
      {
        line: '(if|while|elif)[[:space:]]+[$A-Za-z0-9"]+[[:space:]]+(-(gt|lt|eq|ne|ge|le)|=|==|!=|>|<)[[:space:]]',
        stderr: 'not found',
      },
      { line: '(if|while|elif)[[:space:]]+-[a-z][[:space:]]', stderr: '-[a-z].?:? (command )?not found' },
    ],
    note: 'After `if` comes a command, and the one that looks at files is `[`: `if [ -f x ]; then`.',
  },
  {
    id: 'then-missing',
    see: 'conditions',
    when: [
      {
        line: '(^|[;&|[:space:]])(if|elif)[[:space:]][^;]*;[[:space:]]*([a-su-z]|t[a-gi-z])',
        stderr: "syntax error near unexpected token .(fi|else|elif)'",
      },
      {
        line: '(if|while)[[:space:]]+\\[\\[[^;]*\\]\\][[:space:]]+[A-Za-z]',
        stderr: 'syntax error near unexpected token',
      },
    ],
    note: 'Between the condition and the commands comes `then`: `if [ -f x ]; then echo yes; fi`.',
  },
  {
    id: 'test-greater',
    see: 'conditions',
    when: [{ line: '(^|[;&|[:space:]])\\[[[:space:]][^](]*[[:space:]]=?[<>]=?[[:space:]]*[^](]*[[:space:]]\\]' }],
    note: 'Within `[ ]` a `>` still writes to a file. Numbers are compared by `-gt` and `-lt`.',
  },
  {
    id: 'text-compared',
    see: 'conditions',
    when: [
      {
        line: '\\[\\[[^]]*[[:space:]]("?\\$[{]?[A-Za-z_0-9]+[}]?"?[[:space:]]+[<>][[:space:]]+[0-9]+|[0-9][[:space:]]+[<>][[:space:]]+[0-9]{2,}|[0-9]{2,}[[:space:]]+[<>][[:space:]]+[0-9])[[:space:]]',
      },
    ],
    note: 'Within `[[ ]]` `<` and `>` compare letters. Numbers are compared by `-lt` and `-gt`.',
  },
  {
    id: 'test-text',
    see: 'conditions',
    when: [{ stderr: 'integer expression expected' }],
    note: '`-eq`, `-gt` and the like compare numbers. Texts are compared by `=` and `!=`.',
  },
  {
    id: 'function-call',
    see: 'functions-and-scripts',
    when: [
      { stderr: '^bash: [A-Za-z_]+\\[[^]]*\\]: command not found$' },
      { line: '^[[:space:]]*[A-Za-z_.]+\\(["\'$A-Za-z0-9]', stderr: 'syntax error near unexpected token' },
    ],
    note: 'Neither a command nor a function takes parentheses: its words follow it, `greet Ada`.',
  },
  {
    id: 'function-braces',
    see: 'functions-and-scripts',
    when: [
      { line: '^[[:space:]]*[A-Za-z_]+[[:space:]]*\\{[[:space:]]', stderr: "syntax error near unexpected token .\\}'" },
      {
        line: '^[[:space:]]*[A-Za-z_]+[[:space:]]*\\(\\)[[:space:]]*[A-Za-z]',
        stderr: 'syntax error near unexpected token',
      },
      { line: '^[[:space:]]*[A-Za-z_]+[[:space:]]*=[[:space:]]*\\(\\)', stderr: 'syntax error near unexpected token' },
      { line: '^[[:space:]]*[A-Za-z_]+[[:space:]]+\\([A-Za-z_]', stderr: 'syntax error near unexpected token' },
      {
        line: '^[[:space:]]*function[[:space:]]+[A-Za-z_]+[[:space:]]*\\([^)]',
        stderr: 'syntax error near unexpected token',
      },
      {
        line: '^[[:space:]]*function[[:space:]]+[A-Za-z_]+[[:space:]]*(\\(\\))?[[:space:]]*[a-z]',
        stderr: 'syntax error near',
      },
      { line: '^[[:space:]]*(def|func|fn)[[:space:]]', stderr: 'syntax error near unexpected token' },
    ],
    note: 'A function is `greet() { echo hi; }`, and what is given to it is `$1`, `$2`.',
  },
  {
    id: 'other-assignment',
    see: 'variables',
    when: [
      ...notFound('var|int|string|const|dim|char|float|bool|auto'),
      { line: '^[[:space:]]*[A-Za-z_]+[[:space:]]*(:=|<-|->|==)[[:space:]]*[^[:space:]]', status: 127 },
      {
        words: '^let [A-Za-z_]+=([A-Za-z_]+)',
        status: 'failure',
        was: { type: 'not', of: { type: 'variable', name: '{1}' } },
      },
      { line: '^[[:space:]]*set[[:space:]]+[A-Za-z_]+([[:space:]]*=|[[:space:]]+[0-9]+$)', status: 0 },
    ],
    note: 'A variable is set by its name, `=` and its value, with nothing before it: `x=5`.',
  },
  {
    id: 'variable-name',
    see: 'variables',
    when: [
      { stderr: '^bash: ([0-9][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]*[-.@:][-A-Za-z0-9_.@:]*)=[^:]*: command not found$' },
      { line: '^[[:space:]]*(export[[:space:]]+)?[a-z]+[[:space:]]+[a-z]+=[^[:space:]]*[[:space:]]*$', status: 127 },
      { stderr: '.([0-9][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]*[-.@][-A-Za-z0-9_.@]*)(=.*)?.: not a valid identifier' },
    ],
    note: 'The name of a variable is one word of letters, digits and `_`, and begins with no digit.',
  },
  {
    id: 'sum-as-text',
    see: 'variables',
    when: [
      {
        program: 'echo',
        words: '^echo [^ ]*[0-9][-+*/][0-9]+$',
        line: '^[[:space:]]*echo[[:space:]]+[$A-Za-z0-9]+[-+*/][$A-Za-z0-9]+$',
      },
      { line: '(^|[;&])[[:space:]]*echo[[:space:]]+\\$[A-Za-z_]+[-+*/][0-9]+$' },
      { stderr: '^bash: [A-Za-z0-9_]+(\\+\\+|--|[-+*/]=?[0-9]+): command not found$' },
      { stderr: '^bash: [0-9]+: command not found$', line: '[0-9][[:space:]]*[-+*/x][[:space:]]*[0-9]' },
      { sums: true },
      { words: '^echo -?[0-9]+ [-+/] [0-9]+$', line: '\\$' },
      { line: '(^|[;&|[:space:]])[A-Za-z_]+=\\$[A-Za-z0-9_]+[[:space:]]+[-+*/][[:space:]]+[$0-9]' },
    ],
    note: 'To the shell that is only text. Sums are worked out in `$(( ))`: `echo $((1 + 1))`.',
  },
  {
    id: 'texts-added',
    see: 'quoting',
    when: [
      {
        line: '^[[:space:]]*(echo|[A-Za-z_]+=)[[:space:]]*("[^"]*"[[:space:]]*[+][[:space:]]*("[^"]*"|\\$[{]?[A-Za-z_]+[}]?)|\\$[{]?[A-Za-z_]+[}]?[[:space:]]*[+][[:space:]]*"[^"]*")[[:space:]]*$',
      },
    ],
    note: 'Texts need no sign between them: what touches is one word, `"Hello, "$name`.',
  },
  {
    id: 'expr-spaces',
    see: 'variables',
    when: [{ program: 'expr', words: '^expr [0-9]+[-+*/][0-9]+$' }],
    note: 'For `expr` each number and each sign is a word of its own: `expr 5 + 3`.',
  },
  {
    id: 'division-by-zero',
    see: 'variables',
    when: [{ stderr: 'division by 0|divi(de|sion) by zero' }],
    note: 'A division by zero has no result. Is the number behind the `/` the right one?',
  },
  {
    id: 'sum-unfinished',
    see: 'variables',
    when: [{ stderr: 'syntax error: operand expected ' }],
    note: 'Beside one of the signs a number is missing. A sum is `$((6 * 7))`.',
  },
  {
    id: 'whole-numbers',
    see: 'variables',
    when: [{ stderr: 'invalid arithmetic operator .error token is "[.]' }],
    note: 'The shell calculates with whole numbers. `awk` and `bc` know fractions.',
  },
]
