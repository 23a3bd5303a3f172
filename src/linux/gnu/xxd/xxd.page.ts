import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'make a dump in hexadecimal, or undo one',
  options: {
    n: 'with -i, this name',
    E: 'characters as EBCDIC has them',
    e: 'groups with their last byte first',
    d: 'offsets in decimal',
    C: 'with -i, the name in capitals',
    a: 'a star for rows of zeros',
    b: 'in binary',
    c: 'bytes in a row',
    g: 'bytes in a group',
    i: 'as a declaration of C',
    l: 'so many bytes at most',
    o: 'add this to addresses',
    p: 'plain: digits only',
    r: 'make bytes of a dump',
    s: 'begin at this byte; a negative one counts from the end',
    u: 'capital letters',
  },
  description: ['Writes the bytes of INFILE as addresses, digits and text; with -r the bytes of a dump.'],
  examples: [
    { line: 'xxd file | head -2', meaning: 'the first bytes' },
    { line: 'echo 6869 | xxd -r -p', meaning: 'hi' },
  ],
}
