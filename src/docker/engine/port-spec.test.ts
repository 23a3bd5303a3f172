import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePortSpec } from './port-spec.ts'

interface Row {
  readonly input: string
  readonly error?: string
  readonly mappings?: readonly { readonly container: string; readonly host_ip: string; readonly host_port: string }[]
}

const rows = readFileSync(new URL('fixtures/port-specs.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)

test.each(rows)('reads $input as go-connections does', ({ input, error, mappings }) => {
  const result = parsePortSpec(input)
  if ('message' in result) return expect(result.message).toBe(error)
  expect(
    result.map(({ container, hostIp, hostPort }) => ({ container, host_ip: hostIp, host_port: hostPort })),
  ).toEqual(mappings)
})
