// The subcommand that tells what happens in the engine, which is loaded by itself
export { events } from '../events.ts'
