import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

const TRY = "Try `ldd --help' for more information.\n"

rowsInTurn(
  [
    ['ldd', `ldd: missing file arguments\n${TRY}[1]`],
    ['ldd -z', `ldd: unrecognized option \`-z'\n${TRY}[1]`],
    ['ldd f', '\tnot a dynamic executable\n[1]'],
    ['ldd nope', 'ldd: ./nope: No such file or directory\n[1]'],
    ['ldd d', 'ldd: ./d: not regular file\n[1]'],
    ['ldd f nope', 'f:\n\tnot a dynamic executable\nnope:\nldd: ./nope: No such file or directory\n[1]'],
    // a program of this machine is simulated, so it is linked with nothing
    ['ldd /bin/ls', '\tnot a dynamic executable\n[1]'],
  ],
  {},
  'mkdir d; touch f',
)
