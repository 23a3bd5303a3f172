import { expect, test, vi } from 'vitest'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const TESTS = `const test = require('node:test')
const { describe, it, beforeEach } = test
const assert = require('node:assert')
test('adds', () => { assert.strictEqual(1 + 1, 2) })
test('async', async (t) => { await t.test('sub', () => {}); t.diagnostic('hey') })
test.skip('skipped', () => {})
test.todo('todo later')
test('opts', { skip: 'why' }, () => {})
describe('math', () => {
  beforeEach(() => { seen += 1 })
  it('mul', () => { assert.equal(seen, 1) })
  it('boom', () => { throw new Error('boom') })
})
let seen = 0
`

/** What Node.js 20 writes, but for the times and for the frames of its own that stand below each test. */
const TAP = `TAP version 13
# Subtest: adds
ok 1 - adds
  ---
  duration_ms: N
  ...
# Subtest: async
    # Subtest: sub
    ok 1 - sub
      ---
      duration_ms: N
      ...
    1..1
ok 2 - async
  ---
  duration_ms: N
  ...
# hey
# Subtest: skipped
ok 3 - skipped # SKIP
  ---
  duration_ms: N
  ...
# Subtest: todo later
ok 4 - todo later # TODO
  ---
  duration_ms: N
  ...
# Subtest: opts
ok 5 - opts # SKIP why
  ---
  duration_ms: N
  ...
# Subtest: math
    # Subtest: mul
    ok 1 - mul
      ---
      duration_ms: N
      ...
    # Subtest: boom
    not ok 2 - boom
      ---
      duration_ms: N
      location: '/app/a.test.js:12:3'
      failureType: 'testCodeFailure'
      error: 'boom'
      code: 'ERR_TEST_FAILURE'
      stack: |-
        /app/a.test.js:12:28
      ...
    1..2
not ok 6 - math
  ---
  duration_ms: N
  type: 'suite'
  location: '/app/a.test.js:9:1'
  failureType: 'subtestsFailed'
  error: '1 subtest failed'
  code: 'ERR_TEST_FAILURE'
  ...
1..6
# tests 8
# suites 1
# pass 4
# fail 1
# cancelled 0
# skipped 2
# todo 1
# duration_ms N
`

const SPEC = `✔ adds (N)
▶ async
  ✔ sub (N)
✔ async (N)
ℹ hey
﹣ skipped (N) # SKIP
✔ todo later (N) # TODO
﹣ opts (N) # why
▶ math
  ✔ mul (N)
  ✖ boom (N)
    Error: boom
        at /app/a.test.js:12:28

✖ math (N)
ℹ tests 8
ℹ suites 1
ℹ pass 4
ℹ fail 1
ℹ cancelled 0
ℹ skipped 2
ℹ todo 1
ℹ duration_ms N

✖ failing tests:

test at a.test.js:12:3
✖ boom (N)
  Error: boom
      at /app/a.test.js:12:28
`

/** Runs a program in a container of Node.js. */
async function run(files: Readonly<Record<string, string>>, line: string) {
  const { bash } = createMachine({
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`/home/user/app/${name}`, text])),
    docker: { images: ['node:20'], containers: [] },
  })
  return await bash.exec(`docker run --rm -v /home/user/app:/app -w /app node:20 ${line}`)
}

test('tests are told as TAP into a pipe, and a failure is the status', async () => {
  const { stdout, status } = await run({ 'a.test.js': TESTS }, 'node a.test.js')
  expect(stdout.replaceAll(/duration_ms:? [\d.]+/g, (text) => text.replace(/[\d.]+$/, 'N'))).toBe(TAP)
  expect(status).toBe(1)
})

test('tests are told in the spec form on a terminal', async () => {
  const line = `node -e "Object.defineProperty(process.stdout, 'isTTY', { value: true }); require('./a.test.js')"`
  const { stdout } = await run({ 'a.test.js': TESTS }, line)
  expect(stdout.replaceAll(/\([\d.]+ms\)/g, '(N)').replace(/(duration_ms) [\d.]+/, '$1 N')).toBe(SPEC)
})

test('what is not simulated of it is refused', async () => {
  const { stderr } = await run({ 'b.js': "require('node:test').mock.fn()" }, 'node b.js')
  expect(stderr).toContain('Error: mock of node:test is not simulated')
})

const LOCALES = `console.log(escape('ü €a/b'), unescape('%FC%u20AC'), new Intl.PluralRules('en', { type: 'ordinal' }).select(22), new Intl.ListFormat('en').format(['a', 'b', 'c']), new Intl.ListFormat('en', { type: 'disjunction' }).format(['a', 'b']), new Intl.RelativeTimeFormat('en').format(-1, 'day'), new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-1, 'day'), new Intl.RelativeTimeFormat('en').format(2, 'weeks'), ['ä', 'a', 'z'].sort(new Intl.Collator('de').compare))
console.log(Array(120).fill('a'))
new URL('nope')
`

test('texts of locales, long lists and what is no URL are told as Node.js tells them', async () => {
  const { stdout, stderr } = await run({ 'c.js': LOCALES }, 'node c.js')
  const row = `  ${Array.from({ length: 12 }, () => "'a'").join(', ')},\n`
  expect(stdout).toBe(
    `%FC%20%u20ACa/b ü€ two a, b, and c a or b 1 day ago yesterday in 2 weeks [ 'a', 'ä', 'z' ]\n[\n${row.repeat(8)}  'a', 'a', 'a', 'a',\n  ... 20 more items\n]\n`,
  )
  expect(stderr).toMatch(/^node:internal\/url:806\n.*\n +\^\n\nTypeError: Invalid URL\n/)
})
