import { expect, test } from 'vitest'
import { LineEvidence } from './evidence.ts'

const command = { argv: ['true'], cwd: '/', redirections: [], declaration: () => undefined }

test('has room for commands of many words until they have 65,536 together', () => {
  const evidence = new LineEvidence('x')
  const wide = { ...command, argv: Array.from({ length: 40_000 }, () => 'x') }
  evidence.command(wide)
  expect(evidence.hasRoom()).toBe(true)
  evidence.command(wide)
  expect(evidence.hasRoom()).toBe(false)
})

test('keeps both ends of what is shown, however long it is', () => {
  const evidence = new LineEvidence('x')
  evidence.show('output', `${'é'.repeat(16_384)}${'a'.repeat(200_000)}end`)
  const { stdout } = evidence.sum(0)
  expect([stdout.length, stdout.slice(0, 8192), stdout.slice(-6)]).toEqual([8192 + 16_384, 'é'.repeat(8192), 'aaend\n'])
})

test('has room for 200 commands and 50 pipes of a line', () => {
  const evidence = new LineEvidence('x')
  for (let at = 0; at < 200; at += 1) {
    expect(evidence.hasRoom()).toBe(true)
    evidence.command(command)(at % 2)
  }
  expect(evidence.hasRoom()).toBe(false)
  const heard = Array.from({ length: 60 }, () => evidence.flow(0) !== undefined)
  expect(heard.lastIndexOf(true)).toBe(49)
  expect(evidence.sum(0).ran.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, (_, at) => at % 2))
})

test('counts the lines of a pipe in its first 4 MiB, also of one long piece', () => {
  const evidence = new LineEvidence('x')
  const heard = evidence.flow(0)
  heard?.('a\n'.repeat(2 ** 20))
  heard?.(new TextEncoder().encode('b\n'.repeat(2 ** 21)))
  heard?.('c\n')
  expect(evidence.sum(0).flows).toMatchObject([{ lines: 2 ** 21, bytes: 6 * 2 ** 20 + 2 }])
})
