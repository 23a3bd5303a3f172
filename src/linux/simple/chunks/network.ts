// The commands about the network, which are loaded together
export { curl } from '../curl.ts'
export { ping } from '../ping.ts'
export { traceroute } from '../traceroute.ts'
export { wget } from '../wget.ts'
