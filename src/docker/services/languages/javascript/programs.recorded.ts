/** Programs with what Node.js 20.20 wrote for them, on both streams, and the status that it gave; the end of the version is left out. */
export const recorded: readonly {
  readonly name: string
  readonly source: string
  readonly output: string
  readonly status: number
}[] = [
  {
    name: '0.js',
    source:
      'function makeCounter() { let n = 0; return () => ++n }\nconst c = makeCounter(); console.log(c(), c(), c())\nvar fns = []; for (var i = 0; i < 3; i++) fns.push(() => i); console.log(fns.map(f => f()))\nlet gns = []; for (let j = 0; j < 3; j++) gns.push(() => j); console.log(gns.map(f => f()))\nconsole.log(typeof undefinedVar, typeof null, typeof [], typeof (() => 1), typeof 1n, typeof Symbol())\n',
    output: '1 2 3\n[ 3, 3, 3 ]\n[ 0, 1, 2 ]\nundefined object object function bigint symbol\n',
    status: 0,
  },
  {
    name: '1.js',
    source:
      "class Animal { #secret = 1; static count = 0; name; constructor(name) { this.name = name; Animal.count++ } speak() { return `${this.name} makes a sound` } get upper() { return this.name.toUpperCase() } set nick(v) { this.name = v } static create(n) { return new this(n) } get secret() { return this.#secret } #hid() { return 'h' } callHid() { return this.#hid() } toString() { return `Animal(${this.name})` } }\nclass Dog extends Animal { speak() { return super.speak() + ' - woof' } }\nconst d = Dog.create('Rex'); console.log(d.speak(), d.upper, d.secret, Animal.count, d.callHid()); d.nick = 'Max'; console.log(d, String(d), d instanceof Animal)\nconsole.log(Dog, Animal, [Dog], {a: Dog}, Object.getPrototypeOf(Dog) === Animal, d.constructor.name)\nclass P { static #x = 5; static getX() { return P.#x } static { P.y = 10 } has(o) { return #z in o } #z = 1 }\nconsole.log(P.getX(), P.y, new P().has(new P()), new P().has({}))\ntry { Animal() } catch (e) { console.log(e.message) }\nclass Stack { items = []; push(x) { this.items.push(x); return this } *[Symbol.iterator]() { yield* this.items } }\nconsole.log([...new Stack().push(1).push(2)], new Stack())\n",
    output:
      "Rex makes a sound - woof REX 1 1 h\nDog { name: 'Max' } Animal(Max) true\n[class Dog extends Animal] [class Animal] { count: 1 } [ [class Dog extends Animal] ] { a: [class Dog extends Animal] } true Dog\n5 10 true false\nClass constructor Animal cannot be invoked without 'new'\n[ 1, 2 ] Stack { items: [] }\n",
    status: 0,
  },
  {
    name: '2.js',
    source:
      "const sleep = (ms) => new Promise(r => setTimeout(r, ms))\nasync function one() { console.log('a'); await sleep(10); console.log('b'); return 'done' }\nasync function fails() { await sleep(5); throw new Error('boom') }\n(async () => { const r = await one(); console.log(r); try { await fails() } catch (e) { console.log('caught', e.message) } finally { console.log('finally') }\nconst all = await Promise.all([1, Promise.resolve(2), sleep(3).then(() => 3)]); console.log(all)\nconsole.log(await Promise.allSettled([Promise.reject(new Error('x')).catch(e => { throw e.message }), 1])); console.log(await Promise.race([sleep(20).then(() => 'slow'), sleep(2).then(() => 'fast')])); console.log(await Promise.any([Promise.reject(1), Promise.resolve(5)]))\nfor await (const v of (async function* () { yield 1; await sleep(1); yield 2 })()) console.log('gen', v); for await (const q of [sleep(1).then(() => 'p'), 'q']) console.log(q)\nconsole.log(Promise.resolve(1), Promise.reject(2).catch(() => {}) instanceof Promise, sleep(1), (async () => {})()) })()\n",
    output:
      "a\nb\ndone\ncaught boom\nfinally\n[ 1, 2, 3 ]\n[\n  { status: 'rejected', reason: 'x' },\n  { status: 'fulfilled', value: 1 }\n]\nfast\n5\ngen 1\ngen 2\np\nq\nPromise { 1 } true Promise { <pending> } Promise { undefined }\n",
    status: 0,
  },
  {
    name: '3.js',
    source:
      "async function a1() { console.log(1); await null; console.log(2) } async function a2() { console.log(3); await a1(); console.log(4) }\na2().then(() => console.log(5)); new Promise(r => { console.log(6); r() }).then(() => console.log(7)).then(() => console.log(8)).then(() => console.log(9)); (async () => { const r = await new Promise(r => r(Promise.resolve('in'))); console.log(r) })(); queueMicrotask(() => console.log('q')); setTimeout(() => { console.log('t1'); Promise.resolve().then(() => console.log('t1m')); process.nextTick(() => console.log('t1n')) }, 1); setTimeout(() => console.log('t2'), 1); console.log('end')\n",
    output: '3\n1\n6\nend\n2\n7\nq\n4\n8\n5\n9\nin\nt1\nt1n\nt1m\nt2\n',
    status: 0,
  },
  {
    name: '4.js',
    source:
      "const u = { name: 'Ann', address: { city: 'Oslo', geo: { lat: 1, deep: { x: 1 } } }, tags: ['a', 'b'], greet() { return 'hi' }, get age() { return 3 }, set age(v) {}, [Symbol('s')]: 1, 'two words': 2, fn: function () {}, arrow: () => {}, n: null, u: undefined, d: new Date(0), re: /a+/gi, m: new Map([['k', { v: 1 }], [1, 2]]), s: new Set([1, 'x']), nan: NaN, big: 10n, neg: -0, nested: [[1, [2, [3, [4]]]]] }\nconsole.log(u); const { name, address: { city }, missing = 'def', ...rest } = u; console.log(name, city, missing, Object.keys(rest).length)\nconsole.log({ ...{ a: 1 }, b: 2 }, Object.entries({ a: 1, b: 2 }), Object.assign({}, { x: 1 }), Object.freeze([1]), JSON.stringify(u.address), JSON.stringify({ a: [1, { b: 2 }], c: undefined, d: () => 1, e: new Date(0) }, null, 2)); console.log(u?.a?.b, u.greet?.(), u.nope?.(), u.address?.['city'], delete u.name, 'name' in u); const k = 'dyn'; console.log({ [k + 1]: 1, 2: 'two', 1: 'one', b: 'b' }); const circ = { a: 1 }; circ.self = circ; console.log(circ); console.log([circ, circ]); console.log(Object.create(null), Object.create({ a: 1 }), new (class Foo { constructor() { this.x = 1 } })(), new (class { })(), [undefined, null], [,], [[]], {}, [{}], { a: {} }, { a: [] }); console.log('%s is %d years and %i, %f, %j %o %O %%', 'Bob', 42, 42.5, 1.5, { a: 1 }, [1], { b: { c: { d: 1 } } }, 'extra'); console.log(-0, [-0], 0, 1e21, 1e-7, 0.1 + 0.2, 5 / 0, 'str', ['str'], \"it's\", [\"it's\"], ['a\\nb'], [Symbol('q')], Symbol('r'))\nconsole.log([function foo() {}, class A {}, async () => {}, function* g() {}, Math.max, Math, JSON, globalThis === global, process.argv.length]); console.log(new Error('e').message, [1.5, 'a', true, null], { a: 'x'.repeat(100) }, ['x'.repeat(80)], { aaaaaaaaaaaaaaaaaaaaaaaa: 1, bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb: 2, cccccccccccccccccccccccc: 3 })\n",
    output:
      "{\n  name: 'Ann',\n  address: { city: 'Oslo', geo: { lat: 1, deep: [Object] } },\n  tags: [ 'a', 'b' ],\n  greet: [Function: greet],\n  age: [Getter/Setter],\n  'two words': 2,\n  fn: [Function: fn],\n  arrow: [Function: arrow],\n  n: null,\n  u: undefined,\n  d: 1970-01-01T00:00:00.000Z,\n  re: /a+/gi,\n  m: Map(2) { 'k' => { v: 1 }, 1 => 2 },\n  s: Set(2) { 1, 'x' },\n  nan: NaN,\n  big: 10n,\n  neg: -0,\n  nested: [ [ 1, [Array] ] ],\n  [Symbol(s)]: 1\n}\nAnn Oslo def 16\n{ a: 1, b: 2 } [ [ 'a', 1 ], [ 'b', 2 ] ] { x: 1 } [ 1 ] {\"city\":\"Oslo\",\"geo\":{\"lat\":1,\"deep\":{\"x\":1}}} {\n  \"a\": [\n    1,\n    {\n      \"b\": 2\n    }\n  ],\n  \"e\": \"1970-01-01T00:00:00.000Z\"\n}\nundefined hi undefined Oslo true false\n{ '1': 'one', '2': 'two', dyn1: 1, b: 'b' }\n<ref *1> { a: 1, self: [Circular *1] }\n[\n  <ref *1> { a: 1, self: [Circular *1] },\n  <ref *1> { a: 1, self: [Circular *1] }\n]\n[Object: null prototype] {} {} Foo { x: 1 } {} [ undefined, null ] [ <1 empty item> ] [ [] ] {} [ {} ] { a: {} } { a: [] }\nBob is 42 years and 42, 1.5, {\"a\":1} [ 1, [length]: 1 ] { b: { c: { d: 1 } } } % extra\n-0 [ -0 ] 0 1e+21 1e-7 0.30000000000000004 Infinity str [ 'str' ] it's [ \"it's\" ] [ 'a\\nb' ] [ Symbol(q) ] Symbol(r)\n[\n  [Function: foo],\n  [class A],\n  [AsyncFunction (anonymous)],\n  [GeneratorFunction: g],\n  [Function: max],\n  Object [Math] {},\n  Object [JSON] {},\n  true,\n  2\n]\ne [ 1.5, 'a', true, null ] {\n  a: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'\n} [\n  'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'\n] {\n  aaaaaaaaaaaaaaaaaaaaaaaa: 1,\n  bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb: 2,\n  cccccccccccccccccccccccc: 3\n}\n",
    status: 0,
  },
  {
    name: '5.js',
    source: "function inner() {\n  throw new Error('unhandled here')\n}\nconsole.log('before')\ninner()\n",
    output:
      "before\n/app/5.js:2\n  throw new Error('unhandled here')\n  ^\n\nError: unhandled here\n    at inner (/app/5.js:2:9)\n    at Object.<anonymous> (/app/5.js:5:1)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '6.js',
    source: "const x = null; console.log('start'); x.foo\n",
    output:
      "start\n/app/6.js:1\nconst x = null; console.log('start'); x.foo\n                                        ^\n\nTypeError: Cannot read properties of null (reading 'foo')\n    at Object.<anonymous> (/app/6.js:1:41)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '7.js',
    source: "Promise.reject(new Error('rejected'))\n",
    output:
      "/app/7.js:1\nPromise.reject(new Error('rejected'))\n               ^\n\nError: rejected\n    at Object.<anonymous> (/app/7.js:1:16)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '8.js',
    source: "throw 'text'\n",
    output:
      "\n/app/8.js:1\nthrow 'text'\n^\ntext\n(Use `node --trace-uncaught ...` to show where the exception was thrown)\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '9.js',
    source: 'let a = 1\nlet b = ;\n',
    output:
      "/app/9.js:2\nlet b = ;\n        ^\n\nSyntaxError: Unexpected token ';'\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '10.js',
    source: 'console.log("hi"\nconsole.log(2)\n',
    output:
      '/app/10.js:1\nconsole.log("hi"\n            ^^^^\n\nSyntaxError: missing ) after argument list\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n',
    status: 1,
  },
  {
    name: '11.js',
    source: 'function f() {\n  return 1\n',
    output:
      '/app/11.js:3\n\n\n\nSyntaxError: Unexpected end of input\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n',
    status: 1,
  },
  {
    name: '12.js',
    source: 'let a = 1\nlet a = 2\n',
    output:
      "/app/12.js:2\nlet a = 2\n    ^\n\nSyntaxError: Identifier 'a' has already been declared\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '13.js',
    source: "require('nothing-here')\n",
    output:
      "node:internal/modules/cjs/loader:1210\n  throw err;\n  ^\n\nError: Cannot find module 'nothing-here'\nRequire stack:\n- /app/13.js\n    at Module._resolveFilename (node:internal/modules/cjs/loader:1207:15)\n    at Module._load (node:internal/modules/cjs/loader:1038:27)\n    at Module.require (node:internal/modules/cjs/loader:1289:19)\n    at require (node:internal/modules/helpers:182:18)\n    at Object.<anonymous> (/app/13.js:1:1)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12) {\n  code: 'MODULE_NOT_FOUND',\n  requireStack: [ '/app/13.js' ]\n}\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '14.js',
    source: "require('./missing')\n",
    output:
      "node:internal/modules/cjs/loader:1210\n  throw err;\n  ^\n\nError: Cannot find module './missing'\nRequire stack:\n- /app/14.js\n    at Module._resolveFilename (node:internal/modules/cjs/loader:1207:15)\n    at Module._load (node:internal/modules/cjs/loader:1038:27)\n    at Module.require (node:internal/modules/cjs/loader:1289:19)\n    at require (node:internal/modules/helpers:182:18)\n    at Object.<anonymous> (/app/14.js:1:1)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12) {\n  code: 'MODULE_NOT_FOUND',\n  requireStack: [ '/app/14.js' ]\n}\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '15.js',
    source: 'process.exit(3)\n',
    output: '',
    status: 3,
  },
  {
    name: '16.js',
    source: "process.exitCode = 4; process.on('exit', (c) => console.log('exit', c)); console.error('err')\n",
    output: 'err\nexit 4\n',
    status: 4,
  },
  {
    name: '17.js',
    source: "throw Object.assign(new Error('withcode'), { code: 'E1', extra: { a: 1 } })\n",
    output:
      "/app/17.js:1\nthrow Object.assign(new Error('withcode'), { code: 'E1', extra: { a: 1 } })\n^\n\nError: withcode\n    at Object.<anonymous> (/app/17.js:1:21)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49 {\n  code: 'E1',\n  extra: { a: 1 }\n}\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '18.js',
    source:
      "function* fib() { let [a, b] = [0, 1]; for (;;) { yield a; [a, b] = [b, a + b] } }\nfor (const n of fib()) { if (n > 50) break; process.stdout.write(n + ' ') } console.log()\nfunction* g() { const x = yield 1; console.log('got', x); try { yield 2 } finally { console.log('cleanup') } } const it = g(); console.log(it.next(), it.next('hello'), it.return(9), it.next()); const o = { *[Symbol.iterator]() { yield* [1, 2]; yield* 'ab' } }; console.log([...o], Array.from(o), Math.max(...[1, 2]), new Set(o)); function* d() { const r = yield* inner(); console.log('r', r) } function* inner() { yield 'i'; return 'ret' } console.log([...d()]); console.log(g(), fib); const it2 = g(); it2.next(); try { it2.throw(new Error('t')) } catch (e) { console.log(e.message) }\n",
    output:
      "0 1 1 2 3 5 8 13 21 34 \ngot hello\ncleanup\n{ value: 1, done: false } { value: 2, done: false } { value: 9, done: true } { value: undefined, done: true }\n[ 1, 2, 'a', 'b' ] [ 1, 2, 'a', 'b' ] 2 Set(4) { 1, 2, 'a', 'b' }\nr ret\n[ 'i' ]\nObject [Generator] {} [GeneratorFunction: fib]\nt\n",
    status: 0,
  },
  {
    name: '19.js',
    source:
      "console.log('Hello World'.split(' '), 'abc'.toUpperCase(), ' x '.trim(), 'a-b-c'.replace('-', '+'), 'a-b-c'.replaceAll('-', '+'), 'abc'.padStart(5, '*'), 'abc'.includes('b'), 'x'.repeat(3), 'abcdef'.slice(1, -1), 'abc'.charCodeAt(0), 'a,b'.split(','), 'hello'.at(-1), 'test'.match(/t/g), 'test'.match(/(e)(s)/), 'x1y2'.replace(/\\d/g, d => d * 2), [...'a1b2'.matchAll(/[a-z](\\d)/g)].map(m => m[1]), 'abc'.localeCompare('abd'), 'The Quick'.replace(/(\\w+) (\\w+)/, '$2 $1'), /(?<y>\\d{4})-(?<m>\\d\\d)/.exec('2024-05').groups.y, 'abc'.search(/c/), /a/.test('cat'), 'A'.codePointAt(0), String.fromCharCode(72, 105), `multi\nline`, 'a\\tb', String(null), String([1, [2]]), String({}), 'b' > 'a', '10' < '9', 1 + '2', '3' * '4', [] + [], [] + {}, 1 + null, 1 + undefined, '5' - 2, true + true, null ?? 'd', 0 || 'x', '' && 'y', !!'a', +'12', +'', +'x', parseInt('42px'), parseFloat('3.14abc'), Number(''), Number('0x1f'), (255).toString(16), (0.1).toFixed(2), (1234567.891).toLocaleString(), (12.5).toPrecision(3), 7 % 3, -7 % 3, 2 ** 10, 5 & 3, 5 | 3, 1 << 4, ~5, -1 >>> 28, Number.MAX_SAFE_INTEGER, 0.1 + 0.2 === 0.3, NaN === NaN, null == undefined, '1' == 1, isNaN('x'), Number.isInteger(5.0), Math.round(2.5), Math.trunc(-4.7), Math.hypot(3, 4), 10n ** 20n, typeof 10n, BigInt(10) * 3n)\nconst t = (s, ...v) => s.raw.join('|') + v.join(','); console.log(t`a${1}b${2}c`, String.raw`\\n${1}`); const re = /o/g; console.log(re.exec('foo').index, re.lastIndex, 'x'.concat('y', 1), encodeURIComponent('a b&c'))\n",
    output:
      "[ 'Hello', 'World' ] ABC x a+b-c a+b+c **abc true xxx bcde 97 [ 'a', 'b' ] o [ 't', 't' ] [ 'es', 'e', 's', index: 1, input: 'test', groups: undefined ] x2y4 [ '1', '2' ] -1 Quick The 2024 2 true 65 Hi multi\nline a\tb null 1,2 [object Object] true true 12 12  [object Object] 1 NaN 3 2 d x  true 12 0 NaN 42 3.14 0 31 ff 0.10 1,234,567.891 12.5 1 -1 1024 1 7 16 -6 15 9007199254740991 false false true true true true 3 -4 5 100000000000000000000n bigint 30n\na|b|c1,2 \\n1\n1 2 xy1 a%20b%26c\n",
    status: 0,
  },
  {
    name: '20.js',
    source:
      "const readline = require('readline'); const rl = readline.createInterface({ input: process.stdin, output: process.stdout })\nrl.question('Name? ', (name) => { console.log('Hi ' + name); rl.question('Age? ', (age) => { console.log(Number(age) + 1); rl.on('line', l => { console.log('line', l) }); rl.on('close', () => console.log('closed')) }) })\n",
    output: 'Name? Hi Ada\nAge? 43\nline bye\nclosed\n',
    status: 0,
  },
  {
    name: '21.js',
    source:
      "const EventEmitter = require('events'); const { EventEmitter: E2, once } = require('node:events'); class My extends EventEmitter {} const m = new My(); m.on('x', (a, b) => console.log('x', a, b)); m.once('x', () => console.log('once')); console.log(m.emit('x', 1, 2), m.emit('x', 3), m.emit('nope'), m.listenerCount('x'), m.eventNames(), E2 === EventEmitter); try { m.emit('error', new Error('ee')) } catch (e) { console.log(e.message) } m.off('x', () => { }); m.prependListener('x', () => console.log('first')); m.emit('x', 'z'); m.on('error', e => console.log('handled', e.message)); m.emit('error', new Error('ff'))\n",
    output: "x 1 2\nonce\nx 3 undefined\ntrue true false 1 [ 'x' ] true\nee\nfirst\nx z undefined\nhandled ff\n",
    status: 0,
  },
  {
    name: '22.mjs',
    source:
      "import fs, { readFileSync } from 'fs'; import path from 'node:path'; import { setTimeout as sleep } from 'timers/promises'; import * as os from 'os'\nconsole.log(typeof readFileSync, path.join('a', 'b'), typeof os.EOL, fs.existsSync('/tmp')); await sleep(2); console.log('after', import.meta.url.slice(-7), typeof require, this); export const x = 1; export default function f() { } const name = 'path'; const m = await import(name); console.log(typeof m.default.join, m.sep)\n",
    output: 'function a/b string true\nafter /22.mjs undefined undefined\nfunction /\n',
    status: 0,
  },
  {
    name: '23.mjs',
    source: "const a = 1\nthrow new Error('in module')\n",
    output:
      "file:///app/23.mjs:2\nthrow new Error('in module')\n      ^\n\nError: in module\n    at file:///app/23.mjs:2:7\n    at ModuleJob.run (node:internal/modules/esm/module_job:325:25)\n    at async ModuleLoader.import (node:internal/modules/esm/loader:606:24)\n    at async asyncRunEntryPointWithESMLoader (node:internal/modules/run_main:117:5)\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '24.mjs',
    source: "import x from './nofile.mjs'\n",
    output:
      "node:internal/modules/esm/resolve:283\n    throw new ERR_MODULE_NOT_FOUND(\n          ^\n\nError [ERR_MODULE_NOT_FOUND]: Cannot find module '/app/nofile.mjs' imported from /app/24.mjs\n    at finalizeResolution (node:internal/modules/esm/resolve:283:11)\n    at moduleResolve (node:internal/modules/esm/resolve:952:10)\n    at defaultResolve (node:internal/modules/esm/resolve:1188:11)\n    at ModuleLoader.defaultResolve (node:internal/modules/esm/loader:708:12)\n    at #cachedDefaultResolve (node:internal/modules/esm/loader:657:25)\n    at ModuleLoader.resolve (node:internal/modules/esm/loader:640:38)\n    at ModuleLoader.getModuleJobForImport (node:internal/modules/esm/loader:264:38)\n    at ModuleJob._link (node:internal/modules/esm/module_job:168:49) {\n  code: 'ERR_MODULE_NOT_FOUND',\n  url: 'file:///app/nofile.mjs'\n}\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '25.mjs',
    source: "import y from 'nopkg'\n",
    output:
      "node:internal/modules/esm/resolve:873\n  throw new ERR_MODULE_NOT_FOUND(packageName, fileURLToPath(base), null);\n        ^\n\nError [ERR_MODULE_NOT_FOUND]: Cannot find package 'nopkg' imported from /app/25.mjs\n    at packageResolve (node:internal/modules/esm/resolve:873:9)\n    at moduleResolve (node:internal/modules/esm/resolve:946:18)\n    at defaultResolve (node:internal/modules/esm/resolve:1188:11)\n    at ModuleLoader.defaultResolve (node:internal/modules/esm/loader:708:12)\n    at #cachedDefaultResolve (node:internal/modules/esm/loader:657:25)\n    at ModuleLoader.resolve (node:internal/modules/esm/loader:640:38)\n    at ModuleLoader.getModuleJobForImport (node:internal/modules/esm/loader:264:38)\n    at ModuleJob._link (node:internal/modules/esm/module_job:168:49) {\n  code: 'ERR_MODULE_NOT_FOUND'\n}\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '26.js',
    source:
      "console.log([1, 2, 3].map(String), ['1', '2', '3'].map(parseInt), [...\"abc\"].map((c, i, all) => c + i + all.length)); console.table([{ a: 1, b: 'x' }, { a: 2, c: true }]); console.table(['p', 'q']); console.group('G'); console.log('in\\nner'); console.groupEnd(); console.log('out'); console.count(); console.count('z'); console.count(); console.assert(1 === 2, 'no'); console.dir({ a: { b: { c: { d: 1 } } } }, { depth: 0 }); console.error('e'); console.warn('w'); console.info('i'); console.debug('d'); console.log(); console.log(''); console.log('a', 'b', 1, true)\n",
    output:
      "[ '1', '2', '3' ] [ 1, NaN, NaN ] [ 'a03', 'b13', 'c23' ]\n┌─────────┬───┬─────┬──────┐\n│ (index) │ a │ b   │ c    │\n├─────────┼───┼─────┼──────┤\n│ 0       │ 1 │ 'x' │      │\n│ 1       │ 2 │     │ true │\n└─────────┴───┴─────┴──────┘\n┌─────────┬────────┐\n│ (index) │ Values │\n├─────────┼────────┤\n│ 0       │ 'p'    │\n│ 1       │ 'q'    │\n└─────────┴────────┘\nG\n  in\n  ner\nout\ndefault: 1\nz: 1\ndefault: 2\nAssertion failed: no\n{ a: [Object] }\ne\nw\ni\nd\n\n\na b 1 true\n",
    status: 0,
  },
  {
    name: '27.js',
    source:
      "const util = require('util'); console.log(util.inspect({ a: { b: { c: { d: {} } } } }, { depth: null }), util.inspect({ a: 1, b: 'x' }, { compact: false }), util.format('%s=%d', 'a', 1), util.inspect('str'), util.inspect(new Map([[{ a: 1 }, 'b']])), util.isDeepStrictEqual({ a: [1] }, { a: [1] }), util.types.isPromise(Promise.resolve())); util.promisify((x, cb) => cb(null, x * 2))(4).then(console.log); util.promisify(setTimeout)(1).then(() => console.log('slept')); const assert = require('assert'); assert(true); assert.strictEqual(1, 1); try { assert.strictEqual(1, 2) } catch (e) { console.log(e.name, e.code, e.message) } try { assert.deepStrictEqual({ a: 1 }, { a: 1 }); assert.equal(1, '1'); assert.throws(() => { throw new TypeError('x') }, TypeError); assert(false, 'msg') } catch (e) { console.log(e.message) }\nconst url = new URL('https://u:p@example.com:8080/a/b?x=1&y=2#h'); console.log(url.hostname, url.port, url.pathname, url.searchParams.get('y'), url.href, url.origin, url.hash); url.searchParams.append('z', 'a b'); console.log(url.toString(), [...url.searchParams]); console.log(require('querystring').parse('a=1&b=2&a=3'), require('querystring').stringify({ x: 'y z', n: 1 })); console.log(require('crypto').createHash('sha256').update('abc').digest('hex'), require('crypto').createHash('md5').update('a').digest('base64'), require('crypto').randomUUID().length, Buffer.from('hello'), Buffer.from('hello').toString('base64'), Buffer.from('aGk=', 'base64').toString(), Buffer.byteLength('é'), Buffer.concat([Buffer.from('a'), Buffer.from('b')]).toString(), structuredClone({ a: [1, new Date(0)] }), require('crypto').createHmac('sha256', 'key').update('msg').digest('hex'))\n",
    output:
      "{\n  a: { b: { c: { d: {} } } }\n} {\n  a: 1,\n  b: 'x'\n} a=1 'str' Map(1) { { a: 1 } => 'b' } true true\nAssertionError ERR_ASSERTION Expected values to be strictly equal:\n\n1 !== 2\n\nmsg\nexample.com 8080 /a/b 2 https://u:p@example.com:8080/a/b?x=1&y=2#h https://example.com:8080 #h\nhttps://u:p@example.com:8080/a/b?x=1&y=2&z=a+b#h [ [ 'x', '1' ], [ 'y', '2' ], [ 'z', 'a b' ] ]\n[Object: null prototype] { a: [ '1', '3' ], b: '2' } x=y%20z&n=1\nba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad DMF1ucDxtqgxw5niaXcmYQ== 36 <Buffer 68 65 6c 6c 6f> aGVsbG8= hi 2 ab { a: [ 1, 1970-01-01T00:00:00.000Z ] } 2d93cbc1be167bcb1637a4a23cbff01a7878f0c50ee833954ea5221bb1b8c628\n8\nslept\n",
    status: 0,
  },
  {
    name: '28.js',
    source:
      "function sum(n) { return n === 0 ? 0 : n + sum(n - 1) } console.log(sum(1000)); function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2) } console.log(fib(18)); let t = 0; for (let i = 0; i < 100000; i++) t += i; console.log(t); const primes = []; for (let i = 2; primes.length < 200; i++) if (primes.every(p => i % p)) primes.push(i); console.log(primes.at(-1)); const memo = {}; const f = n => memo[n] ?? (memo[n] = n < 2 ? n : f(n - 1) + f(n - 2)); console.log(f(80)); console.log([...Array(10).keys()].map(x => x ** 2).filter(x => x % 2).reduce((a, b) => a + b)); for (let i = 1; i <= 15; i++) console.log(i % 15 === 0 ? 'FizzBuzz' : i % 5 === 0 ? 'Buzz' : i % 3 === 0 ? 'Fizz' : i)\n",
    output:
      '500500\n2584\n4999950000\n1223\n23416728348467684\n165\n1\n2\nFizz\n4\nBuzz\nFizz\n7\n8\nFizz\nBuzz\n11\nFizz\n13\n14\nFizzBuzz\n',
    status: 0,
  },
  {
    name: '29.js',
    source:
      "const users = [{ id: 1, name: 'Ann', tags: ['x'] }, { id: 2, name: 'Bob', tags: [] }]\nconsole.log(users); console.log(users.map(({ name, ...r }) => ({ ...r, name: name.toUpperCase() }))); console.log(JSON.stringify(users, null, 2)); console.log({ users, total: users.length, matrix: [[1, 2], [3, 4]], fn() { }, nested: { a: { b: { c: {} } } } }); console.log(Array.from({ length: 8 }, (_, i) => ({ id: i, v: 'value' + i }))); console.log(['a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20), 'd'.repeat(20)]); console.log([1.5, 2.25, 3, 100, 2000, 3.14159, 42, 7, 8]); console.log({ a: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27] }); console.log(new Map([['user', { name: 'x', roles: ['admin', 'dev'] }], ['b', new Map([['c', 1]])]])); console.log('abcdefghij'.split('')); console.log([true, false, true, null, undefined, 1, 'x']); console.log([['a', 1], ['b', 2]], { x: 'multi\\nline', y: 'quote\"s', z: `it's \"both\"` }); console.log(new Set(Array.from({ length: 10 }, (_, i) => 'item' + i))); console.log([new Date(0), /x/, new Error('boom').message, Symbol.iterator, 12n]); console.log({ 'key-with-dash': 1, valid_id: 2, 3: 4 }); console.log([[[[[]]]]], { a: { b: { c: { d: 1 } } } }, [[[[1]]]])\n",
    output:
      "[\n  { id: 1, name: 'Ann', tags: [ 'x' ] },\n  { id: 2, name: 'Bob', tags: [] }\n]\n[\n  { id: 1, tags: [ 'x' ], name: 'ANN' },\n  { id: 2, tags: [], name: 'BOB' }\n]\n[\n  {\n    \"id\": 1,\n    \"name\": \"Ann\",\n    \"tags\": [\n      \"x\"\n    ]\n  },\n  {\n    \"id\": 2,\n    \"name\": \"Bob\",\n    \"tags\": []\n  }\n]\n{\n  users: [\n    { id: 1, name: 'Ann', tags: [Array] },\n    { id: 2, name: 'Bob', tags: [] }\n  ],\n  total: 2,\n  matrix: [ [ 1, 2 ], [ 3, 4 ] ],\n  fn: [Function: fn],\n  nested: { a: { b: [Object] } }\n}\n[\n  { id: 0, v: 'value0' },\n  { id: 1, v: 'value1' },\n  { id: 2, v: 'value2' },\n  { id: 3, v: 'value3' },\n  { id: 4, v: 'value4' },\n  { id: 5, v: 'value5' },\n  { id: 6, v: 'value6' },\n  { id: 7, v: 'value7' }\n]\n[\n  'aaaaaaaaaaaaaaaaaaaa',\n  'bbbbbbbbbbbbbbbbbbbb',\n  'cccccccccccccccccccc',\n  'dddddddddddddddddddd'\n]\n[ 1.5, 2.25, 3, 100, 2000, 3.14159, 42, 7, 8 ]\n{\n  a: [\n     1,  2,  3,  4,  5,  6,  7,  8,\n     9, 10, 11, 12, 13, 14, 15, 16,\n    17, 18, 19, 20, 21, 22, 23, 24,\n    25, 26, 27\n  ]\n}\nMap(2) {\n  'user' => { name: 'x', roles: [ 'admin', 'dev' ] },\n  'b' => Map(1) { 'c' => 1 }\n}\n[\n  'a', 'b', 'c', 'd',\n  'e', 'f', 'g', 'h',\n  'i', 'j'\n]\n[ true, false, true, null, undefined, 1, 'x' ]\n[ [ 'a', 1 ], [ 'b', 2 ] ] { x: 'multi\\nline', y: 'quote\"s', z: `it's \"both\"` }\nSet(10) {\n  'item0',\n  'item1',\n  'item2',\n  'item3',\n  'item4',\n  'item5',\n  'item6',\n  'item7',\n  'item8',\n  'item9'\n}\n[ 1970-01-01T00:00:00.000Z, /x/, 'boom', Symbol(Symbol.iterator), 12n ]\n{ '3': 4, 'key-with-dash': 1, valid_id: 2 }\n[ [ [ [Array] ] ] ] { a: { b: { c: [Object] } } } [ [ [ [Array] ] ] ]\n",
    status: 0,
  },
  {
    name: '30.js',
    source:
      "class BankAccount { #balance = 0; static #count = 0; constructor(owner) { this.owner = owner; BankAccount.#count += 1 } deposit(amount) { if (amount <= 0) throw new RangeError('Deposit must be positive'); this.#balance += amount; return this } get balance() { return this.#balance } static get count() { return BankAccount.#count } toJSON() { return { owner: this.owner, balance: this.#balance } } [Symbol.toPrimitive](hint) { return hint === 'number' ? this.#balance : `Account<${this.owner}>` } static [Symbol.hasInstance](x) { return 'owner' in x } }\nconst acc = new BankAccount('Ann').deposit(100); console.log(acc.balance, BankAccount.count, JSON.stringify(acc), `${acc}`, +acc, acc, { owner: 1 } instanceof BankAccount)\nclass Shape { area() { throw new Error('not implemented') } describe() { return `${this.constructor.name} with area ${this.area().toFixed(2)}` } } class Circle extends Shape { constructor(r) { super(); this.r = r } area() { return Math.PI * this.r ** 2 } } class Sq extends Shape { constructor(s) { super(); this.s = s } area() { return this.s ** 2 } } for (const s of [new Circle(2), new Sq(3)]) console.log(s.describe()); const mixin = (B) => class extends B { fly() { return 'fly' } }; class Bird extends mixin(Object) { } console.log(new Bird().fly(), Bird.name, new Bird()); class A2 extends Array { sum() { return this.reduce((a, b) => a + b, 0) } } const a2 = new A2(); a2.push(1, 2, 3); console.log(a2.sum(), a2.length, a2 instanceof Array, a2); class T { static s = T.name + '!'; x = this.constructor.name; arrow = () => this.x } console.log(T.s, new T().arrow.call(null)); function Old(n) { this.n = n } Old.prototype.hi = function () { return 'hi ' + this.n }; const o = new Old('x'); console.log(o.hi(), o, Object.keys(o), o.hasOwnProperty('n'), Old.prototype.constructor === Old); acc.deposit(-5)\n",
    output:
      "100 1 {\"owner\":\"Ann\",\"balance\":100} Account<Ann> 100 BankAccount { owner: 'Ann' } true\nCircle with area 12.57\nSq with area 9.00\nfly Bird Bird {}\n6 3 true A2(3) [ 1, 2, 3 ]\nT! T\nhi x Old { n: 'x' } [ 'n' ] true true\n/app/30.js:1\nclass BankAccount { #balance = 0; static #count = 0; constructor(owner) { this.owner = owner; BankAccount.#count += 1 } deposit(amount) { if (amount <= 0) throw new RangeError('Deposit must be positive'); this.#balance += amount; return this } get balance() { return this.#balance } static get count() { return BankAccount.#count } toJSON() { return { owner: this.owner, balance: this.#balance } } [Symbol.toPrimitive](hint) { return hint === 'number' ? this.#balance : `Account<${this.owner}>` } static [Symbol.hasInstance](x) { return 'owner' in x } }\n                                                                                                                                                           ^\n\nRangeError: Deposit must be positive\n    at BankAccount.deposit (/app/30.js:1:162)\n    at Object.<anonymous> (/app/30.js:3:1099)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '31.js',
    source:
      "async function step(n) { if (n === 3) throw new Error('step 3 failed'); return n }\nasync function main() { for (let i = 1; i <= 3; i++) { console.log(await step(i)) } }\nmain()\n",
    output:
      "1\n2\n/app/31.js:1\nasync function step(n) { if (n === 3) throw new Error('step 3 failed'); return n }\n                                            ^\n\nError: step 3 failed\n    at step (/app/31.js:1:45)\n    at main (/app/31.js:2:74)\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '32.js',
    source:
      "process.on('uncaughtException', (e) => { console.log('caught:', e.message) }); process.on('unhandledRejection', (r) => console.log('rej:', r)); setTimeout(() => { throw new Error('later') }, 1); Promise.reject('why'); setTimeout(() => console.log('still alive'), 5)\n",
    output: 'rej: why\ncaught: later\nstill alive\n',
    status: 0,
  },
  {
    name: '33.js',
    source:
      "let data = ''; process.stdin.setEncoding('utf8'); process.stdin.on('data', c => data += c); process.stdin.on('end', () => console.log(data.split('\\n').length, JSON.stringify(data)))\n",
    output: '4 "Ada\\n42\\nbye\\n"\n',
    status: 0,
  },
  {
    name: '34.js',
    source: 'console.log(1)\nfoo(\n',
    output:
      '/app/34.js:3\n\n\n\nSyntaxError: Unexpected end of input\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n',
    status: 1,
  },
  {
    name: '35.js',
    source: 'const o = { a: 1 b: 2 }\n',
    output:
      "/app/35.js:1\nconst o = { a: 1 b: 2 }\n                 ^\n\nSyntaxError: Unexpected identifier 'b'\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '36.js',
    source: 'if (true { console.log(1) }\n',
    output:
      "/app/36.js:1\nif (true { console.log(1) }\n         ^\n\nSyntaxError: Unexpected token '{'\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '37.js',
    source: "const s = 'unterminated\nconsole.log(s)\n",
    output:
      "/app/37.js:1\nconst s = 'unterminated\n          ^^^^^^^^^^^^^\n\nSyntaxError: Invalid or unexpected token\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '38.js',
    source: 'function f() { await x }\n',
    output:
      '/app/38.js:1\nfunction f() { await x }\n               ^^^^^\n\nSyntaxError: await is only valid in async functions and the top level bodies of modules\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n',
    status: 1,
  },
  {
    name: '39.js',
    source: 'const x\n',
    output:
      '/app/39.js:1\nconst x\n      ^\n\nSyntaxError: Missing initializer in const declaration\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n',
    status: 1,
  },
  {
    name: '40.js',
    source: 'for (let i = 0; i < 3; i++ { }\n',
    output:
      "/app/40.js:1\nfor (let i = 0; i < 3; i++ { }\n                           ^\n\nSyntaxError: Unexpected token '{'\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '41.js',
    source: 'return 5\n',
    output: '',
    status: 0,
  },
  {
    name: '42.js',
    source: 'class A { constructor() {} constructor() {} }\n',
    output:
      '/app/42.js:1\nclass A { constructor() {} constructor() {} }\n                           ^^^^^^^^^^^\n\nSyntaxError: A class may only have one constructor\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n',
    status: 1,
  },
  {
    name: '43.js',
    source: '1 = 2\n',
    output:
      '/app/43.js:1\n1 = 2\n^\n\nSyntaxError: Invalid left-hand side in assignment\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n',
    status: 1,
  },
  {
    name: '44.js',
    source: 'let let = 1\n',
    output:
      '/app/44.js:1\nlet let = 1\n    ^^^\n\nSyntaxError: let is disallowed as a lexically bound name\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n',
    status: 1,
  },
  {
    name: '45.js',
    source: 'const fn = () => { return }}\n',
    output:
      "/app/45.js:1\nconst fn = () => { return }}\n                           ^\n\nSyntaxError: Unexpected token '}'\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '46.js',
    source: 'break\n',
    output:
      '/app/46.js:1\nbreak\n^^^^^\n\nSyntaxError: Illegal break statement\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n',
    status: 1,
  },
  {
    name: '47.js',
    source: 'if (1) { else }\n',
    output:
      "/app/47.js:1\nif (1) { else }\n         ^^^^\n\nSyntaxError: Unexpected token 'else'\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '48.js',
    source:
      "const { execSync, exec, execFile, spawnSync, execFileSync, spawn } = require('child_process')\nconsole.log(execSync('pwd; echo $NAME', { cwd: '/tmp', env: { NAME: 'Ada', PATH: process.env.PATH } }).toString().trim())\nconsole.log(spawnSync('pwd', [], { cwd: '/', encoding: 'utf8' }).stdout.trim())\nexec('pwd', { cwd: '/usr' }, (error, out) => {\n  console.log(error, out.trim())\n  execFile('sh', ['-c', 'echo $NAME; exit 3'], { env: { NAME: 'Bob', PATH: process.env.PATH } }, (error, out) => {\n    console.log(error.code, out.trim())\n    spawn('pwd', { cwd: '/tmp' }).stdout.on('data', (data) => {\n  console.log(String(data).trim())\n  try { execFileSync('no-such-program') } catch (error) { console.log(error.code, error.message) }\n  })\n  })\n})\n\nconsole.log(spawnSync('no-such-program').error.message, spawnSync('no-such-program').status)\nspawn('none', ['a']).on('error', (error) => console.log(error.message, error.syscall, error.path, error.spawnargs, error.errno))\nexecFile('none', ['b'], (error) => console.log(error.message, error.cmd, error.code))\n",
    output:
      "/tmp\nAda\n/\nspawnSync no-such-program ENOENT null\nspawn none ENOENT spawn none none [ 'a' ] -2\nspawn none ENOENT none b ENOENT\nnull /usr\n3 Bob\n/tmp\nENOENT spawnSync no-such-program ENOENT\n",
    status: 0,
  },
  {
    name: '49.js',
    source:
      "const a = Buffer.alloc(7, 'abc'), b = Buffer.alloc(3, 65), z = Buffer.alloc(2), f = Buffer.alloc(5, Buffer.from([1, 2]));\nconsole.log(a, b, z, f, Buffer.alloc(4, 'é'), Buffer.alloc(1, 'long'), Buffer.alloc(0))\nconsole.log(Buffer.concat([a, b, z]).toString('hex'), Buffer.concat([]).length, a.subarray(2, 4), a.slice(-3, -1), a.slice(5, 2), a.subarray(3), Buffer.from(a).equals(a))\nconst copy = Buffer.concat([b]); copy[0] = 66; console.log(b.toString(), copy.toString(), Buffer.from(b) === b)\nconsole.log(Buffer.alloc(20e6, 'ab').length, require('crypto').createHash('sha256').update(Buffer.alloc(10000, 'xyz')).digest('hex'))\nconst shared = a.subarray(0, 2); shared[0] = 122; const own = Buffer.from(a); own[1] = 0; console.log(a, shared.toString())\n",
    output:
      '<Buffer 61 62 63 61 62 63 61> <Buffer 41 41 41> <Buffer 00 00> <Buffer 01 02 01 02 01> <Buffer c3 a9 c3 a9> <Buffer 6c> <Buffer >\n616263616263614141410000 0 <Buffer 63 61> <Buffer 62 63> <Buffer > <Buffer 61 62 63 61> true\nAAA BAA false\n20000000 64174c75d5bcbb9ee56319565c04673330e266d01bc51458da2012c9229dc542\n<Buffer 7a 62 63 61 62 63 61> zb\n',
    status: 0,
  },
  {
    name: 'spawn-sync.js',
    source:
      "const { spawnSync } = require('child_process')\nconst told = spawnSync('sh', ['-c', 'echo out; echo err >&2; exit 2'], { encoding: 'utf8' })\nconsole.log(Object.keys(told), told.status, told.output, Object.keys(spawnSync('absent-program')))\n",
    output:
      "[ 'status', 'signal', 'output', 'pid', 'stdout', 'stderr' ] 2 [ null, 'out\\n', 'err\\n' ] [\n  'error',  'status',\n  'signal', 'output',\n  'pid',    'stdout',\n  'stderr'\n]\n",
    status: 0,
  },
  {
    name: '50.js',
    source:
      "const { spawn } = require('child_process')\nconst sort = spawn('sort')\nsort.stdout.on('data', (data) => console.log('sorted', JSON.stringify(String(data))))\nsort.on('close', (code, signal) => { console.log('closed', code, signal); next() })\nsort.stdin.write('pear\\n')\nsetTimeout(() => { sort.stdin.write('apple\\n'); sort.stdin.end() }, 5)\nfunction next() {\n  const quiet = spawn('cat')\n  quiet.on('close', (code) => { console.log('nothing was written', code); opened() })\n  quiet.stdin.end()\n}\nfunction opened() {\n  require('fs').createReadStream('/nope').on('error', (error) => { console.log(error.code, error.message); timers() })\n}\nasync function timers() {\n  const wait = require('timers/promises').setTimeout\n  const controller = new AbortController()\n  setTimeout(() => controller.abort(), 5)\n  try { await wait(60000, null, { signal: controller.signal }) } catch (error) { console.log(error.name, error.code, error.message) }\n  try { await wait(1, null, { signal: controller.signal }) } catch (error) { console.log(error.name, error.code) }\n  console.log(await wait(1, 'value', { signal: new AbortController().signal }), process.argv0)\n}\n",
    output:
      'sorted "apple\\npear\\n"\nclosed 0 null\nnothing was written 0\nENOENT ENOENT: no such file or directory, open \'/nope\'\nAbortError ABORT_ERR The operation was aborted\nAbortError ABORT_ERR\nvalue node\n',
    status: 0,
  },
  {
    name: '51.js',
    source:
      "console.log(new URL('https://user:pw@ex.com:8080/p/a?x=1&x=2&y=a b#h'))\nconsole.log(new URL('http://localhost/'))\n",
    output:
      "URL {\n  href: 'https://user:pw@ex.com:8080/p/a?x=1&x=2&y=a%20b#h',\n  origin: 'https://ex.com:8080',\n  protocol: 'https:',\n  username: 'user',\n  password: 'pw',\n  host: 'ex.com:8080',\n  hostname: 'ex.com',\n  port: '8080',\n  pathname: '/p/a',\n  search: '?x=1&x=2&y=a%20b',\n  searchParams: URLSearchParams { 'x' => '1', 'x' => '2', 'y' => 'a b' },\n  hash: '#h'\n}\nURL {\n  href: 'http://localhost/',\n  origin: 'http://localhost',\n  protocol: 'http:',\n  username: '',\n  password: '',\n  host: 'localhost',\n  hostname: 'localhost',\n  port: '',\n  pathname: '/',\n  search: '',\n  searchParams: URLSearchParams {},\n  hash: ''\n}\n",
    status: 0,
  },
  {
    name: '60.js',
    source:
      "{ const a = new Uint8Array([1, 2, 300]); console.log(a, a.length, a[2]); a[0] = 257; console.log(a[0], a[9])\n}\n{ console.log(new Int32Array(3), new Float64Array([1.5, 2]), new ArrayBuffer(8))\n}\n{ const b = new ArrayBuffer(8); const v = new DataView(b); v.setInt16(0, 258); v.setFloat32(4, 1.5, true); console.log(new Uint8Array(b), v.getInt16(0), v.getFloat32(4, true), v.byteLength)\n}\n{ const b = Buffer.from('héllo'); console.log(b, b instanceof Uint8Array, b.length, b[1], b.toString('hex'), b.toString('base64'))\n}\n{ const a = Uint8Array.from([3, 1, 2]); console.log(a.sort(), a.map((x) => x * 2), [...a], Array.from(a), a.reduce((s, x) => s + x, 0), a.join('-'))\n}\n{ const f = new Float32Array(4).fill(0.1); console.log(f, f.subarray(1, 3), f.slice(0, 1), f.set([9, 8], 2), f)\n}\n{ console.log(Object.prototype.toString.call(new Uint8Array(1)), ArrayBuffer.isView(new DataView(new ArrayBuffer(1))), Uint8Array.BYTES_PER_ELEMENT, typeof BigInt64Array, Uint8ClampedArray.from([300, -5, 1.5]))\n}\n{ const te = new TextEncoder().encode('añb'); console.log(te, new TextDecoder().decode(te))\n}\n{ crypto.getRandomValues(new Uint8Array(4)).length; console.log(new Uint8Array(2) + '', JSON.stringify(new Uint8Array([1,2])), Object.keys(new Uint8Array(2)))\n}\n{ const buf = Buffer.alloc(8); buf.writeUInt32BE(0xdeadbeef, 0); buf.writeInt16LE(-2, 4); console.log(buf, buf.readUInt32BE(0), buf.readInt16LE(4), buf.slice(0, 2), buf.equals(Buffer.from(buf)))\n}\n{ try { new Uint8Array(-1) } catch (e) { console.log(e.name, e.message) } try { Uint8Array(2) } catch (e) { console.log(e.name, e.message) } try { new Int16Array(new ArrayBuffer(3)) } catch (e) { console.log(e.name, e.message) }\n}\n{ const big = new BigInt64Array(2); big[0] = 5n; console.log(big); for (const [i, v] of new Uint16Array([7, 8]).entries()) console.log(i, v)\n}\n{ console.log(new Uint8Array(200)); console.log({ a: new Uint8Array([1]), b: [new Float64Array(2)] })\n}\n{ const { isUtf8 } = require('buffer'); console.log(Buffer.concat([Buffer.from('a'), new Uint8Array([98])]).toString(), Buffer.byteLength('é'), Buffer.compare(Buffer.from('a'), Buffer.from('b')))\n}\n",
    output:
      "Uint8Array(3) [ 1, 2, 44 ] 3 44\n1 undefined\nInt32Array(3) [ 0, 0, 0 ] Float64Array(2) [ 1.5, 2 ] ArrayBuffer {\n  [Uint8Contents]: <00 00 00 00 00 00 00 00>,\n  byteLength: 8\n}\nUint8Array(8) [\n  1, 2,   0,  0,\n  0, 0, 192, 63\n] 258 1.5 8\n<Buffer 68 c3 a9 6c 6c 6f> true 6 195 68c3a96c6c6f aMOpbGxv\nUint8Array(3) [ 1, 2, 3 ] Uint8Array(3) [ 2, 4, 6 ] [ 1, 2, 3 ] [ 1, 2, 3 ] 6 1-2-3\nFloat32Array(4) [ 0.10000000149011612, 0.10000000149011612, 9, 8 ] Float32Array(2) [ 0.10000000149011612, 9 ] Float32Array(1) [ 0.10000000149011612 ] undefined Float32Array(4) [ 0.10000000149011612, 0.10000000149011612, 9, 8 ]\n[object Uint8Array] true 1 function Uint8ClampedArray(3) [ 255, 0, 2 ]\nUint8Array(4) [ 97, 195, 177, 98 ] añb\n0,0 {\"0\":1,\"1\":2} [ '0', '1' ]\n<Buffer de ad be ef fe ff 00 00> 3735928559 -2 <Buffer de ad> true\nRangeError Invalid typed array length: -1\nTypeError Constructor Uint8Array requires 'new'\nRangeError byte length of Int16Array should be a multiple of 2\nBigInt64Array(2) [ 5n, 0n ]\n0 7\n1 8\nUint8Array(200) [\n  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,\n  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,\n  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,\n  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,\n  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,\n  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,\n  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,\n  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,\n  0, 0, 0, 0,\n  ... 100 more items\n]\n{ a: Uint8Array(1) [ 1 ], b: [ Float64Array(2) [ 0, 0 ] ] }\nab 2 -1\n",
    status: 0,
  },
  {
    name: '61.js',
    source:
      "{ const a = new Uint8Array([5, 1, 4]); console.log(a.toSorted(), a.with(0, 9), a.filter((x) => x > 1), a.findLast((x) => x < 5), a.includes(4), a.at(-1), a.indexOf(1)); a.set([7], 1); console.log(a, a.subarray(1).byteOffset, a.buffer === a.subarray(1).buffer, a instanceof Object.getPrototypeOf(Uint8Array))\n}\n{ const f = new Float64Array([0.5, -0, NaN]); console.log(f, `${f}`, f.length, Object.entries(f)); const [x, ...r] = f; console.log(x, r, Math.max(...f.slice(0, 2)))\n}\n{ const b = Buffer.alloc(6); b.writeFloatBE(1.5); b.writeUInt16LE(513, 4); console.log(b, b.readFloatBE(0), b.readUint16LE(4)); try { b.writeUInt8(300) } catch (e) { console.log(e.name, e.code, e.message) } try { b.readInt32LE(4) } catch (e) { console.log(e.name, e.code, e.message) }\n}\n{ const b = Buffer.from([1, 2, 3]); console.log(b.map((x) => x * 2), b.filter((x) => x > 1), [...b.entries()], b.reverse(), JSON.stringify(b), b.slice(1).length, Buffer.from(new Uint8Array([1, 2]).buffer), Buffer.of(1, 2))\n}\n{ class Vec extends Float32Array { get norm() { return Math.hypot(...this) } } const v = new Vec([3, 4]); console.log(v, v.norm, v.map((x) => x * 2)); console.log(Object.getPrototypeOf(Int8Array).name, Int8Array.name, Int8Array.length)\n}\n{ try { new Uint8Array([1n]) } catch (e) { console.log(e.name, e.message) } try { BigInt64Array.from([1]) } catch (e) { console.log(e.name, e.message) } try { new DataView(new ArrayBuffer(2)).getInt32(0) } catch (e) { console.log(e.name, e.message) } try { new Uint8Array(2).set([1, 2, 3]) } catch (e) { console.log(e.name, e.message) } try { new ArrayBuffer(-1) } catch (e) { console.log(e.name, e.message) }\n}\n{ console.log(new Uint8Array(0), [new Uint8Array(3)], require('util').inspect(new Uint8Array([1, 2]), { showHidden: false }), require('util').types?.isUint8Array?.(new Uint8Array(1)))\n}\n{ const grid = Array.from({ length: 2 }, () => new Uint8Array(3)); grid[1][2] = 7; console.log(grid); for (const v of grid[1]) console.log(v); for (const i in grid[1]) console.log(i); console.log(new Uint8Array(grid[1]).every((x) => x < 8), Array.isArray(grid[0]), grid[0].constructor.name, 1 in grid[0], 5 in grid[0])\n}\n",
    output:
      'Uint8Array(3) [ 1, 4, 5 ] Uint8Array(3) [ 9, 1, 4 ] Uint8Array(2) [ 5, 4 ] 4 true 4 1\nUint8Array(3) [ 5, 7, 4 ] 1 true true\nFloat64Array(3) [ 0.5, -0, NaN ] 0.5,0,NaN 3 [ [ \'0\', 0.5 ], [ \'1\', -0 ], [ \'2\', NaN ] ]\n0.5 [ -0, NaN ] 0.5\n<Buffer 3f c0 00 00 01 02> 1.5 513\nRangeError ERR_OUT_OF_RANGE The value of "value" is out of range. It must be >= 0 and <= 255. Received 300\nRangeError ERR_OUT_OF_RANGE The value of "offset" is out of range. It must be >= 0 and <= 2. Received 4\n<Buffer 02 04 06> <Buffer 02 03> [ [ 0, 1 ], [ 1, 2 ], [ 2, 3 ] ] <Buffer 03 02 01> {"type":"Buffer","data":[3,2,1]} 2 <Buffer 01 02> <Buffer 01 02>\nVec(2) [Float32Array] [ 3, 4 ] 5 Vec(2) [Float32Array] [ 6, 8 ]\nTypedArray Int8Array 3\nTypeError Cannot convert a BigInt value to a number\nTypeError Cannot convert 1 to a BigInt\nRangeError Offset is outside the bounds of the DataView\nRangeError offset is out of bounds\nRangeError Invalid array buffer length\nUint8Array(0) [] [ Uint8Array(3) [ 0, 0, 0 ] ] Uint8Array(2) [ 1, 2 ] true\n[ Uint8Array(3) [ 0, 0, 0 ], Uint8Array(3) [ 0, 0, 7 ] ]\n0\n0\n7\n0\n1\n2\ntrue false Uint8Array true false\n',
    status: 0,
  },
  {
    name: '62.js',
    source:
      "{ const z = require('zlib'); const c = z.gzipSync('hello hello hello hello'); console.log(c.length > 0, z.gunzipSync(c).toString(), c[0].toString(16), c[1].toString(16)) }\n{ const z = require('zlib'); for (const n of ['gzip', 'deflate', 'deflateRaw']) { const c = z[n + 'Sync'](Buffer.from('abcabcabc'.repeat(20))); console.log(n, c.length, c.toString('hex')) } }\n",
    output:
      'true hello hello hello hello 1f 8b\ngzip 26 1f8b08000000000000034b4c4a4e1c6a080064353521b4000000\ndeflate 14 789c4b4c4a4e1c6a08005da844e9\ndeflateRaw 8 4b4c4a4e1c6a0800\n',
    status: 0,
  },
  {
    name: '63.js',
    source:
      "const z = require('zlib'); const c = z.gzipSync('hello'); c[c.length - 8] ^= 1; try { z.gunzipSync(c) } catch (e) { console.log(e.code, e.message, e.errno) } try { z.gunzipSync(z.gzipSync('hello world').subarray(0, 20)) } catch (e) { console.log(e.code, e.message, e.errno) } try { z.inflateSync('xyz') } catch (e) { console.log(e.code, e.message) }\ntry { z.gzipSync(5) } catch (e) { console.log(e.code, e.message) } try { z.gzipSync('a', { level: 12 }) } catch (e) { console.log(e.name, e.code, e.message) }\n",
    output:
      'Z_DATA_ERROR incorrect data check -3\nZ_BUF_ERROR unexpected end of file -5\nZ_DATA_ERROR incorrect header check\nERR_INVALID_ARG_TYPE The "buffer" argument must be of type string or an instance of Buffer, TypedArray, DataView, or ArrayBuffer. Received type number (5)\nRangeError ERR_OUT_OF_RANGE The value of "options.level" is out of range. It must be >= -1 and <= 9. Received 12\n',
    status: 0,
  },
  {
    name: '64.js',
    source:
      "const z = require('zlib'); const fs = require('fs'); const { pipeline } = require('stream'); fs.writeFileSync('/tmp/in.txt', 'line\\n'.repeat(1000)); pipeline(fs.createReadStream('/tmp/in.txt'), z.createGzip(), fs.createWriteStream('/tmp/in.txt.gz'), (e) => { console.log(e, z.gunzipSync(fs.readFileSync('/tmp/in.txt.gz')).length, fs.statSync('/tmp/in.txt.gz').size < 200) })\n",
    output: 'undefined 5000 true\n',
    status: 0,
  },
  {
    name: '65.js',
    source:
      "const z = require('zlib'); z.gunzip(Buffer.from('garbage'), (e, r) => { console.log(e.message, r); console.log(z.constants.Z_BEST_COMPRESSION, z.deflateSync('aaaa', { level: 9 }).toString('base64'), z.unzipSync(z.deflateSync('q')).toString(), z.inflateRawSync(z.deflateRawSync('')).length) })\n",
    output: 'incorrect header check undefined\n9 eNpLTExMBAADzgGF q 0\n',
    status: 0,
  },
  {
    name: '66.js',
    source: "const z = require('zlib'); z.gunzipSync(Buffer.from('garbage'))\n",
    output:
      "node:zlib:425\n      throw self[kError];\n      ^\n\nError: incorrect header check\n    at genericNodeError (node:internal/errors:984:15)\n    at wrappedFn (node:internal/errors:538:14)\n    at Zlib.zlibOnError [as onerror] (node:zlib:189:17)\n    at processChunkSync (node:zlib:415:12)\n    at zlibBufferSync (node:zlib:178:12)\n    at Object.syncBufferWrapper [as gunzipSync] (node:zlib:767:14)\n    at Object.<anonymous> (/app/66.js:1:30)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32) {\n  errno: -3,\n  code: 'Z_DATA_ERROR'\n}\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '67.js',
    source:
      "const assert = require('assert')\nfunction f(a) {\n    assert(\n      a.x === 1 &&\n        a.y,\n    )\n}\ntry { f({ x: 1 }) } catch (e) { console.log(e.message); console.log(e.generatedMessage, e.code, e.actual, e.expected, e.operator) }\ntry { assert() } catch (e) { console.log(e.message) }\ntry { assert(false, 'mine') } catch (e) { console.log(e.message, e.generatedMessage) }\n",
    output:
      'The expression evaluated to a falsy value:\n\n  assert(\n    a.x === 1 &&\n      a.y,\n  )\n\ntrue ERR_ASSERTION undefined true ==\nNo value argument passed to `assert.ok()`\nmine false\n',
    status: 0,
  },
  {
    name: '68.js',
    source:
      "const EventEmitter = require('events'); const e = new EventEmitter(); e.emit('error', new Error('boom'))\n",
    output:
      "node:events:502\n      throw er; // Unhandled 'error' event\n      ^\n\nError: boom\n    at Object.<anonymous> (/app/68.js:1:87)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49\nEmitted 'error' event at:\n    at Object.<anonymous> (/app/68.js:1:73)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    [... lines matching original stack trace ...]\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '69.js',
    source: "const assert = require('assert')\nconst x = 1\nassert(x === 2)\n",
    output:
      "node:internal/assert/utils:281\n    throw err;\n    ^\n\nAssertionError [ERR_ASSERTION]: The expression evaluated to a falsy value:\n\n  assert(x === 2)\n\n    at Object.<anonymous> (/app/69.js:3:1)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49 {\n  generatedMessage: true,\n  code: 'ERR_ASSERTION',\n  actual: false,\n  expected: true,\n  operator: '=='\n}\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '70.js',
    source: "const assert = require('node:assert/strict')\nassert.equal(1, 2)\n",
    output:
      "node:assert:90\n  throw new AssertionError(obj);\n  ^\n\nAssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n\n1 !== 2\n\n    at Object.<anonymous> (/app/70.js:2:8)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49 {\n  generatedMessage: true,\n  code: 'ERR_ASSERTION',\n  actual: 1,\n  expected: 2,\n  operator: 'strictEqual'\n}\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '71.js',
    source: "const EventEmitter = require('events'); new EventEmitter().emit('error', 'text')\n",
    output:
      "node:events:515\n    throw err; // Unhandled 'error' event\n    ^\n\nError [ERR_UNHANDLED_ERROR]: Unhandled error. ('text')\n    at EventEmitter.emit (node:events:513:17)\n    at Object.<anonymous> (/app/71.js:1:60)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n    at Module.load (node:internal/modules/cjs/loader:1266:32)\n    at Module._load (node:internal/modules/cjs/loader:1091:12)\n    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n    at node:internal/main/run_main_module:28:49 {\n  code: 'ERR_UNHANDLED_ERROR',\n  context: 'text'\n}\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '72.js',
    source: "const fs = require('fs'); const s = fs.createReadStream('/nope.txt'); s.on('data', () => {})\n",
    output:
      "node:events:502\n      throw er; // Unhandled 'error' event\n      ^\n\nError: ENOENT: no such file or directory, open '/nope.txt'\nEmitted 'error' event on ReadStream instance at:\n    at emitErrorNT (node:internal/streams/destroy:169:8)\n    at emitErrorCloseNT (node:internal/streams/destroy:128:3)\n    at process.processTicksAndRejections (node:internal/process/task_queues:82:21) {\n  errno: -2,\n  code: 'ENOENT',\n  syscall: 'open',\n  path: '/nope.txt'\n}\n\nNode.js v20\n",
    status: 1,
  },
  {
    name: '73.js',
    source:
      "const z = require('zlib'); for (const bytes of [[1, 5, 0, 0, 0, 104], [7], [1, 5, 0, 250, 255, 104]]) try { z.inflateRawSync(Buffer.from(bytes)) } catch (error) { console.log(error.code, error.message) }\n",
    output:
      'Z_DATA_ERROR invalid stored block lengths\nZ_DATA_ERROR invalid block type\nZ_BUF_ERROR unexpected end of file\n',
    status: 0,
  },
]
