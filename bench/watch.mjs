import { performance } from 'node:perf_hooks'

/** How long this process has worked, in milliseconds. */
function worked() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Time as it would pass on a quiet machine: what other programs took is left out, and so are collectors of garbage beside this thread. */
export class Watch {
  #wall = performance.now()
  #work = worked()
  #idle = performance.eventLoopUtilization().idle

  /** The milliseconds since the last look. */
  look() {
    const [wall, work, { idle }] = [performance.now(), worked(), performance.eventLoopUtilization()]
    const idled = idle - this.#idle
    const passed = Math.min(wall - this.#wall, idled + work - this.#work)
    ;[this.#wall, this.#work, this.#idle] = [wall, work, idle]
    return passed
  }
}
