import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textOf } from '../../shell/posix/bytes.ts'
import type { GnuResult, TestFiles } from '../gnu-fixture.ts'
import { layFiles } from '../real.ts'
import { answersOf } from '../referee/answers.ts'
import { PATH } from '../referee/programs.ts'

/** How many real shells run at a time. */
const AT_ONCE = 4
const TIMEOUT = 20_000

function runLine(line: string, cwd: string): Promise<GnuResult> {
  return new Promise((resolve) => {
    const env = { PATH, HOME: '/root', LC_ALL: 'C', TZ: 'UTC' }
    const child = spawn('bash', ['-c', line], { cwd, env, timeout: TIMEOUT, stdio: ['ignore', 'pipe', 'pipe'] })
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (piece: Buffer) => stdout.push(piece))
    child.stderr.on('data', (piece: Buffer) => stderr.push(piece))
    child.on('close', (status) =>
      resolve({ stdout: textOf(Buffer.concat(stdout)), stderr: textOf(Buffer.concat(stderr)), status: status ?? -1 }),
    )
  })
}

/** What the real bash answers to each line, in a fresh folder that holds `files`. */
export function runInRealBash(lines: readonly string[], files: TestFiles): Promise<readonly GnuResult[]> {
  const questions = lines.map((line) => ({ bash: line, files }))
  return answersOf(questions, (places) =>
    ask(
      places.map((place) => lines[place] ?? ''),
      files,
    ),
  )
}

async function ask(lines: readonly string[], files: TestFiles): Promise<readonly GnuResult[]> {
  const place = mkdtempSync(join(tmpdir(), 'differential-'))
  const results: GnuResult[] = []
  try {
    layFiles(join(place, 'fixture'), files)
    const waiting = [...lines.entries()].toReversed()
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [index, line] = next
        const folder = join(place, String(index))
        cpSync(join(place, 'fixture'), folder, { recursive: true, preserveTimestamps: true })
        results[index] = await runLine(line, folder)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return results
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
