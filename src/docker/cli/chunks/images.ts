// The subcommands about images, which are loaded together
export { history } from '../history.ts'
export { images } from '../images.ts'
export { pull } from '../pull.ts'
export { rmi } from '../rmi.ts'
export { tag } from '../tag.ts'
