import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const told = (source: string): string =>
  `try { ${source} } catch (error) { console.log(error.name + ': ' + error.message) }\n`

const TEXT = 'RangeError: Invalid string length\n'
const LENGTH = 'RangeError: Invalid array length\n'
const BITS = 'RangeError: Maximum BigInt size exceeded\n'

/** What Node.js 20.20 says, too: of integers only where they are a thousand times as large. */
const refused = [
  ["let text = 'x'; for (;;) text = text.concat(text)", TEXT],
  ["let text = 'x'.repeat(2 ** 27); for (;;) text = `${text}${text}`", TEXT],
  ["Array(1000).fill('y'.repeat(1e6)).join('')", TEXT],
  ["const text = 'a'.repeat(30000); text.replaceAll('a', text)", TEXT],
  ['const list = []; list.length = -1', LENGTH],
  ['const list = []; list.length = 2 ** 33', LENGTH],
  ['let number = 3n; for (;;) number *= number', BITS],
  ['let number = 2n ** 100000n; number ** 100000n', BITS],
  ['2n ** 100000000000n', BITS],
  ['1n << 100000000000n', BITS],
  ['console.log((-1n) ** 100000000001n, 0n << 100000000000n, 8n << -1n, 8n >> -1n)', '-1n 0n 4n 16n\n'],
  ["'x'.repeat(Infinity)", 'RangeError: Invalid count value: Infinity\n'],
  ['(5n).toString(99)', 'RangeError: toString() radix argument must be between 2 and 36\n'],
  ['BigInt.prototype.toString.call(1)', "TypeError: BigInt.prototype.toString requires that 'this' be a BigInt\n"],
  ['Symbol.prototype.toString.call(1)', "TypeError: Symbol.prototype.toString requires that 'this' be a Symbol\n"],
  ['String.fromCodePoint(-1)', 'RangeError: Invalid code point -1\n'],
  ["'a'.normalize('X')", 'RangeError: The normalization form should be one of NFC, NFD, NFKC, NFKD.\n'],
  ['const one = {}; Object.setPrototypeOf(one, Object.create(one))', 'TypeError: Cyclic __proto__ value\n'],
  ['const one = {}; one.__proto__ = one', 'TypeError: Cyclic __proto__ value\n'],
  ['const one = {}; console.log(Reflect.setPrototypeOf(one, Object.create(one)))', 'false\n'],
  ['Object.setPrototypeOf(Object.freeze({}), {})', 'TypeError: #<Object> is not extensible\n'],
  ['Object.setPrototypeOf({}, 1)', 'TypeError: Object prototype may only be an Object or null: 1\n'],
  ['try { [].values().next.call(new Map()) } catch (error) { console.log(error.name) }', 'TypeError\n'],
  ['console.log(Array.prototype.map.call({ length: -1 }, String))', '[]\n'],
  ['console.log(Array.from({ length: -1 }), Array.from({ length: 2.7 }).length)', '[] 2\n'],
  ["console.log('ab,'.repeat(3e5).split(',').length, 'x'.repeat(1e5).split('').length)", '300001 100000\n'],
  [
    'console.log(JSON.parse(\'[\' + \'{"a":[1,-2.5e3,true,null,"\\\\u00e9"],"b":{}},\'.repeat(5000) + \'[]]\').at(-2))',
    "{ a: [ 1, -2500, true, null, 'é' ], b: {} }\n",
  ],
  ["JSON.parse('['.padEnd(40000) + '1,]')", `SyntaxError: Unexpected token ']', ..."        1,]" is not valid JSON\n`],
  [
    "console.log('a1b'.repeat(3e4).split(/(\\d)/).length, 'ab'.repeat(4e4).split(/(?:)/).length, '1a'.repeat(4e4).split(/\\d*/).length)",
    '60001 80000 40001\n',
  ],
  [
    'const list = Array.from({ length: 5000 }, (_, at) => at % 7); const pairs = list.map((item, at) => [item, at]).sort((one, other) => one[0] - other[0]); console.log(pairs.every(([item, at], place) => place === 0 || pairs[place - 1][0] < item || pairs[place - 1][1] < at), list.sort().at(-1), [3, undefined, 1, , 2].sort())',
    'true 6 [ 1, 2, 3, undefined, <1 empty item> ]\n',
  ],
  [
    'const list = [1, 2, 3]; console.log(list.splice(1, 1, ...Array(5000).fill(0)), list.length, list.at(-1), [1, [2, [3, [4]]]].flat(2), [1, 2, 3].splice(1), [1, 2].splice(), Array(3), Array(5e6).length)',
    '[ 2 ] 5002 3 [ 1, 2, 3, [ 4 ] ] [ 2, 3 ] [] [ <3 empty items> ] 5000000\n',
  ],
  ["console.log('ab'.repeat(4e4).replace(/b/g, 'cc').length, 'ab'.repeat(4e4).match(/b/g).length)", '120000 40000\n'],
  [
    "const list = Array(1e5).fill('x'); console.log(list.indexOf('y'), list.indexOf('x', -1), list.includes('y'))",
    '-1 99999 false\n',
  ],
] as const

/** What fills the heap of Node.js. */
const exhausting = [
  'try { Array(1e9).fill(0) } catch {}',
  'let list = [1]; for (;;) list = list.concat(list)',
  'let list = Array(2 ** 23).fill(1); for (;;) list = [...list, ...list]',
  'Array.from({ length: 1e9 })',
  'Array.from({ length: 1e10 })',
  "','.repeat(2 ** 26).split(',')",
  'Promise.resolve().then(() => Array(1e9).fill(0)).catch(() => {})',
] as const

let machine: HeadlessMachine

beforeAll(() => {
  const sources = [...refused.map(([source]) => told(source)), ...exhausting]
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: Object.fromEntries(sources.map((source, at) => [`/home/user/app/${at}.js`, source])),
    docker: { images: ['node:20'], containers: [] },
  })
})

const run = (at: number): Promise<{ readonly stdout: string; readonly status: number }> =>
  machine.bash.exec(`docker run --rm -v /home/user/app:/app -w /app node:20 sh -c 'node ${at}.js 2>&1'`)

test.each(refused.map(([source, output], at) => [source, output, at] as const))('%s', async (_, output, at) => {
  expect(await run(at)).toMatchObject({ stdout: output, status: 0 })
})

test.each(exhausting.map((source, at) => [source, at] as const))('%s ends the program', async (_, at) => {
  const { stdout, status } = await run(refused.length + at)
  expect(stdout).toContain('FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory')
  expect(status).toBe(134)
})
