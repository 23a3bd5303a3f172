import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import type { Surroundings } from '../daemon.ts'
import { clickError } from './click.ts'
import { interpreter, type InterpreterOptions } from './interpreter.ts'
import { raised } from './python/exceptions.ts'
import { standardModules } from './python/modules/standard.ts'
import { Interpreter } from './python/interpreter.ts'
import { prompt } from './python/prompt.ts'
import { callNamed } from './python/call-named.ts'

/** What `python -m http.server` was told. */
interface FileServer {
  readonly bind?: string
  readonly directory?: string
  readonly port?: string
}

const FILE_OPTIONS: Readonly<Record<string, keyof FileServer>> = {
  '-b': 'bind',
  '--bind': 'bind',
  '-d': 'directory',
  '--directory': 'directory',
}

const TITLES = { bind: '-b/--bind', directory: '-d/--directory', port: 'port' }

/** Reads the options of http.server; a text says what is wrong with them. */
function fileServerOf(words: readonly string[]): FileServer | string {
  const told: { -readonly [key in keyof FileServer]: FileServer[key] } = {}
  for (let at = 0; at < words.length; at += 1) {
    const [, name = '', given] = /^(--?[a-z]+)(?:=([^]*))?$/.exec(words[at] ?? '') ?? []
    const option = Object.hasOwn(FILE_OPTIONS, name) ? FILE_OPTIONS[name] : undefined
    const word = option === undefined ? words[at] : (given ?? words[(at += 1)])
    if (option === undefined && (word?.startsWith('-') === true || told.port !== undefined))
      return `unrecognized arguments: ${word ?? ''}`
    if (word === undefined) return `argument ${TITLES[option ?? 'port']}: expected one argument`
    told[option ?? 'port'] = word
  }
  const { port = '8000' } = told
  return /^\d+$/.test(port) ? told : `argument port: invalid int value: '${port}'`
}

/** `python -m http.server [PORT]`: the files of a directory; of the one that it was started in if none is named. */
async function serveFiles(process: GnuProcess, words: readonly string[], surroundings: Surroundings): Promise<number> {
  const told = fileServerOf(words)
  if (typeof told === 'string') {
    const usage = 'usage: server.py [-h] [--cgi] [-b ADDRESS] [-d DIRECTORY] [-p VERSION] [port]'
    await process.write(2, `${usage}\nserver.py: error: ${told}\n`)
    return 2
  }
  const { bind = '0.0.0.0', directory = '.', port = '8000' } = told
  if (Number(port) > 65_535) {
    await process.write(2, 'OverflowError: bind(): port must be 0-65535.\n')
    return 1
  }
  const running = new Interpreter(process, { argv: ['server.py'], surroundings })
  return running.service('http.server', (server) => callNamed(server, '_main', bind, BigInt(port), directory))
}

/** -i would ask at a prompt, -v and -x would tell of or leave out what is not read here. */
const optionsFor = (name: string): InterpreterOptions => ({
  inert: /^(?:-[bBdEIOPqsSu]+|-[WX].*)$/,
  valued: /^-[WX]$/,
  unsimulated: /^(?:-[bBdEIOPqsSuivxh?]+|--help.*|--check-hash-based-pycs.*)$/,
  bad(option, lacksValue) {
    const what = option.startsWith('--') ? `unknown option ${option}` : `Unknown option: ${option.slice(0, 2)}`
    const reason = lacksValue ? `Argument expected for the ${option} option` : what
    const usage = `usage: ${name} [option] ... [-c cmd | -m mod | file | -] [arg] ...\nTry \`python -h' for more information.\n`
    return { text: `${reason}\n${usage}`, status: 2 }
  },
})

/** Runs a file, what `-c` says, or what standard input gives. */
function runSource(process: GnuProcess, source: string, path: string, surroundings: Surroundings): Promise<number> {
  const at = process.argv.findIndex((word) => /^-\w*c$/.test(word))
  const [argv, name] =
    path !== ''
      ? [process.argv.slice(process.argv.findIndex((word) => fromDirectory(process.cwd, word) === path)), path]
      : at > 0
        ? [['-c', ...process.argv.slice(at + 2)], '<string>']
        : [['-', ...process.argv.slice(2)], '<stdin>']
  return new Interpreter(process, { argv, surroundings }).main(source, name)
}

