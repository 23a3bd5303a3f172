// The subcommands that describe things in full, which are loaded together
export { containerInspect } from '../container/inspect.ts'
export { imageInspect } from '../image/inspect.ts'
export { inspect } from '../inspect.ts'
export { networkInspect } from '../network/inspect.ts'
export { volumeInspect } from '../volume/inspect.ts'
