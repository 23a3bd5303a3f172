// The subcommands of Bash's docker about the lives of containers, which are loaded together
export { pause, unpause } from '../pause.ts'
