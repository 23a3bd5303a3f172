// The subcommands about the whole host, and those that tidy up, which are loaded together
export { containerPrune } from '../container/prune.ts'
export { imagePrune } from '../image/prune.ts'
export { info } from '../info.ts'
export { networkPrune } from '../network/prune.ts'
export { systemDf } from '../system/df.ts'
export { systemPrune } from '../system/prune.ts'
export { version } from '../version.ts'
export { volumePrune } from '../volume/prune.ts'
