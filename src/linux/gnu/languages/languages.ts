import type { Jq, JqAnswer, JqTask } from '../../../base/jq.ts'
import { createAbort } from '../../../base/signal.ts'
import { platformHost } from '../../../host.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { Input } from '../../../shell/posix/input.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { ownWords } from '../library/own-words.ts'
import type { GnuProgram } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { jqDeclaration, yqDeclaration } from './declaration.ts'

/** How long a program may take, in milliseconds: it cannot be asked to hurry. */
const MOST_TIME = 10_000
/** Status of a command that is not there (POSIX, Shell Command Language 2.8.2). */
const NOT_THERE = 127

/** The texts of the files that the words name; a sentence where one may not be read. */
function filesNamed(process: GnuProcess, words: readonly string[]): Readonly<Record<string, string>> | string {
  const files: Record<string, string> = {}
  for (const word of words) {
    const path = resolvePath(process, word)
    if (process.system.fs.peek(path)?.type !== 'file') continue
    const content = attempt(() => textOf(process.system.fs.readFile(path)))
    if (content instanceof FileSystemError) return `error: Could not open file ${word}: ${content.message}`
    files[path] = content
  }
  return files
}

/** Has the host do a task; it is told when the process ends, or when the time is over (undefined). */
async function answered(process: GnuProcess, jq: Jq, task: JqTask): Promise<JqAnswer | undefined> {
  const { signal, abort } = createAbort()
  let limit: unknown
  try {
    // it takes the platform's time, whatever the machine's clock says
    const late = new Promise<undefined>((resolve) => {
      limit = platformHost.setTimeout(() => resolve(undefined), MOST_TIME)
    })
    return await process.outside(Promise.race([jq(task, signal), late]))
  } finally {
    platformHost.clearTimeout(limit)
    abort()
  }
}

/** Whether the words leave reading to standard input: none of them names a file. */
const readsInput = (files: Readonly<Record<string, string>>, words: readonly string[]): boolean =>
  Object.keys(files).length === 0 && !words.some((word) => /^(-n|--null-input|-[a-zA-Z]*n[a-zA-Z]*)$/.test(word))

async function run(process: GnuProcess, name: string, words: readonly string[]): Promise<number> {
  const { jq: runJq } = process.kernel.host
  if (!runJq) {
    await process.complain('this machine was made without it')
    return NOT_THERE
  }
  const files = filesNamed(process, words)
  if (typeof files === 'string') {
    await process.complain(files)
    return 2
  }
  if (words.length === 0) {
    await process.write(2, `Usage:\t${name} [OPTIONS] FILTER [FILES...]\n`)
    return 2
  }
  const stdin = readsInput(files, words) ? await new Input(process, process.file(0)).whole() : ''
  const answer = await answered(process, runJq, { words: [name, ...words], stdin, files, cwd: process.cwd })
  if (!answer) {
    await process.complain(`stopped after ${MOST_TIME / 1000} seconds`)
    return 1
  }
  await process.print(answer.stdout)
  await process.write(2, answer.stderr)
  return keepChanges(process, answer)
}

/** Writes what `-i` has changed. */
async function keepChanges(process: GnuProcess, { changed, status }: JqAnswer): Promise<number> {
  for (const [path, text] of Object.entries(changed)) {
    const kept = attempt(() => process.system.fs.writeFile(path, text))
    if (!(kept instanceof FileSystemError)) continue
    await process.complain(`${path}: ${kept.message}`)
    return 1
  }
  return status
}

/** How many words follow an option as its values. */
const VALUES: Readonly<Record<string, number>> = { '--arg': 2, '--argjson': 2, '--slurpfile': 2, '--rawfile': 2 }
const FROM_FILE = /^(?:--from-file|-[a-zA-Z]*f[a-zA-Z]*)$/

/** The place of the first word that is no option: the filter, or the file that has it. */
function placeOfFilter(words: readonly string[]): number {
  let at = 0
  for (; words[at]?.startsWith('-'); at += 1) at += VALUES[words[at] ?? ''] ?? 0
  return at
}

/** The words with the filter that `-f` names in its place, and without that option. */
function withFilter(process: GnuProcess, words: readonly string[]): readonly string[] | FileSystemError {
  if (!words.some((word) => FROM_FILE.test(word))) return words
  const others = words
    .map((word) => (/^-[a-zA-Z]+$/.test(word) ? word.replace('f', '') : word))
    .filter((word) => word !== '-' && word !== '--from-file')
  const at = placeOfFilter(others)
  const path = others[at]
  if (path === undefined) return others
  const filter = attempt(() => textOf(process.system.fs.readFile(resolvePath(process, path))))
  return filter instanceof FileSystemError ? new FileSystemError(filter.code, path) : others.with(at, filter)
}

/** Options of jq(1) that just-bash has not, or takes without effect. */
const REFUSED =
  /^(?:-[a-zA-Z]*[CaL][a-zA-Z]*|--(?:color-output|ascii-output|indent|seq|stream|stream-errors|unbuffered|raw-output0|build-configuration))$/

export const jq: GnuProgram = ownWords(jqDeclaration, async (process, words) => {
  const end = words.indexOf('--args')
  const refused = words.slice(0, end < 0 ? undefined : end).find((word) => REFUSED.test(word))
  if (refused !== undefined) {
    await process.complain(`option '${refused}' is not simulated here`)
    return 2
  }
  const given = withFilter(process, words)
  if (given instanceof FileSystemError) {
    await process.complain(`Could not open ${given.path}: ${given.message}`)
    return 2
  }
  return run(process, 'jq', given)
})
export const yq: GnuProgram = ownWords(yqDeclaration, (process, words) => run(process, 'yq', words))
