import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { textOf } from '../shell/posix/bytes.ts'
import { type GnuResult, TEST_TIME, type TestFiles } from './gnu-bench.ts'

export interface RealSetup {
  readonly files?: TestFiles
  readonly stdin?: string | Uint8Array
  readonly environment?: Readonly<Record<string, string>>
}

/** Whether a real program is on this machine; tests that compare with it are skipped where it is not. */
export function isInstalled(name: string): boolean {
  return spawnSync('which', [name]).status === 0
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

/** Runs a real program in a new folder that holds `files`, and takes the folder away again. */
export function runReal(
  argv: readonly string[],
  { files = {}, stdin = '', environment = {} }: RealSetup = {},
): GnuResult {
  const folder = mkdtempSync(join(tmpdir(), 'case-'))
  try {
    layFiles(folder, files)
    const [name = '', ...words] = argv
    const env = { PATH: process.env['PATH'] ?? '', HOME: '/root', LC_ALL: 'C', TZ: 'UTC', ...environment }
    const { stdout, stderr, status } = spawnSync(name, words, { cwd: folder, input: stdin, env, timeout: 10_000 })
    return { stdout: textOf(stdout), stderr: textOf(stderr), status: status ?? -1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
