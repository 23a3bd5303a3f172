// commands that are made of others: they are loaded together when one is first run
export { caseCommand, patterns } from './case.ts'
export { forLoop } from './for.ts'
export { ifCommand } from './if.ts'
export { whileLoop } from './while.ts'