/** `python -m NAME`: a module of the program as the main one; undefined where there is none. */
function runModule(
  process: GnuProcess,
  module: string,
  words: readonly string[],
  surroundings: Surroundings,
): Promise<number> | undefined {
  const { fs } = process.system
  const place = fromDirectory(process.cwd, module.replaceAll('.', '/'))
  const path = [`${place}.py`, `${place}/__main__.py`].find((one) => fs.exists(one))
  return path === undefined
    ? undefined
    : new Interpreter(process, { argv: [path, ...words], surroundings }).main(fs.readText(path), path)
}

/** `python -m unittest`: the tests that are named, or those of the files that are called test*.py. */
const runTests = (process: GnuProcess, words: readonly string[], surroundings: Surroundings): Promise<number> =>
  new Interpreter(process, { argv: ['-m', ...words], surroundings }).main(
    'import unittest\nunittest.main(module=None)\n',
    '<frozen unittest>',
  )

/** `python -m json.tool`. */
async function jsonTool(process: GnuProcess, words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { jsonTool: source } = await process.outside(import('./python/modules/sources/json-tool.ts'))
  return new Interpreter(process, { argv: ['json.tool', ...words], surroundings }).main(source, '<frozen json.tool>')
}

/** `python -m NAME` of a module that there is not; undefined for one that Python has, and that is not simulated. */
const withoutModule = (process: GnuProcess, module: string): Promise<number> | undefined =>
  standardModules.has(module.split('.')[0] ?? '') ? undefined : sayAbsent(process, module)

async function sayAbsent(process: GnuProcess, module: string): Promise<number> {
  await process.write(2, `/usr/local/bin/python3: No module named ${module}\n`)
  return 1
}

/** `python -m pip`. */
async function pipModule(process: GnuProcess, words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { runPip } = await process.outside(import('./installers/pip.ts'))
  return runPip(process, words, surroundings.version)
}

/** `python -m uvicorn`. */
async function uvicornModule(
  process: GnuProcess,
  words: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { runUvicorn } = await process.outside(import('./uvicorn.ts'))
  return runUvicorn(process, words, surroundings)
}

/** Python. */
export const python =
  (name: string) =>
  (surroundings: Surroundings): GnuProgram =>
    interpreter({
      name,
      version: `Python ${surroundings.version}`,
      versionOptions: ['-V', '--version'],
      option: '-c',
      options: optionsFor(name),
      run: (process, source, path) => runSource(process, source, path, surroundings),
      module(process, [module = '', ...words]) {
        if (module === 'http.server') return serveFiles(process, words, surroundings)
        if (module === 'pip') return pipModule(process, words, surroundings)
        if (module === 'unittest') return runTests(process, words, surroundings)
        if (module === 'json.tool') return jsonTool(process, words, surroundings)
        if (module === 'uvicorn') return uvicornModule(process, words, surroundings)
        return module === 'flask'
          ? flaskRun(process, words, surroundings)
          : (runModule(process, module, words, surroundings) ?? withoutModule(process, module))
      },
      prompt: (process) => prompt(process, surroundings),
      missing: (path) => `${name}: can't open file '${path}': [Errno 2] No such file or directory\n`,
      missingStatus: 2,
    })

/** What an option or a variable says; the option may have its value behind `=`. */
function optionIn(process: GnuProcess, words: readonly string[], names: string, variable: string): string | undefined {
  for (const [at, word] of words.entries()) {
    const [name = '', value] = word.split('=')
    if (names.split(' ').includes(name)) return value ?? words[at + 1]
  }
  return process.environment.get(variable)
}

const FLASK_OPTIONS = new Set(['--host', '-h', '--port', '-p'])

/** What is wrong with the options of `flask run`. */
function flaskError(words: readonly string[]): string | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const [, name = '', value] = /^(--?[^=]+)(?:=([^]*))?$/.exec(words[at] ?? '') ?? []
    if (name === '') return `Got unexpected extra argument (${words[at] ?? ''})`
    if (name === '--debug' || name === '--no-reload') continue
    if (/^--(?:reload|cert|key|with-threads)$/.test(name)) return `${name} is not simulated`
    if (!FLASK_OPTIONS.has(name)) return `No such option '${name}'.`
    const given = value ?? words[(at += 1)]
    if (given === undefined) return `Option '${name}' requires an argument.`
    if (/p(?:ort)?$/.test(name) && !/^\d+$/.test(given))
      return `Invalid value for '--port' / '-p': '${given}' is not a valid integer.`
  }
  return undefined
}

const flaskRefusal = (reason: string): string => clickError('flask run [OPTIONS]', 'flask run', reason)

