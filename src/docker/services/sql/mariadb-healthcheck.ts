import type { GnuProgram } from '../../../linux/gnu/library/program.ts'

/** What a server that answers has done: it was begun, its tables are there, and whoever asks may be root. */
const TESTS: ReadonlySet<string> = new Set(['--connect', '--innodb_initialized', '--su-mysql', '--no-connect'])

/** `healthcheck.sh` of the image of MariaDB: whether the server answers. */
export const healthcheck = (): GnuProgram => ({
  declaration: { name: 'healthcheck.sh' },
  async run(process) {
    const unknown = process.argv.slice(1).find((word) => !TESTS.has(word))
    if (unknown !== undefined) {
      await process.complain(`the test ${unknown} is not simulated`)
      return 1
    }
    const admin = process.kernel.program('mariadb-admin')
    if (!admin) return 127
    const argv = ['mariadb-admin', 'ping']
    const result = await process.wait(process.spawn({ argv, image: (started) => admin.run(started) }))
    return result.type === 'exited' ? result.status : 1
  },
})
