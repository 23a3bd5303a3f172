import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { textOf } from '../shell/posix/bytes.ts'
import { answerOf } from './referee/answers.ts'
import { PATH } from './referee/programs.ts'
import { type GnuResult, TEST_TIME, type TestFiles } from './gnu-fixture.ts'

export interface RealSetup {
  readonly files?: TestFiles
  readonly stdin?: string | Uint8Array
  readonly environment?: Readonly<Record<string, string>>
}

/** Makes `files` in a real folder, all of them changed at TEST_TIME. */
export function layFiles(folder: string, files: TestFiles): void {
  const seconds = TEST_TIME / 1000
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(name.endsWith('/') ? path : dirname(path), { recursive: true })
    if (!name.endsWith('/')) writeFileSync(path, content)
    utimesSync(path, seconds, seconds)
  }
}

/** What a real program answers in a new folder that holds `files`. */
export function runReal(argv: readonly string[], setup: RealSetup = {}): GnuResult {
  return answerOf({ argv, ...setup }, () => ask(argv, setup))
}

/**
 * bash takes a socket on its standard input for one of rshd's, and would run the ~/.bashrc of this machine before a line that `-c`
 * gives it (run_startup_files of bash 5.2).
 */
const unasked = (argv: readonly string[]): readonly string[] =>
  argv[0] === 'bash' && argv.includes('-c') ? ['bash', '--norc', ...argv.slice(1)] : argv

function ask(argv: readonly string[], { files = {}, stdin = '', environment = {} }: RealSetup): GnuResult {
  const folder = mkdtempSync(join(tmpdir(), 'case-'))
  try {
    layFiles(folder, files)
    const [name = '', ...words] = unasked(argv)
    const env = { PATH, HOME: '/root', LC_ALL: 'C', TZ: 'UTC', ...environment }
    const { stdout, stderr, status } = spawnSync(name, words, {
      cwd: folder,
      input: stdin,
      env,
      timeout: 60_000,
      maxBuffer: 2 ** 28,
    })
    return { stdout: textOf(stdout), stderr: textOf(stderr), status: status ?? -1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
