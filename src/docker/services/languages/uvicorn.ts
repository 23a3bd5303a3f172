import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { baseName, directoryName, fromDirectory } from '../../../linux/path.ts'
import type { Surroundings } from '../daemon.ts'
import { asTyped, type Called, type KnownOptions, type OptionProblem, readOptions } from '../sql/client-options.ts'
import { clickError } from './click.ts'
import { callNamed } from './python/call-named.ts'
import { Interpreter } from './python/interpreter.ts'
import { Tuple } from './python/values.ts'

const UVICORN: KnownOptions = {
  taken: 'host= port= reload workers= factory no-access-log app-dir= log-level=',
  inert:
    'loop= http= ws= use-colors no-use-colors access-log proxy-headers no-proxy-headers ' +
    'forwarded-allow-ips= server-header date-header no-date-header timeout-keep-alive= limit-concurrency= ' +
    'backlog= interface= reload-dir= reload-include= reload-exclude= reload-delay= timeout-graceful-shutdown=',
  absent:
    'uds= fd= lifespan= no-server-header env-file= log-config= root-path= ssl-keyfile= ssl-certfile= ssl-keyfile-password= header= version help',
}

const FASTAPI: KnownOptions = {
  taken: 'host= port= reload no-reload workers= app=',
  inert: 'proxy-headers no-proxy-headers forwarded-allow-ips=',
  absent: 'root-path= entrypoint,e= help version',
}

/** What is wrong with an option, in Click's words. */
function problemText({ type, name }: OptionProblem): string {
  if (type === 'not-simulated') return `The option ${asTyped(name)} is not simulated here.`
  return type === 'unknown' ? `No such option: ${asTyped(name)}` : `Option '${asTyped(name)}' requires an argument.`
}

const LEVELS = ['critical', 'error', 'warning', 'info', 'debug', 'trace']

/** Where a server is to listen, and how many workers it is to have; a text says what is wrong with them, or with the level of the log. */
function numbersOf({ options }: Called): { readonly port: bigint; readonly workers: bigint } | string {
  const [port, workers] = [options.get('port') ?? '8000', options.get('workers') ?? '1']
  const level = options.get('log-level') ?? 'info'
  if (!LEVELS.includes(level))
    return `Invalid value for '--log-level': '${level}' is not one of ${LEVELS.map((one) => `'${one}'`).join(', ')}.`
  for (const [name, value] of Object.entries({ port, workers }))
    if (!/^\d+$/.test(value)) return `Invalid value for '--${name}': '${value}' is not a valid integer.`
  return { port: BigInt(port), workers: BigInt(workers) }
}

/** uvicorn, as its own program and as `python -m uvicorn`. */
export async function runUvicorn(
  process: GnuProcess,
  words: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const called = readOptions(words, UVICORN)
  const { options, problem } = called
  const [app] = called.words
  const numbers = numbersOf(called)
  const refuse = async (reason: string): Promise<number> => {
    await process.write(2, `${clickError('uvicorn [OPTIONS] APP', 'uvicorn', reason)}\n`)
    return 2
  }
  if (problem) return refuse(problemText(problem))
  if (app === undefined) return refuse("Missing argument 'APP'.")
  if (typeof numbers === 'string') return refuse(numbers)
  process.cwd = fromDirectory(process.cwd, options.get('app-dir') ?? '.')
  const running = new Interpreter(process, { argv: [], surroundings })
  return running.service('uvicorn', (server) =>
    callNamed(
      server,
      '_main',
      app,
      options.get('host') ?? '127.0.0.1',
      numbers.port,
      options.has('reload'),
      numbers.workers,
      options.has('factory'),
      !options.has('no-access-log'),
      options.get('log-level') ?? null,
    ),
  )
}

/** uvicorn, which pip installs: it serves applications of FastAPI, and others of ASGI. */
export const uvicorn = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'uvicorn' },
  run: (process) => runUvicorn(process, process.argv.slice(1), surroundings),
})

