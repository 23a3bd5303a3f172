// The subcommands that copy files of containers, and make images of them and archives of images, which are loaded together
export { commit } from '../commit.ts'
export { cp } from '../cp.ts'
export { exportCommand } from '../export.ts'
export { importCommand } from '../import.ts'
export { load } from '../load.ts'
export { save } from '../save.ts'
