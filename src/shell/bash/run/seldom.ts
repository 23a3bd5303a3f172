// kinds of commands that many sessions do without: they are loaded together when one is first run
export { arithmeticFor } from './arithmetic-for.ts'
export { startCoprocess } from './coproc.ts'
export { conditional, regexMatch } from './conditional.ts'
export { selectLoop } from './select.ts'
