import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { baseName, directoryName, fromDirectory, normalizePath } from '../../../linux/path.ts'
import { findCommand, programText } from '../../../shell/posix/exec.ts'
import type { Surroundings } from '../daemon.ts'
import { Unsimulated } from './expression.ts'
import { readGo } from './go-source.ts'
import { runRead } from './interpreter.ts'
import { runWebProgram } from './web-program.ts'

/** What an executable that go has built begins with; the source of its package main follows. */
const HEAD = programText('go-binary')

const isSource = (name: string): boolean => name.endsWith('.go') && !name.endsWith('_test.go')

/** The source of the package that words name: files, or a directory; undefined where there is none. */
function sourceOf({ cwd, system: { fs } }: GnuProcess, words: readonly string[]): string | undefined {
  const [first = '.'] = words
  if (words.some((word) => isSource(word))) {
    const paths = words.filter(isSource).map((word) => fromDirectory(cwd, word))
    return paths.every((path) => fs.exists(path)) ? paths.map((path) => fs.readText(path)).join('\n') : undefined
  }
  const directory = fromDirectory(cwd, first.replace(/\/?\.\.\.$/, '') || '.')
  const names = fs.isDirectory(directory) ? fs.names(directory).filter(isSource) : []
  return names.length === 0 ? undefined : names.map((name) => fs.readText(`${directory}/${name}`)).join('\n')
}

/** The name of the module in go.mod; undefined without one. */
function moduleOf({ cwd, system: { fs } }: GnuProcess): string | undefined {
  const path = `${cwd}/go.mod`
  return fs.exists(path) ? (/^module\s+(\S+)/m.exec(fs.readText(path))?.[1] ?? '') : undefined
}

async function refuse(process: GnuProcess, text: string, status = 1): Promise<number> {
  await process.write(2, `${text}\n`)
  return status
}

/** Reads a package; its source, or the status of what was refused. */
async function checked(process: GnuProcess, words: readonly string[]): Promise<string | number> {
  const source = sourceOf(process, words)
  if (source === undefined) return refuse(process, `no Go files in ${process.cwd}`)
  try {
    readGo(process, source)
    return source
  } catch (error) {
    if (!(error instanceof Unsimulated)) throw error
    return refuse(process, `go: only programs that print and serve texts are simulated here, and not: ${error.message}`)
  }
}

/** Options of go build that take a value, and those that take none; none changes what is built here but `-o`. */
const VALUED = new Set(['-o', '-ldflags', '-gcflags', '-tags', '-mod', '-p'])
const FLAGS = new Set(['-v', '-a', '-trimpath', '-race'])

interface Words {
  readonly plain: readonly string[]
  readonly output: string | undefined
  /** What is wrong with an option. */
  readonly wrong?: string
}

/** The words that are no options, and the value of `-o`. Options end at the first word that is none. */
function wordsOf(words: readonly string[]): Words {
  let output: string | undefined
  for (let at = 0; at < words.length; at += 1) {
    const [, option = '', given] = /^-(-?[^=-][^=]*)(?:=([^]*))?$/.exec(words[at] ?? '') ?? []
    if (option === '') return { plain: words.slice(at), output }
    const name = `-${option.replace(/^-/, '')}`
    if (FLAGS.has(name)) continue
    if (!VALUED.has(name)) return { plain: [], output, wrong: `flag provided but not defined: ${name}` }
    const value = given ?? words[(at += 1)]
    if (value === undefined) return { plain: [], output, wrong: `flag needs an argument: ${name}` }
    if (name === '-o') output = value
  }
  return { plain: [], output }
}

const USAGES = {
  build: '[-o output] [build flags] [packages]',
  run: '[build flags] [-exec xprog] package [arguments...]',
  test: '[build/test flags] [packages] [build/test flags & test binary flags]',
}

/** go's message on an option that is wrong, with its usage. */
const misused = (process: GnuProcess, command: keyof typeof USAGES, wrong: string): Promise<number> =>
  refuse(process, `${wrong}\nusage: go ${command} ${USAGES[command]}\nRun 'go help ${command}' for details.`, 2)

const NO_MODULE = "go: go.mod file not found in current directory or any parent directory; see 'go help modules'"

async function build(process: GnuProcess, words: readonly string[]): Promise<number> {
  const module = moduleOf(process)
  const { plain, output, wrong } = wordsOf(words)
  if (wrong !== undefined) return misused(process, 'build', wrong)
  if (module === undefined && !plain.some(isSource)) return refuse(process, NO_MODULE)
  const source = await checked(process, plain)
  if (typeof source === 'number') return source
  const { fs } = process.system
  const name = baseName(module ?? (plain[0] ?? '').replace(/\.go$/, ''))
  const given = fromDirectory(process.cwd, output ?? name)
  const path = fs.isDirectory(given) ? `${given}/${name}` : given
  fs.mkdirAll(directoryName(path))
  fs.writeFile(path, HEAD + source, { mode: 0o755 })
  if (words.includes('-v')) await process.write(2, `${module ?? name}\n`)
  return 0
}

/** The directories that hold a package's sources or its tests: one, or with `...` all that are within it. */
function packagesIn(fs: GnuProcess['system']['fs'], directory: string, isDeep: boolean): readonly string[] {
  const names = fs.isDirectory(directory) ? fs.names(directory) : []
  const own = names.some((name) => name.endsWith('.go')) ? [directory] : []
  if (!isDeep) return own
  const within = names.map((name) => `${directory}/${name}`).filter((path) => fs.isDirectory(path))
  return [...own, ...within.flatMap((path) => packagesIn(fs, path, true))]
}

