import { compareRows } from '../../../testing/compare.ts'
import { pathchk } from './pathchk.ts'

const long = 'a'.repeat(256)
const deep = 'a/'.repeat(130)

compareRows(
  pathchk,
  [
    '',
    'f',
    'nope nope/nope',
    "''",
    "-p ''",
    "-P ''",
    'f/x f',
    '-P -- -x x',
    '-P a/-b a-b',
    "-p 'a b' a+b f é",
    '-p 12345678901234 123456789012345 abc/123456789012345/x',
    `-p ${deep}`,
    deep,
    long,
    "--portability 'a+b' -- -q",
    '--port f',
    '-pP -- -q a_B.c-1',
    '-x',
  ],
  { f: '' },
)
