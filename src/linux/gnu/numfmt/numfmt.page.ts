import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'write numbers for people, and back',
  options: {
    debug: 'say when there is nothing to be done',
    d: 'what parts the fields, instead of blanks',
    field: 'which fields are numbers, as cut has them; the first one when absent',
    format: 'how a number is written: %f with a width and digits, text around it',
    from: 'how numbers are read: none, auto, si, iec, iec-i',
    'from-unit': 'what one stands for in the input',
    grouping: 'part the digits in groups, where the language does so: not here',
    header: 'leave the first N lines as they are; one when N is absent',
    invalid: 'what to do at what is no number: abort, fail, warn, ignore',
    padding: 'make numbers so wide; left when negative',
    round: 'how to round: up, down, from-zero, towards-zero, nearest',
    suffix: 'put this behind numbers, and take it off those that have it',
    to: 'how numbers are written: none, si, iec, iec-i',
    'to-unit': 'what one stands for in the output',
    z: 'end lines with NUL',
  },
  description: [
    'Rewrites the numbers that are given, or a field of each line of standard input. si counts in thousands (K is 1000), iec in powers of two (K is 1024), iec-i too with an i behind the letter (Ki).',
    'Numbers are rounded away from zero. The status is 2 when something was no number.',
  ],
  examples: [
    { line: 'numfmt --to=iec 123456789', meaning: 'a size in bytes for people' },
    { line: 'numfmt --from=si 1.5M', meaning: 'and back' },
    { line: 'ls -l | numfmt --header --field=5 --to=iec', meaning: 'sizes of files' },
  ],
}