/** go test, where there is nothing to test. */
async function test(process: GnuProcess, words: readonly string[]): Promise<number> {
  const { plain, wrong } = wordsOf(words)
  if (wrong !== undefined) return misused(process, 'test', wrong)
  const module = moduleOf(process)
  if (module === undefined) return refuse(process, NO_MODULE)
  const [first = '.'] = plain
  const top = normalizePath(fromDirectory(process.cwd, first.replace(/\/?\.\.\.$/, '') || '.'))
  const packages = packagesIn(process.system.fs, top, first.endsWith('...'))
  if (packages.length === 0) return refuse(process, `no Go files in ${top}`)
  const { fs } = process.system
  if (packages.some((path) => fs.names(path).some((name) => name.endsWith('_test.go'))))
    return refuse(process, 'go test: running tests is not simulated here')
  for (const path of packages)
    await process.print(`?   \t${module}${path.slice(process.cwd.length)}\t[no test files]\n`)
  return 0
}

/** Starts a module in the directory. */
async function moduleInit(process: GnuProcess, [name]: readonly string[]): Promise<number> {
  const { fs } = process.system
  const path = `${process.cwd}/go.mod`
  if (fs.exists(path)) return refuse(process, `go: ${path} already exists`)
  if (name === undefined)
    return refuse(
      process,
      `go: cannot determine module path for source directory ${process.cwd} (outside GOPATH, module path must be specified)\n\nExample usage:\n\t'go mod init example.com/m' to initialize a v0 or v1 module\n\t'go mod init example.com/m/v2' to initialize a v2 module\n\nRun 'go help mod init' for more information.`,
    )
  const version = process.environment.get('GOLANG_VERSION') ?? '1.26'
  fs.writeFile(path, `module ${name}\n\ngo ${version}\n`)
  await process.write(2, `go: creating new go.mod: module ${name}\n`)
  return 0
}

/** The first module that a go.mod requires, in a line or in a block; undefined where it requires none. */
const requiredIn = (text: string): string | undefined =>
  /^require\s+(?:\(\s*)?(?!\))([^\s()]+)/m.exec(text.replaceAll(/\/\/.*$/gm, ''))?.[1]

async function moduleCommand(process: GnuProcess, [command, ...words]: readonly string[]): Promise<number> {
  if (command === 'init') return moduleInit(process, words)
  if (command !== 'download' && command !== 'tidy' && command !== 'verify')
    return refuse(process, `go mod ${command ?? ''}: not simulated here; init, download, tidy and verify are`)
  const { fs } = process.system
  const path = `${process.cwd}/go.mod`
  if (!fs.exists(path))
    return refuse(
      process,
      `go: go.mod file not found in current directory or any parent directory; see 'go help modules'`,
    )
  const required = requiredIn(fs.readText(path))
  if (required !== undefined) return refuse(process, `go: ${required}: modules to fetch are not simulated here`)
  if (command === 'verify') await process.print('all modules verified\n')
  else if (command === 'download') await process.write(2, 'go: no module dependencies to download\n')
  return 0
}

/** `go env NAME…`: a variable, where one is set, else what go takes in its place. */
async function tellEnvironment(process: GnuProcess, names: readonly string[], version: string): Promise<number> {
  const home = process.environment.get('HOME') ?? '/root'
  const usual: Readonly<Record<string, string>> = {
    CGO_ENABLED: '1',
    GO111MODULE: '',
    GOARCH: 'amd64',
    GOCACHE: `${home}/.cache/go-build`,
    GOMODCACHE: '/go/pkg/mod',
    GOOS: 'linux',
    GOPATH: '/go',
    GOPROXY: 'https://proxy.golang.org,direct',
    GOROOT: '/usr/local/go',
    GOTOOLCHAIN: 'local',
    GOVERSION: `go${version}`,
  }
  const unknown = names.find((name) => name.startsWith('-') || !Object.hasOwn(usual, name))
  if (names.length === 0 || unknown !== undefined)
    return refuse(process, `go env ${unknown ?? ''}: not simulated here; ${Object.keys(usual).join(', ')} are`)
  for (const name of names) await process.print(`${process.environment.get(name) ?? usual[name] ?? ''}\n`)
  return 0
}

/** go: version, env, mod, build, install, run, test, of programs that print and serve texts. */
export const go = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'go' },
  async run(process) {
    const [command = '', ...words] = process.argv.slice(1)
    if (command === 'version') {
      await process.print(`go version go${surroundings.version} linux/amd64\n`)
      return 0
    }
    if (command === 'env') return tellEnvironment(process, words, surroundings.version)
    if (command === 'mod') return moduleCommand(process, words)
    if (command === 'build') return build(process, words)
    if (command === 'test') return test(process, words)
    if (command === 'install') return build(process, ['-o', '/go/bin', ...words])
    if (command === 'run') {
      const { plain, wrong } = wordsOf(words)
      if (wrong !== undefined) return misused(process, 'run', wrong)
      const source = await checked(process, plain)
      return typeof source === 'number' ? source : runWebProgram(process, readGo(process, source), surroundings)
    }
    return refuse(process, `go ${command}: not simulated here; version, env, mod, build, install, run and test are`)
  },
})

/** What go has built: it does what its source says. */
export const goBinary = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'go-binary' },
  run(process) {
    const path = findCommand(process, process.argv[0] ?? '') ?? ''
    const source = process.system.fs.readText(fromDirectory(process.cwd, path)).slice(HEAD.length)
    return runRead(process, process.argv[0] ?? '', () => readGo(process, source), surroundings)
  },
})