async function flaskRun(process: GnuProcess, words: readonly string[], surroundings: Surroundings): Promise<number> {
  if (!words.includes('run')) {
    await process.complain('only flask run is simulated')
    return 2
  }
  const refuse = async (reason: string): Promise<number> => (await process.write(2, `${flaskRefusal(reason)}\n`), 2)
  const wrong = flaskError(words.slice(words.indexOf('run') + 1))
  if (wrong !== undefined) return refuse(wrong)
  const { fs } = process.system
  const app = optionIn(process, words, '--app -A', 'FLASK_APP') ?? 'app.py'
  const [file = '', name = 'app'] = app.split(':')
  const module = file.replace(/\.py$/, '')
  if (
    !fs.exists(fromDirectory(process.cwd, `${module.replaceAll('.', '/')}.py`)) &&
    !fs.isDirectory(fromDirectory(process.cwd, module))
  )
    return refuse(
      "Could not locate a Flask application. Use the 'flask --app' option, 'FLASK_APP' environment variable, or a 'wsgi.py' or 'app.py' file in the current directory.",
    )
  const host = optionIn(process, words, '--host -h', 'FLASK_RUN_HOST') ?? '127.0.0.1'
  const port = BigInt(optionIn(process, words, '--port -p', 'FLASK_RUN_PORT') ?? 5000)
  const isDebugging = words.includes('--debug') || /^(?:1|true)$/i.test(process.environment.get('FLASK_DEBUG') ?? '')
  const running = new Interpreter(process, { argv: [], surroundings })
  return running.service(module, function* (loaded) {
    const flaskModule = yield* running.load('flask')
    const found = yield* callNamed(flaskModule, '_located', loaded, name)
    if (found === null)
      throw raised(
        'SystemExit',
        flaskRefusal(
          `Failed to find Flask application or factory in module '${module}'. Use '${module}:name' to specify one.`,
        ),
      )
    return yield* callNamed(flaskModule, '_serve', found, host, port, app, isDebugging)
  })
}

/** Flask's own program, which pip installs. */
export const flask = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'flask' },
  run: (process) => flaskRun(process, process.argv.slice(1), surroundings),
})

const GUNICORN_VALUED = new Set([
  '-b',
  '--bind',
  '-w',
  '--workers',
  '--threads',
  '-t',
  '--timeout',
  '-k',
  '--worker-class',
  '--access-logfile',
  '--error-logfile',
  '--log-level',
  '-n',
  '--name',
  '--chdir',
])

/** What gunicorn was told: where it listens, `module:application`, and where that lies. */
function gunicornOf(words: readonly string[]): {
  readonly bind: string
  readonly app: string
  readonly directory: string
  readonly bad?: string
} {
  let [bind, app, directory] = ['127.0.0.1:8000', '', '.']
  for (let at = 0; at < words.length; at += 1) {
    const [, name = '', value] = /^(--?[\w-]+?)(?:=(.*))?$/.exec(words[at] ?? '') ?? []
    if (name === '') app = words[at] ?? ''
    else if (!GUNICORN_VALUED.has(name)) return { bind, app, directory, bad: words[at] ?? '' }
    else {
      const given = value ?? words[(at += 1)] ?? ''
      if (name === '-b' || name === '--bind') bind = given
      if (name === '--chdir') directory = given
    }
  }
  return { bind, app, directory }
}

/** gunicorn, which pip installs: it serves an application of Flask, as a server of its own. */
export const gunicorn = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'gunicorn' },
  async run(process) {
    const { bind, app, directory, bad } = gunicornOf(process.argv.slice(1))
    if (bad !== undefined) {
      await process.write(
        2,
        `usage: gunicorn [OPTIONS] [APP_MODULE]\ngunicorn: error: unrecognized arguments: ${bad}\n`,
      )
      return 2
    }
    if (app === '') {
      await process.write(2, '\nError: No application module specified.\n')
      return 1
    }
    const { fs } = process.system
    const place = fromDirectory(process.cwd, directory)
    if (!fs.isDirectory(place)) {
      await process.write(2, `\nError: can't chdir to '${directory}'\n`)
      return 1
    }
    const [module = '', name = 'application'] = app.split(':')
    const path = fromDirectory(place, `${module.replaceAll('.', '/')}.py`)
    if (!fs.exists(path)) {
      await process.write(2, `ModuleNotFoundError: No module named '${module}'\n`)
      return 3
    }
    const [host = '', port = '8000'] = bind.split(':')
    process.cwd = place
    const running = new Interpreter(process, { argv: [], surroundings })
    return running.service(module, function* (loaded) {
      const flaskModule = yield* running.load('flask')
      return yield* callNamed(flaskModule, '_gunicorn', loaded, name, host || '0.0.0.0', BigInt(port))
    })
  },
})
