// The commands about the manual, which are loaded together
export { help } from '../help.ts'
export { man } from '../man.ts'
