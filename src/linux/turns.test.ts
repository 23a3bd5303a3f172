import { afterEach, expect, test, vi } from 'vitest'
import { processHost } from '../host.ts'
import { createMachine } from './headless.ts'

afterEach(() => vi.restoreAllMocks())

const A_LINE = "x=$(head -c 2M /dev/zero | tr '\\0' a); echo $x > f"
const WORDS = "x=$(yes 'ab cd' | head -c 2M | tr '\\n' ' '); echo $x > f"
const A_LIST = 'a=({1..100000})'

/** Where time is counted, it can be told how often a line lets others have their turn. */
test.each([
  ['true', 'touch f{1..1000000}', 100],
  ['true', ': {1..100000}x', 10],
  ['true', 'printf "%s\\n" {1..50000} > /dev/null', 20],
  ['true', 'f() { f; }; f', 30],
  [A_LINE, 'rev f > /dev/null', 50],
  [A_LINE, 'y=${x##*[b]}', 20],
  [A_LINE, 'y=${x%%[b]*}', 20],
  [A_LINE, 'y=${x@Q}', 20],
  [A_LINE, 'printf %q "$x" > /dev/null', 20],
  [A_LINE, 'read y < f', 20],
  [A_LINE, '[[ $x == *[b] ]]; [[ $x == *[b]* ]]', 20],
  [WORDS, 'unexpand -a f > /dev/null', 50],
  [WORDS, 'a=($x)', 20],
  [WORDS, 'read -a y < f', 20],
  [A_LIST, 'b=("${a[@]}")', 20],
  [A_LIST, 'b=("${a[@]#1}")', 20],
  [A_LIST, 'declare -p a > /dev/null; set > /dev/null', 20],
])('%s; %s lets others have their turn', async (before, line, least) => {
  const turn = vi.spyOn(processHost, 'turn')
  const { bash } = createMachine({ now: 0 })
  await bash.exec(before)
  turn.mockClear()
  await bash.exec(line)
  expect(turn.mock.calls.length).toBeGreaterThan(least)
})
