import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import type { Service, WebRequest, WebResponse } from '../../../linux/network.ts'
import type { Server } from '../../engine/server-log.ts'
import { type Door, serve, type Surroundings } from '../daemon.ts'
import { fileAt, pathOf, respond } from './files.ts'

const CADDYFILE = '/etc/caddy/Caddyfile'

const log: Server = {
  program: 'caddy',
  start: () => [
    '"logger":"http.log","msg":"server running","name":"srv0","protocols":["h1","h2","h3"]}',
    '"msg":"serving initial configuration"}',
  ],
  stop: (signal) => [`"msg":"shutting down","signal":"${signal}"}`],
  at: (time) => `{"level":"info","ts":${time.getTime() / 1000},`,
  stream: 'err',
}

/** What a site of the Caddyfile does. */
interface Site {
  readonly port: number
  readonly root: string
  readonly files: boolean
  readonly respond: string | undefined
  readonly proxy: string | undefined
}

/** The sites of a Caddyfile: those of its directives that serve files, answer and hand on. */
function sitesOf(text: string): readonly Site[] {
  const plain = text.replace(/(^|\s)#[^\n]*/g, '$1')
  const blocks = [...plain.matchAll(/(?:^|\n)\s*([^\s{][^\n{]*?)\s*\{([^}]*)\}/g)]
  // the braces of the only site may be left out: then its address is the first line
  const [, only = '', rest = ''] = /^\s*(\S+)[ \t]*\n([^]*)$/.exec(plain) ?? []
  const written = blocks.length > 0 ? blocks.map(([, address = '', body = '']) => [address, body]) : [[only, rest]]
  return written.map(([address = '', body = '']) => {
    const value = (name: string): string | undefined =>
      new RegExp(`(?:^|\\n)[ \\t]*${name}(?:[ \\t]+([^\\n]*))?`).exec(body)?.[1]?.trim()
    const words = value('respond')
    return {
      port: Number(/:(\d+)/.exec(address)?.[1] ?? 80),
      root: value('root')?.split(/\s+/).at(-1) ?? '/srv',
      files: /(?:^|\n)\s*file_server/.test(body),
      respond: words === undefined ? undefined : (/^"([^"]*)"/.exec(words)?.[1] ?? words),
      proxy: value('reverse_proxy')?.split(/\s+/).at(-1),
    }
  })
}

async function answer(process: GnuProcess, site: Site, request: WebRequest): Promise<WebResponse> {
  if (site.respond !== undefined) return respond(200, 'text/plain; charset=utf-8', site.respond)
  const { network, fs } = process.system
  if (site.proxy !== undefined) {
    const [host = '', port = '80'] = site.proxy.replace(/^https?:\/\//, '').split(':')
    const found = network.resolve(host === '' ? 'localhost' : host)
    const service = found && network.connect(found, Number(port))
    return service?.type === 'http' ? service.handle(request) : respond(502, '', '')
  }
  if (!site.files) return respond(200, '', '')
  const found = fileAt(fs, site.root + pathOf(request.path), ['index.html'])
  return found.type === 'file' ? found.response : respond(found.type === 'missing' ? 404 : 403, '', '')
}

function doorsOf(process: GnuProcess, sites: readonly Site[]): readonly Door[] {
  const service = (port: number): Service => ({
    type: 'http',
    async handle(request) {
      const site = sites.find((one) => one.port === port)
      return { ...(await (site ? answer(process, site, request) : respond(404, '', ''))), server: 'Caddy' }
    },
  })
  return [...new Set(sites.map(({ port }) => port))].map((port) => ({ port, backlog: 4096, service: service(port) }))
}

const configured = (process: GnuProcess): readonly Site[] => {
  const { fs } = process.system
  return sitesOf(fs.exists(CADDYFILE) ? fs.readText(CADDYFILE) : ':80 {\nroot * /usr/share/caddy\nfile_server\n}')
}

/** Caddy: `run`, `start`, `reload`, `file-server`, `version`, `validate`. */
export const caddy = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'caddy' },
  async run(process) {
    const [command = '', ...words] = process.argv.slice(1)
    const reload = (): readonly Door[] => doorsOf(process, configured(process))
    switch (command) {
      case 'run':
        return serve(process, { log, doors: reload(), reload }, surroundings)
      case 'file-server': {
        const port = Number(/:(\d+)/.exec(words[words.indexOf('--listen') + 1] ?? '')?.[1] ?? 80)
        const root = words.includes('--root') ? (words[words.indexOf('--root') + 1] ?? '.') : process.cwd
        const site = { port, root, files: true, respond: undefined, proxy: undefined }
        return serve(process, { log, doors: doorsOf(process, [site]) }, surroundings)
      }
      case 'reload':
        process.kernel.processes.find(({ pid }) => pid === 1)?.receive('HUP')
        return 0
      case 'version':
        await process.print(`v${surroundings.version}\n`)
        return 0
      case 'validate':
        await process.print('Valid configuration\n')
        return 0
      default:
        await process.write(
          2,
          `Error: caddy ${command} is not simulated; run, reload, validate, file-server and version are\n`,
        )
        return 1
    }
  },
})
