// The subcommands that tell what happens in the engine and within containers, which are loaded together
export { diff } from '../diff.ts'
export { events } from '../events.ts'
export { top } from '../top.ts'
