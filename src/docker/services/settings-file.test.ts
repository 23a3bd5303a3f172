import { expect, test } from 'vitest'
import { BadSettings, settingsIn } from './settings-file.ts'

test.each<readonly [string, readonly (readonly [string, string])[]]>([
  ['', []],
  [
    'a:\n  b: 0400 # not a number\n  c: "x: y"\n',
    [
      ['a.b', '0400'],
      ['a.c', 'x: y'],
    ],
  ],
  [
    '{net: {port: 1, on: yes}}',
    [
      ['net.port', '1'],
      ['net.on', 'yes'],
    ],
  ],
  ['providers:\n  docker: {}\napi:\n', [['providers.docker', 'true']]],
  [
    'a:\n  - b: one\n  - b: two\n',
    [
      ['a[0].b', 'one'],
      ['a[1].b', 'two'],
    ],
  ],
  ['text: >\n  two\n  lines\n', [['text', 'two lines\n']]],
])('the settings of %j', (text, expected) => {
  expect(settingsIn(text)).toEqual(expected)
})

test('what is no YAML is refused with its place', () => {
  const read = () => settingsIn('a: 1\nb: c: d\n')
  expect(read).toThrow(BadSettings)
  expect(read).toThrow(expect.objectContaining({ line: 2 }))
})
