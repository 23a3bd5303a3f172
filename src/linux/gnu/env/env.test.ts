import { expect, test } from 'vitest'
import { runProgram } from '../../../testing/run-program.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { compareLines } from '../../../testing/compare-lines.ts'

compareLines([
  'env -x',
  'env nope',
  'env -u',
  'env -u a=b',
  'env -i A=1 B=2',
  'env A=1 /tmp',
  'env -C /nope ls',
  'env -0 ls',
  'env -C /',
  'env -i A=1 -0',
  'env -i -S A=1',
  'printenv A B',
  'printenv NOPE',
  'printenv HOME NOPE',
  'printenv -0 HOME',
  'printenv -x',
  'env -i nice',
  'env -i X=1 printenv X',
  'env --unset',
  'env --ch',
  'env --nope',
  'env -v -uQ A=b printf x',
  'env -iv A=1',
  'env -v -C / printf x',
  'env -v nope',
])

compareScripts([
  String.raw`env -S'printf %s+ a\tb c\_d'`,
  String.raw`env -S'printf %s+ "a\_b" \\ \"'`,
  String.raw`env -S "printf %s+ 'a\n' 'it\\'"`,
  'A=1 env -uA -S\'printf %s+ x${A}y "${A}" \\$A\'',
  "env -S'printf %s+ a #b'",
  String.raw`env -S'printf %s+ a\c b'`,
  "env -S'a $B'; echo $?",
  String.raw`env -S'a \q'`,
  String.raw`env -S'a "\c"'`,
  String.raw`env -S'a \'`,
  "env -S'\"a'",
  String.raw`env -vS'A="1\t2" printf %s x'`,
])

test('env changes what a command finds', async () => {
  expect((await runProgram(['env', '-u', 'HOME', 'printenv', 'HOME'])).status).toBe(1)
  expect((await runProgram(['env', '-i', 'A=1 2', 'printenv', 'A'])).stdout).toBe('1 2\n')
  expect((await runProgram(['env', '-S', 'X="a b" printenv', 'X'])).stdout).toBe('a b\n')
})
