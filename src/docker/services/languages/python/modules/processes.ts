import { signalNumbers } from '../../../../../shell/posix/signals.ts'
import { fromDirectory } from '../../../../../linux/path.ts'
import { FileSystemError } from '../../../../../shell/posix/errno.ts'
import { needed, numberArgument, textArgument, wholeNumber } from '../arguments.ts'
import { raised } from '../exceptions.ts'
import { type StreamKind, Subprocess } from '../../subprocess.ts'
import { Dict, List, type Steps, Tuple, type Value, type Words } from '../values.ts'
import { onFiles } from './machine.ts'
import { type Host, natives } from './native.ts'

type Outcome = NonNullable<Subprocess['outcome']>

const KINDS: ReadonlySet<string> = new Set(['inherit', 'pipe', 'null', 'stdout'])
const signals = Object.entries(signalNumbers) as readonly (readonly [keyof typeof signalNumbers, number])[]
const isKind = (text: string): text is StreamKind => KINDS.has(text)

const kindAt = (kinds: Value, at: number): StreamKind => {
  const text = kinds instanceof Tuple ? String(kinds.items[at]) : ''
  return isKind(text) ? text : 'inherit'
}

const environmentIn = (value: Value): ReadonlyMap<string, string> | undefined =>
  value instanceof Dict
    ? new Map([...value.entries.values()].map(([key, one]) => [String(key), String(one)]))
    : undefined

/** The status that Python has for an end: of a signal, its number below zero. */
const statusOf = (outcome: Outcome | undefined): Value => {
  if (!outcome) return null
  return BigInt(outcome.type === 'exited' ? outcome.status : -signalNumbers[outcome.signal])
}

/** Where a command is started. @throws FileSystemError */
function directoryFor({ process }: Host, cwd: Value): string | undefined {
  if (cwd === null) return undefined
  const path = fromDirectory(process.cwd, String(cwd))
  if (process.system.fs.isDirectory(path)) return path
  throw new FileSystemError(process.system.fs.exists(path) ? 'ENOTDIR' : 'ENOENT', path)
}

/** What a promise gives. */
function* waited<T>(coming: Promise<T>): Steps<T | undefined> {
  let value: T | undefined
  yield coming.then((come) => (value = come))
  return value
}

/** Words, kinds of streams, directory and environment. @throws Raised OSError */
function start(host: Host, { places: [list = null, streams = null, cwd = null, variables = null] }: Words): Subprocess {
  const words = list instanceof List ? list.items.map(String) : []
  const directory = onFiles(String(cwd), () => directoryFor(host, cwd))
  const kinds = [kindAt(streams, 0), kindAt(streams, 1), kindAt(streams, 2)] as const
  const command = { words, streams: kinds, cwd: directory, environment: environmentIn(variables) }
  return onFiles(words[0] ?? '', () => new Subprocess(host.process, command))
}

function signalled(child: Subprocess, number: number): void {
  for (const [name, own] of signals) if (own === number) child.signal(name)
}

/** What comes, or undefined after so many seconds; None waits for ever. */
function within<T>({ process }: Host, coming: Promise<T>, seconds: Value = null): Promise<T | undefined> {
  if (seconds === null) return coming
  return Promise.race([coming, process.sleep(numberArgument(seconds) * 1000).then(() => undefined)])
}

/** What a command has written once it has its input and has ended. */
async function whole(child: Subprocess, given: string): ReturnType<Subprocess['communicate']> {
  const written = await child.communicate(given)
  await child.wait()
  return written
}

/** What subprocess needs: each command is known by its number. */
export function processes(host: Host): ReadonlyMap<string, Value> {
  const started = new Map<bigint, Subprocess>()
  const of = (given: Words): Subprocess => {
    const found = started.get(BigInt(wholeNumber(needed(given, 0))))
    if (found) return found
    throw raised('ProcessLookupError', 3n, 'No such process')
  }
  return natives({
    start(given) {
      const child = start(host, given)
      started.set(BigInt(child.pid), child)
      return BigInt(child.pid)
    },
    poll: (given) => statusOf(of(given).outcome),
    *communicate(given) {
      const written = yield* waited(within(host, whole(of(given), textArgument(given, 1)), given.places[2]))
      return written ? new Tuple([written.out, written.err]) : null
    },
    *wait(given) {
      return statusOf(yield* waited(within(host, of(given).wait(), given.places[1])))
    },
    *write(given) {
      yield* waited(of(given).write(textArgument(given, 1)))
      return null
    },
    close: (given) => (of(given).closeInput(), null),
    *read(given) {
      return (yield* waited(of(given).read(wholeNumber(needed(given, 1))))) ?? ''
    },
    signal: (given) => (signalled(of(given), wholeNumber(needed(given, 1))), null),
  })
}
