// What makes, starts and changes containers, which is loaded together when the first one is made: looking at them needs none of it
export { creating } from '../create.ts'
export { launching } from '../launching.ts'
export { processesOf } from '../top.ts'
export { updating } from '../updating.ts'
