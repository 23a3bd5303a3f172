import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { baseName, directoryName, fromDirectory } from '../../../linux/path.ts'
import type { Surroundings } from '../daemon.ts'
import { callNamed } from './python/call-named.ts'
import { Interpreter } from './python/interpreter.ts'

/** What a server of an application is told. */
interface Told {
  host: string
  port: string
  /** `module:name`. */
  app: string
  /** It says nothing of requests. */
  isQuiet: boolean
  reload: boolean
}

/** Why a server does not start. */
class Refused extends Error {
  override readonly name = 'Refused'
}

const VALUED: Readonly<Record<string, (told: Told, value: string) => void>> = {
  '--host': (told, value) => void (told.host = value),
  '--port': (told, value) => void (told.port = value),
  '--log-level': (told, value) => void (told.isQuiet ||= ['warning', 'error', 'critical'].includes(value)),
}

const FLAGS: Readonly<Record<string, (told: Told) => void>> = {
  '--reload': (told) => void (told.reload = true),
  '--no-access-log': (told) => void (told.isQuiet = true),
  '--access-log': () => undefined,
  '--proxy-headers': () => undefined,
  '--no-use-colors': () => undefined,
}

/** Options that uvicorn has, and that are not simulated. */
const UNSIMULATED =
  /^--(?:uds|fd|reload-\w+|workers|loop|http|ws|lifespan|interface|env-file|log-config|root-path|ssl-\w+|factory|app-dir|timeout-\w+|limit-\w+|forwarded-allow-ips|backlog|header)/

/** Reads the options, and the one operand. @throws Refused */
function read(words: readonly string[], told: Told): Told {
  for (let at = 0; at < words.length; at += 1) {
    const [, name = '', given] = /^(--[^=]+)(?:=([^]*))?$/.exec(words[at] ?? '') ?? []
    const valued = Object.hasOwn(VALUED, name) ? VALUED[name] : undefined
    const flag = Object.hasOwn(FLAGS, name) ? FLAGS[name] : undefined
    if (name === '' && told.app === '') told.app = words[at] ?? ''
    else if (name === '') throw new Refused(`Got unexpected extra argument (${words[at] ?? ''})`)
    else if (flag) flag(told)
    else if (valued) {
      const value = given ?? words[(at += 1)]
      if (value === undefined) throw new Refused(`Option '${name}' requires an argument.`)
      valued(told, value)
    } else throw new Refused(UNSIMULATED.test(name) ? `${name} is not simulated` : `No such option: ${name}`)
  }
  if (!/^\d+$/.test(told.port)) throw new Refused(`Invalid value for '--port': '${told.port}' is not a valid integer.`)
  return told
}

/** Serves `module:name` until a signal ends it. */
async function serveApplication(process: GnuProcess, told: Told, surroundings: Surroundings): Promise<number> {
  const [module = '', name = 'app'] = told.app.split(':')
  const { fs } = process.system
  const place = fromDirectory(process.cwd, module.replaceAll('.', '/'))
  if (!told.app.includes(':')) {
    const message = `Error loading ASGI app. Import string "${told.app}" must be in format "<module>:<attribute>".`
    await process.write(2, `ERROR:    ${message}\n`)
    return 1
  }
  if (!fs.exists(`${place}.py`) && !fs.exists(`${place}/__init__.py`)) {
    await process.write(2, `ERROR:    Error loading ASGI app. Could not import module "${module}".\n`)
    return 1
  }
  if (told.reload) await process.write(2, 'WARNING:  The reloader is not simulated here.\n')
  const running = new Interpreter(process, { argv: [], surroundings })
  return running.service(module, function* (loaded) {
    const server = yield* running.load('uvicorn')
    return yield* callNamed(server, '_named', loaded, name, told.host, BigInt(told.port), !told.isQuiet)
  })
}

async function refuse(process: GnuProcess, usage: string, error: unknown): Promise<number> {
  if (!(error instanceof Refused)) throw error
  const [name = ''] = usage.split(' [')
  await process.write(2, `Usage: ${usage}\nTry '${name} --help' for help.\n\nError: ${error.message}\n`)
  return 2
}

/** `uvicorn [OPTIONS] APP`. */
export async function runUvicorn(
  process: GnuProcess,
  words: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  try {
    const told = read(words, { host: '127.0.0.1', port: '8000', app: '', isQuiet: false, reload: false })
    if (told.app === '') throw new Refused("Missing argument 'APP'.")
    return await serveApplication(process, told, surroundings)
  } catch (error) {
    return refuse(process, 'uvicorn [OPTIONS] APP', error)
  }
}

/** uvicorn, which pip installs. */
export const uvicorn = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'uvicorn' },
  run: (process) => runUvicorn(process, process.argv.slice(1), surroundings),
})

/** Where FastAPI looks for a program that is not named. */
const USUAL = ['main.py', 'app.py', 'api.py', 'app/main.py', 'app/app.py', 'app/api.py']

/** The file that holds the application, from the directory that its packages lie in. @throws Refused */
function located(process: GnuProcess, given: string): { readonly root: string; readonly module: string } {
  const { fs } = process.system
  const at = given === '' ? USUAL.find((one) => fs.exists(fromDirectory(process.cwd, one))) : given
  if (at === undefined) throw new Refused('Could not find a default file to run, please provide an explicit path')
  const path = fromDirectory(process.cwd, at)
  if (!fs.exists(path)) throw new Refused(`Path does not exist ${at}`)
  let root = directoryName(path)
  const parts = [baseName(path).replace(/\.py$/, '')]
  for (; root !== '/' && fs.exists(`${root}/__init__.py`); root = directoryName(root)) parts.unshift(baseName(root))
  return { root, module: parts.join('.') }
}

/** `fastapi run [OPTIONS] [PATH]`, and `fastapi dev`, which is for the machine itself and restarts on changes. */
async function runFastapi(process: GnuProcess, surroundings: Surroundings): Promise<number> {
  const [, verb = '', ...words] = process.argv
  try {
    if (verb !== 'run' && verb !== 'dev') throw new Refused(`No such command '${verb}'.`)
    const host = verb === 'dev' ? '127.0.0.1' : '0.0.0.0'
    const told = read(words, { host, port: '8000', app: '', isQuiet: false, reload: verb === 'dev' })
    const { root, module } = located(process, told.app)
    const address = `http://${told.host}:${told.port}`
    await process.print(
      `   FastAPI   Starting ${verb === 'dev' ? 'development' : 'production'} server\n\n` +
        `             Importing from ${root}\n\n` +
        `       app   Using import string: ${module}:app\n\n` +
        `    server   Server started at ${address}\n    server   Documentation at ${address}/docs\n\n             Logs:\n\n`,
    )
    process.cwd = root
    return await serveApplication(process, { ...told, app: `${module}:app` }, surroundings)
  } catch (error) {
    return refuse(process, `fastapi ${verb} [OPTIONS] [PATH]`, error)
  }
}

/** FastAPI's own program, which pip installs with `fastapi[standard]`. */
export const fastapi = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'fastapi' },
  run: (process) => runFastapi(process, surroundings),
})
