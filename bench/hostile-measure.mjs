// One hostile line, in a process of its own: node hostile-measure.mjs <bundle> <index> <counted>
import { pathToFileURL } from 'node:url'
import { Watch } from './watch.mjs'

const [, , bundle, index, counted] = process.argv
const { createMachine, lines } = await import(pathToFileURL(bundle).href)
const line = lines[Number(index)]

/** How long a line may run before it is interrupted, in milliseconds. */
const PATIENCE = 1500
/** When Ctrl-C comes, as parts of the time that the line takes where it may. */
const MOMENTS = [0.1, 0.5, 0.9]

/** Runs the line in a new machine; gives how long it took, its longest block, and how long it ran on after Ctrl-C, in milliseconds. */
async function run(patience) {
  const machine = createMachine(counted === 'true' ? { now: 0 } : {})
  await machine.bash.exec('true')
  const controller = new AbortController()
  const turns = new Watch()
  let [took, longest, since] = [0, 0, undefined]
  const look = () => {
    const passed = turns.look()
    took += passed
    longest = Math.max(longest, passed)
    // whoever presses Ctrl-C in the middle of a block waits for its end too
    if (since === undefined && took >= patience) {
      since = Math.max(patience, took - passed)
      controller.abort()
    }
  }
  const ticks = setInterval(look, 1)
  const { status } = await machine.bash.exec(line, { signal: controller.signal })
  look()
  clearInterval(ticks)
  return { took, longest, heard: since === undefined ? undefined : took - since, status }
}

const whole = await run(PATIENCE)
const delays = whole.heard === undefined ? [] : [whole.heard]
let longest = whole.longest
for (const moment of MOMENTS) {
  const { heard, longest: block } = await run(moment * Math.min(whole.took, PATIENCE))
  longest = Math.max(longest, block)
  if (heard !== undefined) delays.push(heard)
}
const memory = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ took: whole.took, longest, delays, memory, status: whole.status }))
process.exit(0)
