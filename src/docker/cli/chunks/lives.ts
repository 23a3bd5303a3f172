// The subcommands of Bash's docker about the lives of containers, which are loaded together
export { attach } from '../attach.ts'
export { liveStats } from '../live-stats.ts'
export { pause, unpause } from '../pause.ts'
