import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { Input } from '../../../shell/posix/input.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { directoryName, fromDirectory } from '../../../linux/path.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import type { Surroundings } from '../daemon.ts'
import { Unsimulated } from './expression.ts'
import { NoModule, readPython } from './flask.ts'
import { MissingModule, readJavaScript } from './javascript.ts'
import { runWebProgram, type WebProgram } from './web-program.ts'

/** An interpreter: how it is called, and what it says. */
export interface Language {
  readonly name: string
  /** What asks for the version, and what it says. */
  readonly version: string
  readonly versionOptions: readonly string[]
  /** The option that a program follows: `-e`, `-c`. */
  readonly option: string
  /** Runs a program; `path` is empty where it is no file. */
  run(process: GnuProcess, source: string, path: string): Promise<number>
  /** `-m`: runs a module; undefined for one that is not simulated. */
  module?(process: GnuProcess, words: readonly string[]): Promise<number> | undefined
  /** What is said of a file that is not there. */
  readonly missing: (path: string) => string
  readonly missingStatus: number
}

/** The texts and numbers of a call, as they are written down; undefined for anything else. */
function literals(words: string): readonly string[] | undefined {
  const parts = words.trim() === '' ? [] : words.match(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`$]*`|[^,]+/g)
  const texts = (parts ?? []).map((part) => part.trim()).filter(Boolean)
  if (!texts.every((part) => /^(["'`]).*\1$|^-?\d+(?:\.\d+)?$/s.test(part))) return undefined
  return texts.map((part) =>
    part
      .replace(/^(["'`])(.*)\1$/s, '$2')
      .replaceAll(String.raw`\n`, '\n')
      .replace(/\\(.)/g, '$1'),
  )
}

/** A language of which only programs are run that print what they have written down. */
interface Printing {
  readonly name: string
  /** A call that prints, and its words. */
  readonly print: RegExp
  readonly comment: RegExp
}

/** Runs a program whose statements all print; anything else is refused before it begins. */
async function execute(process: GnuProcess, { name, print, comment }: Printing, source: string): Promise<number> {
  const statements = source
    .split(/\n|;(?=\s*(?:\w|$))/)
    .map((line) => line.replace(comment, '').trim())
    .filter(Boolean)
  const output = statements.map((statement) => literals(print.exec(statement)?.[1] ?? '\0'))
  const strange = statements[output.indexOf(undefined)]
  if (strange !== undefined) {
    await process.write(
      2,
      `${name}: only programs that print texts and numbers are simulated here, and not: ${strange}\n`,
    )
    return 1
  }
  for (const words of output) await process.print(`${words?.join(' ') ?? ''}\n`)
  return 0
}

/** The interpreter of a language. */
export const interpreter = (language: Language): GnuProgram => ({
  declaration: { name: language.name },
  async run(process) {
    const words = process.argv.slice(1)
    const [first] = words
    if (first !== undefined && language.versionOptions.includes(first)) {
      await process.print(`${language.version}\n`)
      return 0
    }
    if (first === language.option) return language.run(process, words[1] ?? '', '')
    if (first === '-m' && language.module) {
      const running = language.module(process, words.slice(1))
      if (running) return running
      await process.complain(`the module ${words[1] ?? ''} is not simulated`)
      return 1
    }
    const file = words.find((word) => !word.startsWith('-'))
    if (file !== undefined) {
      const { fs } = process.system
      const path = fromDirectory(process.cwd, file)
      if (!fs.exists(path)) {
        await process.write(2, language.missing(path))
        return language.missingStatus
      }
      return language.run(process, fs.readText(path), path)
    }
    if (isTerminal(process.descriptors.get(0))) {
      await process.complain('its own prompt is not simulated')
      return 1
    }
    return language.run(process, (await new Input(process, process.file(0)).block('\0')) ?? '', '')
  },
})

/** Runs what was read of a program; what is not simulated of it is refused before it begins. */
async function runRead(
  process: GnuProcess,
  name: string,
  read: () => WebProgram,
  surroundings: Surroundings,
): Promise<number> {
  try {
    return await runWebProgram(process, read(), surroundings)
  } catch (error) {
    if (error instanceof Unsimulated)
      await process.write(
        2,
        `${name}: only programs that print and serve texts are simulated here, and not: ${error.message}\n`,
      )
    else if (error instanceof FileSystemError) await process.complain(`${error.message}`)
    else throw error
    return 1
  }
}

const LOADER = 'node:internal/modules/cjs/loader:1404\n  throw err;\n  ^\n\n'

/** Node.js. */
export const node = (surroundings: Surroundings): GnuProgram => {
  const { version } = surroundings
  const notFound = (module: string, from: string): string =>
    `${LOADER}Error: Cannot find module '${module}'\n${from === '' ? '' : `Require stack:\n- ${from}\n`}    code: 'MODULE_NOT_FOUND',\n    requireStack: [${from === '' ? '' : ` '${from}' `}]\n}\n\nNode.js v${version}\n`
  return interpreter({
    name: 'node',
    version: `v${version}`,
    versionOptions: ['-v', '--version'],
    option: '-e',
    async run(process, source, path) {
      try {
        const directory = path === '' ? process.cwd : directoryName(path)
        return await runRead(process, 'node', () => readJavaScript(process, source, directory), surroundings)
      } catch (error) {
        if (!(error instanceof MissingModule)) throw error
        await process.write(2, notFound(error.message, path))
        return 1
      }
    },
    missing: (path) => notFound(path, ''),
    missingStatus: 1,
  })
}

const missing = (): string => 'Error code: 404. Message: File not found.\n'

/** `python -m http.server [PORT]`: the files of the directory that it was started in. */
function serveFiles(process: GnuProcess, words: readonly string[], surroundings: Surroundings): Promise<number> {
  const port = Number(words.find((word) => /^\d+$/.test(word)) ?? 8000)
  const started = [`Serving HTTP on 0.0.0.0 port ${port} (http://0.0.0.0:${port}/) ...`]
  const directories = [process.cwd]
  return runWebProgram(
    process,
    { prints: [], server: { port, routes: [], directories, started, stream: 'out', missing } },
    surroundings,
  )
}

async function runPython(
  process: GnuProcess,
  name: string,
  read: () => WebProgram,
  surroundings: Surroundings,
): Promise<number> {
  try {
    return await runRead(process, name, read, surroundings)
  } catch (error) {
    if (!(error instanceof NoModule)) throw error
    await process.write(
      2,
      `Traceback (most recent call last):\nModuleNotFoundError: No module named '${error.message}'\n`,
    )
    return 1
  }
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
      run: (process, source) => runPython(process, name, () => readPython(process, source), surroundings),
      module(process, [module, ...words]) {
        if (module === 'http.server') return serveFiles(process, words, surroundings)
        return module === 'flask' ? flaskRun(process, words, surroundings) : undefined
      },
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

async function flaskRun(process: GnuProcess, words: readonly string[], surroundings: Surroundings): Promise<number> {
  if (!words.includes('run')) {
    await process.complain('only flask run is simulated')
    return 2
  }
  const { fs } = process.system
  const app = optionIn(process, words, '--app -A', 'FLASK_APP') ?? 'app.py'
  const path = fromDirectory(process.cwd, `${app.replace(/\.py$/, '')}.py`)
  if (!fs.exists(path)) {
    await process.write(
      2,
      `Usage: flask run [OPTIONS]\nTry 'flask run --help' for help.\n\nError: Could not locate a Flask application. Use the 'flask --app' option, 'FLASK_APP' environment variable, or a 'wsgi.py' or 'app.py' file in the current directory.\n`,
    )
    return 2
  }
  const serving = {
    name: app,
    host: optionIn(process, words, '--host -h', 'FLASK_RUN_HOST') ?? '127.0.0.1',
    port: Number(optionIn(process, words, '--port -p', 'FLASK_RUN_PORT') ?? 5000),
  }
  return runPython(process, 'flask', () => readPython(process, fs.readText(path), serving), surroundings)
}

/** Flask's own program, which pip installs. */
export const flask = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'flask' },
  run: (process) => flaskRun(process, process.argv.slice(1), surroundings),
})

/** PHP. */
export const php = ({ version }: Surroundings): GnuProgram =>
  interpreter({
    name: 'php',
    version: `PHP ${version} (cli)`,
    versionOptions: ['-v', '--version'],
    option: '-r',
    run: (process, source) =>
      execute(
        process,
        {
          name: 'php',
          print: /^(?:<\?php\s+)?echo\s+(.*)$/s,
          comment: /^\s*(?:\/\/|#|<\?php\s*$|\?>).*$/,
        },
        source,
      ),
    missing: (path) => `Could not open input file: ${path}\n`,
    missingStatus: 1,
  })
