// One figure of one shell, in a process of its own: node shell-measure.mjs <bundle> <machine> <figure>. A figure that is no other is a
// script of bench/scripts: the time of its first run, the least of all runs, and what it printed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SCRIPTS } from './shell-scripts.mjs'

const [, , bundle, name, figure] = process.argv
const { machines } = await import(pathToFileURL(bundle).href)
const { create, run, interrupt } = machines[name]

const HOME = '/home/user'
const lines = Array.from({ length: 1000 }, (_none, index) => `line ${index} ${index % 7 === 0 ? 'x' : 'o'}\n`).join('')
const tree = Object.fromEntries(
  Array.from({ length: 10_000 }, (_none, index) => [
    `${HOME}/d${index % 100}/f${index}.${index % 2 ? 'txt' : 'log'}`,
    '',
  ]),
)

const milliseconds = async (work) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The least of some runs after a warm-up; each run gets `times` turns. */
async function least(machine, line, { times = 1, rounds = 10 } = {}) {
  for (let turn = 0; turn < times; turn += 1) await run(machine, line)
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const spent = await milliseconds(async () => {
      for (let turn = 0; turn < times; turn += 1) await run(machine, line)
    })
    best = Math.min(best, spent / times)
  }
  return best
}

/** The least of some rounds, each in a machine of its own. */
async function leastAnew(before, line, rounds = 5) {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const machine = create({})
    await run(machine, before)
    best = Math.min(best, await milliseconds(() => run(machine, line)))
  }
  return best
}

/** How long after its signal an endless line ends; the longest gap between two timers while it ran; both in ms. */
async function interrupted(line) {
  const controller = new AbortController()
  const machine = create({})
  let [last, gap] = [performance.now(), 0]
  const ticks = setInterval(() => {
    gap = Math.max(gap, performance.now() - last)
    last = performance.now()
  }, 4)
  const aborted = new Promise((resolve) =>
    setTimeout(() => {
      controller.abort()
      resolve(performance.now())
    }, 300),
  )
  const ended = interrupt(machine, line, controller.signal).then(() => performance.now())
  const spent = (await ended) - (await aborted)
  clearInterval(ticks)
  return Math.max(spent, gap)
}

/** Runs a script as often as there is time for, `bash FILE` each time. */
async function script(file) {
  const machine = create({ [`${HOME}/${file}`]: readFileSync(join(SCRIPTS, file), 'utf8') })
  await run(machine, 'true')
  let stdout = ''
  const spent = []
  const began = performance.now()
  while (spent.length === 0 || (spent.length < 5 && performance.now() - began < 5000))
    spent.push(await milliseconds(async () => (stdout = await run(machine, `bash ${file}`))))
  return { first: spent[0], least: Math.min(...spent), stdout }
}

const figures = {
  echo: async () => 1000 * (await least(create({}), 'echo hi', { times: 2000 })),
  loop: () => least(create({}), 'for i in $(seq 10000); do :; done'),
  pipe: () => least(create({ [`${HOME}/f`]: lines }), 'cat f | grep x | wc -l', { times: 50 }),
  find: () => least(create(tree), "find / -name '*.txt'"),
  touch: () => leastAnew('mkdir d; touch x', 'cd d; touch f{1..10000}'),
  stopLoop: () => interrupted('while :; do :; done'),
  stopYes: () => interrupted('yes > /dev/null'),
  stopSleep: () => interrupted('sleep 100'),
}

console.log(JSON.stringify(await (figures[figure] ?? (() => script(figure)))()))
process.exit(0)
