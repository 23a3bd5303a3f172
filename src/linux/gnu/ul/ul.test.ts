import { compareRows } from '../../../testing/compare.ts'
import { ul } from './ul.ts'

const text = '_\bA_\bb c\bcx\nplain\ntab\tx\n\r\nA\ra\n_\b_ -\b_ \b|\na\bb\nab\b\b__  \nx\fy\nno end'

compareRows(ul, [
  ...['xterm', 'xterm-256color', 'linux', 'screen', 'vt100', 'dumb', 'nosuch'].map(
    (name) => [`-t ${name}`, text] as const,
  ),
  ['-i -t xterm', text],
  ['-i -t dumb', 'a \n_\ba'],
  ['-t xterm', 'a\u000eb\u000fc\n'],
  ['-t xterm', 'a\u001b9b\u001b8c\u001b8d\u001b9e\n'],
  ['-t xterm', 'é_\b\bé'],
  ['-t xterm', 'ab_\b\b\bc'],
  ['-t xterm', 'a\u001b'],
  ['-t xterm', 'up\u001b x\n'],
  ['-t xterm', ''],
  ['-t xterm nosuch', ''],
  ['-z', ''],
])
