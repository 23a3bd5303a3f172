import { expect, test } from 'vitest'
import { createMachine } from '../../../linux/headless.ts'

/** As many lines as no shell reads at once. */
const MANY = 'x=$((x + 1))\n'.repeat(4000)

/** Long scripts, and what they write when they are read piece by piece. */
test.each([
  ['lines are counted on', `${MANY}echo $LINENO $x\n`, '4001 4000\n'],
  ['what spans pieces is whole', `f() {\n${MANY}}\n${MANY}f; echo $x $LINENO\n`, '8000 8003\n'],
  ['a here-document spans pieces', `${MANY}cat <<E | wc -l\n${MANY}E\necho $x\n`, '4000\n4000\n'],
  ['quotes span pieces', `${MANY}y='${MANY}'; echo \${#y}\n${MANY}echo $x\n`, '52000\n8000\n'],
  ['what cannot be understood ends it', `${MANY}echo $x\n)\n${MANY}echo no\n`, '4000\n'],
  ['so does exit', `${MANY}echo $x; exit 3\n${MANY}echo no\n`, '4000\n'],
  ['a loop is left', `for i in 1 2; do\n${MANY}break\n${MANY}done\necho $x\n${MANY}echo $x`, '4000\n8000\n'],
  [
    'aliases mean something from the next line on',
    `shopt -s expand_aliases\n${MANY}alias a='echo hi'\n${MANY}a\n${MANY}a; echo $x\n`,
    'hi\nhi\n12000\n',
  ],
])('%s', async (_name, script, written) => {
  const { bash } = createMachine({ files: { s: script } })
  expect(await bash.exec('bash s; echo $?')).toMatchObject({
    stdout: expect.stringMatching(new RegExp(`^${written}[0-9]+\n$`)),
  })
  expect(await bash.exec('(source ./s; exit)')).toMatchObject({ stdout: written })
})
