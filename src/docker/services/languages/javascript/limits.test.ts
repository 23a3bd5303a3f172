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
  [
    'console.log(new Set(Array(102).keys()), new Map(Array.from({ length: 101 }, (_, at) => [at, [[[[at]]]]])))',
    'Set(102) {\n  0,\n  1,\n  2,\n  3,\n  4,\n  5,\n  6,\n  7,\n  8,\n  9,\n  10,\n  11,\n  12,\n  13,\n  14,\n  15,\n  16,\n  17,\n  18,\n  19,\n  20,\n  21,\n  22,\n  23,\n  24,\n  25,\n  26,\n  27,\n  28,\n  29,\n  30,\n  31,\n  32,\n  33,\n  34,\n  35,\n  36,\n  37,\n  38,\n  39,\n  40,\n  41,\n  42,\n  43,\n  44,\n  45,\n  46,\n  47,\n  48,\n  49,\n  50,\n  51,\n  52,\n  53,\n  54,\n  55,\n  56,\n  57,\n  58,\n  59,\n  60,\n  61,\n  62,\n  63,\n  64,\n  65,\n  66,\n  67,\n  68,\n  69,\n  70,\n  71,\n  72,\n  73,\n  74,\n  75,\n  76,\n  77,\n  78,\n  79,\n  80,\n  81,\n  82,\n  83,\n  84,\n  85,\n  86,\n  87,\n  88,\n  89,\n  90,\n  91,\n  92,\n  93,\n  94,\n  95,\n  96,\n  97,\n  98,\n  99,\n  ... 2 more items\n} Map(101) {\n  0 => [ [ [Array] ] ],\n  1 => [ [ [Array] ] ],\n  2 => [ [ [Array] ] ],\n  3 => [ [ [Array] ] ],\n  4 => [ [ [Array] ] ],\n  5 => [ [ [Array] ] ],\n  6 => [ [ [Array] ] ],\n  7 => [ [ [Array] ] ],\n  8 => [ [ [Array] ] ],\n  9 => [ [ [Array] ] ],\n  10 => [ [ [Array] ] ],\n  11 => [ [ [Array] ] ],\n  12 => [ [ [Array] ] ],\n  13 => [ [ [Array] ] ],\n  14 => [ [ [Array] ] ],\n  15 => [ [ [Array] ] ],\n  16 => [ [ [Array] ] ],\n  17 => [ [ [Array] ] ],\n  18 => [ [ [Array] ] ],\n  19 => [ [ [Array] ] ],\n  20 => [ [ [Array] ] ],\n  21 => [ [ [Array] ] ],\n  22 => [ [ [Array] ] ],\n  23 => [ [ [Array] ] ],\n  24 => [ [ [Array] ] ],\n  25 => [ [ [Array] ] ],\n  26 => [ [ [Array] ] ],\n  27 => [ [ [Array] ] ],\n  28 => [ [ [Array] ] ],\n  29 => [ [ [Array] ] ],\n  30 => [ [ [Array] ] ],\n  31 => [ [ [Array] ] ],\n  32 => [ [ [Array] ] ],\n  33 => [ [ [Array] ] ],\n  34 => [ [ [Array] ] ],\n  35 => [ [ [Array] ] ],\n  36 => [ [ [Array] ] ],\n  37 => [ [ [Array] ] ],\n  38 => [ [ [Array] ] ],\n  39 => [ [ [Array] ] ],\n  40 => [ [ [Array] ] ],\n  41 => [ [ [Array] ] ],\n  42 => [ [ [Array] ] ],\n  43 => [ [ [Array] ] ],\n  44 => [ [ [Array] ] ],\n  45 => [ [ [Array] ] ],\n  46 => [ [ [Array] ] ],\n  47 => [ [ [Array] ] ],\n  48 => [ [ [Array] ] ],\n  49 => [ [ [Array] ] ],\n  50 => [ [ [Array] ] ],\n  51 => [ [ [Array] ] ],\n  52 => [ [ [Array] ] ],\n  53 => [ [ [Array] ] ],\n  54 => [ [ [Array] ] ],\n  55 => [ [ [Array] ] ],\n  56 => [ [ [Array] ] ],\n  57 => [ [ [Array] ] ],\n  58 => [ [ [Array] ] ],\n  59 => [ [ [Array] ] ],\n  60 => [ [ [Array] ] ],\n  61 => [ [ [Array] ] ],\n  62 => [ [ [Array] ] ],\n  63 => [ [ [Array] ] ],\n  64 => [ [ [Array] ] ],\n  65 => [ [ [Array] ] ],\n  66 => [ [ [Array] ] ],\n  67 => [ [ [Array] ] ],\n  68 => [ [ [Array] ] ],\n  69 => [ [ [Array] ] ],\n  70 => [ [ [Array] ] ],\n  71 => [ [ [Array] ] ],\n  72 => [ [ [Array] ] ],\n  73 => [ [ [Array] ] ],\n  74 => [ [ [Array] ] ],\n  75 => [ [ [Array] ] ],\n  76 => [ [ [Array] ] ],\n  77 => [ [ [Array] ] ],\n  78 => [ [ [Array] ] ],\n  79 => [ [ [Array] ] ],\n  80 => [ [ [Array] ] ],\n  81 => [ [ [Array] ] ],\n  82 => [ [ [Array] ] ],\n  83 => [ [ [Array] ] ],\n  84 => [ [ [Array] ] ],\n  85 => [ [ [Array] ] ],\n  86 => [ [ [Array] ] ],\n  87 => [ [ [Array] ] ],\n  88 => [ [ [Array] ] ],\n  89 => [ [ [Array] ] ],\n  90 => [ [ [Array] ] ],\n  91 => [ [ [Array] ] ],\n  92 => [ [ [Array] ] ],\n  93 => [ [ [Array] ] ],\n  94 => [ [ [Array] ] ],\n  95 => [ [ [Array] ] ],\n  96 => [ [ [Array] ] ],\n  97 => [ [ [Array] ] ],\n  98 => [ [ [Array] ] ],\n  99 => [ [ [Array] ] ],\n  ... 1 more item\n}\n',
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
