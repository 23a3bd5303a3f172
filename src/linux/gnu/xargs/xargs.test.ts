import { compareScripts } from '../../../testing/compare-scripts.ts'
import { compareFiles, type FileRow } from '../../../testing/compare-files.ts'
import type { Line } from '../../../testing/file-fixture.ts'
import { attributeFiles } from '../../../testing/sample-files.ts'

const fed = (stdin: string, ...lines: readonly Line[]): FileRow => [lines, { stdin }]
const words = 'a b\nc "d e" f\\ g\n'
const ragged = 'a  \nb\n\nc'

compareFiles(
  [
    fed(
      'a b\n',
      'xargs -s3 echo',
      'xargs -n1 -s5 echo',
      'xargs -x -s6 echo',
      'xargs -x -s7 -n1 echo',
      'xargs -x -s7 -n2 echo',
      'xargs -L1 -s8 echo',
    ),
    fed(
      words,
      'xargs',
      'xargs -n2',
      'xargs -L1',
      'xargs -I{} echo <{}>',
      'xargs -I % echo % %',
      'xargs -t echo',
      'xargs -0',
      ['xargs', '-d', ' '],
      'xargs -r',
      'xargs -i echo {}',
    ),
    fed(' \f\r\t\v\n a\v b \f\n\vc\n', 'xargs echo x', 'xargs -I{} echo <{}>', 'xargs -L1 echo'),
    fed('a\0_\0b', 'xargs -0 -E _ echo'),
    fed(
      words,
      'xargs -n 0',
      'xargs -n x',
      'xargs nocmd',
      'xargs fail',
      'xargs -P2 -n9 echo',
      'xargs -s 10',
      'xargs -s 5',
      'xargs -a no',
      'xargs -z',
      'xargs -E c echo',
      'xargs -n1 fail',
    ),
    fed(
      words,
      'xargs -n2 -L1',
      'xargs -I{} -n2 echo {}',
      'xargs -x -s 3',
      'xargs --max-args=1',
      'xargs -a a.txt echo',
      'xargs -n1 echo x',
      'xargs -L2 echo',
      'xargs -tn2 echo',
    ),
    fed('"a', 'xargs'),
    fed("'a\nb'", 'xargs'),
    fed('', 'xargs echo hi', 'xargs -r echo hi', 'xargs -I{} echo hi', 'xargs -0 echo', 'xargs -n1 echo'),
    fed('a\0b c\0', 'xargs -0 -n1', 'xargs -0 -I{} echo [{}]', 'xargs -0 -t'),
    fed(
      ragged,
      'xargs -L 1',
      'xargs -L 2',
      'xargs -I{} echo [{}]',
      ['xargs', '-d', '\\n', '-n1', 'echo'],
      'xargs -d xx',
      'xargs -tI{} echo {}',
      'xargs -d , echo',
    ),
    fed('  x\n y z \n', 'xargs -I{} echo [{}]', 'xargs -n1', 'xargs -L1 echo', 'xargs ./a.txt', 'xargs ./d'),
  ],
  attributeFiles,
)

compareScripts([
  String.raw`printf 'a\0b\nc\n' | xargs echo; printf 'a b\0c d\0' | xargs -n1 echo; printf 'a\0b\0' | xargs -0 echo; printf 'x\0y,z' | xargs -d, echo`,
])

compareScripts([
  "for n in 5 6 7 9 12; do echo $n; printf 'one two three' | xargs -s $n echo; echo $?; printf 'a b' | xargs -s $n echo; done; xargs -s 4 </dev/null; echo $?; printf 'a bbbbbbbbbb c' | xargs -s 10 echo",
])

compareScripts(['echo a b | setsid -w xargs -n1 -p echo; echo $?'])
