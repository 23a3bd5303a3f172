import { type HostWorker, platformHost } from '../../../host.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { Input } from '../../../shell/posix/input.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { ownWords } from '../library/own-words.ts'
import type { GnuProgram } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { jqDeclaration, yqDeclaration } from './declaration.ts'
import { isAnswer, type LanguageAnswer, type LanguageTask } from './task.ts'

/** How long a program may take, in milliseconds: it cannot be asked to hurry. */
const MOST_TIME = 10_000

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

/** Has a worker of the host's do a task; it ends with the process, or when the time is over (undefined). */
async function inWorker(
  process: GnuProcess,
  task: LanguageTask,
  worker: HostWorker,
): Promise<LanguageAnswer | undefined> {
  let limit: unknown
  try {
    const answer = new Promise<LanguageAnswer>((resolve, reject) => {
      worker.onMessage((message) => {
        if (isAnswer(message)) resolve(message)
      })
      worker.onError(() => reject(new Error('its worker could not be started')))
    })
    worker.post(task)
    // the worker's time is the platform's, whatever the machine's clock says
    const late = new Promise<undefined>((resolve) => {
      limit = platformHost.setTimeout(() => resolve(undefined), MOST_TIME)
    })
    return await process.outside(Promise.race([answer, late]))
  } finally {
    platformHost.clearTimeout(limit)
    worker.terminate()
  }
}

async function here(process: GnuProcess, task: LanguageTask): Promise<LanguageAnswer> {
  const { answerTask } = await process.outside(import('./answer.ts'))
  return process.outside(answerTask(task))
}

/** Whether the words leave reading to standard input: none of them names a file. */
const readsInput = (files: Readonly<Record<string, string>>, words: readonly string[]): boolean =>
  Object.keys(files).length === 0 && !words.some((word) => /^(-n|--null-input|-[a-zA-Z]*n[a-zA-Z]*)$/.test(word))

async function run(process: GnuProcess, name: string, words: readonly string[]): Promise<number> {
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
  const task: LanguageTask = { words: [name, ...words], stdin, files, cwd: process.cwd }
  const worker = process.kernel.host.createWorker?.()
  const answer = worker ? await inWorker(process, task, worker) : await here(process, task)
  if (!answer) {
    await process.complain(`stopped after ${MOST_TIME / 1000} seconds`)
    return 1
  }
  await process.print(answer.stdout)
  await process.write(2, answer.stderr)
  return keepChanges(process, answer)
}

/** Writes what `-i` has changed. */
async function keepChanges(process: GnuProcess, { changed, status }: LanguageAnswer): Promise<number> {
  for (const [path, text] of Object.entries(changed)) {
    const kept = attempt(() => process.system.fs.writeFile(path, text))
    if (!(kept instanceof FileSystemError)) continue
    await process.complain(`${path}: ${kept.message}`)
    return 1
  }
  return status
}

export const jq: GnuProgram = ownWords(jqDeclaration, (process, words) => run(process, 'jq', words))
export const yq: GnuProgram = ownWords(yqDeclaration, (process, words) => run(process, 'yq', words))
