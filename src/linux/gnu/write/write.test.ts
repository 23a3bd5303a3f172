import { expect, test } from 'vitest'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { careful } from './careful.ts'

// without a terminal
compareScripts([
  'write; echo $?; write nobody; echo $?; write a b c; echo $?; write -x; echo $?',
  'mesg; echo $?; mesg y; echo $?; mesg x; echo $?; mesg -x; echo $?',
  'wall -x; echo $?; wall -g; echo $?; wall -t x hi; echo $?; wall -t 0 hi; echo $?; wall -g nosuchgroup hi; echo $?; wall hi; echo $?; echo hi | wall; echo $?',
])

// what write of util-linux 2.38 puts on the other terminal
test('what would move the other terminal is written so that it can be read', () => {
  expect(careful('a\x1b[31mb\x07c\td\re\x7ffé\u{1f600}g\udc80h\x01\n')).toBe(
    'a^[[31mb\x07c\td\re^?fé\u{1f600}g\\200h^A\n',
  )
  expect(careful('\x9b2J')).toBe('\\302\\2332J')
})
