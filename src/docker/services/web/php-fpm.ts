import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { strftime } from '../../../linux/time.ts'
import { serve, type Surroundings } from '../daemon.ts'
import { type Page, scriptText } from './fastcgi.ts'
import { pageOf } from './php-apache.ts'

const PORT = 9000

const log = {
  program: 'php-fpm',
  start: () => ['NOTICE: fpm is running, pid 1', 'NOTICE: ready to handle connections'],
  stop: () => ['NOTICE: Finishing ...', 'NOTICE: exiting, bye-bye!'],
  at: (time: Date) => `[${strftime('%d-%b-%Y %H:%M:%S', time.getTime())}] `,
  stream: 'err',
} as const

/** The FastCGI server of PHP: web servers ask it for the pages of its scripts. */
export const phpFpm = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'php-fpm' },
  async run(process) {
    const { version } = surroundings
    const words = process.argv.slice(1)
    const odd = words.find((word) => word !== '-F' && word !== '--nodaemonize')
    if (odd === '-v' || odd === '--version') {
      await process.print(`PHP ${version} (fpm-fcgi)\n`)
      return 0
    }
    if (odd !== undefined) {
      await process.complain(`${odd}: not simulated here`)
      return 1
    }
    const headers = [['X-Powered-By', `PHP/${version}`]] as const
    const pageFor = (file: string): Page => {
      const { fs } = process.system
      if (!fs.exists(file) || fs.isDirectory(file))
        return { status: 404, type: 'text/html; charset=UTF-8', body: 'File not found.\n', headers }
      const { status, type, body } = pageOf(fs.readText(file), version)
      return { status, type, body, headers }
    }
    const call = async (message: string): Promise<string> => {
      const script = scriptText(message)
      if (!script) return ''
      const page = pageFor(script.file)
      const time = strftime('%d/%b/%Y:%H:%M:%S +0000', process.kernel.clock.now())
      await process.write(
        2,
        `${script.from} -  ${time} "${script.method} ${script.path.replace(/\?.*$/s, '')}" ${page.status}\n`,
      )
      return JSON.stringify(page)
    }
    const doors = [{ port: PORT, backlog: 511, service: { type: 'messages', call } as const }]
    return serve(process, { log, doors }, surroundings)
  },
})
