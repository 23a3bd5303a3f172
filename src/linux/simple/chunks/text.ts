// The commands about text, which are loaded together
export { grep } from '../grep.ts'
export { head } from '../head.ts'
export { sort } from '../sort.ts'
export { tail } from '../tail.ts'
export { wc } from '../wc.ts'
