import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'calculate, compare and take text apart',
  description: [
    'expr works out an expression and prints its value. Each number, word and operator is an argument of its own, so there have to be ' +
      'blanks between them; operators that mean something to the shell, such as * < > | & ( ), need quotes.',
    'From what binds least: A | B (the first that is neither empty nor 0), A & B, comparisons < <= = != >= >, + and -, * / and %, and ' +
      'TEXT : PATTERN, which tells how many characters match at the begin of the text, or what \\(a group\\) matched. There are also ' +
      'length TEXT, substr TEXT FROM COUNT, index TEXT LETTERS and match TEXT PATTERN.',
    'The status is 0, or 1 when the value is empty or 0, or 2 when the expression is wrong.',
  ],
  examples: [
    { line: 'expr 3 + 4', meaning: 'print 7' },
    { line: "expr 6 '*' 7", meaning: 'multiply; the star needs quotes' },
    { line: "expr report.txt : '\\(.*\\)\\.txt'", meaning: 'print the name without its ending' },
  ],
}
