import { fromDirectory } from '../../../../../linux/path.ts'
import { FileSystemError } from '../../../../../shell/posix/errno.ts'
import { Subprocess } from '../../subprocess.ts'
import type { GnuProcess } from '../../../../../linux/gnu/library/gnu-system.ts'
import type { Natives } from '../builtins/install.ts'
import { Arr, Obj, type Value } from '../values.ts'
import { type Host, meanwhile } from './host.ts'

/** What became of a command. */
interface Result {
  readonly status: number
  readonly out: string
  readonly err: string
  /** Why it was not started: ENOENT. */
  readonly code?: string
}

/** The words of an array. */
export const wordsIn = (value: Value): string[] => (value instanceof Arr ? value.items.map(String) : [])

/** The variables of an object; undefined for none. */
function environmentIn(value: Value): ReadonlyMap<string, string> | undefined {
  if (!(value instanceof Obj)) return undefined
  return new Map(value.keys().map((key) => [String(key), String(value.own(key)?.value)]))
}

/** Runs a command: status and what it wrote. */
async function commanded(process: GnuProcess, given: readonly Value[]): Promise<Result> {
  try {
    return await ran(process, given)
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    return { status: 0, out: '', err: '', code: error.code }
  }
}

/** @throws FileSystemError where it cannot be started */
async function ran(process: GnuProcess, [list, given, cwd, env]: readonly Value[]): Promise<Result> {
  const child = new Subprocess(process, {
    words: wordsIn(list),
    streams: ['pipe', 'pipe', 'pipe'],
    cwd: typeof cwd === 'string' ? fromDirectory(process.cwd, cwd) : undefined,
    environment: environmentIn(env),
  })
  const written = await child.communicate(String(given ?? ''))
  const outcome = await child.wait()
  return { status: outcome.type === 'exited' ? outcome.status : 128, ...written }
}

/** Other programs: of their words, their input, a directory and an environment. */
export const commands = (host: Host): Natives => {
  const { process, realm } = host
  return {
    run: ({ args }) => meanwhile(host, commanded(process, args), (result) => realm.object({ ...result })),
    *runSync({ args }) {
      let result: Result = { status: 0, out: '', err: '' }
      yield commanded(process, args).then((done) => (result = done))
      return realm.object({ ...result })
    },
  }
}
