export { RuntimeClient } from './client.ts'
export { Roots } from './root-files.ts'
export { Runtime } from './runtime.ts'
