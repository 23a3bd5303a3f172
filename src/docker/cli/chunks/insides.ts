// The subcommands that run something in a container, or open its files, which are loaded together
export { cp } from '../cp.ts'
export { create } from '../create.ts'
export { exec } from '../exec.ts'
export { restart } from '../restart.ts'
export { run } from '../run.ts'
export { start } from '../start.ts'
