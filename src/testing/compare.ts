import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { GnuProgram } from '../linux/gnu/library/program.ts'
import { textOf } from '../shell/posix/bytes.ts'
import { createGnuBench, TEST_TIME, type TestFiles } from './gnu-bench.ts'
import { isInstalled } from './real.ts'

/** A command line without the program's name, in words and single quotes; with what it reads, if it reads something. */
export type Row = string | readonly [line: string, stdin: string]

interface Outcome {
  readonly stdout: string
  readonly stderr: string
  readonly status: number
  /** What is in the folder afterwards. */
  readonly files: Readonly<Record<string, string>>
}

const wordsOf = (line: string): string[] =>
  (line.match(/(?:'[^']*'|[^\s'])+/g) ?? []).map((word) => word.replaceAll("'", ''))

const partsOf = (row: Row): readonly [line: string, stdin: string] => (typeof row === 'string' ? [row, ''] : row)

function lay(folder: string, files: TestFiles): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(name.endsWith('/') ? path : dirname(path), { recursive: true })
    if (!name.endsWith('/')) writeFileSync(path, content)
    utimesSync(path, TEST_TIME / 1000, TEST_TIME / 1000)
  }
}

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(names.map(({ name }) => [name, textOf(readFileSync(join(folder, name)))]))
}

/** What the real program does with every row: one bash runs them all, each in a folder of its own. */
function realOutcomes(name: string, rows: readonly Row[], files: TestFiles): readonly Outcome[] {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'))
  try {
    const lines = rows.map((row, index) => {
      const [line, stdin] = partsOf(row)
      lay(join(folder, String(index)), files)
      writeFileSync(join(folder, `${index}.in`), stdin)
      return `cd ${folder}/${index}; cat ../${index}.in 2>/dev/null | timeout 5 ${name} ${line} >../${index}.out 2>../${index}.err; echo $? >../${index}.status`
    })
    const env = { PATH: process.env['PATH'] ?? '', HOME: '/root', LC_CTYPE: 'C.UTF-8', TZ: 'UTC' }
    spawnSync('bash', [], { input: lines.join('\n'), env, timeout: 30_000 })
    const read = (file: string): string => textOf(readFileSync(join(folder, file)))
    return rows.map((_, index) => ({
      stdout: read(`${index}.out`),
      // messages are those of LC_ALL=C: no curved quotes
      stderr: read(`${index}.err`).replaceAll(/[‘’]/g, "'"),
      status: Number(read(`${index}.status`)),
      files: filesIn(join(folder, String(index))),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ourOutcome(programs: readonly GnuProgram[], row: Row, files: TestFiles): Promise<Outcome> {
  const [line, stdin] = partsOf(row)
  const bench = createGnuBench(programs, { files })
  const { fs } = bench
  const result = await bench.run(wordsOf(line), { stdin })
  const names = fs.list('/tmp/case').filter(({ type }) => type === 'file')
  const left = names.map(({ name }) => [name, textOf(fs.readFile(`/tmp/case/${name}`))])
  return { ...result, files: Object.fromEntries(left) }
}

/** Tests that a program does what the real one does: output, messages, status, files. Skipped where the real one is missing. */
export function compareRows(program: GnuProgram, rows: readonly Row[], files: TestFiles = {}): void {
  const { name } = program.declaration
  describe.skipIf(!isInstalled(name))(`${name}, as the real one`, () => {
    let real: readonly Outcome[] | undefined
    test.each(rows.map((row, index) => ({ line: partsOf(row)[0], row, index })))(
      '$line',
      async ({ row, index }) => {
        real ??= realOutcomes(name, rows, files)
        expect(await ourOutcome([program], row, files)).toEqual(real[index])
        // the first one waits for all the real ones
      },
      40_000,
    )
  })
}
