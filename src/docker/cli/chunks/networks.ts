// The subcommands about networks and volumes, which are loaded together
export { networkConnect } from '../network/connect.ts'
export { networkCreate } from '../network/create.ts'
export { networkDisconnect } from '../network/disconnect.ts'
export { networkLs } from '../network/ls.ts'
export { networkRm } from '../network/rm.ts'
export { volumeCreate } from '../volume/create.ts'
export { volumeLs } from '../volume/ls.ts'
export { volumeRm } from '../volume/rm.ts'
