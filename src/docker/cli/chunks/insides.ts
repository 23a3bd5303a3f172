// The subcommands that run something in a container, which are loaded together
export { create } from '../create.ts'
export { exec } from '../exec.ts'
export { restart } from '../restart.ts'
export { run } from '../run.ts'
export { start } from '../start.ts'
