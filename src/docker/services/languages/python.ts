import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import type { Surroundings } from '../daemon.ts'
import { NoModule, readPython } from './flask.ts'
import { interpreter, runRead } from './interpreter.ts'
import { runWebProgram, type WebProgram } from './web-program.ts'

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
