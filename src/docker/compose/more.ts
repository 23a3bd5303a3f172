// The commands that are seldom called first.
export { attachTo, copy, stats } from './client-commands.ts'
export { events } from './events.ts'
export { runOnce } from './run.ts'
export { scale } from './scale.ts'
export { top } from './top.ts'
export { wait } from './wait.ts'
export { watch, watchBeside } from './watch.ts'
