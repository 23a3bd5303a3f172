import { expect, test, vi } from 'vitest'
import { streamsAndStatus } from '../../../../testing/streams.ts'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

/** What Python 3.11 writes, standard error behind standard output, and the status. */
const LINES: readonly (readonly [line: string, said: string])[] = [
  [
    `echo '{"b":1,"a":[1,{"c":null}]}' | python -m json.tool`,
    '{\n    "b": 1,\n    "a": [\n        1,\n        {\n            "c": null\n        }\n    ]\n}\n[0]',
  ],
  [`echo '{"b":1,"a":2}' | python -m json.tool --sort-keys --indent 2`, '{\n  "a": 2,\n  "b": 1\n}\n[0]'],
  [`echo '[1,{"a": 2}]' | python -m json.tool --compact`, '[1,{"a":2}]\n[0]'],
  [`printf '{"a":1}\\n[2]\\n' | python -m json.tool --json-lines --no-indent`, '{"a": 1}\n[2]\n[0]'],
  [`echo '["é"]' | python -m json.tool --no-ensure-ascii --tab`, '[\n\t"é"\n]\n[0]'],
  [`echo '[1]' > j; python -m json.tool j out; cat out`, '[\n    1\n]\n[0]'],
  [
    `echo '{bad' | python -m json.tool`,
    'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)\n[1]',
  ],
  ['python -m nosuch', '/usr/local/bin/python3: No module named nosuch\n[1]'],
]

test('python -m json.tool', async () => {
  const { bash } = createMachine({ docker: { images: ['python:3.11'], containers: [] } })
  await bash.exec('docker run -d --name py python:3.11 sleep 1000')
  const said: (readonly [string, string])[] = []
  for (const [line] of LINES) {
    const quoted = line.replaceAll("'", String.raw`'\''`)
    said.push([line, streamsAndStatus(await bash.exec(`docker exec py sh -c '${quoted}'`))])
  }
  expect(said).toEqual(LINES)
})
