export { askedPaths } from './asked.ts'
export { judge } from './judge.ts'
export { resolvePath } from './path.ts'
export { follow, type Occasion, type Standing } from './standing.ts'
