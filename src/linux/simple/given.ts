import { Interrupted, type Signal } from '../../base/signal.ts'
import {
  declarationOf,
  type DescribedCommand,
  described,
  fetched,
  type GivenCommand,
  restOf,
  runGiven,
  UNTOLD,
} from '../../shell/given-command.ts'
import { later, listed } from '../../shell/later.ts'
import { complain, type LinuxCommand, type ListedLinuxCommand } from './command.ts'

/** What a promise gives. @throws Interrupted as soon as the signal is aborted */
function untilAborted<T>(promise: Promise<T>, signal: Signal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new Interrupted())
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

function whole(name: string, given: DescribedCommand): ListedLinuxCommand {
  const { name: _name, ...declaration } = declarationOf(name, given)
  return {
    declaration,
    run: (invocation) => {
      const { argv, stdin, stdout, stderr, signal, cwd } = invocation
      const readLine = (): Promise<string | undefined> => stdin.readLine()
      const io = { stdin: { readLine, text: () => restOf(readLine) }, stdout, stderr, signal, cwd }
      const say = async (message: string): Promise<void> => void (await complain(invocation, message))
      return untilAborted(runGiven(given.run, argv.slice(1), io, say), signal)
    },
  }
}

/** A command of an embedder's in the Simple shell. */
export function givenCommand(name: string, given: GivenCommand): LinuxCommand {
  if (typeof given === 'object' && 'load' in given)
    return later(name, UNTOLD.summary, async () => whole(name, await fetched(given)))
  const command = whole(name, described(given))
  return listed(name, declarationOf(name, described(given)).summary, command)
}
