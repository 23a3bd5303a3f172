import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { GnuProgram } from '../linux/gnu/library/program.ts'
import { textOf } from '../shell/posix/bytes.ts'
import { createGnuFixture, type TestFiles } from './gnu-fixture.ts'
import { layFiles } from './real.ts'
import { answersOf } from './referee/answers.ts'
import { PATH } from './referee/programs.ts'

/** A command line without the program's name, in words and single quotes; with what it reads, if it reads something. */
export type Row = string | readonly [line: string, stdin: string]

/** Characters of a text that are kept as they are. */
const MOST = 2000

interface Outcome {
  readonly stdout: string
  readonly stderr: string
  readonly status: number
  /** What the program made of the folder: files that are new or other than they were, null for those that are gone. */
  readonly files: Readonly<Record<string, string | null>>
}

const wordsOf = (line: string): string[] =>
  (line.match(/(?:'[^']*'|[^\s'])+/g) ?? []).map((word) => word.replaceAll("'", ''))

const partsOf = (row: Row): readonly [line: string, stdin: string] => (typeof row === 'string' ? [row, ''] : row)

/** Long texts stand by their beginning, their length and a digest. */
function brief(text: string): string {
  if (text.length <= MOST) return text
  return `${text.slice(0, MOST / 2)}… ${text.length} characters, ${createHash('sha1').update(text).digest('hex')}`
}

function changes(before: TestFiles, after: ReadonlyMap<string, string>): Outcome['files'] {
  const given = Object.entries(before).filter(([name]) => !name.includes('/'))
  const old = new Map(given.map(([name, content]) => [name, textOf(content)]))
  const made = [...after].filter(([name, text]) => old.get(name) !== text).map(([name, text]) => [name, brief(text)])
  const gone = [...old.keys()].filter((name) => !after.has(name)).map((name) => [name, null])
  return Object.fromEntries([...made, ...gone])
}

function filesIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(names.map(({ name }) => [name, textOf(readFileSync(join(folder, name)))]))
}

/** What the real program does with every row. */
function realOutcomes(name: string, rows: readonly Row[], files: TestFiles): Promise<readonly Outcome[]> {
  const questions = rows.map((row) => {
    const [line, stdin] = partsOf(row)
    return { program: name, line, stdin, files }
  })
  return answersOf(questions, (places) => {
    const asked = new Set(places)
    return ask(
      name,
      rows.filter((_, place) => asked.has(place)),
      files,
    )
  })
}

/** One bash runs all rows, each in a folder of its own. */
function ask(name: string, rows: readonly Row[], files: TestFiles): readonly Outcome[] {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'))
  try {
    const lines = rows.map((row, index) => {
      const [line, stdin] = partsOf(row)
      mkdirSync(join(folder, String(index)))
      layFiles(join(folder, String(index)), files)
      writeFileSync(join(folder, `${index}.in`), stdin)
      return `cd ${folder}/${index}; cat ../${index}.in 2>/dev/null | timeout 5 ${name} ${line} >../${index}.out 2>../${index}.err; echo $? >../${index}.status`
    })
    const env = { PATH, HOME: '/root', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
    spawnSync('bash', [], { input: lines.join('\n'), env, timeout: 30_000 })
    const read = (file: string): string => textOf(readFileSync(join(folder, file)))
    return rows.map((_, index) => ({
      stdout: brief(read(`${index}.out`)),
      stderr: read(`${index}.err`),
      status: Number(read(`${index}.status`)),
      files: changes(files, filesIn(join(folder, String(index)))),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ourOutcome(programs: readonly GnuProgram[], row: Row, files: TestFiles): Promise<Outcome> {
  const [line, stdin] = partsOf(row)
  const fixture = createGnuFixture(programs, { files, environment: { LC_ALL: 'C.UTF-8' } })
  const { fs } = fixture
  const result = await fixture.run(wordsOf(line), { stdin })
  const names = fs.list('/tmp/case').filter(({ type }) => type === 'file')
  const left = new Map(names.map(({ name }) => [name, textOf(fs.readFile(`/tmp/case/${name}`))]))
  return { ...result, stdout: brief(result.stdout), files: changes(files, left) }
}

/** Tests that a program does what the real one does: output, messages, status, files. */
export function compareRows(program: GnuProgram, rows: readonly Row[], files: TestFiles = {}): void {
  const { name } = program.declaration
  describe(`${name}, as the real one`, () => {
    let real: Promise<readonly Outcome[]> | undefined
    test.each(rows.map((row, index) => ({ line: partsOf(row)[0], row, index })))(
      '$line',
      async ({ row, index }) => {
        real ??= realOutcomes(name, rows, files)
        expect(await ourOutcome([program], row, files)).toEqual((await real)[index])
        // the first one may wait for all the real ones
      },
      40_000,
    )
  })
}