/** Where `fastapi run` looks for the application that nobody named. */
const USUAL_FILES = ['main.py', 'app.py', 'api.py', 'app/main.py', 'app/app.py', 'app/api.py']

/** An application in a file: what it is imported as, and from where. */
interface Found {
  readonly root: string
  readonly module: string
  readonly file: string
  readonly name: string
}

/** What an application is imported as: directories with an __init__.py are packages. */
function foundIn({ cwd, system: { fs } }: GnuProcess, path: string, name: string): Found {
  let root = directoryName(fromDirectory(cwd, path))
  let module = baseName(path).replace(/\.py$/, '')
  while (fs.exists(`${root}/__init__.py`) && root !== '/') {
    module = `${baseName(root)}.${module}`
    root = directoryName(root)
  }
  return { root, module, file: baseName(path), name }
}

/** What is shown before the server's own lines. */
function banner({ root, module, file, name }: Found, place: string, isDev: boolean): readonly string[] {
  const after = isDev ? ['', '       tip   Running in development mode, for production use: fastapi run'] : []
  return [
    '',
    `   FastAPI   Starting ${isDev ? 'development' : 'production'} server 🚀`,
    '',
    '             Searching for package file structure from directories with',
    '             __init__.py files',
    `             Importing from ${root}`,
    '',
    `    module   🐍 ${file}`,
    '',
    '      code   Importing the FastAPI app object from the module with the following',
    '             code:',
    '',
    `             from ${module} import ${name}`,
    '',
    `       app   Using import string: ${module}:${name}`,
    '',
    `    server   Server started at ${place}`,
    `    server   Documentation at ${place}/docs`,
    ...after,
    '',
    '             Logs:',
    '',
  ]
}

async function runFastapi(process: GnuProcess, surroundings: Surroundings): Promise<number> {
  const called = readOptions(process.argv.slice(1), FASTAPI)
  const { options, problem, words } = called
  const [command, path] = words
  const usage = `fastapi ${command ?? ''} [OPTIONS] [PATH]`
  const refuse = async (text: string, status = 2): Promise<number> => (await process.write(2, text), status)
  const numbers = numbersOf(called)
  if (problem) return refuse(`${clickError(usage, 'fastapi', problemText(problem))}\n`)
  if (command !== 'run' && command !== 'dev')
    return refuse(
      `${clickError('fastapi [OPTIONS] COMMAND [ARGS]...', 'fastapi', command === undefined ? 'Missing command.' : `No such command '${command}'.`)}\n`,
    )
  if (typeof numbers === 'string') return refuse(`${clickError(usage, `fastapi ${command}`, numbers)}\n`)
  const { fs } = process.system
  const file = path ?? USUAL_FILES.find((one) => fs.exists(fromDirectory(process.cwd, one)))
  if (file === undefined) return refuse('Could not find a default file to run, please provide an explicit path\n', 1)
  if (!fs.exists(fromDirectory(process.cwd, file))) return refuse(`Path does not exist ${file}\n`, 1)
  const found = foundIn(process, file, options.get('app') ?? 'app')
  const isDev = command === 'dev'
  const host = options.get('host') ?? (isDev ? '127.0.0.1' : '0.0.0.0')
  const isReloading = isDev ? !options.has('no-reload') : options.has('reload')
  process.cwd = found.root
  const running = new Interpreter(process, { argv: [], surroundings })
  return running.service('uvicorn', (server) =>
    callNamed(
      server,
      '_fastapi_main',
      `${found.module}:${found.name}`,
      host,
      numbers.port,
      isReloading,
      numbers.workers,
      new Tuple(banner(found, `http://${host}:${numbers.port}`, isDev)),
    ),
  )
}

/** fastapi, the program that comes with `fastapi[standard]`. */
export const fastapi = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'fastapi' },
  run: (process) => runFastapi(process, surroundings),
})
