import { spawnSync } from 'node:child_process'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layFiles } from './real.ts'
import { answerOf } from './referee/answers.ts'
import { PATH } from './referee/programs.ts'
import { textOf } from '../shell/posix/bytes.ts'
import { spawnCommand } from '../shell/posix/exec.ts'
import type { FileSystem } from '../linux/fs.ts'
import type { GnuProgram } from '../linux/gnu/library/program.ts'
import { createGnuFixture, type GnuFixture, type GnuResult, TEST_TIME, type TestFiles } from './gnu-fixture.ts'

/** A word list, or a line to be split at blanks. */
export type Line = string | readonly string[]

/** Lines that are run one after another in one folder, what they said, and what became of the folder. */
export interface FileRun {
  readonly results: readonly GnuResult[]
  /** One line for each file, `path mode content`. */
  readonly tree: readonly string[]
}

export interface FileSetup {
  readonly files?: TestFiles
  readonly stdin?: string
  readonly environment?: Readonly<Record<string, string>>
}

const wordsOf = (line: Line): readonly string[] => (typeof line === 'string' ? line.split(' ') : line)
const octal = (mode: number): string => (mode & 0o7777).toString(8)

/** Runs whatever program its words name. */
const runner: GnuProgram = {
  declaration: { name: 'runner' },
  async run(process) {
    const { status } = await process.wait(spawnCommand(process, process.argv.slice(1)))
    return status
  },
}

function ourTree(fs: FileSystem, path: string, prefix = ''): readonly string[] {
  return fs.names(path).flatMap((name) => {
    const at = `${path}/${name}`
    const { type, mode, nlink, mtime } = fs.lstat(at)
    const time = mtime === TEST_TIME ? '' : ` @${mtime}`
    if (type === 'directory') return [`${prefix}${name}/ ${octal(mode)}`, ...ourTree(fs, at, `${prefix}${name}/`)]
    if (type === 'symlink') return [`${prefix}${name} -> ${fs.readLink(at)}`]
    return [`${prefix}${name} ${octal(mode)} x${nlink}${time} ${textOf(fs.readFile(at))}`]
  })
}

/** A time that nobody set is the test's time: the real clock goes on, ours stands. */
function realTree(path: string, started: number, prefix = ''): readonly string[] {
  return readdirSync(path)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap((name) => {
      const at = join(path, name)
      const stat = lstatSync(at)
      const time = stat.mtimeMs === TEST_TIME || stat.mtimeMs >= started ? '' : ` @${stat.mtimeMs}`
      if (stat.isDirectory())
        return [`${prefix}${name}/ ${octal(stat.mode)}`, ...realTree(at, started, `${prefix}${name}/`)]
      if (stat.isSymbolicLink()) return [`${prefix}${name} -> ${readlinkSync(at)}`]
      return [`${prefix}${name} ${octal(stat.mode)} x${stat.nlink}${time} ${textOf(readFileSync(at))}`]
    })
}

/** A machine that runs lines with these programs. */
export function createFileFixture(
  programs: readonly GnuProgram[],
  setup: FileSetup = {},
): GnuFixture & { line(line: Line): Promise<GnuResult> } {
  const fixture = createGnuFixture([runner, ...programs], setup)
  return { ...fixture, line: (line) => fixture.run(wordsOf(line)) }
}

/** Runs lines with our programs. */
export async function runOurs(
  programs: readonly GnuProgram[],
  lines: readonly Line[],
  setup: FileSetup = {},
): Promise<FileRun> {
  const fixture = createFileFixture(programs, setup)
  const results: GnuResult[] = []
  for (const line of lines) results.push(await fixture.line(line))
  return { results, tree: ourTree(fixture.fs, '/tmp/case') }
}

/** What the real programs answer to lines; `names` are programs that have another name there. */
export function runTheirs(
  lines: readonly Line[],
  setup: FileSetup = {},
  names: Readonly<Record<string, string>> = {},
): FileRun {
  const words = lines.map((line) => wordsOf(line).map((word) => names[word] ?? word))
  return answerOf({ lines: words, ...setup }, () => ask(words, setup))
}

function ask(lines: readonly (readonly string[])[], { files = {}, stdin = '', environment = {} }: FileSetup): FileRun {
  const folder = mkdtempSync(join(tmpdir(), 'case-'))
  try {
    layFiles(folder, files)
    // a little earlier: the clock of the file system is a coarse one
    const started = Date.now() - 50
    const env = { PATH, HOME: '/root', LC_ALL: 'C', TZ: 'UTC', ...environment }
    const results = lines.map(([name = '', ...words]) => {
      const { stdout, stderr, status } = spawnSync(name, words, { cwd: folder, input: stdin, env, timeout: 10_000 })
      return { stdout: textOf(stdout), stderr: textOf(stderr), status: status ?? -1 }
    })
    return { results, tree: realTree(folder, started) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
