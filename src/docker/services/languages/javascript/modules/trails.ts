import type { Frame } from '../frame.ts'

const TRAIL: readonly (readonly [string, string])[] = [
  ['Module._compile', 'node:internal/modules/cjs/loader:1521:14'],
  ['Module._extensions..js', 'node:internal/modules/cjs/loader:1623:10'],
  ['Module.load', 'node:internal/modules/cjs/loader:1266:32'],
  ['Module._load', 'node:internal/modules/cjs/loader:1091:12'],
]
export const REQUIRED: readonly (readonly [string | undefined, string])[] = [
  ...TRAIL,
  ['Module.require', 'node:internal/modules/cjs/loader:1289:19'],
  ['require', 'node:internal/modules/helpers:182:18'],
]
export const RESOLVING: readonly (readonly [string, string])[] = [
  ['Module._resolveFilename', 'node:internal/modules/cjs/loader:1207:15'],
  ['Module._load', 'node:internal/modules/cjs/loader:1038:27'],
  ['Module.require', 'node:internal/modules/cjs/loader:1289:19'],
  ['require', 'node:internal/modules/helpers:182:18'],
]
export const LINKING: readonly (readonly [string, string])[] = [
  ['defaultResolve', 'node:internal/modules/esm/resolve:1188:11'],
  ['ModuleLoader.defaultResolve', 'node:internal/modules/esm/loader:708:12'],
  ['#cachedDefaultResolve', 'node:internal/modules/esm/loader:657:25'],
  ['ModuleLoader.resolve', 'node:internal/modules/esm/loader:640:38'],
  ['ModuleLoader.getModuleJobForImport', 'node:internal/modules/esm/loader:264:38'],
  ['ModuleJob._link', 'node:internal/modules/esm/module_job:168:49'],
]
export const MODULE: readonly (readonly [string, string])[] = [
  ['ModuleJob.run', 'node:internal/modules/esm/module_job:325:25'],
  ['async ModuleLoader.import', 'node:internal/modules/esm/loader:606:24'],
  ['async asyncRunEntryPointWithESMLoader', 'node:internal/modules/run_main:117:5'],
]
export const MAIN: readonly (readonly [string | undefined, string])[] = [
  ...TRAIL,
  ['Function.executeUserEntryPoint [as runMain]', 'node:internal/modules/run_main:164:12'],
  [undefined, 'node:internal/main/run_main_module:28:49'],
]
export const EVALUATED: readonly (readonly [string | undefined, string])[] = [
  ['runScriptInThisContext', 'node:internal/vm:209:10'],
  [undefined, 'node:internal/process/execution:118:14'],
  [undefined, '[eval]-wrapper:6:24'],
  ['runScript', 'node:internal/process/execution:101:62'],
  ['evalScript', 'node:internal/process/execution:133:3'],
  [undefined, 'node:internal/main/eval_string:51:3'],
]

/** Frames of Node.js itself, as stacks tell them below a program's own. */
export const framesOf = (trail: readonly (readonly [string | undefined, string])[]): Frame[] =>
  trail.map(([name, place]) => ({ name, place, file: undefined, at: 0 })).toReversed()
