// what `${x…}` can do besides giving something else: loaded together when one is first used
export { changeOf } from './change.ts'
export { slice } from './slice.ts'
export { transformValue, transformWhole } from './transform.ts'
