import { compareRows } from '../../../testing/compare.ts'
import { diff3 } from './diff3.ts'

const files = {
  old: 'a\nb\nc\nd\ne\nf\ng\n',
  mine: 'a\nB\nc\nd\ne\nf\nG\nh\n',
  yours: 'a\nB\nc\nd\nX\nY\nf\ng2\n',
  shorter: 'a\nd\ne\n.f\ng\n',
  longer: '0\na\nb\nc\nd\ne\nf\n.g\n.h\n',
  open: 'a',
  returns: 'a\r\nb\r\nc\r\n',
  empty: '',
  'd/f': '',
}

const triples = [
  'mine old yours',
  'yours old mine',
  'mine old shorter',
  'longer old shorter',
  'shorter old longer',
  'mine mine mine',
  'open old empty',
  'empty old longer',
  'open open yours',
]
const options = ['', '-m', '-A', '-e', '-E', '-3', '-x', '-X', '-mE', '-m3', '-mX', '-ei', '-T']

compareRows(
  diff3,
  [
    ...triples.flatMap((three) => options.map((option) => `${option} ${three}`.trim())),
    '-L M -L O -m mine old yours',
    '--label=M mine old yours',
    '-L a -L b -L c -L d -m mine old yours',
    '--strip-trailing-cr returns old mine',
    ['- old yours', 'a\nz\n'],
    '- - old',
    'mine - -',
    '- old -',
    '-ex mine old yours',
    '-mi mine old yours',
    '-i mine old yours',
    'mine',
    'mine old',
    'mine old yours empty',
    'mine old nofile',
    'mine old d',
    '-q',
  ],
  files,
)
