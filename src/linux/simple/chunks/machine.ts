// The commands about the machine, which are loaded together
export { date } from '../date.ts'
export { df } from '../df.ts'
export { free } from '../free.ts'
export { ps } from '../ps.ts'
export { top } from '../top.ts'
export { uname } from '../uname.ts'
export { uptime } from '../uptime.ts'
