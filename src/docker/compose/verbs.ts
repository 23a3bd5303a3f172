// The verbs that look at what there is, or end it, which are loaded when one of them is first called
export { down } from './down.ts'
export { exec } from './exec.ts'
export { kill, pause, restart, rm, start, stop, unpause } from './lifecycle.ts'
export { images, ls, port, ps } from './listings.ts'
export { logs } from './logs.ts'
